//! What people say to each other, newest first. A table shows the latest lines; older ones are a page away, and the script adds
//! them to the list.

use face::Words;
use face::components::{counter, icon};
use kernel::Seat;
use maud::{Markup, html};

use super::{TableFrame, TableViewer};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine<'a> {
    /// Counted from 1, as long as the table has been there.
    pub nth: i64,
    /// The seat of the author; spectators have none.
    pub seat: Option<Seat>,
    pub name: &'a str,
    pub text: &'a str,
    /// When, as a clock shows it.
    pub time: &'a str,
    /// Whether the reader said it.
    pub own: bool,
}

/// How many lines the reader has not seen: the script counts them.
pub(super) fn badge(words: &Words) -> Markup {
    html! { b.badge data-unread hidden { span.vh { (words.word("ui-unread")) " " } span data-count {} } }
}

/// Some lines of the chat as a separate page, for the table at `path`.
#[must_use]
pub fn chat_page(title: &str, path: &str, chat: &[ChatLine<'_>], words: &Words) -> Markup {
    html! {
        div.page.narrow.log-page {
            header { h1 { (title) " · " (words.word("ui-chat")) } a.btn href=(path) { (words.word("ui-back")) } }
            section.panel { (chat_list(path, chat, words)) }
        }
    }
}

/// Lines and the way to older ones, for the script to put them below those it has.
#[must_use]
pub fn chat_list(path: &str, chat: &[ChatLine<'_>], words: &Words) -> Markup {
    html! {
        (lines(chat))
        (older(path, chat, words))
    }
}

pub(super) fn pane(frame: &TableFrame<'_>, words: &Words) -> Markup {
    html! {
        div role="log" aria-label=(words.word("ui-chat")) { (lines(frame.chat)) }
        (older(frame.path, frame.chat, words))
        @if frame.chat.is_empty() { p.empty { (words.word("ui-chat-empty")) } }
    }
}

fn lines(chat: &[ChatLine<'_>]) -> Markup {
    html! {
        ol.log #chat-lines data-grow {
            @for line in chat.iter().rev() {
                li id={ "chat-" (line.nth) } data-own[line.own] {
                    @match line.seat { Some(seat) => (counter(seat, 20)), None => span.nobody { (icon("eye")) } }
                    span { b { (line.name) } " " (line.text) }
                    time { (line.time) }
                }
            }
        }
    }
}

fn older(path: &str, chat: &[ChatLine<'_>], words: &Words) -> Markup {
    html! {
        @if let Some(first) = chat.first() && first.nth > 1 {
            a.btn.quiet.whole-log href={ (path) "/chat?before=" (first.nth) } data-whole="chat-lines" {
                (icon("log")) (words.word("ui-older-chat"))
            }
        }
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
