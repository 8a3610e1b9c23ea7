//! A step as it is watched: which pieces go where, and by which way. Spaces are places called `hex-NAME`; in front of a player are
//! `seat-N`, `reserve-N`, `box-N` and `prison-N`. What belongs together is told as one thing.

use eko::{Building, EmperorView, Event, Hex, View};
use face::Beat;
use kernel::Seat;
use maud::{Markup, html};

use crate::table::pieces::{small_house, small_stack};
use crate::told::told;

/// More places than these on the way are not flown over one by one.
const TURNS: usize = 8;

pub(crate) fn tale(view: &View, events: &[Event]) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    let mut before: Option<&Event> = None;
    for event in events {
        if matches!(event, Event::TurnBegan { .. }) {
            beats.extend(told(view, event).map(Beat::heading));
            continue;
        }
        if let Some(told) = told(view, event).filter(|_| !goes_without_saying(event, events)) {
            let mut beat = motion(view, event, events, Beat::new(told));
            // A move that ends with something is told by its end.
            if let Some(moved) = before.take() {
                beat = motion(view, moved, events, beat);
                beat.flights.rotate_right(1);
            }
            beats.push(beat);
        } else if matches!(event, Event::Moved { .. }) {
            before = Some(event);
        }
    }
    beats
}

/// A move that is told by what it ends with, and a building of one's own that is only raised.
pub(crate) fn goes_without_saying<'a>(
    event: &Event,
    events: impl IntoIterator<Item = &'a Event>,
) -> bool {
    let mut others = events.into_iter();
    match event {
        Event::Moved { .. } => others.any(|other| {
            matches!(
                other,
                Event::Regrouped { .. } | Event::Attacked { .. } | Event::Kamikaze { .. }
            )
        }),
        Event::BuildingReturned { owner, .. } => {
            others.any(|other| matches!(other, Event::Built { seat, .. } if seat == owner))
        }
        _ => false,
    }
}

fn motion(view: &View, event: &Event, events: &[Event], beat: Beat) -> Beat {
    match event {
        Event::Swapped { seat, from, to } => beat
            .fly(discs(*seat, 1, true), hex(*from), hex(*to))
            .fly(discs(*seat, 1, false), hex(*to), hex(*from))
            .touch(hex(*from))
            .touch(hex(*to)),
        Event::Moved {
            seat,
            from,
            to,
            discs: n,
        } => {
            let emperor = view.sides[seat.index()].emperor == EmperorView::On(*to);
            let way = view.way(*from, *to);
            let way: Vec<String> = match way.len() {
                0..=TURNS => way.into_iter().map(hex).collect(),
                _ => vec![hex(*from), hex(*to)],
            };
            beat.fly_along(discs(*seat, *n, emperor), way)
                .touch(hex(*from))
                .touch(hex(*to))
        }
        Event::Regrouped { at, .. } => beat.touch(hex(*at)),
        Event::LostToTempests {
            seat,
            zones,
            discs: n,
            emperor,
        } => {
            let beat = zones.iter().fold(beat, |beat, zone| beat.touch(hex(*zone)));
            match zones.first() {
                Some(zone) => beat.fly(discs(*seat, *n, *emperor), hex(*zone), reserve(*seat)),
                None => beat,
            }
        }
        Event::PyramidChanged { around, from, to } => {
            let places = around.iter().copied().map(hex);
            let seats = [from, to].into_iter().flatten().copied().map(side);
            places.chain(seats).fold(beat, Beat::touch)
        }
        Event::Built { .. } | Event::BuildingReturned { .. } => building(event, beat),
        _ => rest(event, events, beat),
    }
}

fn building(event: &Event, beat: Beat) -> Beat {
    match event {
        Event::Built {
            seat,
            at,
            building,
            from,
            discs: n,
            emperor,
        } => beat
            .fly(house(*seat, *building), side(*seat), hex(*at))
            .fly(discs(*seat, *n, *emperor), hex(*from), reserve(*seat))
            .touch(hex(*at)),
        Event::BuildingReturned {
            owner,
            at,
            building,
        } => beat
            .fly(house(*owner, *building), hex(*at), side(*owner))
            .touch(hex(*at)),
        _ => beat,
    }
}

/// What leaves the board, comes back to it, or changes hands.
fn rest(event: &Event, events: &[Event], beat: Beat) -> Beat {
    match event {
        Event::Attacked {
            target,
            at,
            discs: n,
            ..
        } => beat
            .fly(discs(*target, *n, false), hex(*at), reserve(*target))
            .touch(hex(*at)),
        Event::Kamikaze { target, at, .. } => beat
            .fly(discs(*target, 4, false), hex(*at), reserve(*target))
            .touch(hex(*at)),
        Event::EmperorCaptured { by, of } => {
            let beat = beat.touch(side(*by)).touch(side(*of));
            let at = events.iter().find_map(|other| match other {
                Event::Attacked { at, .. } | Event::Kamikaze { at, .. } => Some(*at),
                _ => None,
            });
            match at {
                Some(at) => beat.fly(discs(*of, 1, true), hex(at), prison(*by)),
                None => beat,
            }
        }
        Event::EmperorsExchanged { by, given, to } => beat
            .fly(discs(*given, 1, true), prison(*by), prison(*to))
            .fly(discs(*by, 1, true), prison(*to), reserve(*by))
            .touch(side(*by))
            .touch(side(*to)),
        Event::ForcedMarch { seat, boxed } => beat
            .fly(discs(*seat, *boxed, false), reserve(*seat), in_box(*seat))
            .touch(side(*seat)),
        Event::Banished {
            seat,
            target,
            at,
            boxed,
        } => beat
            .fly(discs(*seat, *boxed, false), reserve(*seat), in_box(*seat))
            .fly(discs(*target, 1, false), hex(*at), reserve(*target))
            .touch(hex(*at)),
        Event::Reinforced {
            seat,
            at,
            discs: n,
            emperor,
        } => beat
            .fly(discs(*seat, *n, *emperor), reserve(*seat), hex(*at))
            .touch(hex(*at)),
        Event::MoonLanded {
            seat, at, emperor, ..
        } => beat
            .fly(discs(*seat, 1, *emperor), reserve(*seat), hex(*at))
            .touch(hex(*at)),
        Event::Eliminated { seat } => beat.touch(side(*seat)),
        _ => beat,
    }
}

pub(crate) fn hex(hex: Hex) -> String {
    format!("hex-{hex}")
}

fn side(seat: Seat) -> String {
    format!("seat-{seat}")
}

fn reserve(seat: Seat) -> String {
    format!("reserve-{seat}")
}

fn in_box(seat: Seat) -> String {
    format!("box-{seat}")
}

fn prison(seat: Seat) -> String {
    format!("prison-{seat}")
}

fn discs(seat: Seat, n: u8, emperor: bool) -> Markup {
    html! { span.eko.flying { (small_stack(seat, n, emperor)) } }
}

fn house(seat: Seat, building: Building) -> Markup {
    html! { span.eko.flying { (small_house(seat, building)) } }
}
