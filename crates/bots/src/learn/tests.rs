use ethnos::Ethnos;
use kernel::{Net, Origin, Published, Rng, stable_hash};

use super::*;

/// Decisions whose best answer is plain from two of four figures taken together.
fn lesson() -> Samples {
    let mut rng = Rng::new(3);
    let mut samples = Samples::default();
    for decision in 0..600 {
        let rows: Vec<[f32; 4]> = (0..3)
            .map(|_| std::array::from_fn(|_| rng.below(3) as f32 / 2.0))
            .collect();
        let value = |row: &[f32; 4]| if row[0] > 0.0 { row[1] } else { -row[1] };
        let most = rows.iter().map(value).fold(f32::MIN, f32::max);
        let best = rows.iter().filter(|row| value(row) == most).count() as f32;
        for row in &rows {
            let share = if value(row) == most { 1.0 / best } else { 0.0 };
            samples.add_answer(share, 1.0 / 3.0, row);
        }
        samples.end_decision(decision / 10);
    }
    samples
}

fn taught() -> Net {
    let course = Course {
        epochs: 300,
        seed: 5,
    };
    train(&lesson(), Origin::default(), 4, &course)
}

#[test]
fn a_net_learns_what_takes_two_figures_together() {
    let net = taught();
    let high = net.score(&[1.0, 1.0, 0.0, 0.0]);
    assert!(high > net.score(&[1.0, 0.0, 0.0, 0.0]) + 1.0);
    assert!(net.score(&[0.0, 0.0, 0.0, 0.0]) > net.score(&[0.0, 1.0, 0.0, 0.0]) + 1.0);
    assert!(
        net.origin.fit.contains("60 decisions of others"),
        "{}",
        net.origin.fit
    );
}

/// Not only twice on this machine: the same decisions give the same weights anywhere.
#[test]
fn training_gives_the_same_weights_for_ever() {
    let mut net = taught();
    let bits: Vec<u32> = net.weights_mut().map(|weight| weight.to_bits()).collect();
    assert_eq!(stable_hash(&bits), 0x7bbe_16ed_a894_24ab);
}

#[test]
fn matches_to_learn_from_can_be_had_again_on_any_number_of_threads() {
    let content = Ethnos::read_content(Ethnos::CONTENT).unwrap();
    let setup = Ethnos::set_up(&content, &"seats=2".parse().unwrap()).unwrap();
    let plan = |first, threads| SelfplayPlan {
        games: 3,
        first,
        iterations: 12,
        seed: 9,
        threads,
    };
    let play = |first, threads| {
        let mut matches = Vec::new();
        selfplay::<Ethnos>(&setup, &plan(first, threads), &mut |one| matches.push(one));
        matches
    };
    let all = play(0, 2);
    assert_eq!(play(0, 1), all);
    assert_eq!(
        play(2, 1),
        all[2..],
        "the third match needs no others before it"
    );

    let heading = Heading::of::<Ethnos>(&setup, &plan(0, 1)).unwrap();
    let mut file = heading.to_string().into_bytes();
    all.iter().for_each(|one| file.extend(block(one)));
    let mut samples = Samples::default();
    assert_eq!(samples.read_file(0, &file), Ok((heading.clone(), 3)));
    assert!(samples.len() > 100);
    for decision in 0..samples.len() {
        let shares: f32 = samples.answers(decision).map(|answer| answer.share).sum();
        let before: f32 = samples.answers(decision).map(|answer| answer.before).sum();
        assert!((shares - 1.0).abs() < 1e-4 && (before - 1.0).abs() < 1e-4);
    }
    // A run that was ended in the middle of a match goes on after the last whole one.
    let cut = &file[..file.len() - 1];
    let two = file.len() - block(&all[2]).len();
    assert_eq!(heading.resume(cut), Ok((2, two)));
    let other = Heading { seed: 8, ..heading };
    assert!(other.resume(&file).is_err());
}

#[test]
fn a_file_that_lies_is_refused() {
    let mut bytes = lesson().to_bytes();
    let mut samples = Samples::default();
    assert_eq!(samples.read_match(0, &bytes, 4), Some(()));
    assert_eq!(samples.to_bytes(), bytes);
    assert_eq!(
        samples.read_match(0, &bytes, 3),
        None,
        "a figure that no row has"
    );
    bytes.pop();
    assert_eq!(samples.read_match(0, &bytes, 4), None, "cut short");
    assert!(samples.read_file(0, b"GIF89a").is_err());
}
