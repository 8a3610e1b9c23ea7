//! What is chosen is seen on the board and said on the button, before it is done.

use eko::{Choice, Eko, Event, Stage, View};
use eko_face::EkoFace;
use face::{Face, Language, Offer, Words};
use kernel::{Game, Notation, Viewer};
use referee::Match;

use crate::pages::{asked, foretold, page, table, values};
use crate::{setup, words};

/// The button's words for a chain of answers, and the whole forecast.
fn confirmed(
    table: &Match<Eko>,
    (view, offers): (&View, &[Offer<Choice>]),
    words: &Words,
    goal: &str,
) -> (String, String, Vec<Event>) {
    let fields = [("goal".to_owned(), goal.to_owned())];
    let chain = EkoFace::read_form(view, &fields).unwrap();
    let preview = table.preview_text(view.asked.unwrap(), &chain);
    let told = foretold(view, offers, words, &chain, &preview);
    let says = told.split("data-confirm=\"").nth(1);
    let says = says.and_then(|rest| rest.split('"').next());
    let says = says.unwrap_or_else(|| panic!("{goal}: {told}"));
    (says.to_owned(), told.clone(), preview.events)
}

/// EK-M3 to EK-M7, EK-K1: the button says what it does.
#[test]
fn the_button_says_what_it_does() {
    let words = words(Language::English);
    let mut seen = std::collections::BTreeSet::new();
    for steps in (10..300).step_by(7) {
        let table = table("seats=3", steps);
        if table.turn() == kernel::Turn::Over {
            break;
        }
        let (view, offers) = asked(&table, &words);
        if view.stage != Stage::Action {
            continue;
        }
        let page = page(&view, &offers, &words);
        for goal in values(&page, "goal").into_iter().step_by(3) {
            let (says, told, events) = confirmed(&table, (&view, &offers), &words, goal);
            for event in &events {
                let begins = match event {
                    Event::Attacked { .. } => "Attack ",
                    Event::Kamikaze { .. } => "Kamikaze ",
                    Event::Regrouped { .. } => "Regroup",
                    Event::Built { .. } => "Build for ",
                    _ => continue,
                };
                let over = begins == "Build for " && says.starts_with("Replace for ");
                let wins = says == "Win the game";
                assert!(says.starts_with(begins) || over || wins, "{says}: {told}");
                seen.insert(if over { "Replace for " } else { begins });
            }
        }
    }
    assert!(seen.len() >= 4, "{seen:?}");
}

/// EK-M3, EK-RF2: a move that a Reinforcement follows by itself is still called a move.
#[test]
fn a_move_is_called_a_move() {
    let words = words(Language::English);
    let mut seen = 0;
    for steps in (60..400).step_by(3) {
        let table = table("seats=2 +labyrinth", steps);
        if table.turn() == kernel::Turn::Over {
            break;
        }
        let (view, offers) = asked(&table, &words);
        if view.stage != Stage::Action {
            continue;
        }
        let page = page(&view, &offers, &words);
        for goal in values(&page, "goal").into_iter().step_by(5) {
            let (says, told, events) = confirmed(&table, (&view, &offers), &words, goal);
            let moved = events
                .iter()
                .any(|event| matches!(event, Event::Moved { .. }));
            let more = events
                .iter()
                .any(|event| matches!(event, Event::Reinforced { .. }));
            if moved && more {
                assert!(!says.starts_with("Add "), "{says}: {told}");
                seen += 1;
            }
        }
    }
    assert!(seen > 0);
}

/// EK-SU4, EK-E4: a swap tells what the Emperor would stand beside and who could attack him there.
#[test]
fn a_swap_says_what_it_changes() {
    for language in Language::ALL {
        let words = words(language);
        let table = table("seats=4", 0);
        let (view, offers) = asked(&table, &words);
        assert_eq!(view.stage, Stage::Swap);
        let page = page(&view, &offers, &words);
        let goals = values(&page, "goal");
        assert!(!goals.is_empty());
        for goal in goals {
            let (says, told, _) = confirmed(&table, (&view, &offers), &words, goal);
            assert_ne!(says, words.word("table-confirm"));
            assert!(told.matches("<li").count() >= 2, "{told}");
            assert!(told.contains("class=\"duel\""), "{told}");
        }
    }
}

