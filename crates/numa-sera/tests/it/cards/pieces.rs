//! Everything else that is printed: what rejected Mavens bring, prices, Strongholds, what Capital on a card may buy, and modifiers
//! that last.

use kernel::{Game, Seat, Shared, Viewer};
use numa_sera::content::{
    Card, CardKind, Content, Effect, Role, SetId, SkillType, Source, Trigger,
};
use numa_sera::{Choice, Event, Flag, NumaSera, Question, Stat};

use super::content;
use super::fights::{self, Fight, KINDS, Kind};
use super::figures::named;
use super::hopes::{come_true, hopes, ways};
use super::oracle;
use super::position::{A, Position, slug};
use super::run::{Plan, Run};

pub(super) fn cards(content: &Content, kind: CardKind) -> impl Iterator<Item = Card> + '_ {
    let all = (0..content.cards.len() as u8).map(Card);
    all.filter(move |&card| content.card(card).kind == kind)
}

pub(super) fn offered(game: &NumaSera) -> Vec<Choice> {
    let mut offered = Vec::new();
    game.choices(&mut offered);
    offered
}

pub(super) fn doing(actions: Vec<Choice>) -> Plan {
    Plan {
        actions,
        ..Plan::default()
    }
}

/// NS-R6-6: an accepted Maven joins, a rejected one brings what it says.
#[test]
fn rejected_mavens_bring_what_they_say() {
    let content = content();
    for card in cards(&content, CardKind::Maven) {
        let info = content.card(card);
        let mut position = Position::of(&content, 0);
        position.set("power", A, "3");
        position.fact("agenda", &format!("end-turn; turn; maven A {}", card.0));
        let accepted = Run::of(&position, &doing(Vec::new()));
        assert_eq!(accepted.view().player(A).unwrap().mavens, [card]);
        come_true(&accepted, info.set, 0, &[]);
        let [way] = &ways(&content, info.reject)[..] else {
            panic!("{}: nothing to choose", info.name);
        };
        let plan = Plan {
            reject: true,
            ..Plan::default()
        };
        let rejected = Run::of(&position, &plan);
        assert!(rejected.view().deck.discard.contains(&card));
        let hoped = hopes(&rejected.before, A, info.set, &way.effects);
        assert!(!hoped.is_empty(), "{} brings nothing", info.name);
        come_true(&rejected, info.set, 0, &hoped);
    }
}

/// NS-R8-3, NS-R8-6: the next Level for its price, and what comes with each card.
#[test]
fn skills_cost_and_bring_what_they_say() {
    let content = content();
    for skill in SkillType::ALL {
        for level in 1..=4_u8 {
            let mut position = Position::of(&content, 0);
            let price = i16::from(level) * content.meta.skill_cost_per_level;
            let name = format!("{skill:?} {}", level - 1).to_lowercase();
            position.set("skills", A, &name);
            position.set("capital", A, &(price - 1).to_string());
            assert!(!offered(&position.game()).contains(&Choice::BuySkill(skill)));
            position.set("capital", A, &price.to_string());
            let run = Run::of(&position, &doing(vec![Choice::BuySkill(skill)]));
            let bought = Event::SkillBought {
                seat: A,
                skill,
                level,
                price,
            };
            assert!(run.events.contains(&bought), "{:?}", run.events);
            let info = &content.skills[skill as usize];
            let [way] = &ways(&content, info.on_buy)[..] else {
                panic!("nothing to choose");
            };
            let set = info.levels[usize::from(level) - 1];
            come_true(&run, set, 0, &hopes(&run.before, A, set, &way.effects));
        }
    }
}

/// NS-R8-2: an Item costs what it says.
#[test]
fn items_cost_what_they_say() {
    let content = content();
    for card in cards(&content, CardKind::Item) {
        let info = content.card(card);
        let price = i16::from(info.cost.capital);
        let mut position = Position::of(&content, 0);
        position.fact("forge", &slug(&info.name));
        position.set("capital", A, &(price - 1).to_string());
        assert!(!offered(&position.game()).contains(&Choice::BuyItem(card)));
        position.set("capital", A, &price.to_string());
        let run = Run::of(&position, &doing(vec![Choice::BuyItem(card)]));
        let bought = Event::ItemBought {
            seat: A,
            card,
            price,
        };
        assert!(run.events.contains(&bought), "{:?}", run.events);
        assert_eq!(run.view().player(A).unwrap().capital, 0, "{}", info.name);
    }
}

/// NS-R13-7: a Stronghold has its Defense, and brings its Initial Capital to the one who conquers it.
#[test]
fn strongholds_are_worth_what_they_say() {
    let content = content();
    for (nth, info) in content.strongholds.iter().enumerate() {
        let mut position = Position::of(&content, 0);
        position.fact("strongholds", &slug(&info.name));
        let card = named(&content, "Great Maul");
        position.put(Source::Card {
            card,
            upgraded: true,
        });
        let skill = SkillType::Weapon;
        position.put(Source::Skill { skill, level: 4 });
        let fight = Fight::prepare(&mut position, Role::Attacker, Kind::Independent);
        let run = fights::check(&position, &fight, [3, 3], None);
        let brought = Event::CapitalGained {
            seat: A,
            n: info.initial,
            by: Some(info.set),
        };
        assert!(
            run.events.contains(&brought),
            "{}: {:?}",
            info.name,
            run.events
        );
        let (then, now) = (run.before.player(A).unwrap(), run.view());
        let now = now.player(A).unwrap();
        assert_eq!(now.strongholds, [nth as u8]);
        assert_eq!(now.residual, then.residual + info.residual, "{}", info.name);
    }
}

