//! A content file as a document: its rows and their fields, each where it stands in the text. Rows are found and changed by their
//! places, so comments, order and sources stay as somebody wrote them.

use std::ops::Range;

use kernel::{ContentError, LONGEST_CONTENT, Phrase};
use toml::de::{DeTable, DeValue};
use toml::{Spanned, Table, Value};

/// A content file that can be read as a document. Whether it can be played with is for its game to say.
#[derive(Clone, Debug)]
pub struct Document {
    text: String,
    pub rows: Vec<Row>,
}

/// A table of the file that stands under a heading of its own: a card, a tile, a group of figures.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Such as `kingdom.0.block.3`: rows of a kind are counted from 0.
    pub path: String,
    /// The same without the numbers.
    pub kind: String,
    pub fields: Vec<Field>,
    /// Where its heading stands.
    head: Range<usize>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    pub key: String,
    pub value: Value,
    /// Where the key begins.
    begin: usize,
    /// Where the value stands.
    span: Range<usize>,
}

impl Document {
    pub fn read(text: &str) -> Result<Self, ContentError> {
        if text.len() > LONGEST_CONTENT {
            return Err(too_long());
        }
        let wrong = |error: &toml::de::Error| {
            let offset = error.span().map(|span| span.start);
            ContentError::unreadable(text, offset, error.message())
        };
        let parsed = DeTable::parse(text).map_err(|error| wrong(&error))?;
        let mut rows = Vec::new();
        walk(text, parsed.get_ref(), "", "", 0..0, &mut rows);
        rows.sort_by_key(|row: &Row| row.head.start);
        Ok(Self {
            text: text.to_owned(),
            rows,
        })
    }

    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    #[must_use]
    pub fn row(&self, path: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.path == path)
    }

    /// Where a row stands, counted from 1.
    #[must_use]
    pub fn line(&self, row: &Row) -> usize {
        line_of(&self.text, row.head.start)
    }

    /// The row that a line belongs to.
    pub(crate) fn row_at(&self, line: usize) -> Option<&Row> {
        let starts = |row: &&Row| self.line(row) <= line;
        self.rows.iter().rfind(starts)
    }

    /// The row and the field that a line belongs to, in the words of the file.
    pub(crate) fn place(&self, line: usize) -> Option<String> {
        let starts = |at: usize| line_of(&self.text, at) <= line;
        let row = self.row_at(line)?;
        let field = row.fields.iter().rfind(|field| starts(field.begin));
        let parts = [
            row.kind.clone(),
            row.id(),
            field.map(|field| field.key.clone()).unwrap_or_default(),
        ];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        Some(parts.join(" "))
    }

    /// How many rows of another document differ from those here, or are in one of the two alone.
    #[must_use]
    pub fn differing(&self, other: &Self) -> usize {
        let values = |row: &Row| -> Vec<(String, String)> {
            let fields = row.fields.iter().filter(|field| !is_told(&field.key));
            fields
                .map(|field| (field.key.clone(), plain(&field.value)))
                .collect()
        };
        let same = |one: &Row, two: &Row| one.kind == two.kind && one.id() == two.id();
        let changed = other.rows.iter().filter(|row| {
            let ours = self.rows.iter().find(|ours| same(ours, row));
            ours.is_none_or(|ours| values(ours) != values(row))
        });
        let is_new = |row: &&Row| !self.rows.iter().any(|ours| same(ours, row));
        let gone = self
            .rows
            .iter()
            .filter(|ours| !other.rows.iter().any(|row| same(ours, row)));
        // What is called otherwise at the same place has changed, and is not gone.
        let gone = gone.filter(|ours| {
            let mut new = other.rows.iter().filter(is_new);
            !new.any(|row| row.kind == ours.kind && row.path == ours.path)
        });
        changed.count() + gone.count()
    }

    /// The text with another value in a field of a row; `None` takes the field out. A field that is not there comes after the others.
    #[must_use]
    pub fn with_field(&self, row: &Row, key: &str, value: Option<&Value>) -> String {
        let mut text = self.text.clone();
        match (row.field(key), value) {
            (Some(field), Some(value)) => {
                text.replace_range(field.span.clone(), &value.to_string());
            }
            (Some(field), None) => {
                let end = end_of_line(&text, field.span.end);
                text.replace_range(field.begin..end, "");
            }
            (None, Some(value)) => {
                let last = row.fields.iter().map(|field| field.span.end).max();
                let end = end_of_line(&text, last.unwrap_or(row.head.end));
                let line = if text[..end].ends_with('\n') {
                    format!("{key} = {value}\n")
                } else {
                    format!("\n{key} = {value}\n")
                };
                text.insert_str(end, &line);
            }
            (None, None) => {}
        }
        text
    }

    /// Where the rows begin and end that belong to this one: it, and what stands under it.
    fn extent(&self, row: &Row) -> Range<usize> {
        let under = format!("{}.", row.path);
        let mine = self.rows.iter();
        let mine = mine.filter(|other| other.path == row.path || other.path.starts_with(&under));
        let ends = mine.flat_map(|row| {
            let fields = row.fields.iter().map(|field| field.span.end);
            fields.chain([row.head.end])
        });
        let end = ends.max().unwrap_or(row.head.end);
        let start = self.text[..row.head.start]
            .rfind('\n')
            .map_or(0, |at| at + 1);
        start..end_of_line(&self.text, end)
    }

    /// The text without a row and what stands under it.
    #[must_use]
    pub fn without_row(&self, row: &Row) -> String {
        let mut text = self.text.clone();
        text.replace_range(self.extent(row), "");
        text
    }

    /// The text with a second row like this one after it, under another name.
    #[must_use]
    pub fn with_copy(&self, row: &Row, name: &str) -> String {
        let extent = self.extent(row);
        let mut copy = self.text[extent.clone()].to_owned();
        let named = row.field(row.called_by());
        if let Some(field) = named.filter(|field| field.value.is_str()) {
            let at = field.span.start - extent.start..field.span.end - extent.start;
            copy.replace_range(at, &Value::String(name.to_owned()).to_string());
        }
        let mut text = self.text.clone();
        let gap = if text[..extent.end].ends_with('\n') {
            "\n"
        } else {
            "\n\n"
        };
        text.insert_str(extent.end, &format!("{gap}{copy}"));
        text
    }
}

