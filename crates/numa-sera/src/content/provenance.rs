//! Where every value of the file comes from.

use super::file::{File, Meta};
use super::vocabulary::Provenance;

pub(super) fn provenance(file: &File) -> Vec<(String, String)> {
    let word = |source: Provenance| match source {
        Provenance::Rulebook => "rulebook",
        Provenance::Found => "found",
        Provenance::Reconstruction => "reconstruction",
        Provenance::Corrected => "corrected",
    };
    let mut rows: Vec<(String, String)> = file
        .sources
        .iter()
        .map(|(key, source)| (with_value(key, &file.meta), word(*source).to_owned()))
        .collect();
    let mut row = |kind: &str, id: &str, name: &str, source| {
        rows.push((format!("{kind} {id} {name}"), word(source).to_owned()));
    };
    for kingdom in &file.kingdom {
        row(
            "kingdom",
            kingdom.id.as_ref(),
            &kingdom.name,
            kingdom.source,
        );
        for block in &kingdom.block {
            row("block", block.id.as_ref(), &block.name, block.source);
        }
    }
    macro_rules! rows { ($($field:ident),*) => { $(
        for card in &file.$field { row(stringify!($field), card.id.as_ref(), &card.name, card.source); }
    )* } }
    rows!(
        hero, class, stronghold, boon, hazard, maven, battle, mythic, pool, item
    );
    for skill in &file.skill {
        row(
            "skill",
            &format!("{:?}", skill.id.as_ref()).to_lowercase(),
            &skill.name,
            skill.source,
        );
    }
    rows
}

/// `champion_slain 3`. Counts and names are not figures: they are what the cards below are.
fn with_value(key: &str, meta: &Meta) -> String {
    let players = &meta.strongholds_by_players;
    let value = match key {
        "die" => meta.die.map(|face| face.to_string()).join(" "),
        "champion_slain" => meta.champion_slain.to_string(),
        "conqueror_strongholds" => meta.conqueror_strongholds.to_string(),
        "master_level" => meta.master_level.to_string(),
        "legend_classes" => meta.legend_classes.to_string(),
        "skill_cost_per_level" => meta.skill_cost_per_level.to_string(),
        "skill_deck_base" => meta.skill_deck_base.to_string(),
        "strongholds_by_players" => {
            format!("{} {} {}", players.two, players.three, players.four)
        }
        "stronghold_row" => meta.stronghold_row.to_string(),
        "forge_row" => meta.forge_row.to_string(),
        "setup_battle_cards" => meta.setup_battle_cards.to_string(),
        _ => return key.to_owned(),
    };
    format!("{key} {value}")
}
