//! Boards: shuffled, in order and built by hand (EK-SU1, EK-SU2, EK-V0, EK-A23, EK-A30, EK-C2).
#![allow(clippy::unwrap_used)] // helpers of tests

use std::collections::BTreeMap;

use eko::{Board, Eko, Setup, Spaces, Terrain, Variant};
use kernel::{Dice, Game, Published, Quiet, Rng, SetupError, Viewer, Wanted};

fn try_setup(wish: &str) -> Result<Setup, SetupError> {
    let wanted: Wanted = wish.parse()?;
    Eko::set_up(&Eko::read_content(Eko::CONTENT).unwrap(), &wanted)
}

fn board(setup: &Setup, seed: u64) -> Board {
    let game = Eko::start(setup, &mut Dice::quick(Rng::new(seed)), &mut Quiet);
    game.view(Viewer::Spectator).table.board.clone()
}

fn is_connected(board: &Board, open: Spaces) -> bool {
    let mut found = Spaces::one(open.nth(0));
    loop {
        let more = found.fold(found, |all, space| all | (board.steps(space) & open));
        if more == found {
            return found == open;
        }
        found = more;
    }
}

fn letters(board: &Board) -> BTreeMap<char, usize> {
    let mut letters = BTreeMap::new();
    for tile in board.tiles() {
        *letters.entry(tile.letter).or_default() += 1;
    }
    letters
}

/// EK-SU1, EK-SU2: 10,000 boards for each number of players are connected and hold all discs; a capital fewer than players.
#[test]
fn random_boards_are_whole() {
    for (seats, spaces, capitals) in [(2, 32, 1), (3, 48, 2), (4, 64, 3)] {
        let setup = try_setup(&format!("seats={seats}")).unwrap();
        for seed in 0..10_000 {
            let board = board(&setup, seed);
            let all = board.all_spaces();
            assert_eq!(all.len(), spaces, "{board}");
            assert_eq!(board.capitals().len(), capitals, "{board}");
            assert!(is_connected(&board, all), "{board}");
            for site in board.each_site() {
                assert!(!board.around(site).is_empty(), "{board}");
            }
        }
    }
}

/// EK-V0, EK-A23: with every variant nothing is isolated, even where Tempests were not passable; every tile finds its place.
#[test]
fn random_boards_with_all_variants_are_whole() {
    let all = Variant::ALL
        .map(|variant| format!("+{}", variant.key()))
        .join(" ");
    for (seats, pyramids) in [(2, 1), (3, 2), (4, 2)] {
        let setup = try_setup(&format!("seats={seats} {all}")).unwrap();
        for seed in 0..1_000 {
            let board = board(&setup, seed);
            let letters = letters(&board);
            for (letter, count) in [
                ('P', 3),
                ('Q', 3),
                ('R', 2),
                ('S', pyramids),
                ('T', 1),
                ('U', 1),
                ('N', 1),
                ('O', 1),
            ] {
                assert_eq!(letters.get(&letter), Some(&count), "{letter} on {board}");
            }
            assert!(
                !letters.contains_key(&'E') && !letters.contains_key(&'B'),
                "EK-A30: {board}"
            );
            let ordinary = board.all_spaces().without(board.tempests());
            assert_eq!(ordinary.len(), 16 * seats, "EK-V-T1: {board}");
            assert!(is_connected(&board, ordinary), "{board}");
            assert!(is_connected(&board, board.all_spaces()), "{board}");
            assert_eq!(board.pyramids().len(), pyramids);
            assert_eq!(board.portals().len(), 2);
            assert_eq!(board.beacon().len(), 3);
        }
    }
}

/// The plain arrangement of every set-up can be built, and the ring of Tempests too.
#[test]
fn every_set_up_has_a_plain_arrangement() {
    for seats in 2..=4 {
        for some in 0_u32..128 {
            let chosen = Variant::ALL
                .iter()
                .enumerate()
                .filter(|(nth, _)| some >> nth & 1 == 1);
            let chosen: Vec<String> = chosen
                .map(|(_, variant)| format!("+{}", variant.key()))
                .collect();
            let wish = format!("seats={seats} board=standard {}", chosen.join(" "));
            board(&try_setup(&wish).unwrap(), 0);
        }
        for plan in ["standard", "random"] {
            let setup = try_setup(&format!(
                "seats={seats} +labyrinth labyrinth=ring board={plan}"
            ))
            .unwrap();
            for seed in 0..200 {
                let board = board(&setup, seed);
                assert_eq!(board.zones().len(), 3, "{board}");
                assert!(is_connected(&board, board.all_spaces()), "{board}");
            }
        }
    }
}

