//! Winds of Numa Sera by clicks on its table: whole games in every look, and what a table must let people do.

use crate::player::{in_all_looks, moment};
use crate::world::{Look, Visitor, world};

#[track_caller]
fn kingdoms(setup: &str, always: Look, answers: usize) {
    let world = world();
    in_all_looks(Some(always), |look, full| {
        let player = Visitor::come(&world, look);
        player.be_called("Ewa");
        player.table(setup);
        player.wait_for_turn();
        if full {
            player.play_to_the_end();
        } else {
            player.play(answers);
            assert_eq!(moment(&player.page).kind, "table", "still at the table");
        }
    });
}

#[test]
fn two_play_for_the_throne() {
    kingdoms(
        "{ game: 'numa-sera', seats: 2, places: ['me', 'greedy'], options: { kingdoms: 'choose' } }",
        Look::ALL[0],
        12,
    );
}

#[test]
fn four_play_for_the_empire() {
    kingdoms(
        "{ game: 'numa-sera', seats: 4, places: ['me', 'greedy', 'greedy', 'greedy'], options: { win: 'empire' } }",
        Look::ALL[1],
        12,
    );
}

/// Another kingdom's mat is one press away, with and without a turn of one's own, and so is one's own again.
#[test]
fn other_mats_are_one_press_away() {
    let world = world();
    let player = Visitor::come(&world, Look::ALL[0]);
    player.be_called("Ewa");
    player.table("{ game: 'numa-sera', seats: 3, places: ['me', 'greedy', 'greedy'] }");
    player.wait_for_turn();
    player.play(2);
    player.wait_for_turn();
    let page = &player.page;
    let shown = "[...document.querySelectorAll('.mat')].filter((mat) => mat.checkVisibility()).map((mat) => mat.dataset.seat).join()";
    let own = page.text(shown);
    assert_eq!(own.len(), 1, "one mat is shown: {own}");
    page.click(".seat:not(.own)");
    let other = page.text(shown);
    assert_ne!(other, own, "another kingdom is shown");
    page.click(&format!(".mat[data-seat='{other}'] .back"));
    assert_eq!(page.text(shown), own);
}

/// What an answer does is told before it is given: a marked card says its price and from which purse.
#[test]
fn an_answer_is_told_before_it_is_given() {
    let world = world();
    let player = Visitor::come(&world, Look::ALL[0]);
    player.be_called("Ewa");
    player.table("{ game: 'numa-sera', seats: 2, places: ['me', 'greedy'] }");
    player.wait_for_turn();
    player.play(1);
    player.wait_for_turn();
    let page = &player.page;
    let before = page.text("document.querySelector('[data-foretold]').innerText");
    page.click(".verbs label:has([value=build])");
    page.click(".cards[data-verb=build] label:nth-of-type(2)");
    page.wait(
        "the forecast",
        &format!("document.querySelector('[data-foretold]').innerText !== {before:?} && document.querySelector('[data-foretold] .fx li')"),
    );
    let step = moment(page).step;
    page.reload();
    assert_eq!(moment(page).step, step, "nothing was answered");
}
