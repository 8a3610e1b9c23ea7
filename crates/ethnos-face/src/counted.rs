//! What statistics count of a match: who led, and where the Glory came from.

use std::collections::BTreeMap;

use ethnos::{Event, Scored, Tribe};
use face::{Chart, Count};
use kernel::Seat;

pub(crate) const CHARTS: &[Chart] = &[
    Chart::wins("leader"),
    Chart::points("source"),
    Chart::times("led"),
];

pub(crate) fn counted(events: &[Event]) -> Vec<Count> {
    let mut counts = Vec::new();
    // The first of the largest Bands of each seat.
    let mut largest: BTreeMap<Seat, (usize, Tribe)> = BTreeMap::new();
    for event in events {
        match event {
            Event::BandPlayed {
                seat,
                leader,
                cards,
                ..
            } => {
                counts.push(Count::new(*seat, "led", leader.tribe.key(), 1));
                let band = (cards.len(), leader.tribe);
                let own = largest.entry(*seat).or_insert(band);
                if band.0 > own.0 {
                    *own = band;
                }
            }
            // In the second edition the token gives its points at once.
            Event::GiantTaken { seat, points, .. } if *points > 0 => {
                counts.push(Count::new(*seat, "source", "giant", (*points).into()));
            }
            Event::Scored {
                seat, points, what, ..
            } => counts.push(Count::new(*seat, "source", source(*what), (*points).into())),
            _ => {}
        }
    }
    let leaders = largest.into_iter();
    counts.extend(leaders.map(|(seat, (_, tribe))| Count::new(seat, "leader", tribe.key(), 1)));
    counts
}

/// Where points come from, as far as it says how somebody plays.
fn source(what: Scored) -> &'static str {
    match what {
        Scored::Kingdom { .. } => "kingdoms",
        Scored::Band { .. } => "bands",
        Scored::Track { .. } => "track",
        Scored::GiantToken => "giant",
        Scored::Horde { .. } => "horde",
    }
}
