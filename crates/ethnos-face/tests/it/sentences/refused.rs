//! Sentences that say why not.

use super::*;

/// Why an answer, written in notation, is refused at the start of a match.
#[track_caller]
fn refused(wanted: &str, choice: &str, english: &str, polish: &str) {
    let table = table(wanted, 1);
    let game = table.game();
    let Turn::Ask(seat) = game.turn() else {
        panic!("a match starts with a question");
    };
    let choice = game.read_choice(choice).expect("notation");
    let refusal = game.why_not(seat, choice);
    let reader = Reader::at(wanted);
    assert_eq!(reader.english.refusal(&refusal), english);
    assert_eq!(reader.polish.refusal(&refusal), polish);
}

#[test]
fn refusals_name_the_rule() {
    refused(
        FIRST,
        "decline",
        "You cannot pass: recruit an Ally or play a Band. (ET-TURN-3)",
        "Nie można pasować: zwerbuj Sojusznika albo zagraj Oddział. (ET-TURN-3)",
    );
    refused(
        FIRST,
        "scatter",
        "That takes ten Skeletons and no other card; you hold 1 card. (ET-EDGE-5)",
        "Do tego trzeba mieć 10 Szkieletów i żadnej innej karty; masz 1 kartę. (ET-EDGE-5)",
    );
    refused(
        SECOND,
        "win",
        "In this edition ten Dogs win nothing. (ET-TRIBE-SKELETON-9)",
        "W tym wydaniu 10 Psów niczego nie wygrywa. (ET-TRIBE-SKELETON-9)",
    );
    refused(
        "edition=polish seats=3",
        "scatter",
        "In this edition ten Skeletons win: play them instead of discarding them. (ET-EDGE-6)",
        "W tym wydaniu 10 Szkieletów wygrywa: zagraj je zamiast odrzucać. (ET-EDGE-6)",
    );
    refused(
        SECOND,
        "place red",
        "Choose your action first: recruit an Ally or play a Party. (ET-TURN-2)",
        "Najpierw wybierz akcję: zwerbuj Sojusznika albo zagraj Drużynę. (ET-TURN-2)",
    );
}

/// The refusals that need a rare position: what the rules say, put into words.
#[test]
fn rare_refusals() {
    let first = Reader::at(FIRST);
    let named = |key, tribe| Phrase::new(key).with("card", ethnos::words::card(tribe));
    let (dwarf, skeleton) = (card(Colour::Purple, Tribe::Dwarf), wild(Tribe::Skeleton));
    first.both(
        &named("no-never-leads", skeleton),
        "A Skeleton can never lead a Band.",
        "Ta karta nigdy nie dowodzi: karta Szkieletu.",
    );
    first.both(
        &named("no-canonical-order", dwarf),
        "Name the cards in order: the purple Dwarf comes before the last one you named.",
        "Podawaj karty po kolei; ta stoi przed ostatnio podaną: fioletowa karta Krasnoluda.",
    );
    let mixture = named("no-mixture", dwarf).with(
        "leader",
        ethnos::words::card(card(Colour::Purple, Tribe::Orc)),
    );
    first.both(
        &mixture,
        "The purple Dwarf does not fit: all cards in a Band share one Tribe or one colour. Leader: purple Orc.",
        "Karty w Oddziale łączy jedno Plemię albo jeden kolor, nie wolno ich mieszać. \
         Ta karta nie pasuje: fioletowa karta Krasnoluda. Dowódca: fioletowa karta Orka.",
    );
    first.both(
        &Phrase::new("no-token-too-high")
            .with("value", 5_u8)
            .with("n", 3_u8),
        "Token 5 is too high for a Band of 3 cards.",
        "Żeton o wartości 5 jest za wysoki: Oddział ma 3 karty.",
    );
    first.both(
        &Phrase::new("no-token-claimed").with("value", 5_u8),
        "Token 5 has already been taken.",
        "Żetonu o wartości 5 nie ma już obok planszy.",
    );
    first.both(
        &Phrase::new("no-token-unknown").with("value", 7_u8),
        "There is no token 7.",
        "Nie ma żetonu o wartości 7.",
    );
    first.both(
        &Phrase::new("no-hand-full").with("n", 10_u8),
        "Your hand is full (10 cards). Play a Band instead.",
        "Masz pełną rękę (10 kart). Zagraj Oddział.",
    );
    first.both(
        &Phrase::new("no-marker-must"),
        "You must place the marker if you can.",
        "Znacznik Kontroli trzeba umieścić, jeśli to możliwe.",
    );
}

#[test]
fn rare_refusals_of_chief_bruno() {
    let solo = Reader::at(SOLO);
    let red = || Value::Word("kingdom-red".to_owned());
    solo.both(
        &Phrase::new("no-colour-settled").with("kingdom", red()),
        "Chief Bruno already has a marker on that space of his Monkey Settlement board, so not the Red Region.",
        "Wódz Bruno ma już znacznik na tym polu planszy Osady Małp; wybierz coś innego niż Czerwony Region.",
    );
    solo.both(
        &Phrase::new("no-region-preference").with("kingdom", red()),
        "Chief Bruno prefers another Region to the Red Region.",
        "Wódz Bruno woli inne miejsce; wybierz coś innego niż Czerwony Region.",
    );
    solo.both(
        &Phrase::new("no-steal-only-easy"),
        "You may take the card into your hand only at the easy level.",
        "Wziąć kartę na rękę można tylko na poziomie łatwym.",
    );
}
