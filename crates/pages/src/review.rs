//! A match that is over, looked at again: everyone's chances, costly decisions, luck apart from play. Every control is a link, so each
//! view of it has an address.

mod decision; // one decision with its position
mod graph; // everyone's chances
mod sides; // luck and play

use face::Words;
use face::components::{counter, icon};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

pub use decision::{Costly, Sheet, WeighedOption};
pub use graph::{Graph, GraphPoint};
pub use sides::ReviewSeat;

use crate::parts::{percent, say, text};

/// What the page is about.
#[derive(Clone, Debug)]
pub struct ReviewPage<'a> {
    /// Such as `/t/k3f9`.
    pub path: &'a str,
    pub title: &'a str,
    /// Game and set-up.
    pub about: &'a str,
    /// Who won and why; not before the end may be told.
    pub sentence: Option<&'a str>,
    pub wish: Wish,
    pub seats: &'a [ReviewSeat<'a>],
    pub graph: Graph<'a>,
    pub costly: &'a [Costly<'a>],
    /// All decisions of those whose costly ones are listed, and how many of them cost something.
    pub decisions: (usize, usize),
    /// Nothing is dealt or rolled in this match: what play does not explain was no luck.
    pub is_open: bool,
    pub chosen: Option<Sheet<'a>>,
    pub turning: &'a [Turning<'a>],
    /// While it is being made.
    pub work: Option<Work>,
    /// How many times the usual work was done.
    pub depth: f32,
}

/// What an address asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// Whose chance is at the bottom of the graph.
    pub seat: Seat,
    /// Whether everyone's decisions are listed, not only those of that seat.
    pub everyone: bool,
    /// Whether every decision is listed in the order of the match, not only the costliest.
    pub whole: bool,
    /// The decision after so many steps.
    pub decision: Option<usize>,
    /// Nothing after this step is told.
    pub until: Option<usize>,
}

/// A move after which much had changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Turning<'a> {
    pub step: usize,
    /// Where in the match: such as `Age II, step 337`.
    pub at: &'a str,
    /// What happened.
    pub told: &'a str,
    /// Whose chance changed.
    pub seat: Seat,
    pub name: &'a str,
    pub change: f32,
    pub is_luck: bool,
}

/// How far it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Work {
    /// 0 to 1.
    pub part: f32,
    pub looked_at: usize,
    pub all: usize,
}

impl Wish {
    /// The address of this view.
    #[must_use]
    pub fn address(self, path: &str) -> String {
        let mut address = format!("{path}/review?seat={}", self.seat.0 + 1);
        if self.everyone {
            address += "&whose=all";
        }
        if self.whole {
            address += "&all=1";
        }
        if let Some(step) = self.decision {
            address += &format!("&d={step}");
        }
        if let Some(step) = self.until {
            address += &format!("&until={step}");
        }
        address
    }
}

/// The body of `/t/ID/review`, once there is something to show.
#[must_use]
pub fn review_page(page: &ReviewPage<'_>, words: &Words) -> Markup {
    html! {
        div.page.review data-works[page.work.is_some()] {
            (head(page, words))
            div.rv1 {
                section.panel.pan.graph aria-labelledby="chances" {
                    (graph::graph(page, words))
                    (turning(page, words))
                    (graph::as_table(page, words))
                }
                @match (page.work, page.wish.until) {
                    (Some(work), _) => (computing(work, words)),
                    (None, Some(_)) => (veiled(page, words)),
                    (None, None) => (sides::sides(page, words)),
                }
            }
            (decision::decisions(page, words))
        }
    }
}

/// The body of the same before it is begun.
#[must_use]
pub fn review_offer(path: &str, title: &str, words: &Words) -> Markup {
    html! {
        div.page.narrow.review {
            section.panel.pan {
                h1 { (say(words, Phrase::new("ui-review-of").with("name", text(title)))) }
                p { (words.word("ui-review-what")) }
                p.hint { (words.word("ui-review-blind")) }
                div.wrap {
                    form method="post" action={ (path) "/review" } data-plain {
                        input type="hidden" name="depth" value="1";
                        button.btn.primary { (icon("search")) (words.word("ui-review-begin")) }
                    }
                    a.btn href=(path) { (words.word("ui-review-back")) }
                }
            }
        }
    }
}

