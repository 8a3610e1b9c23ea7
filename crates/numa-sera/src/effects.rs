//! What cards do, effect by effect.

use kernel::{Dice, Seat, Seen, Sink};

use crate::bag::{Bag, bits};
use crate::content::{
    Amount, Card, CardKind, Effect, ListId, NONE, Phase2, Select, SetId, SkillType,
};
use crate::event::Event;
use crate::mods::Stat;
use crate::state::{Ctx, NumaSera, Step};

impl NumaSera {
    /// Carries out one effect of a list; the rest stays on the agenda.
    pub(crate) fn next_effect(
        &mut self,
        list: ListId,
        at: u8,
        ctx: Ctx,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        let effects = self.content.list(list);
        let Some(&effect) = effects.get(usize::from(at)) else {
            return;
        };
        if usize::from(at) + 1 < effects.len() {
            self.push(Step::Do {
                list,
                at: at + 1,
                ctx,
            });
        }
        // NS-D2: of a player who is gone, only what concerns others is still carried out.
        if !self.players[ctx.owner].alive() && !matches!(effect, Effect::OnOthers { .. }) {
            return;
        }
        let select = match effect {
            Effect::StealCapital { from, .. }
            | Effect::StealCard(from)
            | Effect::StealItem(from) => Some(from),
            Effect::Damage { to, .. } | Effect::GiveCapital { to, .. } => Some(to),
            _ => None,
        };
        match select {
            Some(Select::ChooseOpponent) => self.push(Step::PickTarget { list, at, ctx }),
            Some(select) => {
                for seat in self.selected(select, ctx.owner) {
                    self.act_on(effect, ctx, seat, dice, events);
                }
            }
            None => self.act(effect, ctx, dice, events),
        }
    }

    /// An effect on another player.
    pub(crate) fn act_on(
        &mut self,
        effect: Effect,
        ctx: Ctx,
        seat: Seat,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        let owner = ctx.owner;
        if !self.can_act_on(effect, owner, seat) {
            return;
        }
        let by = Some(ctx.set);
        match effect {
            Effect::StealCapital { n, .. } => {
                let n = self.amount(owner, n).min(self.players[seat].capital);
                self.move_capital(seat, owner, n);
                events.tell(|| Event::CapitalMoved {
                    from: seat,
                    to: owner,
                    n,
                    by,
                });
            }
            Effect::GiveCapital { n, .. } => {
                let n = self.amount(owner, n).min(self.players[owner].capital);
                self.move_capital(owner, seat, n);
                events.tell(|| Event::CapitalMoved {
                    from: owner,
                    to: seat,
                    n,
                    by,
                });
            }
            Effect::Damage { n, .. } => {
                let n = self.amount(owner, n);
                if self.hurt(seat, n, by, events) {
                    self.slay(seat, Some(owner), events);
                }
            }
            Effect::StealCard(_) => self.steal_card(owner, seat, dice, events),
            Effect::StealItem(_) => self.push(Step::TakeItem {
                seat: owner,
                from: seat,
                loot: false,
            }),
            _ => {}
        }
    }

    fn move_capital(&mut self, from: Seat, to: Seat, n: i16) {
        self.players[from].capital -= n;
        self.players[to].capital += n;
    }

    /// A random card of the hand. Thief and victim know which; everyone else loses track of what they knew of that hand.
    fn steal_card(
        &mut self,
        thief: Seat,
        victim: Seat,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        let hand = self.players[victim].hand;
        let roll = dice.draw(hand.len().into(), |wish| {
            let at = hand.iter().position(|card| u32::from(card.0) == wish);
            at.map(|at| at as u32)
        });
        let Some(card) = hand.nth(roll) else {
            return;
        };
        let loser = &mut self.players[victim];
        loser.hand.remove(card);
        loser.waiting &= !(1 << card.0);
        for (viewer, known) in loser.known.iter_mut().enumerate() {
            if viewer == thief.index() {
                known.remove(card);
            } else {
                *known = Bag::default();
            }
        }
        let in_battle = self.battle.is_some();
        let gainer = &mut self.players[thief];
        gainer.hand.add(card);
        gainer.known[victim.index()].add(card);
        if in_battle && self.content.masks.equipment() & 1 << card.0 != 0 {
            gainer.waiting |= 1 << card.0;
        }
        events.tell(|| Event::CardStolen {
            thief,
            from: victim,
            card: Seen::Shown(card),
        });
    }

