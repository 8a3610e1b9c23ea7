//! A row while it is corrected: what the form leaves of it, how it looks then, and whether there could be one more or one less.

use catalog::{
    AnyGame, Correcting, Correction, Document, InTheBox, Miscount, Rebuilt, correct, miscounts,
    with_another, without,
};
use face::{Language, Words};
use pages::correct::Look;

use super::super::Opened;
use crate::forms::text;

pub(super) struct Bench {
    pub(super) row: Correcting,
    /// What the row is called in the reader's language.
    pub(super) name: String,
    /// How it looks in each language; as it was kept, while it cannot be played with.
    pub(super) looks: Vec<Look>,
    pub(super) another: Option<Rebuilt>,
    pub(super) without: Option<Rebuilt>,
    pub(super) miscounts: Vec<Miscount>,
    /// Every row in the reader's language, and what each is called by its id.
    pub(super) rows: Vec<InTheBox>,
    pub(super) names: Vec<(String, String)>,
}

impl Bench {
    /// Reads the form. `None` if there is no such row. It reads the file several times: nothing for the threads that serve requests.
    pub(super) fn of(
        set: &Opened,
        ours: &dyn AnyGame,
        at: &str,
        fields: &[(String, String)],
        language: Language,
    ) -> Option<Self> {
        let order = Correction {
            at,
            state: text(fields, "state"),
            past: text(fields, "past"),
            deed: text(fields, "do"),
            sent: fields,
        };
        let game = &*set.game;
        let row = correct(game, &set.text, ours.content(), &order)?;
        // While it cannot be played with, what it says is drawn on a table with what can.
        let candidate = game.with_content(&row.body).ok();
        let shown = candidate.as_deref().unwrap_or(game);
        let (mut name, mut names, mut looks) = (String::new(), Vec::new(), Vec::new());
        let mut rows = Vec::new();
        for each in Language::ALL {
            let all = shown.in_the_box_of(&row.body, each);
            if each == language {
                let ids = all.iter().map(|row| (row.id.clone(), row.name.clone()));
                names = ids.filter(|(id, _)| !id.is_empty()).collect();
                rows.clone_from(&all);
            }
            let Some(found) = all.into_iter().find(|row| row.path == at) else {
                continue;
            };
            if each == language {
                name.clone_from(&found.name);
            }
            looks.push(Look {
                language: each.to_string(),
                drawn: found.drawn,
                says: found.says,
            });
        }
        // The reader's own comes first.
        looks.sort_by_key(|look| look.language != language.to_string());
        let document = Document::read(&row.body).ok();
        let miscounts = document.map(|document| miscounts(game.key(), &document));
        Some(Self {
            another: with_another(game, &row.body, at),
            without: without(game, &row.body, at),
            miscounts: miscounts.unwrap_or_default(),
            row,
            name,
            looks,
            names,
            rows,
        })
    }

    /// Whether what a deed keeps can be played with.
    pub(super) fn is_ready(&self, deed: &str) -> bool {
        deed != "keep" || self.row.fault.is_none()
    }

    /// The file that a deed keeps, and where the new row is; `None` for what is only looked at, or cannot be done.
    pub(super) fn kept(&self, deed: &str) -> Option<(&str, Option<&str>)> {
        let fine = |rebuilt: &'_ &Rebuilt| rebuilt.fault.is_none();
        match deed {
            // Also what cannot be played with yet: often two rows have to change.
            "keep" => Some((&self.row.body, None)),
            "another" => {
                let another = self.another.as_ref().filter(fine)?;
                Some((&another.body, Some(&another.at)))
            }
            "without" => Some((&self.without.as_ref().filter(fine)?.body, None)),
            _ => None,
        }
    }
}

/// What a word of the vocabulary, or a row by its id, is called.
pub(in crate::pages::sets) fn called(
    word: &str,
    texts: &Words,
    names: &[(String, String)],
) -> Option<String> {
    let key = format!("content-{}", word.replace('_', "-"));
    if texts.knows(&key) {
        return Some(texts.word(&key));
    }
    let found = names.iter().find(|(id, _)| id == word);
    found
        .map(|(_, name)| name.clone())
        .filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use kernel::Shape;

    use super::*;

    /// Every field, every way and every word of every game's vocabulary is called something, in every language.
    #[test]
    fn the_whole_vocabulary_has_words() {
        let mut missing = std::collections::BTreeSet::new();
        for listed in catalog::GAMES {
            let game = listed.open(None).expect("what is shipped can be read");
            let shapes = game.shapes();
            let mut keys: Vec<&str> = Vec::new();
            for (key, shape) in shapes.groups.values().flatten() {
                // What stands under a heading of its own is a row, and called by its kind.
                if !pages::shelf::is_kind_named(key) {
                    keys.push(key);
                }
                match shape {
                    Shape::Word(words) => keys.extend(words),
                    Shape::Letters(letters) => keys.extend(letters.iter().map(|(_, word)| word)),
                    _ => {}
                }
            }
            for (way, shape) in shapes.ways.values().flatten() {
                keys.push(way);
                if let Some(Shape::Word(words)) = shape {
                    keys.extend(words);
                }
            }
            keys.extend(&shapes.any.0);
            for language in Language::ALL {
                let texts = game.setup_words(language);
                let known = |key: &&&str| {
                    let said_so = ["source", "sources", "ref", "note", "+", "-"];
                    said_so.contains(key)
                        || key.parse::<u32>().is_ok()
                        || called(key, &texts, &[]).is_some()
                        || pages::shelf::is_field_named(key)
                };
                let unnamed = keys.iter().filter(|key| !known(key));
                missing.extend(unnamed.map(|key| format!("{} {language} {key}", listed.key)));
            }
        }
        assert!(missing.is_empty(), "{missing:#?}");
    }
}
