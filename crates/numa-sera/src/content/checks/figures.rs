//! How many cards there are, the figures of `[meta]`, and what the program can keep.

use kernel::{ContentError, Phrase, Value};

use super::{Checked, number};
use crate::content::Content;
use crate::content::file::File;
use crate::content::vocabulary::{SkillType, Trigger};
use crate::state::{HOLDERS, LASTINGS};

/// NS-R1-2: the number of components of each kind. Of the decks there may be fewer, while somebody exchanges one card for another.
pub(super) fn counts(file: &File) -> Checked {
    let skills = file.skill.iter().map(|skill| usize::from(skill.copies));
    let classes = file.class.iter().map(|class| usize::from(class.copies));
    let by = &file.meta.strongholds_by_players;
    let strongholds = usize::from(by.two.max(by.three).max(by.four));
    let types = SkillType::ALL.len();
    let wanted = [
        (
            "exploration cards",
            "count-exploration",
            exploration_cards(file),
            60..=80,
        ),
        ("World Forge Items", "count-items", file.item.len(), 15..=25),
        ("Skill cards", "count-skills", skills.sum(), 35..=35),
        ("Class cards", "count-classes", classes.sum(), 20..=20),
        (
            "Strongholds",
            "count-strongholds",
            file.stronghold.len(),
            strongholds.min(10)..=10,
        ),
        ("Heroes", "count-heroes", file.hero.len(), 12..=12),
        ("kingdoms", "count-kingdoms", file.kingdom.len(), 4..=4),
        (
            "Skill Types",
            "count-skill-types",
            file.skill.len(),
            types..=types,
        ),
        ("Classes", "count-class-names", file.class.len(), 5..=5),
    ];
    for (at, what, have, want) in wanted {
        if !want.contains(&have) {
            let (least, most) = (want.start(), want.end());
            let key = match least == most {
                true => "fault-count",
                false => "fault-counts",
            };
            let why = Phrase::new(key)
                .with("what", Value::Word(what.to_owned()))
                .with("least", number(*least))
                .with("most", number(*most))
                .with("have", number(have));
            return Err(ContentError::new(at, why));
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
        let why = Phrase::new("fault-dealt")
            .with("deal", deal)
            .with("aside", aside)
            .with("all", number(all));
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
            return Err(ContentError::new(key, ContentError::between(least, most)));
        }
        if !file.sources.contains_key(key) {
            return Err(ContentError::new(
                "[sources]",
                Phrase::new("fault-no-source").with("field", key),
            ));
        }
    }
    if meta.die.iter().any(|face| face.abs() > 9) {
        return Err(ContentError::new("die", "fault-die"));
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
        ("abilities with a limit", "count-limits", bits, 64),
        (
            "lasting effects",
            "count-lasting",
            content.lastings.len(),
            LASTINGS,
        ),
        (
            "cards that hold Capital",
            "count-holders",
            content.holders.len(),
            HOLDERS,
        ),
        ("kinds of cards", "count-cards", content.cards.len(), 128),
    ];
    for (at, what, have, most) in most {
        if have > most {
            return Err(ContentError::new(
                at,
                Phrase::new("fault-too-many")
                    .with("what", Value::Word(what.to_owned()))
                    .with("have", number(have))
                    .with("most", number(most)),
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
            return Err(ContentError::new(format!("{trigger:?}"), "fault-waiting"));
        }
    }
    Ok(())
}