/// All Capital that a card can collect, with what it may be spent on.
fn holders(content: &Content) -> Vec<(Source, String, u8)> {
    let mut holders = Vec::new();
    for set in &content.sets {
        for effect in set.abilities.iter().flat_map(|one| content.list(one.list)) {
            let Effect::Place { spend, .. } = *effect else {
                continue;
            };
            let name = match set.source {
                Source::Hero(hero) => content.heroes[usize::from(hero)].id.replace('_', "-"),
                Source::Stronghold(hold) => slug(&content.strongholds[usize::from(hold)].name),
                other => panic!("Capital lies on {other:?}"),
            };
            holders.push((set.source, name, spend));
        }
    }
    holders
}

/// NS-R5-3: Capital on a card buys what the card says, and nothing else.
#[test]
fn placed_capital_buys_what_the_card_says() {
    let content = content();
    let feather = named(&content, "Lucky Feather");
    let holders = holders(&content);
    assert!(holders.len() >= 12, "{holders:?}");
    for (source, name, spend) in holders {
        let mut position = Position::with(&content, source).unwrap();
        position.set("capital", A, "0");
        position.set("placed", A, &format!("{name} 50"));
        position.add("hand", A, "lucky-feather");
        let buys = offered(&position.game());
        for skill in SkillType::ALL {
            let may = spend & 4 << skill as u8 != 0;
            assert_eq!(
                buys.contains(&Choice::BuySkill(skill)),
                may,
                "{name} {skill:?}"
            );
        }
        let items = buys
            .iter()
            .any(|choice| matches!(choice, Choice::BuyItem(_)));
        assert_eq!(items, spend & 2 != 0, "{name}");
        let fight = Fight::prepare(&mut position, Role::Attacker, Kind::Hero);
        let run = Run::of(&position, &fight.plan);
        let plays = |(seat, question, offered): &(Seat, Question, Vec<Choice>)| {
            *seat == A
                && *question == Question::BattleCard
                && offered.contains(&Choice::Play(feather))
        };
        assert_eq!(run.asked.iter().any(plays), spend & 1 != 0, "{name}");
    }
}

/// Every lasting modifier that some card begins.
fn lastings(content: &Content) -> Vec<(SetId, u8)> {
    let sets = (0..content.sets.len() as u16).map(SetId);
    let all = sets.flat_map(|set| {
        let lists = content.set(set).abilities.iter();
        let lists = lists.filter(|ability| {
            !matches!(
                ability.on,
                Trigger::BattleCard | Trigger::Static | Trigger::Rolled
            )
        });
        let ways = lists.flat_map(|ability| ways(content, ability.list));
        let effects = ways.flat_map(|way| way.effects);
        effects
            .filter_map(|effect| match effect {
                Effect::Lasting(id) => Some((set, id)),
                _ => None,
            })
            .collect::<Vec<_>>()
    });
    all.collect()
}

/// What a card begins lasts: in the Battles that it names and in no other.
#[test]
fn lasting_modifiers_hold_where_they_say() {
    let content: Shared<Content> = content();
    let lastings = lastings(&content);
    assert_eq!(lastings.len(), 3, "{lastings:?}");
    for (set, id) in lastings {
        let lasting = content.lasting(id);
        let effects = content.list(lasting.mods);
        for (role, kind) in KINDS {
            let attack = |with: bool| {
                let mut position = Position::of(&content, 0);
                let fight = Fight::prepare(&mut position, role, kind);
                if with {
                    position.set("lasting", A, &format!("{id} 1"));
                }
                let game = position.game();
                let view = game.view(Viewer::Spectator);
                let holds = oracle::holds(&content, &view, A, lasting.when, fight.moment(A));
                let stops = effects.contains(&Effect::Switch(Flag::CannotAttack));
                if with && stops && fight.attacker == A {
                    assert!(!offered(&game).contains(&fight.plan.actions[0]), "{set:?}");
                    return None;
                }
                let run = Run::of(&position, &fight.plan);
                let told = run.events.iter().find_map(|event| match *event {
                    Event::Scored { attack, .. } => Some(attack),
                    _ => None,
                });
                let more = oracle::sum(&view, A, effects.iter(), Stat::Attack);
                let more = if holds && fight.attacker == A {
                    more
                } else {
                    0
                };
                Some((told.expect("it came to a score"), more))
            };
            if let (Some((with, more)), Some((without, _))) = (attack(true), attack(false)) {
                assert_eq!(with, without + more, "{set:?} {role:?} {kind:?}");
            }
        }
    }
}
