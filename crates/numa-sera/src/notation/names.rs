//! What things are called in notation: their names in small letters with hyphens.

use kernel::NotationError;

use super::error;
use crate::content::{Card, Content, SetId, SkillType, Slot, Source};

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

/// The name where it is unique, else the id.
fn unique<'a>(name: &str, id: &str, mut all: impl Iterator<Item = &'a str>) -> String {
    let name = plain(name);
    let mut same = 0;
    for other in &mut all {
        same += usize::from(plain(other) == name);
    }
    if same == 1 { name } else { plain(id) }
}

pub(super) fn card(content: &Content, card: Card) -> String {
    let info = content.card(card);
    unique(&info.name, &info.id, content.cards.iter().map(|card| card.name.as_str()))
}

pub(super) fn read_card(content: &Content, text: &str) -> Result<Card, NotationError> {
    let found = (0..content.cards.len() as u8).map(Card).find(|&one| card(content, one) == text);
    found.ok_or_else(|| NotationError::new(format!("there is no card {text:?}")))
}

pub(super) fn hold(content: &Content, hold: u8) -> String {
    let info = &content.strongholds[usize::from(hold)];
    unique(&info.name, &info.id, content.strongholds.iter().map(|hold| hold.name.as_str()))
}

pub(super) fn read_hold(content: &Content, text: &str) -> Result<u8, NotationError> {
    let found = (0..content.strongholds.len() as u8).find(|&one| hold(content, one) == text);
    found.ok_or_else(|| NotationError::new(format!("there is no Stronghold {text:?}")))
}

pub(super) fn kingdom(content: &Content, kingdom: u8) -> String {
    crate::published::slug(&content.kingdoms[usize::from(kingdom)].id)
}

pub(super) fn read_kingdom(content: &Content, text: &str) -> Result<u8, NotationError> {
    let found = (0..content.kingdoms.len() as u8).find(|&one| kingdom(content, one) == text);
    found.ok_or_else(|| NotationError::new(format!("there is no kingdom {text:?}")))
}

pub(super) fn block(content: &Content, kingdom: u8, block: u8) -> String {
    let blocks = &content.kingdoms[usize::from(kingdom)].blocks;
    let info = &blocks[usize::from(block)];
    unique(&info.name, &info.id, blocks.iter().map(|block| block.name.as_str()))
}

pub(super) fn read_block(content: &Content, kingdom: u8, text: &str) -> Result<u8, NotationError> {
    let Some(mat) = content.kingdoms.get(usize::from(kingdom)) else {
        return error("a Block needs a kingdom");
    };
    let found = (0..mat.blocks.len() as u8).find(|&one| block(content, kingdom, one) == text);
    found.ok_or_else(|| NotationError::new(format!("there is no Block {text:?} in {}", mat.name)))
}

pub(super) fn class(content: &Content, class: u8) -> String {
    plain(&content.classes[usize::from(class)].id)
}

pub(super) fn read_class(content: &Content, text: &str) -> Result<u8, NotationError> {
    let found = (0..content.classes.len() as u8).find(|&one| class(content, one) == text);
    found.ok_or_else(|| NotationError::new(format!("there is no Class {text:?}")))
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

pub(super) fn read_skill(text: &str) -> Result<SkillType, NotationError> {
    let found = SkillType::ALL.into_iter().find(|&one| skill(one) == text);
    found.ok_or_else(|| NotationError::new(format!("there is no Skill {text:?}")))
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

pub(super) fn read_slot(text: &str) -> Result<Slot, NotationError> {
    let found = Slot::ALL.into_iter().find(|&one| slot(one) == text);
    found.ok_or_else(|| NotationError::new(format!("there is no slot {text:?}")))
}

/// A card with abilities: `card`, `card+` for the upgraded side, `weapon:2`, `block`, `hero`, ...
pub(super) fn set(content: &Content, id: SetId) -> String {
    match content.set(id).source {
        Source::Hero(hero) => plain(&content.heroes[usize::from(hero)].id),
        Source::Card { card: of, upgraded } => {
            format!("{}{}", card(content, of), if upgraded { "+" } else { "" })
        }
        Source::Stronghold(of) => hold(content, of),
        Source::Skill { skill: of, level } => format!("{}:{level}", skill(of)),
        Source::Class(of) => class(content, of),
        Source::Block { kingdom: of, block: nth } => {
            format!("{}:{}", kingdom(content, of), block(content, of, nth))
        }
    }
}

pub(super) fn read_set(content: &Content, text: &str) -> Result<SetId, NotationError> {
    let found = (0..content.sets.len() as u16).map(SetId).find(|&one| set(content, one) == text);
    found.ok_or_else(|| NotationError::new(format!("there is nothing called {text:?}")))
}
