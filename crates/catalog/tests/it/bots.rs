//! Bots in the real games: blind to what their seat may not know, and the same again from the same seed.

use bots::{Bot, Budget, Greedy, Hunch, Ismcts, Level, Pace, Settings};
use kernel::{Dice, Game, Guide, Perspective, Published, Quiet, Rng, Seat, Turn, Viewer};

const POSITIONS: usize = 1000;

fn setup<G: Published>(wanted: &str) -> G::Setup {
    let content = G::read_content(G::CONTENT).expect("the content file is sound");
    G::set_up(&content, &wanted.parse().expect("a wish")).expect("a set-up")
}

/// Calls `look` at about `count` questions with several answers, spread over matches of sensible play.
fn positions<G: Published + Guide>(
    wanted: &str,
    count: usize,
    mut look: impl FnMut(&G, Seat, u64),
) {
    let setup = setup::<G>(wanted);
    let (mut seen, mut nth, mut scratch) = (0, 0, Vec::new());
    while seen < count {
        nth += 1;
        let mut rng = Rng::stream(&[nth]);
        let mut dice = Dice::quick(Rng::stream(&[nth, 1]));
        let mut game = G::start(&setup, &mut dice, &mut Quiet);
        while let Turn::Ask(seat) = game.turn() {
            scratch.clear();
            game.choices(&mut scratch);
            if scratch.len() > 1 && rng.below(8) == 0 && seen < count {
                seen += 1;
                look(&game, seat, rng.next_u64());
            }
            let choice = game.playout(&mut rng, &mut scratch);
            game.apply(choice, &mut dice, &mut Quiet);
        }
    }
}

/// With the same view and two different true states, a bot with the same seed gives the same answer.
fn is_blind<G: Published + Guide>(wanted: &str, has_secrets: bool) {
    let settings = Settings {
        budget: Budget::Iterations(24),
        ..Settings::default()
    };
    let mut different = 0;
    // Where nothing is hidden the two worlds are one.
    let count = if has_secrets { POSITIONS } else { 200 };
    positions::<G>(wanted, count, |game, seat, seed| {
        let viewer = Viewer::Seated(seat);
        let other = game.determinize(viewer, &mut Rng::new(seed));
        assert_eq!(game.view(viewer), other.view(viewer));
        different += usize::from(*game != other);
        // Every style in turn, and none.
        let style = Some(seed as usize % (G::STYLES.len() + 1)).filter(|&nth| nth > 0);
        let settings = Settings {
            style: style.map(|nth| nth - 1),
            ..settings
        };
        let answers = [game, &other].map(|truth| {
            let side = Perspective::new(truth, seat);
            let greedy = Greedy::default().choose(&side, &mut Rng::new(seed));
            let search = Ismcts::new(settings).choose(&side, &mut Rng::new(seed));
            let hunch = Hunch::new(3.0).with_style(settings.style);
            let hunch = { hunch }.choose(&side, &mut Rng::new(seed));
            (greedy, search, hunch)
        });
        assert_eq!(answers[0], answers[1], "{game:?}");
    });
    assert_eq!(
        different > count / 2,
        has_secrets,
        "{different} worlds differ"
    );
}

#[test]
fn bots_of_ethnos_are_blind() {
    is_blind::<ethnos::Ethnos>("seats=4", true);
}

#[test]
fn bots_of_eko_are_blind() {
    is_blind::<eko::Eko>("seats=2", false);
}

#[test]
fn bots_of_numa_sera_are_blind() {
    is_blind::<numa_sera::NumaSera>("seats=3", true);
}

/// Every level answers with something that is offered, and with the same again from the same seed.
fn is_reproducible<G: Published + Guide>(wanted: &str) {
    positions::<G>(wanted, 40, |game, seat, seed| {
        let side = Perspective::new(game, seat);
        let mut offered = Vec::new();
        game.choices(&mut offered);
        let style = Some(seed as usize % (G::STYLES.len() + 1)).filter(|&nth| nth > 0);
        let style = style.map(|nth| nth - 1);
        for level in Level::ALL {
            let answer = || {
                level
                    .bot::<G>(Pace::Iterations(60), style)
                    .choose(&side, &mut Rng::new(seed))
            };
            let first = answer();
            assert!(offered.contains(&first));
            assert_eq!(first, answer(), "{level:?}");
        }
    });
}

