//! What the house says inside of the tray, over the place of the answers: it pushes nothing away and can be closed. The game draws
//! it into its frame, so it is made before the rest of the page: see [`face::Scene::notes`].

use face::Words;
use face::components::{counter, icon};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::over::next;
use super::{Consent, HintLine, TableViewer};
use crate::parts::{say, text};

/// What there is to say.
#[derive(Clone, Debug)]
pub struct Notes<'a> {
    /// Such as `/t/k3f9`.
    pub path: &'a str,
    /// As in [`face::Scene::step`].
    pub step: usize,
    pub viewer: TableViewer,
    /// The match has ended.
    pub over: bool,
    /// What one who only watches is told; nothing where they step through a match that is over.
    pub watching: Option<Watching>,
    /// Somebody else is asked.
    pub waits: bool,
    /// The path of the next table, once a rematch was asked for.
    pub rematch: Option<&'a str>,
    /// What was hinted at this step.
    pub hints: &'a [HintLine<'a>],
    /// A player's request to undo more than they may alone.
    pub consent: Option<Consent<'a>>,
    /// Around one device: who is asked next, while the one before still looks.
    pub pass: Option<(Seat, &'a str)>,
    /// Why the last answer was refused: for pages without script. Markup, because rules are links.
    pub refused: Option<Markup>,
    /// What a newcomer is told about something that happened for the first time.
    pub first: Option<FirstNote>,
    /// What happened meanwhile, and which moment is looked at.
    pub news: Markup,
}

/// What the table keeps from those who watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Watching {
    /// Nothing: all lies open.
    Open,
    /// What the players hold.
    Hidden,
}

/// A note for somebody who is new to the game. `POST {path}/newhere` says that it was read (`seen`), or that no more are wanted (`to=off`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstNote {
    pub key: String,
    pub title: String,
    pub text: String,
}

/// The most urgent first.
#[must_use]
pub fn notes(notes: &Notes<'_>, words: &Words) -> Markup {
    html! {
        @if let Some(refused) = &notes.refused { div.refusal.card role="alert" { (icon("lock")) div { (refused) } (close(notes, words)) } }
        (consent(notes, words))
        (pass(notes, words))
        (hints(notes, words))
        @if notes.over { div.afterwards { (next(notes.path, notes.viewer, notes.rematch, words)) } }
        (first(notes, words))
        (notes.news)
        @if notes.waits { noscript { a.btn href=(notes.path) { (icon("again")) (words.word("ui-look-again")) } } }
        @if let Some(watching) = notes.watching {
            @let key = match watching { Watching::Open => "ui-watching-open", Watching::Hidden => "ui-watching" };
            p.watching.quiet { (icon("eye")) span { (words.word(key)) } }
        }
    }
}

/// It is closed for good by one press, and so are all that would come.
fn first(notes: &Notes<'_>, words: &Words) -> Markup {
    let Some(note) = &notes.first else {
        return Markup::default();
    };
    html! {
        section.firstnote.card aria-labelledby="firstnote" {
            h2 #firstnote { (icon("cap")) (note.title) }
            p role="status" { (note.text) }
            form method="post" action={ (notes.path) "/newhere" } {
                input type="hidden" name="seen" value=(note.key);
                button.btn { (words.word("ui-new-got-it")) }
                button.btn.quiet name="to" value="off" { (words.word("ui-new-off")) }
            }
        }
    }
}

/// Without script the page is drawn without the note.
fn close(notes: &Notes<'_>, words: &Words) -> Markup {
    html! { a.btn.quiet.icon.shut href=(notes.path) data-close aria-label=(words.word("ui-close")) { (icon("cross")) } }
}

fn hints(notes: &Notes<'_>, words: &Words) -> Markup {
    if notes.hints.is_empty() {
        return Markup::default();
    }
    html! {
        section.hints.card aria-labelledby="hints" {
            header {
                h2 #hints { (icon("hint")) (words.word("ui-hints")) }
                p.label { (words.word("ui-hints-fair")) }
                (close(notes, words))
            }
            ol { @for hint in notes.hints { (option(notes, hint, words)) } }
        }
    }
}

/// An option, why, and how likely it is to win. While it is looked at, the places that it is about are lit.
fn option(notes: &Notes<'_>, hint: &HintLine<'_>, words: &Words) -> Markup {
    let percent = |share: f32| (share.clamp(0.0, 1.0) * 100.0).round() as i64;
    // Nothing is known exactly.
    let margin = |share: f32| (share.clamp(0.01, 1.0) * 100.0).ceil() as i64;
    let chance = Phrase::new("ui-chance")
        .with("percent", percent(hint.chance))
        .with("margin", margin(hint.margin));
    let because = match hint.facts {
        // Luck comes first, or it pays later.
        [] => Phrase::new("ui-because-later"),
        facts => Phrase::new("ui-because").with("facts", text(listed(facts, words))),
    };
    html! {
        li data-points=(hint.places.join(" ")) {
            p { b { (hint.sentence) } }
            p { (say(words, because)) }
            p.chance {
                span.progress style={ "--v:" (percent(hint.chance)) "%" } aria-hidden="true" { i {} }
                span { (say(words, chance)) }
            }
            form method="post" action={ (notes.path) "/answer" } {
                input type="hidden" name="step" value=(notes.step);
                @for answer in hint.chain { input type="hidden" name="answer" value=(answer); }
                button.btn { (words.word("ui-do-it")) }
            }
        }
    }
}

/// "a, b and c".
fn listed(facts: &[String], words: &Words) -> String {
    let Some((last, [first @ .., before])) = facts.split_last() else {
        return facts.concat();
    };
    let first: String = first.iter().map(|fact| format!("{fact}, ")).collect();
    let pair = Phrase::new("list-and").with("first", text(first + before));
    say(words, pair.with("last", text(last)))
}

/// What they drew is theirs to see; the next one's cards come after the curtain.
fn pass(notes: &Notes<'_>, words: &Words) -> Markup {
    let Some((seat, name)) = notes.pass else {
        return Markup::default();
    };
    let to = Phrase::new("ui-pass-device").with("name", text(name));
    html! {
        form.pass method="post" action={ (notes.path) "/curtain" } data-plain {
            p { (words.word("ui-pass-why")) }
            button.btn.primary { (counter(seat, 24)) (say(words, to)) }
        }
    }
}

fn consent(notes: &Notes<'_>, words: &Words) -> Markup {
    let Some(consent) = &notes.consent else {
        return Markup::default();
    };
    let asks = Phrase::new("ui-wants-back").with("name", text(consent.name));
    html! {
        section.consent.card role="alert" {
            p { (counter(consent.by, 24)) (say(words, asks)) }
            @if consent.yours {
                form method="post" action={ (notes.path) "/consent" } {
                    input type="hidden" name="step" value=(notes.step);
                    button.btn.primary name="agree" value="yes" { (words.word("ui-agree")) }
                    button.btn name="agree" value="no" { (words.word("ui-disagree")) }
                }
            } @else {
                p.label { (say(words, Phrase::new("ui-waits-for").with("names", text(consent.waits_for.join(", "))))) }
            }
        }
    }
}
