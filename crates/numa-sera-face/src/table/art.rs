//! Pictures, portraits, and texts with signs in the place of common words. Pictures are hidden from screen readers: names are always
//! text beside them, and a sign says its word.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use face::{ByLanguage, Language};
use kernel::{Phrase, Seat, Value};
use maud::{Markup, PreEscaped, html};
use numa_sera::content::{Card, CardKind, Condition4, Content, SkillType, Slot};

use super::{SPRITE, Scene};
use crate::names;

/// Every symbol by its name, without the prefix that all have.
static SYMBOLS: LazyLock<BTreeMap<&str, &str>> = LazyLock::new(|| {
    let lines = SPRITE.lines().filter_map(|line| {
        let name = line.strip_prefix("<symbol id=\"ns-")?.split('"').next()?;
        Some((name, line))
    });
    lines.collect()
});

/// The symbols that a page needs, inside of it: all signs, because what comes later may need them, and the pictures that it shows.
pub(super) fn sprite(drawn: &str) -> Markup {
    let uses = drawn.split("\"#ns-").skip(1);
    let used: BTreeSet<&str> = uses.filter_map(|rest| rest.split('"').next()).collect();
    let sign = |name: &str| name.as_bytes().get(1) == Some(&b'-') && !name.starts_with("k-");
    let needed = SYMBOLS
        .iter()
        .filter(|(name, _)| sign(name) || used.contains(*name))
        .map(|(_, line)| *line);
    html! { svg.sprite width="0" height="0" aria-hidden="true" { (PreEscaped(needed.collect::<String>())) } }
}

/// A sign of the game's own set.
pub(crate) fn ic(name: &str) -> Markup {
    html! { svg.ic aria-hidden="true" { use href={ "#ns-" (name) } {} } }
}

/// A picture with a class of its own.
pub(super) fn pic(name: &str, class: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href={ "#ns-" (name) } {} } }
}

/// A picture, or a sign where a card set of somebody's own has none.
fn known<'a>(name: &'a str, instead: &'a str) -> &'a str {
    if SYMBOLS.contains_key(name) {
        name
    } else {
        instead
    }
}

/// The class of a seat's colours.
pub(super) fn ink(seat: Seat) -> String {
    format!("p{}", seat.index() % 6 + 1)
}

pub(super) fn portrait(content: &Content, hero: u8, seat: Option<Seat>, fallen: bool) -> Markup {
    let id = &content.heroes[usize::from(hero)].id;
    let ink = seat.map_or_else(|| "p0".to_owned(), ink);
    html! { span.por.(ink).fallen[fallen] aria-hidden="true" { svg { use href={ "#ns-" (known(id, "n-crown")) } {} } } }
}

pub(super) fn maven(content: &Content, card: Card) -> Markup {
    let name = known(&content.card(card).id, "x-maven");
    html! { span.por.maven."t-maven" aria-hidden="true" { svg { use href={ "#ns-" (name) } {} } } }
}

pub(super) fn crest(content: &Content, kingdom: u8) -> Markup {
    let id = format!("k-{}", content.kingdoms[usize::from(kingdom)].id);
    pic(known(&id, "n-flag"), "crest")
}

pub(super) fn fort(content: &Content, hold: u8) -> Markup {
    let id = &content.strongholds[usize::from(hold)].id;
    html! { svg.fort aria-hidden="true" { use href={ "#ns-" (known(id, "n-tower")) } {} } }
}

/// The class of a kind of card: its colour and its pattern.
pub(super) fn kind_ink(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Boon => "t-boon",
        CardKind::Hazard => "t-hazard",
        CardKind::Maven => "t-maven",
        CardKind::Battle => "t-battle",
        CardKind::Mythic => "t-mythic",
        CardKind::Pool => "t-pool",
        CardKind::Item => "t-item",
    }
}

pub(super) fn kind_sign(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Boon => "x-boon",
        CardKind::Hazard => "x-hazard",
        CardKind::Maven => "x-maven",
        CardKind::Battle => "x-battle",
        CardKind::Mythic | CardKind::Item => "x-item",
        CardKind::Pool => "x-pool",
    }
}

