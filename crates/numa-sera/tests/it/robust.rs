//! No text ends the program: what cannot be played is refused in a sentence.

use kernel::{Dice, Game, Notation, Quiet, Rng, Turn};
use numa_sera::NumaSera;

use super::set_up;

/// Positions with lines dropped, doubled, swapped and garbled are refused, or can be played on.
#[test]
fn garbled_positions_do_no_harm() {
    let setup = set_up("seats=3");
    let mut rng = Rng::new(4);
    let mut scratch = Vec::new();
    let (mut read, mut refused) = (0, 0);
    for seed in 0..60 {
        let mut dice = Dice::quick(Rng::new(seed));
        let mut game = NumaSera::start(&setup, &mut dice, &mut Quiet);
        for _ in 0..rng.below(400) {
            if game.turn() != Turn::Over {
                let choice = game.sample(&mut rng, &mut scratch);
                game.apply(choice, &mut dice, &mut Quiet);
            }
        }
        let text = game.write_position();
        for _ in 0..25 {
            match NumaSera::read_position(&setup, &garble(&text, &mut rng)) {
                Ok(mut other) => {
                    read += 1;
                    for _ in 0..40 {
                        if other.turn() != Turn::Over {
                            let choice = other.sample(&mut rng, &mut scratch);
                            other.apply(choice, &mut dice, &mut Quiet);
                        }
                    }
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(
        read > 100 && refused > 100,
        "{read} read, {refused} refused"
    );
}

fn garble(text: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=rng.below(2) {
        let at = rng.below(lines.len() as u32) as usize;
        let other = rng.below(lines.len() as u32) as usize;
        match rng.below(5) {
            0 => drop(lines.remove(at)),
            1 => lines.push(lines[at].clone()),
            2 => lines.swap(at, other),
            3 => {
                let value = lines[other]
                    .split_once(':')
                    .map(|(_, value)| value.to_owned());
                if let (Some((key, _)), Some(value)) = (lines[at].clone().split_once(':'), value) {
                    lines[at] = format!("{key}:{value}");
                }
            }
            _ => {
                let digit = char::from(b'0' + rng.below(10) as u8).to_string();
                lines[at] = lines[at].replacen(|c: char| c.is_ascii_digit(), &digit, 1);
            }
        }
        if lines.is_empty() {
            lines.push(String::new());
        }
    }
    lines.join("\n")
}
