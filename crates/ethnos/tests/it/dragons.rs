//! Dragons come out of the lower part of the deck only (ET-AGE-9), and the third one ends the Age (ET-AGE-10).

use ethnos::{Ethnos, Event};
use kernel::{Dice, Game, Quiet, Rng, Turn, Viewer};

use crate::tables::table;

/// Plays random matches and looks at every draw: how many cards lay above the Dragons before it, and what came.
#[test]
fn no_dragon_comes_out_of_the_upper_part() {
    let mut dragons = 0;
    for wanted in [
        "edition=first seats=2",
        "edition=first seats=5",
        "edition=second seats=3 +recruitment",
    ] {
        let setup = table(wanted);
        for seed in 0..60 {
            let mut rng = Rng::stream(&[seed, 3]);
            let mut dice = Dice::quick(Rng::stream(&[seed, 4]));
            let mut scratch = Vec::new();
            let mut game = Ethnos::start(&setup, &mut dice, &mut Quiet);
            while game.turn() != Turn::Over {
                let mut above = game.view(Viewer::Spectator).deck.above;
                let choice = game.sample(&mut rng, &mut scratch);
                let mut events = Vec::new();
                game.apply(choice, &mut dice, &mut events);
                for event in &events {
                    match event {
                        Event::Drew { .. } | Event::Refilled { .. } => {
                            above = above.saturating_sub(1)
                        }
                        Event::Dragon { nth, .. } => {
                            dragons += 1;
                            assert_eq!(
                                above, 0,
                                "{wanted}, seed {seed}: Dragon {nth} came too soon"
                            );
                            let ends = events
                                .iter()
                                .any(|event| matches!(event, Event::AgeEnds { .. }));
                            assert_eq!(
                                ends,
                                events.contains(&third(&events)),
                                "{wanted}, seed {seed}"
                            );
                        }
                        Event::AgeEnds { .. } => break,
                        _ => {}
                    }
                }
            }
        }
    }
    assert!(dragons > 1_000, "only {dragons} Dragons were seen");
}

/// The third Dragon of these events, with the player who drew it.
fn third(events: &[Event]) -> Event {
    let drawer = events.iter().find_map(|event| match event {
        Event::Dragon { seat, .. } => Some(*seat),
        _ => None,
    });
    Event::Dragon {
        seat: drawer.expect("a Dragon came"),
        nth: 3,
    }
}
