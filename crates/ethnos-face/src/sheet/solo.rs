//! Chief Bruno's Dashboard and the Leaders that he can still use.

use ethnos::{ColumnView, View};
use face::Section;
use kernel::{Phrase, Value};

use crate::say;

pub(super) fn section(view: &View) -> Option<Section> {
    let solo = view.solo.as_ref()?;
    let mut lines: Vec<Phrase> = solo.columns.iter().map(|of| column(view, of)).collect();
    lines.push(Phrase::new("sheet-leaders").with("tribes", say::leaders(&solo.leaders)));
    if !solo.discarded.is_empty() {
        lines.push(Phrase::new("sheet-discarded").with("cards", say::hand(&solo.discarded)));
    }
    let level = Value::Word(format!("level-{}", solo.level.key()));
    let title = Phrase::new("sheet-dashboard").with("level", level);
    Some(super::section(title, lines))
}

/// A column is played at so many cards, or with 0 as soon as its marker fits (ET-SOLO-32, ET-SOLO-33).
fn column(view: &View, column: &ColumnView) -> Phrase {
    Phrase::new("sheet-column")
        .with("kingdom", say::kingdom(view, column.kingdom))
        .with("trigger", column.trigger)
        .with("cards", say::hand(&column.cards))
}
