//! Boards under construction: every fault with its rule and its tiles, and where tiles can go.

use eko::{Draft, Eko, Fault, Hex, Placed, Way};
use kernel::{Published, Rng};

use crate::wishes::BASE;
use crate::{all_variants, boards, content, setup};

fn draft(seats: u8, text: &str) -> Draft {
    Draft::read(&content(), seats, text).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}"))
}

fn faults(seats: u8, text: &str) -> Vec<Fault> {
    draft(seats, text).survey().1
}

/// That a board has these faults and no others: reason, rule, tiles and spaces.
#[track_caller]
fn check(seats: u8, text: &str, wanted: &[(&str, &str, &str, &str)]) {
    let joined = |names: Vec<String>| names.join(" ");
    let found: Vec<_> = faults(seats, text)
        .into_iter()
        .map(|fault| {
            let rule = fault.rule.map_or("", |rule| rule.0);
            let tiles = joined(fault.tiles.iter().map(Placed::to_string).collect());
            let spaces = joined(fault.spaces.iter().map(Hex::to_string).collect());
            (fault.why.to_string(), rule, tiles, spaces)
        })
        .collect();
    let found: Vec<_> = found
        .iter()
        .map(|(why, rule, tiles, spaces)| (why.as_str(), *rule, tiles.as_str(), spaces.as_str()))
        .collect();
    assert_eq!(found, wanted, "{text}");
}

fn base_but(old: &str, new: &str) -> String {
    BASE.replace(old, new)
}

#[test]
fn a_good_board_has_no_fault() {
    check(2, BASE, &[]);
    check(2, &format!("board={}", BASE.replace(',', "\n ")), &[]);
}

/// EK-SU1: the tiles of the number of players.
#[test]
fn missing_tiles_are_said_in_one_sentence() {
    let letters = ["A", "B", "C", "D", "E", "F", "G"];
    let letters = letters.map(|letter| format!("board-letter tile={letter}"));
    let none = format!("board-missing seats=2, n=7, tiles=[{}]", letters.join("; "));
    check(2, "", &[(&none, "EK-SU1", "", "")]);
    let one = "board-missing seats=2, n=1, tiles=[board-letter tile=G]";
    check(2, &base_but(",G0p11", ""), &[(one, "EK-SU1", "", "")]);
}

#[test]
fn tiles_that_do_not_belong_are_marked() {
    check(
        2,
        &format!("{BASE},H0n17"),
        &[("board-not-for tile=H, seats=2", "EK-SU1", "H0n17", "")],
    );
    check(
        2,
        &format!("{BASE},G0n17"),
        &[("board-surplus tile=G, most=1", "EK-C2", "G0p11 G0n17", "")],
    );
    check(
        2,
        &format!("{BASE},N0n17"),
        &[("board-replaced tile=E, by=N", "EK-A30", "E0k12", "")],
    );
    check(
        2,
        &format!("{},O0n17", base_but("E0k12", "N0k12")),
        &[("board-replaced tile=B, by=O", "EK-A30", "B0o14", "")],
    );
    check(
        2,
        &format!("{BASE},R4l10"),
        &[("board-alone tile=R, wanted=2", "EK-V-R2", "R4l10", "")],
    );
}

