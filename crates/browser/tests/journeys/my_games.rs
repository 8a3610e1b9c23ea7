//! J8, J18 and J20 with every game: a match that is over is found again, counted, looked at, checked, brought as a file and played on.

use std::cell::Cell;

use browser::Page;
use eko::Eko;
use ethnos::Ethnos;
use kernel::Published;
use numa_sera::NumaSera;

use crate::player::{in_all_looks, is_seen_in, moment};
use crate::positions::Position;
use crate::world::{Look, Visitor, world};

/// Questions before the player gives up.
const ENOUGH: usize = 40;

const STEP: &str = "Number(document.querySelector('#table').dataset.step)";

#[test]
fn a_match_of_every_game_is_looked_back_at() {
    let world = world();
    in_all_looks(None, |look, _| {
        // Each game in one look of a short run, in all of a long one.
        for nth in (0..3).filter(|nth| is_seen_in(look, *nth)) {
            let reader = Visitor::called(&world, look, "Ewa");
            match nth {
                0 => look_back::<Ethnos>(&reader, "edition=first seats=2"),
                1 => look_back::<Eko>(&reader, "seats=2"),
                _ => look_back::<NumaSera>(&reader, "seats=2"),
            }
        }
    });
}

fn look_back<G: Published>(reader: &Visitor<'_>, wanted: &str) {
    let page = &reader.page;
    let path = given_up::<G>(reader, wanted);
    found_again(reader, &path);
    counted(reader, G::TITLE);
    reader.go(&format!("{path}?step=0"));
    page.wait("the beginning", &format!("{STEP} === 0"));
    reader.look_at(&format!("replay-{}", G::KEY));
    checked(page);
    reader.look_at(&format!("fair-deal-{}", G::KEY));
    page.click("#fair > .btn");
    eyes_by_keys(page);
    let file = downloaded(page);
    brought(reader, &file, &path);
    played_on(reader, G::KEY, G::OPEN);
}

/// A match with something in it, which its player gives up. Says its path.
fn given_up<G: Published>(reader: &Visitor<'_>, wanted: &str) -> String {
    let asked = Cell::new(0);
    let position = Position::<G>::random(wanted, |_| {
        asked.set(asked.get() + 1);
        asked.get() > ENOUGH
    });
    let path = position.lay(reader, &[]);
    reader.go(&path);
    let page = &reader.page;
    page.click("[popovertarget=menu]");
    page.click("#menu .concede summary");
    page.click("#menu .concede button");
    page.wait("the end", "document.querySelector('.over.result')");
    path
}

/// J20: by the filter, with its result.
fn found_again(reader: &Visitor<'_>, path: &str) {
    let page = &reader.page;
    reader.go("/games/mine");
    reader.look_at("my-games");
    page.choose("[name=state]", "over");
    page.choose("[name=with]", "bots");
    page.follow(".sieve button");
    page.wait_for(&format!(".list a[href='{path}']"));
    page.choose("[name=state]", "brought");
    page.follow(".sieve button");
    assert!(!page.is(&format!(
        "document.querySelector(\".list a[href='{path}']\")"
    )));
}

/// J20: drawn, and readable as a table.
fn counted(reader: &Visitor<'_>, title: &str) {
    reader.go("/games/statistics");
    reader.look_at("statistics");
    let headings = reader
        .page
        .text("[...document.querySelectorAll('.gamecard h2')].map(h => h.innerText).join()");
    assert!(headings.contains(title), "{headings}");
    assert!(
        reader
            .page
            .number("document.querySelectorAll('.figures tbody th[scope=row]').length")
            > 1.0
    );
}

/// J18: the page itself finds that the seed gives the promised hash, and a changed seed does not.
fn checked(page: &Page) {
    page.click(".replay [popovertarget=fair]");
    page.wait(
        "a checked deal",
        "document.querySelector('#fair .good')?.checkVisibility()",
    );
    assert!(!page.is("document.querySelector('#fair .bad').checkVisibility()"));
    page.click("#fair > .btn");
    page.eval("(() => { const one = document.querySelector('[data-proof]'); one.dataset.kept = one.dataset.proof; one.dataset.proof = 'ff' + one.dataset.proof.slice(2); })()");
    page.click(".replay [popovertarget=fair]");
    page.wait(
        "a broken promise",
        "document.querySelector('#fair .bad').checkVisibility()",
    );
    page.click("#fair > .btn");
    page.eval("(() => { const one = document.querySelector('[data-proof]'); one.dataset.proof = one.dataset.kept; })()");
    page.click(".replay [popovertarget=fair]");
    page.wait(
        "a checked deal",
        "document.querySelector('#fair .good').checkVisibility()",
    );
}

/// J8: digits choose whose eyes, where anything is hidden.
fn eyes_by_keys(page: &Page) {
    if !page.is("document.querySelector('.seenby')") {
        return;
    }
    page.eval("document.activeElement.blur()");
    for (key, eyes) in [("2", "as=2"), ("0", "as=99")] {
        page.leaving(|| page.key(key));
        assert!(page.address().ends_with(eyes), "{}", page.address());
    }
}

/// The match file, as the button gives it.
fn downloaded(page: &Page) -> String {
    page.eval("window.fetched = null; fetch(document.querySelector('.replay a[download]').href).then(r => r.text()).then(t => window.fetched = t); 0");
    page.wait("the file", "window.fetched");
    page.text("window.fetched")
}

/// J8: the same match from a file, with its replay; a broken one is refused with its line.
fn brought(reader: &Visitor<'_>, file: &str, path: &str) {
    let page = &reader.page;
    reader.go("/games/bring");
    reader.look_at("bring-a-file");
    let into = |text: &str| {
        let text = serde_json::to_string(text).expect("text");
        page.eval(&format!(
            "document.querySelector('[name=file]').value = {text}"
        ));
        page.follow("form[action='/games/bring'] button");
    };
    into(&file.replacen("\n2 ", "\n4 ", 1));
    page.wait_for(".refusal");
    page.forgive("422");
    reader.look_at("a file that is refused");
    into(file);
    page.wait("its replay", &format!("{STEP} === 0"));
    assert!(!page.address().contains(path), "a table of its own");
}

/// J8: from the middle, oneself against bots, with cards that nobody knows.
fn played_on(reader: &Visitor<'_>, game: &str, open: bool) {
    let page = &reader.page;
    page.click(".replay [data-turn=after]");
    page.wait("a turn on", &format!("{STEP} > 0"));
    page.follow(".replay a[href*='/play-on']");
    reader.look_at(&format!("continue-{game}"));
    if !open {
        page.click(".deal label:has([value=anew])");
    }
    page.follow(".continue .btn.primary");
    let now = moment(page);
    assert_eq!(now.kind, "table");
    assert!(now.turn == "yours" || now.turn == "others", "{}", now.turn);
}

#[test]
fn what_waits_is_on_top() {
    let world = world();
    let player = Visitor::come(&world, Look::ALL[0]);
    player.go("/");
    player.page.follow("button[formaction='/play']");
    player.wait_for_turn();
    let path = player.path();
    player.go("/games/mine");
    player.look_at("a game that waits");
    player.page.leaving(|| player.page.key("n"));
    assert_eq!(player.path(), path);
}
