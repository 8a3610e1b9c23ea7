//! Everyone's chances as shares that add up to the whole, drawn by the server; and the same as a table.

use std::fmt::Write as _;

use face::Words;
use kernel::{Phrase, Seat};
use maud::{Markup, PreEscaped, html};

use super::{ReviewPage, legend, percent, pin};
use crate::parts::{say, text};

/// The figures of the graph.
#[derive(Clone, Debug)]
pub struct Graph<'a> {
    /// In the order of the match.
    pub points: &'a [GraphPoint],
    /// How many steps the match has.
    pub end: usize,
    /// Ages or rounds, where they begin; empty where a game has none.
    pub chapters: &'a [(usize, &'a str)],
    /// Each seat's part of the victory, where it may be told.
    pub result: Option<&'a [f32]>,
    /// Nothing after this step is known, or may be told.
    pub until: usize,
}

/// Everyone's chance after a step, each with half of its interval.
#[derive(Clone, PartialEq, Debug)]
pub struct GraphPoint {
    pub step: usize,
    pub chances: Vec<(f32, f32)>,
}

const WIDTH: f32 = 1000.0;
const HEIGHT: f32 = 300.0;
/// More points than this cannot be told apart.
const POINTS: usize = 240;
/// Chapters that have room for their titles.
const TITLES: usize = 6;
/// Where the reader may stop in a match without chapters.
const QUARTERS: usize = 4;

impl Graph<'_> {
    /// What may be shown.
    pub(super) fn shown(&self) -> impl DoubleEndedIterator<Item = &GraphPoint> {
        self.points.iter().filter(|point| point.step <= self.until)
    }

    /// Where those stop first who do not want to know the end.
    pub(super) fn first_stop(&self) -> usize {
        match self.chapters {
            [_, second, ..] => second.0,
            _ => self.end / QUARTERS,
        }
    }

    /// Where they may stop: at the end of each chapter, or after each quarter.
    pub(super) fn stops(&self, words: &Words) -> Vec<(usize, String)> {
        if self.chapters.len() > 1 && self.chapters.len() <= TITLES {
            let ends = self.chapters.iter().skip(1).map(|(step, _)| *step);
            let until = ends.zip(self.chapters).map(|(ends, (_, title))| {
                let until = Phrase::new("ui-review-until").with("name", text(*title));
                (ends, say(words, until))
            });
            return until.collect();
        }
        let quarter = |nth: usize| {
            let until = Phrase::new("ui-review-until-part").with("percent", (25 * nth).to_string());
            (self.end * nth / QUARTERS, say(words, until))
        };
        (1..QUARTERS).map(quarter).collect()
    }

    fn x(&self, step: usize) -> f32 {
        WIDTH * step as f32 / self.end.max(1) as f32
    }
}

pub(super) fn graph(page: &ReviewPage<'_>, words: &Words) -> Markup {
    let graph = &page.graph;
    html! {
        header {
            h2 #chances { (words.word("ui-review-chances")) }
            span.hint { (words.word("ui-review-how-to-read")) }
            (legend(page, words))
        }
        figure.chart {
            div.ys aria-hidden="true" { @for mark in [0, 25, 50, 75, 100] { b style={ "top:" (100 - mark) "%" } { (mark) span { "%" } } } }
            div.plot {
                (shares(page, words))
                div aria-hidden="true" {
                    @for (step, _) in graph.chapters.iter().skip(1).filter(|_| graph.chapters.len() <= TITLES) { i.agesep style={ "left:" (graph.x(*step) / 10.0) "%" } {} }
                    @if let Some(step) = page.wish.decision { i.cur style={ "left:" (graph.x(step) / 10.0) "%" } {} }
                    @for (nth, (turn, level)) in page.turning.iter().zip(levels(page)).enumerate() { span.at style={ "left:" (graph.x(turn.step) / 10.0) "%;top:" (5 + 30 * level) "px" } { (pin(nth + 1, turn)) } }
                }
            }
            (chapters(graph))
        }
    }
}

