//! Abilities become flat lists of effects and ranges of conditions.

use super::{EMPTY, Workshop};
use crate::content::vocabulary::{
    Price, RawAbility, RawAmount, RawCondition, RawCost, RawEffect, RawOption, RawSpend,
};
use crate::content::{
    Ability, AbilitySet, Amount, CondRange, Condition, Cost, Counter, Effect, Good, Holder,
    Lasting, Limit, ListId, SetId, Source, Trigger,
};
use crate::mods::{Flag, Mods, Stat};

impl Workshop {
    pub(super) fn set(&mut self, source: Source, abilities: &[RawAbility]) -> SetId {
        self.set_sharing(source, abilities, &[])
    }

    pub(super) fn set_sharing(
        &mut self,
        source: Source,
        raw: &[RawAbility],
        limits: &[u8],
    ) -> SetId {
        self.source = Some(source);
        let mut flat = Mods::default();
        let mut triggers = 0;
        let mut abilities = Vec::new();
        let mut shared = limits.iter().copied();
        for ability in raw {
            let limit_bit = match ability.limit {
                Limit::None => 0,
                _ => shared.next().unwrap_or_else(|| {
                    self.limits = self.limits.saturating_add(1);
                    self.limits - 1
                }),
            };
            let when = self.conditions(&ability.when);
            let list = self.list(&ability.effects);
            let folds =
                ability.on == Trigger::Static && when.len == 0 && self.fold(list, &mut flat);
            if !folds {
                triggers |= 1 << ability.on as u16;
            }
            abilities.push(Ability {
                on: ability.on,
                who: ability.who,
                when,
                cost: cost(ability.cost),
                limit: ability.limit,
                limit_bit,
                may: ability.may,
                folded: folds,
                list,
            });
        }
        self.sets.push(AbilitySet {
            source,
            abilities,
            flat,
            triggers,
        });
        SetId(self.sets.len() as u16 - 1)
    }

    /// Adds constant modifiers to `flat`. `false`, and nothing added, where one of them has to be counted each time.
    fn fold(&self, list: ListId, flat: &mut Mods) -> bool {
        let (start, len) = self.lists[usize::from(list.0)];
        let effects = &self.effects[usize::from(start)..usize::from(start + len)];
        let constant = |effect: &Effect| match effect {
            Effect::Modify { n, .. } => n.per.is_none(),
            _ => true,
        };
        let folds = effects.iter().all(constant);
        if folds {
            for effect in effects {
                match *effect {
                    Effect::Modify { stat, n } => flat.change(stat, n.plus),
                    Effect::Look(cards) => flat.look_at(cards),
                    Effect::Switch(flag) => flat.set(flag),
                    _ => {}
                }
            }
        }
        folds
    }

    pub(super) fn list(&mut self, effects: &[RawEffect]) -> ListId {
        let compiled: Vec<Effect> = effects.iter().map(|effect| self.effect(effect)).collect();
        self.store(&compiled)
    }

    fn store(&mut self, effects: &[Effect]) -> ListId {
        if effects.is_empty() && !self.lists.is_empty() {
            return EMPTY;
        }
        self.lists
            .push((self.effects.len() as u16, effects.len() as u16));
        self.effects.extend_from_slice(effects);
        ListId(self.lists.len() as u16 - 1)
    }

    fn effect(&mut self, effect: &RawEffect) -> Effect {
        match effect {
            RawEffect::OnOthers(others) => Effect::OnOthers {
                who: others.who,
                list: self.list(&others.effects),
            },
            RawEffect::Place(place) => {
                let spend = spend(&place.spend);
                Effect::Place {
                    n: place.n,
                    spend,
                    holder: self.holder(spend),
                }
            }
            RawEffect::Lasting(lasting) => {
                let lasting = Lasting {
                    dur: lasting.dur,
                    when: self.conditions(&lasting.when),
                    mods: self.list(&lasting.mods),
                };
                self.lastings.push(lasting);
                Effect::Lasting(self.lastings.len() as u8 - 1)
            }
            RawEffect::Choice(options) => self.choice(options),
            RawEffect::Test(test) => Effect::Test {
                min: test.min,
                win: self.list(&test.win),
                lose: self.list(&test.lose),
            },
            RawEffect::When(when) => Effect::When {
                when: self.conditions(&when.when),
                then: self.list(&when.then),
                otherwise: self.list(&when.otherwise),
            },
            plain => action(plain).unwrap_or_else(|| modifier(plain)),
        }
    }

