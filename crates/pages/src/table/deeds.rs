//! What a viewer can do besides answering: undo, ask for a hint, allow an undo, hand a seat over, give up.

use face::components::icon;
use face::{Occupant, Sitter, Words};
use kernel::Seat;
use maud::{Markup, html};

use super::{TableFrame, TableTurn, TableViewer, chat};
use crate::parts::deed;

/// Whether the last answer can be undone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Undo<'a> {
    Nothing,
    Possible,
    /// Alone with bots: back to the last decision, whatever came after it.
    Decision,
    /// Why not, in a sentence.
    Refused(&'a str),
    /// Not alone, because of this; but the others may agree.
    Ask(&'a str),
}

/// Giving up, for the seat at the screen.
#[derive(Clone, Debug)]
pub struct Concede {
    pub seat: Seat,
    /// What would become of the seat and the game, with a link to the rule.
    pub aftermath: Markup,
}

/// A request to undo, which every seated player must allow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Consent<'a> {
    pub by: Seat,
    pub name: &'a str,
    /// Who has not agreed yet.
    pub waits_for: &'a [&'a str],
    /// Whether the viewer is among them.
    pub yours: bool,
}

/// An option that a bot would consider, best first.
#[derive(Clone, PartialEq, Debug)]
pub struct HintLine<'a> {
    /// What its answers are, in notation, to be sent as `answer`.
    pub chain: &'a [String],
    pub sentence: &'a str,
    /// The estimated chance to win and half the width of its interval, 0 to 1.
    pub chance: f32,
    pub margin: f32,
    /// What speaks for it or against it. An option about which nothing can be said is no advice and is left out.
    pub facts: &'a [String],
    /// The places on the table that it is about: see [`face::Face::places`].
    pub places: &'a [String],
}

/// Always at hand: at the foot of the side panel, on a phone at the foot of the page.
pub(super) fn bar(frame: &TableFrame<'_>, words: &Words) -> Markup {
    let sheet = |leaf: &str, picture: &str, key: &str| {
        html! {
            button.btn.ph type="button" popovertarget="side" data-leaf-of=(leaf) { (icon(picture)) span { (words.word(key)) } @if leaf == "chat" { (chat::badge(words)) } }
        }
    };
    html! {
        nav.deeds aria-label=(words.word("ui-deeds")) {
            (undo(frame, words))
            (hint(frame, words))
            (sheet("log", "log", "ui-log"))
            (sheet("chat", "chat", "ui-chat"))
            (sheet("moves", "list", "ui-moves"))
        }
    }
}

fn undo(frame: &TableFrame<'_>, words: &Words) -> Markup {
    let label = |key: &str| html! { (icon("undo")) span { (words.word(key)) } };
    let form = |key: &str, why: Option<&str>| {
        html! {
            form method="post" action={ (frame.path) "/undo" } {
                input type="hidden" name="step" value=(frame.step);
                button.btn data-key="u" title=[why] { (label(key)) }
            }
        }
    };
    match &frame.undo {
        Undo::Nothing => Markup::default(),
        Undo::Possible => form("ui-undo", None),
        Undo::Decision => form("ui-undo", Some(&words.word("ui-undo-decision"))),
        Undo::Ask(why) => html! { (form("ui-undo-ask", Some(why))) p.why.note { (why) } },
        Undo::Refused(why) => html! {
            button.btn type="button" aria-disabled="true" aria-describedby="undo-why" data-key="u" data-why=(why) { (label("ui-undo")) }
            p.why.note #undo-why { (icon("lock")) (why) }
        },
    }
}

/// Where hints are fair the button stays in its place; between two turns it only says why it does nothing.
fn hint(frame: &TableFrame<'_>, words: &Words) -> Markup {
    let label = html! { (icon("hint")) span { (words.word("ui-hint")) } };
    match frame.turn {
        _ if !frame.may_hint => Markup::default(),
        TableTurn::Over => Markup::default(),
        TableTurn::Others | TableTurn::Past => html! {
            button.btn type="button" aria-disabled="true" data-key="h" data-why=(words.word("ui-not-your-turn")) title=(words.word("ui-not-your-turn")) { (label) }
        },
        TableTurn::Yours => html! {
            form method="post" action={ (frame.path) "/hint" } data-slow=(words.word("ui-thinking")) {
                input type="hidden" name="step" value=(frame.step);
                button.btn data-key="h" { (label) }
            }
        },
    }
}

/// A bot can stand in for a person who is away, until they take the seat back.
pub(super) fn hand_over(frame: &TableFrame<'_>, sitter: &Sitter, words: &Words) -> Markup {
    let form = |who: &str, key: &str| {
        html! {
            form method="post" action={ (frame.path) "/seat" } {
                input type="hidden" name="seat" value=(sitter.seat);
                button.btn name="who" value=(who) { (words.word(key)) }
            }
        }
    };
    match &sitter.occupant {
        _ if frame.turn == TableTurn::Over || frame.viewer == TableViewer::Spectator => {
            Markup::default()
        }
        Occupant::Bot {
            stands_in: true, ..
        } if sitter.you => form("me", "ui-take-seat-back"),
        Occupant::Person { .. } if sitter.you => form("bot", "ui-let-bot-play"),
        // Seen while they are away, which can change before the page is drawn again.
        Occupant::Person { .. } => {
            html! { div.absent { (form("bot", "ui-let-bot-play-for-them")) } }
        }
        Occupant::Bot { .. } | Occupant::Named => Markup::default(),
    }
}

/// Opens first and says what will happen, so that it takes two deeds; both work without script.
pub(super) fn concede(frame: &TableFrame<'_>, words: &Words) -> Markup {
    let Some(concede) = &frame.concede else {
        return Markup::default();
    };
    html! {
        details.concede {
            summary { (icon("flag")) (words.word("ui-concede")) }
            (concede.aftermath)
            form method="post" action={ (frame.path) "/concede" } {
                input type="hidden" name="seat" value=(concede.seat);
                button.btn { (words.word("ui-concede-sure")) }
            }
        }
    }
}

pub(super) fn leave(frame: &TableFrame<'_>, words: &Words) -> Markup {
    if frame.viewer == TableViewer::Spectator {
        return Markup::default();
    }
    let label = html! { (icon("out")) (words.word("ui-leave")) };
    deed(&format!("{}/leave", frame.path), "btn quiet", label)
}
