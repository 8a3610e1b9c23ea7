//! The card set as checked, typed data that the rules can run.
//!
//! Abilities are compiled into flat lists, so that "what is still to do" can point at an effect by two small numbers and a
//! state stays plain data.

mod abilities;
mod checks;
mod compile;
mod file;
mod provenance;
mod vocabulary;

pub(crate) use compile::EMPTY;
pub use vocabulary::{
    BlockKind, CardKind, CardRole, Counter, Duration, Good, Keep, Limit, Link, Phase2, Provenance,
    Role, Select, Sign, SkillType, Slot, Trigger, Versus, Who, Whose,
};

use std::collections::BTreeMap;

use kernel::{ContentError, Shared};
use serde::Serialize;

use crate::mods::{Flag, Mods, Stat};

/// The content file that the program ships.
pub const CONTENT: &str = include_str!("../../../../content/numa-sera.toml");

/// Nothing: no card, no Stronghold, no seat.
pub(crate) const NONE: u8 = u8::MAX;

/// A kind of Exploration card or a World Forge Item, as an index into [`Content::cards`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Card(pub u8);

/// Everything that the rules need to know about the cards.
#[derive(Debug)]
pub struct Content {
    pub meta: Meta,
    pub kingdoms: Vec<Kingdom>,
    pub heroes: Vec<Hero>,
    /// Exploration cards first, then World Forge Items.
    pub cards: Vec<CardInfo>,
    pub skills: Vec<Skill>,
    pub classes: Vec<Class>,
    pub strongholds: Vec<Stronghold>,
    /// Everything that can have abilities, see [`SetId`].
    pub sets: Vec<AbilitySet>,
    pub provenance: Vec<(String, String)>,
    pub(crate) effects: Vec<Effect>,
    pub(crate) lists: Vec<(u16, u16)>,
    pub(crate) conditions: Vec<Condition>,
    pub(crate) lastings: Vec<Lasting>,
    pub(crate) holders: Vec<Holder>,
    pub(crate) masks: Masks,
    /// What things are called in Polish, by their ids, where the file says so.
    pub names_pl: BTreeMap<String, String>,
    /// What things are called in notation.
    pub(crate) notation: Names,
    /// Whether a Class can be unlocked by something that changes without any card changing hands.
    pub(crate) watches_resources: bool,
    /// A bit for each [`Trigger`] that unlocks a Class.
    pub(crate) unlocking: u16,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meta {
    pub set: String,
    pub die: [i8; 6],
    pub champion_slain: u8,
    pub conqueror_strongholds: u8,
    pub master_level: u8,
    pub legend_classes: u8,
    pub skill_cost_per_level: i16,
    pub skill_deck_base: u8,
    /// For 2, 3 and 4 players.
    pub strongholds_by_players: [u8; 3],
    pub stronghold_row: u8,
    pub forge_row: u8,
    pub setup_battle_cards: u8,
}

#[derive(Debug)]
pub struct Kingdom {
    pub id: String,
    pub name: String,
    pub epithet: String,
    pub favoured: Condition4,
    pub base_residual: i16,
    pub starting_capital: i16,
    pub starting_battle_cards: u8,
    /// Index into [`Kingdom::blocks`].
    pub pre_ticked: u8,
    /// Indices into [`Content::heroes`].
    pub heroes: [u8; 3],
    pub blocks: Vec<Block>,
}

/// The four Victory Conditions.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, serde::Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Condition4 {
    Conqueror,
    Champion,
    Master,
    Legend,
}

impl Condition4 {
    pub const ALL: [Condition4; 4] = [
        Condition4::Conqueror,
        Condition4::Champion,
        Condition4::Master,
        Condition4::Legend,
    ];

    /// The stable word for a match that ended this way.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Condition4::Conqueror => "conqueror",
            Condition4::Champion => "champion",
            Condition4::Master => "master",
            Condition4::Legend => "legend",
        }
    }
}

#[derive(Debug)]
pub struct Block {
    pub id: String,
    pub name: String,
    pub kind: BlockKind,
    /// The Blocks before this one, as a set of indices.
    pub after: u32,
    pub link: Link,
    pub no_victory: bool,
    pub prereq: CondRange,
    pub set: SetId,
}

#[derive(Debug)]
pub struct Hero {
    pub id: String,
    pub name: String,
    pub kingdom: u8,
    pub attack: i16,
    pub defense: i16,
    pub power: i16,
    pub set: SetId,
}

