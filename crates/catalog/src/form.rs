//! A row of a content file as a form, made from the vocabulary of its game, and what such a form means.

use face::{Control, Entry};
use kernel::{Shape, Shapes};
use toml::{Table, Value};

use crate::document::Row;

/// How deep values are nested at most, and how long a list is.
const DEEPEST: usize = 12;
const LONGEST: usize = 60;

/// The row as one value.
pub(crate) fn state(row: &Row) -> Value {
    let fields = row.fields.iter();
    Value::Table(
        fields
            .map(|field| (field.key.clone(), field.value.clone()))
            .collect(),
    )
}

/// The form of a row that says `state`.
pub(crate) fn form(shapes: &Shapes, kind: &str, state: &Value) -> Control {
    let shape = shapes.row(kind).cloned().unwrap_or_default();
    control(shapes, &shape, "", "", Some(state))
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
        Shape::Group(_) | Shape::Map(_) => {
            let fields = fields(shapes, shape, value).into_iter();
            Entry::Group(
                fields
                    .map(|(key, shape)| {
                        let inner = value.and_then(|value| value.get(&key));
                        control(shapes, &shape, &under(path, &key), &key, inner)
                    })
                    .collect(),
            )
        }
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

fn element(shape: &Shape, nth: usize, item: &Value) -> Shape {
    match shape {
        Shape::List(inner) if **inner != Shape::Any => (**inner).clone(),
        Shape::Tuple(parts) => parts.get(nth).cloned().unwrap_or_default(),
        _ => shape_of(Some(item)),
    }
}

/// The ways that are told by no name: a number, a word, a count.
const NUMBER: &str = "number";
const COUNT: &str = "count";

fn any(shapes: &Shapes, path: &str, value: Option<&Value>) -> Entry {
    let (words, table) = &shapes.any;
    let is_open = matches!(
        value,
        None | Some(Value::Integer(_) | Value::String(_) | Value::Table(_))
    );
    if let (Some(group), true) = (table, is_open) {
        let (chosen, inside) = match value {
            Some(Value::String(word)) => (word.clone(), None),
            Some(table @ Value::Table(_)) => {
                let inside = control(shapes, group, path, COUNT, Some(table));
                (COUNT.to_owned(), Some(Box::new(inside)))
            }
            number => {
                let inside = control(shapes, &Shape::Whole, path, NUMBER, number);
                (NUMBER.to_owned(), Some(Box::new(inside)))
            }
        };
        let options = [NUMBER, COUNT].iter().chain(words);
        return Entry::Way {
            chosen,
            options: options.map(|word| (*word).to_owned()).collect(),
            inside,
        };
    }
    match value {
        Some(Value::Table(_)) => {
            let fields = fields(shapes, &Shape::Any, value).into_iter();
            Entry::Group(
                fields
                    .map(|(key, shape)| {
                        let inner = value.and_then(|value| value.get(&key));
                        control(shapes, &shape, &under(path, &key), &key, inner)
                    })
                    .collect(),
            )
        }
        other => control(shapes, &shape_of(other), path, "", other).what,
    }
}

fn way(shapes: &Shapes, name: &str, path: &str, value: Option<&Value>) -> Entry {
    let ways = shapes.ways.get(name).map(Vec::as_slice).unwrap_or_default();
    let (chosen, inner) = match value {
        Some(Value::String(way)) => (way.clone(), None),
        Some(Value::Table(table)) => match table.iter().next() {
            Some((way, inner)) => (way.clone(), Some(inner)),
            None => (String::new(), None),
        },
        _ => (String::new(), None),
    };
    let shape = ways.iter().find(|(way, _)| *way == chosen);
    let shape = shape.and_then(|(_, shape)| shape.as_ref());
    Entry::Way {
        inside: shape.map(|shape| {
            let path = under(path, &chosen);
            Box::new(control(shapes, shape, &path, &chosen, inner))
        }),
        options: ways.iter().map(|(way, _)| (*way).to_owned()).collect(),
        chosen,
    }
}

/// What a form says that was drawn for `before`.
pub(crate) fn read(
    shapes: &Shapes,
    kind: &str,
    before: &Value,
    sent: &[(String, String)],
) -> Value {
    let reader = Reader { shapes, sent };
    let shape = shapes.row(kind).cloned().unwrap_or_default();
    let read = reader.value(&shape, "", Some(before), 0);
    read.unwrap_or_else(|| Value::Table(Table::new()))
}

struct Reader<'a> {
    shapes: &'a Shapes,
    sent: &'a [(String, String)],
}

