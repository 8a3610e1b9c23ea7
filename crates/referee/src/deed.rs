//! What a step does: it answers the open question, or it takes its seat out of the match.

use kernel::{Dice, Game, NotationError, Published, Seat, Sink};

/// What a seat did in one step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed<C> {
    /// It answered the question that was open.
    Answer(C),
    /// It left the match, asked or not.
    Exit(Exit),
}

/// How a seat leaves a match before the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Exit {
    /// Its player gave up.
    Concede,
    /// Its player had no time left, where that loses.
    Forfeit,
}

impl Exit {
    /// How files and logs write it. No game has such an answer.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Concede => "concede",
            Self::Forfeit => "forfeit",
        }
    }

    /// Reads such a word.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        [Self::Concede, Self::Forfeit]
            .into_iter()
            .find(|exit| exit.word() == text.trim())
    }
}

impl<C: Copy> Deed<C> {
    /// The answer, where it is one.
    #[must_use]
    pub fn answer(self) -> Option<C> {
        match self {
            Self::Answer(choice) => Some(choice),
            Self::Exit(_) => None,
        }
    }

    /// The exit, where it is one.
    #[must_use]
    pub fn exit(self) -> Option<Exit> {
        match self {
            Self::Answer(_) => None,
            Self::Exit(exit) => Some(exit),
        }
    }

    /// Reads a step by the state that it is made in.
    pub fn read<G: Published<Choice = C>>(game: &G, text: &str) -> Result<Self, NotationError> {
        match Exit::read(text) {
            Some(exit) => Ok(Self::Exit(exit)),
            None => game.read_choice(text).map(Self::Answer),
        }
    }

    /// Writes a step by the state that it is made in.
    #[must_use]
    pub fn write<G: Published<Choice = C>>(self, game: &G) -> String {
        match self {
            Self::Answer(choice) => game.write_choice(choice),
            Self::Exit(exit) => exit.word().to_owned(),
        }
    }

    /// Carries it out. Says whether the rules have taken the seat out.
    pub fn apply<G: Game<Choice = C>>(
        self,
        game: &mut G,
        seat: Seat,
        dice: &mut Dice,
        events: &mut impl Sink<G::Event>,
    ) -> bool {
        match self {
            Self::Answer(choice) => {
                game.apply(choice, dice, events);
                false
            }
            Self::Exit(_) => game.concede(seat, dice, events),
        }
    }
}
