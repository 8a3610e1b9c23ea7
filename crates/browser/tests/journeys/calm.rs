//! The table stays calm: whole games of every game, at every size, and nothing that happens or opens moves a region, the header or the
//! tools by a pixel, or makes the page scroll.

use browser::{Page, Screen};
use serde_json::Value;

use crate::world::{Look, Visitor, World, world};

/// Width, height and the kind of device.
const SIZES: [(u32, u32, Screen); 4] = [
    (1440, 900, Screen::Desktop),
    (1366, 768, Screen::Desktop),
    (1024, 768, Screen::Desktop),
    (390, 844, Screen::Phone),
];

/// A game of two that is soon over, with most of what a table of Ethnos can have on it.
const SHORT: &str = "{ game: 'ethnos', edition: 'first', seats: 2, places: ['me', 'greedy'], options: { tribes: 'merfolk,orc,giant,troll,elf' } }";

/// How many answers are given before the next size.
const ANSWERS: usize = 5;

/// Remembers where everything is at each size, and writes down whatever was elsewhere later. Every table that is drawn is looked at.
const WATCH: &str = "(() => {
  if (window.calm) return;
  const places = () => Object.fromEntries([...document.querySelectorAll('[data-region], header.top, .deeds')].filter((one) => !one.matches(':popover-open')).map((one) => {
    const box = one.getBoundingClientRect();
    return [one.dataset.region ?? one.className, [box.x, box.y, box.width, box.height].map((side) => Math.round(side * 10) / 10).join(' ')];
  }));
  window.calm = { known: {}, wrong: [], looks: 0, sizes: 0, sheets: new Set(), look(when) {
    const size = `${innerWidth}x${innerHeight}`, now = places(), step = document.querySelector('#table')?.dataset.step;
    if (!(size in calm.known)) { calm.known[size] = now; calm.sizes++; }
    calm.looks++;
    for (const [name, place] of Object.entries(now)) if (place !== calm.known[size][name]) calm.wrong.push(`${size}, step ${step}, ${when}: ${name} was at ${calm.known[size][name]} and is at ${place}`);
    for (const name of Object.keys(calm.known[size])) if (!(name in now) && name !== 'side') calm.wrong.push(`${size}, step ${step}, ${when}: ${name} is gone`);
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) calm.wrong.push(`${size}, step ${step}, ${when}: the page is ${page.scrollWidth}x${page.scrollHeight}`);
  } };
  document.addEventListener('swap', () => calm.look('a step'));
})()";

/// Gives so many answers by the plain list of moves, each chosen by chance, and looks at what lies over the board. Says whether the
/// match is over.
const PLAY: &str = "(async (most) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const table = () => document.querySelector('#table').dataset;
  // What lies over the board holds the others back until it is closed.
  const sheets = () => { for (const sheet of document.querySelectorAll('details.scoring[open], .over > details[open]')) { calm.look(sheet.id + ' is open'); sheet.open = false; calm.look(sheet.id + ' is closed'); calm.sheets.add(sheet.id); } };
  const until = async (is) => { const end = performance.now() + 15000; while (!is()) { if (performance.now() > end) throw new Error('nothing happens at step ' + table().step); sheets(); await new Promise((done) => setTimeout(done, 4)); } };
  const chance = () => { calm.seed = Math.imul(calm.seed ?? 7, 1664525) + 1013904223 >>> 0; return calm.seed / 2 ** 32; };
  await frame();
  calm.look('a new size');
  for (let given = 0; given < most; given++) {
    await until(() => table().turn !== 'others');
    sheets();
    if (table().turn === 'over') break;
    const before = table().seq, answers = [...document.querySelectorAll('[data-leaf=moves] button[name=answer]')];
    const answer = answers[Math.floor(chance() * answers.length)];
    answer.form.requestSubmit(answer);
    await until(() => table().seq !== before);
  }
  calm.look('the last answer');
  return table().turn === 'over';
})";

#[test]
fn ethnos_is_calm() {
    let world = world();
    let player = sit_down(&world, SHORT);
    let page = &player.page;
    for size in SIZES {
        resize(page, size);
        play(page, ANSWERS);
        player.wait_for_turn();
        what_opens(&player, size);
    }
    to_the_end(page, &SIZES);
    let sheets = page.text("[...calm.sheets].join()");
    assert_eq!(
        sheets, "scoring-1,result-sheet",
        "the sheets over the board"
    );
}

/// What this file finds is worth as much as what it would find.
#[test]
fn a_fault_is_found() {
    let world = world();
    let player = sit_down(&world, SHORT);
    let page = &player.page;
    page.eval("calm.look('before')");
    nothing_moved(page);
    for fault in [
        "document.querySelector('[data-region=tray]').style.marginTop = '2px'",
        "document.body.append('more')",
        "document.querySelector('.deeds').remove()",
    ] {
        page.eval(&format!("calm.wrong = []; {fault}; calm.look('after')"));
        assert!(page.is("calm.wrong.length"), "{fault}");
        page.reload();
        page.eval(WATCH);
        page.eval("calm.look('before')");
    }
}

