//! The log, each line with the rule behind it.

use eko::{Ending, Event, View};
use face::Told;
use kernel::{Phrase, Seat};

use crate::words::{building, flag, space, spaces};

pub(crate) fn told(view: &View, event: &Event) -> Option<Told> {
    match event {
        Event::TurnBegan { seat } => Some(Told::by("EK-T1", say("told-turn", *seat))),
        Event::Dealt { .. } | Event::Swapped { .. } | Event::SwapDeclined { .. } => opening(event),
        Event::Moved { .. } | Event::LostToTempests { .. } | Event::Regrouped { .. } => {
            movement(event)
        }
        Event::Attacked { .. }
        | Event::Kamikaze { .. }
        | Event::EmperorCaptured { .. }
        | Event::EmperorsExchanged { .. } => attack(event),
        Event::Built { .. } | Event::BuildingReturned { .. } => construction(event),
        Event::ForcedMarch { .. } | Event::Banished { .. } | Event::MoonLanded { .. } => {
            sacrifice(event)
        }
        Event::PyramidChanged { from, to, .. } => pyramid(view, *from, *to),
        Event::Reinforced { .. }
        | Event::ReinforcementSkipped { .. }
        | Event::ActionSkipped { .. }
        | Event::Eliminated { .. } => rest_of_turn(event),
        Event::Ended { ending } => Some(ended(view, *ending)),
    }
}

/// A sentence about what `seat` does.
fn say(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

fn opening(event: &Event) -> Option<Told> {
    Some(match event {
        Event::Dealt { first, .. } => {
            Told::by("EK-SU3", Phrase::new("told-dealt").with("first", *first))
        }
        Event::Swapped { seat, from, to } => Told::by(
            "EK-SU4",
            say("told-swapped", *seat)
                .with("from", space(*from))
                .with("to", space(*to)),
        ),
        Event::SwapDeclined { seat } => Told::by("EK-SU4", say("told-swap-declined", *seat)),
        _ => return None,
    })
}

fn movement(event: &Event) -> Option<Told> {
    Some(match event {
        Event::Moved {
            seat,
            from,
            to,
            discs,
        } => Told::by(
            "EK-M1",
            say("told-moved", *seat)
                .with("from", space(*from))
                .with("to", space(*to))
                .with("discs", *discs),
        ),
        Event::LostToTempests {
            seat,
            zones,
            discs,
            emperor,
        } => Told::by(
            "EK-V-T2",
            say("told-lost-to-tempests", *seat)
                .with("zones", spaces(zones.iter().copied()))
                .with("discs", *discs)
                .with("emperor", flag(*emperor)),
        ),
        Event::Regrouped { seat, at, discs } => Told::by(
            "EK-M5",
            say("told-regrouped", *seat)
                .with("space", space(*at))
                .with("discs", *discs),
        ),
        _ => return None,
    })
}

/// Attacks, captives and their exchange.
fn attack(event: &Event) -> Option<Told> {
    Some(match event {
        Event::Attacked {
            seat,
            target,
            at,
            discs,
        } => Told::by(
            "EK-M6",
            say("told-attacked", *seat)
                .with("target", *target)
                .with("space", space(*at))
                .with("discs", *discs),
        ),
        Event::Kamikaze {
            seat,
            target,
            at,
            emperor,
        } => Told::by(
            "EK-M7",
            say("told-kamikaze", *seat)
                .with("target", *target)
                .with("space", space(*at))
                .with("emperor", flag(*emperor)),
        ),
        Event::EmperorCaptured { by, of } => {
            Told::by("EK-E3", say("told-captured", *by).with("target", *of))
        }
        Event::EmperorsExchanged { by, given, to } => Told::by(
            "EK-E6",
            say("told-exchanged", *by)
                .with("given", *given)
                .with("holder", *to),
        ),
        _ => return None,
    })
}

fn construction(event: &Event) -> Option<Told> {
    Some(match event {
        Event::Built {
            seat,
            at,
            building: kind,
            from,
            discs,
            emperor,
        } => Told::by(
            "EK-K1",
            say("told-built", *seat)
                .with("space", space(*at))
                .with("building", building(*kind))
                .with("from", space(*from))
                .with("discs", *discs)
                .with("emperor", flag(*emperor)),
        ),
        Event::BuildingReturned {
            owner,
            building: kind,
            ..
        } => Told::by(
            "EK-K7",
            say("told-returned", *owner).with("building", building(*kind)),
        ),
        _ => return None,
    })
}

/// What discs are put into the box for.
fn sacrifice(event: &Event) -> Option<Told> {
    Some(match event {
        Event::ForcedMarch { seat, boxed } => {
            Told::by("EK-F1", say("told-march", *seat).with("discs", *boxed))
        }
        Event::Banished {
            seat,
            target,
            at,
            boxed,
        } => Told::by(
            "EK-V-D2",
            say("told-banished", *seat)
                .with("target", *target)
                .with("space", space(*at))
                .with("discs", *boxed),
        ),
        Event::MoonLanded {
            seat,
            at,
            emperor,
            boxed,
        } => Told::by(
            "EK-V-M2",
            say("told-moon", *seat)
                .with("space", space(*at))
                .with("discs", *boxed)
                .with("emperor", flag(*emperor)),
        ),
        _ => return None,
    })
}

/// Whose a pyramid is now: two points come or go without a building.
fn pyramid(view: &View, from: Option<Seat>, to: Option<Seat>) -> Option<Told> {
    let phrase = match (from, to) {
        (None, Some(seat)) => say("told-pyramid-taken", seat),
        (Some(holder), Some(seat)) => say("told-pyramid-won", seat).with("holder", holder),
        (Some(seat), None) => say("told-pyramid-lost", seat),
        (None, None) => return None,
    };
    let phrase = phrase.with("points", view.table.figures.pyramid);
    Some(Told::by("EK-V-S2", phrase))
}

fn rest_of_turn(event: &Event) -> Option<Told> {
    Some(match event {
        Event::Reinforced {
            seat,
            at,
            discs,
            emperor,
        } => Told::by(
            "EK-RF2",
            say("told-reinforced", *seat)
                .with("space", space(*at))
                .with("discs", *discs)
                .with("emperor", flag(*emperor)),
        ),
        Event::ReinforcementSkipped { seat } => {
            Told::by("EK-RF6", say("told-no-reinforcement", *seat))
        }
        Event::ActionSkipped { seat } => Told::by("EK-T2", say("told-no-action", *seat)),
        Event::Eliminated { seat } => Told::by("EK-A11", say("told-eliminated", *seat)),
        _ => return None,
    })
}

/// How it ended; also the first line of the sheet of a game that is over.
pub(crate) fn ended(view: &View, ending: Ending) -> Told {
    match ending {
        Ending::Points { winner } => {
            let points = view.sides[winner.index()].points;
            Told::by("EK-W1", say("ended-points", winner).with("points", points))
        }
        Ending::LastStanding { winner } => Told::by("EK-W2", say("ended-last-standing", winner)),
        Ending::EmptyBoard => Told::by("EK-W3", Phrase::new("ended-empty-board")),
        Ending::BothWin { by_points, last } => {
            Told::by("EK-W4", say("ended-both-win", by_points).with("last", last))
        }
        Ending::Repetition => Told::by("EK-A15", Phrase::new("ended-repetition")),
        Ending::NoProgress => Told::by(
            "EK-A15",
            Phrase::new("ended-no-progress").with("turns", view.quiet),
        ),
        Ending::Stalemate => Told::by("EK-A31", Phrase::new("ended-stalemate")),
    }
}
