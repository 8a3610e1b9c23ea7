//! What a content file must keep, with the sentence that says what is wrong.

use std::collections::{BTreeMap, BTreeSet};

use kernel::ContentError;

use super::Content;
use super::file::{File, Unlock};
use super::vocabulary::{
    BlockKind, CardKind, Counter, Limit, Provenance, RawAbility, RawAmount, RawCondition,
    RawEffect, Select, SkillType, Slot, Trigger,
};
use crate::bag::Bag;
use crate::state::{HOLDERS, LASTINGS, MOST_BLOCKS};

/// A file that is not even TOML of the right shape.
pub(super) fn unreadable(text: &str, error: &toml::de::Error) -> ContentError {
    let line = error.span().map(|span| line_of(text, span.start));
    ContentError {
        line,
        at: line
            .and_then(|line| card_at(text, line))
            .unwrap_or_default(),
        why: error.message().to_owned(),
    }
}

fn line_of(text: &str, offset: usize) -> usize {
    let upto = text.get(..offset).unwrap_or(text);
    upto.bytes().filter(|&byte| byte == b'\n').count() + 1
}

/// The `id` of the table that a line stands in.
fn card_at(text: &str, line: usize) -> Option<String> {
    let lines: Vec<&str> = text.lines().take(line).collect();
    let id = lines.iter().rev().find_map(|line| {
        let value = line.trim().strip_prefix("id = ")?;
        Some(value.trim_matches('"').to_owned())
    });
    id.or_else(|| {
        let table = lines.iter().rev().find(|line| line.starts_with('['))?;
        Some((*table).to_owned())
    })
}

struct Checker<'a> {
    text: &'a str,
    ids: BTreeMap<String, usize>,
}

type Checked = Result<(), ContentError>;

impl Checker<'_> {
    fn fail<T>(
        &self,
        span: std::ops::Range<usize>,
        at: &str,
        why: impl Into<String>,
    ) -> Result<T, ContentError> {
        Err(ContentError {
            line: Some(line_of(self.text, span.start)),
            at: at.to_owned(),
            why: why.into(),
        })
    }

    fn id(&mut self, id: &toml::Spanned<String>) -> Checked {
        let line = line_of(self.text, id.span().start);
        if let Some(first) = self.ids.insert(id.as_ref().clone(), line) {
            return self.fail(
                id.span(),
                id.as_ref(),
                format!("this id is already used in line {first}"),
            );
        }
        let clean = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        if id.as_ref().is_empty() || !id.as_ref().bytes().all(clean) {
            return self.fail(
                id.span(),
                id.as_ref(),
                "an id has letters, digits and _ only",
            );
        }
        Ok(())
    }

    /// The abilities of one thing: which triggers it may have and what each may do.
    fn abilities(
        &self,
        span: std::ops::Range<usize>,
        at: &str,
        owner: Owner,
        abilities: &[RawAbility],
    ) -> Checked {
        for ability in abilities {
            let problem = ability_problem(owner, ability);
            if let Some(why) = problem {
                return self.fail(span, at, why);
            }
        }
        Ok(())
    }
}

/// What kind of thing has the ability.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Owner {
    Reveal,
    Battle,
    Tick,
    Ongoing,
    Maven,
    /// A card that only one player can have at a time.
    Single,
    /// A Class or Skill: several players can have it.
    Several,
}

