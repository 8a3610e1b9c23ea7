//! Ekö: every question on the board and in the tray, a move that is composed and confirmed by pointer, key and thumb, and whole games.

use browser::Screen;
use eko::{Eko, EmperorView, Stage, View};
use kernel::{Game, Viewer};

use crate::player::{Chance, answer, changed, in_all_looks, moment};
use crate::positions::Position;
use crate::world::{Look, Visitor, world};

/// A name, how the table is set up, and which position shows it.
type Asked = (&'static str, &'static str, fn(&View) -> bool);

const ALL: &str = "+labyrinth +portals +pyramids +temple-of-the-wind +temple-of-the-moon +temple-of-the-sand +beacon";

/// Every question of the game, where there is something to choose.
const QUESTIONS: &[Asked] = &[
    ("swap", "seats=4", |view| view.stage == Stage::Swap),
    ("action", "seats=4", |view| {
        view.stage == Stage::Action && view.buildings.len() > 12
    }),
    ("second-action", "seats=2", |view| {
        view.stage == Stage::Action && view.marched
    }),
    ("destination", "seats=3", |view| {
        matches!(view.stage, Stage::Destination { .. })
    }),
    ("route", "seats=2 +labyrinth", |view| {
        matches!(view.stage, Stage::Route { .. })
    }),
    ("toll", "seats=2 +labyrinth", |view| {
        matches!(view.stage, Stage::Toll { .. })
    }),
    ("construction", "seats=2", |view| {
        matches!(view.stage, Stage::Construction { .. }) && view.choices().len() > 1
    }),
    ("payment", "seats=2", |view| {
        matches!(view.stage, Stage::Payment { .. }) && view.choices().len() > 1
    }),
    ("spending", "seats=2", |view| {
        matches!(view.stage, Stage::Spending { .. })
    }),
    ("banishment", "seats=3 +temple-of-the-sand", |view| {
        view.stage == Stage::Banishment
    }),
    ("sand", "seats=3 +temple-of-the-sand", |view| {
        view.stage == Stage::Action && view.choices().contains(&eko::Choice::Sand)
    }),
    ("march", "seats=2", |view| view.stage == Stage::March),
    ("exchange", "seats=4", |view| {
        matches!(view.stage, Stage::Exchange { .. })
    }),
    ("reinforcement", "seats=4", |view| {
        view.stage == Stage::Reinforcement && view.choices().len() > 3
    }),
    ("spread", "seats=3 +temple-of-the-wind", |view| {
        let own = |house: &eko::BuildingView| {
            house.owner == view.active
                && view.board().terrain_at(house.at) == Some(eko::Terrain::TempleOfTheWind)
        };
        view.stage == Stage::Reinforcement
            && view.buildings.iter().any(own)
            && view.choices().len() > 2
    }),
    ("emperor-returns", "seats=3", |view| {
        view.stage == Stage::Reinforcement
            && view.sides[view.active.index()].emperor == EmperorView::Reserve
            && view.choices().len() > 1
    }),
    ("amount", "seats=2", |view| {
        matches!(view.stage, Stage::Amount { .. }) && view.choices().len() > 1
    }),
    ("moon", "seats=2 +temple-of-the-moon", |view| {
        view.stage == Stage::Moon
    }),
    ("moon-disc", "seats=2 +temple-of-the-moon", |view| {
        matches!(view.stage, Stage::MoonDisc { .. })
    }),
];

fn laid(setup: &str, wanted: fn(&View) -> bool) -> Position<Eko> {
    Position::random(setup, |game: &Eko| wanted(&game.view(Viewer::Spectator)))
}

/// Each is looked at, and answered by what the page offers.
#[test]
fn every_question_of_eko() {
    let world = world();
    let found: Vec<(&str, Position<Eko>)> = QUESTIONS
        .iter()
        .map(|&(name, setup, wanted)| (name, laid(setup, wanted)))
        .collect();
    in_all_looks(None, |look, _| {
        let player = Visitor::come(&world, look);
        player.be_called("Ewa");
        let mut chance = Chance::new(3);
        for (name, position) in &found {
            player.go(&position.lay(&player, &[]));
            player.page.wait_for("#decision.yours");
            player.look_at(&format!("eko {name}"));
            let before = moment(&player.page);
            answer(&player.page, &mut chance);
            changed(&player.page, &before);
        }
    });
}

/// A stack is chosen, its targets are marked, the tray says what will happen, and nothing is done before it is confirmed.
#[test]
fn a_move_is_composed_and_confirmed() {
    let world = world();
    let position = laid("seats=3", |view| {
        view.stage == Stage::Action && view.buildings.len() > 6
    });
    in_all_looks(None, |look, _| {
        let player = Visitor::come(&world, look);
        player.be_called("Ewa");
        player.go(&position.lay(&player, &[]));
        let page = &player.page;
        page.wait_for("#decision.yours");
        let before = moment(page);
        let shown = "[...document.querySelectorAll('.goal')].filter((goal) => goal.checkVisibility()).length";
        assert_eq!(page.number(shown), 0.0, "nothing is chosen");
        page.click(".switch label");
        assert!(page.number(shown) > 0.0, "the chosen stack has targets");
        player.look_at("eko: a stack is chosen");
        page.eval("[...document.querySelectorAll('.goal')].find((goal) => goal.checkVisibility()).dataset.first = 'yes'");
        page.press_at(".goal[data-first]");
        page.wait_for("[data-foretold] .told");
        player.look_at("eko: a goal is chosen");
        assert_eq!(moment(page), before, "nothing is done yet");
        page.click("#decision .play");
        changed(page, &before);
    });
}

/// By keys alone: brackets choose the stack, arrows walk over its targets, Enter chooses and confirms, Escape lets go.
#[test]
fn a_move_by_keys() {
    let world = world();
    let position = laid("seats=2", |view| {
        view.stage == Stage::Action && view.buildings.len() > 4
    });
    let player = Visitor::come(&world, Look::ALL[0]);
    player.be_called("Ewa");
    player.go(&position.lay(&player, &[]));
    let page = &player.page;
    page.wait_for("#decision.yours");
    let before = moment(page);
    page.key("]");
    page.wait(
        "a stack to be chosen",
        "document.querySelector('[name=from]:checked')",
    );
    page.key("ArrowRight");
    page.key("Escape");
    assert!(
        page.is("!document.querySelector('[name=from]:checked')"),
        "it is let go"
    );
    page.key("]");
    page.key("1");
    page.wait(
        "a target to be chosen",
        "document.querySelector('[name=goal]:checked')",
    );
    page.wait_for("[data-foretold] .told");
    page.key("Enter");
    changed(page, &before);
}

/// Whole games by presses on the stage: base for two, all variants for four.
#[test]
fn whole_games_of_eko() {
    let world = world();
    for look in [Look::ALL[0], Look::ALL[1]] {
        let player = Visitor::come(&world, look);
        player.be_called("Ewa");
        player.table("{ game: 'eko', seats: 2, places: ['me', 'greedy'] }");
        player.play_to_the_end();
    }
    let variants: Vec<String> = ALL
        .split(' ')
        .map(|one| format!("'{}'", &one[1..]))
        .collect();
    let setup = format!(
        "{{ game: 'eko', seats: 4, variants: [{}], places: ['me', 'greedy', 'greedy', 'random'] }}",
        variants.join(",")
    );
    let player = Visitor::come(&world, Look::ALL[3]);
    assert_eq!(player.look.screen, Screen::Phone);
    player.be_called("Ewa");
    player.table(&setup);
    player.play(40);
}