    /// An effect on its owner, or one that asks something first.
    #[inline]
    fn act(&mut self, effect: Effect, ctx: Ctx, dice: &mut Dice, events: &mut impl Sink<Event>) {
        match effect {
            Effect::GainCapital(_)
            | Effect::LoseCapital(_)
            | Effect::Heal(_)
            | Effect::LosePower(_)
            | Effect::Place { .. } => self.change_figures(effect, ctx, events),
            Effect::DiscardHand(_)
            | Effect::DiscardItem(_)
            | Effect::DiscardMaven(_)
            | Effect::Salvage { .. }
            | Effect::TakeForge { .. }
            | Effect::GainSkill { .. }
            | Effect::GainClass(_)
            | Effect::UpgradeSlot(_)
            | Effect::Choice { .. } => self.ask_for(effect, ctx),
            Effect::OnOthers { who, list } => {
                for seat in self.selected(who, ctx.owner).rev() {
                    self.push_list(list, Ctx { owner: seat, ..ctx });
                }
            }
            Effect::Explore(times) => self.push(Step::Explore {
                seat: ctx.owner,
                times,
            }),
            Effect::DrawKind { kind, n } => {
                (0..n).for_each(|_| self.draw_kind(ctx.owner, kind, dice, events));
            }
            Effect::RecruitRejected => self.recruit(ctx.owner, Card(ctx.card), events),
            Effect::ExtraAction(action) if ctx.owner == self.table.active => match action {
                Phase2::Attack => self.table.extra_attacks += 1,
                Phase2::Build => self.table.extra_builds += 1,
            },
            Effect::Lasting(id) => self.begin_lasting(id, ctx, events),
            Effect::Test { min, win, lose } => {
                let success = self.test(ctx.owner, min, dice, events);
                if success && ctx.discard_on_success {
                    self.discard_maven(ctx.owner, ctx.set);
                }
                self.push_list(if success { win } else { lose }, ctx);
            }
            Effect::When {
                when,
                then,
                otherwise,
            } => {
                let list = self.branch(ctx.owner, when, then, otherwise);
                self.push_list(list, ctx);
            }
            // Modifiers and the effects of a played Battle Card are not carried out but counted.
            _ => {}
        }
    }

    /// Capital and Power, up or down.
    #[inline]
    fn change_figures(&mut self, effect: Effect, ctx: Ctx, events: &mut impl Sink<Event>) {
        let (owner, by) = (ctx.owner, Some(ctx.set));
        match effect {
            Effect::GainCapital(n) => {
                let n = self.amount(owner, n);
                self.gain_capital(owner, n, by, events);
            }
            Effect::LoseCapital(n) => {
                // NS-D20: a forced loss takes what there is.
                let n = self.amount(owner, n).clamp(0, self.players[owner].capital);
                if n > 0 {
                    self.players[owner].capital -= n;
                    events.tell(|| Event::CapitalLost { seat: owner, n, by });
                }
            }
            Effect::Heal(n) => self.heal(owner, n, by, events),
            Effect::LosePower(n) => {
                let mut n = self.amount(owner, n);
                if ctx.hazard {
                    n += self.now(owner).get(Stat::HazardPower);
                }
                if self.hurt(owner, n, by, events) {
                    self.slay(owner, None, events);
                }
            }
            Effect::Place { n, holder, .. } => {
                self.table.placed[usize::from(holder)] += u16::from(n);
                self.players[owner].purse |= 1 << holder;
                events.tell(|| Event::CapitalPlaced {
                    seat: owner,
                    on: ctx.set,
                    n,
                });
            }
            _ => {}
        }
    }

    /// Effects whose owner chooses a card, a slot, a Skill, a Class or an option.
    #[inline]
    fn ask_for(&mut self, effect: Effect, ctx: Ctx) {
        let seat = ctx.owner;
        let (n, step) = match effect {
            Effect::DiscardHand(n) => (n, Step::DiscardHand { seat, except: NONE }),
            Effect::DiscardItem(n) => (n, Step::DiscardItem(seat)),
            Effect::DiscardMaven(n) => (n, Step::DiscardMaven(seat)),
            Effect::Salvage { kind, n } => (n, Step::Salvage { seat, kind }),
            Effect::TakeForge { max_cost } => (1, Step::TakeForge { seat, max_cost }),
            Effect::GainSkill { max_level, half } => (
                1,
                Step::PickSkill {
                    seat,
                    max_level,
                    half,
                },
            ),
            Effect::GainClass(n) => (n, Step::PickClass(seat)),
            Effect::UpgradeSlot(n) => (n, Step::PickSlot(seat)),
            Effect::Choice { first, count } => (1, Step::PickOption { first, count, ctx }),
            _ => return,
        };
        (0..n).for_each(|_| self.push(step));
    }

