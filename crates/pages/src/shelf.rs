//! What is in the box: every card, token and tile of a game, as it looks at the table, with where it comes from. The form is a plain
//! one: `q` (words), `kind` and `mark`, and `set` where it is somebody's set.

mod vocabulary; // what kinds and fields are called

pub use vocabulary::{field_name, is_field_named, is_kind_named, kind_name, mark_name};

use face::Words;
use face::components::icon;
use kernel::Phrase;
use maud::{Markup, html};

use crate::parts::{field, say, text};
use crate::rulebook::prose;
use crate::sets::{DiffRow, before_joining};

/// A shelf with all that is in a box.
#[derive(Clone, Debug)]
pub struct Shelf<'a> {
    pub game: &'a str,
    pub title: &'a str,
    /// Every game: its key and its title.
    pub games: &'a [(&'a str, &'a str)],
    /// Whose box it is, if it is not ours: the id of the set and its name.
    pub set: Option<(&'a str, &'a str)>,
    /// The table whose box it is: its title and where it is.
    pub table: Option<(&'a str, &'a str)>,
    /// The set that the table is played with, and what differs from ours.
    pub played: Option<(&'a str, &'a [DiffRow<'a>])>,
    pub query: &'a str,
    pub kind: &'a str,
    pub mark: &'a str,
    /// Those that there are, with what they are called.
    pub kinds: &'a [(&'a str, String)],
    pub marks: &'a [&'a str],
    /// Those that were found, in their order.
    pub items: &'a [ShelfItem<'a>],
    /// How many there are in all.
    pub all: usize,
    /// What the drawings need once.
    pub art: &'a Markup,
}

/// A row of the content.
#[derive(Clone, Debug)]
pub struct ShelfItem<'a> {
    pub kind: &'a str,
    pub name: &'a str,
    pub says: &'a str,
    pub mark: &'a str,
    pub drawn: &'a Markup,
    /// What it says, in words.
    pub fields: &'a [(String, String)],
    /// Where it has a page of its own; `None` in a set.
    pub entry: Option<String>,
    /// Where it is corrected; `None` for the set of somebody else.
    pub edit: Option<String>,
}

/// The body of `/components/GAME`.
#[must_use]
pub fn shelf(shelf: &Shelf<'_>, words: &Words) -> Markup {
    let found = Phrase::new("ui-box-found")
        .with("n", u32::try_from(shelf.items.len()).unwrap_or(u32::MAX))
        .with("all", u32::try_from(shelf.all).unwrap_or(u32::MAX));
    html! {
        div.page.shelf {
            header {
                h1 { (shelf.title) }
                @if let Some((title, path)) = shelf.table { p.oftable { (icon("cards")) (title) " " a href=(path) { (words.word("ui-rules-to-table")) } } }
                @match shelf.set {
                    Some((id, name)) => p { (say(words, Phrase::new("ui-box-of-set").with("name", text(name)))) " " a href={ "/sets/" (id) } { (words.word("ui-set-back")) } },
                    None => p.hint { (words.word("ui-box-about")) },
                }
                nav.wrap aria-label=(words.word("ui-box-games")) {
                    @for (key, title) in shelf.games {
                        a.btn.quiet href={ "/components/" (key) } aria-current=[(*key == shelf.game && shelf.set.is_none()).then_some("page")] { (title) }
                    }
                    a.btn href="/sets" { (words.word("ui-sets")) }
                }
            }
            @if let Some((name, rows)) = shelf.played { (before_joining(name, rows, words)) }
            (find(shelf, words))
            p.hint role="status" { (say(words, found)) }
            div.boxart aria-hidden="true" { (shelf.art) }
            @for (kind, name) in shelf.kinds {
                @let items: Vec<&ShelfItem<'_>> = shelf.items.iter().filter(|item| item.kind == *kind).collect();
                @if !items.is_empty() {
                    section aria-label=(name) {
                        h2 { (name) " " small { (items.len()) } }
                        ul.shelflist { @for item in items { (one(item, words)) } }
                    }
                }
            }
            @if shelf.items.is_empty() { p.empty { (words.word("ui-box-nothing")) } }
        }
    }
}

