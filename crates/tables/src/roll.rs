//! The roll of a node: its open pages by the words that they answer with, and who is at tables on other nodes.
//!
//! Nodes tell each other who is where whenever that changes, and every now and then all of it, so that one that has just started
//! knows it too and one that has died is no longer believed. Nothing of it is kept.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::company::Page;
use crate::hub::lock;

/// How often a node tells all of it.
pub(crate) const TELL_EVERY: Duration = Duration::from_millis(1_500);
/// How long that is believed.
const BELIEVED: Duration = Duration::from_millis(4_000);
/// The longest line that nodes tell each other, in bytes; PostgreSQL takes 8,000.
const LONGEST: usize = 6_000;
/// How many answers may wait to be passed on; more are dropped, and asked for again.
const MOST_ASTRAY: usize = 2_000;

/// Who is at a table on each other node, and when that node said so.
type Nodes = HashMap<Arc<str>, (Instant, Vec<String>)>;

#[derive(Default)]
pub(crate) struct Roll {
    pages: Mutex<HashMap<String, Arc<Page>>>,
    /// By table and node: who is there, and when that was heard.
    elsewhere: Mutex<HashMap<String, Nodes>>,
    /// Answers of pages that another node has asked.
    astray: Mutex<Vec<String>>,
}

/// What nodes tell each other.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Tidings {
    /// Who is at which table. No one is news too.
    pub(crate) here: Vec<(String, Vec<String>)>,
    /// Pages that have answered.
    pub(crate) answered: Vec<String>,
}

impl Tidings {
    /// As lines that are not too long.
    pub(crate) fn lines(self) -> Vec<String> {
        let mut lines = Vec::new();
        let mut part = Self::default();
        let mut long = 0;
        let mut grow = |part: &mut Self, bytes: usize| {
            if long + bytes > LONGEST {
                lines.push(std::mem::take(part).line());
                long = 0;
            }
            long += bytes;
        };
        for (table, people) in self.here {
            grow(
                &mut part,
                people.iter().map(|id| id.len() + 3).sum::<usize>() + table.len() + 8,
            );
            part.here.push((table, people));
        }
        for word in self.answered {
            grow(&mut part, word.len() + 3);
            part.answered.push(word);
        }
        if part != Self::default() {
            lines.push(part.line());
        }
        lines
    }

    fn line(&self) -> String {
        serde_json::to_string(self).expect("tidings are plain data")
    }
}

impl Roll {
    pub(crate) fn enter(&self, word: &str, page: &Arc<Page>) {
        lock(&self.pages).insert(word.to_owned(), page.clone());
    }

    pub(crate) fn leave(&self, word: &str) {
        lock(&self.pages).remove(word);
    }

    /// Whether a page of this node has a question to answer with this word.
    pub(crate) fn is_asked(&self, word: &str) -> bool {
        let page = lock(&self.pages).get(word).cloned();
        page.is_some_and(|page| page.is_asked())
    }

    /// A page answers. Where it was not asked here, another node may have.
    pub(crate) fn answered(&self, word: &str) {
        if !self.heard(word) {
            let mut astray = lock(&self.astray);
            if astray.len() < MOST_ASTRAY {
                astray.push(word.to_owned());
            }
        }
    }

    fn heard(&self, word: &str) -> bool {
        let page = lock(&self.pages).get(word).cloned();
        page.inspect(|page| page.answers()).is_some()
    }

    /// Answers to be passed on.
    pub(crate) fn take_astray(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.astray))
    }

    pub(crate) fn is_elsewhere(&self, table: &str, person: &str, now: Instant) -> bool {
        self.any_elsewhere(table, now, |people| people.iter().any(|one| one == person))
    }

    pub(crate) fn is_anyone_elsewhere(&self, table: &str, now: Instant) -> bool {
        self.any_elsewhere(table, now, |people| !people.is_empty())
    }

    fn any_elsewhere(&self, table: &str, now: Instant, is: impl Fn(&[String]) -> bool) -> bool {
        let elsewhere = lock(&self.elsewhere);
        let nodes = elsewhere.get(table).into_iter().flat_map(HashMap::values);
        let mut believed = nodes.filter(|(heard, _)| *heard + BELIEVED > now);
        believed.any(|(_, people)| is(people))
    }

    /// Hears a line of another node, and says which tables it is about.
    pub(crate) fn hear(&self, node: &Arc<str>, line: &str, now: Instant) -> Vec<String> {
        let Ok(tidings) = serde_json::from_str::<Tidings>(line) else {
            return Vec::new();
        };
        for word in &tidings.answered {
            self.heard(word);
        }
        let mut elsewhere = lock(&self.elsewhere);
        let heard = tidings.here.into_iter().map(|(table, people)| {
            let nodes = elsewhere.entry(table.clone()).or_default();
            nodes.insert(node.clone(), (now, people));
            table
        });
        heard.collect()
    }

    /// Forgets what is no longer believed.
    pub(crate) fn tidy(&self, now: Instant) {
        lock(&self.elsewhere).retain(|_, nodes| {
            nodes.retain(|_, (heard, people)| *heard + BELIEVED > now && !people.is_empty());
            !nodes.is_empty()
        });
    }
}
