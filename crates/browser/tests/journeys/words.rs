//! What the table says, and where: forecasts that are seen whole, scores that fit, selections that stay, rules and explanations in
//! place.

use std::time::Duration;

use browser::Screen;
use ethnos::{Question, View};

use crate::player::{DUEL, looks, moment};
use crate::positions::Position;
use crate::screens::full_table;
use crate::world::{Language, Look, Visitor, world};

const SIX: &str = "edition=first seats=6 tribes=merfolk,orc,dwarf,troll,wizard,wingfolk";

/// The player who is asked has markers in many kingdoms.
fn spread_out(view: &View) -> usize {
    let own = view.seat.map_or(0, |seat| seat.index());
    let there = view.kingdoms.iter().filter(|of| of.markers[own] > 0);
    there.count() * usize::from(view.question == Question::Turn)
}

/// The marker that a Band would add is above everything around it, in whatever kingdom it comes.
#[test]
fn what_a_band_adds_to_a_kingdom_is_seen() {
    let world = world();
    for (setup, &look) in [SIX, "edition=first seats=4"]
        .iter()
        .flat_map(|setup| looks().iter().map(move |look| (setup, look)))
    {
        let player = Visitor::called(&world, look, "Ewa");
        player.go(&Position::find(setup, spread_out).lay(&player, &[]));
        player.wait_for_turn();
        let hidden = "(() => [...document.querySelectorAll('.kg .stk > .plus')].filter((plus) => {
            plus.style.display = 'grid';
            plus.scrollIntoView({ block: 'center' });
            const { left, right, top, bottom } = plus.getBoundingClientRect();
            const points = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]];
            const covered = points.some(([x, y]) => document.elementFromPoint(x, y) !== plus);
            plus.style.display = '';
            return covered;
        }).map((plus) => plus.closest('.kg').dataset.land))()";
        let page = &player.page;
        assert!(page.number("document.querySelectorAll('.kg .stk > .plus').length") > 2.0);
        assert_eq!(
            page.eval(hidden),
            serde_json::json!([]),
            "{look:?}, {setup}"
        );
    }
}

/// However many play, their points fit the side panel.
#[test]
fn the_scores_of_six_fit_their_panel() {
    let world = world();
    for &look in looks() {
        let player = Visitor::called(&world, look, "Aleksandra");
        let late = |view: &View| usize::from(view.age == 3 && view.question == Question::Turn);
        player.go(&Position::find(SIX, late).lay(&player, &[]));
        let page = &player.page;
        player.open_leaf("log");
        page.click("#side label:has(#leaf-scores)");
        page.wait_for("[data-leaf=scores]");
        assert!(
            page.number("document.querySelectorAll('[data-leaf=scores] tbody tr').length") > 4.0
        );
        let wide = page.is("[...document.querySelectorAll('[data-leaf=scores], [data-leaf=scores] .scroll')].some((box) => box.scrollWidth > box.clientWidth)");
        assert!(!wide, "nothing is pushed sideways");
        player.look_at("scores of six");
    }
}

/// Cards that are half chosen stay chosen when the page comes in the other language, and so does what they would do.
#[test]
fn a_selection_survives_the_other_language() {
    let world = world();
    for &look in looks() {
        let mut player = Visitor::called(&world, look, "Ewa");
        player.table(DUEL);
        player.wait_for_turn();
        let page = &player.page;
        page.click("#hand .slot:has(input[name=leader]) label.ally");
        page.wait("the forecast", "document.querySelector('.eth-foretold')");
        let picked = "[...document.querySelectorAll('#hand input:checked')].map((input) => input.value).join()";
        let before = page.text(picked);
        assert!(!before.is_empty());
        let (other, language) = match look.language {
            Language::English => ("pl", Language::Polish),
            Language::Polish => ("en", Language::English),
        };
        if look.screen == Screen::Phone {
            page.click("header.top button[popovertarget=menu]");
            page.wait_for("#menu");
        }
        let within = match look.screen {
            Screen::Desktop => "header.top",
            Screen::Phone => "#menu",
        };
        page.follow(&format!("{within} form.lang button[value={other}]"));
        player.look.language = language;
        assert_eq!(player.page.text(picked), before);
        player
            .page
            .wait("the forecast", "document.querySelector('.eth-foretold')");
        player.look_at("selected, in the other language");
        // A reload without a switch is a fresh start.
        player.page.reload();
        assert_eq!(player.page.text(picked), "");
    }
}

