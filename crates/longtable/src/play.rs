//! `longtable play`: a match in the terminal, in plain lines that a screen reader can read.

mod said; // what a person typed
mod session; // the talk

use std::io::{BufRead, Write};
use std::path::PathBuf;

use catalog::AnyTable;
use clap::Args;
use face::Language;
use kernel::Seat;
use referee::Seed;

use crate::outcome::{Done, Failure};
use crate::setup::SetupArgs;
use session::Session;

/// Play in the terminal, against bots or with others at the same screen
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  longtable play ethnos\n  longtable play ethnos --seats 3 --lang pl --out match.txt\n  longtable play ethnos --humans 2 --name Ewa --name Jan"
)]
pub(crate) struct Play {
    /// Game, such as ethnos
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// Number of people, starting at seat A; bots take the other seats
    #[arg(long, default_value_t = 1)]
    humans: u8,
    /// Player name, starting at seat A; repeatable
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    /// One bot for all other seats, or one per seat, separated by commas
    #[arg(long, default_value = catalog::Level::USUAL.key(), value_delimiter = ',')]
    bots: Vec<String>,
    /// Seed for a repeatable deal (default: secret and random)
    #[arg(long)]
    seed: Option<u64>,
    /// Language: en or pl
    #[arg(long, default_value_t)]
    lang: Language,
    /// Show the table only on request (s), not at the start of each turn
    #[arg(long)]
    brief: bool,
    /// Save the match to this file at the end, or when you quit
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Play {
    pub(crate) fn run(&self, input: &mut dyn BufRead, out: &mut dyn Write) -> Done {
        let game = self.setup.open(&self.game)?;
        let mut table = game
            .open_table(&self.setup.wanted(), self.seed()?, self.seat_names())
            .map_err(Failure::set_up(&*game, self.lang))?;
        let (names, seats) = (self.names.len(), table.seats());
        if names > usize::from(seats) {
            return Err(Failure::bad_use(format!(
                "{names} names given for a table with {seats} seats"
            )));
        }
        self.seat_bots(&mut *table)?;
        // Nobody plays a whole match to learn that it cannot be saved.
        if let Some(path) = &self.out {
            crate::writable(path)?;
        }
        let mut session = Session::new(
            table,
            game.rules(self.lang),
            self.lang,
            self.humans,
            self.brief,
            input,
            out,
        );
        let played = session.play();
        // The match is saved even if the terminal is gone.
        if let Some(path) = &self.out {
            crate::write(path, &session.file())?;
        }
        played
    }

    fn seed(&self) -> Result<Seed, Failure> {
        if let Some(number) = self.seed {
            return Ok(Seed::from_number(number));
        }
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|error| {
            Failure::bad_use(format!("the system provides no randomness: {error}"))
        })?;
        Ok(Seed::new(bytes))
    }

    /// The names that were given; seats without one go by their letters.
    fn seat_names(&self) -> Vec<String> {
        let named = |(name, seat): (&String, Seat)| {
            let name = name.trim();
            if name.is_empty() {
                seat.to_string()
            } else {
                name.to_owned()
            }
        };
        self.names
            .iter()
            .zip(Seat::first(u8::MAX))
            .map(named)
            .collect()
    }

    fn seat_bots(&self, table: &mut dyn AnyTable) -> Done {
        let seats = table.seats();
        let Some(free) = seats.checked_sub(self.humans) else {
            return Err(Failure::bad_use(format!(
                "{} people do not fit at a table with {seats} seats",
                self.humans
            )));
        };
        let each = match &self.bots[..] {
            [all] => vec![all; usize::from(free)],
            each if each.len() == usize::from(free) => each.iter().collect(),
            each => {
                return Err(Failure::bad_use(format!(
                    "{} bots given for {free} seats: give one for all of them, or one per seat",
                    each.len()
                )));
            }
        };
        for (seat, bot) in Seat::first(seats).skip(usize::from(self.humans)).zip(each) {
            table.seat_bot(seat, bot).map_err(Failure::bad_use)?;
        }
        Ok(())
    }
}
