//! What has to be met: how Classes are unlocked, Pools tested, Blocks opened.

use kernel::Shared;
use numa_sera::content::{Card, CardKind, Condition, Content, Counter, Link, Trigger, Unlock};
use numa_sera::{Choice, Event, Question};

use super::content;
use super::fights::{self, Fight, KINDS};
use super::hopes::Way;
use super::oracle;
use super::pieces::{cards, doing, offered};
use super::position::{A, Position, slug};
use super::run::{Plan, Run};

/// Gives A exactly so many of what is counted.
fn give(position: &mut Position, counter: Counter, n: i16) {
    let content = position.content.clone();
    let first = |names: &[&str]| -> String {
        assert!(usize::try_from(n).is_ok_and(|n| n <= names.len()), "{n}");
        names[..n as usize].join(", ")
    };
    match counter {
        Counter::Blocks => {
            let mat = &content.kingdoms[0];
            let names: Vec<String> = mat.blocks.iter().map(|block| slug(&block.name)).collect();
            let own = names.iter().map(String::as_str).enumerate();
            let own = own.filter(|(nth, _)| *nth != usize::from(mat.pre_ticked));
            let own: Vec<&str> = own.map(|(_, name)| name).collect();
            position.set("blocks", A, &first(&own));
        }
        Counter::Equipped => {
            let items = [
                "plumed-helm",
                "chain-hauberk",
                "militia-spear",
                "off-hand-dirk",
            ];
            position.set("items", A, &first(&items));
        }
        Counter::SkillTypes => {
            let types = ["weapon 1", "defense 1", "forge 1", "lore 1"];
            position.set("skills", A, &first(&types));
        }
        Counter::Strongholds => {
            position.set(
                "holds",
                A,
                &first(&["thornwall", "saltmere-harbor", "cinderforge"]),
            );
        }
        Counter::Slain => position.set("slain", A, &n.to_string()),
        Counter::Classes => position.set("classes", A, &first(&["heir", "paladin", "rogue"])),
        other => panic!("no card of the set asks for {other:?} here"),
    }
}

/// Every single figure that fulfils the conditions, where one of several is enough.
fn needs(content: &Content, conditions: &[Condition]) -> Vec<(Counter, i16)> {
    let [condition] = conditions else {
        panic!("one condition at a time");
    };
    match *condition {
        Condition::AtLeast(counter, n) => vec![(counter, n)],
        Condition::Any(any) => {
            let each = content.conditions(any).iter();
            each.flat_map(|one| needs(content, &[*one])).collect()
        }
        other => panic!("{other:?} cannot be counted"),
    }
}

/// NS-R10-1, NS-R10-2: a Class is unlocked when its criterion is met, and not one step before.
#[test]
fn classes_are_unlocked_as_they_say() {
    let content = content();
    for (nth, class) in content.classes.iter().enumerate() {
        let unlocked = |run: &Run| {
            let class = nth as u8;
            run.events
                .contains(&Event::ClassUnlocked { seat: A, class })
        };
        match class.unlock {
            Unlock::State(state) => {
                for (counter, n) in needs(&content, content.conditions(state)) {
                    for short in [0, 1] {
                        let mut position = Position::of(&content, 0);
                        give(&mut position, counter, n - short);
                        position.set("unsettled", A, "yes");
                        let run = Run::of(&position, &doing(vec![Choice::Build]));
                        assert_eq!(unlocked(&run), short == 0, "{} {counter:?}", class.name);
                    }
                }
            }
            Unlock::Event { on, when } => {
                assert_eq!(on, Trigger::BattleWon, "{}", class.name);
                let mut seen = [0, 0];
                for (role, kind) in KINDS {
                    for dice in [[3, -3], [-3, 3]] {
                        let mut position = Position::of(&content, 0);
                        let fight = Fight::prepare(&mut position, role, kind);
                        let run = fights::check(&position, &fight, dice, None);
                        let won = run.events.contains(&Event::BattleWon { seat: A });
                        let now = fight.moment(A);
                        let due = won && oracle::holds(&content, &run.before, A, when, now);
                        assert_eq!(unlocked(&run), due, "{} {role:?} {kind:?}", class.name);
                        seen[usize::from(due)] += 1;
                    }
                }
                assert!(seen.iter().all(|&times| times > 0), "{seen:?}");
            }
        }
    }
}

