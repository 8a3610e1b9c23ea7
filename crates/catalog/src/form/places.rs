//! Where the values of two rows differ, and how one of them is put back.

use toml::Value;

use super::under;

/// The deepest places at which two values differ.
pub(crate) fn differing(was: &Value, now: &Value) -> Vec<String> {
    let mut found = Vec::new();
    walk(Some(was), Some(now), "", &mut found);
    found
}

fn walk(was: Option<&Value>, now: Option<&Value>, path: &str, found: &mut Vec<String>) {
    match (was, now) {
        _ if was == now => {}
        (Some(Value::Table(was)), Some(Value::Table(now))) => {
            let more = now.keys().filter(|key| !was.contains_key(*key));
            for key in was.keys().chain(more) {
                walk(was.get(key), now.get(key), &under(path, key), found);
            }
        }
        (Some(Value::Array(was)), Some(Value::Array(now))) if was.len() <= now.len() => {
            for (nth, item) in now.iter().enumerate() {
                walk(
                    was.get(nth),
                    Some(item),
                    &under(path, &nth.to_string()),
                    found,
                );
            }
        }
        _ => found.push(path.to_owned()),
    }
}

/// The value with what stands in another at this place.
pub(crate) fn put(into: &Value, from: &Value, path: &str) -> Value {
    let parts: Vec<&str> = path.split('.').collect();
    let mut into = into.clone();
    set(&mut into, from, &parts);
    into
}

fn set(into: &mut Value, from: &Value, parts: &[&str]) {
    let [part, rest @ ..] = parts else {
        return;
    };
    let nth = part.parse::<usize>().ok();
    match (into, from) {
        (Value::Table(into), Value::Table(from)) => match (into.get_mut(*part), from.get(*part)) {
            (Some(into), Some(from)) if !rest.is_empty() => set(into, from, rest),
            (_, Some(from)) => {
                into.insert((*part).to_owned(), from.clone());
            }
            (_, None) => {
                into.remove(*part);
            }
        },
        (Value::Array(into), Value::Array(from)) => {
            let Some(nth) = nth.filter(|nth| *nth < into.len()) else {
                return;
            };
            match from.get(nth) {
                Some(from) if !rest.is_empty() => set(&mut into[nth], from, rest),
                Some(from) => into[nth] = from.clone(),
                None => {
                    into.remove(nth);
                }
            }
        }
        (into, from) => *into = from.clone(),
    }
}

/// What stands at a place.
pub(crate) fn at<'v>(value: &'v Value, path: &str) -> Option<&'v Value> {
    let mut parts = path.split('.').filter(|part| !part.is_empty());
    parts.try_fold(value, |value, part| match value {
        Value::Table(table) => table.get(part),
        Value::Array(items) => items.get(part.parse::<usize>().ok()?),
        _ => None,
    })
}
