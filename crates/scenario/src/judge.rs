//! What a scenario says is so, and whether it is.

use kernel::{Game, Published, Refusal, Seat, Turn};
use referee::check;

use crate::Fault;
use crate::parse::Statement;
use crate::run::{Stage, Stop, fault, list, seat_and, seat_of};

impl<G: Published> Stage<'_, G> {
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

    pub(crate) fn expect(&self, statement: &Statement<'_>) -> Result<(), Stop> {
        let position = self.game().write_position();
        let faults = statement.each().into_iter().filter_map(|(line, wanted)| {
            let there = position.lines().any(|is| is.trim() == wanted);
            (!there).then(|| {
                let near = closest(&position, wanted).join("\n  ");
                fault(
                    line,
                    format!("expected {wanted}\nthe closest lines are:\n  {near}"),
                )
            })
        });
        verdict(faults.collect())
    }

    pub(crate) fn expect_not(&self, statement: &Statement<'_>) -> Result<(), Stop> {
        let position = self.game().write_position();
        let faults = statement.each().into_iter().filter_map(|(line, unwanted)| {
            let there = position.lines().any(|is| is.trim() == unwanted);
            there.then(|| fault(line, format!("{unwanted} is so, and should not be")))
        });
        verdict(faults.collect())
    }

    pub(crate) fn event(&self, statement: &Statement<'_>) -> Result<(), Stop> {
        let told: Vec<String> = self.events.iter().map(|one| format!("{one:?}")).collect();
        let wanted = statement.key == "event";
        let faults = statement.each().into_iter().filter_map(|(line, text)| {
            let happened = told.iter().any(|event| event.contains(text));
            (happened != wanted).then(|| {
                let verb = if wanted { "did not happen" } else { "happened" };
                let all = told.join("\n  ");
                fault(line, format!("{text} {verb}; what did:\n  {all}"))
            })
        });
        verdict(faults.collect())
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
        let wanted = list(value)
            .filter(|winner| *winner != "nobody")
            .map(|winner| seat_of(line, winner))
            .collect::<Result<Vec<Seat>, _>>()?;
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

/// The lines of a position that are most like the one expected: first those of the same key.
fn closest<'a>(position: &'a str, wanted: &str) -> Vec<&'a str> {
    let key = |line: &str| line.split(':').next().unwrap_or("").to_owned();
    let mut lines: Vec<(bool, usize, &str)> = position
        .lines()
        .map(str::trim)
        .map(|line| (key(line) != key(wanted), distance(line, wanted), line))
        .collect();
    lines.sort_by_key(|(other, far, _)| (*other, *far));
    lines.into_iter().take(3).map(|(_, _, line)| line).collect()
}

/// Levenshtein's.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, a) in one.chars().enumerate() {
        let mut corner = row[0];
        row[0] = at + 1;
        for (to, b) in other.iter().enumerate() {
            let change = corner + usize::from(a != *b);
            corner = row[to + 1];
            row[to + 1] = change.min(corner + 1).min(row[to] + 1);
        }
    }
    row[other.len()]
}

fn untrue(line: usize, message: String) -> Stop {
    Stop::Untrue(vec![fault(line, message)])
}

fn verdict(faults: Vec<Fault>) -> Result<(), Stop> {
    if faults.is_empty() {
        Ok(())
    } else {
        Err(Stop::Untrue(faults))
    }
}
