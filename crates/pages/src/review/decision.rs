//! The decisions that cost most, and one of them with its position, what was played and what would have been better.

use face::Words;
use face::components::{counter, icon};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::{ReviewPage, Wish, percent};
use crate::parts::{decimal, say, text};

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug)]
pub struct Costly<'a> {
    pub step: usize,
    pub seat: Seat,
    pub name: &'a str,
    /// Where in the match.
    pub at: &'a str,
    pub played: &'a str,
    pub better: &'a str,
    pub loss: f32,
    pub margin: f32,
    /// The key of what it is called: `mistake`.
    pub class: &'static str,
    /// 1 to 3.
    pub sureness: u8,
}

/// All about one of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet<'a> {
    pub costly: Costly<'a>,
    /// What was played first, then the better one, then the rest.
    pub options: &'a [WeighedOption<'a>],
}

/// A move that could have been made.
#[derive(Clone, PartialEq, Debug)]
pub struct WeighedOption<'a> {
    /// What its answers do.
    pub sentences: &'a [String],
    /// What the whole move changes.
    pub facts: &'a [String],
    pub chance: f32,
    pub margin: f32,
}

impl Costly<'_> {
    /// Whether something else did better, for certain or not.
    fn has_better(&self) -> bool {
        self.loss > 0.0
    }

    /// Whether it cost nothing that counts.
    fn is_fine(&self) -> bool {
        matches!(self.class, "fine" | "best")
    }
}

impl Sheet<'_> {
    /// How many answers at the beginning all options share: they tell nothing of what is compared.
    fn shared(&self) -> usize {
        let Some((first, rest)) = self.options.split_first() else {
            return 0;
        };
        let same = |nth: &usize| {
            let says = first.sentences.get(*nth);
            // Each keeps something of its own.
            rest.iter()
                .chain([first])
                .all(|one| one.sentences.get(*nth) == says && one.sentences.len() > nth + 1)
        };
        (0..first.sentences.len()).take_while(same).count()
    }
}

pub(super) fn decisions(page: &ReviewPage<'_>, words: &Words) -> Markup {
    html! {
        div.rv2 {
            (list(page, words))
            @if let Some(sheet) = &page.chosen { (shown(page, sheet, words)) (options(sheet, words)) }
        }
    }
}

fn list(page: &ReviewPage<'_>, words: &Words) -> Markup {
    let wish = page.wish;
    let link = |to: Wish, is_it: bool, key: &str| {
        let to = Wish {
            decision: None,
            ..to
        };
        html! { a href=(to.address(page.path)) aria-current=[is_it.then_some("true")] { (words.word(key)) } }
    };
    let whose =
        |everyone: bool, key: &str| link(Wish { everyone, ..wish }, everyone == wish.everyone, key);
    let title = match (wish.whole, page.work) {
        (true, _) => "ui-review-every",
        (false, Some(_)) => "ui-review-costly-so-far",
        (false, None) => "ui-review-costly",
    };
    html! {
        section.panel.declist.whole[wish.whole] aria-labelledby="costly" {
            header {
                h2 #costly { (words.word(title)) }
                nav.seg aria-labelledby="costly" { (whose(false, "ui-review-one-seat")) (whose(true, "ui-review-all-seats")) }
            }
            @if page.costly.is_empty() && page.work.is_none() { p.empty { (words.word("ui-review-none-costly")) } }
            ol { @for (nth, one) in page.costly.iter().enumerate() { (row(page, nth, one, words)) } }
            (beneath(page, words))
        }
    }
}

/// How many there are, the way to all of them, and practice for those who played.
fn beneath(page: &ReviewPage<'_>, words: &Words) -> Markup {
    let (all, costly) = page.decisions;
    let count = Phrase::new("ui-review-counted")
        .with("n", costly.to_string())
        .with("of", all.to_string());
    let to = Wish {
        whole: !page.wish.whole,
        decision: None,
        ..page.wish
    };
    html! {
        footer {
            @if page.work.is_some() {
                span { (words.word("ui-review-may-change")) }
            } @else {
                span { (say(words, count)) }
                @if all > page.costly.len() || page.wish.whole { a href=(to.address(page.path)) { (words.word(if page.wish.whole { "ui-review-only-costly" } else { "ui-review-all-decisions" })) } }
                // Who had no seat has nothing of it to practise.
                @if page.seats.iter().any(|seat| seat.you) { a href="/practice" { (words.word("ui-practice-these")) } }
            }
        }
    }
}

fn row(page: &ReviewPage<'_>, nth: usize, one: &Costly<'_>, words: &Words) -> Markup {
    let to = Wish {
        decision: Some(one.step),
        ..page.wish
    };
    html! {
        li aria-current=[(page.wish.decision == Some(one.step)).then_some("true")] {
            a href={ (to.address(page.path)) "#decision" } {
                (mark(page, Some(nth), one))
                span.dt2 {
                    small { (one.at) @if page.wish.everyone { " · " (one.name) } " · " (class(one, words)) }
                    b { (one.played) }
                    @if !one.is_fine() { span { (icon("check")) span { (one.better) } } }
                }
                (lost(one, words))
                (sure(one, words))
            }
        }
    }
}

/// The letter of a costly decision; where all are listed, whether it cost anything.
fn mark(page: &ReviewPage<'_>, nth: Option<usize>, one: &Costly<'_>) -> Markup {
    let is_fine = one.is_fine();
    html! {
        span.nr.fine[is_fine] aria-hidden="true" {
            @match nth {
                Some(nth) if !page.wish.whole => (letter(nth)),
                _ => (icon(if is_fine { "check" } else { "cross" })),
            }
        }
    }
}

