//! What a bot may hold.

use crate::{Determinize, Game, Rng, Seat, Turn, Viewer};

/// One seat's side of the table. A bot gets this and nothing else: the state behind it cannot be reached.
#[derive(Debug)]
pub struct Perspective<'a, G: Game> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Determinize> Perspective<'a, G> {
    /// What `seat` sees of a game. The referee makes it; a bot gets it.
    #[must_use]
    pub fn new(game: &'a G, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// Whose side it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats the table has.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    /// The table as this seat sees it.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seated(self.seat))
    }

    /// The answers to the open question. Empty when another seat is asked: its choices are its own business.
    pub fn choices(&self, out: &mut Vec<G::Choice>) {
        out.clear();
        if self.game.turn() == Turn::Ask(self.seat) {
            self.game.choices(out);
        }
    }

    /// One of the answers to the open question, each as likely as the others; `None` when another seat is asked.
    /// `scratch` is the game's to use.
    pub fn pick(&self, rng: &mut Rng, scratch: &mut Vec<G::Choice>) -> Option<G::Choice> {
        (self.game.turn() == Turn::Ask(self.seat)).then(|| self.game.sample(rng, scratch))
    }

    /// A world that looks the same from this seat.
    #[must_use]
    pub fn sample(&self, rng: &mut Rng) -> G {
        self.game.determinize(Viewer::Seated(self.seat), rng)
    }
}

/// The side of those who only look on: what everyone at the table may know, and nothing else.
#[derive(Debug)]
pub struct Onlooker<'a, G: Game> {
    game: &'a G,
}

impl<'a, G: Determinize> Onlooker<'a, G> {
    /// What everyone may know of a game.
    #[must_use]
    pub fn new(game: &'a G) -> Self {
        Self { game }
    }

    /// How many seats the table has.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    /// A world that looks the same to everyone who only looks on.
    #[must_use]
    pub fn sample(&self, rng: &mut Rng) -> G {
        self.game.determinize(Viewer::Spectator, rng)
    }
}
