//! What the others did since a player's last decision: a line for each, which leads to its first step.

use catalog::{AnyTable, Eyes, LogLine};
use face::Language;
use kernel::{Seat, Viewer};
use pages::table::RecapLine;

/// What one of them did.
pub(super) struct Recap {
    seat: Option<Seat>,
    step: usize,
    text: String,
}

impl Recap {
    /// Up to step `to`, as `viewer` may know it; to one who does not play or is not asked, the last move.
    pub(super) fn of(
        table: &dyn AnyTable,
        viewer: Viewer,
        language: Language,
        asked: bool,
        to: usize,
    ) -> Vec<Self> {
        let own = match viewer {
            Viewer::Seated(seat) if asked => Some(table.last_answer_of(seat)),
            _ => None,
        };
        let from = match own {
            // A step that the player took themselves is no news, but what came of it by the rules may be.
            Some(last) => last.map_or(1, |step| step + 1),
            None => table.move_from(to),
        };
        let told = table.log(Eyes::Of(viewer), language, from.max(1));
        let told = told
            .into_iter()
            .filter(|line| line.step <= to && !line.heading);
        let news = told.filter(|line| own.is_none() || !viewer_did(viewer, line));
        let mut all: Vec<Self> = Vec::new();
        for line in news {
            match all.iter_mut().find(|known| known.seat == line.seat) {
                Some(known) => {
                    let name = line.seat.map(|seat| table.name(seat, language));
                    known.go_on(&line.text, name.as_deref());
                }
                None => all.push(Self {
                    seat: line.seat,
                    step: line.step,
                    text: line.text,
                }),
            }
        }
        all
    }

    /// What else they did: "Ewa plays a Band; places a marker in Duris." Their name is said once.
    fn go_on(&mut self, text: &str, name: Option<&str>) {
        let more = name.and_then(|name| text.strip_prefix(name));
        let more = more.filter(|more| more.starts_with(' '));
        self.text = match (self.text.strip_suffix('.'), more) {
            (Some(said), Some(more)) => format!("{said};{more}"),
            _ => format!("{} {text}", self.text),
        };
    }

    pub(super) fn line(&self) -> RecapLine<'_> {
        RecapLine {
            seat: self.seat,
            step: self.step,
            text: &self.text,
        }
    }
}

fn viewer_did(viewer: Viewer, line: &LogLine) -> bool {
    line.seat.is_some_and(|seat| viewer.is(seat))
}
