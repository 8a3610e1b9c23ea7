//! J7: whatever is refused or greyed names its rule, and the rule opens.

use crate::player::{DUEL, changed, in_all_looks, moment};
use crate::world::{Visitor, world};

#[test]
fn refusals_name_rules_that_open() {
    let world = world();
    in_all_looks(None, |look, full| {
        let player = Visitor::called(&world, look, "Ewa");
        player.table(DUEL);
        player.wait_for_turn();
        let page = &player.page;
        draw_until_full(&player);

        // Greyed: the deck, with the rule beside it.
        page.wait_for(".pool .deck button[aria-disabled=true]");
        player.look_at("hand full");
        assert_eq!(cited(&player, "#pool-locked a.rule"), "ET-HAND-1");
        opens(&player, "#pool-locked a.rule", "ET-HAND-1");

        // Refused: a Band of two cards that have nothing in common.
        let found = page.is(
            "(() => { const slots = [...document.querySelectorAll('#hand .slot:has(input[name=leader])')];
            const one = slots[0], two = slots.find((slot) => slot.dataset.tribe !== one.dataset.tribe && slot.dataset.colour !== one.dataset.colour);
            if (!two) return false;
            one.querySelector('label.ally').id = 'one'; two.querySelector('label.ally').id = 'two'; one.querySelector('label.lead').id = 'crown'; return true; })()",
        );
        assert!(found, "ten cards are never all alike");
        for label in ["#one", "#two", "#crown"] {
            page.click(label);
        }
        page.wait(
            "the forecast's refusal",
            "document.querySelector('[data-foretold] a.rule')",
        );
        page.click("#decision button[name=do]");
        page.wait_for("#toasts a.rule");
        player.page.forgive("422");
        let rule = cited(&player, "#toasts a.rule");
        assert!(rule.starts_with("ET-BAND-"), "{rule}");
        opens(&player, "#toasts a.rule", &rule);
        player.look_at("refused");
        if full {
            player.play_to_the_end();
        }
    });
}

/// Draws from the deck until the hand holds no more.
fn draw_until_full(player: &Visitor<'_>) {
    let page = &player.page;
    for _ in 0..40 {
        player.wait_for_turn();
        if page.is("document.querySelector('.deck button[aria-disabled=true]')") {
            return;
        }
        let before = moment(page);
        if page.is("document.querySelector('.deck button[name=answer]')") {
            page.click(".deck button[name=answer]");
        } else {
            page.click("main.stage button[name=answer]");
        }
        changed(page, &before);
    }
    panic!("the hand is never full");
}

/// The rule that a mark cites.
#[track_caller]
fn cited(player: &Visitor<'_>, mark: &str) -> String {
    let page = &player.page;
    page.text(&format!("document.querySelector('{mark}').dataset.rule"))
}

/// A mark shows its rule beside it, and closing that leads back.
#[track_caller]
fn opens(player: &Visitor<'_>, link: &str, rule: &str) {
    let page = &player.page;
    page.click(link);
    page.wait_for("#rule:popover-open");
    assert!(
        page.reads("#rule").contains(rule),
        "the popover shows {rule}"
    );
    player.look_at("a rule");
    page.click("#rule button");
    page.wait(
        "the popover to close",
        "!document.querySelector('#rule:popover-open')",
    );
}
