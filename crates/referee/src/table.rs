//! A match that goes on.

use std::fmt;

use kernel::{Dice, Game, Published, Quiet, Seat, Turn, stable_hash};

use crate::chain::PastChance;
use crate::exit::Gone;
use crate::{Commitment, Deed, Record, Seed, Step, TakeBack};

/// The referee of one match and the only holder of its true state.
#[derive(Debug)]
pub struct Match<G: Game> {
    setup: G::Setup,
    commitment: Commitment,
    /// `None` for a match that was rebuilt from tapes alone: it can be looked at, not continued past a roll.
    pub(crate) live: Option<(Dice, Seed)>,
    game: G,
    /// The position that it began with, where nothing was dealt.
    begun: Option<Box<G>>,
    opening: Opening<G>,
    log: Vec<Entry<G>>,
    /// Who has left, in order.
    gone: Vec<Gone>,
    pub(crate) take_backs: Vec<TakeBack>,
}

/// The deal before the first step.
#[derive(Clone, Debug)]
pub struct Opening<G: Game> {
    /// What was rolled.
    pub tape: Vec<u32>,
    /// Of the state after it.
    pub hash: u64,
    /// What happened, unredacted.
    pub events: Vec<G::Event>,
}

/// A step of the log and what happened in it, unredacted.
#[derive(Clone, Debug)]
pub struct Entry<G: Game> {
    /// Who did what, with its rolls.
    pub step: Step<G::Choice>,
    /// As the referee saw them: redact before anyone is told.
    pub events: Vec<G::Event>,
}

/// A moment of a match: state, dice and length of the log.
pub(crate) struct Mark<G> {
    game: G,
    live: Option<(Dice, Seed)>,
    steps: usize,
    gone: usize,
}

impl<G: Game> Entry<G> {
    /// Whether the seat could know what comes of its answer.
    pub(crate) fn foreseeable(&self) -> bool {
        self.step.tape.is_empty() && !self.events.iter().any(G::surprises)
    }
}

impl<G: Published> Match<G> {
    /// Deals a new match. The seed stays with the referee until the end.
    #[must_use]
    pub fn new(setup: G::Setup, seed: Seed) -> Self {
        let mut dice = seed.dice();
        let mut events = Vec::new();
        let game = G::start(&setup, &mut dice, &mut events);
        let tape = dice.take_tape().expect("live dice have no faults");
        let hash = stable_hash(&game);
        let mut table = Self::opened(
            setup,
            seed.commitment(),
            game,
            Opening { tape, hash, events },
        );
        table.go_live(dice, seed);
        table
    }

    /// A match that begins with a position instead of a deal.
    #[must_use]
    pub fn begun_at(setup: G::Setup, game: G, seed: Seed) -> Self {
        let opening = Opening {
            tape: Vec::new(),
            hash: stable_hash(&game),
            events: Vec::new(),
        };
        let begun = Some(Box::new(game.clone()));
        let mut table = Self::opened(setup, seed.commitment(), game, opening);
        table.begun = begun;
        table.go_live(seed.dice(), seed);
        table
    }

    /// The state before the first step.
    #[must_use]
    pub fn first(&self) -> G {
        match &self.begun {
            Some(game) => (**game).clone(),
            None => {
                let mut dice = Dice::tape(self.opening.tape.clone());
                G::start(&self.setup, &mut dice, &mut Quiet)
            }
        }
    }

    pub(crate) fn begin_with(&mut self, game: Option<Box<G>>) {
        self.begun = game;
    }

    pub(crate) fn opened(
        setup: G::Setup,
        commitment: Commitment,
        game: G,
        opening: Opening<G>,
    ) -> Self {
        Self {
            setup,
            commitment,
            live: None,
            game,
            begun: None,
            opening,
            log: Vec::new(),
            gone: Vec::new(),
            take_backs: Vec::new(),
        }
    }

    pub(crate) fn go_live(&mut self, dice: Dice, seed: Seed) {
        self.live = Some((dice, seed));
    }

    pub(crate) fn game_mut(&mut self) -> &mut G {
        &mut self.game
    }