/// EK-V0, EK-V-R1, EK-V-W1 and what the plane allows: every fault at once, each at its tile.
#[test]
fn tiles_that_lie_badly_are_marked_all_at_once() {
    check(
        2,
        &base_but("G0p11", "G0n13"),
        &[
            (
                "board-overlap one=A0m13, other=G0n13, spaces=n12 m13 n13 m14",
                "",
                "A0m13 G0n13",
                "n12 m13 n13 m14",
            ),
            (
                "board-overlap one=B0o14, other=G0n13, spaces=o13 n14",
                "",
                "B0o14 G0n13",
                "o13 n14",
            ),
        ],
    );
    check(
        2,
        &base_but("G0p11", "G0w3"),
        &[(
            "board-isolated spaces=w2 x2 w3 v4 w4",
            "EK-V0",
            "G0w3",
            "w2 x2 w3 v4 w4",
        )],
    );
    let apart = format!("{},P1c3,T0c20,R4l10,R0q12", base_but("G0p11", "G0w3"));
    let found = faults(2, &apart);
    let rules: Vec<_> = found.iter().filter_map(|fault| fault.rule).collect();
    let rules: Vec<&str> = rules.iter().map(|rule| rule.0).collect();
    assert_eq!(rules, ["EK-V0", "EK-V0", "EK-V-R1", "EK-V-W1"], "{found:?}");
}

#[test]
fn a_tile_beyond_the_names_is_marked() {
    let found = faults(2, &base_but("G0p11", "G0y25"));
    assert_eq!(found[0].why.to_string(), "board-edge tile=G0y25");
    assert_eq!(found[0].tiles, ["G0y25".parse().unwrap()]);
}

/// More than a board has room for, and more zones than can be told apart.
#[test]
fn a_board_has_its_limits() {
    let many: Vec<String> = (0..25)
        .map(|nth| {
            format!(
                "K0{}{}",
                ['c', 'h', 'm', 'r', 'w'][nth % 5],
                3 + nth / 5 * 5
            )
        })
        .collect();
    let found = faults(4, &many.join(" "));
    let keys: Vec<&str> = found.iter().map(|fault| fault.why.key).collect();
    assert!(keys.contains(&"board-too-large"), "{keys:?}");
    let storms: Vec<String> = (0..20)
        .map(|nth| {
            format!(
                "P0{}{}",
                ['c', 'h', 'm', 'r', 'w'][nth % 5],
                3 + nth / 5 * 5
            )
        })
        .collect();
    let found = faults(4, &storms.join(" "));
    let keys: Vec<&str> = found.iter().map(|fault| fault.why.key).collect();
    assert!(keys.contains(&"board-zones"), "{keys:?}");
}

/// Drafts and tables agree: what has no fault can be played on, and nothing else.
#[test]
fn a_draft_without_a_fault_is_a_board_and_no_other() {
    let content = content();
    let mut rng = Rng::new(7);
    let (mut good, mut bad) = (0, 0);
    for seed in 0..400 {
        let seats = 2 + (seed % 3) as u8;
        let wish = match seed % 2 {
            0 => format!("seats={seats}"),
            _ => all_variants(seats),
        };
        let mut tiles = boards::board(&setup(&wish), seed).tiles().to_vec();
        for _ in 0..rng.below(3) {
            let at = rng.below(tiles.len() as u32) as usize;
            match rng.below(4) {
                0 => drop(tiles.remove(at)),
                1 => tiles[at].turn = rng.below(6) as u8,
                2 => tiles[at].at = tiles[at].at.step(rng.below(6) as u8),
                _ => tiles[at].letter = char::from(b'A' + rng.below(21) as u8),
            }
        }
        let draft = Draft::new(&content, seats, tiles);
        let played = Eko::set_up(&content, &draft.wanted());
        let faults = draft.survey().1;
        assert_eq!(
            played.is_ok(),
            faults.is_empty(),
            "{} {faults:?}",
            draft.text()
        );
        *(if faults.is_empty() {
            &mut good
        } else {
            &mut bad
        }) += 1;
    }
    assert!(good > 100 && bad > 100, "{good} good ones, {bad} bad ones");
}

#[test]
fn everything_that_cannot_be_read_is_said() {
    let wrong = Draft::read(&content(), 2, "A0m13 hello B9o14 C0z99").unwrap_err();
    let keys: Vec<&str> = wrong.iter().map(|why| why.key).collect();
    assert_eq!(
        keys,
        ["tile-unreadable", "tile-unreadable", "space-unreadable"]
    );
    let many = "A0m13 ".repeat(Draft::MOST_TILES + 1);
    let wrong = Draft::read(&content(), 2, &many).unwrap_err();
    assert_eq!(wrong[0].key, "board-too-many");
}

