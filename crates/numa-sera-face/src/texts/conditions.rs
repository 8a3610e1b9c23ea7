//! Conditions as clauses.

use kernel::Phrase;
use numa_sera::content::{CondRange, Condition, Content, Counter, Good, Role, Versus};

use crate::names;

/// Conditions as an if-clause, or nothing where there are none.
pub(super) fn only_if(all: Vec<Phrase>) -> Phrase {
    clause("if-all", all)
}

/// The same behind what it is about.
pub(super) fn if_behind(all: Vec<Phrase>) -> Phrase {
    clause("if-behind", all)
}

fn clause(key: &'static str, all: Vec<Phrase>) -> Phrase {
    if all.is_empty() {
        Phrase::new("if-none")
    } else {
        Phrase::new(key).with("all", all)
    }
}

/// How a Battle is won or lost, as a word, and the conditions that it does not tell.
pub(super) fn battle_conditions(
    content: &Content,
    range: CondRange,
) -> (&'static str, Vec<Phrase>) {
    let all = content.conditions(range);
    let versus_player = Condition::Versus(Versus::Player);
    let player = all.contains(&versus_player);
    let role = all.iter().find_map(|one| match one {
        Condition::Role(role) => Some(*role),
        _ => None,
    });
    let how = match (role, player) {
        (None, false) => "how-any",
        (None, true) => "how-player",
        (Some(Role::Attacker), false) => "how-attacker",
        (Some(Role::Attacker), true) => "how-attacker-player",
        (Some(Role::Defender), false) => "how-defender",
        (Some(Role::Defender), true) => "how-defender-player",
    };
    let told = |one: &Condition| *one == versus_player || matches!(one, Condition::Role(_));
    let rest = all.iter().filter(|one| !told(one));
    (how, rest.map(|&one| condition(content, one)).collect())
}

pub(super) fn conditions(content: &Content, range: CondRange) -> Vec<Phrase> {
    let all = content.conditions(range);
    // Whom one attacks is one clause, not two.
    if let [
        Condition::Role(Role::Attacker),
        Condition::Versus(versus),
        rest @ ..,
    ] = all
    {
        let rest = rest.iter().map(|&one| condition(content, one));
        return std::iter::once(attacking(*versus)).chain(rest).collect();
    }
    all.iter().map(|&one| condition(content, one)).collect()
}

fn attacking(versus: Versus) -> Phrase {
    Phrase::new(match versus {
        Versus::Hero => "cond-attacks-hero",
        Versus::Independent => "cond-attacks-independent",
        Versus::Controlled => "cond-attacks-controlled",
        Versus::Stronghold => "cond-attacks-stronghold",
        Versus::Player => "cond-attacks-player",
    })
}

fn condition(content: &Content, condition: Condition) -> Phrase {
    match condition {
        Condition::Role(Role::Attacker) => Phrase::new("cond-attacker"),
        Condition::Role(Role::Defender) => Phrase::new("cond-defender"),
        Condition::Versus(versus) => Phrase::new(match versus {
            Versus::Hero => "cond-versus-hero",
            Versus::Independent => "cond-versus-independent",
            Versus::Controlled => "cond-versus-controlled",
            Versus::Stronghold => "cond-versus-stronghold",
            Versus::Player => "cond-versus-player",
        }),
        Condition::Skill(None, level) => Phrase::new("cond-any-skill").with("level", level),
        Condition::Skill(Some(skill), level) => Phrase::new("cond-skill")
            .with("skill", names::skill(skill))
            .with("level", level),
        Condition::AtLeast(counter, n) => Phrase::new(at_least(counter)).with("n", n),
        Condition::PowerAtMost(n) => Phrase::new("cond-power-max").with("n", n),
        Condition::Bought(good) => Phrase::new(match good {
            Good::Skill => "cond-bought-skill",
            Good::Item => "cond-bought-item",
            Good::Battle => "cond-bought-battle",
        }),
        Condition::Any(any) => {
            let mut all = conditions(content, any).into_iter();
            let first = all.next().unwrap_or_else(|| Phrase::new("if-none"));
            all.fold(first, |left, right| {
                Phrase::new("cond-or")
                    .with("left", left)
                    .with("right", right)
            })
        }
    }
}

fn at_least(counter: Counter) -> &'static str {
    match counter {
        Counter::Classes => "cond-classes",
        Counter::Strongholds => "cond-strongholds",
        Counter::Residual => "cond-residual",
        Counter::Capital => "cond-capital",
        Counter::Blocks => "cond-blocks",
        Counter::Mavens => "cond-mavens",
        Counter::Equipped => "cond-equipped",
        Counter::Slain => "cond-slain",
        Counter::SkillTypes => "cond-skill-types",
        Counter::Hand => "cond-hand",
    }
}
