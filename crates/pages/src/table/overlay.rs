//! Overlays of a table: banners, the menu, the help sheet, the dialog of a rule.

use face::Words;
use face::components::icon;
use maud::{Markup, html};

use super::{TableFrame, deeds, over, sitters};
use crate::shell::{
    Shell, confirm_switch, language_switch, pace_switch, sound_switch, theme_switch,
};

/// The script shows them when there is a reason.
pub(super) fn banners(words: &Words) -> Markup {
    html! { p #lost.banner role="status" hidden { (icon("warn")) (words.word("ui-connection-lost")) } }
}

pub(super) fn sheets(words: &Words) -> Markup {
    html! {
        (help(words))
        (detail(words))
        (sure(words))
    }
}

/// Swapped with the table, because it shows who is there.
pub(super) fn menu(frame: &TableFrame<'_>, shell: &Shell<'_>, words: &Words) -> Markup {
    html! {
        div #menu.sheet popover role="dialog" aria-label=(words.word("ui-menu")) {
            h2 { (frame.title) }
            @if !frame.about.is_empty() { p.label { (frame.about) } }
            (sitters(frame, words))
            div.wrap { (language_switch(shell, words)) (theme_switch(shell, words)) (sound_switch(shell, words)) }
            (pace_switch(shell, words))
            (confirm_switch(shell, words))
            div.wrap {
                a.btn.quiet href=(frame.rules) target="_blank" { (icon("book")) (words.word("ui-nav-rules")) }
                a.btn.quiet href={ "/components/" (frame.game) "?table=" (frame.path.trim_start_matches("/t/")) } target="_blank" { (icon("cards")) (words.word("ui-about-cards")) }
                button.btn.quiet type="button" popovertarget="help" { (icon("help")) (words.word("ui-help")) }
                button.btn.quiet type="button" data-ask-notify hidden { (icon("bell")) (words.word("ui-notify")) }
                a.btn.quiet href="/" { (icon("right")) (words.word("ui-to-lobby")) }
                (deeds::leave(frame, words))
            }
            (deeds::concede(frame, words))
            (over::fair(words))
            (close("menu", words))
        }
        (over::proof(frame.proof, words))
    }
}

/// Keys that the script knows, and what they do.
const KEYS: [(&str, &str); 12] = [
    ("Enter", "ui-key-play"),
    ("U", "ui-key-undo"),
    ("H", "ui-key-hint"),
    ("←", "ui-key-step-back"),
    ("→", "ui-key-step-on"),
    ("D", "ui-key-deck"),
    ("L", "ui-key-log"),
    ("C", "ui-key-chat"),
    ("M", "ui-key-moves"),
    ("R", "ui-key-rules"),
    ("I", "ui-key-detail"),
    ("?", "ui-key-help"),
];

/// And those that it knows while a match that is over is looked at.
const REPLAY_KEYS: [(&str, &str); 4] = [
    ("␣", "ui-key-reel"),
    ("⇧ ← →", "ui-key-turns"),
    ("Home End", "ui-key-ends"),
    ("1 … 0", "ui-key-eyes"),
];

fn help(words: &Words) -> Markup {
    html! {
        div #help.sheet popover role="dialog" aria-labelledby="help-title" {
            h2 #help-title { (words.word("ui-help")) }
            p { (words.word("ui-help-how")) }
            dl.keys {
                @for (key, does) in KEYS { div { dt { kbd { (key) } } dd { (words.word(does)) } } }
            }
            dl.keys.ofreel {
                @for (key, does) in REPLAY_KEYS { div { dt { @for key in key.split(' ') { kbd { (key) } " " } } dd { (words.word(does)) } } }
            }
            (close("help", words))
        }
    }
}

/// A thing of the table told whole; the script asks for it, opens this and closes it: by itself it would close when the finger is lifted that
/// has opened it.
fn detail(words: &Words) -> Markup {
    html! {
        div #detail.sheet popover="manual" role="dialog" tabindex="-1" {
            div data-detail {}
            (close("detail", words))
        }
    }
}

/// What is on its way, and the line that says who does what.
pub(super) fn flights(words: &Words) -> Markup {
    let button = |attribute: &str, picture: &str, key: &str| {
        html! {
            button.btn.icon.quiet type="button" data-pause[attribute == "pause"] aria-pressed=[(attribute == "pause").then_some("false")] data-skip[attribute == "skip"] aria-label=(words.word(key)) title=(words.word(key)) { (icon(picture)) }
        }
    };
    html! {
        div #flights {
            div.caption hidden { i aria-hidden="true" {} p {} (button("pause", "pause", "ui-pause")) (button("skip", "skip", "ui-skip-to-now")) }
        }
    }
}

/// Asks once more before an answer is sent, for those who want it. The script opens it.
fn sure(words: &Words) -> Markup {
    html! {
        dialog #sure aria-labelledby="sure-what" {
            p.label { (words.word("ui-sure")) }
            p #sure-what {}
            form.wrap method="dialog" {
                button.btn.primary value="yes" autofocus { (words.word("ui-yes")) }
                button.btn value="no" { (words.word("ui-no")) }
            }
        }
    }
}

fn close(id: &str, words: &Words) -> Markup {
    html! { button.btn.close type="button" popovertarget=(id) popovertargetaction="hide" { (words.word("ui-close")) } }
}
