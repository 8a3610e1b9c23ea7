//! A board as a small picture: one path for each kind of space.

use eko::{Draft, Hex, Terrain};
use maud::{Markup, html};

use crate::ground::Ground;

pub(super) fn picture(draft: &Draft) -> Markup {
    let tiles = draft.tiles().iter();
    let spaces = |tile| {
        let spaces = draft.spaces(tile).into_iter();
        spaces.filter(|(hex, _)| hex.is_named()).collect::<Vec<_>>()
    };
    let tiles: Vec<_> = tiles.map(|&tile| (tile, spaces(tile))).collect();
    let all: Vec<(Hex, Terrain)> = tiles
        .iter()
        .flat_map(|(_, spaces)| spaces.clone())
        .collect();
    let ground = Ground::new(tiles);
    let path = |kind: Terrain| -> String {
        let of_kind = all.iter().filter(|(_, terrain)| *terrain == kind);
        let space = |(hex, _): &(Hex, Terrain)| ground.plan().hexagon(*hex);
        of_kind.map(space).collect()
    };
    html! {
        svg.planlet viewBox=(ground.view_box()) aria-hidden="true" focusable="false" {
            @for kind in Terrain::all() {
                @let path = path(kind);
                @if !path.is_empty() { path class={ "t-" (kind.key()) } d=(path) {} }
            }
        }
    }
}
