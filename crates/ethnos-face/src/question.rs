//! What is asked, in one sentence: to the player who is asked, or about them to everyone else.

use ethnos::{Ability, Question, View, words};
use kernel::{Phrase, Seat, Value};

use crate::say;

pub(crate) fn question(view: &View) -> Option<Phrase> {
    said(view, view.seat == view.asked)
}

/// The same for those who wait, watch or look back.
pub(crate) fn awaited(view: &View) -> Option<Phrase> {
    said(view, false)
}

fn said(view: &View, own: bool) -> Option<Phrase> {
    let asked = view.asked?;
    // Each message has a form for the player who is asked and one for the others.
    let own = if own { "yes" } else { "no" };
    let phrase = asks(view, asked)?;
    Some(
        phrase
            .with("own", Value::Text(own.to_owned()))
            .with("who", say::who(view, asked)),
    )
}

fn asks(view: &View, asked: Seat) -> Option<Phrase> {
    let band = |phrase: Phrase| {
        let size = view.last_band(asked).map_or(0, |band| band.cards.len());
        phrase.with("size", say::size(size))
    };
    Some(match view.question {
        Question::Turn if view.side(asked).hand_size >= view.hand_limit => {
            Phrase::new("ask-turn-full").with("cards", say::cards(view.side(asked).hand_size))
        }
        Question::Turn => Phrase::new("ask-turn"),
        Question::Members => {
            let cards = view.building.shown().map_or(0, Vec::len);
            Phrase::new("ask-members").with("size", say::size(cards))
        }
        Question::Marker => band(marker(view, asked)),
        Question::FreeMarker { left } => Phrase::new("ask-free-marker").with("left", left),
        Question::Horde { colour } => Phrase::new("ask-horde").with("colour", say::colour(colour)),
        Question::Token { most } => Phrase::new("ask-token").with("most", most),
        Question::Coin { kingdom, value } => Phrase::new("ask-coin")
            .with("kingdom", say::kingdom(view, kingdom))
            .with("value", value),
        Question::Another => Phrase::new("ask-another"),
        Question::Keep { most } => {
            let kept = view.keeping.shown().map_or(0, Vec::len);
            Phrase::new("ask-keep")
                .with("cards", say::cards(most))
                .with("kept", say::small(kept))
        }
        Question::Study { cards } => Phrase::new("ask-study").with("cards", say::cards(cards)),
        Question::Cash { points } => Phrase::new("ask-cash").with("points", say::points(points)),
        Question::Feed { left } => Phrase::new("ask-feed").with("left", left),
        Question::FeedDiscarded => Phrase::new("ask-feed-discarded"),
        Question::Leader { column, size } => Phrase::new("ask-leader")
            .with("colour", say::colour(view.colour(column)))
            .with("size", say::size(size.into())),
        Question::BrunoFree { left } => Phrase::new("ask-bruno-free").with("left", left),
        Question::BrunoCoin { value } => Phrase::new("ask-bruno-coin").with("value", value),
        Question::BrunoHorde { full: false } => Phrase::new("ask-bruno-horde"),
        Question::BrunoHorde { full: true } => Phrase::new("ask-bruno-marker"),
        Question::Dismiss { may_steal: false } => Phrase::new("ask-dismiss"),
        Question::Dismiss { may_steal: true } => Phrase::new("ask-dismiss-or-steal"),
        Question::Over => return None,
    })
}

/// Where a marker goes; for a Leader with one kingdom alone, whether it goes there (ET-BAND-8, ET-MARK-5).
fn marker(view: &View, asked: Seat) -> Phrase {
    let leader = view.last_band(asked).map(|band| band.leader);
    let bound = leader.filter(|leader| view.ability(leader.tribe) != Ability::AnyKingdom);
    match bound.and_then(|leader| leader.colour) {
        Some(colour) => {
            let key = words::kingdom_key(view.edition, colour);
            Phrase::new("ask-marker-there").with("kingdom", Value::Word(key))
        }
        None => Phrase::new("ask-marker"),
    }
}
