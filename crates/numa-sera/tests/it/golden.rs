//! Golden matches: one for each ending and win setting, and for every number of players, by version 2 of the rules; and some in
//! which later versions show. `cargo xtask bless` plays them again; without it they must replay to the letter.

use std::path::PathBuf;

use kernel::{Game, Perspective, Published, Rng, Turn};
use numa_sera::{Choice, Event, NumaSera, greedy};
use referee::{Deed, Entry, Match, Seed};
use testkit::golden;

/// Its name, its setup and how it must end.
const WANTED: [(&str, &str, &str); 12] = [
    (
        "throne-conqueror",
        "rules=2 seats=4 win=throne",
        "conqueror",
    ),
    ("throne-champion", "rules=2 seats=4 win=throne", "champion"),
    ("throne-master", "rules=2 seats=3 win=throne", "master"),
    ("throne-legend", "rules=2 seats=3 win=throne", "legend"),
    ("throne-survivor", "rules=2 seats=2 win=throne", "survivor"),
    (
        "empire-conqueror",
        "rules=2 seats=4 win=empire",
        "conqueror",
    ),
    ("empire-champion", "rules=2 seats=3 win=empire", "champion"),
    ("empire-master", "rules=2 seats=3 win=empire", "master"),
    ("empire-legend", "rules=2 seats=4 win=empire", "legend"),
    ("empire-survivor", "rules=2 seats=2 win=empire", "survivor"),
    (
        "honour-all-loot",
        "rules=2 seats=2 promises=honour loot=all kingdoms=choose",
        "",
    ),
    (
        "no-loot-last-seat",
        "rules=2 seats=4 +last-seat loot=none first=C",
        "",
    ),
];

/// NS-R1-4, NS-R2-1, NS-R2-2, NS-R2-3, NS-R2-4, NS-R2-7: every way to win, in both win settings.
#[test]
fn golden_matches_replay() {
    let content = super::shipped();
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

/// NS-D2, NS-D11: matches of version 3 with what is new in it.
#[test]
fn golden_matches_of_version_3_replay() {
    type Shows = fn(&[Entry<NumaSera>]) -> bool;
    let content = super::shipped();
    let wanted: [(&str, &str, Shows); 2] = [
        (
            "v3-eliminated-first",
            "rules=3 seats=3 win=empire",
            is_gone_in_battle,
        ),
        (
            "v3-free-draft",
            "rules=3 seats=4 win=throne",
            is_drafted_freely,
        ),
    ];
    for (name, setup, shows) in wanted {
        let text = golden_text(name, || {
            let setup = NumaSera::set_up(&content, &setup.parse().unwrap()).unwrap();
            (0..2_000)
                .map(|seed| play(Match::new(setup.clone(), Seed::from_number(seed)), seed))
                .find(|table| shows(table.log()))
                .expect("some seed plays such a match")
                .to_file(&[])
        });
        assert!(text.contains("\nrules 3\n"), "{name}");
        let table = golden::check::<NumaSera>(&text, &content)
            .unwrap_or_else(|why| panic!("{name}: {why}"));
        assert!(shows(table.log()), "{name} is not what its name says");
    }
}

/// NS-D3, NS-D11: a match of version 4 in which kingdoms were chosen, and a card was asked for after a Boon of which there are two had
/// been discarded.
#[test]
fn golden_matches_of_version_4_replay() {
    let (content, name) = (super::shipped(), "v4-chosen-kingdoms");
    let text = golden_text(name, || {
        let setup = NumaSera::set_up(&content, &"seats=4 win=throne".parse().unwrap()).unwrap();
        (0..2_000)
            .map(|seed| play(Match::new(setup.clone(), Seed::from_number(seed)), seed))
            .find(hopes_beside_a_boon)
            .expect("some seed plays such a match")
            .to_file(&[])
    });
    assert!(text.contains("\nrules 4\n"), "{name}");
    assert!(text.contains(" kingdoms=choose "), "{name}");
    let table =
        golden::check::<NumaSera>(&text, &content).unwrap_or_else(|why| panic!("{name}: {why}"));
    assert!(
        hopes_beside_a_boon(&table),
        "{name} is not what its name says"
    );
}

/// A card is asked for while one of two Merchant Caravans lies in the discard pile.
fn hopes_beside_a_boon(table: &Match<NumaSera>) -> bool {
    let mut discarded = false;
    table.log().iter().any(|entry| {
        let asks = matches!(entry.step.deed, Deed::Answer(Choice::WantCard(_)));
        let asks = asks && discarded;
        discarded |= entry.events.iter().any(|event| {
            matches!(event, Event::Revealed { card, .. } if super::content().card(*card).name == "Merchant Caravan")
        });
        asks
    })
}

/// A kingdom falls in a Battle, and only then do the winner's abilities bring something (NS-D2).
fn is_gone_in_battle(log: &[Entry<NumaSera>]) -> bool {
    log.iter().any(|entry| {
        let at = |wanted: fn(&Event) -> bool| entry.events.iter().position(wanted);
        let won = at(|event| matches!(event, Event::BattleWon { .. }));
        let gone = at(|event| matches!(event, Event::Eliminated { .. }));
        let gained = at(|event| matches!(event, Event::CapitalGained { by: Some(_), .. }));
        let turn = at(|event| matches!(event, Event::TurnBegan { .. }));
        won.is_some() && won < gone && gone < gained && gained < turn
    })
}

/// Something is given after something was asked for, in one draft.
fn is_drafted_freely(log: &[Entry<NumaSera>]) -> bool {
    log.windows(2).any(|pair| {
        let [first, second] = [0, 1].map(|nth| pair[nth].step.deed);
        matches!(
            first,
            Deed::Answer(Choice::Want(_) | Choice::WantCard(_) | Choice::WantTruce)
        ) && matches!(second, Deed::Answer(Choice::Give(_) | Choice::GiveCard(_)))
    })
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
