//! From the tables of the file to what the rules run.

use kernel::ContentError;

use super::file::{File, Unlock as RawUnlock};
use super::vocabulary::{Price, RawAbility, RawAmount, RawCondition, RawCost, RawEffect, RawSpend};
use super::{
    Ability, AbilitySet, Amount, Block, Card, CardInfo, CardKind, CardRole, Class, CondRange,
    Condition, Content, Cost, Counter, Effect, Good, Hero, Holder, Kingdom, Lasting, Limit, ListId,
    Masks, Meta, PoolTest, SetId, Skill, Slot, Source, Stronghold, Trigger, Unlock, checks,
};
use crate::mods::{Flag, Mods, Stat};

pub(super) fn compile(text: &str) -> Result<Content, ContentError> {
    let file: File = toml::from_str(text).map_err(|error| checks::unreadable(text, &error))?;
    checks::check(&file, text)?;
    let mut shop = Workshop::default();
    let mut content = shop.build(&file);
    content.notation = crate::notation::names_of(&content);
    checks::check_compiled(&content)?;
    Ok(content)
}

/// Where lists are put together.
#[derive(Default)]
struct Workshop {
    sets: Vec<AbilitySet>,
    effects: Vec<Effect>,
    lists: Vec<(u16, u16)>,
    conditions: Vec<Condition>,
    lastings: Vec<Lasting>,
    holders: Vec<Holder>,
    limits: u8,
    /// What is being compiled now.
    source: Option<Source>,
}

impl Workshop {
    fn build(&mut self, file: &File) -> Content {
        let empty = self.list(&[]);
        debug_assert_eq!(empty, EMPTY, "the first list is the empty one");
        let heroes = self.heroes(file);
        let cards = self.cards(file);
        let strongholds = self.strongholds(file);
        let skills = self.skills(file);
        let classes = self.classes(file);
        let kingdoms = self.kingdoms(file);
        let watches_resources = classes.iter().any(|class| match class.unlock {
            Unlock::State(range) => self.watches_resources(range),
            Unlock::Event { .. } => false,
        });
        let mut masks = Masks::default();
        for (at, card) in cards.iter().enumerate() {
            masks.doubles |= u128::from(card.copies > 1) << at;
            let mask = match card.kind {
                CardKind::Battle => &mut masks.battle,
                CardKind::Mythic => &mut masks.mythic,
                CardKind::Pool => &mut masks.pool,
                CardKind::Item => &mut masks.item,
                CardKind::Boon | CardKind::Hazard | CardKind::Maven => continue,
            };
            *mask |= 1 << at;
        }
        Content {
            meta: meta(file),
            kingdoms,
            heroes,
            cards,
            skills,
            classes,
            strongholds,
            sets: std::mem::take(&mut self.sets),
            provenance: checks::provenance(file),
            effects: std::mem::take(&mut self.effects),
            lists: std::mem::take(&mut self.lists),
            conditions: std::mem::take(&mut self.conditions),
            lastings: std::mem::take(&mut self.lastings),
            holders: std::mem::take(&mut self.holders),
            masks,
            notation: super::Names::default(),
            watches_resources,
        }
    }

    fn heroes(&mut self, file: &File) -> Vec<Hero> {
        let kingdom = |id: &str| {
            let found = file.kingdom.iter().position(|one| one.id.as_ref() == id);
            found.expect("checked: the kingdom exists") as u8
        };
        let mut heroes = Vec::new();
        for (at, hero) in file.hero.iter().enumerate() {
            heroes.push(Hero {
                id: hero.id.as_ref().clone(),
                name: hero.name.clone(),
                kingdom: kingdom(&hero.kingdom),
                attack: hero.attack.into(),
                defense: hero.defense.into(),
                power: hero.power.into(),
                set: self.set(Source::Hero(at as u8), &hero.abilities),
            });
        }
        heroes
    }

