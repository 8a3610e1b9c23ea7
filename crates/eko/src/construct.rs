//! Constructing: where, what and who pays (EK-K1 to EK-K9).

use crate::choice::Disc;
use crate::event::Event;
use crate::game::{Eko, Emperor};
use crate::{Building, Site, Sites, Space, Spaces};
use kernel::Sink;

impl Eko {
    /// Every legal beginning of an action: stacks that can move and sites that can be built on.
    #[inline]
    pub(crate) fn actions(&self) -> (Spaces, Sites) {
        let within = self
            .buildings
            .within(self.board(), &self.table.figures, self.active);
        let targets = self.targets();
        let calm = self.toll_zones().is_empty();
        let mut sites = Sites::NONE;
        // One walk for both: the stacks are few, and each has to be looked at anyway.
        let movable = self.stacks.of(self.active).those(|stack| {
            let size = self.stacks.size_of_stack(stack);
            sites |= self.board().beside(stack) & within[usize::from(size)];
            if calm {
                self.board().steps(stack).meets(targets.of(size, false))
            } else {
                self.can_move(stack, &targets)
            }
        });
        match self.emperors[self.active] {
            // What only the Emperor's stack may do (EK-E2) is asked for that stack alone.
            Emperor::On(stack) if calm && self.can_move(stack, &targets) => {
                (movable | Spaces::one(stack), sites)
            }
            _ => (movable, sites),
        }
    }

    /// Whether there is any legal action at all (EK-T2).
    #[inline]
    pub(crate) fn can_act(&self) -> bool {
        let own = self.stacks.of(self.active);
        let empty = self.board().all_spaces().without(self.stacks.all());
        // Every stack may go to an empty space, so mostly the first that touches one has the answer (EK-M3).
        if self.toll_zones().is_empty()
            && own
                .clone()
                .any(|stack| self.board().steps(stack).meets(empty))
        {
            return true;
        }
        let targets = self.targets();
        if own.clone().any(|stack| self.can_move(stack, &targets)) {
            return true;
        }
        let within = self
            .buildings
            .within(self.board(), &self.table.figures, self.active);
        own.clone()
            .any(|stack| !self.within_reach(stack, &within).is_empty())
    }

    /// The sites next to a stack that its discs suffice for (EK-K1: from that stack alone).
    #[inline]
    fn within_reach(&self, stack: Space, within: &[Sites; 5]) -> Sites {
        self.board().beside(stack) & within[usize::from(self.stacks.size_of_stack(stack))]
    }

    /// The stacks that can pay for a building; `None` if it may not be built there at all.
    pub(crate) fn payers(&self, site: Site, building: Building) -> Option<Spaces> {
        let seat = self.active;
        let bears = self.board().bearing(building.value()).has(site);
        let supply = self.buildings.supply(&self.table.figures, seat, building);
        let cost = self
            .buildings
            .cost(seat, site, building)
            .filter(|_| bears && supply > 0)?;
        let near = self.board().around(site) & self.stacks.of(seat);
        Some(near & self.stacks.at_least(cost))
    }

    /// Which disc completes the payment, if there is no choice (EK-K8).
    pub(crate) fn only_payment(&self, site: Site, building: Building, from: Space) -> Option<Disc> {
        let cost = self.buildings.cost(self.active, site, building)?;
        if !self.emperor_on(self.active, from) {
            Some(Disc::Ordinary)
        } else if self.stacks.size_of_stack(from) == cost {
            Some(Disc::Emperor)
        } else {
            None
        }
    }

    /// Takes the discs, returns what stood there and puts the building down.
    pub(crate) fn construct(
        &mut self,
        site: Site,
        building: Building,
        from: Space,
        disc: Disc,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.active;
        let cost = self
            .buildings
            .cost(seat, site, building)
            .expect("only what may be built is offered");
        self.so_far.left = self.standing();
        let emperor = disc == Disc::Emperor;
        let before = self.stacks;
        self.take_discs(from, cost, emperor);
        let replaced = self.buildings.at(site);
        let Self {
            table, buildings, ..
        } = self;
        buildings.put(&table.board, site, seat, building);
        self.so_far.progress = true;
        events.tell(|| Event::Built {
            seat,
            at: self.board().site_hex(site),
            building,
            from: self.board().hex(from),
            discs: cost,
            emperor,
        });
        if let Some((owner, old)) = replaced {
            events.tell(|| Event::BuildingReturned {
                owner,
                at: self.board().site_hex(site),
                building: old,
            });
        }
        self.tell_pyramids(&before, events);
    }

    /// Returns discs of a stack to the active player's reserve, the Emperor among them or not.
    pub(crate) fn take_discs(&mut self, from: Space, discs: u8, emperor: bool) {
        let seat = self.active;
        let size = self.stacks.size_of_stack(from);
        self.stacks.set(from, seat, size - discs);
        self.reserve[seat] += discs - u8::from(emperor);
        if emperor {
            self.emperors[seat] = Emperor::Reserve;
        }
    }
}
