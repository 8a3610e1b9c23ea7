//! The end of a match: who won, what can be done next, and the proof that the deal was fair.

use face::Words;
use face::components::{counter, icon};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::{TableFrame, TableViewer};
use crate::parts::say;

/// How it ended.
#[derive(Clone, Debug)]
pub struct ResultSheet<'a> {
    /// Who won and why, in a sentence.
    pub sentence: &'a str,
    /// Best first.
    pub places: &'a [ResultLine<'a>],
    /// The game's own score sheet, where it draws one.
    pub scores: Option<&'a Markup>,
    /// How often something was taken back after its player had seen what came of it.
    pub take_backs: usize,
    /// The path of the next table, once a rematch was asked for.
    pub rematch: Option<&'a str>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultLine<'a> {
    pub rank: u8,
    /// First place is no victory in a draw, nor where the rules make everyone lose.
    pub won: bool,
    /// `None` for a rival played by the rules.
    pub seat: Option<Seat>,
    pub name: &'a str,
    pub score: i32,
    pub you: bool,
}

/// The deal's hash before the first card, its seed after the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Proof<'a> {
    pub commitment: &'a str,
    pub seed: Option<&'a str>,
    /// What the match file is called when it is downloaded; empty where there is none.
    pub file: &'a str,
}

/// Over the board, until it is closed; then a chip opens it again.
pub(super) fn result(frame: &TableFrame<'_>, words: &Words) -> Markup {
    let Some(result) = &frame.result else {
        return Markup::default();
    };
    html! {
        section.over.result aria-labelledby="result" {
            details #result-sheet.panel.counted[result.scores.is_some()] data-after open {
                summary { (icon("crown")) span { (words.word("game-over")) } span.close { (words.word("ui-close")) } }
                h2 #result { (result.sentence) }
                (places(result, words))
                div.next { (next(frame.path, frame.viewer, result.rematch, words)) }
                @if let Some(scores) = result.scores { div.scores { (scores) } }
                @if result.take_backs > 0 {
                    @let n = u32::try_from(result.take_backs).unwrap_or(u32::MAX);
                    p.label { (icon("undo")) (say(words, Phrase::new("ui-take-backs").with("n", n))) }
                }
                (fair(words))
            }
        }
    }
}

fn places(result: &ResultSheet<'_>, words: &Words) -> Markup {
    html! {
        table.places {
            caption.vh { (words.word("ui-result")) }
            thead.vh { tr { th scope="col" { (words.word("ui-rank")) } th scope="col" { (words.word("ui-name")) } th scope="col" { (words.word("ui-score")) } } }
            tbody {
                @for line in result.places {
                    tr.you[line.you] {
                        td.rank { @if line.won { (icon("crown")) span.vh { (line.rank) } } @else { (line.rank) } }
                        th scope="row" { @if let Some(seat) = line.seat { (counter(seat, 26)) } span { (line.name) } }
                        td.num { (line.score) }
                    }
                }
            }
        }
    }
}

/// What can be done when a match is over: in its sheet, and in the tray once the sheet is closed.
pub(super) fn next(
    path: &str,
    viewer: TableViewer,
    rematch: Option<&str>,
    words: &Words,
) -> Markup {
    html! {
        @match (rematch, viewer) {
            (Some(path), _) => a.btn.primary href=(path) { (icon("again")) (words.word("ui-to-the-rematch")) },
            (None, TableViewer::Spectator) => {}
            (None, _) => form method="post" action={ (path) "/rematch" } data-plain {
                button.btn.primary { (icon("again")) (words.word("ui-rematch")) }
            }
        }
        a.btn href={ (path) "?step=0" } { (icon("play")) (words.word("ui-replay")) }
        a.btn href={ (path) "/review" } { (icon("search")) (words.word("ui-review")) }
        a.btn href={ (path) "/file" } download { (icon("save")) (words.word("ui-export")) }
        a.btn href="/" { (words.word("ui-to-lobby")) }
    }
}

/// The way to [`proof`].
pub(super) fn fair(words: &Words) -> Markup {
    html! { button.btn.quiet.fair type="button" popovertarget="fair" { (icon("shield")) span { (words.word("ui-fair-deal")) } } }
}

/// Before the end the hash alone, after it the seed too: checked by the script as it opens, and by whoever wants to.
pub(super) fn proof(proof: Proof<'_>, words: &Words) -> Markup {
    html! {
        div #fair.sheet.proof popover role="dialog" aria-labelledby="fair-title" {
            h2 #fair-title { (icon("shield")) (words.word("ui-fair-deal")) }
            @if let Some(seed) = proof.seed {
                div data-proof=(seed) data-promise=(proof.commitment) {
                    p.good role="status" hidden { (icon("check")) (words.word("ui-proof-good")) }
                    p.bad role="alert" hidden { (icon("warn")) (words.word("ui-proof-bad")) }
                }
            }
            @else { p { (words.word("ui-fair-before")) } }
            dl {
                dt { (words.word("ui-commitment")) } dd { code { (proof.commitment) } }
                @if let Some(seed) = proof.seed { dt { (words.word("ui-seed")) } dd { code { (seed) } } }
            }
            @if let Some(seed) = proof.seed { (yourself(seed, proof.file, words)) }
            button.btn type="button" popovertarget="fair" popovertargetaction="hide" { (words.word("ui-close")) }
        }
    }
}

/// What to type to find it without this page.
fn yourself(seed: &str, file: &str, words: &Words) -> Markup {
    let command = format!("(printf 'longtable deal '; echo {seed} | xxd -r -p) | sha256sum");
    html! {
        p { (words.word("ui-proof-how")) }
        pre tabindex="0" { code { (command) } }
        @if !file.is_empty() {
            p { (words.word("ui-proof-cards")) }
            pre tabindex="0" { code { "longtable verify " (file) } }
        }
    }
}
