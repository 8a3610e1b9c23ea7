//! Golden matches: one for each ending and win setting, and for every number of players. `cargo xtask bless` plays them again;
//! without it they must replay to the letter.

use std::path::PathBuf;

use kernel::{Game, Perspective, Published, Rng, Turn};
use numa_sera::{NumaSera, greedy};
use referee::{Match, Seed};
use testkit::golden;

/// Its name, its setup and how it must end.
const WANTED: [(&str, &str, &str); 12] = [
    ("throne-conqueror", "seats=4 win=throne", "conqueror"),
    ("throne-champion", "seats=4 win=throne", "champion"),
    ("throne-master", "seats=3 win=throne", "master"),
    ("throne-legend", "seats=3 win=throne", "legend"),
    ("throne-survivor", "seats=2 win=throne", "survivor"),
    ("empire-conqueror", "seats=4 win=empire", "conqueror"),
    ("empire-champion", "seats=3 win=empire", "champion"),
    ("empire-master", "seats=3 win=empire", "master"),
    ("empire-legend", "seats=4 win=empire", "legend"),
    ("empire-survivor", "seats=2 win=empire", "survivor"),
    (
        "honour-all-loot",
        "seats=2 promises=honour loot=all kingdoms=choose",
        "",
    ),
    (
        "no-loot-last-seat",
        "seats=4 +last-seat loot=none first=C",
        "",
    ),
];

/// NS-R1-4, NS-R2-1, NS-R2-2, NS-R2-3, NS-R2-4, NS-R2-7: every way to win, in both win settings.
#[test]
fn golden_matches_replay() {
    let content = super::content();
    for (name, setup, ending) in WANTED {
        let text = golden_text(name, || {
            let setup = NumaSera::set_up(&content, &setup.parse().unwrap()).unwrap();
            (0..400)
                .map(|seed| play(Match::new(setup.clone(), Seed::from_number(seed)), seed))
                .find(|table| ending.is_empty() || ends(table, ending))
                .expect("some seed plays such a match")
                .to_file(&[])
        });
        let table = golden::check::<NumaSera>(&text, &content)
            .unwrap_or_else(|why| panic!("{name}: {why}"));
        assert!(
            ending.is_empty() || ends(&table, ending),
            "{name} is not what its name says"
        );
    }
}

fn ends(table: &Match<NumaSera>, ending: &str) -> bool {
    table.game().standings().ending == ending
}

/// The greedy bot, with a random answer now and then so that trades and oddities happen too.
fn play(mut table: Match<NumaSera>, seed: u64) -> Match<NumaSera> {
    let mut rng = Rng::stream(&[seed, 0x6e75_6d61]);
    let mut scratch = Vec::new();
    while let Turn::Ask(seat) = table.game().turn() {
        let choice = if rng.below(12) == 0 {
            table.game().sample(&mut rng, &mut scratch)
        } else {
            greedy::choose(&Perspective::new(table.game(), seat), &mut rng)
        };
        table.submit(seat, &[choice]).expect("it was offered");
    }
    table
}

/// The file, or with `BLESS=1` a new one.
fn golden_text(name: &str, play: impl FnOnce() -> String) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/numa-sera/golden");
    let path = folder.join(format!("{name}.match"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&path, play()).unwrap();
    }
    std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}; run cargo xtask bless", path.display()))
}
