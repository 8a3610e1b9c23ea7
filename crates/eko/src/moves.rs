//! Moving: where a stack can go, through what, and what it loses on the way (EK-M1 to EK-M8, EK-V-T2 to EK-V-T6).

use kernel::Seat;

use crate::game::Eko;
use crate::stacks::HIGHEST;
use crate::{Space, Spaces, Zones};

/// Flood fill in one machine word: what is reached from `from` over `open` spaces, and all that touches it. Two spaces are taken
/// at a time, the first and the last that are new: one loop whose end is guessed wrong once, and two reads that need not
/// wait for each other. Ends early once it touches a goal.
macro_rules! fill {
    ($word:ty, $from:expr, $open:expr, $goal:expr, |$at:ident| $steps:expr) => {{
        let (open, goal): ($word, $word) = ($open, $goal);
        let mut region: $word = 1 << $from;
        let mut touched: $word = {
            let $at = $from;
            $steps
        };
        loop {
            let new = touched & open & !region;
            if new == 0 || touched & goal != 0 {
                break (region, touched);
            }
            let (first, last) = (new.trailing_zeros() as u8, new.ilog2() as u8);
            region |= 1 << first | 1 << last;
            let reached = [first, last].map(|$at| $steps);
            touched |= reached[0] | reached[1];
        }
    }};
}

/// Where stacks of each size may end, before distance is asked.
pub(crate) struct Targets {
    /// By size on arrival, for stacks without the Emperor.
    plain: [Spaces; 5],
    /// What the Emperor adds (EK-E2).
    emperor: [Spaces; 5],
}

impl Targets {
    #[inline]
    pub(crate) fn of(&self, size: u8, emperor: bool) -> Spaces {
        let size = usize::from(size) % 5;
        if emperor {
            self.plain[size] | self.emperor[size]
        } else {
            self.plain[size]
        }
    }
}

impl Eko {
    /// What a stack of the active player may do to each space by its size alone.
    #[inline]
    pub(crate) fn targets(&self) -> Targets {
        let own = self.stacks.of(self.active);
        let all = self.stacks.all();
        let empty = self.board().all_spaces().without(all);
        let enemies = all.without(own);
        let sizes = self.stacks.by_size();
        let mut plain = [Spaces::NONE; 5];
        let mut emperor = [Spaces::NONE; 5];
        let mut smaller = Spaces::NONE;
        for size in 1..=4 {
            emperor[size] = sizes[size] & enemies;
            // EK-M6: strictly more discs than the target.
            plain[size] = empty | (smaller & enemies);
            smaller |= sizes[size];
        }
        // EK-M7: one disc against four.
        plain[1] |= sizes[4] & enemies;
        // EK-M5: four discs at most after regrouping.
        let mut joins = Spaces::NONE;
        for size in (1..=3).rev() {
            joins |= sizes[4 - size] & own;
            plain[size] |= joins;
        }
        Targets { plain, emperor }
    }

    /// Tempests that would cost the active player a disc: none while they hold the beacon.
    #[inline]
    pub(crate) fn toll_zones(&self) -> Zones {
        if self.board().tempests().is_empty() || self.so_far.calm {
            Zones::NONE
        } else {
            self.board().all_zones().without(self.so_far.charged)
        }
    }

    /// Whether this stack has anywhere to go.
    #[inline]
    pub(crate) fn can_move(&self, from: Space, targets: &Targets) -> bool {
        if self.toll_zones().is_empty() {
            // Without tolls one step tells: an empty space there is a destination, and so is any stack it may hit or join.
            let size = self.stacks.size_of_stack(from);
            let ends = targets.of(size, self.emperor_on(self.active, from));
            self.board().steps(from).meets(ends)
        } else {
            self.has_free_step(from, targets)
                || self.each_route(from, targets, |_, ends| !ends.is_empty())
        }
    }

    /// Whether it can go to a place beside it that lies in no Tempest. Nearly every stack can, and this is found without a flood.
    fn has_free_step(&self, from: Space, targets: &Targets) -> bool {
        let tolled = self.board().in_zones(self.toll_zones());
        let ends = targets.of(
            self.stacks.size_of_stack(from),
            self.emperor_on(self.active, from),
        );
        let beside = self.board().steps(from).without(tolled);
        !tolled.has(from) && beside.meets(ends)
    }

    /// Everywhere the stack can go, by whatever way.
    #[inline]
    pub(crate) fn destinations(&self, from: Space) -> Spaces {
        let targets = self.targets();
        if self.toll_zones().is_empty() {
            let size = self.stacks.size_of_stack(from);
            let empty = self.board().all_spaces().without(self.stacks.all());
            let ends = targets.of(size, self.emperor_on(self.active, from));
            return (self.flood(from, empty).1 & ends).without(Spaces::one(from));
        }
        let mut all = Spaces::NONE;
        self.each_route(from, &targets, |_, ends| {
            all |= ends;
            false
        });
        all
    }

