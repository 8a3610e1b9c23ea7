//! Every card, Block, Hero, Class, Skill Level and Stronghold is played, and what it does is compared with its data.
//!
//! Static abilities are put in play one by one and the figures of the kingdom compared with and without them. Everything else
//! is played in many matches by a bot that likes variety; each event names the card behind it, and its figures must be those
//! that the card's effects allow.

use std::collections::BTreeSet;

use kernel::{Dice, Game, Notation, Quiet, Rng, Seat, Turn, Viewer};
use numa_sera::content::{
    Amount, BlockKind, CardKind, Content, Effect, ListId, SetId, Source, Trigger,
};
use numa_sera::{Choice, Event, NumaSera, PlayerView, Stat};

use super::{content, set_up};

/// A position in which A has this and nothing else; `None` for what is never in play.
fn with_source(content: &Content, source: Source) -> Option<(u8, String)> {
    let name = slug;
    Some(match source {
        Source::Hero(hero) => {
            let info = &content.heroes[usize::from(hero)];
            let place = content.kingdoms[usize::from(info.kingdom)]
                .heroes
                .iter()
                .position(|&one| one == hero)?;
            let line = [[1, 2, 3], [2, 1, 3], [3, 1, 2]][place]
                .map(|nth| nth.to_string())
                .join(" ");
            (info.kingdom, format!("line A: {line}\n"))
        }
        Source::Card { card, upgraded } => {
            let info = content.card(card);
            let slug = name(&info.name);
            match info.kind {
                CardKind::Maven => (0, format!("mavens A: {slug}\n")),
                CardKind::Pool => (0, format!("blessing A: {slug}\n")),
                CardKind::Mythic | CardKind::Item => {
                    let slots = if upgraded {
                        "upgraded A: head, chest, right, left, pack\n"
                    } else {
                        ""
                    };
                    (0, format!("items A: {slug}\n{slots}"))
                }
                CardKind::Boon | CardKind::Hazard | CardKind::Battle => return None,
            }
        }
        Source::Stronghold(hold) => (
            0,
            format!(
                "holds A: {}\n",
                name(&content.strongholds[usize::from(hold)].name)
            ),
        ),
        Source::Skill { skill, level } => (
            0,
            format!(
                "skills A: {} {level}\n",
                format!("{skill:?}").to_lowercase()
            ),
        ),
        Source::Class(class) => (
            0,
            format!("classes A: {}\n", content.classes[usize::from(class)].id),
        ),
        Source::Block { kingdom, block } => {
            let mat = &content.kingdoms[usize::from(kingdom)];
            let info = &mat.blocks[usize::from(block)];
            if info.kind != BlockKind::Ongoing || block == mat.pre_ticked {
                return None;
            }
            (kingdom, format!("blocks A: {}\n", name(&info.name)))
        }
    })
}

fn kingdom_of_a(text: &str, kingdom: u8) -> PlayerView {
    let kingdoms = ["numa-sera", "meran", "siaa-dee", "dena-vale"];
    let other = (usize::from(kingdom) + 1) % 4;
    let setup = set_up("seats=2 first=A");
    let position = format!(
        "kingdom A: {}\nkingdom B: {}\ncapital A: 30\n{text}",
        kingdoms[usize::from(kingdom)],
        kingdoms[other]
    );
    let game = NumaSera::read_position(&setup, &position)
        .unwrap_or_else(|error| panic!("{error}\n{position}"));
    game.view(Viewer::Seated(Seat(0))).players[0].clone()
}

/// The constant, unconditional modifiers that a set of abilities gives.
fn modifiers(content: &Content, set: SetId, wanted: Stat) -> i16 {
    let statics = content.set(set).abilities.iter();
    let statics =
        statics.filter(|one| one.on == Trigger::Static && content.conditions(one.when).is_empty());
    statics
        .flat_map(|one| content.list(one.list))
        .map(|effect| match *effect {
            Effect::Modify { stat, n } if stat == wanted => n.fixed().unwrap_or(0),
            _ => 0,
        })
        .sum()
}

