//! `longtable selfplay` and `longtable learn`: the file of decisions, how it goes on, and what is learnt from it.

use crate::command_line::{bad, good, scratch};

#[test]
fn a_file_of_decisions_can_be_continued() {
    let (part, whole) = (scratch("part.samples", ""), scratch("whole.samples", ""));
    let play = |games: &str, file: &std::path::Path| {
        let out = file.to_str().expect("a path in UTF-8");
        good(&[
            "selfplay",
            "ethnos",
            "--seats",
            "2",
            "--games",
            games,
            "--iterations",
            "4",
            "--seed",
            "3",
            "--out",
            out,
        ])
    };
    play("1", &part);
    let one = std::fs::read(&part).unwrap();
    // Somebody pulled the plug in the middle of the second match.
    std::fs::write(&part, [&one[..], &[200, 0, 0, 0, 5]].concat()).unwrap();
    play("2", &part);
    let said = play("2", &whole);
    assert!(said.contains("2 matches"), "{said}");
    let both = std::fs::read(&whole).unwrap();
    assert!(std::fs::read(&part).unwrap() == both && both.len() > one.len());
    assert!(both.starts_with(b"game: ethnos\n"));
    let out = whole.to_str().unwrap();
    let said = bad(
        2,
        &[
            "selfplay", "ethnos", "--seats", "3", "--games", "1", "--out", out,
        ],
    );
    assert!(said.contains("another run"), "{said}");
    learn_from(out, part.to_str().unwrap());
}

/// The same decisions make the same net; what is no file of decisions is refused by its name.
fn learn_from(one: &str, same: &str) {
    let (net, again) = (scratch("one.net", ""), scratch("again.net", ""));
    let learn = |samples: &str, net: &std::path::Path| {
        let out = net.to_str().expect("a path in UTF-8");
        good(&["learn", samples, "--epochs", "2", "--out", out])
    };
    let said = learn(one, &net);
    assert!(said.contains("decisions of 2 matches"), "{said}");
    learn(same, &again);
    let text = std::fs::read_to_string(&net).unwrap();
    assert!(text.contains("game: ethnos"), "{text}");
    assert_eq!(text, std::fs::read_to_string(&again).unwrap());
    let wrong = net.to_str().unwrap();
    let said = bad(2, &["learn", wrong, "--out", again.to_str().unwrap()]);
    assert!(said.contains("one.net"), "{said}");
}
