//! The table as everyone sees it: nothing in Ekö is hidden (EK-C5).

use kernel::{Game, Seat, Shared, Turn};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::attack::beats;
use crate::board::Board;
use crate::buildings::cost;
use crate::choice::{Disc, Stage};
use crate::game::{Eko, Emperor, SoFar, Table};
use crate::{Building, Hex};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View {
    #[serde(serialize_with = "serialize_table")]
    pub table: Shared<Table>,
    /// Whose turn it is. Another player may have to answer first (EK-A6).
    pub active: Seat,
    pub asked: Option<Seat>,
    /// Who took the first turn.
    pub first: Seat,
    pub stage: Stage,
    pub sides: Vec<SideView>,
    /// Row by row.
    pub stacks: Vec<StackView>,
    pub buildings: Vec<BuildingView>,
    /// A Forced March is taken in this turn.
    pub marched: bool,
    /// Tempest zones that cost nothing more in this turn, by name.
    pub charged: Vec<Hex>,
    /// While a destination is asked for: those that cost discs even by the cheapest way, and how many (EK-V-T2).
    pub tolls: Vec<(Hex, u8)>,
    /// While the Temple of the Moon is used: the disc can only be the Emperor (EK-A9, EK-A27).
    pub moon_emperor: bool,
    /// Turns without attack, construction or boxed disc, and how many of them make a draw, if any do (EK-A15).
    pub quiet: u16,
    pub quiet_limit: Option<u16>,
    /// The asked player holds the beacon, and Tempests cost nothing (EK-V-B2).
    pub calm: bool,
    #[serde(skip)]
    pub(crate) so_far: SoFar,
}

