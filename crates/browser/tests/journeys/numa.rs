//! Winds of Numa Sera by clicks on its table: whole games in every look, and what a table must let people do.

use crate::player::{changed, in_all_looks, moment};
use crate::world::{Look, Visitor, world};

#[track_caller]
fn kingdoms(setup: &str, always: Look, answers: usize) {
    let world = world();
    in_all_looks(Some(always), |look, full| {
        let player = Visitor::called(&world, look, "Ewa");
        player.table(setup);
        player.wait_for_turn();
        if full {
            player.play_to_the_end();
        } else {
            player.play(answers);
            assert_eq!(moment(&player.page).kind, "table", "still at the table");
        }
    });
}

#[test]
fn two_play_for_the_throne() {
    kingdoms(
        "{ game: 'numa-sera', seats: 2, places: ['me', 'greedy'], options: { kingdoms: 'choose' } }",
        Look::ALL[0],
        12,
    );
}

#[test]
fn four_play_for_the_empire() {
    kingdoms(
        "{ game: 'numa-sera', seats: 4, places: ['me', 'greedy', 'greedy', 'greedy'], options: { win: 'empire' } }",
        Look::ALL[1],
        12,
    );
}

/// Plays on until there is such a thing on the page.
#[track_caller]
fn play_until(player: &Visitor<'_>, selector: &str) {
    let there = format!("!!document.querySelector({selector:?})");
    for _ in 0..40 {
        player.wait_for_turn();
        if player.page.is(&there) {
            return;
        }
        player.play(1);
    }
    panic!("there is no {selector}");
}

/// Who opens another verb lets go of what was marked, and a mark on the table opens its verb: the button does what it says.
#[test]
fn a_mark_goes_with_its_verb() {
    const MARKED: &str = "document.querySelector('.pick:checked')?.value ?? ''";
    let world = world();
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
    let page = &player.page;
    player.table("{ game: 'numa-sera', seats: 2, places: ['me', 'greedy'] }");
    play_until(
        &player,
        ".verbs:has(#verb-explore:checked):has(#verb-trade:enabled)",
    );
    let explores = page.text(MARKED);
    assert_ne!(explores, "", "exploring is marked at first");
    page.click("label[data-at=verb-trade]");
    assert_eq!(page.text(MARKED), "");
    let before = moment(page);
    page.click("#decision .do");
    page.wait(
        "a refusal",
        "document.querySelector('#toasts')?.textContent.trim()",
    );
    page.forgive("422");
    assert_eq!(moment(page).step, before.step, "nothing has happened");
    page.click("label[data-at=verb-explore]");
    assert_eq!(page.text(MARKED), explores);
    let attacks = ".stage:not(:has(#verb-attack:checked)) .world label.for-attack";
    play_until(&player, attacks);
    page.click(attacks);
    assert!(
        page.is("document.querySelector('#verb-attack:checked') && document.querySelector('.cards[data-verb=attack] .pick:checked')"),
        "a mark in the world is seen among what can be attacked"
    );
    let chosen = "[...document.querySelectorAll('.world [data-on]')].map((one) => one.htmlFor).join() === document.querySelector('.pick:checked').id";
    assert!(page.is(chosen), "and it alone is framed as chosen there");
}

