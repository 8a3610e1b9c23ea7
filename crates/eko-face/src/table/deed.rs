//! What a chosen move is called: over its forecast, on the button that confirms it, and as a picture of who meets whom.

use eko::{Ending, Event, Stage, View};
use face::Forecast;
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::pieces::small_stack;
use crate::EkoFace;
use crate::words::building;

pub(super) struct Deed {
    /// The class of its colour.
    pub(super) tone: &'static str,
    /// Its picture.
    pub(super) sign: &'static str,
    pub(super) title: Phrase,
    /// What the button says.
    pub(super) confirm: Phrase,
}

/// The most telling of what happens.
pub(super) fn of(forecast: &Forecast<'_, EkoFace>) -> Deed {
    let nothing = Deed {
        tone: "goes",
        sign: "move",
        title: Phrase::new("fore-nothing"),
        confirm: Phrase::new("table-confirm"),
    };
    let mut best = (0, nothing);
    for event in forecast.events {
        if let Some(deed) = called(event, forecast.events).filter(|deed| deed.0 > best.0) {
            best = deed;
        }
    }
    if won(forecast) {
        best.1.confirm = Phrase::new("confirm-wins");
    }
    best.1
}

/// Whether it wins the game for the one who is asked.
fn won(forecast: &Forecast<'_, EkoFace>) -> bool {
    let Stage::Over(ending) = forecast.after.stage else {
        return false;
    };
    let did = forecast.events.iter().find_map(|event| match event {
        Event::Built { seat, .. } | Event::Moved { seat, .. } => Some(*seat),
        _ => None,
    });
    match ending {
        Ending::Points { winner } | Ending::LastStanding { winner } => did == Some(winner),
        _ => false,
    }
}

fn deed(tone: &'static str, sign: &'static str, title: Phrase, confirm: Phrase) -> Deed {
    Deed {
        tone,
        sign,
        title,
        confirm,
    }
}

/// How much an event says about a move, and what the move is called by it.
fn called(event: &Event, all: &[Event]) -> Option<(u8, Deed)> {
    let say = Phrase::new;
    let about = |key, who: &Seat| Phrase::new(key).with("who", *who);
    Some(match event {
        Event::Moved { .. } => (2, deed("goes", "move", say("fore-move"), say("goal-move"))),
        Event::Regrouped { discs, .. } => {
            let title = say("fore-regroup").with("discs", *discs);
            (3, deed("goes", "regroup", title, say("goal-regroup")))
        }
        Event::Attacked { target, discs, .. } => {
            let title = about("fore-attack", target).with("discs", *discs);
            let confirm = about("confirm-attack", target);
            (3, deed("hits", "attack", title, confirm))
        }
        Event::Kamikaze { target, .. } => {
            let title = about("fore-kamikaze", target);
            (3, deed("hits", "kamikaze", title.clone(), title))
        }
        Event::Built {
            seat,
            at,
            building: kind,
            discs,
            ..
        } => {
            // A building of one's own gives way, too, and is not replaced: it grows.
            let is_over = |other: &Event| matches!(other, Event::BuildingReturned { at: there, owner, .. } if there == at && owner != seat);
            let [title, confirm] = match all.iter().any(is_over) {
                true => ["fore-replace", "confirm-replace"],
                false => ["fore-build", "confirm-build"],
            }
            .map(|key| {
                say(key)
                    .with("building", building(*kind))
                    .with("discs", *discs)
            });
            (3, deed("builds", kind.key(), title, confirm))
        }
        Event::Swapped { .. } => {
            let [title, confirm] = ["fore-swap", "confirm-swap"].map(say);
            (3, deed("goes", "replace", title, confirm))
        }
        Event::Banished { target, .. } => {
            let title = about("fore-banish", target);
            (3, deed("hits", "sand", title, say("confirm-banish")))
        }
        Event::MoonLanded { .. } => {
            let title = say("fore-land");
            (3, deed("goes", "moon", title.clone(), title))
        }
        Event::Reinforced { .. } => {
            let sum: u8 = all.iter().map(added).sum();
            let title = say("fore-reinforce").with("discs", sum);
            // What follows a move by itself does not name it.
            (1, deed("goes", "regroup", title.clone(), title))
        }
        _ => return None,
    })
}

/// How many discs a reinforcement brings; with the Temple of the Wind there are several.
fn added(event: &Event) -> u8 {
    match event {
        Event::Reinforced { discs, .. } => *discs,
        _ => 0,
    }
}

/// Who meets whom: the stack that goes, and the one that it goes for.
pub(super) fn pictured(before: &View, events: &[Event]) -> Markup {
    let (mut from, mut to, mut sign, mut lost) = (None, None, "›", 0);
    for event in events {
        match event {
            Event::Moved { from: start, .. } => from = Some(*start),
            Event::LostToTempests { discs, .. } => lost = *discs,
            Event::Attacked { at, .. } | Event::Kamikaze { at, .. } => to = Some(*at),
            Event::Swapped {
                from: one,
                to: other,
                ..
            } => {
                (from, to, sign) = (Some(*one), Some(*other), "⇄");
            }
            _ => {}
        }
    }
    let stacks = from
        .zip(to)
        .and_then(|(from, to)| before.stack_at(from).zip(before.stack_at(to)));
    let Some((own, other)) = stacks else {
        return Markup::default();
    };
    html! {
        div.duel aria-hidden="true" {
            (small_stack(own.owner, own.discs.saturating_sub(lost).max(1), own.emperor))
            span { (sign) }
            (small_stack(other.owner, other.discs, other.emperor))
        }
    }
}
