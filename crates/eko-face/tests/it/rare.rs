//! Questions that are seldom asked, and ends that seldom come: what the page says then.

use eko::{Eko, Stage, View};
use eko_face::EkoFace;
use face::{Face, Forecast, Language, Offer};
use kernel::{Game, Notation, Seat, Viewer};

use crate::pages::{page, scene};
use crate::{setup, words};

const MOON: &str = "seats=2 +temple-of-the-moon board=A0m13,B0o14,C0l16,D0j15,O0k12,F0n10,G0p11";
const SAND: &str = "seats=2 +temple-of-the-sand board=A0m13,B0o14,C0l16,D0j15,N0k12,F0n10,G0p11";

fn view(wish: &str, position: &str, seat: u8) -> View {
    let state = Eko::read_position(&setup(wish), position).unwrap();
    state.view(Viewer::Seated(Seat(seat)))
}

/// The table after these answers.
fn after(view: &View, answers: &[&str]) -> View {
    answers.iter().fold(view.clone(), |view, answer| {
        view.then(view.read(answer).unwrap())
    })
}

/// What the page of the asked player shows.
fn asked(view: &View, language: Language) -> String {
    let words = words(language);
    let offers: Vec<_> = view
        .choices()
        .into_iter()
        .map(|choice| Offer {
            choice,
            notation: view.write(choice),
            sentence: words.say(&EkoFace::option(view, choice)),
        })
        .collect();
    page(view, &offers, &words)
}

/// EK-A6: each captive that can be given says who holds whom then, and the points of both.
#[test]
fn an_exchange_says_what_it_changes() {
    let position = "stack m12: A 2 emperor\nstack n12: B 1 emperor\nstack o9: B 2\nstack k14: C 2\nstack p12: D 2\nprison B: C D";
    let before = view("seats=4 board=standard", position, 0);
    let robbed = after(&before, &["lift m12", "to n12"]);
    assert_eq!(robbed.stage, Stage::Exchange { by: Seat(1) });
    let page = asked(&robbed, Language::English);
    assert!(page.contains("A holds C's Emperor then; you keep the rest."));
    assert_eq!(page.matches("You: 6 → 3 points. A: 3 → 3.").count(), 2);
    let polish = asked(&robbed, Language::Polish);
    assert_eq!(polish.matches("Ty: 6 → 3 pkt.").count(), 2);
}

/// EK-V-M2: where a disc lands nothing moves, and where it is added the height is told as everywhere.
#[test]
fn a_disc_lands() {
    let position = "phase: reinforcement\nso far: acted marched\nstack k13: A 1 emperor\nstack p13: A 4\nstack o9: B 2 emperor\nreserve A: 5\nbuilding k12: A encampment\nbuilding n15: B encampment";
    let landing = after(&view(MOON, position, 0), &["moon"]);
    let page = asked(&landing, Language::English);
    assert!(page.contains("Place it on one of "), "{page}");
    assert!(!page.contains("Move to one of "));
    assert!(page.contains("Your disc") && page.contains("→ 2"));
}

/// EK-A26: the Emperor is never banished, so no crown stands at his stack's tag.
#[test]
fn no_crown_is_promised_to_the_sand() {
    let position = "stack k13: A 2 emperor\nstack o9: B 2 emperor\nstack p12: B 1\nreserve A: 4\nbuilding k12: A encampment";
    let page = asked(
        &after(&view(SAND, position, 0), &["sand"]),
        Language::English,
    );
    let tags: Vec<&str> = page.split("class=\"tag\"").skip(1).collect();
    assert_eq!(tags.len(), 2, "two stacks can lose a disc");
    for tag in tags {
        let tag = tag.split("</label>").next().unwrap();
        assert!(!tag.contains("#i-crown"), "{tag}");
    }
}

/// EK-W3, EK-W4: the forecast names the end that a move brings.
#[test]
fn an_end_is_foretold_by_its_name() {
    let both = "stack m12: A 1\nstack n12: B 4 emperor\nstack o9: B 1\nreserve A: 0 emperor\nbuilding m13: A tower\nbuilding k15: A castle\nbuilding l16: A tower\nbuilding o10: A tower";
    let empty = "stack m12: A 1 emperor\nstack n12: B 4\nreserve B: 1 emperor";
    for (position, says) in [(both, "both win"), (empty, "no one wins")] {
        let before = view("seats=2 board=standard", position, 0);
        let chain = ["lift m12", "to n12"].map(str::to_owned);
        let lifted = after(&before, &["lift m12"]);
        let forecast = Forecast {
            chain: &chain,
            events: &lifted.brings(lifted.read("to n12").unwrap()),
            after: &after(&lifted, &["to n12"]),
            steps: 2,
            refusal: None,
        };
        let words = words(Language::English);
        let told = EkoFace::foretold(&scene(&before, &[], &words), &forecast).into_string();
        assert!(told.contains(says), "{told}");
    }
}
