//! J6: against bots alone back to the last decision, whatever came after it; among people take back what revealed nothing, a greyed
//! button says why, and what others have built on needs their consent. And those who fear the slip are asked once more.

use browser::Page;

use crate::player::{changed, in_all_looks, moment};
use crate::world::{Look, Visitor, world};

/// Bots and five tribes that roll no dice when they lead.
const DUEL: &str = "{ game: 'ethnos', edition: 'first', seats: 2, places: ['me', 'random'], options: { tribes: 'dwarf,orc,elf,giant,troll' } }";

const UNDO: &str = ".deeds form[action$='/undo'] button";

const STEP: &str = "Number(document.querySelector('[data-live]').dataset.step)";

fn step(page: &Page) -> f64 {
    page.number(STEP)
}

/// The cards in hand, as the page names them.
fn hand(page: &Page) -> String {
    page.text("[...document.querySelectorAll('#hand .slot input[name=card]')].map((card) => card.value).sort().join()")
}

/// Waits for the table that was there after so many steps.
#[track_caller]
fn goes_back_to(page: &Page, step: f64) {
    let there = "document.querySelector('[data-live]').dataset";
    page.wait(
        "the step back",
        &format!("Number({there}.step) === {step} && {there}.turn === 'yours'"),
    );
}

#[test]
fn against_bots_decisions_are_taken_back_one_by_one() {
    let world = world();
    in_all_looks(None, |look, full| {
        let player = Visitor::called(&world, look, "Ewa");
        player.table(DUEL);
        let page = &player.page;
        player.wait_for_turn();
        assert!(!page.shows(UNDO), "nothing to undo yet");

        // Two cards from the deck, with a bot's answer after each.
        let mut seen = Vec::new();
        for _ in 0..2 {
            player.wait_for_turn();
            seen.push((step(page), hand(page)));
            by_list(&player, "draw");
            player.wait_for_turn();
        }
        let drawn = hand(page);
        assert_ne!(seen[1].1, drawn, "a card was shown");
        for (before, held) in seen.iter().rev() {
            page.click(UNDO);
            goes_back_to(page, *before);
            assert_eq!(hand(page), *held, "the hand is as it was");
        }
        player.look_at("taken back");
        let told = page.text("document.querySelector('#log').textContent");
        assert!(told.contains("Ewa"), "the log tells of it: {told}");
        assert!(!page.shows(UNDO), "nothing is left to undo");

        // The same answers meet the same luck.
        for _ in 0..2 {
            by_list(&player, "draw");
            player.wait_for_turn();
        }
        assert_eq!(hand(page), drawn);
        if full {
            player.play_to_the_end();
            let marked = page.reads("section.result");
            assert!(marked.contains('2'), "with 2 take-backs: {marked}");
        }
    });
}

/// While bots think, undo does not wait for them, and what they thought is not played.
#[test]
fn undo_does_not_wait_for_bots() {
    let world = world();
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
    player
        .table("{ game: 'ethnos', edition: 'first', seats: 3, places: ['me', 'sharp', 'sharp'] }");
    let page = &player.page;
    player.wait_for_turn();
    let (before, held) = (step(page), hand(page));
    by_list(&player, "draw");
    page.wait_for(UNDO);
    // By its key: the button moves when it is Ewa's turn again.
    page.key("u");
    goes_back_to(page, before);
    assert_eq!(hand(page), held);
    // The bot that was asked thinks in vain: nothing more is played until Ewa answers.
    let waits = page.text("new Promise((done) => setTimeout(() => done(document.querySelector('[data-live]').dataset.step), 4000))");
    assert_eq!(waits.parse::<f64>().ok(), Some(before));
    player.look_at("taken back while bots think");
}

/// Pieces that set off, counted from now on.
const SET_OFF: &str = "window.ghosts = 0;
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((one) => ghosts += one.classList?.contains('ghost') ? 1 : 0)))
        .observe(document, { childList: true, subtree: true });";