#[test]
fn decisions_can_be_had_again() {
    is_reproducible::<ethnos::Ethnos>("seats=3");
    is_reproducible::<ethnos::Ethnos>("edition=second seats=1");
    is_reproducible::<eko::Eko>("seats=3");
    is_reproducible::<numa_sera::NumaSera>("seats=2");
}

/// Root-parallel search is the same again too, however the threads take turns.
#[test]
fn several_threads_can_be_had_again() {
    let settings = Settings {
        threads: 3,
        budget: Budget::Iterations(300),
        ..Settings::default()
    };
    positions::<ethnos::Ethnos>("seats=4", 20, |game, seat, seed| {
        let side = Perspective::new(game, seat);
        let answer = || Ismcts::new(settings).choose(&side, &mut Rng::new(seed));
        assert_eq!(answer(), answer());
    });
}

/// What a style likes is bounded, goes by what the asked seat sees, and is not the same of all answers.
fn styles_are_sound<G: Published + Guide>(wanted: &str) {
    let mut cared = vec![0; G::STYLES.len()];
    let mut choices = Vec::new();
    positions::<G>(wanted, 400, |game, seat, seed| {
        let other = game.determinize(Viewer::Seated(seat), &mut Rng::new(seed));
        choices.clear();
        game.choices(&mut choices);
        for (style, cared) in cared.iter_mut().enumerate() {
            for &choice in &choices {
                let lean = game.lean(style, choice);
                assert!((-1.0..=1.0).contains(&lean), "{choice:?}: {lean}");
                assert_eq!(lean, other.lean(style, choice), "{choice:?}");
                *cared += usize::from(lean != 0.0);
            }
        }
    });
    assert!(cared.iter().all(|&count| count > 20), "{cared:?}");
}

#[test]
fn styles_know_no_secrets() {
    styles_are_sound::<ethnos::Ethnos>("seats=4");
    styles_are_sound::<ethnos::Ethnos>("edition=second seats=3");
    styles_are_sound::<eko::Eko>("seats=3");
    styles_are_sound::<numa_sera::NumaSera>("seats=3");
}

/// A search with a style gives answers that its style likes more than those of one without.
fn styles_show<G: Published + Guide>(wanted: &str) {
    let mut leans = vec![[0.0, 0.0]; G::STYLES.len()];
    positions::<G>(wanted, 1000, |game, seat, seed| {
        let side = Perspective::new(game, seat);
        let answer = |style| {
            let settings = Settings {
                budget: Budget::Iterations(40),
                style,
                ..Settings::default()
            };
            Ismcts::new(settings).choose(&side, &mut Rng::new(seed))
        };
        let plain = answer(None);
        for (style, [with, without]) in leans.iter_mut().enumerate() {
            *with += game.lean(style, answer(Some(style)));
            *without += game.lean(style, plain);
        }
    });
    for ([with, without], style) in leans.iter().zip(G::STYLES) {
        assert!(with > without, "{}: {with}, {without}", style.key);
    }
}

#[test]
fn styles_can_be_seen_in_what_bots_do() {
    styles_show::<ethnos::Ethnos>("seats=4");
    styles_show::<eko::Eko>("seats=2");
    styles_show::<numa_sera::NumaSera>("seats=2");
}

/// A tree never grows beyond its bound, whatever it is given to think about.
#[test]
fn memory_is_bounded() {
    let settings = Settings {
        budget: Budget::Iterations(2000),
        memory: 600,
        ..Settings::default()
    };
    positions::<ethnos::Ethnos>("seats=4", 10, |game, seat, seed| {
        let mut bot = Ismcts::new(settings);
        bot.choose(&Perspective::new(game, seat), &mut Rng::new(seed));
        let mut offered = Vec::new();
        game.choices(&mut offered);
        // The question at which the bound is reached may still list its answers.
        assert!(bot.effort().1 <= 600 + 128, "{:?}", bot.effort());
    });
}

/// Most decisions end before the budget is used up: the best answer cannot be overtaken any more.
#[test]
fn a_settled_question_is_not_thought_about_any_longer() {
    let settings = Settings {
        budget: Budget::Iterations(1000),
        ..Settings::default()
    };
    let (mut early, mut all) = (0, 0);
    positions::<ethnos::Ethnos>("seats=2", 30, |game, seat, seed| {
        let mut bot = Ismcts::new(settings);
        bot.choose(&Perspective::new(game, seat), &mut Rng::new(seed));
        all += 1;
        early += usize::from(bot.effort().0 < 1000);
    });
    assert!(early * 2 > all, "{early} of {all} stopped early");
}

