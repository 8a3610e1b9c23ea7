//! What one set says otherwise than another, in words.

use catalog::{Difference, Fault, InTheBox, Miscount, Said, differences};
use face::{Language, Words};
use kernel::{Phrase, Shape, Shapes, Value};
use pages::sets::{DiffRow, DiffWhat, is_deep};
use pages::shelf::{field_name, kind_name};

use super::Opened;
use super::row::called;

/// The differences between two sets, in a language.
pub(in crate::pages) struct Told {
    differences: Vec<Difference>,
    rows: Vec<InTheBox>,
    shapes: Shapes,
}

impl Told {
    pub(in crate::pages) fn between(before: &Opened, after: &Opened, language: Language) -> Self {
        let shapes = after.game.shapes();
        let (before, after) = (before.in_the_box(language), after.in_the_box(language));
        Self {
            differences: differences(&before, &after),
            rows: after,
            shapes,
        }
    }

    pub(in crate::pages) fn rows(&self, texts: &Words, words: &Words) -> Vec<DiffRow<'_>> {
        let says = Says::new(texts, words, &self.rows, &self.shapes);
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
                what: what(difference, &says),
            })
        });
        rows.collect()
    }
}

/// Says what is in a content file by what people call it.
pub(in crate::pages) struct Says<'a> {
    texts: &'a Words,
    words: &'a Words,
    rows: &'a [InTheBox],
    names: Vec<(String, String)>,
    shapes: &'a Shapes,
}

impl<'a> Says<'a> {
    pub(in crate::pages) fn new(
        texts: &'a Words,
        words: &'a Words,
        rows: &'a [InTheBox],
        shapes: &'a Shapes,
    ) -> Self {
        let names = rows.iter().map(|row| (row.id.clone(), row.name.clone()));
        Self {
            texts,
            words,
            rows,
            // A row that is called by its figure gives no name to every such figure.
            names: names
                .filter(|(id, _)| !id.is_empty() && id.parse::<i64>().is_err())
                .collect(),
            shapes,
        }
    }

    pub(in crate::pages) fn field(&self, key: &str) -> String {
        let known = called(key, self.texts, &self.names);
        known.unwrap_or_else(|| field_name(key, self.words))
    }

    /// A row by its kind and its name.
    pub(super) fn row(&self, kind: &str, id: &str, at: Option<&str>) -> String {
        let row = self.rows.iter().find(|row| Some(row.path.as_str()) == at);
        let kind = kind_name(kind, self.texts, self.words);
        match row.map_or(id, |row| row.name.as_str()) {
            "" => kind,
            name if name == kind => kind,
            name => format!("{kind} · {name}"),
        }
    }

    /// A place by the names of all that it lies in.
    fn place(&self, kind: &str, path: &str) -> String {
        let parts: Vec<&str> = path.split('.').collect();
        let named = parts.iter().enumerate().filter_map(|(at, part)| {
            let whole = parts[..=at].join(".");
            match part.parse::<u32>() {
                Ok(nth) => spot(kind, &whole, self.texts).or_else(|| Some((nth + 1).to_string())),
                // That a figure has a value goes without saying.
                Err(_) if at > 0 && matches!(*part, "value" | "values") => None,
                Err(_) => Some(self.field(part)),
            }
        });
        named.collect::<Vec<_>>().join(" › ")
    }

    /// What a field says: rows and words of the vocabulary by their names.
    pub(in crate::pages) fn value(&self, said: &Said) -> String {
        match said {
            Said::Word(word) => self.word(word),
            Said::List(items) => {
                let is_deep = items.iter().any(|item| !matches!(item, Said::Word(_)));
                let said = items.iter().map(|item| match item {
                    // Places on the map.
                    Said::List(_) => format!("({})", self.value(item)),
                    _ => self.value(item),
                });
                let by = if is_deep { "; " } else { ", " };
                said.collect::<Vec<_>>().join(by)
            }
            Said::Table(fields) => self.table(fields),
        }
    }

    fn word(&self, word: &str) -> String {
        match word {
            "true" => self.words.word("ui-edit-yes"),
            "false" => self.words.word("ui-edit-no"),
            word => {
                let known = called(word, self.texts, &self.names);
                known.unwrap_or_else(|| word.to_owned())
            }
        }
    }