fn ability_problem(owner: Owner, ability: &RawAbility) -> Option<String> {
    use Trigger::*;
    let fits = match owner {
        Owner::Reveal => ability.on == Reveal,
        Owner::Battle => matches!(
            ability.on,
            BattleCard | BattleWon | BattleLost | BattleEnded
        ),
        Owner::Tick => ability.on == Tick,
        Owner::Ongoing | Owner::Maven | Owner::Single | Owner::Several => {
            !matches!(ability.on, Reveal | Tick | BattleCard | BattleEnded)
        }
    };
    if !fits {
        return Some(format!(
            "{:?} is not a trigger that this kind of card can have",
            ability.on
        ));
    }
    if ability.cost.discard > 0 {
        return Some("only the Test of a Pool can cost cards of the Hand".to_owned());
    }
    let paid = ability.cost.capital > 0 || ability.cost.power > 0;
    if paid && ability.on != Activate {
        return Some("only an ability that is used (activate) can have a cost".to_owned());
    }
    let discards = matches!(ability.limit, Limit::Discard | Limit::DiscardOnSuccess);
    if discards && (owner != Owner::Maven || ability.on != Activate) {
        return Some("only a Maven that is used can be discarded by its own limit".to_owned());
    }
    if ability.on == Rolled && ability.limit != Limit::Battle {
        return Some("a reroll needs the limit \"battle\"".to_owned());
    }
    if ability.on == Explored && ability.limit == Limit::None && explores(&ability.effects) {
        return Some("exploring after exploring needs a limit, or it never ends".to_owned());
    }
    if let Some(why) = ability.when.iter().find_map(condition_problem) {
        return Some(why);
    }
    let allowed = match ability.on {
        Static => Allowed::Modifiers,
        BattleCard => Allowed::BattleCard,
        Rolled => Allowed::Rerolls,
        MavenRejected => Allowed::Actions {
            opponent: false,
            rejected: true,
        },
        BattleWon | BattleLost | BattleEnded => Allowed::Actions {
            opponent: true,
            rejected: false,
        },
        _ => Allowed::Actions {
            opponent: false,
            rejected: false,
        },
    };
    let places = owner != Owner::Several;
    list_problem(allowed, places, &ability.effects)
}

fn explores(effects: &[RawEffect]) -> bool {
    effects.iter().any(|effect| match effect {
        RawEffect::Explore(_) => true,
        RawEffect::Test(test) => explores(&test.win) || explores(&test.lose),
        RawEffect::When(when) => explores(&when.then) || explores(&when.otherwise),
        RawEffect::Choice(options) => options.iter().any(|option| explores(&option.effects)),
        _ => false,
    })
}

#[derive(Clone, Copy)]
enum Allowed {
    Modifiers,
    BattleCard,
    Rerolls,
    Actions { opponent: bool, rejected: bool },
}

fn list_problem(allowed: Allowed, places: bool, effects: &[RawEffect]) -> Option<String> {
    effects.iter().enumerate().find_map(|(at, effect)| {
        let last = at + 1 == effects.len();
        effect_problem(allowed, places, last, effect)
    })
}

