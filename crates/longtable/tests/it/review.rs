//! `longtable review`, as people type it.

use serde_json::Value;

use crate::command_line::{bad, good, path, played, scratch, unsealed_steps};

#[test]
fn a_match_is_reviewed_in_words_and_as_json() {
    let (file, _) = played("reviewed.match", &[]);
    let file = path(&file);
    let said = good(&["review", file, "--depth", "0.1", "--threads", "1"]);
    assert!(said.contains("accuracy") && said.contains("luck"), "{said}");
    assert!(
        said.contains("Played (") && said.contains("Better ("),
        "{said}"
    );
    let polish = good(&["review", file, "--depth", "0.1", "--lang", "pl"]);
    assert!(
        polish.contains("celność") && polish.contains("Lepiej ("),
        "{polish}"
    );
    let json = good(&["review", file, "--depth", "0.1", "--json", "--threads", "2"]);
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["sides"].as_array().unwrap().len(), 3);
    let chances = json["points"][0]["chances"].as_array().unwrap();
    let sum: f64 = chances
        .iter()
        .map(|one| one["mean"].as_f64().unwrap())
        .sum();
    assert!((sum - 1.0).abs() < 1e-3, "{chances:?}");
    let deep = bad(2, &["review", file, "--depth", "0"]);
    assert!(deep.contains("0.05 to 1000"), "{deep}");
    let whole = std::fs::read_to_string(file).unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    let unfinished = scratch("unfinished.match", &unsealed_steps(&lines, 3).join("\n"));
    let early = bad(2, &["review", path(&unfinished)]);
    assert!(early.contains("not over"), "{early}");
}
