//! The ways through Tempests that can be chosen from: what each is called, and its line on the board (EK-A22).

use eko::{Choice, Hex, Route, View};
use kernel::{Phrase, Value};
use maud::{Markup, html};

use super::Scene;
use super::board::line;
use super::goals::Kind;
use super::pieces::icon;
use crate::ground::Ground;
use crate::ground::plan::Plan;
use crate::words::{flag, spaces};

/// A way as the reader chooses it.
pub(super) struct Named {
    choice: Choice,
    title: Phrase,
    /// How many discs it loses: ways differ in nothing else.
    discs: u32,
    /// Its path on the picture of the board.
    pub(super) line: String,
    through_portals: bool,
}

/// All ways while one is asked for. Two that would be called alike are told apart by the names of spaces.
pub(super) fn named(view: &View) -> Vec<Named> {
    let routes = view.routes();
    if routes.is_empty() {
        return Vec::new();
    }
    let ground = Ground::of(view.board());
    let plan = ground.plan();
    let plain = |route: &Route| title(view, plan, route, false);
    let titles: Vec<Phrase> = routes.iter().map(plain).collect();
    let name = |route: &Route| {
        let own = plain(route);
        let alike = titles.iter().filter(|other| **other == own).count() > 1;
        Named {
            choice: Choice::Through(route.zones),
            title: if alike {
                title(view, plan, route, true)
            } else {
                own
            },
            discs: route.zones.len(),
            line: line(plan, &route.way, Kind::Move),
            through_portals: jumps(&route.way),
        }
    };
    routes.iter().map(name).collect()
}

/// So many ways are read at a glance.
const FEW: usize = 4;

/// Whether an answer stands in sight: of many ways, one for each loss, and the others one press away.
pub(super) fn leads(named: &[Named], choice: Choice) -> bool {
    let nth = named.iter().position(|route| route.choice == choice);
    let Some(nth) = nth.filter(|_| named.len() > FEW) else {
        return true;
    };
    let alike = |other: &Named| other.discs == named[nth].discs;
    !named[..nth].iter().any(alike)
}

/// What does not stand in sight, folded up unless the chosen one is there.
pub(super) fn folded(scene: &Scene<'_>, n: usize, open: bool, ways: &Markup) -> Markup {
    html! {
        details #ways .more-ways open[open] {
            summary { (scene.say(&Phrase::new("route-more").with("n", n as u32))) }
            div { (ways) }
        }
    }
}

/// The way that is chosen by an answer.
pub(super) fn of(named: &[Named], choice: Choice) -> Option<&Named> {
    named.iter().find(|route| route.choice == choice)
}

pub(super) fn drawn(scene: &Scene<'_>, route: &Named) -> Markup {
    html! {
        @if route.through_portals { (icon("portal")) } @else if matches!(route.choice, Choice::Through(zones) if zones.is_empty()) { (icon("move")) } @else { (icon("tempest")) }
        span { (scene.say(&route.title)) small { (scene.say(&Phrase::new("route-cost").with("discs", route.discs))) } }
    }
}

fn title(view: &View, plan: &Plan, route: &Route, named: bool) -> Phrase {
    let board = view.board();
    let key = if route.zones.is_empty() {
        "route-around"
    } else {
        "route-across"
    };
    let mut sides: Vec<Phrase> = Vec::new();
    for zone in route.zones {
        let inside = |hex: &&Hex| {
            let space = board.space_at(**hex);
            space.and_then(|space| board.zone_of(space)) == Some(zone)
        };
        let entered = route.way.iter().find(inside);
        let side = Phrase::new(side(plan, route.way[0], *entered.unwrap_or(&route.way[0])));
        if !sides.contains(&side) {
            sides.push(side);
        }
    }
    let names = route.zones.filter(|_| named);
    let names = names.map(|zone| board.zone_name(zone));
    Phrase::new(key)
        // One or several: more is not said, and would not tell two ways apart.
        .with("n", route.zones.len().min(2))
        .with("sides", Value::List(sides))
        .with("portals", flag(jumps(&route.way)))
        .with("named", flag(named))
        .with("zones", spaces(names))
}

fn jumps(way: &[Hex]) -> bool {
    way.windows(2)
        .any(|step| step[0].neighbours().all(|near| near != step[1]))
}

const SIDES: [&str; 8] = [
    "side-right",
    "side-lower-right",
    "side-below",
    "side-lower-left",
    "side-left",
    "side-upper-left",
    "side-above",
    "side-upper-right",
];

/// On which side of a space another one is seen.
fn side(plan: &Plan, from: Hex, to: Hex) -> &'static str {
    if from == to {
        return "side-here";
    }
    let ((x, y), (to_x, to_y)) = (plan.at(from), plan.at(to));
    let eighths = (to_y - y).atan2(to_x - x) * 4. / std::f64::consts::PI;
    SIDES[(eighths.round() as i32).rem_euclid(8) as usize]
}
