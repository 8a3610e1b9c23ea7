//! What is in the box: every row of the content, as its game draws it, and what two boxes do not have in common.

use face::{Face, Markup, Part, Scene, Showpiece, Words};
use kernel::{Phrase, Published, Shared, Viewer, Wanted};
use referee::{Match, Seed};

use crate::Said;
use crate::document::{Document, Mark, Row, is_told, plain};

/// A row of the content as a page shows it.
#[derive(Clone, Debug)]
pub struct InTheBox {
    /// Where it stands in the file.
    pub path: String,
    pub kind: String,
    /// What tells it from others of its kind.
    pub id: String,
    /// Empty where there is one of its kind.
    pub name: String,
    /// What it does, in words; empty for what is only figures.
    pub says: String,
    pub mark: Mark,
    pub drawn: Markup,
    /// Its fields in the words of the file, without those that only tell where they come from.
    pub fields: Vec<(String, Said)>,
}

impl InTheBox {
    /// Whether all these words are in it, or in `more`.
    #[must_use]
    pub fn has(&self, words: &str, more: &str) -> bool {
        // Also by the name on the card, whatever the language of the page is.
        let printed = self
            .fields
            .iter()
            .filter(|(key, _)| key.starts_with("name"));
        let printed: Vec<String> = printed.map(|(_, name)| name.to_string()).collect();
        let own = [
            &*self.name,
            &*self.says,
            &*self.id,
            more,
            &printed.join(" "),
        ];
        let all = own.join(" ").to_lowercase();
        let words = words.to_lowercase();
        words.split_whitespace().all(|word| all.contains(word))
    }
}

/// What a row of one box is in another.
#[derive(Clone, Debug)]
pub struct Difference {
    /// As it is there; `None` where it is not there at all.
    pub before: Option<InTheBox>,
    pub after: Option<InTheBox>,
}

impl Difference {
    /// The fields that differ: what they said before, and what they say now.
    pub fn fields(&self) -> Vec<(&str, Said, Said)> {
        let (Some(before), Some(after)) = (&self.before, &self.after) else {
            return Vec::new();
        };
        let mut keys: Vec<&str> = Vec::new();
        for (key, _) in before.fields.iter().chain(&after.fields) {
            if !keys.contains(&key.as_str()) {
                keys.push(key);
            }
        }
        let of = |row: &InTheBox, key: &str| {
            let found = row.fields.iter().find(|(of, _)| of == key);
            found.map(|(_, said)| said.clone()).unwrap_or_default()
        };
        let differing = keys.into_iter().filter_map(|key| {
            let (was, is) = (of(before, key), of(after, key));
            (was != is).then_some((key, was, is))
        });
        differing.collect()
    }

    /// Whichever there is, the newer first.
    #[must_use]
    pub fn row(&self) -> Option<&InTheBox> {
        self.after.as_ref().or(self.before.as_ref())
    }
}

/// What differs between two boxes, in the order of the second; what is only in the first comes last.
#[must_use]
pub fn differences(before: &[InTheBox], after: &[InTheBox]) -> Vec<Difference> {
    let same = |one: &InTheBox, other: &InTheBox| one.kind == other.kind && one.id == other.id;
    let is_gone = |was: &&InTheBox| !after.iter().any(|row| same(was, row));
    // A row that is called by its value, such as a token, is another where it stands if the value was corrected.
    let renamed = |row: &InTheBox| {
        let mut gone = before.iter().filter(is_gone);
        gone.find(|was| was.kind == row.kind && was.path == row.path)
    };
    let mut found = Vec::new();
    for row in after {
        let was = before.iter().find(|was| same(was, row));
        let was = was.or_else(|| renamed(row));
        if was.is_none_or(|was| was.fields != row.fields) {
            found.push(Difference {
                before: was.cloned(),
                after: Some(row.clone()),
            });
        }
    }
    let is_new = |row: &&InTheBox| !before.iter().any(|was| same(was, row));
    let gone = before.iter().filter(is_gone).filter(|was| {
        let mut new = after.iter().filter(is_new);
        !new.any(|row| row.kind == was.kind && row.path == was.path)
    });
    let gone: Vec<&InTheBox> = gone.collect();
    found.extend(gone.into_iter().map(|was| Difference {
        before: Some(was.clone()),
        after: None,
    }));
    found
}

