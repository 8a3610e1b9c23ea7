//! Who wins (ET-END).

use kernel::{Seat, Standings};

use crate::state::{Ask, Ethnos};

/// What ranks a player, most important first: a ten-Skeleton win, Glory, markers, Bands of the last Age by size.
type Key = (bool, u16, u16, Vec<u8>);

impl Ethnos {
    pub(crate) fn rank(&self) -> Standings {
        let keys: Vec<Key> = Seat::first(self.rules.parties)
            .map(|seat| self.rank_key(seat))
            .collect();
        let ending = if self.ask == Ask::Over {
            ending(&keys)
        } else {
            "unfinished"
        };
        let score = |seat: Seat| i32::from(self.glory[seat]);
        Standings::ranked(self.rules.parties, ending, score, |seat| {
            keys[seat.index()].clone()
        })
    }

    fn rank_key(&self, seat: Seat) -> Key {
        let wild = self.wild_winner == Some(seat);
        let markers = self.markers_on_board(seat);
        let mut bands = Vec::new();
        if self.wild_winner.is_none() {
            // As played: Skeletons count, the Dwarf's extra card does not (ET-END-6). A missing Band counts 0, and since no
            // Band is empty a shorter list that is otherwise equal ranks lower by itself (ET-END-5).
            bands.extend(
                self.bands
                    .all()
                    .iter()
                    .filter(|band| band.owner.0 == seat.0)
                    .map(|band| band.size),
            );
            bands.sort_unstable_by(|a, b| b.cmp(a));
        }
        (wild, self.glory[seat], markers, bands)
    }
}

/// What decided between the first and the second.
fn ending(keys: &[Key]) -> &'static str {
    let mut order: Vec<&Key> = keys.iter().collect();
    order.sort_unstable_by(|a, b| b.cmp(a));
    match order[..] {
        [first, second, ..] if first.0 != second.0 => "ten-skeletons",
        [first, second, ..] if first.1 != second.1 => "most-glory",
        [first, second, ..] if first.2 != second.2 => "most-markers",
        [first, second, ..] if first.3 != second.3 => "largest-bands",
        _ => "shared",
    }
}
