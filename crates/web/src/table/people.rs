//! Sitting down, standing up, starting, talking.

use std::sync::Arc;

use catalog::AnyGame;
use kernel::{Phrase, Seat, Wanted};
use referee::Seed;
use store::{ChatLine, EntryKind, Phase, Store, TableRow};

use super::load::write_tape;
use super::note::Note;
use super::seats::{ClockRule, Options, Place, people, seats_of};
use super::{Play, Table, clock::Clock, names, to_json};
use crate::now::now;
use crate::problem::{Outcome, Problem};
use crate::secret;

/// More than this nobody reads.
pub(super) const MOST_CHAT: u32 = 1000;
const LONGEST_LINE: usize = 500;
const LONGEST_NAME: usize = 24;
const LONGEST_TITLE: usize = 60;

/// A table that somebody would like to have.
pub(crate) struct Draft {
    pub(crate) game: Arc<dyn AnyGame>,
    pub(crate) wanted: Wanted,
    pub(crate) places: Vec<Place>,
    pub(crate) options: Options,
    pub(crate) host: String,
    pub(crate) public: bool,
}

impl Draft {
    /// How many seats the set-up has.
    pub(crate) fn seats(game: &dyn AnyGame, wanted: &Wanted) -> Outcome<u8> {
        let complete = game.complete(wanted)?;
        complete.seats.ok_or_else(|| Problem::bad("problem-input"))
    }

    /// Checks everything and writes it down.
    pub(crate) async fn create(mut self, store: &Store) -> Outcome<String> {
        self.options.title = tidy(&self.options.title, LONGEST_TITLE).unwrap_or_default();
        check_clock(self.options.clock)?;
        let wanted = self.game.complete(&self.wanted)?;
        if wanted.seats.map(usize::from) != Some(self.places.len()) {
            return Err(Problem::bad("problem-seats"));
        }
        for place in &self.places {
            if let Place::Bot { level } = place
                && !catalog::knows_bot(level)
            {
                return Err(Problem::bad("problem-bot"));
            }
        }
        let seed = secret::bytes::<32>();
        let at = now();
        let row = TableRow {
            id: secret::table_id(),
            game: self.game.key().to_owned(),
            rules_version: self.game.rules_version(),
            setup: wanted.to_string(),
            content: format!("{:016x}", self.game.content_hash()),
            people: people(&self.places, &self.host),
            host: self.host,
            options: to_json(&self.options),
            seats: to_json(&self.places),
            commitment: Seed::new(seed).commitment().to_string(),
            seed: Some(seed.to_vec()),
            opening: String::new(),
            opening_hash: 0,
            phase: Phase::Gathering,
            public: self.public,
            version: 0,
            created_at: at,
            changed_at: at,
            result: None,
        };
        store.create_table(&row).await?;
        Ok(row.id)
    }
}

fn check_clock(rule: ClockRule) -> Outcome<()> {
    let bounds = ClockRule::SHORTEST..=ClockRule::LONGEST;
    let good = match rule {
        ClockRule::None => true,
        ClockRule::Move { seconds } => bounds.contains(&seconds),
        ClockRule::Bank { seconds, add } => bounds.contains(&seconds) && add <= 3600,
    };
    good.then_some(()).ok_or_else(|| {
        Problem::bad_phrase(
            Phrase::new("problem-clock")
                .with("least", ClockRule::SHORTEST)
                .with("most", ClockRule::LONGEST / 86_400),
        )
    })
}

/// A name as people may have it: short, printable, not empty.
pub(crate) fn name(text: &str) -> Outcome<String> {
    tidy(text, LONGEST_NAME).ok_or_else(|| {
        let most = u32::try_from(LONGEST_NAME).unwrap_or(u32::MAX);
        Problem::bad_phrase(Phrase::new("problem-name").with("most", most))
    })
}

/// Without control characters and outer spaces; `None` when nothing is left or too much.
fn tidy(text: &str, most: usize) -> Option<String> {
    let printable: String = text.chars().filter(|c| !c.is_control()).collect();
    let words: Vec<&str> = printable.split_whitespace().collect();
    let text = words.join(" ");
    (!text.is_empty() && text.chars().count() <= most).then_some(text)
}

