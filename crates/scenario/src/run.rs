//! Carries statements out.

use kernel::{
    Dice, Game, Phrase, Published, Refusal, Rule, RuleBook, Seat, SetupError, Shared, TapeFault,
    Turn, Wanted,
};
use referee::check;

use crate::judge::turn;
use crate::lines::{Doubt, Seen};
use crate::parse::{Scenario, Statement};
use crate::{Fault, Say, fault};

/// Runs a scenario. A line that cannot be carried out ends it; one that does not come true does not.
pub(crate) fn run<'t, G: Published>(
    scenario: &Scenario<'t>,
    content: &Shared<G::Content>,
    say: Say<'_>,
    seen: &mut Seen,
) -> Run<'t> {
    let faults = scenario.faults();
    if !faults.is_empty() {
        return Run::failed(faults);
    }
    let mut stage = match Stage::<G>::new(scenario, content, say, seen) {
        Ok(stage) => stage,
        Err(fault) => return Run::failed(vec![fault]),
    };
    for statement in &scenario.statements {
        match stage.carry_out(statement) {
            Ok(()) => {}
            Err(Stop::Untrue(faults)) => stage.faults.extend(faults),
            Err(Stop::Broken(fault)) => {
                stage.faults.push(fault);
                return stage.end();
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
    stage.end()
}

/// What came of a scenario.
pub(crate) struct Run<'t> {
    pub(crate) faults: Vec<Fault>,
    /// With their lines.
    pub(crate) doubts: Vec<(usize, Doubt<'t>)>,
}

impl Run<'_> {
    fn failed(faults: Vec<Fault>) -> Self {
        let doubts = Vec::new();
        Self { faults, doubts }
    }
}

/// How far a scenario has come.
pub(crate) struct Stage<'s, 't, G: Published> {
    say: Say<'s>,
    wanted: Wanted,
    setup: G::Setup,
    /// `None` until a position is read or something is asked of a fresh match.
    pub(crate) game: Option<G>,
    pub(crate) dice: Dice,
    /// The last `deal:` and its line; unread until there is a game to read it.
    deal: Option<(usize, String)>,
    pub(crate) events: Vec<G::Event>,
    /// Nothing can have happened: a position was read, and no one has played since.
    pub(crate) untouched: bool,
    pub(crate) seen: &'s mut Seen,
    pub(crate) doubts: Vec<(usize, Doubt<'t>)>,
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

impl<'s, 't, G: Published> Stage<'s, 't, G> {
    fn new(
        scenario: &Scenario<'_>,
        content: &Shared<G::Content>,
        say: Say<'s>,
        seen: &'s mut Seen,
    ) -> Result<Self, Fault> {
        cites_known_rules::<G>(scenario)?;
        let mut setups = scenario.statements.iter().filter(|one| one.key == "setup");
        let bad = |wanted: &Wanted, line, error: SetupError| {
            fault(line, said(&|why| say(wanted, why), &error.why, error.rule))
        };
        let wanted: Wanted = match setups.next() {
            Some(one) => one
                .value
                .parse()
                .map_err(|error| bad(&Wanted::default(), one.line, error))?,
            None => Wanted::default(),
        };
        if let Some(second) = setups.next() {
            return Err(fault(second.line, "a second set-up"));
        }
        let setup = G::set_up(content, &wanted)
            .map_err(|error| bad(&wanted, line_of(scenario, "setup"), error))?;
        Ok(Self {
            say,
            wanted,
            setup,
            game: None,
            dice: Dice::script(vec![]),
            deal: None,
            events: vec![],
            untouched: false,
            seen,
            doubts: vec![],
            faults: vec![],
        })
    }

    fn end(self) -> Run<'t> {
        Run {
            faults: self.faults,
            doubts: self.doubts,
        }
    }

    pub(crate) fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// What the game says, in words.
    pub(crate) fn say(&self, why: &Phrase) -> String {
        (self.say)(&self.wanted, why)
    }

    fn carry_out(&mut self, statement: &Statement<'t>) -> Result<(), Stop> {
        let Statement {
            line, key, value, ..
        } = *statement;
        match key {
            "rules" | "setup" => return Ok(()),
            "position" => return self.position(statement).map_err(Stop::from),
            "deal" => return self.deal(line, value).map_err(Stop::from),
            "refuses-setup" => return self.refuses_setup(line, value),
            "refuses-position" => return self.refuses_position(statement),
            _ => self.begun(line)?,
        }
        match key {
            "play" => self.play(line, value).map_err(Stop::from),
            "offers" | "offers-some" | "offers-not" => self.offers(line, key, value),
            "refuses" => self.refuses(line, value),
            "draws-not" => self.draws_not(line, value),
            "size" => self.size(statement),
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
                Some((line, text)) => (*line, format!("{text}\n{}", self.say(&error.why))),
                None => (statement.line, self.say(&error.why)),
            };
            fault(line, format!("not a position: {message}"))
        })?;
        self.game = Some(game);
        self.events.clear();
        self.untouched = true;
        self.note();
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
        self.note();
        let dealt = self.dice.take_tape().map(drop);
        dealt.map_err(|error| {
            let error = self.untaken(self.game(), &error);
            fault(line, format!("the match cannot be dealt so: {error}"))
        })
    }

    fn read_deal(&mut self) -> Result<(), Fault> {
        let (Some(game), Some((line, text))) = (&self.game, &self.deal) else {
            return Ok(());
        };
        let wishes = list(text)
            .map(|wish| game.read_wish(wish))
            .collect::<Result<_, _>>()
            .map_err(|error| fault(*line, self.say(&error.why)))?;
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
        choice.map_err(|error| fault(line, format!("{text:?}: {}", self.say(&error.why))))
    }

    /// A refusal in words.
    pub(crate) fn told(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::Forbidden { rule, why } => said(&|why| self.say(why), why, Some(*rule)),
            Refusal::Over | Refusal::NotYourTurn { .. } => refusal.to_string(),
        }
    }

    fn play(&mut self, line: usize, value: &str) -> Result<(), Fault> {
        let (seat, chain) = seat_and(line, value)?;
        let sound = self.game().audit().is_ok();
        let mut stand = self.hand_over();
        self.answer(line, seat, chain, &mut stand)?;
        let (game, dice, events) = stand;
        if let (true, Err(why)) = (sound, game.audit()) {
            let why = self.say(&why);
            return Err(fault(line, format!("pieces were lost or made: {why}")));
        }
        (self.game, self.dice, self.events) = (Some(game), dice, events);
        self.untouched = false;
        self.note();
        Ok(())
    }

    /// A copy to play on, so that a chain that is refused leaves no trace.
    pub(crate) fn hand_over(&self) -> Stand<G> {
        (self.game().clone(), self.dice.clone(), Vec::new())
    }

    /// Plays a chain of answers.
    pub(crate) fn answer(
        &self,
        line: usize,
        seat: Seat,
        chain: &str,
        (game, dice, events): &mut Stand<G>,
    ) -> Result<(), Fault> {
        for text in chain.split(';').map(str::trim) {
            let choice = self.read(line, game, text)?;
            self.allowed(line, game, seat, choice, text)?;
            game.apply(choice, dice, events);
            dice.take_tape().map_err(|error| {
                let error = self.untaken(game, &error);
                fault(line, format!("{seat} {text}: {error}"))
            })?;
        }
        Ok(())
    }

    /// `text` is how the choice is written.
    pub(crate) fn allowed(
        &self,
        line: usize,
        game: &G,
        seat: Seat,
        choice: G::Choice,
        text: &str,
    ) -> Result<(), Fault> {
        check(game, seat, choice).map_err(|refusal| {
            let (why, offer) = (self.told(&refusal), offer(game));
            fault(line, format!("{seat} {text}: refused: {why}{offer}"))
        })
    }

    /// Why the dice cannot do as told, in the words of the `deal:` line.
    fn untaken(&self, game: &G, error: &TapeFault) -> String {
        let (TapeFault::NotThere { nth, wish }, Some((_, deal))) = (error, &self.deal) else {
            return error.to_string();
        };
        let said = list(deal).find(|text| game.read_wish(text).is_ok_and(|read| read == *wish));
        let what = said.map_or_else(|| format!("number {wish}"), str::to_owned);
        format!(
            "draw {} asks for {what}, which cannot be drawn there",
            nth + 1
        )
    }
}

/// A game, its dice, and what has happened.
type Stand<G> = (G, Dice, Vec<<G as Game>::Event>);

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

fn said(say: &dyn Fn(&Phrase) -> String, why: &Phrase, rule: Option<Rule>) -> String {
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

/// Nothing, or everything that is not so.
pub(crate) fn verdict(faults: Vec<Fault>) -> Result<(), Stop> {
    if faults.is_empty() {
        Ok(())
    } else {
        Err(Stop::Untrue(faults))
    }
}
