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
        "tile A: \"C..R..\" must have 7 spaces",
    );
    refused(
        tile,
        "spec = \"C..R..R\"",
        "31 movement spaces for 32 discs",
    );
    refused(tile, "spec = \"C..T...\"", "tile A: 'T' may not be there");
    refused(
        "letter = \"P\"",
        "letter = \"Z\"",
        "small P: the tile is missing",
    );
    refused("spec = \"OXX\"", "spec = \"OOX\"", "small R: it must begin");
    refused("spec = \"wXX\"", "spec = \"XwX\"", "small T: it must begin");
    refused("spec = \"TTX\"", "spec = \"TTO\"", "small Q: 'O'");
    refused("count = 2", "count = 4", "one, two or three");
    refused(
        "replaces = \"E\"",
        "replaces = \"A\"",
        "N and O must replace the same tile",
    );
    refused(
        "spec = \"s..Y...\"",
        "spec = \"R..Y...\"",
        "temple N: there must be one temple",
    );
}

#[test]
fn figures_and_places_that_cannot_be_played_are_refused() {
    refused("goal = { value = 12", "goal = { value = 0", "goal");
    refused("goal = ", "gaol = ", "line ");
    refused("march = { value = 3", "march = { value = 0", "march");
    refused("castles = { value = 1", "castles = { value = 0", "1 to 9");
    refused("seats = 4", "seats = 5", "players 4: the table is missing");
    refused("[-4, 0, 1]", "[-4, 0, 9]", "0 to 5");
    refused("[-4, 0, 1]", "[-40, 0, 1]", "too far");
    refused("notches = 6", "notches = 60", "notches are docks");
}
