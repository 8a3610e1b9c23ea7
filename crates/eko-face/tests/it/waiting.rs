//! What a page has for those who are not asked.

use eko::{Building, Eko, Event, Stage, View};
use eko_face::EkoFace;
use face::{Face, Language, Occupant, Scene, Sitter, Words};
use kernel::{Game, Seat, Turn, Viewer};
use referee::Match;

use crate::pages::{scene, table};
use crate::{all_variants, words};

fn sitters(table: &Match<Eko>, own: Seat) -> Vec<Sitter> {
    let sitter = |seat: Seat| Sitter {
        seat,
        name: format!("Player {seat}"),
        occupant: Occupant::Person { here: true },
        you: seat == own,
        asked: false,
        clock: None,
    };
    Seat::first(table.game().seats()).map(sitter).collect()
}

/// The tray of somebody who waits, after these events.
fn tray(table: &Match<Eko>, own: Seat, recent: &[(usize, Event)], words: &Words) -> String {
    let view = table.game().view(Viewer::Seated(own));
    let sitters = sitters(table, own);
    let page = EkoFace::stage(&Scene {
        sitters: &sitters,
        recent,
        ..scene(&view, &[], words)
    });
    let page = page.into_string();
    let from = page.find("id=\"decision\"").unwrap();
    page[from..].to_owned()
}

fn asked(table: &Match<Eko>) -> Seat {
    match table.game().turn() {
        Turn::Ask(seat) => seat,
        Turn::Over => panic!("the game goes on"),
    }
}

/// EK-W1: who waits sees how they stand, and what the others did leads to its step.
#[test]
fn those_who_wait_have_something_to_look_at() {
    let table = table("seats=3", 60);
    let own = Seat((asked(&table).0 + 1) % 3);
    let other = Seat((asked(&table).0 + 2) % 3);
    let recent = [
        (41, Event::TurnBegan { seat: other }),
        (41, Event::ActionSkipped { seat: other }),
        (42, Event::ActionSkipped { seat: own }),
    ];
    for (language, stands) in [
        (Language::English, "of 12 points"),
        (Language::Polish, "z 12 punktów"),
    ] {
        let tray = tray(&table, own, &recent, &words(language));
        assert!(tray.contains(stands), "{tray}");
        assert!(tray.contains("data-go=\"41\""), "what the other did");
        assert!(!tray.contains("data-go=\"42\""), "not what they did");
        for key in ["wait-", "table-", "told-"] {
            assert!(!tray.contains(&format!(">{key}")), "{key} is not a word");
        }
    }
}

/// EK-M6: a move that ends with an attack is one thing, told once, as in the log.
#[test]
fn one_thing_is_one_line_for_those_who_wait() {
    let table = table("seats=3", 60);
    let own = Seat((asked(&table).0 + 1) % 3);
    let other = Seat((asked(&table).0 + 2) % 3);
    let at = table.game().view(Viewer::Spectator).stacks[0].at;
    let moved = Event::Moved {
        seat: other,
        from: at,
        to: at,
        discs: 2,
    };
    let attacked = Event::Attacked {
        seat: other,
        target: own,
        at,
        discs: 1,
    };
    let words = words(Language::English);
    let alone = tray(&table, own, &[(41, moved.clone())], &words);
    assert!(alone.contains(" moves 2 discs"), "{alone}");
    let both = tray(&table, own, &[(41, moved), (41, attacked)], &words);
    assert!(both.contains(" destroys "), "{both}");
    assert!(!both.contains(" moves 2 discs"), "{both}");
}

/// EK-T1: a strip tells what weighs most in its player's latest turn, not what the rules did after it, and goes on telling it while
/// that player thinks about the next.
#[test]
fn a_strip_tells_the_deed_that_weighs_most() {
    let table = table("seats=3", 60);
    let view = table.game().view(Viewer::Spectator);
    let other = Seat((asked(&table).0 + 1) % 3);
    let at = view.buildings[0].at;
    let remembered = [
        (40, Event::TurnBegan { seat: other }),
        (
            41,
            Event::Built {
                seat: other,
                at,
                building: Building::Tower,
                from: at,
                discs: 2,
                emperor: false,
            },
        ),
        (
            41,
            Event::BuildingReturned {
                owner: other,
                at,
                building: Building::Encampment,
            },
        ),
        (42, Event::ReinforcementSkipped { seat: other }),
        (
            42,
            Event::TurnBegan {
                seat: asked(&table),
            },
        ),
        (
            43,
            Event::ActionSkipped {
                seat: asked(&table),
            },
        ),
        (43, Event::TurnBegan { seat: other }),
    ];
    let page = EkoFace::stage(&Scene {
        remembered: &remembered,
        ..scene(&view, &[], &words(Language::English))
    });
    let page = page.into_string();
    let lasts: Vec<&str> = page
        .split("class=\"last\" title=\"")
        .skip(1)
        .filter_map(|last| last.split('"').next())
        .collect();
    assert_eq!(lasts.len(), 2, "{lasts:?}");
    assert!(
        lasts.iter().any(|last| last.contains("builds a tower")),
        "{lasts:?}"
    );
}

/// EK-SU4, EK-W1: before the first turn the page says what wins.
#[test]
fn the_aim_is_told_before_the_first_turn() {
    let table = table("seats=2", 0);
    for own in [Seat(0), Seat(1)] {
        let tray = tray(&table, own, &[], &words(Language::English));
        assert!(tray.contains("You win with 12 points"), "{tray}");
    }
}

/// EK-M3, EK-K1: what a player could plan is what they could do if they were asked.
#[test]
fn plans_are_what_the_rules_allow() {
    let mut seen = 0;
    for steps in (0..300).step_by(7) {
        let table = table(&all_variants(3), steps);
        if table.turn() == Turn::Over {
            break;
        }
        let view: View = table.game().view(Viewer::Spectator);
        if view.stage != Stage::Action || view.marched {
            continue;
        }
        let planned = view.if_acting(view.active);
        assert_eq!(planned.works(), view.works());
        for stack in &view.stacks {
            assert_eq!(planned.reach(stack.at), view.reach(stack.at));
        }
        seen += 1;
    }
    assert!(seen > 5, "{seen}");
}
