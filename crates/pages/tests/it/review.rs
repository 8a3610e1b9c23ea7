//! Reviews of matches that are over, with invented ones.

use face::Words;
use kernel::Seat;
use maud::Markup;
use pages::review::{
    self, Costly, Graph, GraphPoint, ReviewPage, ReviewSeat, Sheet, Turning, WeighedOption, Wish,
    Work,
};
use pages::shell::{self, Place, Theme};

use super::samples::{SLY, shell};

/// What can be asked of the invented review.
const WISH: Wish = Wish {
    seat: Seat(1),
    everyone: true,
    whole: false,
    decision: Some(30),
    until: None,
};

pub(crate) fn pages(words: &Words, theme: Theme) -> Vec<(String, Markup)> {
    let work = Work {
        part: 0.4,
        looked_at: 3,
        all: 9,
    };
    let veiled = Wish {
        until: Some(40),
        ..WISH
    };
    let all = [
        ("review", drawn(words, WISH, None)),
        ("review-computing", drawn(words, WISH, Some(work))),
        ("review-veiled", drawn(words, veiled, None)),
        ("review-offer", review::review_offer("/t/k3f9", SLY, words)),
    ];
    let shell = shell(theme, "Review", Place::Elsewhere);
    let pages = all.into_iter();
    pages
        .map(|(name, body)| (name.to_owned(), shell::page(&shell, words, &body)))
        .collect()
}

fn drawn(words: &Words, wish: Wish, work: Option<Work>) -> Markup {
    seen_by(Some(Seat(1)), words, wish, work)
}

fn seen_by(you: Option<Seat>, words: &Words, wish: Wish, work: Option<Work>) -> Markup {
    let points: Vec<GraphPoint> = (0..10).map(point).collect();
    let chapters = [(0, "Age I"), (40, "Age II")];
    let costly = costly();
    let sentences = ["Draw a card".to_owned(), SLY.to_owned()];
    let options = [0.2, 0.31, 0.25].map(|chance| WeighedOption {
        sentences: &sentences,
        facts: &sentences,
        chance,
        margin: 0.02,
    });
    let turning = [turn(20, 0.2, false), turn(50, -0.1, true)];
    let result = [1.0, 0.0, 0.0];
    let page = ReviewPage {
        path: "/t/k3f9",
        title: SLY,
        about: "Ethnos",
        sentence: wish.until.is_none().then_some("Olek wins."),
        wish,
        seats: &[seat(0, "Ewa", you), seat(1, SLY, you), seat(2, "Jan", you)],
        graph: Graph {
            points: &points,
            end: 100,
            chapters: &chapters,
            result: (wish.until.is_none() && work.is_none()).then_some(&result[..]),
            until: wish.until.unwrap_or(usize::MAX),
        },
        costly: std::slice::from_ref(&costly),
        decisions: (7, 1),
        is_open: false,
        chosen: Some(Sheet {
            costly: costly.clone(),
            options: &options,
        }),
        turning: &turning[..if wish.until.is_some() { 1 } else { 2 }],
        work,
        depth: 1.0,
    };
    review::review_page(&page, words)
}

fn point(nth: usize) -> GraphPoint {
    let own = 0.3 + 0.05 * nth as f32;
    let rest = (1.0 - own) / 2.0;
    GraphPoint {
        step: 10 * nth,
        chances: vec![(rest, 0.02), (own, 0.03), (rest, 0.02)],
    }
}

fn seat(nth: u8, name: &'static str, you: Option<Seat>) -> ReviewSeat<'static> {
    ReviewSeat {
        seat: Seat(nth),
        name,
        you: you == Some(Seat(nth)),
        accuracy: 0.9,
        classes: [20, 5, 2, 1, 0],
        start: 0.33,
        play: -0.2,
        others: 0.1,
        luck: -0.23,
        result: 0.0,
    }
}

fn costly() -> Costly<'static> {
    Costly {
        step: 30,
        seat: Seat(1),
        name: SLY,
        at: "Age I, step 31",
        played: "Draw a card",
        better: "Play a Band",
        loss: 0.11,
        margin: 0.02,
        class: "blunder",
        sureness: 3,
    }
}

fn turn(step: usize, change: f32, is_luck: bool) -> Turning<'static> {
    Turning {
        step,
        at: "Age I, step 21",
        told: SLY,
        seat: Seat(1),
        name: "Ewa",
        change,
        is_luck,
    }
}