/// NS-R7-1, NS-R8-5, NS-R10-1, NS-R12-2: Attack, Defense, maximum Power, Residual Capital and prices follow from the data.
#[test]
fn static_figures_are_those_of_the_data() {
    let content = content();
    let mut checked = 0;
    for nth in 0..content.sets.len() as u16 {
        let set = SetId(nth);
        let source = content.set(set).source;
        let Some((kingdom, text)) = with_source(&content, source) else {
            continue;
        };
        let hero = match source {
            Source::Hero(hero) => hero,
            _ => content.kingdoms[usize::from(kingdom)].heroes[0],
        };
        let info = &content.heroes[usize::from(hero)];
        let own = |stat| modifiers(&content, set, stat);
        let from_hero = |stat| match source {
            Source::Hero(_) => 0,
            _ => modifiers(&content, info.set, stat),
        };
        let mat = &content.kingdoms[usize::from(kingdom)];
        let pre = mat.blocks[usize::from(mat.pre_ticked)].set;
        let all = |stat| own(stat) + from_hero(stat) + modifiers(&content, pre, stat);
        let player = kingdom_of_a(&text, kingdom);
        let what = format!("{source:?}");
        assert_eq!(player.attack, info.attack + all(Stat::Attack), "{what}");
        assert_eq!(player.defense, info.defense + all(Stat::Defense), "{what}");
        assert_eq!(player.max_power, info.power + all(Stat::MaxPower), "{what}");
        let hold = match source {
            Source::Stronghold(hold) => content.strongholds[usize::from(hold)].residual,
            _ => 0,
        };
        if counted(&content, set) == 0 {
            assert_eq!(
                player.residual,
                mat.base_residual + hold + all(Stat::Residual),
                "{what}"
            );
        }
        let level = |skill: usize| i16::from(player.skills[skill]) + 1;
        for skill in 0..5 {
            let price = (10 * level(skill) + all(Stat::SkillCost)).max(0);
            assert_eq!(player.skill_prices[skill], price, "{what}");
        }
        checked += 1;
    }
    assert!(checked > 120, "{checked} sources");
}

/// Static modifiers that are counted, such as Residual Capital for each Stronghold.
fn counted(content: &Content, set: SetId) -> usize {
    let effects = content
        .set(set)
        .abilities
        .iter()
        .flat_map(|one| content.list(one.list));
    effects
        .filter(|effect| matches!(effect, Effect::Modify { n, .. } if n.fixed().is_none()))
        .count()
}

/// NS-R12-2, NS-R13-11: what is counted: Classes, Strongholds, halves and thirds.
#[test]
fn counted_figures_are_counted() {
    assert_eq!(
        kingdom_of_a("blocks A: council-of-elders\nclasses A: heir, sage\n", 1).residual,
        4 + 3 + 2 + 2
    );
    assert_eq!(
        kingdom_of_a("blocks A: fief-levies\nholds A: greywatch, thornwall\n", 3).residual,
        4 + 2 + 2
    );
}

/// Every effect of a list and of the lists below it.
fn all_effects(content: &Content, list: ListId, out: &mut Vec<Effect>) {
    for &effect in content.list(list) {
        out.push(effect);
        match effect {
            Effect::OnOthers { list, .. } => all_effects(content, list, out),
            Effect::Choice { first, count } => {
                (0..u16::from(count))
                    .for_each(|nth| all_effects(content, ListId(first.0 + nth), out));
            }
            Effect::Test { win, lose, .. } => {
                all_effects(content, win, out);
                all_effects(content, lose, out);
            }
            Effect::When {
                then, otherwise, ..
            } => {
                all_effects(content, then, out);
                all_effects(content, otherwise, out);
            }
            _ => {}
        }
    }
}

fn effects_of(content: &Content, set: SetId) -> Vec<Effect> {
    let mut out = Vec::new();
    for ability in &content.set(set).abilities {
        all_effects(content, ability.list, &mut out);
    }
    if let Source::Card { card, .. } = content.set(set).source {
        all_effects(content, content.card(card).reject, &mut out);
    }
    out
}

/// Whether an event's figure is one that an effect allows: exactly, or less where only so much was there.
fn allows(amount: Amount, n: i16, less: bool) -> bool {
    match amount.fixed() {
        Some(fixed) => n == fixed || (less && n < fixed),
        None => n <= amount.cap,
    }
}