/// A tile that was taken off finds its place again, and every place that is offered is free.
#[test]
fn free_places_are_offered() {
    for seats in 2..=4 {
        let whole = draft(seats, "").standard();
        assert_eq!(whole.survey().1, []);
        for &tile in whole.tiles() {
            let rest = whole.without(tile);
            let slots = rest.slots(tile.letter);
            assert!(
                slots.iter().any(|slot| slot.at == tile.at),
                "{tile}: {slots:?}"
            );
            for slot in slots {
                let keys = rest.with(slot).survey().1;
                let on_another = keys.iter().any(|fault| fault.why.key == "board-overlap");
                assert!(!on_another, "{slot} on {}", rest.text());
            }
        }
        for letter in ['P', 'Q', 'R', 'S', 'T'] {
            assert!(whole.slots(letter).len() > 3, "{letter} for {seats}");
        }
    }
    assert_eq!(draft(2, "").slots('A'), ["A0m13".parse().unwrap()]);
}

/// EK-V-R1: a portal is offered so that it opens to sand wherever that is possible.
#[test]
fn portals_open_to_sand() {
    let whole = draft(2, BASE);
    let slots = whole.slots('R');
    let fits = |slot: &&Placed| {
        let faults = whole.with(**slot).survey().1;
        !faults.iter().any(|fault| fault.why.key == "board-portal")
    };
    assert!(slots.iter().filter(fits).count() >= 4, "{slots:?}");
}

#[test]
fn tiles_are_turned_and_moved() {
    let whole = draft(2, BASE);
    let tile = |name: &str| -> Placed { name.parse().unwrap() };
    assert_eq!(whole.turned(tile("G0p11"), true), tile("G1p11"));
    assert_eq!(whole.turned(tile("G0p11"), false), tile("G5p11"));
    let small = tile("Q1m13");
    let round = (0..3).fold(small, |tile, _| whole.turned(tile, true));
    assert_eq!(round, small, "a small tile stays on its spaces");
    assert_eq!(whole.turned(whole.turned(small, true), false), small);
    let moved = whole.moved(tile("G0p11"), Way::Down).unwrap();
    assert!(moved.at.r > tile("G0p11").at.r, "{moved}");
    let back = whole.without(tile("G0p11")).with(moved);
    assert!(back.moved(moved, Way::Up).unwrap().at.r < moved.at.r);
    assert_eq!(draft(2, "A0m13").moved(tile("A0m13"), Way::Left), None);
}

#[test]
fn a_tile_falls_where_it_is_let_go() {
    let whole = draft(2, "A0m13");
    let tile = |name: &str| -> Placed { name.parse().unwrap() };
    assert_eq!(whole.dropped('B', 4, 0.1, -0.1), Some(tile("B4m13")));
    assert_eq!(whole.dropped('B', 0, 2.4, 1.1), Some(tile("B0o14")));
    assert_eq!(whole.dropped('B', 0, 99.0, 0.0), None);
    let small = whole.dropped('P', 0, 2.1, 0.6).unwrap();
    assert!(!small.corner().contains(&Hex::new(0, 0)), "{small}");
}

#[test]
fn boards_are_shuffled_with_their_variants() {
    let draft = draft(3, "A0m13 R0p3 U0c3");
    let one = draft.shuffled(1);
    assert_eq!((one.variants(), one.survey().1), (draft.variants(), vec![]));
    assert_ne!(one, draft.shuffled(2));
    assert_eq!(one, draft.shuffled(1));
    assert_eq!(draft.for_seats(2).standard().seats(), 2);
    assert_eq!(draft.left('R'), 1);
    assert_eq!(
        (draft.least_seats('K'), draft.least_seats('P')),
        (Some(4), None)
    );
}