fn shown(page: &ReviewPage<'_>, sheet: &Sheet<'_>, words: &Words) -> Markup {
    let one = &sheet.costly;
    let seen = format!("{}?step={}&as={}", page.path, one.step, one.seat.0 + 1);
    let nth = page.costly.iter().position(|other| other.step == one.step);
    let mut moves = sheet.options.iter();
    let (played, other) = match (one.is_fine(), one.has_better()) {
        (false, _) => (
            ("bpic played", "chip pl", "cross", "ui-review-played"),
            ("bpic best", "chip good", "check", "ui-review-better"),
        ),
        (true, better) => (
            ("bpic best", "chip good", "check", "ui-review-played"),
            (
                "bpic",
                "chip",
                "right",
                if better {
                    "ui-review-as-good"
                } else {
                    "ui-review-next-best"
                },
            ),
        ),
    };
    let pair = [(moves.next(), played), (moves.next(), other)];
    let shared = sheet.shared();
    html! {
        article.panel.pan.dec #decision aria-labelledby="chosen" {
            header {
                (mark(page, nth, one))
                div {
                    p.label { (one.at) " · " (class(one, words)) " · " (words.word("ui-review-as-known")) }
                    h2 #chosen { (counter(one.seat, 22)) " " (one.name) }
                }
                (lost(one, words))
            }
            div.pair {
                @for (weighed, (class, chip, picture, key)) in pair {
                    @if let Some(weighed) = weighed {
                        section class=(class) {
                            div.cap { span class=(chip) { (icon(picture)) (words.word(key)) } span.pc { (percent(weighed.chance)) small { " ±" (points(weighed.margin, words)) } } }
                            ol.moves { @for (nth, sentence) in weighed.sentences.iter().enumerate() { li.differs[nth == shared] { (sentence) } } }
                            @if !weighed.facts.is_empty() { p { (say(words, Phrase::new("ui-review-facts").with("facts", text(weighed.facts.join("; "))))) } }
                        }
                    }
                }
            }
            // The table itself, as the seat saw it; those who cannot see it follow the link.
            div.posframe inert { iframe src=(seen) loading="lazy" title=(words.word("ui-review-position")) {} }
            div.wrap {
                (sure(one, words))
                a.btn href=(seen) { (icon("eye")) (words.word("ui-review-see")) }
            }
        }
    }
}

/// Everything that was compared, the best first.
fn options(sheet: &Sheet<'_>, words: &Words) -> Markup {
    let mut all: Vec<(usize, &WeighedOption<'_>)> = sheet.options.iter().enumerate().collect();
    all.sort_by(|(_, a), (_, b)| b.chance.total_cmp(&a.chance));
    let is_fine = sheet.costly.is_fine();
    let (shared, best) = (sheet.shared(), usize::from(!is_fine));
    let begin = sheet.options.first().map(|one| &one.sentences[..shared]);
    let begin = begin.filter(|begin| !begin.is_empty());
    html! {
        section.panel.pan aria-labelledby="options" {
            h2 #options { (words.word("ui-review-options")) }
            @if let Some(begin) = begin { p.hint { (say(words, Phrase::new("ui-review-all-begin").with("what", text(begin.join("; "))))) } }
            ol.opts {
                @for (nth, option) in all {
                    @let (low, high) = ((option.chance - option.margin).max(0.0), (option.chance + option.margin).min(1.0));
                    li.opt.played[nth == 0 && !is_fine].best[nth == best] {
                        div.oname {
                            b { (option.sentences.get(shared).map_or("", String::as_str)) }
                            @if nth == 0 { span.chip.pl[!is_fine] { (words.word("ui-review-played")) } }
                            @if let Some(rest) = option.sentences.get(shared + 1..).filter(|rest| !rest.is_empty()) { small { (rest.join("; ")) } }
                        }
                        b.ov { (percent(option.chance)) small { "±" (points(option.margin, words)) } }
                        span.ob aria-hidden="true" { i style={ "width:" (100.0 * option.chance) "%" } {} em style={ "left:" (100.0 * low) "%;width:" (100.0 * (high - low)) "%" } {} }
                    }
                }
            }
        }
    }
}

fn lost(one: &Costly<'_>, words: &Words) -> Markup {
    if !one.has_better() {
        return html! { span.lost.none { "0" } };
    }
    html! { span.lost.none[one.is_fine()] { "−" (points(one.loss, words)) small { "±" (points(one.margin, words)) } } }
}

fn class(one: &Costly<'_>, words: &Words) -> String {
    words.word(match one.class {
        "blunder" => "ui-review-blunder",
        "mistake" => "ui-review-mistake",
        "inaccuracy" => "ui-review-inaccuracy",
        "best" => "ui-review-best",
        _ => "ui-review-fine",
    })
}

fn sure(one: &Costly<'_>, words: &Words) -> Markup {
    if !one.has_better() {
        return Markup::default();
    }
    let (class, key) = match one.sureness {
        3 => ("sure s3", "ui-review-sure"),
        2 => ("sure s2", "ui-review-likely"),
        _ => ("sure s1", "ui-review-unsure"),
    };
    html! { span class=(class) { i aria-hidden="true" {} i aria-hidden="true" {} i aria-hidden="true" {} (words.word(key)) } }
}

fn letter(nth: usize) -> String {
    let letter = u8::try_from(nth % 26).map_or('A', |nth| char::from(b'A' + nth));
    letter.to_string()
}

/// Points of a hundred, with a tenth where they are few.
fn points(part: f32, words: &Words) -> String {
    let points = 100.0 * part.abs();
    if points < 3.0 {
        decimal(points.into(), words)
    } else {
        format!("{points:.0}")
    }
}
