//! Content files as documents.

use catalog::{Document, GAMES, Mark, Row};
use toml::Value;

const SMALL: &str = "# mine\n[a]\nx = 1 # why\n\n[[card]]\nid = \"one\"\nsource = \"found\"\ndo = [{ gain = 2 }]\n[[card.part]]\nid = \"p\"\n\n[[card]]\nid = \"two\"\ncost = { power = 1 }";

#[test]
fn rows_are_found_by_their_places() {
    let document = Document::read(SMALL).unwrap();
    let paths: Vec<&str> = document.rows.iter().map(|row| row.path.as_str()).collect();
    assert_eq!(paths, ["a", "card.0", "card.0.part.0", "card.1"]);
    let one = document.row("card.0").unwrap();
    assert_eq!(
        (one.id().as_str(), one.mark(), document.line(one)),
        ("one", Mark::Found, 5)
    );
    assert_eq!(one.plain("do").as_deref(), Some("2"));
}

/// Whatever is changed, the rest of the text stays as it was.
#[test]
fn a_change_leaves_everything_else_alone() {
    let document = Document::read(SMALL).unwrap();
    let (a, one, two) = (
        document.row("a").unwrap(),
        document.row("card.0").unwrap(),
        document.row("card.1").unwrap(),
    );
    let changed = document.with_field(a, "x", Some(&Value::Integer(7)));
    assert_eq!(changed, SMALL.replace("x = 1", "x = 7"));
    let taken = document.with_field(one, "source", None);
    assert_eq!(taken, SMALL.replace("source = \"found\"\n", ""));
    let added = document.with_field(two, "n", Some(&Value::Boolean(true)));
    assert_eq!(added, format!("{SMALL}\nn = true\n"));
    let less = document.without_row(one);
    assert_eq!(Document::read(&less).unwrap().rows.len(), 2);
    assert!(
        less.starts_with("# mine\n[a]\nx = 1 # why\n\n\n[[card]]\nid = \"two\""),
        "{less}"
    );
    let more = Document::read(&document.with_copy(one, "three")).unwrap();
    let ids: Vec<String> = more.rows.iter().map(Row::id).collect();
    assert_eq!(
        ids,
        ["1", "one", "p", "three", "p", "two"].map(|id| if id == "1" {
            String::new()
        } else {
            id.to_owned()
        })
    );
}

/// Every row and every field of what the program ships can be found and written back as it is.
#[test]
fn what_the_program_ships_comes_back_the_same() {
    for listed in GAMES {
        let game = listed.open(None).unwrap();
        let document = Document::read(game.content()).unwrap();
        assert!(document.rows.len() > 10, "{}", listed.key);
        for row in &document.rows {
            for field in &row.fields {
                let text = document.with_field(row, &field.key, Some(&field.value));
                let again = Document::read(&text).unwrap();
                let same = again.row(&row.path).and_then(|row| row.field(&field.key));
                assert_eq!(
                    same.map(|same| &same.value),
                    Some(&field.value),
                    "{}",
                    row.path
                );
            }
        }
    }
}
