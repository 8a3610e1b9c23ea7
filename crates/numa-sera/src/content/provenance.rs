//! Where every value of the file comes from.

use super::file::File;
use super::vocabulary::Provenance;

pub(super) fn provenance(file: &File) -> Vec<(String, String)> {
    let word = |source: Provenance| match source {
        Provenance::Rulebook => "rulebook",
        Provenance::Found => "found",
        Provenance::Reconstruction => "reconstruction",
    };
    let mut rows: Vec<(String, String)> = file
        .sources
        .iter()
        .map(|(key, source)| (key.clone(), word(*source).to_owned()))
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
