//! An offer that somebody answers: what each side gives, what has changed since the last one, and what would come of it.

use kernel::{Phrase, Rule, Seat, Seen};
use maud::{Markup, html};
use numa_sera::content::Card;
use numa_sera::{Choice, Event, PlayerView, PromiseMode, Terms};

use super::Scene;
use super::art::{card_name, card_picture, ic, ink, kind_ink, portrait, sentences};
use super::cards;
use super::scene::{Panel, Room};
use super::tips;

/// What one side gives.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Lot {
    pub(super) capital: i16,
    pub(super) cards: Vec<Card>,
    pub(super) truce: bool,
    pub(super) attack: Option<Seat>,
}

impl Lot {
    /// What the one who makes the offer gives, and what they want.
    pub(super) fn both(terms: &Terms) -> [Self; 2] {
        [
            Self {
                capital: terms.give,
                cards: terms.give_cards.clone(),
                truce: terms.promise_truce,
                attack: terms.promise_attack,
            },
            Self {
                capital: terms.want,
                cards: terms.want_cards.clone(),
                truce: terms.want_truce,
                attack: terms.want_attack,
            },
        ]
    }
}

pub(super) fn panel(scene: &Scene<'_>) -> Option<Panel> {
    let trade = scene.view.trade.as_ref()?;
    let terms = trade.terms.shown()?;
    let [gives, wants] = Lot::both(terms);
    // The offer before this one, seen from the same seat: it was made by the other.
    let before = former(scene, trade.to).map(|terms| Lot::both(&terms));
    let (was_wanted, was_given) =
        before.map_or((None, None), |[gave, wanted]| (Some(gave), Some(wanted)));
    let left = Phrase::new("table-counters-left").with("n", trade.counters_left);
    let title = Phrase::new("sheet-trade")
        .with("seat", trade.from)
        .with("to", trade.to);
    // The reader's side stands on the left.
    let swapped = scene.view.viewer == Some(trade.to);
    let mine = half(scene, trade.from, &gives, was_given.as_ref());
    let theirs = half(scene, trade.to, &wants, was_wanted.as_ref());
    Some(Panel {
        room: Room::Whole,
        sign: "n-trade",
        title: scene.say(&title),
        note: html! { (scene.say(&left)) " " (face::plain::rule_link(scene, Rule("NS-D11"))) },
        body: html! {
            div.deal { @if swapped { (theirs) div.mid { (ic("n-scale")) } (mine) } @else { (mine) div.mid { (ic("n-scale")) } (theirs) } }
        },
    })
}

/// The last offer that this seat has made in this trade.
pub(super) fn former(scene: &Scene<'_>, by: Seat) -> Option<Terms> {
    let mut events = scene.remembered.iter().rev().map(|(_, event)| event);
    events
        .by_ref()
        .take_while(|event| !matches!(event, Event::Offering { .. }))
        .find_map(|event| match event {
            Event::Offered { seat, terms, .. } if *seat == by => Some(terms.clone()),
            _ => None,
        })
}

fn half(scene: &Scene<'_>, seat: Seat, lot: &Lot, was: Option<&Lot>) -> Markup {
    let player = scene.view.player(seat);
    let hero = player
        .and_then(|player| player.line.shown())
        .and_then(|line| line.first().copied());
    let you = scene.view.viewer == Some(seat);
    let title = Phrase::new(if you {
        "table-you-give"
    } else {
        "table-they-give"
    })
    .with("seat", seat);
    html! {
        section.half.(ink(seat)) aria-label=(scene.say(&title)) {
            header {
                @if let Some(hero) = hero { (portrait(&scene.view.content, hero, Some(seat), false)) }
                h3 { (scene.say(&title)) @if let Some(player) = player { small { (scene.say(&Phrase::new("table-has").with("capital", player.capital).with("n", player.hand_size))) } } }
            }
            ul.terms { (given(scene, lot, was, player.filter(|_| you))) @if *lot == Lot::default() { li.nothing { i { (ic("n-scale")) } span { (scene.word("table-nothing")) } } } }
        }
    }
}

