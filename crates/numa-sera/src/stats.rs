//! Figures of a player: what all cards in play add up to.

use kernel::Seat;

use crate::content::{
    Amount, CondRange, Condition, Counter, Effect, Good, NONE, Role, SetId, SkillType, Source,
    Trigger, Versus,
};
use crate::mods::{Mods, Stat};
use crate::state::{Cache, LASTINGS, NumaSera, Target};

/// What is going on while conditions are judged. Outside a Battle `role` and `versus` never hold.
#[derive(Clone, Copy, Default)]
pub(crate) struct Moment {
    pub(crate) battle: Option<(Role, Target)>,
    pub(crate) bought: Option<Good>,
}

impl NumaSera {
    /// Everything of a player that is in play, in board order (NS-D39): Hero, Items, Mavens, Pool, Strongholds, Skills,
    /// Classes, Ongoing Blocks. `items` is false for the defender of a Stronghold (NS-D35).
    #[inline]
    pub(crate) fn each_source(&self, seat: Seat, items: bool, mut visit: impl FnMut(SetId)) {
        let player = &self.players[seat];
        let content = &*self.content;
        if player.kingdom == NONE || !player.alive() {
            return;
        }
        visit(content.heroes[usize::from(self.hero(seat))].set);
        if items {
            let mut left_hand = NONE;
            for (slot, &card) in player.slots.iter().enumerate() {
                // A two-handed weapon fills two slots and counts once.
                if card == NONE || card == left_hand {
                    continue;
                }
                if slot == 2 {
                    left_hand = card;
                }
                visit(self.item_set(seat, card));
            }
        }
        for card in crate::bag::bits(player.mavens) {
            visit(content.cards[usize::from(card)].set);
        }
        if player.blessing != NONE {
            visit(content.cards[usize::from(player.blessing)].set);
        }
        for hold in crate::bag::bits(player.strongholds.into()) {
            visit(content.strongholds[usize::from(hold)].set);
        }
        for (skill, &level) in player.skills.iter().enumerate() {
            if level > 0 {
                visit(content.skills[skill].levels[usize::from(level) - 1]);
            }
        }
        for class in crate::bag::bits(player.classes.into()) {
            visit(content.classes[usize::from(class)].set);
        }
        let blocks = &content.kingdoms[usize::from(player.kingdom)].blocks;
        for block in crate::bag::bits(player.blocks.into()) {
            let block = &blocks[usize::from(block)];
            if block.kind == crate::content::BlockKind::Ongoing {
                visit(block.set);
            }
        }
    }

    /// What of it waits for `on`, in the same order.
    #[inline]
    pub(crate) fn each_waiting(
        &self,
        seat: Seat,
        items: bool,
        on: Trigger,
        mut visit: impl FnMut(SetId),
    ) {
        let player = &self.players[seat];
        let (bit, able) = (1 << on as u16, &player.cache.able);
        if player.cache.triggers & bit == 0 || player.kingdom == NONE || !player.alive() {
            return;
        }
        if !able.whole {
            self.each_source(seat, items, |id| {
                if self.content.set(id).triggers & bit != 0 {
                    visit(id);
                }
            });
            return;
        }
        let (first, end) = able.items;
        for (nth, &(id, triggers)) in able.sets.as_slice().iter().enumerate() {
            let counts = items || !(first..end).contains(&(nth as u8));
            if triggers & bit != 0 && counts {
                visit(id);
            }
        }
    }

    /// The upgraded side counts while every slot of the Item is Upgraded (NS-R7-4).
    pub(crate) fn item_set(&self, seat: Seat, card: u8) -> SetId {
        let info = &self.content.cards[usize::from(card)];
        if info.slots & !self.players[seat].upgraded == 0 {
            info.upgraded
        } else {
            info.set
        }
    }

    /// Adds up again what is in play after something came or went.
    pub(crate) fn refresh(&mut self, seat: Seat) {
        let mut cache = Cache {
            dirty: true,
            ..Cache::default()
        };
        self.each_source(seat, true, |id| {
            let set = self.content.set(id);
            cache.flat.add(&set.flat);
            if set.triggers == 0 {
                return;
            }
            cache.triggers |= set.triggers;
            let able = &mut cache.able;
            let is_item = match set.source {
                Source::Card { card, .. } => self.content.masks.equipment() & 1 << card.0 != 0,
                _ => false,
            };
            if able.sets.is_full() {
                able.whole = false;
            } else {
                able.sets.push((id, set.triggers));
            }
            // Items stand together, with only the Hero before them.
            let count = able.sets.as_slice().len() as u8;
            match set.source {
                Source::Hero(_) => able.items = (count, count),
                _ if is_item => able.items.1 = count,
                _ => {}
            }
        });
        self.players[seat].cache = cache;
        if self.players[seat].power > 0 {
            // NS-D19: a lower maximum takes Power along, but never the last point.
            let most = self.max_power(seat).max(1);
            let power = &mut self.players[seat].power;
            *power = (*power).min(most);
        }
    }

