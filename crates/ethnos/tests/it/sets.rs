//! Cards that are asked for as a set: whatever is named, in whatever order, is one chain of answers, and none that could be
//! named is missing (ET-BAND-5, ET-TRIBE-ELF-1, ET-SOLO-66).

use std::mem::discriminant;

use ethnos::{Choice, Ethnos, Kind, Question};
use kernel::{Game, Rng, Turn, Viewer};
use referee::{Match, NotTaken, Seed};

use crate::tables::table;

/// How many sets of each sort were named and taken.
#[derive(Default, Debug)]
struct Named {
    members: u32,
    kept: u32,
    fed: u32,
}

fn play(setup: &str, matches: u64, named: &mut Named) {
    let setup = table(setup);
    for seed in 0..matches {
        let mut rng = Rng::stream(&[seed, 3]);
        let mut table = Match::<Ethnos>::new(setup.clone(), Seed::from_number(seed));
        while let Turn::Ask(seat) = table.game().turn() {
            if !name_some(&mut table, &mut rng, named) {
                let mut offered = Vec::new();
                table.game().choices(&mut offered);
                let choice = *rng.pick(&offered).expect("something is offered");
                let taken = table.submit(seat, &[choice]).map(<[_]>::len);
                assert_eq!(taken, Ok(1));
            }
        }
    }
}

/// Names some of the cards that are asked for, in no order. Says whether they were taken.
fn name_some(table: &mut Match<Ethnos>, rng: &mut Rng, named: &mut Named) -> bool {
    let Turn::Ask(seat) = table.game().turn() else {
        return false;
    };
    let view = table.game().view(Viewer::Seated(seat));
    let Some(mut set) = view.asked_cards() else {
        return false;
    };
    everything_offered_is_there(table.game(), &set.cards);
    let most = set.most.min(set.cards.len());
    let number = set.least + rng.below((most - set.least + 1) as u32) as usize;
    let picked: Vec<Kind> = (0..number)
        .map(|_| {
            let at = rng.below(set.cards.len() as u32) as usize;
            set.cards.swap_remove(at)
        })
        .collect();
    let chain = view.card_chain(&picked);
    match table.submit(seat, &chain).map(<[_]>::len) {
        Ok(_) => {}
        // Cards of one colour and cards of one tribe do not go together, and the referee says so.
        Err(refused) => {
            assert_eq!(view.question, Question::Members, "{chain:?}: {refused}");
            assert!(matches!(refused.why, NotTaken::Refused(_)), "{refused}");
            return false;
        }
    }
    let count = match view.question {
        Question::Members => &mut named.members,
        Question::Keep { .. } => &mut named.kept,
        _ => &mut named.fed,
    };
    *count += 1;
    // Nothing is left to ask: the set is what was named, and no more.
    if let Turn::Ask(asked) = table.game().turn() {
        let next = table.game().view(Viewer::Seated(asked)).question;
        assert_ne!(
            discriminant(&next),
            discriminant(&view.question),
            "{chain:?}"
        );
    }
    true
}

fn everything_offered_is_there(game: &Ethnos, cards: &[Kind]) {
    let mut offered = Vec::new();
    game.choices(&mut offered);
    for choice in offered {
        if let Choice::Join(kind) | Choice::Keep(kind) | Choice::Feed(kind) = choice {
            assert!(cards.contains(&kind), "{choice:?} is offered");
        }
    }
}

#[test]
fn whatever_is_named_is_one_chain() {
    let mut named = Named::default();
    play(
        "edition=first seats=4 tribes=centaur,dwarf,elf,giant,orc,skeleton",
        12,
        &mut named,
    );
    play("edition=second seats=1 level=hard", 12, &mut named);
    play(
        "edition=second seats=3 tribes=owl,rabbit,red-panda,tiger,dog",
        12,
        &mut named,
    );
    assert!(
        named.members > 100 && named.kept > 50 && named.fed > 50,
        "{named:?}"
    );
}
