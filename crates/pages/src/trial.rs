//! How a set plays, told by many matches between bots: a picture of who wins, in which way and after how long, with ours beside it.
//!
//! `/sets/ID/simulate` begins (`edition`, `seats`), `/sets/ID/simulate/stop` ends it. While it goes on, the page is read again by itself:
//! by the script, or without one because its head says so.

use face::Words;
use face::components::icon;
use kernel::Phrase;
use maud::{Markup, html};

use crate::parts::{deed, field, percent, say, text};
use crate::sets::{SetNotice, told};

/// The body of `/sets/ID/simulate`.
#[derive(Clone, Debug)]
pub struct TrialPage<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub game: &'a str,
    /// Editions that can be tried: key and name; the first that is chosen.
    pub editions: &'a [(&'a str, String)],
    pub edition: &'a str,
    /// Numbers of seats that can be tried.
    pub seats: &'a [u8],
    pub chosen: u8,
    /// Matches of each of the two.
    pub games: u64,
    pub state: TrialNow,
    /// What stands out, in words.
    pub odd: &'a [String],
    pub charts: &'a [Chart],
    pub length: Option<&'a LengthChart>,
    pub notice: Option<SetNotice<'a>>,
}

/// How far it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrialNow {
    /// Nobody has asked for it.
    Not,
    /// So many matches of so many.
    Going(u64, u64),
    Over,
    Stopped,
    Failed,
}

/// Bars under a heading.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    pub title: String,
    pub bars: Vec<Bar>,
}

/// How often something happens with this set, and with ours.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    pub label: String,
    pub this: Option<Part>,
    pub ours: Option<Part>,
}

/// A part of 1 with its interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Part {
    pub part: f64,
    pub low: f64,
    pub high: f64,
    /// What it would be if all had the same chance.
    pub fair: Option<f64>,
}

