//! What is counted: Capital and where it comes from, how far everybody is in the race, and what lies on the Discard Pile.

use kernel::{Phrase, Value};
use maud::{Markup, html};
use numa_sera::PlayerView;
use numa_sera::content::Condition4;

use super::super::art::{card_name, condition_sign, ic, kind_ink, name, pic, pips};
use super::super::cards::kinds;
use super::super::{mat, players, tips};
use super::{Scene, Sheet, line, named, sum};
use crate::names;

/// What lies on the mat and on cards, and what a Build brings.
pub(super) fn purse(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let content = &scene.view.content;
    let from = |set| {
        Phrase::new("detail-only-for")
            .with("card", names::set(content, set))
            .with("goods", Value::Text(mat::goods(scene, set)))
    };
    let says = Phrase::new("detail-capital-of").with("seat", player.seat);
    Sheet {
        picture: html! { span.por."t-thing".kindart aria-hidden="true" { (pic("n-bank", "pic")) } },
        name: scene.say(&says),
        kind: html! { (scene.word("detail-mat-first")) },
        rule: "NS-D30",
        does: html! { (scene.word("detail-capital")) },
        rest: html! {
            ul.fx {
                (line("n-coin", &html! { b { (player.capital) } " " (scene.word("detail-on-mat")) }))
                @for &(set, n) in &player.placed {
                    (line("n-bank", &html! { b { (n) } " " (scene.say(&from(set))) @if player.spared.contains(&set) { " · " (scene.word("table-spared")) } }))
                }
            }
            (residual(scene, player))
        },
        flavour: None,
        mat: Some(player.seat),
    }
    .draw(scene)
}

/// NS-R12-2: the kingdom's own, Strongholds, then all that things in play add.
fn residual(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let content = &scene.view.content;
    let Some(kingdom) = player.kingdom else {
        return Markup::default();
    };
    let base = content.kingdoms[usize::from(kingdom)].base_residual;
    let mut parts = vec![(name(scene, names::kingdom(content, kingdom)), base)];
    let holds = player.strongholds.iter().map(|&hold| {
        let info = &content.strongholds[usize::from(hold)];
        (name(scene, names::hold(content, hold)), info.residual)
    });
    parts.extend(holds.filter(|(_, n)| *n != 0));
    parts.extend(named(scene, &player.sources.residual));
    sum(
        scene,
        &scene.word("detail-each-build"),
        "NS-R12-2",
        player.residual,
        &parts,
    )
}

/// How far everybody is with a Victory Condition.
pub(super) fn race(scene: &Scene<'_>, condition: Condition4) -> Markup {
    let tip = tips::condition(scene, condition);
    let says = match tip.text.split_once(": ") {
        Some((_, says)) => super::super::art::capital(says),
        None => tip.text,
    };
    Sheet {
        picture: html! { span.por."t-thing".kindart aria-hidden="true" { (pic(condition_sign(condition), "pic")) } },
        name: name(scene, names::condition(condition)),
        kind: html! { (scene.word("detail-condition")) },
        rule: tip.rule.0,
        does: html! { (says) },
        rest: super::kingdom::each(scene, |player| {
            let (n, of) = players::race(scene.view, player, condition);
            html! { (pips(n, of)) " " (n) "/" (of) }
        }),
        flavour: None,
        mat: None,
    }
    .draw(scene)
}

/// Every card that was discarded, each kind once.
pub(super) fn discard(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let pile = &view.deck.discard;
    Sheet {
        picture: html! { span.por."t-thing".kindart aria-hidden="true" { (face::components::icon("cards")) } },
        name: scene.word("table-head-salvage"),
        kind: html! { (scene.say(&Phrase::new("table-discarded").with("n", pile.len() as u8))) },
        rule: "NS-R6-3",
        does: html! { (scene.word("detail-open-pile")) },
        rest: html! {
            ul.pilelist {
                @for (card, n) in kinds(pile) {
                    li.(kind_ink(view.content.card(card).kind)) { i {} (card_name(scene, card)) @if n > 1 { " ×" (n) } }
                }
            }
            @if pile.is_empty() { p { (ic("n-eye")) (scene.word("table-empty")) } }
        },
        flavour: None,
        mat: None,
    }
    .draw(scene)
}
