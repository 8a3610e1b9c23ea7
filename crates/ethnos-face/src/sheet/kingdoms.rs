//! A line for each kingdom: tokens, markers, coins and who leads.

use ethnos::{KingdomView, View};
use face::Section;
use kernel::{Phrase, Seat};

use crate::say;

pub(super) fn section(view: &View) -> Section {
    let lines = view.kingdoms.iter().map(|kingdom| line(view, kingdom));
    super::section(Phrase::new("sheet-kingdoms"), lines.collect())
}

fn line(view: &View, kingdom: &KingdomView) -> Phrase {
    let markers = Seat::first(say::small(kingdom.markers.len()))
        .zip(&kingdom.markers)
        .filter(|(_, count)| **count > 0)
        .map(|(seat, &count)| {
            Phrase::new("sheet-markers")
                .with("who", say::who(view, seat))
                .with("n", count)
        });
    let leaders = leaders(view, kingdom);
    Phrase::new("sheet-kingdom")
        .with("kingdom", say::kingdom(view, kingdom.kingdom))
        .with("colour", say::colour(kingdom.colour))
        .with("tokens", say::numbers(&kingdom.tokens))
        .with("markers", say::list(markers))
        .with("count", say::small(kingdom.coins.len()))
        .with("coins", say::numbers(&kingdom.coins))
        .with("ahead", say::small(leaders.len()))
        .with("leaders", say::everyone(view, leaders))
}

/// Most markers (ET-SCORE-4), then the higher sum of Troll tokens, then the higher single one (ET-TRIBE-TROLL-5, -6).
pub(crate) fn leaders(view: &View, kingdom: &KingdomView) -> Vec<Seat> {
    let strength = |seat: Seat| {
        let trolls = &view.side(seat).trolls;
        let sum: u16 = trolls.iter().copied().map(u16::from).sum();
        (kingdom.markers[seat.index()], sum, trolls.iter().max())
    };
    let there: Vec<Seat> = Seat::first(say::small(kingdom.markers.len()))
        .filter(|seat| kingdom.markers[seat.index()] > 0)
        .collect();
    let best = there.iter().map(|&seat| strength(seat)).max();
    there
        .into_iter()
        .filter(|&seat| Some(strength(seat)) == best)
        .collect()
}
