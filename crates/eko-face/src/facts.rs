//! What a move changed that speaks for it or against it, read off the table before it and the table after it.

use eko::{BuildingView, EmperorView, Ending, Stage, View};
use kernel::{Phrase, Seat};

use crate::words::{building, space};

pub(crate) fn facts(before: &View, after: &View) -> Vec<Phrase> {
    let Some(seat) = before.asked else {
        return Vec::new();
    };
    let mut facts = Vec::new();
    facts.extend(ending(after, seat));
    facts.extend(built(before, after, seat));
    facts.extend(points(before, after, seat));
    facts.extend(capital(before, after, seat));
    for other in others(before, seat) {
        facts.extend(losses(before, after, other));
        facts.extend(captive(before, after, seat, other));
    }
    if matches!(after.stage, Stage::Over(_)) {
        return facts;
    }
    facts.extend(emperor(before, after, seat));
    facts.extend(danger(before, after, seat));
    for other in others(before, seat) {
        facts.extend(threat(before, after, seat, other));
    }
    facts.extend(discs(before, after, seat));
    facts
}

fn others(view: &View, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    Seat::first(view.table.seats).filter(move |other| *other != seat)
}

/// The end of the game, if the move brings it (EK-W1 to EK-W4).
fn ending(after: &View, seat: Seat) -> Option<Phrase> {
    let Stage::Over(ending) = after.stage else {
        return None;
    };
    let won = match ending {
        Ending::Points { winner } | Ending::LastStanding { winner } => winner == seat,
        Ending::BothWin { by_points, last } => by_points == seat || last == seat,
        _ => return Some(Phrase::new("fact-draw")),
    };
    Some(Phrase::new(if won { "fact-wins" } else { "fact-loses" }))
}

/// A new building, on an empty space or in place of another.
fn built(before: &View, after: &View, seat: Seat) -> Option<Phrase> {
    let is_new = |new: &&BuildingView| new.owner == seat && before.building_at(new.at) != Some(new);
    let new = after.buildings.iter().find(is_new)?;
    let phrase = match before.building_at(new.at) {
        Some(old) if old.owner != seat => Phrase::new("fact-replaces")
            .with("old", building(old.building))
            .with("who", old.owner),
        _ => Phrase::new("fact-builds"),
    };
    Some(
        phrase
            .with("building", building(new.building))
            .with("space", space(new.at)),
    )
}

fn points(before: &View, after: &View, seat: Seat) -> Option<Phrase> {
    let (then, now) = (side(before, seat).points, side(after, seat).points);
    let phrase = match now.cmp(&then) {
        std::cmp::Ordering::Greater => Phrase::new("fact-points").with("points", now - then),
        std::cmp::Ordering::Less => Phrase::new("fact-points-lost").with("points", then - now),
        std::cmp::Ordering::Equal => return None,
    };
    Some(
        phrase
            .with("now", now)
            .with("goal", after.table.figures.goal),
    )
}

/// Winning by points takes one (EK-W1). A player's own move never loses one.
fn capital(before: &View, after: &View, seat: Seat) -> Option<Phrase> {
    let gained = side(after, seat).capital && !side(before, seat).capital;
    gained.then(|| Phrase::new("fact-capital"))
}

/// What another player has less of on the board.
fn losses(before: &View, after: &View, other: Seat) -> Option<Phrase> {
    if side(after, other).out && !side(before, other).out {
        return Some(Phrase::new("fact-eliminates").with("who", other));
    }
    let lost = on_board(before, other).checked_sub(on_board(after, other))?;
    let phrase = Phrase::new("fact-destroys").with("who", other);
    (lost > 0).then(|| phrase.with("discs", lost))
}

/// An Emperor who was free and is held now (EK-E3).
fn captive(before: &View, after: &View, seat: Seat, other: Seat) -> Option<Phrase> {
    let held = EmperorView::HeldBy(seat);
    let captured = side(after, other).emperor == held && side(before, other).emperor != held;
    captured.then(|| Phrase::new("fact-captures").with("who", other))
}

/// The player's own Emperor enters, leaves or is set free; moves on the board are not told.
fn emperor(before: &View, after: &View, seat: Seat) -> Option<Phrase> {
    use EmperorView::{HeldBy, On, Reserve};
    let key = match (side(before, seat).emperor, side(after, seat).emperor) {
        (HeldBy(_), On(_) | Reserve) => "fact-emperor-free",
        (Reserve, On(_)) => "fact-emperor-back",
        (On(_), Reserve) => "fact-emperor-leaves",
        _ => return None,
    };
    Some(Phrase::new(key))
}

/// Who could attack the player's Emperor next, or could until now.
fn danger(before: &View, after: &View, seat: Seat) -> Option<Phrase> {
    let EmperorView::On(at) = side(after, seat).emperor else {
        return None;
    };
    if let Some(&who) = after.threats(at).first() {
        return Some(Phrase::new("fact-in-reach").with("who", who));
    }
    let &who = threats_to(before, seat).first()?;
    Some(Phrase::new("fact-out-of-reach").with("who", who))
}

/// An Emperor whom the own stacks can attack from now on.
fn threat(before: &View, after: &View, seat: Seat, other: Seat) -> Option<Phrase> {
    let new =
        threats_to(after, other).contains(&seat) && !threats_to(before, other).contains(&seat);
    new.then(|| Phrase::new("fact-threatens").with("who", other))
}

fn threats_to(view: &View, seat: Seat) -> Vec<Seat> {
    match side(view, seat).emperor {
        EmperorView::On(at) => view.threats(at),
        _ => Vec::new(),
    }
}

/// Own discs that come to the board, or that are given away for good (EK-F1).
fn discs(before: &View, after: &View, seat: Seat) -> Vec<Phrase> {
    let more = |key, then: u8, now: u8| {
        let more = now.checked_sub(then).filter(|&more| more > 0)?;
        Some(Phrase::new(key).with("discs", more))
    };
    let (then, now) = (side(before, seat), side(after, seat));
    let facts = [
        more("fact-more", on_board(before, seat), on_board(after, seat)),
        more("fact-boxes", then.boxed, now.boxed),
    ];
    facts.into_iter().flatten().collect()
}

fn side(view: &View, seat: Seat) -> &eko::SideView {
    &view.sides[seat.index()]
}

fn on_board(view: &View, seat: Seat) -> u8 {
    let own = view.stacks.iter().filter(|stack| stack.owner == seat);
    own.map(|stack| stack.discs).sum()
}
