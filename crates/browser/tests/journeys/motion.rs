//! What moves is what happened, and no more: others are followed one step after the other, players who are faster are not held up,
//! and every step can be looked at again. The other journeys see no movement.

use std::time::{Duration, Instant};

use ethnos::{Event, Question, Tribe};
use kernel::{Game, Viewer};
use numa_sera::{NumaSera, Target};

use crate::player::{DUEL, changed, moment};
use crate::positions::Position;
use crate::world::{Look, Visitor, world};

/// Movements that take as long as a test needs to act in them.
const SLOW: &str = "const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) { return animate.call(this, frames, { ...options, duration: 60000 }); };";

/// What is on its way.
const FLYING: &str = "document.querySelectorAll('#flights .ghost').length";

/// Everything that the page shows, in its order: steps, captions, totals, and whether a sheet lies over the board.
const WITNESS: &str = "window.steps = []; window.captions = []; window.totals = [];
    new MutationObserver(() => {
        const table = document.querySelector('#table'), line = document.querySelector('.caption');
        const put = (list, one) => list.at(-1) !== one && list.push(one);
        if (table) put(steps, Number(table.dataset.step));
        if (line && !line.hidden) put(captions, line.querySelector('p').textContent);
        if (line && !line.hidden) put(totals, [...document.querySelectorAll('.strip [data-total]')].map((one) => one.textContent).join() + ' ' + !!document.querySelector('details[data-after][open]'));
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });";

fn pace(player: &Visitor<'_>, pace: &str) {
    player.page.at_start(&format!(
        "document.addEventListener('DOMContentLoaded', () => document.documentElement.dataset.pace = '{pace}')"
    ));
}

fn marker() -> Position {
    // A marker goes to a Kingdom; then the same player is asked which cards they keep.
    let setup = "edition=first seats=3 tribes=elf,orc,giant,troll,dwarf";
    Position::find(setup, |view| {
        let own = view.side(view.seat.expect("a player is asked"));
        let last = own.bands.last();
        let elf = last.is_some_and(|band| band.leader.tribe == Tribe::Elf);
        usize::from(own.hand_size) * usize::from(elf && view.question == Question::Marker)
    })
}

#[test]
fn one_marker_moves_and_the_table_can_be_pressed() {
    let world = world();
    let marker = marker();
    for look in [Look::ALL[0], Look::ALL[1]] {
        let player = Visitor::called(&world, look, "Ewa");
        let page = &player.page;
        page.prefer(false, false);
        page.at_start(SLOW);
        pace(&player, "normal");
        player.go(&marker.lay(&player, &[]));
        let before = moment(page);
        page.click("#decision .act button[name=answer]");
        changed(page, &before);
        page.wait("the marker to move", &format!("{FLYING} > 0"));
        assert_eq!(page.number(FLYING), 1.0, "one marker was placed");
        let animated = page.number("document.getAnimations().filter((one) => one.effect?.target?.closest?.('#flights')).length");
        assert_eq!(animated, 1.0, "nothing else moves");
        page.press_at("#hand label.ally");
        page.wait(
            "the card to be chosen",
            "document.querySelector('#hand input[name=card]:checked')",
        );
        assert_eq!(page.number(FLYING), 0.0, "a faster player ends it");
    }
}

#[test]
fn with_less_motion_the_mark_alone_stays() {
    let world = world();
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
    let page = &player.page;
    pace(&player, "normal");
    player.go(&marker().lay(&player, &[]));
    let before = moment(page);
    page.click("#decision .act button[name=answer]");
    changed(page, &before);
    assert_eq!(page.number(FLYING), 0.0);
    let marked = "[...document.querySelectorAll('.stk')].filter((one) => getComputedStyle(one).outlineStyle === 'dashed').length";
    assert_eq!(page.number(marked), 1.0, "the marker that was placed");
}

/// One after the other, each in words, and then what they did, a line for each.
#[test]
fn others_are_followed_step_by_step() {
    let world = world();
    for look in [Look::ALL[0], Look::ALL[1]] {
        let player = Visitor::called(&world, look, "Ewa");
        let page = &player.page;
        page.at_start(WITNESS);
        pace(&player, "fast");
        player.table("{ game: 'ethnos', edition: 'first', seats: 4, places: ['me', 'greedy', 'greedy', 'greedy'] }");
        player.wait_for_turn();
        page.eval("steps.length = captions.length = 0");
        page.click(".deck button[name=answer], .pool button[name=answer]");
        page.wait(
            "to be asked again",
            "steps.length > 3 && document.querySelector('#table').dataset.turn === 'yours'",
        );
        page.wait("silence", "document.querySelector('.caption').hidden");
        let jumps = page.text("steps.filter((step, nth) => nth && step <= steps[nth - 1]).join()");
        assert_eq!(jumps, "", "only forward");
        let told = page.number("captions.length");
        assert!(told >= 3.0, "{told} captions for three opponents");
        let lines = page.number("document.querySelectorAll('.recap li').length");
        assert!(
            (3.0..=4.0).contains(&lines),
            "{lines} lines for three opponents"
        );
        player.look_at("recap");
    }
}

