//! What can be done next, worked out from a view by the rules themselves. Nothing in Ekö is hidden (EK-C5), so a view has all that it
//! takes; only the positions that came before are not in it, so a draw by repetition is not foreseen (EK-A15).

use kernel::{BySeat, Dice, Game, Notation, NotationError, Quiet, Refusal, Seat, Turn};
use serde::Serialize;

use crate::choice::{Choice, Stage};
use crate::game::{Eko, Emperor, SoFar};
use crate::past::Past;
use crate::stacks::HIGHEST;
use crate::view::{EmperorView, SideView, View};
use crate::{Building, Event, Hex, Space, Spaces, Zones};

/// Somewhere a stack can go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Goal {
    pub at: Hex,
    pub deed: Deed,
    /// The discs that Tempests take by the cheapest way (EK-V-T2).
    pub toll: u8,
    /// Whether there is a choice of ways, by the Tempests that they cross (EK-A22).
    pub ways: bool,
    /// The cheapest way, step by step, both ends included.
    pub way: Vec<Hex>,
}

/// What a stack does where it arrives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// On an empty space (EK-M3).
    Move,
    /// With a stack of one's own (EK-M5).
    Regroup,
    /// EK-M6, EK-E2.
    Attack,
    /// EK-M7.
    Kamikaze,
}

/// Something that can be built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Work {
    pub at: Hex,
    pub building: Building,
    /// In discs, from one stack.
    pub cost: u8,
    /// The stacks that can pay it.
    pub payers: Vec<Hex>,
}

impl View {
    /// All answers to the open question, in the order of the rules.
    #[must_use]
    pub fn choices(&self) -> Vec<Choice> {
        let mut all = Vec::new();
        self.game().choices(&mut all);
        all
    }

    /// The table after an answer that is offered.
    #[must_use]
    pub fn then(&self, choice: Choice) -> Self {
        let mut game = self.game();
        game.apply(choice, &mut Dice::tape(Vec::new()), &mut Quiet);
        Self::of(&game)
    }

    /// What an answer that is offered brings about.
    #[must_use]
    pub fn brings(&self, choice: Choice) -> Vec<Event> {
        let mut events = Vec::new();
        let mut game = self.game();
        game.apply(choice, &mut Dice::tape(Vec::new()), &mut events);
        events
    }

    /// Why the asked player cannot give an answer; `None` if they can.
    #[must_use]
    pub fn why_not(&self, choice: Choice) -> Option<Refusal> {
        let game = self.game();
        let mut offered = Vec::new();
        game.choices(&mut offered);
        match game.turn() {
            Turn::Ask(seat) if !offered.contains(&choice) => Some(game.refuse(seat, choice)),
            _ => None,
        }
    }

    /// The same table, if this seat were asked for its action now: what it could plan.
    #[must_use]
    pub fn if_acting(&self, seat: Seat) -> Self {
        let mut game = self.game();
        game.active = seat;
        game.stage = Stage::Action;
        game.so_far = SoFar::default();
        Self::of(&game)
    }

    /// Where the stack on a space can go while an action is asked for, row by row, by which way and to what effect.
    #[must_use]
    pub fn reach(&self, from: Hex) -> Vec<Goal> {
        let game = self.game();
        let Some(from) = game.board().space_at(from) else {
            return Vec::new();
        };
        if !game.stacks.of(game.active).has(from) {
            return Vec::new();
        }
        let mut goals = game.goals(from);
        goals.sort_by_key(|goal| goal.at);
        goals
    }

    /// Everything that can be built while an action is asked for, row by row and the cheapest first.
    #[must_use]
    pub fn works(&self) -> Vec<Work> {
        let game = self.game();
        let mut works = Vec::new();
        for site in game.actions().1 {
            for building in Building::ALL {
                let payers = game.payers(site, building).unwrap_or_default();
                let cost = game.buildings.cost(game.active, site, building);
                if let Some(cost) = cost.filter(|_| !payers.is_empty()) {
                    works.push(Work {
                        at: game.board().site_hex(site),
                        building,
                        cost,
                        payers: payers.map(|space| game.board().hex(space)).collect(),
                    });
                }
            }
        }
        works
    }

    /// A way that a stack which went from one space to another may have taken: over spaces that are empty now, around Tempests where
    /// that is possible. Both ends are included; where there is no way, nothing else is.
    #[must_use]
    pub fn way(&self, from: Hex, to: Hex) -> Vec<Hex> {
        let game = self.game();
        let board = game.board();
        let (Some(start), Some(end)) = (board.space_at(from), board.space_at(to)) else {
            return vec![from, to];
        };
        let empty = board.all_spaces().without(game.stacks.all());
        let calm = empty.without(board.tempests());
        let ways = [calm, empty].map(|open| Ways::of(&game, start, open).to(&game, end));
        let known = ways.into_iter().find(|way| !way.is_empty());
        known.unwrap_or_else(|| vec![from, to])
    }

    /// Who holds strictly more of these spaces than any other player (EK-V-S2, EK-V-B2).
    #[must_use]
    pub fn holder(&self, spaces: Spaces) -> Option<Seat> {
        self.game().majority(spaces)
    }

