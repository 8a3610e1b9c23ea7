//! J5: alone against Chief Bruno, at each of his levels, to the end.

use crate::player::{in_all_looks, moment};
use crate::world::{Look, Visitor, world};

#[track_caller]
fn bruno(level: &str, always: Option<Look>) {
    let world = world();
    in_all_looks(always, |look, full| {
        let alone = Visitor::come(&world, look);
        let page = &alone.page;
        page.click("label:has([name='ethnos.edition'][value=second])");
        page.click("label:has([name='ethnos.seats'][value='1'])");
        page.click(&format!(
            "label:has([name='ethnos.option.level'][value={level}])"
        ));
        page.follow("#wish > button");
        alone.wait_for_turn();
        alone.look_at("solo");
        if full {
            alone.play_to_the_end();
            assert_eq!(
                page.number("document.querySelectorAll('.result .places tbody tr').length"),
                2.0,
                "Bruno has a place"
            );
        } else {
            assert_eq!(alone.play(3), 3, "three answers");
            assert_eq!(moment(page).kind, "table", "still at the table");
        }
    });
}

#[test]
fn easy() {
    bruno("easy", Some(Look::ALL[1]));
}

#[test]
fn regular() {
    bruno("regular", None);
}

#[test]
fn hard() {
    bruno("hard", None);
}
