//! One table in memory: its row, who sits there, and the match at the referee's.

mod draft; // a table that is not there yet
mod lesson; // where everybody follows a script
mod load; // out of the store
mod moves; // answers and their commits
mod people; // sitting down, standing up, starting, talking
mod play_on; // a match that is over, once more from one of its moments
mod practice; // one position, one move
mod presence; // who is away, late, or back
mod undo; // take-backs: alone with bots, or by everyone's consent

use std::collections::BTreeMap;
use std::sync::Arc;

use catalog::{AnyGame, AnyTable, level_and_style};
use face::{ClockFace, Occupant, Sitter};
use kernel::{Seat, Standings, Turn, Viewer};
use referee::Exit;
use store::{ChatLine, Entry, EntryKind, Phase, Store, TableRow, Turn as StoredTurn};

use crate::clock::Clock;
use crate::now::now;
use crate::past::Past;
use crate::seats::{self, Options, Place, names, seats_of};
use crate::sheet::{Glance, Sheet};
use crate::trouble::{Outcome, Trouble};

pub use self::draft::Draft;
pub use self::load::replay;
pub(crate) use self::load::write_tape;
pub use self::moves::Ending;
pub(crate) use self::moves::step_entry;
pub use self::play_on::{Deal, PlayedOn};
pub use self::undo::UndoRequest;

/// A table as one node holds it. The store is the truth; this is a copy that can be thrown away and read again.
pub struct Table {
    pub row: TableRow,
    pub places: Vec<Place>,
    pub options: Options,
    pub game: Arc<dyn AnyGame>,
    /// The match, once it has begun.
    pub play: Option<Play>,
    /// The newest lines, at most [`CHAT_SHOWN`](crate::limits::CHAT_SHOWN), without a gap.
    pub chat: Vec<ChatLine>,
    /// What lists show of the match, as it is in the row.
    glance: Glance,
    /// Around one device: whose cards lie open on it.
    uncovered: BTreeMap<String, Seat>,
    /// A change began and it is not known whether it was committed: to be read again before anything else.
    pub(crate) torn: bool,
}

/// A match that has begun.
pub struct Play {
    pub table: Box<dyn AnyTable>,
    /// The last entry of the log.
    pub seq: i64,
    pub clock: Clock,
    pub undo: Option<UndoRequest>,
    pub(crate) past: Past,
}

impl Play {
    /// Names the open question: whatever is answered or taken back makes it another.
    pub fn question(&self) -> i64 {
        self.past.question()
    }
}

/// What a person is at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    pub seats: Vec<Seat>,
    /// With whose eyes they look.
    pub viewer: Viewer,
    /// Around one device: the seat that has to take it over before anything is shown.
    pub curtain: Option<Seat>,
    /// Around one device: the seat that is asked next, while the one before still looks at what came of their answer.
    pub pass: Option<Seat>,
}

impl Standing {
    /// The seat that a program speaks for: the one that it names, its only one, or the one of its own that is asked.
    pub fn seat(&self, named: Option<u8>, asked: Option<Seat>) -> Option<Seat> {
        match (named, self.seats.as_slice()) {
            (Some(named), seats) => seats.iter().copied().find(|seat| seat.0 == named),
            (None, [only]) => Some(*only),
            (None, seats) => asked.filter(|asked| seats.contains(asked)),
        }
    }
}

/// How far a table has come, for streams.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    pub seq: i64,
    pub chat: i64,
    pub version: i64,
    pub step: usize,
    pub asked: Option<Seat>,
    pub over: bool,
}

impl Progress {
    /// Names this moment: whatever changes raises it, on every node alike. Pages and streams compare it.
    pub fn moment(&self) -> i64 {
        self.seq + self.chat + self.version
    }
}