    /// What belongs together: 5 × 1, Age 2: 4, and whatever else by the names of its fields, the value first.
    fn table(&self, fields: &[(String, Said)]) -> String {
        let is_value = |key: &str| matches!(key, "value" | "values");
        let is_flag =
            |said: &Said| matches!(said, Said::Word(word) if word == "true" || word == "false");
        let named = |(key, said): &(String, Said)| match (key.as_str(), self.value(said)) {
            (key, value) if is_value(key) => value,
            (key, value) if is_flag(said) => format!("{}: {value}", self.field(key)),
            (key, value) => format!("{} {value}", self.field(key)),
        };
        match fields {
            [(count, n), (value, of)] if count == "count" && value == "value" => {
                format!("{} × {}", self.value(n), self.value(of))
            }
            [what, (value, of)] if value == "value" && !is_flag(&what.1) => {
                format!("{}: {}", named(what), self.value(of))
            }
            fields => {
                let mut fields: Vec<&(String, Said)> = fields.iter().collect();
                fields.sort_by_key(|(key, _)| !is_value(key));
                let said = fields.into_iter().map(named);
                said.collect::<Vec<_>>().join(", ")
            }
        }
    }

    /// What the letters of a field stand for, where each is a space of a tile.
    fn letters(&self, kind: &str, path: &str) -> Option<&[(char, &'static str)]> {
        let row = self.shapes.row(kind)?;
        let mut parts = path.split('.');
        let field = parts.try_fold(row, |shape, part| self.shapes.field(shape, part))?;
        match field {
            Shape::Letters(letters) => Some(letters),
            _ => None,
        }
    }

    /// A change as places with what they said before and say now; that of a tile space by space.
    fn change(
        &self,
        kind: &str,
        (path, before, after): (&str, &Said, &Said),
    ) -> Vec<(String, String, String)> {
        let letters = self.letters(kind, path);
        let (was, is) = (before.to_string(), after.to_string());
        let letters = letters.filter(|_| was.chars().count() == is.chars().count());
        let Some(letters) = letters else {
            let mut places = Vec::new();
            differing(path, before, after, &mut places);
            let told = places.into_iter().map(|(path, was, is)| {
                let place = self.place(kind, &path);
                (place, self.value(was), self.value(is))
            });
            return told.collect();
        };
        let word = |letter: char| {
            let found = letters.iter().find(|(of, _)| *of == letter);
            found.map_or_else(|| letter.to_string(), |(_, word)| self.word(word))
        };
        let spaces = was.chars().zip(is.chars()).enumerate();
        let changed = spaces.filter(|(_, (was, is))| was != is);
        let told = changed.map(|(nth, (was, is))| {
            let space = spot(kind, &format!("{path}.{nth}"), self.texts);
            let space = space.unwrap_or_else(|| self.place(kind, &format!("{path}.{nth}")));
            (space, word(was), word(is))
        });
        told.collect()
    }

    /// Changes of a row in a line.
    pub(super) fn changes(&self, kind: &str, changes: &[(String, Said, Said)]) -> String {
        let said = |value: String| match value.as_str() {
            "" => self.words.word("ui-set-nothing"),
            _ => value,
        };
        // That a value is marked as corrected goes without saying.
        let is_mark = |path: &str| path.rsplit('.').next() == Some("source");
        let all = changes
            .iter()
            .filter(|(path, ..)| changes.len() == 1 || !is_mark(path))
            .flat_map(|(path, before, after)| self.change(kind, (path, before, after)));
        let told = all.map(|(place, before, after)| {
            let phrase = Phrase::new("ui-edit-change")
                .with("field", Value::Text(place))
                .with("before", Value::Text(said(before)))
                .with("after", Value::Text(said(after)));
            self.words.say(&phrase)
        });
        told.collect::<Vec<_>>().join("; ")
    }
}

/// The places at which two values differ: of lists that are as long as each other, and of tables with the same fields, the places inside.
fn differing<'s>(
    path: &str,
    before: &'s Said,
    after: &'s Said,
    found: &mut Vec<(String, &'s Said, &'s Said)>,
) {
    let under = |part: &str| format!("{path}.{part}");
    match (before, after) {
        _ if before == after => {}
        (Said::List(was), Said::List(is)) if was.len() == is.len() => {
            for (nth, (was, is)) in was.iter().zip(is).enumerate() {
                differing(&under(&nth.to_string()), was, is, found);
            }
        }
        (Said::Table(was), Said::Table(is))
            if was
                .iter()
                .map(|(key, _)| key)
                .eq(is.iter().map(|(key, _)| key)) =>
        {
            for ((key, was), (_, is)) in was.iter().zip(is) {
                differing(&under(key), was, is, found);
            }
        }
        _ => found.push((path.to_owned(), before, after)),
    }
}

