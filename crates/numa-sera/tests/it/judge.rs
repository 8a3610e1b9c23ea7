//! The learned judge of bots (docs/bots.md, "What is learned"): it knows all four Victory Conditions, and can be left out to compare.

use kernel::{Guide, Net, Notation, stable_hash};
use numa_sera::NumaSera;

use super::set_up;

/// What a position promises to seat A.
fn chance(setup: &str, lines: &str) -> f32 {
    let position = format!("kingdom A: numa-sera\nkingdom B: meran\n{lines}");
    let game = NumaSera::read_position(&set_up(setup), &position).expect("it is a position");
    let mut worth = [0.0; 4];
    game.worth(&mut worth);
    worth[0]
}

/// NS-R2-1, NS-R2-2, NS-R2-3, NS-R2-4: whatever brings a seat within a step of winning makes the table worth clearly more to it.
#[test]
fn every_condition_can_be_aimed_at() {
    let setup = "seats=2 first=A";
    let plain = chance(setup, "capital A: 5\n");
    for (condition, lines) in [
        (
            "conqueror",
            "strongholds: greywatch, cinderforge, skyreach, -\nholds A: thornwall, saltmere-harbor, the-drowned-library\n",
        ),
        ("champion", "slain A: 2\nfallen B: 2\n"),
        ("master", "skills A: weapon 3\ncapital A: 36\n"),
        ("legend", "classes A: heir, paladin, sage, tyrant\n"),
    ] {
        let near = chance(setup, lines);
        assert!(near > plain + 0.1, "{condition}: {near} after {plain}");
    }
}

/// NS-R2-3: what is saved counts as far as it still buys Levels, and a Skill that others have bought out is no way to Master (NS-R8-4).
#[test]
fn saving_is_a_way_to_master() {
    let setup = "seats=2 first=A";
    let saved = |n: u32| chance(setup, &format!("skills A: weapon 3\ncapital A: {n}\n"));
    assert!(saved(39) > saved(20) && saved(20) > saved(0));
}

/// The net goes by today's list of figures.
#[test]
fn the_net_fits() {
    let net = Net::read(include_str!(
        "../../../../content/learned/numa-sera-judge.net"
    ))
    .unwrap();
    let (figures, version) = NumaSera::JUDGED_BY;
    assert_eq!((net.figures(), net.origin.version), (figures, version));
}

/// The judge of before stays, and a table does not remember who judged it.
#[test]
fn tables_can_be_judged_by_hand() {
    let position = "kingdom A: numa-sera\nkingdom B: meran\nslain A: 2\n";
    let learned = NumaSera::read_position(&set_up("seats=2 first=A"), position).unwrap();
    let mut by_hand = learned.clone();
    by_hand.judge_by_hand();
    let worth = |game: &NumaSera| {
        let mut worth = [0.0; 4];
        game.worth(&mut worth);
        worth
    };
    assert_ne!(worth(&learned), worth(&by_hand));
    assert_eq!(learned, by_hand);
    assert_eq!(stable_hash(&learned), stable_hash(&by_hand));
}
