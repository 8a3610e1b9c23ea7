//! Boards: shuffled and in order (EK-SU1, EK-SU2, EK-V0, EK-A23, EK-A30).

use std::collections::{BTreeMap, BTreeSet};

use eko::{Board, Content, Eko, Hex, Placed, Setup, Spaces, Terrain, Variant};
use kernel::{Dice, Game, Quiet, Rng, Viewer};

use crate::{all_variants, content, setup};

pub(crate) fn board(setup: &Setup, seed: u64) -> Board {
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
        let setup = setup(&format!("seats={seats}"));
        for seed in 0..10_000 {
            let board = board(&setup, seed);
            let all = board.all_spaces();
            assert_eq!(all.len(), spaces, "{board}");
            assert_eq!(board.sites_of(Terrain::Capital).len(), capitals, "{board}");
            assert!(is_connected(&board, all), "{board}");
            for site in board.each_site() {
                assert!(!board.around(site).is_empty(), "{board}");
            }
        }
    }
}

/// Where a small tile would lie beside the large tiles, clear of the docks: as [q, r, k], like docks.
fn room(content: &Content, seats: u8) -> Vec<(i8, i8, u8)> {
    let mut rows = content.players.iter();
    let players = rows.find(|players| players.seats == seats).unwrap();
    let corner = |&(q, r, turn): &(i8, i8, u8)| {
        let (letter, at) = ('P', Hex::new(q, r));
        Placed { letter, turn, at }.corner()
    };
    let centres = content.layout.centres.iter().take(players.tiles.len());
    let centres = centres.map(|&(q, r)| Hex::new(q, r));
    let large: BTreeSet<Hex> = centres
        .flat_map(|centre| centre.neighbours().chain([centre]))
        .collect();
    let docks: BTreeSet<Hex> = players.docks.iter().flat_map(corner).collect();
    let coordinates = || -9..=9_i8;
    let places = coordinates().flat_map(|q| coordinates().map(move |r| (q, r)));
    places
        .flat_map(|(q, r)| [(q, r, 0), (q, r, 1)])
        .filter(|place| {
            let spaces = corner(place);
            let touches = |hex: Hex| hex.neighbours().any(|next| large.contains(&next));
            let is_free = |hex: &Hex| !large.contains(hex) && !docks.contains(hex);
            spaces.iter().all(is_free) && spaces.into_iter().any(touches)
        })
        .collect()
}

/// EK-V0, EK-A23: with every variant nothing is isolated, even where Tempests were not passable; every tile finds its place.
#[test]
fn random_boards_with_all_variants_are_whole() {
    let content = content();
    for (seats, pyramids) in [(2, 1), (3, 2), (4, 2)] {
        let setup = setup(&all_variants(seats as u8));
        for seed in 0..1_000 {
            let board = board(&setup, seed);
            let letters = letters(&board);
            let small = content.small.iter().map(|tile| match tile.letter {
                'S' => ('S', pyramids),
                letter => (letter, usize::from(tile.count)),
            });
            for (letter, count) in small.chain([('N', 1), ('O', 1), ('U', 1)]) {
                assert_eq!(
                    letters.get(&letter),
                    Some(&count),
                    "{seats} players: tiles {letter} without a dock on {board}. There is room for docks [q, r, k] at {:?}",
                    room(&content, seats as u8)
                );
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
        for some in 0_u32..1 << Variant::ALL.len() {
            let chosen = Variant::ALL
                .iter()
                .enumerate()
                .filter(|(nth, _)| some >> nth & 1 == 1);
            let chosen: Vec<String> = chosen
                .map(|(_, variant)| format!("+{}", variant.key()))
                .collect();
            let wish = format!("seats={seats} board=standard {}", chosen.join(" "));
            board(&setup(&wish), 0);
        }
        for plan in ["standard", "random"] {
            let setup = setup(&format!(
                "seats={seats} +labyrinth labyrinth=ring board={plan}"
            ));
            for seed in 0..200 {
                let board = board(&setup, seed);
                assert_eq!(board.zones().len(), 3, "{board}");
                assert!(is_connected(&board, board.all_spaces()), "{board}");
            }
        }
    }
}
