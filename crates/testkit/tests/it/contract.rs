//! The suite passes a sound game and catches every twin that breaks a clause.

use kernel::{Game, Viewer};
use testkit::toy::{Event, Flaw, Setup, Toy};
use testkit::{Summary, check_game, check_game_with, check_redeal};

fn run(flaw: Flaw) -> Result<Summary, String> {
    check_game::<Toy>(&Setup::flawed(3, flaw), 0..60, 200)
}

#[track_caller]
fn caught(flaw: Flaw, by: &str) {
    let error = run(flaw).expect_err("the flaw is not noticed");
    assert!(error.contains(by), "caught, but not by {by:?}: {error}");
}

#[test]
fn a_sound_game_passes_with_every_number_of_seats() {
    for seats in 2..=4 {
        let summary =
            check_game_with::<Toy>(&Setup::standard(seats), 0..200, 200, |_, event, labels| {
                let label = match event {
                    Event::Laid { cards, .. } if cards.len() == 2 => "two cards laid",
                    Event::Laid { .. } => "a card laid",
                    Event::Gambled { points: 0, .. } => "gambled and lost",
                    Event::Gambled { .. } => "gambled and won",
                    Event::Called { hit: true, .. } => "called and hit",
                    Event::Called { .. } => "called and missed",
                    _ => return,
                };
                *labels.entry(label.to_owned()).or_default() += 1;
            })
            .unwrap();
        let wanted = [
            "a card laid",
            "two cards laid",
            "gambled and won",
            "gambled and lost",
            "called and hit",
            "called and missed",
        ];
        assert_eq!(summary.missing(wanted), [""; 0]);
        assert_eq!(summary.missing(["flown"]), ["flown"]);
        assert_eq!(summary.matches, 200);
        assert_eq!(summary.endings["most-points"], 200);
        assert!(summary.steps > 1_000 && summary.longest < 200);
        assert!(summary.worlds > summary.steps / 4, "{summary:?}");
        assert!(summary.conceded > 20, "{summary:?}");
        assert!(
            summary.taken_back > 20 && summary.silent > 150,
            "{summary:?}"
        );
        let refusals = [
            "TY-CALL-1",
            "TY-DRAW-1",
            "TY-DRAW-2",
            "TY-GAMBLE-2",
            "TY-LAY-1",
            "TY-LAY-2",
            "TY-LAY-3",
            "TY-LAY-4",
            "TY-LAY-5",
        ];
        assert_eq!(
            summary.refused.keys().copied().collect::<Vec<_>>(),
            refusals
        );
    }
}

#[test]
fn a_view_that_leaks_is_caught() {
    caught(Flaw::View, "the view differs");
}

#[test]
fn choices_that_depend_on_a_secret_are_caught() {
    caught(Flaw::Choices, "the choices of");
}

#[test]
fn an_event_that_leaks_is_caught() {
    caught(Flaw::Event, "is told what the table does not show");
}

#[test]
fn a_loaded_sample_is_caught() {
    caught(Flaw::Sample, "sample: chi-squared");
}

#[test]
fn a_lost_piece_is_caught() {
    caught(Flaw::Piece, "audit: ");
}

#[test]
fn a_step_that_reveals_and_does_not_say_so_is_caught() {
    caught(Flaw::Reveals, "learns a secret");
}

#[test]
fn a_step_that_tells_the_seat_itself_a_secret_is_caught() {
    caught(Flaw::Surprise, "could not foresee");
}

#[test]
fn a_refusal_by_an_unwritten_rule_is_caught() {
    caught(Flaw::Rule, "TY-WHIM-1, which the rules do not know");
}

#[test]
fn choices_written_alike_are_caught() {
    caught(Flaw::Notation, "read back as");
}

#[test]
fn a_position_that_forgets_is_caught() {
    caught(Flaw::Position, "the position is read back as another");
}

#[test]
fn payoffs_that_sum_to_more_than_one_are_caught() {
    caught(Flaw::Payoff, "payoffs sum to");
}

#[test]
fn a_question_without_an_answer_is_caught() {
    caught(Flaw::Nothing, "no choice");
}

#[test]
fn a_game_without_an_end_is_caught() {
    caught(Flaw::Endless, " end");
}

/// The views of such a world are in order: only looking into the zones shows that a bot would play with open cards.
#[test]
fn a_zone_that_is_not_dealt_again_is_caught() {
    assert!(run(Flaw::Zone).is_ok());
    let forgetful =
        check_redeal::<Toy>(&Setup::flawed(3, Flaw::Zone), 0..20, 200, |game, viewer| {
            game.hidden_zones(viewer)
        });
    assert!(forgetful.unwrap_err().starts_with("hand C for"));

    let sound = check_redeal::<Toy>(&Setup::standard(3), 0..20, 200, |game, viewer| {
        game.hidden_zones(viewer)
    })
    .unwrap();
    let zones = 3 * 3 + 4;
    assert_eq!(sound.len(), zones, "{sound:?}");
}

#[test]
fn dealing_again_is_uniform() {
    use kernel::{Determinize, Dice, Quiet, Rng, Seat};
    use testkit::uniform::Tally;

    let mut rng = Rng::new(4);
    let game = Toy::start(
        &Setup::standard(2),
        &mut Dice::quick(Rng::new(1)),
        &mut Quiet,
    );
    let own = game.view(Viewer::Seated(Seat(0))).sides[0].hand.clone();
    let own = own.shown().unwrap();
    let mut first = Tally::default();
    for _ in 0..5_000 {
        let world = game.determinize(Viewer::Seated(Seat(0)), &mut rng);
        let hand = world.view(Viewer::Seated(Seat(1))).sides[1].hand.clone();
        let hand = hand.shown().unwrap().clone();
        first.add(hand[rng.below(3) as usize]);
    }
    let weights: Vec<(u8, f64)> = (1..=5)
        .map(|card| {
            let held = own.iter().filter(|own| **own == card).count();
            (card, 4.0 - held as f64)
        })
        .collect();
    first.check(&weights).unwrap();
}