#[test]
fn eko_is_calm() {
    let world = world();
    let player = sit_down(
        &world,
        "{ game: 'eko', seats: 2, places: ['me', 'greedy'] }",
    );
    to_the_end(&player.page, &SIZES);
}

#[test]
fn numa_sera_is_calm() {
    let world = world();
    let setup = "{ game: 'numa-sera', seats: 2, places: ['me', 'greedy'] }";
    to_the_end(&sit_down(&world, setup).page, &NUMA_SIZES);
}

/// Between a phone and a desk this table has views, as on a phone, beside the players.
const NUMA_SIZES: [(u32, u32, Screen); 5] = [
    SIZES[0],
    SIZES[1],
    SIZES[2],
    (800, 1100, Screen::Desktop),
    SIZES[3],
];

/// A new table, watched from its first card. Nothing is shown slowly.
fn sit_down<'w>(world: &'w World, setup: &str) -> Visitor<'w> {
    let player = Visitor::called(world, Look::ALL[0], "Ewa");
    player.table(setup);
    player.page.eval(WATCH);
    player
}

/// Plays on, at one size after the other.
#[track_caller]
fn to_the_end(page: &Page, all: &[(u32, u32, Screen)]) {
    let mut sizes = all.iter().copied().cycle();
    loop {
        resize(page, sizes.next().expect("a circle has no end"));
        if play(page, ANSWERS) {
            break;
        }
    }
    // The end is seen at every size.
    for &size in all {
        resize(page, size);
        assert!(play(page, 1), "the match is over");
    }
    let (looks, sizes) = (page.number("calm.looks"), page.number("calm.sizes"));
    // Some matches are short.
    assert!(looks > 20.0, "the table was looked at {looks} times");
    assert_eq!(sizes as usize, all.len(), "all sizes were seen");
    nothing_moved(page);
}

fn resize(page: &Page, (width, height, device): (u32, u32, Screen)) {
    if page.screen() != device {
        page.resize(device);
    }
    page.stretch(width, height);
}

#[track_caller]
fn play(page: &Page, most: usize) -> bool {
    page.eval(&format!("({PLAY})({most})")) == true
}

#[track_caller]
fn nothing_moved(page: &Page) {
    let wrong = page.eval("[...new Set(calm.wrong)].slice(0, 40)");
    let wrong: Vec<&str> = wrong
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A hint, a refusal, the menu, a rule and the whole log: each is opened, looked past, and closed.
#[track_caller]
fn what_opens(player: &Visitor<'_>, (width, ..): (u32, u32, Screen)) {
    let page = &player.page;
    let look = |when: &str| drop(page.eval(&format!("calm.look({when:?})")));
    let shut = |when: &str| {
        page.key("Escape");
        page.wait(
            "it to close",
            "!document.querySelector('dialog[open], [popover]:popover-open')",
        );
        look(when);
    };
    let open = "document.querySelector('dialog[open], [popover]:popover-open')";
    page.click("form[action$='/hint'] button");
    page.wait_for(".notes .hints");
    look("a hint");
    page.click(".hints [data-close]");
    page.wait("it to close", "!document.querySelector('.hints')");
    look("no hint");
    // An answer to the first question, which was answered long ago.
    let step = |to: &str| {
        drop(page.eval(&format!("(({{ form }}) => {{ form.elements.step.value = {to}; }})(document.querySelector('[data-leaf=moves] button'))")))
    };
    step("0");
    page.eval("document.querySelector('[data-leaf=moves] button').click()");
    page.wait_for("#toasts .toast");
    step("document.querySelector('#table').dataset.step");
    look("a refusal");
    page.forgive("409");
    page.click("header.top button[popovertarget=menu]");
    page.wait("the menu", open);
    look("the menu");
    shut("no menu");
    page.eval("[...document.querySelectorAll('main [data-rule]')].find((link) => link.checkVisibility({ visibilityProperty: true })).click()");
    page.wait("the rule", open);
    look("a rule");
    shut("no rule");
    if width > 1240 {
        page.click("#side label:has(#leaf-log)");
    } else {
        page.click(".deeds [data-leaf-of=log]");
    }
    page.wait_for("#side [data-leaf=log]");
    if page.shows("#side [data-whole=log]") {
        page.click("#side [data-whole=log]");
        page.wait(
            "the whole log",
            "!document.querySelector('#side [data-whole=log][href]')",
        );
    }
    look("the log");
    if width <= 1240 {
        shut("no log");
    }
}
