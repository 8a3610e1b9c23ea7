//! Static abilities: the figures of the kingdom, prices, Tests, Hazards, and Battles of every kind with it in play.

use kernel::{Game, Shared, Viewer};
use numa_sera::content::{Card, Content, SetId, SkillType, Trigger};
use numa_sera::{Choice, Event, Flag, Question, Stat, View};

use super::Coverage;
use super::fights::{self, Fight, KINDS};
use super::oracle::{self, Moment};
use super::position::{A, B, Position, slug};
use super::run::{Plan, Run};

pub(super) fn check(content: &Shared<Content>, set: SetId, seen: &mut Coverage) {
    let source = content.set(set).source;
    let with = || Position::with(content, source);
    let Some(position) = with() else {
        return;
    };
    let view = position.game().view(Viewer::Spectator);
    figures(&position, &view);
    item_price(&position, &view);
    test_bonus(with().unwrap(), &view);
    hazard(with().unwrap(), &view);
    prerequisites(with().unwrap(), &view);
    stealing(with().unwrap(), &view);
    let note = |view: &View, now: Moment, seen: &mut Coverage| {
        for (nth, ability) in content.set(set).abilities.iter().enumerate() {
            if ability.on == Trigger::Static {
                let works = oracle::counts_here(content, set, now)
                    && oracle::holds(content, view, A, ability.when, now);
                seen.note(set, nth, works);
            }
        }
    };
    note(&view, Moment::default(), seen);
    let feather = named(content, "Lucky Feather");
    for (role, kind) in KINDS {
        for dice in [[1, -1], [-2, 2], [3, -3], [-3, 3]] {
            for card in [None, Some(feather)] {
                let mut position = with().unwrap();
                position.add("hand", A, "lucky-feather");
                let fight = Fight::prepare(&mut position, role, kind);
                let run = fights::check(&position, &fight, dice, card);
                note(&run.before, fight.moment(A), seen);
            }
        }
    }
}

pub(super) fn named(content: &Content, name: &str) -> Card {
    let found = content.cards.iter().position(|card| card.name == name);
    Card(found.expect("the set has this card") as u8)
}

fn total(position: &Position, view: &View, stat: Stat) -> i16 {
    oracle::total(view, A, &position.sets[A.index()], Moment::default(), stat)
}

/// What everyone can read off the mat.
fn figures(position: &Position, view: &View) {
    let content = &*position.content;
    let own = view.player(A).unwrap();
    let hero = position.leader(A);
    let mat = &content.kingdoms[usize::from(hero.kingdom)];
    let plus = |stat| total(position, view, stat);
    let what = format!("{:?}", position.sets[A.index()]);
    assert_eq!(own.attack, hero.attack + plus(Stat::Attack), "{what}");
    assert_eq!(own.defense, hero.defense + plus(Stat::Defense), "{what}");
    assert_eq!(own.max_power, hero.power + plus(Stat::MaxPower), "{what}");
    assert_eq!(own.power, own.max_power, "{what}");
    let holds = own.strongholds.iter();
    let rent: i16 = holds
        .map(|&hold| content.strongholds[usize::from(hold)].residual)
        .sum();
    let residual = mat.base_residual + rent + plus(Stat::Residual);
    assert_eq!(own.residual, residual, "{what}");
    for skill in SkillType::ALL {
        let level = i16::from(own.skills[skill as usize]) + 1;
        let price = content.meta.skill_cost_per_level * level + plus(Stat::SkillCost);
        assert_eq!(own.skill_prices[skill as usize], price.max(0), "{what}");
    }
}

fn item_price(position: &Position, view: &View) {
    let content = &position.content;
    let price = |card: &Card| content.card(*card).cost.capital;
    let dearest = view.forge.iter().copied().flatten().max_by_key(price);
    let item = dearest.expect("the row is full");
    let printed = i16::from(price(&item));
    let plan = Plan {
        actions: vec![Choice::BuyItem(item)],
        ..Plan::default()
    };
    let run = Run::of(position, &plan);
    let price = (printed + total(position, view, Stat::ItemCost)).max(0);
    let bought = Event::ItemBought {
        seat: A,
        card: item,
        price,
    };
    assert!(run.events.contains(&bought), "{bought:?}: {:?}", run.events);
}

