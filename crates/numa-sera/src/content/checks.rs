//! What a content file must keep, with the sentence that says what is wrong.

use std::collections::{BTreeMap, BTreeSet};

use kernel::ContentError;

use super::Content;
use super::abilities::{Allowed, Owner, ability_problem, condition_problem, list_problem};
use super::file::{File, Unlock};
use super::vocabulary::{BlockKind, Provenance, RawAbility, SkillType, Slot, Trigger};
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
