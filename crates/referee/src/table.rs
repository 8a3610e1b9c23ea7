//! A match that goes on.

use std::fmt;

use kernel::{Dice, Game, Published, Refusal, Rng, Seat, Turn, Viewer, stable_hash};

use crate::{Commitment, Record, Seed, Step};

/// The referee of one match and the only holder of its true state.
#[derive(Debug)]
pub struct Match<G: Game> {
    setup: G::Setup,
    commitment: Commitment,
    /// `None` for a match that was rebuilt from tapes alone: it can be looked at, not continued past a roll.
    pub(crate) live: Option<(Dice, Seed)>,
    game: G,
    opening: Opening<G>,
    log: Vec<Entry<G>>,
}

/// The deal before the first step.
#[derive(Clone, Debug)]
pub struct Opening<G: Game> {
    pub tape: Vec<u32>,
    pub hash: u64,
    pub events: Vec<G::Event>,
}

/// A step of the log and what happened in it, unredacted.
#[derive(Clone, Debug)]
pub struct Entry<G: Game> {
    pub step: Step<G::Choice>,
    pub events: Vec<G::Event>,
}

impl<G: Game> Entry<G> {
    /// Whether the seat could know what comes of its answer.
    fn foreseeable(&self) -> bool {
        self.step.tape.is_empty() && !self.events.iter().any(G::surprises)
    }
}

impl<G: Published> Match<G> {
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
            opening,
            log: Vec::new(),
        }
    }

    pub(crate) fn go_live(&mut self, dice: Dice, seed: Seed) {
        self.live = Some((dice, seed));
    }

    pub(crate) fn game_mut(&mut self) -> &mut G {
        &mut self.game
    }

    pub(crate) fn push(&mut self, entry: Entry<G>) {
        self.log.push(entry);
    }

    /// The true state. For the referee's own callers; people and bots get views and perspectives.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    #[must_use]
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    #[must_use]
    pub fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// The seed, once the last card is dealt.
    #[must_use]
    pub fn published_seed(&self) -> Option<&Seed> {
        match self.game.turn() {
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

    #[must_use]
    pub fn opening(&self) -> &Opening<G> {
        &self.opening
    }

    #[must_use]
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    #[must_use]
    pub fn record(&self) -> Record<G> {
        Record {
            setup: self.setup.clone(),
            commitment: self.commitment,
            opening_tape: self.opening.tape.clone(),
            opening_hash: self.opening.hash,
            steps: self.log.iter().map(|entry| entry.step.clone()).collect(),
        }
    }

    /// Takes a chain of answers whole or not at all. A refusal leaves no trace, not even in the dice.
    ///
    /// A chain may not go on after a roll or a surprise: what comes then is unknown to the person who answers, and a refusal
    /// further on would tell him what came to light and leave him free to answer otherwise.
    pub fn submit(&mut self, seat: Seat, chain: &[G::Choice]) -> Result<&[Entry<G>], ChainRefusal> {
        let before = (self.game.clone(), self.live.clone(), self.log.len());
        if let Err(refusal) = self.submit_each(seat, chain) {
            let steps;
            (self.game, self.live, steps) = before;
            self.log.truncate(steps);
            return Err(refusal);
        }
        Ok(&self.log[before.2..])
    }

    fn submit_each(&mut self, seat: Seat, chain: &[G::Choice]) -> Result<(), ChainRefusal> {
        for (at, &choice) in chain.iter().enumerate() {
            self.check(seat, choice).map_err(|refusal| ChainRefusal {
                at,
                refusal: Some(refusal),
            })?;
            let unknown = |at| ChainRefusal { at, refusal: None };
            let entry = self.step(seat, choice).map_err(|PastChance| unknown(at))?;
            let last = at + 1 == chain.len();
            if !last && !entry.foreseeable() {
                return Err(unknown(at + 1));
            }
        }
        Ok(())
    }

    /// Applies a checked choice.
    fn step(&mut self, seat: Seat, choice: G::Choice) -> Result<&Entry<G>, PastChance> {
        let mut events = Vec::new();
        let tape = match &mut self.live {
            Some((dice, _)) => {
                self.game.apply(choice, dice, &mut events);
                dice.take_tape()
            }
            None => {
                let mut none = Dice::tape(Vec::new());
                self.game.apply(choice, &mut none, &mut events);
                none.take_tape()
            }
        }
        .map_err(|_| PastChance)?;
        let hash = stable_hash(&self.game);
        self.log.push(Entry {
            step: Step {
                seat,
                choice,
                tape,
                hash,
            },
            events,
        });
        Ok(self.log.last().expect("just pushed"))
    }

    /// What a chain of answers would do, told as `seat` may see it, as far as it can be foreseen: nothing is rolled, nothing
    /// comes to light and nothing is refused.
    ///
    /// The chain is tried in a world that the seat cannot tell from the true one, so that nothing said here can give the
    /// true one away.
    #[must_use]
    pub fn preview(&self, seat: Seat, chain: &[G::Choice]) -> Preview<G> {
        let mut chain = chain.iter().copied();
        self.try_out(seat, |_| chain.next())
    }

    /// The same for answers in notation, each read by the state that the ones before it lead to. Ends at what cannot be read.
    #[must_use]
    pub fn preview_text(&self, seat: Seat, chain: &[String]) -> Preview<G> {
        let mut chain = chain.iter();
        self.try_out(seat, |game| game.read_choice(chain.next()?).ok())
    }

    fn try_out(&self, seat: Seat, mut next: impl FnMut(&G) -> Option<G::Choice>) -> Preview<G> {
        let viewer = Viewer::Seated(seat);
        // The same world for the same view: asking again tells nothing new.
        let mut rng = Rng::stream(&[stable_hash(&self.game.view(viewer))]);
        let mut copy = Self::opened(
            self.setup.clone(),
            self.commitment,
            self.game.determinize(viewer, &mut rng),
            self.opening.clone(),
        );
        let mut preview = Preview {
            events: Vec::new(),
            after: copy.game.view(viewer),
            steps: 0,
            refusal: None,
        };
        while let Some(choice) = next(&copy.game) {
            if let Err(refusal) = copy.check(seat, choice) {
                preview.refusal = Some(refusal);
                break;
            }
            let entry = match copy.step(seat, choice) {
                Ok(entry) if entry.foreseeable() => entry.clone(),
                _ => break,
            };
            let told = entry.events.iter();
            preview
                .events
                .extend(told.map(|event| copy.game.redact(event, viewer)));
            preview.after = copy.game.view(viewer);
            preview.steps += 1;
        }
        preview
    }

    /// Whether `seat` may take its last answer back: it rolled nothing, showed nobody anything, and nobody else is asked.
    pub fn may_take_back(&self, seat: Seat) -> Result<(), NoTakeBack> {
        let last = self.log.last().ok_or(NoTakeBack::Nothing)?;
        if last.step.seat != seat {
            return Err(NoTakeBack::NotYours {
                seat: last.step.seat,
            });
        }
        if self.game.turn() != Turn::Ask(seat) {
            return Err(NoTakeBack::TurnPassed);
        }
        self.nothing_shown(last)
    }

    /// Takes the last answer back.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), NoTakeBack> {
        self.may_take_back(seat)?;
        self.drop_last();
        Ok(())
    }

    /// Takes the last `steps` back because everybody consents. Even so, what was rolled or shown cannot be unseen.
    pub fn take_back_by_consent(&mut self, steps: usize) -> Result<(), NoTakeBack> {
        if steps == 0 || steps > self.log.len() {
            return Err(NoTakeBack::Nothing);
        }
        // The seed is public now: whoever went on from here would know every roll to come.
        if self.game.turn() == Turn::Over {
            return Err(NoTakeBack::Over);
        }
        let first = self.log.len() - steps;
        self.log[first..]
            .iter()
            .try_for_each(|entry| self.nothing_shown(entry))?;
        (0..steps).for_each(|_| self.drop_last());
        Ok(())
    }

    /// How many of the last steps [`Match::take_back_by_consent`] would take back.
    #[must_use]
    pub fn revocable(&self) -> usize {
        if self.game.turn() == Turn::Over {
            return 0;
        }
        let hidden = |entry: &&Entry<G>| self.nothing_shown(entry).is_ok();
        self.log.iter().rev().take_while(hidden).count()
    }

    fn nothing_shown(&self, entry: &Entry<G>) -> Result<(), NoTakeBack> {
        if !entry.step.tape.is_empty() {
            return Err(NoTakeBack::Rolled);
        }
        if !entry.foreseeable() {
            return Err(NoTakeBack::Surprised);
        }
        if entry.events.iter().any(G::reveals) {
            return Err(NoTakeBack::Revealed);
        }
        Ok(())
    }

    fn drop_last(&mut self) {
        self.log.pop();
        let rebuilt = self.record().replay().expect("a match replays its own log");
        self.game = rebuilt.game;
    }
}