/// How far below the upper edge each pin is, so that none covers another.
fn levels(page: &ReviewPage<'_>) -> Vec<usize> {
    /// As wide as a pin on a small screen.
    const NEAR: f32 = 90.0;
    let mut ends: Vec<f32> = Vec::new();
    let level = |x: f32| {
        let free = ends.iter().position(|&end| end + NEAR <= x);
        let level = free.unwrap_or(ends.len());
        match free {
            Some(level) => ends[level] = x,
            None => ends.push(x),
        }
        level
    };
    let places = page.turning.iter().map(|turn| page.graph.x(turn.step));
    places.map(level).collect()
}

fn chapters(graph: &Graph<'_>) -> Markup {
    if graph.chapters.len() > TITLES {
        return Markup::default();
    }
    let ends = graph.chapters.iter().skip(1).map(|(step, _)| *step);
    let parts = graph.chapters.iter().zip(ends.chain([graph.end]));
    html! {
        div.xs aria-hidden="true" {
            @for (nth, ((begins, title), ends)) in parts.enumerate() {
                @let from = if nth == 0 { 0.0 } else { graph.x(*begins) };
                span style={ "left:" (from / 10.0) "%;width:" ((graph.x(ends) - from) / 10.0) "%" } { (title) }
            }
        }
    }
}

/// The seats one above the other, the reader's at the bottom: its edge is its chance.
fn shares(page: &ReviewPage<'_>, words: &Words) -> Markup {
    let graph = &page.graph;
    let order = order(page);
    let points = thinned(graph, &order);
    let layers = (0..order.len()).rev().map(|top| {
        let mut path = String::new();
        for point in &points {
            let height: f32 = point.chances[..=top].iter().map(|one| one.0).sum();
            push(&mut path, point.x, height);
        }
        close(&mut path, &points);
        let nth = order[top].index() % 6 + 1;
        let me = if top == 0 { " me" } else { "" };
        format!("<path class=\"sb p{nth}{me}\" d=\"{path}\"/>")
    });
    let even = HEIGHT - HEIGHT / order.len().max(2) as f32;
    let known = points.last().map_or(0.0, |last| last.x);
    let layers: String = layers.collect();
    html! {
        svg.share viewBox="0 0 1000 300" preserveAspectRatio="none" role="img" aria-label=(summary(page, words)) {
            (PreEscaped("<defs><pattern id=\"hat\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\"><path class=\"hatl\" d=\"M0 0V6\"/><path class=\"hatm\" d=\"M3 0V6\"/></pattern></defs>"))
            (PreEscaped(layers))
            (PreEscaped(format!("<path class=\"ci\" d=\"{}\"/><path class=\"edge\" d=\"{}\"/>", band(&points), edge(&points))))
            (PreEscaped(format!("<path class=\"fair\" d=\"M0 {even:.1}H1000\"/>")))
            @if known < WIDTH { (PreEscaped(format!("<path class=\"unknown\" d=\"M{known:.1} 0H1000V300H{known:.1}Z\"/>"))) }
        }
    }
}

/// A point of the drawing: the chances in the order of the layers.
struct Drawn {
    x: f32,
    chances: Vec<(f32, f32)>,
}

fn order(page: &ReviewPage<'_>) -> Vec<Seat> {
    let mine = page.wish.seat;
    let others = page.seats.iter().map(|seat| seat.seat);
    let others = others.filter(|&seat| seat != mine);
    std::iter::once(mine).chain(others).collect()
}

fn thinned(graph: &Graph<'_>, order: &[Seat]) -> Vec<Drawn> {
    let shown: Vec<_> = graph.shown().collect();
    let every = shown.len().div_ceil(POINTS).max(1);
    let draw = |step: usize, chances: &[(f32, f32)]| Drawn {
        x: graph.x(step),
        chances: order
            .iter()
            .map(|seat| chances.get(seat.index()).copied().unwrap_or_default())
            .collect(),
    };
    let mut points: Vec<_> = shown
        .iter()
        .step_by(every)
        .map(|point| draw(point.step, &point.chances))
        .collect();
    // Before the first decision there is nothing to decide.
    if let Some(first) = points.first_mut() {
        first.x = 0.0;
    }
    if let Some(result) = graph.result {
        let end: Vec<_> = result.iter().map(|&part| (part, 0.0)).collect();
        points.push(draw(graph.end, &end));
    }
    points
}

