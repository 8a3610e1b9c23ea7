//! The bench where people build boards: what its form does, and what it shows.

use eko::Eko;
use eko_face::EkoFace;
use face::check::{check_words, is_quoted_beside};
use face::{Bench, ByLanguage, Face, Language, Order};
use kernel::{Published, Wanted};
use maud::Markup;

use crate::words;

const BASE: &str = "A0m13 B0o14 C0l16 D0j15 E0k12 F0n10 G0p11";

fn bench_in(language: Language, fields: &[(&str, &str)]) -> Bench {
    let content = Eko::read_content(Eko::CONTENT).unwrap();
    let fields: Vec<(String, String)> = fields
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    let order = Order {
        kept: None,
        fields: &fields,
        seed: 3,
        rules: "/rules/eko",
        beside: &Markup::default(),
    };
    EkoFace::bench(&content, &order, &words(language)).unwrap()
}

fn bench(fields: &[(&str, &str)]) -> Bench {
    bench_in(Language::English, fields)
}

/// The board after one deed on another.
#[track_caller]
fn after(board: &str, hand: &str, what: &str) -> String {
    let bench = bench(&[("board", board), ("hand", hand), ("do", what)]);
    assert!(!bench.refused, "{what}");
    tiles(&bench)
}

fn tiles(bench: &Bench) -> String {
    bench.wanted.options["board"].replace(',', " ")
}

#[test]
fn tiles_are_put_turned_moved_and_taken_off() {
    assert_eq!(after("", "A", "put A0m13"), "A0m13");
    assert_eq!(after("A0m13", "A0m13", "right"), "A1m13");
    assert_eq!(after("A0m13", "A0m13", "left"), "A5m13");
    assert_eq!(after("A0m13 B0o14", "B0o14", "off"), "A0m13");
    assert_eq!(after("A0m13", "", "off"), "A0m13", "nothing is in hand");
    let moved = after("A0m13 B0o14", "B0o14", "step up");
    assert!(moved.starts_with("A0m13 B0") && moved != "A0m13 B0o14");
    assert_eq!(
        after("A0m13 B0o14", "B0o14", "move B0o14 B0l16"),
        "A0m13 B0l16"
    );
    assert_eq!(after("A0m13", "", "drop B2 2.5 1.0"), "A0m13 B2o14");
    assert_eq!(
        after("A0m13 B3o14", "", "drag B3o14 0.5 3.0"),
        "A0m13 B3l16"
    );
    assert_eq!(after("A0m13", "", "clear"), "");
    assert_eq!(after("", "", "standard"), BASE);
    assert_eq!(bench(&[("do", "shuffle")]).faults, 0);
    let four = bench(&[("players", "4"), ("do", "standard")]);
    assert_eq!((four.wanted.seats, four.faults), (Some(4), 0));
}

#[test]
fn a_tile_can_be_placed_by_its_name() {
    let named = |letter, turn, place| {
        let fields = [
            ("board", ""),
            ("letter", letter),
            ("turn", turn),
            ("place", place),
            ("do", "add"),
        ];
        bench(&fields)
    };
    assert_eq!(tiles(&named("A", "3", "m13")), "A3m13");
    let wrong = named("A", "3", "z99");
    assert!(wrong.refused && tiles(&wrong).is_empty());
    let page = wrong.drawn.into_string();
    assert!(page.contains("“z99” is not a space."), "{page}");
}

