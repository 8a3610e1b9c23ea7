//! A step as it is watched: which pieces move, and points told so that a table can follow them: kingdom by kingdom, then one line
//! for each player.

use ethnos::{Card, Event, Kingdom, Scored, View};
use face::{Beat, Told};
use kernel::{Phrase, Rule, Seat, Seen};
use maud::{Markup, html};

use crate::log::told;
use crate::table::art::{self, card_ink};
use crate::{say, scored};

/// More cards than these do not fly one by one.
const MANY: usize = 6;

pub(crate) fn tale(view: &View, events: &[Event]) -> Vec<Beat> {
    let mut totals = totals_before(view, events);
    let mut beats = Vec::new();
    let mut summed: Vec<Seat> = Vec::new();
    for event in events {
        if let Event::Scored { seat, points, .. } = event {
            let total = &mut totals[seat.index()];
            match rest(event) {
                // What is no kingdom is told once for each player, with its sum.
                true if summed.contains(seat) => continue,
                true => {
                    summed.push(*seat);
                    let (beat, sum) = sum_of(view, *seat, events);
                    *total += i64::from(sum);
                    beats.push(beat.total(*seat, *total));
                    continue;
                }
                false => *total += i64::from(*points),
            }
        }
        let Some(told) = told(view, event) else {
            continue;
        };
        let beat = motion(view, event, Beat::new(told));
        beats.push(match event {
            Event::Scored { seat, .. } => beat.total(*seat, totals[seat.index()]),
            _ => beat,
        });
    }
    beats
}

/// What everyone had before this step, so that the totals can run.
fn totals_before(view: &View, events: &[Event]) -> Vec<i64> {
    let mut totals: Vec<i64> = view.sides.iter().map(|side| side.glory.into()).collect();
    for event in events {
        if let Event::Scored { seat, points, .. } = event {
            totals[seat.index()] -= i64::from(*points);
        }
    }
    totals
}

/// Points for anything but a kingdom.
fn rest(event: &Event) -> bool {
    matches!(event, Event::Scored { what, .. } if !matches!(what, Scored::Kingdom { .. }))
}

/// "Zosia: 5 Bands, 16; Merfolk board, 4: together 20".
fn sum_of(view: &View, seat: Seat, events: &[Event]) -> (Beat, u16) {
    let own = events.iter().filter_map(|event| match event {
        Event::Scored {
            seat: of,
            points,
            what,
            rule,
        } if *of == seat && rest(event) => Some((*points, *what, *rule)),
        _ => None,
    });
    let own: Vec<(u16, Scored, Rule)> = own.collect();
    let bands = own
        .iter()
        .filter(|(_, what, _)| matches!(what, Scored::Band { .. }));
    let bands: Vec<u16> = bands.map(|(points, ..)| *points).collect();
    let counted = Phrase::new("part-bands").with("n", say::small(bands.len()));
    let mut parts = vec![(counted, bands.iter().sum())];
    parts.retain(|_| !bands.is_empty());
    let board = |(points, what, _): &(u16, Scored, Rule)| Some((scored::board(*what)?, *points));
    parts.extend(own.iter().filter_map(board));
    let sum: u16 = own.iter().map(|(points, ..)| points).sum();
    let phrase = match &parts[..] {
        [(only, _)] => Phrase::new("scored-one").with("part", only.clone()),
        _ => Phrase::new("scored-several").with("parts", say::list(parts.iter().map(part_of))),
    };
    let phrase = phrase
        .with("who", say::who(view, seat))
        .with("seat", seat)
        .with("points", say::points(sum));
    let rule = own.first().map(|(.., rule)| *rule);
    let beat = Beat::new(Told { phrase, rule });
    let place = format!("bands-{seat}");
    (beat.fly(plus(sum), place, total_of(seat)), sum)
}

/// "5 Bands (16)".
fn part_of((part, points): &(Phrase, u16)) -> Phrase {
    let part = Phrase::new("part-of").with("part", part.clone());
    part.with("points", *points)
}

