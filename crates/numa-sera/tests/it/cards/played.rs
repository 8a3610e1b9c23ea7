//! Battle cards, in every Battle in which they can be played, and rerolls.

use kernel::Shared;
use numa_sera::content::{CardRole, Content, Effect, Keep, Role, SetId, Source, Trigger, Whose};
use numa_sera::{Choice, Event, Question};

use super::Coverage;
use super::fights::{self, Fight, KINDS, Kind};
use super::figures::named;
use super::oracle;
use super::position::{A, B, Position, slug};
use super::run::{Plan, Run};

/// A plays the card; the score, the damage and the price must be those of the data (NS-R6-8, NS-D21).
pub(super) fn check_card(content: &Shared<Content>, set: SetId, seen: &mut Coverage) {
    let Source::Card { card, .. } = content.set(set).source else {
        panic!("a Battle card is a card");
    };
    let info = content.card(card);
    for (role, kind) in KINDS {
        let fits = match info.role {
            CardRole::Any => true,
            CardRole::Attacker => role == Role::Attacker,
            CardRole::Defender => role == Role::Defender,
        };
        // Conditions of the card count Power: once full, once low.
        for power in ["8", "4"] {
            let mut position = Position::of(content, 0);
            position.set("power", A, power);
            position.add("hand", A, &slug(&info.name));
            let fight = Fight::prepare(&mut position, role, kind);
            if !fits {
                cannot_be_played(&position, &fight, Choice::Play(card));
                continue;
            }
            for dice in [[1, -1], [-2, 2], [3, -3], [-3, 3]] {
                fights::check(&position, &fight, dice, Some(card));
            }
        }
        if fits {
            for (nth, ability) in content.set(set).abilities.iter().enumerate() {
                if ability.on == Trigger::BattleCard {
                    seen.note(set, nth, true);
                    for &effect in content.list(ability.list) {
                        answered(content, set, effect, role, kind);
                    }
                }
            }
        }
    }
}

fn cannot_be_played(position: &Position, fight: &Fight, play: Choice) {
    let run = Run::of(position, &fight.plan);
    let mut cards = run
        .asked
        .iter()
        .filter(|(seat, question, _)| *seat == A && *question == Question::BattleCard);
    assert!(cards.all(|(_, _, offered)| !offered.contains(&play)));
}

/// Effects that need another card: the opponent's to be negated, a second one of one's own.
fn answered(content: &Shared<Content>, set: SetId, effect: Effect, role: Role, kind: Kind) {
    let Source::Card { card, .. } = content.set(set).source else {
        return;
    };
    let mut position = Position::of(content, 0);
    position.add("hand", A, &slug(&content.card(card).name));
    let feather = named(content, "Lucky Feather");
    match effect {
        Effect::Negate if kind != Kind::Independent => {
            position.add("hand", B, "lucky-feather");
            let mut fight = Fight::prepare(&mut position, role, kind);
            fight.plan.cards = vec![(A, card), (B, feather)];
            let run = Run::of(&position, &fight.plan);
            let negated = Event::CardNegated {
                seat: B,
                card: feather,
            };
            assert!(run.events.contains(&negated), "{:?}", run.events);
        }
        Effect::ExtraBattleCard(n) => {
            position.add("hand", A, "lucky-feather");
            let mut fight = Fight::prepare(&mut position, role, kind);
            fight.plan.cards = vec![(A, card), (A, feather)];
            let run = Run::of(&position, &fight.plan);
            let played = run
                .events
                .iter()
                .filter(|event| matches!(event, Event::CardPlayed { seat, .. } if *seat == A));
            assert_eq!(played.count(), 1 + usize::from(n));
        }
        _ => {}
    }
}

/// NS-D24: a reroll counts as it is, or only if it is better; it is offered once in a Battle, in the role that it names.
pub(super) fn check_reroll(content: &Shared<Content>, set: SetId, nth: usize, seen: &mut Coverage) {
    let ability = content.set(set).abilities[nth];
    if ability.on != Trigger::Rolled {
        return;
    }
    let [Effect::Reroll { whose, keep }] = *content.list(ability.list) else {
        panic!("a reroll and nothing else");
    };
    assert_eq!(whose, Whose::Own, "no card of the set rolls for others");
    for (role, kind) in KINDS {
        for (again, may) in [(1_i8, true), (-3, true), (1, false)] {
            let mut position = Position::with(content, content.set(set).source).unwrap();
            let fight = Fight::prepare(&mut position, role, kind);
            let first = -2;
            let rolls = match (role, kind) {
                (_, Kind::Independent) => vec![first, again],
                (Role::Attacker, _) => vec![first, 1, again],
                (Role::Defender, _) => vec![1, first, again],
            };
            let plan = Plan {
                set: Some(set),
                may,
                dice: rolls.iter().map(|die| format!("{die:+}")).collect(),
                ..fight.plan.clone()
            };
            let run = Run::of(&position, &plan);
            let now = fight.moment(A);
            let fires = oracle::counts_here(content, set, now)
                && oracle::holds(content, &run.before, A, ability.when, now);
            seen.note(set, nth, fires);
            let kept = match keep {
                Keep::New => again,
                Keep::Best => again.max(first),
            };
            let hoped = (fires && may).then_some(Event::Rerolled {
                seat: A,
                by: set,
                die: again,
                kept,
            });
            let told: Vec<&Event> = run
                .events
                .iter()
                .filter(|event| matches!(event, Event::Rerolled { .. }))
                .collect();
            assert_eq!(told, hoped.iter().collect::<Vec<_>>(), "{role:?} {kind:?}");
            let asked = |question: &Question| *question == Question::Reroll { set };
            let times = run.asked.iter().filter(|(_, question, _)| asked(question));
            assert_eq!(times.count(), usize::from(fires), "{role:?} {kind:?}");
        }
    }
}
