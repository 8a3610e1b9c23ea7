//! J14: by keys alone, to the end; the log is a live region; and some turns without any script.

use browser::{Page, Screen};

use crate::player::{DUEL, SHEET, changed, in_all_looks, looks, moment, others_play};
use crate::world::{Visitor, world};

#[test]
fn a_game_by_keys_alone() {
    let world = world();
    in_all_looks(None, |look, full| {
        let player = Visitor::come(&world, look);
        let page = &player.page;
        // The lobby: to the button, and press it.
        tab_to(page, "button[formaction='/play']");
        page.leaving(|| page.key("Enter"));
        player.wait_for_turn();

        player.be_called("Ewa");
        player.table(DUEL);
        player.wait_for_turn();
        // The first thing that Tab finds leads to the decision.
        page.key("Tab");
        assert!(page.is("document.activeElement.matches('a.skip')"));
        page.key("Enter");
        page.wait("the decision to be near", "location.hash === '#decision'");
        assert!(
            page.is("document.querySelector('#log').closest('[role=log]')"),
            "the log is a live region"
        );
        help(&player);
        let turns = if full { usize::MAX } else { 4 };
        by_keys(&player, turns);
        if full {
            assert_eq!(moment(page).turn, "over");
            player.look_at("the end");
        }
    });
}

/// The sheet of keys opens by a key and closes by another.
fn help(player: &Visitor<'_>) {
    player.page.shift("?");
    player.page.wait_for("#help");
    player.look_at("help");
    player.page.key("Escape");
    player.page.wait(
        "the help to close",
        "!document.querySelector('#help:popover-open')",
    );
}

fn by_keys(player: &Visitor<'_>, most: usize) {
    let page = &player.page;
    let mut lines = 0.0;
    for _ in 0..most.min(1000) {
        let now = moment(page);
        match now.turn.as_str() {
            "over" => return,
            "yours" => {
                if page.is("document.querySelector('.deck button[data-key=d]')") {
                    page.key("d");
                } else {
                    page.key("m");
                    page.wait_for("#side [data-leaf=moves]");
                    tab_to(page, "[data-leaf=moves] button[name=answer]");
                    page.key("Enter");
                }
                let after = changed(page, &now);
                if after.turn == "yours" && page.screen() == Screen::Phone {
                    page.key("Escape");
                }
                let said = page.number("document.querySelectorAll('#log li').length");
                assert!(said >= lines, "the log only grows");
                lines = said;
            }
            _ if page.shows(SHEET) => {
                tab_to(page, SHEET);
                page.key("Enter");
            }
            _ => others_play(page, &now),
        }
    }
}

/// Presses Tab until the focus is there.
#[track_caller]
pub(crate) fn tab_to(page: &Page, selector: &str) {
    for _ in 0..150 {
        if page.is(&format!("document.activeElement?.matches({selector:?})")) {
            return;
        }
        page.key("Tab");
    }
    panic!("Tab never comes to {selector}");
}

#[test]
fn some_turns_without_script() {
    let world = world();
    for &look in looks() {
        let player = Visitor::come(&world, look);
        let page = &player.page;
        page.scripts(false);
        player.go("/");
        page.follow("button[formaction='/play']");
        let mut given = 0;
        for _ in 0..60 {
            if given == 4 {
                break;
            }
            if moment(page).turn == "yours" {
                let before = moment(page).step;
                page.follow("main.stage button[name=answer]");
                assert_ne!(moment(page).step, before, "the answer was taken");
                given += 1;
            } else {
                // Nothing comes by itself: the page must be loaded again.
                page.reload();
                std::thread::sleep(std::time::Duration::from_millis(150));
            }
        }
        assert_eq!(given, 4, "four answers without script");
        // An answer that comes too late is a sentence on a page, and the table is one link away.
        let stale = format!("{}/answer", player.path());
        page.eval(&format!("(() => {{ const form = document.createElement('form'); form.method = 'post'; form.action = '{stale}'; form.id = 'stale';
            form.innerHTML = '<input name=step value=0><input name=answer value=draw><button>x</button>'; document.body.prepend(form); }})()"));
        page.follow("#stale button");
        page.forgive("409");
        assert!(
            page.is("document.querySelector('a[href^=\"/t/\"], form')"),
            "a way back"
        );
        player.look_at("too late");
    }
}