/// EK-RF2, EK-RF3: each number of discs is drawn on its stack, and a stack that gets none says why on the board.
#[test]
fn a_reinforcement_is_seen_on_the_board() {
    let words = words(Language::English);
    let setup = setup("seats=2 board=standard");
    let text = "phase: reinforcement\nso far: acted\nstack k13: A 1\nstack o9: A 4\nstack j12: B 1 emperor\nreserve A: 5";
    let state = Eko::read_position(&setup, text).unwrap();
    let view = state.view(Viewer::Seated(kernel::Seat(0)));
    let offer = |choice| Offer {
        choice,
        notation: state.write_choice(choice),
        sentence: String::new(),
    };
    let mut choices = Vec::new();
    state.choices(&mut choices);
    let offers: Vec<_> = choices.into_iter().map(offer).collect();
    let page = page(&view, &offers, &words);
    for discs in 1..=3 {
        assert!(page.contains(&format!("class=\"grown got-k13-{discs}\"")));
        assert!(page.contains(&format!("#add-k13-{discs}:checked")));
    }
    let locks = page.matches("class=\"spot refused\"").count();
    assert_eq!(locks, 1, "the stack of four is full");
}

/// EK-A22: ways can be told apart by their names alone, each with what it costs, and each is drawn on the board. Of many, one for each
/// loss is in sight.
#[test]
fn ways_are_told_apart() {
    let (mut seen, mut many) = (0, 0);
    for language in Language::ALL {
        let words = words(language);
        for seed in 0..40 {
            let mut table = Match::<Eko>::new(
                setup("seats=2 +labyrinth +portals"),
                referee::Seed::from_number(seed),
            );
            let mut rng = kernel::Rng::new(seed);
            while let kernel::Turn::Ask(seat) = table.game().turn() {
                let (view, offers) = asked(&table, &words);
                if matches!(view.stage, Stage::Route { .. }) {
                    let page = page(&view, &offers, &words);
                    let picks: Vec<&str> = page.split("<button class=\"pick\"").skip(1).collect();
                    assert_eq!(picks.len(), offers.len());
                    let part = |pick: &&str, from: &str, to: &str| {
                        let rest = pick
                            .split_once(from)
                            .unwrap_or_else(|| panic!("{from}: {pick}"))
                            .1;
                        rest.split_once(to).unwrap().0.to_owned()
                    };
                    let names: std::collections::BTreeSet<String> = picks
                        .iter()
                        .map(|pick| part(pick, "<span>", "<small>"))
                        .collect();
                    assert_eq!(names.len(), picks.len(), "{names:?}");
                    let ways: std::collections::BTreeSet<String> = picks
                        .iter()
                        .map(|pick| part(pick, "data-draw=\"", "\""))
                        .collect();
                    assert_eq!(ways.len(), picks.len(), "{ways:?}");
                    let losses = |picks: &[&str]| -> Vec<String> {
                        let losses = picks.iter().map(|pick| part(pick, "<small>", "</small>"));
                        losses.collect()
                    };
                    let different: std::collections::BTreeSet<String> =
                        losses(&picks).into_iter().collect();
                    if let Some((first, _)) = page.split_once("class=\"more-ways\"") {
                        let first: Vec<&str> =
                            first.split("<button class=\"pick\"").skip(1).collect();
                        assert_eq!(first.len(), different.len(), "{:?}", losses(&first));
                        many += 1;
                    } else {
                        assert!(picks.len() < 5 || picks.len() == different.len());
                    }
                    seen += 1;
                }
                let choice = table.game().sample(&mut rng, &mut Vec::new());
                table.submit(seat, &[choice]).unwrap();
                if table.log().len() > 400 {
                    break;
                }
            }
        }
    }
    assert!(seen > 20 && many > 2, "{seen}, {many}");
}

/// EK-RF2: how many discs come is asked for together with the stack that gets them, also where there is but one such stack.
#[test]
fn the_amount_is_asked_with_its_stack() {
    let words = words(Language::English);
    let mut seen = 0;
    for seed in 0..30 {
        let mut table = Match::<Eko>::new(setup("seats=2"), referee::Seed::from_number(seed));
        let mut rng = kernel::Rng::new(seed);
        while let kernel::Turn::Ask(seat) = table.game().turn() {
            let choice = table.game().sample(&mut rng, &mut Vec::new());
            if !matches!(choice, Choice::Reinforce(_)) {
                let (view, _) = asked(&table, &words);
                let fields = [("answer".to_owned(), view.write(choice))];
                let chain = EkoFace::read_form(&view, &fields).unwrap();
                let mut after = view;
                for word in &chain {
                    after = after.then(after.read(word).unwrap());
                }
                assert!(!matches!(after.stage, Stage::Amount { .. }), "{chain:?}");
                let stacks = after.choices();
                let one = matches!(stacks[..], [Choice::Reinforce(_)]);
                seen += u32::from(after.asked == Some(seat) && one);
            }
            table.submit(seat, &[choice]).unwrap();
            if table.log().len() > 300 {
                break;
            }
        }
    }
    assert!(seen > 0);
}
