//! The end of an Age, point by point: what was scored, why, by which rule, and where everyone is after it.

use ethnos::{Event, Scored};
use face::{Face, plain};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::Scene;
use super::art::{counter, icon};
use crate::{EthnosFace, say};

/// Points of one Age.
pub(super) struct AgeScores<'a> {
    pub(super) age: u8,
    pub(super) points: Vec<Point<'a>>,
    /// Whether the scoring at its end has begun.
    pub(super) ended: bool,
}

/// One score line.
pub(super) struct Point<'a> {
    pub(super) seat: Seat,
    pub(super) points: u16,
    pub(super) source: Source,
    event: &'a Event,
    /// What the player has then.
    total: u16,
}

/// What points are for, as the rows of a score sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Source {
    Kingdoms,
    Track,
    Giant,
    Horde,
    Bands,
}

impl Source {
    pub(super) const ALL: [Source; 5] = [
        Source::Kingdoms,
        Source::Track,
        Source::Giant,
        Source::Horde,
        Source::Bands,
    ];

    fn of(what: Scored) -> Self {
        match what {
            Scored::Kingdom { .. } => Source::Kingdoms,
            Scored::Track { .. } => Source::Track,
            Scored::GiantToken => Source::Giant,
            Scored::Horde { .. } => Source::Horde,
            Scored::Band { .. } => Source::Bands,
        }
    }

    pub(super) fn title(self, scene: &Scene<'_>) -> String {
        match self {
            Source::Kingdoms => scene.word("table-kingdoms"),
            Source::Track => scene.word("table-track-board"),
            Source::Giant => scene.word("table-giant-token"),
            Source::Horde => scene.word("table-horde-board"),
            Source::Bands => scene.word("table-bands-title"),
        }
    }
}

/// All points so far, by Age, as the events tell them.
pub(super) fn ages<'a>(scene: &Scene<'a>) -> Vec<AgeScores<'a>> {
    let mut ages: Vec<AgeScores<'a>> = Vec::new();
    let mut totals = vec![0; scene.view.sides.len()];
    for (_, event) in scene.remembered {
        let (seat, points, source) = match event {
            Event::AgeBegins { age } => {
                let (points, ended) = (Vec::new(), false);
                ages.push(AgeScores {
                    age: *age,
                    points,
                    ended,
                });
                continue;
            }
            Event::AgeEnds { .. } => {
                ages.iter_mut()
                    .last()
                    .into_iter()
                    .for_each(|age| age.ended = true);
                continue;
            }
            Event::GiantTaken { seat, points, .. } => (*seat, u16::from(*points), Source::Giant),
            Event::Scored {
                seat, points, what, ..
            } => (*seat, *points, Source::of(*what)),
            _ => continue,
        };
        let (Some(age), Some(total)) = (ages.last_mut(), totals.get_mut(seat.index())) else {
            continue;
        };
        *total += points;
        age.points.push(Point {
            seat,
            points,
            source,
            event,
            total: *total,
        });
    }
    ages
}

/// What the score sheet and the headline at the end are made of.
pub(crate) fn remembers(event: &Event) -> bool {
    matches!(
        event,
        Event::AgeBegins { .. }
            | Event::AgeEnds { .. }
            | Event::GiantTaken { .. }
            | Event::Scored { .. }
            | Event::GameEnds
            | Event::TenSkeletons { .. }
    )
}

/// The scoring that the viewer has not answered to yet: open over the board until they act again. It can be closed and stays
/// in the tab with the scores.
pub(super) fn latest(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    if view.asked.is_none() || acted(scene) {
        return Markup::default();
    }
    let ages = ages(scene);
    let Some(age) = ages.iter().rev().find(|age| age.ended) else {
        return Markup::default();
    };
    let title = Phrase::new("table-scoring").with("age", say::age(age.age));
    html! {
        details.scoring id={ "scoring-" (age.age) } data-keep-scroll="scoring" data-holds data-after open {
            summary { (icon("glory")) (scene.say(&title)) span.close { (scene.word("table-close")) } }
            label.atonce { input type="checkbox" name="skip" form=""; (scene.word("table-show-all")) }
            (steps(scene, age, true))
        }
    }
}

/// Whether no Age has ended since the viewer moved last; for spectators, in the last move.
fn acted(scene: &Scene<'_>) -> bool {
    let ends = |(_, event): &(usize, Event)| matches!(event, Event::AgeEnds { .. });
    !scene.recent.iter().any(ends)
}

/// The score lines of an Age at its end.
pub(super) fn steps(scene: &Scene<'_>, age: &AgeScores<'_>, slowly: bool) -> Markup {
    let scored = age
        .points
        .iter()
        .filter(|point| matches!(point.event, Event::Scored { .. }));
    html! {
        ol.steps.slowly[slowly] {
            @for (at, point) in scored.enumerate() {
                @if let Some(told) = EthnosFace::told(scene.view, point.event) {
                    li style={ "--n:" (at) } {
                        (counter(point.seat, 1))
                        span { (scene.say(&told.phrase)) " " @if let Some(rule) = told.rule { (plain::rule_link(scene, rule)) } }
                        b { "+" (point.points) }
                        small { (scene.say(&Phrase::new("table-total").with("n", point.total))) }
                    }
                }
            }
        }
    }
}