fn effect_problem(
    allowed: Allowed,
    places: bool,
    last: bool,
    effect: &RawEffect,
) -> Option<String> {
    use RawEffect::*;
    let modifier = matches!(
        effect,
        Attack(_)
            | Defense(_)
            | StrongholdDefense(_)
            | MaxPower(_)
            | Residual(_)
            | Roll(_)
            | OppRoll(_)
            | OppStat(_)
            | TestBonus(_)
            | DamageDealt(_)
            | DamageTaken(_)
            | HalveDamageTaken(_)
            | HazardPower(_)
            | Cost(_)
            | ExploreLook(_)
            | IgnorePrereq(_)
            | Immune(_)
            | Forbid(_)
    );
    let in_battle = matches!(
        effect,
        RollSign(_) | Reroll(_) | Negate(_) | ExtraBattleCard(_)
    );
    let fits = match allowed {
        Allowed::Modifiers => modifier,
        Allowed::BattleCard => modifier || in_battle || matches!(effect, When(_)),
        Allowed::Rerolls => matches!(effect, Reroll(_)),
        Allowed::Actions { .. } => !modifier && !in_battle,
    };
    if !fits {
        return Some(format!("{} cannot stand here", name_of(effect)));
    }
    let sub = |list: &[RawEffect]| list_problem(allowed, places, list);
    let selected = |select: &Select| {
        let opponent = matches!(allowed, Allowed::Actions { opponent: true, .. });
        (*select == Select::BattleOpponent && !opponent)
            .then(|| "there is no battle_opponent outside a Battle".to_owned())
    };
    let hand_kind = |kind: &CardKind| {
        (!matches!(kind, CardKind::Battle | CardKind::Mythic | CardKind::Pool))
            .then(|| "only battle, mythic and pool cards go to the Hand".to_owned())
    };
    match effect {
        GainCapital(n) | LoseCapital(n) | LosePower(n) => amount_problem(n, false),
        Heal(n) => amount_problem(n, true),
        Attack(n) | Defense(n) | StrongholdDefense(n) | MaxPower(n) | Residual(n) | Roll(n)
        | OppRoll(n) | OppStat(n) | TestBonus(n) | DamageDealt(n) | DamageTaken(n)
        | HazardPower(n) => match n {
            RawAmount::Per(per) if per.per == Counter::Residual => {
                Some("a modifier cannot count Residual Capital: it may be part of it".to_owned())
            }
            n => amount_problem(n, false),
        },
        StealCapital(steal) => selected(&steal.from).or_else(|| amount_problem(&steal.n, false)),
        GiveCapital(give) => selected(&give.to).or_else(|| amount_problem(&give.n, false)),
        Damage(damage) => selected(&damage.to).or_else(|| amount_problem(&damage.n, false)),
        StealCard(steal) | StealItem(steal) => selected(&steal.from),
        OnOthers(others) => {
            let each = matches!(others.who, Select::EachNeighbor | Select::EachOpponent);
            let why = "on_others needs each_neighbor or each_opponent".to_owned();
            (!each).then_some(why).or_else(|| sub(&others.effects))
        }
        Explore(_) if !last => Some("explore must be the last effect of its list".to_owned()),
        DrawKind(draw) => hand_kind(&draw.kind),
        Salvage(salvage) => hand_kind(&salvage.kind),
        RecruitRejected(_) => {
            let rejected = matches!(allowed, Allowed::Actions { rejected: true, .. });
            (!rejected).then(|| "recruit_rejected needs the trigger maven_rejected".to_owned())
        }
        Place(place) if !places => Some(format!(
            "{} Capital cannot lie on a card that several players have",
            place.n
        )),
        Place(place) if place.spend.is_empty() => {
            Some("Capital on a card must be good for something".to_owned())
        }
        Lasting(lasting) => lasting
            .when
            .iter()
            .find_map(condition_problem)
            .or_else(|| list_problem(Allowed::Modifiers, places, &lasting.mods)),
        Choice(options) => {
            let free = options.iter().any(|option| option.need.is_none());
            (!free)
                .then(|| "a choice needs an option that is always possible".to_owned())
                .or_else(|| {
                    options
                        .iter()
                        .filter_map(|option| option.need.as_ref())
                        .find_map(condition_problem)
                })
                .or_else(|| options.iter().find_map(|option| sub(&option.effects)))
        }
        Test(test) => sub(&test.win).or_else(|| sub(&test.lose)),
        When(when) => when
            .when
            .iter()
            .find_map(condition_problem)
            .or_else(|| sub(&when.then))
            .or_else(|| sub(&when.otherwise)),
        GainSkill(gain) if !(1..=4).contains(&gain.max_level) => {
            Some("max_level is 1 to 4".to_owned())
        }
        Cost(cost) if cost.n.abs() > 99 => Some("an amount is at most 99".to_owned()),
        ExploreLook(n) if !(1..=8).contains(n) => Some("explore_look is 1 to 8".to_owned()),
        Explore(n) | DiscardHand(n) | DiscardItem(n) | DiscardMaven(n) | GainClass(n)
        | UpgradeSlot(n) | ExtraBattleCard(n)
            if !(1..=5).contains(n) =>
        {
            Some("this number is 1 to 5".to_owned())
        }
        _ => None,
    }
}

fn name_of(effect: &RawEffect) -> String {
    let debug = format!("{effect:?}");
    debug
        .split(['(', ' ', '{'])
        .next()
        .unwrap_or_default()
        .to_owned()
}

fn amount_problem(amount: &RawAmount, full: bool) -> Option<String> {
    match amount {
        RawAmount::Number(n) if n.abs() > 99 => Some("an amount is at most 99".to_owned()),
        RawAmount::Word(_) if !full => Some("only heal can be \"full\"".to_owned()),
        RawAmount::Per(per) if per.div < 1 => Some("div is 1 or more".to_owned()),
        RawAmount::Per(per) if per.each.abs() > 99 || per.plus.abs() > 99 || per.cap.abs() > 99 => {
            Some("an amount is at most 99".to_owned())
        }
        _ => None,
    }
}

