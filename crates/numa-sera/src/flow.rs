//! What is still to do is data: a stack of steps, worked through until a player must answer.

use kernel::{Dice, Quiet, Rng, Seat, Sink};

use crate::choice::Choice;
use crate::content::{
    Card, CondRange, Good, Limit, ListId, NONE, Role, SetId, Source, Trigger, Unlock, Who,
};
use crate::event::Event;
use crate::stack::Stack;
use crate::state::{Ctx, NumaSera, Step, Target};
use crate::stats::Moment;

impl NumaSera {
    /// Works until a question is open or the game is over.
    pub(crate) fn run(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        loop {
            self.settle(events);
            let Some(step) = self.agenda.last().filter(|_| self.over.is_none()) else {
                return;
            };
            match self.asked(step) {
                Some(seat) if !self.players[seat].alive() => {
                    self.agenda.pop();
                }
                Some(_) => match self.obvious(step) {
                    Obvious::Nothing => {
                        self.agenda.pop();
                    }
                    Obvious::Only(choice) => self.answer(choice, dice, events),
                    Obvious::Ask => return,
                },
                None => {
                    self.agenda.pop();
                    self.work(step, dice, events);
                }
            }
        }
    }

    /// Who has to answer this step.
    pub(crate) fn asked(&self, step: Step) -> Option<Seat> {
        let seat = match step {
            Step::PickKingdom(seat)
            | Step::Succession(seat)
            | Step::KeepOne(seat)
            | Step::Maven { seat, .. }
            | Step::PickSlot(seat)
            | Step::PickSkill { seat, .. }
            | Step::PickClass(seat)
            | Step::Salvage { seat, .. }
            | Step::TakeForge { seat, .. }
            | Step::DiscardHand { seat, .. }
            | Step::DiscardItem(seat)
            | Step::DiscardMaven(seat)
            | Step::TakeItem { seat, .. }
            | Step::PickBlock(seat)
            | Step::Extra(seat) => seat,
            Step::May { owner, .. } => owner,
            Step::PickOption { ctx, .. } | Step::PickTarget { ctx, .. } => ctx.owner,
            Step::Main => self.table.active,
            Step::Commit(side) | Step::ExtraCard(side) | Step::Reroll { side, .. } => {
                self.side_seat(side)
            }
            Step::Draft | Step::Answer => {
                let trade = self.trade.as_ref()?;
                let drafting = matches!(step, Step::Draft);
                if (trade.by == 0) == drafting {
                    self.table.active
                } else {
                    trade.partner
                }
            }
            _ => return None,
        };
        Some(seat)
    }

    /// Questions that answer themselves: nothing to choose from, or a single possibility that everyone can see.
    fn obvious(&self, step: Step) -> Obvious {
        let forced = matches!(
            step,
            Step::KeepOne(_)
                | Step::PickOption { .. }
                | Step::PickTarget { .. }
                | Step::PickSlot(_)
                | Step::PickSkill { .. }
                | Step::PickClass(_)
                | Step::Salvage { .. }
                | Step::TakeForge { .. }
                | Step::DiscardHand { .. }
                | Step::DiscardItem(_)
                | Step::DiscardMaven(_)
                | Step::TakeItem { .. }
                | Step::PickBlock(_)
                | Step::Extra(_)
        );
        if !forced {
            // NS-D22: who may have a card to play is asked; an empty hand is public.
            return match step {
                Step::Commit(side) | Step::ExtraCard(side)
                    if self.players[self.side_seat(side)].hand.len() == 0 =>
                {
                    Obvious::Only(Choice::NoCard)
                }
                _ => Obvious::Ask,
            };
        }
        if self.picks_in_secret(step) {
            return Obvious::Ask;
        }
        let mut first = None;
        let mut count = 0;
        self.each_choice(|choice| {
            count += 1;
            first.get_or_insert(choice);
        });
        match (count, first) {
            (0, _) if self.table.no_victory => {
                let mut possible = 0;
                self.each_possible(|_| possible += 1);
                if possible == 0 {
                    Obvious::Nothing
                } else {
                    Obvious::Ask
                }
            }
            (0, _) => Obvious::Nothing,
            (1, Some(only)) => Obvious::Only(only),
            _ => Obvious::Ask,
        }
    }

    /// NS-D50: several hidden cards of one kind are no choice, but not to be asked would tell everyone that they are.
    fn picks_in_secret(&self, step: Step) -> bool {
        match step {
            Step::KeepOne(_) => self.table.looked.as_slice().len() > 1,
            Step::DiscardHand { seat, except } => {
                let hand = &self.players[seat].hand;
                let kept = u8::from(except != NONE && hand.has(Card(except)));
                hand.len() - kept > 1
            }
            _ => false,
        }
    }

