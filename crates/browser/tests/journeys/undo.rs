//! J6: take back what revealed nothing; a greyed button says why; what others have built on needs their consent.

use crate::player::{changed, in_all_looks, moment};
use crate::world::{Look, Visitor, world};

#[test]
fn takes_back_what_revealed_nothing() {
    let world = world();
    in_all_looks(None, |look, full| {
        let player = Visitor::come(&world, look);
        player.be_called("Ewa");
        // Bots and five tribes that roll no dice when they lead.
        player.table("{ game: 'ethnos', edition: 'first', seats: 2, places: ['me', 'random'], options: { tribes: 'dwarf,orc,elf,giant,troll' } }");
        player.wait_for_turn();
        let page = &player.page;

        // Whatever revealed nothing can be taken back: sooner or later there is such an answer.
        let button = ".deeds form[action$='/undo'] button";
        for _ in 0..60 {
            player.wait_for_turn();
            if page.shows(button) {
                break;
            }
            assert_ne!(player.play(1), 0, "nothing could ever be taken back");
        }
        player.wait_for_turn();
        let step = page.number("Number(document.querySelector('[data-live]').dataset.step)");
        page.click(button);
        page.wait(
            "the step back",
            &format!("Number(document.querySelector('[data-live]').dataset.step) < {step}"),
        );
        player.look_at("taken back");

        // A card from the deck was seen: no way back, and the reason is there to read.
        player.wait_for_turn();
        while !page.is("document.querySelector('[data-leaf=moves] button[value=draw]')") {
            assert_ne!(player.play(1), 0, "the deck is never open");
            player.wait_for_turn();
        }
        by_list(&player, "draw");
        player.wait_for_turn();
        page.wait_for(".deeds button[aria-disabled=true]");
        page.click(".deeds button[aria-disabled=true]");
        page.wait_for("#toasts .toast");
        let why = page.reads("#toasts .toast");
        assert!(why.len() > 10, "a reason: {why}");
        assert_eq!(
            why,
            page.text("document.querySelector('#undo-why').textContent.trim()")
        );
        player.look_at("no way back");
        if full {
            player.play_to_the_end();
        }
    });
}

#[test]
fn asks_the_others() {
    let world = world();
    for look in [Look::ALL[0], Look::ALL[1]] {
        let one = Visitor::come(&world, look);
        one.be_called("Ewa");
        let id = one.table_in_waiting(
            "{ game: 'ethnos', edition: 'first', seats: 2, places: ['me', 'open'], public: true }",
        );
        let two = Visitor::come(&world, look);
        two.go(&format!("/t/{id}"));
        two.page.fill("form.join input[name=name]", "Jan");
        two.page.follow("form.join .btn.primary");
        one.go(&format!("/t/{id}"));
        one.page.follow("form[action$='/start'] button");
        two.page.wait(
            "the table",
            "document.querySelector('[data-live]')?.dataset.kind === 'table'",
        );
        let (asked, other) = if moment(&one.page).turn == "yours" {
            (&one, &two)
        } else {
            (&two, &one)
        };

        for (agree, goes_back) in [("no", false), ("yes", true)] {
            if moment(&asked.page).turn == "yours" {
                by_list(asked, "take");
            }
            let step = moment(&asked.page).step;
            asked.page.wait_for("form[action$='/undo'] button");
            asked.page.click("form[action$='/undo'] button");
            other.page.wait_for(".consent");
            other.look_at("asked for consent");
            asked.page.wait_for(".consent");
            asked.look_at("waits for consent");
            other.page.click(&format!(".consent button[value={agree}]"));
            asked.page.wait(
                "an end of the request",
                "!document.querySelector('.consent')",
            );
            assert_eq!(
                moment(&asked.page).step != step,
                goes_back,
                "answered {agree}"
            );
        }
        asked.wait_for_turn();
    }
}

/// Gives the first answer of a kind by the plain list of moves.
#[track_caller]
fn by_list(player: &Visitor<'_>, kind: &str) {
    let before = moment(&player.page);
    player.open_leaf("moves");
    player
        .page
        .click(&format!("[data-leaf=moves] button[value^={kind}]"));
    changed(&player.page, &before);
    player.close_sheet();
}
