//! The checks that every visited page must pass.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use browser::{Page, Screen};

use crate::world::{Language, Look};

/// What is wrong here: errors and what does not fit; looking `closely` also words, sizes and axe, which take their time.
pub(crate) fn page(page: &Page, look: Look, closely: bool) -> Vec<String> {
    let mut found = page.problems();
    // Names must be readable whole: on cards, on what rules picture, and of players.
    found.extend(page.misfits(".ally .nm, .who .name, .plate"));
    if !closely {
        return found;
    }
    found.extend(untranslated(page, look.language));
    found.extend(old_figures(page));
    if look.screen == Screen::Phone {
        let small = page.too_small(44).into_iter();
        found.extend(small.map(|what| format!("too small: {what}")));
    }
    // Where scripts are off, axe cannot run either; the page is the same.
    if page.runs_scripts() {
        let barriers = barriers(page, look.screen).into_iter();
        found.extend(barriers.map(|what| format!("axe: {what}")));
    }
    found
}

/// What axe finds in elements of a kind that was not judged before on this size, and in each sort of page as a whole once.
/// Axe takes most of a second for a whole table, most of which stood there at the question before.
fn barriers(page: &Page, screen: Screen) -> Vec<String> {
    static JUDGED: Mutex<BTreeSet<(Screen, String)>> = Mutex::new(BTreeSet::new());
    let sort = page.text("'/' + location.pathname.split('/')[1]");
    let kinds = page.kinds();
    let (is_new, kinds) = {
        let mut judged = JUDGED.lock().unwrap_or_else(PoisonError::into_inner);
        let mut is_new = |kind: &String| judged.insert((screen, kind.clone()));
        let kinds: Vec<String> = kinds.into_iter().filter(&mut is_new).collect();
        (is_new(&sort), kinds)
    };
    match (is_new, &kinds[..]) {
        (true, _) => page.axe(&axe(), None),
        (false, []) => Vec::new(),
        (false, kinds) => page.axe(&axe(), Some(kinds)),
    }
}

/// Fetched by `cargo xtask axe`, never committed.
fn axe() -> PathBuf {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    workspace
        .expect("a crate is in crates")
        .join("target/axe-core/axe.min.js")
}

/// Figures of the title face that hang below the line: 0 and 1 look like letters there. The shorthand `font` brings them back unseen.
fn old_figures(page: &Page) -> Vec<String> {
    let find = "[...document.querySelectorAll('body *')]
        .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\\d/.test(node.data)) && one.checkVisibility())
        .filter((one) => { const style = getComputedStyle(one); return style.fontFamily.startsWith('Title') && !style.fontVariantNumeric.includes('lining-nums'); })
        .map((one) => one.outerHTML.slice(0, 90))";
    let found = page.eval(find);
    let found = found.as_array().into_iter().flatten();
    found.map(|what| format!("old figures: {what}")).collect()
}

/// Keys of words instead of words, and English on Polish pages.
fn untranslated(page: &Page, language: Language) -> Vec<String> {
    let find = "((polish) => {
        // What is marked as another language is meant to be in it; names of rules are the same in all languages.
        const lang = document.documentElement.lang;
        const foreign = [...document.body.querySelectorAll('[lang]')].filter((one) => one.lang !== lang && !one.matches('button'));
        const own = foreign.reduce((text, one) => text.replace(one.innerText, ''), document.body.innerText);
        const text = own.replace(/\\b[A-Z]{2}-[A-Z0-9-]+\\b/g, '');
        const keys = text.match(/\\b(?:ui|table|game|setup|problem|account|sheet|result|log|told)-[a-z]+(?:-[a-z]+)*/g) ?? [];
        const found = keys.concat(lang === (polish ? 'pl' : 'en') ? [] : ['the page is in ' + lang]);
        if (!polish) return found;
        const english = text.match(/[^\\n]*(?<![-\\w])(?:the|you|your|and|of|is|are|with|from|each|player|players|card|cards|turn|play|game)\\b[^\\n]*/gi) ?? [];
        // People's names and the names of games are not our words.
        return found.concat(english.filter((line) => !/Winds of Numa Sera/.test(line)).slice(0, 5));
    })";
    let polish = language == Language::Polish;
    let found = page.eval(&format!("({find})({polish})"));
    let found = found.as_array().into_iter().flatten();
    found.map(|word| format!("untranslated: {word}")).collect()
}