    fn cards(&mut self, file: &File) -> Vec<CardInfo> {
        let mut cards: Vec<CardInfo> = Vec::new();
        let blank = |id: &str, name: &str, kind, set| CardInfo {
            id: id.to_owned(),
            name: name.to_owned(),
            kind,
            copies: 1,
            set,
            upgraded: set,
            cost: Cost::default(),
            role: CardRole::Any,
            slots: 0,
            prereq: None,
            reject: EMPTY,
            test: None,
        };
        let source = |cards: &Vec<CardInfo>| Source::Card {
            card: Card(cards.len() as u8),
            upgraded: false,
        };
        for (kind, reveals) in [
            (CardKind::Boon, &file.boon),
            (CardKind::Hazard, &file.hazard),
        ] {
            for card in reveals {
                let set = self.set(source(&cards), &card.abilities);
                cards.push(CardInfo {
                    copies: card.copies,
                    ..blank(card.id.as_ref(), &card.name, kind, set)
                });
            }
        }
        for card in &file.maven {
            let set = self.set(source(&cards), &card.abilities);
            let reject = self.list(&card.reject);
            cards.push(CardInfo {
                reject,
                ..blank(card.id.as_ref(), &card.name, CardKind::Maven, set)
            });
        }
        for card in &file.battle {
            let set = self.set(source(&cards), &card.abilities);
            cards.push(CardInfo {
                copies: card.copies,
                cost: cost(card.cost),
                role: card.role,
                ..blank(card.id.as_ref(), &card.name, CardKind::Battle, set)
            });
        }
        for card in &file.mythic {
            let set = self.set(source(&cards), &card.abilities);
            cards.push(CardInfo {
                slots: slots(&card.slots),
                prereq: Some((card.prereq.skill, card.prereq.level)),
                ..blank(card.id.as_ref(), &card.name, CardKind::Mythic, set)
            });
        }
        for card in &file.pool {
            let set = self.set(source(&cards), &card.abilities);
            let state = self.conditions(&card.test.state);
            cards.push(CardInfo {
                test: Some(PoolTest {
                    pay: cost(card.test.pay),
                    state,
                    roll: card.test.roll,
                }),
                ..blank(card.id.as_ref(), &card.name, CardKind::Pool, set)
            });
        }
        for card in &file.item {
            let base = source(&cards);
            let set = self.set(base, &card.abilities);
            let limits = self.sets[usize::from(set.0)]
                .abilities
                .iter()
                .filter(|ability| ability.limit != Limit::None)
                .map(|ability| ability.limit_bit)
                .collect::<Vec<_>>();
            let Source::Card { card: number, .. } = base else {
                continue;
            };
            let source = Source::Card {
                card: number,
                upgraded: true,
            };
            // The limit belongs to the card, so that upgrading an Item does not renew it.
            let upgraded = self.set_sharing(source, &card.upgraded, &limits);
            cards.push(CardInfo {
                upgraded,
                cost: Cost {
                    capital: card.cost,
                    ..Cost::default()
                },
                slots: slots(&card.slots),
                ..blank(card.id.as_ref(), &card.name, CardKind::Item, set)
            });
        }
        cards
    }

    fn strongholds(&mut self, file: &File) -> Vec<Stronghold> {
        let mut strongholds = Vec::new();
        for (at, hold) in file.stronghold.iter().enumerate() {
            strongholds.push(Stronghold {
                id: hold.id.as_ref().clone(),
                name: hold.name.clone(),
                defense: hold.defense.into(),
                initial: hold.initial.into(),
                residual: hold.residual.into(),
                set: self.set(Source::Stronghold(at as u8), &hold.abilities),
            });
        }
        strongholds
    }

    fn skills(&mut self, file: &File) -> Vec<Skill> {
        let mut skills = Vec::new();
        for skill in super::SkillType::ALL {
            let raw = file.skill.iter().find(|raw| *raw.id.as_ref() == skill);
            let raw = raw.expect("checked: every Skill Type is there");
            let mut levels = [SetId(0); 4];
            for (at, level) in raw.levels.iter().enumerate() {
                let source = Source::Skill {
                    skill,
                    level: at as u8 + 1,
                };
                levels[at] = self.set(source, &level.abilities);
            }
            skills.push(Skill {
                name: raw.name.clone(),
                copies: raw.copies,
                levels,
                on_buy: self.list(&raw.on_buy),
            });
        }
        skills
    }

    fn classes(&mut self, file: &File) -> Vec<Class> {
        let mut classes = Vec::new();
        for (at, class) in file.class.iter().enumerate() {
            let unlock = match &class.unlock {
                RawUnlock::State(state) => Unlock::State(self.conditions(state)),
                RawUnlock::Event(event) => Unlock::Event {
                    on: event.on,
                    when: self.conditions(&event.when),
                },
            };
            classes.push(Class {
                id: class.id.as_ref().clone(),
                name: class.name.clone(),
                unlock,
                set: self.set(Source::Class(at as u8), &class.abilities),
            });
        }
        classes
    }

    fn kingdoms(&mut self, file: &File) -> Vec<Kingdom> {
        let mut kingdoms = Vec::new();
        for (number, raw) in file.kingdom.iter().enumerate() {
            let at = |id: &str| raw.block.iter().position(|block| block.id.as_ref() == id);
            let mut blocks = Vec::new();
            for (nth, block) in raw.block.iter().enumerate() {
                let source = Source::Block {
                    kingdom: number as u8,
                    block: nth as u8,
                };
                blocks.push(Block {
                    id: block.id.as_ref().clone(),
                    name: block.name.clone(),
                    kind: block.kind,
                    after: block
                        .after
                        .iter()
                        .filter_map(|id| at(id))
                        .fold(0, |set, before| set | 1 << before),
                    link: block.link,
                    no_victory: block.no_victory,
                    prereq: self.conditions(&block.prereq),
                    set: self.set(source, &block.abilities),
                });
            }
            let hero = |nth: usize| {
                let id = &raw.heroes[nth];
                let found = file.hero.iter().position(|hero| hero.id.as_ref() == id);
                found.expect("checked: the Hero exists") as u8
            };
            kingdoms.push(Kingdom {
                id: raw.id.as_ref().clone(),
                name: raw.name.clone(),
                epithet: raw.epithet.clone(),
                favoured: raw.favoured,
                base_residual: raw.base_residual.into(),
                starting_capital: raw.starting_capital.into(),
                starting_battle_cards: raw.starting_battle_cards,
                pre_ticked: at(&raw.pre_ticked).expect("checked: the Block exists") as u8,
                heroes: [hero(0), hero(1), hero(2)],
                blocks,
            });
        }
        kingdoms
    }