    fn begin_lasting(&mut self, id: u8, ctx: Ctx, events: &mut impl Sink<Event>) {
        let count = &mut self.players[ctx.owner].lasting[usize::from(id)];
        *count = count.saturating_add(1);
        self.refresh(ctx.owner);
        events.tell(|| Event::LastingBegan {
            seat: ctx.owner,
            by: ctx.set,
        });
    }

    pub(crate) fn gain_capital(
        &mut self,
        seat: Seat,
        n: i16,
        by: Option<SetId>,
        events: &mut impl Sink<Event>,
    ) {
        if n > 0 {
            let capital = &mut self.players[seat].capital;
            *capital = capital.saturating_add(n);
            events.tell(|| Event::CapitalGained { seat, n, by });
        }
    }

    /// NS-R15-2: never above the maximum. A Hero that has perished is not healed.
    fn heal(&mut self, seat: Seat, n: Amount, by: Option<SetId>, events: &mut impl Sink<Event>) {
        let power = self.players[seat].power;
        let n = self.amount(seat, n).min(self.max_power(seat) - power);
        if n > 0 && power > 0 {
            self.players[seat].power += n;
            events.tell(|| Event::Healed { seat, n, by });
        }
    }

    /// Rolls the Battle Die and adds the Test bonus.
    pub(crate) fn test(
        &mut self,
        seat: Seat,
        needs: i16,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) -> bool {
        let die = self.roll_die(dice);
        let bonus = self.now(seat).get(Stat::TestBonus);
        events.tell(|| Event::Tested {
            seat,
            die,
            bonus,
            needs,
        });
        i16::from(die) + bonus >= needs
    }

    /// NS-R13-3. A scenario names the face plus ten, because wishes are not negative.
    pub(crate) fn roll_die(&self, dice: &mut Dice) -> i8 {
        let faces = self.content.meta.die;
        let roll = dice.draw(6, |wish| {
            let at = faces
                .iter()
                .position(|&face| i64::from(face) + 10 == i64::from(wish));
            at.map(|at| at as u32)
        });
        faces[roll as usize]
    }

    fn recruit(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        if card.0 != NONE && self.table.discard.has(card) {
            self.table.discard.remove(card);
            self.players[seat].mavens |= 1 << card.0;
            self.refresh(seat);
            events.tell(|| Event::MavenRecruited { seat, card });
        }
    }

    /// The next Level of a Skill, bought or gained; each Forge card upgrades a slot (NS-R8-6).
    pub(crate) fn raise_skill(&mut self, seat: Seat, skill: SkillType) -> u8 {
        self.table.colleges[skill as usize] -= 1;
        self.players[seat].skills[skill as usize] += 1;
        self.refresh(seat);
        let on_buy = self.content.skills[skill as usize].on_buy;
        let level = self.skill(seat, skill);
        let set = self.content.skills[skill as usize].levels[usize::from(level) - 1];
        self.push_list(on_buy, Ctx::of(seat, set));
        level
    }

    /// NS-D18: everyone learns the kind that was drawn, the drawer learns the card.
    fn draw_kind(
        &mut self,
        seat: Seat,
        kind: CardKind,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        let mask = self.content.masks.of(kind);
        if let Some(card) = self.table.deck.draw_of(mask, dice) {
            self.players[seat].hand.add(card);
            events.tell(|| Event::Drew {
                seat,
                kind: Some(kind),
                card: Seen::Shown(card),
            });
            return;
        }
        let mut found = Bag::default();
        for card in bits(self.table.discard.kinds() & mask).map(Card) {
            (0..self.table.discard.count(card)).for_each(|_| found.add(card));
        }
        if found.len() == 0 {
            return;
        }
        let roll = dice.draw(found.len().into(), |wish| {
            let at = found.iter().position(|card| u32::from(card.0) == wish);
            at.map(|at| at as u32)
        });
        if let Some(card) = found.nth(roll) {
            self.table.discard.remove(card);
            self.players[seat].gain_open(card);
            events.tell(|| Event::Salvaged { seat, card });
        }
    }
}
