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
    let mut counted: Vec<Part> = Vec::new();
    for event in events {
        let Some(part) = Part::of(event) else {
            beats.extend(told(view, event).map(|told| motion(view, event, Beat::new(told))));
            continue;
        };
        if !counted.contains(&part) {
            counted.push(part);
            beats.push(scoring(view, part, events, &mut totals));
        }
    }
    beats
}

/// Points that are told together: those of a kingdom, and everything else of a player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Land(Kingdom),
    Rest(Seat),
}

impl Part {
    fn of(event: &Event) -> Option<Self> {
        match event {
            Event::Scored {
                what: Scored::Kingdom { kingdom, .. },
                ..
            } => Some(Self::Land(*kingdom)),
            Event::Scored { seat, .. } => Some(Self::Rest(*seat)),
            _ => None,
        }
    }
}

/// Points of one part.
struct Points {
    seat: Seat,
    points: u16,
    what: Scored,
    rule: Rule,
}

impl Points {
    /// Most first.
    fn of(part: Part, events: &[Event]) -> Vec<Self> {
        let own = events.iter().filter(|event| Part::of(event) == Some(part));
        let own = own.filter_map(|event| match event {
            Event::Scored {
                seat,
                points,
                what,
                rule,
            } => Some(Self {
                seat: *seat,
                points: *points,
                what: *what,
                rule: *rule,
            }),
            _ => None,
        });
        let mut own: Vec<Self> = own.collect();
        own.sort_by_key(|one| u16::MAX - one.points);
        own
    }
}

/// The points of a part fly to their players, and the totals run.
fn scoring(view: &View, part: Part, events: &[Event], totals: &mut [i64]) -> Beat {
    let own = Points::of(part, events);
    let rule = own.first().map(|one| one.rule);
    let mut count = |seat: Seat, points: u16| {
        let before = totals[seat.index()];
        totals[seat.index()] += i64::from(points);
        (before, totals[seat.index()])
    };
    match part {
        Part::Land(kingdom) => {
            let phrase = of_land(view, kingdom, &own);
            let beat = Beat::new(Told { phrase, rule });
            own.iter().fold(beat, |beat, one| {
                let (before, after) = count(one.seat, one.points);
                beat.fly(plus(one.points), land(view, kingdom), total_of(one.seat))
                    .total(one.seat, before, after)
            })
        }
        Part::Rest(seat) => {
            let phrase = of_rest(view, seat, &own);
            let sum = own.iter().map(|one| one.points).sum();
            let (before, after) = count(seat, sum);
            Beat::new(Told { phrase, rule })
                .fly(plus(sum), format!("bands-{seat}"), total_of(seat))
                .total(seat, before, after)
        }
    }
}

/// "Duris: Zosia +6 and Ewa +2".
fn of_land(view: &View, kingdom: Kingdom, own: &[Points]) -> Phrase {
    let share = |one: &Points| {
        Phrase::new("scored-share")
            .with("who", say::who(view, one.seat))
            .with("points", one.points)
    };
    Phrase::new("scored-land")
        .with("kingdom", say::kingdom(view, kingdom))
        .with("shares", say::list(own.iter().map(share)))
}

/// "Zosia: 5 Bands (16) and Merfolk board (4), together 20 Glory".
fn of_rest(view: &View, seat: Seat, own: &[Points]) -> Phrase {
    let is_band = |one: &&Points| matches!(one.what, Scored::Band { .. });
    let bands: Vec<u16> = own.iter().filter(is_band).map(|one| one.points).collect();
    let counted = Phrase::new("part-bands").with("n", say::small(bands.len()));
    let mut parts = vec![(counted, bands.iter().sum())];
    parts.retain(|_| !bands.is_empty());
    let board = |one: &Points| Some((scored::board(one.what)?, one.points));
    parts.extend(own.iter().filter_map(board));
    let phrase = match &parts[..] {
        [(only, _)] => Phrase::new("scored-one").with("part", only.clone()),
        _ => Phrase::new("scored-several").with("parts", say::list(parts.iter().map(part_of))),
    };
    let sum: u16 = own.iter().map(|one| one.points).sum();
    phrase
        .with("who", say::who(view, seat))
        .with("seat", seat)
        .with("points", say::points(sum))
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

pub(crate) fn land(view: &View, kingdom: Kingdom) -> String {
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
