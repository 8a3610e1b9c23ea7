//! Whatever is wrong with a text, there are words for it in every language.

use std::collections::BTreeSet;

use eko::{Draft, Eko};
use eko_face::EkoFace;
use face::check::keys;
use face::{Face, Language, Words};
use kernel::{Game, Notation, NotationError, Phrase, Published, SetupError, Wanted};

use crate::words::Speaker;
use crate::{setup, words};

/// The words of the lobby, where set-ups are refused.
fn lobby(language: Language) -> Words {
    Words::new(language, &[EkoFace::setup_words(language)]).unwrap()
}

fn set_up(wish: &str) -> SetupError {
    let content = Eko::read_content(Eko::CONTENT).unwrap();
    let wanted: Wanted = wish.parse().unwrap();
    Eko::set_up(&content, &wanted).expect_err(wish)
}

const STANDARD: &str = "seats=2 board=standard";
const FINE: &str = "stack k14: A 2 emperor\nstack o9: B 2 emperor\n";

fn position(more: &str) -> NotationError {
    let text = format!("{FINE}{more}");
    Eko::read_position(&setup(STANDARD), &text).expect_err(more)
}

fn answer(text: &str) -> NotationError {
    let game = Eko::read_position(&setup(STANDARD), FINE).unwrap();
    game.read_choice(text).expect_err(text)
}

/// A wish for each error of a set-up.
const WISHES: [&str; 15] = [
    "edition=second",
    "seats=5",
    "+volcano",
    "colour=blue",
    "draw=never",
    "+labyrinth +portals labyrinth=ring",
    "board=A9m13",
    "board=A0z99",
    "board=A0m13",
    "+pyramids board=A0m13,B0o14,C0l16,D0j15,E0k12,F0n10,G0p11,S1i13,S0i17,S0c3",
    "board=A0m13,B0o14,C0l16,D0j15,E0k12,F0n10,G0y25",
    "board=A0m13,B0o14,C0l16,D0j15,E0k12,F0n10,G0n13",
    "board=A0m13,B0o14,C0l16,D0j15,E0k12,F0n10,G0w3",
    "+portals board=A0m13,B0o14,C0l16,D0j15,E0k12,F0n10,G0p11,R4l10,R0q12",
    "+temple-of-the-wind board=A0m13,B0o14,C0l16,D0j15,E0k12,F0n10,G0p11,T0c3",
];

/// A line for each error of a position.
const LINES: [&str; 24] = [
    "nothing",
    "stack k14: A 1",
    "weather: fine",
    "stack m12: A 5",
    "so far: dancing",
    "stack m12: A",
    "stack m12: A 0",
    "stack m12: C 1",
    "stack m13: A 1",
    "stack m12: A 1 emperor",
    "stack m12: A 4\nstack n12: A 4\nstack l12: A 4\nstack n11: A 4",
    "building k15: tower",
    "building k15: A hut",
    "building m12: A tower",
    "building m11: A tower",
    "building m13: A tower\nbuilding j14: A tower\nbuilding j13: A tower\nbuilding l16: A tower",
    "reserve A: emperor 2",
    "reserve A: 5\nbox A: 5",
    "past: xyz",
    "phase: dancing",
    "phase: march",
    "points A: 3",
    "out: B",
    "charged: k14",
];

/// An answer for each error of an answer.
const ANSWERS: [&str; 3] = ["dance", "add 5", "through"];

/// What is wrong with boards that people are still building.
fn unbuilt() -> Vec<Phrase> {
    let content = Eko::read_content(Eko::CONTENT).unwrap();
    let texts = ["A0m13 A0o14 K0l16 R0j15", "E0m13 N0o14"];
    let drafts = texts.map(|text| Draft::read(&content, 2, text).unwrap());
    let faults = drafts.iter().flat_map(|draft| draft.survey().1);
    let many = Draft::read(&content, 2, &"A0m13 ".repeat(99)).unwrap_err();
    faults.map(|fault| fault.why).chain(many).collect()
}

