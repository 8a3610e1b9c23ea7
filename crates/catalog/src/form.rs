//! A row of a content file as a form, made from the vocabulary of its game, and what such a form means.

mod draw; // the form of a row
mod lists; // one more in a list, one less
mod places; // where the values of two rows differ
mod read; // what a form says

pub use draw::form;
pub use lists::add;
pub(crate) use lists::remove;
pub(crate) use places::{at, differing, put};
pub use read::read;

pub use crate::correct::without_rows;
use kernel::{Shape, Shapes};
use toml::{Table, Value};

use crate::document::Row;

/// How deep values are nested at most, and how long a list is.
const DEEPEST: usize = 12;
const LONGEST: usize = 60;

/// The ways of a [`Shape::Any`] that are told by no name: a number, a count.
const NUMBER: &str = "number";
pub const COUNT: &str = "count";

/// The row as one value.
#[must_use]
pub fn state(row: &Row) -> Value {
    let fields = row.fields.iter();
    Value::Table(
        fields
            .map(|field| (field.key.clone(), field.value.clone()))
            .collect(),
    )
}

fn under(path: &str, key: &str) -> String {
    if path.is_empty() {
        key.to_owned()
    } else {
        format!("{path}.{key}")
    }
}

/// What only the value tells.
fn shape_of(value: Option<&Value>) -> Shape {
    match value {
        Some(Value::Integer(_)) => Shape::Whole,
        Some(Value::Boolean(_)) => Shape::Flag,
        Some(Value::Array(items)) => Shape::List(Box::new(shape_of(items.first()))),
        Some(Value::Table(_)) => Shape::Any,
        _ => Shape::Text,
    }
}

/// The fields of a table: those that its game knows, and whatever else stands there.
fn fields(shapes: &Shapes, shape: &Shape, value: Option<&Value>) -> Vec<(String, Shape)> {
    let known = match shape {
        Shape::Group(name) => shapes.groups.get(name).cloned().unwrap_or_default(),
        _ => Vec::new(),
    };
    let mut all: Vec<(String, Shape)> = Vec::new();
    let table = value.and_then(Value::as_table);
    all.extend(
        known
            .into_iter()
            .map(|(key, shape)| (key.to_owned(), shape)),
    );
    for (key, value) in table.into_iter().flatten() {
        if !all.iter().any(|(known, _)| known == key) {
            let inner = match shape {
                Shape::Map(inner) => (**inner).clone(),
                _ => shape_of(Some(value)),
            };
            all.push((key.clone(), inner));
        }
    }
    all
}

fn element(shape: &Shape, nth: usize, item: &Value) -> Shape {
    match shape {
        Shape::List(inner) if **inner != Shape::Any => (**inner).clone(),
        Shape::Tuple(parts) => parts.get(nth).cloned().unwrap_or_default(),
        _ => shape_of(Some(item)),
    }
}

/// The ways that may be chosen at a place, each with what has to be said about it.
fn ways<'s>(shapes: &'s Shapes, name: &str) -> &'s [(&'static str, Option<Shape>)] {
    shapes.ways.get(name).map(Vec::as_slice).unwrap_or_default()
}

/// The way that a value says, and what it says about it.
fn chosen(value: Option<&Value>) -> Option<(&str, Option<&Value>)> {
    match value? {
        Value::String(way) => Some((way, None)),
        Value::Table(table) => table
            .iter()
            .next()
            .map(|(way, inner)| (way.as_str(), Some(inner))),
        _ => None,
    }
}

/// What of [`Shape::Any`] a value is: a word of its own, a count or a number.
fn sort_of(value: Option<&Value>) -> &str {
    match value {
        Some(Value::String(word)) => word,
        Some(Value::Table(_)) => COUNT,
        _ => NUMBER,
    }
}

/// What a new place says until somebody says more.
pub(crate) fn usual(shapes: &Shapes, shape: &Shape, depth: usize) -> Value {
    match shape {
        Shape::Any | Shape::Whole => Value::Integer(1),
        Shape::Flag => Value::Boolean(true),
        Shape::Text | Shape::Letters(_) => Value::String("new".to_owned()),
        Shape::Letter => Value::String("A".to_owned()),
        Shape::Word(words) => Value::String((*words.first().unwrap_or(&"")).to_owned()),
        Shape::Choice(name) => {
            let ways = shapes.ways.get(name).and_then(|ways| ways.first());
            match ways {
                Some((way, Some(inner))) => {
                    let inner = usual(shapes, inner, depth + 1);
                    Value::Table(Table::from_iter([((*way).to_owned(), inner)]))
                }
                Some((way, None)) => Value::String((*way).to_owned()),
                None => Value::Table(Table::new()),
            }
        }
        Shape::Group(name) => {
            let fields = shapes.groups.get(name).into_iter().flatten();
            let needed = fields.filter(|(key, _)| !shapes.left_out.contains(&(*name, *key)));
            let table =
                needed.map(|(key, shape)| ((*key).to_owned(), usual(shapes, shape, depth + 1)));
            Value::Table(table.collect())
        }
        Shape::List(inner) if depth <= DEEPEST => {
            Value::Array(vec![usual(shapes, inner, depth + 1)])
        }
        Shape::List(_) => Value::Array(Vec::new()),
        Shape::Tuple(parts) => Value::Array(
            parts
                .iter()
                .map(|part| usual(shapes, part, depth + 1))
                .collect(),
        ),
        Shape::Map(_) => Value::Table(Table::new()),
    }
}
