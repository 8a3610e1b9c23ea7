//! Offers, trades and promises.

use face::Told;
use kernel::{Phrase, Seat};
use numa_sera::{Event, Objection, Terms, View};

use super::{And, Teller, told_of};
use crate::names;

impl Teller<'_> {
    pub(super) fn trade(&self, event: &Event) -> Option<Told> {
        Some(match event {
            Event::Offering { seat, to } => {
                told_of("NS-D11", "told-offering", *seat).and("to", *to)
            }
            Event::Offered {
                seat,
                to,
                terms: offer,
            } => told_of("NS-D11", "told-offered", *seat)
                .and("to", *to)
                .and("terms", terms(self.0, offer)),
            Event::OfferWithdrawn { seat } => told_of("NS-D11", "told-withdrawn", *seat),
            Event::OfferRefused { seat, to, why } => refused(*seat, *to, *why),
            Event::Countering { seat } => told_of("NS-D11", "told-countering", *seat),
            Event::Traded {
                seat,
                with,
                terms: offer,
            } => told_of("NS-R9-1", "told-traded", *seat)
                .and("to", *with)
                .and("terms", parts(self.0, offer, &STRUCK)),
            Event::TruceKept { seat, with } => {
                told_of("NS-D11", "told-truce-kept", *seat).and("to", *with)
            }
            Event::TruceBroken { seat, with } => {
                told_of("NS-D11", "told-truce-broken", *seat).and("to", *with)
            }
            Event::ContractKept { seat, payer, paid } => {
                told_of("NS-D11", "told-contract-kept", *seat)
                    .and("to", *payer)
                    .and("n", *paid)
            }
            Event::ContractBroken {
                seat,
                payer,
                refunded,
            } => told_of("NS-D11", "told-contract-broken", *seat)
                .and("to", *payer)
                .and("n", *refunded),
            _ => return None,
        })
    }
}

/// What is said of the parts that the one who makes an offer wants.
struct Wanted {
    capital: &'static str,
    cards: &'static str,
    truce: &'static str,
    attack: &'static str,
}

const OFFERED: Wanted = Wanted {
    capital: "terms-want",
    cards: "terms-want-cards",
    truce: "terms-want-truce",
    attack: "terms-want-attack",
};

/// Once both have agreed they get it.
const STRUCK: Wanted = Wanted {
    capital: "terms-get",
    cards: "terms-get-cards",
    truce: "terms-get-truce",
    attack: "terms-get-attack",
};

/// Refused, with what spoke most against it: a fact about the offer, since nobody knows why people refuse.
fn refused(seat: Seat, to: Seat, why: Option<Objection>) -> Told {
    let key = match why {
        None => return told_of("NS-D11", "told-refused", seat),
        Some(Objection::NearsVictory) => "told-refused-nears-victory",
        Some(Objection::HelpsLeader) => "told-refused-helps-leader",
        Some(Objection::Unshown) => "told-refused-unshown",
        Some(Objection::OnAWord) => "told-refused-on-a-word",
        Some(Objection::PoorAttack) => "told-refused-poor-attack",
        Some(Objection::TooDear) => "told-refused-too-dear",
        Some(Objection::HelpsMore) => "told-refused-helps-more",
    };
    told_of("NS-D11", key, seat).and("to", to)
}

/// The parts of an offer.
pub(crate) fn terms(view: &View, terms: &Terms) -> Vec<Phrase> {
    parts(view, terms, &OFFERED)
}

fn parts(view: &View, terms: &Terms, wanted: &Wanted) -> Vec<Phrase> {
    let content = &view.content;
    let mut parts = Vec::new();
    if terms.give > 0 {
        parts.push(Phrase::new("terms-give").with("n", terms.give));
    }
    if !terms.give_cards.is_empty() {
        parts.push(
            Phrase::new("terms-give-cards").with("cards", names::cards(content, &terms.give_cards)),
        );
    }
    if terms.promise_truce {
        parts.push(Phrase::new("terms-promise-truce"));
    }
    if let Some(seat) = terms.promise_attack {
        parts.push(Phrase::new("terms-promise-attack").with("seat", seat));
    }
    if terms.want > 0 {
        parts.push(Phrase::new(wanted.capital).with("n", terms.want));
    }
    if !terms.want_cards.is_empty() {
        parts.push(
            Phrase::new(wanted.cards).with("cards", names::cards(content, &terms.want_cards)),
        );
    }
    if terms.want_truce {
        parts.push(Phrase::new(wanted.truce));
    }
    if let Some(seat) = terms.want_attack {
        parts.push(Phrase::new(wanted.attack).with("seat", seat));
    }
    parts
}
