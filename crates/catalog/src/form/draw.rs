//! The form of a row.

use face::{Control, Entry};
use kernel::{Shape, Shapes};
use toml::Value;

use super::{COUNT, LONGEST, NUMBER, chosen, element, fields, shape_of, sort_of, under, ways};

/// The form of a row that says `state`.
#[must_use]
pub fn form(shapes: &Shapes, kind: &str, state: &Value) -> Control {
    let shape = shapes.row(kind).cloned().unwrap_or_default();
    control(shapes, &shape, "", "", Some(state))
}

fn control(
    shapes: &Shapes,
    shape: &Shape,
    path: &str,
    key: &str,
    value: Option<&Value>,
) -> Control {
    let what = match shape {
        Shape::Any => any(shapes, path, value),
        Shape::Flag => Entry::Flag(value.and_then(Value::as_bool)),
        Shape::Whole => Entry::Number(value.and_then(Value::as_integer)),
        Shape::Text | Shape::Letter => {
            Entry::Text(value.and_then(Value::as_str).unwrap_or_default().to_owned())
        }
        Shape::Letters(letters) => letter_by_letter(letters, path, value),
        Shape::Word(words) => Entry::Pick {
            chosen: value.and_then(Value::as_str).unwrap_or_default().to_owned(),
            options: words.iter().map(|word| (*word).to_owned()).collect(),
        },
        Shape::Choice(name) => way(shapes, name, path, value),
        Shape::Group(_) | Shape::Map(_) => group(shapes, shape, path, value),
        Shape::List(_) | Shape::Tuple(_) => {
            let items = value
                .and_then(Value::as_array)
                .map(Vec::as_slice)
                .unwrap_or_default();
            let items = items.iter().enumerate().map(|(nth, item)| {
                let key = nth.to_string();
                let shape = element(shape, nth, item);
                control(shapes, &shape, &under(path, &key), &key, Some(item))
            });
            match shape {
                Shape::Tuple(_) => Entry::Group(items.collect()),
                _ => Entry::List(items.collect()),
            }
        }
    };
    Control {
        path: path.to_owned(),
        key: key.to_owned(),
        what,
    }
}

fn letter_by_letter(letters: &[(char, &'static str)], path: &str, value: Option<&Value>) -> Entry {
    let said = value.and_then(Value::as_str).unwrap_or_default();
    let picks = said.chars().take(LONGEST).enumerate();
    let picks = picks.map(|(nth, letter)| pick_letter(letters, path, nth, letter));
    Entry::Group(picks.collect())
}

/// One letter of a text, with what it stands for.
fn pick_letter(letters: &[(char, &'static str)], path: &str, nth: usize, chosen: char) -> Control {
    let option = |(letter, stands_for): &(char, &str)| format!("{letter} {stands_for}");
    let found = letters.iter().find(|(letter, _)| *letter == chosen);
    Control {
        path: under(path, &nth.to_string()),
        key: nth.to_string(),
        what: Entry::Pick {
            chosen: found.map_or_else(|| chosen.to_string(), option),
            options: letters.iter().map(option).collect(),
        },
    }
}

/// The fields of a table, one after the other.
fn group(shapes: &Shapes, shape: &Shape, path: &str, value: Option<&Value>) -> Entry {
    let fields = fields(shapes, shape, value).into_iter();
    let parts = fields.map(|(key, shape)| {
        let inner = value.and_then(|value| value.get(&key));
        control(shapes, &shape, &under(path, &key), &key, inner)
    });
    Entry::Group(parts.collect())
}

/// Where a file may say anything: a number, a word or a count where its game reads that, or what is there.
fn any(shapes: &Shapes, path: &str, value: Option<&Value>) -> Entry {
    let (words, count) = &shapes.any;
    let is_open = !matches!(
        value,
        Some(Value::Array(_) | Value::Boolean(_) | Value::Float(_) | Value::Datetime(_))
    );
    match (count, value) {
        (Some(count), _) if is_open => {
            let sort = sort_of(value);
            let inside = match sort {
                COUNT => Some(control(shapes, count, path, COUNT, value)),
                NUMBER => Some(control(shapes, &Shape::Whole, path, NUMBER, value)),
                _ => None,
            };
            let options = [NUMBER, COUNT].iter().chain(words);
            Entry::Way {
                chosen: sort.to_owned(),
                options: options.map(|word| (*word).to_owned()).collect(),
                inside: inside.map(Box::new),
            }
        }
        (_, Some(Value::Table(_))) => group(shapes, &Shape::Any, path, value),
        _ => control(shapes, &shape_of(value), path, "", value).what,
    }
}

fn way(shapes: &Shapes, name: &str, path: &str, value: Option<&Value>) -> Entry {
    let ways = ways(shapes, name);
    let (way, inner) = chosen(value).unwrap_or_default();
    let shape = ways.iter().find(|(known, _)| *known == way);
    let shape = shape.and_then(|(_, shape)| shape.as_ref());
    Entry::Way {
        inside: shape.map(|shape| Box::new(control(shapes, shape, &under(path, way), way, inner))),
        options: ways.iter().map(|(way, _)| (*way).to_owned()).collect(),
        chosen: way.to_owned(),
    }
}
