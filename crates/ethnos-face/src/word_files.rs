//! Which word files make up a language. The lobby knows a game before it knows the table, so it gets a file of its own.

use std::sync::LazyLock;

use face::{ByLanguage, Language};

const TABLE: ByLanguage<&str> = face::word_files!("../words/", ".ftl");
const SECOND: ByLanguage<&str> = face::word_files!("../words/", "-second.ftl");
/// What the coach of a lesson says.
pub(crate) const LESSONS: ByLanguage<&str> = face::word_files!("../words/lessons.", ".ftl");
/// How to play.
pub(crate) const HOW: ByLanguage<&str> = face::word_files!("../words/how.", ".ftl");
/// How people ask for its rules.
pub(crate) const ASKED: ByLanguage<&str> = face::word_files!("../words/asked.", ".txt");
const SETUP: ByLanguage<&str> = face::word_files!("../words/setup.", "../words/content.", "../words/errors.", "../words/faults."; ".ftl");

/// The words of the tables of an edition: a later file overrides an earlier one.
pub(crate) fn of_tables(language: Language, dialect: &str) -> Vec<&'static str> {
    let files = FILES.of(language);
    let mut all = vec![files.lobby.as_str(), files.table];
    if dialect == "second" {
        all.push(files.second);
    }
    all
}

/// The words about the game in the lobby: its set-up, the names of the tribes, and why a set-up or a text cannot be used.
pub(crate) fn of_lobby(language: Language) -> &'static str {
    &FILES.of(language).lobby
}

struct Files {
    table: &'static str,
    /// What the second edition renamed, which is nearly everything; the Polish edition has in English the terms of the first.
    second: &'static str,
    lobby: String,
}

static FILES: LazyLock<ByLanguage<Files>> = LazyLock::new(|| {
    ByLanguage::from_fn(|language| {
        let (table, second) = (*TABLE.of(language), *SECOND.of(language));
        let lobby = [*SETUP.of(language), &parts(table), &parts(second)].join("\n");
        Files {
            table,
            second,
            lobby,
        }
    })
});

/// `setup-part-dwarf` for each `tribe-dwarf`, in the plural where the language has it as `.pl`: one chooses whole tribes.
fn parts(table: &str) -> String {
    let mut parts: Vec<(&str, &str)> = Vec::new();
    let mut inside = false;
    for line in table.lines() {
        let tribe = line
            .strip_prefix("tribe-")
            .and_then(|of| of.split_once(" = "));
        if let Some(tribe) = tribe {
            parts.push(tribe);
        }
        inside = tribe.is_some() || inside && line.starts_with(' ');
        if let (true, Some(plural)) = (inside, line.trim().strip_prefix(".pl = ")) {
            parts.last_mut().expect("a form belongs to a tribe").1 = plural;
        }
    }
    let lines = parts
        .iter()
        .map(|(key, name)| format!("setup-part-{key} = {name}\n"));
    lines.collect()
}
