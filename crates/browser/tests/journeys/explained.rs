//! Everything on the tables of Ekö and of Winds of Numa Sera says what it is and does, with its rule: to the mouse, to the keyboard and
//! to a finger that stays.

use std::time::Duration;

use browser::{Page, Screen};
use eko::{Eko, Stage};
use kernel::{Game, Viewer};

use crate::desert::ALL;
use crate::kingdoms::rich_table;
use crate::player::{in_all_looks, moment};
use crate::positions::Position;
use crate::shown::sit_down;
use crate::world::world;

/// The rules of what the variants of Ekö put on the board: Tempests, portals, pyramids, the beacon and the three temples.
const TILES: [&str; 7] = [
    "EK-V-T2", "EK-V-R2", "EK-V-S2", "EK-V-B2", "EK-V-W2", "EK-V-D2", "EK-V-M2",
];

/// What lies on a table of kingdoms.
const THINGS: [&str; 12] = [
    ".racehead > span",
    ".race li",
    ".purse > span",
    ".heroc",
    ".stat",
    ".gear li",
    ".block.on",
    ".block.shut",
    ".hold",
    ".good",
    ".college",
    ".stackof .ncard",
];

/// Those that a phone shows beside the open question, without another view.
const AT_HAND: [&str; 3] = [".purse > span", ".heroc", ".stat"];

/// Whether something is explained within two seconds.
fn speaks(page: &Page) -> bool {
    let soon = "new Promise((done) => { const end = performance.now() + 2000; const look = () => { if (document.querySelector('#tip:popover-open, #detail:popover-open')) done(true); else if (performance.now() > end) done(false); else setTimeout(look, 40); }; look(); })";
    page.eval(soon).as_bool() == Some(true)
}

/// Looked at for a while, the thing says this rule; then it is silent again.
#[track_caller]
fn explains(page: &Page, screen: Screen, thing: &str, rule: &str) {
    let says = |how: &str| {
        let open = ":is(#tip, #detail):popover-open";
        page.wait_for(open);
        let said = page.reads(open);
        let cites = format!("document.querySelector(\"{open} a[data-rule^='{rule}']\")");
        assert!(said.len() > 25 && page.is(&cites), "{thing}, {how}: {said}");
        page.key("Escape");
        page.wait(
            "it to go",
            "!document.querySelector('#tip, #detail:popover-open')",
        );
    };
    match screen {
        Screen::Desktop => {
            // What scrolls under the mouse is silent until it moves again.
            let told = (0..3).any(|_| {
                page.hover("header.top .brand");
                page.hover(thing);
                speaks(page)
            });
            assert!(told, "{thing} says nothing under the mouse");
            says("under the mouse");
            page.hover("header.top .brand");
            page.eval(&format!("(() => {{ const thing = document.querySelector({thing:?}); thing.tabIndex = -1; thing.focus({{ focusVisible: true }}); }})()"));
            says("with the focus");
        }
        Screen::Phone => {
            page.press_long(thing, Duration::from_millis(800));
            says("under a finger");
        }
    }
}

#[test]
fn every_tile_of_a_variant_explains_itself() {
    let world = world();
    let setup = format!("seats=4 {ALL}");
    let opening = |game: &Eko| game.view(Viewer::Spectator).stage == Stage::Swap;
    let position = Position::random(&setup, opening);
    in_all_looks(None, |look, _| {
        let player = sit_down(&world, look);
        player.go(&position.lay(&player, &[]));
        player.page.wait_for("#decision.yours");
        let before = moment(&player.page);
        for rule in TILES {
            let tile = format!(".hx[data-tip='{rule}']");
            explains(&player.page, look.screen, &tile, rule);
        }
        assert_eq!(moment(&player.page), before, "nothing was pressed");
    });
}

#[test]
fn everything_of_a_kingdom_explains_itself() {
    let world = world();
    let position = rich_table();
    in_all_looks(None, |look, _| {
        let player = sit_down(&world, look);
        player.go(&position.lay(&player, &[]));
        player.page.wait_for("#decision.yours");
        let before = moment(&player.page);
        let things: &[&str] = match look.screen {
            Screen::Desktop => &THINGS,
            Screen::Phone => &AT_HAND,
        };
        for thing in things {
            let seen = format!(
                "[...document.querySelectorAll('[data-shown]')].forEach((one) => delete one.dataset.shown); [...document.querySelectorAll({:?})].find((one) => one.checkVisibility()).dataset.shown = ''",
                format!("{thing}[data-tip]")
            );
            player.page.eval(&seen);
            explains(&player.page, look.screen, "[data-shown]", "NS-");
        }
        assert_eq!(moment(&player.page), before, "nothing was pressed");
    });
}