impl Reader<'_> {
    fn sent(&self, kind: &str, path: &str) -> Option<&str> {
        let is = |name: &str| {
            name.strip_prefix(kind)
                .and_then(|name| name.strip_prefix('.'))
                == Some(path)
        };
        let found = self.sent.iter().find(|(name, _)| is(name));
        found.map(|(_, value)| value.trim())
    }

    /// `None`: left out. What was not sent stays as it was.
    fn value(
        &self,
        shape: &Shape,
        path: &str,
        before: Option<&Value>,
        depth: usize,
    ) -> Option<Value> {
        if depth > DEEPEST {
            return before.cloned();
        }
        match shape {
            Shape::Any => self.any(path, before, depth),
            Shape::Flag | Shape::Whole | Shape::Text | Shape::Letter | Shape::Word(_) => {
                self.plain(shape, path, before)
            }
            Shape::Letters(_) => self.letters(path, before),
            Shape::Choice(name) => self.way(name, path, before, depth),
            Shape::Group(_) | Shape::Map(_) => self.group(shape, path, before, depth),
            Shape::List(_) | Shape::Tuple(_) => {
                let items = before?.as_array()?.iter().take(LONGEST).enumerate();
                let items = items.filter_map(|(nth, item)| {
                    let inner = element(shape, nth, item);
                    self.value(
                        &inner,
                        &under(path, &nth.to_string()),
                        Some(item),
                        depth + 1,
                    )
                });
                Some(Value::Array(items.collect()))
            }
        }
    }

    fn plain(&self, shape: &Shape, path: &str, before: Option<&Value>) -> Option<Value> {
        let Some(sent) = self.sent("v", path) else {
            return before.cloned();
        };
        match (shape, sent) {
            (_, "") => None,
            (Shape::Flag, _) => Some(Value::Boolean(sent == "true")),
            // What is no number is refused by the loader, who says so.
            (Shape::Whole, _) => Some(
                sent.parse()
                    .map_or_else(|_| Value::String(sent.to_owned()), Value::Integer),
            ),
            _ => Some(Value::String(sent.to_owned())),
        }
    }

    /// Letter by letter, or the whole text where somebody sends it.
    fn letters(&self, path: &str, before: Option<&Value>) -> Option<Value> {
        if self.sent("v", path).is_some() {
            return self.plain(&Shape::Text, path, before);
        }
        let said = before?.as_str()?.chars().enumerate();
        let letters = said.map(|(nth, letter)| {
            let sent = self.sent("v", &under(path, &nth.to_string()));
            sent.and_then(|sent| sent.chars().next()).unwrap_or(letter)
        });
        Some(Value::String(letters.collect()))
    }

    fn group(
        &self,
        shape: &Shape,
        path: &str,
        before: Option<&Value>,
        depth: usize,
    ) -> Option<Value> {
        let fields = fields(self.shapes, shape, before).into_iter();
        let table: Table = fields
            .filter_map(|(key, shape)| {
                let inner = before.and_then(|value| value.get(&key));
                let value = self.value(&shape, &under(path, &key), inner, depth + 1)?;
                Some((key, value))
            })
            .collect();
        (!table.is_empty() || before.is_some()).then_some(Value::Table(table))
    }

    fn way(&self, name: &str, path: &str, before: Option<&Value>, depth: usize) -> Option<Value> {
        let ways = self
            .shapes
            .ways
            .get(name)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let was = match before {
            Some(Value::String(way)) => Some(way.as_str()),
            Some(Value::Table(table)) => table.keys().next().map(String::as_str),
            _ => None,
        };
        let chosen = self.sent("k", path).or(was)?;
        let (way, shape) = ways.iter().find(|(way, _)| *way == chosen)?;
        let Some(shape) = shape else {
            return Some(Value::String((*way).to_owned()));
        };
        let inner = before
            .filter(|_| was == Some(chosen))
            .and_then(|value| value.get(*way));
        let inner = match inner {
            Some(inner) => self.value(shape, &under(path, way), Some(inner), depth + 1),
            None => Some(usual(self.shapes, shape, depth)),
        };
        let inner = inner.unwrap_or_else(|| usual(self.shapes, shape, depth));
        Some(Value::Table(Table::from_iter([((*way).to_owned(), inner)])))
    }

    fn any(&self, path: &str, before: Option<&Value>, depth: usize) -> Option<Value> {
        let (words, table) = &self.shapes.any;
        let Some(group) = table else {
            return match before {
                Some(Value::Table(_)) => self.group(&Shape::Any, path, before, depth),
                other => self.value(&shape_of(other), path, other, depth + 1),
            };
        };
        let was = match before {
            Some(Value::String(word)) => word.as_str(),
            Some(Value::Table(_)) => COUNT,
            _ => NUMBER,
        };
        match self.sent("k", path).unwrap_or(was) {
            word if words.contains(&word) => Some(Value::String(word.to_owned())),
            COUNT if was == COUNT => self.group(group, path, before, depth),
            COUNT => Some(usual(self.shapes, group, depth)),
            _ if was == NUMBER => self.plain(&Shape::Whole, path, before),
            _ => Some(Value::Integer(1)),
        }
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

/// One more at the end of a list, which may not be there yet. `false` if nothing can be added there.
pub(crate) fn add(shapes: &Shapes, kind: &str, state: &mut Value, path: &str) -> bool {
    let Some(shape) = shapes
        .row(kind)
        .and_then(|shape| shape_at(shapes, shape, path))
    else {
        return false;
    };
    let Shape::List(inner) = shape else {
        return false;
    };
    let (parent, key) = path.rsplit_once('.').unwrap_or(("", path));
    let Some(parent) = at(state, parent) else {
        return false;
    };
    if parent.get(key).is_none() {
        let Value::Table(table) = parent else {
            return false;
        };
        table.insert(key.to_owned(), Value::Array(Vec::new()));
    }
    let depth = path.matches('.').count();
    match at(parent, key) {
        Some(Value::Array(items)) if items.len() < LONGEST && depth < DEEPEST => {
            let more = items.last().cloned().filter(|last| !last.is_table());
            items.push(more.unwrap_or_else(|| usual(shapes, &inner, depth)));
            true
        }
        _ => false,
    }
}

/// Takes one out of a list.
pub(crate) fn remove(state: &mut Value, path: &str) -> bool {
    let (parent, nth) = path.rsplit_once('.').unwrap_or(("", path));
    match (at(state, parent), nth.parse::<usize>()) {
        (Some(Value::Array(items)), Ok(nth)) if nth < items.len() => {
            items.remove(nth);
            true
        }
        _ => false,
    }
}

fn at<'v>(value: &'v mut Value, path: &str) -> Option<&'v mut Value> {
    let mut parts = path.split('.').filter(|part| !part.is_empty());
    parts.try_fold(value, |value, part| match value {
        Value::Table(table) => table.get_mut(part),
        Value::Array(items) => items.get_mut(part.parse::<usize>().ok()?),
        _ => None,
    })
}

fn shape_at(shapes: &Shapes, shape: &Shape, path: &str) -> Option<Shape> {
    let mut shape = shape.clone();
    for part in path.split('.') {
        shape = match &shape {
            Shape::List(inner) => (**inner).clone(),
            Shape::Tuple(parts) => parts.get(part.parse::<usize>().ok()?)?.clone(),
            Shape::Choice(name) => {
                let ways = shapes.ways.get(name)?;
                ways.iter().find(|(way, _)| *way == part)?.1.clone()?
            }
            Shape::Any => shapes
                .any
                .1
                .as_ref()
                .and_then(|group| shapes.field(group, part))
                .cloned()?,
            group => shapes.field(group, part)?.clone(),
        };
    }
    Some(shape)
}