    /// Where the match stands, to go back to when a chain is refused.
    pub(crate) fn mark(&self) -> Mark<G> {
        Mark {
            game: self.game.clone(),
            live: self.live.clone(),
            steps: self.log.len(),
            gone: self.gone.len(),
        }
    }

    pub(crate) fn go_back_to(&mut self, mark: Mark<G>) {
        self.game = mark.game;
        self.live = mark.live;
        self.log.truncate(mark.steps);
        self.gone.truncate(mark.gone);
    }

    /// The same table with another state on it and no dice: what a preview plays on.
    pub(crate) fn imagined(&self, game: G) -> Self {
        let opening = self.opening.clone();
        Self {
            gone: self.gone.clone(),
            begun: self.begun.clone(),
            ..Self::opened(self.setup.clone(), self.commitment, game, opening)
        }
    }

    /// Puts a step that was carried out on record. `out`: the rules have taken its seat out.
    pub(crate) fn push(&mut self, entry: Entry<G>, out: bool) {
        let exit = entry.step.deed.exit();
        self.gone.extend(exit.map(|exit| Gone {
            seat: entry.step.seat,
            exit,
            by_rules: out,
        }));
        // A server holds thousands of logs: they grow by a quarter, not to twice what they were.
        if self.log.len() == self.log.capacity() {
            self.log.reserve_exact(16 + self.log.len() / 4);
        }
        self.log.push(entry);
    }

    pub(crate) fn gone(&self) -> &[Gone] {
        &self.gone
    }

    /// The true state. For the referee's own callers; people and bots get views and perspectives.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What was fixed before the first card.
    #[must_use]
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The hash of the seed, which everyone may see from the start.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// The seed, once the last card is dealt.
    #[must_use]
    pub fn published_seed(&self) -> Option<&Seed> {
        match self.turn() {
            Turn::Over => self.live.as_ref().map(|(_, seed)| seed),
            Turn::Ask(_) => None,
        }
    }

    /// What bots at this table draw their chance from: as secret as the deal while the match goes on.
    #[must_use]
    pub fn bot_seed(&self) -> u64 {
        match &self.live {
            Some((_, seed)) => seed.for_bots(),
            None => stable_hash(&self.commitment.to_string()),
        }
    }

    /// The deal.
    #[must_use]
    pub fn opening(&self) -> &Opening<G> {
        &self.opening
    }

    /// Every step so far, unredacted.
    #[must_use]
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// The match as it is kept.
    #[must_use]
    pub fn record(&self) -> Record<G> {
        Record {
            setup: self.setup.clone(),
            commitment: self.commitment,
            begun: self.begun.clone(),
            opening_tape: self.opening.tape.clone(),
            opening_hash: self.opening.hash,
            steps: self.log.iter().map(|entry| entry.step.clone()).collect(),
            take_backs: self.take_backs.clone(),
        }
    }

    /// Carries out what was checked.
    pub(crate) fn step(&mut self, seat: Seat, deed: Deed<G::Choice>) -> Result<(), PastChance> {
        let mut events = Vec::new();
        let mut none = Dice::tape(Vec::new());
        let dice = match &mut self.live {
            Some((dice, _)) => dice,
            None => &mut none,
        };
        let out = deed.apply(&mut self.game, seat, dice, &mut events);
        let tape = dice.take_tape().map_err(|_| PastChance)?;
        let hash = stable_hash(&self.game);
        // A match keeps them to its end, and most steps have one or two.
        events.shrink_to_fit();
        let step = Step {
            seat,
            deed,
            tape,
            hash,
        };
        self.push(Entry { step, events }, out);
        Ok(())
    }

    /// Whether `seat` may take its last answer back: it rolled nothing, showed no one anything, declared nothing that binds, and no
    /// one else is asked.
    pub fn may_take_back(&self, seat: Seat) -> Result<(), NoTakeBack> {
        let last = self.log.last().ok_or(NoTakeBack::Nothing)?;
        is_no_exit(last)?;
        if last.step.seat != seat {
            return Err(NoTakeBack::NotYours {
                seat: last.step.seat,
            });
        }
        if self.turn() != Turn::Ask(seat) {
            return Err(NoTakeBack::TurnPassed);
        }
        self.can_be_undone(last)
    }

