//! J1: from the address to the first decision in at most three clicks, and to the end of a game.

use crate::player::{DUEL, in_all_looks, moment};
use crate::world::{Look, Visitor, world};

#[test]
fn plays_at_once_and_to_the_end() {
    let world = world();
    in_all_looks(Some(Look::ALL[0]), |look, full| {
        let newcomer = Visitor::come(&world, look);
        // One click: no account, no set-up.
        newcomer.page.follow("button[formaction='/play']");
        newcomer.wait_for_turn();
        newcomer.look_at("first decision");
        assert!(
            !newcomer.question().is_empty(),
            "the page says what is asked"
        );
        assert!(
            newcomer.page.shows("main.stage button[name=answer]"),
            "something can be clicked"
        );
        assert!(newcomer.play(2) == 2, "and answered");
        if full {
            newcomer.table(DUEL);
            newcomer.play_to_the_end();
            let next = ".afterwards form[action$='/rematch'] button";
            newcomer.page.follow(next);
            assert_eq!(
                moment(&newcomer.page).kind,
                "table",
                "another match begins right away"
            );
        }
    });
}
