//! From the tables of the file to what the rules run: every thing with its figures.

mod abilities; // abilities, conditions, effects

use std::collections::BTreeMap;

use kernel::ContentError;
use toml::Spanned;

use super::file::{File, Item, Pool, Reveal, Unlock as RawUnlock};
use super::provenance::provenance;
use super::vocabulary::RawAbility;
use super::{
    AbilitySet, Block, Card, CardInfo, CardKind, CardRole, Class, Condition, Content, Cost, Effect,
    Hero, Holder, Kingdom, Lasting, Limit, ListId, Masks, Meta, PoolTest, SetId, Skill, SkillType,
    Slot, Source, Stronghold, Unlock, checks,
};
use abilities::cost;

/// The list without effects.
pub(crate) const EMPTY: ListId = ListId(0);

pub(in crate::content) fn compile(text: &str) -> Result<Content, ContentError> {
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

/// The Polish names that the file has, by id.
fn names_pl(file: &File) -> BTreeMap<String, String> {
    macro_rules! of { ($($rows:expr),*) => { [$(
        $rows.iter().map(|row| (row.id.as_ref(), &row.name_pl)).collect::<Vec<_>>()
    ),*] } }
    let blocks = || file.kingdom.iter().flat_map(|kingdom| &kingdom.block);
    let blocks: Vec<_> = blocks().collect();
    let all = of!(
        file.kingdom,
        blocks,
        file.hero,
        file.class,
        file.stronghold,
        file.boon,
        file.hazard,
        file.maven,
        file.battle,
        file.mythic,
        file.pool,
        file.item
    );
    let named = all.into_iter().flatten();
    let named = named.filter_map(|(id, name)| Some((id, name.as_ref()?.trim())));
    named
        .filter(|(_, name)| !name.is_empty())
        .map(|(id, name)| (id.to_owned(), name.to_owned()))
        .collect()
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
        let unlocking = classes.iter().fold(0, |set, class| match class.unlock {
            Unlock::Event { on, .. } => set | 1 << on as u16,
            Unlock::State(_) => set,
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
            provenance: provenance(file),
            effects: std::mem::take(&mut self.effects),
            lists: std::mem::take(&mut self.lists),
            conditions: std::mem::take(&mut self.conditions),
            lastings: std::mem::take(&mut self.lastings),
            holders: std::mem::take(&mut self.holders),
            masks,
            names_pl: names_pl(file),
            notation: super::Names::default(),
            watches_resources,
            unlocking,
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
        self.reveals(CardKind::Boon, &file.boon, &mut cards);
        self.reveals(CardKind::Hazard, &file.hazard, &mut cards);
        for card in &file.maven {
            let info = self.card(
                &card.id,
                &card.name,
                CardKind::Maven,
                &card.abilities,
                &cards,
            );
            let reject = self.list(&card.reject);
            cards.push(CardInfo { reject, ..info });
        }
        for card in &file.battle {
            let info = self.card(
                &card.id,
                &card.name,
                CardKind::Battle,
                &card.abilities,
                &cards,
            );
            cards.push(CardInfo {
                copies: card.copies,
                cost: cost(card.cost),
                role: card.role,
                ..info
            });
        }
        for card in &file.mythic {
            let info = self.card(
                &card.id,
                &card.name,
                CardKind::Mythic,
                &card.abilities,
                &cards,
            );
            cards.push(CardInfo {
                slots: slots(&card.slots),
                prereq: Some((card.prereq.skill, card.prereq.level)),
                ..info
            });
        }
        for card in &file.pool {
            let pool = self.pool(card, &cards);
            cards.push(pool);
        }
        for card in &file.item {
            let item = self.item(card, &cards);
            cards.push(item);
        }
        cards
    }

    fn reveals(&mut self, kind: CardKind, raw: &[Reveal], cards: &mut Vec<CardInfo>) {
        for card in raw {
            let info = self.card(&card.id, &card.name, kind, &card.abilities, cards);
            cards.push(CardInfo {
                copies: card.copies,
                ..info
            });
        }
    }

    /// A Pool of Essence with its Test.
    fn pool(&mut self, raw: &Pool, before: &[CardInfo]) -> CardInfo {
        let info = self.card(&raw.id, &raw.name, CardKind::Pool, &raw.abilities, before);
        let test = PoolTest {
            pay: cost(raw.test.pay),
            state: self.conditions(&raw.test.state),
            roll: raw.test.roll,
        };
        CardInfo {
            test: Some(test),
            ..info
        }
    }

    /// A World Forge Item with its upgraded side.
    fn item(&mut self, raw: &Item, before: &[CardInfo]) -> CardInfo {
        let info = self.card(&raw.id, &raw.name, CardKind::Item, &raw.abilities, before);
        // The limit belongs to the card, so that upgrading an Item does not renew it.
        let limits: Vec<u8> = self.sets[usize::from(info.set.0)]
            .abilities
            .iter()
            .filter(|ability| ability.limit != Limit::None)
            .map(|ability| ability.limit_bit)
            .collect();
        let source = Source::Card {
            card: Card(before.len() as u8),
            upgraded: true,
        };
        CardInfo {
            upgraded: self.set_sharing(source, &raw.upgraded, &limits),
            cost: Cost {
                capital: raw.cost,
                ..Cost::default()
            },
            slots: slots(&raw.slots),
            ..info
        }
    }

    /// The next card: what all kinds have in common.
    fn card(
        &mut self,
        id: &Spanned<String>,
        name: &str,
        kind: CardKind,
        abilities: &[RawAbility],
        before: &[CardInfo],
    ) -> CardInfo {
        let source = Source::Card {
            card: Card(before.len() as u8),
            upgraded: false,
        };
        let set = self.set(source, abilities);
        CardInfo {
            id: id.as_ref().clone(),
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
        }
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
        for skill in SkillType::ALL {
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
}

fn slots(slots: &[Slot]) -> u8 {
    slots.iter().fold(0, |set, slot| set | 1 << *slot as u8)
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
