//! Golden matches: at least one for each edition, number of seats, tribe, module and ending. `cargo xtask bless` plays them
//! again; without it they must replay to the letter.

use std::collections::BTreeSet;
use std::path::PathBuf;

use ethnos::{Choice, Ethnos, Event, Tribe};
use kernel::{Game, Published, Rng, Seat, Turn};
use referee::{Match, Seed};
use testkit::golden;

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

/// Both draw until ten Skeletons have passed through the pool; then A takes them one by one while B leaves the deck alone.
fn collect_skeletons(mut table: Match<Ethnos>) -> Match<Ethnos> {
    let mut rng = Rng::new(1);
    let mut collecting = false;
    while let Turn::Ask(seat) = table.game().turn() {
        let view = table.game().view(kernel::Viewer::Seated(seat));
        let wild =
            |cards: &[ethnos::Card]| cards.iter().filter(|card| card.colour.is_none()).count();
        let own = view.side(Seat(0)).open.clone();
        collecting |= wild(&view.pool) + wild(&own) >= 10
            && wild(&own) == usize::from(view.side(Seat(0)).hand_size);
        let mut offered = Vec::new();
        table.game().choices(&mut offered);
        let takes_wild = |choice: &Choice| matches!(choice, Choice::Take(kind) if view.card(*kind).colour.is_none());
        let takes_other = |choice: &Choice| matches!(choice, Choice::Take(kind) if view.card(*kind).colour.is_some());
        let is = |wanted: Choice| move |choice: &Choice| *choice == wanted;
        let leads = |choice: &Choice| matches!(choice, Choice::Lead(_));
        let pick = |wishes: &[&dyn Fn(&Choice) -> bool]| {
            wishes
                .iter()
                .find_map(|wish| offered.iter().copied().find(|choice| wish(choice)))
        };
        let decline = is(Choice::Decline);
        let (close, draw, win) = (is(Choice::Close), is(Choice::Draw), is(Choice::Win));
        let full = view.side(seat).hand_size >= 3;
        let choice = match (collecting, seat) {
            (true, Seat(0)) => pick(&[&win, &takes_wild, &decline, &close, &leads]),
            (true, _) => pick(&[&decline, &close, &takes_other, &leads]),
            (false, Seat(0)) => pick(&[&decline, &close, &leads, &draw]),
            (false, _) if full => pick(&[&decline, &close, &leads, &draw]),
            (false, _) => pick(&[&decline, &close, &draw, &leads]),
        };
        let choice = choice
            .or_else(|| rng.pick(&offered).copied())
            .expect("something is offered");
        table.submit(seat, &[choice]).expect("it was offered");
    }
    table
}

/// Gathers one colour or tribe until five cards match, and feeds Bruno what helps him least.
fn be_patient(mut table: Match<Ethnos>) -> Match<Ethnos> {
    while let Turn::Ask(seat) = table.game().turn() {
        let view = table.game().view(kernel::Viewer::Seated(seat));
        let hand = view.side(seat).hand.shown().cloned().unwrap_or_default();
        let largest = |hand: &[ethnos::Card], card: ethnos::Card| {
            let tribe = hand
                .iter()
                .filter(|other| other.tribe == card.tribe)
                .count();
            tribe.max(
                hand.iter()
                    .filter(|other| other.colour == card.colour)
                    .count(),
            )
        };
        let best = hand
            .iter()
            .map(|&card| largest(&hand, card))
            .max()
            .unwrap_or(0);
        let column = |card: ethnos::Card| {
            let columns = &view.solo.as_ref().expect("solo").columns;
            let own = columns
                .iter()
                .find(|column| Some(view.colour(column.kingdom)) == card.colour);
            own.map_or(0, |column| {
                column.cards.len() + 4 * usize::from(column.trigger == 0)
            })
        };
        let value = |choice: &Choice| -> i32 {
            match *choice {
                Choice::Lead(kind) => {
                    let size = largest(&hand, view.card(kind));
                    if size >= 5 || hand.len() >= 9 && size == best {
                        100 + size as i32
                    } else {
                        -1
                    }
                }
                Choice::Take(kind) => {
                    let with = [&hand[..], &[view.card(kind)]].concat();
                    10 * largest(&with, view.card(kind)) as i32
                }
                Choice::Draw => 11,
                Choice::Join(kind) => {
                    let leader = view
                        .building
                        .shown()
                        .and_then(|cards| cards.first())
                        .copied();
                    let leader = leader.expect("a Band being built has a Leader");
                    let tribe = hand
                        .iter()
                        .filter(|other| other.tribe == leader.tribe)
                        .count();
                    let by_tribe = tribe
                        >= hand
                            .iter()
                            .filter(|other| other.colour == leader.colour)
                            .count();
                    let card = view.card(kind);
                    let fits = if by_tribe {
                        card.tribe == leader.tribe
                    } else {
                        card.colour == leader.colour
                    };
                    if fits { 5 } else { -1 }
                }
                Choice::Close | Choice::Decline => 0,
                Choice::Feed(kind) => 50 - column(view.card(kind)) as i32,
                Choice::Steal(kind) => 10 + 10 * largest(&hand, view.card(kind)) as i32,
                Choice::Dismiss(kind) => column(view.card(kind)) as i32,
                _ => 5,
            }
        };
        let mut offered = Vec::new();
        table.game().choices(&mut offered);
        let choice = *offered
            .iter()
            .rev()
            .max_by_key(|choice| value(choice))
            .expect("something is offered");
        table.submit(seat, &[choice]).expect("it was offered");
    }
    table
}
