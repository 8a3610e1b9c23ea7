//! Boards that people build themselves: their list, the page around the bench, and a board that somebody shares.
//!
//! The bench is one form, `/boards/bench`, which its game draws and reads. The page adds `id` and `name`; `/boards/keep` keeps the
//! board, with `then=table` on the way to a new table. `/boards/ID/copy` and `/boards/ID/delete` need no fields.

use face::Words;
use face::components::icon;
use kernel::Phrase;
use maud::{Markup, html};

use crate::parts::{copyable, deed, field, say, text};

/// Most letters of a board's name, as the server accepts it.
const LONGEST_NAME: u8 = 40;

/// A board in a list.
#[derive(Clone, Debug)]
pub struct BoardCard<'a> {
    pub id: &'a str,
    pub name: &'a str,
    /// For how many players, and with which variants.
    pub about: String,
    /// Whether it can be played on.
    pub ready: bool,
    /// A small picture.
    pub picture: Markup,
}

/// For how many players a board is, and with which variants.
#[must_use]
pub fn about(menu: &kernel::Menu, texts: &Words, wanted: &kernel::Wanted, words: &Words) -> String {
    crate::lobby::about_board(menu, texts, wanted, words)
}

/// What the page says about what was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardNotice<'a> {
    Done(&'a str),
    Refused(&'a str),
}

/// A person's own boards for a game, of which there can be so many: the body of `/boards`.
#[must_use]
pub fn list(
    boards: &[BoardCard<'_>],
    (game, most): (&str, u32),
    notice: Option<BoardNotice<'_>>,
    words: &Words,
) -> Markup {
    let room = Phrase::new("ui-boards-room")
        .with("n", boards.len() as u32)
        .with("most", most);
    html! {
        div.page.boards {
            header.wrap {
                h1 { (words.word("ui-boards")) }
                p.hint { (game) " · " (say(words, room)) }
            }
            (told(notice))
            section.panel.newboard aria-labelledby="new-board" {
                h2 #new-board { (words.word("ui-board-new")) }
                p { (words.word("ui-board-how")) }
                div.wrap {
                    a.btn.primary href="/boards/new" { (icon("plus")) (words.word("ui-board-empty")) }
                    a.btn href="/boards/new?from=standard" { (words.word("ui-board-standard")) }
                    a.btn href="/boards/new?from=shuffle" { (icon("again")) (words.word("ui-board-shuffled")) }
                }
            }
            @if boards.is_empty() { p.empty { (words.word("ui-boards-none")) } }
            ul.boardlist { @for board in boards { (card(board, words)) } }
        }
    }
}

fn card(board: &BoardCard<'_>, words: &Words) -> Markup {
    let named = |key| say(words, Phrase::new(key).with("name", text(board.name)));
    html! {
        li.panel.boardcard {
            a.see href={ "/boards/" (board.id) } aria-label=(named("ui-board-edit-of")) { (board.picture) }
            div.bt {
                h2 { a href={ "/boards/" (board.id) } { (board.name) } }
                p { (board.about) }
                @if !board.ready { p.note { (icon("warn")) (words.word("ui-board-unready")) } }
            }
            div.wrap {
                @if board.ready { a.btn.primary href={ "/?board=" (board.id) "#create" } aria-label=(named("ui-board-play-of")) { (icon("play")) (words.word("ui-board-play")) } }
                a.btn href={ "/boards/" (board.id) } aria-label=(named("ui-board-edit-of")) { (words.word("ui-board-edit")) }
                a.btn.quiet href={ "/boards/" (board.id) "/delete" } aria-label=(named("ui-board-delete-of")) { (words.word("ui-board-delete")) }
            }
        }
    }
}

fn told(notice: Option<BoardNotice<'_>>) -> Markup {
    html! {
        @match notice {
            Some(BoardNotice::Done(done)) => p.done.panel role="status" { (icon("check")) (done) },
            Some(BoardNotice::Refused(why)) => p.refusal.panel role="alert" { (icon("warn")) (why) },
            None => {}
        }
    }
}

/// What stands beside the board on the bench: its name, and what becomes of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Beside<'a> {
    /// None, if it was never kept.
    pub id: Option<&'a str>,
    pub name: &'a str,
    /// The link to it, once it was kept.
    pub link: Option<&'a str>,
    pub notice: Option<BoardNotice<'a>>,
    /// Whether it is as it was kept.
    pub is_kept: bool,
}

#[must_use]
pub fn beside(beside: &Beside<'_>, words: &Words) -> Markup {
    html! {
        div.keep {
            @if let Some(id) = beside.id { input type="hidden" name="id" value=(id); }
            (told(beside.notice))
            a.back href="/boards" { (icon("left")) (words.word("ui-boards")) }
            (field(&words.word("ui-board-name"), html! {
                input type="text" name="name" value=(beside.name) maxlength=(LONGEST_NAME) placeholder=(words.word("ui-board-unnamed")) autocomplete="off";
            }))
            div.go {
                button.btn formaction="/boards/keep" { (icon("save")) (words.word("ui-board-keep")) }
                @if let Some(id) = beside.id { a.btn.quiet href={ "/boards/" (id) "/delete" } { (words.word("ui-board-delete")) } }
            }
            @if !beside.is_kept { p.unkept { (icon("save")) (words.word("ui-board-unkept")) } }
            div.go { button.btn.primary.start formaction="/boards/keep" name="then" value="table" { (icon("play")) (words.word("ui-board-start")) } }
            p.note.unready { (icon("lock")) (words.word("ui-board-mend-first")) }
            @match beside.link {
                Some(link) => { (copyable(words, &words.word("ui-board-link"), link)) p.hint { (words.word("ui-board-link-hint")) } }
                None => p.hint { (words.word("ui-board-link-later")) },
            }
        }
    }
}

/// The page around a bench: `art` is drawn once, `drawn` again after each deed.
#[must_use]
pub fn bench(art: &Markup, drawn: &Markup, words: &Words) -> Markup {
    html! {
        h1.vh { (words.word("ui-board-editor")) }
        (art)
        form.benchform method="post" action="/boards/bench" autocomplete="off" data-lost=(words.word("ui-board-lost")) {
            // What Enter in a field presses.
            button name="do" value="check" hidden {}
            (drawn)
        }
        p.vh #bench-said role="status" {}
    }
}

/// A board of somebody else.
#[derive(Clone, Debug)]
pub struct SharedBoard<'a> {
    pub card: BoardCard<'a>,
    /// Whose it is.
    pub owner: &'a str,
    /// As people write it.
    pub text: &'a str,
}