impl Table {
    /// Sits down on this seat, or on the first that is free; `invited` may take reserved ones.
    pub(crate) async fn sit(
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

    /// This seat, or the first that is free, if somebody may sit down there.
    pub(crate) fn free_seat(&self, seat: Option<Seat>, invited: bool) -> Outcome<Seat> {
        self.must_gather()?;
        let may = |place: &Place| match place {
            Place::Open => self.row.public || invited,
            Place::Reserved => invited,
            _ => false,
        };
        let at = match seat {
            Some(seat) => Some(seat.index()).filter(|at| self.places.get(*at).is_some_and(may)),
            // Whoever is invited has a seat kept for him.
            None => self
                .places
                .iter()
                .position(|place| *place == Place::Reserved && may(place))
                .or_else(|| self.places.iter().position(may)),
        };
        at.and_then(|at| u8::try_from(at).ok().map(Seat))
            .ok_or_else(|| Problem::bad("problem-no-seat"))
    }

    /// Stands up before the match begins; afterwards a bot keeps the seat. A table that nobody is left at is put away.
    pub(crate) async fn leave(&mut self, store: &Store, person: &str) -> Outcome<()> {
        let seats = seats_of(&self.places, person);
        if seats.is_empty() {
            return Err(Problem::forbidden("problem-not-your-seat"));
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
                    // Somebody has to see to the seats that are still free.
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
    pub(crate) async fn set_place(
        &mut self,
        store: &Store,
        person: &str,
        seat: Seat,
        place: Place,
    ) -> Outcome<()> {
        self.must_gather()?;
        self.must_host(person)?;
        match (self.places.get(seat.index()), &place) {
            (None, _) => return Err(Problem::bad("problem-seats")),
            (Some(Place::Person { id, .. }), _) if id != person => {
                return Err(Problem::bad("problem-taken"));
            }
            (_, Place::Bot { level }) if !catalog::knows_bot(level) => {
                return Err(Problem::bad("problem-bot"));
            }
            _ => {}
        }
        self.places[seat.index()] = place;
        self.save(store).await
    }

    /// Deals the first cards. The log's first entry is the lock: of two who start, one does.
    pub(crate) async fn start(&mut self, store: &Store, person: &str) -> Outcome<()> {
        self.must_gather()?;
        if self.row.host != person && seats_of(&self.places, person).is_empty() {
            return Err(Problem::forbidden("problem-not-host"));
        }
        if self.places.iter().any(Place::is_free) {
            return Err(Problem::bad("problem-free-seats"));
        }
        let wanted: Wanted = self.row.setup.parse()?;
        let seed: [u8; 32] = self
            .row
            .seed
            .as_deref()
            .and_then(|seed| seed.try_into().ok())
            .ok_or_else(|| Problem::bad("problem-damaged"))?;
        let table = self
            .game
            .open_table(&wanted, Seed::new(seed), names(&self.places))?;
        let opening = table.opening();
        self.torn = true;
        self.row.opening = write_tape(&opening.tape);
        self.row.opening_hash = opening.hash.cast_signed();
        self.row.phase = Phase::Running;
        self.write_row();
        let entry = self.entry(EntryKind::Note, None, Note::Started.write());
        self.row.version = store
            .append_and_update(&self.row.id, std::slice::from_ref(&entry), &self.row)
            .await?;
        self.play = Some(Play {
            table,
            seq: entry.seq,
            clock: Clock::new(self.options.clock, self.places.len(), entry.made_at),
            undo: None,
        });
        self.torn = false;
        Ok(())
    }

    /// The same people and the same set-up at a new table, each one seat further. Whoever asks second gets the first one's table.
    pub(crate) async fn rematch(&mut self, store: &Store, person: &str) -> Outcome<String> {
        if let Some(other) = &self.options.rematch {
            return Ok(other.clone());
        }
        if self.row.phase != Phase::Over || seats_of(&self.places, person).is_empty() {
            return Err(Problem::forbidden("problem-no-rematch"));
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
            wanted: self.row.setup.parse()?,
            places,
            options: Options {
                rematch_of: Some(self.row.id.clone()),
                rematch: None,
                ..self.options.clone()
            },
            host: person.to_owned(),
            public: self.row.public,
        };
        let id = draft.create(store).await?;
        self.options.rematch = Some(id.clone());
        self.save(store).await?;
        Ok(id)
    }

    /// Says something. Those who do not sit here may not.
    pub(crate) async fn say(&mut self, store: &Store, person: &str, text: &str) -> Outcome<()> {
        let seat = *seats_of(&self.places, person)
            .first()
            .ok_or_else(|| Problem::forbidden("problem-not-your-seat"))?;
        let text = tidy(text, LONGEST_LINE).ok_or_else(|| {
            let most = u32::try_from(LONGEST_LINE).unwrap_or(u32::MAX);
            Problem::bad_phrase(Phrase::new("problem-chat").with("most", most))
        })?;
        if self.chat.len() >= MOST_CHAT as usize {
            return Err(Problem::bad("problem-chat-full"));
        }
        let mut line = ChatLine {
            table_id: self.row.id.clone(),
            nth: 0,
            person: person.to_owned(),
            seat: Some(seat.0),
            name: self.names()[seat.index()].clone(),
            text,
            at: now(),
        };
        line.nth = store.say(&line).await?;
        self.chat.push(line);
        Ok(())
    }

    fn must_gather(&self) -> Outcome<()> {
        match self.row.phase {
            Phase::Gathering => Ok(()),
            _ => Err(Problem::bad("problem-begun")),
        }
    }

    fn must_host(&self, person: &str) -> Outcome<()> {
        if self.row.host == person {
            return Ok(());
        }
        Err(Problem::forbidden("problem-not-host"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(name("  Ewa\u{7}  Nowak ").ok(), Some("Ewa Nowak".into()));
        assert!(name(" \n ").is_err());
        assert!(name(&"x".repeat(25)).is_err());
    }

    #[test]
    fn clocks_have_bounds() {
        assert!(check_clock(ClockRule::Move { seconds: 29 }).is_err());
        assert!(check_clock(ClockRule::Move { seconds: 30 }).is_ok());
        assert!(check_clock(ClockRule::Move { seconds: 604_801 }).is_err());
        assert!(
            check_clock(ClockRule::Bank {
                seconds: 900,
                add: 10
            })
            .is_ok()
        );
    }
}
