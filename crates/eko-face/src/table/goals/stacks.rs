//! What each stack can do, and who can build on each site.

use eko::{Choice, Deed, Goal, Hex, StackView, View, Work};
use kernel::{Phrase, Refusal};

use super::super::Scene;
use super::{AND, Kind, Refused, Set, Subject, Target, of_owner};
use crate::option::option;
use crate::words::{building, terrain};

/// Where a stack can go, and what it can pay for.
pub(super) fn of_stack(scene: &Scene<'_>, stack: &StackView, works: &[Work]) -> Set {
    let view = scene.view;
    let goals = view.reach(stack.at);
    let lift = view.board().space_at(stack.at).map(Choice::Lift);
    let lifted = lift
        .filter(|_| !goals.is_empty())
        .map(|choice| view.then(choice));
    let mut targets: Vec<Target> = Vec::new();
    if let Some(lifted) = &lifted {
        targets.extend(goals.iter().map(|goal| going(scene, lifted, stack, goal)));
    }
    let mut sites: Vec<Hex> = Vec::new();
    for work in works.iter().filter(|work| work.payers.contains(&stack.at)) {
        if !sites.contains(&work.at) {
            sites.push(work.at);
            targets.push(building_of(scene, work, stack.at, works));
        }
    }
    targets.sort_by_key(|target| (target.kind, target.at));
    Set {
        key: stack.at.to_string(),
        subject: Subject::Stack(*stack),
        refused: refusals(scene, stack, lifted.as_ref(), &targets),
        targets,
    }
}

fn going(scene: &Scene<'_>, lifted: &View, stack: &StackView, goal: &Goal) -> Target {
    let there = lifted.stack_at(goal.at);
    let discs = there.map_or(0, |there| there.discs);
    let sum = discs + stack.discs - goal.toll;
    let to = lifted.board().space_at(goal.at).map(Choice::To);
    let (kind, figure, brief) = match goal.deed {
        Deed::Move => (Kind::Move, String::new(), Phrase::new("goal-move")),
        Deed::Regroup => (
            Kind::Regroup,
            format!("→ {sum}"),
            Phrase::new("goal-regroup"),
        ),
        Deed::Attack => (
            Kind::Attack,
            format!("−{discs}"),
            of_owner("goal-attack", there, discs),
        ),
        Deed::Kamikaze => (
            Kind::Kamikaze,
            format!("−{discs}"),
            of_owner("goal-attack", there, discs),
        ),
    };
    Target {
        at: goal.at,
        kind,
        chain: format!("lift {}{AND}to {}", stack.at, goal.at),
        says: to.map_or_else(String::new, |to| scene.say(&option(lifted, to))),
        brief: scene.say(&brief),
        figure,
        crown: there.is_some_and(|there| there.emperor && there.owner != stack.owner),
        building: None,
        way: goal.way.clone(),
        toll: goal.toll,
    }
}

/// Building on a site with the discs of one stack; which building is chosen in the forecast.
fn building_of(scene: &Scene<'_>, work: &Work, payer: Hex, works: &[Work]) -> Target {
    let view = scene.view;
    let site = view.board().site_at(work.at).map(Choice::Build);
    let old = view.building_at(work.at);
    let theirs = old.filter(|old| old.owner != view.active);
    let kind = if theirs.is_some() {
        Kind::Replace
    } else {
        Kind::Build
    };
    let costs = works
        .iter()
        .filter(|other| other.at == work.at && other.payers.contains(&payer))
        .map(|other| other.cost);
    let most = costs.max().unwrap_or(work.cost);
    let figure = if most > work.cost {
        format!("{}–{most}", work.cost)
    } else {
        work.cost.to_string()
    };
    let brief = match theirs {
        Some(old) => Phrase::new("goal-replace")
            .with("owner", old.owner)
            .with("building", building(old.building)),
        None => {
            let ground = view.board().terrain_at(work.at).map(terrain);
            Phrase::new("goal-build")
                .with("terrain", ground.unwrap_or_else(|| building(work.building)))
        }
    };
    Target {
        at: work.at,
        kind,
        chain: format!("build {}{AND}pay {payer}", work.at),
        says: site.map_or_else(String::new, |site| scene.say(&option(view, site))),
        brief: scene.say(&brief),
        figure,
        crown: false,
        building: Some(work.building),
        way: Vec::new(),
        toll: 0,
    }
}

/// Who can pay for a building on a site.
pub(super) fn of_site(scene: &Scene<'_>, site: Hex, works: &[Work]) -> Set {
    let view = scene.view;
    let mut payers: Vec<Hex> = Vec::new();
    for work in works.iter().filter(|work| work.at == site) {
        payers.extend(&work.payers);
    }
    payers.sort_unstable();
    payers.dedup();
    let paid = |payer: Hex| {
        let discs = view.stack_at(payer).map_or(0, |stack| stack.discs);
        let says = Phrase::new("goal-pay").with("discs", discs);
        Target {
            at: payer,
            kind: Kind::Pay,
            chain: format!("build {site}{AND}pay {payer}"),
            says: scene.say(&says),
            brief: scene.say(&says),
            figure: discs.to_string(),
            crown: false,
            building: None,
            way: Vec::new(),
            toll: 0,
        }
    };
    Set {
        key: site.to_string(),
        subject: Subject::Site(site),
        targets: payers.into_iter().map(paid).collect(),
        refused: Vec::new(),
    }
}

/// What lies beside a stack and is not among its targets. A stack that cannot move says so itself.
fn refusals(
    scene: &Scene<'_>,
    stack: &StackView,
    lifted: Option<&View>,
    targets: &[Target],
) -> Vec<Refused> {
    let view = scene.view;
    let board = view.board();
    let mut refused = Vec::new();
    let mut say = |at: Hex, why: Option<Refusal>| {
        if let Some(Refusal::Forbidden { rule, why }) = why {
            let why = scene.say(&why);
            refused.push(Refused { at, why, rule });
        }
    };
    if lifted.is_none() {
        let lift = board.space_at(stack.at).map(Choice::Lift);
        say(stack.at, lift.and_then(|lift| view.why_not(lift)));
    }
    for near in stack.at.neighbours() {
        if targets.iter().any(|target| target.at == near) {
            continue;
        }
        if let (Some(to), Some(lifted)) = (board.space_at(near), lifted) {
            say(near, lifted.why_not(Choice::To(to)));
        } else if let Some(site) = board.site_at(near) {
            say(near, view.why_not(Choice::Build(site)));
        }
    }
    refused
}