/// What belongs to one player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct SideView {
    pub points: u8,
    pub capital: bool,
    /// Ordinary discs in reserve.
    pub reserve: u8,
    pub boxed: u8,
    pub emperor: EmperorView,
    /// Whose Emperors are held here.
    pub prison: Vec<Seat>,
    /// Encampments, towers, castles not on the board.
    pub supply: [u8; 3],
    pub out: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EmperorView {
    On(Hex),
    Reserve,
    HeldBy(Seat),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct StackView {
    pub at: Hex,
    pub owner: Seat,
    pub discs: u8,
    pub emperor: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BuildingView {
    pub at: Hex,
    pub owner: Seat,
    pub building: Building,
}

impl View {
    pub(crate) fn of(game: &Eko) -> Self {
        let board = game.board();
        let stacks = board.each_space().filter_map(|space| {
            let owner = game.stacks.owner(space)?;
            Some(StackView {
                at: board.hex(space),
                owner,
                discs: game.stacks.size(space),
                emperor: game.emperor_on(owner, space),
            })
        });
        let buildings = board.each_site().filter_map(|site| {
            let (owner, building) = game.buildings.at(site)?;
            Some(BuildingView {
                at: board.site_hex(site),
                owner,
                building,
            })
        });
        let mut tolls = Vec::new();
        if let Stage::Destination { from } = game.stage {
            game.least_tolls(from, |end, discs| tolls.push((board.hex(end), discs)));
            tolls.sort_unstable();
        }
        let quiet = u16::from(game.table.figures.quiet_turns) * game.living().count() as u16;
        Self {
            table: game.table.clone(),
            active: game.active,
            asked: match game.turn() {
                Turn::Ask(seat) => Some(seat),
                Turn::Over => None,
            },
            first: game.first,
            stage: game.stage,
            sides: Seat::first(game.table.seats)
                .map(|seat| SideView::of(game, seat))
                .collect(),
            stacks: stacks.collect(),
            buildings: buildings.collect(),
            marched: game.so_far.marched,
            charged: game
                .so_far
                .charged
                .map(|zone| board.zone_name(zone))
                .collect(),
            tolls,
            moon_emperor: game.stage == Stage::Moon && game.only_landing() == Some(Disc::Emperor),
            quiet: game.quiet,
            quiet_limit: (game.table.draw == crate::setup::DrawRule::House).then_some(quiet),
            calm: game.so_far.calm,
            so_far: game.so_far,
        }
    }
}

/// What faces look up.
impl View {
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.table.board
    }

    #[must_use]
    pub fn stack_at(&self, at: Hex) -> Option<&StackView> {
        self.stacks.iter().find(|stack| stack.at == at)
    }

    #[must_use]
    pub fn building_at(&self, at: Hex) -> Option<&BuildingView> {
        self.buildings.iter().find(|building| building.at == at)
    }

    /// How many discs the cheapest way to this destination costs.
    #[must_use]
    pub fn toll(&self, to: Hex) -> u8 {
        let found = self.tolls.binary_search_by_key(&to, |(hex, _)| *hex);
        found.map_or(0, |at| self.tolls[at].1)
    }

    /// The discs that a building costs the player whose turn it is, where it may follow what is there (EK-K2).
    #[must_use]
    pub fn cost(&self, at: Hex, building: Building) -> Option<u8> {
        cost(
            self.building_at(at)
                .map(|old| (old.owner == self.active, old.building)),
            building,
        )
    }
}

/// What can happen next, as far as a table tells.
impl View {
    /// Who could attack the stack on this space in the next move, Tempests left aside, in the order of the seats.
    #[must_use]
    pub fn threats(&self, at: Hex) -> Vec<Seat> {
        let board = self.board();
        let (Some(target), Some(space)) = (self.stack_at(at), board.space_at(at)) else {
            return Vec::new();
        };
        let on = |stack: &StackView| board.space_at(stack.at).expect("stacks stand on spaces");
        let mut open = board
            .all_spaces()
            .without(self.stacks.iter().map(on).collect());
        open.add(space);
        let way = board.group(space, open);
        let mut seats: Vec<Seat> = self
            .stacks
            .iter()
            .filter(|stack| stack.owner != target.owner)
            .filter(|stack| beats(stack.discs, stack.emperor, target.discs))
            .filter(|stack| board.steps(on(stack)).meets(way))
            .map(|stack| stack.owner)
            .collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }
}

impl SideView {
    fn of(game: &Eko, seat: Seat) -> Self {
        Self {
            points: game.points(seat),
            capital: game.controls_capital(seat),
            reserve: game.reserve[seat],
            boxed: game.boxed[seat],
            emperor: match game.emperors[seat] {
                Emperor::On(space) => EmperorView::On(game.board().hex(space)),
                Emperor::Reserve => EmperorView::Reserve,
                Emperor::Prison(holder) => EmperorView::HeldBy(holder),
            },
            prison: game.captives(seat).collect(),
            supply: Building::ALL
                .map(|kind| game.buildings.supply(&game.table.figures, seat, kind)),
            out: game.out[seat],
        }
    }
}

/// For programs: the tiles, and the names of the numbered spaces, sites and zones.
fn serialize_table<S: Serializer>(table: &Shared<Table>, serializer: S) -> Result<S::Ok, S::Error> {
    let board = &table.board;
    let spaces: Vec<Hex> = board.each_space().map(|space| board.hex(space)).collect();
    let sites: Vec<_> = board
        .each_site()
        .map(|site| (board.site_hex(site), board.site_terrain(site)))
        .collect();
    let zones: Vec<Vec<Hex>> = board
        .zones()
        .iter()
        .map(|zone| zone.map(|space| board.hex(space)).collect())
        .collect();
    let portals: Vec<Hex> = board
        .portals()
        .iter()
        .map(|&space| board.hex(space))
        .collect();
    let mut out = serializer.serialize_struct("Table", 6)?;
    out.serialize_field("seats", &table.seats)?;
    out.serialize_field("tiles", &board.to_string())?;
    out.serialize_field("spaces", &spaces)?;
    out.serialize_field("sites", &sites)?;
    out.serialize_field("zones", &zones)?;
    out.serialize_field("portals", &portals)?;
    out.end()
}
