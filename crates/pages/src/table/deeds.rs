//! What a viewer can do besides answering: undo, ask for a hint, allow an undo, hand a seat over, give up.

use face::components::{counter, icon};
use face::{Occupant, Sitter, Words};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::{TableFrame, TableTurn, TableViewer};
use crate::parts::{deed, say, text};

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
    /// What speaks for it or against it.
    pub facts: &'a [String],
}

/// Always at hand: at the foot of the side panel, on a phone at the foot of the page.
pub(super) fn bar(frame: &TableFrame<'_>, words: &Words) -> Markup {
    let sheet = |leaf: &str, picture: &str, key: &str| {
        html! {
            button.btn.ph type="button" popovertarget="side" data-leaf-of=(leaf) { (icon(picture)) span { (words.word(key)) } }
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

fn hint(frame: &TableFrame<'_>, words: &Words) -> Markup {
    if !frame.may_hint || frame.turn != TableTurn::Yours {
        return Markup::default();
    }
    html! {
        form method="post" action={ (frame.path) "/hint" } data-slow=(words.word("ui-thinking")) {
            input type="hidden" name="step" value=(frame.step);
            button.btn data-key="h" { (icon("hint")) span { (words.word("ui-hint")) } }
        }
    }
}

pub(super) fn hints(frame: &TableFrame<'_>, words: &Words) -> Markup {
    if frame.hints.is_empty() {
        return Markup::default();
    }
    let percent = |share: f32| (share.clamp(0.0, 1.0) * 100.0).round() as i64;
    // Nothing is known exactly.
    let margin = |share: f32| (share.clamp(0.01, 1.0) * 100.0).ceil() as i64;
    html! {
        section.panel.hints aria-labelledby="hints" {
            header {
                h2 #hints { (icon("hint")) (words.word("ui-hints")) }
                p.label { (words.word("ui-hints-fair")) }
                a.btn href=(frame.path) { (words.word("ui-close")) }
            }
            ol {
                @for hint in frame.hints {
                    li {
                        p { b { (hint.sentence) } }
                        @if !hint.facts.is_empty() { p { (hint.facts.join(", ")) } }
                        p.chance {
                            span.progress style={ "--v:" (percent(hint.chance)) "%" } aria-hidden="true" { i {} }
                            span { (say(words, Phrase::new("ui-chance").with("percent", percent(hint.chance)).with("margin", margin(hint.margin)))) }
                        }
                        form method="post" action={ (frame.path) "/answer" } {
                            input type="hidden" name="step" value=(frame.step);
                            @for answer in hint.chain { input type="hidden" name="answer" value=(answer); }
                            button.btn { (words.word("ui-do-it")) }
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn consent(frame: &TableFrame<'_>, words: &Words) -> Markup {
    let Some(consent) = &frame.consent else {
        return Markup::default();
    };
    let asks = Phrase::new("ui-wants-back").with("name", text(consent.name));
    html! {
        section.panel.consent role="alert" {
            p { (counter(consent.by, 24)) (say(words, asks)) }
            @if consent.yours {
                form method="post" action={ (frame.path) "/consent" } {
                    input type="hidden" name="step" value=(frame.step);
                    button.btn.primary name="agree" value="yes" { (words.word("ui-agree")) }
                    button.btn name="agree" value="no" { (words.word("ui-disagree")) }
                }
            } @else {
                p.label { (say(words, Phrase::new("ui-waits-for").with("names", text(consent.waits_for.join(", "))))) }
            }
        }
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
        Occupant::Person { here: false } => form("bot", "ui-let-bot-play-for-them"),
        _ => Markup::default(),
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
