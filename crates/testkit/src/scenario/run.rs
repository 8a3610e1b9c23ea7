//! Statements to verdicts.

use kernel::{Dice, Game, Published, Refusal, Seat, Shared, Turn, Wanted};

use super::Fault;
use super::parse::{Scenario, Statement};
use crate::contract::rule_ids;

/// Runs a scenario. A line that cannot be carried out ends it; one that does not come true does not.
pub(super) fn run<G: Published>(
    scenario: &Scenario<'_>,
    content: &Shared<G::Content>,
) -> Vec<Fault> {
    let mut stage = match Stage::<G>::new(scenario, content) {
        Ok(stage) => stage,
        Err(fault) => return vec![fault],
    };
    for statement in &scenario.statements {
        match stage.carry_out(statement) {
            Ok(()) => {}
            Err(Stop::Untrue(faults)) => stage.faults.extend(faults),
            Err(Stop::Broken(fault)) => {
                stage.faults.push(fault);
                return stage.faults;
            }
        }
    }
    let end = scenario
        .statements
        .last()
        .map_or(scenario.line, |last| last.line);
    if let Err(fault) = stage.begun(end).and_then(|()| stage.all_drawn()) {
        stage.faults.push(fault);
    }
    stage.faults
}

/// Where a scenario stands.
struct Stage<G: Published> {
    setup: G::Setup,
    /// `None` until a position is read or something is asked of a fresh match.
    game: Option<G>,
    dice: Dice,
    /// The last `deal:` and its line; unread until there is a game to read it.
    deal: Option<(usize, String)>,
    events: Vec<G::Event>,
    faults: Vec<Fault>,
}

/// Why a statement did not go through.
enum Stop {
    /// It is not so; the scenario goes on.
    Untrue(Vec<Fault>),
    /// It cannot be carried out.
    Broken(Fault),
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Self::Broken(fault)
    }
}

impl<G: Published> Stage<G> {
    fn new(scenario: &Scenario<'_>, content: &Shared<G::Content>) -> Result<Self, Fault> {
        let known = rule_ids(G::RULES);
        let mut cited = scenario.cited().peekable();
        if cited.peek().is_none() {
            return Err(fault(
                scenario.line,
                "cites no rule: write \"rules: ID ID\"",
            ));
        }
        if let Some(stranger) = cited.find(|rule| !known.contains(rule)) {
            let line = line_of(scenario, "rules");
            return Err(fault(
                line,
                format!(
                    "cites {stranger}, which the rules of {} do not know",
                    G::KEY
                ),
            ));
        }
        let mut setups = scenario.statements.iter().filter(|one| one.key == "setup");
        let wanted: Wanted = match setups.next() {
            Some(one) => one.value.parse().map_err(|error| fault(one.line, error))?,
            None => Wanted::default(),
        };
        if let Some(second) = setups.next() {
            return Err(fault(second.line, "a second set-up"));
        }
        let setup = G::set_up(content, &wanted)
            .map_err(|error| fault(line_of(scenario, "setup"), error))?;
        Ok(Self {
            setup,
            game: None,
            dice: Dice::script(vec![]),
            deal: None,
            events: vec![],
            faults: vec![],
        })
    }

    fn carry_out(&mut self, statement: &Statement<'_>) -> Result<(), Stop> {
        let Statement {
            line, key, value, ..
        } = *statement;
        match key {
            "rules" | "setup" => return Ok(()),
            "position" => return self.position(statement).map_err(Stop::from),
            "deal" => return self.deal(line, value).map_err(Stop::from),
            _ => self.begun(line)?,
        }
        match key {
            "play" => self.play(line, value).map_err(Stop::from),
            "offers" | "offers-some" | "offers-not" => self.offers(line, key, value),
            "refuses" => self.refuses(line, value),
            "expect" => self.expect(statement),
            "expect-not" => self.expect_not(statement),
            "event" | "event-not" => self.event(statement),
            "asks" => self.asks(line, value),
            "over" => self.over(line, value),
            other => Err(fault(line, format!("{other:?} is not a line of a scenario")).into()),
        }
    }

