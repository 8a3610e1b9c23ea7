//! Which value comes from where.

use toml::{Table, Value};

/// Every value that carries a `source`, as `path -> source`, in the order of the file's keys. `<field>_source` overrides
/// the source of its row for one field.
pub(crate) fn provenance(file: &Table) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (key, value) in file {
        if key != "provenance" {
            walk(key, value, &mut found);
        }
    }
    found
}

fn walk(path: &str, value: &Value, found: &mut Vec<(String, String)>) {
    match value {
        Value::Table(table) => {
            if let Some(source) = table.get("source").and_then(Value::as_str) {
                found.push((path.to_owned(), source.to_owned()));
            }
            for (key, inner) in table {
                match key.strip_suffix("_source") {
                    Some(field) => found.push((
                        format!("{path}.{field}"),
                        inner.as_str().unwrap_or_default().to_owned(),
                    )),
                    None => walk(&format!("{path}.{key}"), inner, found),
                }
            }
        }
        Value::Array(rows) => {
            for (nth, row) in rows.iter().enumerate() {
                // A row is called by its key, value, age, slot or players, whichever it has.
                let name = [
                    "key", "value", "space", "markers", "age", "slot", "players", "colour",
                ]
                .iter()
                .find_map(|field| row.get(field).map(plain));
                walk(
                    &format!("{path}[{}]", name.unwrap_or_else(|| nth.to_string())),
                    row,
                    found,
                );
            }
        }
        _ => {}
    }
}

fn plain(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}