fn condition_problem(condition: &RawCondition) -> Option<String> {
    use RawCondition::*;
    let most = |n: &i16, most: i16, what: &str| {
        (*n > most).then(|| format!("{n} {what} can never be reached: there are {most}"))
    };
    match condition {
        Skill(need) => most(&i16::from(need.level), 4, "Levels"),
        Classes(n) => most(n, 5, "Classes"),
        Strongholds(n) => most(n, 10, "Strongholds"),
        Slain(n) => most(n, 9, "Slain Heroes"),
        Blocks(n) => most(n, 31, "Blocks"),
        Equipped(n) => most(n, 5, "Equipped Items"),
        SkillTypes(n) => most(n, 5, "Skill Types"),
        Any(any) if any.is_empty() => Some("an empty `any` is never true".to_owned()),
        Any(any) => any.iter().find_map(condition_problem),
        _ => None,
    }
}

pub(super) fn check(file: &File, text: &str) -> Checked {
    let mut check = Checker {
        text,
        ids: BTreeMap::new(),
    };
    counts(file)?;
    meta(file)?;
    for hero in &file.hero {
        check.id(&hero.id)?;
        let at = hero.id.as_ref();
        if !file
            .kingdom
            .iter()
            .any(|kingdom| kingdom.heroes.contains(at))
        {
            return check.fail(hero.id.span(), at, "no kingdom names this Hero");
        }
        if !file
            .kingdom
            .iter()
            .any(|kingdom| *kingdom.id.as_ref() == hero.kingdom)
        {
            return check.fail(
                hero.id.span(),
                at,
                format!("there is no kingdom {:?}", hero.kingdom),
            );
        }
        if !(1..=99).contains(&hero.power) {
            return check.fail(hero.id.span(), at, "Power is 1 to 99");
        }
        check.abilities(hero.id.span(), at, Owner::Single, &hero.abilities)?;
    }
    for kingdom in &file.kingdom {
        kingdom_keeps_its_rules(&mut check, file, kingdom)?;
    }
    let mut skills = BTreeSet::new();
    for skill in &file.skill {
        let at = format!("{:?}", skill.id.as_ref());
        if !skills.insert(*skill.id.as_ref()) {
            return check.fail(
                skill.id.span(),
                &at,
                "this Skill Type stands twice in the file",
            );
        }
        if skill.levels.len() != 4 {
            return check.fail(skill.id.span(), &at, "a Skill Type has four Levels");
        }
        for level in &skill.levels {
            check.abilities(skill.id.span(), &at, Owner::Several, &level.abilities)?;
        }
        let allowed = Allowed::Actions {
            opponent: false,
            rejected: false,
        };
        if let Some(why) = list_problem(allowed, false, &skill.on_buy) {
            return check.fail(skill.id.span(), &at, why);
        }
    }
    for class in &file.class {
        check.id(&class.id)?;
        let conditions = match &class.unlock {
            Unlock::State(state) => state,
            Unlock::Event(event) => &event.when,
        };
        if let Unlock::Event(event) = &class.unlock
            && matches!(
                event.on,
                Trigger::Static
                    | Trigger::Reveal
                    | Trigger::Tick
                    | Trigger::BattleCard
                    | Trigger::Rolled
            )
        {
            return check.fail(
                class.id.span(),
                class.id.as_ref(),
                "this trigger cannot unlock a Class",
            );
        }
        if let Some(why) = conditions.iter().find_map(condition_problem) {
            return check.fail(class.id.span(), class.id.as_ref(), why);
        }
        check.abilities(
            class.id.span(),
            class.id.as_ref(),
            Owner::Several,
            &class.abilities,
        )?;
    }
    for hold in &file.stronghold {
        check.id(&hold.id)?;
        let at = hold.id.as_ref();
        if !hold
            .abilities
            .iter()
            .any(|ability| ability.on == Trigger::StartOfTurn)
        {
            return check.fail(
                hold.id.span(),
                at,
                "every Stronghold has a Start of Turn action",
            );
        }
        check.abilities(hold.id.span(), at, Owner::Single, &hold.abilities)?;
    }
    exploration(&mut check, file)?;
    for item in &file.item {
        check.id(&item.id)?;
        let at = item.id.as_ref();
        slots(&check, &item.id, &item.slots)?;
        check.abilities(item.id.span(), at, Owner::Single, &item.abilities)?;
        check.abilities(item.id.span(), at, Owner::Single, &item.upgraded)?;
    }
    Ok(())
}