    fn position(&mut self, statement: &Statement<'_>) -> Result<(), Fault> {
        let game = G::read_position(&self.setup, &statement.block_text()).map_err(|error| {
            let within = error.line.and_then(|nth| statement.block.get(nth - 1));
            let (line, message) = match within {
                Some((line, text)) => (*line, format!("{text}\n{}", error.message)),
                None => (statement.line, error.to_string()),
            };
            fault(line, format!("not a position: {message}"))
        })?;
        self.game = Some(game);
        self.events.clear();
        self.read_deal()
    }

    fn deal(&mut self, line: usize, value: &str) -> Result<(), Fault> {
        self.all_drawn()?;
        self.deal = Some((line, value.to_owned()));
        self.read_deal()
    }

    /// Deals a fresh match if there is no position yet.
    fn begun(&mut self, line: usize) -> Result<(), Fault> {
        if self.game.is_some() {
            return Ok(());
        }
        // Names of cards are read by a game, so one is dealt to read them and another by them.
        let reader = G::start(&self.setup, &mut Dice::script(vec![]), &mut kernel::Quiet);
        self.game = Some(reader);
        self.read_deal()?;
        self.game = Some(G::start(&self.setup, &mut self.dice, &mut self.events));
        self.dice
            .take_tape()
            .map(drop)
            .map_err(|error| fault(line, format!("the match cannot be dealt so: {error}")))
    }

    fn read_deal(&mut self) -> Result<(), Fault> {
        let (Some(game), Some((line, text))) = (&self.game, &self.deal) else {
            return Ok(());
        };
        let wishes = list(text)
            .map(|wish| game.read_wish(wish))
            .collect::<Result<_, _>>()
            .map_err(|error| fault(*line, error))?;
        self.dice = Dice::script(wishes);
        Ok(())
    }

    /// What a scenario says is dealt must be.
    fn all_drawn(&self) -> Result<(), Fault> {
        match (&self.deal, self.dice.left()) {
            (Some((line, text)), left) if left > 0 => {
                let undrawn: Vec<&str> = list(text).skip(list(text).count() - left).collect();
                Err(fault(*line, format!("never drawn: {}", undrawn.join(", "))))
            }
            _ => Ok(()),
        }
    }

    fn game(&self) -> &G {
        self.game.as_ref().expect("begun before it is looked at")
    }

    fn play(&mut self, line: usize, value: &str) -> Result<(), Fault> {
        let (seat, chain) = seat_and(line, value)?;
        let (mut game, mut dice) = (self.game().clone(), self.dice.clone());
        let mut events = Vec::new();
        let sound = game.audit().is_ok();
        for text in chain.split(';').map(str::trim) {
            let choice = game
                .read_choice(text)
                .map_err(|error| fault(line, format!("{text:?}: {error}")))?;
            check(&game, seat, choice).map_err(|refusal| {
                fault(
                    line,
                    format!("{seat} {text}: refused: {refusal}{}", offer(&game)),
                )
            })?;
            game.apply(choice, &mut dice, &mut events);
            dice.take_tape()
                .map_err(|error| fault(line, format!("{seat} {text}: {error}")))?;
        }
        if let (true, Err(why)) = (sound, game.audit()) {
            return Err(fault(line, format!("pieces were lost or made: {why}")));
        }
        (self.game, self.dice, self.events) = (Some(game), dice, events);
        Ok(())
    }

