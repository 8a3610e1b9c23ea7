//! Content files as people might send them: thousands of changed ones, of which none may harm anybody.

use catalog::{AnyGame, Plan, find};
use kernel::{Rng, Wanted};

/// What a slip of the hand or of the mind puts into a file.
const BITS: [&str; 24] = [
    "0",
    "-1",
    "99",
    "255",
    "256",
    "9999999999999999999",
    "\"\"",
    "\"x\"",
    "[",
    "]",
    "{",
    "}",
    "=",
    "\n",
    "#",
    "true",
    "[[tile]]",
    "[x]",
    "ż",
    "\"\"\"",
    ".",
    "{ per = \"hand\" }",
    "id = \"a\"\n",
    "\u{0}",
];

/// One to three changes: a line, a word or a figure goes, comes twice, changes its place or becomes something else.
fn changed(text: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=rng.below(3) {
        let at = rng.below(lines.len() as u32) as usize;
        let bit = *rng.pick(&BITS).unwrap();
        match rng.below(7) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at].clone()),
            2 => {
                let to = rng.below(lines.len() as u32) as usize;
                lines.swap(at, to);
            }
            3 => lines[at].push_str(bit),
            // A figure becomes another.
            4 | 5 => {
                let figures: Vec<usize> = lines[at]
                    .match_indices(|c: char| c.is_ascii_digit())
                    .map(|(at, _)| at)
                    .collect();
                if let Some(&figure) = rng.pick(&figures) {
                    lines[at].replace_range(figure..=figure, bit);
                }
            }
            _ => {
                let letters: Vec<usize> = lines[at].char_indices().map(|(at, _)| at).collect();
                if let Some(&cut) = rng.pick(&letters) {
                    lines[at].truncate(cut);
                }
            }
        }
        if lines.is_empty() {
            lines.push(String::new());
        }
    }
    lines.join("\n")
}

/// Nothing panics, every refusal has a line and names what it is about, and what is taken can be played with to the end.
fn send(key: &str, files: usize, seed: u64) {
    let game = find(key).unwrap().open(None).unwrap();
    let mut rng = Rng::new(seed);
    let (mut taken, mut refused) = (0, 0);
    let mut why = std::collections::BTreeSet::new();
    for nth in 0..files {
        let text = changed(game.content(), &mut rng);
        match game.with_content(&text) {
            Ok(corrected) => {
                taken += 1;
                if taken % 40 == 1 {
                    play(&*corrected, nth);
                }
            }
            Err(fault) => {
                refused += 1;
                let lines = text.lines().count().max(1);
                let has_line = (1..=lines + 1).contains(&fault.line);
                assert!(has_line && !fault.at.is_empty(), "{key} {nth}: {fault}");
                // Every refusal is a sentence, in every language; what has no words is said by its key.
                for language in face::Language::ALL {
                    let said = game.say_fault(&fault.why, language);
                    assert!(!said.contains("fault-"), "{key} {nth}: {said}");
                    let is_polish = language == face::Language::Polish;
                    let english = ["expected", "invalid", "missing", "duplicate", "must "];
                    let strange = english.iter().find(|word| said.contains(**word));
                    assert!(!is_polish || strange.is_none(), "{key} {nth}: {said}");
                }
                why.insert(fault.why.key);
            }
        }
    }
    assert!(
        taken > files / 50 && refused > files / 4,
        "{key}: {taken} taken, {refused} refused"
    );
    assert!(why.len() > 10, "{key}: {why:?}");
}

fn play(game: &dyn AnyGame, nth: usize) {
    let plan = Plan {
        bots: vec!["random".to_owned()],
        games: 1,
        first: 0,
        seed: nth as u64,
        threads: 1,
        pace: catalog::Pace::Iterations(1),
    };
    game.simulate(&Wanted::default(), &plan, &mut |_| {})
        .unwrap();
}

#[test]
fn changed_files_of_eko_harm_nobody() {
    send("eko", 6_000, 1);
}

#[test]
fn changed_files_of_ethnos_harm_nobody() {
    send("ethnos", 2_800, 2);
}

#[test]
fn changed_files_of_numa_sera_harm_nobody() {
    send("numa-sera", 1_200, 3);
}
