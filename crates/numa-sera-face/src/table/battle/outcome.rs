//! The sum of a Battle and what comes of it; before the rolls, what may come of it.

use kernel::Phrase;
use maud::{Markup, html};
use numa_sera::{Play, Target};

use super::super::Scene;
use super::super::art::{card_name, ic, plain_figure, portrait, share, signed};
use super::super::forecast::{chances, wins};
use super::{Duel, Fallen};

/// What is taken away: below nothing it stands in brackets.
fn taken(n: i16) -> String {
    if n < 0 {
        format!("({})", signed(n))
    } else {
        n.to_string()
    }
}

pub(super) fn outcome(scene: &Scene<'_>, duel: &Duel) -> Markup {
    let [attack, defense] = &duel.sides;
    let (Some(one), two) = (attack.roll, defense.roll.unwrap_or(0)) else {
        return open(scene, duel);
    };
    let difference = attack.stat + one - defense.stat - two;
    let winner = if difference >= 0 {
        Some(duel.attacker)
    } else {
        duel.defender
    };
    let viewer = scene.view.viewer;
    let fights = viewer.is_some() && (viewer == Some(duel.attacker) || viewer == duel.defender);
    let bad = fights && viewer != winner;
    let (headline, others) = headline(duel);
    html! {
        footer.outcome.bad[bad].apart[!fights].open[duel.ended.is_empty()].settled[!duel.ended.is_empty()] {
            p.eqn { (plain_figure(attack.stat + one)) " − " (taken(defense.stat + two)) " = " b { @if difference == 0 { "0" } @else { (signed(difference)) } } }
            @for fallen in &duel.fallen { (fate(scene, fallen)) }
            div {
                @if let Some(headline) = headline { h3 { (scene.say(headline)) } }
                ul.fx {
                    @if difference == 0 { li { (ic("n-scale")) span { (scene.word("table-tie")) " " (face::plain::rule_link(scene, kernel::Rule("NS-R13-6"))) } } }
                    @for (sign, phrase) in others { li { (ic(sign)) span { (scene.say(phrase)) } } }
                    @if duel.ended.is_empty() { li { (ic("n-die")) span { (scene.word(if difference >= 0 { "table-attacker-ahead" } else { "table-defender-ahead" })) } } }
                }
            }
        }
    }
}

/// What weighs most of what came of it, and the rest: a slain Hero, a Stronghold, who won.
fn headline(duel: &Duel) -> (Option<&Phrase>, Vec<(&'static str, &Phrase)>) {
    let all = || duel.ended.iter().enumerate();
    let best = ["n-skull", "n-tower", "x-battle"]
        .into_iter()
        .find_map(|sign| all().find(|(_, (one, _))| *one == sign))
        .map(|(nth, _)| nth);
    let others = all().filter(|(nth, _)| Some(*nth) != best);
    let others = others.map(|(_, (sign, phrase))| (*sign, phrase)).collect();
    (best.map(|nth| &duel.ended[nth].1), others)
}

/// The Hero who fell, and who steps in.
fn fate(scene: &Scene<'_>, fallen: &Fallen) -> Markup {
    let content = &scene.view.content;
    let seat = Some(fallen.seat);
    html! {
        div.fate aria-hidden="true" {
            (portrait(content, fallen.hero, seat, true))
            @if let Some(heir) = fallen.heir { span.arrow { "→" } (portrait(content, heir, seat, false)) }
        }
    }
}

/// Before the rolls: the chances; for whoever may play a card, with each of them.
fn open(scene: &Scene<'_>, duel: &Duel) -> Markup {
    let [attack, defense] = &duel.sides;
    let battle = scene.view.battle.as_ref();
    let plays = battle.map_or(&[][..], |battle| &battle.plays);
    let hero = matches!(duel.target, Target::Hero(_));
    html! {
        footer.outcome.open {
            p.eqn { (attack.stat) " + ? : " (defense.stat) @if duel.defender.is_some() { " + ?" } }
            @if plays.len() > 1 { (bars(scene, duel, plays)) }
            @else if let Some(odds) = duel.odds { div { ul.fx { (chances(scene, odds, hero, (duel.attacker, duel.defender))) } } }
        }
    }
}

/// The viewer's chance to win with each card that they may play, and with none.
fn bars(scene: &Scene<'_>, duel: &Duel, plays: &[Play]) -> Markup {
    html! {
        div {
            h3 { (scene.word("table-chances")) " " small { (scene.word("table-before-cards")) } }
            div.chances { @for play in plays {
                @let n = wins(scene, play.odds, duel.attacker);
                p.chancebar {
                    span { @match play.card { Some(card) => (card_name(scene, card)), None => (scene.word("table-no-card")) } }
                    span.track aria-hidden="true" { i style={ "width:" (u32::from(n) * 100 / u32::from(play.odds.of.max(1))) "%" } {} }
                    b { (share(scene, n, play.odds.of)) }
                }
            } }
        }
    }
}