impl Row {
    #[must_use]
    pub fn field(&self, key: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.key == key)
    }

    /// The field that tells it from others of its kind.
    #[must_use]
    pub fn called_by(&self) -> &'static str {
        const NAMES: [&str; 6] = ["id", "key", "letter", "seats", "players", "value"];
        let found = NAMES.into_iter().find(|key| self.field(key).is_some());
        found.unwrap_or("id")
    }

    /// What tells it from others of its kind; empty for a group of figures, of which there is one.
    #[must_use]
    pub fn id(&self) -> String {
        self.plain(self.called_by()).unwrap_or_default()
    }

    /// A field in a few words.
    #[must_use]
    pub fn plain(&self, key: &str) -> Option<String> {
        Some(plain(&self.field(key)?.value))
    }

    /// What it says where it comes from, the weakest first: a row is as sure as its least sure value.
    #[must_use]
    pub fn mark(&self) -> Mark {
        let mut marks = Vec::new();
        for field in &self.fields {
            gather(&field.key, &field.value, &mut marks);
        }
        marks.into_iter().max().unwrap_or(Mark::Rulebook)
    }
}

/// Where a value comes from, the surest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// By somebody who has the printed game.
    Corrected,
    Rulebook,
    Ruling,
    Found,
    Reconstruction,
}

