//! Every hidden zone is dealt anew for those who may not see it (ET-DEF-10, ET-DEF-11), and evenly.

use std::collections::BTreeMap;

use ethnos::Ethnos;
use kernel::{Determinize, Dice, Game, Notation, Quiet, Rng, Viewer};
use testkit::uniform::Tally;
use testkit::{Zone, check_redeal};

use crate::tables::table;

/// What a viewer may not know: the deck, and the hands of the others as far as no one saw the cards being taken.
fn hidden(game: &Ethnos, viewer: Viewer) -> Vec<Zone> {
    let position = game.write_position();
    let lines: BTreeMap<&str, &str> = position
        .lines()
        .filter_map(|line| line.split_once(": "))
        .collect();
    let mut zones = Vec::new();
    for (key, hand) in &lines {
        if let Some(seat) = key.strip_prefix("hand ") {
            let own = viewer == Viewer::Seated(seat.parse().expect("a seat"));
            let open = lines[format!("open {seat}").as_str()];
            if !own && *hand != open {
                zones.push(Zone::of(format!("hand {seat}"), hand));
            }
        }
    }
    // A viewer who sees every hand knows what is left in the deck; its order is stored nowhere.
    if !zones.is_empty() {
        zones.push(Zone::of("deck", &lines["deck"]));
    }
    zones
}

#[test]
fn every_hidden_zone_is_dealt_again() {
    for wanted in [
        "edition=first seats=2",
        "edition=first seats=4",
        "edition=second seats=6",
        "edition=second seats=1",
    ] {
        check_redeal::<Ethnos>(&table(wanted), 0..6, 2_000, hidden)
            .unwrap_or_else(|why| panic!("{wanted}: {why}"));
    }
}

/// In the deal of the first Age every unseen card is as likely as any other to be in a rival's hand.
#[test]
fn hands_are_dealt_evenly() {
    let setup = table("edition=first seats=2 tribes=dwarf,elf,giant,orc,wizard");
    let game = Ethnos::start(&setup, &mut Dice::quick(Rng::new(3)), &mut Quiet);
    let mut rng = Rng::new(4);
    let mut hands = Tally::default();
    for _ in 0..60_000 {
        let world = game.determinize(Viewer::Seated(kernel::Seat(0)), &mut rng);
        let position = world.write_position();
        let hand = position
            .lines()
            .find_map(|line| line.strip_prefix("hand B: "))
            .expect("B has a hand");
        hands.add(hand.to_owned());
    }
    let unseen: Vec<(String, f64)> = counts(&game)
        .into_iter()
        .map(|(card, count)| (card, f64::from(count)))
        .collect();
    hands
        .check(&unseen)
        .expect("as the cards that A has not seen");
}

/// A player who may play a further Band holds a card that can lead (ET-CHAIN-7); nothing more is known of the hand, so of two
/// unseen cards one is a Skeleton as often as the cards say.
#[test]
fn a_hand_that_can_lead_is_dealt_evenly() {
    let setup = table("edition=first seats=2 tribes=centaur,dwarf,elf,giant,skeleton");
    let game = Ethnos::read_position(
        &setup,
        "turn: B\nask: another\nbands B: red centaur\nmarkers rhea: B1\nhand B: red dwarf, blue dwarf",
    )
    .expect("a good position");
    let mut rng = Rng::new(7);
    let mut hands = Tally::default();
    for _ in 0..60_000 {
        let world = game.determinize(Viewer::Seated(kernel::Seat(0)), &mut rng);
        let position = world.write_position();
        let hand = position
            .lines()
            .find_map(|line| line.strip_prefix("hand B: "))
            .expect("B has a hand");
        assert_ne!(hand, "2 skeleton", "ET-CHAIN-7");
        let wild = hand.contains("skeleton");
        hands.add(if wild { "one Skeleton" } else { "none" }.to_owned());
    }
    // 47 cards that lead and 12 Skeletons are unseen.
    let pairs = [("none", 47.0 * 46.0 / 2.0), ("one Skeleton", 47.0 * 12.0)];
    hands
        .check(&pairs.map(|(name, weight)| (name.to_owned(), weight)))
        .expect("as the cards that A has not seen");
}

/// How many cards of each kind A cannot see: those of the deck and B's hand.
fn counts(game: &Ethnos) -> BTreeMap<String, u32> {
    let position = game.write_position();
    let zones = position.lines().filter_map(|line| {
        line.strip_prefix("deck: ")
            .or(line.strip_prefix("hand B: "))
    });
    let mut counts = BTreeMap::new();
    for item in zones.flat_map(|zone| zone.split(", ")) {
        let (count, card) = match item.split_once(' ') {
            Some((number, card)) if number.parse::<u32>().is_ok() => {
                (number.parse().expect("a number"), card)
            }
            _ => (1, item),
        };
        *counts.entry(card.to_owned()).or_default() += count;
    }
    counts
}
