//! What a composed Band would do, before it is played: marker, points, ability, discard. A small style that comes with it shows
//! the same on the board: the kingdom's coast in brass, the marker that would come, the crown of the Leader.

use ethnos::{Card, Kingdom, Marker, Outlook};
use face::{Forecast, plain};
use kernel::{Phrase, Rule};
use maud::{Markup, PreEscaped, html};

use super::Scene;
use super::art::{emblem, icon, kingdom_name, tribe_name};
use super::cards::mini;
use super::form::read_card;
use crate::{EthnosFace, facts, say};

pub(crate) fn foretold(scene: &Scene<'_>, forecast: &Forecast<'_, EthnosFace>) -> Markup {
    let band = composed(scene, forecast.chain);
    let kept = named(forecast.chain, "keep");
    html! {
        div.eth.eth-foretold {
            @if let Some((leader, cards)) = band.as_deref().and_then(|cards| Some((*cards.first()?, cards))) {
                (title(scene, leader, cards))
                @match forecast.refusal {
                    Some(refusal) => (plain::refused(scene, refusal)),
                    None => (effects(scene, leader, cards)),
                }
            } @else if forecast.chain.iter().any(|answer| answer == "decline" || answer.starts_with("keep ")) && forecast.refusal.is_none() {
                (keeping(scene, &kept))
            } @else {
                (plain::foretold(scene, forecast))
            }
        }
    }
}

/// The Band that the chain plays, its Leader first.
fn composed(scene: &Scene<'_>, chain: &[String]) -> Option<Vec<Card>> {
    let mut cards = named(chain, "lead");
    if cards.is_empty() {
        let begun = scene
            .view
            .building
            .shown()
            .filter(|cards| !cards.is_empty())?;
        cards.extend(begun);
    }
    cards.extend(named(chain, "join"));
    Some(cards)
}

/// The cards that follow this verb.
fn named(chain: &[String], verb: &str) -> Vec<Card> {
    let rest = chain
        .iter()
        .filter_map(|answer| answer.strip_prefix(verb)?.strip_prefix(' '));
    rest.filter_map(read_card).collect()
}

fn title(scene: &Scene<'_>, leader: Card, cards: &[Card]) -> Markup {
    let says = Phrase::new("fore-title")
        .with("n", say::small(cards.len()))
        .with("tribe", say::tribe(leader.tribe));
    html! {
        header {
            h2 { (scene.say(&says)) }
            p.minis { @for (at, card) in cards.iter().enumerate() { (mini(scene, *card, at == 0)) } }
        }
    }
}

fn effects(scene: &Scene<'_>, leader: Card, cards: &[Card]) -> Markup {
    let size = say::small(cards.len());
    let wild = cards.iter().filter(|card| card.colour.is_none()).count();
    let Some(outlook) = scene.view.outlook(leader, size, say::small(wild)) else {
        return Markup::default();
    };
    html! {
        ul.fx {
            (marker(scene, &outlook.marker))
            (worth(scene, &outlook))
            @if let Some(leads) = &outlook.leads {
                li { (emblem(leader.tribe)) span { b { (tribe_name(scene, leader.tribe)) ":" } " " (scene.say(&leads.phrase)) " " (plain::rule_link(scene, leads.rule)) } }
            }
            (discard(scene, &outlook, size))
        }
        (on_board(scene, &outlook.marker, leader))
    }
}

fn line(ok: bool, sign: &str, inside: &Markup) -> Markup {
    html! { li.ok[ok] { (icon(sign)) span { (inside) } } }
}

fn marker(scene: &Scene<'_>, marker: &Marker) -> Markup {
    match marker {
        Marker::Fits {
            kingdom,
            counts,
            standing,
        } => {
            let says = figures(scene, "fore-marker", *kingdom, *counts, *standing);
            let then = lead_after(scene, *kingdom);
            line(
                true,
                "check",
                &html! { (scene.say(&says)) @if let Some(then) = then { small { (then) } } },
            )
        }
        Marker::TooSmall {
            kingdom,
            counts,
            standing,
        } => {
            let rule = if scene.view.sides.len() == 2 {
                "ET-2P-5"
            } else {
                "ET-MARK-1"
            };
            let says = figures(scene, "fore-marker-small", *kingdom, *counts, *standing);
            by_rule(scene, false, &says, rule)
        }
        Marker::Anywhere(open) => anywhere(scene, open),
        Marker::Never => by_rule(
            scene,
            false,
            &Phrase::new("fore-marker-never"),
            "ET-TRIBE-HALFLING-1",
        ),
        Marker::SupplyEmpty => by_rule(
            scene,
            false,
            &Phrase::new("fore-marker-supply"),
            "ET-MARK-7",
        ),
    }
}

/// So many cards against so many markers of a kingdom.
fn figures(
    scene: &Scene<'_>,
    key: &'static str,
    kingdom: Kingdom,
    counts: u8,
    standing: u8,
) -> Phrase {
    Phrase::new(key)
        .with("kingdom", say::kingdom(scene.view, kingdom))
        .with("counts", counts)
        .with("standing", standing)
}

