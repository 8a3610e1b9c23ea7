//! Tables in rows: to go on with, to join, to watch.

use face::Words;
use face::components::{counter, icon, span_of_time};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::Finished;
use crate::parts::{say, text};

/// A table where the person sits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct YourGame<'a> {
    pub path: &'a str,
    pub title: &'a str,
    pub poster: &'a str,
    /// What is worth knowing: the set-up, the others, the Age.
    pub about: &'a str,
    pub state: YourState<'a>,
    /// How much time the person has, where a clock runs.
    pub left_ms: Option<i64>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum YourState<'a> {
    YourTurn,
    /// Another player is asked.
    Plays(&'a str),
    /// The table is not full yet.
    Gathering,
    /// It waits for its learner.
    Lesson,
    /// No one is there to play on.
    Paused,
    Over,
}

/// A table with a free seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenTable<'a> {
    pub path: &'a str,
    pub title: &'a str,
    pub poster: &'a str,
    /// The set-up and the clock.
    pub about: &'a str,
    pub host: &'a str,
    /// Which seats are taken.
    pub taken: &'a [bool],
}

/// A table that can be watched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WatchedTable<'a> {
    pub path: &'a str,
    pub title: &'a str,
    pub poster: &'a str,
    pub about: &'a str,
    pub names: &'a [&'a str],
    pub over: bool,
}

pub(super) fn yours(
    games: &[YourGame<'_>],
    goes_on: bool,
    finished: &[Finished<'_>],
    words: &Words,
) -> Markup {
    html! {
        section.panel.list #mine aria-labelledby="mine-title" {
            header {
                h2 #mine-title { (words.word("ui-your-games")) }
                @if goes_on || !games.is_empty() { a href="/games/mine" { (words.word("ui-all-games")) } }
            }
            @if games.is_empty() && finished.is_empty() { p.empty { (words.word("ui-no-games-yet")) } }
            ul { @for game in games { li { (your_game(game, words)) } } }
            @if !finished.is_empty() {
                header { h3 { (words.word("ui-just-finished")) } a href="/games/mine?state=over" aria-label={ (words.word("ui-all-games")) ": " (words.word("ui-finished-games")) } { (words.word("ui-all-games")) } }
                ul { @for game in finished { li { (super::finished::row(game, words)) } } }
            }
        }
    }
}

pub(crate) fn your_game(game: &YourGame<'_>, words: &Words) -> Markup {
    let (now, state) = match game.state {
        YourState::YourTurn => (true, words.word("ui-your-turn")),
        YourState::Plays(name) => (
            false,
            say(words, Phrase::new("ui-plays").with("name", text(name))),
        ),
        YourState::Gathering => (false, words.word("ui-gathering")),
        YourState::Lesson => (false, words.word("ui-lesson")),
        YourState::Paused => (false, words.word("ui-paused")),
        YourState::Over => (false, words.word("ui-over")),
    };
    html! {
        a.row href=(game.path) {
            (thumb(game.poster))
            span.rt { b { (game.title) } small { (game.about) } }
            span.rs {
                span.chip.now[now] { (state) }
                @if let Some(left) = game.left_ms { small { (span_of_time(words, left)) } }
            }
        }
    }
}

pub(super) fn open(tables: &[OpenTable<'_>], total: u32, words: &Words) -> Markup {
    html! {
        section.panel.list aria-labelledby="open-title" {
            header {
                h2 #open-title { (words.word("ui-open-tables")) }
                @if usize::try_from(total).is_ok_and(|total| total > tables.len()) {
                    a href="/watch" { (say(words, Phrase::new("ui-all-of-them").with("n", total))) }
                }
            }
            @if tables.is_empty() { p.empty { (words.word("ui-no-open-tables")) } }
            ul { @for table in tables { (open_table(table, words)) } }
        }
    }
}

fn open_table(table: &OpenTable<'_>, words: &Words) -> Markup {
    let free = table.taken.iter().filter(|taken| !**taken).count() as u32;
    let seats = say(words, Phrase::new("ui-free-seats").with("n", free));
    html! {
        li.row {
            (thumb(table.poster))
            span.rt {
                b { (table.title) }
                small { @if !table.about.is_empty() { (table.about) " · " } (table.host) }
            }
            span.seats role="img" aria-label=(seats) {
                @for (seat, taken) in (0..).map(Seat).zip(table.taken) {
                    @if *taken { (counter(seat, 20)) } @else { i.free {} }
                }
            }
            a.btn href=(table.path) aria-label=(say(words, Phrase::new("ui-join-of").with("game", text(table.title)).with("host", text(table.host)))) {
                (words.word("ui-join"))
            }
        }
    }
}

pub(super) fn thumb(poster: &str) -> Markup {
    html! { img.gi src={ (poster) "#thumb" } alt="" width="44" height="44" loading="lazy"; }
}

/// All tables that anyone may join or watch: the body of `/watch`.
#[must_use]
pub fn watch_page(
    open_tables: &[OpenTable<'_>],
    watched: &[WatchedTable<'_>],
    words: &Words,
) -> Markup {
    let (over, running): (Vec<_>, Vec<_>) = watched.iter().partition(|table| table.over);
    html! {
        div.page.narrow {
            h1 { (words.word("ui-watch-title")) }
            (watched_list("running", &words.word("ui-running"), &running, &words.word("ui-nothing-to-watch"), words))
            (open(open_tables, open_tables.len() as u32, words))
            @if !over.is_empty() { (watched_list("over", &words.word("ui-finished"), &over, "", words)) }
        }
    }
}

fn watched_list(
    id: &str,
    title: &str,
    tables: &[&WatchedTable<'_>],
    none: &str,
    words: &Words,
) -> Markup {
    html! {
        section.panel.list aria-labelledby=(id) {
            header { h2 id=(id) { (title) } }
            @if tables.is_empty() { p.empty { (none) } }
            ul {
                @for table in tables {
                    li { a.row href=(table.path) {
                        (thumb(table.poster))
                        span.rt { b { (table.title) } small { @if !table.about.is_empty() { (table.about) " · " } (table.names.join(", ")) } }
                        span.chip { (icon("eye")) (words.word("ui-watch")) }
                    } }
                }
            }
        }
    }
}
