//! Luck apart from play, seat by seat.

use face::Words;
use face::components::{counter, icon};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::{ReviewPage, percent, signed};
use crate::parts::{say, text};

/// How a seat has played, and how lucky it was.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewSeat<'a> {
    pub seat: Seat,
    pub name: &'a str,
    pub you: bool,
    /// 0 to 1.
    pub accuracy: f32,
    /// Best, fine, inaccuracies, mistakes, blunders.
    pub classes: [usize; 5],
    /// The chance before the first move; with the next three it makes the result.
    pub start: f32,
    pub play: f32,
    pub others: f32,
    pub luck: f32,
    pub result: f32,
}

pub(super) fn sides(page: &ReviewPage<'_>, words: &Words) -> Markup {
    // All bars have one scale.
    let most = page
        .seats
        .iter()
        .map(|seat| seat.luck.abs().max(seat.play.abs()))
        .fold(0.01, f32::max);
    let (luck, title) = match page.is_open {
        true => ("ui-review-unforeseen", "ui-review-play-and-rest"),
        false => ("ui-review-luck", "ui-review-luck-and-play"),
    };
    html! {
        section.panel.pan.seats4 aria-labelledby="luck" {
            header { h2 #luck { (words.word(title)) } span.hint { (words.word("ui-review-in-points")) } }
            div.scroll tabindex="0" role="region" aria-labelledby="luck" {
                table.t {
                    thead { tr {
                        th scope="col" { (words.word("ui-name")) }
                        th scope="col" { (words.word("ui-review-accuracy")) }
                        th scope="col" { (words.word(luck)) }
                        th scope="col" { (words.word("ui-review-own-play")) }
                    } }
                    tbody { @for seat in page.seats { (row(seat, most, words)) } }
                }
            }
            @if let Some(mine) = page.seats.iter().find(|seat| seat.seat == page.wish.seat) { (fall(mine, page.is_open, words)) }
        }
    }
}

fn row(seat: &ReviewSeat<'_>, most: f32, words: &Words) -> Markup {
    let [_, _, inaccuracies, mistakes, blunders] = seat.classes.map(|n| n.to_string());
    let classes = Phrase::new("ui-review-classes")
        .with("inaccuracies", inaccuracies)
        .with("mistakes", mistakes)
        .with("blunders", blunders);
    html! {
        tr.you[seat.you] {
            th scope="row" { span.ic { (counter(seat.seat, 24)) span { (seat.name) small.pts { (say(words, classes)) } } } }
            td { span.acc style={ "--v:" (100.0 * seat.accuracy) } { i aria-hidden="true" {} b { (percent(seat.accuracy)) } } }
            td { (bar("dbar luck", seat.luck, most)) }
            td { (bar("dbar cost", seat.play, most)) }
        }
    }
}

/// From the middle to the right for what was gained, to the left for what was lost.
fn bar(class: &str, value: f32, most: f32) -> Markup {
    let width = 50.0 * value.abs() / most;
    let left = if value < 0.0 { 50.0 - width } else { 50.0 };
    html! {
        span.dv {
            span class=(class) aria-hidden="true" { i style=(format!("left:{left:.1}%;width:{width:.1}%")) {} em style="left:50%" {} }
            b { (signed(value)) }
        }
    }
}

/// From the first chance to the result.
fn fall(seat: &ReviewSeat<'_>, is_open: bool, words: &Words) -> Markup {
    let (luck, sum) = match is_open {
        true => ("ui-review-unforeseen", "ui-review-sum-open"),
        false => ("ui-review-luck", "ui-review-sum"),
    };
    let steps = [
        ("up", "ui-review-others-play", seat.others),
        ("down", "ui-review-own-play", seat.play),
        ("luck", luck, seat.luck),
    ];
    let sums = steps.iter().scan(seat.start, |at, (_, _, change)| {
        let from = *at;
        *at += change;
        Some((from, *at))
    });
    let sums: Vec<(f32, f32)> = sums.collect();
    let all = sums.iter().flat_map(|&(from, to)| [from, to]);
    let high = all.clone().fold(seat.start.max(0.01), f32::max);
    let low = all.fold(0.0, f32::min);
    let place = |from: f32, to: f32| {
        let (bottom, top) = (from.min(to), from.max(to));
        let part = |value: f32| 100.0 * value / (high - low);
        let (bottom, height) = (part(bottom - low), part(top - bottom).max(1.5));
        format!("bottom:{bottom:.1}%;height:{height:.1}%")
    };
    let column = |class: &str, key: &str, from: f32, to: f32, said: String| {
        html! { div { span.col { i class=(class) style=(place(from, to)) {} b { (said) } } small { (words.word(key)) } } }
    };
    let says = Phrase::new(sum)
        .with("name", text(seat.name))
        .with("start", text(percent(seat.start)))
        .with("others", text(signed(seat.others)))
        .with("own", text(signed(seat.play)))
        .with("luck", text(signed(seat.luck)))
        .with("result", text(percent(seat.result)));
    html! {
        div.fall aria-hidden="true" {
            (column("base", "ui-review-start", 0.0, seat.start, percent(seat.start)))
            @for ((class, key, change), (from, to)) in steps.iter().zip(&sums) { (column(class, key, *from, *to, signed(*change))) }
            (column("base", "ui-review-end", 0.0, seat.result, percent(seat.result)))
        }
        p.hint { (icon("help")) " " (say(words, says)) }
    }
}
