//! J3: two people at one device; they see what they drew and hand it on, and behind the curtain there is nothing secret.

use crate::player::{changed, in_all_looks, moment};
use crate::world::{Visitor, world};

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
