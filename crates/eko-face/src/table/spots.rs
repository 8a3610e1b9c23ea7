//! What lies over the picture of the board: each space with what it is, and whatever can be pressed.

use eko::{Hex, Spaces, Terrain};
use face::components::{counter, icon as house_icon};
use kernel::{Phrase, Rule};
use maud::{Markup, html};

use super::board::{line, tally};
use super::goals::{Kind, Set, Subject, Target};
use super::pieces::icon;
use super::{Scene, choices, rows, tips};
use crate::ground::plan::{Plan, short};
use crate::tale::hex as place;
use crate::words::{flag, space};

pub(super) fn spots(scene: &Scene<'_>, plan: &Plan, sets: &[Set]) -> Markup {
    let monuments = scene
        .view
        .board()
        .pyramids()
        .iter()
        .map(|around| (*around, -58.));
    let beacon = scene.view.board().beacon();
    let beacon = (!beacon.is_empty()).then_some((beacon, -92.));
    let mut said = Vec::new();
    html! {
        div.spots {
            @for (hex, terrain) in scene.view.board().terrain() { (ground(scene, plan, hex, terrain, &mut said)) }
            @for (around, above) in monuments.chain(beacon) { (held(scene, plan, around, above)) }
            @for set in sets { (chooser(scene, plan, set)) }
            (rows::on_board(scene, plan))
            (choices::on_board(scene, plan))
            @for set in sets { (targets(scene, plan, set)) }
        }
    }
}

pub(super) fn at(plan: &Plan, hex: Hex) -> String {
    let (x, y) = plan.at(hex);
    format!("--x:{};--y:{}", short(x), short(y))
}

/// A space: it says what it is and what stands there, and pieces fly from it and to it.
/// Sentences that were `said` before are not made again.
fn ground(
    scene: &Scene<'_>,
    plan: &Plan,
    hex: Hex,
    terrain: Terrain,
    said: &mut Vec<(Phrase, String)>,
) -> Markup {
    let (rule, phrases) = tips::space(scene.view, hex, terrain);
    let mut once = |phrase: Phrase| {
        let known = said.iter().position(|(known, _)| *known == phrase);
        let known = known.unwrap_or_else(|| {
            let text = scene.say(&phrase);
            said.push((phrase, text));
            said.len() - 1
        });
        said[known].1.clone()
    };
    let tip: Vec<String> = phrases.into_iter().map(&mut once).collect();
    let tip = tip.join(" ");
    let label = format!("{hex}: {tip}");
    let discs = scene.view.stack_at(hex).map_or(0, |stack| stack.discs);
    let board = scene.view.board();
    let porch = board.portals().iter().any(|&porch| board.hex(porch) == hex);
    html! {
        div.spot.hx.gate[porch || terrain == Terrain::Portal] data-at=(place(hex)) style=(at(plan, hex)) role="img" aria-label=(label) title=(tip) data-tip=(rule) tabindex="-1" {
            @if discs > 1 { b.num { (discs) } }
            small.at { (hex) }
        }
    }
}

/// Who holds how many of the spaces around a pyramid or the beacon.
fn held(scene: &Scene<'_>, plan: &Plan, around: Spaces, above: f64) -> Markup {
    let view = scene.view;
    let hexes: Vec<Hex> = around.map(|space| view.board().hex(space)).collect();
    let (x, y) = plan.amid(&hexes);
    let pyramid = above > -80.;
    let points = view.table.figures.pyramid;
    let tip = tips::monument_of(scene, around);
    html! {
        div.spot.chip-on-board style={ "--x:" (short(x)) ";--y:" (short(y + above)) } title=(tip.text) data-tip=(tip.rule) aria-hidden="true" {
            span.tag.held {
                @let tally = tally(scene, around);
                @for (seat, n) in &tally { (counter(*seat, 16)) (n) }
                // Where nobody stands, it says what there is to get.
                @if pyramid && (tally.is_empty() || view.holder(around).is_some()) { b.free[tally.is_empty()] { "+" (points) } }
                @else if pyramid { b { "–" } }
                @else if tally.is_empty() { (icon("beacon")) }
            }
        }
    }
}