/// What moves on the page.
fn motion(view: &View, event: &Event, beat: Beat) -> Beat {
    match event {
        Event::Drew { seat, card } => {
            let (card, to) = match card {
                Seen::Shown(card) => (face_up(view, *card), into_hand(view, *seat, *card)),
                Seen::Hidden => (face_down(), seat_of(*seat)),
            };
            beat.fly(card, "deck", to.clone()).touch(to)
        }
        Event::Took { seat, card } => {
            let to = into_hand(view, *seat, *card);
            let beat = beat.fly(face_up(view, *card), in_pool(*card), to.clone());
            beat.touch(to)
        }
        Event::Refilled { card, .. } => beat
            .fly(face_up(view, *card), "deck", in_pool(*card))
            .touch(in_pool(*card)),
        Event::Dragon { .. } => beat.fly(face_down(), "deck", "dragons").touch("dragons"),
        Event::BandPlayed { seat, leader, .. } => {
            let to = format!("bands-{seat}");
            let beat = beat.fly(face_up(view, *leader), from_hand(view, *seat), to.clone());
            beat.touch(to)
        }
        Event::Discarded { seat, cards, .. } => cards.iter().take(MANY).fold(beat, |beat, card| {
            beat.fly(face_up(view, *card), from_hand(view, *seat), in_pool(*card))
        }),
        Event::Scored {
            seat, points, what, ..
        } => match what {
            Scored::Kingdom { kingdom, .. } => {
                let from = land(view, *kingdom);
                beat.fly(plus(*points), from.clone(), total_of(*seat))
                    .touch(from)
            }
            _ => beat,
        },
        _ => pieces(view, event, beat),
    }
}

/// Markers, coins and tokens.
fn pieces(view: &View, event: &Event, beat: Beat) -> Beat {
    match event {
        Event::MarkerPlaced { seat, kingdom, .. } => {
            let to = format!("stack-{}-{seat}", view.colour(*kingdom).key());
            beat.fly(disc(*seat), seat_of(*seat), to.clone()).touch(to)
        }
        Event::CoinLaid {
            seat,
            kingdom,
            value,
        } => {
            let to = land(view, *kingdom);
            beat.fly(plus(u16::from(*value)), seat_of(*seat), to.clone())
                .touch(to)
        }
        Event::Advanced { seat, from, to } => beat
            .fly(disc(*seat), format!("track-{from}"), format!("track-{to}"))
            .touch(format!("swims-{seat}")),
        Event::GiantTaken { seat, .. }
        | Event::HordeMarker { seat, .. }
        | Event::TokenTaken { seat, .. }
        | Event::HordeKept { seat } => beat.touch(format!("low-{seat}")),
        Event::Fed { card, .. } => {
            let to = seat_of(Seat(view.seats));
            beat.fly(face_up(view, *card), "pool", to.clone()).touch(to)
        }
        Event::BrunoPlays { .. } => beat.touch(format!("bands-{}", view.seats)),
        Event::Dismissed { card } => {
            let from = seat_of(Seat(view.seats));
            let beat = beat.fly(face_up(view, *card), from, in_pool(*card));
            beat.touch(in_pool(*card))
        }
        Event::Stolen { card } => {
            let to = into_hand(view, Seat(0), *card);
            let from = seat_of(Seat(view.seats));
            beat.fly(face_up(view, *card), from, to.clone()).touch(to)
        }
        _ => beat,
    }
}

// --- places, as the page names them -------------------------------------------------------------------------------------

fn seat_of(seat: Seat) -> String {
    format!("seat-{seat}")
}

fn total_of(seat: Seat) -> String {
    format!("total-{seat}")
}

fn land(view: &View, kingdom: Kingdom) -> String {
    format!("kingdom-{}", view.colour(kingdom).key())
}

/// A kind of card in the pool.
pub(crate) fn in_pool(card: Card) -> String {
    format!("pool-{}", art::kind_key(card))
}

/// A kind of card in the reader's hand.
pub(crate) fn in_hand(card: Card) -> String {
    format!("hand-{}", art::kind_key(card))
}

/// Where a card arrives: among the reader's own cards, or with the player who holds it.
fn into_hand(view: &View, seat: Seat, card: Card) -> String {
    if view.seat == Some(seat) {
        in_hand(card)
    } else {
        seat_of(seat)
    }
}

fn from_hand(view: &View, seat: Seat) -> String {
    if view.seat == Some(seat) {
        "hand".to_owned()
    } else {
        seat_of(seat)
    }
}

// --- pieces on their way ----------------------------------------------------------------------------------------------------

fn face_up(view: &View, card: Card) -> Markup {
    html! { span.eth { span .mini.(card_ink(view, card)) { (art::emblem(card.tribe)) } } }
}

fn face_down() -> Markup {
    html! { span.eth { span.mini.back {} } }
}

fn disc(seat: Seat) -> Markup {
    html! { span.eth { (art::counter(seat, 1)) } }
}

fn plus(points: u16) -> Markup {
    html! { span.eth { b.points { "+" (points) } } }
}
