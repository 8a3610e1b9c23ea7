//! What everything on the table is and does, each with its rule.

use eko::{BuildingView, EmperorView, Hex, Spaces, StackView, Terrain, View};
use face::components::Tip;
use kernel::{Phrase, Rule, Seat};

use super::Scene;
use crate::words::{building, flag, terrain};

fn tip(scene: &Scene<'_>, rule: &'static str, phrase: &Phrase) -> Tip {
    Tip {
        text: scene.say(phrase),
        rule: Rule(rule),
    }
}

/// A space: what stands there, where that matters also what it stands on, and what may be built. Many say the same, so it is left to
/// the caller to say it.
pub(super) fn space(view: &View, hex: Hex, ground: Terrain) -> (Rule, Vec<Phrase>) {
    if let Some(house) = view.building_at(hex) {
        return (Rule("EK-W1"), vec![house_phrase(house, ground)]);
    }
    let (rule, lies) = lie(view, hex, ground);
    let Some(on) = view.stack_at(hex) else {
        return (rule, vec![lies]);
    };
    let (rule, stack) = stack(view, on);
    // Sand goes without saying.
    let plain = lies.key == of_ground(Terrain::Movement).1;
    (
        rule,
        if plain {
            vec![stack]
        } else {
            vec![stack, lies]
        },
    )
}

/// What a space is, whatever stands on it.
fn lie(view: &View, hex: Hex, ground: Terrain) -> (Rule, Phrase) {
    let (rule, key) = of_ground(ground);
    if ground == Terrain::Tempest
        && let Some(monument) = monument(view, hex)
    {
        return monument;
    }
    let porch = view.board().portals().iter();
    if ground == Terrain::Movement && porch.into_iter().any(|&at| view.board().hex(at) == hex) {
        return (Rule("EK-V-R2"), Phrase::new("tip-porch"));
    }
    (
        Rule(rule),
        Phrase::new(key).with("terrain", terrain(ground)),
    )
}

fn of_ground(ground: Terrain) -> (&'static str, &'static str) {
    match ground {
        Terrain::Movement => ("EK-S1", "tip-sand"),
        Terrain::Reg => ("EK-S2", "tip-bears-1"),
        Terrain::Canyon => ("EK-S3", "tip-bears-2"),
        Terrain::Capital => ("EK-S4", "tip-capital"),
        Terrain::Mountain => ("EK-S5", "tip-bears-3"),
        Terrain::Chasm => ("EK-S6", "tip-chasm"),
        Terrain::Tempest => ("EK-V-T2", "tip-tempest"),
        Terrain::Portal => ("EK-V-R2", "tip-portal"),
        Terrain::TempleOfTheWind => ("EK-V-W2", "tip-wind"),
        Terrain::TempleOfTheSand => ("EK-V-D2", "tip-temple-sand"),
        Terrain::TempleOfTheMoon => ("EK-V-M2", "tip-moon"),
    }
}

/// What a kind of space is, for the legend.
pub(super) fn ground(scene: &Scene<'_>, ground: Terrain) -> Tip {
    let (rule, key) = of_ground(ground);
    tip(
        scene,
        rule,
        &Phrase::new(key).with("terrain", terrain(ground)),
    )
}

fn stack(view: &View, stack: &StackView) -> (Rule, Phrase) {
    let threats = view.threats(stack.at);
    let phrase = Phrase::new("tip-stack")
        .with("owner", stack.owner)
        .with("discs", stack.discs)
        .with("emperor", flag(stack.emperor))
        .with("threatened", flag(!threats.is_empty()))
        .with("threats", people(&threats));
    let rule = if stack.emperor { "EK-E4" } else { "EK-M6" };
    (Rule(rule), phrase)
}

fn house_phrase(house: &BuildingView, ground: Terrain) -> Phrase {
    Phrase::new("tip-house")
        .with("owner", house.owner)
        .with("building", building(house.building))
        .with("terrain", terrain(ground))
        .with("points", house.building.value())
        .with("temple", flag(ground.key().starts_with("temple")))
}