fn test_bonus(mut position: Position, view: &View) {
    let maven = named(&position.content, "Dice-Hand Marrow");
    if !view.player(A).unwrap().mavens.contains(&maven) {
        position.add("mavens", A, "dice-hand-marrow");
    }
    let plan = Plan {
        actions: vec![Choice::Use(position.content.card(maven).set, 0)],
        dice: vec!["+1".to_owned()],
        ..Plan::default()
    };
    let run = Run::of(&position, &plan);
    let bonus = total(&position, view, Stat::TestBonus);
    let told = run.events.iter().find_map(|event| match event {
        Event::Tested { bonus, .. } => Some(*bonus),
        _ => None,
    });
    assert_eq!(told, Some(bonus));
}

/// A Hazard takes less from some, and some look at several cards before they keep one.
fn hazard(mut position: Position, view: &View) {
    position.fact("explored", "no");
    let marsh = named(&position.content, "Fever Marsh");
    let cards = ["fever-marsh", "steady-hand", "ill-omen"];
    let look = oracle::look(view, &position.sets[A.index()]);
    let plan = Plan {
        actions: vec![Choice::Explore],
        dice: cards
            .iter()
            .take(look.into())
            .map(|&card| card.into())
            .collect(),
        ..Plan::default()
    };
    let run = Run::of(&position, &plan);
    let set = position.content.card(marsh).set;
    let lost: i16 = run
        .events
        .iter()
        .map(|event| match event {
            Event::PowerLost { n, by, .. } if *by == Some(set) => *n,
            _ => 0,
        })
        .sum();
    let less = total(&position, view, Stat::HazardPower);
    assert_eq!(lost, (2 + less).max(0));
    let looked = run.events.iter().find_map(|event| match event {
        Event::Looked {
            cards: kernel::Seen::Shown(cards),
            ..
        } => Some(cards.len()),
        _ => None,
    });
    assert_eq!(looked.unwrap_or(1), usize::from(look));
}

/// NS-R6-9: a Mythic Item needs its Skill, unless something says otherwise.
fn prerequisites(mut position: Position, view: &View) {
    let mythic = position
        .content
        .cards
        .iter()
        .enumerate()
        .filter_map(|(nth, card)| {
            let prereq = card.prereq?;
            Some((Card(nth as u8), slug(&card.name), prereq))
        });
    let worn = view.player(A).unwrap().slots;
    let mythic: Vec<_> = mythic
        .filter(|(card, ..)| !worn.contains(&Some(*card)))
        .collect();
    for (_, name, _) in &mythic {
        position.add("hand", A, name);
    }
    let game = position.game();
    let mut offered = Vec::new();
    game.choices(&mut offered);
    let ignores = oracle::has(view, &position.sets[A.index()], Flag::IgnorePrereq);
    for (card, name, (skill, level)) in mythic {
        let able = view.player(A).unwrap().skills[skill as usize] >= level;
        let may = offered.contains(&Choice::Equip(card));
        assert_eq!(may, able || ignores, "{name}");
    }
}

/// Who is immune cannot be chosen by a thief.
fn stealing(mut position: Position, view: &View) {
    let thief = named(&position.content, "Light-Finger Ves");
    if view.player(A).unwrap().mavens.contains(&thief) {
        return;
    }
    position.add("mavens", B, "light-finger-ves");
    position.fact("active", "B");
    let plan = Plan {
        actions: vec![Choice::Use(position.content.card(thief).set, 0)],
        dice: vec!["+3".to_owned()],
        ..Plan::default()
    };
    let run = Run::of(&position, &plan);
    let asked = run.asked.iter().find_map(|(_, question, offered)| {
        matches!(question, Question::Player { .. }).then_some(offered)
    });
    let immune = oracle::has(view, &position.sets[A.index()], Flag::ImmuneToStealing);
    let offered = asked.expect("there are several to steal from");
    assert_eq!(!offered.contains(&Choice::Player(A)), immune);
}
