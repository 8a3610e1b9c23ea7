//! Carries statements out.

use kernel::{Dice, Published, Seat, Shared, Turn, Wanted};
use referee::check;

use super::Fault;
use super::judge::turn;
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
pub(super) struct Stage<G: Published> {
    setup: G::Setup,
    /// `None` until a position is read or something is asked of a fresh match.
    game: Option<G>,
    pub(super) dice: Dice,
    /// The last `deal:` and its line; unread until there is a game to read it.
    deal: Option<(usize, String)>,
    pub(super) events: Vec<G::Event>,
    faults: Vec<Fault>,
}

/// Why a statement did not go through.
pub(super) enum Stop {
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
                Some((line, text)) => (*line, format!("{text}\n{}", error.why)),
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

    pub(super) fn game(&self) -> &G {
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
pub(super) fn seat_and(line: usize, text: &str) -> Result<(Seat, &str), Fault> {
    let (seat, rest) = text
        .split_once(char::is_whitespace)
        .ok_or_else(|| fault(line, "write a seat and what it answers"))?;
    let seat = seat.parse().map_err(|error| fault(line, error))?;
    Ok((seat, rest.trim()))
}

pub(super) fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',')
        .map(str::trim)
        .filter(|item| !item.is_empty())
}

fn line_of(scenario: &Scenario<'_>, key: &str) -> usize {
    scenario
        .statements
        .iter()
        .find(|statement| statement.key == key)
        .map_or(scenario.line, |statement| statement.line)
}

pub(super) fn fault(line: usize, message: impl ToString) -> Fault {
    Fault {
        line,
        message: message.to_string(),
    }
}
