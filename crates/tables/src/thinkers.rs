//! Who may think, on how many cores, and in which order. Bots and hints of all tables share the cores that the host lends them:
//! first where people watch, then in turn by person, then the shortest. Beside them there is always room for one answer of a moment,
//! so that nobody at a table of novices waits for somebody else's master, who cannot be interrupted.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use catalog::{Effort, Pace, Thought};
use tokio::sync::oneshot;

use crate::hub::lock;

/// Cores to think on.
pub struct Thinkers {
    desk: Arc<Mutex<Desk>>,
    /// Where people watch, an answer takes at least this long, so that they can follow.
    pub(crate) pause: Duration,
    /// How long those think who give hints.
    pub pace: Pace,
}

/// For whom a thought is, and what it takes.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The person whose table it is.
    pub person: String,
    /// Somebody waits for it.
    pub is_watched: bool,
    pub effort: Effort,
}

impl Wish {
    /// Somebody waits for it, and it takes a moment: no reason to wait until a core is free.
    fn is_momentary(&self) -> bool {
        self.is_watched && self.effort.time < MOMENT
    }
}

/// Where wishes wait for a core.
struct Desk {
    cores: usize,
    free: usize,
    /// No answer of a moment is being thought about beside the cores.
    has_moment: bool,
    waiting: Vec<Waiting>,
    people: HashMap<String, Share>,
    /// Of wishes, so that equals are served in their order.
    nth: u64,
}

struct Waiting {
    wish: Wish,
    nth: u64,
    go: oneshot::Sender<Grant>,
}

/// What one person's tables have taken lately.
#[derive(Debug)]
struct Share {
    running: usize,
    /// Seconds of a core, halved every [`HALVED_AFTER`].
    used: f64,
    as_of: Instant,
}

const HALVED_AFTER: f64 = 20.0;
/// What takes less is an answer of a moment.
const MOMENT: Duration = Duration::from_millis(100);
/// Less than this many seconds is as good as nothing: then the shorter thought goes first.
const NOTHING: f64 = 0.25;

impl Thinkers {
    /// On so many cores, at least one.
    pub fn new(cores: usize, pause: Duration, pace: Pace) -> Self {
        let cores = cores.max(1);
        Self {
            desk: Arc::new(Mutex::new(Desk {
                cores,
                free: cores,
                has_moment: true,
                waiting: Vec::new(),
                people: HashMap::new(),
                nth: 0,
            })),
            pause,
            pace,
        }
    }

    /// Thinks a thought when its turn has come, on the cores that are free then. `None` if it failed: a bot's mistake must not
    /// stop the server.
    pub async fn think<T: Send + 'static>(&self, wish: Wish, thought: Thought<T>) -> Option<T> {
        let turn = self.turn(wish);
        let grant = turn.await.ok()?;
        let done = tokio::task::spawn_blocking(move || {
            // Given back when the thought has ended, whether or not anyone still waits for it.
            let grant = grant;
            thought(grant.cores)
        });
        match done.await {
            Ok(done) => Some(done),
            Err(why) => {
                tracing::error!(%why, "a bot failed");
                None
            }
        }
    }

    fn turn(&self, wish: Wish) -> oneshot::Receiver<Grant> {
        let (go, turn) = oneshot::channel();
        let mut desk = lock(&self.desk);
        desk.nth += 1;
        let nth = desk.nth;
        desk.waiting.push(Waiting { wish, nth, go });
        serve(&self.desk, &mut desk);
        turn
    }

    /// How many wait for a core.
    pub fn waiting(&self) -> usize {
        lock(&self.desk).waiting.len()
    }
}

/// Cores lent for one thought.
struct Grant {
    /// `None` once they are given back.
    desk: Option<Arc<Mutex<Desk>>>,
    person: String,
    cores: usize,
    /// Thinks beside the cores that are lent.
    is_beside: bool,
    since: Instant,
}

