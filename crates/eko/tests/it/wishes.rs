//! Set-ups that cannot be played are refused: by key, with their figures and the rule behind them.

use eko::Variant;

use crate::{setup, try_setup};

/// A board of two players, built by hand.
pub(crate) const BASE: &str = "A0m13,B0o14,C0l16,D0j15,E0k12,F0n10,G0p11";

#[track_caller]
fn refused(wish: &str, because: &str) {
    let error = try_setup(wish).expect_err("it must be refused");
    assert_eq!(error.to_string(), because, "{wish}");
}

#[test]
fn wishes_that_cannot_be_fulfilled_are_refused() {
    refused("seats=5", "cannot-seats seats=5");
    refused("seats=1", "cannot-seats seats=1");
    refused("edition=second", "cannot-edition edition=second");
    let known = Variant::ALL.map(Variant::key).join(", ");
    refused(
        "+volcano",
        &format!("cannot-variant variant=volcano, known={known}"),
    );
    refused(
        "draw=never",
        "cannot-value option=draw, value=never, known=house, strict",
    );
    refused(
        "labyrinth=square",
        "cannot-value option=labyrinth, value=square, known=docks, ring",
    );
    refused(
        "colour=blue",
        "cannot-option option=colour, known=board, draw, labyrinth",
    );
    refused(
        "+labyrinth +portals labyrinth=ring",
        "cannot-ring variant=setup-variant-portals",
    );
}

/// EK-V0: the spaces that a board cuts off are named.
#[test]
fn isolated_spaces_are_refused() {
    setup(&format!("board={BASE}"));
    let far = BASE.replace("G0p11", "G0w3");
    refused(
        &format!("board={far}"),
        "board-isolated spaces=w2 x2 w3 v4 w4 (EK-V0)",
    );
    refused(
        &format!("+labyrinth board={BASE},P1c3"),
        "board-isolated spaces=c3 b4 c4 (EK-V0)",
    );
}

#[test]
fn tiles_that_do_not_fit_together_are_refused() {
    let moved = |place: &str| format!("board={}", BASE.replace("G0p11", place));
    refused(
        &moved("G0n13"),
        "board-overlap one=A0m13, other=G0n13, spaces=n12 m13 n13 m14",
    );
    refused(&moved("G0y25"), "board-edge tile=G0y25");
    refused(
        &format!("+portals board={BASE},R4l10,R0q12"),
        "board-portal tile=R0q12, space=q11 (EK-V-R1)",
    );
    refused(
        &format!("+temple-of-the-wind board={BASE},T0c3"),
        "board-temple tile=T0c3 (EK-V-W1)",
    );
}

/// EK-SU1, EK-V0: the tiles of the number of players and of the variants, no more and no fewer.
#[test]
fn wrong_tiles_are_refused() {
    refused(
        &format!("board={}", BASE.replace(",G0p11", "")),
        "board-tile-count seats=2, tile=G, wanted=1, found=0",
    );
    refused(
        &format!("board={BASE},H0n17"),
        "board-tile-count seats=2, tile=H, wanted=0, found=1",
    );
    refused(
        &format!("board={BASE},P1i13"),
        "board-tile-count seats=2, tile=P, wanted=0, found=1",
    );
    refused(
        &format!("+portals board={BASE},R4l10"),
        "board-tile-count seats=2, tile=R, wanted=2, found=1",
    );
    refused(
        &format!("+pyramids board={BASE},S1i13,S0i17,S0c3"),
        "board-tile-most seats=2, tile=S, wanted=2, found=3",
    );
}

#[test]
fn texts_that_are_no_tiles_are_refused() {
    let error = try_setup("board=A9m13").unwrap_err().to_string();
    let because = "cannot-board why=[tile-unreadable text=A9m13, last=";
    assert!(error.starts_with(because), "{error}");
    refused(
        "board=A0z99",
        "cannot-board why=[space-unreadable text=z99]",
    );
}