fn push(path: &mut String, x: f32, part: f32) {
    let command = if path.is_empty() { 'M' } else { 'L' };
    let y = HEIGHT * (1.0 - part.clamp(0.0, 1.0));
    write!(path, "{command}{x:.1} {y:.1}").expect("a text grows");
}

/// Down to the ground and back.
fn close(path: &mut String, points: &[Drawn]) {
    let ends = points.first().zip(points.last());
    if let Some((first, last)) = ends {
        write!(path, "L{:.1} 300L{:.1} 300Z", last.x, first.x).expect("a text grows");
    }
}

fn edge(points: &[Drawn]) -> String {
    let mut path = String::new();
    for point in points {
        push(&mut path, point.x, point.chances[0].0);
    }
    path
}

fn band(points: &[Drawn]) -> String {
    let mut path = String::new();
    let above = points
        .iter()
        .map(|one| (one.x, one.chances[0].0 + one.chances[0].1));
    let below = points.iter().rev();
    let below = below.map(|one| (one.x, one.chances[0].0 - one.chances[0].1));
    for (x, part) in above.chain(below) {
        push(&mut path, x, part);
    }
    path
}

/// What the picture shows, in a sentence.
fn summary(page: &ReviewPage<'_>, words: &Words) -> String {
    let mine = page.wish.seat.index();
    let name = page.seats.get(mine).map_or("", |seat| seat.name);
    let chance = |point: Option<&GraphPoint>| {
        let chance = point.and_then(|point| point.chances.get(mine));
        percent(chance.map_or(0.0, |chance| chance.0))
    };
    let told = Phrase::new("ui-review-graph-says")
        .with("name", text(name))
        .with("first", text(chance(page.graph.shown().next())))
        .with("last", text(chance(page.graph.shown().last())));
    say(words, told)
}

/// The same in figures: at the beginning of each chapter, around turning points and at the end.
pub(super) fn as_table(page: &ReviewPage<'_>, words: &Words) -> Markup {
    let graph = &page.graph;
    let mut rows: Vec<(usize, String)> = Vec::new();
    if graph.chapters.len() <= TITLES {
        rows.extend(
            graph
                .chapters
                .iter()
                .map(|(step, title)| (*step, (*title).to_owned())),
        );
    }
    rows.extend((1..).zip(page.turning).map(|(nth, turn): (usize, _)| {
        let before = Phrase::new("ui-review-before-turn").with("n", nth.to_string());
        (turn.step, say(words, before.with("at", text(turn.at))))
    }));
    rows.sort_by_key(|(step, _)| *step);
    let point = |step: usize| graph.shown().find(|point| point.step >= step);
    let figures = |chances: &[(f32, f32)]| {
        html! { @for (mean, margin) in chances { td.num { (percent(*mean)) @if *margin > 0.0 { small { " ±" ((100.0 * margin).ceil() as u32) } } } } }
    };
    html! {
        details.astable #astable {
            summary { (words.word("ui-review-as-table")) }
            div.scroll tabindex="0" role="region" aria-label=(words.word("ui-review-as-table")) {
                table.t {
                    thead { tr { th scope="col" { (words.word("ui-review-moment")) } @for seat in page.seats { th.num scope="col" { (seat.name) } } } }
                    tbody {
                        @if let Some(first) = graph.shown().next() { tr { th scope="row" { (words.word("ui-review-start")) } (figures(&first.chances)) } }
                        @for (step, title) in &rows {
                            @if let Some(point) = point(*step).filter(|_| *step <= graph.until) { tr { th scope="row" { (title) } (figures(&point.chances)) } }
                        }
                        @if let Some(result) = graph.result {
                            tr { th scope="row" { (words.word("ui-review-end")) } @for part in result { td.num { (percent(*part)) } } }
                        }
                    }
                }
            }
        }
    }
}
