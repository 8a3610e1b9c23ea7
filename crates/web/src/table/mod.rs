//! One table in memory: its row, who sits there, and the match at the referee's.

pub(crate) mod clock; // time to think
mod load; // out of the store
mod moves; // answers, take-backs, and their commits
mod note; // entries of the log that are no steps
mod people; // sitting down, standing up, starting
pub(crate) mod seats; // who sits where
#[cfg(test)]
mod tests;
mod undo; // take-backs that need everybody's consent

use std::collections::BTreeMap;
use std::sync::Arc;

use catalog::{AnyGame, AnyTable};
use face::{ClockFace, Occupant, Sitter};
use kernel::{Seat, Standings, Turn, Viewer};
use store::{ChatLine, Phase, Store, TableRow};

use self::clock::Clock;
use self::seats::{Options, Place, seats_of};
use self::undo::UndoRequest;
use crate::now::now;
use crate::problem::{Outcome, Problem};

pub use self::load::replay;
pub(crate) use self::people::{Draft, name};

/// A table as one node holds it. The store is the truth; this is a copy that can be thrown away and read again.
pub(crate) struct Table {
    pub(crate) row: TableRow,
    pub(crate) places: Vec<Place>,
    pub(crate) options: Options,
    pub(crate) game: Arc<dyn AnyGame>,
    /// The match, once it has begun.
    pub(crate) play: Option<Play>,
    pub(crate) chat: Vec<ChatLine>,
    /// Around one device: whose cards lie open on it.
    uncovered: BTreeMap<String, Seat>,
    /// A change began and nobody knows whether it was committed: to be read again before anything else.
    pub(crate) torn: bool,
}

/// A match that has begun.
pub(crate) struct Play {
    pub(crate) table: Box<dyn AnyTable>,
    /// The last entry of the log.
    pub(crate) seq: i64,
    pub(crate) clock: Clock,
    pub(crate) undo: Option<UndoRequest>,
}

/// What a person is at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    pub(crate) seats: Vec<Seat>,
    /// With whose eyes he looks.
    pub(crate) viewer: Viewer,
    /// Around one device: the seat that has to take it over before anything is shown.
    pub(crate) curtain: Option<Seat>,
}

impl Standing {
    /// The seat that a program speaks for: the one that it names, its only one, or the one of its own that is asked.
    pub(crate) fn seat(&self, named: Option<u8>, asked: Option<Seat>) -> Option<Seat> {
        match (named, self.seats.as_slice()) {
            (Some(named), seats) => seats.iter().copied().find(|seat| seat.0 == named),
            (None, [only]) => Some(*only),
            (None, seats) => asked.filter(|asked| seats.contains(asked)),
        }
    }
}

/// How far a table has come, for streams.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Progress {
    pub(crate) seq: i64,
    pub(crate) chat: i64,
    pub(crate) version: i64,
    pub(crate) step: usize,
    pub(crate) asked: Option<Seat>,
    pub(crate) over: bool,
}

impl Progress {
    /// Names this moment: whatever changes raises it, on every node alike. Pages and streams compare it.
    pub(crate) fn moment(&self) -> i64 {
        self.seq + self.chat + self.version
    }
}

impl Table {
    pub(crate) fn progress(&self) -> Progress {
        Progress {
            seq: self.play.as_ref().map_or(0, |play| play.seq),
            chat: self.chat.last().map_or(0, |line| line.nth),
            version: self.row.version,
            step: self.play.as_ref().map_or(0, |play| play.table.steps()),
            asked: self.asked(),
            over: matches!(self.row.phase, Phase::Over | Phase::Archived),
        }
    }

