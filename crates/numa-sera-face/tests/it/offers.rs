//! Offers that answer offers, and what is said of those that were agreed on.

use face::{Face, Language};
use kernel::{Game, Seat, Turn, Viewer};
use numa_sera::{Event, NumaSera, Question, Terms};
use numa_sera_face::NumaSeraFace;

use super::pages::{Look, all, watch};
use super::{content, words};

/// The offer that a counter-offer answers, while nothing of the counter-offer is written yet.
fn answered(game: &NumaSera, seat: Seat, remembered: &[(usize, Event)]) -> Option<Terms> {
    let view = game.view(Viewer::Seated(seat));
    let trade = view.trade.as_ref()?;
    let written = trade.terms.shown()?;
    let drafts = matches!(view.asked, Some((_, Question::Draft))) && *written == Terms::default();
    let last = remembered.iter().rev().find_map(|(_, event)| match event {
        Event::Offering { .. } => Some(None),
        Event::Offered { seat, terms, .. } => Some(Some((*seat, terms.clone()))),
        _ => None,
    });
    let (by, terms) = last.flatten().filter(|_| drafts)?;
    (by == trade.to).then_some(terms)
}

/// NS-D11: whoever answers an offer by another changes what is there.
#[test]
fn a_counter_offer_begins_with_what_it_answers() {
    let words = words(Language::English);
    let (mut begun, mut parts) = (0, 0);
    for seed in 1..40 {
        watch("seats=2 promises=honour", seed, |game, remembered| {
            let Turn::Ask(seat) = game.turn() else {
                return;
            };
            let Some(terms) = answered(game, seat, remembered) else {
                return;
            };
            let look = Look {
                game,
                viewer: Viewer::Seated(seat),
                words: &words,
                remembered,
            };
            let page = look.page();
            let view = game.view(Viewer::Seated(seat));
            let has = |one: Seat| view.player(one).unwrap().capital;
            let to = view.trade.as_ref().unwrap().to;
            let field = |name: &str| {
                let field = page.split(&format!("name=\"{name}\" value=\"")).nth(1);
                field.unwrap().split('"').next().unwrap().to_owned()
            };
            assert_eq!(field("give"), terms.want.min(has(seat)).to_string());
            assert_eq!(field("want"), terms.give.min(has(to)).to_string());
            let marked = |part: &str| page.contains(&format!("value=\"{part}\" checked"));
            assert_eq!(marked("want truce"), terms.promise_truce);
            assert_eq!(marked("promise truce"), terms.want_truce);
            parts += all(&page, "name=\"part\" value=\"").count();
            begun += 1;
            if terms.give > 0 {
                assert!(page.contains("will read:"), "it is told as it stands");
            }
        });
    }
    assert!(
        begun > 0 && parts > 0,
        "nobody answered an offer by another"
    );
}

/// What was wanted is got once both have agreed.
#[test]
fn a_trade_says_who_gets_what() {
    let setup = "seats=2".parse().unwrap();
    let setup = <NumaSera as kernel::Published>::set_up(&content(), &setup).unwrap();
    let mut dice = kernel::Dice::quick(kernel::Rng::new(1));
    let game = NumaSera::start(&setup, &mut dice, &mut kernel::Quiet);
    let terms = Terms {
        give: 3,
        want: 2,
        want_truce: true,
        ..Terms::default()
    };
    let (seat, with) = (Seat(0), Seat(1));
    let traded = Event::Traded { seat, with, terms };
    let told = NumaSeraFace::told(&game.view(Viewer::Spectator), &traded).unwrap();
    let said = |language| words(language).say(&told.phrase);
    assert_eq!(
        said(Language::English),
        "A trades with B: gives 3 Capital, gets 2 Capital and is promised a truce for the next turn."
    );
    assert_eq!(
        said(Language::Polish),
        "A wymienia się z graczem B: daje 3 Kapitału, dostaje 2 Kapitału i dostaje obietnicę rozejmu na następną turę."
    );
}
