//! One's own matches that are over: what came of each, and how often one has won.

use face::Words;
use face::components::icon;
use kernel::Phrase;
use maud::{Markup, html};

use super::lists::thumb;
use crate::parts::{say, text};

/// A match that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished<'a> {
    pub path: &'a str,
    pub title: &'a str,
    pub poster: &'a str,
    /// The set-up and the others.
    pub about: &'a str,
    /// 2026-11-16
    pub date: &'a str,
    /// `None` for those who had several seats.
    pub result: Option<Placed>,
}

/// How somebody did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    pub rank: u32,
    pub of: u32,
    pub score: i32,
}

/// All matches of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally<'a> {
    pub key: &'a str,
    pub title: &'a str,
    pub played: u32,
    pub won: u32,
}

/// What the page is about.
#[derive(Clone, Debug)]
pub struct FinishedGames<'a> {
    pub games: &'a [Finished<'a>],
    pub tallies: &'a [Tally<'a>],
    /// The key of a game: no other is listed.
    pub game: Option<&'a str>,
    pub page: u32,
    pub goes_on: bool,
}

/// The body of `/games/finished`.
#[must_use]
pub fn finished_page(all: &FinishedGames<'_>, words: &Words) -> Markup {
    let to = |page: u32| {
        let game = all
            .game
            .map_or_else(String::new, |game| format!("&game={game}"));
        format!("/games/finished?page={page}{game}")
    };
    html! {
        div.page.narrow {
            h1 { (words.word("ui-finished-games")) }
            nav.tabs.own aria-label=(words.word("ui-your-games")) {
                a.btn href="/games/mine" { (words.word("ui-games-going-on")) }
                a.btn href="/games/finished" aria-current=[all.game.is_none().then_some("page")] { (words.word("ui-all-games")) }
                @for tally in all.tallies {
                    a.btn href={ "/games/finished?game=" (tally.key) } aria-current=[(all.game == Some(tally.key)).then_some("page")] { (tally.title) }
                }
            }
            (tallies(all, words))
            section.panel.list {
                @if all.games.is_empty() { p.empty { (words.word("ui-none-finished")) } }
                ul { @for game in all.games { li { (row(game, words)) } } }
            }
            nav.pages aria-label=(words.word("ui-finished-games")) {
                @if let Some(before) = all.page.checked_sub(1) { a.btn rel="prev" href=(to(before)) { (words.word("ui-earlier-page")) } }
                @if all.goes_on { a.btn rel="next" href=(to(all.page.saturating_add(1))) { (words.word("ui-later-page")) } }
            }
        }
    }
}

/// Wins of all games, as bars.
fn tallies(all: &FinishedGames<'_>, words: &Words) -> Markup {
    if all.tallies.is_empty() {
        return Markup::default();
    }
    html! {
        section.panel.tallies aria-label=(words.word("ui-wins")) {
            @for tally in all.tallies {
                @let says = Phrase::new("ui-won-of").with("won", tally.won).with("played", tally.played);
                div {
                    b { (tally.title) }
                    span.progress style={ "--v:" (tally.won * 100 / tally.played.max(1)) "%" } aria-hidden="true" { i {} }
                    span { (say(words, says)) }
                }
            }
        }
    }
}

/// One match, with a way to its table and one to its replay.
pub(super) fn row(game: &Finished<'_>, words: &Words) -> Markup {
    let replay = Phrase::new("ui-replay-of").with("name", text(game.title));
    html! {
        div.row.done {
            a.row href=(game.path) {
                (thumb(game.poster))
                span.rt { b { (game.title) } small { (game.about) } }
                span.rs {
                    @match &game.result {
                        Some(placed) => { span.chip.now[placed.rank == 1] { (came(placed, words)) } }
                        None => { span.chip { (words.word("ui-over")) } }
                    }
                    small { (game.date) }
                }
            }
            a.btn.icon href={ (game.path) "?step=0" } aria-label=(say(words, replay.clone())) title=(say(words, replay)) { (icon("play")) }
        }
    }
}

/// `Won, 84`; `3rd of 4, 71`
fn came(placed: &Placed, words: &Words) -> String {
    let key = if placed.rank == 1 {
        "ui-came-first"
    } else {
        "ui-came"
    };
    let came = Phrase::new(key).with("rank", placed.rank);
    say(
        words,
        came.with("of", placed.of)
            .with("score", i64::from(placed.score)),
    )
}
