//! The questions about a Band lead to every legal Band, to each by one path, and to no other: compared with all subsets of
//! the hand.

use std::collections::BTreeSet;

use ethnos::{Choice, Ethnos};
use kernel::{Dice, Game, Notation, Quiet, Rng};

use crate::tables::table;

const TRIBES: [&str; 4] = ["dwarf", "elf", "giant", "orc"];
const COLOURS: [&str; 3] = ["orange", "green", "red"];

/// A card by tribe and colour; `None` is a Skeleton.
type Card = Option<(usize, usize)>;
/// Leader and the other cards, sorted.
type Band = (Card, Vec<Card>);

fn name(card: Card) -> String {
    card.map_or("skeleton".to_owned(), |(tribe, colour)| {
        format!("{} {}", COLOURS[colour], TRIBES[tribe])
    })
}

/// One tribe or one colour, Skeletons aside, led by anything but a Skeleton (ET-BAND-2, ET-BAND-7, ET-TRIBE-SKELETON-2).
fn legal(hand: &[Card]) -> BTreeSet<Band> {
    let mut bands = BTreeSet::new();
    for set in 1..1_u32 << hand.len() {
        let cards: Vec<Card> = (0..hand.len())
            .filter(|at| set >> at & 1 == 1)
            .map(|at| hand[at])
            .collect();
        let plain: Vec<(usize, usize)> = cards.iter().copied().flatten().collect();
        let fits = plain.iter().all(|card| card.0 == plain[0].0)
            || plain.iter().all(|card| card.1 == plain[0].1);
        for leader in 0..cards.len() {
            if fits && cards[leader].is_some() {
                let mut others = cards.clone();
                others.remove(leader);
                others.sort_unstable();
                bands.insert((cards[leader], others));
            }
        }
    }
    bands
}

/// Every Band that the choices lead to; panics if two paths lead to the same.
fn offered(game: &Ethnos, found: &mut BTreeSet<String>) {
    let mut choices = Vec::new();
    game.choices(&mut choices);
    for choice in choices {
        if matches!(choice, Choice::Draw | Choice::Take(_)) {
            continue;
        }
        let mut next = game.clone();
        next.apply(choice, &mut Dice::quick(Rng::new(1)), &mut Quiet);
        let position = next.write_position();
        let played = position
            .lines()
            .find_map(|line| line.strip_prefix("bands A: "))
            .expect("A has a line");
        if played == "-" {
            offered(&next, found);
        } else {
            assert!(found.insert(played.to_owned()), "two paths to {played}");
        }
    }
}

/// ET-BAND-1 ET-BAND-2 ET-BAND-3 ET-BAND-4 ET-BAND-7 ET-TRIBE-SKELETON-1 ET-TRIBE-SKELETON-2 ET-TRIBE-SKELETON-7
#[test]
fn every_legal_band_has_one_path() {
    let setup = table("edition=first seats=3 tribes=dwarf,elf,giant,orc,skeleton");
    let mut rng = Rng::new(11);
    for nth in 0..60 {
        let mut hand: Vec<Card> = Vec::new();
        while hand.len() < 1 + nth % 8 {
            let card = (rng.below(5) > 0).then(|| (rng.below(4) as usize, rng.below(3) as usize));
            if card.is_none() || hand.iter().filter(|other| **other == card).count() < 2 {
                hand.push(card);
            }
        }
        let names: Vec<String> = hand.iter().map(|&card| name(card)).collect();
        let game = Ethnos::read_position(&setup, &format!("hand A: {}", names.join(", ")))
            .expect("a good position");
        let mut found = BTreeSet::new();
        offered(&game, &mut found);
        let wanted: BTreeSet<String> = legal(&hand)
            .into_iter()
            .map(|(leader, others)| written(&setup, leader, &others))
            .collect();
        assert_eq!(found, wanted, "{names:?}");
    }
}

/// The Band as the program writes it.
fn written(setup: &ethnos::Setup, leader: Card, others: &[Card]) -> String {
    let cards: Vec<String> = others.iter().map(|&card| name(card)).collect();
    let line = format!("bands A: {} + {}", name(leader), cards.join(", "));
    // Skeletons last, as everywhere, and the rest by tribe and colour.
    let game = Ethnos::read_position(setup, &sorted(&line)).expect("a legal Band");
    let position = game.write_position();
    position
        .lines()
        .find_map(|line| line.strip_prefix("bands A: "))
        .expect("A has a line")
        .to_owned()
}

fn sorted(line: &str) -> String {
    let (head, others) = line.split_once(" + ").expect("it was just put there");
    let mut others: Vec<&str> = others.split(", ").filter(|card| !card.is_empty()).collect();
    let rank = |card: &&str| match card.split_once(' ') {
        Some((colour, tribe)) => (
            TRIBES.iter().position(|own| *own == tribe),
            COLOURS.iter().position(|own| *own == colour),
        ),
        None => (Some(TRIBES.len()), None),
    };
    others.sort_by_key(rank);
    format!("{head} + {}", others.join(", "))
}