#[derive(Debug)]
pub struct CardInfo {
    pub id: String,
    pub name: String,
    pub kind: CardKind,
    pub copies: u8,
    pub set: SetId,
    /// Items: what holds while every slot of the Item is Upgraded; otherwise the same as `set`.
    pub upgraded: SetId,
    /// Battle cards: what it costs to play. Items: the price in Capital.
    pub cost: Cost,
    pub role: CardRole,
    /// Items: the slots it fills, as a set.
    pub slots: u8,
    /// Mythic Items: the Skill that is needed to Equip it.
    pub prereq: Option<(SkillType, u8)>,
    /// Mavens: what rejecting it brings.
    pub reject: ListId,
    /// Pools of Essence.
    pub test: Option<PoolTest>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    pub capital: u8,
    pub power: u8,
    pub discard: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PoolTest {
    pub pay: Cost,
    pub state: CondRange,
    pub roll: Option<i16>,
}

#[derive(Debug)]
pub struct Skill {
    pub name: String,
    pub copies: u8,
    /// What Level 1, 2, 3 and 4 give.
    pub levels: [SetId; 4],
    pub on_buy: ListId,
}

#[derive(Debug)]
pub struct Class {
    pub id: String,
    pub name: String,
    pub unlock: Unlock,
    pub set: SetId,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unlock {
    State(CondRange),
    Event { on: Trigger, when: CondRange },
}

#[derive(Debug)]
pub struct Stronghold {
    pub id: String,
    pub name: String,
    pub defense: i16,
    pub initial: i16,
    pub residual: i16,
    pub set: SetId,
}

/// An index into [`Content::sets`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct SetId(pub u16);

/// An index into the compiled effect lists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ListId(pub u16);

/// Conditions that must all hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CondRange {
    pub(crate) start: u16,
    pub(crate) len: u8,
}

/// All abilities of one thing.
#[derive(Debug)]
pub struct AbilitySet {
    pub source: Source,
    pub abilities: Vec<Ability>,
    /// The unconditional static modifiers, added up.
    pub(crate) flat: Mods,
    /// A bit for each [`Trigger`] that some ability waits for; `Static` only where `flat` does not say it all.
    pub(crate) triggers: u16,
}

/// What an ability belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    Hero(u8),
    Card { card: Card, upgraded: bool },
    Stronghold(u8),
    Skill { skill: SkillType, level: u8 },
    Class(u8),
    Block { kingdom: u8, block: u8 },
}

#[derive(Clone, Copy, Debug)]
pub struct Ability {
    pub on: Trigger,
    pub who: Who,
    pub when: CondRange,
    pub cost: Cost,
    pub limit: Limit,
    /// Which bit remembers that a limited ability was used.
    pub(crate) limit_bit: u8,
    pub may: bool,
    /// A static ability that [`AbilitySet::flat`] already contains.
    pub(crate) folded: bool,
    pub list: ListId,
}

/// `min(cap, plus + ceil(counter * each / div))`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amount {
    pub per: Option<Counter>,
    pub each: i16,
    pub div: i16,
    pub plus: i16,
    pub cap: i16,
}

impl Amount {
    pub(crate) const FULL: i16 = i16::MAX;

    #[must_use]
    pub fn constant(n: i16) -> Self {
        Self {
            per: None,
            each: 1,
            div: 1,
            plus: n,
            cap: n,
        }
    }

    /// The value where it counts nothing.
    #[must_use]
    pub fn fixed(self) -> Option<i16> {
        self.per.is_none().then_some(self.plus)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    Role(Role),
    Versus(Versus),
    Skill(Option<SkillType>, u8),
    AtLeast(Counter, i16),
    PowerAtMost(i16),
    Bought(Good),
    Any(CondRange),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    GainCapital(Amount),
    LoseCapital(Amount),
    StealCapital {
        from: Select,
        n: Amount,
    },
    GiveCapital {
        to: Select,
        n: Amount,
    },
    Heal(Amount),
    LosePower(Amount),
    Damage {
        to: Select,
        n: Amount,
    },
    OnOthers {
        who: Select,
        list: ListId,
    },
    Explore(u8),
    DrawKind {
        kind: CardKind,
        n: u8,
    },
    Salvage {
        kind: CardKind,
        n: u8,
    },
    DiscardHand(u8),
    DiscardItem(u8),
    DiscardMaven(u8),
    StealCard(Select),
    StealItem(Select),
    TakeForge {
        max_cost: u8,
    },
    GainSkill {
        max_level: u8,
        half: bool,
    },
    GainClass(u8),
    UpgradeSlot(u8),
    RecruitRejected,
    Place {
        n: u8,
        spend: u8,
        holder: u8,
    },
    ExtraAction(Phase2),
    Lasting(u8),
    /// One option or more: lists of effects, each with what it needs.
    Choice {
        first: ListId,
        count: u8,
    },
    /// An option of a [`Effect::Choice`]: `first` of the choice points at lists that begin with this.
    Need(CondRange),
    Test {
        min: i16,
        win: ListId,
        lose: ListId,
    },
    When {
        when: CondRange,
        then: ListId,
        otherwise: ListId,
    },
    Modify {
        stat: Stat,
        n: Amount,
    },
    Look(u8),
    Switch(Flag),
    RollSign {
        whose: Whose,
        sign: Sign,
    },
    Reroll {
        whose: Whose,
        keep: Keep,
    },
    Negate,
    ExtraBattleCard(u8),
}

/// Modifiers that an effect installs for a while.
#[derive(Clone, Copy, Debug)]
pub struct Lasting {
    pub dur: Duration,
    pub when: CondRange,
    pub mods: ListId,
}

/// A card on which Capital can be placed, and what it may be spent on: bits as [`spend_bit`] gives them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Holder {
    pub(crate) source: Source,
    pub(crate) spend: u8,
}