    /// An answer as it is written, in the notation of the game.
    pub fn read(&self, text: &str) -> Result<Choice, NotationError> {
        self.game().read_choice(text)
    }

    #[must_use]
    pub fn write(&self, choice: Choice) -> String {
        self.game().write_choice(choice)
    }

    /// The table as the rules know it.
    pub(crate) fn game(&self) -> Eko {
        let board = self.board();
        let each = |of: fn(&SideView) -> u8| by_seat(&self.sides, 0, of);
        let mut game = Eko {
            table: self.table.clone(),
            stacks: crate::stacks::Stacks::default(),
            buildings: crate::buildings::Buildings::default(),
            emperors: by_seat(&self.sides, Emperor::Reserve, |side| match side.emperor {
                EmperorView::On(at) => board.space_at(at).map_or(Emperor::Reserve, Emperor::On),
                EmperorView::Reserve => Emperor::Reserve,
                EmperorView::HeldBy(holder) => Emperor::Prison(holder),
            }),
            reserve: each(|side| side.reserve),
            boxed: each(|side| side.boxed),
            out: by_seat(&self.sides, false, |side| side.out),
            first: self.first,
            active: self.active,
            stage: self.stage,
            so_far: self.so_far,
            quiet: self.quiet,
            past: Past::new(),
        };
        for stack in &self.stacks {
            let space = board.space_at(stack.at).expect("stacks stand on spaces");
            game.stacks.set(space, stack.owner, stack.discs);
        }
        for house in &self.buildings {
            let site = board.site_at(house.at).expect("buildings stand on sites");
            game.buildings.put(board, site, house.owner, house.building);
        }
        game
    }
}

impl Eko {
    /// Every destination of a stack, by the cheapest way.
    fn goals(&self, from: Space) -> Vec<Goal> {
        let board = self.board();
        let size = self.stacks.size_of_stack(from);
        let empty = board.all_spaces().without(self.stacks.all());
        let tolls = self.toll_zones();
        let mut found: Vec<(Space, Goal)> = Vec::new();
        self.each_way(from, |zones, ends| {
            let mut ways = None;
            for end in ends {
                if let Some((_, known)) = found.iter_mut().find(|(space, _)| *space == end) {
                    known.ways = true;
                    continue;
                }
                let closed = board.in_zones(tolls.without(zones));
                let ways = ways.get_or_insert_with(|| Ways::of(self, from, empty.without(closed)));
                let toll = zones.len() as u8;
                let goal = Goal {
                    at: board.hex(end),
                    deed: self.deed(end, size - toll),
                    toll,
                    ways: false,
                    way: ways.to(self, end),
                };
                found.push((end, goal));
            }
        });
        found.into_iter().map(|(_, goal)| goal).collect()
    }

    /// Each set of zones that can be crossed, cheapest first, and where a stack can end that crosses just these.
    fn each_way(&self, from: Space, mut visit: impl FnMut(Zones, Spaces)) {
        if self.toll_zones().is_empty() {
            return visit(Zones::NONE, self.destinations(from));
        }
        self.each_route(from, &self.targets(), |zones, ends| {
            visit(zones, ends);
            false
        });
    }

    fn deed(&self, at: Space, arriving: u8) -> Deed {
        match self.stacks.owner(at) {
            None => Deed::Move,
            Some(owner) if owner == self.active => Deed::Regroup,
            Some(_) if arriving == 1 && self.stacks.size(at) == HIGHEST => Deed::Kamikaze,
            Some(_) => Deed::Attack,
        }
    }
}

/// The shortest ways from a space over open ones: from where each other is reached first.
struct Ways {
    from: Space,
    back: [Option<Space>; 128],
}

impl Ways {
    fn of(game: &Eko, from: Space, open: Spaces) -> Self {
        let mut ways = Self {
            from,
            back: [None; 128],
        };
        let mut known = Spaces::one(from);
        let mut todo = std::collections::VecDeque::from([from]);
        while let Some(space) = todo.pop_front() {
            for next in game.board().steps(space).without(known) {
                known.add(next);
                ways.back[next.index()] = Some(space);
                // Whatever stands in the way is an end.
                if open.has(next) {
                    todo.push_back(next);
                }
            }
        }
        ways
    }

    /// Nothing where no way leads.
    fn to(&self, game: &Eko, end: Space) -> Vec<Hex> {
        let mut way = vec![end];
        let mut at = end;
        while at != self.from {
            let Some(before) = self.back[at.index()] else {
                return Vec::new();
            };
            at = before;
            way.push(at);
        }
        way.reverse();
        way.into_iter()
            .map(|space| game.board().hex(space))
            .collect()
    }
}

/// A value for each seat; those whom nobody plays have `none`.
fn by_seat<T: Copy>(sides: &[SideView], none: T, of: impl Fn(&SideView) -> T) -> BySeat<T, 4> {
    let mut all = BySeat([none; 4]);
    for (seat, side) in Seat::first(4).zip(sides) {
        all[seat] = of(side);
    }
    all
}
