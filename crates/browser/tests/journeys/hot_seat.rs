//! J3: two people at one device; between their turns a curtain, and nothing secret behind it.

use crate::player::{in_all_looks, moment};
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
            assert_eq!(device.play(1), 1);
            while moment(page).kind == "table" && moment(page).turn == "yours" {
                device.play(1);
            }
            page.wait(
                "the curtain",
                "document.querySelector('[data-live]')?.dataset.kind === 'curtain'",
            );
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
