//! What the script adds: forecasts, sounds, notifications, copying, chat.

use crate::player::{DUEL, changed, moment};
use crate::positions::Position;
use crate::screens::full_table;
use crate::world::{Look, Visitor, world};

#[test]
fn a_selection_is_foretold() {
    let world = world();
    for look in [Look::ALL[0], Look::ALL[1]] {
        let player = Visitor::called(&world, look, "Ewa");
        player.table(DUEL);
        player.wait_for_turn();
        let page = &player.page;
        let before = page.reads("[data-foretold]");
        page.click("#hand .slot:has(input[name=leader]) label.ally");
        page.wait(
            "the forecast",
            &format!("document.querySelector('[data-foretold]').innerText.trim() !== {before:?}"),
        );
        player.look_at("forecast");
        // Another player writes a message: the half-made selection stays.
        player.open_leaf("chat");
        page.fill("#chat-text", "hm…");
        let now = moment(page);
        page.key("Enter");
        changed(page, &now);
        page.wait(
            "the message",
            "document.querySelector('#chat-lines')?.innerText.includes('hm…')",
        );
        player.close_sheet();
        assert!(
            page.is("document.querySelector('#hand input[name=card]:checked')"),
            "the selection stays"
        );
        player.look_at("chat");
    }
}

/// A table shows the latest steps; viewers who ask for all of them keep them while the match goes on.
#[test]
fn the_whole_log_is_one_press_away() {
    let world = world();
    for look in [Look::ALL[0], Look::ALL[1]] {
        let player = Visitor::called(&world, look, "Ewa");
        let path = Position::find("edition=first seats=4", full_table).lay(&player, &[]);
        player.go(&path);
        let page = &player.page;
        let lines = || page.number("document.querySelectorAll('#log li').length");
        player.open_leaf("log");
        let latest = lines();
        assert!(!page.is("document.querySelector('#log-0-0')"));
        page.click(".whole-log");
        page.wait("all lines", "document.querySelector('#log-0-0') !== null");
        assert!(lines() > 2.0 * latest, "{latest} and then {}", lines());
        assert!(!page.is("document.querySelector('.whole-log')"));
        player.look_at("the whole log");
        player.close_sheet();
        let all = lines();
        player.play(1);
        player.wait_for_turn();
        assert!(lines() > all, "new lines come to the others");
        let order = page.is(
            "(() => { const steps = [...document.querySelectorAll('#log li')].map((line) => Number(line.dataset.step)); return steps.every((step, nth) => nth === 0 || step <= steps[nth - 1]) && new Set([...document.querySelectorAll('#log li')].map((line) => line.id)).size === steps.length; })()",
        );
        assert!(order, "newest first, and nothing twice");
        // The same as a separate page.
        player.go(&format!("{path}/log"));
        assert!(lines() > all && page.is("document.querySelector('#log-0-0')"));
        player.look_at("the log's page");
        page.follow(".log-page a.btn");
        page.wait_for("#decision");
    }
}

/// After taking back, the same place in the log can tell something else: the page must not keep what was.
#[test]
fn the_log_forgets_what_was_taken_back() {
    let world = world();
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
    player.go(&Position::find("edition=first seats=4", full_table).lay(&player, &[]));
    let page = &player.page;
    // As if the page had slept while another answer took the place of the last.
    let newest = "document.querySelector('#log li > span:nth-child(2)')";
    let told = page.text(&format!("{newest}.textContent"));
    page.eval(&format!("{newest}.textContent = 'something else'"));
    player.play(1);
    player.wait_for_turn();
    let log = page.text("document.querySelector('#log').textContent");
    assert!(
        !log.contains("something else") && log.contains(told.trim()),
        "{log}"
    );
}

#[test]
fn sounds_and_notifications_are_a_choice() {
    let world = world();
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
    player
        .person
        .allow(&world.server.origin, &["notifications"]);
    let page = &player.page;
    // Counted where the browser would sound and show.
    page.at_start(
        "window.sounds = 0; window.notes = []; window.AudioContext = class extends window.Loudspeaker { constructor() { super(); window.sounding = this; } };
        const start = OscillatorNode.prototype.start; OscillatorNode.prototype.start = function (...at) { window.sounds++; return start.apply(this, at); };
        window.Notification = class { static permission = 'granted'; static requestPermission() { return Promise.resolve('granted'); } constructor(title, options) { window.notes.push(title + ': ' + options.body); } close() {} };",
    );
    player.table(DUEL);
    let is_on = page.is("document.documentElement.dataset.sound === 'on'");
    let heard = |page: &browser::Page| page.number("window.sounds") > 0.0;
    player.play(2);
    assert_eq!(heard(page), is_on);
    let silent = "window.sounding.state === 'suspended'";
    if is_on {
        page.wait("silence", silent);
    }
    player.wait_for_turn();
    page.click("header.top button[popovertarget=menu]");
    page.wait_for("#menu");
    page.follow("#menu form button[name=sound]");
    player.play(2);
    assert_eq!(heard(page), !is_on, "the other way round");
    if !is_on {
        page.wait("silence", silent);
    }
    // A hidden page tells by a notification that it is your turn again.
    page.eval("Object.defineProperty(document, 'hidden', { get: () => true })");
    player.play(2);
    player.wait_for_turn();
    assert!(page.number("window.notes.length") > 0.0, "it is your turn");
    assert!(
        page.text("document.title").contains("·"),
        "the title says it, too"
    );
}

#[test]
fn a_link_is_copied() {
    let world = world();
    let host = Visitor::called(&world, Look::ALL[0], "Ewa");
    host.person.allow(
        &world.server.origin,
        &["clipboardReadWrite", "clipboardSanitizedWrite"],
    );
    let id =
        host.table_in_waiting("{ game: 'ethnos', seats: 2, places: ['me', 'open'], public: true }");
    host.go(&format!("/t/{id}"));
    host.page.click(".copy button");
    host.page.wait("the word", "document.querySelector('.copy button').innerText === document.querySelector('.copy button').dataset.done");
    let copied = host.page.text("navigator.clipboard.readText()");
    assert_eq!(
        copied,
        host.page
            .text("document.querySelector('.copy input').value")
    );
}
