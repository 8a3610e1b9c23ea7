//! The whole table as text: the turn, a map of the board, what the variants add, and each player.

use eko::{EmperorView, Hex, SideView, Spaces, Stage, Terrain, View};
use face::Section;
use kernel::{Phrase, Seat, Value};

use crate::told::ended;
use crate::words::{flag, space, spaces, terrain};

pub(crate) fn sheet(view: &View) -> Vec<Section> {
    let mut sections = vec![turn(view), map(view)];
    sections.extend(variants(view));
    sections.extend(Seat::first(view.table.seats).map(|seat| side(view, seat)));
    sections
}

fn turn(view: &View) -> Section {
    let mut lines = match view.stage {
        Stage::Over(ending) => vec![ended(view, ending).phrase],
        Stage::Swap => vec![Phrase::new("sheet-swapping").with("seat", view.active)],
        _ => vec![Phrase::new("sheet-turn-of").with("seat", view.active)],
    };
    if let Some(limit) = view.quiet_limit.filter(|_| view.quiet > 0) {
        lines.push(
            Phrase::new("sheet-quiet")
                .with("turns", view.quiet)
                .with("limit", limit),
        );
    }
    section("sheet-turn", lines)
}

/// Each space by its name and what is on it; rows are shifted by half a space as on the table.
fn map(view: &View) -> Section {
    const WIDTH: i32 = 10;
    let left = |hex: Hex| (2 * i32::from(hex.q) + i32::from(hex.r)) * WIDTH / 2;
    let margin = view
        .board()
        .terrain()
        .map(|(hex, _)| left(hex))
        .min()
        .unwrap_or(0);
    let mut rows: Vec<(i8, String)> = Vec::new();
    for (hex, terrain) in view.board().terrain() {
        if rows.last().is_none_or(|(r, _)| *r != hex.r) {
            rows.push((hex.r, String::new()));
        }
        if let Some((_, row)) = rows.last_mut() {
            let blank = (left(hex) - margin) as usize - row.chars().count();
            row.extend(std::iter::repeat_n(' ', blank));
            row.push_str(&cell(view, hex, terrain));
        }
    }
    let line = |(_, row): (i8, String)| Phrase::new("sheet-row").with("row", Value::Text(row));
    let mut lines: Vec<Phrase> = rows.into_iter().map(line).collect();
    lines.push(legend(view));
    section("sheet-map", lines)
}

/// `m13 A2*` for a stack of two with the Emperor, `k12R:B1` for an encampment of B on a reg.
fn cell(view: &View, hex: Hex, kind: Terrain) -> String {
    let on = match (view.stack_at(hex), view.building_at(hex)) {
        (Some(stack), _) => {
            let emperor = if stack.emperor { "*" } else { "" };
            format!("{}{}{emperor}", stack.owner, stack.discs)
        }
        (None, Some(building)) => format!(":{}{}", building.owner, building.building.value()),
        (None, None) => String::new(),
    };
    format!("{hex}{}{on}", sign(kind))
}

/// The letter of the content; Tempests have a sign that catches the eye.
fn sign(kind: Terrain) -> char {
    match kind {
        Terrain::Tempest => '~',
        other => other.code(),
    }
}

/// What the signs on this board mean.
fn legend(view: &View) -> Phrase {
    let on_board = |kind: &Terrain| view.board().terrain().any(|(_, other)| other == *kind);
    let signs = Terrain::all().filter(on_board).map(|kind| {
        Phrase::new("sheet-sign")
            .with("sign", Value::Text(sign(kind).to_string()))
            .with("terrain", terrain(kind))
    });
    Phrase::new("sheet-legend").with("signs", signs.collect::<Vec<_>>())
}

/// Zones, portals, pyramids and the beacon, where there are any.
fn variants(view: &View) -> Option<Section> {
    let board = view.board();
    let names = |set: Spaces| spaces(set.map(|space| board.hex(space)));
    let holder = |around: Spaces| {
        let held = |seat: Seat| {
            let holds = |space| {
                view.stack_at(board.hex(space))
                    .is_some_and(|stack| stack.owner == seat)
            };
            around.filter(|&space| holds(space)).count()
        };
        let most = Seat::first(view.table.seats).map(held).max().unwrap_or(0);
        let mut best = Seat::first(view.table.seats).filter(|&seat| held(seat) == most);
        best.next().filter(|_| most > 0 && best.next().is_none())
    };
    let held = |key: &'static str, nobody: &'static str, around: Spaces| match holder(around) {
        Some(seat) => Phrase::new(key)
            .with("spaces", names(around))
            .with("seat", seat),
        None => Phrase::new(nobody).with("spaces", names(around)),
    };
    let mut lines = Vec::new();
    lines.extend(
        board
            .zones()
            .iter()
            .map(|&zone| Phrase::new("sheet-zone").with("spaces", names(zone))),
    );
    if let [one, other] = board.portals() {
        let (one, other) = (space(board.hex(*one)), space(board.hex(*other)));
        lines.push(
            Phrase::new("sheet-portals")
                .with("one", one)
                .with("other", other),
        );
    }
    lines.extend(
        board
            .pyramids()
            .iter()
            .map(|&around| held("sheet-pyramid", "sheet-pyramid-free", around)),
    );
    if !board.beacon().is_empty() {
        lines.push(held("sheet-beacon", "sheet-beacon-free", board.beacon()));
    }
    (!lines.is_empty()).then(|| section("sheet-variants", lines))
}

fn side(view: &View, seat: Seat) -> Section {
    let side = &view.sides[seat.index()];
    let mut lines = vec![
        Phrase::new("sheet-points")
            .with("points", side.points)
            .with("goal", view.table.figures.goal)
            .with("capital", flag(side.capital)),
        Phrase::new("sheet-reserve")
            .with("discs", side.reserve)
            .with("boxed", side.boxed),
        emperor(side),
    ];
    if !side.prison.is_empty() {
        let held = side
            .prison
            .iter()
            .map(|&captive| Phrase::new("one-captive").with("seat", captive));
        lines.push(Phrase::new("sheet-prison").with("captives", held.collect::<Vec<_>>()));
    }
    let [encampments, towers, castles] = side.supply;
    lines.push(
        Phrase::new("sheet-supply")
            .with("encampments", encampments)
            .with("towers", towers)
            .with("castles", castles),
    );
    if side.out {
        lines.push(Phrase::new("sheet-out"));
    }
    Section {
        title: Phrase::new("sheet-side").with("seat", seat),
        seat: Some(seat),
        lines,
    }
}

fn emperor(side: &SideView) -> Phrase {
    match side.emperor {
        EmperorView::On(at) => Phrase::new("sheet-emperor-on").with("space", space(at)),
        EmperorView::Reserve => Phrase::new("sheet-emperor-reserve"),
        EmperorView::HeldBy(holder) => Phrase::new("sheet-emperor-held").with("seat", holder),
    }
}

fn section(title: &'static str, lines: Vec<Phrase>) -> Section {
    Section {
        title: Phrase::new(title),
        seat: None,
        lines,
    }
}
