//! Kingdoms: their Heroes, and Blocks that can all be reached.

use std::collections::BTreeSet;

use super::{Checked, Checker};
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