    /// Options are compiled before the first of them is stored, so that their lists follow each other.
    fn choice(&mut self, options: &[RawOption]) -> Effect {
        let compiled: Vec<Vec<Effect>> = options
            .iter()
            .map(|option| {
                let need = self.conditions(option.need.as_slice());
                let mut list = vec![Effect::Need(need)];
                list.extend(option.effects.iter().map(|effect| self.effect(effect)));
                list
            })
            .collect();
        let first = ListId(self.lists.len() as u16);
        for option in &compiled {
            self.store(option);
        }
        Effect::Choice {
            first,
            count: options.len() as u8,
        }
    }

    /// Base and upgraded side of an Item share the place for Capital.
    fn holder(&mut self, spend: u8) -> u8 {
        let source = match self.source.expect("abilities belong to something") {
            Source::Card { card, .. } => Source::Card {
                card,
                upgraded: false,
            },
            source => source,
        };
        let known = self
            .holders
            .iter()
            .position(|holder| holder.source == source);
        known.unwrap_or_else(|| {
            self.holders.push(Holder { source, spend });
            self.holders.len() - 1
        }) as u8
    }

    pub(super) fn conditions(&mut self, raw: &[RawCondition]) -> CondRange {
        let compiled: Vec<Condition> = raw.iter().map(|one| self.condition(one)).collect();
        let start = self.conditions.len() as u16;
        self.conditions.extend_from_slice(&compiled);
        CondRange {
            start: if compiled.is_empty() { 0 } else { start },
            len: compiled.len() as u8,
        }
    }

    fn condition(&mut self, raw: &RawCondition) -> Condition {
        let at_least = |counter, n: &i16| Condition::AtLeast(counter, *n);
        match raw {
            RawCondition::Role(role) => Condition::Role(*role),
            RawCondition::Versus(versus) => Condition::Versus(*versus),
            RawCondition::Skill(need) => Condition::Skill(need.kind.specific(), need.level),
            RawCondition::Classes(n) => at_least(Counter::Classes, n),
            RawCondition::Strongholds(n) => at_least(Counter::Strongholds, n),
            RawCondition::Slain(n) => at_least(Counter::Slain, n),
            RawCondition::Blocks(n) => at_least(Counter::Blocks, n),
            RawCondition::Equipped(n) => at_least(Counter::Equipped, n),
            RawCondition::Mavens(n) => at_least(Counter::Mavens, n),
            RawCondition::SkillTypes(n) => at_least(Counter::SkillTypes, n),
            RawCondition::Hand(n) => at_least(Counter::Hand, n),
            RawCondition::Capital(n) => at_least(Counter::Capital, n),
            RawCondition::PowerMax(n) => Condition::PowerAtMost(*n),
            RawCondition::Bought(good) => Condition::Bought(*good),
            RawCondition::Any(any) => Condition::Any(self.conditions(any)),
        }
    }

    pub(super) fn watches_resources(&self, range: CondRange) -> bool {
        let start = usize::from(range.start);
        self.conditions[start..start + usize::from(range.len)]
            .iter()
            .any(|condition| match condition {
                Condition::AtLeast(counter, _) => matches!(
                    counter,
                    Counter::Capital | Counter::Hand | Counter::Residual
                ),
                Condition::PowerAtMost(_) => true,
                Condition::Any(any) => self.watches_resources(*any),
                _ => false,
            })
    }
}

/// Effects that are carried out once and have no list inside.
fn action(effect: &RawEffect) -> Option<Effect> {
    Some(match effect {
        RawEffect::GainCapital(n) => Effect::GainCapital(amount(*n)),
        RawEffect::LoseCapital(n) => Effect::LoseCapital(amount(*n)),
        RawEffect::StealCapital(steal) => Effect::StealCapital {
            from: steal.from,
            n: amount(steal.n),
        },
        RawEffect::GiveCapital(give) => Effect::GiveCapital {
            to: give.to,
            n: amount(give.n),
        },
        RawEffect::Heal(n) => Effect::Heal(amount(*n)),
        RawEffect::LosePower(n) => Effect::LosePower(amount(*n)),
        RawEffect::Damage(damage) => Effect::Damage {
            to: damage.to,
            n: amount(damage.n),
        },
        RawEffect::Explore(n) => Effect::Explore(*n),
        RawEffect::DrawKind(draw) => Effect::DrawKind {
            kind: draw.kind,
            n: draw.n,
        },
        RawEffect::Salvage(salvage) => Effect::Salvage {
            kind: salvage.kind,
            n: salvage.n,
        },
        RawEffect::DiscardHand(n) => Effect::DiscardHand(*n),
        RawEffect::DiscardItem(n) => Effect::DiscardItem(*n),
        RawEffect::DiscardMaven(n) => Effect::DiscardMaven(*n),
        RawEffect::StealCard(steal) => Effect::StealCard(steal.from),
        RawEffect::StealItem(steal) => Effect::StealItem(steal.from),
        RawEffect::TakeForge(take) => Effect::TakeForge {
            max_cost: take.max_cost,
        },
        RawEffect::GainSkill(gain) => Effect::GainSkill {
            max_level: gain.max_level,
            half: gain.price == Price::Half,
        },
        RawEffect::GainClass(n) => Effect::GainClass(*n),
        RawEffect::UpgradeSlot(n) => Effect::UpgradeSlot(*n),
        RawEffect::RecruitRejected(_) => Effect::RecruitRejected,
        RawEffect::ExtraAction(action) => Effect::ExtraAction(*action),
        _ => return None,
    })
}

