//! Take-backs. Alone with bots, a person goes back to their last decision, whatever came after it. Among people what was rolled or
//! shown cannot be unseen, not even by consent; and what others have built on needs theirs.

use face::Language;
use kernel::Seat;
use referee::NoTakeBack;
use store::{Entry, EntryKind, Store};

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
    /// Whether the person on this seat plays against bots alone: no one else would mind what they take back. Several names around
    /// one device hide their cards from each other, so they are several people; and someone who is away may come back.
    fn is_alone(&self, seat: Seat) -> bool {
        let mut places = self.places.iter().enumerate();
        places.all(|(at, place)| match place {
            Place::Person { .. } if at == seat.index() => place.has_person(),
            // They have left the match for good.
            Place::Person { forfeit, .. } => *forfeit,
            Place::Bot { .. } => at != seat.index(),
            Place::Open | Place::Reserved | Place::Named { .. } => false,
        })
    }

    /// Where an undo leads to for someone who plays against bots alone: to how many steps, before their last decision. `None` for
    /// everyone else.
    pub fn way_back(&self, seat: Seat) -> Option<Result<usize, NoTakeBack>> {
        let play = self.play.as_ref().filter(|_| self.is_alone(seat))?;
        let Some(to) = play.past.decision_of(seat) else {
            return Some(Err(NoTakeBack::Nothing));
        };
        Some(play.table.may_rewind(seat, to).map(|()| to))
    }

    /// Whether `seat` may take something back without asking anyone.
    pub fn may_undo(&self, seat: Seat) -> Result<(), NoTakeBack> {
        match (self.way_back(seat), &self.play) {
            (Some(way), _) => way.map(|_| ()),
            (None, Some(play)) => play.table.may_take_back(seat),
            (None, None) => Err(NoTakeBack::Nothing),
        }
    }

    /// How many steps would have to go so that `seat` is asked again what it answered last; `None` where nothing can.
    pub fn steps_to_undo(&self, seat: Seat) -> Option<usize> {
        let play = self.play.as_ref()?;
        let steps = play.table.steps() - play.table.last_answer_of(seat)?;
        (steps <= play.table.revocable()).then_some(steps)
    }

    /// Takes the seat's last answer back, or asks the others whether it may. Alone with bots it is the last decision.
    pub async fn undo(&mut self, store: &Store, seat: Seat, language: Language) -> Outcome<()> {
        let play = self.play()?;
        let refused = |no: NoTakeBack| Trouble::Refused {
            game: self.game.key(),
            why: play.table.explain_take_back(no, language),
        };
        if let Some(way) = self.way_back(seat) {
            let to = way.map_err(refused)?;
            return self.rewind(store, seat, to).await;
        }
        match play.table.may_take_back(seat) {
            Ok(()) => return self.take_back(store, seat, 1).await,
            Err(no) if self.steps_to_undo(seat).is_none() => return Err(refused(no)),
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

    /// Goes back to the question that `seat` answered after `to` steps.
    async fn rewind(&mut self, store: &Store, seat: Seat, to: usize) -> Outcome<()> {
        if !self.is_running() {
            return Err(Trouble::Over);
        }
        let play = self.play.as_mut().ok_or(Trouble::NotBegun)?;
        let back = play.table.steps().saturating_sub(to);
        self.torn = true;
        let Ok(mark) = play.table.rewind(seat, to) else {
            self.torn = false;
            return Err(Trouble::NoUndo);
        };
        let hash = play.table.hash();
        let entry = self.entry(EntryKind::TakeBack, Some(seat), back.to_string());
        // Where nothing was known, it is a take-back like any other.
        let hash = mark.map_or(0, |_| hash.cast_signed());
        self.commit(store, &[Entry { hash, ..entry }]).await
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
