//! Which value comes from where.

use toml::{Table, Value};

/// Every value that carries a `source`, as `path value -> source`, in the order of the file's keys. `<field>_source`
/// overrides the source of its row for one field.
pub(crate) fn provenance(file: &Table) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (key, value) in file {
        if key != "provenance" {
            walk(key, None, value, &mut found);
        }
    }
    found
}

/// `called` is the field that the row is called by in its path.
fn walk(path: &str, called: Option<&str>, value: &Value, found: &mut Vec<(String, String)>) {
    match value {
        Value::Table(table) => {
            if let Some(source) = table.get("source").and_then(Value::as_str) {
                found.push((with_values(path, called, table), source.to_owned()));
            }
            for (key, inner) in table {
                match key.strip_suffix("_source") {
                    Some(field) => found.push((
                        with_value(&format!("{path}.{field}"), table.get(field)),
                        inner.as_str().unwrap_or_default().to_owned(),
                    )),
                    None => walk(&format!("{path}.{key}"), None, inner, found),
                }
            }
        }
        Value::Array(rows) => {
            for (nth, row) in rows.iter().enumerate() {
                // A row is called by its key, value, age, slot or players, whichever it has.
                let called = [
                    "key", "value", "space", "markers", "age", "slot", "players", "colour",
                ]
                .into_iter()
                .find(|field| row.get(field).is_some());
                let name = called.and_then(|field| row.get(field)).map(plain);
                let name = name.unwrap_or_else(|| nth.to_string());
                walk(&format!("{path}[{name}]"), called, row, found);
            }
        }
        _ => {}
    }
}

/// The path of a row and what it says itself: `common.band_max 10`, `common.seats[2] ages 2, pool 4`.
fn with_values(path: &str, called: Option<&str>, row: &Table) -> String {
    let own = row.iter().filter(|(key, value)| {
        let about = matches!(key.as_str(), "source" | "ref" | "note" | "rule");
        let elsewhere = key.ends_with("_source") || row.contains_key(&format!("{key}_source"));
        !(about || elsewhere || called == Some(key.as_str())) && is_plain(value)
    });
    let own: Vec<(&String, &Value)> = own.collect();
    match &own[..] {
        [] => path.to_owned(),
        [(key, value)] if matches!(key.as_str(), "value" | "values") => {
            with_value(path, Some(value))
        }
        several => {
            let values = several.iter();
            let values: Vec<String> = values
                .map(|(key, value)| format!("{key} {}", plain(value)))
                .collect();
            format!("{path} {}", values.join(", "))
        }
    }
}

fn with_value(path: &str, value: Option<&Value>) -> String {
    match value.filter(|value| is_plain(value)) {
        Some(value) => format!("{path} {}", plain(value)),
        None => path.to_owned(),
    }
}

/// Whether it is a value itself: what is in tables has lines of its own.
fn is_plain(value: &Value) -> bool {
    match value {
        Value::Table(_) => false,
        Value::Array(items) => items.iter().all(is_plain),
        _ => true,
    }
}

fn plain(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}
