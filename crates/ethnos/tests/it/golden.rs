//! Golden matches: at least one for each edition, number of seats, tribe, module and ending. `cargo xtask bless` plays them
//! again; without it they must replay to the letter.

mod players; // seats that play towards an ending

use std::collections::BTreeSet;
use std::path::PathBuf;

use ethnos::{Edition, Ethnos, Event, Tribe};
use kernel::{Game, Published, Seat};
use referee::{Match, Seed};
use testkit::golden;

use self::players::{be_patient, collect_skeletons};

/// A golden match: its name, its set-up, and what must happen in it.
struct Wanted {
    name: &'static str,
    setup: &'static str,
    has: fn(&Match<Ethnos>) -> bool,
}

const fn any(name: &'static str, setup: &'static str) -> Wanted {
    Wanted {
        name,
        setup,
        has: |_| true,
    }
}

const fn ends(name: &'static str, setup: &'static str, has: fn(&Match<Ethnos>) -> bool) -> Wanted {
    Wanted { name, setup, has }
}

fn ending(table: &Match<Ethnos>) -> &'static str {
    table.game().standings().ending
}

const WANTED: &[Wanted] = &[
    any(
        "first-2",
        "edition=first seats=2 tribes=centaur,dwarf,elf,giant,halfling",
    ),
    any(
        "first-3",
        "edition=first seats=3 tribes=merfolk,minotaur,orc,skeleton,troll",
    ),
    any(
        "first-4",
        "edition=first seats=4 tribes=skeleton,troll,wingfolk,wizard,orc,merfolk",
    ),
    any("first-5", "edition=first seats=5"),
    any("first-6", "edition=first seats=6"),
    any("first-4-draw-two", "edition=first seats=4 +draw-two"),
    any("first-4-recruitment", "edition=first seats=4 +recruitment"),
    any(
        "polish-2",
        "edition=polish seats=2 tribes=merfolk,troll,wingfolk,giant,orc",
    ),
    any("polish-4", "edition=polish seats=4"),
    any(
        "second-2",
        "edition=second seats=2 tribes=owl,rabbit,red-panda,bear,raccoon",
    ),
    any(
        "second-3",
        "edition=second seats=3 tribes=koi,tiger,monkey,dog,fox",
    ),
    any(
        "second-4",
        "edition=second seats=4 tribes=deer,raven,raccoon,fox,koi,monkey",
    ),
    any(
        "second-4-first-game",
        "edition=second seats=4 tribes=first-game",
    ),
    any(
        "second-5-recruitment",
        "edition=second seats=5 +recruitment",
    ),
    any("second-6", "edition=second seats=6"),
    any("solo-easy", "edition=second seats=1 level=easy"),
    any("solo-regular", "edition=second seats=1 level=regular"),
    any("solo-hard", "edition=second seats=1 level=hard"),
    ends("ends-by-markers", "edition=first seats=2", |table| {
        ending(table) == "most-markers"
    }),
    ends("ends-by-bands", "edition=first seats=2", |table| {
        ending(table) == "largest-bands"
    }),
];

#[test]
fn golden_matches_replay() {
    let content = Ethnos::read_content(Ethnos::CONTENT).expect("the content file is sound");
    let mut reached = BTreeSet::new();
    for wanted in WANTED {
        let text = golden_text(wanted.name, || {
            let setup = Ethnos::set_up(&content, &wanted.setup.parse().unwrap()).unwrap();
            golden::bless::<Ethnos>(&setup, 0..20_000, 5_000, wanted.has)
                .expect("some seed plays such a match")
        });
        let table = golden::check::<Ethnos>(&text, &content)
            .unwrap_or_else(|why| panic!("{}: {why}", wanted.name));
        assert!(
            (wanted.has)(&table),
            "{} is not what its name says",
            wanted.name
        );
        reached.extend(leaders(&table));
    }
    let missing: Vec<_> = Tribe::ALL
        .iter()
        .filter(|tribe| !reached.contains(*tribe))
        .collect();
    // Skeletons and Dogs lead nothing.
    assert_eq!(
        missing,
        [&Tribe::Skeleton, &Tribe::Dog],
        "tribes that lead no Band in any golden match"
    );
}

#[test]
fn every_edition_has_a_golden_match() {
    for key in Edition::KEYS {
        let setup = format!("edition={key} ");
        let has_one = WANTED.iter().any(|wanted| wanted.setup.starts_with(&setup));
        assert!(has_one, "no golden match of the edition {key}");
    }
}

/// ET-TRIBE-SKELETON-8, ET-END-9: ten Skeletons win the Polish edition. Chance does not bring that about, so the seats work
/// together.
#[test]
fn ten_skeletons_win() {
    let content = Ethnos::read_content(Ethnos::CONTENT).expect("the content file is sound");
    let text = golden_text("ends-by-ten-skeletons", || {
        let wanted = "edition=polish seats=2 tribes=skeleton,dwarf,elf,orc,troll";
        let setup = Ethnos::set_up(&content, &wanted.parse().unwrap()).unwrap();
        (0..500)
            .map(|seed| collect_skeletons(Match::new(setup.clone(), Seed::from_number(seed))))
            .find(|table| ending(table) == "ten-skeletons")
            .expect("some seed lets them")
            .to_file(&[])
    });
    let table = golden::check::<Ethnos>(&text, &content).unwrap();
    assert_eq!(ending(&table), "ten-skeletons");
    assert_eq!(
        table.game().standings().winners().collect::<Vec<_>>(),
        [Seat(0)]
    );
}

/// ET-SOLO-72: random answers never beat Chief Bruno, patient ones do.
#[test]
fn bruno_can_be_beaten() {
    let content = Ethnos::read_content(Ethnos::CONTENT).expect("the content file is sound");
    let text = golden_text("solo-won", || {
        let wanted = "edition=second seats=1 level=easy";
        let setup = Ethnos::set_up(&content, &wanted.parse().unwrap()).unwrap();
        (0..2_000)
            .map(|seed| be_patient(Match::new(setup.clone(), Seed::from_number(seed))))
            .find(|table| table.game().payoff(Seat(0)) == 1.0)
            .expect("some seed lets the player win")
            .to_file(&[])
    });
    let table = golden::check::<Ethnos>(&text, &content).unwrap();
    assert_eq!(
        table.game().standings().winners().collect::<Vec<_>>(),
        [Seat(0)]
    );
}

/// The file, or with `BLESS=1` a new one.
fn golden_text(name: &str, play: impl FnOnce() -> String) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/ethnos/golden");
    let path = folder.join(format!("{name}.match"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        std::fs::write(&path, play()).expect("the file can be written");
    }
    std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}; run cargo xtask bless", path.display()))
}

fn leaders(table: &Match<Ethnos>) -> Vec<Tribe> {
    let events = table.log().iter().flat_map(|entry| &entry.events);
    let of_band = |event: &Event| match event {
        Event::BandPlayed { leader, .. } => Some(leader.tribe),
        _ => None,
    };
    events.filter_map(of_band).collect()
}
