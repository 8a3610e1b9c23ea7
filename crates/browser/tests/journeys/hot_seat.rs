//! J3: two people at one device; they see what they drew and hand it on, and behind the curtain there is nothing secret.

use std::collections::BTreeSet;

use crate::player::{changed, in_all_looks, is_seen_in, moment};
use crate::world::{Look, Visitor, World, world};

#[test]
fn a_curtain_between_two_people() {
    let world = world();
    in_all_looks(None, |look, full| {
        let device = Visitor::come(&world, look);
        let page = &device.page;
        page.click("label:has([name='ethnos.seats'][value='2'])");
        page.click("label:has([name=seat2][value=device])");
        page.fill("#wish input[name='seat2.name']", "Jan");
        page.fill("#wish input[name=name]", "Ewa");
        page.follow("#wish > button");
        for _ in 0..2 {
            behind_the_curtain(&device);
            let whose = page.reads(".curtain h1");
            page.follow(".curtain button");
            assert!(
                page.is("document.querySelector('#hand, #decision')"),
                "the table of the player who took the device"
            );
            drawn_before_the_curtain(&device);
            assert_ne!(page.reads(".curtain h1"), whose, "for the other one");
        }
        // The way back leads to the curtain, too.
        page.leaving(|| drop(page.eval("setTimeout(() => history.back())")));
        page.wait("no hand by going back", "!document.querySelector('#hand')");
        device.go(&device.path());
        if full {
            device.play_to_the_end();
        }
    });
}

/// Kingdoms have hands to hide: the curtain falls for both of their players.
#[test]
fn kingdoms_at_one_device() {
    let world = world();
    in_all_looks(None, |look, full| {
        if !is_seen_in(look, 1) {
            return;
        }
        let device = at_one_device(&world, look, "numa-sera");
        let page = &device.page;
        let mut curtains = 0;
        for _ in 0..60 {
            match moment(page).kind.as_str() {
                "curtain" => {
                    behind_the_curtain(&device);
                    curtains += 1;
                    page.follow(".curtain button");
                }
                _ if page.shows(".pass button") => page.follow(".pass button"),
                _ if curtains == 3 => break,
                _ => drop(device.play(1)),
            }
        }
        assert_eq!(curtains, 3, "for the one, the other, and the one again");
        if full {
            device.play_to_the_end();
        }
    });
}

/// In the desert everyone sees everything: the device lies between the players, and no curtain falls.
#[test]
fn the_desert_at_one_device() {
    let world = world();
    in_all_looks(None, |look, full| {
        if !is_seen_in(look, 0) {
            return;
        }
        let device = at_one_device(&world, look, "eko");
        let page = &device.page;
        let mut asked = BTreeSet::new();
        for _ in 0..30 {
            let now = moment(page);
            assert_eq!((&*now.kind, &*now.turn), ("table", "yours"), "no curtain");
            asked.insert(
                page.text("document.querySelector('[data-region=players] .now')?.dataset.at ?? ''"),
            );
            if asked.len() == 2 {
                break;
            }
            device.play(1);
        }
        assert_eq!(asked.len(), 2, "both are asked on one page: {asked:?}");
        if full {
            device.play_to_the_end();
        }
    });
}

/// A table for two people with one device.
#[track_caller]
fn at_one_device<'w>(world: &'w World, look: Look, game: &str) -> Visitor<'w> {
    let device = Visitor::called(world, look, "Ewa");
    device.table(&format!(
        "{{ game: '{game}', seats: 2, places: ['me', 'me'] }}"
    ));
    device
}

/// A card from the deck is seen by the player who drew it, with none of the next player's; then they hand the device on.
fn drawn_before_the_curtain(device: &Visitor<'_>) {
    let page = &device.page;
    let before = page.number(CARDS);
    let now = moment(page);
    page.click("main.stage button[name=answer][value=draw]");
    changed(page, &now);
    page.wait_for(".pass button");
    assert_eq!(moment(page).kind, "table");
    assert!(
        (page.number(CARDS) - before - 1.0).abs() < 0.5,
        "the new card"
    );
    let in_sight = "(() => { const card = [...document.querySelectorAll('#hand > .slot')].at(-1).getBoundingClientRect(), pass = document.querySelector('.pass').getBoundingClientRect(); return card.bottom <= pass.top || card.right <= pass.left; })()";
    assert!(page.is(in_sight), "nothing lies over it");
    assert!(
        !page.is("document.querySelector('button[name=answer]:not([disabled])')"),
        "there is nothing to answer"
    );
    device.look_at("what was drawn");
    // No reload leads past it.
    device.go(&device.path());
    page.wait_for(".pass button");
    page.follow(".pass button");
    page.wait(
        "the curtain",
        "document.querySelector('[data-live]')?.dataset.kind === 'curtain'",
    );
}

const CARDS: &str = "document.querySelectorAll('#hand > .slot').length";

/// Nothing of the table: neither in what is seen nor in what is sent.
fn behind_the_curtain(device: &Visitor<'_>) {
    let page = &device.page;
    page.wait(
        "the curtain",
        "document.querySelector('[data-live]')?.dataset.kind === 'curtain'",
    );
    device.look_at("curtain");
    let path = device.path();
    for address in [path.clone(), format!("{path}/fragment")] {
        let sent = page.text(&format!(
            "fetch('{address}').then((answer) => answer.text())"
        ));
        for secret in [
            "id=\"hand\"",
            "data-card=",
            "name=\"answer\"",
            "id=\"log\"",
            "class=\"stage\"",
        ] {
            assert!(!sent.contains(secret), "{address} has {secret}");
        }
    }
}