/// A space around a pyramid or the beacon.
fn monument(view: &View, hex: Hex) -> Option<(Rule, Phrase)> {
    let board = view.board();
    let space = board.space_at(hex)?;
    let pyramids = board.pyramids().iter().copied();
    let mut all = pyramids.chain([board.beacon()]);
    all.find(|around| around.has(space))
        .map(|around| holding(view, around))
}

/// The pyramid or the beacon amid these spaces, and who holds it.
fn holding(view: &View, around: Spaces) -> (Rule, Phrase) {
    let held = held(view, view.holder(around));
    if around == view.board().beacon() {
        return (Rule("EK-V-B2"), held_phrase("tip-beacon", held));
    }
    let points = view.table.figures.pyramid;
    let phrase = held_phrase("tip-pyramid", held).with("points", points);
    (Rule("EK-V-S2"), phrase)
}

/// What the figures over a pyramid or the beacon say.
pub(super) fn monument_of(scene: &Scene<'_>, around: Spaces) -> Tip {
    let (rule, phrase) = holding(scene.view, around);
    tip(scene, rule.0, &phrase)
}

fn held(view: &View, holder: Option<Seat>) -> (bool, Seat) {
    (holder.is_some(), holder.unwrap_or(view.active))
}

fn held_phrase(key: &'static str, (held, holder): (bool, Seat)) -> Phrase {
    Phrase::new(key)
        .with("held", flag(held))
        .with("holder", holder)
}

pub(super) fn people(seats: &[Seat]) -> Vec<Phrase> {
    let one = |&seat| Phrase::new("one-player").with("seat", seat);
    seats.iter().map(one).collect()
}

/// What a player's points come from.
pub(super) fn points(scene: &Scene<'_>, seat: Seat, sources: [u8; 3]) -> Tip {
    let [buildings, captives, pyramids] = sources;
    let phrase = Phrase::new("tip-points")
        .with("seat", seat)
        .with("points", scene.view.sides[seat.index()].points)
        .with("goal", scene.view.table.figures.goal)
        .with("buildings", buildings)
        .with("captives", captives)
        .with("pyramids", pyramids);
    tip(scene, "EK-W1", &phrase)
}

pub(super) fn capital(scene: &Scene<'_>, has: bool) -> Tip {
    tip(
        scene,
        "EK-W1",
        &Phrase::new("tip-has-capital").with("has", flag(has)),
    )
}

pub(super) fn reserve(scene: &Scene<'_>, seat: Seat) -> Tip {
    let side = &scene.view.sides[seat.index()];
    let phrase = Phrase::new("tip-reserve")
        .with("discs", side.reserve)
        .with("emperor", flag(side.emperor == EmperorView::Reserve));
    tip(scene, "EK-C4", &phrase)
}

pub(super) fn boxed(scene: &Scene<'_>, seat: Seat) -> Tip {
    let boxed = scene.view.sides[seat.index()].boxed;
    tip(
        scene,
        "EK-C4",
        &Phrase::new("tip-boxed").with("discs", boxed),
    )
}

pub(super) fn prison(scene: &Scene<'_>, captives: &[Seat]) -> Tip {
    let points = scene.view.table.figures.captive;
    let phrase = Phrase::new("tip-prison")
        .with("captives", people(captives))
        .with("points", points);
    tip(scene, "EK-E3", &phrase)
}

pub(super) fn held_emperor(scene: &Scene<'_>, holder: Seat) -> Tip {
    tip(
        scene,
        "EK-E6",
        &Phrase::new("tip-held").with("holder", holder),
    )
}

pub(super) fn supply(scene: &Scene<'_>, kind: eko::Building, left: u8) -> Tip {
    let phrase = Phrase::new("tip-supply")
        .with("building", building(kind))
        .with("n", left)
        .with("points", kind.value());
    tip(scene, "EK-K6", &phrase)
}
