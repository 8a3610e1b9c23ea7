//! Texts that cannot be read and set-ups that cannot be played: the key says why, the figures say what, and a rule is named
//! where one forbids it. The sentences are the face's.

use ethnos::{Edition, Ethnos};
use kernel::{Dice, Game, Notation, Phrase, Published, Quiet, Rng, SetupError, Value};

use crate::tables::table;

const FIRST: &str = "edition=first seats=3 tribes=dwarf,elf,giant,skeleton,troll";
const RANDOM: &str = "edition=first seats=3";
const COINS: &str = "edition=second seats=3 tribes=raccoon,koi,bear,fox,dog";
const SOLO: &str = "edition=second seats=1";

fn figure<'a>(why: &'a Phrase, name: &str) -> &'a Value {
    let found = why.args.iter().find(|(figure, _)| *figure == name);
    &found.unwrap_or_else(|| panic!("{why} has no {name}")).1
}

#[test]
fn choices_that_cannot_be_read() {
    let setup = table(SOLO);
    let game = Ethnos::start(&setup, &mut Dice::quick(Rng::new(1)), &mut Quiet);
    for (text, key, named) in [
        ("", "not-a-choice", ""),
        ("draw two", "not-a-choice", "draw two"),
        ("take", "not-a-card", ""),
        ("take red dwarf", "not-a-card-here", "red dwarf"),
        ("take mauve koi", "not-a-colour", "mauve"),
        ("take red hobbit", "not-a-card", "red hobbit"),
        ("place duris", "not-a-kingdom-here", "duris"),
        ("token nine", "not-a-token-value", "nine"),
        ("bruno fox", "not-a-leader-here", "fox"),
    ] {
        let error = game.read_choice(text).expect_err(text);
        assert_eq!((error.line, error.why.key), (None, key), "{text}");
        assert_eq!(*figure(&error.why, "text"), Value::from(named), "{text}");
    }
    let wish = game
        .read_wish("unicorn")
        .expect_err("there are Dragons only");
    assert_eq!(wish.why.key, "not-a-card");
}

/// A line of a position, and the key of what is wrong with it.
#[track_caller]
fn wrong_lines(wanted: &str, lines: &[(&str, &str)]) {
    for (text, key) in lines {
        let error = Ethnos::read_position(&table(wanted), &format!("# a comment\n{text}"));
        let error = error.map(drop).expect_err(text);
        assert_eq!((error.line, error.why.key), (Some(2), *key), "{text}");
    }
}

#[test]
fn lines_of_positions_that_cannot_be_read() {
    wrong_lines(
        FIRST,
        &[
            ("dragons two", "position-key-value"),
            ("dragons: two", "not-a-small-number"),
            ("weather: fine", "not-a-line"),
            (
                "tribes: dwarf, elf, giant, skeleton, koi",
                "not-a-tribe-here",
            ),
            ("turn: D", "not-a-seat-here"),
            ("turn: 1", "not-a-seat-here"),
            ("trolls A: 7", "not-a-token-here"),
            ("trolls A: one", "not-a-token-value"),
            ("tokens duris: two", "not-tokens"),
            ("tokens duris: 2/4/6", "position-tokens-number"),
            ("tokens duris: 7/7", "position-no-token-left"),
            ("glory: A", "not-a-seat-and-number"),
            ("glory: A1 A2", "position-seat-twice"),
            ("giant: A1 B2", "not-a-seat-and-size"),
            ("hand A: 0 red elf", "not-a-number-of-cards"),
            (
                "hand A: 24 red elf, 24 red elf, 24 red elf, 24 red elf, red elf",
                "position-too-many-cards",
            ),
            ("bands A: red elf + blue dwarf", "not-a-band"),
            ("bands A: skeleton", "position-wild-leader"),
            ("ask: weather", "not-a-question"),
            ("ask: free-markers many", "not-a-small-number"),
        ],
    );
    wrong_lines(
        "edition=first seats=3 tribes=dwarf,elf,giant,orc,troll",
        &[("orcs A: white", "not-a-colour-here")],
    );
    wrong_lines(
        COINS,
        &[
            ("coins red: many", "not-a-coin-value"),
            ("coins red: 9", "not-a-coin-here"),
        ],
    );
    wrong_lines(
        SOLO,
        &[
            ("turn: B", "not-an-asked-seat"),
            ("leaders: fox", "not-a-leader-here"),
        ],
    );
}

