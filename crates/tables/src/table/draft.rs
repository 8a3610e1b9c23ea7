//! A table that is not there yet.

use std::sync::Arc;

use catalog::AnyGame;
use kernel::Wanted;
use referee::Seed;
use store::{Phase, Store, TableRow, Turn};

use super::to_json;
use crate::contents;
use crate::limits;
use crate::now::now;
use crate::seats::{Options, Place, people};
use crate::secret;
use crate::styles;
use crate::trouble::{Outcome, Trouble};

/// A table that someone would like to have.
pub struct Draft {
    pub game: Arc<dyn AnyGame>,
    pub wanted: Wanted,
    pub places: Vec<Place>,
    pub options: Options,
    pub host: String,
    pub public: bool,
}

impl Draft {
    /// How many seats the set-up has.
    pub fn seats(game: &dyn AnyGame, wanted: &Wanted) -> Outcome<u8> {
        let complete = game.complete(wanted).map_err(|error| Trouble::SetUp {
            game: game.key(),
            error,
        })?;
        complete.seats.ok_or(Trouble::Input)
    }

    /// The set-up with everything that was left open.
    fn complete(&self) -> Outcome<Wanted> {
        let set_up = self.game.complete(&self.wanted);
        set_up.map_err(|error| Trouble::SetUp {
            game: self.game.key(),
            error,
        })
    }

    /// Nobody knows the deal, unless it is that of a lesson.
    fn seed(&self) -> Outcome<Seed> {
        let Some(at) = &self.options.lesson else {
            return Ok(by_chance());
        };
        let mut lessons = self.game.lessons().iter();
        let lesson = lessons.find(|lesson| lesson.key == at.key);
        lesson
            .map(|lesson| Seed::from_number(lesson.seed))
            .ok_or(Trouble::NoTable)
    }

    /// Checks everything and writes it down. `most` is how many tables its host may have at a time; 0 is no limit.
    pub(crate) async fn create(self, store: &Store, most: u32) -> Outcome<String> {
        let seed = self.seed()?;
        self.create_dealt(store, most, seed).await
    }

    /// The same with the cards of this seed.
    pub(crate) async fn create_dealt(
        mut self,
        store: &Store,
        most: u32,
        seed: Seed,
    ) -> Outcome<String> {
        self.options.title = limits::title(&self.options.title);
        limits::clock(self.options.clock)?;
        let wanted = self.complete()?;
        if wanted.seats.map(usize::from) != Some(self.places.len()) {
            return Err(Trouble::WrongSeats);
        }
        let game = self.game.key();
        (self.places.iter()).try_for_each(|place| place.check(game))?;
        let commitment = seed.commitment().to_string();
        // In a lesson the bot has its text, and what is practised is judged by the best play alone.
        if self.options.lesson.is_none() && self.options.practice.is_none() {
            styles::hand_out(&mut self.places, game, &commitment);
        }
        let at = now();
        let row = TableRow {
            id: secret::table_id(),
            game: self.game.key().to_owned(),
            rules_version: wanted.rules.unwrap_or(self.game.rules_version()),
            setup: wanted.to_string(),
            content: contents::hash_of(&*self.game),
            people: people(&self.places, &self.host),
            host: self.host,
            options: to_json(&self.options),
            seats: to_json(&self.places),
            commitment,
            seed: Some(seed.bytes().to_vec()),
            opening: String::new(),
            opening_hash: 0,
            phase: Phase::Gathering,
            public: self.public,
            version: 0,
            created_at: at,
            changed_at: at,
            result: None,
            turn: Turn::default(),
        };
        let most = if most == 0 { u32::MAX } else { most };
        // Kept also where it is the server's own: a later server may have another.
        let body = self.game.content();
        let made = store.create_table_with_content(&row, body, most).await?;
        made.then_some(row.id).ok_or(Trouble::TooManyTables)
    }
}

/// A deal that nobody knows.
#[cfg(not(test))]
fn by_chance() -> Seed {
    Seed::new(secret::bytes())
}

/// Each test has a thread of its own and is dealt the same cards whenever it runs.
#[cfg(test)]
fn by_chance() -> Seed {
    use std::cell::Cell;
    std::thread_local! {
        static DEALT: Cell<u64> = const { Cell::new(0) };
    }
    DEALT.set(DEALT.get() + 1);
    Seed::from_number(DEALT.get())
}
