//! The judge of pages must notice a bad one: each fault is made on purpose.

use crate::inspect;
use crate::world::{Look, Visitor, world};

/// What is done to a page, and what must be said of it.
const FAULTS: [(&str, &str); 8] = [
    (
        "{ const wide = document.createElement('div'); wide.style.width = '3000px'; wide.textContent = '.'; document.body.append(wide); }",
        "too wide",
    ),
    (
        "{ const low = document.createElement('i'); low.style.cssText = 'position: absolute; top: 9000px'; low.textContent = '.'; document.body.append(low); }",
        "pixels of nothing below",
    ),
    (
        "document.body.insertAdjacentHTML('beforeend', '<div class=\"ally\"><span class=\"nm\">Niedźwiedź</span></div>'); document.querySelector('.nm').style.cssText = 'display: block; width: 20px; overflow: hidden'",
        "cut off",
    ),
    (
        "{ const small = document.createElement('button'); small.style.cssText = 'width: 9px; height: 9px; min-height: 0; padding: 0'; small.ariaLabel = 'Ok'; document.body.append(small); }",
        "too small",
    ),
    (
        "document.querySelector('main').insertAdjacentHTML('beforeend', '<p style=\"font: 600 20px var(--serif)\">10</p>')",
        "old figures",
    ),
    (
        "document.querySelector('main').append('ui-no-such-word')",
        "untranslated",
    ),
    (
        "document.querySelector('main').append(Object.assign(new Image(), { src: '/favicon.ico' }))",
        "axe",
    ),
    (
        "setTimeout(() => { throw new Error('on purpose') })",
        "on purpose",
    ),
];

#[test]
fn faults_are_found() {
    let world = world();
    let look = Look::ALL[3];
    let visitor = Visitor::come(&world, look);
    for (fault, says) in FAULTS {
        visitor.go("/");
        let before = inspect::page(&visitor.page, look, true);
        assert!(before.is_empty(), "{before:?}");
        visitor.page.eval(&format!("(() => {{ {fault} }})()"));
        visitor
            .page
            .eval("new Promise((done) => setTimeout(done, 30))");
        let found = inspect::page(&visitor.page, look, true);
        assert!(
            found.iter().any(|one| one.contains(says)),
            "{says} is not among {found:?}"
        );
    }
}