fn exploration(check: &mut Checker<'_>, file: &File) -> Checked {
    for card in file.boon.iter().chain(&file.hazard) {
        check.id(&card.id)?;
        copies(check, &card.id, card.copies)?;
        check.abilities(
            card.id.span(),
            card.id.as_ref(),
            Owner::Reveal,
            &card.abilities,
        )?;
    }
    for card in &file.maven {
        check.id(&card.id)?;
        check.abilities(
            card.id.span(),
            card.id.as_ref(),
            Owner::Maven,
            &card.abilities,
        )?;
        let allowed = Allowed::Actions {
            opponent: false,
            rejected: false,
        };
        if let Some(why) = list_problem(allowed, false, &card.reject) {
            return check.fail(card.id.span(), card.id.as_ref(), why);
        }
    }
    for card in &file.battle {
        check.id(&card.id)?;
        copies(check, &card.id, card.copies)?;
        if card.cost.discard > 0 {
            return check.fail(
                card.id.span(),
                card.id.as_ref(),
                "a Battle card costs Capital or Power",
            );
        }
        check.abilities(
            card.id.span(),
            card.id.as_ref(),
            Owner::Battle,
            &card.abilities,
        )?;
    }
    for card in &file.mythic {
        check.id(&card.id)?;
        slots(check, &card.id, &card.slots)?;
        if card.prereq.level > 4 {
            return check.fail(card.id.span(), card.id.as_ref(), "a Skill has four Levels");
        }
        check.abilities(
            card.id.span(),
            card.id.as_ref(),
            Owner::Single,
            &card.abilities,
        )?;
    }
    for card in &file.pool {
        check.id(&card.id)?;
        let at = card.id.as_ref();
        let test = &card.test;
        let empty = test.pay.capital == 0 && test.pay.power == 0 && test.pay.discard == 0;
        if empty && test.state.is_empty() && test.roll.is_none() {
            return check.fail(
                card.id.span(),
                at,
                "a Pool needs a Test: pay, state or roll",
            );
        }
        if let Some(why) = test.state.iter().find_map(condition_problem) {
            return check.fail(card.id.span(), at, why);
        }
        check.abilities(card.id.span(), at, Owner::Single, &card.abilities)?;
    }
    Ok(())
}

fn copies(check: &Checker<'_>, id: &toml::Spanned<String>, copies: u8) -> Checked {
    if (1..=Bag::MOST).contains(&copies) {
        return Ok(());
    }
    let why = format!("there are 1 to {} copies of a card", Bag::MOST);
    check.fail(id.span(), id.as_ref(), why)
}

fn slots(check: &Checker<'_>, id: &toml::Spanned<String>, slots: &[Slot]) -> Checked {
    match slots {
        [_] | [Slot::Right, Slot::Left] | [Slot::Left, Slot::Right] => Ok(()),
        _ => check.fail(
            id.span(),
            id.as_ref(),
            "an Item fills one slot, or the right and the left hand",
        ),
    }
}