const BASE: &str = "A0m13,B0o14,C0l16,D0j15,E0k12,F0n10,G0p11";

#[track_caller]
fn refused(wish: &str, because: &str) {
    let error = try_setup(wish).unwrap_err().to_string();
    assert!(error.contains(because), "{wish}: {error}");
}

/// EK-V0: a board built by hand is refused in a sentence.
#[test]
fn boards_that_cannot_be_played_are_refused() {
    assert!(try_setup(&format!("board={BASE}")).is_ok());
    // Tile G far away from all others: its spaces are named.
    let far = BASE.replace("G0p11", "G0w3");
    refused(
        &format!("board={far}"),
        "isolated from the others (EK-V0): w2 x2 w3 v4 w4",
    );
    refused(
        &format!("board={}", BASE.replace("G0p11", "G0n13")),
        "two tiles lie on",
    );
    refused(
        &format!("board={}", BASE.replace("G0p11", "G0y25")),
        "beyond a1 to y25",
    );
    refused(
        &format!("board={}", BASE.replace(",G0p11", "")),
        "tile G is wanted 1 times",
    );
    refused(&format!("board={BASE},H0n17"), "tile H is wanted 0 times");
    refused(
        &format!("board={BASE},P1i13"),
        "tile P is wanted 0 to 0 times",
    );
    refused(
        &format!("+portals board={BASE},R4l10"),
        "tile R is wanted 2 to 2 times",
    );
    refused(
        &format!("+portals board={BASE},R4l10,R0q12"),
        "opens to q11",
    );
    refused(
        &format!("+labyrinth board={BASE},P1c3"),
        "isolated from the others (EK-V0): c3 b4 c4",
    );
    refused("board=A9m13", "is not a tile");
    refused("board=nonsense", "board=random or board=standard");
}

#[test]
fn wishes_that_cannot_be_fulfilled_are_refused() {
    refused("seats=5", "2 to 4 players");
    refused("seats=1", "2 to 4 players");
    refused("edition=second", "no edition");
    refused("+volcano", "no variant \"volcano\"");
    refused("draw=never", "house or strict");
    refused("labyrinth=square", "docks or ring");
    refused("colour=blue", "no option");
    refused("+labyrinth +portals labyrinth=ring", "no room for portals");
}

/// A content file that was changed is checked, and the error says where.
#[test]
fn content_that_cannot_be_played_is_refused() {
    let error = |from: &str, to: &str| {
        let text = Eko::CONTENT.replacen(from, to, 1);
        assert_ne!(text, Eko::CONTENT, "{from}");
        Eko::read_content(&text)
            .err()
            .unwrap_or_else(|| panic!("{to} is taken"))
            .to_string()
    };
    assert!(
        error("spec = \"C..R...\"", "spec = \"C..R..\"")
            .contains("tile A: \"C..R..\" must have 7 spaces")
    );
    assert!(
        error("spec = \"C..R...\"", "spec = \"C..R..R\"")
            .contains("31 movement spaces for 32 discs")
    );
    assert!(error("spec = \"C..R...\"", "spec = \"C..T...\"").contains("'T' may not stand there"));
    assert!(error("goal = { value = 12", "goal = { value = 0").contains("goal"));
    assert!(error("goal = ", "gaol = ").starts_with("line "));
    assert!(error("letter = \"P\"", "letter = \"V\"").contains("small P: the tile is missing"));
    assert!(error("seats = 4", "seats = 5").contains("players 4: the table is missing"));
    assert!(error("[-4, 0, 1]", "[-4, 0, 9]").contains("0 to 5"));
    assert!(error("[-4, 0, 1]", "[-40, 0, 1]").contains("too far"));
}

/// EK-C2, EK-S2 to EK-S6: what the tiles of each number of players hold.
#[test]
fn the_tiles_hold_what_the_table_says() {
    let kinds = [
        Terrain::Capital,
        Terrain::Mountain,
        Terrain::Canyon,
        Terrain::Reg,
        Terrain::Chasm,
    ];
    for (seats, wanted) in [
        (2, [1, 3, 4, 6, 3]),
        (3, [2, 4, 5, 7, 4]),
        (4, [3, 5, 6, 8, 5]),
    ] {
        let board = board(
            &try_setup(&format!("seats={seats} board=standard")).unwrap(),
            0,
        );
        let found = kinds.map(|kind| board.terrain().filter(|(_, other)| *other == kind).count());
        assert_eq!(found, wanted, "{seats} players");
    }
}