#[test]
fn a_press_leads_to_now() {
    let world = world();
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
    let page = &player.page;
    pace(&player, "slow");
    player.table("{ game: 'ethnos', edition: 'first', seats: 4, places: ['me', 'random', 'random', 'random'] }");
    page.wait(
        "my turn",
        "document.querySelector('#table')?.dataset.turn === 'yours'",
    );
    page.wait("silence", "document.querySelector('.caption').hidden");
    page.click(".deck button[name=answer]");
    page.wait(
        "the first of them",
        "!document.querySelector('.caption').hidden",
    );
    page.click(".caption [data-skip]");
    page.wait("now", "document.querySelector('#table').dataset.turn === 'yours' && document.querySelector('.caption').hidden");
    a_decided_battle_stands(&player);
}

/// NS-R13-2: what the reader's own answer has decided stands until it can be read, though others go on; a press ends it.
fn a_decided_battle_stands(player: &Visitor<'_>) {
    // Whoever attacks is followed by the third, not by whoever defends.
    let decided = Position::random("seats=3", |game: &NumaSera| {
        let view = game.view(Viewer::Spectator);
        let Some((asked, numa_sera::Question::BattleCard)) = view.asked else {
            return false;
        };
        let by = view
            .battle
            .as_ref()
            .map(|battle| (battle.attacker.0, battle.target));
        let all_play = view.players.iter().all(|player| !player.eliminated);
        all_play && matches!(by, Some((by, Target::Controlled(_))) if asked.0 == (by + 2) % 3)
    });
    let page = &player.page;
    player.go(&decided.lay(player, &[]));
    page.wait_for("#decision.yours");
    player.open_leaf("moves");
    page.click("[data-leaf=moves] button[value='no-card']");
    page.wait_for(".scene.told[data-stands]");
    let begun = Instant::now();
    let step = moment(page).step;
    std::thread::sleep(Duration::from_millis(1_500));
    assert_eq!(moment(page).step, step, "others wait until it was read");
    player.look_at("a Battle that is decided");
    page.press_at(".scene.told h2");
    page.wait(
        "the others",
        &format!("document.querySelector('#table').dataset.step !== '{step}'"),
    );
    // At this pace it would stand for eight seconds.
    assert!(begun.elapsed() < Duration::from_secs(7), "a press ends it");
}

/// Kingdom by Kingdom, then a line for each player: totals run, and the sheet opens afterwards (ET-SCORE-1).
#[test]
fn an_age_is_scored_on_the_board() {
    let world = world();
    let setup = "edition=first seats=4 tribes=merfolk,orc,dwarf,troll,wizard,wingfolk";
    let (scoring, answer) = Position::before(setup, |event| matches!(event, Event::AgeEnds { .. }));
    for look in [Look::ALL[0], Look::ALL[3]] {
        let player = Visitor::called(&world, look, "Ewa");
        let page = &player.page;
        page.at_start(WITNESS);
        pace(&player, "fast");
        player.go(&scoring.lay(&player, &[]));
        let before = page.text("[...document.querySelectorAll('.strip [data-total]')].map((one) => one.textContent).join()");
        player.open_leaf("moves");
        page.click(&format!("[data-leaf=moves] button[value='{answer}']"));
        page.wait("the sheet", "document.querySelector('details[data-after][open]') && document.querySelector('.caption').hidden");
        let said = page.text("captions.join('\\n')");
        assert!(page.number("captions.length") > 6.0, "{said}");
        let totals = page.text("totals.join(';')");
        let seen: Vec<&str> = totals.split(';').collect();
        assert_eq!(
            seen[0],
            format!("{before} false"),
            "it begins with what was: {totals}"
        );
        assert!(seen.len() > 4, "totals run: {totals}");
        assert!(!totals.contains("true"), "the sheet waits: {totals}");
        let after = page.text("[...document.querySelectorAll('.strip [data-total]')].map((one) => one.textContent).join()");
        let last = page.text("document.querySelector('.scoresheet tfoot')?.innerText ?? ''");
        for total in after.split(',') {
            assert!(last.contains(total), "{after} in the sheet: {last}");
        }
        player.look_at("scoring");
    }
}