/// Errors that content of its own or a broken program would bring, and those of other set-ups.
fn rare() -> Vec<Phrase> {
    let robbed = "stack k14: A 2\nstack o9: B 2\nprison A: B\nprison B: A\n";
    let robbed = Eko::read_position(&setup(STANDARD), robbed).unwrap_err();
    let own = "stack k14: A 2\nstack o9: B 2 emperor\nprison A: A\n";
    let own = Eko::read_position(&setup(STANDARD), own).unwrap_err();
    let strict = setup("seats=2 board=standard draw=strict");
    let memory = Eko::read_position(&strict, &format!("{FINE}quiet: 3\n")).unwrap_err();
    let three = setup("seats=3 board=standard");
    let not_out = Eko::read_position(&three, FINE).unwrap_err();
    let ended = Eko::read_position(&three, "stack k14: A 2 emperor\nout: B C\n").unwrap_err();
    let large = Phrase::new("board-too-large").with("spaces", 128_u8);
    vec![
        robbed.why,
        own.why,
        memory.why,
        not_out.why,
        ended.why,
        large.with("sites", 32_u8),
        Phrase::new("board-zones").with("most", 16_u8),
        Phrase::new("board-no-tile").with("tile", "V0m13"),
        Phrase::new("audit-emperor-alone").with("seat", kernel::Seat(0)),
    ]
}

#[test]
fn every_error_has_words_in_every_language() {
    let mut in_lobby = Speaker::new(lobby);
    for wish in WISHES {
        in_lobby.say(&set_up(wish).why);
    }
    let mut at_table = Speaker::new(words);
    let texts = LINES.map(position).into_iter();
    for error in texts.chain(ANSWERS.map(answer)) {
        at_table.say(&error.why);
    }
    for why in unbuilt() {
        at_table.say(&why);
    }
    rare().iter().for_each(|why| drop(at_table.say(why)));
    let said: BTreeSet<&str> = in_lobby.said.union(&at_table.said).copied().collect();
    let unsaid: Vec<&str> = keys(include_str!("../../words/errors.en.ftl"))
        .into_iter()
        .filter(|key| !said.contains(key))
        .collect();
    assert!(unsaid.is_empty(), "never said: {unsaid:?}");
}

#[test]
fn the_count_of_pieces_is_right_in_a_fresh_match() {
    let mut dice = kernel::Dice::quick(kernel::Rng::new(1));
    let game = Eko::start(&setup("seats=4"), &mut dice, &mut kernel::Quiet);
    assert_eq!(game.audit(), Ok(()));
}

#[track_caller]
fn reads(phrase: &Phrase, words: fn(Language) -> Words, english: &str, polish: &str) {
    assert_eq!(
        [Language::English, Language::Polish].map(|language| words(language).say(phrase)),
        [english, polish]
    );
}

#[test]
fn refused_set_ups_read_well() {
    reads(
        &set_up("seats=5").why,
        lobby,
        "Ekö is for 2 to 4 players, not 5.",
        "W Ekö gra od 2 do 4 graczy, a nie 5.",
    );
    reads(
        &set_up("+labyrinth +portals labyrinth=ring").why,
        lobby,
        "A ring of Tempests leaves no room for this variant: Portals. Choose labyrinth=docks or build the board by hand.",
        "Pierścień nawałnic nie zostawia miejsca na ten wariant: Portale. Wybierz labyrinth=docks albo ułóż planszę samodzielnie.",
    );
    reads(
        &set_up("board=A0z99").why,
        lobby,
        "“z99” is not a space. Write a letter from a to y and a number from 1 to 25, such as m13. \
         You can also choose board=random or board=standard.",
        "„z99” to nie pole. Podaj literę od a do y i liczbę od 1 do 25, np. m13. \
         Można też wybrać board=random albo board=standard.",
    );
    reads(
        &set_up("+portals board=A0m13,B0o14,C0l16,D0j15,E0k12,F0n10,G0p11,R4l10").why,
        lobby,
        "With 2 players and these variants, a board has 2 tiles R; this one has 1.",
        "Przy tej liczbie graczy (2) i tych wariantach na planszy muszą być 2 kafle R. Na tej planszy: 1.",
    );
}

#[test]
fn refused_positions_read_well() {
    reads(
        &position("building m11: A tower").why,
        words,
        "m11 is a reg: you cannot build a tower there. (EK-K6)",
        "Pole m11 to reg: nie stanie tu wieża. (EK-K6)",
    );
    reads(
        &position("reserve A: 5\nbox A: 5").why,
        words,
        "A's ordinary discs: 1 on the board, 5 in reserve, 5 in the box. They must add up to 15.",
        "Zwykłe krążki gracza A: na planszy 1, w rezerwie 5, w pudełku 5. Razem musi ich być 15.",
    );
    reads(
        &answer("lift m13").why,
        words,
        "There is no movement space m13 on this board. (EK-S1)",
        "Na tej planszy nie ma pola ruchu m13. (EK-S1)",
    );
}
