//! One's own matches that are over, and what came of each.

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
    /// It was played elsewhere and came as a file.
    pub brought: bool,
    /// `None` for those who had several seats, or none.
    pub result: Option<Placed>,
    /// How it ended, where points do not say it: by which condition somebody has won.
    pub by: Option<&'a str>,
}

/// How somebody did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    pub rank: u32,
    pub of: u32,
    pub score: i32,
}

/// One match, with a way to its table and one to its replay.
pub(crate) fn row(game: &Finished<'_>, words: &Words) -> Markup {
    let replay = Phrase::new("ui-replay-of").with("name", text(game.title));
    let review = Phrase::new("ui-review-of-game").with("name", text(game.title));
    html! {
        div.row.done {
            a.row href=(game.path) {
                (thumb(game.poster))
                span.rt { b { (game.title) } small { (game.about) } }
                span.rs {
                    @match &game.result {
                        Some(placed) => { span.chip.now[placed.rank == 1] { (came(placed, game.by, words)) } }
                        None => { span.chip { (words.word(if game.brought { "ui-brought" } else { "ui-over" })) } }
                    }
                    small { (game.date) }
                }
            }
            a.btn.icon href={ (game.path) "?step=0" } aria-label=(say(words, replay.clone())) title=(say(words, replay)) { (icon("play")) span { (words.word("ui-replay")) } }
            a.btn.icon href={ (game.path) "/review" } aria-label=(say(words, review.clone())) title=(say(words, review)) { (icon("search")) span { (words.word("ui-review")) } }
        }
    }
}

/// `Won, 84 points`; `Place 3 of 4, 71 points`; where a condition wins, `Won: Conqueror` and `Place 3 of 4`.
fn came(placed: &Placed, by: Option<&str>, words: &Words) -> String {
    let came = match (placed.rank, by) {
        (1, Some(by)) => Phrase::new("ui-came-first-by").with("by", text(by)),
        (_, Some(_)) => Phrase::new("ui-came-in"),
        (1, None) => Phrase::new("ui-came-first").with("score", i64::from(placed.score)),
        (_, None) => Phrase::new("ui-came").with("score", i64::from(placed.score)),
    };
    say(words, came.with("rank", placed.rank).with("of", placed.of))
}