/// What a place in a list is called, where it is one of its own: a space of a tile, points for so many cards.
pub(super) fn spot(kind: &str, path: &str, texts: &Words) -> Option<String> {
    let last = kind.rsplit('.').next().unwrap_or(kind);
    let mut parts = path.rsplit('.');
    let (nth, field) = (parts.next()?, parts.next()?);
    let keys = [format!("{last}-{field}-{nth}"), format!("{field}-{nth}")];
    let keys = keys.map(|key| format!("content-{}", key.replace('_', "-")));
    let known = keys.into_iter().find(|key| texts.knows(key));
    known.map(|key| texts.word(&key))
}

/// What is wrong with a set, in words: the row by its name, unless it is the one that is looked at.
pub(super) fn named(
    fault: &Fault,
    looked_at: Option<&str>,
    set: &Opened,
    rows: &[InTheBox],
    (language, words): (Language, &Words),
) -> String {
    let texts = set.game.setup_words(language);
    let shapes = set.game.shapes();
    let says = Says::new(&texts, words, rows, &shapes);
    let mut why = fault.why.clone();
    for (name, value) in &mut why.args {
        if let ("field", Value::Text(field)) = (*name, &*value) {
            *value = Value::Text(says.field(field));
        }
    }
    let said = set.game.say_fault(&why, language);
    let elsewhere = fault.row.as_deref().filter(|at| Some(*at) != looked_at);
    let row = elsewhere.and_then(|at| rows.iter().find(|row| row.path == at));
    let Some(row) = row else {
        return said;
    };
    // What all rows of a kind do together is no fault of the first.
    let is_of_all = fault.at == row.kind;
    let looked_at = rows.iter().find(|row| Some(&*row.path) == looked_at);
    match (is_of_all, looked_at) {
        (true, Some(looked_at)) if looked_at.kind == row.kind => said,
        (true, _) => format!("{}: {said}", says.row(&row.kind, "", None)),
        (false, _) => format!("{}: {said}", says.row(&row.kind, &row.id, Some(&row.path))),
    }
}

/// Counts that differ from the rulebook's list, in words.
pub(super) fn counted(miscounts: &[Miscount], texts: &Words, words: &Words) -> Vec<String> {
    let line = |count: &Miscount| {
        let kinds = count.kinds.iter();
        let kinds: Vec<String> = kinds.map(|kind| kind_name(kind, texts, words)).collect();
        // Copies go without saying; other figures of a row are named.
        let by = count.by.filter(|by| !matches!(*by, "copies" | "count"));
        let named = by.map(|by| called(by, texts, &[]).unwrap_or_else(|| field_name(by, words)));
        let phrase = match named {
            Some(field) => Phrase::new("ui-set-count-by").with("field", Value::Text(field)),
            None => Phrase::new("ui-set-count"),
        };
        let phrase = phrase
            .with("kind", Value::Text(kinds.join(", ")))
            .with("n", count.have)
            .with("ours", count.want)
            .with("rule", Value::Text(count.rule.to_owned()));
        words.say(&phrase)
    };
    miscounts.iter().map(line).collect()
}

fn what<'d>(difference: &'d Difference, says: &Says<'_>) -> DiffWhat<'d> {
    match (&difference.before, &difference.after) {
        (Some(before), Some(after)) => {
            // Figures speak for themselves; what a card does is told by its sentences.
            let fields = difference.fields();
            let is_told = before.says != after.says && !after.says.is_empty();
            let told = (is_told && fields.iter().any(|(key, ..)| is_deep(key)))
                .then_some((before.says.as_str(), after.says.as_str()));
            let fields = fields.into_iter();
            // What is told by what it does is not told once more by how it is written.
            let fields = fields.filter(|(key, ..)| told.is_none() || !is_deep(key));
            DiffWhat::Changed {
                fields: fields
                    .flat_map(|(key, was, is)| says.change(&after.kind, (key, &was, &is)))
                    .collect(),
                says: told,
            }
        }
        (None, Some(after)) => DiffWhat::Added(&after.says),
        _ => DiffWhat::Removed,
    }
}
