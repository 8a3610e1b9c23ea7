//! The log, each line with the rule behind it.

use eko::{Ending, Event, View};
use face::Told;
use kernel::Phrase;

use crate::words::{building, flag, space, spaces};

pub(crate) fn told(view: &View, event: &Event) -> Option<Told> {
    let say = Phrase::new;
    Some(match event {
        // The opening says so once; a turn speaks for itself.
        Event::TurnBegan { .. } => return None,
        Event::Dealt { first, .. } => Told::by("EK-SU3", say("told-dealt").with("first", *first)),
        Event::Swapped { seat, from, to } => Told::by(
            "EK-SU4",
            say("told-swapped")
                .with("seat", *seat)
                .with("from", space(*from))
                .with("to", space(*to)),
        ),
        Event::SwapDeclined { seat } => {
            Told::by("EK-SU4", say("told-swap-declined").with("seat", *seat))
        }
        Event::Moved {
            seat,
            from,
            to,
            discs,
        } => Told::by(
            "EK-M1",
            say("told-moved")
                .with("seat", *seat)
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
            say("told-lost-to-tempests")
                .with("seat", *seat)
                .with("zones", spaces(zones.iter().copied()))
                .with("discs", *discs)
                .with("emperor", flag(*emperor)),
        ),
        Event::Regrouped { seat, at, discs } => Told::by(
            "EK-M5",
            say("told-regrouped")
                .with("seat", *seat)
                .with("space", space(*at))
                .with("discs", *discs),
        ),
        Event::Attacked {
            seat,
            target,
            at,
            discs,
        } => Told::by(
            "EK-M6",
            say("told-attacked")
                .with("seat", *seat)
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
            say("told-kamikaze")
                .with("seat", *seat)
                .with("target", *target)
                .with("space", space(*at))
                .with("emperor", flag(*emperor)),
        ),
        Event::EmperorCaptured { by, of } => Told::by(
            "EK-E3",
            say("told-captured").with("seat", *by).with("target", *of),
        ),
        Event::EmperorsExchanged { by, given, to } => Told::by(
            "EK-E6",
            say("told-exchanged")
                .with("seat", *by)
                .with("given", *given)
                .with("holder", *to),
        ),
        Event::Built {
            seat,
            at,
            building: kind,
            from,
            discs,
            emperor,
        } => Told::by(
            "EK-K1",
            say("told-built")
                .with("seat", *seat)
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
            say("told-returned")
                .with("seat", *owner)
                .with("building", building(*kind)),
        ),
        Event::ActionSkipped { seat } => {
            Told::by("EK-T2", say("told-no-action").with("seat", *seat))
        }
        Event::ForcedMarch { seat, boxed } => Told::by(
            "EK-F1",
            say("told-march").with("seat", *seat).with("discs", *boxed),
        ),
        Event::Banished {
            seat,
            target,
            at,
            boxed,
        } => Told::by(
            "EK-V-D2",
            say("told-banished")
                .with("seat", *seat)
                .with("target", *target)
                .with("space", space(*at))
                .with("discs", *boxed),
        ),
        Event::Reinforced {
            seat,
            at,
            discs,
            emperor,
        } => Told::by(
            "EK-RF2",
            say("told-reinforced")
                .with("seat", *seat)
                .with("space", space(*at))
                .with("discs", *discs)
                .with("emperor", flag(*emperor)),
        ),
        Event::ReinforcementSkipped { seat } => {
            Told::by("EK-RF6", say("told-no-reinforcement").with("seat", *seat))
        }
        Event::MoonLanded {
            seat,
            at,
            emperor,
            boxed,
        } => Told::by(
            "EK-V-M2",
            say("told-moon")
                .with("seat", *seat)
                .with("space", space(*at))
                .with("discs", *boxed)
                .with("emperor", flag(*emperor)),
        ),
        Event::Eliminated { seat } => {
            Told::by("EK-A11", say("told-eliminated").with("seat", *seat))
        }
        Event::Ended { ending } => ended(view, *ending),
    })
}

/// How it ended; also the first line of the sheet of a game that is over.
pub(crate) fn ended(view: &View, ending: Ending) -> Told {
    let say = Phrase::new;
    match ending {
        Ending::Points { winner } => {
            let points = view.sides[winner.index()].points;
            Told::by(
                "EK-W1",
                say("ended-points")
                    .with("seat", winner)
                    .with("points", points),
            )
        }
        Ending::LastStanding { winner } => {
            Told::by("EK-W2", say("ended-last-standing").with("seat", winner))
        }
        Ending::EmptyBoard => Told::by("EK-W3", say("ended-empty-board")),
        Ending::BothWin { by_points, last } => Told::by(
            "EK-W4",
            say("ended-both-win")
                .with("seat", by_points)
                .with("last", last),
        ),
        Ending::Repetition => Told::by("EK-A15", say("ended-repetition")),
        Ending::NoProgress => {
            Told::by("EK-A15", say("ended-no-progress").with("turns", view.quiet))
        }
        Ending::Stalemate => Told::by("EK-A31", say("ended-stalemate")),
    }
}
