//! A table as lists show it: all of it is in the table's row.

use std::sync::Arc;

use catalog::AnyGame;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use store::{Filter, Phase, TableRow};

use crate::clock::Dial;
use crate::hub::Hub;
use crate::seats::{Options, Place, names, seats_of};
use crate::table::Ending;
use crate::trouble::{Outcome, Trouble};

/// What lists show of a match, kept in the table's row beside whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Glance {
    /// How many steps the log has.
    pub steps: usize,
    /// How often something was taken back after its player had seen what came of it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub take_backs: usize,
    /// The time that is left, where there is a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) clock: Option<Dial>,
}

pub(crate) fn is_zero(count: &usize) -> bool {
    *count == 0
}

impl Glance {
    pub(crate) fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("a glance is plain data")
    }
}

/// What everyone may know of a table without its match.
#[derive(Clone, Copy)]
pub struct Sheet<'t> {
    pub row: &'t TableRow,
    pub places: &'t [Place],
    pub options: &'t Options,
    pub game: &'t dyn AnyGame,
    pub glance: &'t Glance,
}

impl Sheet<'_> {
    /// How it ended, once it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        serde_json::from_str(self.row.result.as_deref()?).ok()
    }

    /// The rank and the score of a person who has one seat, once it is over. Who has won is first, whatever the others have.
    #[must_use]
    pub fn placed(&self, person: &str) -> Option<(usize, i32)> {
        let ending = self.ending()?;
        let [seat] = seats_of(self.places, person)[..] else {
            return None;
        };
        let score = *ending.scores.get(seat.index())?;
        let better = |(nth, other): &(usize, &i32)| {
            let won = u8::try_from(*nth).is_ok_and(|nth| ending.winners.contains(&nth));
            *nth != seat.index() && (won || **other > score)
        };
        let rank = match ending.winners.contains(&seat.0) {
            true => 1,
            // A rival whom the rules play has no seat.
            false => {
                1 + ending
                    .scores
                    .iter()
                    .enumerate()
                    .filter(better)
                    .count()
                    .max(1)
            }
        };
        Some((rank, score))
    }

    /// Where the table is.
    #[must_use]
    pub fn path(&self) -> String {
        format!("/t/{}", self.row.id)
    }

    /// The title that people read.
    #[must_use]
    pub fn title(&self) -> String {
        if self.options.title.is_empty() {
            self.game.title().to_owned()
        } else {
            self.options.title.clone()
        }
    }

    /// What every seat is called.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        names(self.places, &self.row.game)
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(u8::try_from(self.places.len()).unwrap_or(u8::MAX))
    }

    /// The seats of this person.
    #[must_use]
    pub fn seats_of(&self, person: &str) -> Vec<Seat> {
        seats_of(self.places, person)
    }

    /// The seat that is asked.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        self.row.turn.seat.map(Seat)
    }

    /// Whether it is this person who has to answer.
    #[must_use]
    pub fn is_turn_of(&self, person: &str) -> bool {
        self.row.turn.person.as_deref() == Some(person)
    }

    /// Milliseconds that are left to a seat, where there is a clock.
    #[must_use]
    pub fn left(&self, seat: Seat, now: i64) -> Option<i64> {
        let clock = self.glance.clock.as_ref()?;
        Some(clock.left(seat, self.asked(), now)?.max(0))
    }
}

/// A table out of a list, without its match.
pub struct Listed {
    row: TableRow,
    places: Vec<Place>,
    options: Options,
    game: Arc<dyn AnyGame>,
    glance: Glance,
}

impl Listed {
    #[must_use]
    pub fn sheet(&self) -> Sheet<'_> {
        Sheet {
            row: &self.row,
            places: &self.places,
            options: &self.options,
            game: &*self.game,
            glance: &self.glance,
        }
    }

    fn of_row(row: TableRow, games: &[Arc<dyn AnyGame>]) -> Outcome<Self> {
        let parts = Parts::of_row(&row, games)?;
        Ok(Self {
            places: parts.places,
            options: parts.options,
            game: parts.game,
            glance: Glance::read(&row.turn.glance).unwrap_or_default(),
            row,
        })
    }

    /// Whether the row says all that a list shows.
    fn is_complete(&self) -> bool {
        self.row.phase == Phase::Gathering || !self.row.turn.glance.is_empty()
    }

    /// Whether the match can still be opened.
    fn is_playable(&self) -> bool {
        self.row.phase == Phase::Gathering || self.game.plays(self.row.rules_version)
    }
}

impl Hub {
    /// Tables for a list, by one query. A match that was stored before turns were is loaded once, which fills in its row; one
    /// that cannot be read is left out.
    pub async fn list(&self, filter: &Filter) -> Outcome<Vec<Listed>> {
        Ok(self.list_part(filter).await?.0)
    }

    /// The same, and how many rows there were.
    pub async fn list_part(&self, filter: &Filter) -> Outcome<(Vec<Listed>, usize)> {
        let mut tables = Vec::new();
        let (rows, read) = self.store.tables_part(filter).await?;
        for row in rows {
            let Ok(listed) = Listed::of_row(row, &self.games) else {
                continue;
            };
            if listed.is_complete() {
                tables.extend(Some(listed).filter(Listed::is_playable));
            } else if let Ok(table) = self.table(&listed.row.id).await {
                tables.extend(Listed::of_row(table.row.clone(), &self.games));
            }
        }
        Ok((tables, read))
    }
}

impl Hub {
    /// Public tables with a free seat, at most `limit`, however many full ones there are.
    pub async fn list_open(&self, limit: usize) -> Outcome<Vec<Listed>> {
        /// Rows that are read at a time, and how often: no one looks through more.
        const ROWS: u32 = 100;
        const PAGES: u32 = 20;
        let mut open = Vec::new();
        for page in 0..PAGES {
            let filter = Filter {
                phases: vec![Phase::Gathering],
                public: Some(true),
                skip: page * ROWS,
                limit: ROWS,
                ..Filter::default()
            };
            let (rows, read) = self.store.tables_part(&filter).await?;
            let is_last = read < ROWS as usize;
            let listed = rows
                .into_iter()
                .filter_map(|row| Listed::of_row(row, &self.games).ok());
            open.extend(listed.filter(|table| table.places.iter().any(Place::is_free)));
            if is_last || open.len() >= limit {
                break;
            }
        }
        open.truncate(limit);
        Ok(open)
    }
}

/// What the texts of a row mean.
pub(crate) struct Parts {
    pub(crate) places: Vec<Place>,
    pub(crate) options: Options,
    pub(crate) game: Arc<dyn AnyGame>,
}

impl Parts {
    pub(crate) fn of_row(row: &TableRow, games: &[Arc<dyn AnyGame>]) -> Outcome<Self> {
        let damaged = |what: &str| {
            tracing::error!(table = row.id, what, "a table's row cannot be read");
            Trouble::Damaged
        };
        let game = games.iter().find(|game| game.key() == row.game);
        Ok(Self {
            game: game.cloned().ok_or_else(|| damaged("game"))?,
            places: serde_json::from_str(&row.seats).map_err(|_| damaged("seats"))?,
            options: serde_json::from_str(&row.options).map_err(|_| damaged("options"))?,
        })
    }
}
