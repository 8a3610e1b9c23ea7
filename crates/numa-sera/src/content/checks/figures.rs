//! How many cards there are, the figures of `[meta]`, and what the program can keep.

use kernel::ContentError;

use super::Checked;
use crate::content::Content;
use crate::content::file::File;
use crate::content::vocabulary::{SkillType, Trigger};
use crate::state::{HOLDERS, LASTINGS};

/// NS-R1-2: the number of components of each kind.
pub(super) fn counts(file: &File) -> Checked {
    let skills = file.skill.iter().map(|skill| usize::from(skill.copies));
    let classes = file.class.iter().map(|class| usize::from(class.copies));
    let wanted = [
        ("exploration cards", exploration_cards(file), 80),
        ("World Forge Items", file.item.len(), 25),
        ("Skill cards", skills.sum(), 35),
        ("Class cards", classes.sum(), 20),
        ("Strongholds", file.stronghold.len(), 10),
        ("Heroes", file.hero.len(), 12),
        ("kingdoms", file.kingdom.len(), 4),
        ("Skill Types", file.skill.len(), SkillType::ALL.len()),
        ("Classes", file.class.len(), 5),
    ];
    for (what, have, want) in wanted {
        if have != want {
            let why = format!("there must be {want} (NS-R1-2), not {have}");
            return Err(ContentError::new(what, why));
        }
    }
    starting_battle_cards(file)
}

fn exploration_cards(file: &File) -> usize {
    let reveals = file.boon.iter().chain(&file.hazard);
    let reveals: usize = reveals.map(|card| usize::from(card.copies)).sum();
    reveals + file.maven.len() + battle_cards(file) + file.mythic.len() + file.pool.len()
}

fn battle_cards(file: &File) -> usize {
    let cards = file.battle.iter();
    cards.map(|card| usize::from(card.copies)).sum()
}

/// NS-R3-9: enough Battle Cards are set aside to deal every kingdom its share.
fn starting_battle_cards(file: &File) -> Checked {
    let kingdoms = file.kingdom.iter();
    let deal: u16 = kingdoms
        .map(|kingdom| u16::from(kingdom.starting_battle_cards))
        .sum();
    let (aside, all) = (file.meta.setup_battle_cards, battle_cards(file));
    if deal > u16::from(aside) || usize::from(aside) > all {
        let why = format!("{deal} are dealt from {aside} set aside out of {all} (NS-R3-9)");
        return Err(ContentError::new("starting_battle_cards", why));
    }
    Ok(())
}

pub(super) fn meta(file: &File) -> Checked {
    let meta = &file.meta;
    let by = &meta.strongholds_by_players;
    let within = [
        ("champion_slain", meta.champion_slain, 1, 9),
        ("conqueror_strongholds", meta.conqueror_strongholds, 1, 10),
        ("master_level", meta.master_level, 1, 4),
        ("legend_classes", meta.legend_classes, 1, 5),
        ("skill_cost_per_level", meta.skill_cost_per_level, 0, 99),
        ("skill_deck_base", meta.skill_deck_base, 0, 3),
        (
            "strongholds_by_players",
            by.two.max(by.three).max(by.four),
            1,
            10,
        ),
        ("stronghold_row", meta.stronghold_row, 1, 4),
        ("forge_row", meta.forge_row, 1, 4),
    ];
    for (key, value, least, most) in within {
        if !(least..=most).contains(&value) {
            return Err(ContentError::new(
                key,
                format!("{value} is not {least} to {most}"),
            ));
        }
        if !file.sources.contains_key(key) {
            return Err(ContentError::new(
                "[sources]",
                format!("{key} has no source"),
            ));
        }
    }
    if meta.die.iter().any(|face| face.abs() > 9) {
        return Err(ContentError::new("die", "a face is -9 to 9"));
    }
    Ok(())
}

/// Limits of the machine rather than of the game.
pub(in crate::content) fn check_compiled(content: &Content) -> Checked {
    let limited = content.sets.iter().flat_map(|set| &set.abilities);
    let bits = limited
        .map(|ability| usize::from(ability.limit_bit) + 1)
        .max()
        .unwrap_or(0);
    let most = [
        ("abilities with a limit", bits, 64),
        ("lasting effects", content.lastings.len(), LASTINGS),
        ("cards that hold Capital", content.holders.len(), HOLDERS),
        ("kinds of cards", content.cards.len(), 128),
    ];
    for (what, have, most) in most {
        if have > most {
            return Err(ContentError::new(
                what,
                format!("{have} are more than this program can keep ({most})"),
            ));
        }
    }
    let mut answers = [0_usize; 16];
    for set in &content.sets {
        for ability in &set.abilities {
            answers[ability.on as usize] += 1;
        }
    }
    let events = [
        Trigger::Explored,
        Trigger::MavenRejected,
        Trigger::Built,
        Trigger::Bought,
        Trigger::BattleWon,
        Trigger::BattleLost,
        Trigger::Slew,
        Trigger::Conquered,
        Trigger::StartOfTurn,
    ];
    for trigger in events {
        if answers[trigger as usize] > 30 {
            return Err(ContentError::new(
                format!("{trigger:?}"),
                "at most 30 abilities can wait for the same event",
            ));
        }
    }
    Ok(())
}
