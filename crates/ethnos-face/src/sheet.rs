//! The whole table as titled lines: for the terminal, plain pages and screen readers.

mod kingdoms;
mod pieces;
mod sides;
mod solo;

use ethnos::View;
use face::Section;
use kernel::Phrase;

use crate::say;

pub(crate) use kingdoms::leaders;

pub(crate) fn sheet(view: &View) -> Vec<Section> {
    let mut sections = vec![age(view), pool(view), kingdoms::section(view)];
    sections.extend(pieces::section(view));
    sections.extend(solo::section(view));
    sections.extend(view.sides.iter().map(|side| sides::section(view, side)));
    sections
}

fn section(title: Phrase, lines: Vec<Phrase>) -> Section {
    Section {
        title,
        seat: None,
        lines,
    }
}

fn age(view: &View) -> Section {
    let deck = &view.deck;
    let title = Phrase::new("sheet-age")
        .with("age", say::age(view.age))
        .with("ages", view.ages);
    let mut lines = vec![
        Phrase::new("sheet-tribes").with("tribes", say::tribes(&view.tribes)),
        Phrase::new("sheet-dragons").with("n", deck.dragons),
        // No one can know more than this: the first Dragon is below these cards (ET-AGE-9).
        Phrase::new("sheet-deck")
            .with("cards", say::size(deck.cards.into()))
            .with("above", deck.above),
        Phrase::new("sheet-first").with("who", say::who(view, view.first)),
    ];
    if view.draw_two {
        lines.push(Phrase::new("sheet-draw-two"));
    }
    if view.refill > 0 {
        lines.push(Phrase::new("sheet-refill").with("n", view.refill));
    }
    section(title, lines)
}

fn pool(view: &View) -> Section {
    let line = if view.pool.is_empty() {
        Phrase::new("sheet-empty")
    } else {
        Phrase::new("sheet-cards").with("cards", say::hand(&view.pool))
    };
    let title = Phrase::new("sheet-pool").with("size", say::size(view.pool.len()));
    section(title, vec![line])
}
