//! Kingdoms: their Heroes, and Blocks that can all be reached.

use std::collections::BTreeSet;

use kernel::Phrase;

use super::{Checked, Checker, number};
use crate::content::Link;
use crate::content::abilities::{Owner, condition_problem};
use crate::content::file::{File, Kingdom};
use crate::content::vocabulary::{BlockKind, Trigger};
use crate::state::MOST_BLOCKS;

pub(super) fn kingdom_keeps_its_rules(
    check: &mut Checker<'_>,
    file: &File,
    kingdom: &Kingdom,
) -> Checked {
    check.id(&kingdom.id)?;
    let (span, at) = (kingdom.id.span(), kingdom.id.as_ref());
    if kingdom.base_residual != kingdom.starting_capital {
        let why = "fault-starting-capital";
        return check.fail(span, at, why);
    }
    heroes(check, file, kingdom)?;
    if kingdom.block.len() > MOST_BLOCKS {
        let why = Phrase::new("fault-blocks").with("most", number(MOST_BLOCKS));
        return check.fail(span, at, why);
    }
    blocks(check, kingdom)?;
    pre_ticked(check, kingdom)?;
    all_can_be_ticked(check, kingdom)
}

fn heroes(check: &Checker<'_>, file: &File, kingdom: &Kingdom) -> Checked {
    let (span, at) = (kingdom.id.span(), kingdom.id.as_ref());
    if kingdom.heroes.len() != 3 {
        return check.fail(span, at, "fault-three-heroes");
    }
    for id in &kingdom.heroes {
        let hero = file.hero.iter().find(|hero| hero.id.as_ref() == id);
        if hero.is_none_or(|hero| hero.kingdom != *at) {
            let why = Phrase::new("fault-no-hero").with("text", id.as_str());
            return check.fail(span, at, why);
        }
    }
    Ok(())
}

fn position(kingdom: &Kingdom, id: &str) -> Option<usize> {
    let mut blocks = kingdom.block.iter();
    blocks.position(|block| block.id.as_ref() == id)
}

fn blocks(check: &mut Checker<'_>, kingdom: &Kingdom) -> Checked {
    for block in &kingdom.block {
        check.id(&block.id)?;
        let (span, at) = (block.id.span(), block.id.as_ref());
        let mut before = block.after.iter();
        if let Some(id) = before.find(|id| position(kingdom, id).is_none()) {
            let why = Phrase::new("fault-no-block").with("text", id.as_str());
            return check.fail(span, at, why);
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
    Ok(())
}

fn pre_ticked(check: &Checker<'_>, kingdom: &Kingdom) -> Checked {
    let (span, at) = (kingdom.id.span(), kingdom.id.as_ref());
    let Some(first) = position(kingdom, &kingdom.pre_ticked) else {
        let why = Phrase::new("fault-no-block").with("text", kingdom.pre_ticked.as_str());
        return check.fail(span, at, why);
    };
    let first = &kingdom.block[first];
    let mut abilities = first.abilities.iter();
    let start = abilities.any(|ability| ability.on == Trigger::StartOfTurn);
    if first.kind != BlockKind::Ongoing || start {
        let why = "fault-pre-ticked";
        return check.fail(span, at, why);
    }
    Ok(())
}

/// Ticks whatever can be ticked until nothing is new: what is left over can never be reached.
fn all_can_be_ticked(check: &Checker<'_>, kingdom: &Kingdom) -> Checked {
    let mut reached: BTreeSet<&str> = BTreeSet::from([kingdom.pre_ticked.as_str()]);
    loop {
        let before = reached.len();
        for block in &kingdom.block {
            let mut parents = block.after.iter().map(|id| reached.contains(id.as_str()));
            let open = block.after.is_empty()
                || match block.link {
                    Link::Solid => parents.all(|ticked| ticked),
                    Link::Dotted => parents.any(|ticked| ticked),
                };
            if open {
                reached.insert(block.id.as_ref());
            }
        }
        if reached.len() == before {
            break;
        }
    }
    let mut blocks = kingdom.block.iter();
    match blocks.find(|block| !reached.contains(block.id.as_ref().as_str())) {
        Some(block) => {
            let why = "fault-never-ticked";
            check.fail(block.id.span(), block.id.as_ref(), why)
        }
        None => Ok(()),
    }
}