fn head(page: &ReviewPage<'_>, words: &Words) -> Markup {
    let title = Phrase::new("ui-review-of").with("name", text(page.title));
    let (until, veil) = match page.wish.until {
        Some(_) => (None, "ui-review-show-end"),
        None => (Some(page.graph.first_stop()), "ui-review-hide-end"),
    };
    let other = Wish {
        until,
        decision: None,
        ..page.wish
    };
    html! {
        header.rhead {
            div {
                h1 { (say(words, title)) }
                @let about = [Some(page.about), page.sentence].into_iter().flatten().filter(|part| !part.is_empty());
                p.label { (about.collect::<Vec<_>>().join(" · ")) }
            }
            div.wrap {
                a.btn href=(other.address(page.path)) { (icon("eye")) (words.word(veil)) }
                a.btn href={ (page.path) "?step=0" } { (icon("play")) (words.word("ui-replay")) }
                @if page.work.is_none() && page.depth < 4.0 {
                    form method="post" action={ (page.path) "/review" } data-plain {
                        input type="hidden" name="depth" value="4";
                        button.btn title=(words.word("ui-review-deeper-why")) { (icon("search")) (words.word("ui-review-deeper")) }
                    }
                }
            }
        }
    }
}

fn turning(page: &ReviewPage<'_>, words: &Words) -> Markup {
    if page.turning.is_empty() {
        return Markup::default();
    }
    html! {
        h3.vh { (words.word("ui-review-turning")) }
        ol.turning {
            @for (nth, turn) in page.turning.iter().enumerate() {
                @let why = words.word(if turn.is_luck { "ui-review-by-luck" } else { "ui-review-by-play" });
                // What a decision did is told with that decision; the rest is seen at the table.
                @let to = match turn.is_luck {
                    true => format!("{}?step={}&as=0", page.path, turn.step),
                    false => Wish { decision: Some(turn.step), ..page.wish }.address(page.path) + "#decision",
                };
                li {
                    a href=(to) {
                        (pin(nth + 1, turn))
                        span { small { (turn.at) } b { (turn.told) } }
                        span.tv { b { (signed(turn.change)) } small { (turn.name) " · " (why) } }
                    }
                }
            }
        }
        @if page.turning.iter().any(|turn| turn.is_luck) {
            p.hint.key { span.pin.luck aria-hidden="true" {} span { (words.word(if page.is_open { "ui-review-diamond-open" } else { "ui-review-diamond" })) } }
        }
    }
}

fn pin(nth: usize, turn: &Turning<'_>) -> Markup {
    let kind = match (turn.is_luck, turn.change > 0.0) {
        (true, _) => "pin luck",
        (false, true) => "pin good",
        (false, false) => "pin bad",
    };
    html! { span class=(kind) aria-hidden="true" { (nth) } }
}

/// What is done, and what is left to do.
fn computing(work: Work, words: &Words) -> Markup {
    let at = match work.looked_at < work.all {
        true => Phrase::new("ui-review-looking")
            .with("n", work.looked_at.to_string())
            .with("of", work.all.to_string()),
        false => Phrase::new("ui-review-looking-long"),
    };
    let percent = (100.0 * work.part).round() as u32;
    html! {
        section.panel.pan aria-labelledby="computing" {
            div.computing {
                h2 #computing { (say(words, at)) }
                span.progress role="progressbar" aria-labelledby="computing" aria-valuemin="0" aria-valuemax="100" aria-valuenow=(percent) style={ "--v:" (percent) "%" } { i {} }
                p.hint { (words.word("ui-review-sharper")) }
                p.hint { (words.word("ui-review-leave")) }
            }
        }
    }
}

/// Where the end is not to be told: how far the reader wants to see.
fn veiled(page: &ReviewPage<'_>, words: &Words) -> Markup {
    html! {
        section.panel.pan aria-labelledby="veil" {
            h2 #veil { (words.word("ui-review-veiled")) }
            p.hint { (words.word("ui-review-veiled-why")) }
            nav.tabs.own aria-labelledby="veil" {
                @for (step, title) in page.graph.stops(words) {
                    @let to = Wish { until: Some(step), decision: None, ..page.wish };
                    a.btn href=(to.address(page.path)) aria-current=[(page.wish.until == Some(step)).then_some("page")] { (title) }
                }
            }
        }
    }
}

/// Whose chance is at the bottom; a link for each.
fn legend(page: &ReviewPage<'_>, words: &Words) -> Markup {
    let last = page.graph.shown().last();
    html! {
        ul.leg {
            @for seat in page.seats {
                @let to = Wish { seat: seat.seat, decision: None, ..page.wish };
                @let chance = last.and_then(|last| last.chances.get(seat.seat.index()));
                li {
                    a href=(to.address(page.path)) aria-current=[(seat.seat == page.wish.seat).then_some("true")] title=(say(words, Phrase::new("ui-review-seat").with("name", text(seat.name)))) {
                        (counter(seat.seat, 22)) span { (seat.name) } @if let Some((mean, _)) = chance { b { (percent(*mean)) } }
                    }
                }
            }
        }
    }
}

/// Points of a hundred with their sign.
fn signed(part: f32) -> String {
    match (100.0 * part).round() as i64 {
        0 => "0".to_owned(),
        more if more > 0 => format!("+{more}"),
        less => format!("−{}", -less),
    }
}