/// Another kingdom's mat is one press away, with and without a turn of one's own, and so is one's own again.
#[test]
fn other_mats_are_one_press_away() {
    let world = world();
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
    player.table("{ game: 'numa-sera', seats: 3, places: ['me', 'greedy', 'greedy'] }");
    player.wait_for_turn();
    let page = &player.page;
    play_until(&player, "#verb-hand");
    let shown = "[...document.querySelectorAll('.mat')].filter((mat) => mat.checkVisibility()).map((mat) => mat.dataset.seat).join()";
    let own = page.text(shown);
    assert_eq!(own.len(), 1, "one mat is shown: {own}");
    page.click(".seat:not(.own)");
    let other = page.text(shown);
    assert_ne!(other, own, "another kingdom is shown");
    page.click(&format!(".mat[data-seat='{other}'] .back"));
    assert_eq!(page.text(shown), own);
    // From the map as well.
    page.click(".tomap");
    assert!(page.shows(".mapboard"), "the map");
    page.click(".seat:not(.own)");
    assert!(!page.shows(".mapboard"), "the map makes room");
    assert_eq!(page.text(shown), other);
    page.click(".tomap");
    page.click(".mapboard .aside");
    assert_eq!(page.text(shown), own);
    for (width, height) in LAPTOPS {
        page.stretch(width, height);
        let low = "[...document.querySelectorAll('.block, .gear li')].filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > one.closest('.tree, .hero').getBoundingClientRect().bottom + 1).map((one) => one.innerText)";
        let low = page.eval(low);
        assert_eq!(
            low,
            serde_json::json!([]),
            "Blocks and Items at {width}x{height}"
        );
        let cut = page.eval(CUT);
        assert_eq!(cut, serde_json::json!([]), "at {width}x{height}");
    }
    for (width, height) in TABLETS {
        page.stretch(width, height);
        for view in ["hero", "tree", "world"] {
            page.eval(&format!("document.querySelector('#view-{view}').click()"));
            let cut = page.eval(CUT);
            assert_eq!(cut, serde_json::json!([]), "{view} at {width}x{height}");
        }
        page.click(".tomap");
        let covered = page.eval(COVERED);
        assert_eq!(
            covered,
            serde_json::json!([]),
            "the map at {width}x{height}"
        );
        page.click(".mapboard .aside");
    }
}

/// On a phone all that is shared is there, from the Strongholds to the map, and another kingdom is not covered by the sheet on which it was
/// chosen.
#[test]
fn a_phone_shows_the_whole_world() {
    let world = world();
    let player = Visitor::called(&world, Look::ALL[1], "Ewa");
    player.table("{ game: 'numa-sera', seats: 3, places: ['me', 'greedy', 'greedy'] }");
    play_until(&player, "#verb-hand");
    let page = &player.page;
    let view = "document.querySelector('.views :checked').value";
    assert_eq!(page.text(view), "hero");
    page.drag(".mat .heroc", ".mat .heroc", (-150.0, 0.0));
    assert_eq!(page.text(view), "tree", "a finger turns to the next view");
    page.click("label:has(#view-world)");
    page.drag(".world .hold", ".world .hold", (150.0, 4.0));
    assert_eq!(page.text(view), "more", "and back");
    page.drag(".folk li", ".folk li", (4.0, -150.0));
    assert_eq!(page.text(view), "more", "up is not across");
    page.click("label:has(#view-world)");
    let low = "[...document.querySelectorAll('.world .hold, .world .good, .world .college, .world .pile')].filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.innerText)";
    assert_eq!(
        page.eval(low),
        serde_json::json!([]),
        "nothing is pressed flat"
    );
    player.look_at("the world on a phone");
    page.click(".tomap");
    assert_eq!(page.eval(COVERED), serde_json::json!([]), "the map");
    player.look_at("the map on a phone");
    page.click(".mapboard .aside");
    page.click("label:has(#view-hero)");
    page.click(".pbar li:nth-child(2) button");
    page.wait_for("#players:popover-open");
    page.click("#players .seat:not(.own)");
    page.wait(
        "the sheet to close",
        "!document.querySelector('#players:popover-open')",
    );
    assert!(
        page.shows(".mat:not([data-seat='0']) .back"),
        "another kingdom is in sight"
    );
}

/// Marks on the map that lie on another one.
const COVERED: &str = "(() => { const all = [...document.querySelectorAll('.mapped, .realmseat')].filter((one) => one.checkVisibility()); const box = (one) => one.getBoundingClientRect();
    const meet = (one, other) => Math.min(box(one).right, box(other).right) - Math.max(box(one).left, box(other).left) > 1 && Math.min(box(one).bottom, box(other).bottom) - Math.max(box(one).top, box(other).top) > 1;
    return all.flatMap((one, nth) => all.slice(nth + 1).filter((other) => meet(one, other)).map((other) => `${one.innerText} on ${other.innerText}`)); })()";

/// Low windows, as they are between the bars of a browser.
const LAPTOPS: [(u32, u32); 3] = [(1440, 780), (1366, 768), (1440, 860)];