    fn work(&mut self, step: Step, dice: &mut Dice, events: &mut impl Sink<Event>) {
        match step {
            Step::RevealLines => self.reveal_lines(dice, events),
            Step::StartTurn(seat) => {
                // NS-D42: the first player may be gone before the first turn.
                let seat = self.alive_from(seat).next().unwrap_or(seat);
                self.start_turn(seat, events);
            }
            Step::EndTurn => self.end_turn(events),
            Step::Explore { seat, times } => {
                if times > 1 {
                    self.push(Step::Explore {
                        seat,
                        times: times - 1,
                    });
                }
                self.explore(seat, dice, events);
            }
            Step::Explored { seat, kind: _ } => self.fire(Trigger::Explored, seat, None, NONE),
            Step::DiscardCard(card) => self.discard(card),
            Step::Rejected { seat, card } => {
                self.fire(Trigger::MavenRejected, seat, None, card.0);
            }
            Step::Trigger {
                owner,
                set,
                ability,
                card,
            } => self.trigger(owner, set, ability, card),
            Step::Do { list, at, ctx } => self.next_effect(list, at, ctx, dice, events),
            Step::Bless { seat, card } => self.bless(seat, card, events),
            Step::RollForPool { seat, card } => self.roll_for_pool(seat, card, dice, events),
            Step::BuildBlocks(seat) => self.build(seat, events),
            Step::MayWinAgain => self.table.no_victory = false,
            Step::RevealCards => self.reveal_cards(events),
            Step::OfferExtra(side) => self.offer_extra(side),
            Step::Roll => self.roll_battle(dice, events),
            Step::OfferRerolls(side) => self.offer_rerolls(side, dice, events),
            Step::Outcome => self.outcome(dice, events),
            Step::Bury(seat) => self.bury(seat, events),
            Step::AfterBattle(part) => self.after_battle(part),
            Step::CloseBattle => self.close_battle(),
            _ => {}
        }
    }

    /// Lines up every ability that waits for this event: the active player's first, then clockwise (NS-D39).
    pub(crate) fn fire(&mut self, on: Trigger, actor: Seat, bought: Option<Good>, card: u8) {
        let bit = 1 << on as u16;
        let players = self.players.0.iter();
        let waiting = players.fold(0, |all, player| all | player.cache.triggers);
        if waiting & bit != 0 {
            self.line_up(on, actor, bought, card);
        }
        if self.content.unlocking & bit != 0 {
            self.earn_classes(on, actor, bought);
        }
    }

    fn line_up(&mut self, on: Trigger, actor: Seat, bought: Option<Good>, card: u8) {
        let mut found: Stack<(Seat, SetId, u8), 60> = Stack::new((actor, SetId(0), 0));
        for owner in self.alive_from(self.table.active) {
            if self.players[owner].cache.triggers & 1 << on as u16 == 0 {
                continue;
            }
            let moment = self.moment(owner, bought);
            let items = self.items_count(owner, on);
            self.each_waiting(owner, items, on, |id| {
                for (nth, ability) in self.content.set(id).abilities.iter().enumerate() {
                    let waits = ability.on == on
                        && self.concerns(owner, actor, ability.who)
                        && !self.used_up(owner, id, nth as u8)
                        && self.holds(owner, ability.when, moment);
                    if waits && !found.is_full() {
                        found.push((owner, id, nth as u8));
                    }
                }
            });
        }
        // Last in, first out.
        while let Some((owner, set, ability)) = found.pop() {
            if !self.agenda.is_full() {
                self.push(Step::Trigger {
                    owner,
                    set,
                    ability,
                    card,
                });
            }
        }
    }

    /// NS-R10-2: events that unlock a Class are remembered until the next look at Classes.
    fn earn_classes(&mut self, on: Trigger, actor: Seat, bought: Option<Good>) {
        let moment = self.moment(actor, bought);
        for class in 0..self.content.classes.len() {
            let Unlock::Event { on: event, when } = self.content.classes[class].unlock else {
                continue;
            };
            let locked = self.players[actor].classes & 1 << class == 0;
            if event == on && locked && self.holds(actor, when, moment) {
                self.players[actor].earned |= 1 << class;
                self.players[actor].cache.dirty = true;
            }
        }
    }

    fn concerns(&self, owner: Seat, actor: Seat, who: Who) -> bool {
        match who {
            Who::Own => owner == actor,
            Who::Other => owner != actor,
            Who::Neighbor => owner != actor && self.neighbors(owner).contains(&Some(actor)),
            Who::Any => true,
        }
    }

    /// NS-D35: Items do nothing for the defender of a Stronghold.
    pub(crate) fn items_count(&self, owner: Seat, on: Trigger) -> bool {
        let in_battle = matches!(
            on,
            Trigger::BattleWon | Trigger::BattleLost | Trigger::Rolled | Trigger::Static
        );
        let defends_hold = self.battle.as_ref().is_some_and(|battle| {
            battle.defender == owner && matches!(battle.target, Target::Controlled(_))
        });
        !(in_battle && defends_hold)
    }

