//! A content file that the engine cannot play is refused with the place and the reason; none ends in a panic.

use ethnos::Ethnos;
use kernel::{Dice, Game, Notation, Published, Quiet, Rng, Turn};

/// The shipped file with one passage replaced, every time it occurs.
fn edited(from: &str, to: &str) -> String {
    assert!(
        Ethnos::CONTENT.contains(from),
        "{from:?} is in the file no more"
    );
    Ethnos::CONTENT.replace(from, to)
}

/// Each of these was once read, and then panicked, or was passed over without a word. A case is the rule, the passage, and
/// what stands in its place.
#[track_caller]
fn refused(cases: &[(&str, &str, &str)]) {
    for (name, from, to) in cases {
        let read = Ethnos::read_content(&edited(from, to));
        assert!(read.is_err(), "read without a word: {name}");
    }
}

#[test]
fn figures_that_the_engine_cannot_count_are_refused() {
    let symbol = Ethnos::CONTENT
        .lines()
        .find(|line| line.contains("space = 18"))
        .expect("the last symbol");
    refused(&[
        ("ET-COMP-30: a lap of 65,536", "last = 59", "last = 65535"),
        (
            "ET-SETUP-4: three tokens each of twelve",
            "tokens_per_kingdom = 2\nfour_plus_tokens = false",
            "tokens_per_kingdom = 3\nfour_plus_tokens = false",
        ),
        (
            "ET-COMP-16: markers beyond a byte for two",
            "markers_per_colour = { value = 26",
            "markers_per_colour = { value = 250",
        ),
        (
            "ET-COMP-22: two symbols on a space",
            symbol,
            &format!("{symbol}\n{symbol}"),
        ),
        (
            "ET-SOLO-16: more cards for the Dashboard than there are",
            "dashboard_start = { value = 3",
            "dashboard_start = { value = 90",
        ),
        (
            "ET-SETUP-1: one player without solo cards",
            "players_min = { value = 2",
            "players_min = { value = 1",
        ),
        (
            "ET-SETUP-1: seven players",
            "players_max = { value = 6",
            "players_max = { value = 7",
        ),
    ]);
}

#[test]
fn tribes_that_cannot_be_played_are_refused() {
    refused(&[
        (
            "ET-COMP-9: Dwarves without a colour",
            "plural = \"Dwarves\"\ncards = 12\nper_colour = 2",
            "plural = \"Dwarves\"\ncards = 12\nper_colour = 0",
        ),
        (
            "ET-COMP-10: a tribe twice",
            "key = \"dwarf\"",
            "key = \"elf\"",
        ),
        (
            "ET-COMP-10: a Clan among the tribes",
            "key = \"dwarf\"",
            "key = \"raccoon\"",
        ),
    ]);
}

#[test]
fn readings_that_are_not_played_are_refused() {
    refused(&[
        (
            "ET-SOLO-62: stealing over the limit",
            "solo_steal_over_limit = { value = false",
            "solo_steal_over_limit = { value = true",
        ),
        (
            "ET-TRIBE-ELF-1: a switch that does not exist",
            "elf_keep ",
            "elf_keeps ",
        ),
        (
            "ET-RECRUIT-1: no Recruitment Mode",
            "recruitment_mode     = { value = \"option\"",
            "recruitment_mode     = { value = \"never\"",
        ),
    ]);
}

/// The largest figures that the check lets through are played to the end: no sum leaves its type (ET-COMP-5, ET-COMP-16,
/// ET-COMP-17, ET-COMP-29, ET-COMP-32).
#[test]
fn the_largest_figures_add_up() {
    let large = edited("value = 26,", "value = 99,")
        .replace(
            "values = [1, 2, 3, 4, 5, 6]",
            "values = [5, 6, 7, 8, 9, 10]",
        )
        .replace(
            "values = [0, 0, 1, 3, 6, 10, 15], beyond = 15",
            "values = [99, 99, 99, 99, 99, 99, 99], beyond = 99",
        );
    assert!(
        large.contains("[5, 6, 7, 8, 9, 10]"),
        "Troll tokens were found"
    );
    let content = Ethnos::read_content(&large).expect("large but sound");
    for wanted in [
        "edition=first seats=2 tribes=troll,elf,giant,orc,skeleton",
        "edition=second seats=4 tribes=raccoon,koi,monkey,fox,bear,raven",
        "edition=second seats=1",
    ] {
        let setup = Ethnos::set_up(&content, &wanted.parse().unwrap()).unwrap();
        let mut rng = Rng::new(5);
        let mut dice = Dice::quick(Rng::new(6));
        let mut game = Ethnos::start(&setup, &mut dice, &mut Quiet);
        let mut scratch = Vec::new();
        while game.turn() != Turn::Over {
            let choice = game.sample(&mut rng, &mut scratch);
            game.apply(choice, &mut dice, &mut Quiet);
            game.audit().unwrap_or_else(|why| panic!("{wanted}: {why}"));
        }
    }
}

/// Troll tokens break ties and nothing more, however high they are: two markers never beat three (ET-SCORE-4,
/// ET-TRIBE-TROLL-5).
#[test]
fn high_tokens_do_not_outweigh_markers() {
    let high = edited(
        "values = [1, 2, 3, 4, 5, 6]",
        "values = [5, 6, 7, 8, 9, 10]",
    );
    let content = Ethnos::read_content(&high).expect("high but sound");
    let wanted = "edition=first seats=3 tribes=troll,elf,giant,orc,skeleton";
    let setup = Ethnos::set_up(&content, &wanted.parse().unwrap()).unwrap();
    let position = "dragons: 2\nmarkers duris: A2 B3\ntokens duris: 4/8\ntrolls A: 7, 8, 9, 10";
    let mut game = Ethnos::read_position(&setup, position).expect("a good position");
    let dragon = game.read_wish("dragon").unwrap();
    let choice = game.read_choice("draw").unwrap();
    game.apply(choice, &mut Dice::script(vec![dragon]), &mut Quiet);
    assert!(
        game.write_position().contains("glory: A0 B4 C0"),
        "{}",
        game.write_position()
    );
}