/// What a learned prior goes by is the same in every world that looks the same to the asked seat.
fn figures_tell_no_secret<G: Published + Guide>(wanted: &str) {
    let (mut weights, mut choices) = (Vec::new(), Vec::new());
    positions::<G>(wanted, 300, |game, seat, seed| {
        choices.clear();
        game.choices(&mut choices);
        weights.clear();
        game.weigh(&choices, &mut weights);
        let rows = |world: &G| {
            let mut rows = Vec::new();
            world.describe(&choices, &weights, &mut |row| rows.push(row.to_vec()));
            rows
        };
        let known = rows(game);
        assert_eq!(known.len(), choices.len(), "a row for each answer");
        assert!(known.iter().all(|row| row.len() == G::FIGURES));
        assert!(
            known.iter().flatten().all(|figure| figure.abs() <= 32.0),
            "{known:?}"
        );
        let other = game.determinize(Viewer::Seated(seat), &mut Rng::new(seed));
        assert_eq!(known, rows(&other));
    });
}

#[test]
fn figures_of_answers_tell_no_secret() {
    for table in [
        "seats=4",
        "edition=second seats=2",
        "edition=second seats=1",
    ] {
        figures_tell_no_secret::<ethnos::Ethnos>(table);
    }
    // Nothing is hidden in Ekö, but every answer has its row, and every figure its bounds.
    let all = "seats=3 +labyrinth +portals +pyramids +temple-of-the-wind +temple-of-the-moon +temple-of-the-sand +beacon";
    for table in ["seats=2", all] {
        figures_tell_no_secret::<eko::Eko>(table);
    }
    for table in ["seats=2 win=empire", "seats=4 promises=honour"] {
        figures_tell_no_secret::<numa_sera::NumaSera>(table);
    }
}

/// A prior serves with the content that it was learned with, and with no other: there the hand-written guide does.
fn serves_with_its_own_content<G: Published + Guide>(wanted: &str, value: (&str, &str)) {
    let start = |content: &str| {
        let content = G::read_content(content).expect("content that can be played with");
        let setup = G::set_up(&content, &wanted.parse().expect("a wish")).expect("a set-up");
        G::start(&setup, &mut Dice::quick(Rng::new(1)), &mut Quiet)
    };
    assert!(
        start(G::CONTENT).prior().is_some(),
        "trained by an older list or with other content"
    );
    let other = G::CONTENT.replacen(value.0, value.1, 1);
    assert_ne!(other, G::CONTENT);
    let game = start(&other);
    assert!(game.prior().is_none());
    let Turn::Ask(seat) = game.turn() else {
        panic!("a new match asks a seat");
    };
    let answer = |learned| {
        let settings = Settings {
            budget: Budget::Iterations(50),
            learned,
            ..Settings::default()
        };
        Ismcts::new(settings).choose(&Perspective::new(&game, seat), &mut Rng::new(1))
    };
    assert_eq!(answer(true), answer(false));
}

/// The figures of Winds of Numa Sera are of no card and no kingdom, so its prior serves with any content; not where tables are judged by hand.
#[test]
fn a_prior_without_cards_serves_with_any_content() {
    use numa_sera::NumaSera;
    let other =
        NumaSera::CONTENT.replacen("skill_cost_per_level = 10", "skill_cost_per_level = 9", 1);
    assert_ne!(other, NumaSera::CONTENT);
    for content in [NumaSera::CONTENT, &other] {
        let content = NumaSera::read_content(content).expect("content that can be played with");
        let setup =
            NumaSera::set_up(&content, &"seats=3".parse().expect("a wish")).expect("a set-up");
        let mut game = NumaSera::start(&setup, &mut Dice::quick(Rng::new(1)), &mut Quiet);
        assert!(game.prior().is_some(), "trained by an older list");
        game.judge_by_hand();
        assert!(game.prior().is_none());
    }
}

#[test]
fn priors_serve_with_their_own_content() {
    serves_with_its_own_content::<ethnos::Ethnos>(
        "seats=3",
        ("10, 15], beyond = 15", "10, 16], beyond = 16"),
    );
    serves_with_its_own_content::<eko::Eko>(
        "seats=3",
        ("goal = { value = 12", "goal = { value = 11"),
    );
}
