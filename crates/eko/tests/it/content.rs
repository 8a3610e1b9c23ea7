//! A content file that was changed is checked, and the error says where.

use eko::Eko;
use kernel::Published;

#[track_caller]
fn refused(from: &str, to: &str, because: &str) {
    let text = Eko::CONTENT.replacen(from, to, 1);
    assert_ne!(text, Eko::CONTENT, "{from}");
    let error = Eko::read_content(&text)
        .err()
        .unwrap_or_else(|| panic!("{to} is taken"))
        .to_string();
    assert!(error.contains(because), "{to}: {error}");
}

#[test]
fn tiles_that_cannot_be_played_are_refused() {
    let tile = "spec = \"C..R...\"";
    refused(
        tile,
        "spec = \"C..R..\"",
        "tile A: fault-spaces spec=C..R.., n=7",
    );
    refused(
        tile,
        "spec = \"C..R..R\"",
        "fault-discs spaces=31, discs=32",
    );
    refused(tile, "spec = \"C..T...\"", "tile A: fault-letter letter=T");
    refused("letter = \"P\"", "letter = \"Z\"", "small P: fault-no-tile");
    refused(
        "spec = \"OXX\"",
        "spec = \"OOX\"",
        "small R: fault-begins-with",
    );
    refused(
        "spec = \"wXX\"",
        "spec = \"XwX\"",
        "small T: fault-begins-with",
    );
    refused(
        "spec = \"TTX\"",
        "spec = \"TTO\"",
        "small Q: fault-letter letter=O",
    );
    refused("count = 2", "count = 4", "fault-small-count");
    refused(
        "replaces = \"E\"",
        "replaces = \"A\"",
        "fault-temples-replace",
    );
    refused(
        "spec = \"s..Y...\"",
        "spec = \"R..Y...\"",
        "temple N: fault-one-temple",
    );
}

#[test]
fn figures_and_places_that_cannot_be_played_are_refused() {
    refused("goal = { value = 12", "goal = { value = 0", "fault-ends");
    refused("goal = ", "gaol = ", "line ");
    refused(
        "march = { value = 3",
        "march = { value = 0",
        "fault-costs-nothing",
    );
    refused(
        "castles = { value = 1",
        "castles = { value = 0",
        "fault-buildings",
    );
    refused("seats = 4", "seats = 5", "players 4: fault-no-players");
    refused("[-4, 0, 1]", "[-4, 0, 9]", "fault-turn");
    refused("[-4, 0, 1]", "[-40, 0, 1]", "fault-far");
    refused("notches = 6", "notches = 60", "fault-beacon-sites");
}