impl Mark {
    pub const ALL: [Self; 5] = [
        Self::Rulebook,
        Self::Found,
        Self::Reconstruction,
        Self::Ruling,
        Self::Corrected,
    ];

    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Corrected => "corrected",
            Self::Rulebook => "rulebook",
            Self::Ruling => "ruling",
            Self::Found => "found",
            Self::Reconstruction => "reconstruction",
        }
    }

    /// By how a source begins; the rest says more of it.
    fn of(source: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|mark| source.starts_with(mark.key()))
    }
}

fn gather(key: &str, value: &Value, marks: &mut Vec<Mark>) {
    match value {
        Value::String(source) if key == "source" || key.ends_with("_source") => {
            marks.extend(Mark::of(source));
        }
        Value::Table(table) => table
            .iter()
            .for_each(|(key, value)| gather(key, value, marks)),
        Value::Array(rows) => rows.iter().for_each(|row| gather("", row, marks)),
        _ => {}
    }
}

/// Whether a field only tells people something.
#[must_use]
pub(crate) fn is_told(key: &str) -> bool {
    matches!(key, "source" | "ref" | "note") || key.ends_with("_source")
}

/// A value in a few words: what stands beside it for people is left out.
#[must_use]
pub fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(", "),
        Value::Table(table) => of_table(table),
        other => other.to_string(),
    }
}

fn of_table(table: &Table) -> String {
    let own: Vec<(&String, &Value)> = table.iter().filter(|(key, _)| !is_told(key)).collect();
    match own[..] {
        [(_, only)] => plain(only),
        _ => {
            let parts = own
                .iter()
                .map(|(key, value)| format!("{key} {}", plain(value)));
            parts.collect::<Vec<_>>().join(" ")
        }
    }
}

fn walk(
    text: &str,
    table: &DeTable<'_>,
    path: &str,
    kind: &str,
    head: Range<usize>,
    rows: &mut Vec<Row>,
) {
    let mut fields = Vec::new();
    for (key, value) in table {
        let name: &str = key.get_ref();
        let under = |to: &str, with: &str| match to {
            "" => with.to_owned(),
            to => format!("{to}.{with}"),
        };
        let (path, kind) = (under(path, name), under(kind, name));
        match value.get_ref() {
            DeValue::Table(inner) if is_heading(text, value) => {
                walk(text, inner, &path, &kind, value.span(), rows);
            }
            DeValue::Array(items)
                if items.iter().next().is_some_and(|row| is_heading(text, row)) =>
            {
                for (nth, row) in items.iter().enumerate() {
                    if let DeValue::Table(inner) = row.get_ref() {
                        let path = format!("{path}.{nth}");
                        walk(text, inner, &path, &kind, row.span(), rows);
                    }
                }
            }
            _ => {
                let span = value.span();
                let read: Option<Value> = text.get(span.clone()).and_then(|text| text.parse().ok());
                fields.extend(read.map(|value| Field {
                    key: name.to_owned(),
                    value,
                    begin: key.span().start,
                    span,
                }));
            }
        }
    }
    if !path.is_empty() && !fields.is_empty() {
        fields.sort_by_key(|field| field.begin);
        rows.push(Row {
            path: path.to_owned(),
            kind: kind.to_owned(),
            fields,
            head,
        });
    }
}

/// Whether a table stands under a heading, not in braces.
pub(crate) fn too_long() -> ContentError {
    let most = u32::try_from(LONGEST_CONTENT).unwrap_or(u32::MAX);
    let why = Phrase::new("fault-file-long").with("most", most);
    ContentError {
        line: Some(1),
        ..ContentError::new("file", why)
    }
}

fn is_heading(text: &str, value: &Spanned<DeValue<'_>>) -> bool {
    let begins = text.get(value.span().start..).unwrap_or_default();
    value.get_ref().is_table() && begins.starts_with('[')
}

fn line_of(text: &str, at: usize) -> usize {
    let before = text.get(..at.min(text.len())).unwrap_or(text);
    1 + before.matches('\n').count()
}

/// After the end of the line in which this is.
fn end_of_line(text: &str, at: usize) -> usize {
    text[at..].find('\n').map_or(text.len(), |end| at + end + 1)
}
