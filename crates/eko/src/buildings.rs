//! Encampments, towers and castles: who owns what, and what may be built.

use kernel::{BySeat, Seat};
use serde::Serialize;

use crate::board::Board;
use crate::content::Figures;
use crate::{Site, Sites, Spaces};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    Encampment,
    Tower,
    Castle,
}

impl Building {
    pub const ALL: [Building; 3] = [Self::Encampment, Self::Tower, Self::Castle];

    /// Its points, and its price in discs on a space of one's own (EK-K2, EK-W1).
    #[must_use]
    pub fn value(self) -> u8 {
        self as u8 + 1
    }

    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Encampment => "encampment",
            Self::Tower => "tower",
            Self::Castle => "castle",
        }
    }

    /// How many of it each player has.
    pub(crate) fn pieces(self, figures: &Figures<u8>) -> u8 {
        match self {
            Self::Encampment => figures.encampments,
            Self::Tower => figures.towers,
            Self::Castle => figures.castles,
        }
    }
}

/// One set of sites for each seat and each kind, and the spaces next to each seat's buildings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Buildings {
    of: BySeat<Sites, 4>,
    kinds: [Sites; 3],
    /// Where a seat's buildings keep the others from reinforcing (EK-RF3). Follows from `of`.
    shade: BySeat<Spaces, 4>,
    /// How many of each kind a seat has built: asked for at every action. Follows from `of` and `kinds`.
    built: BySeat<[u8; 3], 4>,
}

/// What follows from the rest and was not there in the first match files is left out.
impl std::hash::Hash for Buildings {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (self.of, self.kinds, self.shade).hash(state);
    }
}

impl Buildings {
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> Sites {
        self.of[seat]
    }

    #[inline]
    pub(crate) fn kind(&self, building: Building) -> Sites {
        self.kinds[building as usize]
    }

    pub(crate) fn all(&self) -> Sites {
        let [a, b, c, d] = self.of.0;
        a | b | c | d
    }

    pub(crate) fn at(&self, site: Site) -> Option<(Seat, Building)> {
        let owner = Seat::first(4).find(|&seat| self.of[seat].has(site))?;
        let building = Building::ALL
            .into_iter()
            .find(|&kind| self.kind(kind).has(site))?;
        Some((owner, building))
    }

    /// Puts a building down; what was there goes back to its owner's supply (EK-K7).
    pub(crate) fn put(&mut self, board: &Board, site: Site, seat: Seat, building: Building) {
        let old = self.at(site);
        self.built[seat][building as usize] += 1;
        if let Some((owner, replaced)) = old {
            self.built[owner][replaced as usize] -= 1;
            self.kinds[replaced as usize].remove(site);
        }
        self.kinds[building as usize].add(site);
        let old = old.map(|(owner, _)| owner);
        if old != Some(seat) {
            if let Some(old) = old {
                self.of[old].remove(site);
                self.cast_shade(board, old);
            }
            self.of[seat].add(site);
            self.cast_shade(board, seat);
        }
    }

    fn cast_shade(&mut self, board: &Board, seat: Seat) {
        self.shade[seat] =
            self.of[seat].fold(Spaces::NONE, |shade, site| shade | board.around(site));
    }

    /// The spaces next to a building of any player but `seat` (EK-RF3), also of those who are out (EK-A10).
    #[inline]
    pub(crate) fn enemy_shade(&self, seat: Seat) -> Spaces {
        let mut shade = Spaces::NONE;
        for other in Seat::first(4) {
            if other != seat {
                shade |= self.shade[other];
            }
        }
        shade
    }

    /// How many pieces of a kind a seat still has in its supply (EK-K6).
    #[inline]
    pub(crate) fn supply(&self, figures: &Figures<u8>, seat: Seat, building: Building) -> u8 {
        let built = self.built[seat][building as usize];
        building.pieces(figures).saturating_sub(built)
    }

    /// The points of all buildings of a seat (EK-W1).
    pub(crate) fn points(&self, seat: Seat) -> u8 {
        let built = self.built[seat];
        let worth = Building::ALL.map(|kind| kind.value() * built[kind as usize]);
        worth.iter().sum()
    }

    /// Where `seat` may build, by terrain, supply and what is there, and how many discs it takes at least: the sites that
    /// one to four discs suffice for (EK-K2 to EK-K6).
    #[inline]
    pub(crate) fn within(&self, board: &Board, figures: &Figures<u8>, seat: Seat) -> [Sites; 5] {
        let own = self.of[seat];
        let others = self.all().without(own);
        let [encampments, towers, castles] = self.kinds;
        let has = |building| match self.supply(figures, seat, building) {
            0 => Sites::NONE,
            _ => board.bearing(building.value()),
        };
        let (camp, tower, castle) = (
            has(Building::Encampment),
            has(Building::Tower),
            has(Building::Castle),
        );
        let one = camp.without(own | others);
        let two = one | (own & encampments & tower) | (others & encampments & camp);
        let three = two | (own & towers & castle) | (others & (encampments | towers) & tower);
        let four = three | (others & (towers | castles) & castle);
        [Sites::NONE, one, two, three, four]
    }

    /// The discs that a building costs on a site, if its kind may follow what is there (EK-K2 to EK-K5).
    #[inline]
    pub(crate) fn cost(&self, seat: Seat, site: Site, building: Building) -> Option<u8> {
        cost(
            self.at(site).map(|(owner, old)| (owner == seat, old)),
            building,
        )
    }

    pub(crate) fn words(&self) -> [u32; 7] {
        let ([a, b, c, d], [e, t, k]) = (self.of.0, self.kinds);
        [a.0, b.0, c.0, d.0, e.0, t.0, k.0]
    }
}

/// What a building costs over another one, which may be one's own, or on an empty space (EK-K2 to EK-K5).
#[inline]
pub(crate) fn cost(there: Option<(bool, Building)>, new: Building) -> Option<u8> {
    let value = new.value();
    match there {
        None => (value == 1).then_some(1),
        Some((true, old)) => (value == old.value() + 1).then_some(value),
        Some((false, old)) => {
            (value == old.value() || value == old.value() + 1).then_some(value + 1)
        }
    }
}
