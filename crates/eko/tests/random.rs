//! Random matches: every piece counted after every step, every list sound, every position written and read again.

use eko::{Eko, Setup, Variant};
use kernel::{Dice, Game, Notation, Published, Quiet, Rng, Turn, Wanted};

fn setup(wish: &str) -> Setup {
    let wanted: Wanted = wish.parse().unwrap();
    Eko::set_up(&Eko::read_content(Eko::CONTENT).unwrap(), &wanted).unwrap()
}

/// Plays and checks; every `nth` position goes through its notation.
fn play(setup: &Setup, seed: u64, nth: usize) -> Eko {
    let mut rng = Rng::new(seed);
    let mut dice = Dice::quick(Rng::new(seed ^ 0xE0));
    let mut game = Eko::start(setup, &mut dice, &mut Quiet);
    let mut choices = Vec::new();
    for step in 0..20_000 {
        game.audit().unwrap();
        if step % nth == 0 {
            let text = game.write_position();
            let again =
                Eko::read_position(setup, &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(again, game, "{text}");
        }
        if game.turn() == Turn::Over {
            return game;
        }
        choices.clear();
        game.choices(&mut choices);
        assert!(!choices.is_empty(), "{}", game.write_position());
        for (at, &choice) in choices.iter().enumerate() {
            assert!(!choices[..at].contains(&choice), "{choice:?} twice");
            assert_eq!(game.read_choice(&game.write_choice(choice)), Ok(choice));
        }
        let mut scratch = Vec::new();
        let choice = game.sample(&mut rng, &mut scratch);
        assert!(choices.contains(&choice), "{choice:?}");
        game.apply(choice, &mut dice, &mut Quiet);
    }
    panic!("seed {seed}: no end after 20,000 steps");
}

#[test]
fn random_matches_end_and_keep_count() {
    for seats in 2..=4 {
        let mut wishes = vec![
            format!("seats={seats}"),
            format!("seats={seats} +labyrinth labyrinth=ring"),
        ];
        wishes.extend(Variant::ALL.map(|variant| format!("seats={seats} +{}", variant.key())));
        let all: Vec<String> = Variant::ALL
            .map(|variant| format!("+{}", variant.key()))
            .into();
        wishes.push(format!("seats={seats} {}", all.join(" ")));
        for wish in wishes {
            let setup = setup(&wish);
            for seed in 0..20 {
                play(&setup, seed, 7);
            }
        }
    }
}
