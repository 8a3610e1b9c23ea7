//! The names of things in notation: small letters with hyphens.

use kernel::Value;

use super::{Read, error, quoting};
use crate::content::{Card, Content, Names, SetId, SkillType, Slot, Source};

/// `Duelist's Rapier` is `duelists-rapier`.
pub(super) fn plain(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars().flat_map(char::to_lowercase) {
        if letter.is_alphanumeric() {
            text.push(letter);
        } else if letter != '\'' && !text.ends_with('-') && !text.is_empty() {
            text.push('-');
        }
    }
    text.trim_end_matches('-').to_owned()
}

/// Every name of a card set: the name of the thing where no other of its kind has it, else its id.
pub(crate) fn names_of(content: &Content) -> Names {
    let cards = content.cards.iter().map(|card| (&*card.name, &*card.id));
    let holds = content
        .strongholds
        .iter()
        .map(|hold| (&*hold.name, &*hold.id));
    let blocks = content.kingdoms.iter().map(|kingdom| {
        unique(
            kingdom
                .blocks
                .iter()
                .map(|block| (&*block.name, &*block.id)),
        )
    });
    let mut names = Names {
        cards: unique(cards),
        strongholds: unique(holds),
        blocks: blocks.collect(),
        sets: Vec::new(),
    };
    names.sets = content
        .sets
        .iter()
        .map(|set| set_name(content, &names, set.source))
        .collect();
    names
}

fn unique<'a>(things: impl Iterator<Item = (&'a str, &'a str)>) -> Vec<String> {
    let things: Vec<(String, &str)> = things.map(|(name, id)| (plain(name), id)).collect();
    let name = |(name, id): &(String, &str)| {
        let same = things.iter().filter(|(other, _)| other == name).count();
        if same == 1 { name.clone() } else { plain(id) }
    };
    things.iter().map(name).collect()
}

/// `card`, `card+` for the upgraded side, `weapon:2`, `kingdom:block`, `hero`, ...
fn set_name(content: &Content, names: &Names, source: Source) -> String {
    match source {
        Source::Hero(hero) => plain(&content.heroes[usize::from(hero)].id),
        Source::Card { card, upgraded } => {
            format!(
                "{}{}",
                names.cards[usize::from(card.0)],
                if upgraded { "+" } else { "" }
            )
        }
        Source::Stronghold(hold) => names.strongholds[usize::from(hold)].clone(),
        Source::Skill { skill: of, level } => format!("{}:{level}", skill(of)),
        Source::Class(of) => class(content, of),
        Source::Block { kingdom: of, block } => {
            let block = &names.blocks[usize::from(of)][usize::from(block)];
            format!("{}:{block}", kingdom(content, of))
        }
    }
}

fn place(names: &[String], text: &str, missing: &'static str) -> Read<usize> {
    let found = names.iter().position(|name| name == text);
    found.ok_or_else(|| quoting(missing, text))
}

pub(super) fn card(content: &Content, card: Card) -> &str {
    &content.notation.cards[usize::from(card.0)]
}

pub(super) fn read_card(content: &Content, text: &str) -> Read<Card> {
    place(&content.notation.cards, text, "notation-no-card").map(|at| Card(at as u8))
}

pub(super) fn hold(content: &Content, hold: u8) -> &str {
    &content.notation.strongholds[usize::from(hold)]
}

pub(super) fn read_hold(content: &Content, text: &str) -> Read<u8> {
    place(
        &content.notation.strongholds,
        text,
        "notation-no-stronghold",
    )
    .map(|at| at as u8)
}

pub(super) fn kingdom(content: &Content, kingdom: u8) -> String {
    crate::published::slug(&content.kingdoms[usize::from(kingdom)].id)
}

pub(super) fn read_kingdom(content: &Content, text: &str) -> Read<u8> {
    let found = (0..content.kingdoms.len() as u8).find(|&one| kingdom(content, one) == text);
    found.ok_or_else(|| quoting("notation-no-kingdom", text))
}

pub(super) fn block(content: &Content, kingdom: u8, block: u8) -> &str {
    &content.notation.blocks[usize::from(kingdom)][usize::from(block)]
}

pub(super) fn read_block(content: &Content, kingdom: u8, text: &str) -> Read<u8> {
    match content.notation.blocks.get(usize::from(kingdom)) {
        Some(blocks) => place(blocks, text, "notation-no-block").map(|at| at as u8),
        None => error("notation-block-kingdom"),
    }
}

pub(super) fn class(content: &Content, class: u8) -> String {
    plain(&content.classes[usize::from(class)].id)
}

pub(super) fn read_class(content: &Content, text: &str) -> Read<u8> {
    let found = (0..content.classes.len() as u8).find(|&one| class(content, one) == text);
    found.ok_or_else(|| quoting("notation-no-class", text))
}

pub(super) fn skill(skill: SkillType) -> &'static str {
    match skill {
        SkillType::Weapon => "weapon",
        SkillType::Defense => "defense",
        SkillType::Forge => "forge",
        SkillType::Agriculture => "agriculture",
        SkillType::Lore => "lore",
    }
}

/// The word by which faces know a Skill.
pub(crate) fn skill_word(of: SkillType) -> Value {
    Value::Word(format!("skill-{}", skill(of)))
}

pub(super) fn read_skill(text: &str) -> Read<SkillType> {
    let found = SkillType::ALL.into_iter().find(|&one| skill(one) == text);
    found.ok_or_else(|| quoting("notation-no-skill", text))
}

pub(super) fn slot(slot: Slot) -> &'static str {
    match slot {
        Slot::Head => "head",
        Slot::Chest => "chest",
        Slot::Right => "right",
        Slot::Left => "left",
        Slot::Pack => "pack",
    }
}

pub(super) fn read_slot(text: &str) -> Read<Slot> {
    let found = Slot::ALL.into_iter().find(|&one| slot(one) == text);
    found.ok_or_else(|| quoting("notation-no-slot", text))
}

pub(super) fn set(content: &Content, id: SetId) -> &str {
    &content.notation.sets[usize::from(id.0)]
}

pub(super) fn read_set(content: &Content, text: &str) -> Read<SetId> {
    place(&content.notation.sets, text, "notation-no-set").map(|at| SetId(at as u16))
}
