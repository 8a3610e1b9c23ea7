//! How it ended, or would end now.

use serde::Serialize;

use crate::Seat;

/// The seats in the order in which the rules rank them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standings {
    /// Best first; tied seats share a rank and come in seat order.
    pub places: Vec<Place>,
    /// A short stable word for the way the game ended, such as `most-glory`; `unfinished` while it goes on.
    pub ending: &'static str,
    /// The rules make everyone lose: there are places, but first place is not a victory.
    pub nobody_wins: bool,
    /// The rules call it a draw: those in first place share it, but have not won.
    pub draw: bool,
}

/// Where one seat came in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Place {
    /// Whose place it is. A rival that the rules play has the seat after the last.
    pub seat: Seat,
    /// 1 is first.
    pub rank: u8,
    /// In the game's own points.
    pub score: i32,
}

impl Standings {
    /// Ranks seats by `key`, highest first; equal keys share a rank.
    pub fn ranked<K: Ord>(
        seats: u8,
        ending: &'static str,
        score: impl Fn(Seat) -> i32,
        key: impl Fn(Seat) -> K,
    ) -> Self {
        let mut order: Vec<(K, Seat)> = Seat::first(seats).map(|seat| (key(seat), seat)).collect();
        order.sort_by(|(left, a), (right, b)| right.cmp(left).then(a.cmp(b)));
        let rank = |own: &K| 1 + order.iter().filter(|(other, _)| other > own).count() as u8;
        let places = order
            .iter()
            .map(|(own, seat)| Place {
                seat: *seat,
                rank: rank(own),
                score: score(*seat),
            })
            .collect();
        Self {
            places,
            ending,
            nobody_wins: false,
            draw: false,
        }
    }

    /// The same places as a draw among the first.
    #[must_use]
    pub fn drawn(self) -> Self {
        Self { draw: true, ..self }
    }

    /// The same places without a winner.
    #[must_use]
    pub fn lost_by_all(self) -> Self {
        Self {
            nobody_wins: true,
            ..self
        }
    }

    /// The same with `seats` behind all others, the first of them lowest. No one wins where only they are left.
    #[must_use]
    pub fn with_last(mut self, seats: &[Seat]) -> Self {
        let key = |place: &Place| {
            let nth = seats.iter().position(|&seat| seat == place.seat);
            (nth.map_or(0, |nth| seats.len() - nth), place.rank)
        };
        let keys: Vec<(usize, u8)> = self.places.iter().map(key).collect();
        for (place, own) in self.places.iter_mut().zip(&keys) {
            place.rank = 1 + keys.iter().filter(|other| *other < own).count() as u8;
        }
        self.places.sort_by_key(|place| place.rank);
        let first = self.places.first();
        self.nobody_wins |= first.is_some_and(|place| seats.contains(&place.seat));
        self
    }

    /// All seats that share first place, also by a draw; none if the rules make everyone lose.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.places
            .iter()
            .filter(|place| place.rank == 1 && !self.nobody_wins)
            .map(|place| place.seat)
    }

    /// The place of one seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<&Place> {
        self.places.iter().find(|place| place.seat == seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_rank_and_the_next_one_is_skipped() {
        let scores = [5, 9, 9, 1];
        let standings = Standings::ranked(
            4,
            "x",
            |seat| scores[seat.index()],
            |seat| scores[seat.index()],
        );
        let ranks: Vec<_> = standings
            .places
            .iter()
            .map(|place| (place.seat.letter(), place.rank))
            .collect();
        assert_eq!(ranks, [('B', 1), ('C', 1), ('A', 3), ('D', 4)]);
        assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    }
    #[test]
    fn whoever_gave_up_comes_last_and_the_first_of_them_lowest() {
        let scores = [9, 5, 5, 7];
        let score = |seat: Seat| scores[seat.index()];
        let ranks = |last: &[Seat]| {
            let standings = Standings::ranked(4, "x", score, score).with_last(last);
            let places = standings.places.iter();
            let ranks: Vec<_> = places.map(|place| (place.seat.0, place.rank)).collect();
            (ranks, standings.nobody_wins)
        };
        let shared = vec![(1, 1), (2, 1), (3, 3), (0, 4)];
        assert_eq!(ranks(&[Seat(0), Seat(3)]), (shared, false));
        let all = [Seat(0), Seat(1), Seat(2), Seat(3)];
        assert_eq!(ranks(&all), (vec![(3, 1), (2, 2), (1, 3), (0, 4)], true));
    }
}