/// Effects that change figures, dice or cards for as long as they hold.
fn modifier(effect: &RawEffect) -> Effect {
    use RawEffect::*;
    let modify = |stat, n: &RawAmount| Effect::Modify {
        stat,
        n: amount(*n),
    };
    match effect {
        Attack(n) => modify(Stat::Attack, n),
        Defense(n) => modify(Stat::Defense, n),
        StrongholdDefense(n) => modify(Stat::StrongholdDefense, n),
        MaxPower(n) => modify(Stat::MaxPower, n),
        Residual(n) => modify(Stat::Residual, n),
        Roll(n) => modify(Stat::Roll, n),
        OppRoll(n) => modify(Stat::OppRoll, n),
        OppStat(n) => modify(Stat::OppStat, n),
        TestBonus(n) => modify(Stat::TestBonus, n),
        DamageDealt(n) => modify(Stat::DamageDealt, n),
        DamageTaken(n) => modify(Stat::DamageTaken, n),
        HazardPower(n) => modify(Stat::HazardPower, n),
        Cost(cost) => Effect::Modify {
            stat: match cost.of {
                Good::Skill => Stat::SkillCost,
                Good::Item => Stat::ItemCost,
                Good::Battle => Stat::BattleCost,
            },
            n: Amount::constant(cost.n),
        },
        HalveDamageTaken(_) => Effect::Switch(Flag::HalveDamageTaken),
        ExploreLook(n) => Effect::Look(*n),
        IgnorePrereq(_) => Effect::Switch(Flag::IgnorePrereq),
        Immune(_) => Effect::Switch(Flag::ImmuneToStealing),
        Forbid(_) => Effect::Switch(Flag::CannotAttack),
        RollSign(sign) => Effect::RollSign {
            whose: sign.whose,
            sign: sign.sign,
        },
        Reroll(reroll) => Effect::Reroll {
            whose: reroll.whose,
            keep: reroll.keep,
        },
        Negate(_) => Effect::Negate,
        ExtraBattleCard(n) => Effect::ExtraBattleCard(*n),
        GainCapital(_) | LoseCapital(_) | StealCapital(_) | GiveCapital(_) | Heal(_)
        | LosePower(_) | Damage(_) | OnOthers(_) | Explore(_) | DrawKind(_) | Salvage(_)
        | DiscardHand(_) | DiscardItem(_) | DiscardMaven(_) | StealCard(_) | StealItem(_)
        | TakeForge(_) | GainSkill(_) | GainClass(_) | UpgradeSlot(_) | RecruitRejected(_)
        | Place(_) | ExtraAction(_) | Lasting(_) | Choice(_) | Test(_) | When(_) => {
            unreachable!("actions and lists are compiled before modifiers")
        }
    }
}

fn amount(raw: RawAmount) -> Amount {
    match raw {
        RawAmount::Number(n) => Amount::constant(n),
        RawAmount::Word(_) => Amount::constant(Amount::FULL),
        RawAmount::Per(per) => Amount {
            per: Some(per.per),
            each: per.each,
            div: per.div,
            plus: per.plus,
            cap: per.cap,
        },
    }
}

pub(super) fn cost(raw: RawCost) -> Cost {
    Cost {
        capital: raw.capital,
        power: raw.power,
        discard: raw.discard,
    }
}

fn spend(spends: &[RawSpend]) -> u8 {
    spends.iter().fold(0, |bits, spend| {
        bits | match spend {
            RawSpend::Battle => 1,
            RawSpend::Item => 2,
            RawSpend::Weapon => 4,
            RawSpend::Defense => 8,
            RawSpend::Forge => 16,
            RawSpend::Agriculture => 32,
            RawSpend::Lore => 64,
            RawSpend::Skill => 0b0111_1100,
            RawSpend::Any => 0xFF,
        }
    })
}
