//! A kingdom's mat: the Hero with what their figures are made of, those who follow, Items, Capital by what it may be spent on, the
//! Build Blocks, and how far everything is. Every mat is in the page; the strips choose which is shown.

use kernel::Phrase;
use maud::{Markup, html};
use numa_sera::content::{Card, Effect, SetId, SkillType, Slot, Trigger};
use numa_sera::{Part, PlayerView, Purse};

use super::Scene;
use super::art::{
    card_name, crest, ic, ink, name, portrait, power, sentences, signed, slot_sign, text,
};
use super::cards::radio_id;
use super::said;
use super::{progress, tips, tree};
use crate::{names, texts};

pub(super) fn mats(scene: &Scene<'_>) -> Markup {
    html! {
        (views(scene))
        div.mats {
            @for player in &scene.view.players { (mat(scene, player)) }
        }
    }
}

/// What a phone shows at a time.
fn views(scene: &Scene<'_>) -> Markup {
    let views = [
        ("hero", "q-head", "table-view-hero"),
        ("tree", "n-build", "table-view-build"),
        ("more", "v-legend", "table-view-more"),
        ("world", "n-tower", "table-view-world"),
    ];
    html! {
        div.views role="radiogroup" aria-label=(scene.word("table-view")) {
            @for (nth, (key, sign, word)) in views.into_iter().enumerate() {
                label { input #{ "view-" (key) } type="radio" name="view" data-stays value=(key) checked[nth == 0]; (ic(sign)) span { (scene.word(word)) } }
            }
        }
    }
}

fn mat(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let seat = player.seat;
    let mine = scene.view.viewer == Some(seat);
    let label = scene.say(&Phrase::new("table-mat-of").with("seat", seat));
    html! {
        section.mat.panel.(ink(seat)) data-seat=(seat.index()) tabindex="0" aria-label=(label) {
            @match player.kingdom.filter(|_| !player.eliminated && player.max_power > 0) {
                Some(kingdom) => {
                    (head(scene, player, kingdom, mine))
                    (hero(scene, player))
                    (tree::small(scene, player, kingdom))
                    (progress::progress(scene, player))
                }
                None => p.nobody { (scene.word(if player.eliminated { "table-eliminated" } else { "table-no-kingdom" })) },
            }
        }
    }
}

fn head(scene: &Scene<'_>, player: &PlayerView, kingdom: u8, mine: bool) -> Markup {
    let content = &scene.view.content;
    let tip = tips::capital_of(scene, player);
    html! {
        header.mathead {
            (crest(content, kingdom))
            h2 { (name(scene, names::kingdom(content, kingdom))) }
            span.ep { @if !mine { (scene.words.name(player.seat)) " · " } (name(scene, names::epithet(content, kingdom))) }
            @if !mine {
                @if let Some(own) = scene.view.own().filter(|own| !own.eliminated) { label.btn.quiet.back for={ "mat-" (own.seat.index()) } { (face::components::icon("undo")) span { (scene.word("table-own-mat")) } } }
            }
            // Much Capital on many cards scrolls, by the keyboard too.
            div.purse tabindex="0" role="group" aria-label=(scene.word("table-capital")) {
                span title=(tip.text) data-tip=(tip.rule) data-about={ "purse-" (player.seat.index()) } data-at={ "coins-" (player.seat) } { (ic("n-coin")) b { (player.capital) } span { (scene.word("table-capital")) } }
                @for alike in purses(scene, player) { (ear(scene, player, &alike)) }
                span.res title=(tip.text) data-tip=(tip.rule) data-about={ "purse-" (player.seat.index()) } { (ic("n-residual")) b { (player.residual) } span { (scene.word("table-each-build")) } }
            }
        }
    }
}

/// Capital on cards, together where it may be spent on the same.
fn purses(scene: &Scene<'_>, player: &PlayerView) -> Vec<Vec<(SetId, u16)>> {
    let mut all: Vec<Vec<(SetId, u16)>> = Vec::new();
    let of = |set: SetId| (scene.view.content.purse(set), player.spared.contains(&set));
    for &(set, n) in &player.placed {
        match all.iter_mut().find(|alike| of(alike[0].0) == of(set)) {
            Some(alike) => alike.push((set, n)),
            None => all.push(vec![(set, n)]),
        }
    }
    all
}

/// What lies on cards for the same. The viewer may leave it alone for this turn.
fn ear(scene: &Scene<'_>, player: &PlayerView, alike: &[(SetId, u16)]) -> Markup {
    let spared = player.spared.contains(&alike[0].0);
    let says = |&(set, n): &(SetId, u16)| {
        let phrase = Phrase::new("tip-purse")
            .with("n", n)
            .with("card", names::set(&scene.view.content, set))
            .with("goods", goods_list(scene, set));
        scene.say(&phrase)
    };
    let says: Vec<String> = alike.iter().map(says).collect();
    let n: u16 = alike.iter().map(|(_, n)| n).sum();
    html! {
        span.ear.spared[spared] title=(says.join(" ")) data-tip="NS-R5-3" data-about={ "purse-" (player.seat.index()) } {
            (ic("n-coin")) b { (n) } span { (goods(scene, alike[0].0)) }
            @if spared { (face::components::icon("lock")) span.vh { (scene.word("table-spared")) } }
        }
    }
}

/// What a thing does, in few words where it places Capital each turn.
pub(super) fn brief(scene: &Scene<'_>, set: SetId) -> Markup {
    let content = &scene.view.content;
    let lines = match content.set(set).abilities.as_slice() {
        [one] if one.on == Trigger::StartOfTurn => match content.list(one.list) {
            [Effect::Place { n, .. }] => {
                let phrase = Phrase::new("table-places").with("n", *n);
                vec![phrase.with("goods", goods_list(scene, set))]
            }
            _ => texts::set_text(content, set),
        },
        _ => texts::set_text(content, set),
    };
    sentences(scene, lines)
}

/// What Capital on a card may be spent on, in short.
pub(super) fn goods(scene: &Scene<'_>, set: SetId) -> String {
    goods_list(scene, set)
        .iter()
        .map(|one| scene.say(one))
        .collect::<Vec<_>>()
        .join(", ")
}

fn goods_list(scene: &Scene<'_>, set: SetId) -> Vec<Phrase> {
    let Some(purse) = scene.view.content.purse(set) else {
        return Vec::new();
    };
    purse_words(purse)
        .into_iter()
        .map(|key| names::thing(names::word(key)))
        .collect()
}

fn purse_words(purse: Purse) -> Vec<&'static str> {
    if purse.on_anything() {
        return vec!["table-for-anything"];
    }
    let mut words = Vec::new();
    if purse.battle {
        words.push("table-for-battle");
    }
    if purse.items {
        words.push("table-for-items");
    }
    if purse.on_skills() {
        words.push("table-for-skills");
    } else {
        let skills = SkillType::ALL.into_iter().zip(purse.skills);
        let own = skills.filter(|(_, may)| *may);
        words.extend(own.map(|(skill, _)| super::world::short_skill(skill)));
    }
    words
}

