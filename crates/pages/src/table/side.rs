//! The side panel: log, chat, the game's own tabs and the plain list of moves. Its tabs are radios, so that they need no script; on a
//! phone it is a sheet.

use face::Words;
use maud::{Markup, html};

use super::{TableFrame, TableTurn, chat, log};

pub(super) fn panel(frame: &TableFrame<'_>, words: &Words) -> Markup {
    html! {
        // Style alone decides which tab is open; the house's own tabs have their rules in the style sheet.
        style { @for leaf in frame.tabs { "#side:has(#leaf-" (leaf.key) ":checked) [data-leaf=" (leaf.key) "]{display:block}" } }
        aside #side.panel popover data-region="side" aria-label=(words.word("ui-side")) {
            div.tabs role="radiogroup" aria-label=(words.word("ui-side")) {
                (tab("log", &words.word("ui-log"), Some("l"), true))
                (tab_with("chat", &words.word("ui-chat"), Some("c"), false, &chat::badge(words)))
                @for leaf in frame.tabs { (tab(leaf.key, &leaf.title, None, false)) }
                (tab("moves", &words.word("ui-moves"), Some("m"), false))
            }
            div.pane data-leaf="log" { (log::pane(frame, words)) }
            div.pane data-leaf="chat" { (chat::pane(frame, words)) }
            @for leaf in frame.tabs { div.pane data-leaf=(leaf.key) { (leaf.body) } }
            div.pane data-leaf="moves" {
                @match frame.turn {
                    TableTurn::Yours => (frame.moves),
                    TableTurn::Others | TableTurn::Past => p.empty { (words.word("ui-not-your-turn")) },
                    TableTurn::Over => p.empty { (words.word("game-over")) },
                }
            }
            (chat::say(frame, words))
        }
    }
}

fn tab(key: &str, title: &str, shortcut: Option<&str>, chosen: bool) -> Markup {
    tab_with(key, title, shortcut, chosen, &Markup::default())
}

fn tab_with(key: &str, title: &str, shortcut: Option<&str>, chosen: bool, more: &Markup) -> Markup {
    html! {
        label data-key=[shortcut] {
            input type="radio" name="leaf" id={ "leaf-" (key) } value=(key) checked[chosen];
            span { (title) }
            (more)
        }
    }
}
