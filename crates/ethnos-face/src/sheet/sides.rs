//! What lies in front of each player, and what the reader knows of the hands.

use ethnos::{BandView, Side, View, words};
use face::Section;
use kernel::{Phrase, Seen};

use crate::say;

pub(super) fn section(view: &View, side: &Side) -> Section {
    let seated = side.seat.0 < view.seats;
    let mut lines = vec![
        glory(view, side),
        Phrase::new("sheet-supply").with("n", side.supply),
    ];
    if seated {
        lines.extend(hand(side));
        if view.asked == Some(side.seat) {
            lines.extend(aside(view));
        }
    }
    lines.extend(pieces(view, side));
    lines.extend(side.bands.iter().map(|band| laid(band, seated)));
    let title = if view.seat == Some(side.seat) {
        Phrase::new("sheet-you")
    } else {
        Phrase::new("sheet-player")
    };
    Section {
        title: title.with("who", say::who(view, side.seat)),
        seat: seated.then_some(side.seat),
        lines,
    }
}

/// The track is a lap; the scoring marker starts another one at its end (ET-DEF-15, ET-COMP-30).
fn glory(view: &View, side: &Side) -> Phrase {
    let lap = view.lap.max(1);
    Phrase::new("sheet-glory")
        .with("n", side.glory)
        .with("lap", side.glory / lap + 1)
        .with("space", side.glory % lap)
}

fn hand(side: &Side) -> Vec<Phrase> {
    let size = say::size(side.hand_size.into());
    match &side.hand {
        _ if side.hand_size == 0 => vec![Phrase::new("sheet-hand-empty")],
        Seen::Shown(cards) => vec![
            Phrase::new("sheet-hand-own")
                .with("size", size)
                .with("cards", say::hand(cards)),
        ],
        Seen::Hidden if side.open.is_empty() => vec![Phrase::new("sheet-hand").with("size", size)],
        Seen::Hidden => vec![
            Phrase::new("sheet-hand-open")
                .with("size", size)
                .with("cards", say::hand(&side.open)),
        ],
    }
}

/// Cards that the reader has put aside while they answer: a Band not yet played, cards to be kept.
fn aside(view: &View) -> Vec<Phrase> {
    let mut lines = Vec::new();
    if let Some([leader, ..]) = view.building.shown().map(Vec::as_slice) {
        let cards = view.building.shown().map_or(&[][..], Vec::as_slice);
        lines.push(
            Phrase::new("sheet-building")
                .with("leader", words::card(*leader))
                .with("cards", say::hand(cards)),
        );
    }
    if let Some(cards) = view.keeping.shown().filter(|cards| !cards.is_empty()) {
        lines.push(Phrase::new("sheet-keeping").with("cards", say::hand(cards)));
    }
    lines
}

fn pieces(view: &View, side: &Side) -> Vec<Phrase> {
    let mut lines = Vec::new();
    if view.pieces.track.is_some() {
        lines.push(Phrase::new("sheet-on-track").with("space", side.track));
    }
    if !view.pieces.horde_points.is_empty() {
        let points = view.pieces.horde_points.get(side.horde.len()).copied();
        let colours = side
            .horde
            .iter()
            .map(|&colour| Phrase::new("name-colour").with("colour", say::colour(colour)));
        lines.push(
            Phrase::new("sheet-horde")
                .with("n", say::small(side.horde.len()))
                .with("colours", say::list(colours))
                .with("points", say::points(points.unwrap_or(0))),
        );
    }
    if !side.trolls.is_empty() {
        lines.push(Phrase::new("sheet-own-tokens").with("values", say::numbers(&side.trolls)));
    }
    if let Some(size) = side.giant {
        lines.push(Phrase::new("sheet-own-giant").with("size", say::size(size.into())));
    }
    lines
}

/// A Band on the table. Those of Chief Bruno are led by a Setup card, which is none of their cards (ET-SOLO-39).
fn laid(band: &BandView, own_leader: bool) -> Phrase {
    let leader = if own_leader {
        words::card(band.leader)
    } else {
        Phrase::new("name-tribe").with("tribe", say::tribe(band.leader.tribe))
    };
    if own_leader && band.cards.len() == 1 {
        return Phrase::new("sheet-band-alone").with("card", leader);
    }
    Phrase::new("sheet-band")
        .with("size", say::size(band.cards.len()))
        .with("leader", leader)
        .with("cards", say::hand(&band.cards))
}
