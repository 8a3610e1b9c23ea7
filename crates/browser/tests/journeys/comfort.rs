//! What the script adds: forecasts, sounds, notifications, copying, chat.

use crate::player::{DUEL, changed, moment};
use crate::world::{Look, Visitor, world};

#[test]
fn a_selection_is_foretold() {
    let world = world();
    for look in [Look::ALL[0], Look::ALL[1]] {
        let player = Visitor::come(&world, look);
        player.be_called("Ewa");
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
        // Somebody writes something: the half-made selection stays.
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

#[test]
fn sounds_and_notifications_are_a_choice() {
    let world = world();
    let player = Visitor::come(&world, Look::ALL[0]);
    player.be_called("Ewa");
    player
        .person
        .allow(&world.server.origin, &["notifications"]);
    let page = &player.page;
    // Counted where the browser would sound and show.
    page.at_start(
        "window.sounds = 0; window.notes = [];
        const start = OscillatorNode.prototype.start; OscillatorNode.prototype.start = function (...at) { window.sounds++; return start.apply(this, at); };
        window.Notification = class { static permission = 'granted'; static requestPermission() { return Promise.resolve('granted'); } constructor(title, options) { window.notes.push(title + ': ' + options.body); } close() {} };",
    );
    player.table(DUEL);
    let is_on = page.is("document.documentElement.dataset.sound === 'on'");
    let heard = |page: &browser::Page| page.number("window.sounds") > 0.0;
    player.play(2);
    assert_eq!(heard(page), is_on);
    player.wait_for_turn();
    page.click("header.top button[popovertarget=menu]");
    page.wait_for("#menu");
    page.follow("#menu form button[name=sound]");
    player.play(2);
    assert_eq!(heard(page), !is_on, "the other way round");
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
    let host = Visitor::come(&world, Look::ALL[0]);
    host.be_called("Ewa");
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
