//! What a form says.

use kernel::{Shape, Shapes};
use toml::{Table, Value};

use super::{
    COUNT, DEEPEST, LONGEST, NUMBER, chosen, element, fields, shape_of, sort_of, under, usual, ways,
};

/// What a form says that was drawn for `before`.
#[must_use]
pub fn read(shapes: &Shapes, kind: &str, before: &Value, sent: &[(String, String)]) -> Value {
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

    /// The way that was sent, with what it says; another way than before begins with what is usual.
    fn way(&self, name: &str, path: &str, before: Option<&Value>, depth: usize) -> Option<Value> {
        let (was, inner) = chosen(before).unzip();
        let way = self.sent("k", path).or(was)?;
        let known = ways(self.shapes, name).iter();
        let (way, shape) = known.clone().find(|(known, _)| *known == way)?;
        let Some(shape) = shape else {
            return Some(Value::String((*way).to_owned()));
        };
        let inner = inner.flatten().filter(|_| was == Some(*way));
        let inner =
            inner.and_then(|inner| self.value(shape, &under(path, way), Some(inner), depth + 1));
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
        let was = sort_of(before);
        match self.sent("k", path).unwrap_or(was) {
            word if words.contains(&word) => Some(Value::String(word.to_owned())),
            COUNT if was == COUNT => self.group(group, path, before, depth),
            COUNT => Some(usual(self.shapes, group, depth)),
            _ if was == NUMBER => self.plain(&Shape::Whole, path, before),
            _ => Some(Value::Integer(1)),
        }
    }
}