/// Cards that make no Band are refused by the Band's rule before they are played, and the button does not look ready.
#[test]
fn what_is_no_band_does_not_look_ready() {
    let world = world();
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
    player.go(&Position::find(
        "edition=first seats=4 tribes=elf,centaur,orc,troll,wizard,giant",
        full_table,
    )
    .lay(&player, &[]));
    player.wait_for_turn();
    let page = &player.page;
    let colour = "getComputedStyle(document.querySelector('#decision .play')).backgroundColor";
    let pick = |which: &str| {
        let found = page.is(&format!(
            "(() => {{ const slots = [...document.querySelectorAll('#hand .slot:has(input[name=leader])')]; const one = slots[0];
            const two = slots.find((slot) => slot.dataset.tribe !== one.dataset.tribe && slot.dataset.colour !== one.dataset.colour);
            {which}.querySelector('label.ally').id = 'pick'; return true; }})()"
        ));
        assert!(found);
        page.click("#pick");
        page.eval("document.querySelector('#pick').id = ''");
    };
    pick("one");
    page.wait(
        "the forecast",
        "document.querySelector('.eth-foretold .fx')",
    );
    let ready = page.text(colour);
    pick("two");
    assert_ne!(
        page.text(colour),
        ready,
        "before the server has said anything"
    );
    page.wait(
        "the reason",
        "document.querySelector('.eth-foretold .refusal [data-rule]')",
    );
    assert_eq!(
        page.text("document.querySelector('.eth-foretold .refusal [data-rule]').dataset.rule"),
        "ET-BAND-2"
    );
    assert_ne!(page.text(colour), ready);
}

/// Rules are cited by marks: no number litters the table, and each opens beside its mark, takes the focus and gives it back.
#[test]
fn a_rule_opens_beside_its_mark() {
    let world = world();
    for &look in looks() {
        let player = Visitor::called(&world, look, "Ewa");
        player.go(&Position::find("edition=first seats=4", full_table).lay(&player, &[]));
        player.wait_for_turn();
        let page = &player.page;
        let numbers = "document.body.innerText.match(/\\b[A-Z]{2}-[A-Z]+-\\d+/g) ?? []";
        assert_eq!(page.eval(numbers), serde_json::json!([]), "{look:?}");
        player.open_leaf("log");
        page.click("#log a.rule");
        page.wait_for("#rule:popover-open");
        let rule = page.text("document.querySelector('#log a.rule').dataset.rule");
        assert!(
            page.reads("#rule h2").contains(&rule),
            "the number is in it"
        );
        page.wait(
            "the focus to be in it",
            "document.querySelector('#rule').contains(document.activeElement)",
        );
        let beside = "(() => { const box = document.querySelector('#rule').getBoundingClientRect(), mark = document.querySelector('#log a.rule').getBoundingClientRect();
            const apart = box.top >= mark.bottom || box.bottom <= mark.top || box.left >= mark.right || box.right <= mark.left;
            const near = Math.max(box.top - mark.bottom, mark.top - box.bottom, 0) < 40;
            return apart && near && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight && box.top >= 0; })()";
        assert!(page.is(beside), "near the mark, not over it, on the screen");
        player.look_at("a rule beside its mark");
        if look.screen == Screen::Phone {
            assert!(
                page.is("document.querySelector('#side:popover-open')"),
                "the sheet below it stays open"
            );
        }
        page.key("Escape");
        page.wait(
            "it to close",
            "!document.querySelector('#rule:popover-open')",
        );
        // The browser closes what lies above the page first, and tells of it later.
        page.wait(
            "the focus to be back",
            "document.activeElement.matches('#log a.rule')",
        );
        // By a press outside.
        page.click("#log a.rule");
        page.wait_for("#rule:popover-open");
        page.click(if look.screen == Screen::Phone {
            "#side .tabs label"
        } else {
            "header.top"
        });
        page.wait(
            "it to close",
            "!document.querySelector('#rule:popover-open')",
        );
    }
}

