//! The table as a page shows it: a board on which every space that answers the open question can be clicked, and the rest as
//! plain text.

use std::collections::BTreeMap;

use eko::{Board, Building, BuildingView, Choice, Hex, StackView, Terrain, View};
use face::components::counter;
use face::frame::{Players, Regions, frame, names};
use face::{Offer, plain};
use kernel::Phrase;
use maud::{Markup, PreEscaped, html};

use crate::EkoFace;
use crate::sheet;
use crate::words::{building, space, terrain};

type Scene<'a> = face::Scene<'a, EkoFace>;

const SPRITE: &str = include_str!("../assets/pieces.svg");

pub(crate) fn stage(scene: &Scene<'_>) -> Markup {
    let around = sheet::around_the_board(scene.view);
    let regions = Regions {
        players: Players {
            whole: html! { (plain::players(scene, &around).whole) (plain::parts(scene, &around)) },
            bar: names(scene),
        },
        board: html! { div.sand { div.hexfit { (board(scene)) } (legend(scene)) } },
        market: None,
        tray: plain::decision(scene),
    };
    html! { div.eko.regions { (frame(scene, &regions)) } }
}

/// The plan of the board: hexes are 2 wide, rows are shifted by 1.
struct Plan {
    left: i16,
    top: i16,
    width: i16,
    rows: i16,
}

impl Plan {
    fn of(board: &Board) -> Self {
        let (mut xs, mut ys) = (Vec::new(), Vec::new());
        for (hex, _) in board.terrain() {
            xs.push(Self::x(hex));
            ys.push(i16::from(hex.r));
        }
        let ends = |all: &[i16]| {
            let least = all.iter().copied().min().unwrap_or(0);
            (least, all.iter().copied().max().unwrap_or(0) - least)
        };
        let ((left, width), (top, rows)) = (ends(&xs), ends(&ys));
        Self {
            left,
            top,
            width: width + 2,
            rows: rows + 1,
        }
    }

    fn x(hex: Hex) -> i16 {
        2 * i16::from(hex.q) + i16::from(hex.r)
    }

    fn at(&self, hex: Hex) -> String {
        let (x, y) = (Self::x(hex) - self.left, i16::from(hex.r) - self.top);
        format!("--x:{x};--y:{y}")
    }
}

fn board(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let plan = Plan::of(view.board());
    let answers = answers(scene);
    html! {
        (PreEscaped(SPRITE))
        div.hexes style={ "--w:" (plan.width) ";--rows:" (plan.rows) } {
            @for (hex, terrain) in view.board().terrain() {
                @let answer = answers.get(&hex);
                div .hx.{ "t-" (terrain.key()) } .open[answer.is_some()] data-at=(crate::tale::hex(hex)) style=(plan.at(hex)) {
                    span.ground title=(named(scene, hex, terrain)) { (sign(terrain)) }
                    small { (hex) }
                    @if let Some(stack) = view.stack_at(hex) { (discs(scene, stack)) }
                    @if let Some(house) = view.building_at(hex) { (house_of(scene, house)) }
                    @if let Some(offer) = answer {
                        button.answer form="answers" name="answer" value=(offer.notation) title=(offer.sentence) { span.vh { (offer.sentence) } }
                    }
                }
            }
        }
    }
}

/// The one answer that a click on each space gives. A space with several has them in the list only.
fn answers<'a>(scene: &Scene<'a>) -> BTreeMap<Hex, &'a Offer<Choice>> {
    let board = scene.view.board();
    let mut found = BTreeMap::new();
    let mut twice = Vec::new();
    for offer in scene.offers {
        let Some(hex) = place(board, offer.choice) else {
            continue;
        };
        if found.insert(hex, offer).is_some() {
            twice.push(hex);
        }
    }
    found.retain(|hex, _| !twice.contains(hex));
    found
}

/// The spaces that an answer is about, as the board names them.
pub(crate) fn places(view: &View, choice: Choice) -> Vec<String> {
    let hex = place(view.board(), choice);
    hex.map(crate::tale::hex).into_iter().collect()
}

fn place(board: &Board, choice: Choice) -> Option<Hex> {
    match choice {
        Choice::Swap(at)
        | Choice::Lift(at)
        | Choice::To(at)
        | Choice::Pay(at)
        | Choice::Banish(at)
        | Choice::Reinforce(at)
        | Choice::Land(at) => Some(board.hex(at)),
        Choice::Build(site) => Some(board.site_hex(site)),
        _ => None,
    }
}

fn discs(scene: &Scene<'_>, stack: &StackView) -> Markup {
    let says = Phrase::new("table-stack")
        .with("owner", stack.owner)
        .with("discs", stack.discs)
        .with("space", space(stack.at))
        .with("emperor", crate::words::flag(stack.emperor));
    html! {
        span.stack title=(scene.say(&says)) {
            @if stack.emperor { (piece("emperor")) }
            (counter(stack.owner, 30)) b { (stack.discs) }
            span.vh { (scene.say(&says)) }
        }
    }
}

fn house_of(scene: &Scene<'_>, house: &BuildingView) -> Markup {
    let says = Phrase::new("table-building")
        .with("owner", house.owner)
        .with("building", building(house.building))
        .with("space", space(house.at));
    html! {
        span class={ "house p" (house.owner.index() % 6 + 1) } title=(scene.say(&says)) {
            (piece(house.building.key())) (counter(house.owner, 15))
            span.vh { (scene.say(&says)) }
        }
    }
}

fn piece(name: &str) -> Markup {
    html! { svg.piece aria-hidden="true" { use href={ "#eko-" (name) }; } }
}

fn named(scene: &Scene<'_>, hex: Hex, of: Terrain) -> String {
    let says = Phrase::new("table-space")
        .with("space", space(hex))
        .with("terrain", terrain(of));
    scene.say(&says)
}

/// A picture for each terrain, so that colour is never alone.
fn sign(terrain: Terrain) -> Markup {
    match terrain {
        Terrain::Movement => Markup::default(),
        other => piece(other.key()),
    }
}

/// What each terrain of this board is, and what may be built there.
fn legend(scene: &Scene<'_>) -> Markup {
    let mut seen: Vec<Terrain> = Vec::new();
    for (_, terrain) in scene.view.board().terrain() {
        if !seen.contains(&terrain) {
            seen.push(terrain);
        }
    }
    seen.sort_by_key(|terrain| *terrain as u8);
    html! {
        ul.legend tabindex="0" {
            @for of in seen {
                li { span.swatch.{ "t-" (of.key()) } { (sign(of)) } (scene.word(&of.word())) }
            }
            @for kind in [Building::Encampment, Building::Tower, Building::Castle] {
                li { span.swatch.bare { (piece(kind.key())) } (scene.word(&format!("building-{}", kind.key()))) }
            }
            li { span.swatch.bare { (piece("emperor")) } (scene.word("table-emperor")) }
        }
    }
}