/// The body of `/boards/ID` for everyone but its owner.
#[must_use]
pub fn shared(board: &SharedBoard<'_>, notice: Option<BoardNotice<'_>>, words: &Words) -> Markup {
    let of = Phrase::new("ui-board-of").with("name", text(board.owner));
    let card = &board.card;
    html! {
        div.page.narrow.boards.shared {
            h1 { (card.name) }
            (told(notice))
            section.panel.stack {
                p { (say(words, of)) " · " (card.about) }
                div.see { (card.picture) }
                @if !card.ready { p.note { (icon("warn")) (words.word("ui-board-unready")) } }
                div.wrap {
                    @if card.ready { a.btn.primary.lg href={ "/?board=" (card.id) "#create" } { (icon("play")) (words.word("ui-board-play")) } }
                    (deed(&format!("/boards/{}/copy", card.id), "btn lg", html! { (icon("copy")) (words.word("ui-board-copy")) }))
                }
                (copyable(words, &words.word("ui-board-text"), board.text))
            }
        }
    }
}

/// Asks once more before a board is gone.
#[must_use]
pub fn ask_delete(id: &str, name: &str, words: &Words) -> Markup {
    let title = Phrase::new("ui-board-delete-sure").with("name", text(name));
    html! {
        div.page.narrow.notice {
            section.panel {
                (icon("warn"))
                h1 { (say(words, title)) }
                p { (words.word("ui-board-delete-how")) }
                div.wrap {
                    (deed(&format!("/boards/{id}/delete"), "btn primary lg", html! { (words.word("ui-board-delete")) }))
                    a.btn.lg href={ "/boards/" (id) } { (words.word("ui-back")) }
                }
            }
        }
    }
}