fn kingdom_keeps_its_rules(
    check: &mut Checker<'_>,
    file: &File,
    kingdom: &super::file::Kingdom,
) -> Checked {
    check.id(&kingdom.id)?;
    let (span, at) = (kingdom.id.span(), kingdom.id.as_ref());
    if kingdom.base_residual != kingdom.starting_capital {
        return check.fail(
            span,
            at,
            "starting Capital equals base Residual Capital (NS-R3-7)",
        );
    }
    if kingdom.heroes.len() != 3 {
        return check.fail(span, at, "a kingdom has three Heroes");
    }
    for id in &kingdom.heroes {
        let hero = file.hero.iter().find(|hero| hero.id.as_ref() == id);
        if hero.is_none_or(|hero| hero.kingdom != *at) {
            return check.fail(span, at, format!("there is no Hero {id:?} of this kingdom"));
        }
    }
    if kingdom.block.len() > MOST_BLOCKS {
        return check.fail(
            span,
            at,
            format!("a build tree has at most {MOST_BLOCKS} Blocks"),
        );
    }
    let blocks = &kingdom.block;
    let find = |id: &str| blocks.iter().position(|block| block.id.as_ref() == id);
    for block in blocks {
        check.id(&block.id)?;
        let (span, at) = (block.id.span(), block.id.as_ref());
        if let Some(id) = block.after.iter().find(|id| find(id).is_none()) {
            return check.fail(
                span,
                at,
                format!("there is no Block {id:?} in this kingdom"),
            );
        }
        if let Some(why) = block.prereq.iter().find_map(condition_problem) {
            return check.fail(span, at, why);
        }
        let owner = match block.kind {
            BlockKind::Once | BlockKind::Repeatable => Owner::Tick,
            BlockKind::Ongoing => Owner::Ongoing,
        };
        check.abilities(span, at, owner, &block.abilities)?;
    }
    let Some(first) = find(&kingdom.pre_ticked) else {
        return check.fail(
            span,
            at,
            format!(
                "there is no Block {:?} to be pre-ticked",
                kingdom.pre_ticked
            ),
        );
    };
    let start = blocks[first]
        .abilities
        .iter()
        .any(|ability| ability.on == Trigger::StartOfTurn);
    if blocks[first].kind != BlockKind::Ongoing || start {
        return check.fail(
            span,
            at,
            "the pre-ticked Block is Ongoing and has no Start of Turn action (NS-R3-8, NS-R5-4)",
        );
    }
    // Tick whatever can be ticked until nothing is new: what is left over can never be reached.
    let mut reached: BTreeSet<&str> = BTreeSet::from([kingdom.pre_ticked.as_str()]);
    loop {
        let before = reached.len();
        for block in blocks {
            let mut parents = block.after.iter().map(|id| reached.contains(id.as_str()));
            let open = block.after.is_empty()
                || match block.link {
                    super::Link::Solid => parents.all(|ticked| ticked),
                    super::Link::Dotted => parents.any(|ticked| ticked),
                };
            if open {
                reached.insert(block.id.as_ref());
            }
        }
        if reached.len() == before {
            break;
        }
    }
    match blocks
        .iter()
        .find(|block| !reached.contains(block.id.as_ref().as_str()))
    {
        Some(block) => check.fail(
            block.id.span(),
            block.id.as_ref(),
            "this Block can never be ticked",
        ),
        None => Ok(()),
    }
}

fn counts(file: &File) -> Checked {
    let copies = |cards: &[super::file::Reveal]| {
        cards
            .iter()
            .map(|card| usize::from(card.copies))
            .sum::<usize>()
    };
    let battle: usize = file
        .battle
        .iter()
        .map(|card| usize::from(card.copies))
        .sum();
    let brown = copies(&file.boon)
        + copies(&file.hazard)
        + file.maven.len()
        + battle
        + file.mythic.len()
        + file.pool.len();
    let skills: usize = file
        .skill
        .iter()
        .map(|skill| usize::from(skill.copies))
        .sum();
    let classes: usize = file
        .class
        .iter()
        .map(|class| usize::from(class.copies))
        .sum();
    let wanted = [
        ("exploration cards", brown, 80),
        ("World Forge Items", file.item.len(), 25),
        ("Skill cards", skills, 35),
        ("Class cards", classes, 20),
        ("Strongholds", file.stronghold.len(), 10),
        ("Heroes", file.hero.len(), 12),
        ("kingdoms", file.kingdom.len(), 4),
        ("Skill Types", file.skill.len(), SkillType::ALL.len()),
        ("Classes", file.class.len(), 5),
    ];
    for (what, have, want) in wanted {
        if have != want {
            return Err(ContentError::new(
                what,
                format!("there must be {want} (NS-R1-2), not {have}"),
            ));
        }
    }
    let deal: u16 = file
        .kingdom
        .iter()
        .map(|kingdom| u16::from(kingdom.starting_battle_cards))
        .sum();
    if deal > u16::from(file.meta.setup_battle_cards)
        || usize::from(file.meta.setup_battle_cards) > battle
    {
        return Err(ContentError::new(
            "starting_battle_cards",
            format!(
                "{deal} are dealt from {} set aside out of {battle} (NS-R3-9)",
                file.meta.setup_battle_cards
            ),
        ));
    }
    Ok(())
}

