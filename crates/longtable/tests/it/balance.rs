//! What `longtable simulate` tells about balance.

use crate::command_line::{good, path, scratch};

/// With a content file of one's own, the same deals are played with ours, and both stand side by side.
#[test]
fn a_simulation_compares_a_set_with_ours() {
    let ours = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/numa-sera.toml");
    let ours = std::fs::read_to_string(ours).unwrap();
    let mine = ours.replacen("champion_slain = 3", "champion_slain = 1", 1);
    let file = scratch("mine.toml", &mine);
    let args = ["simulate", "numa-sera", "--games", "40", "--bots", "greedy"];
    let alone = good(&args);
    assert!(
        alone.contains("wins by role") && !alone.contains("ours"),
        "{alone}"
    );
    let both = good(&[&args[..], &["--content", path(&file)]].concat());
    for said in [
        "Numa Sera",
        "champion",
        "wins of the first player",
        "length in rounds",
        "ours length",
    ] {
        assert!(both.contains(said), "{said}: {both}");
    }
    assert!(both.contains("interval   ours"), "{both}");
}
