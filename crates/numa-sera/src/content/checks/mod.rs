//! The rules that a content file must keep; each breach is reported in a sentence with its line.

mod figures; // counts, [meta], limits of the machine
mod kingdoms; // mats and their build trees

use std::collections::{BTreeMap, BTreeSet};

use kernel::{ContentError, Phrase};

use super::abilities::{Allowed, Owner, ability_problem, condition_problem, list_problem};
use super::file::{File, Pool, Unlock};
use super::vocabulary::{RawAbility, Slot, Trigger};
use crate::bag::Bag;
use figures::{counts, meta};
use kingdoms::kingdom_keeps_its_rules;

pub(super) use figures::check_compiled;

/// A file that is not even TOML of the right shape.
pub(in crate::content) fn unreadable(text: &str, error: &toml::de::Error) -> ContentError {
    let offset = error.span().map(|span| span.start);
    let mut fault = ContentError::unreadable(text, offset, error.message());
    let card = fault.line.and_then(|line| card_at(text, line));
    fault.at = card.unwrap_or_default();
    fault
}

fn line_of(text: &str, offset: usize) -> usize {
    let upto = text.get(..offset).unwrap_or(text);
    upto.bytes().filter(|&byte| byte == b'\n').count() + 1
}

/// The `id` of the table that a line belongs to.
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

fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
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
        why: impl Into<Phrase>,
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
                Phrase::new("fault-id-twice").with("line", number(first)),
            );
        }
        let clean = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        if id.as_ref().is_empty() || !id.as_ref().bytes().all(clean) {
            return self.fail(id.span(), id.as_ref(), "fault-id");
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

    fn abilities_of(
        &self,
        id: &toml::Spanned<String>,
        owner: Owner,
        abilities: &[RawAbility],
    ) -> Checked {
        self.abilities(id.span(), id.as_ref(), owner, abilities)
    }
}

pub(in crate::content) fn check(file: &File, text: &str) -> Checked {
    let mut check = Checker {
        text,
        ids: BTreeMap::new(),
    };
    counts(file)?;
    meta(file)?;
    heroes(&mut check, file)?;
    for kingdom in &file.kingdom {
        kingdom_keeps_its_rules(&mut check, file, kingdom)?;
    }
    skills(&check, file)?;
    classes(&mut check, file)?;
    strongholds(&mut check, file)?;
    exploration(&mut check, file)?;
    items(&mut check, file)
}

fn heroes(check: &mut Checker<'_>, file: &File) -> Checked {
    for hero in &file.hero {
        check.id(&hero.id)?;
        let (span, at) = (hero.id.span(), hero.id.as_ref());
        let mut kingdoms = file.kingdom.iter();
        if !kingdoms.any(|kingdom| kingdom.heroes.contains(at)) {
            return check.fail(span, at, "fault-hero-unnamed");
        }
        let mut kingdoms = file.kingdom.iter();
        if !kingdoms.any(|kingdom| *kingdom.id.as_ref() == hero.kingdom) {
            let why = Phrase::new("fault-no-kingdom").with("text", hero.kingdom.as_str());
            return check.fail(span, at, why);
        }
        if !(1..=99).contains(&hero.power) {
            return check.fail(span, at, ContentError::between(1, 99));
        }
        check.abilities(span, at, Owner::Single, &hero.abilities)?;
    }
    Ok(())
}

fn skills(check: &Checker<'_>, file: &File) -> Checked {
    let mut skills = BTreeSet::new();
    for skill in &file.skill {
        let (span, at) = (skill.id.span(), format!("{:?}", skill.id.as_ref()));
        if !skills.insert(*skill.id.as_ref()) {
            return check.fail(span, &at, "fault-skill-twice");
        }
        if skill.levels.len() != 4 {
            return check.fail(span, &at, "fault-four-levels");
        }
        for level in &skill.levels {
            check.abilities(span.clone(), &at, Owner::Several, &level.abilities)?;
        }
        if let Some(why) = list_problem(AT_ANY_TIME, false, &skill.on_buy) {
            return check.fail(span, &at, why);
        }
    }
    Ok(())
}

