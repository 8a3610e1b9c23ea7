//! Discs, Emperors and buildings: on the board as parts of its picture, elsewhere as small pictures of their own. All of them are
//! hidden from screen readers: there are words beside them.

use eko::{Building, BuildingView, Hex, StackView, Terrain};
use face::assets;
use kernel::Seat;
use maud::{Markup, html};

use super::colour;
use crate::ground::Upright;
use crate::ground::plan::{Plan, moved, short};

/// How much a disc adds to a stack.
const DISC: f64 = 7.6;

/// A picture of the game's own set.
pub(super) fn icon(name: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href={ "#eko-i-" (name) } {} } }
}

/// The sign of a seat, so that colour is never the only carrier.
fn sign(seat: Seat, (x, y): (f64, f64), size: f64) -> Markup {
    html! {
        use href={ (assets::icons().path) "#p" (colour(seat)) } x=(short(x - size / 2.)) y=(short(y - size / 2.)) width=(short(size)) height=(short(size)) {}
    }
}

/// A stack as it is, disc on disc; the Emperor's has a gold rim and his crown.
fn discs(owner: Seat, n: u8, emperor: bool) -> Markup {
    let top = 5. - DISC * f64::from(n);
    let n = n.clamp(1, 4);
    html! {
        @if emperor {
            use href={ "#eko-emperor-" (n) } {}
            g color="#3a2600" { (sign(owner, (0., top - 7.4), 10.5)) }
        } @else {
            use href={ "#eko-discs-" (n) } {}
            g.sign transform={ (moved((0., top))) " scale(1 .88)" } { (sign(owner, (0., 0.), 21.)) }
        }
    }
}

/// What a building looks like; its sign is where its shape has room for it.
fn house(owner: Option<Seat>, building: Building) -> Markup {
    let (x, y, size) = match building {
        Building::Encampment => (12., -6., 15.),
        Building::Tower => (0., -13., 16.),
        Building::Castle => (0., -16., 15.),
    };
    html! {
        use href={ "#eko-" (building.key()) } {}
        @if let Some(owner) = owner { g.sign { (sign(owner, (x, y), size)) } }
    }
}

/// A stack on the board.
pub(super) fn stack(plan: &Plan, stack: &StackView) -> Upright {
    let (x, y) = plan.at(stack.at);
    Upright {
        near: y + 1.,
        drawn: html! {
            g.{ "p" (colour(stack.owner)) " disc" } transform=(moved((x, y + 3.))) { (discs(stack.owner, stack.discs, stack.emperor)) }
        },
    }
}

/// A building on the board. A temple leaves the half in front of it free for one.
pub(super) fn built(plan: &Plan, at: Hex, terrain: Terrain, house: &BuildingView) -> Upright {
    let (x, y) = plan.at(at);
    let (dx, dy, scale) = match terrain {
        Terrain::Mountain => (0., 8., ".95"),
        Terrain::Capital => (0., 6., ".95"),
        Terrain::Reg => (0., 4., ".95"),
        Terrain::Canyon => (0., 5., ".95"),
        _ => (8., 12., ".82"),
    };
    Upright {
        near: y + 1.,
        drawn: html! {
            g.{ "p" (colour(house.owner)) " house" } transform={ (moved((x + dx, y + dy))) " scale(" (scale) ")" } { (self::house(Some(house.owner), house.building)) }
        },
    }
}

/// Who holds a pyramid or the beacon.
pub(super) fn flag(seat: Seat, high: f64) -> Markup {
    html! {
        g.{ "p" (colour(seat)) } transform=(moved((0., high))) {
            path.pole d="M0 26V0" {}
            path.cloth d="M1 0H22L17 8L22 16H1Z" {}
            g.sign { (sign(seat, (9.5, 8.), 11.)) }
        }
    }
}

/// A stack as a small picture; its height tells how many discs it has.
pub(crate) fn small_stack(owner: Seat, n: u8, emperor: bool) -> Markup {
    let high = 28. + DISC * f64::from(n) + if emperor { 20. } else { 0. };
    let view = format!("-26 {} 52 {}", short(26. - high), short(high));
    html! {
        svg.pi.{ "p" (colour(owner)) } viewBox=(view) style={ "--h:" (short(high)) } aria-hidden="true" { (discs(owner, n, emperor)) }
    }
}

/// A building as a small picture.
pub(crate) fn small_house(owner: Seat, building: Building) -> Markup {
    html! {
        svg.pi.{ "p" (colour(owner)) } viewBox="-36 -52 72 72" style="--h:72" aria-hidden="true" { (house(Some(owner), building)) }
    }
}

/// A building as it would stand there.
pub(super) fn ghost(plan: &Plan, at: Hex, owner: Seat, building: Building) -> Markup {
    let (x, y) = plan.at(at);
    html! {
        g.{ "p" (colour(owner)) " ghosted" } transform={ (moved((x, y + 5.))) " scale(.9)" } { (house(Some(owner), building)) }
    }
}