    /// The match, or that it has not begun.
    pub(crate) fn play(&self) -> Outcome<&Play> {
        self.play
            .as_ref()
            .ok_or_else(|| Problem::bad("problem-not-begun"))
    }

    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.play.as_ref()?.table.turn() {
            Turn::Ask(seat) => Some(seat),
            Turn::Over => None,
        }
    }

    /// The seats that have lost by their clocks.
    pub(crate) fn forfeits(&self) -> Vec<Seat> {
        Seat::first(u8::try_from(self.places.len()).unwrap_or(u8::MAX))
            .filter(|seat| matches!(self.place(*seat), Some(Place::Person { forfeit: true, .. })))
            .collect()
    }

    /// Who stands where. Whoever has lost by the clock comes after all others, whatever a bot made of the seat.
    pub(crate) fn standings(&self) -> Outcome<Standings> {
        let mut standings = self.play()?.table.standings();
        let forfeits = self.forfeits();
        let keys: Vec<(bool, u8)> = standings
            .places
            .iter()
            .map(|place| (forfeits.contains(&place.seat), place.rank))
            .collect();
        for (place, own) in standings.places.iter_mut().zip(&keys) {
            let before = keys.iter().filter(|other| *other < own).count();
            place.rank = u8::try_from(before + 1).unwrap_or(u8::MAX);
        }
        standings.places.sort_by_key(|place| place.rank);
        let first = standings.places.first().map(|place| place.seat);
        standings.nobody_wins |= first.is_some_and(|seat| forfeits.contains(&seat));
        Ok(standings)
    }

    pub(crate) fn is_running(&self) -> bool {
        self.row.phase == Phase::Running
    }

    /// Who sits in front of which device is known to this node alone and outlives a reading.
    pub(crate) fn into_uncovered(self) -> BTreeMap<String, Seat> {
        self.uncovered
    }

    pub(crate) fn with_uncovered(mut self, uncovered: BTreeMap<String, Seat>) -> Self {
        self.uncovered = uncovered;
        self
    }

    /// Where the table lives.
    pub(crate) fn path(&self) -> String {
        format!("/t/{}", self.row.id)
    }

    /// Where its rules are.
    pub(crate) fn rules(&self) -> String {
        format!("/rules/{}", self.row.game)
    }

    /// What `person` is here.
    pub(crate) fn standing(&self, person: Option<&str>) -> Standing {
        let seats = person.map_or_else(Vec::new, |person| seats_of(&self.places, person));
        let viewer = match (seats.as_slice(), person) {
            ([], _) | (_, None) => Viewer::Spectator,
            ([seat], _) => Viewer::Seated(*seat),
            (_, Some(person)) => match self.uncovered.get(person) {
                Some(seat) if seats.contains(seat) => Viewer::Seated(*seat),
                _ => Viewer::Spectator,
            },
        };
        let curtain = match self.asked() {
            Some(asked) if seats.len() > 1 && seats.contains(&asked) && !viewer.is(asked) => {
                Some(asked)
            }
            _ => None,
        };
        Standing {
            seats,
            viewer: if curtain.is_some() {
                Viewer::Spectator
            } else {
                viewer
            },
            curtain,
        }
    }

    /// Around one device: `seat` sits down in front of it.
    pub(crate) fn uncover(&mut self, person: &str, seat: Seat) -> Outcome<()> {
        if !seats_of(&self.places, person).contains(&seat) {
            return Err(Problem::forbidden("problem-not-your-seat"));
        }
        self.uncovered.insert(person.to_owned(), seat);
        Ok(())
    }

    /// What every seat is called.
    pub(crate) fn names(&self) -> Vec<String> {
        names(&self.places)
    }

    /// Who sits where, as `viewer` sees it; `here` knows whose pages are open.
    pub(crate) fn sitters(&self, person: Option<&str>, here: impl Fn(&str) -> bool) -> Vec<Sitter> {
        let (asked, now) = (self.asked(), now());
        let seats = Seat::first(u8::try_from(self.places.len()).unwrap_or(u8::MAX));
        seats
            .zip(self.places.iter().zip(self.names()))
            .map(|(seat, (place, name))| Sitter {
                seat,
                name,
                occupant: match (place, place.bot()) {
                    (Place::Bot { level }, _) => Occupant::Bot {
                        level: level.clone(),
                        stands_in: false,
                    },
                    (_, Some(level)) => Occupant::Bot {
                        level: level.to_owned(),
                        stands_in: true,
                    },
                    (Place::Person { id, .. }, None) => Occupant::Person { here: here(id) },
                    (_, None) => Occupant::Person { here: false },
                },
                you: person.is_some_and(|person| place.is_of(person)),
                clock: self.clock_face(seat, asked, now),
            })
            .collect()
    }

    fn clock_face(&self, seat: Seat, asked: Option<Seat>, now: i64) -> Option<ClockFace> {
        let play = self.play.as_ref()?;
        let left_ms = play.clock.left(seat, asked, now)?;
        Some(ClockFace {
            left_ms: left_ms.max(0),
            running: asked == Some(seat) && self.place(seat).is_some_and(Place::has_person),
        })
    }

    pub(crate) fn place(&self, seat: Seat) -> Option<&Place> {
        self.places.get(seat.index())
    }

    /// When the time of the asked seat is up; `None` while no clock runs.
    pub(crate) fn deadline(&self) -> Option<i64> {
        let asked = self.asked().filter(|_| self.is_running())?;
        let play = self.play.as_ref()?;
        let runs = self.place(asked).is_some_and(Place::has_person);
        let left = play.clock.left(asked, Some(asked), now())?;
        // What is left is counted after the free part of a move, which may still run.
        runs.then(|| now() + left.max(0) + if left > 0 { 0 } else { -1 })
    }

    /// Whether a bot is asked, and which.
    pub(crate) fn bot_asked(&self) -> Option<(Seat, &str)> {
        let asked = self.asked().filter(|_| self.is_running())?;
        Some((asked, self.place(asked)?.bot()?))
    }

    /// Since when a bot is asked; `None` while none is.
    pub(crate) fn bot_asked_at(&self) -> Option<i64> {
        self.bot_asked()?;
        Some(self.play.as_ref()?.clock.waits_since())
    }

    /// Whether hints are fair: nobody but bots sits on the other side.
    pub(crate) fn may_hint(&self, person: &str) -> bool {
        let others = self
            .places
            .iter()
            .filter(|place| place.has_person() && !place.is_of(person));
        self.is_running() && others.count() == 0
    }

    /// The title that people read.
    pub(crate) fn title(&self) -> String {
        if self.options.title.is_empty() {
            self.game.title().to_owned()
        } else {
            self.options.title.clone()
        }
    }

    /// Writes the row and takes over its new version.
    pub(crate) async fn save(&mut self, store: &Store) -> Outcome<()> {
        self.write_row();
        self.torn = true;
        self.row.version = store.update_table(&self.row).await?;
        self.torn = false;
        Ok(())
    }

    /// Puts seats and options into the row.
    fn write_row(&mut self) {
        self.row.seats = to_json(&self.places);
        self.row.options = to_json(&self.options);
        self.row.people = seats::people(&self.places, &self.row.host);
        self.row.changed_at = now();
    }
}

fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("seats and options are plain data")
}

/// What every seat is called: bots by their level, two of a kind by number.
pub(crate) fn names(places: &[Place]) -> Vec<String> {
    let level = |place: &Place| match place {
        Place::Bot { level } => Some(level.clone()),
        _ => None,
    };
    places
        .iter()
        .enumerate()
        .map(|(at, place)| match place {
            Place::Person { name, .. } => name.clone(),
            Place::Open | Place::Reserved => String::new(),
            Place::Bot { level: own } => bot_name(
                own,
                places[..at]
                    .iter()
                    .filter(|place| level(place).as_ref() == Some(own))
                    .count(),
            ),
        })
        .collect()
}

/// Bots have names, so that the log reads well: by level and how many of it sit before.
fn bot_name(level: &str, nth: usize) -> String {
    const NAMES: [(&str, [&str; 5]); 6] = [
        ("novice", ["Basia", "Tolek", "Zuzia", "Kuba", "Hania"]),
        ("steady", ["Sage", "Marek", "Irena", "Witek", "Dora"]),
        ("sharp", ["Hawk", "Lena", "Oskar", "Nina", "Bruno II"]),
        ("master", ["Regina", "Tadeusz", "Sofia", "Konrad", "Vera"]),
        (
            "greedy",
            ["Magpie", "Magpie 2", "Magpie 3", "Magpie 4", "Magpie 5"],
        ),
        ("random", ["Dice", "Dice 2", "Dice 3", "Dice 4", "Dice 5"]),
    ];
    let known = NAMES.iter().find(|(of, _)| *of == level);
    known
        .and_then(|(_, names)| names.get(nth))
        .map_or_else(|| format!("{level} {}", nth + 1), |name| (*name).to_owned())
}
