//! No text and no bytes bring the rules down: every parser gets noise and true text with bytes changed. So many cases each, from
//! fixed seeds.

use eko::{Eko, Hex, Placed, Setup};
use kernel::{Dice, Game, Notation, Published, Quiet, Rng, Turn, Wanted};
use testkit::{fuzz_bytes, fuzz_text};

use crate::{all_variants, content, setup};

/// Changed texts for each parser and each text.
const CASES: usize = 2_000;

/// The text with one to four bytes or runs of bytes changed; now and then only noise.
fn mutated(text: &str, rng: &mut Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    if rng.below(20) == 0 {
        bytes = (0..rng.below(40)).map(|_| rng.next_u64() as u8).collect();
    }
    for _ in 0..=rng.below(4) {
        let at = rng.below(bytes.len() as u32 + 1) as usize;
        let end = (at + rng.below(12) as usize).min(bytes.len());
        match rng.below(5) {
            0 => bytes.insert(at, rng.next_u64() as u8),
            1 => bytes.insert(at, b"0159 AZaz:,=+-.#\n"[rng.below(17) as usize]),
            2 => drop(bytes.drain(at..end)),
            3 => bytes.extend_from_within(at..end),
            _ if at < bytes.len() => bytes[at] ^= 1 << rng.below(8),
            _ => {}
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A game some way in, the same for the same seed.
fn some_game(setup: &Setup, seed: u64) -> Eko {
    let mut rng = Rng::new(seed);
    let mut dice = Dice::quick(Rng::new(seed));
    let mut game = Eko::start(setup, &mut dice, &mut Quiet);
    let steps = rng.below(150);
    play_on(&mut game, steps, &mut rng);
    game
}

fn play_on(game: &mut Eko, steps: u32, rng: &mut Rng) {
    let mut dice = Dice::quick(Rng::new(1));
    for _ in 0..steps {
        if game.turn() == Turn::Over {
            break;
        }
        let choice = game.sample(rng, &mut Vec::new());
        game.apply(choice, &mut dice, &mut Quiet);
    }
}

#[test]
fn no_bytes_bring_a_match_down() {
    let mut rng = Rng::new(9);
    let (base, all) = (setup("seats=3"), setup(&all_variants(2)));
    for _ in 0..300 {
        let bytes: Vec<u8> = (0..rng.below(600)).map(|_| rng.next_u64() as u8).collect();
        fuzz_bytes::<Eko>(&base, &bytes).unwrap();
        fuzz_bytes::<Eko>(&all, &bytes).unwrap();
        fuzz_text::<Eko>(&base, &bytes).unwrap();
        fuzz_text::<Eko>(&all, &bytes[..bytes.len().min(20)]).unwrap();
    }
}

#[test]
fn spaces_and_tiles_are_read_or_refused() {
    let mut rng = Rng::new(1);
    let mut read = 0;
    for _ in 0..5 * CASES {
        let text = mutated("A3m13", &mut rng);
        if let Ok(tile) = text.parse::<Placed>() {
            assert_eq!(tile.to_string(), text);
            read += 1;
        }
        let text = mutated("m13", &mut rng);
        if let Ok(space) = text.parse::<Hex>() {
            assert_eq!(space.to_string(), text);
        }
    }
    assert!(read > 0, "some changes still make a tile");
}

#[test]
fn set_ups_are_read_or_refused() {
    let content = content();
    let mut rng = Rng::new(2);
    let by_hand = format!("seats=2 +portals board={},R4l10,R1n16", crate::wishes::BASE);
    let mut read = 0;
    for wish in [
        &by_hand,
        &all_variants(4),
        "seats=3 +labyrinth labyrinth=ring draw=strict",
    ] {
        for _ in 0..CASES {
            let Ok(wanted) = mutated(wish, &mut rng).parse::<Wanted>() else {
                continue;
            };
            if let Ok(setup) = Eko::set_up(&content, &wanted) {
                let again = Eko::set_up(&content, &Eko::wanted(&setup));
                assert_eq!(again, Ok(setup), "{wanted}");
                read += 1;
            }
        }
    }
    assert!(read > 0, "some changes still make a set-up");
}

#[test]
fn answers_are_read_or_refused() {
    let mut rng = Rng::new(3);
    let mut read = 0;
    for seed in 0..40 {
        let game = some_game(&setup(&all_variants(2 + (seed % 3) as u8)), seed);
        let Turn::Ask(seat) = game.turn() else {
            continue;
        };
        let mut offered = Vec::new();
        game.choices(&mut offered);
        for _ in 0..CASES / 10 {
            let text = game.write_choice(*rng.pick(&offered).unwrap());
            if let Ok(choice) = game.read_choice(&mutated(&text, &mut rng)) {
                let written = game.write_choice(choice);
                assert_eq!(game.read_choice(&written), Ok(choice), "{written}");
                if !offered.contains(&choice) {
                    game.why_not(seat, choice);
                }
                read += 1;
            }
        }
    }
    assert!(read > 0, "some changes still make an answer");
}

#[test]
fn positions_are_read_or_refused() {
    let mut rng = Rng::new(4);
    let mut read = 0;
    for seed in 0..20 {
        let setup = setup(&all_variants(2 + (seed % 3) as u8));
        let text = some_game(&setup, seed).write_position();
        for _ in 0..CASES / 20 {
            let changed = mutated(&text, &mut rng);
            if let Ok(mut game) = Eko::read_position(&setup, &changed) {
                let again = Eko::read_position(&setup, &game.write_position());
                assert_eq!(again.as_ref(), Ok(&game), "{changed}");
                play_on(&mut game, 30, &mut rng);
                game.audit()
                    .unwrap_or_else(|why| panic!("{why}\n{changed}"));
                read += 1;
            }
        }
    }
    assert!(read > 20, "{read} changed positions were read");
}

/// Content that passes its check can be played, or the set-up says why not.
#[test]
fn content_is_read_or_refused() {
    let mut rng = Rng::new(5);
    let wishes = ["seats=2".to_owned(), all_variants(3), all_variants(4)];
    let mut played = 0;
    for nth in 0..CASES {
        let Ok(content) = Eko::read_content(&mutated(Eko::CONTENT, &mut rng)) else {
            continue;
        };
        let wanted: Wanted = wishes[nth % 3].parse().unwrap();
        if let Ok(setup) = Eko::set_up(&content, &wanted) {
            let mut game = Eko::start(&setup, &mut Dice::quick(Rng::new(6)), &mut Quiet);
            play_on(&mut game, 40, &mut rng);
            game.audit().unwrap_or_else(|why| panic!("{why}"));
            played += 1;
        }
    }
    assert!(played > 100, "{played} changed contents were played");
}
