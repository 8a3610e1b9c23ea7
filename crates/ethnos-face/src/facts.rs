//! What a move changed that speaks for it or against it, read off the table before it and the table after it.

use ethnos::{Card, KingdomView, View};
use kernel::{Phrase, Seat, Seen};

use crate::say;
use crate::sheet::leaders;

pub(crate) fn facts(before: &View, after: &View) -> Vec<Phrase> {
    let Some(seat) = before.seat else {
        return Vec::new();
    };
    let mut facts = Vec::new();
    facts.extend(band(before, after, seat));
    for (then, now) in before.kingdoms.iter().zip(&after.kingdoms) {
        facts.extend(lead((before, then), (after, now), seat));
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

/// What a new marker means for the lead of a kingdom, as [`leaders`] breaks ties: whom it is taken from, shared with or still held by.
pub(crate) fn lead(
    (before, then): (&View, &KingdomView),
    (after, now): (&View, &KingdomView),
    seat: Seat,
) -> Option<Phrase> {
    if then.markers[seat.index()] == now.markers[seat.index()] {
        return None;
    }
    let (led, leads) = (leaders(before, then), leaders(after, now));
    let against = |phrase: Phrase, seats: &[Seat]| {
        let others = seats.iter().copied().filter(|other| *other != seat);
        let others: Vec<Seat> = others.collect();
        phrase
            .with("n", say::small(others.len()))
            .with("who", say::everyone(after, others))
    };
    let phrase = if led == [seat] {
        Phrase::new("fact-strengthens")
    } else if leads == [seat] && led.is_empty() {
        Phrase::new("fact-first")
    } else if leads == [seat] && led.contains(&seat) {
        Phrase::new("fact-breaks-tie")
    } else if leads == [seat] {
        against(Phrase::new("fact-takes"), &led)
    } else if leads.contains(&seat) {
        against(Phrase::new("fact-level"), &leads)
    } else {
        against(Phrase::new("fact-nearer"), &leads)
    };
    Some(phrase.with("kingdom", say::kingdom(after, now.kingdom)))
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
