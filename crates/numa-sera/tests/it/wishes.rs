//! What one may ask for of another's hand.

use kernel::{Dice, Game, Notation, Quiet, Seat};
use numa_sera::content::CardKind;
use numa_sera::{Choice, NumaSera};

use super::{content, set_up};

/// One of two Merchant Caravans and one of two Steady Hands were seen to go; B holds a card that A does not know.
const SEEN: &str = "kingdom A: numa-sera
kingdom B: meran
capital A: 5
hand B: ill-omen
discard: merchant-caravan, steady-hand
";

fn wishes(rules: &str) -> Vec<(String, CardKind)> {
    let setup = set_up(&format!("{rules} seats=2 first=A"));
    let mut game = NumaSera::read_position(&setup, SEEN).expect("it is a position");
    game.apply(
        Choice::Offer(Seat(1)),
        &mut Dice::script(vec![]),
        &mut Quiet,
    );
    let mut offered = Vec::new();
    game.choices(&mut offered);
    let content = content();
    let wishes = offered.iter().filter_map(|choice| match choice {
        Choice::WantCard(card) => {
            let info = content.card(*card);
            Some((info.name.clone(), info.kind))
        }
        _ => None,
    });
    wishes.collect()
}

fn names(wishes: &[(String, CardKind)], name: &str) -> bool {
    wishes.iter().any(|(wish, _)| wish == name)
}

/// NS-D11: a Boon never comes to a hand, so the second copy of one that was discarded is no wish; that of a Battle Card is.
#[test]
fn only_cards_that_a_hand_may_hide_are_hoped_for() {
    let wishes = wishes("");
    assert!(names(&wishes, "Steady Hand"), "NS-D11");
    for (wish, kind) in &wishes {
        let hand = matches!(
            kind,
            CardKind::Battle | CardKind::Mythic | CardKind::Pool | CardKind::Item
        );
        assert!(hand, "NS-D11: {wish} is no card for a hand");
    }
}

/// Matches that were begun with versions 2 and 3 are asked what they were asked (NS-D11).
#[test]
fn before_version_4_a_discarded_boon_could_be_asked_for() {
    for rules in ["rules=2", "rules=3"] {
        let wishes = wishes(rules);
        assert!(names(&wishes, "Merchant Caravan"), "NS-D11: {rules}");
        assert!(names(&wishes, "Steady Hand"), "NS-D11: {rules}");
    }
}
