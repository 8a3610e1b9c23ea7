//! Seeds, what they deal and what they promise.

use referee::Seed;

#[test]
fn a_seed_deals_the_same_for_ever() {
    let mut dice = Seed::from_number(1).dice();
    let rolls: Vec<_> = (0..6).map(|_| dice.below(100)).collect();
    assert_eq!(
        rolls,
        [84, 38, 36, 32, 13, 0],
        "the stream is part of the file format"
    );
}

#[test]
fn a_commitment_fits_one_seed_and_reads_as_written() {
    let (one, two) = (Seed::from_number(1), Seed::from_number(2));
    assert_ne!(one.commitment(), two.commitment());
    assert_eq!(one.commitment().to_string().parse(), Ok(one.commitment()));
    assert_eq!(one.publish().parse::<Seed>(), Ok(one));
    assert!("xyz".parse::<Seed>().is_err());
    assert!("zz".repeat(32).parse::<Seed>().is_err());
}

#[test]
fn a_seed_is_not_shown_by_accident() {
    assert_eq!(format!("{:?}", Seed::from_number(1)), "Seed(secret)");
}
