//! What was selected, as a chain of answers.
//!
//! | field | value |
//! |---|---|
//! | `answer` | one answer in notation; where there is any, nothing else counts |
//! | `card` | a selected card of the hand and its number among equal ones: `purple elf 2`; once for each card, in any order |
//! | `leader` | the selected card that leads; without it, or if it is not selected any more, the first one that can lead |

use ethnos::{Card, Choice, Colour, Kind, Question, Tribe, View};
use face::Fields;
use kernel::{Phrase, Value};

use super::cards::notation;

pub(crate) fn read(view: &View, fields: &[(String, String)]) -> Result<Vec<String>, Phrase> {
    let fields = Fields(fields);
    if let Some(answers) = fields.answers() {
        return Ok(answers);
    }
    let mut cards: Vec<Picked> = Vec::new();
    for value in fields.all("card") {
        let picked = Picked::read(view, value)?;
        if picked.nth.is_none() || !cards.contains(&picked) {
            cards.push(picked);
        }
    }
    let kinds: Vec<Kind> = cards.iter().map(|card| card.kind).collect();
    let chain = match view.question {
        Question::Turn | Question::Another => {
            let wanted = fields
                .all("leader")
                .next()
                .map(|value| Picked::read(view, value));
            let at = leader(view, &cards, wanted.transpose()?)?;
            let mut others = kinds;
            let leader = others.remove(at);
            view.band_chain(leader, &others)
        }
        Question::Members => view.members_chain(&kinds),
        Question::Keep { .. } => view.keep_chain(&kinds),
        _ => return Err(Phrase::new("form-choose")),
    };
    Ok(chain
        .into_iter()
        .map(|choice| write(view, choice))
        .collect())
}

/// Which of the selected cards leads.
fn leader(view: &View, cards: &[Picked], wanted: Option<Picked>) -> Result<usize, Phrase> {
    if cards.is_empty() {
        return Err(Phrase::new("form-no-cards"));
    }
    let exactly = cards.iter().position(|card| Some(*card) == wanted);
    let alike = || {
        cards
            .iter()
            .position(|card| wanted.is_some_and(|wanted| wanted.kind == card.kind))
    };
    let leads = |card: &Picked| view.card(card.kind).colour.is_some();
    let any = || cards.iter().position(leads);
    exactly.or_else(alike).or_else(any).ok_or_else(|| {
        let wild = view.card(cards[0].kind).tribe;
        Phrase::new("form-no-leader").with("tribe", crate::say::tribe(wild))
    })
}

/// A card of the hand that was selected.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Picked {
    kind: Kind,
    nth: Option<u8>,
}

impl Picked {
    fn read(view: &View, text: &str) -> Result<Self, Phrase> {
        let (name, nth) = match text.rsplit_once(' ') {
            Some((name, number)) if number.parse::<u8>().is_ok() => (name, number.parse().ok()),
            _ => (text, None),
        };
        let kind = read_card(name).and_then(|card| view.kind(card));
        let unknown =
            || Phrase::new("form-unknown-card").with("text", Value::Text(text.to_owned()));
        kind.map(|kind| Self { kind, nth }).ok_or_else(unknown)
    }
}

/// `purple elf`, or `skeleton`.
pub(super) fn read_card(text: &str) -> Option<Card> {
    let (colour, tribe) = match text.split_once(' ') {
        Some((colour, tribe)) => (Some(Colour::named(colour)?), tribe),
        None => (None, text),
    };
    let tribe = Tribe::named(tribe)?;
    Some(Card { tribe, colour })
}

/// An answer about cards, in notation.
fn write(view: &View, choice: Choice) -> String {
    let card = |verb: &str, kind: Kind| format!("{verb} {}", notation(view.card(kind)));
    match choice {
        Choice::Lead(kind) => card("lead", kind),
        Choice::Join(kind) => card("join", kind),
        Choice::Keep(kind) => card("keep", kind),
        Choice::Close => "close".to_owned(),
        _ => "decline".to_owned(),
    }
}