impl Table {
    pub fn progress(&self) -> Progress {
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
    pub fn play(&self) -> Outcome<&Play> {
        self.play.as_ref().ok_or(Trouble::NotBegun)
    }

    pub fn asked(&self) -> Option<Seat> {
        match self.play.as_ref()?.table.turn() {
            Turn::Ask(seat) => Some(seat),
            Turn::Over => None,
        }
    }

    /// The seats that have lost by their clocks, or whose people have conceded.
    pub fn forfeits(&self) -> Vec<Seat> {
        Seat::first(u8::try_from(self.places.len()).unwrap_or(u8::MAX))
            .filter(|seat| matches!(self.place(*seat), Some(Place::Person { forfeit: true, .. })))
            .collect()
    }

    /// Why no person answers for this seat any more, if none does.
    pub fn lost(&self, seat: Seat) -> Option<Trouble> {
        if !self.forfeits().contains(&seat) {
            return None;
        }
        let exit = self.play.as_ref()?.table.exit_of(seat);
        Some(match exit {
            Some(Exit::Concede) => Trouble::Conceded,
            Some(Exit::Forfeit) | None => Trouble::Forfeited,
        })
    }

    /// The ranks. A seat that has lost early comes after all others, whatever a bot made of it.
    pub fn standings(&self) -> Outcome<Standings> {
        let table = &self.play()?.table;
        // Matches of before: the log did not tell who had no time left.
        let mut untold = self.forfeits();
        untold.retain(|seat| table.exit_of(*seat).is_none());
        Ok(table.standings().with_last(&untold))
    }

    /// Whether the match is over and can be looked at again: here, or elsewhere and brought in a file.
    pub fn is_finished(&self) -> bool {
        let over = match self.row.phase {
            Phase::Over => true,
            Phase::Archived => self.options.brought,
            Phase::Gathering | Phase::Running => false,
        };
        over && self.play.is_some()
    }

    pub fn is_running(&self) -> bool {
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

    /// What everyone may know of the table without its match.
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

    /// Where the table is.
    pub fn path(&self) -> String {
        self.sheet().path()
    }

    /// Where its rules are.
    pub fn rules(&self) -> String {
        format!("/rules/{}?table={}", self.row.game, self.row.id)
    }

    /// What `person` is here.
    pub fn standing(&self, person: Option<&str>) -> Standing {
        let seats = person.map_or_else(Vec::new, |person| seats_of(&self.places, person));
        // Who has conceded looks on, until the end.
        let playing: Vec<Seat> = seats
            .iter()
            .copied()
            .filter(|seat| !self.is_running() || self.lost(*seat).is_none())
            .collect();
        let viewer = match (playing.as_slice(), person) {
            ([], _) | (_, None) => Viewer::Spectator,
            ([seat], _) => Viewer::Seated(*seat),
            ([first, ..], _) if self.is_open() => {
                let asked = self.asked().filter(|asked| playing.contains(asked));
                Viewer::Seated(asked.unwrap_or(*first))
            }
            (_, Some(person)) => match self.uncovered.get(person) {
                Some(seat) if playing.contains(seat) => Viewer::Seated(*seat),
                _ => Viewer::Spectator,
            },
        };
        let next = self
            .asked()
            .filter(|asked| playing.len() > 1 && playing.contains(asked) && !viewer.is(*asked));
        // What they have just drawn is theirs to see before they hand the device on.
        let (curtain, pass) = match viewer {
            Viewer::Spectator => (next, None),
            Viewer::Seated(_) => (None, next),
        };
        Standing {
            seats,
            viewer,
            curtain,
            pass,
        }
    }

    /// What every seat is called.
    pub fn names(&self) -> Vec<String> {
        names(&self.places, &self.row.game)
    }

    /// Who sits where, as `viewer` sees it; `here` knows whose pages are open.
    pub fn sitters(&self, person: Option<&str>, here: impl Fn(&str) -> bool) -> Vec<Sitter> {
        let (asked, now) = (self.asked(), now());
        let seats = Seat::first(u8::try_from(self.places.len()).unwrap_or(u8::MAX));
        seats
            .zip(self.places.iter().zip(self.names()))
            .map(|(seat, (place, name))| Sitter {
                seat,
                name,
                occupant: match (place, place.bot()) {
                    (_, Some(bot)) => {
                        let (level, style) = level_and_style(bot);
                        Occupant::Bot {
                            level: level.to_owned(),
                            style: style.map(str::to_owned),
                            stands_in: !matches!(place, Place::Bot { .. }),
                        }
                    }
                    (Place::Person { id, .. }, None) => Occupant::Person { here: here(id) },
                    (Place::Named { .. }, None) => Occupant::Named,
                    (_, None) => Occupant::Person { here: false },
                },
                you: person.is_some_and(|person| place.is_of(person))
                    && !(self.is_running() && self.lost(seat).is_some()),
                asked: asked == Some(seat),
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

    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.places.get(seat.index())
    }

    /// When the time of the asked seat is up; `None` while no clock runs.
    pub fn deadline(&self) -> Option<i64> {
        let asked = self.asked().filter(|_| self.is_running())?;
        let play = self.play.as_ref()?;
        let runs = self.place(asked).is_some_and(Place::has_person);
        let left = play.clock.left(asked, Some(asked), now())?;
        // What is left is counted after the free part of a move, which may still run.
        runs.then(|| now() + left.max(0) + if left > 0 { 0 } else { -1 })
    }

    /// Whether a bot is asked, and which.
    pub fn bot_asked(&self) -> Option<(Seat, &str)> {
        let asked = self.asked().filter(|_| self.is_running())?;
        let bot = self.place(asked)?.bot()?;
        (!self.is_held()).then_some((asked, bot))
    }

    /// Since when a bot is asked; `None` while none is.
    pub fn bot_asked_at(&self) -> Option<i64> {
        self.bot_asked()?;
        Some(self.play.as_ref()?.clock.waits_since())
    }

    /// Whether hints are fair: only bots sit on the other side.
    pub fn may_hint(&self, person: &str) -> bool {
        let others = self
            .places
            .iter()
            .filter(|place| place.has_person() && !place.is_of(person));
        self.is_running()
            && others.count() == 0
            && self.options.lesson.is_none()
            && self.options.practice.is_none()
    }

    /// The title that people read.
    pub fn title(&self) -> String {
        self.sheet().title()
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

    /// Puts into the row whose turn it is.
    pub(crate) fn write_turn(&mut self) {
        let Some(play) = &self.play else { return };
        let asked = self.asked();
        self.glance = Glance {
            steps: play.table.steps(),
            take_backs: play.table.take_backs().len(),
            clock: play.clock.dial(asked),
        };
        let person = match asked.and_then(|seat| self.place(seat)) {
            // What is learnt waits as long as it takes, and reminds nobody.
            Some(_) if self.options.lesson.is_some() || self.options.practice.is_some() => None,
            Some(place @ Place::Person { id, .. }) if place.has_person() => Some(id.clone()),
            _ => None,
        };
        self.row.turn = StoredTurn {
            seat: asked.map(|seat| seat.0),
            person,
            glance: self.glance.write(),
        };
    }

    /// Commits entries that the match already follows, with whose turn it is then. Until that is done the table is torn:
    /// should the caller go away or the store fail, it is read again before anyone sees it.
    async fn commit(&mut self, store: &Store, entries: &[Entry]) -> Outcome<()> {
        self.hear(entries);
        let turn = &self.row.turn;
        store.append_and_turn(&self.row.id, entries, turn).await?;
        self.torn = false;
        Ok(())
    }

    /// The same for entries that change more of the row: one commit for both, so that no node sees the one without the other.
    async fn commit_with_row(&mut self, store: &Store, entries: &[Entry]) -> Outcome<()> {
        self.hear(entries);
        self.write_row();
        let (id, row) = (&self.row.id, &self.row);
        let ended = self.play.as_ref().filter(|_| row.phase == Phase::Over);
        let figures = ended.map(|play| to_json(&play.table.figures()));
        self.row.version = match figures {
            Some(figures) => store.append_and_end(id, entries, row, &figures).await?,
            None => store.append_and_update(id, entries, row).await?,
        };
        self.torn = false;
        Ok(())
    }

    fn hear(&mut self, entries: &[Entry]) {
        self.torn = true;
        if let Some(play) = &mut self.play {
            entries.iter().for_each(|entry| play.hear(entry));
        }
        self.write_turn();
    }

    /// The next entry of the log.
    fn entry(&self, kind: EntryKind, seat: Option<Seat>, body: String) -> Entry {
        Entry {
            seq: self.play.as_ref().map_or(0, |play| play.seq) + 1,
            kind,
            seat: seat.map(|seat| seat.0),
            body,
            tape: Vec::new(),
            hash: 0,
            made_at: now(),
        }
    }
}

pub(crate) fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("seats and options are plain data")
}
