//! The deck and the pool. Clicking a card answers: recruit it, or solo, put it on the Dashboard.

use ethnos::{Card, Choice, Kind, Question};
use face::plain;
use kernel::{Phrase, Refusal, Rule};
use maud::{Markup, html};

use super::art::{card_ink, icon};
use super::cards::{face, label};
use super::{Scene, tips};

/// So many stand in a row. Of more, equal ones lie on a heap; more heaps are two rows of smaller cards.
const ROW: usize = 9;

pub(super) fn pool(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let heaps: Vec<&[Card]> = heaps(&view.pool).collect();
    let many = heaps.len() > ROW;
    let locked = locked(scene);
    html! {
        section.panel.pool.locked[locked.is_some()].many[many] data-at="pool" aria-label=(scene.word("table-recruit")) {
            header {
                h2 { (scene.word("table-recruit")) }
                span.hint { (notes(scene)) }
                @if let Some(refusal) = &locked { div #pool-locked .note { (icon("lock")) (plain::refused(scene, refusal)) } }
            }
            (deck(scene, locked.is_some()))
            ul.cards tabindex="0" data-keep-scroll="pool" aria-label=(scene.say(&Phrase::new("table-pool").with("n", crate::say::small(view.pool.len())))) {
                @if view.pool.is_empty() { li.none { (scene.word("table-pool-empty")) } }
                @for heap in heaps {
                    li data-at=(crate::tale::in_pool(heap[0])) { (ally(scene, heap, locked.is_some())) }
                }
            }
        }
    }
}

/// Why nothing can be recruited, to a player who is asked about their turn.
fn locked(scene: &Scene<'_>) -> Option<Refusal> {
    let turn = scene.yours() && scene.view.question == Question::Turn;
    turn.then(|| (scene.why_not)(Choice::Draw)).flatten()
}

/// What can be known of the deck, and the variants of this table.
fn notes(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    html! {
        span {
            @if view.deck.above > 0 {
                (scene.say(&Phrase::new("table-safe").with("n", view.deck.above))) " " (plain::rule_link(scene, Rule("ET-AGE-9")))
            } @else if view.asked.is_some() {
                (scene.say(&Phrase::new("table-dragons").with("n", view.deck.dragons)))
            }
        }
        @if view.refill > 0 { span { " " (scene.say(&Phrase::new("sheet-refill").with("n", view.refill))) " " (plain::rule_link(scene, Rule("ET-RECRUIT-2"))) } }
        @if view.draw_two { span { " " (scene.word("sheet-draw-two")) } }
    }
}

fn deck(scene: &Scene<'_>, locked: bool) -> Markup {
    let count = scene.view.deck.cards;
    let says = Phrase::new("table-deck").with("n", count);
    let face = html! { span { (count) small { (scene.word("table-deck-word")) } } };
    let tip = tips::deck(scene);
    html! {
        div.deck data-at="deck" title=(tip.text) data-tip=(tip.rule) {
            @match scene.offered(Choice::Draw) {
                Some(offer) => button.ally.back form="decision" name="answer" value=(offer.notation) data-key="d" { (face) span.vh { (offer.sentence) } },
                None if locked => button.ally.back type="button" aria-disabled="true" aria-describedby="pool-locked" { (face) span.vh { (scene.say(&says)) } },
                None => div.ally.back { (face) span.vh { " " (scene.say(&says)) } },
            }
        }
    }
}

/// Equal cards together where there are many.
fn heaps(pool: &[Card]) -> impl Iterator<Item = &[Card]> {
    pool.chunk_by(move |a, b| pool.len() > ROW && a == b)
}

fn ally(scene: &Scene<'_>, alike: &[Card], locked: bool) -> Markup {
    let card = alike[0];
    let ink = card_ink(scene.view, card);
    let tip = tips::card(scene, card);
    let inside = html! {
        (face(scene, card, false))
        @if alike.len() > 1 { span.times { "×" (alike.len()) } }
    };
    html! {
        @match offer(scene, card) {
            Some(offer) => button.ally.(ink) form="decision" name="answer" value=(offer.notation) title=(tip.text) data-tip=(tip.rule) { (inside) span.vh { (offer.sentence) } },
            None if locked => button.ally.(ink) type="button" aria-disabled="true" aria-describedby="pool-locked" title=(tip.text) data-tip=(tip.rule) { (inside) span.vh { (label(scene, card)) } },
            None => div.ally.(ink) title=(tip.text) data-tip=(tip.rule) { (inside) span.vh { (label(scene, card)) } },
        }
    }
}

/// What a click on a card of the pool would answer.
fn offer<'a>(scene: &Scene<'a>, card: Card) -> Option<&'a face::Offer<Choice>> {
    let kind = scene.view.kind(card)?;
    let answers: [fn(Kind) -> Choice; 2] = [Choice::Take, Choice::Feed];
    let offers = scene.offers;
    // Cards just discarded lie in the pool, too, but are chosen among themselves (ET-SOLO-25).
    let feeding = scene.view.question != Question::FeedDiscarded;
    let mut named = answers
        .into_iter()
        .filter(|_| feeding)
        .map(|answer| answer(kind));
    named.find_map(|choice| offers.iter().find(|offer| offer.choice == choice))
}