/// What `giver`, who is the reader, does not have is marked.
fn given(scene: &Scene<'_>, lot: &Lot, was: Option<&Lot>, giver: Option<&PlayerView>) -> Markup {
    let own = giver.and_then(|giver| giver.hand.shown());
    let lacks = |card: Card| own.is_some_and(|held| !held.contains(&card));
    let short = giver.is_some_and(|giver| giver.capital < lot.capital);
    let changed = |is: bool| was.is_some() && is;
    let old = was.cloned().unwrap_or_default();
    let held = if scene.view.promises == PromiseMode::Enforced {
        "table-binds"
    } else {
        "table-on-honour"
    };
    html! {
        @if lot.capital > 0 || old.capital > 0 {
            li.changed[changed(lot.capital != old.capital)].lack[short] { i { (ic("n-coin")) } span { @if changed(lot.capital != old.capital) { (old.capital) " → " } (scene.say(&Phrase::new("cost-capital").with("n", lot.capital))) @if short { small { (scene.word("table-you-lack")) } } } }
        }
        @for &card in &lot.cards {
            @let tip = tips::card(scene, card);
            li.changed[changed(!old.cards.contains(&card))].lack[lacks(card)] title=(tip.text) data-tip=(tip.rule) data-about={ "card-" (card.0) } {
                i.(kind_ink(scene.view.content.card(card).kind)) { (ic(card_picture(&scene.view.content, card))) }
                span { (card_name(scene, card)) small { @if lacks(card) { (scene.word("table-you-lack")) } @else { (sentences(scene, cards::does(scene, card))) } } }
            }
        }
        @for &card in old.cards.iter().filter(|card| !lot.cards.contains(card)) { li.gone { i { (ic("n-scale")) } span { s { (card_name(scene, card)) } small { (scene.word("table-no-longer")) } } } }
        @if lot.truce { li.changed[changed(!old.truce)] { i { (ic("n-truce")) } span { (scene.word("table-vow-truce")) small { (scene.word(held)) } } } }
        @if old.truce && !lot.truce { li.gone { i { (ic("n-truce")) } span { s { (scene.word("table-vow-truce")) } small { (scene.word("table-no-longer")) } } } }
        @if let Some(seat) = lot.attack { li.changed[changed(old.attack != lot.attack)] { i { (ic("x-battle")) } span { (scene.say(&Phrase::new("table-vow-attack").with("seat", seat))) small { (scene.word(held)) } } } }
        @if let Some(seat) = old.attack.filter(|_| lot.attack.is_none()) { li.gone { i { (ic("x-battle")) } span { s { (scene.say(&Phrase::new("table-vow-attack").with("seat", seat))) } small { (scene.word("table-no-longer")) } } } }
    }
}

/// What would come of accepting, for the one who is asked.
pub(super) fn then(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let (Some(trade), Some(own)) = (&view.trade, view.own()) else {
        return Markup::default();
    };
    let Seen::Shown(terms) = &trade.terms else {
        return Markup::default();
    };
    let maker = view.player(trade.from);
    let escrow = terms.promise_attack.is_some() || terms.want_attack.is_some();
    if scene.offered(Choice::AcceptOffer).is_none() {
        return html! {
            h3 { (scene.word("table-cannot-accept")) }
            ul.fx { li { (ic("n-scale")) span { (scene.word("refused-accept")) " " (face::plain::rule_link(scene, Rule("NS-D11"))) } } }
        };
    }
    let capital = own.capital + terms.give - terms.want;
    let hand =
        i16::from(own.hand_size) + terms.give_cards.len() as i16 - terms.want_cards.len() as i16;
    html! {
        h3 { (scene.word("table-if-accepted")) }
        ul.fx {
            @if capital != own.capital { li { (ic("n-coin")) span { (scene.word("table-capital")) " " b { (own.capital) " → " (capital) } } } }
            @if hand != i16::from(own.hand_size) { li { (face::components::icon("cards")) span { (scene.word("verb-hand")) " " b { (own.hand_size) " → " (hand) } } } }
            @if escrow { li { (ic("n-contract")) span { (scene.word("table-escrow")) " " (face::plain::rule_link(scene, Rule("NS-D11"))) } } }
            @if let Some(maker) = maker { @if maker.kept + maker.broken > 0 { li { (ic("n-scale")) span { (scene.say(&Phrase::new("table-record").with("seat", maker.seat).with("kept", maker.kept).with("broken", maker.broken))) } } } }
        }
    }
}
