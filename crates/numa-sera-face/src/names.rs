//! The names of things. One that has its name from the shipped set is named in the reader's language; one that an owner of the
//! game has renamed keeps the name in the file, which may have a Polish one besides.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use kernel::{Phrase, Published, Seat, Value};
use numa_sera::content::{Card, CardKind, Condition4, Content, SetId, SkillType, Slot, Source};
use numa_sera::{NumaSera, Target, View};

/// Ids and names of the shipped set.
fn shipped() -> &'static BTreeMap<String, String> {
    static NAMES: OnceLock<BTreeMap<String, String>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let content = NumaSera::read_content(NumaSera::CONTENT);
        content.map(|content| all(&content)).unwrap_or_default()
    })
}

/// Every id with its name.
fn all(content: &Content) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    let mut add = |id: &str, name: &str| {
        names.insert(id.to_owned(), name.to_owned());
    };
    content
        .cards
        .iter()
        .for_each(|card| add(&card.id, &card.name));
    content
        .heroes
        .iter()
        .for_each(|hero| add(&hero.id, &hero.name));
    content
        .strongholds
        .iter()
        .for_each(|hold| add(&hold.id, &hold.name));
    content
        .classes
        .iter()
        .for_each(|class| add(&class.id, &class.name));
    for kingdom in &content.kingdoms {
        add(&kingdom.id, &kingdom.name);
        kingdom
            .blocks
            .iter()
            .for_each(|block| add(&block.id, &block.name));
    }
    names
}

fn named(content: &Content, id: &str, name: &str) -> Value {
    if let Some(polish) = content.names_pl.get(id) {
        return Value::Named {
            usual: name.to_owned(),
            others: vec![("pl", polish.clone())],
        };
    }
    if shipped().get(id).is_some_and(|known| known == name) {
        Value::Word(format!("name-{}", id.to_lowercase().replace('_', "-")))
    } else {
        Value::Text(name.to_owned())
    }
}

/// What a card is called.
#[must_use]
pub fn card(content: &Content, card: Card) -> Value {
    let info = content.card(card);
    named(content, &info.id, &info.name)
}

pub(crate) fn cards(content: &Content, cards: &[Card]) -> Vec<Phrase> {
    let cards = cards.iter();
    cards.map(|&one| thing(card(content, one))).collect()
}

/// A name as part of a list.
pub(crate) fn thing(name: Value) -> Phrase {
    Phrase::new("the-thing").with("name", name)
}

pub(crate) fn hero(content: &Content, hero: u8) -> Value {
    let info = &content.heroes[usize::from(hero)];
    named(content, &info.id, &info.name)
}

pub(crate) fn hold(content: &Content, hold: u8) -> Value {
    let info = &content.strongholds[usize::from(hold)];
    named(content, &info.id, &info.name)
}

pub(crate) fn kingdom(content: &Content, kingdom: u8) -> Value {
    let info = &content.kingdoms[usize::from(kingdom)];
    named(content, &info.id, &info.name)
}

/// What a kingdom is known as. One that an owner of the game has changed keeps the words of the file.
pub(crate) fn epithet(content: &Content, kingdom: u8) -> Value {
    let known = match &*content.kingdoms[usize::from(kingdom)].epithet {
        "The Ordained Bloodline" => "epithet-numa-sera",
        "The Majestic Guardians" => "epithet-meran",
        "The Pillaging Hordes" => "epithet-siaa-dee",
        "The Valiant Knights" => "epithet-dena-vale",
        other => return Value::Text(other.to_owned()),
    };
    word(known)
}

pub(crate) fn block(content: &Content, kingdom: u8, block: u8) -> Value {
    let info = &content.kingdoms[usize::from(kingdom)].blocks[usize::from(block)];
    named(content, &info.id, &info.name)
}

pub(crate) fn class(content: &Content, class: u8) -> Value {
    let info = &content.classes[usize::from(class)];
    named(content, &info.id, &info.name)
}

pub(crate) fn skill(skill: SkillType) -> Value {
    word(match skill {
        SkillType::Weapon => "skill-weapon",
        SkillType::Defense => "skill-defense",
        SkillType::Forge => "skill-forge",
        SkillType::Agriculture => "skill-agriculture",
        SkillType::Lore => "skill-lore",
    })
}

pub(crate) fn slot(slot: Slot) -> Value {
    word(match slot {
        Slot::Head => "slot-head",
        Slot::Chest => "slot-chest",
        Slot::Right => "slot-right",
        Slot::Left => "slot-left",
        Slot::Pack => "slot-pack",
    })
}

pub(crate) fn kind(kind: CardKind) -> Value {
    word(match kind {
        CardKind::Boon => "kind-boon",
        CardKind::Hazard => "kind-hazard",
        CardKind::Maven => "kind-maven",
        CardKind::Battle => "kind-battle",
        CardKind::Mythic => "kind-mythic",
        CardKind::Pool => "kind-pool",
        CardKind::Item => "kind-item",
    })
}

pub(crate) fn condition(condition: Condition4) -> Value {
    word(match condition {
        Condition4::Conqueror => "condition-conqueror",
        Condition4::Champion => "condition-champion",
        Condition4::Master => "condition-master",
        Condition4::Legend => "condition-legend",
    })
}

/// A thing with abilities.
pub(crate) fn set(content: &Content, set: SetId) -> Value {
    match content.set(set).source {
        Source::Hero(of) => hero(content, of),
        Source::Card { card: of, .. } => card(content, of),
        Source::Stronghold(of) => hold(content, of),
        Source::Skill { skill: of, .. } => skill(of),
        Source::Class(of) => class(content, of),
        Source::Block { kingdom, block: of } => block(content, kingdom, of),
    }
}

pub(crate) fn target(view: &View, target: Target) -> Phrase {
    match target {
        Target::Independent(of) | Target::Controlled(of) => thing(hold(&view.content, of)),
        Target::Hero(seat) => Phrase::new("the-hero-of").with("seat", seat),
    }
}

/// Who attacks whom, or what.
pub(crate) fn attacked(view: &View, seat: Seat, of: Target) -> Phrase {
    let key = match of {
        Target::Hero(_) => "told-attacked-hero",
        Target::Independent(_) | Target::Controlled(_) => "told-attacked",
    };
    let says = Phrase::new(key).with("seat", seat);
    says.with("target", vec![target(view, of)])
}

pub(crate) fn word(key: &str) -> Value {
    Value::Word(key.to_owned())
}
