//! Bytes for every parser: choices, wishes, positions, setups, content, match files. Whatever they are, nothing panics. All runs
//! are bounded by count and have fixed seeds.

use kernel::{Dice, Game, Notation, Published, Quiet, Rng, Turn, Wanted};
use numa_sera::NumaSera;
use testkit::{fuzz_bytes, fuzz_text};

use super::{content, set_up};

fn noise(rng: &mut Rng, len: u32) -> Vec<u8> {
    (0..len).map(|_| rng.below(256) as u8).collect()
}

/// A text with a few bytes replaced, lost, doubled or swapped; what is no longer UTF-8 becomes U+FFFD.
fn mutated(text: &str, rng: &mut Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    // One change is often still text that can be read; more seldom are.
    for _ in 0..=rng.below(3) {
        if bytes.is_empty() {
            break;
        }
        let at = rng.below(bytes.len() as u32) as usize;
        let other = rng.below(bytes.len() as u32) as usize;
        match rng.below(16) {
            0 => bytes.truncate(at),
            1 => bytes[at] = rng.below(256) as u8,
            2..=8 => bytes[at] = b"0123456789-+:,; =\n\"[]{}ABCDE*"[rng.below(29) as usize],
            9..=10 => drop(bytes.remove(at)),
            11..=12 => bytes.insert(at, bytes[other]),
            _ => bytes.swap(at, other),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A game after some random answers.
fn somewhere(wanted: &str, seed: u64) -> NumaSera {
    let mut rng = Rng::stream(&[seed, 3]);
    let mut dice = Dice::quick(Rng::new(seed));
    let mut game = NumaSera::start(&set_up(wanted), &mut dice, &mut Quiet);
    let mut scratch = Vec::new();
    for _ in 0..rng.below(300) {
        if game.turn() != Turn::Over {
            let choice = game.sample(&mut rng, &mut scratch);
            game.apply(choice, &mut dice, &mut Quiet);
        }
    }
    game
}

#[test]
fn bytes_as_matches_and_as_text_do_no_harm() {
    let setup = set_up("seats=3");
    let mut rng = Rng::new(21);
    let mut read = 0;
    for _ in 0..60 {
        let bytes = noise(&mut rng, 80);
        fuzz_bytes::<NumaSera>(&setup, &bytes).unwrap();
        read += fuzz_text::<NumaSera>(&setup, &bytes[..40]).unwrap();
    }
    assert!(read > 5, "only {read} positions could be read");
}

#[test]
fn mutated_choices_and_wishes_do_no_harm() {
    let mut rng = Rng::new(22);
    let (mut read, mut refused) = (0, 0);
    for seed in 0..60 {
        let game = somewhere("seats=4", seed);
        let mut offered = Vec::new();
        game.choices(&mut offered);
        for choice in offered {
            let text = mutated(&game.write_choice(choice), &mut rng);
            let _ = game.read_wish(&text);
            match game.read_choice(&text) {
                Ok(other) => {
                    read += 1;
                    assert_eq!(game.read_choice(&game.write_choice(other)), Ok(other));
                }
                Err(_) => refused += 1,
            }
        }
        let _ = game.read_choice(&String::from_utf8_lossy(&noise(&mut rng, 30)));
    }
    assert!(read > 2 && refused > 100, "{read} read, {refused} refused");
}

#[test]
fn mutated_positions_do_no_harm() {
    let mut rng = Rng::new(23);
    let setup = set_up("seats=3");
    let (mut read, mut refused) = (0, 0);
    for seed in 0..30 {
        let text = somewhere("seats=3", seed).write_position();
        for _ in 0..20 {
            match NumaSera::read_position(&setup, &mutated(&text, &mut rng)) {
                Ok(position) => {
                    read += 1;
                    let again = NumaSera::read_position(&setup, &position.write_position());
                    assert_eq!(again.as_ref(), Ok(&position));
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(read > 2 && refused > 100, "{read} read, {refused} refused");
}

#[test]
fn mutated_setups_do_no_harm() {
    let mut rng = Rng::new(24);
    let content = content();
    let all = "edition=reconstruction seats=3 +last-seat win=empire loot=all promises=honour kingdoms=meran,dena-vale,siaa-dee first=B";
    let (mut read, mut refused) = (0, 0);
    for _ in 0..2_000 {
        let wanted = mutated(all, &mut rng).parse::<Wanted>();
        match wanted.and_then(|wanted| NumaSera::set_up(&content, &wanted)) {
            Ok(setup) => {
                read += 1;
                let again = NumaSera::wanted(&setup);
                assert_eq!(NumaSera::set_up(&content, &again), Ok(setup));
            }
            Err(_) => refused += 1,
        }
    }
    assert!(read > 20 && refused > 500, "{read} read, {refused} refused");
}

#[test]
fn mutated_content_does_no_harm() {
    let mut rng = Rng::new(25);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..300 {
        match NumaSera::read_content(&mutated(NumaSera::CONTENT, &mut rng)) {
            Ok(content) => {
                read += 1;
                let setup = NumaSera::set_up(&content, &Wanted::default()).unwrap();
                let mut dice = Dice::quick(Rng::new(1));
                let mut game = NumaSera::start(&setup, &mut dice, &mut Quiet);
                let mut scratch = Vec::new();
                for _ in 0..60 {
                    if game.turn() != Turn::Over {
                        let choice = game.sample(&mut rng, &mut scratch);
                        game.apply(choice, &mut dice, &mut Quiet);
                    }
                }
            }
            Err(error) => {
                refused += 1;
                assert!(!error.why.key.is_empty());
            }
        }
    }
    let _ = NumaSera::read_content(&String::from_utf8_lossy(&noise(&mut rng, 400)));
    assert!(read > 5 && refused > 50, "{read} read, {refused} refused");
}
