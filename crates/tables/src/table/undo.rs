//! Take-backs that need everyone's consent. What was rolled or shown cannot be unseen, not even by consent.

use face::Language;
use kernel::Seat;
use store::{EntryKind, Store};

use super::Table;
use crate::note::Note;
use crate::seats::Place;
use crate::trouble::{Outcome, Trouble};

/// A request to take steps back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UndoRequest {
    pub by: Seat,
    pub steps: usize,
    pub agreed: Vec<Seat>,
}

impl Table {
    /// How many steps would have to go so that `seat` is asked again what it answered last; `None` where nothing can.
    pub fn steps_to_undo(&self, seat: Seat) -> Option<usize> {
        let play = self.play.as_ref()?;
        let steps = play.table.steps() - play.table.last_answer_of(seat)?;
        (steps <= play.table.revocable()).then_some(steps)
    }

    /// Takes the seat's last answer back, or asks the others whether it may.
    pub async fn undo(&mut self, store: &Store, seat: Seat, language: Language) -> Outcome<()> {
        let play = self.play()?;
        match play.table.may_take_back(seat) {
            Ok(()) => return self.take_back(store, seat, 1).await,
            Err(no) if self.steps_to_undo(seat).is_none() => {
                return Err(Trouble::Refused {
                    game: self.game.key(),
                    why: play.table.explain_take_back(no, language),
                });
            }
            Err(_) => {}
        }
        let steps = self.steps_to_undo(seat).ok_or(Trouble::NoUndo)?;
        if self.must_agree(&[seat]).is_empty() {
            return self.take_back(store, seat, steps).await;
        }
        self.note(store, Some(seat), &Note::AskUndo { steps }).await
    }

    /// Answers the open request.
    pub async fn answer_undo(&mut self, store: &Store, seat: Seat, agree: bool) -> Outcome<()> {
        let request = self.play()?.undo.clone().ok_or(Trouble::NoUndo)?;
        if !agree {
            return self.note(store, Some(seat), &Note::RefuseUndo).await;
        }
        let mut agreed = request.agreed;
        agreed.push(seat);
        if self.must_agree(&agreed).is_empty() {
            return self.take_back(store, request.by, request.steps).await;
        }
        self.note(store, Some(seat), &Note::AgreeUndo).await
    }

    /// The people whose consent is missing. Bots mind nothing.
    pub fn must_agree(&self, agreed: &[Seat]) -> Vec<Seat> {
        let has_agreed = |place: &Place| {
            let agreed = agreed.iter().filter_map(|seat| self.place(*seat));
            // A person with several seats agrees for all of them.
            agreed
                .into_iter()
                .any(|other| matches!((other, place), (Place::Person { id: a, .. }, Place::Person { id: b, .. }) if a == b))
        };
        Seat::first(u8::try_from(self.places.len()).unwrap_or(u8::MAX))
            .zip(&self.places)
            .filter(|(_, place)| place.has_person() && !has_agreed(place))
            .map(|(seat, _)| seat)
            .collect()
    }

    async fn take_back(&mut self, store: &Store, seat: Seat, steps: usize) -> Outcome<()> {
        if !self.is_running() {
            return Err(Trouble::Over);
        }
        self.torn = true;
        let entry = self.entry(EntryKind::TakeBack, Some(seat), steps.to_string());
        let play = self.play.as_mut().ok_or(Trouble::NotBegun)?;
        if play.table.take_back_by_consent(steps).is_err() {
            self.torn = false;
            return Err(Trouble::NoUndo);
        }
        self.commit(store, &[entry]).await
    }

    /// Writes an entry that is not a step.
    pub(crate) async fn note(
        &mut self,
        store: &Store,
        seat: Option<Seat>,
        note: &Note,
    ) -> Outcome<()> {
        let entry = self.entry(EntryKind::Note, seat, note.write());
        self.commit(store, &[entry]).await
    }
}
