//! What is asked.

use eko::{Stage, View};
use kernel::Phrase;

use crate::words::{building, flag, space, terrain};

pub(crate) fn question(view: &View) -> Option<Phrase> {
    let seat = view.asked?;
    let board = view.board();
    let side = &view.sides[seat.index()];
    let ask = |key| Phrase::new(key).with("seat", seat);
    let figures = &view.table.figures;
    Some(match view.stage {
        Stage::Over(_) => return None,
        Stage::Swap => ask("ask-swap"),
        Stage::Action if view.marched => ask("ask-second-action"),
        Stage::Action => ask("ask-action"),
        Stage::Destination { from } => {
            let discs = view
                .stack_at(board.hex(from))
                .map_or(0, |stack| stack.discs);
            ask("ask-destination")
                .with("space", space(board.hex(from)))
                .with("discs", discs)
        }
        Stage::Route { to, .. } => ask("ask-route").with("space", space(board.hex(to))),
        Stage::Toll { zones, .. } => ask("ask-toll").with("discs", zones.len()),
        Stage::Construction { site } => ask("ask-construction")
            .with("space", space(board.site_hex(site)))
            .with("terrain", terrain(board.site_terrain(site))),
        Stage::Payment {
            site,
            building: kind,
        } => {
            let at = board.site_hex(site);
            ask("ask-payment")
                .with("space", space(at))
                .with("building", building(kind))
                .with("discs", view.cost(at, kind).unwrap_or_default())
        }
        Stage::Spending { .. } => ask("ask-spending"),
        Stage::Banishment => ask("ask-banishment").with("discs", figures.temple),
        Stage::March => ask("ask-march").with("discs", figures.march),
        Stage::Exchange { .. } => ask("ask-exchange"),
        Stage::Reinforcement => ask("ask-reinforcement")
            .with("discs", side.reserve)
            .with("emperor", flag(side.emperor == eko::EmperorView::Reserve)),
        Stage::Amount { to } => ask("ask-amount").with("space", space(board.hex(to))),
        Stage::Moon => ask("ask-moon")
            .with("discs", figures.temple)
            .with("emperor", flag(view.moon_emperor)),
        Stage::MoonDisc { to } => ask("ask-moon-disc").with("space", space(board.hex(to))),
    })
}

/// The same for those who wait or watch.
pub(crate) fn awaited(view: &View) -> Option<Phrase> {
    let key = match view.stage {
        Stage::Over(_) => return None,
        Stage::Swap => "table-wait-swap",
        Stage::Exchange { .. } => "table-wait-exchange",
        Stage::March => "table-wait-march",
        Stage::Reinforcement | Stage::Amount { .. } => "table-wait-reinforcement",
        _ => "table-wait",
    };
    Some(Phrase::new(key).with("seat", view.asked?))
}
