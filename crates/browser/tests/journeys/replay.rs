//! J8: a match that is over, looked at again: by itself, by hand, by keys, with the eyes of others, and played on.

use browser::Page;

use crate::player::{in_all_looks, moment};
use crate::positions::Position;
use crate::world::{Visitor, world};

const THREE: &str = "edition=second seats=3";
const STEP: &str = "Number(document.querySelector('#table').dataset.step)";

#[test]
fn a_match_is_looked_at_again_and_played_on() {
    let world = world();
    in_all_looks(None, |look, _| {
        let reader = Visitor::called(&world, look, "Ewa");
        let page = &reader.page;
        let path = Position::ended(THREE, &reader, &[]);
        reader.go(&path);
        let end = page.number(STEP);
        page.follow(".afterwards a[href$='?step=0']");
        page.wait("the beginning", &format!("{STEP} === 0"));
        reader.look_at("a replay");
        assert!(
            !page.is("document.querySelector('.over.result')"),
            "it does not tell the end"
        );

        by_itself(page);
        by_hand(page, end);
        // With other eyes there is another hand, at the same step.
        let (step, tray) = (page.number(STEP), hand(page));
        page.follow(".seenby a:not([aria-current])");
        assert_eq!(page.number(STEP), step);
        assert_ne!(hand(page), tray, "another one's hand");
        reader.look_at("a replay with other eyes");

        page.follow(".replay a[href*='/play-on']");
        page.follow(".continue .btn.primary");
        let now = moment(page);
        assert_eq!(now.kind, "table");
        assert!(reader.path() != path && now.turn != "past" && now.turn != "over");
    });
}

/// It goes on until it is told to stop.
fn by_itself(page: &Page) {
    page.click("[data-reel]");
    page.wait("some steps", &format!("{STEP} > 2"));
    assert!(
        page.is("document.querySelector('[data-reel]').getAttribute('aria-pressed') === 'true'")
    );
    page.click("[data-reel]");
    page.wait(
        "a stop",
        "document.querySelector('[data-reel]').getAttribute('aria-pressed') === 'false'",
    );
}

/// By the line, a chapter, a turn and keys; the address tells where the reader is.
fn by_hand(page: &Page, end: f64) {
    let middle = (end / 2.0).floor();
    page.eval(&format!("(() => {{ const line = document.querySelector('[data-scrub]'); line.value = {middle}; line.dispatchEvent(new Event('input', {{ bubbles: true }})); }})()"));
    page.wait("the middle", &format!("{STEP} === {middle}"));
    page.wait(
        "its address",
        &format!("location.search.includes('step={middle}')"),
    );
    page.eval("document.activeElement.blur()");
    page.key("ArrowLeft");
    page.wait("a step back", &format!("{STEP} < {middle}"));
    page.key("ArrowRight");
    page.wait("a step on", &format!("{STEP} >= {middle}"));
    let before = page.number(STEP);
    page.click("[data-turn=after]");
    page.wait("a turn on", &format!("{STEP} > {before}"));
    page.key("Home");
    page.wait("the beginning", &format!("{STEP} === 0"));
    page.key("End");
    page.wait(
        "the end, and how it ended",
        "document.querySelector('.over.result')",
    );
    assert!(
        !page.is("location.search.includes('step=')"),
        "the address is that of the end"
    );
    page.follow(".result a[href$='?step=0'], .afterwards a[href$='?step=0']");
    page.click(".replay [data-turn=after]");
    page.wait("the first turn", &format!("{STEP} > 0"));
}

fn hand(page: &Page) -> String {
    page.text("document.querySelector('#hand, [data-region=tray]').textContent")
}
