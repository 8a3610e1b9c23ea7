//! The log.

mod battle;
mod cards; // cards that move and work
mod course; // from the first kingdom to the winner
mod figures; // Capital and Power
mod trade;

pub(crate) use trade::terms;

use face::Told;
use kernel::{Phrase, Seat, Value};
use numa_sera::content::{Card, SetId};
use numa_sera::{Event, View};

use crate::names;

pub(crate) fn told(view: &View, event: &Event) -> Option<Told> {
    let teller = Teller(view);
    teller
        .course(event)
        .or_else(|| teller.figures(event))
        .or_else(|| teller.cards(event))
        .or_else(|| teller.actions(event))
        .or_else(|| teller.battle(event))
        .or_else(|| teller.outcome(event))
        .or_else(|| teller.trade(event))
}

/// Tells events as one viewer may know them.
struct Teller<'a>(&'a View);

impl Teller<'_> {
    fn card(&self, rule: &'static str, key: &'static str, seat: Seat, card: Card) -> Told {
        told_of(rule, key, seat).and("card", names::card(&self.0.content, card))
    }

    fn set(&self, rule: &'static str, key: &'static str, seat: Seat, set: SetId) -> Told {
        told_of(rule, key, seat).and("card", names::set(&self.0.content, set))
    }

    fn cards_of(&self, rule: &'static str, key: &'static str, seat: Seat, cards: &[Card]) -> Told {
        told_of(rule, key, seat).and("cards", names::cards(&self.0.content, cards))
    }
}

/// A sentence about a player.
fn told_of(rule: &'static str, key: &'static str, seat: Seat) -> Told {
    Told::by(rule, Phrase::new(key).with("seat", seat))
}

/// One more figure in a sentence.
trait And {
    fn and(self, name: &'static str, value: impl Into<Value>) -> Self;
}

impl And for Told {
    fn and(self, name: &'static str, value: impl Into<Value>) -> Self {
        Told {
            phrase: self.phrase.with(name, value),
            rule: self.rule,
        }
    }
}