/// The card behind an event did what its data says.
fn is_in_the_data(content: &Content, event: &Event) -> Option<(SetId, bool)> {
    let any = |set: SetId, fits: &dyn Fn(&Effect) -> bool| {
        Some((set, effects_of(content, set).iter().any(fits)))
    };
    match *event {
        Event::CapitalGained {
            n, by: Some(set), ..
        } => {
            let initial = matches!(content.set(set).source, Source::Stronghold(hold) if content.strongholds[usize::from(hold)].initial == n);
            any(set, &|effect| {
                initial
                    || matches!(effect, Effect::GainCapital(amount) if allows(*amount, n, false))
            })
        }
        Event::CapitalLost {
            n, by: Some(set), ..
        } => any(
            set,
            &|effect| matches!(effect, Effect::LoseCapital(amount) if allows(*amount, n, true)),
        ),
        Event::CapitalMoved {
            n, by: Some(set), ..
        } => any(
            set,
            &|effect| matches!(effect, Effect::StealCapital { n: amount, .. } | Effect::GiveCapital { n: amount, .. } if allows(*amount, n, true)),
        ),
        Event::CapitalPlaced { on, n, .. } => any(
            on,
            &|effect| matches!(effect, Effect::Place { n: amount, .. } if *amount == n),
        ),
        Event::Healed {
            n, by: Some(set), ..
        } => any(
            set,
            &|effect| matches!(effect, Effect::Heal(amount) if allows(*amount, n, true)),
        ),
        Event::PowerLost {
            n, by: Some(set), ..
        } => {
            let cost = match content.set(set).source {
                Source::Card { card, .. } => {
                    let info = content.card(card);
                    let test = info.test.map_or(0, |test| test.pay.power);
                    i16::from(info.cost.power.max(test))
                }
                _ => 0,
            };
            let fits = |effect: &Effect| {
                cost == n
                    || matches!(effect, Effect::LosePower(amount) if allows(*amount, n, true))
                    || matches!(effect, Effect::Damage { n: amount, .. } if allows(*amount, n, true))
            };
            any(set, &fits)
        }
        Event::Used { set, .. } => Some((
            set,
            content
                .set(set)
                .abilities
                .iter()
                .any(|one| one.on == Trigger::Activate || one.may),
        )),
        Event::LastingBegan { by, .. } => any(by, &|effect| matches!(effect, Effect::Lasting(_))),
        Event::Rerolled { by, .. } => any(by, &|effect| matches!(effect, Effect::Reroll { .. })),
        Event::Revealed { card, .. }
        | Event::CardPlayed { card, .. }
        | Event::Blessed { card, .. } => Some((content.card(card).set, true)),
        Event::Ticked { kingdom, block, .. } => Some((
            content.kingdoms[usize::from(kingdom)].blocks[usize::from(block)].set,
            true,
        )),
        _ => None,
    }
}

/// Answers at random, but explores, builds, fights and uses things rather than haggling.
fn lively(game: &NumaSera, rng: &mut Rng, choices: &mut Vec<Choice>) -> Choice {
    choices.clear();
    game.choices(choices);
    let dull = |choice: &Choice| {
        matches!(
            choice,
            Choice::Offer(_)
                | Choice::Unequip(_)
                | Choice::Spare(_)
                | Choice::NoTick
                | Choice::NoCard
                | Choice::Pass
        )
    };
    let wanted: Vec<Choice> = choices
        .iter()
        .copied()
        .filter(|choice| !dull(choice))
        .collect();
    *rng.pick(&wanted)
        .or_else(|| rng.pick(choices))
        .expect("something is offered")
}

/// NS-R5-1, NS-R6-4, NS-R6-5, NS-R6-6, NS-R6-7, NS-R6-8, NS-R6-10, NS-R11-1, NS-R12-5: whatever a card did, its data says so,
/// and every card that does something was seen doing it.
#[test]
fn what_cards_do_is_what_their_data_says() {
    let content = content();
    let mut seen = tick_everything(&content);
    let mut choices = Vec::new();
    let mut missing = Vec::new();
    for seed in 0..1_500 {
        let wanted = format!("seats={} win=empire", 2 + seed % 3);
        let mut dice = Dice::quick(Rng::stream(&[seed, 1]));
        let mut rng = Rng::stream(&[seed, 2]);
        let mut game = NumaSera::start(&set_up_shared(&content, &wanted), &mut dice, &mut Quiet);
        let mut events = Vec::new();
        while game.turn() != Turn::Over {
            let choice = lively(&game, &mut rng, &mut choices);
            events.clear();
            game.apply(choice, &mut dice, &mut events);
            for event in &events {
                if let Some((set, fits)) = is_in_the_data(&content, event) {
                    assert!(
                        fits,
                        "{:?}: {event:?} is not in its data",
                        content.set(set).source
                    );
                    seen.insert(set);
                }
            }
        }
        if seed % 50 == 49 {
            missing = unseen(&content, &seen);
            if missing.is_empty() {
                return;
            }
        }
    }
    assert!(missing.is_empty(), "never seen at work: {missing:?}");
}