fn meta(file: &File) -> Checked {
    let meta = &file.meta;
    let by = &meta.strongholds_by_players;
    let within = [
        ("champion_slain", meta.champion_slain, 1, 9),
        ("conqueror_strongholds", meta.conqueror_strongholds, 1, 10),
        ("master_level", meta.master_level, 1, 4),
        ("legend_classes", meta.legend_classes, 1, 5),
        ("skill_cost_per_level", meta.skill_cost_per_level, 0, 99),
        ("skill_deck_base", meta.skill_deck_base, 0, 3),
        (
            "strongholds_by_players",
            by.two.max(by.three).max(by.four),
            1,
            10,
        ),
        ("stronghold_row", meta.stronghold_row, 1, 4),
        ("forge_row", meta.forge_row, 1, 4),
    ];
    for (key, value, least, most) in within {
        if !(least..=most).contains(&value) {
            return Err(ContentError::new(
                key,
                format!("{value} is not {least} to {most}"),
            ));
        }
        if !file.sources.contains_key(key) {
            return Err(ContentError::new(
                "[sources]",
                format!("{key} has no source"),
            ));
        }
    }
    if meta.die.iter().any(|face| face.abs() > 9) {
        return Err(ContentError::new("die", "a face is -9 to 9"));
    }
    Ok(())
}

/// Limits of the machine rather than of the game.
pub(super) fn check_compiled(content: &Content) -> Checked {
    let limited = content.sets.iter().flat_map(|set| &set.abilities);
    let bits = limited
        .map(|ability| usize::from(ability.limit_bit) + 1)
        .max()
        .unwrap_or(0);
    let most = [
        ("abilities with a limit", bits, 64),
        ("lasting effects", content.lastings.len(), LASTINGS),
        ("cards that hold Capital", content.holders.len(), HOLDERS),
        ("kinds of cards", content.cards.len(), 128),
    ];
    for (what, have, most) in most {
        if have > most {
            return Err(ContentError::new(
                what,
                format!("{have} are more than this program can keep ({most})"),
            ));
        }
    }
    let mut answers = [0_usize; 16];
    for set in &content.sets {
        for ability in &set.abilities {
            answers[ability.on as usize] += 1;
        }
    }
    let events = [
        Trigger::Explored,
        Trigger::MavenRejected,
        Trigger::Built,
        Trigger::Bought,
        Trigger::BattleWon,
        Trigger::BattleLost,
        Trigger::Slew,
        Trigger::Conquered,
        Trigger::StartOfTurn,
    ];
    for trigger in events {
        if answers[trigger as usize] > 30 {
            return Err(ContentError::new(
                format!("{trigger:?}"),
                "at most 30 abilities can wait for the same event",
            ));
        }
    }
    Ok(())
}

pub(super) fn provenance(file: &File) -> Vec<(String, String)> {
    let word = |source: Provenance| match source {
        Provenance::Rulebook => "rulebook",
        Provenance::Found => "found",
        Provenance::Reconstruction => "reconstruction",
    };
    let mut rows: Vec<(String, String)> = file
        .sources
        .iter()
        .map(|(key, source)| (key.clone(), word(*source).to_owned()))
        .collect();
    let mut row = |kind: &str, id: &str, name: &str, source| {
        rows.push((format!("{kind} {id} {name}"), word(source).to_owned()));
    };
    for kingdom in &file.kingdom {
        row(
            "kingdom",
            kingdom.id.as_ref(),
            &kingdom.name,
            kingdom.source,
        );
        for block in &kingdom.block {
            row("block", block.id.as_ref(), &block.name, block.source);
        }
    }
    macro_rules! rows { ($($field:ident),*) => { $(
        for card in &file.$field { row(stringify!($field), card.id.as_ref(), &card.name, card.source); }
    )* } }
    rows!(
        hero, class, stronghold, boon, hazard, maven, battle, mythic, pool, item
    );
    for skill in &file.skill {
        row(
            "skill",
            &format!("{:?}", skill.id.as_ref()).to_lowercase(),
            &skill.name,
            skill.source,
        );
    }
    rows
}