fn classes(check: &mut Checker<'_>, file: &File) -> Checked {
    for class in &file.class {
        check.id(&class.id)?;
        let (span, at) = (class.id.span(), class.id.as_ref());
        let conditions = match &class.unlock {
            Unlock::State(state) => state,
            Unlock::Event(event) if is_no_event(event.on) => {
                return check.fail(span, at, "fault-unlock");
            }
            Unlock::Event(event) => &event.when,
        };
        if let Some(why) = conditions.iter().find_map(condition_problem) {
            return check.fail(span, at, why);
        }
        check.abilities(span, at, Owner::Several, &class.abilities)?;
    }
    Ok(())
}

/// Triggers that are not something that happens to a player.
fn is_no_event(on: Trigger) -> bool {
    matches!(
        on,
        Trigger::Static | Trigger::Reveal | Trigger::Tick | Trigger::BattleCard | Trigger::Rolled
    )
}

fn strongholds(check: &mut Checker<'_>, file: &File) -> Checked {
    for hold in &file.stronghold {
        check.id(&hold.id)?;
        let (span, at) = (hold.id.span(), hold.id.as_ref());
        let mut abilities = hold.abilities.iter();
        if !abilities.any(|ability| ability.on == Trigger::StartOfTurn) {
            return check.fail(span, at, "fault-start-of-turn");
        }
        check.abilities(span, at, Owner::Single, &hold.abilities)?;
    }
    Ok(())
}

/// What effects may do that are not tied to a Battle or to a rejected Maven.
const AT_ANY_TIME: Allowed = Allowed::Actions {
    opponent: false,
    rejected: false,
};

fn exploration(check: &mut Checker<'_>, file: &File) -> Checked {
    for card in file.boon.iter().chain(&file.hazard) {
        check.id(&card.id)?;
        copies(check, &card.id, card.copies)?;
        check.abilities_of(&card.id, Owner::Reveal, &card.abilities)?;
    }
    for card in &file.maven {
        check.id(&card.id)?;
        check.abilities_of(&card.id, Owner::Maven, &card.abilities)?;
        if let Some(why) = list_problem(AT_ANY_TIME, false, &card.reject) {
            return check.fail(card.id.span(), card.id.as_ref(), why);
        }
    }
    for card in &file.battle {
        check.id(&card.id)?;
        copies(check, &card.id, card.copies)?;
        if card.cost.discard > 0 {
            let why = "fault-battle-cost";
            return check.fail(card.id.span(), card.id.as_ref(), why);
        }
        check.abilities_of(&card.id, Owner::Battle, &card.abilities)?;
    }
    for card in &file.mythic {
        check.id(&card.id)?;
        slots(check, &card.id, &card.slots)?;
        if card.prereq.level > 4 {
            return check.fail(card.id.span(), card.id.as_ref(), "fault-four-levels");
        }
        check.abilities_of(&card.id, Owner::Single, &card.abilities)?;
    }
    file.pool.iter().try_for_each(|card| pool(check, card))
}

fn pool(check: &mut Checker<'_>, card: &Pool) -> Checked {
    check.id(&card.id)?;
    let (span, at) = (card.id.span(), card.id.as_ref());
    let test = &card.test;
    let empty = test.pay.capital == 0 && test.pay.power == 0 && test.pay.discard == 0;
    if empty && test.state.is_empty() && test.roll.is_none() {
        return check.fail(span, at, "fault-pool-test");
    }
    if let Some(why) = test.state.iter().find_map(condition_problem) {
        return check.fail(span, at, why);
    }
    check.abilities_of(&card.id, Owner::Single, &card.abilities)
}

fn items(check: &mut Checker<'_>, file: &File) -> Checked {
    for item in &file.item {
        check.id(&item.id)?;
        slots(check, &item.id, &item.slots)?;
        check.abilities_of(&item.id, Owner::Single, &item.abilities)?;
        check.abilities_of(&item.id, Owner::Single, &item.upgraded)?;
    }
    Ok(())
}

fn copies(check: &Checker<'_>, id: &toml::Spanned<String>, copies: u8) -> Checked {
    if (1..=Bag::MOST).contains(&copies) {
        return Ok(());
    }
    check.fail(id.span(), id.as_ref(), ContentError::between(1, Bag::MOST))
}

fn slots(check: &Checker<'_>, id: &toml::Spanned<String>, slots: &[Slot]) -> Checked {
    match slots {
        [_] | [Slot::Right, Slot::Left] | [Slot::Left, Slot::Right] => Ok(()),
        _ => check.fail(id.span(), id.as_ref(), "fault-slots"),
    }
}
