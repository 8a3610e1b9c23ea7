//! What one's matches add up to, game by game.

use face::Words;
use face::components::icon;
use kernel::Phrase;
use maud::{Markup, html};

use super::chart::{self, Bars, Won};
use super::{Tab, tabs};
use crate::parts::say;

/// The body of `/games/statistics`.
#[derive(Clone, Debug)]
pub struct StatisticsPage<'a> {
    pub games: &'a [GameFigures<'a>],
    pub who: Who,
    /// Matches of before that are still to be counted.
    pub missing: u32,
}

/// Which matches are counted, by who else sat there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Who {
    #[default]
    Anyone,
    People,
    Bots,
}

/// One game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameFigures<'a> {
    pub key: &'a str,
    pub title: &'a str,
    pub poster: &'a str,
    pub all: Won,
    /// The latest results, oldest first: whether it was won.
    pub latest: Vec<bool>,
    pub groups: Vec<Group>,
}

/// One chart: its title, what it is about, and its rows.
#[derive(Clone, PartialEq, Debug)]
pub enum Group {
    Wins(String, String, Vec<Won>),
    Bars(String, String, Vec<Bars>),
}

impl Who {
    pub const ALL: [Self; 3] = [Self::Anyone, Self::People, Self::Bots];

    /// As addresses have it.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Anyone => "",
            Self::People => "people",
            Self::Bots => "bots",
        }
    }

    #[must_use]
    pub fn read(key: &str) -> Self {
        let known = Self::ALL.into_iter().find(|who| who.key() == key);
        known.unwrap_or_default()
    }

    fn word(self) -> &'static str {
        match self {
            Self::Anyone => "ui-all-games",
            Self::People => "ui-with-people",
            Self::Bots => "ui-with-bots",
        }
    }
}

#[must_use]
pub fn statistics_page(page: &StatisticsPage<'_>, words: &Words) -> Markup {
    html! {
        div.page.mygames {
            header.gamesbar {
                h1 { (words.word("ui-statistics")) }
                (tabs(Tab::Statistics, words))
            }
            nav.whom aria-label=(words.word("ui-company")) {
                @for who in Who::ALL {
                    @let path = match who { Who::Anyone => "/games/statistics".to_owned(), who => format!("/games/statistics?with={}", who.key()) };
                    a.btn href=(path) aria-current=[(who == page.who).then_some("page")] { (words.word(who.word())) }
                }
            }
            @if page.missing > 0 { p.hint role="status" { (say(words, Phrase::new("ui-stats-missing").with("n", page.missing))) } }
            @if page.games.is_empty() { p.panel.empty { (words.word("ui-stats-none")) } }
            @else { (legend(words)) }
            @for game in page.games { (of_game(game, words)) }
        }
    }
}

/// How the bars are to be read.
fn legend(words: &Words) -> Markup {
    html! {
        p.keys2.legend3 {
            span { i.won {} (words.word("ui-stats-share")) }
            span { em {} (words.word("ui-stats-interval")) }
            span { s {} (words.word("ui-stats-even")) }
        }
    }
}

fn of_game(game: &GameFigures<'_>, words: &Words) -> Markup {
    let id = format!("stats-{}", game.key);
    let won = Phrase::new("ui-won-of")
        .with("won", game.all.won)
        .with("played", game.all.played);
    html! {
        section.gamestats aria-labelledby=(id) {
            header.panel.gamecard {
                img src=(game.poster) alt="" width="180" height="110";
                div {
                    h2 #(id) { (game.title) }
                    p { (say(words, won)) }
                    (latest(&game.latest, words))
                    a.btn.quiet href={ "/games/mine?state=over&game=" (game.key) } { (icon("list")) (words.word("ui-these-matches")) }
                }
            }
            div.statgrid {
                @for group in &game.groups {
                    @match group {
                        Group::Wins(title, about, rows) => (chart::wins(title, about, rows, words)),
                        Group::Bars(title, about, rows) => (chart::bars(title, about, rows, words)),
                    }
                }
            }
        }
    }
}

/// The last results, each a square: full where it was won.
fn latest(results: &[bool], words: &Words) -> Markup {
    let won = u32::try_from(results.iter().filter(|won| **won).count()).unwrap_or(u32::MAX);
    let all = u32::try_from(results.len()).unwrap_or(u32::MAX);
    let says = Phrase::new("ui-latest-won").with("won", won);
    let says = say(words, says.with("played", all));
    html! { p.latest role="img" aria-label=(says) title=(says) { @for won in results { i.won[*won] {} } } }
}