    /// Takes the last answer back.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), NoTakeBack> {
        self.may_take_back(seat)?;
        self.drop_last();
        Ok(())
    }

    /// Takes the last `steps` back because everyone consents. Even so, what was rolled or shown cannot be unseen, and what the rules
    /// bind stays.
    pub fn take_back_by_consent(&mut self, steps: usize) -> Result<(), NoTakeBack> {
        if steps == 0 || steps > self.log.len() {
            return Err(NoTakeBack::Nothing);
        }
        // The seed is public now: anyone who continued from here would know every roll to come.
        if self.turn() == Turn::Over {
            return Err(NoTakeBack::Over);
        }
        let first = self.log.len() - steps;
        self.log[first..]
            .iter()
            .try_for_each(|entry| self.can_be_undone(entry))?;
        (0..steps).for_each(|_| self.drop_last());
        Ok(())
    }

    /// How many of the last steps [`Match::take_back_by_consent`] would take back.
    #[must_use]
    pub fn revocable(&self) -> usize {
        if self.turn() == Turn::Over {
            return 0;
        }
        let undone = |entry: &&Entry<G>| self.can_be_undone(entry).is_ok();
        self.log.iter().rev().take_while(undone).count()
    }

    /// Nothing was rolled, shown or declared for good.
    fn can_be_undone(&self, entry: &Entry<G>) -> Result<(), NoTakeBack> {
        is_no_exit(entry)?;
        if !entry.step.tape.is_empty() {
            return Err(NoTakeBack::Rolled);
        }
        if !entry.foreseeable() {
            return Err(NoTakeBack::Surprised);
        }
        if entry.events.iter().any(G::reveals) {
            return Err(NoTakeBack::Revealed);
        }
        if entry.events.iter().any(|event| self.game.binds(event)) {
            return Err(NoTakeBack::Declared);
        }
        Ok(())
    }

    fn drop_last(&mut self) {
        self.log.pop();
        let rebuilt = self.record().replay().expect("a match replays its own log");
        self.game = rebuilt.game;
        self.forget_marks_after(self.log.len());
    }
}

/// A seat that has left does not come back, and what was before is not played again without it.
pub(crate) fn is_no_exit<G: Game>(entry: &Entry<G>) -> Result<(), NoTakeBack> {
    match entry.step.deed {
        Deed::Answer(_) => Ok(()),
        Deed::Exit(_) => Err(NoTakeBack::Conceded {
            seat: entry.step.seat,
        }),
    }
}

/// Why an answer cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoTakeBack {
    /// No answer has been given yet.
    Nothing,
    /// The last answer was another seat's.
    NotYours {
        /// Whose it was.
        seat: Seat,
    },
    /// A seat has left the match since.
    Conceded {
        /// Which.
        seat: Seat,
    },
    /// Another seat is asked now.
    TurnPassed,
    /// The match is over and its seed is public.
    Over,
    /// Cards were drawn or dice rolled.
    Rolled,
    /// The seat has seen what was hidden from it.
    Surprised,
    /// Others have seen what was hidden from them.
    Revealed,
    /// The rules do not let anyone withdraw what was declared.
    Declared,
}

impl fmt::Display for NoTakeBack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("there is nothing to take back"),
            Self::NotYours { seat } => write!(f, "the last answer was seat {seat}'s"),
            Self::Conceded { seat } => write!(f, "seat {seat} has left the match since"),
            Self::TurnPassed => f.write_str("your turn is over"),
            Self::Over => f.write_str("the match is over and its seed is published"),
            Self::Rolled => f.write_str("cards were drawn or dice rolled"),
            Self::Surprised => f.write_str("you have seen what was hidden before"),
            Self::Revealed => f.write_str("others have seen what was hidden before"),
            Self::Declared => f.write_str("what was declared cannot be withdrawn"),
        }
    }
}

impl std::error::Error for NoTakeBack {}