/// What is said of a thing lies beside it, on the screen.
#[track_caller]
fn explained(player: &Visitor<'_>, selector: &str) {
    let page = &player.page;
    page.wait_for("#tip:popover-open");
    let said = page.reads("#tip");
    assert!(
        said.len() > 20 && said.contains("ET-"),
        "{selector}: {said}"
    );
    let beside = format!(
        "(() => {{ const tip = document.querySelector('#tip').getBoundingClientRect(), thing = document.querySelector(\"{selector}\").getBoundingClientRect();
        const apart = tip.top >= thing.bottom || tip.bottom <= thing.top || tip.left >= thing.right || tip.right <= thing.left;
        return apart && tip.left >= 0 && tip.right <= innerWidth && tip.top >= 0 && tip.bottom <= innerHeight; }})()"
    );
    assert!(page.is(&beside), "{selector}: beside it, and on the screen");
}

/// Cards, kingdoms, tokens, tracks and tribes answer the mouse and the keyboard with what they are and do.
#[test]
fn everything_explains_itself() {
    let world = world();
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
    player.go(&Position::find(SIX, full_table).lay(&player, &[]));
    player.wait_for_turn();
    let page = &player.page;
    for thing in [
        ".kg .kchip",
        ".kg .tok.now",
        ".kg .stk .counter",
        ".mer .tl",
        ".mer .buoy",
        ".track .at",
        ".pool .cards .ally",
        ".deck .ally",
        "#hand .ally",
        ".strip .bands",
        ".strip .st div",
        ".strip .count",
        ".dragons",
        ".ages",
    ] {
        page.hover(thing);
        page.wait(
            "it to be told",
            &format!("document.querySelector('#tip:popover-open') && document.querySelector('{thing}').closest('[data-tip]').dataset.says"),
        );
        explained(&player, thing);
        page.hover("header.top .brand");
        page.wait("it to go", "!document.querySelector('#tip:popover-open')");
    }
    player.look_at("explained");
    // The rule of what is said opens in its place.
    page.hover(".kg .tok.now");
    page.wait_for("#tip:popover-open");
    page.click("#tip a");
    page.wait_for("#rule:popover-open");
    page.key("Escape");
    // By the keyboard, with its description; Escape ends it and nothing else.
    page.key("Tab");
    page.eval("document.querySelector('.pool .cards button.ally').focus()");
    explained(&player, ".pool .cards button.ally");
    assert_eq!(
        page.text("document.activeElement.getAttribute('aria-describedby')"),
        "tip"
    );
    player.look_at("explained by the keyboard");
    page.key("Escape");
    page.wait("it to go", "!document.querySelector('#tip')");
    assert!(page.is("document.activeElement.matches('.pool .cards button.ally')"));
}

/// A long press explains and does not press; a short one presses as ever.
#[test]
fn a_long_press_explains() {
    let world = world();
    let player = Visitor::called(&world, Look::ALL[1], "Ewa");
    player.table(DUEL);
    player.wait_for_turn();
    let page = &player.page;
    let before = moment(page);
    let long = Duration::from_millis(800);
    for thing in [".pool .cards button.ally", "#hand label.ally", ".kg .kchip"] {
        page.press_long(thing, long);
        explained(&player, thing);
        assert_eq!(moment(page), before, "nothing was pressed");
        assert!(!page.is("document.querySelector('#hand input[name=card]:checked')"));
        player.look_at("explained to a finger");
        page.press_at(".track .rule");
        page.wait("it to go", "!document.querySelector('#tip')");
    }
    page.click("#hand .slot:has(input[name=leader]) label.ally");
    page.wait(
        "the card to be selected",
        "document.querySelector('#hand input[name=card]:checked')",
    );
    assert!(!page.is("document.querySelector('#tip')"));
}

