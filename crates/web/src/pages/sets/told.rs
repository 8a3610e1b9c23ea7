//! What one set says otherwise than another, in words.

use catalog::{AnyGame, Difference, InTheBox, differences};
use face::{Language, Words};
use kernel::{Phrase, Value};
use pages::sets::{DiffRow, DiffWhat};
use pages::shelf::kind_name;

/// The differences between two sets, in a language.
pub(in crate::pages) struct Told {
    before: Vec<InTheBox>,
    after: Vec<InTheBox>,
    differences: Vec<Difference>,
}

impl Told {
    pub(in crate::pages) fn between(
        before: &dyn AnyGame,
        after: &dyn AnyGame,
        language: Language,
    ) -> Self {
        let (before, after) = (before.in_the_box(language), after.in_the_box(language));
        let differences = differences(&before, &after);
        Self {
            before,
            after,
            differences,
        }
    }

    pub(in crate::pages) fn rows(&self, texts: &Words, words: &Words) -> Vec<DiffRow<'_>> {
        let row = |difference: &'_ Difference| {
            let row = difference.row()?;
            Some((kind_name(&row.kind, texts, words), row.name.clone()))
        };
        let rows = self.differences.iter().filter_map(|difference| {
            let (kind, _) = row(difference)?;
            let name = difference.row().map_or("", |row| row.name.as_str());
            Some(DiffRow {
                name: if name == kind { "" } else { name },
                kind,
                what: what(difference),
            })
        });
        rows.collect()
    }

    /// Kinds of which there are more or fewer than in the other set.
    pub(in crate::pages) fn counts(&self, texts: &Words, words: &Words) -> Vec<String> {
        let mut kinds: Vec<&str> = Vec::new();
        for row in self.before.iter().chain(&self.after) {
            if !kinds.contains(&row.kind.as_str()) {
                kinds.push(&row.kind);
            }
        }
        let lines = kinds.into_iter().filter_map(|kind| {
            let (ours, n) = (pieces(&self.before, kind), pieces(&self.after, kind));
            let phrase = Phrase::new("ui-set-count")
                .with("kind", Value::Text(kind_name(kind, texts, words)))
                .with("n", n)
                .with("ours", ours);
            (ours != n).then(|| words.say(&phrase))
        });
        lines.collect()
    }
}

/// How many pieces there are of a kind: a row may stand for several.
fn pieces(rows: &[InTheBox], kind: &str) -> u32 {
    let of_kind = rows.iter().filter(|row| row.kind == kind);
    let copies = |row: &InTheBox| {
        let mut fields = row.fields.iter();
        let found = fields.find(|(key, _)| matches!(key.as_str(), "copies" | "count" | "cards"));
        found.and_then(|(_, n)| n.parse().ok()).unwrap_or(1)
    };
    of_kind.map(copies).sum()
}

fn what(difference: &Difference) -> DiffWhat<'_> {
    match (&difference.before, &difference.after) {
        (Some(before), Some(after)) => {
            let says = (before.says != after.says && !after.says.is_empty())
                .then_some((before.says.as_str(), after.says.as_str()));
            DiffWhat::Changed {
                fields: difference.fields(),
                says,
            }
        }
        (None, Some(after)) => DiffWhat::Added(&after.says),
        _ => DiffWhat::Removed,
    }
}