impl Drop for Grant {
    fn drop(&mut self) {
        let Some(shared) = self.desk.take() else {
            return;
        };
        let now = Instant::now();
        let took = (now - self.since).as_secs_f64() * self.cores as f64;
        let mut desk = lock(&shared);
        desk.put_back(self);
        if let Some(share) = desk.people.get_mut(&self.person) {
            share.running -= 1;
            share.used = share.used_by(now) + took;
            share.as_of = now;
        }
        desk.people
            .retain(|_, share| share.running > 0 || share.used_by(now) > NOTHING / 10.0);
        serve(&shared, &mut desk);
    }
}

impl Share {
    fn used_by(&self, now: Instant) -> f64 {
        let since = now.saturating_duration_since(self.as_of).as_secs_f64();
        self.used * 0.5_f64.powf(since / HALVED_AFTER)
    }
}

/// Lends what is free to those who wait.
fn serve(shared: &Arc<Mutex<Desk>>, desk: &mut Desk) {
    desk.waiting.retain(|waiting| !waiting.go.is_closed());
    let now = Instant::now();
    while let Some((next, is_beside)) = desk.next(now) {
        let Waiting { wish, go, .. } = desk.waiting.swap_remove(next);
        // One that could use several cores gets them only where no one else waits.
        let spare = if desk.waiting.is_empty() {
            desk.free
        } else {
            1
        };
        let cores = wish.effort.cores.clamp(1, spare.max(1));
        if is_beside {
            desk.has_moment = false;
        } else {
            desk.free -= cores;
        }
        let share = desk.people.entry(wish.person.clone()).or_insert(Share {
            running: 0,
            used: 0.0,
            as_of: now,
        });
        share.running += 1;
        let grant = Grant {
            desk: Some(shared.clone()),
            person: wish.person,
            cores,
            is_beside,
            since: now,
        };
        if let Err(unwanted) = go.send(grant) {
            // Its asker has gone this very moment. Taken apart by hand: to drop it would ask for the desk that is held here.
            desk.take_back(unwanted);
        }
    }
}

impl Desk {
    /// Which of those who wait is next, and whether it thinks beside the cores that are lent.
    fn next(&self, now: Instant) -> Option<(usize, bool)> {
        let core = (self.free > 0).then(|| self.first(now, |wish| self.may_begin(wish)));
        let moment = || self.has_moment.then(|| self.first(now, Wish::is_momentary));
        match core.flatten() {
            Some(next) => Some((next, false)),
            None => Some((moment()??, true)),
        }
    }

    /// The first in the order in which wishes are served, of those that may begin.
    fn first(&self, now: Instant, may_begin: impl Fn(&Wish) -> bool) -> Option<usize> {
        let rank = |waiting: &Waiting| {
            let share = self.people.get(&waiting.wish.person);
            let used = share.map_or(0.0, |share| share.used_by(now));
            (
                !waiting.wish.is_watched,
                (used / NOTHING) as u64,
                waiting.wish.effort.time,
                waiting.nth,
            )
        };
        let possible = self.waiting.iter().enumerate();
        possible
            .filter(|(_, waiting)| may_begin(&waiting.wish))
            .min_by_key(|(_, waiting)| rank(waiting))
            .map(|(place, _)| place)
    }

    /// Where there are several cores, neither the tables of one person nor those that no one watches take the last of them.
    fn may_begin(&self, wish: &Wish) -> bool {
        let share = self.people.get(&wish.person);
        let running = share.map_or(0, |share| share.running);
        self.cores == 1 || (running < self.cores - 1 && (wish.is_watched || self.free > 1))
    }

    fn put_back(&mut self, grant: &Grant) {
        if grant.is_beside {
            self.has_moment = true;
        } else {
            self.free += grant.cores;
        }
    }

    fn take_back(&mut self, mut grant: Grant) {
        grant.desk = None;
        self.put_back(&grant);
        if let Some(share) = self.people.get_mut(&grant.person) {
            share.running -= 1;
        }
    }
}

#[cfg(test)]
mod tests;
