//! What a move changed that speaks for it or against it, read off the table before it and the table after it.

use ethnos::{Card, KingdomView, View};
use kernel::{Phrase, Seat, Seen};

use crate::say;

pub(crate) fn facts(before: &View, after: &View) -> Vec<Phrase> {
    let Some(seat) = before.seat else {
        return Vec::new();
    };
    let mut facts = Vec::new();
    facts.extend(band(before, after, seat));
    for (then, now) in before.kingdoms.iter().zip(&after.kingdoms) {
        facts.extend(lead(after, then, now, seat));
    }
    facts.extend(glory(before, after, seat));
    facts.extend(set(before, after, seat));
    facts.extend(pool(before, after));
    facts
}

/// The Band that was laid.
fn band(before: &View, after: &View, seat: Seat) -> Option<Phrase> {
    let then = before.side(seat).bands.len();
    let laid = after.side(seat).bands.get(then)?;
    Some(Phrase::new("fact-band").with("size", say::size(laid.cards.len())))
}

/// Who leads a kingdom now, if that changed.
pub(crate) fn lead(
    view: &View,
    then: &KingdomView,
    now: &KingdomView,
    seat: Seat,
) -> Option<Phrase> {
    let own = seat.index();
    let best_other = |markers: &[u8]| {
        let others = Seat::first(say::small(markers.len())).filter(|other| *other != seat);
        others
            .map(|other| (markers[other.index()], other))
            .max_by_key(|(count, _)| *count)
    };
    let (rival, who) = best_other(&now.markers)?;
    let (before, after) = (then.markers[own], now.markers[own]);
    if before == after {
        return None;
    }
    let phrase = match (before.cmp(&rival), after.cmp(&rival)) {
        (std::cmp::Ordering::Greater, _) => Phrase::new("fact-strengthens"),
        (_, std::cmp::Ordering::Greater) if rival > 0 => {
            Phrase::new("fact-takes").with("who", say::who(view, who))
        }
        (_, std::cmp::Ordering::Greater) => Phrase::new("fact-first"),
        (_, std::cmp::Ordering::Equal) => {
            Phrase::new("fact-level").with("who", say::who(view, who))
        }
        _ => Phrase::new("fact-nearer").with("who", say::who(view, who)),
    };
    Some(phrase.with("kingdom", say::kingdom(view, now.kingdom)))
}

/// Points at once.
fn glory(before: &View, after: &View, seat: Seat) -> Option<Phrase> {
    let points = after
        .side(seat)
        .glory
        .checked_sub(before.side(seat).glory)?;
    (points > 0).then(|| Phrase::new("fact-glory").with("points", say::points(points)))
}

/// The largest set of the hand, if a card made it larger.
fn set(before: &View, after: &View, seat: Seat) -> Option<Phrase> {
    let (Seen::Shown(then), Seen::Shown(now)) = (&before.side(seat).hand, &after.side(seat).hand)
    else {
        return None;
    };
    if now.len() <= then.len() {
        return None;
    }
    let new = now
        .iter()
        .find(|card| count(now, card) > count(then, card))?;
    let tribe = now.iter().filter(|card| card.tribe == new.tribe).count();
    let same = |card: &&Card| new.colour.is_some() && card.colour == new.colour;
    let colour = now.iter().filter(same).count();
    let phrase = match new.colour {
        Some(of) if colour > tribe => {
            Phrase::new("fact-set-colour").with("colour", say::colour(of))
        }
        _ => Phrase::new("fact-set-tribe").with("tribe", say::tribe(new.tribe)),
    };
    Some(phrase.with("n", say::small(tribe.max(colour))))
}

fn count(cards: &[Card], card: &Card) -> usize {
    cards.iter().filter(|other| *other == card).count()
}

/// What the others find in the pool, if more lies there than before.
fn pool(before: &View, after: &View) -> Option<Phrase> {
    if after.pool.len() <= before.pool.len() {
        return None;
    }
    let of = |card: &Card| {
        let alike = after.pool.iter().filter(|other| other.tribe == card.tribe);
        alike.count()
    };
    let most = after.pool.iter().max_by_key(|card| of(card))?;
    Some(
        Phrase::new("fact-pool")
            .with("n", say::small(after.pool.len()))
            .with("of", say::small(of(most)))
            .with("tribe", say::tribe(most.tribe)),
    )
}
