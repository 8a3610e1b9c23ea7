//! Ekö: every question on the board and in the tray, a move that is composed and confirmed by pointer, key and thumb, and whole games.

use std::collections::BTreeSet;

use browser::Screen;
use eko::{Choice, Eko, EmperorView, Stage, View};
use kernel::{Game, Notation, Viewer};

use crate::player::{all_whole, changed, in_all_looks, moment};
use crate::positions::Position;
use crate::shown::{Laid, end_by, every_question, show, sit_down};
use crate::world::{Look, Visitor, world};

/// A name, how the table is set up, and which position shows it.
type Asked = (&'static str, &'static str, fn(&View) -> bool);

pub(crate) const ALL: &str = "+labyrinth +portals +pyramids +temple-of-the-wind +temple-of-the-moon +temple-of-the-sand +beacon";

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
    ("route", "seats=2 +labyrinth +portals", |view| {
        matches!(view.stage, Stage::Route { .. }) && view.routes().len() > 6
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
        view.stage == Stage::Action && view.choices().contains(&Choice::Sand)
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

fn all(asked: &[Asked]) -> Vec<Laid<Eko>> {
    let lay = |&(name, setup, wanted): &Asked| (name, laid(setup, wanted));
    asked.iter().map(lay).collect()
}

/// Tables in the middle of a game, for `docs/screens`.
const TABLES: &[Asked] = &[
    ("eko-2", "seats=2", |view| {
        view.stage == Stage::Action && view.buildings.len() > 9 && much(view)
    }),
    ("eko-4", "seats=4", |view| {
        view.stage == Stage::Action && view.buildings.len() > 16 && much(view)
    }),
    (
        "eko-variants",
        "seats=3 +labyrinth +portals +pyramids +temple-of-the-wind +temple-of-the-moon +temple-of-the-sand +beacon",
        |view| view.stage == Stage::Action && view.buildings.len() > 12 && much(view),
    ),
];

/// High stacks, and one of them has something to attack and something to build.
fn much(view: &View) -> bool {
    let high = view.stacks.iter().filter(|stack| stack.discs > 2).count();
    let works = view.works();
    let able = |stack: &&eko::StackView| {
        let goals = view.reach(stack.at);
        let hits = goals.iter().any(|goal| goal.deed == eko::Deed::Attack);
        hits && works.iter().any(|work| work.payers.contains(&stack.at)) && goals.len() > 6
    };
    let own = view
        .stacks
        .iter()
        .filter(|stack| stack.owner == view.active);
    high > 3 && own.filter(able).any(|stack| stack.emperor)
}

/// Whole tables by day and by night, with a stack and a target chosen, and the end of a game; `SCREENS=1` takes their pictures.
#[test]
fn tables_of_eko() {
    let world = world();
    let found = all(TABLES);
    let last = laid("seats=4", |view| ending(view).is_some());
    in_all_looks(None, |look, _| {
        let player = sit_down(&world, look);
        for (name, position) in &found {
            player.go(&position.lay(&player, &[]));
            let page = &player.page;
            page.wait_for("#decision.yours");
            page.eval("document.querySelector('.choose:not(.lot) input').click()");
            page.eval("[...document.querySelectorAll('.goal.hits')].find((goal) => goal.checkVisibility()).querySelector('input').click()");
            page.wait_for("[data-foretold] .told");
            show(&player, name);
        }
        let choice = ending(&last.game().view(Viewer::Spectator)).expect("it was found by it");
        player.go(&last.lay(&player, &[]));
        end_by(&player, &last.game().write_choice(choice));
        player.page.wait_for("section.result");
        show(&player, "eko-final");
    });
}

/// An answer that ends the game.
fn ending(view: &View) -> Option<Choice> {
    if view.buildings.len() < 8 {
        return None;
    }
    let ends = |choice: &Choice| matches!(view.then(*choice).stage, Stage::Over(_));
    view.choices().into_iter().find(ends)
}

/// The position that asks a question. Whoever adds one to the rules adds one here.
fn asked_by(stage: Stage) -> &'static str {
    match stage {
        Stage::Swap => "swap",
        Stage::Action => "action",
        Stage::Destination { .. } => "destination",
        Stage::Route { .. } => "route",
        Stage::Toll { .. } => "toll",
        Stage::Construction { .. } => "construction",
        Stage::Payment { .. } => "payment",
        Stage::Spending { .. } => "spending",
        Stage::Banishment => "banishment",
        Stage::March => "march",
        Stage::Exchange { .. } => "exchange",
        Stage::Reinforcement => "reinforcement",
        Stage::Amount { .. } => "amount",
        Stage::Moon => "moon",
        Stage::MoonDisc { .. } => "moon-disc",
        Stage::Over(_) => "nothing",
    }
}

#[test]
fn every_question_of_eko() {
    let found = all(QUESTIONS);
    let stage = |(_, position): &Laid<Eko>| position.game().view(Viewer::Spectator).stage;
    let asked: BTreeSet<&str> = found.iter().map(|one| asked_by(stage(one))).collect();
    assert_eq!(asked.len(), 15, "all that can be asked: {asked:?}");
    every_question("eko", &found);
}

/// A stack is chosen, its targets are marked, the tray says what will happen, and nothing is done before it is confirmed.
#[test]
fn a_move_is_composed_and_confirmed() {
    let world = world();
    let position = laid("seats=3", |view| {
        view.stage == Stage::Action && view.buildings.len() > 6
    });
    in_all_looks(None, |look, _| {
        let player = Visitor::called(&world, look, "Ewa");
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
        page.eval("document.querySelector('#log li').kept = true");
        page.click("#decision .play");
        changed(page, &before);
        assert!(
            page.is("[...document.querySelectorAll('#log li')].some((line) => line.kept)"),
            "the log grows"
        );
        // A turn stands under its heading, also where new lines came to it.
        let wrong = "[...document.querySelectorAll('#log .head')].filter(({ dataset, nextElementSibling: next }) => next && !next.matches('.head') && Number(next.dataset.step) < Number(dataset.step)).length";
        assert_eq!(page.number(wrong), 0.0, "headings are above their turns");
    });
}

/// What nobody has chosen.
const NOTHING: &str = "!document.querySelector('[name=from]:checked, [name=goal]:checked')";

/// One finger moves the board, two bring it nearer or farther. Where spaces are too small for a finger a press comes near and chooses
/// nothing, and a long press explains what lies there and chooses nothing either.
#[test]
fn a_board_under_fingers() {
    let world = world();
    let position = laid(&format!("seats=3 {ALL}"), |view| {
        view.stage == Stage::Action && view.buildings.len() > 3
    });
    let player = Visitor::called(&world, Look::ALL[1], "Ewa");
    assert_eq!(player.look.screen, Screen::Phone);
    player.go(&position.lay(&player, &[]));
    let page = &player.page;
    page.wait_for("#decision.yours");
    let wide = "document.querySelector('.choose').getBoundingClientRect().width";
    let first = page.number(wide);
    assert!(first >= 44.0, "a finger can hit it: {first}");
    // No place on the board has more of the own stacks around it than the one that it begins with.
    let gathered = "(() => { const pan = document.querySelector('.pan'), box = pan.getBoundingClientRect(); const all = [...document.querySelectorAll('.choose')].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect()).map((one) => [one.left + one.width / 2, one.top + one.height / 2]); const around = ([x, y]) => all.filter(([px, py]) => Math.abs(px - x) * 2 < box.width - 80 && Math.abs(py - y) * 2 < box.height - 40).length; const now = all.filter(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom).length; return now - Math.max(...all.map(around)); })()";
    assert!(
        page.number(gathered) >= 0.0,
        "it begins with the own stacks"
    );
    let place = "(({ scrollLeft, scrollTop }) => `${scrollLeft} ${scrollTop}`)(document.querySelector('.pan'))";
    let before = page.text(place);
    page.drag(".pan", ".pan", (-60.0, -40.0));
    page.drag(".pan", ".pan", (30.0, 80.0));
    page.wait("the board to move", &format!("{place} !== {before:?}"));
    page.pinch(".pan", 60.0, 120.0);
    let near = page.number(wide);
    assert!((near / first - 2.0).abs() < 0.1, "{first}, then {near}");
    page.pinch(".pan", 260.0, 60.0);
    assert!(page.number(wide) < 44.0, "too small for a finger");
    page.press_at(".pan");
    page.wait("spaces for a finger", &format!("{wide} >= 44"));
    assert!(page.is(NOTHING), "only nearer");
    for thing in [
        ".choose:not(.lot)",
        ".hx[data-tip=EK-V-T2]",
        ".hx[data-tip=EK-M6]",
        ".chip-on-board .tag",
    ] {
        explained(page, thing);
        assert!(page.is(NOTHING), "{thing} is not chosen");
    }
    page.click(".switch label");
    page.eval("[...document.querySelectorAll('.goal')].find((goal) => goal.checkVisibility()).dataset.first = 'yes'");
    explained(page, ".goal[data-first]");
    assert!(page.is("!document.querySelector('[name=goal]:checked')"));
}

/// A long press says what a thing is.
#[track_caller]
fn explained(page: &browser::Page, thing: &str) {
    // What scrolls is not pressed.
    page.eval(&format!("document.querySelector({thing:?}).scrollIntoView({{ block: 'center', inline: 'center', behavior: 'instant' }}); new Promise((done) => setTimeout(done, 150))"));
    page.press_long(thing, std::time::Duration::from_millis(800));
    page.wait_for("#tip");
    assert!(!page.reads("#tip").is_empty(), "{thing}");
}

/// What is said of the thing under the pointer goes when the table changes, and comes back only when the pointer moves.
#[test]
fn what_is_said_goes_with_the_table() {
    let world = world();
    let position = laid("seats=2", |view| {
        view.stage == Stage::Action && view.buildings.len() > 2
    });
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
    player.go(&position.lay(&player, &[]));
    let page = &player.page;
    page.wait_for("#decision.yours");
    page.hover(".hx[data-tip=EK-S6]");
    page.wait_for("#tip");
    let before = moment(page);
    page.eval("document.querySelector('[data-leaf=moves] button[name=answer]').click()");
    changed(page, &before);
    std::thread::sleep(std::time::Duration::from_millis(700));
    assert!(page.is("!document.querySelector('#tip')"), "it is closed");
    player.wait_for_turn();
    page.hover("header.top .brand");
    page.hover(".hx[data-tip=EK-S6]");
    page.wait_for("#tip");
}

/// On a large screen the whole board lies in its place, and whatever can be pressed lies on the board: neither is shifted, cut off or
/// stretched by a style that is meant for another page.
#[test]
fn the_whole_board_is_in_its_place() {
    let world = world();
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
    for setup in ["seats=4", "seats=3", "seats=2"] {
        let position = laid(setup, |view| {
            view.stage == Stage::Action && view.works().len() > 1
        });
        player.go(&position.lay(&player, &[]));
        let page = &player.page;
        page.wait_for("#decision.yours");
        let out = "(() => { const box = (one) => one.getBoundingClientRect(); const inside = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1 && one.top >= other.top - 1 && one.bottom <= other.bottom + 1; const [pan, plane] = ['.pan', '.plane'].map((part) => box(document.querySelector(part))); const out = [...document.querySelectorAll('.spot')].filter((spot) => spot.checkVisibility() && !inside(box(spot), plane)); return (inside(plane, pan) ? '' : 'the plane ') + out.map((spot) => spot.className).join(); })()";
        assert_eq!(page.text(out), "", "out of its place");
        let covered = "(() => { const box = (one) => one.getBoundingClientRect(); const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4; const tools = ['.tools-b', '.legend > summary'].map((part) => box(document.querySelector(part))); return [...document.querySelectorAll('.spot.hx')].filter((spot) => tools.some((tool) => meet(box(spot), tool))).map((spot) => spot.dataset.at).join(); })()";
        assert_eq!(page.text(covered), "", "covered by tools with {setup}");
    }
}

/// Whichever of the two is pressed on a phone, a row of the Reinforcement phase and its stack are both in sight then.
#[test]
fn a_row_and_its_stack_are_seen_together() {
    let world = world();
    let position = laid("seats=4", |view| {
        view.stage == Stage::Reinforcement && view.choices().len() > 8
    });
    let player = Visitor::called(&world, Look::ALL[1], "Ewa");
    player.go(&position.lay(&player, &[]));
    let page = &player.page;
    page.wait_for("#decision.yours");
    let inside = |part: &str, whole: &str| {
        format!(
            "(() => {{ const [part, whole] = [{part}, document.querySelector('{whole}')].map((one) => one.getBoundingClientRect()); return part.top >= whole.top - 1 && part.bottom <= whole.bottom + 1 && part.left >= whole.left - 1 && part.right <= whole.right + 1; }})()"
        )
    };
    let row = inside(
        "document.querySelector('.row.nth:has(:checked)')",
        "#decision .scroll",
    );
    page.eval("[...document.querySelectorAll('.goal.add')].at(-1).click()");
    page.wait_for("[data-foretold] .told");
    page.wait("the row in the list", &row);
    page.eval("document.querySelector('.row.nth .amounts label').scrollIntoView()");
    page.click(".row.nth .amounts label");
    let stack = inside("document.querySelector('.goal.add')", ".pan");
    page.wait("the stack on the board", &stack);
    page.wait("the other row in the list", &row);
}

/// By keys alone: brackets choose the stack, arrows walk over its targets, Enter chooses and confirms, Escape lets go.
#[test]
fn a_move_by_keys() {
    let world = world();
    let position = laid("seats=2", |view| {
        view.stage == Stage::Action && view.buildings.len() > 4
    });
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
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
    // What explains the space closes first.
    page.key("Escape");
    page.key("Escape");
    assert!(
        page.is("!document.querySelector('[name=from]:checked')"),
        "it is let go"
    );
    page.key("]");
    page.key("Home");
    assert!(
        page.is("document.activeElement.name === 'goal'"),
        "the first"
    );
    // Where a target lies over a stack or a site, arrows find the target.
    let under = "(() => { const here = document.activeElement, at = (one) => one.closest('.spot').getAttribute('style'); return here.name === 'from' && [...document.querySelectorAll('.goal input')].some((goal) => goal.checkVisibility() && at(goal) === at(here)); })()";
    for arrow in [
        "Right", "Down", "Left", "Left", "Up", "Up", "Right", "Right",
    ] {
        page.key(&format!("Arrow{arrow}"));
        assert!(!page.is(under), "{arrow}: a target is passed over");
    }
    page.key("1");
    page.wait(
        "a target to be chosen",
        "document.querySelector('[name=goal]:checked')",
    );
    page.wait_for("[data-foretold] .told");
    page.key("Enter");
    changed(page, &before);
}

/// Whole games by presses on the stage, for two and for four, without variants and with all of them. A long run plays each in every
/// look, a short one in one.
#[test]
fn whole_games_of_eko() {
    let world = world();
    let all: Vec<String> = ALL
        .split(' ')
        .map(|one| format!("'{}'", &one[1..]))
        .collect();
    let all = all.join(",");
    let tables = [
        ("2", "", "'me', 'greedy'"),
        ("4", "", "'me', 'greedy', 'greedy', 'random'"),
        ("2", &*all, "'me', 'greedy'"),
        ("4", &*all, "'me', 'greedy', 'greedy', 'random'"),
    ];
    for (nth, look) in Look::ALL.into_iter().enumerate() {
        for (at, (seats, variants, places)) in tables.into_iter().enumerate() {
            if at != nth && !all_whole() {
                continue;
            }
            let player = Visitor::called(&world, look, "Ewa");
            player.table(&format!(
                "{{ game: 'eko', seats: {seats}, variants: [{variants}], places: [{places}] }}"
            ));
            if at == 0 || all_whole() {
                player.play_to_the_end();
            } else {
                player.play(30);
            }
        }
    }
}
