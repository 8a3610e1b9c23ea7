//! J20: practice from the page of all games: a position at the real table, an answer by its own controls, what it was worth, the next one.

use crate::player::{Chance, answer, changed, in_all_looks, moment};
use crate::world::{Visitor, world};

#[test]
fn positions_are_practised() {
    let world = world();
    in_all_looks(None, |look, _| {
        // Those with positions of their own.
        for game in ["ethnos"] {
            let learner = Visitor::come(&world, look);
            let page = &learner.page;
            learner.go("/practice");
            learner.look_at("the page of practice");
            page.follow(&format!("form[action='/practice/{game}'] button"));
            page.wait_for(".drill[data-waits=asks]");
            learner.look_at("a position to practise on");
            let mut chance = Chance::new(7);
            for _ in 0..24 {
                if page.is("document.querySelector('.drill[data-waits=told]')") {
                    break;
                }
                let before = moment(page);
                answer(page, &mut chance);
                changed(page, &before);
            }
            page.wait_for(".drill[data-waits=told]");
            assert!(page.is("document.querySelectorAll('.drill .options > li').length > 1"));
            assert!(page.is("document.querySelector('.drill .yours')"));
            assert!(
                page.is("(() => { const [next, card] = ['.drill [value=next]', '.drill'].map((one) => document.querySelector(one).getBoundingClientRect()); return next.bottom <= Math.min(card.bottom, innerHeight); })()"),
                "what comes next is in sight, however long the card is"
            );
            learner.look_at("what an answer was worth");
            let path = learner.path();
            // By its key, as the next card of a lesson.
            page.follow(".drill [value=next]");
            page.wait_for(".drill[data-waits=asks]");
            assert_ne!(learner.path(), path);
            page.follow(".drill [value=leave]");
            page.wait_for(".drills .row");
            learner.look_at("what one practises");
        }
    });
}