/// The bit of a purchase in [`Holder::spend`].
pub(crate) fn spend_bit(good: Good, skill: Option<SkillType>) -> u8 {
    match (good, skill) {
        (Good::Battle, _) => 1,
        (Good::Item, _) => 2,
        (Good::Skill, Some(skill)) => 4 << skill as u8,
        (Good::Skill, None) => 0b0111_1100,
    }
}

/// Names in small letters with hyphens, worked out once.
#[derive(Debug, Default)]
pub(crate) struct Names {
    pub(crate) cards: Vec<String>,
    pub(crate) strongholds: Vec<String>,
    pub(crate) blocks: Vec<Vec<String>>,
    pub(crate) sets: Vec<String>,
}

/// Sets of kinds of cards.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Masks {
    pub(crate) battle: u128,
    pub(crate) mythic: u128,
    pub(crate) pool: u128,
    pub(crate) item: u128,
    /// Kinds of which there is more than one copy.
    pub(crate) doubles: u128,
}

impl Masks {
    pub(crate) fn of(&self, kind: CardKind) -> u128 {
        match kind {
            CardKind::Battle => self.battle,
            CardKind::Mythic => self.mythic,
            CardKind::Pool => self.pool,
            CardKind::Item => self.item,
            CardKind::Boon | CardKind::Hazard | CardKind::Maven => 0,
        }
    }

    /// Mythic and World Forge Items.
    pub(crate) fn equipment(&self) -> u128 {
        self.mythic | self.item
    }

    pub(crate) fn hand(&self) -> u128 {
        self.battle | self.pool | self.equipment()
    }
}

impl Content {
    /// Reads and checks a content file; the error names line, card and reason.
    pub fn read(text: &str) -> Result<Shared<Content>, ContentError> {
        let content = compile::compile(text)?;
        Ok(Shared::new(content, text))
    }

    /// What the file may say.
    #[must_use]
    pub(crate) fn shapes() -> kernel::Shapes {
        let mut shapes = kernel::Shapes::of::<file::File>();
        shapes = shapes.and_any::<vocabulary::RawPer>(&["full"]);
        shapes.left_out = vocabulary::LEFT_OUT.to_vec();
        shapes
    }

    #[must_use]
    pub fn card(&self, card: Card) -> &CardInfo {
        &self.cards[usize::from(card.0)]
    }

    #[must_use]
    pub fn set(&self, id: SetId) -> &AbilitySet {
        &self.sets[usize::from(id.0)]
    }

    #[must_use]
    pub fn list(&self, id: ListId) -> &[Effect] {
        let (start, len) = self.lists[usize::from(id.0)];
        &self.effects[usize::from(start)..usize::from(start + len)]
    }

    /// The options of a choice: what each needs and what it does.
    pub fn options(
        &self,
        first: ListId,
        count: u8,
    ) -> impl Iterator<Item = (CondRange, &[Effect])> + '_ {
        (0..u16::from(count)).map(move |nth| {
            let list = self.list(ListId(first.0 + nth));
            match list {
                [Effect::Need(need), rest @ ..] => (*need, rest),
                whole => (CondRange::default(), whole),
            }
        })
    }

    #[must_use]
    pub fn conditions(&self, range: CondRange) -> &[Condition] {
        let start = usize::from(range.start);
        &self.conditions[start..start + usize::from(range.len)]
    }

    #[must_use]
    pub fn lasting(&self, id: u8) -> &Lasting {
        &self.lastings[usize::from(id)]
    }

    /// The spend bits of a holder, for texts.
    #[must_use]
    pub fn is_exploration(&self, card: Card) -> bool {
        self.card(card).kind != CardKind::Item
    }

    pub(crate) fn cards_of(&self, mask: u128) -> impl Iterator<Item = Card> {
        crate::bag::bits(mask).map(Card)
    }
}
