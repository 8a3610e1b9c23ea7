//! What an answer does. Where one answer serves several questions, the open question says what it means.

use ethnos::{Choice, Kind, Kingdom, Question, View, words};
use face::AskedSet;
use kernel::Phrase;

use crate::say;

pub(crate) fn option(view: &View, choice: Choice) -> Phrase {
    let card = |phrase: Phrase, kind: Kind| phrase.with("card", words::card(view.card(kind)));
    match choice {
        Choice::Draw => Phrase::new("option-draw").with("n", drawn(view)),
        Choice::Take(kind) => card(Phrase::new("option-take"), kind),
        Choice::Lead(kind) if view.question == Question::Another => {
            card(Phrase::new("option-lead-another"), kind)
        }
        Choice::Lead(kind) => card(Phrase::new("option-lead"), kind),
        Choice::Join(kind) => card(Phrase::new("option-join"), kind),
        Choice::Close => {
            let cards = view.building.shown().map_or(0, Vec::len);
            Phrase::new("option-close").with("size", say::size(cards))
        }
        Choice::Scatter => Phrase::new("option-scatter"),
        Choice::Win => Phrase::new("option-win"),
        Choice::Place(kingdom) => place(view, kingdom),
        Choice::Use => use_ability(view),
        Choice::Token(value) => Phrase::new("option-token").with("value", value),
        Choice::Keep(kind) => card(Phrase::new("option-keep"), kind),
        Choice::Cash => {
            let points = match view.question {
                Question::Cash { points } => points,
                _ => 0,
            };
            Phrase::new("option-cash").with("points", say::points(points))
        }
        Choice::Feed(kind) => card(Phrase::new("option-feed"), kind),
        Choice::Bruno(slot) => {
            let leader = view.tribes[usize::from(slot)];
            Phrase::new("option-bruno-leader").with("tribe", say::tribe(leader))
        }
        Choice::Dismiss(kind) => card(Phrase::new("option-dismiss"), kind),
        Choice::Steal(kind) => card(Phrase::new("option-steal"), kind),
        Choice::Decline => decline(view),
    }
}

/// Where several cards are asked for: all that can be named.
pub(crate) fn set(view: &View) -> Option<AskedSet<Choice>> {
    let set = view.asked_cards()?;
    let choice = match view.question {
        Question::Members => Choice::Join,
        Question::Keep { .. } => Choice::Keep,
        _ => Choice::Feed,
    };
    Some(AskedSet {
        members: set.cards.into_iter().map(choice).collect(),
        least: set.least,
        most: set.most,
    })
}

pub(crate) fn set_chain(view: &View, named: &[Choice]) -> Vec<Choice> {
    let kind = |choice: &Choice| match *choice {
        Choice::Join(kind) | Choice::Keep(kind) | Choice::Feed(kind) => Some(kind),
        _ => None,
    };
    let kinds: Vec<Kind> = named.iter().filter_map(kind).collect();
    view.card_chain(&kinds)
}

/// How many cards a recruiter gets from the deck: two by the variant for an empty pool, as far as the hand holds them.
fn drawn(view: &View) -> u8 {
    let hand = view.asked.map_or(0, |seat| view.side(seat).hand_size);
    let room = view.hand_limit.saturating_sub(hand);
    if view.draw_two && view.pool.is_empty() && room > 1 {
        2
    } else {
        1
    }
}

fn place(view: &View, to: Kingdom) -> Phrase {
    let phrase = match view.question {
        Question::FreeMarker { .. } => Phrase::new("option-place-free"),
        Question::BrunoFree { .. } => Phrase::new("option-bruno-free"),
        Question::BrunoCoin { value } => Phrase::new("option-bruno-coin").with("value", value),
        Question::BrunoHorde { full: false } => {
            Phrase::new("option-bruno-horde").with("colour", say::colour(view.colour(to)))
        }
        Question::BrunoHorde { full: true } => Phrase::new("option-bruno-marker"),
        _ => Phrase::new("option-place"),
    };
    phrase.with("kingdom", say::kingdom(view, to))
}

fn use_ability(view: &View) -> Phrase {
    match view.question {
        Question::Horde { colour } => {
            Phrase::new("option-horde").with("colour", say::colour(colour))
        }
        Question::Coin { kingdom, value } => Phrase::new("option-coin")
            .with("kingdom", say::kingdom(view, kingdom))
            .with("value", value),
        Question::Study { cards } => Phrase::new("option-study").with("cards", say::cards(cards)),
        _ => Phrase::new("option-use"),
    }
}

fn decline(view: &View) -> Phrase {
    match view.question {
        Question::Marker => Phrase::new("option-no-marker"),
        Question::FreeMarker { .. } => Phrase::new("option-no-free-marker"),
        Question::Horde { .. } => Phrase::new("option-no-horde"),
        Question::Token { .. } => Phrase::new("option-no-token"),
        Question::Coin { .. } => Phrase::new("option-no-coin"),
        Question::Another => Phrase::new("option-no-other-band"),
        Question::Keep { .. } => {
            let kept = say::small(view.keeping.shown().map_or(0, Vec::len));
            let hand = view.asked.map_or(0, |seat| view.side(seat).hand_size);
            Phrase::new("option-no-more")
                .with("kept", kept)
                .with("cards", say::cards(hand.saturating_sub(kept)))
        }
        Question::Study { .. } => Phrase::new("option-no-study"),
        Question::Cash { .. } => Phrase::new("option-no-cash"),
        _ => Phrase::new("option-decline"),
    }
}