/// NS-R6-10, NS-D36: the Test of a Pool costs and needs what it says.
#[test]
fn pools_are_tested_as_they_say() {
    let content = content();
    for pool in cards(&content, CardKind::Pool) {
        let info = content.card(pool);
        let test = info.test.expect("every Pool has a Test");
        let try_it = Choice::Test(pool);
        let costs = test.roll.is_none();
        let short = offered(&before_the_test(&content, pool, false).game());
        assert_eq!(!short.contains(&try_it), costs, "{}", info.name);
        for passed in [true, false] {
            let die = test.roll.map(|min| {
                let way = Way {
                    test: Some((min, passed)),
                    ..Way::default()
                };
                way.die(&content).unwrap()
            });
            let plan = Plan {
                dice: die.into_iter().collect(),
                ..doing(vec![try_it])
            };
            let run = Run::of(&before_the_test(&content, pool, true), &plan);
            let view = run.view();
            let (then, now) = (run.was(A), view.player(A).unwrap());
            let blessed = passed || test.roll.is_none();
            assert_eq!(now.blessing, blessed.then_some(pool), "{}", info.name);
            assert_eq!(then.capital - now.capital, i16::from(test.pay.capital));
            assert_eq!(then.power - now.power, i16::from(test.pay.power));
            let gone = then.hand_size - now.hand_size;
            assert_eq!(gone, test.pay.discard + u8::from(blessed), "{}", info.name);
            assert!(!offered(&run.game).contains(&try_it), "one try in a turn");
        }
    }
}

/// A has the Pool and just enough for its Test, or one too few of everything.
fn before_the_test(content: &Shared<Content>, pool: Card, enough: bool) -> Position {
    let info = content.card(pool);
    let test = info.test.expect("every Pool has a Test");
    let short = i16::from(!enough);
    let mut position = Position::of(content, 0);
    position.add("hand", A, &slug(&info.name));
    if test.pay.capital > 0 {
        let n = i16::from(test.pay.capital) - short;
        position.set("capital", A, &n.to_string());
    }
    if test.pay.power > 0 {
        let n = i16::from(test.pay.power) + 1 - short;
        position.set("power", A, &n.to_string());
    }
    let others = ["steady-hand", "ill-omen", "caltrops", "blood-oath"];
    let n = usize::from(test.pay.discard).saturating_sub(usize::from(!enough));
    for card in &others[..n] {
        position.add("hand", A, card);
    }
    let state = content.conditions(test.state);
    if !state.is_empty()
        && let Some(&(counter, n)) = needs(content, state).first()
    {
        give(&mut position, counter, n - short);
    }
    position
}

/// NS-R12-3: a Block is open when the Blocks before it are ticked and its prerequisites are met.
#[test]
fn blocks_are_open_as_the_tree_says() {
    let content = content();
    for (kingdom, mat) in content.kingdoms.iter().enumerate() {
        for (nth, block) in mat.blocks.iter().enumerate() {
            if nth == usize::from(mat.pre_ticked) {
                continue;
            }
            let open = |ticked: &[usize], met: bool| {
                let mut position = Position::of(&content, kingdom as u8);
                for &other in ticked {
                    position.add("blocks", A, &slug(&mat.blocks[other].name));
                }
                if met {
                    position.set("skills", A, "lore 2");
                    position.set("slain", A, "1");
                    position.set("classes", A, "paladin, tyrant");
                    position.set("holds", A, "saltmere-harbor, thornwall");
                }
                let run = Run::of(&position, &doing(vec![Choice::Build]));
                let asked = run.asked.iter().find_map(|(_, question, offered)| {
                    (*question == Question::Block).then_some(offered)
                });
                asked
                    .expect("a Block is asked for")
                    .contains(&Choice::Tick(nth as u8))
            };
            let all = (0..mat.blocks.len()).filter(|&other| block.after & 1 << other != 0);
            let parents: Vec<usize> = all
                .filter(|&other| other != usize::from(mat.pre_ticked))
                .collect();
            let needs_more = !content.conditions(block.prereq).is_empty();
            assert!(open(&parents, true), "{} with everything", block.name);
            assert_eq!(
                open(&parents, false),
                !needs_more,
                "{} without more",
                block.name
            );
            for &parent in &parents {
                let others: Vec<usize> = parents
                    .iter()
                    .copied()
                    .filter(|&one| one != parent)
                    .collect();
                let enough = block.link == Link::Dotted && !others.is_empty();
                assert_eq!(
                    open(&others, true),
                    enough,
                    "{} without {parent}",
                    block.name
                );
            }
        }
    }
}
