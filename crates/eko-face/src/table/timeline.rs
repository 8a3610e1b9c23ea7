//! How the points grew, turn by turn: a line for each player, with the castles and captives that made it jump.

use std::fmt::Write;

use eko::{Building, Event};
use face::assets;
use face::components::counter;
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::{Scene, colour, name};
use crate::told::told;

/// The points of every player at the end of each turn, and what is marked on the lines.
struct Course {
    turns: Vec<Vec<u8>>,
    marks: Vec<Mark>,
}

struct Mark {
    turn: usize,
    seat: Seat,
    sign: &'static str,
    said: String,
}

/// From buildings, captives and pyramids.
fn course(scene: &Scene<'_>) -> Course {
    let seats = usize::from(scene.view.table.seats);
    let captive = i16::from(scene.view.table.figures.captive);
    let pyramid = i16::from(scene.view.table.figures.pyramid);
    let mut now = vec![0_i16; seats];
    let mut turns: Vec<Vec<u8>> = vec![vec![0; seats]];
    let mut marks = Vec::new();
    let write = |now: &[i16]| now.iter().map(|&points| points.max(0) as u8).collect();
    for (_, event) in scene.remembered {
        match event {
            Event::TurnBegan { .. } => turns.push(write(&now)),
            Event::Built { seat, building, .. } => {
                now[seat.index()] += i16::from(building.value());
            }
            Event::BuildingReturned {
                owner, building, ..
            } => now[owner.index()] -= i16::from(building.value()),
            Event::EmperorCaptured { by, .. } => now[by.index()] += captive,
            Event::EmperorsExchanged { by, given, to } => {
                now[by.index()] -= captive;
                // Who gets their own back holds nobody for it (EK-E7).
                if given == to {
                    now[to.index()] -= captive;
                }
            }
            Event::PyramidChanged { from, to, .. } => {
                for (seat, points) in [(from, -pyramid), (to, pyramid)] {
                    if let Some(seat) = seat {
                        now[seat.index()] += points;
                    }
                }
            }
            _ => {}
        }
        if let Some((seat, sign)) = marked(event) {
            let said =
                told(scene.view, event).map_or_else(String::new, |told| scene.say(&told.phrase));
            let turn = turns.len();
            marks.push(Mark {
                turn,
                seat,
                sign,
                said,
            });
        }
    }
    turns.push(scene.view.sides.iter().map(|side| side.points).collect());
    Course { turns, marks }
}

/// Whose line jumps, and the sign for it.
fn marked(event: &Event) -> Option<(Seat, &'static str)> {
    match event {
        Event::Built {
            seat,
            building: Building::Castle,
            ..
        } => Some((*seat, "castle")),
        Event::EmperorCaptured { by, .. } => Some((*by, "crown")),
        Event::EmperorsExchanged { by, .. } => Some((*by, "replace")),
        _ => None,
    }
}

/// So narrow that its words can be read on a phone.
const WIDTH: f64 = 300.;
const HEIGHT: f64 = 130.;

/// Where points and turns lie in the picture.
struct Axes {
    turns: usize,
    top: f64,
}

impl Axes {
    fn x(&self, turn: usize) -> f64 {
        WIDTH * turn as f64 / self.turns.saturating_sub(1).max(1) as f64
    }

    fn y(&self, points: u8) -> f64 {
        HEIGHT - HEIGHT * f64::from(points) / self.top
    }

    /// Turns that are named below the picture: the opening is none.
    fn named(&self) -> impl Iterator<Item = (usize, f64)> {
        let last = self.turns.saturating_sub(2);
        let every = match last {
            0..=12 => 2,
            13..=30 => 5,
            31..=80 => 10,
            _ => 20,
        };
        (0..=last)
            .step_by(every)
            .map(|turn| (turn, self.x(turn + 1)))
    }
}

/// A line for each player, in their colour and with a dash of their own.
pub(super) fn timeline(scene: &Scene<'_>) -> Markup {
    let Course { turns, marks } = course(scene);
    let goal = scene.view.table.figures.goal;
    let most = turns.iter().flatten().copied().max().unwrap_or(0);
    let axes = Axes {
        turns: turns.len(),
        top: f64::from(most.max(goal)) + 1.,
    };
    let path = |seat: Seat| {
        let mut path = format!("M0 {:.1}", axes.y(0));
        for (turn, points) in turns.iter().enumerate() {
            let _ = write!(
                path,
                "H{:.1}V{:.1}",
                axes.x(turn),
                axes.y(points[seat.index()])
            );
        }
        path
    };
    let label = Phrase::new("result-timeline").with("n", (turns.len().saturating_sub(2)) as u32);
    html! {
        figure.tl {
            figcaption { (scene.say(&label)) }
            ul.tl-keys aria-hidden="true" {
                @for seat in scene.best_first(scene.view.table.seats) { li { svg.timeline viewBox="0 0 24 6" { path.key.ln.{ "p" (colour(seat)) } d="M1 3h22" {} } (counter(seat, 16)) (name(scene, seat)) } }
            }
            svg.timeline viewBox=(format!("-24 -10 {} {}", WIDTH + 38., HEIGHT + 32.)) role="img" aria-label=(scene.say(&label)) {
                rect.win x="0" y="0" width=(WIDTH) height=(format!("{:.1}", axes.y(goal))) {}
                @for mark in [0, 4, 8, 12] { path.gl d=(format!("M0 {:.1}H{WIDTH}", axes.y(mark))) {} text x="-8" y=(format!("{:.1}", axes.y(mark) + 4.)) text-anchor="end" { (mark) } }
                @for (turn, x) in axes.named() { text x=(format!("{x:.1}")) y=(HEIGHT + 18.) text-anchor="middle" { (turn) } }
                path.goal d=(format!("M0 {:.1}H{WIDTH}", axes.y(goal))) {}
                text.aim x="4" y=(format!("{:.1}", axes.y(goal) - 3.)) { (scene.say(&Phrase::new("result-goal").with("goal", goal))) }
                @for seat in Seat::first(scene.view.table.seats) { path.ln.{ "p" (colour(seat)) } d=(path(seat)) {} }
                @for mark in &marks {
                    @let points = turns.get(mark.turn).map_or(0, |points| points[mark.seat.index()]);
                    g.mark transform=(format!("translate({:.1} {:.1})", axes.x(mark.turn), axes.y(points))) {
                        title { (mark.said) }
                        circle.{ "p" (colour(mark.seat)) } r="9" {}
                        use href={ @if mark.sign == "crown" { (assets::icons().path) "#i-" } @else { "#eko-i-" } (mark.sign) } x="-6" y="-6" width="12" height="12" {}
                    }
                }
            }
        }
    }
}