    pub(crate) fn moment(&self, seat: Seat, bought: Option<Good>) -> Moment {
        let battle = self.battle.as_ref().and_then(|battle| {
            let independent = matches!(battle.target, Target::Independent(_));
            if seat == battle.attacker {
                Some((Role::Attacker, battle.target))
            } else if seat == battle.defender && !independent {
                Some((Role::Defender, battle.target))
            } else {
                None
            }
        });
        Moment { battle, bought }
    }

    fn trigger(&mut self, owner: Seat, set: SetId, ability: u8, card: u8) {
        let rule = self.content.set(set).abilities[usize::from(ability)];
        if !self.players[owner].alive() || self.used_up(owner, set, ability) {
            return;
        }
        if !rule.may {
            self.use_ability(owner, set, ability, card);
        } else if self.can_act(owner, self.content.list(rule.list)) {
            self.push(Step::May {
                set,
                ability,
                owner,
                card,
            });
        }
    }

    pub(crate) fn used_up(&self, owner: Seat, set: SetId, ability: u8) -> bool {
        let ability = &self.content.set(set).abilities[usize::from(ability)];
        let bit = 1 << ability.limit_bit;
        match ability.limit {
            Limit::None | Limit::Discard => false,
            Limit::Turn | Limit::DiscardOnSuccess => self.players[owner].used_turn & bit != 0,
            Limit::Game => self.players[owner].used_game & bit != 0,
            Limit::Battle => self.battle.as_ref().is_some_and(|battle| {
                let side = usize::from(owner != battle.attacker);
                battle.used[side] & bit != 0
            }),
        }
    }

    /// The limit counts as used before anything is done.
    pub(crate) fn use_ability(&mut self, owner: Seat, set: SetId, ability: u8, card: u8) {
        let rule = self.content.set(set).abilities[usize::from(ability)];
        let bit = 1 << rule.limit_bit;
        match rule.limit {
            Limit::None => {}
            Limit::Turn | Limit::DiscardOnSuccess => self.players[owner].used_turn |= bit,
            Limit::Game => self.players[owner].used_game |= bit,
            Limit::Battle => {
                if let Some(battle) = &mut self.battle {
                    battle.used[usize::from(owner != battle.attacker)] |= bit;
                }
            }
            Limit::Discard => self.discard_maven(owner, set),
        }
        let ctx = Ctx {
            discard_on_success: rule.limit == Limit::DiscardOnSuccess,
            card,
            ..Ctx::of(owner, set)
        };
        self.push_list(rule.list, ctx);
    }

    pub(crate) fn push_list(&mut self, list: ListId, ctx: Ctx) {
        self.push(Step::Do { list, at: 0, ctx });
    }

    /// Lines up what one thing does now: those of its abilities that wait for this and whose conditions hold.
    pub(crate) fn carry_out(&mut self, on: Trigger, ctx: Ctx) {
        let moment = self.moment(ctx.owner, None);
        // Last in, first out.
        for nth in (0..self.content.set(ctx.set).abilities.len()).rev() {
            let ability = self.content.set(ctx.set).abilities[nth];
            if ability.on == on && self.holds(ctx.owner, ability.when, moment) {
                self.push_list(ability.list, ctx);
            }
        }
    }

    /// The list that `when` leads to.
    pub(crate) fn branch(
        &self,
        owner: Seat,
        when: CondRange,
        then: ListId,
        otherwise: ListId,
    ) -> ListId {
        if self.holds(owner, when, self.moment(owner, None)) {
            then
        } else {
            otherwise
        }
    }

    pub(crate) fn discard_maven(&mut self, owner: Seat, set: SetId) {
        if let Source::Card { card, .. } = self.content.set(set).source
            && self.players[owner].mavens & 1 << card.0 != 0
        {
            self.lose_maven(owner, card);
        }
    }

    pub(crate) fn lose_maven(&mut self, owner: Seat, card: Card) {
        self.players[owner].mavens &= !(1 << card.0);
        self.empty_holder(
            owner,
            Source::Card {
                card,
                upgraded: false,
            },
        );
        self.discard(card);
        self.refresh(owner);
    }

    /// NS-D32: a dry run. Whether this answer would win the game for the active player, or leave them only answers that do.
    pub(crate) fn would_win(&self, choice: Choice) -> bool {
        let mut copy = self.clone();
        let mut dice = Dice::quick(Rng::new(0));
        copy.answer(choice, &mut dice, &mut Quiet);
        copy.run(&mut dice, &mut Quiet);
        if let Some(ending) = copy.over {
            return ending.winners & 1 << self.table.active.0 != 0;
        }
        let mut possible = false;
        copy.each_choice(|_| possible = true);
        !possible
    }
}

enum Obvious {
    Nothing,
    Only(Choice),
    Ask,
}
