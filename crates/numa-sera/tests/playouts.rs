//! Random matches keep the contract (NS-R1.1, NS-R1.4, NS-R1.5, NS-R4.1, NS-D40, NS-D43).

use kernel::{Determinize, Dice, Game, Notation, Published, Quiet, Rng, Seat, Shared, Turn, Viewer};
use numa_sera::NumaSera;
use numa_sera::content::Content;

fn content() -> Shared<Content> {
    NumaSera::read_content(NumaSera::CONTENT).unwrap_or_else(|error| panic!("{error}"))
}

fn play(wanted: &str, seed: u64, each: &mut impl FnMut(&NumaSera)) -> (NumaSera, u32) {
    let setup = NumaSera::set_up(&content(), &wanted.parse().unwrap()).unwrap();
    let mut dice = Dice::quick(Rng::stream(&[seed, 1]));
    let mut rng = Rng::stream(&[seed, 2]);
    let mut game = NumaSera::start(&setup, &mut dice, &mut Quiet);
    let mut scratch = Vec::new();
    let mut steps = 0;
    while let Turn::Ask(_) = game.turn() {
        each(&game);
        let choice = game.sample(&mut rng, &mut scratch);
        game.apply(choice, &mut dice, &mut Quiet);
        steps += 1;
        assert!(steps < 20_000, "too long: {}", game.write_position());
    }
    each(&game);
    (game, steps)
}

#[test]
fn random_matches_end_and_add_up() {
    for seats in 2..=4 {
        for win in ["throne", "empire"] {
            for seed in 0..60 {
                let wanted = format!("seats={seats} win={win}");
                let mut nth = 0_u32;
                let (game, _) = play(&wanted, seed, &mut |game| {
                    nth += 1;
                    if nth.is_multiple_of(7) {
                        game.audit().unwrap_or_else(|error| panic!("{error}\n{}", game.write_position()));
                    }
                });
                assert_ne!(game.standings().ending, "unfinished");
            }
        }
    }
}

#[test]
fn positions_and_choices_are_read_as_written() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (4, 4)] {
        let wanted: kernel::Wanted = format!("seats={seats} kingdoms=choose").parse().unwrap();
        let setup = NumaSera::set_up(&content(), &wanted).unwrap();
        let mut nth = 0_u32;
        play(&wanted.to_string(), seed, &mut |game| {
            nth += 1;
            if !nth.is_multiple_of(11) && nth > 60 {
                return;
            }
            let text = game.write_position();
            let read = NumaSera::read_position(&setup, &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(read.write_position(), text);
            assert_eq!(&read, game, "\n{text}");
            let mut choices = Vec::new();
            game.choices(&mut choices);
            for choice in choices {
                let text = game.write_choice(choice);
                assert_eq!(game.read_choice(&text), Ok(choice), "{text}");
            }
        });
    }
}

#[test]
fn every_observer_sees_the_same_in_another_world() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (4, 5)] {
        let mut rng = Rng::new(9);
        let mut nth = 0_u32;
        play(&format!("seats={seats}"), seed, &mut |game| {
            nth += 1;
            if !nth.is_multiple_of(5) {
                return;
            }
            for viewer in Viewer::all(seats) {
                let world = game.determinize(viewer, &mut rng);
                world.audit().unwrap_or_else(|error| panic!("{error}\n{}", game.write_position()));
                assert_eq!(world.view(viewer), game.view(viewer), "\n{}", game.write_position());
                assert_eq!(world.turn(), game.turn());
                if let (Turn::Ask(asked), Viewer::Seated(seat)) = (game.turn(), viewer)
                    && asked == seat
                {
                    let (mut own, mut other) = (Vec::new(), Vec::new());
                    game.choices(&mut own);
                    world.choices(&mut other);
                    assert_eq!(own, other, "{viewer:?}\n{}", game.write_position());
                }
            }
        });
    }
    assert_eq!(Seat(0).letter(), 'A');
}