/// How long matches are.
#[derive(Clone, PartialEq, Debug)]
pub struct LengthChart {
    pub in_rounds: bool,
    pub this: Spread,
    pub ours: Option<Spread>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Spread {
    /// How many matches were so long.
    pub counts: Vec<(u32, u64)>,
    /// Most are not shorter than the first and not longer than the last; half are not longer than the middle one.
    pub usual: [u32; 3],
}

#[must_use]
pub fn page(page: &TrialPage<'_>, words: &Words) -> Markup {
    let title = Phrase::new("ui-trial-of").with("name", text(page.name));
    let how = Phrase::new("ui-trial-how").with("n", u32::try_from(page.games).unwrap_or(u32::MAX));
    let is_going = matches!(page.state, TrialNow::Going(..));
    html! {
        div.page.narrow.sets.trial {
            header {
                a.back href={ "/sets/" (page.id) } { (icon("left")) (page.name) }
                h1 { (say(words, title)) }
                p { (page.game) }
            }
            (told(page.notice))
            section.panel.stack aria-label=(words.word("ui-trial")) {
                p { (say(words, how)) }
                @if is_going { (stop(page, words)) } @else { (begin(page, words)) }
            }
            div data-trial=(if is_going { "going" } else { "rests" }) { (news(page, words)) }
        }
    }
}

fn begin(page: &TrialPage<'_>, words: &Words) -> Markup {
    html! {
        form.wrap method="post" action={ "/sets/" (page.id) "/simulate" } {
            @if page.editions.len() > 1 {
                (field(&words.word("ui-edition"), html! {
                    select name="edition" { @for (key, name) in page.editions { option value=(key) selected[*key == page.edition] { (name) } } }
                }))
            }
            (field(&words.word("ui-seats"), html! {
                select name="seats" { @for n in page.seats { option value=(n) selected[*n == page.chosen] { (n) } } }
            }))
            button.btn.primary.lg { (icon("bot")) (words.word("ui-trial-begin")) }
        }
    }
}

fn stop(page: &TrialPage<'_>, words: &Words) -> Markup {
    html! {
        p.hint { (words.word("ui-trial-leave")) }
        div.wrap {
            (deed(&format!("/sets/{}/simulate/stop", page.id), "btn", html! { (icon("cross")) (words.word("ui-trial-stop")) }))
            noscript { a.btn.quiet href={ "/sets/" (page.id) "/simulate?edition=" (page.edition) "&seats=" (page.chosen) } { (icon("again")) (words.word("ui-trial-again")) } }
        }
    }
}

/// What changes while matches are played.
fn news(page: &TrialPage<'_>, words: &Words) -> Markup {
    html! {
        @match page.state {
            TrialNow::Going(done, of) => {
                @let said = Phrase::new("ui-trial-going").with("n", u32::try_from(done).unwrap_or(u32::MAX)).with("of", u32::try_from(of).unwrap_or(u32::MAX));
                section.panel.stack { label.field { span.label { (say(words, said)) } progress max=(of) value=(done) {} } }
            }
            TrialNow::Stopped => p.refusal.panel role="status" { (icon("warn")) (words.word("ui-trial-stopped")) },
            TrialNow::Failed => p.refusal.panel role="alert" { (icon("warn")) (words.word("ui-trial-failed")) },
            TrialNow::Not | TrialNow::Over => {}
        }
        @if page.state == TrialNow::Over { (stands_out(page, words)) }
        @if !page.charts.is_empty() {
            p.legend2 aria-hidden="true" {
                span { i.k.this {} (words.word("ui-trial-this")) } span { i.k.ours {} (words.word("ui-trial-ours")) }
                span { i.k.fair {} (words.word("ui-trial-fair")) } span { i.k.doubt {} (words.word("ui-trial-doubt")) }
            }
            div.charts {
                @for chart in page.charts { (bars(chart, words)) }
                @if let Some(length) = page.length { (lengths(length, words)) }
            }
        }
    }
}

fn stands_out(page: &TrialPage<'_>, words: &Words) -> Markup {
    html! {
        section.panel.stack role="status" aria-labelledby="stands-out" {
            h2 #stands-out { (words.word("ui-trial-odd")) }
            @if page.odd.is_empty() { p { (icon("check")) " " (words.word("ui-trial-fine")) } }
            @else { ul { @for line in page.odd { li { (line) } } } }
        }
    }
}

fn bars(chart: &Chart, words: &Words) -> Markup {
    html! {
        section.panel.stack.chart {
            h2 { (chart.title) }
            ul {
                @for bar in &chart.bars {
                    li {
                        p.row2 {
                            span { (bar.label) }
                            span.n {
                                @if let Some(this) = bar.this {
                                    b { (percent(this.part)) }
                                    " " small title=(words.word("ui-trial-doubt")) { "(" (format!("{:.0}–{:.0}", 100.0 * this.low, 100.0 * this.high)) ")" }
                                } @else { "–" }
                                @if let Some(ours) = bar.ours { " " small { (words.word("ui-trial-ours")) " " (percent(ours.part)) } }
                            }
                        }
                        (picture(bar))
                    }
                }
            }
        }
    }
}

/// Two bars over each other, the doubt of the upper one, and the fair share. All of it stands beside it in figures.
fn picture(bar: &Bar) -> Markup {
    let at = |part: f64| format!("{:.1}", 100.0 * part);
    let fair = bar.this.or(bar.ours).and_then(|part| part.fair);
    html! {
        svg.bars viewBox="0 0 100 18" preserveAspectRatio="none" aria-hidden="true" {
            rect.ground x="0" y="0" width="100" height="18" {}
            @if let Some(this) = bar.this {
                rect.this x="0" y="1" height="9" width=(at(this.part)) {}
                path.doubt d={ "M" (at(this.low)) " 3v5M" (at(this.low)) " 5.5H" (at(this.high)) "M" (at(this.high)) " 3v5" } {}
            }
            @if let Some(ours) = bar.ours { rect.ours x="0" y="12" height="5" width=(at(ours.part)) {} }
            @if let Some(fair) = fair { path.fair d={ "M" (at(fair)) " 0v18" } {} }
        }
    }
}

/// How many columns the picture of lengths has at most.
const COLUMNS: u32 = 24;

fn lengths(chart: &LengthChart, words: &Words) -> Markup {
    let both = [Some(&chart.this), chart.ours.as_ref()];
    let ends = || {
        both.iter()
            .flatten()
            .flat_map(|spread| spread.counts.iter())
    };
    let first = ends().map(|(at, _)| *at).min().unwrap_or(0);
    let last = ends().map(|(at, _)| *at).max().unwrap_or(0);
    let step = (last - first + 1).div_ceil(COLUMNS).max(1);
    let columns = |spread: &Spread| -> Vec<f64> {
        let mut columns = vec![0.0; ((last - first) / step + 1) as usize];
        let games: u64 = spread.counts.iter().map(|(_, n)| n).sum();
        for (at, n) in &spread.counts {
            columns[((at - first) / step) as usize] += *n as f64 / games.max(1) as f64;
        }
        columns
    };
    let this = columns(&chart.this);
    let ours = chart.ours.as_ref().map(columns);
    let all = this.iter().chain(ours.iter().flatten());
    let highest = all.copied().fold(0.01, f64::max);
    let usual = |key, spread: &Spread| {
        let [low, middle, high] = spread.usual;
        let phrase = Phrase::new(key).with("low", low).with("mid", middle);
        say(words, phrase.with("high", high))
    };
    html! {
        section.panel.stack.chart {
            h2 { (words.word(if chart.in_rounds { "ui-trial-rounds" } else { "ui-trial-answers" })) }
            p { (usual("ui-trial-usual", &chart.this)) @if let Some(ours) = &chart.ours { " " (usual("ui-trial-usual-ours", ours)) } }
            (columns_drawn(&this, ours.as_deref(), highest))
            p.row2 aria-hidden="true" { small { (first) } small { (last) } }
        }
    }
}

fn columns_drawn(this: &[f64], ours: Option<&[f64]>, highest: f64) -> Markup {
    let width = 100.0 / this.len() as f64;
    let height = |part: f64| 38.0 * part / highest;
    html! {
        svg.lengths viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true" {
            @for (nth, part) in this.iter().enumerate() {
                rect.this x=(format!("{:.2}", nth as f64 * width + width * 0.08)) y=(format!("{:.2}", 40.0 - height(*part))) width=(format!("{:.2}", width * 0.84)) height=(format!("{:.2}", height(*part))) {}
            }
            @if let Some(ours) = ours {
                path.step d={
                    "M0 40" @for (nth, part) in ours.iter().enumerate() { "V" (format!("{:.2}", 40.0 - height(*part))) "H" (format!("{:.2}", (nth + 1) as f64 * width)) } "V40"
                } {}
            }
        }
    }
}
