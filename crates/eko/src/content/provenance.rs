//! Where each value of the content comes from.

use super::Content;

impl Content {
    /// Each value and where it comes from.
    pub(crate) fn provenance(&self) -> Vec<(String, String)> {
        let f = &self.figures;
        let figures = [
            ("encampments", &f.encampments),
            ("towers", &f.towers),
            ("castles", &f.castles),
            ("goal", &f.goal),
            ("captive", &f.captive),
            ("pyramid", &f.pyramid),
            ("march", &f.march),
            ("temple", &f.temple),
            ("repetitions", &f.repetitions),
            ("quiet turns", &f.quiet_turns),
        ];
        let mut rows: Vec<(String, String)> = figures
            .into_iter()
            .map(|(name, figure)| (format!("{name} {}", figure.value), figure.source.clone()))
            .collect();
        let mut row = |what: String, source: &String| rows.push((what, source.clone()));
        for tile in &self.tile {
            row(
                format!("tile {} ({}) {}", tile.letter, tile.back, tile.spec),
                &tile.source,
            );
        }
        for tile in &self.temple {
            row(
                format!("tile {} {}: {}", tile.letter, tile.spec, tile.name),
                &tile.source,
            );
        }
        row(
            format!("tile {} {}", self.beacon.letter, self.beacon.spec),
            &self.beacon.source,
        );
        for tile in &self.small {
            row(
                format!("tile {} {}, {} of it", tile.letter, tile.spec, tile.count),
                &tile.source,
            );
        }
        row(
            format!("layout of {} centres", self.layout.centres.len()),
            &self.layout.source,
        );
        for players in &self.players {
            let (seats, tiles, docks) = (players.seats, &players.tiles, players.docks.len());
            row(
                format!("{seats} players: tiles {tiles}, {docks} docks"),
                &players.source,
            );
        }
        row(
            format!("ring of {} tiles", self.ring.places.len()),
            &self.ring.source,
        );
        rows
    }
}
