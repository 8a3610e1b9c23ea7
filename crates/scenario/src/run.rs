//! Carries statements out.

use kernel::{
    Dice, Phrase, Published, Refusal, Rule, RuleBook, Seat, SetupError, Shared, Turn, Wanted,
};
use referee::check;

use crate::judge::turn;
use crate::parse::{Scenario, Statement};
use crate::{Fault, Say};

/// Runs a scenario. A line that cannot be carried out ends it; one that does not come true does not.
pub(crate) fn run<G: Published>(
    scenario: &Scenario<'_>,
    content: &Shared<G::Content>,
    say: Say<'_>,
) -> Vec<Fault> {
    let mut stage = match Stage::<G>::new(scenario, content, say) {
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

/// How far a scenario has come.
pub(crate) struct Stage<'s, G: Published> {
    pub(crate) say: Say<'s>,
    setup: G::Setup,
    /// `None` until a position is read or something is asked of a fresh match.
    game: Option<G>,
    pub(crate) dice: Dice,
    /// The last `deal:` and its line; unread until there is a game to read it.
    deal: Option<(usize, String)>,
    pub(crate) events: Vec<G::Event>,
    faults: Vec<Fault>,
}

/// Why a statement did not go through.
pub(crate) enum Stop {
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

impl<'s, G: Published> Stage<'s, G> {
    fn new(
        scenario: &Scenario<'_>,
        content: &Shared<G::Content>,
        say: Say<'s>,
    ) -> Result<Self, Fault> {
        cites_known_rules::<G>(scenario)?;
        let mut setups = scenario.statements.iter().filter(|one| one.key == "setup");
        let bad = |line, error: SetupError| fault(line, said(say, &error.why, error.rule));
        let wanted: Wanted = match setups.next() {
            Some(one) => one.value.parse().map_err(|error| bad(one.line, error))?,
            None => Wanted::default(),
        };
        if let Some(second) = setups.next() {
            return Err(fault(second.line, "a second set-up"));
        }
        let setup =
            G::set_up(content, &wanted).map_err(|error| bad(line_of(scenario, "setup"), error))?;
        Ok(Self {
            say,
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
                Some((line, text)) => (*line, format!("{text}\n{}", (self.say)(&error.why))),
                None => (statement.line, (self.say)(&error.why)),
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
            .map_err(|error| fault(*line, (self.say)(&error.why)))?;
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

    pub(crate) fn game(&self) -> &G {
        self.game.as_ref().expect("begun before it is looked at")
    }

    /// An answer in notation, read by the state that it is given in.
    pub(crate) fn read(&self, line: usize, game: &G, text: &str) -> Result<G::Choice, Fault> {
        let choice = game.read_choice(text);
        choice.map_err(|error| fault(line, format!("{text:?}: {}", (self.say)(&error.why))))
    }

    /// A refusal in words.
    pub(crate) fn told(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::Forbidden { rule, why } => said(self.say, why, Some(*rule)),
            Refusal::Over | Refusal::NotYourTurn { .. } => refusal.to_string(),
        }
    }

    fn play(&mut self, line: usize, value: &str) -> Result<(), Fault> {
        let (seat, chain) = seat_and(line, value)?;
        let (mut game, mut dice) = (self.game().clone(), self.dice.clone());
        let mut events = Vec::new();
        let sound = game.audit().is_ok();
        for text in chain.split(';').map(str::trim) {
            let choice = self.read(line, &game, text)?;
            check(&game, seat, choice).map_err(|refusal| {
                let why = self.told(&refusal);
                fault(
                    line,
                    format!("{seat} {text}: refused: {why}{}", offer(&game)),
                )
            })?;
            game.apply(choice, &mut dice, &mut events);
            dice.take_tape()
                .map_err(|error| fault(line, format!("{seat} {text}: {error}")))?;
        }
        if let (true, Err(why)) = (sound, game.audit()) {
            let why = (self.say)(&why);
            return Err(fault(line, format!("pieces were lost or made: {why}")));
        }
        (self.game, self.dice, self.events) = (Some(game), dice, events);
        Ok(())
    }
}

/// Every scenario names the rules that it checks, and none that the game does not have.
fn cites_known_rules<G: Published>(scenario: &Scenario<'_>) -> Result<(), Fault> {
    let book = RuleBook::read(G::RULES, &[]);
    let mut cited = scenario.cited().peekable();
    if cited.peek().is_none() {
        let why = "cites no rule: write \"rules: ID ID\"";
        return Err(fault(scenario.line, why));
    }
    match cited.find(|id| book.rules().all(|rule| rule.id != *id)) {
        Some(stranger) => {
            let game = G::KEY;
            let why = format!("cites {stranger}, which the rules of {game} do not know");
            Err(fault(line_of(scenario, "rules"), why))
        }
        None => Ok(()),
    }
}

fn said(say: Say<'_>, why: &Phrase, rule: Option<Rule>) -> String {
    match rule {
        Some(rule) => format!("{} ({rule})", say(why)),
        None => say(why),
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
pub(crate) fn seat_and(line: usize, text: &str) -> Result<(Seat, &str), Fault> {
    let (seat, rest) = text
        .split_once(char::is_whitespace)
        .ok_or_else(|| fault(line, "write a seat and what it answers"))?;
    Ok((seat_of(line, seat)?, rest.trim()))
}

pub(crate) fn seat_of(line: usize, text: &str) -> Result<Seat, Fault> {
    let wrong = |_| fault(line, format!("{text:?} is not a seat: write A to H"));
    text.parse().map_err(wrong)
}

pub(crate) fn list(text: &str) -> impl Iterator<Item = &str> {
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

pub(crate) fn fault(line: usize, message: impl ToString) -> Fault {
    Fault {
        line,
        message: message.to_string(),
    }
}
