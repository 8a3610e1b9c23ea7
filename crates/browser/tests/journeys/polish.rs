//! J12: all of it in Polish, and switching the language keeps the place.

use browser::Screen;

use crate::player::{DUEL, all_whole, looks, moment};
use crate::world::{Language, Look, Visitor, world};

#[test]
fn every_page_is_polish() {
    let world = world();
    for screen in Screen::ALL {
        let reader = Visitor::come(
            &world,
            Look {
                language: Language::Polish,
                screen,
            },
        );
        for path in ["/watch", "/rules", "/rules/ethnos", "/account"] {
            reader.go(path);
            reader.look_at(path);
        }
        reader.go("/t/no-such-table");
        reader.page.forgive("404");
        reader.look_at("no such table");
        reader.be_called("Żaneta");
        for setup in [
            "{ game: 'ethnos', edition: 'polish', seats: 2, places: ['me', 'random'] }",
            "{ game: 'ethnos', edition: 'second', seats: 4, places: ['me', 'random', 'random', 'random'] }",
            "{ game: 'eko', places: ['me', 'random', 'random', 'random', 'random', 'random'] }",
            "{ game: 'numa-sera', places: ['me', 'random', 'random', 'random', 'random', 'random'] }",
        ] {
            reader.table(setup);
            reader.wait_for_turn();
            reader.look_at(setup);
        }
    }
}

#[test]
fn switching_keeps_the_place() {
    let world = world();
    for &look in looks() {
        let mut reader = Visitor::called(&world, look, "Ewa");
        reader.table(DUEL);
        reader.play(3);
        reader.wait_for_turn();
        let page = &reader.page;
        let (path, before) = (reader.path(), moment(page));
        let (other, language) = match look.language {
            Language::English => ("pl", Language::Polish),
            Language::Polish => ("en", Language::English),
        };
        let switch = match look.screen {
            Screen::Desktop => format!("header.top form.lang button[value={other}]"),
            Screen::Phone => {
                page.click("header.top button[popovertarget=menu]");
                page.wait_for("#menu");
                format!("#menu form.lang button[value={other}]")
            }
        };
        page.follow(&switch);
        assert_eq!((reader.path(), moment(page).step), (path, before.step));
        reader.look.language = language;
        reader.look_at("switched");
        if all_whole() {
            reader.play_to_the_end();
        }
    }
}