fn hero(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let content = &scene.view.content;
    let Some((&active, heirs)) = player.line.shown().and_then(|line| line.split_first()) else {
        return Markup::default();
    };
    let info = &content.heroes[usize::from(active)];
    let tip = tips::hero(scene, active);
    let kingdom = &content.kingdoms[usize::from(info.kingdom)];
    let fallen = kingdom
        .heroes
        .iter()
        .filter(|hero| **hero != active && !heirs.contains(hero));
    html! {
        section.hero aria-label=(scene.word("table-hero")) {
            div.heroc title=(tip.text) data-tip=(tip.rule) data-about={ "hero-" (active) } data-at={ "hero-" (player.seat) } {
                (portrait(content, active, Some(player.seat), false))
                div {
                    h3 { (name(scene, names::hero(content, active))) }
                    p { (said::does(scene, info.set)) }
                }
            }
            div.two {
                (stat(scene, "n-attack", "table-attack", "tip-attack", player.attack, &player.attack_parts))
                (stat(scene, "n-defense", "table-defense", "tip-defense", player.defense, &player.defense_parts))
            }
            div data-at={ "power-" (player.seat) } { (power(scene, player.power, player.max_power, 0)) }
            ul.heirs aria-label=(scene.word("table-line")) {
                @for &hero in heirs { (heir(scene, player, hero, false)) }
                @for &hero in fallen { (heir(scene, player, hero, true)) }
            }
            (gear(scene, player))
        }
    }
}

