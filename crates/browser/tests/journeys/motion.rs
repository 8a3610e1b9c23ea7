//! Things move where they go, and players who are faster are not held up. The other journeys see no movement.

use ethnos::{Question, Tribe};

use crate::player::{DUEL, changed, moment};
use crate::positions::Position;
use crate::world::{Look, Visitor, world};

/// Movements that take as long as a test needs to act in them.
const SLOW: &str = "document.addEventListener('DOMContentLoaded', () => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 60s !important; }');
    document.adoptedStyleSheets.push(slow);
})";

const MOVES: &str = "document.getAnimations().some((one) => one.effect?.pseudoElement?.startsWith('::view-transition'))";

#[test]
fn what_moves_can_be_pressed() {
    let world = world();
    // A marker goes to a Kingdom; then the same player is asked which cards they keep.
    let marker = Position::find(
        "edition=first seats=3 tribes=elf,orc,giant,troll,dwarf",
        |view| {
            let own = view.side(view.seat.expect("a player is asked"));
            let elf = own
                .bands
                .last()
                .is_some_and(|band| band.leader.tribe == Tribe::Elf);
            usize::from(own.hand_size) * usize::from(elf && view.question == Question::Marker)
        },
    );
    for look in [Look::ALL[0], Look::ALL[1]] {
        let player = Visitor::come(&world, look);
        player.be_called("Ewa");
        let page = &player.page;
        page.prefer(false, false);
        page.at_start(SLOW);
        player.go(&marker.lay(&player, &[]));
        let before = moment(page);
        page.click("#decision .rows button[name=answer]");
        changed(page, &before);
        assert!(page.is(MOVES), "the marker moves");
        page.press_at("#hand label.ally");
        page.wait(
            "the card to be chosen",
            "document.querySelector('#hand input[name=card]:checked')",
        );
        assert!(!page.is(MOVES), "a faster player ends the movement");
    }
}

/// A table that is redrawn under a player's finger loses what the finger does.
#[test]
fn a_moment_is_put_on_the_screen_once() {
    let world = world();
    let player = Visitor::come(&world, Look::ALL[0]);
    player.be_called("Ewa");
    player.page.at_start(
        "window.drawn = []; new MutationObserver((changes) => {
            const added = changes.flatMap((change) => [...change.addedNodes]).filter((node) => node.matches?.('[data-live]'));
            drawn.push(...added.map((table) => table.dataset.seq));
        }).observe(document, { childList: true, subtree: true })",
    );
    player.table(DUEL);
    player.play(8);
    let drawn = player.page.number("drawn.length");
    let different = player.page.number("new Set(drawn).size");
    assert!(drawn > 8.0, "tables were drawn: {drawn}");
    assert!(
        (drawn - different).abs() < 0.5,
        "{drawn} tables for {different} moments: {}",
        player.page.text("drawn.join()")
    );
}
