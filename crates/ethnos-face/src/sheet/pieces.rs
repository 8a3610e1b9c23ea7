//! The pieces that the tribes of this game bring along, and what they pay.

use ethnos::View;
use face::Section;
use kernel::{Phrase, Value};

use crate::say;

pub(super) fn section(view: &View) -> Vec<Section> {
    let pieces = &view.pieces;
    let mut lines = vec![band_points(view)];
    lines.extend(pieces.track.as_ref().map(|track| {
        // One edition pays the leader only (ET-TRIBE-MERFOLK-12).
        let paid = if track.leader_only {
            "leader"
        } else {
            "places"
        };
        Phrase::new("sheet-track")
            .with("last", track.last)
            .with("symbols", say::numbers(&track.symbols))
            .with("awards", say::numbers(&track.awards))
            .with("paid", Value::Text(paid.to_owned()))
    }));
    lines.extend(pieces.giant.as_ref().map(|giant| {
        let phrase = match giant.holder {
            Some(seat) => Phrase::new("sheet-giant-held")
                .with("who", say::who(view, seat))
                .with("size", say::size(giant.size.into())),
            None => Phrase::new("sheet-giant-free"),
        };
        phrase
            .with("take", giant.take)
            .with("ages", say::numbers(&giant.ages))
    }));
    if let [_, points @ ..] = &pieces.horde_points[..] {
        lines.push(Phrase::new("sheet-horde-points").with("points", say::numbers(points)));
    }
    // Whether the tokens or coins are in the game shows in the tribes, so a line is worth its place only while some are left.
    if !pieces.trolls.is_empty() {
        lines.push(Phrase::new("sheet-tokens").with("values", say::numbers(&pieces.trolls)));
    }
    if !pieces.coins.is_empty() {
        let alike = pieces.coins.chunk_by(|a, b| a == b).map(|alike| {
            Phrase::new("sheet-coin")
                .with("n", say::small(alike.len()))
                .with("value", alike[0])
        });
        lines.push(Phrase::new("sheet-coins").with("coins", say::list(alike)));
    }
    vec![super::section(Phrase::new("sheet-pieces"), lines)]
}

/// Bands of 1 card, 2 cards and so on; the last number stands for all larger ones (ET-COMP-32).
fn band_points(view: &View) -> Phrase {
    let points = view.band_points.get(1..).unwrap_or_default();
    Phrase::new("sheet-band-points")
        .with("largest", say::small(points.len()))
        .with("points", say::numbers(points))
}
