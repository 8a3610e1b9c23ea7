//! Every possible answer to the open question.

use kernel::Seat;

use crate::bag::bits;
use crate::choice::Choice;
use crate::content::{BlockKind, Card, Good, Link, NONE, SkillType, Slot, Trigger, spend_bit};
use crate::mods::{Flag, Mods};
use crate::state::{MOST_ACTIONS, MOST_OFFERS, NumaSera, Step};
use crate::stats::Moment;
use crate::turn::ANYTHING;

/// The orders that a Line of Succession can have.
pub(crate) const LINES: [[u8; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

impl NumaSera {
    /// The answers in their stable order. While a Block that may not win is resolved, those that would are left out
    /// (NS-R12-4).
    #[inline]
    pub(crate) fn each_choice(&self, mut visit: impl FnMut(Choice)) {
        if self.over.is_some() {
            return;
        }
        if self.table.no_victory {
            self.each_possible(|choice| {
                if !self.would_win(choice) {
                    visit(choice);
                }
            });
        } else {
            self.each_possible(visit);
        }
    }

    pub(crate) fn each_possible(&self, mut visit: impl FnMut(Choice)) {
        let Some(step) = self.agenda.last() else {
            return;
        };
        match step {
            Step::Main => self.each_action(true, &mut visit),
            Step::PickKingdom(_) => (0..self.content.kingdoms.len() as u8)
                .filter(|&kingdom| !self.kingdom_taken(kingdom))
                .for_each(|kingdom| visit(Choice::Kingdom(kingdom))),
            Step::Succession(_) => LINES.into_iter().for_each(|line| visit(Choice::Line(line))),
            Step::PickBlock(seat) => self.each_block(seat, &mut visit),
            Step::Extra(seat) => {
                if self.table.extra_attacks > 0 {
                    self.each_target(seat, |target| visit(Choice::Attack(target)));
                }
                if self.table.extra_builds > 0 {
                    visit(Choice::Build);
                }
                visit(Choice::Pass);
            }
            Step::Commit(side) | Step::ExtraCard(side) => {
                self.each_playable(side, |card| visit(Choice::Play(card)));
                visit(Choice::NoCard);
            }
            Step::Draft => self.each_part(&mut visit),
            Step::Answer => self.each_answer(&mut visit),
            Step::Salvage { .. }
            | Step::TakeForge { .. }
            | Step::DiscardHand { .. }
            | Step::DiscardItem(_)
            | Step::DiscardMaven(_)
            | Step::TakeItem { .. } => self.each_card(step, &mut visit),
            Step::PickOption { .. }
            | Step::PickTarget { .. }
            | Step::PickSlot(_)
            | Step::PickSkill { .. }
            | Step::PickClass(_) => self.each_effect(step, &mut visit),
            _ => self.each_reply(step, &mut visit),
        }
    }

    /// Cards to take or to discard.
    #[inline]
    fn each_card(&self, step: Step, visit: &mut impl FnMut(Choice)) {
        match step {
            Step::Salvage { kind, .. } => {
                bits(self.table.discard.kinds() & self.content.masks.of(kind))
                    .for_each(|card| visit(Choice::Take(Card(card))));
            }
            Step::TakeForge { max_cost, .. } => self
                .forge_row()
                .filter(|&card| self.content.card(card).cost.capital <= max_cost)
                .for_each(|card| visit(Choice::Take(card))),
            Step::DiscardHand { seat, except } => {
                let hand = &self.players[seat].hand;
                bits(hand.kinds())
                    .filter(|&card| card != except || hand.count(Card(card)) > 1)
                    .for_each(|card| visit(Choice::Discard(Card(card))));
            }
            Step::DiscardItem(seat) => bits(self.players[seat].equipped())
                .for_each(|card| visit(Choice::Discard(Card(card)))),
            Step::DiscardMaven(seat) => {
                bits(self.players[seat].mavens).for_each(|card| visit(Choice::Discard(Card(card))))
            }
            Step::TakeItem { from, .. } => {
                bits(self.players[from].equipped()).for_each(|card| visit(Choice::Take(Card(card))))
            }
            _ => {}
        }
    }

    /// What an effect lets its owner choose, cards excepted.
    #[inline]
    fn each_effect(&self, step: Step, visit: &mut impl FnMut(Choice)) {
        match step {
            Step::PickOption { first, count, ctx } => {
                let moment = self.moment(ctx.owner, None);
                for (nth, (need, _)) in self.content.options(first, count).enumerate() {
                    if self.holds(ctx.owner, need, moment) {
                        visit(Choice::Option(nth as u8));
                    }
                }
            }
            Step::PickTarget { list, at, ctx } => {
                let effect = self.content.list(list)[usize::from(at)];
                for seat in Seat::first(self.settings.seats) {
                    let other = seat != ctx.owner && self.players[seat].alive();
                    if other && self.can_act_on(effect, ctx.owner, seat) {
                        visit(Choice::Player(seat));
                    }
                }
            }
            Step::PickSlot(seat) => Slot::ALL
                .into_iter()
                .filter(|&slot| self.players[seat].upgraded & 1 << slot as u8 == 0)
                .for_each(|slot| visit(Choice::Slot(slot))),
            Step::PickSkill {
                seat,
                max_level,
                half,
            } => {
                let mods = self.now(seat);
                for skill in SkillType::ALL {
                    let level = self.skill(seat, skill);
                    let open = level < max_level.min(4) && self.table.colleges[skill as usize] > 0;
                    if open && (!half || self.can_pay_skill(seat, skill, true, &mods)) {
                        visit(Choice::Train(skill));
                    }
                }
            }
            Step::PickClass(seat) => (0..self.content.classes.len() as u8)
                .filter(|class| self.players[seat].classes & 1 << class == 0)
                .for_each(|class| visit(Choice::Class(class))),
            _ => {}
        }
    }

    /// Questions with two answers, and the card to keep.
    #[inline]
    fn each_reply(&self, step: Step, visit: &mut impl FnMut(Choice)) {
        match step {
            Step::KeepOne(_) => {
                let looked = self.table.looked.as_slice().iter();
                bits(looked.fold(0, |set, &card| set | 1 << card))
                    .for_each(|card| visit(Choice::Keep(Card(card))));
            }
            Step::Maven { .. } => {
                visit(Choice::Accept);
                visit(Choice::Reject);
            }
            Step::May { .. } => {
                visit(Choice::Yes);
                visit(Choice::No);
            }
            Step::Reroll { .. } => {
                visit(Choice::Reroll);
                visit(Choice::KeepRoll);
            }
            _ => {}
        }
    }

    pub(crate) fn kingdom_taken(&self, kingdom: u8) -> bool {
        let seats = usize::from(self.settings.seats);
        self.players.0[..seats]
            .iter()
            .any(|player| player.kingdom == kingdom)
    }

    pub(crate) fn forge_row(&self) -> impl Iterator<Item = Card> + '_ {
        let row = self.table.forge.row.iter().copied();
        row.filter(|&card| card != NONE).map(Card)
    }

    /// The turn: exploring, Other Actions in any order and number, then Build or Attack (NS-R4-2, NS-R4-3). Where nobody wants them,
    /// idle ones are left out: taking off, sparing, offering.
    pub(crate) fn each_action(&self, idle: bool, visit: &mut impl FnMut(Choice)) {
        let seat = self.table.active;
        if !self.table.explored {
            visit(Choice::Explore);
        } else {
            visit(Choice::Build);
            self.each_target(seat, |target| visit(Choice::Attack(target)));
        }
        if self.table.actions >= MOST_ACTIONS {
            return;
        }
        let player = &self.players[seat];
        let mods = self.now(seat);
        for skill in SkillType::ALL {
            if self.can_buy_skill(seat, skill, &mods) {
                visit(Choice::BuySkill(skill));
            }
        }
        let funds = self.funds(seat, spend_bit(Good::Item, None));
        for card in self.forge_row() {
            if self.item_price(card, &mods) <= funds {
                visit(Choice::BuyItem(card));
            }
        }
        let hand = player.hand.kinds();
        for card in bits(hand & self.content.masks.equipment() & !player.waiting) {
            if self.meets_prereq(seat, Card(card), &mods) {
                visit(Choice::Equip(Card(card)));
            }
        }
        if idle {
            for card in bits(player.equipped()) {
                visit(Choice::Unequip(Card(card)));
            }
        }
        self.each_use(seat, visit);
        for card in bits(hand & self.content.masks.pool & !player.tried) {
            if self.can_test(seat, Card(card)) {
                visit(Choice::Test(Card(card)));
            }
        }
        if !idle {
            return;
        }
        for holder in bits((player.purse & !player.spared).into()) {
            visit(Choice::Spare(self.holder_set(holder)));
        }
        if self.table.offers < MOST_OFFERS {
            for other in Seat::first(self.settings.seats) {
                if self.can_offer(seat, other) {
                    visit(Choice::Offer(other));
                }
            }
        }
    }

    /// NS-R8-3, NS-R8-4.
    #[inline]
    pub(crate) fn can_buy_skill(&self, seat: Seat, skill: SkillType, mods: &Mods) -> bool {
        self.skill(seat, skill) < 4
            && self.table.colleges[skill as usize] > 0
            && self.can_pay_skill(seat, skill, false, mods)
    }

    #[inline]
    fn can_pay_skill(&self, seat: Seat, skill: SkillType, half: bool, mods: &Mods) -> bool {
        self.skill_price(seat, skill, half, mods) <= self.funds(seat, Self::skill_bit(skill))
    }

    /// NS-R6-9: a Mythic Item needs its Skill, unless a card says otherwise.
    pub(crate) fn meets_prereq(&self, seat: Seat, card: Card, mods: &Mods) -> bool {
        match self.content.card(card).prereq {
            Some((skill, level)) => {
                self.skill(seat, skill) >= level || mods.has(Flag::IgnorePrereq)
            }
            None => true,
        }
    }

    fn each_use(&self, seat: Seat, visit: &mut impl FnMut(Choice)) {
        self.each_waiting(seat, true, Trigger::Activate, |id| {
            let set = self.content.set(id);
            for nth in 0..set.abilities.len() as u8 {
                if set.abilities[usize::from(nth)].on == Trigger::Activate
                    && self.can_use(seat, id, nth)
                {
                    visit(Choice::Use(id, nth));
                }
            }
        });
    }

    pub(crate) fn can_use(&self, seat: Seat, id: crate::content::SetId, nth: u8) -> bool {
        let ability = &self.content.set(id).abilities[usize::from(nth)];
        !self.used_up(seat, id, nth)
            && i16::from(ability.cost.capital) <= self.funds(seat, ANYTHING)
            && i16::from(ability.cost.power) < self.players[seat].power
            && self.holds(seat, ability.when, Moment::default())
            && self.can_act(seat, self.content.list(ability.list))
    }

    /// NS-D36, NS-R15-4.
    pub(crate) fn can_test(&self, seat: Seat, card: Card) -> bool {
        let Some(test) = self.content.card(card).test else {
            return false;
        };
        let player = &self.players[seat];
        i16::from(test.pay.capital) <= self.funds(seat, ANYTHING)
            && i16::from(test.pay.power) < player.power
            && test.pay.discard < player.hand.len()
            && self.holds(seat, test.state, Moment::default())
    }

    fn each_block(&self, seat: Seat, visit: &mut impl FnMut(Choice)) {
        let kingdom = &self.content.kingdoms[usize::from(self.players[seat].kingdom)];
        for nth in 0..kingdom.blocks.len() as u8 {
            if self.can_tick(seat, nth) {
                let icon = kingdom.blocks[usize::from(nth)].no_victory;
                if !icon || !self.would_win(Choice::Tick(nth)) {
                    visit(Choice::Tick(nth));
                }
            }
        }
        visit(Choice::NoTick);
    }

    /// NS-R12-3, NS-R12-5: links, prerequisites, and each Block once unless it is Repeatable.
    pub(crate) fn can_tick(&self, seat: Seat, nth: u8) -> bool {
        let player = &self.players[seat];
        let block = &self.content.kingdoms[usize::from(player.kingdom)].blocks[usize::from(nth)];
        if player.blocks & 1 << nth != 0 {
            return block.kind == BlockKind::Repeatable;
        }
        self.is_linked(seat, nth) && self.holds(seat, block.prereq, Moment::default())
    }

    pub(crate) fn is_linked(&self, seat: Seat, nth: u8) -> bool {
        let player = &self.players[seat];
        let block = &self.content.kingdoms[usize::from(player.kingdom)].blocks[usize::from(nth)];
        match block.link {
            Link::Solid => block.after & !player.blocks == 0,
            Link::Dotted => block.after == 0 || block.after & player.blocks != 0,
        }
    }
}
