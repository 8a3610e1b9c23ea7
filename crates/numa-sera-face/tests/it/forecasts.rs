//! What the tray says before an answer is given.

use face::{Face, Forecast, Language};
use kernel::{Dice, Game, Notation, Published, Quiet, Rng, Seat, Viewer};
use numa_sera::NumaSera;
use numa_sera_face::NumaSeraFace;

use super::pages::Look;
use super::{content, words};

/// A's turn, after exploring, with these lines besides.
fn turn(lines: &str) -> NumaSera {
    let wanted = "seats=2 first=A win=empire promises=honour"
        .parse()
        .unwrap();
    let setup = NumaSera::set_up(&content(), &wanted).unwrap();
    let table = "kingdom A: siaa-dee\nkingdom B: numa-sera\nexplored: yes\n";
    NumaSera::read_position(&setup, &format!("{table}{lines}")).unwrap()
}

fn play(game: &mut NumaSera, chain: &[&str]) {
    let mut dice = Dice::quick(Rng::new(1));
    for answer in chain {
        let choice = game.read_choice(answer).unwrap();
        game.apply(choice, &mut dice, &mut Quiet);
    }
}

/// What A is told of these answers.
fn foretold(lines: &str, chain: &[&str], language: Language) -> String {
    let before = turn(lines);
    let mut after = before.clone();
    play(&mut after, chain);
    let words = words(language);
    let viewer = Viewer::Seated(Seat(0));
    let look = Look {
        game: &before,
        viewer,
        words: &words,
        remembered: &[],
    };
    let chain: Vec<String> = chain.iter().map(|&answer| answer.to_owned()).collect();
    let forecast = Forecast {
        chain: &chain,
        events: &[],
        after: &after.view(viewer),
        steps: chain.len(),
        refusal: None,
    };
    look.with(|scene| NumaSeraFace::foretold(scene, &forecast).into_string())
}

/// NS-R12-1: a Block says which others can be ticked after it: those whose connections and prerequisites are there then, and no more.
#[test]
fn a_block_says_what_it_leads_to() {
    let chain = ["build", "tick southern-herds"];
    let english = foretold("", &chain, Language::English);
    assert!(
        english.contains("Then you can tick Tribute and Bone Shamans"),
        "{english}"
    );
    let polish = foretold("", &chain, Language::Polish);
    assert!(polish.contains("Potem możesz zaznaczyć: "), "{polish}");
    // What it leads to can be ticked already.
    let again = foretold(
        "blocks A: southern-herds, tribute\n",
        &["build", "tick bone-shamans"],
        Language::English,
    );
    assert!(!again.contains("Then you can tick"), "{again}");
}

/// NS-D11: on honour a truce can be broken; whoever is about to do so is told.
#[test]
fn an_attack_says_that_it_breaks_a_promise() {
    let breaks = "Breaks your promise not to attack";
    let attack = ["attack hero B"];
    let told = foretold("truce A: B\n", &attack, Language::English);
    assert!(told.contains(breaks), "{told}");
    let next = foretold("truce-next A: B\n", &attack, Language::English);
    assert!(!next.contains(breaks), "only the next turn's: {next}");
}

/// The order of a Battle, step 2 and step 6 (NS-R13-4): the first card is laid face down, one more is played face up; the button says which.
#[test]
fn the_button_says_how_a_battle_card_is_played() {
    let mut game = turn("capital A: 9\nhand A: war-drums, flanking-charge\n");
    let words = words(Language::English);
    let page = |game: &NumaSera| {
        Look {
            game,
            viewer: Viewer::Seated(Seat(0)),
            words: &words,
            remembered: &[],
        }
        .page()
    };
    play(&mut game, &["attack hero B"]);
    assert!(page(&game).contains("Play it face down"));
    play(&mut game, &["play war-drums"]);
    let asked = page(&game);
    assert!(asked.contains("Play it face up") && !asked.contains("Play it face down"));
}

/// NS-R1-4: an Empire is won by two conditions, and the end names both, the one that decided it last.
#[test]
fn an_empire_is_won_by_two_conditions() {
    let mut game = turn("met A: legend\ncapital A: 99\nskills A: weapon 3\n");
    play(&mut game, &["buy weapon"]);
    for (language, says) in [
        (Language::English, "Legend and Master, in round"),
        (Language::Polish, "Legenda i Mistrz, runda"),
    ] {
        let words = words(language);
        let look = Look {
            game: &game,
            viewer: Viewer::Spectator,
            words: &words,
            remembered: &[],
        };
        let drawn = look.with(NumaSeraFace::scores).unwrap().into_string();
        assert!(drawn.contains(says), "{drawn}");
    }
}