    /// The sets of zones that a stack can pay for on its way to `to`, cheapest first.
    pub(crate) fn routes(&self, from: Space, to: Space, mut visit: impl FnMut(Zones)) {
        if self.toll_zones().is_empty() {
            return visit(Zones::NONE);
        }
        let targets = self.targets();
        self.each_route(from, &targets, |zones, ends| {
            if ends.has(to) {
                visit(zones);
            }
            false
        });
    }

    /// Which of an ordinary disc and the Emperor may be the one that is lost on this way (EK-V-T2, EK-A21).
    pub(crate) fn tolls(&self, from: Space, to: Space, zones: Zones) -> (bool, bool) {
        let targets = self.targets();
        let arriving = self.stacks.size_of_stack(from) - zones.len() as u8;
        (
            targets.of(arriving, true).has(to),
            targets.of(arriving, false).has(to),
        )
    }

    /// Visits every set of zones that can be crossed with at least one disc left (EK-A20), fewest first, and where a stack can
    /// end that crosses just these. Stops when `visit` says so, and says whether it did.
    pub(crate) fn each_route(
        &self,
        from: Space,
        targets: &Targets,
        mut visit: impl FnMut(Zones, Spaces) -> bool,
    ) -> bool {
        let board = self.board();
        let tolls = self.toll_zones();
        let size = self.stacks.size_of_stack(from);
        let emperor = self.emperor_on(self.active, from);
        let empty = board.all_spaces().without(self.stacks.all());
        // EK-V-T3: the zone it starts in is paid for whatever it does.
        let start = board.zone_of(from).map_or(Zones::NONE, Zones::one) & tolls;
        let optional = tolls.without(start);
        for lost in start.len()..u32::from(size) {
            for more in subsets(optional).filter(|more| more.len() + start.len() == lost) {
                let zones = start | more;
                let closed = board.in_zones(tolls.without(zones));
                let (region, touched) = self.flood(from, empty.without(closed));
                // Each zone must really be entered: on the way, or by the last step.
                let mut entered = zones.filter(|&zone| !region.meets(board.zones()[zone.index()]));
                let ends = match (entered.next(), entered.next()) {
                    (None, _) => touched.without(closed),
                    (Some(zone), None) => touched & board.zones()[zone.index()],
                    (Some(_), Some(_)) => continue,
                };
                let ends =
                    (ends & targets.of(size - lost as u8, emperor)).without(Spaces::one(from));
                if visit(zones, ends) {
                    return true;
                }
            }
        }
        false
    }

    /// Flood fill: the spaces that a stack can pass on its way, its start included, and everything that these touch.
    #[inline]
    pub(crate) fn flood(&self, from: Space, open: Spaces) -> (Spaces, Spaces) {
        let board = self.board();
        if board.all_spaces().0 >> 64 == 0 {
            // Every board without Tempests: half the words, half the work.
            let (region, touched) =
                fill!(u64, from.0, open.0 as u64, 0, |at| board.steps(Space(at)).0
                    as u64);
            return (Spaces(region.into()), Spaces(touched.into()));
        }
        let (region, touched) = fill!(u128, from.0, open.0, 0, |at| board.steps(Space(at)).0);
        (Spaces(region), Spaces(touched))
    }

    /// Whether any of these can be touched on the way from there over open spaces.
    #[inline]
    pub(crate) fn floods_to(&self, goal: Spaces, from: Space, open: Spaces) -> bool {
        let board = self.board();
        let steps = |at| board.steps(Space(at)).0;
        if board.all_spaces().0 >> 64 == 0 {
            let (open, goal) = (open.0 as u64, goal.0 as u64);
            return fill!(u64, from.0, open, goal, |at| steps(at) as u64).1 & goal != 0;
        }
        fill!(u128, from.0, open.0, goal.0, |at| steps(at)).1 & goal.0 != 0
    }

    /// Whether `seat` has a stack there, with room for so many more discs.
    pub(crate) fn has_room(&self, space: Space, seat: Seat, discs: u8) -> bool {
        self.stacks.of(seat).has(space)
            && self.stacks.size_of_stack(space).saturating_add(discs) <= HIGHEST
    }

    /// The destinations that cost discs even by the cheapest way, and how many.
    pub(crate) fn least_tolls(&self, from: Space, mut visit: impl FnMut(Space, u8)) {
        if self.toll_zones().is_empty() {
            return;
        }
        let mut known = Spaces::NONE;
        self.each_route(from, &self.targets(), |zones, ends| {
            let new = ends.without(known);
            known |= ends;
            if !zones.is_empty() {
                new.for_each(|end| visit(end, zones.len() as u8));
            }
            false
        });
    }
}

/// All subsets, the empty one first.
fn subsets(of: Zones) -> impl Iterator<Item = Zones> {
    let mut next = Some(0_u16);
    std::iter::from_fn(move || {
        let subset = next?;
        next = Some(subset.wrapping_sub(of.0) & of.0).filter(|&more| more != 0);
        Some(Zones(subset))
    })
}
