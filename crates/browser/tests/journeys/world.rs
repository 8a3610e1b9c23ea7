//! One browser and one server for all journeys that run at the same time, and the people who come.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use browser::{Browser, Page, Person, Screen};
use testbed::Postgres;

use crate::inspect;
use crate::server::Server;

pub(crate) struct World {
    browser: Browser,
    pub(crate) server: Server,
}

/// The world, made by the first test that asks for it and gone with the last.
pub(crate) fn world() -> Arc<World> {
    static WORLD: Mutex<Weak<World>> = Mutex::new(Weak::new());
    let mut known = WORLD.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(world) = known.upgrade() {
        return world;
    }
    let world = Arc::new(World {
        browser: Browser::start(),
        server: Server::start(),
    });
    *known = Arc::downgrade(&world);
    world
}

/// Two nodes with one database: a world, and another server beside its own.
pub(crate) fn two_nodes() -> Arc<(World, Server)> {
    static NODES: Mutex<Weak<(World, Server)>> = Mutex::new(Weak::new());
    let mut known = NODES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(nodes) = known.upgrade() {
        return nodes;
    }
    let database = Postgres::shared().database();
    let world = World {
        browser: Browser::start(),
        server: Server::on(&database),
    };
    let nodes = Arc::new((world, Server::on(&database)));
    *known = Arc::downgrade(&nodes);
    nodes
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Language {
    English,
    Polish,
}

/// A language and a size: every journey is seen in all four.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Look {
    pub(crate) language: Language,
    pub(crate) screen: Screen,
}

impl Look {
    pub(crate) const ALL: [Self; 4] = [
        Self {
            language: Language::English,
            screen: Screen::Desktop,
        },
        Self {
            language: Language::Polish,
            screen: Screen::Phone,
        },
        Self {
            language: Language::Polish,
            screen: Screen::Desktop,
        },
        Self {
            language: Language::English,
            screen: Screen::Phone,
        },
    ];

    pub(crate) fn code(self) -> &'static str {
        match self.language {
            Language::English => "en",
            Language::Polish => "pl",
        }
    }
}

/// The shortest answer of the server: forms are sent from it without a page that would have to be drawn first.
const NOWHERE: &str = "/healthz";

/// What others do is shown at once, and silently: only journeys about motion wait for it, and only one about sounds listens. Nobody hears
/// what Chromium mixes, and it takes a seventh of its time.
const AT_ONCE: &str = "document.addEventListener('DOMContentLoaded', () => document.documentElement.dataset.pace = 'at-once');
    window.Loudspeaker = window.AudioContext; delete window.AudioContext;";

/// A visitor with a browser, who judges every page on their way.
pub(crate) struct Visitor<'w> {
    pub(crate) world: &'w World,
    pub(crate) person: Person<'w>,
    pub(crate) page: Page,
    pub(crate) look: Look,
    found: Mutex<BTreeSet<String>>,
}

impl<'w> Visitor<'w> {
    /// Comes to the lobby, in the language of the look.
    pub(crate) fn come(world: &'w World, look: Look) -> Self {
        let visitor = Self::stranger(world, look);
        if look.language == Language::Polish {
            visitor.go(NOWHERE);
            visitor.post("/settings", "language=pl&back=/");
        }
        visitor.go("/");
        visitor.look_at("lobby");
        visitor
    }

    /// Someone who was here before, with a name and so with a cookie: programs of guests are known by it. They come to no page yet;
    /// the journeys of newcomers see lobby and account.
    pub(crate) fn called(world: &'w World, look: Look, name: &str) -> Self {
        let visitor = Self::stranger(world, look);
        visitor.go(NOWHERE);
        visitor.post("/account/name", &format!("name={name}"));
        if look.language == Language::Polish {
            visitor.post("/settings", "language=pl&back=/");
        }
        visitor
    }

    /// Sends a form from where they are, and stays there.
    fn post(&self, path: &str, form: &str) {
        let send = format!(
            "fetch('{path}', {{ method: 'POST', redirect: 'manual', body: new URLSearchParams('{form}') }}).then(({{ ok, type }}) => ok || type === 'opaqueredirect')"
        );
        assert!(self.page.eval(&send) == true, "{path} takes {form}");
    }

    /// A visitor who has seen nothing yet.
    pub(crate) fn stranger(world: &'w World, look: Look) -> Self {
        let person = world.browser.person();
        let page = person.open(look.screen);
        page.prefer(false, true);
        page.at_start(AT_ONCE);
        Self {
            world,
            person,
            page,
            look,
            found: Mutex::default(),
        }
    }

    pub(crate) fn go(&self, path: &str) {
        self.page.go(&format!("{}{path}", self.world.server.origin));
    }

    /// The path of the page, without the server.
    pub(crate) fn path(&self) -> String {
        let address = self.page.address();
        address
            .strip_prefix(&self.world.server.origin)
            .unwrap_or(&address)
            .to_owned()
    }

    /// Another tab instead of this one.
    pub(crate) fn new_tab(&mut self) {
        let page = self.person.open(self.look.screen);
        page.prefer(false, true);
        page.at_start(AT_ONCE);
        std::mem::replace(&mut self.page, page).close();
    }

    /// Judges the page; the costly part once for each name of a state in each look.
    pub(crate) fn look_at(&self, state: &str) {
        static SEEN: Mutex<BTreeSet<(Look, String)>> = Mutex::new(BTreeSet::new());
        let closely = lock(&SEEN).insert((self.look, state.to_owned()));
        let found = inspect::page(&self.page, self.look, closely);
        let mut all = lock(&self.found);
        all.extend(found.into_iter().map(|one| format!("{state}: {one}")));
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Visitor<'_> {
    /// Fails with all findings together, so that one run shows everything.
    fn drop(&mut self) {
        let found = std::mem::take(&mut *lock(&self.found));
        if found.is_empty() {
            return;
        }
        let list: Vec<String> = found.into_iter().collect();
        let list = format!(
            "{:?}: {} findings\n{}",
            self.look,
            list.len(),
            list.join("\n")
        );
        if std::thread::panicking() {
            eprintln!("{list}");
        } else {
            panic!("{list}");
        }
    }
}
