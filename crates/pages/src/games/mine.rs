//! Every match of a person, page by page: those that wait for them on top, then all that their filter lets through.

use face::Words;
use face::components::{icon, span_of_time};
use kernel::Phrase;
use maud::{Markup, html};

use super::{Tab, tabs};
use crate::lobby::{Finished, YourGame, finished_row, your_row};
use crate::parts::{field, say, text};

/// The body of `/games/mine`.
#[derive(Clone, Debug)]
pub struct MinePage<'a> {
    /// Those where it is the person's turn, the shortest clock first.
    pub waiting: &'a [YourGame<'a>],
    pub games: &'a [ListedGame<'a>],
    pub sought: Sought<'a>,
    /// The games that there are, each with its editions.
    pub known: &'a [GameLink<'a>],
    pub page: u32,
    pub goes_on: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ListedGame<'a> {
    GoesOn(YourGame<'a>),
    Over(Finished<'a>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameLink<'a> {
    pub key: &'a str,
    pub title: &'a str,
    /// None where there is only one.
    pub editions: Vec<EditionLink>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionLink {
    pub key: String,
    pub title: String,
}

/// What the form of the filter says; an empty word lets everything through.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sought<'a> {
    /// `GAME` or `GAME.EDITION`.
    pub game: &'a str,
    /// `going`, `over`, `brought`.
    pub state: &'a str,
    /// `won`, `lost`.
    pub result: &'a str,
    /// `people`, `bots`.
    pub with: &'a str,
    /// Part of somebody's name.
    pub name: &'a str,
}

impl Sought<'_> {
    fn is_all(&self) -> bool {
        *self == Sought::default()
    }

    fn address(&self, page: u32) -> String {
        let fields = [
            ("game", self.game),
            ("state", self.state),
            ("result", self.result),
            ("with", self.with),
            ("name", self.name),
        ];
        let mut address = format!("/games/mine?page={page}");
        for (key, value) in fields.into_iter().filter(|(_, value)| !value.is_empty()) {
            address += &format!("&{key}={}", encoded(value));
        }
        address
    }
}

/// As addresses have it.
fn encoded(text: &str) -> String {
    let one = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => {
            char::from(byte).to_string()
        }
        other => format!("%{other:02X}"),
    };
    text.bytes().map(one).collect()
}

#[must_use]
pub fn mine_page(mine: &MinePage<'_>, words: &Words) -> Markup {
    html! {
        div.page.mygames {
            header.gamesbar {
                h1 { (title(mine, words)) }
                (tabs(Tab::Mine, words))
            }
            (waiting(mine.waiting, words))
            (filter(mine, words))
            section.panel.list aria-label=(words.word("ui-all-matches")) {
                @if mine.games.is_empty() {
                    p.empty { (words.word(if mine.sought.is_all() { "ui-no-games-yet" } else { "ui-nothing-found" })) }
                }
                ul {
                    @for game in mine.games {
                        li { @match game { ListedGame::GoesOn(game) => (your_row(game, words)), ListedGame::Over(game) => (finished_row(game, words)) } }
                    }
                }
            }
            nav.pages aria-label=(words.word("ui-your-games")) {
                @if let Some(before) = mine.page.checked_sub(1) { a.btn rel="prev" href=(mine.sought.address(before)) { (words.word("ui-earlier-page")) } }
                @if mine.goes_on { a.btn rel="next" href=(mine.sought.address(mine.page.saturating_add(1))) { (words.word("ui-later-page")) } }
            }
        }
    }
}

fn title(mine: &MinePage<'_>, words: &Words) -> String {
    match u32::try_from(mine.waiting.len()) {
        Ok(n) if n > 0 => say(words, Phrase::new("ui-games-wait").with("n", n)),
        _ => words.word("ui-your-games"),
    }
}

/// The next one is one press, or the key N, away.
fn waiting(games: &[YourGame<'_>], words: &Words) -> Markup {
    const MOST: usize = 3;
    if games.is_empty() {
        return Markup::default();
    }
    html! {
        ul.waitcards {
            @for (nth, game) in games.iter().take(MOST).enumerate() {
                @let play = Phrase::new("ui-play-this").with("name", text(game.title));
                li.panel {
                    img src=(game.poster) alt="" width="120" height="73";
                    div { h2 { (game.title) } p { (game.about) } }
                    span.clock { @if let Some(left) = game.left_ms { (icon("clock")) (span_of_time(words, left)) } }
                    a.btn.primary href=(game.path) data-key=[(nth == 0).then_some("n")] aria-label=(say(words, play)) { (icon("play")) (words.word("ui-nav-play")) }
                }
            }
        }
    }
}

fn filter(mine: &MinePage<'_>, words: &Words) -> Markup {
    let sought = &mine.sought;
    let options = |all: &str, chosen: &str, values: &[(&str, &str)]| {
        html! {
            option value="" { (words.word(all)) }
            @for (value, key) in values { option value=(value) selected[*value == chosen] { (words.word(key)) } }
        }
    };
    let states = [
        ("going", "ui-games-going-on"),
        ("over", "ui-finished"),
        ("brought", "ui-brought"),
    ];
    let results = [("won", "ui-won"), ("lost", "ui-not-won")];
    let company = [("people", "ui-with-people"), ("bots", "ui-with-bots")];
    html! {
        form.panel.sieve method="get" action="/games/mine" role="search" aria-label=(words.word("ui-filter")) data-plain {
            (field(&words.word("ui-game"), html! { select name="game" { (games(mine, words)) } }))
            (field(&words.word("ui-state"), html! { select name="state" { (options("ui-all-games", sought.state, &states)) } }))
            (field(&words.word("ui-result"), html! { select name="result" { (options("ui-any", sought.result, &results)) } }))
            (field(&words.word("ui-company"), html! { select name="with" { (options("ui-any", sought.with, &company)) } }))
            (field(&words.word("ui-person"), html! { input type="search" name="name" value=(sought.name) maxlength="60" autocomplete="off"; }))
            button.btn { (icon("search")) (words.word("ui-filter")) }
            @if !sought.is_all() { a.btn.quiet href="/games/mine" { (icon("cross")) (words.word("ui-filter-none")) } }
        }
    }
}

/// Games, and under each its editions.
fn games(mine: &MinePage<'_>, words: &Words) -> Markup {
    let chosen = mine.sought.game;
    html! {
        option value="" { (words.word("ui-all-games")) }
        @for game in mine.known {
            option value=(game.key) selected[game.key == chosen] { (game.title) }
            @for edition in &game.editions {
                @let value = format!("{}.{}", game.key, edition.key);
                option value=(value) selected[value == chosen] { (game.title) ", " (edition.title) }
            }
        }
    }
}
