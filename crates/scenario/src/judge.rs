//! What a scenario says is so, and whether it is.

use kernel::{Dice, Game, Published, Refusal, Seat, Turn};
use referee::check;

use crate::fault;
use crate::parse::Statement;
use crate::run::{Stage, Stop, list, seat_and, seat_of, verdict};

impl<G: Published> Stage<'_, '_, G> {
    pub(crate) fn offers(&self, line: usize, key: &str, value: &str) -> Result<(), Stop> {
        let (seat, wanted) = seat_and(line, value)?;
        let game = self.game();
        if game.turn() != Turn::Ask(seat) {
            return Err(untrue(line, format!("{seat} is not asked: {}", turn(game))));
        }
        let mut offered = Vec::new();
        game.choices(&mut offered);
        let mut named = Vec::new();
        for text in list(wanted) {
            named.push(self.read(line, game, text)?);
        }
        let write = |choices: Vec<G::Choice>| {
            let texts: Vec<_> = choices
                .into_iter()
                .map(|choice| game.write_choice(choice))
                .collect();
            texts.join(", ")
        };
        let without = |all: &[G::Choice], some: &[G::Choice]| -> Vec<G::Choice> {
            all.iter()
                .filter(|choice| !some.contains(choice))
                .copied()
                .collect()
        };
        let (missing, others) = (without(&named, &offered), without(&offered, &named));
        let both: Vec<_> = without(&named, &missing);
        let mut wrong = Vec::new();
        if key != "offers-not" && !missing.is_empty() {
            wrong.push(format!("not offered: {}", write(missing)));
        }
        if key == "offers" && !others.is_empty() {
            wrong.push(format!("offered as well: {}", write(others)));
        }
        if key == "offers-not" && !both.is_empty() {
            wrong.push(format!("offered: {}", write(both)));
        }
        if wrong.is_empty() {
            Ok(())
        } else {
            wrong.push(format!("all that {seat} is offered: {}", write(offered)));
            Err(untrue(line, wrong.join("\n")))
        }
    }

    pub(crate) fn refuses(&self, line: usize, value: &str) -> Result<(), Stop> {
        let (chain, wanted) = value
            .split_once("->")
            .ok_or_else(|| fault(line, "write: refuses: SEAT CHOICE -> RULE"))?;
        let (wanted, (seat, chain)) = (wanted.trim(), seat_and(line, chain.trim())?);
        let (mut game, mut dice) = (self.game().clone(), self.dice.clone());
        let mut answers = chain.split(';').map(str::trim).peekable();
        while let Some(text) = answers.next() {
            let choice = self.read(line, &game, text)?;
            match (check(&game, seat, choice), answers.peek().is_some()) {
                (Ok(()), true) => game.apply(choice, &mut dice, &mut kernel::Quiet),
                (Ok(()), false) => {
                    return Err(untrue(
                        line,
                        format!("{seat} {text} is allowed, not refused"),
                    ));
                }
                (Err(refusal), true) => {
                    let refusal = self.told(&refusal);
                    let why = format!("{seat} {text} is refused already: {refusal}");
                    return Err(untrue(line, why));
                }
                (Err(refusal), false) => {
                    let is = match &refusal {
                        Refusal::Over => "over",
                        Refusal::NotYourTurn { .. } => "not-your-turn",
                        Refusal::Forbidden { rule, .. } => rule.0,
                    };
                    if is != wanted {
                        let refusal = self.told(&refusal);
                        let why = format!("refused by {is}, not {wanted}: {refusal}");
                        return Err(untrue(line, why));
                    }
                }
            }
        }
        Ok(())
    }

