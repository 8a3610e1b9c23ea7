//! J11: the rules at hand, in both languages, searched, and opened from the table.

use crate::player::{DUEL, in_all_looks};
use crate::world::{Language, Visitor, world};

#[test]
fn rules_are_read_searched_and_opened_from_the_table() {
    let world = world();
    in_all_looks(None, |look, full| {
        let reader = Visitor::come(&world, look);
        let page = &reader.page;
        page.follow("nav a[href='/rules']");
        reader.look_at("rules of all games");
        page.follow("main a[href='/rules/ethnos']");
        reader.look_at("rules");
        let all = page.number(SEEN);
        assert!(all > 50.0, "{all} rules");

        let word = match look.language {
            Language::English => "dragon",
            Language::Polish => "smok",
        };
        page.fill("form[data-filter] input[type=search]", word);
        page.wait("answers", "document.querySelector('.answers li')");
        assert!(page.number(SEEN) < all, "fewer rules");
        let first = "document.querySelector('.answers li').id.startsWith('ET-DRAGON')";
        assert!(page.is(first), "the best answer is about {word}");
        reader.look_at("rules, searched");
        // The same by the address, as without script.
        reader.go(&format!("/rules/ethnos?q={word}"));
        assert!(page.number(SEEN) > 0.0 && page.number(SEEN) < all);
        // A rule's own address.
        reader.go("/rules/ethnos#ET-HAND-1");
        assert!(page.is("(() => { const box = document.getElementById('ET-HAND-1').getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight + 200; })()"), "it is in sight");

        reader.be_called("Ewa");
        reader.table(DUEL);
        reader.wait_for_turn();
        reader.play(1);
        reader.wait_for_turn();
        reader.open_leaf("log");
        page.click("#log a.rule");
        page.wait_for("#rule:popover-open");
        reader.look_at("a rule over the table");
        page.key("Escape");
        reader.close_sheet();
        if full {
            reader.play_to_the_end();
        }
    });
}

const SEEN: &str =
    "[...document.querySelectorAll('.chapter li')].filter((rule) => rule.checkVisibility()).length";