/// Everything that a document has, drawn on tables with this content; `ours` is what the program ships, to tell what was corrected.
pub(crate) fn pieces<G: Published, F: Face<Game = G>>(
    content: &Shared<G::Content>,
    document: &Document,
    ours: &Document,
    words: &dyn Fn(&str) -> Words,
) -> Vec<InTheBox> {
    let tables = tables::<G, F>(content, words);
    let rows = document.rows.iter().filter(|row| is_shown(row));
    let rows = rows.map(|row| {
        let edition = row.path.split('.').next().unwrap_or_default();
        let table = tables.iter().find(|table| table.edition == edition);
        let table = table.or(tables.first());
        let piece = table.and_then(|table| {
            let values = values(row, |_| true);
            let part = Part {
                kind: &row.kind,
                values: &values,
            };
            drawn::<G, F>(table, &part)
        });
        let piece = piece.unwrap_or_else(|| Showpiece {
            name: table.map_or_else(String::new, |table| name_of(row, &table.words)),
            says: String::new(),
            drawn: Markup::default(),
        });
        of_row(row, piece, ours)
    });
    rows.collect()
}

/// A table of an edition, to draw on.
struct Table<G: Published> {
    edition: &'static str,
    view: G::View,
    words: Words,
}

fn tables<G: Published, F: Face<Game = G>>(
    content: &Shared<G::Content>,
    words: &dyn Fn(&str) -> Words,
) -> Vec<Table<G>> {
    let table = |edition: &kernel::EditionInfo| {
        let wanted = Wanted {
            edition: Some(edition.key.to_owned()),
            ..Wanted::default()
        };
        let setup = G::set_up(content, &wanted).ok()?;
        let table = Match::<G>::new(setup, Seed::from_number(0));
        let view = table.game().view(Viewer::Spectator);
        Some(Table {
            edition: edition.key,
            words: words(F::dialect(&view)),
            view,
        })
    };
    G::menu(content).editions.iter().filter_map(table).collect()
}

fn drawn<G: Published, F: Face<Game = G>>(table: &Table<G>, part: &Part<'_>) -> Option<Showpiece> {
    let nothing = Markup::default();
    let scene = Scene::<F>::still(&table.view, &table.words, &nothing);
    F::piece(&scene, part)
}

/// What only programs and the makers of the file read: the names of marks, the words of editions.
fn is_shown(row: &Row) -> bool {
    let kind = row.kind.as_str();
    !(matches!(kind, "provenance" | "sources")
        || kind.starts_with("polish")
        || kind.ends_with("terms"))
}

/// What a row without a picture is called; one that is alone of its kind goes by its kind.
fn name_of(row: &Row, words: &Words) -> String {
    let is_alone = row.path.ends_with(|c: char| !c.is_ascii_digit());
    match row.called_by() {
        _ if is_alone => String::new(),
        "players" | "seats" => {
            let n: u32 = row.id().parse().unwrap_or_default();
            words.say(&Phrase::new("content-of-players").with("n", n))
        }
        _ => row.plain("name").unwrap_or_else(|| row.id()),
    }
}

fn of_row(row: &Row, piece: Showpiece, ours: &Document) -> InTheBox {
    InTheBox {
        path: row.path.clone(),
        kind: row.kind.clone(),
        id: row.id(),
        name: piece.name,
        says: piece.says,
        mark: if is_corrected(row, ours) {
            Mark::Corrected
        } else {
            row.mark()
        },
        drawn: piece.drawn,
        fields: row
            .fields
            .iter()
            .filter(|field| !is_told(&field.key))
            .map(|field| (field.key.clone(), Said::of(&field.value)))
            .collect(),
    }
}

fn values(row: &Row, wanted: impl Fn(&str) -> bool) -> Vec<(String, String)> {
    let fields = row.fields.iter().filter(|field| wanted(&field.key));
    fields
        .map(|field| (field.key.clone(), plain(&field.value)))
        .collect()
}

/// Whether it says something else than what the program ships.
fn is_corrected(row: &Row, ours: &Document) -> bool {
    let of_kind = |our: &&Row| our.kind == row.kind && our.id() == row.id();
    let same = ours.rows.iter().find(of_kind);
    let told = |row: &Row| values(row, |key| !is_told(key));
    row.mark() == Mark::Corrected || same.is_none_or(|same| told(same) != told(row))
}
