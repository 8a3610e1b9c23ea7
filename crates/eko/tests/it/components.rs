//! What is in the box and what it is worth. The rules that each test checks are named in its messages.

use eko::{Building, Eko, ORDINARY, Terrain, Variant};
use kernel::{Game, Notation, Seat, Viewer};

use crate::boards::board;
use crate::wishes::BASE;
use crate::{content, setup};

#[test]
fn every_player_has_sixteen_discs_and_nine_buildings() {
    let figures = content().figures.clone();
    let buildings = [&figures.encampments, &figures.towers, &figures.castles];
    assert_eq!(buildings.map(|figure| figure.value), [5, 3, 1], "EK-C1");
    assert_eq!(Building::ALL.map(Building::value), [1, 2, 3], "EK-C1");
    assert_eq!(ORDINARY + 1, 16, "EK-C1");
    for seats in 2..=4 {
        let game = eko_start(&format!("seats={seats}"));
        let view = game.view(Viewer::Spectator);
        for seat in Seat::first(seats) {
            let own = view.stacks.iter().filter(|stack| stack.owner == seat);
            assert_eq!(own.clone().count(), 16, "EK-C1, EK-SU2");
            assert_eq!(own.filter(|stack| stack.emperor).count(), 1, "EK-C1");
            assert_eq!(view.sides[seat.index()].supply, [5, 3, 1], "EK-SU5");
        }
    }
}

#[test]
fn the_box_holds_thirteen_large_tiles_and_fourteen_of_variants() {
    let content = content();
    let of_back = |back: &str| -> String {
        let tiles = content.tile.iter().filter(|tile| tile.back == back);
        tiles.map(|tile| tile.letter).collect()
    };
    assert_eq!(
        ["grey", "blue", "red"].map(of_back),
        ["ABCDEFG", "HIJ", "KLM"],
        "EK-C2"
    );
    let small: Vec<(char, u8)> = content
        .small
        .iter()
        .map(|tile| (tile.letter, tile.count))
        .filter(|(letter, _)| ('P'..='T').contains(letter))
        .collect();
    let wanted = [('P', 3), ('Q', 3), ('R', 2), ('S', 2), ('T', 1)];
    assert_eq!(small, wanted, "EK-C2: eleven small tiles");
    let temples: Vec<char> = content.temple.iter().map(|tile| tile.letter).collect();
    assert_eq!(
        (temples, content.beacon.letter),
        (vec!['N', 'O'], 'U'),
        "EK-C2"
    );
}

#[test]
fn each_number_of_players_takes_its_tiles() {
    for (seats, tiles) in [(2, "ABCDEFG"), (3, "ABCDEFGHIJ"), (4, "ABCDEFGHIJKLM")] {
        for seed in 0..20 {
            let board = board(&setup(&format!("seats={seats}")), seed);
            let letters: String = board.tiles().iter().map(|tile| tile.letter).collect();
            assert_eq!(letters, tiles, "EK-SU1, EK-C2: N to U stay in the box");
        }
    }
}

/// What the tiles of each number of players hold.
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
        let board = board(&setup(&format!("seats={seats} board=standard")), 0);
        let found = kinds.map(|kind| board.terrain().filter(|(_, other)| *other == kind).count());
        assert_eq!(found, wanted, "EK-S2 to EK-S6 for {seats} players");
    }
}

#[test]
fn spaces_that_share_an_edge_are_adjacent_across_tiles() {
    let board = board(&setup(&format!("board={BASE}")), 0);
    let place = |name: &str| board.space_at(name.parse().unwrap()).unwrap();
    // n12 is on tile A, n11 on tile F.
    assert!(board.steps(place("n12")).has(place("n11")), "EK-S8");
    for space in board.each_space() {
        let hex = board.hex(space);
        for other in board.each_space() {
            let touches = hex.neighbours().any(|near| near == board.hex(other));
            assert_eq!(board.steps(space).has(other), touches, "EK-S8: {hex}");
        }
    }
}

#[test]
fn everyone_sees_everything() {
    let game = eko_start("seats=3 +labyrinth");
    let views: Vec<_> = Viewer::all(3).map(|viewer| game.view(viewer)).collect();
    assert!(views.windows(2).all(|two| two[0] == two[1]), "EK-C5");
}

#[test]
fn buildings_alone_win_only_with_the_castle() {
    let [camp, tower, castle] = Building::ALL.map(Building::value);
    assert_eq!(5 * camp + 3 * tower + castle, 14, "EK-W5");
    // All that can be built without the castle: one point short, a capital among it.
    let without = "stack n13: A 1\nstack k14: A 2 emperor\nstack o9: B 2 emperor\n\
                   building m13: A encampment\nbuilding l16: A tower\nbuilding j13: A tower\nbuilding j14: A tower\n\
                   building k12: A encampment\nbuilding l14: A encampment\nbuilding m11: A encampment\n\
                   building k15: A encampment\npoints A: 11\nphase: action";
    let game = Eko::read_position(&setup("seats=2 board=standard"), without).unwrap();
    assert_eq!(game.points(Seat(0)), 11, "EK-W5: 5 + 6 < 12");
    let goal = content().figures.goal.value;
    assert!(
        game.points(Seat(0)) < goal,
        "EK-W5: the castle is compulsory"
    );
    assert_eq!(
        castle + 3 * tower + 3 * camp,
        goal,
        "EK-W5: seven buildings, the castle among them"
    );
}

#[test]
fn the_beacon_and_the_pyramids_are_tempests_all_over() {
    let content = content();
    assert!(
        content.beacon.spec.chars().all(|code| code == 'T'),
        "EK-V-B1"
    );
    for variant in [Variant::Beacon, Variant::Pyramids] {
        let board = board(&setup(&format!("seats=2 +{}", variant.key())), 3);
        let around = board
            .pyramids()
            .iter()
            .fold(board.beacon(), |all, &one| all | one);
        assert_eq!(around.len(), 3, "EK-V-S2, EK-V-B2: three spaces around it");
        assert_eq!(
            around.without(board.tempests()).len(),
            0,
            "EK-V-S1, EK-V-B1"
        );
    }
}

fn eko_start(wish: &str) -> Eko {
    let mut dice = kernel::Dice::quick(kernel::Rng::new(7));
    Eko::start(&setup(wish), &mut dice, &mut kernel::Quiet)
}
