//! What people say to each other.

use face::Words;
use face::components::{counter, icon};
use kernel::Seat;
use maud::{Markup, html};

use super::{TableFrame, TableViewer};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine<'a> {
    /// The seat of the author; spectators have none.
    pub seat: Option<Seat>,
    pub name: &'a str,
    pub text: &'a str,
    /// When, as a clock shows it.
    pub time: &'a str,
}

pub(super) fn pane(frame: &TableFrame<'_>, words: &Words) -> Markup {
    html! {
        div role="log" aria-label=(words.word("ui-chat")) { ol.log #chat-lines data-grow {
            @for (nth, line) in frame.chat.iter().enumerate().rev() {
                li id={ "chat-" (nth) } {
                    @match line.seat { Some(seat) => (counter(seat, 20)), None => span.nobody { (icon("eye")) } }
                    span { b { (line.name) } " " (line.text) }
                    time { (line.time) }
                }
            }
        } }
        @if frame.chat.is_empty() { p.empty { (words.word("ui-chat-empty")) } }
    }
}

pub(super) fn say(frame: &TableFrame<'_>, words: &Words) -> Markup {
    if frame.viewer == TableViewer::Spectator {
        return Markup::default();
    }
    html! {
        form.say method="post" action={ (frame.path) "/chat" } {
            input #chat-text type="text" name="text" required maxlength="500" autocomplete="off"
                aria-label=(words.word("ui-message")) placeholder=(words.word("ui-say-something"));
            button.btn.icon aria-label=(words.word("ui-send")) { (icon("right")) }
        }
    }
}
