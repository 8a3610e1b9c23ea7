//! The tables that are open on this node.

use std::collections::HashMap;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use catalog::AnyGame;
use store::Store;
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard, watch};

use crate::company::{Attendance, Company, Presence};
use crate::contents::Contents;
use crate::now::now;
use crate::roll::{Roll, Tidings};
use crate::sight::LastCopy;
use crate::table::{Progress, Table};
use crate::trouble::Outcome;

/// Whether a bot that was asked then has been forgotten: none thinks that long.
pub(crate) fn is_too_long(bot_asked_at: i64, now: i64) -> bool {
    const PATIENCE_MS: i64 = 8_000;
    bot_asked_at.saturating_add(PATIENCE_MS) < now
}

/// How long a match that is over stays in memory: people look at the result.
const OVER_FOR_MS: i64 = 10_000;
/// How long it stays where no page is open any more: whoever opens another one is there sooner.
const LEFT_FOR_MS: i64 = 1_000;
/// How long bots go on at a table where no one looks.
const ABANDONED_AFTER_MS: i64 = 10 * 60_000;
/// How long a look lasts: a program that asks now and then watches as well as an open page does.
const WATCHED_FOR_MS: i64 = 30_000;

/// All tables that are open here.
pub struct Hub {
    pub store: Store,
    pub games: Vec<Arc<dyn AnyGame>>,
    /// Since when this node is up and awake.
    awake_since: AtomicI64,
    pub(crate) roll: Arc<Roll>,
    pub(crate) contents: Contents,
    open: Mutex<HashMap<String, Arc<OpenTable>>>,
}

impl Hub {
    pub fn new(store: Store, games: Vec<Arc<dyn AnyGame>>) -> Self {
        Self {
            store,
            games,
            awake_since: AtomicI64::new(now()),
            roll: Arc::default(),
            contents: Contents::default(),
            open: Mutex::default(),
        }
    }

    /// Since when this node is up and awake.
    pub(crate) fn awake_since(&self) -> i64 {
        self.awake_since.load(Relaxed)
    }

    /// The node stood still, or its clock jumped: until now it was not there for anyone.
    pub(crate) fn wakes(&self) {
        self.awake_since.store(now(), Relaxed);
    }

    /// The table of this id, for one task alone, as the store has it.
    pub async fn table(&self, id: &str) -> Outcome<Held> {
        let open = self.open(id);
        let slot = open.slot.clone().lock_owned().await;
        self.ready(open, slot).await
    }

    /// The table of this id, unless another task has it to itself for longer than this.
    pub(crate) async fn table_within(&self, patience: Duration, id: &str) -> Outcome<Option<Held>> {
        let open = self.open(id);
        let slot = tokio::time::timeout(patience, open.slot.clone().lock_owned()).await;
        match slot {
            Ok(slot) => self.ready(open, slot).await.map(Some),
            Err(_) => Ok(None),
        }
    }

    /// Reads what has to be read before the table can be used.
    async fn ready(
        &self,
        open: Arc<OpenTable>,
        mut slot: OwnedMutexGuard<Option<Table>>,
    ) -> Outcome<Held> {
        let id = open.id.as_str();
        open.used_at.store(now(), Relaxed);
        let behind = open.behind.swap(false, Relaxed);
        let whole = match slot.as_mut() {
            Some(table) if behind && !table.torn => table.catch_up(&self.store).await?,
            Some(table) => !table.torn,
            None => false,
        };
        if !whole {
            let uncovered = slot.take().map(Table::into_uncovered).unwrap_or_default();
            match Table::load(self, id).await {
                Ok(table) => *slot = Some(table.with_uncovered(uncovered)),
                Err(trouble) => {
                    drop(slot);
                    self.forget_unless_used(&open);
                    return Err(trouble);
                }
            }
        }
        Ok(Held { open, slot })
    }

    pub(crate) fn open(&self, id: &str) -> Arc<OpenTable> {
        let mut open = lock(&self.open);
        open.entry(id.to_owned())
            .or_insert_with(|| Arc::new(OpenTable::new(id, self.roll.clone())))
            .clone()
    }

    /// Every table that is open, if it is.
    pub fn all(&self) -> Vec<Arc<OpenTable>> {
        lock(&self.open).values().cloned().collect()
    }

    pub fn find(&self, id: &str) -> Option<Arc<OpenTable>> {
        lock(&self.open).get(id).cloned()
    }

    /// Whether a page of this node was asked whether it is there and answers with this word.
    pub fn is_asked(&self, word: &str) -> bool {
        self.roll.is_asked(word)
    }

    /// A page says that it is there.
    pub fn answered(&self, word: &str) {
        self.roll.answered(word);
    }

    /// What the other nodes must hear of who is here: what has changed, or `all`.
    pub(crate) fn tidings(&self, all: bool) -> Tidings {
        let now = Instant::now();
        let tables = self.all().into_iter();
        let here = tables.filter_map(|open| Some((open.id.clone(), open.company.say(all, now)?)));
        Tidings {
            here: here.collect(),
            answered: self.roll.take_astray(),
        }
    }

    fn forget_unless_used(&self, table: &Arc<OpenTable>) {
        let mut open = lock(&self.open);
        // One for the map and one for the caller.
        if Arc::strong_count(table) <= 2 && table.watchers() == 0 {
            open.remove(&table.id);
        }
    }

