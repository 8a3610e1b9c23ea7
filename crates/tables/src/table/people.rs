//! Sitting down, standing up, starting, talking.

use kernel::{Seat, SetupError, Wanted};
use referee::Seed;
use store::{ChatLine, Entry, EntryKind, Phase, Store};

use super::load::write_tape;
use super::play_on::resumed;
use super::{Draft, Play, Table};
use crate::clock::Clock;
use crate::limits;
use crate::note::Note;
use crate::now::now;
use crate::past::Past;
use crate::seats::{Options, Place, names, seats_of};
use crate::styles;
use crate::trouble::{Outcome, Trouble};

impl Table {
    /// Sits down on this seat, or on the first that is free; `invited` may take reserved ones.
    pub async fn sit(
        &mut self,
        store: &Store,
        person: &str,
        name: &str,
        seat: Option<Seat>,
        invited: bool,
    ) -> Outcome<Seat> {
        if seat.is_none()
            && let Some(mine) = seats_of(&self.places, person).first()
        {
            self.must_gather()?;
            return Ok(*mine);
        }
        let at = self.free_seat(seat, invited)?.index();
        self.places[at] = Place::person(person, name);
        self.save(store).await?;
        Ok(Seat(u8::try_from(at).unwrap_or(u8::MAX)))
    }

    /// This seat, or the first that is free, if it may be taken.
    pub fn free_seat(&self, seat: Option<Seat>, invited: bool) -> Outcome<Seat> {
        self.must_gather()?;
        let may = |place: &Place| match place {
            Place::Open => self.row.public || invited,
            Place::Reserved => invited,
            _ => false,
        };
        let at = match seat {
            Some(seat) => Some(seat.index()).filter(|at| self.places.get(*at).is_some_and(may)),
            // A seat is kept for those who are invited.
            None => self
                .places
                .iter()
                .position(|place| *place == Place::Reserved && may(place))
                .or_else(|| self.places.iter().position(may)),
        };
        at.and_then(|at| u8::try_from(at).ok().map(Seat))
            .ok_or(Trouble::NoSeat)
    }

    /// Stands up before the match begins; afterwards a bot keeps the seat. An empty table is put away.
    pub async fn leave(&mut self, store: &Store, person: &str) -> Outcome<()> {
        let seats = seats_of(&self.places, person);
        if seats.is_empty() {
            return Err(Trouble::NotYourSeat);
        }
        match self.row.phase {
            Phase::Gathering => {
                for seat in seats {
                    self.places[seat.index()] = Place::Open;
                }
                let left = self.places.iter().find_map(|place| match place {
                    Place::Person { id, .. } => Some(id.clone()),
                    _ => None,
                });
                match left {
                    // The seats that are still free need a host.
                    Some(next) if self.row.host == person => self.row.host = next,
                    Some(_) => {}
                    None => self.row.phase = Phase::Archived,
                }
                self.save(store).await
            }
            Phase::Running => {
                for seat in seats {
                    self.go_away(store, seat).await?;
                }
                Ok(())
            }
            Phase::Over | Phase::Archived => Ok(()),
        }
    }

    /// Puts something else on a free seat or a bot's.
    pub async fn set_place(
        &mut self,
        store: &Store,
        person: &str,
        seat: Seat,
        place: Place,
    ) -> Outcome<()> {
        self.must_gather()?;
        self.must_host(person)?;
        match (self.places.get(seat.index()), &place) {
            (None, _) => return Err(Trouble::WrongSeats),
            (Some(Place::Person { id, .. }), _) if id != person => {
                return Err(Trouble::SeatTaken);
            }
            _ => place.check(&self.row.game)?,
        }
        self.places[seat.index()] = place;
        styles::hand_out(&mut self.places, &self.row.game, &self.row.commitment);
        self.save(store).await
    }

    /// Deals the first cards. The log's first entry is the lock: of two who start, one does.
    pub async fn start(&mut self, store: &Store, person: &str) -> Outcome<()> {
        let resumed = resumed(store, self.options.resumes.clone()).await?;
        self.start_from(store, person, &resumed).await
    }