/// The kingdoms that a marker can choose from, if there are any.
fn anywhere(scene: &Scene<'_>, open: &[Kingdom]) -> Markup {
    if open.is_empty() {
        let says = Phrase::new("fore-marker-nowhere");
        return by_rule(scene, false, &says, "ET-TRIBE-WINGFOLK-2");
    }
    let names: Vec<String> = open.iter().map(|of| kingdom_name(scene, *of)).collect();
    let says = Phrase::new("fore-marker-any").with("kingdoms", names.join(", "));
    by_rule(scene, true, &says, "ET-TRIBE-WINGFOLK-1")
}

/// A line about the marker with the rule that decides.
fn by_rule(scene: &Scene<'_>, ok: bool, says: &Phrase, rule: &'static str) -> Markup {
    let sign = if ok { "check" } else { "cross" };
    line(
        ok,
        sign,
        &html! { (scene.say(says)) " " (plain::rule_link(scene, Rule(rule))) },
    )
}

/// Who would lead there then.
fn lead_after(scene: &Scene<'_>, kingdom: Kingdom) -> Option<String> {
    let seat = scene.view.seat?;
    let now = &scene.view.kingdoms[kingdom.index()];
    let mut after = now.clone();
    *after.markers.get_mut(seat.index())? += 1;
    let fact = facts::lead((scene.view, now), (scene.view, &after), seat)?;
    Some(super::art::capital(&scene.say(&fact)))
}

fn worth(scene: &Scene<'_>, outlook: &Outlook) -> Markup {
    let says = Phrase::new("fore-worth")
        .with("points", say::points(outlook.points))
        .with("size", say::size(outlook.counts.into()));
    line(
        false,
        "glory",
        &html! { (scene.say(&says)) " " (plain::rule_link(scene, Rule("ET-SCORE-20"))) },
    )
}

/// What goes to the pool afterwards.
fn discard(scene: &Scene<'_>, outlook: &Outlook, size: u8) -> Markup {
    let held = scene
        .view
        .seat
        .map_or(0, |seat| scene.view.side(seat).hand_size);
    let gone = held.saturating_sub(size + outlook.keeps);
    let key = if gone == 0 {
        "fore-discard-none"
    } else if outlook.another {
        "fore-discard-later"
    } else {
        "fore-discard"
    };
    let says = Phrase::new(key)
        .with("cards", say::cards(gone))
        .with("n", gone);
    line(
        false,
        "pool",
        &html! { (scene.say(&says)) " " (plain::rule_link(scene, Rule("ET-BAND-11"))) },
    )
}

/// Shows the kingdom, the marker and the Leader's crown.
fn on_board(scene: &Scene<'_>, marker: &Marker, leader: Card) -> Markup {
    let mut style = String::new();
    let open: &[Kingdom] = match marker {
        Marker::Fits { kingdom, .. } => std::slice::from_ref(kingdom),
        Marker::Anywhere(open) => open,
        _ => &[],
    };
    for kingdom in open {
        let land = scene.view.colour(*kingdom).key();
        style.push_str(&format!(
            ".eth .halo[data-land={land}]{{display:inline}}.eth .kg[data-land={land}] .plus{{display:grid}}"
        ));
    }
    if let Some(colour) = leader.colour {
        // Without a chosen crown the first card of this kind leads; a chosen one outranks this by its own style.
        let slot = format!(
            ".slot[data-tribe={}][data-colour={}]:has(.pick:checked)",
            leader.tribe.key(),
            colour.key()
        );
        let implied = ".eth .hand:not(:has(.pick:checked~.lead :checked))";
        style.push_str(&format!(
            "{implied} {slot} .lead{{--crown:var(--brass);--on-crown:var(--on-brass)}}\
             {implied} {slot}~{slot} .lead{{--crown:var(--surface);--on-crown:var(--ink-3)}}"
        ));
    }
    html! { style { (PreEscaped(style)) } }
}

/// What would stay in hand and what would go.
fn keeping(scene: &Scene<'_>, cards: &[Card]) -> Markup {
    let before = scene.view.keeping.shown().map_or(0, Vec::len);
    let held = scene
        .view
        .seat
        .map_or(0, |seat| scene.view.side(seat).hand_size);
    let kept = say::small(cards.len() + before);
    let gone = held.saturating_sub(kept);
    let says = Phrase::new("fore-kept")
        .with("n", kept)
        .with("cards", say::cards(kept));
    let key = match gone {
        0 => "fore-discard-none",
        _ => "fore-discard",
    };
    let goes = Phrase::new(key)
        .with("n", gone)
        .with("cards", say::cards(gone));
    html! {
        header { h2 { (scene.say(&says)) } p.minis { @for card in cards { (mini(scene, *card, false)) } } }
        ul.fx { (line(false, "pool", &html! { (scene.say(&goes)) " " (plain::rule_link(scene, Rule("ET-TRIBE-ELF-1"))) })) }
    }
}