#[test]
fn every_step_can_be_looked_at_again() {
    let world = world();
    for look in [Look::ALL[0], Look::ALL[1]] {
        let player = Visitor::called(&world, look, "Ewa");
        let page = &player.page;
        player.table(DUEL);
        player.play(4);
        player.wait_for_turn();
        let now = moment(page);
        let held = page.number("document.querySelectorAll('#hand .slot').length");
        page.key("ArrowLeft");
        page.wait(
            "an earlier step",
            "document.querySelector('#table').dataset.turn === 'past'",
        );
        page.wait_for(".reel");
        player.look_at("looking back");
        assert!(
            !page.is("document.querySelector('main.stage button[name=answer]')"),
            "nobody answers in the past"
        );
        page.key("ArrowLeft");
        page.wait(
            "one more",
            &format!(
                "Number(document.querySelector('#table').dataset.step) < {} - 1",
                now.step
            ),
        );
        for _ in 0..12 {
            if page.is("document.querySelector('#table').dataset.turn === 'yours'") {
                break;
            }
            let before = page.text("document.querySelector('#table').dataset.step");
            page.key("ArrowRight");
            page.wait(
                "a step on",
                &format!("document.querySelector('#table').dataset.step !== '{before}'"),
            );
        }
        assert_eq!(moment(page).step, now.step, "the way back is the way on");
        let again = page.number("document.querySelectorAll('#hand .slot').length");
        assert_eq!(again, held);

        by_the_log(&player);
    }
}

/// A line of the log leads to its step, and a button back.
fn by_the_log(player: &Visitor<'_>) {
    let page = &player.page;
    player.open_leaf("log");
    page.click("#log a.step[data-go='1']");
    page.wait(
        "the first step",
        "document.querySelector('#table').dataset.step === '1'",
    );
    assert!(player.path().contains("step=1"), "{}", player.path());
    page.reload();
    assert_eq!(moment(page).step, "1", "the address is kept");
    page.click("[data-now]");
    page.wait(
        "now",
        "document.querySelector('#table').dataset.turn === 'yours'",
    );
    assert!(!player.path().contains("step"), "{}", player.path());
}

/// A table that is redrawn under a player's finger loses what the finger does.
#[test]
fn a_moment_is_put_on_the_screen_once() {
    let world = world();
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
    player.page.at_start(
        "window.drawn = []; document.addEventListener('swap', () => drawn.push(document.querySelector('[data-live]').dataset.seq));",
    );
    player.table(DUEL);
    player.play(8);
    // Both at once: another one may come meanwhile.
    let counted = player.page.eval("[drawn.length, new Set(drawn).size]");
    let [drawn, different] = [0, 1].map(|nth| counted[nth].as_f64().unwrap_or_default());
    assert!(drawn > 8.0, "tables were drawn: {drawn}");
    assert!(
        (drawn - different).abs() < 0.5,
        "{drawn} tables for {different} moments: {}",
        player.page.text("drawn.join()")
    );
}

/// A table is not drawn anew but becomes the next one; what comes of it is what the server drew.
#[test]
fn a_table_becomes_what_the_server_drew() {
    let world = world();
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
    // What the script itself marks is no part of what was drawn, and lists that only grow keep their older lines.
    player.page.at_start(
        "window.compared = 0; window.unlike = []; let last = null; const parse = DOMParser.prototype.parseFromString;
        DOMParser.prototype.parseFromString = function (...of) { const page = parse.apply(this, of); last = page.querySelector('[data-live]')?.cloneNode(true) ?? last; return page; };
        const bare = (table) => { const copy = table.cloneNode(true);
          copy.querySelectorAll('[data-grow], [data-whole], #tip, #rule, [data-unread], [data-drawn], time[data-left]').forEach((one) => one.remove());
          copy.querySelectorAll('*').forEach((one) => { for (const name of ['data-lit', 'data-on', 'data-state', 'data-click', 'data-busy', 'aria-describedby', 'hidden', 'open']) one.removeAttribute(name); if (one.dataset.says) { one.title = one.dataset.says; delete one.dataset.says; } if (!one.getAttribute('style')) one.removeAttribute('style'); });
          copy.removeAttribute('data-counting'); return copy; };
        const first = (one, other) => { if (one.isEqualNode(other)) return null; const parts = [...one.childNodes], others = [...other.childNodes];
          if (parts.length === others.length) for (const [nth, part] of parts.entries()) { const found = first(part, others[nth]); if (found) return found; }
          const text = (node) => (node.outerHTML ?? node.data).slice(0, 300); return `${text(one)} instead of ${text(other)}`; };
        document.addEventListener('swap', () => { compared++; const is = first(bare(document.querySelector('[data-live]')), bare(last)); if (is) unlike.push(is); });",
    );
    for setup in [DUEL, EKO, NUMA] {
        player.table(setup);
        player.play(10);
        let compared = player.page.number("compared");
        assert!(compared >= 10.0, "{compared} tables of {setup}");
        assert_eq!(player.page.text("unlike.join('\\n')"), "", "{setup}");
    }
}

const EKO: &str = "{ game: 'eko', seats: 2, places: ['me', 'random'], options: {} }";
const NUMA: &str = "{ game: 'numa-sera', seats: 2, places: ['me', 'random'], options: {} }";
