//! Seats whose people are late, leave, or come back.

use kernel::Seat;
use referee::Exit;
use store::{EntryKind, Store};

use super::Table;
use crate::note::Note;
use crate::now::now;
use crate::seats::{Late, Place, seats_of};
use crate::trouble::{Outcome, Trouble};

/// How long others wait for an absent person before a bot may take the seat.
const PATIENCE_MS: i64 = 60_000;

impl Table {
    /// Whether the game hides nothing: then everybody around one device sees all, and whoever is asked has it.
    pub(super) fn is_open(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.table.is_open())
    }

    /// Around one device: `seat` sits down in front of it.
    pub fn uncover(&mut self, person: &str, seat: Seat) -> Outcome<()> {
        if !seats_of(&self.places, person).contains(&seat) {
            return Err(Trouble::NotYourSeat);
        }
        self.uncovered.insert(person.to_owned(), seat);
        Ok(())
    }

    /// Around one device: whoever sat in front of it hands it on.
    pub fn cover(&mut self, person: &str) {
        self.uncovered.remove(person);
    }

    /// Does what the host has settled for a seat whose time is up. Says whether it was.
    pub async fn time_up(&mut self, store: &Store) -> Outcome<bool> {
        let late = match (self.asked(), self.deadline()) {
            (Some(asked), Some(deadline)) if deadline < now() => asked,
            _ => return Ok(false),
        };
        match self.options.late {
            Late::Forfeit => {
                self.leave_match(store, late, Exit::Forfeit, Some(&Note::TimeUp))
                    .await?;
            }
            Late::Bot => {
                if let Some(Place::Person { away, .. }) = self.places.get_mut(late.index()) {
                    *away = true;
                }
                self.note_and_save(store, late, &Note::TimeUp).await?;
            }
        }
        Ok(true)
    }

    /// Someone comes back to the seat that a bot kept for them.
    pub async fn come_back(&mut self, store: &Store, seat: Seat) -> Outcome<()> {
        if let Some(lost) = self.lost(seat) {
            return Err(lost);
        }
        let is_running = self.is_running();
        match self.places.get_mut(seat.index()) {
            // Nothing has to be undone, so nothing is written.
            Some(Place::Person { away: false, .. }) if is_running => Ok(()),
            Some(Place::Person { away, .. }) => {
                *away = false;
                let asked = self.asked() == Some(seat);
                self.note_and_save(store, seat, &Note::Back { asked }).await
            }
            _ => Err(Trouble::NotYourSeat),
        }
    }

    /// Someone leaves their seat to a bot.
    pub async fn go_away(&mut self, store: &Store, seat: Seat) -> Outcome<()> {
        // A bot has the seat of a person who has lost, and keeps it.
        if self.lost(seat).is_some() {
            return Ok(());
        }
        if let Some(Place::Person { away, .. }) = self.places.get_mut(seat.index()) {
            *away = true;
        }
        let asked = self.asked() == Some(seat);
        self.note_and_save(store, seat, &Note::Away { asked }).await
    }

    /// Another person at the table lets a bot play for someone who has been asked for a while and has no page open.
    pub async fn replace_absent(
        &mut self,
        store: &Store,
        by: &str,
        seat: Seat,
        is_here: impl Fn(&str) -> bool,
    ) -> Outcome<()> {
        let sits = self.places.iter().any(|place| place.is_of(by));
        let absent = matches!(self.place(seat), Some(Place::Person { id, .. }) if !is_here(id));
        let waits = self.asked() == Some(seat)
            && self
                .play
                .as_ref()
                .is_some_and(|play| play.clock.waits_since() + PATIENCE_MS < now());
        if sits && absent && waits {
            return self.go_away(store, seat).await;
        }
        Err(Trouble::NotAbsent)
    }

    async fn note_and_save(&mut self, store: &Store, seat: Seat, note: &Note) -> Outcome<()> {
        if !self.is_running() {
            return Err(Trouble::Over);
        }
        let entry = self.entry(EntryKind::Note, Some(seat), note.write());
        self.commit_with_row(store, &[entry]).await
    }
}