/// Text and tiles are one board: either is followed, and what cannot be read stays where it was written.
#[test]
fn the_text_is_followed_and_never_lost() {
    let fields = [
        ("board", "A0m13"),
        ("text", "A0m13, B2o14"),
        ("do", "check"),
    ];
    assert_eq!(tiles(&bench(&fields)), "A0m13 B2o14");
    let fields = [
        ("board", "A0m13"),
        ("text", "A0m13 what B9"),
        ("do", "clear"),
    ];
    let wrong = bench(&fields);
    assert!(wrong.refused);
    assert_eq!(tiles(&wrong), "A0m13", "nothing is done");
    let page = wrong.drawn.into_string();
    for part in [
        ">A0m13 what B9</textarea>",
        "“what” is not a tile",
        "“B9” is not a tile",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
}

#[test]
fn what_was_done_can_be_undone_and_done_again() {
    let first = bench(&[("board", "A0m13"), ("do", "put B0o14")]);
    let page = first.drawn.into_string();
    assert!(page.contains("name=\"past\" value=\"2 A0m13\""), "{page}");
    let fields = [
        ("board", "A0m13 B0o14"),
        ("past", "2 A0m13"),
        ("do", "undo"),
    ];
    let undone = bench(&fields);
    assert_eq!(tiles(&undone), "A0m13");
    let page = undone.drawn.into_string();
    assert!(
        page.contains("name=\"future\" value=\"2 A0m13 B0o14\""),
        "{page}"
    );
    let fields = [
        ("board", "A0m13"),
        ("future", "3 A0m13 B0o14"),
        ("do", "redo"),
    ];
    let again = bench(&fields);
    assert_eq!(
        (tiles(&again).as_str(), again.wanted.seats),
        ("A0m13 B0o14", Some(3))
    );
}

/// Every fault stands in the list with its rule, and at its tiles.
#[test]
fn faults_are_shown_at_their_tiles() {
    let text = format!("{BASE} R4l10 P1c3");
    let bench = bench(&[("board", &text), ("hand", "P1c3")]);
    assert_eq!(bench.faults, 2);
    let page = bench.drawn.into_string();
    for part in [
        "A portal needs a second one: place 2 tiles R.",
        "data-rule=\"EK-V-R2\"",
        "These movement spaces are cut off from the others: c3 b4 c4.",
        "data-rule=\"EK-V0\"",
        "2 to mend",
        "class=\"cutoff\"",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let at_tile = page.split("data-tile=\"P1c3\"").nth(1).unwrap();
    assert!(
        at_tile[..400].contains("cut off from the others"),
        "{}",
        &at_tile[..400]
    );
    let good = super::boards::bench(&[("board", BASE)]);
    assert_eq!(good.faults, 0);
    assert!(good.drawn.into_string().contains("Ready to play"));
}

#[test]
fn whatever_is_sent_is_answered() {
    for what in [
        "",
        "put",
        "put x",
        "move A0m13",
        "move x y",
        "drop",
        "drop é 1 1",
        "drop A0 x y",
        "drag A0m13 1e9 1",
        "take",
        "pick",
        "pick é",
        "seats 200",
        "step",
        "undo 1",
        "redo",
    ] {
        for hand in ["", "A", "é", "A0m13", "Z9"] {
            for board in ["", "A0m13", "nonsense", "A0a1 A0a1"] {
                let fields = [
                    ("board", board),
                    ("hand", hand),
                    ("players", "x"),
                    ("past", "|x|9"),
                    ("do", what),
                ];
                let bench = bench(&fields);
                let seats = bench.wanted.seats.unwrap();
                assert!((2..=4).contains(&seats));
            }
        }
    }
    let many = "A0m13 ".repeat(54);
    let full = bench(&[("board", &many), ("do", "put B0o14")]);
    assert!(full.refused);
}

/// A set-up that was kept lies on the bench again, and has a small picture.
#[test]
fn a_kept_board_is_drawn() {
    let content = Eko::read_content(Eko::CONTENT).unwrap();
    let wanted: Wanted = format!("seats=2 board={}", BASE.replace(' ', ","))
        .parse()
        .unwrap();
    let order = Order {
        kept: Some(&wanted),
        fields: &[],
        seed: 0,
        rules: "/rules/eko",
        beside: &Markup::default(),
    };
    let bench = EkoFace::bench(&content, &order, &words(Language::Polish)).unwrap();
    assert_eq!((bench.wanted, bench.faults), (wanted.clone(), 0));
    let picture = EkoFace::board(&content, &wanted).unwrap().into_string();
    assert!(picture.contains("t-capital") && picture.len() < 9_000);
}

#[test]
fn every_language_has_the_words_of_the_bench_and_no_others() {
    let files = ByLanguage::from_fn(|language| match language {
        Language::Polish => include_str!("../../words/boards.pl.ftl"),
        _ => include_str!("../../words/boards.en.ftl"),
    });
    let quoted = is_quoted_beside(env!("CARGO_MANIFEST_DIR"));
    let said = |key: &str| quoted(key) || key.starts_with("bench-tile-");
    check_words(&files, said).unwrap_or_else(|problems| panic!("{problems}"));
}
