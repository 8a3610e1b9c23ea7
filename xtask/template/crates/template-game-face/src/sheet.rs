//! The whole table as text.

use face::Section;
use kernel::{Phrase, Seen, Value};
use template_game::{Side, View};

pub(crate) fn sheet(view: &View) -> Vec<Section> {
    let sides = view.sides.iter().map(side);
    [table(view)].into_iter().chain(sides).collect()
}

/// Values one after the other, joined as the language does it.
pub(crate) fn cards(cards: &[u8]) -> Value {
    let one = |card: &u8| Phrase::new("one-card").with("card", *card);
    Value::List(cards.iter().map(one).collect())
}

fn table(view: &View) -> Section {
    Section {
        title: Phrase::new("sheet-table"),
        seat: None,
        lines: vec![
            Phrase::new("sheet-total")
                .with("total", view.total)
                .with("goal", view.goal),
            Phrase::new("sheet-played").with("cards", cards(&view.played)),
            Phrase::new("sheet-deck").with("cards", view.deck),
        ],
    }
}

fn side(side: &Side) -> Section {
    let line = match &side.hand {
        Seen::Shown(hand) => Phrase::new("sheet-hand").with("cards", cards(hand)),
        Seen::Hidden => Phrase::new("sheet-cards").with("cards", side.cards),
    };
    Section {
        title: Phrase::new("sheet-side").with("seat", side.seat),
        seat: Some(side.seat),
        lines: vec![line],
    }
}
