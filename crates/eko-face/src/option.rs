//! What an answer does.

use eko::{Choice, Disc, Hex, Stage, View};
use kernel::Phrase;

use crate::words::{building, flag, space, spaces, terrain};

pub(crate) fn option(view: &View, choice: Choice) -> Phrase {
    let board = view.board();
    let say = Phrase::new;
    let at = |key, hex| say(key).with("space", space(hex));
    match choice {
        Choice::Swap(with) => at("opt-swap", board.hex(with)),
        Choice::Lift(from) => stack(view, "opt-lift", board.hex(from)),
        Choice::Build(site) => build(view, board.site_hex(site)),
        Choice::To(to) => go(view, board.hex(to)),
        Choice::Through(zones) if zones.is_empty() => say("opt-through-nothing"),
        Choice::Through(zones) => say("opt-through")
            .with("zones", spaces(zones.map(|zone| board.zone_name(zone))))
            .with("discs", zones.len()),
        Choice::Raise(kind) => {
            let cost = match view.stage {
                Stage::Construction { site } => view.cost(board.site_hex(site), kind),
                _ => None,
            };
            say("opt-raise")
                .with("building", building(kind))
                .with("discs", cost.unwrap_or_default())
        }
        Choice::Pay(from) => stack(view, "opt-pay", board.hex(from)),
        Choice::Disc(disc) => say(match (view.stage, disc) {
            (Stage::Toll { .. }, Disc::Ordinary) => "opt-lose-ordinary",
            (Stage::Toll { .. }, Disc::Emperor) => "opt-lose-emperor",
            (Stage::MoonDisc { .. }, Disc::Ordinary) => "opt-place-ordinary",
            (Stage::MoonDisc { .. }, Disc::Emperor) => "opt-place-emperor",
            (_, Disc::Ordinary) => "opt-spend-ordinary",
            (_, Disc::Emperor) => "opt-spend-emperor",
        }),
        Choice::March => say("opt-march").with("discs", view.table.figures.march),
        Choice::Sand => say("opt-sand").with("discs", view.table.figures.temple),
        Choice::Banish(from) => stack(view, "opt-banish", board.hex(from)),
        Choice::Reinforce(to) => stack(view, "opt-reinforce", board.hex(to)),
        Choice::Add { discs, emperor } => say("opt-add")
            .with("discs", discs)
            .with("emperor", flag(emperor)),
        Choice::Moon => say("opt-moon").with("discs", view.table.figures.temple),
        Choice::Land(to) => at("opt-land", board.hex(to)),
        Choice::Give(seat) => say("opt-give").with("seat", seat),
        Choice::Pass => say(match view.stage {
            Stage::Swap => "opt-keep",
            Stage::Action => "opt-no-sand",
            Stage::March => "opt-no-march",
            _ => "opt-done",
        }),
    }
}

/// Something about a stack: where, whose, how many and whether the Emperor is with it.
fn stack(view: &View, key: &'static str, at: Hex) -> Phrase {
    let phrase = Phrase::new(key).with("space", space(at));
    match view.stack_at(at) {
        Some(stack) => phrase
            .with("owner", stack.owner)
            .with("discs", stack.discs)
            .with("emperor", flag(stack.emperor)),
        None => phrase
            .with("owner", view.active)
            .with("discs", 0_u8)
            .with("emperor", flag(false)),
    }
}

fn build(view: &View, at: Hex) -> Phrase {
    let kind = view.board().terrain_at(at).unwrap_or(eko::Terrain::Reg);
    let phrase = Phrase::new("opt-build")
        .with("space", space(at))
        .with("terrain", terrain(kind));
    match view.building_at(at) {
        None => phrase,
        Some(old) => Phrase {
            key: "opt-build-over",
            ..phrase
        }
        .with("owner", old.owner)
        .with("building", building(old.building)),
    }
}

/// Where the lifted stack goes, what it does there, and what Tempests take on the way.
fn go(view: &View, to: Hex) -> Phrase {
    let toll = view.toll(to);
    let lifted = match view.stage {
        Stage::Destination { from } => view.stack_at(view.board().hex(from)),
        _ => None,
    };
    let arrives_alone = lifted.is_some_and(|own| own.discs == toll + 1);
    let phrase = match view.stack_at(to) {
        None => Phrase::new("opt-to").with("space", space(to)),
        Some(there) if there.owner == view.active => stack(view, "opt-join", to),
        Some(there) if there.discs == 4 && arrives_alone => stack(view, "opt-kamikaze", to),
        Some(_) => stack(view, "opt-attack", to),
    };
    phrase.with("toll", toll)
}