    fn offers(&self, line: usize, key: &str, value: &str) -> Result<(), Stop> {
        let (seat, wanted) = seat_and(line, value)?;
        let game = self.game();
        if game.turn() != Turn::Ask(seat) {
            return Err(untrue(line, format!("{seat} is not asked: {}", turn(game))));
        }
        let mut offered = Vec::new();
        game.choices(&mut offered);
        let mut named = Vec::new();
        for text in list(wanted) {
            let choice = game
                .read_choice(text)
                .map_err(|error| fault(line, format!("{text:?}: {error}")))?;
            named.push(choice);
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

    fn refuses(&self, line: usize, value: &str) -> Result<(), Stop> {
        let (chain, wanted) = value
            .split_once("->")
            .ok_or_else(|| fault(line, "write: refuses: SEAT CHOICE -> RULE"))?;
        let (wanted, (seat, chain)) = (wanted.trim(), seat_and(line, chain.trim())?);
        let (mut game, mut dice) = (self.game().clone(), self.dice.clone());
        let mut answers = chain.split(';').map(str::trim).peekable();
        while let Some(text) = answers.next() {
            let choice = game
                .read_choice(text)
                .map_err(|error| fault(line, format!("{text:?}: {error}")))?;
            match (check(&game, seat, choice), answers.peek().is_some()) {
                (Ok(()), true) => game.apply(choice, &mut dice, &mut kernel::Quiet),
                (Ok(()), false) => {
                    return Err(untrue(
                        line,
                        format!("{seat} {text} is allowed, not refused"),
                    ));
                }
                (Err(refusal), true) => {
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
                        let why = format!("refused by {is}, not {wanted}: {refusal}");
                        return Err(untrue(line, why));
                    }
                }
            }
        }
        Ok(())
    }

    fn expect(&self, statement: &Statement<'_>) -> Result<(), Stop> {
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

    fn expect_not(&self, statement: &Statement<'_>) -> Result<(), Stop> {
        let position = self.game().write_position();
        let faults = statement.each().into_iter().filter_map(|(line, unwanted)| {
            let there = position.lines().any(|is| is.trim() == unwanted);
            there.then(|| fault(line, format!("{unwanted} is so, and should not be")))
        });
        verdict(faults.collect())
    }

    fn event(&self, statement: &Statement<'_>) -> Result<(), Stop> {
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

    fn asks(&self, line: usize, value: &str) -> Result<(), Stop> {
        let seat: Seat = value.parse().map_err(|error| fault(line, error))?;
        if self.game().turn() == Turn::Ask(seat) {
            return Ok(());
        }
        let is = turn(self.game());
        Err(untrue(
            line,
            format!("expected that {seat} is asked, but {is}"),
        ))
    }

    fn over(&self, line: usize, value: &str) -> Result<(), Stop> {
        let wanted = list(value)
            .map(str::parse)
            .collect::<Result<Vec<Seat>, _>>()
            .map_err(|error| fault(line, error))?;
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

/// The referee's checks: whose turn, what is offered, and why not.
fn check<G: Game>(game: &G, seat: Seat, choice: G::Choice) -> Result<(), Refusal> {
    match game.turn() {
        Turn::Over => return Err(Refusal::Over),
        Turn::Ask(asked) if asked != seat => return Err(Refusal::NotYourTurn { asked }),
        Turn::Ask(_) => {}
    }
    let mut offered = Vec::new();
    game.choices(&mut offered);
    if offered.contains(&choice) {
        Ok(())
    } else {
        Err(game.why_not(seat, choice))
    }
}

fn turn<G: Game>(game: &G) -> String {
    match game.turn() {
        Turn::Ask(seat) => format!("{seat} is asked"),
        Turn::Over => "the game is over".to_owned(),
    }
}

fn offer<G: Published>(game: &G) -> String {
    if game.turn() == Turn::Over {
        return String::new();
    }
    let mut offered = Vec::new();
    game.choices(&mut offered);
    let texts: Vec<_> = offered
        .into_iter()
        .map(|choice| game.write_choice(choice))
        .collect();
    format!("\n{}, offered: {}", turn(game), texts.join(", "))
}

/// `A lead purple dwarf`: the seat and the rest.
fn seat_and(line: usize, text: &str) -> Result<(Seat, &str), Fault> {
    let (seat, rest) = text
        .split_once(char::is_whitespace)
        .ok_or_else(|| fault(line, "write a seat and what it answers"))?;
    let seat = seat.parse().map_err(|error| fault(line, error))?;
    Ok((seat, rest.trim()))
}

fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',')
        .map(str::trim)
        .filter(|item| !item.is_empty())
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

fn line_of(scenario: &Scenario<'_>, key: &str) -> usize {
    scenario
        .statements
        .iter()
        .find(|statement| statement.key == key)
        .map_or(scenario.line, |statement| statement.line)
}

fn fault(line: usize, message: impl ToString) -> Fault {
    Fault {
        line,
        message: message.to_string(),
    }
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
