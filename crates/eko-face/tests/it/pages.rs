//! The board as a page shows it: all of it, in both languages, and every answer within reach.

use eko::{Choice, Eko, Terrain, View};
use eko_face::EkoFace;
use face::{Face, Language, Offer, Scene, Words};
use kernel::{Game, Notation, Rng, Turn, Viewer};
use referee::{Match, Seed};

use crate::{all_variants, setup, words};

fn table(wish: &str, steps: usize) -> Match<Eko> {
    let mut table = Match::<Eko>::new(setup(wish), Seed::from_number(3));
    let mut rng = Rng::new(3);
    for _ in 0..steps {
        let Turn::Ask(seat) = table.game().turn() else {
            break;
        };
        let mut offered = Vec::new();
        table.game().choices(&mut offered);
        table.submit(seat, &[*rng.pick(&offered).unwrap()]).unwrap();
    }
    table
}

fn page(view: &View, offers: &[Offer<Choice>], words: &Words) -> String {
    let scene = Scene::<EkoFace> {
        view,
        words,
        offers,
        why_not: &|_| None,
        write: &|_| String::new(),
        sitters: &[],
        recent: &[],
        remembered: &[],
        past: false,
        notes: &face::NOTHING,
        step: 7,
        over: false,
        path: "/t/x",
        rules: "/rules/eko",
    };
    EkoFace::stage(&scene).into_string()
}

fn asked(table: &Match<Eko>, words: &Words) -> (View, Vec<Offer<Choice>>) {
    let Turn::Ask(seat) = table.game().turn() else {
        panic!("the game goes on");
    };
    let view = table.game().view(Viewer::Seated(seat));
    let mut choices = Vec::new();
    table.game().choices(&mut choices);
    let offer = |choice| Offer {
        choice,
        notation: table.game().write_choice(choice),
        sentence: words.say(&EkoFace::option(&view, choice)),
    };
    let offers = choices.into_iter().map(offer).collect();
    (view, offers)
}

/// EK-S1 to EK-S7, EK-V-T1, EK-V-R1: every space is drawn with its name, every stack and building with its owner.
#[test]
fn the_whole_board_is_drawn() {
    for (wish, steps) in [("seats=2", 0), ("seats=4", 150), (&all_variants(4), 120)] {
        let table = table(wish, steps);
        for language in Language::ALL {
            let words = words(language);
            let (view, offers) = asked(&table, &words);
            let page = page(&view, &offers, &words);
            let count = |part: &str| page.matches(part).count();
            assert_eq!(
                count("class=\"hx "),
                view.board().terrain().count(),
                "{wish}"
            );
            assert_eq!(count("class=\"stack\""), view.stacks.len());
            assert_eq!(count("class=\"house "), view.buildings.len());
            for key in ["table-", "terrain-", "building-", "sheet-", "ask-"] {
                assert!(!page.contains(&format!(">{key}")), "{key} is not a word");
            }
            assert!(page.contains(&words.word("table-emperor")));
        }
    }
}

/// EK-M3, EK-K1: everything that is offered is in the list, and what names one space can be clicked there, too.
#[test]
fn every_answer_is_within_reach() {
    let words = words(Language::English);
    let mut clicked = 0;
    for steps in 0..60 {
        let table = table("seats=3", steps);
        let (view, offers) = asked(&table, &words);
        let page = page(&view, &offers, &words);
        for offer in &offers {
            let button = format!("name=\"answer\" value=\"{}\"", offer.notation);
            assert!(page.contains(&format!("<button {button}")), "{button}");
            for place in EkoFace::places(&view, offer.choice) {
                let named = page.split("data-at=\"").skip(1);
                let mut names = named.filter_map(|rest| rest.split('"').next());
                assert!(
                    names.any(|all| all.split(' ').any(|one| one == place)),
                    "{place}"
                );
            }
            clicked += page.matches(&format!("form=\"answers\" {button}")).count();
        }
    }
    assert!(clicked > 100, "{clicked}");
}

#[test]
fn the_rules_are_the_same_in_both_languages() {
    let ids = |language| -> Vec<String> {
        let book = kernel::RuleBook::read(EkoFace::rules(language), &[]);
        book.rules().map(|rule| rule.id.to_owned()).collect()
    };
    assert!(ids(Language::English).len() > 90);
    assert_eq!(ids(Language::English), ids(Language::Polish));
}

/// Every kind of space has its word in each language and, but for plain ground, a picture.
#[test]
fn every_terrain_has_a_word_and_a_picture() {
    let sprite = include_str!("../../assets/pieces.svg");
    for kind in Terrain::all() {
        let key = kind.key();
        for language in Language::ALL {
            assert!(words(language).knows(&kind.word()), "{key}");
        }
        if kind != Terrain::Movement {
            assert!(sprite.contains(&format!("id=\"eko-{key}\"")), "{key}");
        }
    }
}