/// The picture of a card, or the sign of its kind.
pub(super) fn card_picture(content: &Content, card: Card) -> &str {
    let info = content.card(card);
    let own = match info.id.as_str() {
        "BT01" => "o-hand",
        "BT02" => "o-omen",
        "BT03" => "o-charge",
        "BT04" => "o-shields",
        "BT05" | "WF12" => "o-banner",
        "BT06" => "o-reroll",
        "BT07" => "x-pool",
        "BT08" => "o-fury",
        "BT09" | "WF21" => "o-spikes",
        "BT10" => "o-sack",
        "BT11" => "o-disarm",
        "BT12" | "WF23" => "o-surgeon",
        "BT13" | "WF03" | "WF07" => "o-axe",
        "BT14" | "WF25" => "o-ladder",
        "BT15" => "o-stand",
        "BT16" => "o-feather",
        "BT17" => "o-drum",
        "BO01" => "o-caravan",
        "BO03" => "n-bank",
        "BO07" | "PE06" => "o-stars",
        "BO08" => "o-lantern",
        "HZ01" => "o-rock",
        "MY07" => "o-horn",
        "WF06" | "MY02" => "o-maul",
        "WF08" => "o-bow",
        "WF09" | "WF10" | "MY03" => "o-kite",
        "WF15" | "WF17" | "MY04" => "o-circlet",
        "WF18" | "WF20" | "MY10" => "o-brigandine",
        "WF19" => "o-mail",
        "WF22" | "MY05" => "o-cloak",
        "WF24" | "MY06" => "o-ledger",
        "WF13" | "WF14" | "WF16" | "MY09" => "q-head",
        "WF01" | "WF02" | "WF04" | "WF05" | "WF11" | "MY01" | "MY08" => "o-longsword",
        id => id,
    };
    known(own, kind_sign(info.kind))
}

pub(super) fn skill_sign(skill: SkillType) -> &'static str {
    match skill {
        SkillType::Weapon => "s-weapon",
        SkillType::Defense => "s-defense",
        SkillType::Forge => "s-forge",
        SkillType::Agriculture => "s-agriculture",
        SkillType::Lore => "s-lore",
    }
}

pub(super) fn slot_sign(slot: Slot) -> &'static str {
    match slot {
        Slot::Head => "q-head",
        Slot::Chest => "q-chest",
        Slot::Right => "q-right",
        Slot::Left => "q-left",
        Slot::Pack => "q-pack",
    }
}

pub(super) fn class_sign(content: &Content, class: u8) -> String {
    let name = format!("c-{}", content.classes[usize::from(class)].id);
    known(&name, "v-legend").to_owned()
}

pub(super) fn condition_sign(condition: Condition4) -> &'static str {
    match condition {
        Condition4::Conqueror => "v-conqueror",
        Condition4::Champion => "v-champion",
        Condition4::Master => "v-master",
        Condition4::Legend => "v-legend",
    }
}

/// What a value is called, as it begins a line.
pub(super) fn name(scene: &Scene<'_>, value: Value) -> String {
    capital(&scene.say(&names::thing(value)))
}

pub(super) fn card_name(scene: &Scene<'_>, card: Card) -> String {
    name(scene, names::card(&scene.view.content, card))
}

pub(super) fn roman(level: u8) -> &'static str {
    ["–", "I", "II", "III", "IV"]
        .get(usize::from(level))
        .copied()
        .unwrap_or("–")
}

/// With its sign; the minus is the mathematical one.
pub(super) fn signed(n: i16) -> String {
    let sign = if n < 0 { '\u{2212}' } else { '+' };
    format!("{sign}{}", n.unsigned_abs())
}

/// A figure, with a minus sign if it is below nothing.
pub(super) fn plain_figure(n: i16) -> String {
    if n < 0 { signed(n) } else { n.to_string() }
}

/// The first letter in upper case.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// Sentences as one text.
pub(super) fn text(scene: &Scene<'_>, lines: Vec<Phrase>) -> String {
    scene.say(&Phrase::new("table-text").with("text", Value::Sentences(lines)))
}