/// After an undo the table stands as it was: nothing flies, and nothing is told a second time.
#[test]
fn what_happened_before_is_not_told_again() {
    let world = world();
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
    let page = &player.page;
    page.prefer(false, false);
    page.at_start("document.addEventListener('DOMContentLoaded', () => document.documentElement.dataset.pace = 'fast')");
    page.at_start(SET_OFF);
    player.table(
        "{ game: 'ethnos', edition: 'first', seats: 3, places: ['me', 'greedy', 'greedy'] }",
    );
    let quiet = "document.querySelector('[data-live]').dataset.turn === 'yours' && document.querySelector('.caption').hidden && !document.querySelector('#flights .ghost')";
    let mut before = Vec::new();
    for _ in 0..2 {
        page.wait("quiet", quiet);
        before.push(step(page));
        by_list(&player, "draw");
        page.wait(
            "the bots",
            &format!("{quiet} && {} > {}", STEP, before[before.len() - 1] + 1.0),
        );
    }
    assert!(page.number("ghosts") > 0.0, "cards fly while others play");
    page.eval("ghosts = 0");
    page.key("u");
    goes_back_to(page, before[1]);
    let told = page.text("new Promise((done) => setTimeout(() => done(String(ghosts) + document.querySelector('.caption').hidden), 700))");
    assert_eq!(told, "0true");
}

#[test]
fn an_answer_is_confirmed_by_those_who_want_it() {
    let world = world();
    for look in [Look::ALL[0], Look::ALL[1]] {
        let player = Visitor::called(&world, look, "Ewa");
        player.table(DUEL);
        let page = &player.page;
        player.wait_for_turn();
        page.click("header.top button[popovertarget=menu]");
        page.wait_for("#menu");
        page.click("#menu button[name=confirm][value=on]");
        page.wait(
            "the setting",
            "document.documentElement.dataset.confirm === 'on'",
        );
        player.look_at("the menu with settings");
        page.key("Escape");
        page.wait("no menu", "!document.querySelector('#menu:popover-open')");
        let before = moment(page);
        let open = "document.querySelector('dialog#sure').open";
        let draw = "[data-leaf=moves] button[value=draw]";
        player.open_leaf("moves");
        let says = says_no(&player, draw, open);
        assert_eq!(moment(page), before, "nothing was sent");

        // A card says its sentence, not what is drawn on it.
        player.close_sheet();
        let deck = "main.stage button[value=draw]";
        page.click(deck);
        page.wait("the question", open);
        assert_eq!(page.reads("#sure-what"), says);
        // Who says no and asks again before the page has heard of the no is asked, and heard, anew.
        page.eval(&format!(
            "document.querySelector('dialog#sure').close('no'); document.querySelector({draw:?}).click()"
        ));
        page.wait("the question", open);

        // Yes: Enter is enough.
        page.key("Enter");
        changed(page, &before);
        // Only answers are asked for once more; undo is not.
        player.wait_for_turn();
        page.click(UNDO);
        page.wait(
            "the step back",
            &format!(
                "document.querySelector('[data-live]').dataset.step === {:?}",
                before.step
            ),
        );
        // It is kept.
        player.go("/account");
        assert!(
            page.is(
                "document.querySelector('button[name=confirm][value=on]').ariaPressed === 'true'"
            )
        );
        player.look_at("the account with settings");
    }
}

/// By key and by button, and nothing is sent. Gives the sentence that was asked about.
fn says_no(player: &Visitor<'_>, draw: &str, open: &str) -> String {
    let page = &player.page;
    let says = page.reads(draw);
    page.click(draw);
    page.wait("the question", open);
    assert_eq!(page.reads("#sure-what"), says);
    player.look_at("asked once more");
    page.key("Escape");
    page.wait("no question", &format!("!{open}"));
    // The browser gives the focus back a moment before the page hears of the answer.
    let focused = format!(
        "document.activeElement === document.querySelector({draw:?}) && !document.querySelector('form[data-busy]')"
    );
    page.wait("the focus to return", &focused);
    page.click(draw);
    page.wait("the question", open);
    page.click("dialog#sure button[value=no]");
    page.wait("no question", &format!("!{open}"));
    page.wait_for(draw);
    says
}

#[test]
fn asks_the_others() {
    let world = world();
    for look in [Look::ALL[0], Look::ALL[1]] {
        let one = Visitor::called(&world, look, "Ewa");
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

        no_way_back(asked);
    }
}

/// A card from the deck was seen: the reason is there to read.
fn no_way_back(asked: &Visitor<'_>) {
    by_list(asked, "draw");
    let page = &asked.page;
    page.wait_for(".deeds button[aria-disabled=true]");
    page.click(".deeds button[aria-disabled=true]");
    page.wait_for("#toasts .toast");
    let why = page.reads("#toasts .toast");
    assert!(why.len() > 10, "a reason: {why}");
    assert_eq!(
        why,
        page.text("document.querySelector('#undo-why').textContent.trim()")
    );
    asked.look_at("no way back");
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