    /// Puts matches away that have not been touched for a while, and soon those that are over. Streams and running clocks stay.
    pub fn put_away(&self, idle_ms: i64) {
        let now = now();
        let mut open = lock(&self.open);
        open.retain(|_, table| {
            let idle_ms = match table.is_over.load(Relaxed) {
                true if table.watchers() == 0 => idle_ms.min(LEFT_FOR_MS),
                true => idle_ms.min(OVER_FOR_MS),
                false => idle_ms,
            };
            if table.used_at.load(Relaxed) > now - idle_ms || table.driven.load(Relaxed) {
                return true;
            }
            if let Ok(mut slot) = table.slot.try_lock() {
                *slot = None;
            }
            if let Ok(mut copy) = table.copy.try_lock() {
                *copy = None;
            }
            table.watchers() > 0
                || table.deadline.load(Relaxed) != i64::MAX
                || Arc::strong_count(table) > 1
        });
    }
}

/// One table that is played or watched. Streams hang on to it; what it holds of the match can be put away meanwhile.
pub struct OpenTable {
    pub id: String,
    slot: Arc<AsyncMutex<Option<Table>>>,
    progress: watch::Sender<Progress>,
    /// When the time of the asked seat is up; `i64::MAX` while no clock runs.
    deadline: AtomicI64,
    /// Since when a bot is asked; `i64::MAX` while none is.
    bot_asked_at: AtomicI64,
    used_at: AtomicI64,
    /// When a person or their program last asked for it.
    pub(crate) visited_at: AtomicI64,
    /// A task is seeing to the bots of this table.
    pub(crate) driven: AtomicBool,
    /// Another node has written: what is held here is old.
    pub(crate) behind: AtomicBool,
    is_over: AtomicBool,
    /// For those who cannot wait for the table itself.
    pub(crate) copy: LastCopy,
    pub(crate) company: Arc<Company>,
}

impl OpenTable {
    fn new(id: &str, roll: Arc<Roll>) -> Self {
        Self {
            id: id.to_owned(),
            slot: Arc::default(),
            progress: watch::Sender::default(),
            deadline: AtomicI64::new(i64::MAX),
            bot_asked_at: AtomicI64::new(i64::MAX),
            used_at: AtomicI64::new(now()),
            visited_at: AtomicI64::new(now()),
            driven: AtomicBool::new(false),
            behind: AtomicBool::new(false),
            is_over: AtomicBool::new(false),
            copy: LastCopy::default(),
            company: Arc::new(Company::new(id, roll)),
        }
    }

    pub fn watch(&self) -> watch::Receiver<Progress> {
        self.progress.subscribe()
    }

    /// How many streams hang on to the table.
    pub fn watchers(&self) -> usize {
        self.progress.receiver_count()
    }

    /// Whether someone sees what its bots do.
    pub fn is_watched(&self) -> bool {
        self.watchers() > 0 || self.visited_at.load(Relaxed) + WATCHED_FOR_MS > now()
    }

    /// Whether its bots rest until someone comes.
    pub fn is_abandoned(&self) -> bool {
        self.watchers() == 0 && self.visited_at.load(Relaxed) + ABANDONED_AFTER_MS < now()
    }

    /// Whether a clock runs against the asked seat.
    pub(crate) fn has_clock(&self) -> bool {
        self.deadline.load(Relaxed) != i64::MAX
    }

    pub fn is_late(&self, now: i64) -> bool {
        self.deadline.load(Relaxed) < now
    }

    /// Whether a bot has been asked for so long that the node that should see to it must be gone.
    pub fn is_stuck(&self, now: i64) -> bool {
        !self.driven.load(Relaxed)
            && !self.is_abandoned()
            && is_too_long(self.bot_asked_at.load(Relaxed), now)
    }

    /// Whether a person has a page open, here or on another node, or is about to have one again.
    pub fn is_here(&self, person: &str) -> bool {
        self.company.is_here(person, Instant::now())
    }

    /// Whether a person has a page open right now.
    pub fn has_page(&self, person: &str) -> bool {
        self.company.has_page(person, Instant::now())
    }

    /// A page of `person` is open until what is returned is dropped.
    pub fn come(&self, person: &str) -> Presence {
        self.company.come(person)
    }

    /// Who is here, as it changes.
    pub fn watch_company(&self) -> watch::Receiver<Attendance> {
        self.company.watch()
    }
}

/// A table that one task has to itself. When it lets go, the streams hear how far the table is: by then all of that is
/// committed, for a table in the middle of a change says nothing.
pub struct Held {
    pub open: Arc<OpenTable>,
    slot: OwnedMutexGuard<Option<Table>>,
}

impl Deref for Held {
    type Target = Table;

    fn deref(&self) -> &Table {
        self.slot.as_ref().expect("a held table is loaded")
    }
}

impl DerefMut for Held {
    fn deref_mut(&mut self) -> &mut Table {
        self.slot.as_mut().expect("a held table is loaded")
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if self.torn {
            return;
        }
        self.open.company.seat(&self.places);
        let progress = self.progress();
        self.open.is_over.store(progress.over, Relaxed);
        let deadline = self.deadline().unwrap_or(i64::MAX);
        self.open.deadline.store(deadline, Relaxed);
        let bot_asked_at = self.bot_asked_at().unwrap_or(i64::MAX);
        self.open.bot_asked_at.store(bot_asked_at, Relaxed);
        self.open.progress.send_if_modified(|told| {
            let news = *told != progress;
            *told = progress;
            news
        });
    }
}

/// Nothing that holds these locks can panic half-way.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