/// The signs that stand for words, and the forms of those words, the longest first.
type Signs = Vec<(String, &'static str)>;

static SIGNS: LazyLock<ByLanguage<Signs>> = LazyLock::new(|| ByLanguage::from_fn(signs));

fn signs(language: Language) -> Signs {
    let lines = crate::TABLE.of(language).lines();
    let mut signs: Signs = lines
        .filter_map(|line| line.strip_prefix("sign-")?.split_once(" = "))
        .flat_map(|(key, forms)| {
            let sign = match key {
                "capital" => "n-coin",
                "residual" => "n-residual",
                "attack" => "n-attack",
                "defense" => "n-defense",
                _ => "n-heart",
            };
            forms.split(" | ").map(move |form| (form.to_owned(), sign))
        })
        .collect();
    signs.sort_by_key(|(form, _)| usize::MAX - form.len());
    signs
}

/// A text with signs for its common words: "Gain 4 (coin)".
pub(super) fn drawn(scene: &Scene<'_>, said: &str) -> Markup {
    let signs = SIGNS.of(scene.words.language());
    let mut parts: Vec<Markup> = Vec::new();
    let (mut rest, mut plain) = (said, 0);
    // Words begin after a space or at the beginning.
    let mut begins = true;
    while plain < rest.len() {
        let here = &rest[plain..];
        let found = signs.iter().find(|(form, _)| {
            begins
                && here
                    .strip_prefix(form.as_str())
                    .is_some_and(|after| !after.chars().next().is_some_and(char::is_alphanumeric))
        });
        if let Some((form, sign)) = found {
            let (before, number) = rest[..plain].split_at(number_at(&rest[..plain]));
            let after = &here[form.len()..];
            let stop = after
                .find(|sign: char| !".,;:)".contains(sign))
                .unwrap_or(after.len());
            let drawn = html! { (number) (ic(sign)) span.vh { (form) } (&after[..stop]) };
            let alone = number.is_empty() && stop == 0;
            parts.push(html! { (before) @if alone { (drawn) } @else { span.nb { (drawn) } } });
            rest = &after[stop..];
            (plain, begins) = (0, false);
        } else {
            let letter = here.chars().next().map_or(1, char::len_utf8);
            begins = here.starts_with([' ', '(']);
            plain += letter;
        }
    }
    html! { @for part in &parts { (part) } (rest) }
}

/// Where the number begins that a text ends with: no line ends between it and its sign.
fn number_at(text: &str) -> usize {
    let Some(words) = text.strip_suffix(' ') else {
        return text.len();
    };
    let begins = words.rfind([' ', '(']).map_or(0, |space| space + 1);
    let number = &words[begins..];
    let counts = number.contains(|sign: char| sign.is_ascii_digit())
        && !number.contains(char::is_alphabetic);
    if counts { begins } else { text.len() }
}

/// The same of sentences.
pub(super) fn sentences(scene: &Scene<'_>, lines: Vec<Phrase>) -> Markup {
    drawn(scene, &text(scene, lines))
}

/// A figure with its sign, and its word for those who cannot see it.
pub(super) fn figure(scene: &Scene<'_>, sign: &str, key: &str, n: i16) -> Markup {
    html! { span { (ic(sign)) span.vh { (scene.word(key)) " " } (n) } }
}

/// How often something comes, of all rolls: counted on one's fingers, or in percent where there are too many.
pub(super) fn share(scene: &Scene<'_>, n: u16, of: u16) -> String {
    if of <= 36 {
        return scene.say(&Phrase::new("table-n-of").with("n", n).with("of", of));
    }
    let percent = (u32::from(n) * 100 + u32::from(of) / 2) / u32::from(of.max(1));
    scene.say(&Phrase::new("table-percent").with("n", percent))
}

/// A Hero's Power as a bar.
pub(super) fn power(scene: &Scene<'_>, now: i16, most: i16, lost: i16) -> Markup {
    let cell = |nth: i16| match nth {
        nth if nth < now => "f",
        nth if nth < now + lost => "lost",
        _ => "",
    };
    html! {
        p.pow {
            (ic("n-heart")) span.vh { (scene.word("table-power")) " " }
            span.bar10 aria-hidden="true" { @for nth in 0..most.clamp(0, 24) { i class=(cell(nth)) {} } }
            b { (now) } small { "/" (most) }
        }
    }
}

/// So many of so many, as small boxes.
pub(super) fn pips(n: u8, of: u8) -> Markup {
    html! { span.pips aria-hidden="true" { @for nth in 0..of { i.f[nth < n] {} } } }
}