/// Ticks each Block once, with everything before it ticked and every prerequisite met.
fn tick_everything(content: &kernel::Shared<Content>) -> BTreeSet<SetId> {
    let setup = set_up_shared(content, "seats=2 win=empire first=A");
    let mut seen = BTreeSet::new();
    for (kingdom, mat) in content.kingdoms.iter().enumerate() {
        let name = |kingdom: usize| content.kingdoms[kingdom].id.replace('_', "-");
        for (nth, block) in mat.blocks.iter().enumerate() {
            if nth == usize::from(mat.pre_ticked) {
                continue;
            }
            let before: Vec<String> = (0..mat.blocks.len())
                .filter(|&other| {
                    block.after & 1 << other != 0 && other != usize::from(mat.pre_ticked)
                })
                .map(|other| slug(&mat.blocks[other].name))
                .collect();
            let position = format!(
                "kingdom A: {}\nkingdom B: {}\nexplored: yes\ncapital A: 20\npower A: 5\nskills A: lore 2\nslain A: 1\n\
                 classes A: paladin, tyrant\nholds A: greywatch, thornwall\nstrongholds: skyreach\n\
                 forge: buckler, iron-helm, longsword, great-maul\nblocks A: {}\n",
                name(kingdom),
                name((kingdom + 1) % 4),
                before.join(", ")
            );
            let mut game = NumaSera::read_position(&setup, &position)
                .unwrap_or_else(|error| panic!("{error}\n{position}"));
            let mut dice = Dice::quick(Rng::new(1));
            let mut events = Vec::new();
            game.apply(Choice::Build, &mut dice, &mut events);
            game.apply(Choice::Tick(nth as u8), &mut dice, &mut events);
            let view = game.view(Viewer::Spectator);
            assert!(
                view.players[0].blocks.contains(&(nth as u8)),
                "{} cannot be ticked",
                block.name
            );
            for event in &events {
                if let Some((set, fits)) = is_in_the_data(content, event) {
                    assert!(fits, "{event:?} is not in its data");
                    seen.insert(set);
                }
            }
        }
    }
    seen
}

fn slug(name: &str) -> String {
    let text = name.to_lowercase().replace('\'', "");
    text.replace(", ", "-").replace(' ', "-")
}

fn set_up_shared(content: &kernel::Shared<Content>, wanted: &str) -> numa_sera::Setup {
    use kernel::Published;
    NumaSera::set_up(content, &wanted.parse().unwrap()).unwrap()
}

/// Things that act on their own, and were never seen to.
fn unseen(content: &Content, seen: &BTreeSet<SetId>) -> Vec<String> {
    let acts = |set: &SetId| {
        let told = |effect: &Effect| {
            matches!(
                effect,
                Effect::GainCapital(_)
                    | Effect::LoseCapital(_)
                    | Effect::StealCapital { .. }
                    | Effect::GiveCapital { .. }
                    | Effect::Heal(_)
                    | Effect::LosePower(_)
                    | Effect::Damage { .. }
                    | Effect::Place { .. }
                    | Effect::Lasting(_)
                    | Effect::Reroll { .. }
            )
        };
        let shown = matches!(
            content.set(*set).source,
            Source::Card { card, .. } if matches!(content.card(card).kind, CardKind::Boon | CardKind::Hazard | CardKind::Battle | CardKind::Maven | CardKind::Pool)
        );
        let tick = matches!(content.set(*set).source, Source::Block { kingdom, block } if content.kingdoms[usize::from(kingdom)].pre_ticked != block);
        shown || tick || effects_of(content, *set).iter().any(told)
    };
    (0..content.sets.len() as u16)
        .map(SetId)
        .filter(|set| acts(set) && !seen.contains(set))
        .map(|set| format!("{:?}", content.set(set).source))
        .collect()
}