/// Between a phone and a desk.
const TABLETS: [(u32, u32); 4] = [(800, 1100), (1024, 768), (1180, 820), (1240, 800)];

/// Things that are not whole across: something around them cuts them off, or they are wider than the screen.
const CUT: &str = "[...document.querySelectorAll('.seat, .hold, .good, .college, .pile, .heroc, .stat, .gear li, .pairs li, .folk li, .block, .purse > span, .verbs label')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => { const { left, right } = one.getBoundingClientRect(); for (let up = one.parentElement; up; up = up.parentElement) { const box = up.getBoundingClientRect(); if (getComputedStyle(up).overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return true; } return right > innerWidth; })
    .map((one) => one.className + ' ' + one.innerText.slice(0, 20))";

/// What an answer does is told before it is given: a marked card says its price and from which purse.
#[test]
fn an_answer_is_told_before_it_is_given() {
    let world = world();
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
    player.table("{ game: 'numa-sera', seats: 2, places: ['me', 'greedy'] }");
    player.wait_for_turn();
    let page = &player.page;
    play_until(&player, "#verb-build:not(:disabled)");
    let before = page.text("document.querySelector('[data-foretold]').innerText");
    page.click(".verbs label:has([value=build])");
    page.click(".cards[data-verb=build] label:nth-of-type(2)");
    page.wait(
        "the forecast",
        &format!("document.querySelector('[data-foretold]').innerText !== {before:?} && document.querySelector('[data-foretold] .fx li')"),
    );
    let step = moment(page).step;
    page.reload();
    assert_eq!(moment(page).step, step, "nothing was answered");
}

/// J12: what is marked stays marked in the other language, on the table, too, and what it would do is told again.
#[test]
fn a_mark_outlives_a_change_of_language() {
    let world = world();
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
    player.table("{ game: 'numa-sera', seats: 2, places: ['me', 'greedy'] }");
    player.wait_for_turn();
    let page = &player.page;
    play_until(&player, "#verb-build:not(:disabled)");
    page.click(".verbs label:has([value=build])");
    page.click(".cards[data-verb=build] label:nth-of-type(1)");
    let marked = "document.querySelector('.pick:checked')?.value ?? ''";
    let before = page.text(marked);
    page.follow("header.top form.lang button[value=pl]");
    assert_eq!(page.text(marked), before);
    page.wait(
        "the forecast in Polish",
        "document.querySelector('[data-foretold] .fx li')?.innerText.includes('Kapitał') && document.querySelector('.tree .block[data-on]')",
    );
}

/// Gives the first answer of the plain list that begins with one of these words; says which.
fn by_list(player: &Visitor<'_>, words: &[&str]) -> String {
    let before = moment(&player.page);
    let wanted = format!("{words:?}");
    let given = player.page.text(&format!(
        "(() => {{ const all = [...document.querySelectorAll('[data-leaf=moves] button[name=answer]')]; const found = {wanted}.map((word) => all.find((one) => one.value.startsWith(word))).find(Boolean) ?? all[0]; found.form.requestSubmit(found); return found.value; }})()"
    ));
    changed(&player.page, &before);
    given
}

/// Whoever of the two is asked.
fn asked<'v, 'w>(both: [&'v Visitor<'w>; 2]) -> &'v Visitor<'w> {
    let end = std::time::Instant::now() + std::time::Duration::from_secs(20);
    loop {
        let found = both
            .into_iter()
            .find(|one| moment(&one.page).turn == "yours");
        if let Some(found) = found {
            return found;
        }
        assert!(std::time::Instant::now() < end, "somebody is asked");
        std::thread::sleep(std::time::Duration::from_millis(30));
    }
}