/// A figure and, in short, where it comes from; the tip has it whole.
fn stat(
    scene: &Scene<'_>,
    sign: &str,
    word: &str,
    key: &'static str,
    n: i16,
    parts: &[Part],
) -> Markup {
    let tip = tips::parts(scene, key, n, parts);
    let sum: Vec<String> = parts
        .iter()
        .enumerate()
        .map(|(nth, part)| match nth {
            0 => part.n.to_string(),
            _ => signed(part.n),
        })
        .collect();
    html! {
        p.stat title=(tip.text) data-tip=(tip.rule) data-about=[parts.first().and_then(|part| part.set).map(|set| tips::about(&scene.view.content, set))] { (ic(sign)) b { (n) } small { (scene.word(word)) @if sum.len() > 1 { br; span { (sum.join(" ")) } } } }
    }
}

fn heir(scene: &Scene<'_>, player: &PlayerView, hero: u8, fallen: bool) -> Markup {
    let content = &scene.view.content;
    let info = &content.heroes[usize::from(hero)];
    let tip = tips::hero(scene, hero);
    html! {
        li title=(tip.text) data-tip=(tip.rule) data-about={ "hero-" (hero) } {
            (portrait(content, hero, Some(player.seat), fallen))
            span {
                b { (name(scene, names::hero(content, hero))) }
                small { @if fallen { (scene.word("table-slain")) } @else { (ic("n-attack")) (info.attack) " " (ic("n-defense")) (info.defense) " " (ic("n-heart")) (info.power) } }
            }
        }
    }
}

fn gear(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    html! {
        ul.gear aria-label=(scene.word("table-equipment")) {
            @for (slot, card) in Slot::ALL.into_iter().zip(player.slots) { (worn(scene, player, slot, card)) }
            @if let Some(card) = player.blessing {
                @let tip = tips::card(scene, card);
                li.blessed title=(tip.text) data-tip=(tip.rule) data-about={ "card-" (card.0) } { (ic("x-pool")) b { (card_name(scene, card)) } span.e { (scene.word("table-blessing")) } }
            }
        }
    }
}

fn worn(scene: &Scene<'_>, player: &PlayerView, slot: Slot, card: Option<Card>) -> Markup {
    let upgraded = player.upgraded.contains(&slot);
    let content = &scene.view.content;
    let place = scene.say(&names::thing(names::slot(slot)));
    let Some(card) = card else {
        let tip = tips::slot(scene, slot);
        return html! {
            li.none.upgraded[upgraded] title=(tip.text) data-tip=(tip.rule) { (ic(slot_sign(slot))) span { (super::art::capital(&place)) } span.e { @if upgraded { (ic("n-up")) span.vh { (scene.word("table-upgraded")) " " } } (scene.word("table-empty")) } }
        };
    };
    let info = content.card(card);
    let whole = Slot::ALL
        .into_iter()
        .filter(|&one| info.slots & 1 << one as u8 != 0)
        .all(|one| player.upgraded.contains(&one));
    let set = if whole { info.upgraded } else { info.set };
    let tip = tips::card(scene, card);
    let does = texts::set_text(content, set);
    let inside = html! {
        (ic(slot_sign(slot))) b { span.vh { (place) ": " } (card_name(scene, card)) }
        span.e { @if upgraded { (ic("n-up")) span.vh { (scene.word("table-upgraded")) " " } } (short(scene, does)) }
    };
    let id = radio_id(scene, numa_sera::Choice::Unequip(card))
        .filter(|_| scene.view.viewer == Some(player.seat));
    html! {
        @match id {
            Some(id) => li.upgraded[upgraded] data-at={ "slot-" (player.seat) "-" (slot as u8) } { label."for-equip" for=(id) title=(tip.text) data-tip=(tip.rule) data-about={ "card-" (card.0) } { (inside) } },
            None => li.upgraded[upgraded] title=(tip.text) data-tip=(tip.rule) data-about={ "card-" (card.0) } data-at={ "slot-" (player.seat) "-" (slot as u8) } { (inside) },
        }
    }
}

/// A text where there is little room: with signs, and only if it is short.
fn short(scene: &Scene<'_>, lines: Vec<Phrase>) -> Markup {
    const ROOM: usize = 22;
    let said = text(scene, lines);
    let said = said.trim_end_matches('.');
    if said.chars().count() <= ROOM {
        super::art::drawn(scene, said)
    } else {
        Markup::default()
    }
}
