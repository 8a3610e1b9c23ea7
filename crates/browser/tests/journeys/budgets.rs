//! What a table weighs and how long it takes. Figures are printed; only those that no busy machine spoils are asserted tightly.

use crate::player::DUEL;
use crate::world::{Look, Visitor, world};

const HEAVIEST: f64 = 150_000.0;

#[test]
fn a_table_is_light_and_quick() {
    let world = world();
    let maker = Visitor::come(&world, Look::ALL[0]);
    maker.be_called("Ewa");
    let id = maker.table_in_waiting("{ game: 'ethnos', edition: 'first', seats: 6, places: ['me', 'random', 'random', 'random', 'random', 'random'], public: true }");
    maker.page.eval(&format!(
        "fetch('/api/v1/tables/{id}/start', {{ method: 'POST' }}).then((answer) => answer.text())"
    ));
    maker.go(&format!("/t/{id}"));
    maker.play(12);

    // Everything new, as for somebody who comes by a link.
    let guest = Visitor::stranger(&world, Look::ALL[0]);
    guest.go(&format!("/t/{id}"));
    let files = guest.page.transferred();
    let all: f64 = files.iter().map(|(_, bytes)| bytes).sum();
    for (address, bytes) in &files {
        println!("{bytes:>9.0} B  {address}");
    }
    println!("{all:>9.0} B  a table of six, everything new");
    assert!(all > 5_000.0 && all < HEAVIEST, "{all} bytes");

    let paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1";
    guest.page.wait("paint", &format!("({paint}) > 0"));
    let first = guest.page.number(paint);
    println!("first render {first:.0} ms, everything new");
    assert!(first < 3_000.0, "{first} ms");
    guest.go(&format!("/t/{id}"));
    guest.page.wait("paint", &format!("({paint}) > 0"));
    println!(
        "first render {:.0} ms, coming back",
        guest.page.number(paint)
    );
}

#[test]
fn a_step_is_on_the_screen_soon() {
    let world = world();
    let player = Visitor::come(&world, Look::ALL[0]);
    player.be_called("Ewa");
    let page = &player.page;
    // When the event came, and the first frame after the table was swapped.
    page.at_start(
        "window.lags = []; let came = null; const Source = window.EventSource;
        window.EventSource = class extends Source { constructor(...of) { super(...of); this.addEventListener('step', () => { came ??= performance.now(); }); } };
        new MutationObserver((changes) => { if (came !== null && changes.some((change) => [...change.addedNodes].some((node) => node.id === 'table'))) { const at = came; came = null; requestAnimationFrame(() => setTimeout(() => window.lags.push(performance.now() - at))); } }).observe(document, { childList: true, subtree: true });",
    );
    player.table(DUEL);
    player.play(25);
    player.wait_for_turn();
    page.wait("frames", "window.lags.length > 5");
    let lags = page.eval("window.lags.sort((a, b) => a - b)");
    let lags: Vec<f64> = lags
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(serde_json::Value::as_f64)
        .collect();
    let median = lags[lags.len() / 2];
    println!(
        "from event to screen: median {median:.0} ms, slowest {:.0} ms of {}",
        lags[lags.len() - 1],
        lags.len()
    );
    assert!(median < 1_000.0, "{median} ms");
}