    /// All modifiers of a player at this moment.
    pub(crate) fn mods(&self, seat: Seat, items: bool, moment: Moment) -> Mods {
        let player = &self.players[seat];
        let mut mods = Mods::default();
        if items {
            mods = player.cache.flat;
        } else {
            self.each_source(seat, false, |set| mods.add(&self.content.set(set).flat));
        }
        self.each_waiting(seat, items, Trigger::Static, |id| {
            for ability in &self.content.set(id).abilities {
                let counts = ability.on == Trigger::Static
                    && !ability.folded
                    && self.holds(seat, ability.when, moment);
                if counts {
                    self.modify(&mut mods, seat, self.content.list(ability.list));
                }
            }
        });
        if player.lasting != [0; LASTINGS] {
            for (id, &count) in player.lasting.iter().enumerate() {
                if count == 0 {
                    continue;
                }
                let lasting = self.content.lasting(id as u8);
                if self.holds(seat, lasting.when, moment) {
                    let effects = self.content.list(lasting.mods);
                    (0..count).for_each(|_| self.modify(&mut mods, seat, effects));
                }
            }
        }
        mods
    }

    pub(crate) fn modify(&self, mods: &mut Mods, seat: Seat, effects: &[Effect]) {
        for effect in effects {
            match *effect {
                Effect::Modify { stat, n } => mods.change(stat, self.amount(seat, n)),
                Effect::Look(cards) => mods.look_at(cards),
                Effect::Switch(flag) => mods.set(flag),
                _ => {}
            }
        }
    }

    /// Modifiers outside a Battle.
    #[inline]
    pub(crate) fn now(&self, seat: Seat) -> Mods {
        let player = &self.players[seat];
        let plain = player.cache.triggers & 1 << Trigger::Static as u16 == 0
            && player.lasting == [0; LASTINGS];
        if plain {
            player.cache.flat
        } else {
            self.mods(seat, true, Moment::default())
        }
    }

    pub(crate) fn max_power(&self, seat: Seat) -> i16 {
        if self.players[seat].kingdom == NONE {
            return 0;
        }
        self.content.heroes[usize::from(self.hero(seat))].power + self.now(seat).get(Stat::MaxPower)
    }

    /// NS-R12-2: base + Blocks + Strongholds + Skills + other cards.
    pub(crate) fn residual(&self, seat: Seat) -> i16 {
        let player = &self.players[seat];
        if player.kingdom == NONE {
            return 0;
        }
        let base = self.content.kingdoms[usize::from(player.kingdom)].base_residual;
        let holds: i16 = crate::bag::bits(player.strongholds.into())
            .map(|hold| self.content.strongholds[usize::from(hold)].residual)
            .sum();
        (base + holds + self.now(seat).get(Stat::Residual)).max(0)
    }

    pub(crate) fn count(&self, seat: Seat, counter: Counter) -> i16 {
        let player = &self.players[seat];
        let number = match counter {
            Counter::Classes => player.classes.count_ones(),
            Counter::Strongholds => player.strongholds.count_ones(),
            Counter::Residual => return self.residual(seat),
            Counter::Capital => return player.capital,
            // The pre-ticked Block does not count.
            Counter::Blocks => player.blocks.count_ones().saturating_sub(1),
            Counter::Mavens => player.mavens.count_ones(),
            Counter::Equipped => player.equipped().count_ones(),
            Counter::Slain => player.slain.into(),
            Counter::SkillTypes => player.skills.iter().filter(|&&level| level > 0).count() as u32,
            Counter::Hand => player.hand.len().into(),
        };
        number as i16
    }

    /// NS-R13-11: fractions are rounded up.
    pub(crate) fn amount(&self, seat: Seat, amount: Amount) -> i16 {
        let Some(counter) = amount.per else {
            return amount.plus;
        };
        let product = i32::from(self.count(seat, counter)) * i32::from(amount.each);
        let div = i32::from(amount.div);
        let counted = (product + div - 1).div_euclid(div) + i32::from(amount.plus);
        counted.min(amount.cap.into()) as i16
    }

    #[inline]
    pub(crate) fn holds(&self, seat: Seat, range: CondRange, moment: Moment) -> bool {
        self.content
            .conditions(range)
            .iter()
            .all(|&condition| self.holds_one(seat, condition, moment))
    }

    fn holds_one(&self, seat: Seat, condition: Condition, moment: Moment) -> bool {
        match condition {
            Condition::Role(role) => moment.battle.is_some_and(|(own, _)| own == role),
            Condition::Versus(versus) => moment
                .battle
                .is_some_and(|(_, target)| is_versus(target, versus)),
            Condition::Skill(Some(skill), level) => self.skill(seat, skill) >= level,
            Condition::Skill(None, level) => {
                self.players[seat].skills.iter().any(|&own| own >= level)
            }
            Condition::AtLeast(counter, n) => self.count(seat, counter) >= n,
            Condition::PowerAtMost(n) => self.players[seat].power <= n,
            Condition::Bought(good) => moment.bought == Some(good),
            Condition::Any(any) => self
                .content
                .conditions(any)
                .iter()
                .any(|&one| self.holds_one(seat, one, moment)),
        }
    }

    pub(crate) fn skill(&self, seat: Seat, skill: SkillType) -> u8 {
        self.players[seat].skills[skill as usize]
    }
}

fn is_versus(target: Target, versus: Versus) -> bool {
    match versus {
        Versus::Hero => matches!(target, Target::Hero(_)),
        Versus::Independent => matches!(target, Target::Independent(_)),
        Versus::Controlled => matches!(target, Target::Controlled(_)),
        Versus::Stronghold => !matches!(target, Target::Hero(_)),
        Versus::Player => !matches!(target, Target::Independent(_)),
    }
}
