//! J13: everything on a phone with one thumb. Every page of every journey is measured; here the sheets are opened, too.

use browser::Screen;

use crate::player::{DUEL, all_whole};
use crate::world::{Language, Look, Visitor, world};

#[test]
fn a_game_with_one_thumb() {
    let world = world();
    for language in [Language::English, Language::Polish] {
        let player = Visitor::called(
            &world,
            Look {
                language,
                screen: Screen::Phone,
            },
            "Ewa",
        );
        player.table(DUEL);
        player.play(3);
        player.wait_for_turn();
        let page = &player.page;
        for leaf in ["log", "chat", "moves"] {
            player.open_leaf(leaf);
            player.look_at(&format!("sheet {leaf}"));
            player.close_sheet();
        }
        page.click("header.top button[popovertarget=menu]");
        page.wait_for("#menu");
        player.look_at("menu");
        page.click("#menu .close");
        // Things to press at the bottom, where the thumb is.
        let bottom = page.number("document.querySelector('.deeds').getBoundingClientRect().bottom");
        assert!(
            (bottom - 844.0).abs() < 2.0,
            "the bar is at the bottom: {bottom}"
        );
        // In a short run the solo game is the one that is played to its end on a phone.
        if all_whole() {
            player.play_to_the_end();
        } else {
            player.play(12);
        }
    }
}