    fn set(&mut self, source: Source, abilities: &[RawAbility]) -> SetId {
        self.set_sharing(source, abilities, &[])
    }

    fn set_sharing(&mut self, source: Source, raw: &[RawAbility], limits: &[u8]) -> SetId {
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

    fn list(&mut self, effects: &[RawEffect]) -> ListId {
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
        let modify = |stat, n: &RawAmount| Effect::Modify {
            stat,
            n: amount(*n),
        };
        match effect {
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
            RawEffect::OnOthers(others) => Effect::OnOthers {
                who: others.who,
                list: self.list(&others.effects),
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
            RawEffect::Place(place) => {
                let spend = spend(&place.spend);
                Effect::Place {
                    n: place.n,
                    spend,
                    holder: self.holder(spend),
                }
            }
            RawEffect::ExtraAction(action) => Effect::ExtraAction(*action),
            RawEffect::Lasting(lasting) => {
                let lasting = Lasting {
                    dur: lasting.dur,
                    when: self.conditions(&lasting.when),
                    mods: self.list(&lasting.mods),
                };
                self.lastings.push(lasting);
                Effect::Lasting(self.lastings.len() as u8 - 1)
            }
            RawEffect::Choice(options) => {
                let compiled: Vec<Vec<Effect>> = options
                    .iter()
                    .map(|option| {
                        let need = option.need.as_slice();
                        let need = self.conditions(need);
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
            RawEffect::Attack(n) => modify(Stat::Attack, n),
            RawEffect::Defense(n) => modify(Stat::Defense, n),
            RawEffect::StrongholdDefense(n) => modify(Stat::StrongholdDefense, n),
            RawEffect::MaxPower(n) => modify(Stat::MaxPower, n),
            RawEffect::Residual(n) => modify(Stat::Residual, n),
            RawEffect::Roll(n) => modify(Stat::Roll, n),
            RawEffect::OppRoll(n) => modify(Stat::OppRoll, n),
            RawEffect::OppStat(n) => modify(Stat::OppStat, n),
            RawEffect::TestBonus(n) => modify(Stat::TestBonus, n),
            RawEffect::DamageDealt(n) => modify(Stat::DamageDealt, n),
            RawEffect::DamageTaken(n) => modify(Stat::DamageTaken, n),
            RawEffect::HazardPower(n) => modify(Stat::HazardPower, n),
            RawEffect::Cost(cost) => Effect::Modify {
                stat: match cost.of {
                    Good::Skill => Stat::SkillCost,
                    Good::Item => Stat::ItemCost,
                    Good::Battle => Stat::BattleCost,
                },
                n: Amount::constant(cost.n),
            },
            RawEffect::HalveDamageTaken(_) => Effect::Switch(Flag::HalveDamageTaken),
            RawEffect::ExploreLook(n) => Effect::Look(*n),
            RawEffect::IgnorePrereq(_) => Effect::Switch(Flag::IgnorePrereq),
            RawEffect::Immune(_) => Effect::Switch(Flag::ImmuneToStealing),
            RawEffect::Forbid(_) => Effect::Switch(Flag::CannotAttack),
            RawEffect::RollSign(sign) => Effect::RollSign {
                whose: sign.whose,
                sign: sign.sign,
            },
            RawEffect::Reroll(reroll) => Effect::Reroll {
                whose: reroll.whose,
                keep: reroll.keep,
            },
            RawEffect::Negate(_) => Effect::Negate,
            RawEffect::ExtraBattleCard(n) => Effect::ExtraBattleCard(*n),
        }
    }

    /// Base and upgraded side of an Item share the place where Capital lies.
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

    fn conditions(&mut self, raw: &[RawCondition]) -> CondRange {
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

    fn watches_resources(&self, range: CondRange) -> bool {
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

/// The list without effects.
pub(crate) const EMPTY: ListId = ListId(0);

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

fn cost(raw: RawCost) -> Cost {
    Cost {
        capital: raw.capital,
        power: raw.power,
        discard: raw.discard,
    }
}

fn slots(slots: &[Slot]) -> u8 {
    slots.iter().fold(0, |set, slot| set | 1 << *slot as u8)
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

fn meta(file: &File) -> Meta {
    let raw = &file.meta;
    let by = &raw.strongholds_by_players;
    Meta {
        set: raw.set.clone(),
        die: raw.die,
        champion_slain: raw.champion_slain,
        conqueror_strongholds: raw.conqueror_strongholds,
        master_level: raw.master_level,
        legend_classes: raw.legend_classes,
        skill_cost_per_level: raw.skill_cost_per_level.into(),
        skill_deck_base: raw.skill_deck_base,
        strongholds_by_players: [by.two, by.three, by.four],
        stronghold_row: raw.stronghold_row,
        forge_row: raw.forge_row,
        setup_battle_cards: raw.setup_battle_cards,
    }
}
