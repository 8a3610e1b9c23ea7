//! The closed vocabulary that cards are written in, exactly as the content file spells it.
//!
//! Every condition and effect is a table with one key, so that serde reads it as an externally tagged enum and refuses any
//! word that is not listed here.

use serde::{Deserialize, Serialize};

/// When an ability happens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    Reveal,
    Tick,
    Static,
    StartOfTurn,
    Activate,
    Explored,
    MavenRejected,
    Built,
    Bought,
    BattleCard,
    Rolled,
    BattleWon,
    BattleLost,
    BattleEnded,
    Slew,
    Conquered,
}

/// Who must have caused the event, seen from the owner of the ability.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    #[default]
    #[serde(rename = "self")]
    Own,
    Other,
    Neighbor,
    Any,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    #[default]
    None,
    Turn,
    Battle,
    Game,
    Discard,
    DiscardOnSuccess,
}

/// What can be counted: for amounts and for "at least" conditions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counter {
    Classes,
    Strongholds,
    Residual,
    Capital,
    Blocks,
    Mavens,
    Equipped,
    Slain,
    SkillTypes,
    Hand,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Select {
    BattleOpponent,
    ChooseOpponent,
    EachNeighbor,
    EachOpponent,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Duration {
    Battle,
    Turn,
    UntilNextTurn,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Attacker,
    Defender,
}

/// The kind of target of a Battle, the same for both sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Versus {
    Hero,
    Independent,
    Controlled,
    /// Independent or controlled.
    Stronghold,
    /// A Hero or a controlled Stronghold.
    Player,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    Skill,
    Item,
    Battle,
}

/// The six types of Exploration cards, and the Items of the World Forge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardKind {
    Boon,
    Hazard,
    Maven,
    Battle,
    Mythic,
    Pool,
    Item,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    Head,
    Chest,
    Right,
    Left,
    Pack,
}

