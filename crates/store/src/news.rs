//! News of what was written, told after the commit.

use std::sync::Arc;

use tokio::sync::broadcast::{self, error::RecvError};

/// What every node that holds tables needs to hear.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A table was written to.
    Written {
        /// Which one.
        table_id: Arc<str>,
        /// Which part of it.
        what: What,
        /// By this very [`Store`](crate::Store) or a clone of it, not by another node.
        ours: bool,
    },
    /// Another node tells something that is not kept: see [`Store::tell`](crate::Store::tell).
    Told {
        /// Which node, by a name that it has until it stops.
        node: Arc<str>,
        /// What it tells.
        text: Arc<str>,
    },
    /// Some updates were missed. Every table held in memory must be reloaded.
    Lost,
}

/// Which part of a table was written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum What {
    /// Its log.
    Entries,
    /// Its row.
    Table,
    /// Its chat.
    Chat,
}

impl What {
    const ALL: [Self; 3] = [Self::Entries, Self::Table, Self::Chat];

    const fn word(self) -> &'static str {
        match self {
            Self::Entries => "entries",
            Self::Table => "table",
            Self::Chat => "chat",
        }
    }
}

/// Hears all news from now on.
#[derive(Debug)]
pub struct Listener(broadcast::Receiver<News>);

impl Listener {
    /// The next news; `None` when the store is closed. A listener that falls too far behind hears [`News::Lost`].
    pub async fn next(&mut self) -> Option<News> {
        match self.0.recv().await {
            Ok(news) => Some(news),
            Err(RecvError::Lagged(_)) => Some(News::Lost),
            Err(RecvError::Closed) => None,
        }
    }
}

/// How many news a slow listener may be behind before it loses some.
const MEMORY: usize = 4096;

/// Tells news to all listeners in this process.
#[derive(Clone, Debug)]
pub(crate) struct Teller(broadcast::Sender<News>);

impl Teller {
    pub(crate) fn new() -> Self {
        Self(broadcast::Sender::new(MEMORY))
    }

    pub(crate) fn tell(&self, news: News) {
        // It is fine if there are no listeners.
        let _ = self.0.send(news);
    }

    pub(crate) fn listener(&self) -> Listener {
        Listener(self.0.subscribe())
    }
}

/// What stands in a line for something that is not kept.
const TOLD: &str = "told";

impl News {
    pub(crate) fn ours(table_id: &str, what: What) -> Self {
        Self::Written {
            table_id: table_id.into(),
            what,
            ours: true,
        }
    }

    /// For the other nodes: `NODE WHAT TABLE`, or `NODE told TEXT`.
    pub(crate) fn line(&self, node: &str) -> Option<String> {
        match self {
            Self::Written { table_id, what, .. } => {
                Some(format!("{node} {} {table_id}", what.word()))
            }
            Self::Told { text, .. } => Some(format!("{node} {TOLD} {text}")),
            Self::Lost => None,
        }
    }

    /// What another node tells; `None` for news of this node's own and for lines that make no sense.
    pub(crate) fn heard(line: &str, this_node: &str) -> Option<Self> {
        let mut parts = line.splitn(3, ' ');
        let (node, word, rest) = (parts.next()?, parts.next()?, parts.next()?);
        if node == this_node {
            return None;
        }
        if word == TOLD {
            return Some(Self::Told {
                node: node.into(),
                text: rest.into(),
            });
        }
        let what = What::ALL.into_iter().find(|what| what.word() == word)?;
        Some(Self::Written {
            table_id: rest.into(),
            what,
            ours: false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_heard_by_others_only() {
        for what in What::ALL {
            let told = News::ours("a table", what);
            let line = told.line("n1").expect("written news have a line");
            assert_eq!(News::heard(&line, "n1"), None);
            let heard = News::heard(&line, "n2").expect("another node's line");
            let table_id: Arc<str> = "a table".into();
            let ours = false;
            assert_eq!(
                heard,
                News::Written {
                    table_id,
                    what,
                    ours
                }
            );
        }
        let told = News::Told {
            node: "n1".into(),
            text: "two words".into(),
        };
        let line = told.line("n1").expect("what is told has a line");
        assert_eq!(News::heard(&line, "n1"), None);
        assert_eq!(News::heard(&line, "n2"), Some(told));
        assert_eq!(News::heard("", "n1"), None);
        assert_eq!(News::heard("n2 nonsense t", "n1"), None);
    }

    #[tokio::test]
    async fn who_is_too_slow_knows_that_something_is_lost() {
        let teller = Teller::new();
        let mut listener = teller.listener();
        for _ in 0..=MEMORY {
            teller.tell(News::ours("t", What::Chat));
        }
        assert_eq!(listener.next().await, Some(News::Lost));
        assert_eq!(listener.next().await, Some(News::ours("t", What::Chat)));
        drop(teller);
        for _ in 0..MEMORY - 1 {
            assert!(listener.next().await.is_some());
        }
        assert_eq!(listener.next().await, None);
    }
}
