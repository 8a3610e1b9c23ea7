//! What a table weighs and how long it takes. A busy machine must not fail a test, so `cargo xtask bench pages` alone holds the
//! times to their targets; other runs print fewer of them and fail only on what no one could bear.

use std::time::Duration;

use crate::player::DUEL;
use crate::positions::Position;
use crate::screens::full_table;
use crate::world::{Look, Visitor, World, world};

/// Bytes over the wire, for a visitor with an empty cache.
const HEAVIEST: f64 = 150_000.0;
/// Milliseconds from the address to the first picture.
const RENDER: f64 = 200.0;
/// The same at the end, with the whole sheet of six players and three ages.
const LAST_RENDER: f64 = 250.0;
/// Milliseconds from an event to the table that shows it.
const UPDATE: f64 = 50.0;
/// How much longer a busy machine may take.
const PATIENCE: f64 = 15.0;

/// Six players have the most on the table.
const SIX: &str = "edition=first seats=6 tribes=merfolk,orc,dwarf,troll,wizard,wingfolk";

#[test]
fn a_table_is_light_and_quick() {
    let world = world();
    let maker = Visitor::called(&world, Look::ALL[0], "Ewa");
    let table = Position::find(SIX, full_table).lay(&maker, &[]);
    light(&world, &table);
    quick(&world, "a table of six", &table, RENDER);
    let over = Position::ended(SIX, &maker, &[]);
    quick(&world, "its end", &over, LAST_RENDER);
}

fn light(world: &World, table: &str) {
    let guest = Visitor::stranger(world, Look::ALL[0]);
    guest.go(table);
    let files = guest.page.transferred();
    let all: f64 = files.iter().map(|(_, bytes)| bytes).sum();
    for (address, bytes) in &files {
        println!("{bytes:>9.0} B  {address}");
    }
    println!("{all:>9.0} B  a table of six, everything new");
    assert!(all > 5_000.0 && all < HEAVIEST, "{all} bytes");
}

/// The first picture for people who never were here, and for the same people when they come again.
fn quick(world: &World, what: &str, path: &str, target: f64) {
    let paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1";
    let (mut new, mut known) = (Vec::new(), Vec::new());
    for _ in 0..if timed() { 15 } else { 3 } {
        let guest = Visitor::stranger(world, Look::ALL[0]);
        // The tab is open before the visitor comes.
        std::thread::sleep(Duration::from_millis(200));
        for times in [&mut new, &mut known] {
            guest.go(path);
            guest.page.wait("paint", &format!("({paint}) > 0"));
            times.push(guest.page.number(paint));
        }
    }
    hold(
        &format!("first render of {what}, everything new"),
        new,
        target,
    );
    hold(
        &format!("first render of {what}, coming back"),
        known,
        target,
    );
}

#[test]
fn a_step_is_on_the_screen_soon() {
    let world = world();
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
    let page = &player.page;
    // From an event that the table does not show yet to the first frame after it was swapped.
    page.at_start(
        "window.lags = []; let came = null; const Source = window.EventSource;
        window.EventSource = class extends Source { constructor(...of) { super(...of); this.addEventListener('step', (event) => { if (Number(event.lastEventId) > Number(document.querySelector('#table').dataset.seq)) came ??= performance.now(); }); } };
        document.addEventListener('swap', () => { if (came === null) return; const at = came; came = null; requestAnimationFrame(() => setTimeout(() => window.lags.push(performance.now() - at))); });",
    );
    player.table(DUEL);
    player.play(25);
    player.wait_for_turn();
    page.wait("frames", "window.lags.length > 5");
    let lags = page.eval("window.lags");
    let lags = lags.as_array().into_iter().flatten();
    let lags = lags.filter_map(serde_json::Value::as_f64).collect();
    hold("from event to screen", lags, UPDATE);
}

/// Any step of a match is drawn as quickly as the last of a short one.
#[test]
fn a_step_of_a_long_match_costs_no_more() {
    let world = world();
    let player = Visitor::called(&world, Look::ALL[0], "Ewa");
    let mut medians = Vec::new();
    // Matches of these bots have no 700.
    for steps in [70, 500] {
        player.go(&Position::after(SIX, steps).lay(&player, &[]));
        let end = player
            .page
            .number("Number(document.querySelector('#table').dataset.end)");
        let steps = [end / 2.0, end - 3.0];
        for step in steps.map(|step| step.max(0.0).floor()) {
            let times = player.page.eval(&format!(
                "(async () => {{ const times = []; for (let nth = 0; nth < {}; nth++) {{ const at = performance.now(); await (await fetch(`${{document.querySelector('#table').dataset.live}}/fragment?step={step}`)).text(); times.push(performance.now() - at); }} return times; }})()",
                if timed() { 60 } else { 9 }
            ));
            let times = times.as_array().into_iter().flatten();
            let mut times: Vec<f64> = times.filter_map(serde_json::Value::as_f64).collect();
            times.sort_by(f64::total_cmp);
            let median = times[times.len() / 2];
            println!(
                "fragment of step {step:.0} of {end:.0}: median {median:.1} ms of {}",
                times.len()
            );
            medians.push(median);
        }
    }
    let (short, long) = (medians[1], medians[3].max(medians[2]));
    let most = if timed() { 2.0 } else { 2.0 * PATIENCE };
    assert!(long < short * most, "{long:.1} ms against {short:.1} ms");
}

/// Says what was measured, and holds the median to its target.
#[track_caller]
fn hold(what: &str, mut times: Vec<f64>, target: f64) {
    times.sort_by(f64::total_cmp);
    let (median, most) = (times[times.len() / 2], times[times.len() - 1]);
    println!(
        "{what}: median {median:.0} ms, slowest {most:.0} ms of {}, target {target:.0} ms",
        times.len()
    );
    let bound = if timed() { target } else { target * PATIENCE };
    assert!(median < bound, "{what}: {median} ms, not under {bound} ms");
}

fn timed() -> bool {
    std::env::var_os("BUDGETS").is_some()
}
