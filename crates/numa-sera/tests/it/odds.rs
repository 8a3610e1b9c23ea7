//! Figures that the view explains: they add up, and odds are what all rolls come to.

use kernel::{Dice, Game, Perspective, Rng, Seat, Turn, Viewer};
use numa_sera::{Choice, Event, NumaSera, Odds, Part, PlayerView, Question, Target, greedy};

/// Plays a match by turns greedily and by chance, and shows `look` every question.
fn watch(wanted: &str, seed: u64, mut look: impl FnMut(&NumaSera, Seat)) {
    let setup = super::set_up(wanted);
    let mut dice = Dice::quick(Rng::new(seed));
    let mut rng = Rng::new(seed);
    let mut events: Vec<Event> = Vec::new();
    let mut game = NumaSera::start(&setup, &mut dice, &mut events);
    let (mut scratch, mut nth) = (Vec::new(), 0);
    while let Turn::Ask(seat) = game.turn() {
        look(&game, seat);
        nth += 1;
        let choice = if nth % 2 == 0 {
            greedy::choose(&Perspective::new(&game, seat), &mut rng)
        } else {
            game.sample(&mut rng, &mut scratch)
        };
        game.apply(choice, &mut dice, &mut events);
    }
}

fn sum(parts: &[Part]) -> i16 {
    parts.iter().map(|part| part.n).sum()
}

/// NS-R13-4: what a Hero's figures are made of adds up to them, for everyone who looks.
#[test]
fn parts_of_figures_add_up() {
    let mut seen = 0;
    for seed in 1..4 {
        watch("seats=3", seed, |game, _| {
            for viewer in Viewer::all(3) {
                let view = game.view(viewer);
                for player in &view.players {
                    let PlayerView {
                        attack, defense, ..
                    } = *player;
                    assert_eq!(sum(&player.attack_parts), attack);
                    assert_eq!(sum(&player.defense_parts), defense);
                    seen += usize::from(player.attack_parts.len() > 2);
                }
            }
        });
    }
    assert!(seen > 500, "only {seen} figures had several parts");
}

/// NS-R13-4, NS-D35: so do those of both sides of a Battle, and hardly ever is a part left that no card accounts for.
#[test]
fn parts_of_a_battle_add_up() {
    let (mut sides, mut unnamed) = (0, 0);
    for seed in 1..6 {
        watch("seats=2", seed, |game, seat| {
            let view = game.view(Viewer::Seated(seat));
            for side in view.battle.iter().flat_map(|battle| &battle.sides) {
                assert_eq!(sum(&side.parts), side.stat);
                sides += 1;
                unnamed += usize::from(side.parts.iter().any(|part| part.set.is_none()));
            }
        });
    }
    assert!(sides > 100, "only {sides} sides");
    assert!(
        unnamed * 20 < sides,
        "{unnamed} of {sides} have an unknown part"
    );
}

/// What all rolls of an Attack come to when nobody plays a card; `None` where a reroll comes in.
fn enumerated(game: &NumaSera, target: Target, defends: bool) -> Option<Odds> {
    let faces = 0..6_u32;
    let mut odds = Odds {
        least: i16::MAX,
        most: i16::MIN,
        ..Odds::default()
    };
    for one in faces.clone() {
        for two in faces.clone().take(if defends { 6 } else { 1 }) {
            let mut events: Vec<Event> = Vec::new();
            let mut rolls = if defends { vec![one, two] } else { vec![one] };
            rolls.extend([0; 40]);
            let mut dice = Dice::tape(rolls);
            let mut copy = game.clone();
            copy.apply(Choice::Attack(target), &mut dice, &mut events);
            for _ in 0..if defends { 2 } else { 1 } {
                copy.apply(Choice::NoCard, &mut dice, &mut events);
            }
            count(&mut odds, &events, target)?;
        }
    }
    Some(odds)
}

fn count(odds: &mut Odds, events: &[Event], target: Target) -> Option<()> {
    let attacker = events.iter().find_map(|event| match event {
        Event::Attacked { seat, .. } => Some(*seat),
        _ => None,
    })?;
    let difference = events.iter().find_map(|event| match *event {
        Event::Scored {
            attack,
            attack_roll,
            defense,
            defense_roll,
        } => Some(attack + attack_roll - defense - defense_roll),
        _ => None,
    })?;
    if events
        .iter()
        .any(|event| matches!(event, Event::Rerolled { .. }))
    {
        return None;
    }
    let fell = |who: Seat| {
        // The Battle itself, and nothing that comes after it.
        let after = events
            .iter()
            .skip_while(|event| !matches!(event, Event::Scored { .. }));
        after
            .take(5)
            .any(|event| matches!(event, Event::HeroSlain { seat, .. } if *seat == who))
    };
    odds.of += 1;
    odds.wins += u16::from(difference >= 0);
    odds.least = odds.least.min(difference);
    odds.most = odds.most.max(difference);
    if let Target::Hero(seat) = target {
        odds.slays += u16::from(difference >= 0 && fell(seat));
    }
    odds.falls += u16::from(difference < 0 && fell(attacker));
    Some(())
}