impl Slot {
    pub const ALL: [Slot; 5] = [Slot::Head, Slot::Chest, Slot::Right, Slot::Left, Slot::Pack];
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SkillType {
    Weapon,
    Defense,
    Forge,
    Agriculture,
    Lore,
}

impl SkillType {
    pub const ALL: [SkillType; 5] = [
        SkillType::Weapon,
        SkillType::Defense,
        SkillType::Forge,
        SkillType::Agriculture,
        SkillType::Lore,
    ];
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BlockKind {
    Once,
    Ongoing,
    Repeatable,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Link {
    #[default]
    Solid,
    Dotted,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardRole {
    #[default]
    Any,
    Attacker,
    Defender,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    Own,
    Opp,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Sign {
    #[serde(rename = "+")]
    Plus,
    #[serde(rename = "-")]
    Minus,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Keep {
    New,
    Best,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase2 {
    Attack,
    Build,
}

/// Where a value of the file comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// Printed in the players' handbook.
    Rulebook,
    /// Found in a public description of the game.
    Found,
    /// Our own design in place of a lost card.
    Reconstruction,
    /// Read from a printed copy by somebody who has one.
    Corrected,
}

/// `3`, `"full"`, or a count: `min(cap, plus + ceil(counter * each / div))`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum RawAmount {
    Number(i16),
    Word(Full),
    Per(RawPer),
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Full {
    Full,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawPer {
    pub(crate) per: Counter,
    #[serde(default = "one")]
    pub(crate) each: i16,
    #[serde(default = "one")]
    pub(crate) div: i16,
    #[serde(default)]
    pub(crate) plus: i16,
    #[serde(default = "ninety_nine")]
    pub(crate) cap: i16,
}

fn one() -> i16 {
    1
}

fn ninety_nine() -> i16 {
    99
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawAbility {
    pub(crate) on: Trigger,
    #[serde(default)]
    pub(crate) who: Who,
    #[serde(default, rename = "if")]
    pub(crate) when: Vec<RawCondition>,
    #[serde(default)]
    pub(crate) cost: RawCost,
    #[serde(default)]
    pub(crate) limit: Limit,
    #[serde(default)]
    pub(crate) may: bool,
    #[serde(rename = "do")]
    pub(crate) effects: Vec<RawEffect>,
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawCost {
    #[serde(default)]
    pub(crate) capital: u8,
    #[serde(default)]
    pub(crate) power: u8,
    #[serde(default)]
    pub(crate) discard: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RawCondition {
    Role(Role),
    Versus(Versus),
    Skill(RawSkillNeed),
    Classes(i16),
    Strongholds(i16),
    Slain(i16),
    Blocks(i16),
    Equipped(i16),
    Mavens(i16),
    SkillTypes(i16),
    Hand(i16),
    Capital(i16),
    PowerMax(i16),
    Bought(Good),
    Any(Vec<RawCondition>),
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawSkillNeed {
    pub(crate) kind: AnySkill,
    pub(crate) level: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum AnySkill {
    Any,
    Weapon,
    Defense,
    Forge,
    Agriculture,
    Lore,
}

impl AnySkill {
    pub(crate) fn specific(self) -> Option<SkillType> {
        match self {
            AnySkill::Any => None,
            AnySkill::Weapon => Some(SkillType::Weapon),
            AnySkill::Defense => Some(SkillType::Defense),
            AnySkill::Forge => Some(SkillType::Forge),
            AnySkill::Agriculture => Some(SkillType::Agriculture),
            AnySkill::Lore => Some(SkillType::Lore),
        }
    }
}

/// What Capital on a card may be spent on.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) enum RawSpend {
    #[serde(rename = "battle")]
    Battle,
    #[serde(rename = "item")]
    Item,
    #[serde(rename = "skill")]
    Skill,
    #[serde(rename = "skill:weapon")]
    Weapon,
    #[serde(rename = "skill:defense")]
    Defense,
    #[serde(rename = "skill:forge")]
    Forge,
    #[serde(rename = "skill:agriculture")]
    Agriculture,
    #[serde(rename = "skill:lore")]
    Lore,
    #[serde(rename = "any")]
    Any,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RawEffect {
    GainCapital(RawAmount),
    LoseCapital(RawAmount),
    StealCapital(RawFrom),
    GiveCapital(RawTo),
    Heal(RawAmount),
    LosePower(RawAmount),
    Damage(RawTo),
    OnOthers(RawOthers),
    Explore(u8),
    DrawKind(RawKind),
    Salvage(RawKind),
    DiscardHand(u8),
    DiscardItem(u8),
    DiscardMaven(u8),
    StealCard(RawOnlyFrom),
    StealItem(RawOnlyFrom),
    TakeForge(RawMaxCost),
    GainSkill(RawGainSkill),
    GainClass(u8),
    UpgradeSlot(u8),
    RecruitRejected(Yes),
    Place(RawPlace),
    ExtraAction(Phase2),
    Lasting(RawLasting),
    Choice(Vec<RawOption>),
    Test(RawTest),
    When(RawWhen),
    Attack(RawAmount),
    Defense(RawAmount),
    StrongholdDefense(RawAmount),
    MaxPower(RawAmount),
    Residual(RawAmount),
    Roll(RawAmount),
    OppRoll(RawAmount),
    OppStat(RawAmount),
    TestBonus(RawAmount),
    DamageDealt(RawAmount),
    DamageTaken(RawAmount),
    HalveDamageTaken(Yes),
    HazardPower(RawAmount),
    Cost(RawCostChange),
    ExploreLook(u8),
    IgnorePrereq(Yes),
    Immune(Immunity),
    Forbid(Forbidden),
    RollSign(RawRollSign),
    Reroll(RawReroll),
    Negate(Negated),
    ExtraBattleCard(u8),
}

/// What a new ability, condition or effect does without.
pub(super) const LEFT_OUT: [(&str, &str); 16] = [
    ("RawAbility", "who"),
    ("RawAbility", "if"),
    ("RawAbility", "cost"),
    ("RawAbility", "limit"),
    ("RawAbility", "may"),
    ("RawCost", "power"),
    ("RawCost", "discard"),
    ("RawGainSkill", "price"),
    ("RawLasting", "if"),
    ("RawOption", "need"),
    ("RawTest", "lose"),
    ("RawWhen", "else"),
    ("RawPer", "each"),
    ("RawPer", "div"),
    ("RawPer", "plus"),
    ("RawPer", "cap"),
];

/// `true` and nothing else: a switch that is off is left out.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "bool")]
pub(crate) struct Yes;

impl TryFrom<bool> for Yes {
    type Error = &'static str;
    fn try_from(yes: bool) -> Result<Self, Self::Error> {
        yes.then_some(Yes)
            .ok_or("only `true` can be written here; leave the effect out instead")
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Immunity {
    Steal,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Forbidden {
    Attack,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Negated {
    BattleCard,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Price {
    #[default]
    Free,
    Half,
}

macro_rules! fields { ($($name:ident { $($(#[$meta:meta])* $field:ident : $type:ty),* $(,)? })*) => { $(
    #[derive(Clone, Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub(crate) struct $name { $($(#[$meta])* pub(crate) $field: $type),* }
)* } }

fields! {
    RawFrom { from: Select, n: RawAmount }
    RawTo { to: Select, n: RawAmount }
    RawOnlyFrom { from: Select }
    RawOthers { who: Select, #[serde(rename = "do")] effects: Vec<RawEffect> }
    RawKind { kind: CardKind, n: u8 }
    RawMaxCost { max_cost: u8 }
    RawGainSkill { max_level: u8, #[serde(default)] price: Price }
    RawPlace { n: u8, spend: Vec<RawSpend> }
    RawLasting {
        dur: Duration,
        #[serde(default, rename = "if")] when: Vec<RawCondition>,
        mods: Vec<RawEffect>,
    }
    RawOption { #[serde(default)] need: Option<RawCondition>, #[serde(rename = "do")] effects: Vec<RawEffect> }
    RawTest { min: i16, win: Vec<RawEffect>, #[serde(default)] lose: Vec<RawEffect> }
    RawWhen {
        #[serde(rename = "if")] when: Vec<RawCondition>,
        then: Vec<RawEffect>,
        #[serde(default, rename = "else")] otherwise: Vec<RawEffect>,
    }
    RawCostChange { of: Good, n: i16 }
    RawRollSign { whose: Whose, sign: Sign }
    RawReroll { whose: Whose, keep: Keep }
}
