//! Who has a page open at a table, here or on another node, and whether that page is still there.
//!
//! A page that is closed hangs up. One whose network is gone does not: where others would see it, every page is asked now and then
//! whether it is there ([`Presence::ask`]), and answers by a request of its own, which passes any proxy ([`Roll::answered`]). Anyone
//! who comes is here immediately; anyone who goes has a moment to come back, because a reload goes and comes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use kernel::Seat;
use tokio::sync::watch;

use crate::hub::lock;
use crate::roll::Roll;
use crate::seats::Place;
use crate::secret::word;

/// How often a page is asked. With [`ANSWER`] it is less than five seconds from the last sign of a page to its person being away.
pub const ASK_EVERY: Duration = Duration::from_millis(1_500);
/// How long a page may take to answer.
const ANSWER: Duration = Duration::from_millis(3_000);
/// How long a page may take to load again.
const GRACE: Duration = Duration::from_millis(3_000);

/// The people at one table.
pub(crate) struct Company {
    table: String,
    roll: Arc<Roll>,
    inside: Mutex<Inside>,
    told: watch::Sender<Attendance>,
}

#[derive(Default)]
struct Inside {
    /// Pages of people who sit here.
    pages: Vec<Arc<Page>>,
    /// Who closed their last page, and when.
    left: HashMap<String, Instant>,
    /// By seat.
    sitting: Vec<Option<String>>,
    /// Who was here when the other nodes were last told.
    said: Vec<String>,
}

/// The seats whose people are here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Attendance(u64);

impl Attendance {
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        (0..64_u8)
            .filter(move |seat| self.0 & (1 << seat) != 0)
            .map(Seat)
    }
}

/// An open page.
pub(crate) struct Page {
    person: String,
    /// What it answers with.
    word: String,
    /// Since when a question is unanswered.
    asked: Mutex<Option<Instant>>,
}

impl Page {
    fn is_there(&self, now: Instant) -> bool {
        lock(&self.asked).is_none_or(|asked| asked + ANSWER > now)
    }

    /// Whether a question is unanswered.
    pub(crate) fn is_asked(&self) -> bool {
        lock(&self.asked).is_some()
    }

    pub(crate) fn answers(&self) {
        *lock(&self.asked) = None;
    }
}

impl Company {
    pub(crate) fn new(table: &str, roll: Arc<Roll>) -> Self {
        Self {
            table: table.to_owned(),
            roll,
            inside: Mutex::default(),
            told: watch::Sender::default(),
        }
    }

    pub(crate) fn watch(&self) -> watch::Receiver<Attendance> {
        self.told.subscribe()
    }

    /// Whether a person has a page open, or is about to have one again.
    pub(crate) fn is_here(&self, person: &str, now: Instant) -> bool {
        lock(&self.inside).is_here(person, now) || self.roll.is_elsewhere(&self.table, person, now)
    }

    /// Whether a person has a page open.
    pub(crate) fn has_page(&self, person: &str, now: Instant) -> bool {
        lock(&self.inside).has_page(person, now) || self.roll.is_elsewhere(&self.table, person, now)
    }

    /// Who sits where.
    pub(crate) fn seat(&self, places: &[Place]) {
        {
            let sitting = &mut lock(&self.inside).sitting;
            let mut both = sitting.iter().zip(places);
            let is_same =
                |(person, place): (&Option<String>, &Place)| person.as_deref() == place.person_id();
            if sitting.len() == places.len() && both.all(is_same) {
                return;
            }
            let people = places.iter().map(Place::person_id);
            *sitting = people.map(|person| person.map(str::to_owned)).collect();
        }
        self.attend(Instant::now());
    }

    /// Tells the streams if anyone has come or gone.
    pub(crate) fn attend(&self, now: Instant) {
        let here = {
            let mut inside = lock(&self.inside);
            inside.left.retain(|_, left| *left + GRACE > now);
            let is_here = |person: &str| {
                inside.is_here(person, now) || self.roll.is_elsewhere(&self.table, person, now)
            };
            let seats = (0..64).zip(&inside.sitting);
            let here = seats.filter(|(_, person)| person.as_deref().is_some_and(is_here));
            Attendance(here.fold(0, |all, (seat, _)| all | 1 << seat))
        };
        self.told.send_if_modified(|told| {
            let news = *told != here;
            *told = here;
            news
        });
    }

    /// What the other nodes must hear: who is here, if that is `all` or something else than they were told.
    pub(crate) fn say(&self, all: bool, now: Instant) -> Option<Vec<String>> {
        let mut inside = lock(&self.inside);
        let here = inside.here(now);
        let news = here != inside.said || (all && !here.is_empty());
        inside.said.clone_from(&here);
        news.then_some(here)
    }

    /// A page of `person` is open until what is returned is dropped.
    pub(crate) fn come(self: &Arc<Self>, person: &str) -> Presence {
        let page = Arc::new(Page {
            person: person.to_owned(),
            word: word::<16>(),
            asked: Mutex::default(),
        });
        self.roll.enter(&page.word, &page);
        lock(&self.inside).pages.push(page.clone());
        self.attend(Instant::now());
        Presence {
            company: self.clone(),
            page,
        }
    }
}

impl Inside {
    fn has_page(&self, person: &str, now: Instant) -> bool {
        let mut pages = self.pages.iter();
        pages.any(|page| page.person == person && page.is_there(now))
    }

    fn is_here(&self, person: &str, now: Instant) -> bool {
        let left = self.left.get(person);
        left.is_some_and(|left| *left + GRACE > now) || self.has_page(person, now)
    }

    /// Everyone who is here, each once.
    fn here(&self, now: Instant) -> Vec<String> {
        let open = self.pages.iter().filter(|page| page.is_there(now));
        let left = self.left.iter().filter(|(_, left)| **left + GRACE > now);
        let mut here: Vec<String> = open
            .map(|page| page.person.clone())
            .chain(left.map(|(person, _)| person.clone()))
            .collect();
        here.sort_unstable();
        here.dedup();
        here
    }
}

/// An open page of a person.
pub struct Presence {
    company: Arc<Company>,
    page: Arc<Page>,
}

impl Presence {
    /// Asks the page whether it is there, if anyone would notice: `others` do here, or there are some on another node. What is
    /// returned is to be sent to it; it must come back.
    pub fn ask(&self, others: bool) -> Option<&str> {
        let now = Instant::now();
        if !others
            && !self
                .company
                .roll
                .is_anyone_elsewhere(&self.company.table, now)
        {
            // What nobody waits for is not late.
            self.page.answers();
            return None;
        }
        lock(&self.page.asked).get_or_insert(now);
        Some(&self.page.word)
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let now = Instant::now();
        self.company.roll.leave(&self.page.word);
        let mut inside = lock(&self.company.inside);
        inside.pages.retain(|page| !Arc::ptr_eq(page, &self.page));
        // One who was away already does not come back by hanging up.
        if self.page.is_there(now) {
            inside.left.insert(self.page.person.clone(), now);
        }
    }
}
