//! `examples/bot.py` plays whole games.

use std::process::Command;

use super::house::House;

#[test]
fn the_bot_in_python_plays_whole_games() {
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    if Command::new("python3").arg("--version").output().is_err() {
        // `cargo xtask test` installs it; it may be missing where this test is run alone.
        return;
    }
    let house = House::sqlite();
    let server = house.serve();
    for game in ["ethnos", "eko", "numa-sera"] {
        let played = Command::new("python3")
            .args([bot, "--game", game, "--seed", "1", "--server"])
            .arg(format!("http://{}", server.address))
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&played.stdout);
        let why = String::from_utf8_lossy(&played.stderr);
        assert!(played.status.success(), "{game}: {said}{why}");
        assert!(said.contains("over after"), "{said}");
    }
    house.assert_no_mistakes();
}
