//! A row of a content file while somebody corrects it. Nothing is kept here: what the form sends, and what it said before, is all there is.

use face::Control;
use kernel::{Shape, Shapes};
use toml::Value;

use crate::document::{Document, Row, is_told};
use crate::pick::pick;
use crate::{AnyGame, Fault, Said, form};

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
    /// Fields of the row that the game does not read: they are there to be checked by eye.
    pub unread: Vec<String>,
    pub state: String,
    pub past: String,
    /// The whole file with the row in it.
    pub body: String,
    /// Whether it says something else than what was kept.
    pub is_changed: bool,
    /// What was changed since the form was opened, one step after the other: place, before, after.
    pub history: Vec<Vec<(String, Said, Said)>>,
    /// What stands in the way of playing with it.
    pub fault: Option<Fault>,
    /// The place whose change brought the fault, in the terms of [`Control::path`].
    pub fault_at: Option<String>,
}

/// Does what the page asks for to a row of a content file of this game, which need not be one that can be played with. `None` if there is
/// no such row.
#[must_use]
pub fn correct(
    game: &dyn AnyGame,
    text: &str,
    ours: &str,
    order: &Correction<'_>,
) -> Option<Correcting> {
    let document = Document::read(text).ok()?;
    let row = document.row(order.at)?;
    let kept = form::state(row);
    let shapes = without_rows(game.shapes(), &document, row);
    let mut past: Vec<&str> = order.past.lines().filter(|line| !line.is_empty()).collect();
    let before = read_state(order.state).unwrap_or_else(|| kept.clone());
    let written = before.to_string();
    let (deed, path) = order.deed.split_once(' ').unwrap_or((order.deed, ""));
    let back = match deed {
        "undo" => Some(past.pop().and_then(read_state)),
        "ours" => Some(our_row(ours, row)),
        _ => None,
    };
    let mut now = match back {
        Some(back) => back.unwrap_or_else(|| before.clone()),
        None => form::read(&shapes, &row.kind, &before, order.sent),
    };
    let _ = match deed {
        "add" => form::add(&shapes, &row.kind, &mut now, path),
        "remove" => form::remove(&mut now, path),
        _ => false,
    };
    if deed != "undo" && now != before {
        past.push(&written);
    }
    let past = &past[past.len().saturating_sub(PAST)..];
    let body = with_row(&document, row, &kept, &now);
    let fault = game.with_content(&body).err();
    let mut control = form::form(&shapes, &row.kind, &now);
    pick(&mut control, row, &document);
    let is_fine = |state: &Value| {
        let body = with_row(&document, row, &kept, state);
        game.with_content(&body).is_ok()
    };
    let fault_at = fault.as_ref().and_then(|_| {
        // A row that was kept unfinished is judged by ours; where neither is well, the fault is in another row.
        let base = [Some(kept.clone()), our_row(ours, row)];
        let base = base.into_iter().flatten().find(is_fine)?;
        let at = culprit(&base, &now, is_fine)?;
        Some(letter_of(&control, &base, &now, at))
    });
    Some(Correcting {
        kind: row.kind.clone(),
        unread: unread(&shapes, row),
        control,
        state: now.to_string(),
        past: past.join("\n"),
        is_changed: now != kept,
        history: steps(past, &now),
        body,
        fault,
        fault_at,
    })
}

/// What each step changed.
pub(crate) fn steps(past: &[&str], now: &Value) -> Vec<Vec<(String, Said, Said)>> {
    let mut states: Vec<Value> = past.iter().copied().filter_map(read_state).collect();
    states.push(now.clone());
    let said = |value: &Value, path: &str| form::at(value, path).map(Said::of).unwrap_or_default();
    let step = |pair: &[Value]| {
        let places = form::differing(&pair[0], &pair[1]).into_iter();
        let told = places.map(|path| {
            let (before, after) = (said(&pair[0], &path), said(&pair[1], &path));
            (path, before, after)
        });
        told.collect()
    };
    states.windows(2).map(step).collect()
}

/// How many places are put back one by one to find the one at fault.
const SUSPECTS: usize = 8;

/// The place that has to be put back for all to be well again; where no single one does, the first that was changed.
fn culprit(kept: &Value, now: &Value, is_fine: impl Fn(&Value) -> bool) -> Option<String> {
    let changed = form::differing(kept, now);
    let suspects = changed.iter().take(SUSPECTS);
    let mut guilty = suspects.filter(|path| is_fine(&form::put(now, kept, path)));
    guilty.next().or(changed.first()).cloned()
}

/// Of a text that is picked letter by letter, the first letter that was changed.
fn letter_of(control: &Control, was: &Value, now: &Value, at: String) -> String {
    let text = |value| form::at(value, &at).and_then(Value::as_str);
    let (Some(was), Some(is)) = (text(was), text(now)) else {
        return at;
    };
    let nth = was.chars().zip(is.chars()).position(|(was, is)| was != is);
    let letter = format!("{at}.{}", nth.unwrap_or_default());
    let mut is_place = false;
    control.walk(&mut |place| is_place |= place.path == letter);
    match is_place {
        true => letter,
        false => at,
    }
}

/// The fields of a row that the types which read it do not ask for.
fn unread(shapes: &Shapes, row: &Row) -> Vec<String> {
    let known = shapes.row(&row.kind);
    let is_read = |key: &str| known.is_some_and(|shape| shapes.field(shape, key).is_some());
    let keys = row.fields.iter().map(|field| field.key.as_str());
    let unread = keys.filter(|key| !is_told(key) && !is_read(key));
    unread.map(str::to_owned).collect()
}

/// The vocabulary of a row without what stands under headings of its own and has forms of its own.
#[doc(hidden)] // for the test that walks through all of it
#[must_use]
pub fn without_rows(mut shapes: Shapes, document: &Document, row: &Row) -> Shapes {
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
pub(crate) fn read_state(text: &str) -> Option<Value> {
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
