//! The tables of the content file as they are written.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::Condition4;
use super::vocabulary::{
    BlockKind, CardRole, Link, Provenance, RawAbility, RawCondition, RawCost, RawEffect, SkillType,
    Slot, Trigger,
};

macro_rules! tables { ($($name:ident { $($(#[$meta:meta])* $field:ident : $type:ty),* $(,)? })*) => { $(
    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub(super) struct $name { $($(#[$meta])* pub(super) $field: $type),* }
)* } }

fn one() -> u8 {
    1
}

tables! {
    File {
        meta: Meta,
        sources: BTreeMap<String, Provenance>,
        kingdom: Vec<Kingdom>,
        hero: Vec<Hero>,
        skill: Vec<Skill>,
        class: Vec<Class>,
        stronghold: Vec<Stronghold>,
        boon: Vec<Reveal>,
        hazard: Vec<Reveal>,
        maven: Vec<Maven>,
        battle: Vec<Battle>,
        mythic: Vec<Mythic>,
        pool: Vec<Pool>,
        item: Vec<Item>,
    }
    Meta {
        set: String,
        die: [i8; 6],
        champion_slain: u8,
        conqueror_strongholds: u8,
        master_level: u8,
        legend_classes: u8,
        skill_cost_per_level: u8,
        skill_deck_base: u8,
        strongholds_by_players: ByPlayers,
        stronghold_row: u8,
        forge_row: u8,
        setup_battle_cards: u8,
    }
    ByPlayers {
        #[serde(rename = "2")] two: u8,
        #[serde(rename = "3")] three: u8,
        #[serde(rename = "4")] four: u8,
    }
    Kingdom {
        id: Spanned<String>,
        name: String,
        #[serde(default)] name_pl: Option<String>,
        source: Provenance,
        epithet: String,
        favoured: Condition4,
        base_residual: u8,
        starting_capital: u8,
        starting_battle_cards: u8,
        pre_ticked: String,
        heroes: Vec<String>,
        block: Vec<Block>,
    }
    Block {
        id: Spanned<String>,
        name: String,
        #[serde(default)] name_pl: Option<String>,
        source: Provenance,
        kind: BlockKind,
        after: Vec<String>,
        #[serde(default)] link: Link,
        #[serde(default)] no_victory: bool,
        #[serde(default)] prereq: Vec<RawCondition>,
        abilities: Vec<RawAbility>,
    }
    Hero {
        id: Spanned<String>,
        name: String,
        #[serde(default)] name_pl: Option<String>,
        source: Provenance,
        kingdom: String,
        attack: u8,
        defense: u8,
        power: u8,
        abilities: Vec<RawAbility>,
    }
    Skill {
        id: Spanned<SkillType>,
        name: String,
        source: Provenance,
        copies: u8,
        #[serde(default)] on_buy: Vec<RawEffect>,
        levels: Vec<Level>,
    }
    Level { abilities: Vec<RawAbility> }
    Class {
        id: Spanned<String>,
        name: String,
        #[serde(default)] name_pl: Option<String>,
        source: Provenance,
        copies: u8,
        unlock: Unlock,
        abilities: Vec<RawAbility>,
    }
    UnlockEvent { on: Trigger, #[serde(default, rename = "if")] when: Vec<RawCondition> }
    Stronghold {
        id: Spanned<String>,
        name: String,
        #[serde(default)] name_pl: Option<String>,
        source: Provenance,
        defense: u8,
        initial: u8,
        residual: u8,
        abilities: Vec<RawAbility>,
    }
    Reveal {
        id: Spanned<String>,
        name: String,
        #[serde(default)] name_pl: Option<String>,
        source: Provenance,
        #[serde(default = "one")] copies: u8,
        abilities: Vec<RawAbility>,
    }
    Maven {
        id: Spanned<String>,
        name: String,
        #[serde(default)] name_pl: Option<String>,
        source: Provenance,
        reject: Vec<RawEffect>,
        abilities: Vec<RawAbility>,
    }
    Battle {
        id: Spanned<String>,
        name: String,
        #[serde(default)] name_pl: Option<String>,
        source: Provenance,
        #[serde(default = "one")] copies: u8,
        cost: RawCost,
        #[serde(default)] role: CardRole,
        abilities: Vec<RawAbility>,
    }
    Mythic {
        id: Spanned<String>,
        name: String,
        #[serde(default)] name_pl: Option<String>,
        source: Provenance,
        slots: Vec<Slot>,
        prereq: MythicPrereq,
        abilities: Vec<RawAbility>,
    }
    MythicPrereq { skill: SkillType, level: u8 }
    Pool {
        id: Spanned<String>,
        name: String,
        #[serde(default)] name_pl: Option<String>,
        source: Provenance,
        test: Test,
        abilities: Vec<RawAbility>,
    }
    Test {
        #[serde(default)] pay: RawCost,
        #[serde(default)] state: Vec<RawCondition>,
        #[serde(default)] roll: Option<i16>,
    }
    Item {
        id: Spanned<String>,
        name: String,
        #[serde(default)] name_pl: Option<String>,
        source: Provenance,
        slots: Vec<Slot>,
        cost: u8,
        abilities: Vec<RawAbility>,
        upgraded: Vec<RawAbility>,
    }
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Unlock {
    State(Vec<RawCondition>),
    Event(UnlockEvent),
}