/// A stack or a site that can be chosen. Temples are chosen in the tray.
fn chooser(scene: &Scene<'_>, plan: &Plan, set: &Set) -> Markup {
    let (hex, says, class) = match set.subject {
        Subject::Stack(stack) if !set.targets.is_empty() => {
            let says = Phrase::new("choose-stack")
                .with("discs", stack.discs)
                .with("emperor", flag(stack.emperor))
                .with("space", space(stack.at))
                .with("n", set.targets.len() as u32);
            (stack.at, says, "choose")
        }
        Subject::Site(site) => {
            let says = Phrase::new("choose-site").with("space", space(site));
            (site, says, "choose lot")
        }
        _ => return Markup::default(),
    };
    let says = scene.say(&says);
    // It explains what lies under it, and what can be done with it.
    let terrain = scene.view.board().terrain_at(hex);
    let tip = terrain.map(|terrain| tips::space(scene.view, hex, terrain));
    let (rule, lines) = tip.unwrap_or((Rule("EK-T1"), Vec::new()));
    let mut tip: Vec<String> = lines.iter().map(|line| scene.say(line)).collect();
    tip.push(match set.subject {
        Subject::Stack(_) => {
            let n = set.targets.len() as u32;
            scene.say(&Phrase::new("choose-targets").with("n", n))
        }
        _ => says.clone(),
    });
    html! {
        label.spot.{ (class) } style=(at(plan, hex)) title=(tip.join(" ")) data-tip=(rule) {
            input type="radio" name="from" id={ "from-" (set.key) } value=(set.key) form="decision" aria-label=(says);
            span.hit {} span.where { (hex) }
        }
    }
}

/// What the chosen stack can do.
fn targets(scene: &Scene<'_>, plan: &Plan, set: &Set) -> Markup {
    if set.targets.is_empty() && set.refused.is_empty() {
        return Markup::default();
    }
    let mut number = 0_u32;
    html! {
        fieldset.of.{ "of-" (set.key) } {
            legend.vh { (scene.word("table-targets")) }
            @for refused in &set.refused {
                span.spot.refused style=(at(plan, refused.at)) tabindex="-1" role="img" aria-label=(refused.why) title=(refused.why) data-tip=(refused.rule) { span.hit {} span.tag.lock { (house_icon("lock")) } }
            }
            @for target in &set.targets {
                @let nth = { if target.kind.is_numbered() { number += 1; } number };
                (goal(plan, set, target, nth))
            }
        }
    }
}

fn goal(plan: &Plan, set: &Set, target: &Target, nth: u32) -> Markup {
    let numbered = target.kind.is_numbered();
    let key = (numbered && nth <= 9).then(|| nth.to_string());
    html! {
        label.spot.goal.{ (target.kind.tone()) } style=(at(plan, target.at)) title=(target.says) data-tip=(rule(target.kind)) data-key=[key] {
            input type="radio" name="goal" id={ "goal-" (set.key) "-" (target.at) } value=(target.chain) form="decision" aria-label=(target.says) data-draw=[(!target.way.is_empty()).then(|| line(plan, &target.way, target.kind))];
            span.hit {}
            @if numbered { (tag(target, nth)) }
            @else if target.toll > 0 { span.tag.toll { "−" (target.toll) } }
            span.where { (target.at) }
        }
    }
}

fn tag(target: &Target, nth: u32) -> Markup {
    html! {
        span.tag {
            span.k { (nth) } (icon(target.icon())) (target.figure)
            @if target.crown { (house_icon("crown")) }
            @if target.toll > 0 { span.cost { "−" (target.toll) } }
        }
    }
}

/// The rule behind a kind of target.
pub(super) fn rule(kind: Kind) -> Rule {
    Rule(match kind {
        Kind::Move => "EK-M3",
        Kind::Regroup => "EK-M5",
        Kind::Attack => "EK-M6",
        Kind::Kamikaze => "EK-M7",
        Kind::Build | Kind::Pay => "EK-K1",
        Kind::Replace => "EK-K5",
        Kind::Swap => "EK-SU4",
        Kind::Banish => "EK-V-D2",
        Kind::Land => "EK-V-M2",
    })
}
