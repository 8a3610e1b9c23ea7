//! What a hint says for a move (docs/bots.md, "Reasons"), word for word.

use eko::Eko;
use eko_face::EkoFace;
use face::{Face, Language};
use kernel::{Dice, Game, Notation, Quiet, Seat, Viewer};

use crate::{setup, words};

/// The facts about a move of A, in a language.
fn facts(language: Language, wish: &str, position: &str, line: &str) -> Vec<String> {
    let mut game = Eko::read_position(&setup(wish), position).unwrap();
    let viewer = Viewer::Seated(Seat(0));
    let before = game.view(viewer);
    for part in line.split("; ") {
        let choice = game.read_choice(part).unwrap();
        let mut offered = Vec::new();
        game.choices(&mut offered);
        assert!(offered.contains(&choice), "{part} is not offered");
        game.apply(choice, &mut Dice::tape(Vec::new()), &mut Quiet);
    }
    let words = words(language);
    EkoFace::facts(&before, &game.view(viewer))
        .iter()
        .map(|fact| words.say(fact))
        .collect()
}

#[track_caller]
fn check(wish: &str, position: &str, line: &str, english: &[&str], polish: &[&str]) {
    assert_eq!(facts(Language::English, wish, position, line), english);
    assert_eq!(facts(Language::Polish, wish, position, line), polish);
}

#[test]
fn an_attack_on_the_emperor() {
    check(
        "seats=2 board=standard",
        "stack m12: A 3 emperor\nstack n12: B 3 emperor\nstack l12: B 4\nstack o9: B 2",
        "lift m12; to n12",
        &[
            "scores 3 points (3 of 12)",
            "takes 3 of B's discs off the board",
            "captures B's Emperor",
            "leaves the Emperor within B's reach",
        ],
        &[
            "daje 3 punkty (razem 3 z 12)",
            "zdejmuje z planszy 3 krążki gracza B",
            "pojmuje Cesarza gracza B",
            "zostawia Cesarza w zasięgu gracza B",
        ],
    );
}

#[test]
fn the_last_building_wins() {
    check(
        "seats=2 board=standard",
        "stack n13: A 1\nstack k14: A 2 emperor\nstack o9: B 2 emperor\nbuilding k15: A castle\n\
         building l16: A tower\nbuilding j13: A tower\nbuilding j14: A tower\nbuilding k12: A encampment\n\
         building l14: A encampment",
        "build m13; encampment; pay n13",
        &[
            "wins the game",
            "builds an encampment on m13",
            "scores 1 point (12 of 12)",
            "takes a capital",
        ],
        &[
            "wygrywa partię",
            "stawia obóz na m13",
            "daje 1 punkt (razem 12 z 12)",
            "zajmuje stolicę",
        ],
    );
}

#[test]
fn the_emperor_gets_away() {
    // Distance is no shelter on open ground, but nothing that B has beats four discs (EK-M6, EK-M7).
    check(
        "seats=2 board=standard",
        "stack m12: A 1 emperor\nstack k14: A 3\nstack n12: B 3\nstack o9: B 2 emperor",
        "lift m12; to k14",
        &["takes the Emperor out of B's reach"],
        &["zabiera Cesarza z zasięgu gracza B"],
    );
}

#[test]
fn a_reinforcement() {
    check(
        "seats=2 board=standard",
        "phase: reinforcement\nso far: acted marched\nstack k14: A 1\nstack o9: B 2 emperor\nreserve A: 2 emperor",
        "reinforce k14; add 3 with emperor",
        &[
            "brings the Emperor back to the board",
            "threatens B's Emperor",
            "adds 3 discs to the board",
        ],
        &[
            "przywraca Cesarza na planszę",
            "zagraża Cesarzowi gracza B",
            "dodaje na planszę 3 krążki",
        ],
    );
}