/// Positions whose parts can all be read but do not fit together: table, position, key, and the rule behind it.
const UNFIT: &[(&str, &str, &str, &str)] = &[
    (FIRST, "age: 1\nage: 2", "position-twice", ""),
    (RANDOM, "age: 1", "position-no-tribes", ""),
    (
        RANDOM,
        "tribes: elf, elf, orc, troll, giant",
        "position-tribes-number",
        "ET-SETUP-25",
    ),
    (FIRST, "age: 3", "position-age", ""),
    (FIRST, "dragons: 4", "position-dragons", "ET-COMP-15"),
    (FIRST, "dragons: 3", "position-age-over", "ET-AGE-10"),
    (
        FIRST,
        "markers duris: A30",
        "position-markers",
        "ET-COMP-16",
    ),
    (
        FIRST,
        "hand A: 3 red elf",
        "position-too-many-of",
        "ET-COMP-14",
    ),
    (FIRST, "deck: red elf", "pieces-cards", "ET-AGE-13"),
    (FIRST, "open A: red elf", "pieces-open", "ET-DRAW-3"),
    (FIRST, "above: 61", "pieces-above", "ET-AGE-9"),
    (
        FIRST,
        "trolls A: 1\ntrolls B: 1",
        "pieces-tokens",
        "ET-COMP-17",
    ),
    (
        FIRST,
        "hand A: red elf\nkeeping: red elf",
        "pieces-aside",
        "",
    ),
    (
        FIRST,
        "ask: members\nbuilding: red elf",
        "position-leader-not-in-hand",
        "",
    ),
    (
        FIRST,
        "ask: members\nhand A: red elf\nbuilding: red elf + red dwarf",
        "position-cannot-join",
        "",
    ),
    (
        FIRST,
        "ask: keep\nkeeping: red elf",
        "position-kept-not-in-hand",
        "",
    ),
    (COINS, "merfolk: A30", "pieces-track", "ET-COMP-22"),
    (
        COINS,
        "coins red: 4, 4, 4, 4, 4, 4, 4, 4",
        "position-coins",
        "",
    ),
    (SOLO, "leaders: -", "position-no-leader-up", "ET-SOLO-41"),
];

#[test]
fn positions_that_do_not_fit_together() {
    for (wanted, text, key, rule) in UNFIT {
        let error = Ethnos::read_position(&table(wanted), text).map(drop);
        let why = error.expect_err(text).why;
        assert_eq!(why.key, *key, "{text}: {why}");
        let cited = why.args.iter().find(|(name, _)| *name == "rule");
        let cited = cited.map_or(String::new(), |(_, rule)| rule.to_string());
        assert_eq!(cited, *rule, "{text}: {why}");
    }
    let hand = "hand A: 2 red elf, 2 blue elf, 2 green elf, 2 grey elf, 2 orange elf, 2 purple elf";
    let error = Ethnos::read_position(&table(FIRST), hand).map(drop);
    let why = error.expect_err("twelve cards in hand").why;
    let held = figure(&why, "n");
    assert_eq!((why.key, held), ("pieces-hand", &Value::from(12_u8)));
}

#[track_caller]
fn set_up_refused(wanted: &str) -> SetupError {
    let content = Ethnos::read_content(Ethnos::CONTENT).expect("the shipped content is sound");
    let wanted = wanted.parse().expect("a wish");
    let setup = Ethnos::set_up(&content, &wanted).map(drop);
    setup.expect_err("such a table cannot be played")
}

#[test]
fn set_ups_that_cannot_be_played() {
    for (wanted, key, rule) in [
        ("edition=third", "setup-no-edition", None),
        ("+weather", "setup-no-variant", None),
        ("weather=fine", "setup-no-option", None),
        ("edition=first seats=7", "setup-players", Some("ET-SETUP-1")),
        (
            "edition=second seats=7",
            "setup-players",
            Some("ET-SETUP-2"),
        ),
        (
            "edition=second seats=1 level=mad",
            "setup-no-level",
            Some("ET-SOLO-65"),
        ),
        ("edition=first seats=2 level=hard", "setup-level-solo", None),
        ("edition=first tribes=koi", "setup-no-tribe", None),
        (
            "edition=second seats=1 tribes=koi",
            "setup-solo-clans",
            Some("ET-SOLO-4"),
        ),
        (
            "edition=first tribes=first-game",
            "setup-no-first-game",
            Some("ET-SETUP-13"),
        ),
        (
            "edition=first seats=4 tribes=elf",
            "setup-tribes-number",
            Some("ET-SETUP-12"),
        ),
        (
            "edition=first seats=2 tribes=elf,elf,orc,troll,giant",
            "setup-tribe-twice",
            Some("ET-SETUP-12"),
        ),
    ] {
        let error = set_up_refused(wanted);
        assert_eq!(error.why.key, key, "{wanted}");
        assert_eq!(error.rule.map(|rule| rule.0), rule, "{wanted}");
    }
    let seats = set_up_refused("edition=first seats=7").why;
    let figures = ["n", "least", "most"].map(|name| figure(&seats, name).clone());
    assert_eq!(figures, [7_u8, 2, 6].map(Value::from));
    let edition = set_up_refused("edition=third").why;
    assert_eq!(
        *figure(&edition, "known"),
        Value::from(Edition::KEYS.join(", "))
    );
}
