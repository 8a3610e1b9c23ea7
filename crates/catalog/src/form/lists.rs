//! One more in a list, and one less.

use kernel::{Shape, Shapes};
use toml::Value;

use super::{DEEPEST, LONGEST, usual};

/// One more at the end of a list, which may not be there yet. `false` if nothing can be added there.
pub fn add(shapes: &Shapes, kind: &str, state: &mut Value, path: &str) -> bool {
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
    let Some(parent) = opened(state, parent) else {
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

/// What stands there; tables that are not there yet are made on the way.
fn opened<'v>(value: &'v mut Value, path: &str) -> Option<&'v mut Value> {
    let mut parts = path.split('.').filter(|part| !part.is_empty());
    parts.try_fold(value, |value, part| match value {
        Value::Table(table) => {
            let fresh = || Value::Table(toml::Table::new());
            Some(table.entry(part).or_insert_with(fresh))
        }
        Value::Array(items) => items.get_mut(part.parse::<usize>().ok()?),
        _ => None,
    })
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
