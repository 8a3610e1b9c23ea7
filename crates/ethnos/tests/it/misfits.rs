//! Cards that make no Band together are refused by the Band's own rule, whatever question, roll or turn would come after the part
//! of them that does (ET-BAND-2, ET-BAND-3, ET-BAND-5).

use ethnos::{Card, Choice, Ethnos, Kind, Question};
use kernel::{Game, Rng, Turn, Viewer};
use referee::{ChainRefusal, Match, Seed};

use crate::tables::table;

/// How often a selection was refused by which rule.
#[derive(Default, Debug)]
struct Refused {
    neither: u32,
    mixed: u32,
    disordered: u32,
}

/// One tribe or one colour, wild cards aside.
fn is_band(cards: &[Card]) -> bool {
    let plain: Vec<&Card> = cards.iter().filter(|card| card.colour.is_some()).collect();
    plain.iter().all(|card| card.tribe == plain[0].tribe)
        || plain.iter().all(|card| card.colour == plain[0].colour)
}

/// Tries a Leader and two more cards of the hand, as a page would send them; and, if they fit, the two in the wrong order.
fn try_some(game: &mut Match<Ethnos>, rng: &mut Rng, refused: &mut Refused) {
    let Turn::Ask(seat) = game.game().turn() else {
        return;
    };
    let view = game.game().view(Viewer::Seated(seat));
    let hand = view.side(seat).hand.shown().expect("one's own").clone();
    if !matches!(view.question, Question::Turn | Question::Another) || hand.len() < 3 {
        return;
    }
    let mut left = hand;
    let three: [Card; 3] = std::array::from_fn(|_| {
        let at = rng.below(left.len() as u32) as usize;
        left.swap_remove(at)
    });
    let [leader, one, two] = three.map(|card| view.kind(card).expect("a card of this table"));
    if three[0].colour.is_none() {
        return;
    }
    let chain = if !is_band(&three) {
        view.band_chain(leader, &[one, two])
    } else if one != two {
        let (low, high): (Kind, Kind) = (one.min(two), one.max(two));
        vec![Choice::Lead(leader), Choice::Join(high), Choice::Join(low)]
    } else {
        return;
    };
    let why = game.submit(seat, &chain).map(<[_]>::len);
    let why = why.expect_err("no Band, or not in order");
    let foreseen = game.preview(seat, &chain).refusal;
    assert_eq!(foreseen.as_ref(), why.refusal(), "{chain:?}");
    let count = match rule(&why) {
        "ET-BAND-2" => &mut refused.neither,
        "ET-BAND-3" => &mut refused.mixed,
        "ET-BAND-5" if is_band(&three) => &mut refused.disordered,
        other => panic!("{chain:?} is refused by {other}: {why}"),
    };
    *count += 1;
}

fn rule(refused: &ChainRefusal) -> &'static str {
    let rule = refused.refusal().and_then(kernel::Refusal::rule);
    rule.map_or("no rule", |rule| rule.0)
}

#[test]
fn what_is_no_band_is_refused_by_the_rule_of_bands() {
    let mut refused = Refused::default();
    for setup in [
        "edition=first seats=4 tribes=centaur,dwarf,elf,giant,orc,skeleton",
        "edition=first seats=2 tribes=halfling,merfolk,troll,wingfolk,wizard",
        "edition=second seats=3 tribes=owl,rabbit,red-panda,tiger,dog +recruitment",
    ] {
        let setup = table(setup);
        for seed in 0..12 {
            let mut rng = Rng::stream(&[seed, 5]);
            let mut game = Match::<Ethnos>::new(setup.clone(), Seed::from_number(seed));
            while let Turn::Ask(seat) = game.game().turn() {
                try_some(&mut game, &mut rng, &mut refused);
                let mut offered = Vec::new();
                game.game().choices(&mut offered);
                let choice = *rng.pick(&offered).expect("something is offered");
                game.submit(seat, &[choice]).expect("it was offered");
            }
        }
    }
    let Refused {
        neither,
        mixed,
        disordered,
    } = refused;
    assert!(
        neither > 50 && mixed > 10 && disordered > 10,
        "{neither} {mixed} {disordered}"
    );
}