fn find(shelf: &Shelf<'_>, words: &Words) -> Markup {
    html! {
        form.panel.lookup method="get" action={ "/components/" (shelf.game) } role="search" {
            @if let Some((id, _)) = shelf.set { input type="hidden" name="set" value=(id); }
            @if let Some((_, path)) = shelf.table { input type="hidden" name="table" value=(path.trim_start_matches("/t/")); }
            (field(&words.word("ui-box-search"), html! { input type="search" name="q" value=(shelf.query) maxlength="60"; }))
            (field(&words.word("ui-box-kind"), html! {
                select name="kind" {
                    option value="" { (words.word("ui-box-all")) }
                    @for (kind, name) in shelf.kinds { option value=(kind) selected[*kind == shelf.kind] { (name) } }
                }
            }))
            (field(&words.word("ui-box-mark"), html! {
                select name="mark" {
                    option value="" { (words.word("ui-box-all")) }
                    @for mark in shelf.marks { option value=(mark) selected[*mark == shelf.mark] { (mark_name(mark, words)) } }
                }
            }))
            button.btn.primary { (icon("search")) (words.word("ui-box-find")) }
        }
    }
}

fn one(item: &ShelfItem<'_>, words: &Words) -> Markup {
    let correct = Phrase::new("ui-box-correct-of").with("name", text(item.name));
    let is_drawn = !item.drawn.0.is_empty();
    html! {
        li.panel.piece.drawn[is_drawn] {
            @if is_drawn { div.see { (item.drawn) } }
            div.about {
                h3 { @match &item.entry { Some(entry) => a href=(entry) { (item.name) }, None => (item.name) } }
                @if !is_drawn || item.says.is_empty() { (values(item.fields)) } @else { p.vh { (item.says) } }
                div.foot2 {
                    span.chip.mark.{ "m-" (item.mark) } { (mark_name(item.mark, words)) }
                    @if let Some(edit) = &item.edit { a.btn.quiet href=(edit) aria-label=(say(words, correct)) { (icon("hand")) (words.word("ui-box-correct")) } }
                }
            }
        }
    }
}

/// A row of the content with the rules about it.
#[derive(Clone, Debug)]
pub struct ShelfEntry<'a> {
    pub game: &'a str,
    /// What its kind is called.
    pub kind: &'a str,
    pub item: ShelfItem<'a>,
    /// What the drawing needs once.
    pub art: &'a Markup,
    /// The rules that it is about: id, text, and an example to try.
    pub rules: &'a [(String, String, Option<usize>)],
}

/// The body of `/components/GAME/KIND/ID`.
#[must_use]
pub fn entry(of: &ShelfEntry<'_>, words: &Words) -> Markup {
    let item = &of.item;
    html! {
        div.page.narrow.shelf {
            div.boxart aria-hidden="true" { (of.art) }
            p { a.back href={ "/components/" (of.game) } { (icon("left")) (words.word("ui-about-cards")) } }
            h1 { (item.name) }
            section.panel.entry.piece.drawn {
                div.see { (item.drawn) }
                div {
                    p.hint { (of.kind) }
                    // Its sentence says all of it; where there is none, its figures do.
                    @if item.says.is_empty() { (values(item.fields)) } @else { p { (item.says) } }
                }
            }
            @if !of.rules.is_empty() {
                section.panel.chapter {
                    h2 { (words.word("ui-nav-rules")) }
                    form #try method="post" action={ "/try/" (of.game) } {}
                    ol { @for (id, said, example) in of.rules {
                        li {
                            a.id href={ "/rules/" (of.game) "#" (id) } { (id) }
                            p { (prose(said)) @if let Some(example) = example { " " button.tryit form="try" name="example" value=(example) aria-label=(say(words, Phrase::new("ui-try-of").with("id", text(id)))) { (icon("play")) (words.word("ui-try")) } } }
                        }
                    } }
                }
            }
        }
    }
}

fn values(fields: &[(String, String)]) -> Markup {
    html! {
        dl.values {
            @for (key, value) in fields {
                div { dt { (key) } dd { (value) } }
            }
        }
    }
}