/// The log names kingdoms as chips in their colour, on the table and on a page of its own.
#[test]
fn the_log_shows_kingdoms_in_their_colour() {
    let world = world();
    for &look in looks() {
        let player = Visitor::called(&world, look, "Ewa");
        let path = Position::find("edition=first seats=4", full_table).lay(&player, &[]);
        player.go(&path);
        player.open_leaf("log");
        let page = &player.page;
        page.click(".whole-log");
        page.wait("all lines", "document.querySelector('#log-0-0') !== null");
        let plain = "[...document.querySelectorAll('#log .kt')].filter((chip) => getComputedStyle(chip).backgroundColor === 'rgba(0, 0, 0, 0)' || !chip.textContent.trim()).length";
        assert!(page.number("document.querySelectorAll('#log .kt').length") > 6.0);
        assert_eq!(page.number(plain), 0.0, "{look:?}");
        player.look_at("kingdoms in the log");
        player.go(&format!("{path}/log"));
        assert!(page.number("document.querySelectorAll('#log .kt').length") > 6.0);
        assert_eq!(page.number(plain), 0.0, "{look:?}");
        player.look_at("kingdoms in the log's page");
    }
}

/// Letters and signs of the pages that come from another type: those are as wide as whatever type stands in for it.
const FOREIGN: &str = "(() => { const brush = document.createElement('canvas').getContext('2d');
    const width = (letter, type) => { brush.font = type; return brush.measureText(letter).width; };
    const all = 'AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻaąbcćdeęfghijklłmnńoópqrsśtuvwxyzźżäöüéß0123456789.,:;!?()+-–—−±×÷·…„”“’§%&/=<>';
    const strange = (type) => [...all].filter((letter) => width(letter, `${type}, monospace`) !== width(letter, `${type}, serif`)).map((letter) => `${type}: ${letter}`);
    return [...strange('16px Text'), ...strange('600 16px Text'), ...strange('600 16px Title')].join(', '); })()";

/// By how much boxes moved after the page was first drawn, as browsers count it.
const MOVED: &str = "window.moved = 0; new PerformanceObserver((list) => list.getEntries().forEach((one) => (window.moved += one.value))).observe({ type: 'layout-shift', buffered: true });";

/// The type is there before anything is drawn: to a visitor with an empty cache nothing moves when it comes, and every letter of both
/// languages is in it. A browser on a busy machine may draw before it has read the files: of three visits one must be calm.
#[test]
fn the_type_moves_nothing() {
    let world = world();
    let maker = Visitor::called(&world, Look::ALL[0], "Ewa");
    let table = Position::find("edition=first seats=4", full_table).lay(&maker, &[]);
    for &look in looks() {
        for path in ["/", "/rules/ethnos", &table] {
            let visit = |_: u8| {
                let guest = Visitor::stranger(&world, look);
                let page = &guest.page;
                page.at_start(MOVED);
                guest.go(path);
                // Polish letters are fetched where there are some.
                page.eval("Promise.all(['16px Text', '600 16px Text', '600 16px Title'].map((type) => document.fonts.load(type, 'aą'))).then(() => true)");
                page.wait("the type", "document.fonts.status === 'loaded'");
                assert_eq!(page.text(FOREIGN), "", "{path}");
                page.number("new Promise((done) => setTimeout(() => done(window.moved), 100))")
            };
            let moved: Vec<f64> = (0..3).map(visit).collect();
            assert!(moved.contains(&0.0), "{path}, {look:?}: moved by {moved:?}");
        }
    }
}