#[cfg(test)]
fn english() -> Words {
    ::pages::words(face::Language::English, &[]).expect("we ship it")
}

/// Few points are told with a tenth, as people write it.
#[test]
fn margins_have_the_comma_of_their_language() {
    let drawn = |words: &Words| drawn(words, WISH, None).into_string();
    let polish = ::pages::words(face::Language::Polish, &[]).expect("we ship it");
    assert!(drawn(&english()).contains("−11<small>±2.0"));
    let polish = drawn(&polish);
    assert!(polish.contains("−11<small>±2,0") && !polish.contains("±2.0"));
}

#[test]
fn shares_fill_the_graph_from_the_bottom_up() {
    let page = drawn(&english(), WISH, None).into_string();
    // Seat B is at the bottom: 30 % of a height of 300 to begin with, nothing at the end; the uppermost always fills it.
    assert!(
        page.contains("class=\"sb p2 me\" d=\"M0.0 210.0L"),
        "{page}"
    );
    assert!(page.contains("class=\"sb p3\" d=\"M0.0 0.0L"), "{page}");
    assert!(page.contains("L1000.0 300.0L1000.0 300L0.0 300Z"), "{page}");
    assert!(page.contains("class=\"ci\""), "the interval is hatched");
    assert!(
        page.contains("<table class=\"t\">") && page.contains("30%<small> ±3"),
        "{page}"
    );
}

#[test]
fn nothing_after_the_veil_is_told() {
    let veiled = Wish {
        until: Some(40),
        ..WISH
    };
    let page = drawn(&english(), veiled, None).into_string();
    assert!(!page.contains("Olek wins") && !page.contains("Luck and play"));
    assert!(page.contains("class=\"unknown\""), "the rest is hatched");
    assert!(!page.contains("L500.0 "), "no point after the veil");
}

#[test]
fn every_view_has_an_address() {
    let address = WISH.address("/t/k3f9");
    assert_eq!(address, "/t/k3f9/review?seat=2&whose=all&d=30");
    let page = drawn(&english(), WISH, None).into_string();
    assert!(
        page.contains("href=\"/t/k3f9/review?seat=2&amp;d=30\"")
            || page.contains("href=\"/t/k3f9/review?seat=2\"")
    );
    assert!(
        page.contains("/t/k3f9?step=30&amp;as=2"),
        "the position, as the seat saw it"
    );
}

#[test]
fn only_players_are_offered_their_positions() {
    let offered = |you| {
        let page = seen_by(you, &english(), WISH, None).into_string();
        page.contains("<a href=\"/practice\">Practise yours")
    };
    assert!(offered(Some(Seat(1))));
    assert!(!offered(None), "a match that was brought in from a file");
}

/// What all options begin with tells nothing of what is compared: it stands above them, once.
#[test]
fn a_shared_beginning_is_told_once() {
    let page = drawn(&english(), WISH, None).into_string();
    assert!(
        page.contains("All of these begin with: Draw a card"),
        "{page}"
    );
    assert_eq!(page.matches("<b>Draw a card</b>").count(), 1, "in the list");
    let moves = page.split("<ol class=\"moves\">").nth(1).expect("moves");
    let list = moves.split("</ol>").next().expect("their end");
    assert_eq!(list.matches("class=\"differs\"").count(), 1, "{list}");
    let same = list.split("class=\"differs\"").next().expect("a beginning");
    assert!(same.contains(">Draw a card</li>"), "{list}");
}

#[test]
fn a_review_in_progress_promises_nothing() {
    let work = Work {
        part: 0.6,
        looked_at: 9,
        all: 9,
    };
    let page = drawn(&english(), WISH, Some(work)).into_string();
    assert!(page.contains("A longer look") && page.contains("Costliest so far"));
    assert!(page.contains("data-works") && !page.contains("cost 2 points or more"));
}

/// Where nothing is dealt or rolled, what play does not explain is not called luck.
#[test]
fn turning_points_say_whether_they_were_mistakes() {
    let page = drawn(&english(), WISH, None).into_string();
    assert!(page.contains("a costly decision") && page.contains("no mistake found"));
    assert!(
        page.contains("href=\"/t/k3f9/review?seat=2&amp;whose=all&amp;d=20#decision\""),
        "a costly decision leads to what would have been better"
    );
    assert!(
        page.contains("/t/k3f9?step=50&amp;as=0"),
        "the rest to the table"
    );
}
