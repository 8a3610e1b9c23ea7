//! The bench where people build boards of their own: tiles from a palette, what is wrong with them at the tile itself, and the same board
//! as text. Every button sends the whole form with what it does in the field `do`, so that all of it works without script:
//!
//! | `do` | what happens |
//! |---|---|
//! | `pick J`, `take Q0o7` | a tile of the palette, or one of the board, is taken in hand; once more lets go of it |
//! | `put J0p11`, `move Q0o7 Q3p8` | it goes to a place that is offered |
//! | `drop J0 X Y`, `drag Q0o7 X Y` | it goes where the pointer let go of it, counted in spaces and rows from the middle |
//! | `left`, `right`, `off`, `step up` … | the tile in hand is turned, taken off, moved to the next place |
//! | `add` | a tile by the fields `letter`, `turn` and `place` |
//! | `seats 3`, `standard`, `shuffle`, `clear` | for another number of players; another board of the same variants; none |
//! | `undo`, `redo` | by the fields `past` and `future` |
//! | `check` | what is written in the field `text`, as every other deed does too |

mod check; // what is wrong with it, and the text
mod desert; // the board itself
mod desk; // what the form says, and what it does
mod palette; // the tiles in the box
mod plan; // a board as a small picture

use eko::{Board, Content, Draft, Fault};
use face::{Bench, BenchFiles, Order, Words};
use kernel::{Shared, Wanted};
use maud::{Markup, html};

use desk::Desk;

pub(crate) const FILES: BenchFiles = BenchFiles {
    style: include_str!("../assets/bench.css"),
    script: include_str!("../assets/bench.js"),
};

pub(crate) fn bench(content: &Shared<Content>, order: &Order<'_>, words: &Words) -> Bench {
    let desk = Desk::read(content, order);
    let (board, faults) = desk.draft.survey();
    let shown = Shown {
        desk: &desk,
        board: &board,
        faults: &faults,
        order,
        words,
    };
    Bench {
        wanted: desk.draft.wanted(),
        faults: faults.len(),
        refused: !desk.wrong.is_empty(),
        art: palette::art(&desk.draft),
        drawn: shown.drawn(),
    }
}

/// A small picture of the board of a set-up.
pub(crate) fn board(content: &Shared<Content>, wanted: &Wanted) -> Markup {
    plan::picture(&draft_of(content, wanted))
}

/// The board of a set-up; an empty one, if its text is none.
fn draft_of(content: &Shared<Content>, wanted: &Wanted) -> Draft {
    let seats = wanted.seats.unwrap_or(2);
    let text = wanted.options.get("board").map_or("", String::as_str);
    Draft::read(content, seats, text).unwrap_or_else(|_| Draft::new(content, seats, Vec::new()))
}

/// Everything that is drawn.
struct Shown<'a> {
    desk: &'a Desk,
    board: &'a Board,
    faults: &'a [Fault],
    order: &'a Order<'a>,
    words: &'a Words,
}

impl Shown<'_> {
    fn drawn(&self) -> Markup {
        let Desk { draft, .. } = self.desk;
        html! {
            div.bench #bench data-said=(self.said()) data-rules=(self.order.rules) {
                input type="hidden" name="board" value=(draft.text());
                input type="hidden" name="players" value=(draft.seats());
                input type="hidden" name="hand" value=(self.desk.hand.write());
                input type="hidden" name="past" value=(self.desk.past.join("|"));
                input type="hidden" name="future" value=(self.desk.future.join("|"));
                (palette::palette(self))
                (desert::desert(self))
                (check::check(self))
            }
        }
    }

    fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    fn say(&self, phrase: &kernel::Phrase) -> String {
        self.words.say(phrase)
    }
}

/// What a button does.
fn deed(name: &str, what: impl std::fmt::Display) -> String {
    format!("{name} {what}")
}
