//! The ground of a board, drawn from its tiles.

use std::collections::BTreeSet;

use eko::{Board, Eko, Hex, Terrain};
use eko_face::{ART, Ground, Tile, ground};
use kernel::{Game, Viewer};
use referee::{Match, Seed};

use crate::{all_variants, setup};

fn board(wish: &str) -> Board {
    let table = Match::<Eko>::new(setup(wish), Seed::from_number(5));
    table.game().view(Viewer::Spectator).board().clone()
}

fn boards() -> impl Iterator<Item = Board> {
    let wishes = (2..=4).flat_map(|seats| [format!("seats={seats}"), all_variants(seats)]);
    wishes.map(|wish| board(&wish))
}

/// EK-C2: tiles cover the spaces of a board, each of them once.
#[test]
fn tiles_cover_the_board() {
    for board in boards() {
        let under: Vec<Hex> = board.tiles().iter().flat_map(eko::Placed::hexes).collect();
        let spaces: BTreeSet<Hex> = board.terrain().map(|(hex, _)| hex).collect();
        assert_eq!(under.len(), spaces.len(), "{board}");
        assert!(under.iter().all(|hex| spaces.contains(hex)), "{board}");
    }
}

/// EK-S1 to EK-S7: every space has its drawing, which is there, and every tile its edge.
#[test]
fn every_space_is_drawn_once() {
    for board in boards() {
        let picture = ground(&board).into_string();
        for kind in Terrain::all() {
            let name = match kind {
                Terrain::Movement => "sand-".to_owned(),
                other => format!("{}\"", other.key()),
            };
            let drawn = picture.matches(&format!("href=\"#eko-{name}")).count();
            let wanted = board.terrain().filter(|(_, at)| *at == kind).count();
            assert_eq!(drawn, wanted, "{} on {board}", kind.key());
        }
        for used in picture.split("href=\"#").skip(1) {
            let id = used.split('"').next().unwrap();
            assert!(ART.contains(&format!("id=\"{id}\"")), "{id}");
        }
        let seam = picture.split("class=\"seam\" d=\"").nth(1).unwrap();
        let edges = seam.split('"').next().unwrap();
        assert_eq!(edges.matches('Z').count(), board.tiles().len(), "{board}");
    }
}

/// EK-C2, EK-V-T2: the edge of each tile and of each zone goes once around it and ends where it began.
#[test]
fn edges_go_around() {
    for board in boards() {
        let picture = ground(&board).into_string();
        let paths = |class: &str| -> Vec<String> {
            let begins = format!("class=\"{class}\" d=\"");
            let found = picture.split(&begins).skip(1);
            found
                .map(|rest| rest.split('"').next().unwrap().to_owned())
                .collect()
        };
        let seam = paths("seam").concat();
        let parts: Vec<&str> = seam.split_inclusive('Z').collect();
        let tiles = board.tiles().iter().map(eko::Placed::hexes);
        for (part, hexes) in parts.into_iter().zip(tiles) {
            goes_around(part, &hexes);
        }
        let zones = paths("zone");
        assert_eq!(zones.len(), board.zones().len(), "{board}");
        let edges: usize = zones.iter().map(|zone| steps(zone).len()).sum();
        let all: Vec<Hex> = board
            .terrain()
            .filter(|(_, kind)| *kind == Terrain::Tempest)
            .map(|(hex, _)| hex)
            .collect();
        assert_eq!(edges, sides(&all), "{board}");
    }
}

fn goes_around(path: &str, hexes: &[Hex]) {
    let steps = steps(path);
    assert_eq!(steps.len(), sides(hexes), "{path}");
    for axis in 0..2 {
        let sum: f64 = steps.iter().map(|step| step[axis]).sum();
        assert!(sum.abs() < 0.01, "{path}");
    }
}

/// How many sides of these spaces have none of them on the other side.
fn sides(hexes: &[Hex]) -> usize {
    let outside = |hex: &Hex| {
        hex.neighbours()
            .filter(|near| !hexes.contains(near))
            .count()
    };
    hexes.iter().map(outside).sum()
}

/// The steps of a path from corner to corner.
fn steps(path: &str) -> Vec<[f64; 2]> {
    let mut steps = Vec::new();
    for step in path
        .replace('l', "|l")
        .replace('v', "|v")
        .split('|')
        .skip(1)
    {
        let numbers = step[1..].replace('-', " -").replace(['Z', 'M'], " ");
        let numbers: Vec<f64> = numbers
            .split_whitespace()
            .map(|number| number.parse().unwrap())
            .collect();
        steps.push(match step.starts_with('v') {
            true => [0., numbers[0]],
            false => [numbers[0], numbers[1]],
        });
    }
    steps
}

/// EK-V-T2, EK-V-R1, EK-V-S1: zones, gates and what stands between spaces.
#[test]
fn what_variants_add_is_drawn() {
    let board = board(&all_variants(4));
    let picture = ground(&board).into_string();
    let count = |part: &str| picture.matches(part).count();
    assert_eq!(count("class=\"zone\""), board.zones().len());
    assert_eq!(count("class=\"porch\""), board.portals().len());
    assert_eq!(count("#eko-pyramid\""), board.pyramids().len());
    assert_eq!(count("#eko-beacon\""), 1);
}

/// Tiles that make no board, such as one alone or none at all, are drawn as well.
#[test]
fn a_board_that_is_being_built_is_drawn() {
    let whole = board("seats=2");
    let tile = whole.tiles()[0];
    let printed = |hex| Some((hex, whole.terrain_at(hex)?));
    let alone: Tile = (tile, tile.hexes().into_iter().filter_map(printed).collect());
    let picture = Ground::new(vec![alone]).picture().into_string();
    assert_eq!(picture.matches("<use").count(), 7);
    assert!(Ground::new(Vec::new()).plan().width > 0.);
}
