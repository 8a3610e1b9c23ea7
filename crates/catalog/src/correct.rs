//! A row of a content file while somebody corrects it. Nothing is kept here: what the form sends, and what it said before, is all there is.

use face::Control;
use kernel::{ContentError, Shape, Shapes};
use toml::Value;

use crate::document::{Document, Row, is_told};
use crate::{AnyGame, form};

/// How many steps back can be undone.
const PAST: usize = 20;

/// What a page sends of a row.
#[derive(Clone, Copy, Debug)]
pub struct Correction<'a> {
    /// Where the row stands.
    pub at: &'a str,
    /// What it said when the form was drawn; empty at first.
    pub state: &'a str,
    /// What it said before that, one to a line.
    pub past: &'a str,
    /// `undo`, `ours`, `add PATH`, `remove PATH`; anything else only reads the form.
    pub deed: &'a str,
    pub sent: &'a [(String, String)],
}

/// A row as the form leaves it.
#[derive(Clone, Debug)]
pub struct Correcting {
    pub kind: String,
    pub control: Control,
    pub state: String,
    pub past: String,
    /// The whole file with the row in it.
    pub body: String,
    /// Whether it says something else than what was kept.
    pub is_changed: bool,
    /// What stands in the way of playing with it.
    pub fault: Option<ContentError>,
}

/// Does what the page asks for to a row of this game's content. `None` if there is no such row.
#[must_use]
pub fn correct(game: &dyn AnyGame, ours: &str, order: &Correction<'_>) -> Option<Correcting> {
    let document = Document::read(game.content()).ok()?;
    let row = document.row(order.at)?;
    let kept = form::state(row);
    let shapes = without_rows(game.shapes(), &document, row);
    let mut past: Vec<&str> = order.past.lines().filter(|line| !line.is_empty()).collect();
    let before = read_state(order.state).unwrap_or_else(|| kept.clone());
    let written = before.to_string();
    let (deed, path) = order.deed.split_once(' ').unwrap_or((order.deed, ""));
    let mut now = match deed {
        "undo" => past
            .pop()
            .and_then(read_state)
            .unwrap_or_else(|| before.clone()),
        "ours" => our_row(ours, row).unwrap_or_else(|| before.clone()),
        _ => form::read(&shapes, &row.kind, &before, order.sent),
    };
    match deed {
        "add" => {
            form::add(&shapes, &row.kind, &mut now, path);
        }
        "remove" => {
            form::remove(&mut now, path);
        }
        _ => {}
    }
    if deed != "undo" && now != before {
        past.push(&written);
    }
    let skip = past.len().saturating_sub(PAST);
    let body = with_row(&document, row, &kept, &now);
    let fault = game.with_content(&body).err();
    Some(Correcting {
        kind: row.kind.clone(),
        control: form::form(&shapes, &row.kind, &now),
        state: now.to_string(),
        past: past[skip..].join("\n"),
        is_changed: now != kept,
        body,
        fault,
    })
}

/// The vocabulary of a row without what stands under headings of its own and has forms of its own.
fn without_rows(mut shapes: Shapes, document: &Document, row: &Row) -> Shapes {
    let under = format!("{}.", row.kind);
    let below: Vec<&str> = document
        .rows
        .iter()
        .filter_map(|other| other.kind.strip_prefix(&under)?.split('.').next())
        .collect();
    if let Some(Shape::Group(name)) = shapes.row(&row.kind).cloned()
        && let Some(fields) = shapes.groups.get_mut(name)
    {
        fields.retain(|(key, _)| !below.contains(key));
    }
    shapes
}

/// A state that a form carried; whatever else somebody sends is none.
fn read_state(text: &str) -> Option<Value> {
    let value: Value = text.parse().ok()?;
    value.is_table().then_some(value)
}

/// The same row in what the program ships.
fn our_row(ours: &str, row: &Row) -> Option<Value> {
    let ours = Document::read(ours).ok()?;
    let same = ours
        .rows
        .iter()
        .find(|our| our.kind == row.kind && our.id() == row.id());
    same.or_else(|| ours.row(&row.path)).map(form::state)
}

/// The text in which the row says what it says now. What was changed is marked as corrected, unless its source was changed, too.
fn with_row(document: &Document, row: &Row, kept: &Value, now: &Value) -> String {
    let mut now = now.clone();
    mark(kept, &mut now);
    let (Value::Table(kept), Value::Table(now)) = (kept, now) else {
        return document.text().to_owned();
    };
    let mut text = document.text().to_owned();
    for key in kept
        .keys()
        .chain(now.keys().filter(|key| !kept.contains_key(*key)))
    {
        if kept.get(key) == now.get(key) {
            continue;
        }
        let document = Document::read(&text).ok();
        let found = document
            .as_ref()
            .and_then(|document| document.row(&row.path));
        if let (Some(document), Some(row)) = (&document, found) {
            text = document.with_field(row, key, now.get(key));
        }
    }
    text
}

fn mark(kept: &Value, now: &mut Value) {
    match (kept, now) {
        (Value::Table(kept), Value::Table(now)) => {
            for (key, value) in now.iter_mut() {
                if let Some(was) = kept.get(key) {
                    mark(was, value);
                }
            }
            let differs =
                |(key, value): (&String, &Value)| !is_told(key) && kept.get(key) != Some(value);
            let is_changed =
                now.iter().any(differs) || kept.keys().any(|key| !now.contains_key(key));
            let source = kept
                .get("source")
                .filter(|source| now.get("source") == Some(source));
            // A source that says more than its mark names the mark first.
            if is_changed && source.is_some_and(Value::is_str) {
                now.insert("source".to_owned(), Value::String("corrected".to_owned()));
            }
        }
        (Value::Array(kept), Value::Array(now)) => {
            kept.iter()
                .zip(now)
                .for_each(|(was, value)| mark(was, value));
        }
        _ => {}
    }
}
