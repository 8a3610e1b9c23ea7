//! The Reinforcement phase and the temples (EK-RF1 to EK-RF6, EK-V-W2, EK-V-M2, EK-V-D2).

use kernel::Sink;

use crate::choice::Disc;
use crate::event::Event;
use crate::game::{Eko, Emperor};
use crate::tile::Terrain;
use crate::{Space, Spaces};

impl Eko {
    /// The active player's stacks with room that Tempests do not cut off (EK-RF2, EK-V-T5).
    #[inline]
    fn with_room(&self) -> Spaces {
        let [_, one, two, three, _] = self.stacks.by_size();
        let room = self.stacks.of(self.active) & (one | two | three);
        if self.so_far.calm {
            room
        } else {
            room.without(self.board().tempests())
        }
    }

    /// Those of them that are not next to an enemy building (EK-RF3).
    #[inline]
    fn unhindered(&self) -> Spaces {
        self.with_room()
            .without(self.buildings.enemy_shade(self.active))
    }

    /// The stacks that can be reinforced now.
    #[inline]
    pub(crate) fn reinforceable(&self) -> Spaces {
        if self.so_far.reinforced || self.whole_reserve(self.active) == 0 {
            return Spaces::NONE;
        }
        let stacks = self.unhindered();
        match self.so_far.spread {
            // Later stacks only, so that each distribution has one way to be said.
            Some(last) => stacks.after(last),
            None if stacks.is_empty() && self.emperor_in_reserve(self.active) => self.with_room(),
            None => stacks,
        }
    }

    /// EK-RF5: the Emperor is in reserve and every stack with room is next to an enemy building.
    #[inline]
    pub(crate) fn exception_applies(&self) -> bool {
        self.so_far.spread.is_none()
            && self.emperor_in_reserve(self.active)
            && self.unhindered().is_empty()
    }

    /// Adds discs to a stack.
    pub(crate) fn reinforce(
        &mut self,
        to: Space,
        discs: u8,
        emperor: bool,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.active;
        let alone = self.exception_applies();
        let size = self.stacks.size_of_stack(to);
        self.stacks.set(to, seat, size + discs);
        self.reserve[seat] -= discs - u8::from(emperor);
        if emperor {
            self.emperors[seat] = Emperor::On(to);
        }
        events.tell(|| Event::Reinforced {
            seat,
            at: self.board().hex(to),
            discs,
            emperor,
        });
        // EK-V-W2: the owner of the Temple of the Wind may go on to other stacks.
        self.so_far.spread = Some(to);
        let more = self.holds(seat, Terrain::TempleOfTheWind)
            && !alone
            && !self.reinforceable().is_empty();
        if !more {
            self.end_spread();
        }
    }

    /// The obligatory reinforcement is complete.
    pub(crate) fn end_spread(&mut self) {
        self.so_far.spread = None;
        self.so_far.reinforced = true;
    }

    /// EK-V-M2, EK-A27: once in a Reinforcement phase, with two ordinary discs to sacrifice and one disc to place.
    #[inline]
    pub(crate) fn can_land(&self) -> bool {
        let seat = self.active;
        let temple = self.table.figures.temple;
        !self.so_far.moon
            && self.holds(seat, Terrain::TempleOfTheMoon)
            && self.reserve[seat] >= temple
            && self.whole_reserve(seat) > temple
    }

    /// EK-A27: any empty space, Tempests included, or a stack of one's own with room.
    pub(crate) fn landings(&self) -> Spaces {
        let full = self.stacks.by_size()[4];
        let own = self.stacks.of(self.active).without(full);
        self.board().all_spaces().without(self.stacks.all()) | own
    }

    /// EK-A9: the Emperor must return, so no other disc is placed before him. By version 1 of the rules the Moon could place
    /// one, even where it took the last room from him.
    #[inline]
    fn emperor_comes_first(&self) -> bool {
        self.has_rules(2)
            && self.emperor_in_reserve(self.active)
            && !self.reinforceable().is_empty()
    }

    /// Which disc the Moon places, if there is no choice.
    pub(crate) fn only_landing(&self) -> Option<Disc> {
        let seat = self.active;
        if !self.emperor_in_reserve(seat) {
            Some(Disc::Ordinary)
        } else if self.reserve[seat] == self.table.figures.temple || self.emperor_comes_first() {
            Some(Disc::Emperor)
        } else {
            None
        }
    }

    pub(crate) fn land(&mut self, to: Space, disc: Disc, events: &mut impl Sink<Event>) {
        let seat = self.active;
        let boxed = self.table.figures.temple;
        self.box_discs(boxed);
        self.so_far.moon = true;
        let before = self.stacks;
        let size = self.stacks.size(to);
        self.stacks.set(to, seat, size + 1);
        match disc {
            Disc::Ordinary => self.reserve[seat] -= 1,
            Disc::Emperor => self.emperors[seat] = Emperor::On(to),
        }
        let emperor = disc == Disc::Emperor;
        events.tell(|| Event::MoonLanded {
            seat,
            at: self.board().hex(to),
            emperor,
            boxed,
        });
        self.tell_pyramids(&before, events);
    }

    /// EK-V-D2, EK-A26: once, before the action, with two ordinary discs to sacrifice and an enemy disc to return.
    #[inline]
    pub(crate) fn can_banish(&self) -> bool {
        let seat = self.active;
        !self.so_far.acted
            && !self.so_far.sand
            && self.holds(seat, Terrain::TempleOfTheSand)
            && self.reserve[seat] >= self.table.figures.temple
            && !self.banishable().is_empty()
    }

    /// Enemy stacks with a disc other than the Emperor.
    pub(crate) fn banishable(&self) -> Spaces {
        let alone = self.stacks.by_size()[1];
        let enemies = self.stacks.all().without(self.stacks.of(self.active));
        let lone_emperor =
            |space: Space| alone.has(space) && self.emperors.0.contains(&Emperor::On(space));
        enemies.filter(|&space| !lone_emperor(space)).collect()
    }

    pub(crate) fn banish(&mut self, at: Space, events: &mut impl Sink<Event>) {
        let seat = self.active;
        let boxed = self.table.figures.temple;
        let target = self.stacks.owner(at).expect("an enemy is there");
        self.so_far.left = self.standing();
        self.box_discs(boxed);
        self.so_far.sand = true;
        let before = self.stacks;
        let size = self.stacks.size_of_stack(at);
        self.stacks.set(at, target, size - 1);
        self.reserve[target] += 1;
        events.tell(|| Event::Banished {
            seat,
            target,
            at: self.board().hex(at),
            boxed,
        });
        self.tell_pyramids(&before, events);
    }

    /// EK-F1: the price of another action.
    pub(crate) fn march(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.active;
        let boxed = self.table.figures.march;
        self.box_discs(boxed);
        self.so_far.marched = true;
        events.tell(|| Event::ForcedMarch { seat, boxed });
    }

    /// EK-A1: enough ordinary discs, and something to do.
    pub(crate) fn can_march(&self) -> bool {
        !self.so_far.marched
            && self.reserve[self.active] >= self.table.figures.march
            && self.can_act()
    }

    /// Ordinary discs from the reserve to the box, for good. No position from before can come again.
    fn box_discs(&mut self, discs: u8) {
        self.reserve[self.active] -= discs;
        self.boxed[self.active] += discs;
        self.so_far.progress = true;
        self.past.forget();
    }
}
