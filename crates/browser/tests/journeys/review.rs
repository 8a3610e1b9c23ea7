//! J9: a match that is over, reviewed: chances, costly decisions with their position, luck apart from play; without its end.

use crate::player::{in_all_looks, is_seen_in};
use crate::positions::Position;
use crate::world::{Visitor, world};

const TWO: &str = "edition=first seats=2";

/// The other games, each once: a match that its only person gives up.
#[test]
fn matches_of_the_other_games_are_reviewed() {
    let world = world();
    in_all_looks(None, |look, _| {
        for (nth, game) in ["eko", "numa-sera"].into_iter().enumerate() {
            if !is_seen_in(look, nth) {
                continue;
            }
            let reader = Visitor::called(&world, look, "Ewa");
            let page = &reader.page;
            reader.table(&format!(
                "{{ game: '{game}', seats: 2, places: ['me', 'greedy'] }}"
            ));
            reader.play(3);
            let path = reader.path();
            let id = path.trim_start_matches("/t/").to_owned();
            page.eval(&format!("fetch('/api/v1/tables/{id}/concede', {{ method: 'POST' }}).then((answer) => answer.text())"));
            reader.go(&format!("{path}/review"));
            page.eval("document.querySelector('main input[name=depth]').value = '0.05'");
            page.follow("form[action$='/review'] button");
            page.wait(
                "the review",
                "document.querySelector('.seats4') && document.querySelector('.astable tbody tr') && document.readyState === 'complete'",
            );
            page.follow(".leg a:not([aria-current])");
            reader.look_at(&format!("a review of {game}"));
        }
    });
}

#[test]
fn a_match_is_reviewed() {
    let world = world();
    in_all_looks(None, |look, _| {
        let reader = Visitor::called(&world, look, "Ewa");
        let page = &reader.page;
        let path = Position::ended(TWO, &reader, &[]);
        reader.go(&format!("{path}/review"));
        reader.look_at("the offer of a review");
        // As little as possible: how good it is, is measured elsewhere.
        page.eval("document.querySelector('main input[name=depth]').value = '0.05'");
        page.follow("form[action$='/review'] button");
        page.wait(
            "the review",
            "document.querySelector('.seats4') && document.readyState === 'complete'",
        );
        reader.look_at("a review");
        assert!(page.is("document.querySelectorAll('.share .sb').length === 2"));
        assert!(page.is("document.querySelectorAll('.astable tbody tr').length > 2"));

        assert!(
            page.is("document.querySelector('.posframe').offsetHeight > 200"),
            "the position is drawn on every screen"
        );
        page.follow(".declist footer a[href*='all=1']");
        reader.look_at("every decision of a review");
        page.follow(".declist footer a:not([href*='all=1'], [href='/practice'])");

        page.follow(".declist .seg a:not([aria-current])");
        page.follow(".declist li:nth-child(2) a");
        page.wait_for(".declist li:nth-child(2)[aria-current]");
        let seen = page.text("document.querySelector('.dec a.btn').getAttribute('href')");
        assert!(seen.starts_with(&path) && seen.contains("&as="), "{seen}");

        page.follow(".rhead a[href*='until=']");
        assert!(
            !page.is("document.querySelector('.seats4')"),
            "the end is hidden"
        );
        reader.look_at("a review without its end");
        reader.go(&seen);
        assert!(page.is("document.querySelector('.replay')"));
    });
}