    /// `A draw -> dragon, red dwarf`: with this answer none of these can be drawn.
    pub(crate) fn draws_not(&self, line: usize, value: &str) -> Result<(), Stop> {
        let (chain, wishes) = value
            .split_once("->")
            .ok_or_else(|| fault(line, "write: draws-not: SEAT CHOICE -> WHAT, WHAT"))?;
        if list(wishes).next().is_none() {
            return Err(fault(line, "write what cannot be drawn behind the arrow").into());
        }
        let (seat, chain) = seat_and(line, chain.trim())?;
        let (before, last) = match chain.rsplit_once(';') {
            Some((before, last)) => (Some(before), last.trim()),
            None => (None, chain),
        };
        let mut stand = self.hand_over();
        if let Some(before) = before {
            self.answer(line, seat, before, &mut stand)?;
        }
        let (game, ..) = stand;
        let choice = self.read(line, &game, last)?;
        self.allowed(line, &game, seat, choice, last)?;
        let mut faults = Vec::new();
        for wish in list(wishes) {
            let read = game.read_wish(wish);
            let read = read.map_err(|error| fault(line, self.say(&error.why)))?;
            let mut dice = Dice::script(vec![read]);
            game.clone().apply(choice, &mut dice, &mut kernel::Quiet);
            match dice.take_tape() {
                Err(_) => {}
                Ok(tape) if tape.is_empty() => {
                    faults.push(fault(line, format!("{seat} {last} draws nothing")));
                    break;
                }
                Ok(_) => faults.push(fault(line, format!("{wish} can be drawn"))),
            }
        }
        verdict(faults)
    }

    /// `deck 42`: how many a pile has.
    pub(crate) fn size(&self, statement: &Statement<'_>) -> Result<(), Stop> {
        let piles = self.game().piles();
        let mut faults = Vec::new();
        for (line, text) in statement.each() {
            let wrong = || {
                fault(
                    line,
                    "write the name of a pile and how many it has: deck 42",
                )
            };
            let (name, number) = text.rsplit_once(' ').ok_or_else(wrong)?;
            let (name, number) = (name.trim(), number.parse::<usize>().map_err(|_| wrong())?);
            match piles.iter().find(|(pile, _)| *pile == name) {
                Some((_, is)) if *is == number => {}
                Some((_, is)) => faults.push(fault(line, format!("{name} has {is}, not {number}"))),
                None => {
                    let names: Vec<&str> = piles.iter().map(|(pile, _)| *pile).collect();
                    let known = match &names[..] {
                        [] => "this game has none".to_owned(),
                        some => format!("choose from: {}", some.join(", ")),
                    };
                    return Err(fault(line, format!("there is no pile {name:?}; {known}")).into());
                }
            }
        }
        verdict(faults)
    }

    pub(crate) fn asks(&self, line: usize, value: &str) -> Result<(), Stop> {
        let seat = seat_of(line, value)?;
        if self.game().turn() == Turn::Ask(seat) {
            return Ok(());
        }
        let is = turn(self.game());
        Err(untrue(
            line,
            format!("expected that {seat} is asked, but {is}"),
        ))
    }

    pub(crate) fn over(&self, line: usize, value: &str) -> Result<(), Stop> {
        let mut wanted = list(value)
            .filter(|winner| *winner != "nobody")
            .map(|winner| seat_of(line, winner))
            .collect::<Result<Vec<Seat>, _>>()?;
        wanted.sort_unstable();
        if self.game().turn() != Turn::Over {
            return Err(untrue(line, format!("not over: {}", turn(self.game()))));
        }
        let standings = self.game().standings();
        let mut winners: Vec<Seat> = standings.winners().collect();
        winners.sort_unstable();
        if winners == wanted {
            return Ok(());
        }
        let places: Vec<_> = standings
            .places
            .iter()
            .map(|place| format!("{}. {} {}", place.rank, place.seat, place.score))
            .collect();
        Err(untrue(
            line,
            format!(
                "expected {value} to win; {}: {}",
                standings.ending,
                places.join(", ")
            ),
        ))
    }
}

pub(crate) fn turn<G: Game>(game: &G) -> String {
    match game.turn() {
        Turn::Ask(seat) => format!("{seat} is asked"),
        Turn::Over => "the game is over".to_owned(),
    }
}

pub(crate) fn untrue(line: usize, message: String) -> Stop {
    Stop::Untrue(vec![fault(line, message)])
}
