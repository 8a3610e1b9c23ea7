//! What the table says, and where: forecasts that are seen whole, scores that fit, selections that stay, rules and explanations in
//! place.

use browser::Screen;
use ethnos::{Question, View};

use crate::player::{DUEL, looks};
use crate::positions::Position;
use crate::screens::full_table;
use crate::world::{Language, Look, Visitor, world};

const SIX: &str = "edition=first seats=6 tribes=merfolk,orc,dwarf,troll,wizard,wingfolk";

/// The player who is asked has markers in many kingdoms.
fn spread_out(view: &View) -> usize {
    let own = view.seat.map_or(0, |seat| seat.index());
    let there = view.kingdoms.iter().filter(|of| of.markers[own] > 0);
    there.count() * usize::from(view.question == Question::Turn)
}

/// The marker that a Band would add is above everything around it, in whatever kingdom it comes.
#[test]
fn what_a_band_adds_to_a_kingdom_is_seen() {
    let world = world();
    for (setup, &look) in [SIX, "edition=first seats=4"]
        .iter()
        .flat_map(|setup| looks().iter().map(move |look| (setup, look)))
    {
        let player = Visitor::come(&world, look);
        player.be_called("Ewa");
        player.go(&Position::find(setup, spread_out).lay(&player, &[]));
        player.wait_for_turn();
        let hidden = "(() => [...document.querySelectorAll('.kg .stk > .plus')].filter((plus) => {
            plus.style.display = 'grid';
            plus.scrollIntoView({ block: 'center' });
            const { left, right, top, bottom } = plus.getBoundingClientRect();
            const points = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]];
            const covered = points.some(([x, y]) => document.elementFromPoint(x, y) !== plus);
            plus.style.display = '';
            return covered;
        }).map((plus) => plus.closest('.kg').dataset.land))()";
        let page = &player.page;
        assert!(page.number("document.querySelectorAll('.kg .stk > .plus').length") > 2.0);
        assert_eq!(
            page.eval(hidden),
            serde_json::json!([]),
            "{look:?}, {setup}"
        );
    }
}

/// However many play, their points fit the side panel.
#[test]
fn the_scores_of_six_fit_their_panel() {
    let world = world();
    for &look in looks() {
        let player = Visitor::come(&world, look);
        player.be_called("Aleksandra");
        let late = |view: &View| usize::from(view.age == 3 && view.question == Question::Turn);
        player.go(&Position::find(SIX, late).lay(&player, &[]));
        let page = &player.page;
        player.open_leaf("log");
        page.click("#side label:has(#leaf-scores)");
        page.wait_for("[data-leaf=scores]");
        assert!(
            page.number("document.querySelectorAll('[data-leaf=scores] tbody tr').length") > 4.0
        );
        let wide = page.is("[...document.querySelectorAll('[data-leaf=scores], [data-leaf=scores] .scroll')].some((box) => box.scrollWidth > box.clientWidth)");
        assert!(!wide, "nothing is pushed sideways");
        player.look_at("scores of six");
    }
}

/// Cards that are half chosen stay chosen when the page comes in the other language, and so does what they would do.
#[test]
fn a_selection_survives_the_other_language() {
    let world = world();
    for &look in looks() {
        let mut player = Visitor::come(&world, look);
        player.be_called("Ewa");
        player.table(DUEL);
        player.wait_for_turn();
        let page = &player.page;
        page.click("#hand .slot:has(input[name=leader]) label.ally");
        page.wait("the forecast", "document.querySelector('.eth-foretold')");
        let picked = "[...document.querySelectorAll('#hand input:checked')].map((input) => input.value).join()";
        let before = page.text(picked);
        assert!(!before.is_empty());
        let (other, language) = match look.language {
            Language::English => ("pl", Language::Polish),
            Language::Polish => ("en", Language::English),
        };
        if look.screen == Screen::Phone {
            page.click("header.top button[popovertarget=menu]");
            page.wait_for("#menu");
        }
        let within = match look.screen {
            Screen::Desktop => "header.top",
            Screen::Phone => "#menu",
        };
        page.follow(&format!("{within} form.lang button[value={other}]"));
        player.look.language = language;
        assert_eq!(player.page.text(picked), before);
        player
            .page
            .wait("the forecast", "document.querySelector('.eth-foretold')");
        player.look_at("selected, in the other language");
        // A reload without a switch is a fresh start.
        player.page.reload();
        assert_eq!(player.page.text(picked), "");
    }
}

/// Cards that make no Band are refused by the Band's rule before they are played, and the button does not look ready.
#[test]
fn what_is_no_band_does_not_look_ready() {
    let world = world();
    let player = Visitor::come(&world, Look::ALL[0]);
    player.be_called("Ewa");
    player.go(&Position::find(
        "edition=first seats=4 tribes=elf,centaur,orc,troll,wizard,giant",
        full_table,
    )
    .lay(&player, &[]));
    player.wait_for_turn();
    let page = &player.page;
    let colour = "getComputedStyle(document.querySelector('#decision .play')).backgroundColor";
    let pick = |which: &str| {
        let found = page.is(&format!(
            "(() => {{ const slots = [...document.querySelectorAll('#hand .slot:has(input[name=leader])')]; const one = slots[0];
            const two = slots.find((slot) => slot.dataset.tribe !== one.dataset.tribe && slot.dataset.colour !== one.dataset.colour);
            {which}.querySelector('label.ally').id = 'pick'; return true; }})()"
        ));
        assert!(found);
        page.click("#pick");
        page.eval("document.querySelector('#pick').id = ''");
    };
    pick("one");
    page.wait(
        "the forecast",
        "document.querySelector('.eth-foretold .fx')",
    );
    let ready = page.text(colour);
    pick("two");
    assert_ne!(
        page.text(colour),
        ready,
        "before the server has said anything"
    );
    page.wait(
        "the reason",
        "document.querySelector('.eth-foretold .refusal [data-rule]')",
    );
    assert_eq!(
        page.text("document.querySelector('.eth-foretold .refusal [data-rule]').dataset.rule"),
        "ET-BAND-2"
    );
    assert_ne!(page.text(colour), ready);
}
