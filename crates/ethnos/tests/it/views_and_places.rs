//! What no scenario can say: who sees what, who may sit down, and the order behind the winner.

use ethnos::{Edition, Ethnos, View};
use kernel::{Game, Notation, Published, Seat, Seen, SetupError, Viewer};

use crate::tables::table;

fn set_up(wanted: &str) -> Result<<Ethnos as Game>::Setup, SetupError> {
    let content = Ethnos::read_content(Ethnos::CONTENT).expect("the shipped content is sound");
    Ethnos::set_up(&content, &wanted.parse()?)
}

fn position(wanted: &str, text: &str) -> Ethnos {
    Ethnos::read_position(&table(wanted), text).expect("a good position")
}

#[test]
fn a_seat_sees_its_own_cards_and_what_lies_on_the_table() {
    let game = position(
        "edition=first seats=3 tribes=dwarf,elf,giant,orc,troll",
        "dragons: 1\n\
         pool: red dwarf\n\
         hand A: green dwarf, blue elf\n\
         open A: blue elf\n\
         bands A: purple orc + purple elf\n\
         markers duris: A1\n\
         tokens duris: 2/8\n\
         glory: A4 B0 C0\n\
         trolls C: 3",
    );
    let by = |viewer| -> View { game.view(viewer) };
    let cards = |hand: &Seen<Vec<ethnos::Card>>| match hand {
        Seen::Shown(cards) => Some(cards.len()),
        Seen::Hidden => None,
    };
    for viewer in Viewer::all(3) {
        let view = by(viewer);
        let side = &view.sides[0];
        assert_eq!(
            cards(&side.hand),
            viewer.is(Seat(0)).then_some(2),
            "ET-DEF-10"
        );
        assert_eq!((side.hand_size, side.open.len()), (2, 1), "ET-DEF-11");
        // 60 cards of five tribes and 3 Dragons, less two in hand, two in the Band, one in the pool and a Dragon.
        assert_eq!((view.deck.cards, view.deck.dragons), (57, 1), "ET-DEF-11");
        assert_eq!(view.pool.len(), 1, "ET-DEF-12");
        assert_eq!(side.bands[0].cards.len(), 2, "ET-DEF-12");
        assert_eq!(view.kingdoms[4].markers, [1, 0, 0], "ET-DEF-12");
        assert_eq!(view.kingdoms[4].tokens, [2, 8], "ET-DEF-12");
        assert_eq!((side.glory, &view.sides[2].trolls[..]), (4, &[3][..]));
    }
}

/// ET-EDGE-5: choices are added to a list, whatever it held before.
#[test]
fn ten_skeletons_are_offered_in_a_list_with_entries() {
    let game = position(
        "edition=first seats=3 tribes=dwarf,elf,giant,orc,skeleton",
        "hand A: 10 skeleton",
    );
    let mut list = vec![ethnos::Choice::Decline];
    game.choices(&mut list);
    assert_eq!(list, [ethnos::Choice::Decline, ethnos::Choice::Scatter]);
}

/// ET-COMP-30
#[test]
fn the_track_has_a_lap() {
    let lap = |wanted| position(wanted, "").view(Viewer::Spectator).lap;
    assert_eq!(
        lap("edition=first seats=3 tribes=dwarf,elf,giant,orc,troll"),
        60
    );
    assert_eq!(
        lap("edition=polish seats=3 tribes=dwarf,elf,giant,orc,troll"),
        60
    );
    assert_eq!(
        lap("edition=second seats=3 tribes=rabbit,bear,koi,monkey,fox"),
        80
    );
}

#[test]
fn who_may_sit_down() {
    for edition in Edition::KEYS {
        for seats in 2..=6 {
            assert!(set_up(&format!("edition={edition} seats={seats}")).is_ok());
        }
        for seats in [0, 7] {
            assert!(set_up(&format!("edition={edition} seats={seats}")).is_err());
        }
    }
    assert!(set_up("edition=first seats=1").is_err(), "ET-SETUP-1");
    assert!(set_up("edition=polish seats=1").is_err(), "ET-SETUP-1");
    assert!(set_up("edition=second seats=1").is_ok(), "ET-SETUP-2");
    let two = "edition=second seats=2 tribes=monkey,bear,tiger,red-panda";
    assert!(set_up(&format!("{two},raven")).is_ok());
    assert!(set_up(&format!("{two},raven,fox")).is_err(), "ET-SETUP-11");
    assert!(set_up(&format!("{two},bear")).is_err(), "ET-SETUP-12");
}

fn order(game: &Ethnos) -> String {
    let places = game.standings().places;
    let places: Vec<_> = places
        .iter()
        .map(|place| format!("{}{}", place.rank, place.seat))
        .collect();
    places.join(" ")
}

/// The places behind the winner are ranked by the same steps.
#[test]
fn the_other_places_are_ranked_alike() {
    for edition in ["first", "polish"] {
        let setup = format!("edition={edition} seats=3 tribes=centaur,dwarf,elf,giant,orc");
        let over = |text: &str| position(&setup, &format!("age: 2\ndragons: 3\nask: over\n{text}"));
        let markers = over("glory: A40 B40 C35\nmarkers duris: A9 B12 C14");
        assert_eq!(order(&markers), "1B 2A 3C", "ET-END-8");
        let bands = over("glory: A9 B8 C8\nbands B: red elf\nbands C: blue elf + blue orc");
        assert_eq!(order(&bands), "1A 2C 3B", "ET-END-8");
        let shared = over("glory: A9 B8 C8");
        assert_eq!(order(&shared), "1A 2B 2C", "ET-END-8");
    }
}

/// After a win with ten Skeletons the others are listed by Glory, then by markers; Bands do not matter.
#[test]
fn the_places_behind_ten_skeletons() {
    let setup = "edition=polish seats=4 tribes=centaur,dwarf,elf,giant,orc,skeleton";
    let over = |text: &str| position(setup, &format!("ask: over\nten-skeletons: A\n{text}"));
    let glory = over("glory: A5 B40 C38 D1");
    assert_eq!(order(&glory), "1A 2B 3C 4D", "ET-END-10");
    let tied = over("glory: A5 B38 C38 D1\nmarkers duris: C1");
    assert_eq!(order(&tied), "1A 2C 3B 4D", "ET-END-10");
    let bands = over("glory: A5 B38 C38 D1\nbands C: blue elf + blue orc");
    assert_eq!(order(&bands), "1A 2B 2C 4D", "ET-END-10");
}
