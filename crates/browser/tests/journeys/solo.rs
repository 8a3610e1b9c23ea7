//! J5: alone against Chief Bruno, at each of his levels, to the end.

use crate::player::moment;
use crate::world::{Look, Visitor, world};

#[track_caller]
fn bruno(level: &str, look: Look, answers: usize) {
    let world = world();
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
    if answers == usize::MAX {
        alone.play_to_the_end();
        assert_eq!(
            page.number("document.querySelectorAll('.result .places tbody tr').length"),
            2.0,
            "Bruno has a place"
        );
    } else {
        alone.play(answers);
        assert_ne!(moment(page).kind, "", "still at the table");
    }
}

#[test]
fn easy() {
    bruno("easy", Look::ALL[0], usize::MAX);
    bruno("easy", Look::ALL[1], 6);
}

#[test]
fn regular() {
    bruno("regular", Look::ALL[1], usize::MAX);
    bruno("regular", Look::ALL[2], 6);
}

#[test]
fn hard() {
    bruno("hard", Look::ALL[2], usize::MAX);
    bruno("hard", Look::ALL[3], 6);
}