/// NS-R13-2, NS-R13-3, NS-R13-5, NS-R13-6, NS-D33: the odds of an Attack are what all 36 rolls, or all 6, come to.
#[test]
fn odds_are_what_all_rolls_come_to() {
    let (mut sure, mut compared, mut slain) = (0, 0, 0);
    for (wanted, seed) in [
        ("seats=2 kingdoms=random", 11),
        ("seats=3 kingdoms=random", 12),
        ("seats=4 win=empire kingdoms=random", 13),
    ] {
        watch(wanted, seed, |game, seat| {
            let view = game.view(Viewer::Seated(seat));
            if !matches!(view.asked, Some((_, Question::Action))) || view.round % 2 == 0 {
                return;
            }
            let mut choices = Vec::new();
            game.choices(&mut choices);
            for aim in &view.aims {
                if !choices.contains(&Choice::Attack(aim.target)) {
                    continue;
                }
                let defends = !matches!(aim.target, Target::Independent(_));
                let Some(all) = enumerated(game, aim.target, defends) else {
                    continue;
                };
                assert_eq!(
                    aim.odds, all,
                    "{:?} of {seat} in round {}",
                    aim.target, view.round
                );
                compared += 1;
                slain += u32::from(all.slays + all.falls);
                sure += usize::from(all.wins == all.of);
            }
        });
    }
    assert!(compared > 150, "only {compared} Attacks");
    assert!(sure > 5 && slain > 50, "{sure} sure, {slain} slain");
}

/// NS-R6-8: a card that lies face down changes the odds for its owner alone.
#[test]
fn a_card_face_down_changes_the_odds_of_its_owner_alone() {
    let mut differ = 0;
    for seed in 1..12 {
        watch("seats=2", seed, |game, seat| {
            let own = game.view(Viewer::Seated(seat));
            let Some(battle) = own.battle.as_ref() else {
                return;
            };
            if !matches!(own.asked, Some((_, Question::BattleCard))) || seat == battle.attacker {
                return;
            }
            let theirs = game.view(Viewer::Seated(battle.attacker)).battle.unwrap();
            let watched = game.view(Viewer::Spectator).battle.unwrap();
            assert_eq!(battle.odds, watched.odds);
            assert!(theirs.plays.is_empty() && watched.plays.is_empty());
            assert_eq!(battle.plays[0].odds, battle.odds);
            differ += usize::from(theirs.odds != watched.odds);
        });
    }
    assert!(differ > 3, "only {differ} hidden cards would have mattered");
}

/// NS-D30, NS-D44, NS-R5-3: the purse pays as the view foretells.
#[test]
fn payments_are_foretold() {
    let mut split = 0;
    for seed in 20..26 {
        watch("seats=2", seed, |game, seat| {
            let view = game.view(Viewer::Seated(seat));
            let mut choices = Vec::new();
            game.choices(&mut choices);
            for choice in choices {
                let (price, good, skill) = match choice {
                    Choice::BuySkill(skill) => {
                        let price = view.own().unwrap().skill_prices[skill as usize];
                        (price, numa_sera::content::Good::Skill, Some(skill))
                    }
                    Choice::BuyItem(item) => {
                        (view.item_price(item), numa_sera::content::Good::Item, None)
                    }
                    _ => continue,
                };
                let told = view.payment(price, good, skill);
                let cards: i16 = told
                    .iter()
                    .filter(|(set, _)| set.is_some())
                    .map(|(_, n)| n)
                    .sum();
                let mut copy = game.clone();
                let mut events: Vec<Event> = Vec::new();
                copy.apply(choice, &mut Dice::tape(vec![0; 40]), &mut events);
                let paid = events.iter().find_map(|event| match *event {
                    Event::Paid { n, from_cards, .. } => Some((n, from_cards)),
                    _ => None,
                });
                assert_eq!(paid.unwrap_or((0, 0)), (price.max(0), cards));
                split += usize::from(told.len() > 1);
            }
        });
    }
    assert!(split > 20, "only {split} payments came from several purses");
}