/// The rules need a roll that a match without live dice cannot make.
struct PastChance;

/// What a chain would do.
#[derive(Clone, Debug)]
pub struct Preview<G: Game> {
    pub events: Vec<G::Event>,
    /// The seat's view after the foreseeable answers.
    pub after: G::View,
    /// How many answers of the chain are foreseeable.
    pub steps: usize,
    /// Why the answer after those is not possible, where it is not.
    pub refusal: Option<Refusal>,
}

/// Which answer of a chain was refused and why; without a refusal, it goes on after something that nobody can foresee.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChainRefusal {
    /// Counted from 0.
    pub at: usize,
    pub refusal: Option<Refusal>,
}

impl fmt::Display for ChainRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.refusal {
            Some(refusal) => write!(f, "answer {}: {refusal}", self.at + 1),
            None => write!(
                f,
                "answer {}: nobody can answer before it is known what is rolled or shown",
                self.at + 1
            ),
        }
    }
}

impl std::error::Error for ChainRefusal {}

/// Why an answer cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoTakeBack {
    Nothing,
    NotYours { seat: Seat },
    TurnPassed,
    Over,
    Rolled,
    Surprised,
    Revealed,
}

impl fmt::Display for NoTakeBack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("there is nothing to take back"),
            Self::NotYours { seat } => write!(f, "the last answer was seat {seat}'s"),
            Self::TurnPassed => f.write_str("your turn is over"),
            Self::Over => f.write_str("the match is over and its seed is published"),
            Self::Rolled => f.write_str("cards were drawn or dice rolled"),
            Self::Surprised => f.write_str("you have seen what was hidden before"),
            Self::Revealed => f.write_str("others have seen what was hidden before"),
        }
    }
}

impl std::error::Error for NoTakeBack {}