    /// Lays the first cards, and gives the entry that says so.
    pub(super) fn deal(&mut self, person: &str) -> Outcome<Entry> {
        self.must_gather()?;
        if self.row.host != person && seats_of(&self.places, person).is_empty() {
            return Err(Trouble::NotHost);
        }
        if self.places.iter().any(Place::is_free) {
            return Err(Trouble::FreeSeats);
        }
        let seed: [u8; 32] = self
            .row
            .seed
            .as_deref()
            .and_then(|seed| seed.try_into().ok())
            .ok_or(Trouble::Damaged)?;
        let (wanted, names) = (self.set_up()?, names(&self.places, &self.row.game));
        let rules = wanted.rules.unwrap_or(self.game.rules_version());
        let seed = Seed::new(seed);
        let table = match self.position() {
            Some(position) => self
                .game
                .open_position(&wanted, position, seed, names)
                .map_err(|why| Trouble::Refused {
                    game: self.game.key(),
                    why,
                })?,
            None => self
                .game
                .open_table(&wanted, seed, names)
                .map_err(|error| self.unplayable(error))?,
        };
        let opening = table.opening();
        self.torn = true;
        self.row.rules_version = rules;
        self.row.opening = write_tape(&opening.tape);
        self.row.opening_hash = opening.hash.cast_signed();
        self.row.phase = Phase::Running;
        let entry = self.entry(EntryKind::Note, None, Note::Started.write());
        self.play = Some(Play {
            table,
            seq: 0,
            clock: Clock::new(self.options.clock, self.places.len(), entry.made_at),
            undo: None,
            past: Past::default(),
        });
        Ok(entry)
    }

    /// The same people and the same set-up at a new table, each one seat further. A second request gets the table of the first.
    pub async fn rematch(&mut self, store: &Store, person: &str) -> Outcome<String> {
        if let Some(other) = &self.options.rematch {
            return Ok(other.clone());
        }
        if self.row.phase != Phase::Over || seats_of(&self.places, person).is_empty() {
            return Err(Trouble::NoRematch);
        }
        let mut places: Vec<Place> = self
            .places
            .iter()
            .map(|place| match place {
                Place::Person { id, name, .. } => Place::person(id, name),
                other => other.clone(),
            })
            .collect();
        places.rotate_right(1);
        let draft = Draft {
            game: self.game.clone(),
            wanted: self.set_up()?,
            places,
            options: Options {
                rematch_of: Some(self.row.id.clone()),
                rematch: None,
                plays_on: None,
                resumes: None,
                position: None,
                lesson: None,
                practice: None,
                ..self.options.clone()
            },
            host: person.to_owned(),
            public: self.row.public,
        };
        let id = draft.create(store, 0).await?;
        self.options.rematch = Some(id.clone());
        self.save(store).await?;
        Ok(id)
    }

    /// Says something. Only those who sit here may.
    pub async fn say(&mut self, store: &Store, person: &str, text: &str) -> Outcome<()> {
        let seat = *seats_of(&self.places, person)
            .first()
            .ok_or(Trouble::NotYourSeat)?;
        let text = limits::chat_line(text)?;
        let said = self.chat.iter().filter(|line| line.person == person);
        if !limits::chat_pace(said.map(|line| line.at), now()) {
            return Err(Trouble::TooMuchSaid);
        }
        let line = ChatLine {
            table_id: self.row.id.clone(),
            nth: 0,
            person: person.to_owned(),
            seat: Some(seat.0),
            name: self.names()[seat.index()].clone(),
            text,
            at: now(),
        };
        self.torn = true;
        store.say(&line).await?;
        // Not only this line: another node may have written others before it.
        self.catch_up_with_chat(store).await?;
        self.torn = false;
        Ok(())
    }

    /// The set-up as the row keeps it.
    pub(super) fn set_up(&self) -> Outcome<Wanted> {
        let wanted: Result<Wanted, SetupError> = self.row.setup.parse();
        wanted.map_err(|error| self.unplayable(error))
    }

    fn unplayable(&self, error: SetupError) -> Trouble {
        Trouble::SetUp {
            game: self.game.key(),
            error,
        }
    }

    fn must_gather(&self) -> Outcome<()> {
        match self.row.phase {
            Phase::Gathering => Ok(()),
            _ => Err(Trouble::Begun),
        }
    }

    fn must_host(&self, person: &str) -> Outcome<()> {
        if self.row.host == person {
            return Ok(());
        }
        Err(Trouble::NotHost)
    }
}
