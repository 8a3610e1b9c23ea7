//! What is wrong with the board, each reason with its rule and its tiles; and the board as text.

use eko::{Draft, Fault, Terrain};
use face::components::{icon, rule_link};
use kernel::{Phrase, Value};
use maud::{Markup, html};

use super::palette::back;
use super::{Shown, deed};

pub(super) fn check(shown: &Shown<'_>) -> Markup {
    let n = shown.faults.len();
    let chip = Phrase::new("bench-mend").with("n", n as u32);
    html! {
        section.check.panel #bench-check aria-labelledby="bench-check-title" {
            div.hd {
                h2 #bench-check-title { (shown.word("bench-check")) }
                @if n > 0 { span.chip.mend { (shown.say(&chip)) } } @else { span.chip.ok { (icon("check")) (shown.word("bench-ready")) } }
            }
            ul.checks {
                @for fault in shown.faults { (wrong(shown, fault)) }
                @if n == 0 { (right(shown, "bench-fine")) }
                (counts(shown))
            }
            (text(shown))
            (by_name(shown))
            p.hint.bykeys hidden { (shown.word("bench-keys")) }
            (shown.order.beside)
        }
    }
}

fn wrong(shown: &Shown<'_>, fault: &Fault) -> Markup {
    html! {
        li.no {
            (icon("warn"))
            span {
                (shown.say(&fault.why)) " "
                @if let Some(rule) = fault.rule { (rule_link(shown.words, shown.order.rules, rule.0)) }
                @if !fault.tiles.is_empty() {
                    span.which {
                        @for tile in &fault.tiles {
                            @let says = Phrase::new("bench-show").with("tile", Value::Text(tile.to_string()));
                            button.letter.flat.{ "b-" (back(tile.letter)) } name="do" value=(deed("take", tile))
                                aria-label=(shown.say(&says)) title=(shown.say(&says)) { span.tl { (tile.letter) } }
                        }
                    }
                }
            }
        }
    }
}

fn right(shown: &Shown<'_>, key: &str) -> Markup {
    html! { li.ok { (icon("check")) span { (shown.word(key)) } } }
}

/// What the board holds: so many spaces of each kind that matters.
fn counts(shown: &Shown<'_>) -> Markup {
    let board = shown.board;
    let sites = |terrain| board.sites_of(terrain).len();
    let spaces = board.all_spaces().without(board.tempests()).len();
    let says = Phrase::new("bench-holds")
        .with("spaces", spaces)
        .with("wanted", u32::from(shown.desk.draft.seats()) * 16)
        .with("capitals", sites(Terrain::Capital))
        .with("mountains", sites(Terrain::Mountain))
        .with("tempests", board.tempests().len());
    html! { li.holds { span aria-hidden="true" { "·" } span { (shown.say(&says)) } } }
}

fn text(shown: &Shown<'_>) -> Markup {
    let wrong = &shown.desk.wrong;
    let written = &shown.desk.text;
    html! {
        div.field.astext {
            label.label for="bench-text" { (shown.word("bench-text")) }
            textarea #bench-text name="text" rows="4" maxlength="2000" spellcheck="false" autocomplete="off" autocapitalize="off"
                aria-describedby="bench-text-hint bench-wrong" aria-invalid=[(!wrong.is_empty()).then_some("true")] { (written) }
            div #bench-wrong role="alert" {
                @for why in wrong { p.note { (icon("warn")) span { (shown.say(why)) } } }
            }
            p.hint #bench-text-hint { (shown.word("bench-text-hint")) }
            div.go {
                button.btn name="do" value="check" data-check { (icon("check")) (shown.word("bench-check-text")) }
                button.btn type="button" data-copy=(written) data-done=(shown.word("bench-copied")) hidden { (icon("copy")) span { (shown.word("bench-copy")) } }
            }
        }
    }
}

/// A tile by its letter, its turn and its place: for those who neither point nor draw.
fn by_name(shown: &Shown<'_>) -> Markup {
    let (large, variants) = Draft::letters();
    html! {
        details.byname {
            summary { (shown.word("bench-by-name")) }
            div.three {
                label.field { span.label { (shown.word("bench-letter")) }
                    select name="letter" { @for letter in large.into_iter().chain(variants) { option value=(letter) { (letter) } } }
                }
                label.field { span.label { (shown.word("bench-turn")) }
                    select name="turn" { @for turn in 0..6 { option value=(turn) { (turn) } } }
                }
                label.field { span.label { (shown.word("bench-place")) }
                    input type="text" name="place" maxlength="3" placeholder="m13" autocomplete="off" autocapitalize="off";
                }
            }
            button.btn name="do" value="add" { (icon("plus")) (shown.word("bench-add")) }
        }
    }
}

impl Shown<'_> {
    /// What a screen reader hears after each deed: the tile in hand, and how much is to be mended.
    pub(super) fn said(&self) -> String {
        let tile = self.desk.hand.tile().map(|tile| {
            Phrase::new("bench-lies")
                .with("tile", Value::Text(tile.letter.to_string()))
                .with("place", Value::Text(tile.at.to_string()))
                .with("turn", tile.turn)
        });
        let wrong = self.desk.wrong.iter().cloned();
        let n = self.faults.len();
        let state = if n == 0 {
            Phrase::new("bench-ready")
        } else {
            Phrase::new("bench-mend").with("n", n as u32)
        };
        let said: Vec<String> = wrong
            .chain(tile)
            .chain([state])
            .map(|phrase| self.say(&phrase))
            .collect();
        said.join(" ")
    }
}