/// NS-D11: an offer between two browsers, written in any order, answered by a counter-offer that is accepted; and a promise on honour
/// that is broken is seen by both.
#[test]
fn two_trade_and_one_breaks_a_promise() {
    let world = world();
    let [one, two] = [Look::ALL[0], Look::ALL[1]].map(|look| Visitor::come(&world, look));
    one.be_called("Ewa");
    // Exploring can cost all of one's Capital, and an offer needs some.
    let mut deals = (0..8).map(|_| explored(&one, &two));
    let dealt = deals.find(|(first, other)| offer(first, other));
    let (first, _) = dealt.expect("a deal with Capital");
    first.wait_for_turn();
    first.look_at("a counter-offer");
    assert!(
        first.page.shows(".terms .changed"),
        "what has changed is framed"
    );
    let before = moment(&first.page);
    first.page.click("#decision button[value='accept-offer']");
    changed(&first.page, &before);
    for page in [&one.page, &two.page] {
        page.wait(
            "the promise in the strips",
            "document.querySelector('.seat .bond')",
        );
    }
    break_it(first, &one, &two);
    for page in [&one.page, &two.page] {
        page.wait("the broken promise", "[...document.querySelectorAll('.seat .bond')].some((bond) => bond.textContent.includes('1'))");
    }
}

/// A table where the first player has explored, and who that is.
fn explored<'v, 'w>(
    one: &'v Visitor<'w>,
    two: &'v Visitor<'w>,
) -> (&'v Visitor<'w>, &'v Visitor<'w>) {
    let id = one.table_in_waiting("{ game: 'numa-sera', seats: 2, places: ['me', 'open'], public: true, options: { promises: 'honour', kingdoms: 'random' } }");
    two.go(&format!("/t/{id}"));
    two.page.fill("form.join input[name=name]", "Jan");
    two.page.follow("form.join .btn.primary");
    one.go(&format!("/t/{id}"));
    one.page.follow("form[action$='/start'] button");
    two.page.wait(
        "the table",
        "document.querySelector('[data-live]')?.dataset.kind === 'table'",
    );
    for _ in 0..2 {
        by_list(asked([one, two]), &["line"]);
    }
    let first = asked([one, two]);
    let other = if std::ptr::eq(first, one) { two } else { one };
    while by_list(first, &["explore", "keep", "reject", "option"]) != "explore" {}
    while asked([one, two])
        .page
        .is("!document.querySelector('.verbs [value=trade]')")
    {
        by_list(asked([one, two]), &["keep", "reject", "option"]);
    }
    (first, other)
}

/// Writes an offer, and has it answered by another. `false` where there is nothing to offer.
fn offer(first: &Visitor<'_>, other: &Visitor<'_>) -> bool {
    first.page.click(".verbs label:has([value=trade])");
    first.page.click(".cards[data-verb=trade] label");
    let before = moment(&first.page);
    first.page.click("#decision button[name=do]");
    changed(&first.page, &before);
    first.look_at("an offer being written");
    let capital = "Number(document.querySelector('input[name=give]').max)";
    if first.page.number(capital) < 1.0 {
        return false;
    }
    first.page.fill("input[name=give]", "1");
    let before = moment(&first.page);
    first.page.click("#decision button[name=do]");
    changed(&first.page, &before);
    other.wait_for_turn();
    other.look_at("an offer to answer");
    let before = moment(&other.page);
    other.page.click("#decision button[value=counter]");
    changed(&other.page, &before);
    other.wait_for_turn();
    let begins = other
        .page
        .text("document.querySelector('input[name=want]').value");
    assert_eq!(
        begins, "1",
        "a counter-offer begins with the offer it answers"
    );
    other.page.fill("input[name=want]", "1");
    other.page.click("label:has([value='want truce'])");
    let before = moment(&other.page);
    other.page.click("#decision button[name=do]");
    changed(&other.page, &before);
    true
}

/// Plays on until `first` attacks the one whom they promised to leave alone.
fn break_it(first: &Visitor<'_>, one: &Visitor<'_>, two: &Visitor<'_>) {
    let plain = [
        "explore",
        "build",
        "no-tick",
        "no-card",
        "keep-roll",
        "keep",
        "reject",
        "option",
        "no",
        "refuse",
        "withdraw",
        "pass",
    ];
    let mut built = false;
    for _ in 0..80 {
        let now = asked([one, two]);
        let own = std::ptr::eq(now, first);
        let mut words = vec!["explore"];
        if own && built {
            words.push("attack hero");
        }
        words.extend(plain);
        let given = by_list(now, &words);
        if given.starts_with("attack hero") {
            return;
        }
        built |= own && given == "build";
    }
    panic!("nobody attacked");
}
