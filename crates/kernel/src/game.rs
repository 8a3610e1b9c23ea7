//! The central traits.

use std::fmt::Debug;
use std::hash::Hash;

use crate::{Dice, Phrase, Refusal, Rng, Seat, Sink, Standings};

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player, who sees what their seat may see.
    Seated(Seat),
    /// An onlooker, who sees what everyone may see.
    Spectator,
}

impl Viewer {
    /// Whether this viewer may see what only `seat` may see.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seated(seat)
    }

    /// Everybody who can look at a table of `seats`.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::first(seats)
            .map(Viewer::Seated)
            .chain([Viewer::Spectator])
    }
}

/// What the game wants next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This seat has a question to answer.
    Ask(Seat),
    /// Nothing: the match has ended.
    Over,
}

/// The rules of a game as a state machine that asks one seat one small question at a time.
///
/// The value itself is the true state of a table. Only the referee holds it; people and bots get a [`Game::View`].
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// Edition, seats, modules: all that is fixed before the first card.
    type Setup: Clone + PartialEq + Debug + Send + Sync;
    /// One answer, a few bytes. The order is part of the contract: lists of choices are stable.
    type Choice: Copy + Ord + Hash + Debug + Send + Sync;
    /// One fact, as the referee saw it.
    type Event: Clone + PartialEq + Debug + Send + Sync + serde::Serialize;
    /// The table as one viewer may see it. Built up from nothing, never cut down from the state.
    type View: Clone + Eq + Hash + Debug + Send + Sync + serde::Serialize;

    /// Sets the table up and deals, up to the first question.
    fn start(setup: &Self::Setup, dice: &mut Dice, events: &mut impl Sink<Self::Event>) -> Self;

    /// How many seats a person or a bot sits on.
    fn seats(&self) -> u8;

    /// Which seat has to answer, if any.
    fn turn(&self) -> Turn;

    /// Every possible answer to the open question, appended to `out`: never none (unless the game is over), no doubles,
    /// always in the same order. Depends on nothing that the asked seat may not know.
    fn choices(&self, out: &mut Vec<Self::Choice>);

    /// One of the choices, each as likely as the others. Games override it to spare the list; `scratch` is theirs to use.
    fn sample(&self, rng: &mut Rng, scratch: &mut Vec<Self::Choice>) -> Self::Choice {
        scratch.clear();
        self.choices(scratch);
        scratch[rng.below(scratch.len() as u32) as usize]
    }

    /// Carries out an answer. Trusts that it is one of [`Game::choices`]: the referee checks.
    fn apply(&mut self, choice: Self::Choice, dice: &mut Dice, events: &mut impl Sink<Self::Event>);

    /// A seat gives the match up, at any time, asked or not. `true`: the rules take it out, and it is never asked again.
    /// `false`: they know nothing of that, and nothing has changed; a stand-in plays the seat on, and it ranks last.
    fn concede(
        &mut self,
        _seat: Seat,
        _dice: &mut Dice,
        _events: &mut impl Sink<Self::Event>,
    ) -> bool {
        false
    }

    /// Whether the rules have taken this seat out before the end: it is never asked again and cannot win.
    fn is_out(&self, _seat: Seat) -> bool {
        false
    }

    /// The rule that forbids this answer to the open question, and the figures that say so. Asked only for what is not
    /// offered, by the seat that is asked.
    fn why_not(&self, seat: Seat, choice: Self::Choice) -> Refusal;

    /// Why `choice` was no part of what `seat` finished last, where that ended by itself: a Band that no further card could join.
    /// Asked only in a chain that goes on as if it had not ended. `None`: nothing but the next question is in the way.
    fn why_no_more(&self, _seat: Seat, _choice: Self::Choice) -> Option<Refusal> {
        None
    }

    /// The table as `viewer` may see it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as `viewer` may know it. Redacting twice changes nothing.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// Whether another seat than the one that acted learns from this event what was hidden before. Such a step cannot be
    /// taken back.
    fn reveals(event: &Self::Event) -> bool;

    /// Whether the seat that acted learns from this event what was hidden from it before, though nothing was rolled: a look
    /// into another's hand. Such a step cannot be foreseen and cannot be taken back, and no chain goes on after it.
    fn surprises(_event: &Self::Event) -> bool {
        false
    }

    /// Whether this event is a declaration that the rules do not let anyone withdraw, though it showed nothing. Such a step cannot
    /// be taken back, not even by consent. The state is asked, because it knows the version of the rules.
    fn binds(&self, _event: &Self::Event) -> bool {
        false
    }

    /// Whether this event sweeps the table, as a reshuffle does: what was shown to everyone earlier in the same step can then
    /// no longer be seen. Asked only by the contract suite, which otherwise takes such news for a leak.
    fn sweeps(_event: &Self::Event) -> bool {
        false
    }

    /// Scores, order and ties as the rules break them; while the game goes on, as it stands now.
    fn standings(&self) -> Standings;

    /// What the result is worth to `seat`, 0 to 1, for search only.
    fn payoff(&self, seat: Seat) -> f32;

    /// Counts every piece. The error says what is missing or too many.
    fn audit(&self) -> Result<(), Phrase>;
}

/// Games whose secrets can be dealt again. A game without secrets gives a copy of itself.
pub trait Determinize: Game {
    /// Another world that the observer cannot tell from this one: what is hidden from `observer` is dealt anew. A question
    /// that another seat has half answered in private starts over.
    #[must_use]
    fn determinize(&self, observer: Viewer, rng: &mut Rng) -> Self;
}
