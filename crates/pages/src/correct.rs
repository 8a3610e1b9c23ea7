//! Correcting a row of a content file: a form made from the vocabulary of its game, and how the card, the token or the tile looks with it.
//!
//! The form goes to `/sets/row`: `id` of the set or `game`, `at`, `name`, `state`, `past`, and `do` with what a button does (`look`, `undo`,
//! `ours`, `add PATH`, `remove PATH`, `keep`). Places are called `v.PATH`, ways `k.PATH`.

use face::components::icon;
use face::{Control, Entry, Words};
use kernel::Phrase;
use maud::{Markup, html};

use crate::parts::{field, say, text};
use crate::shelf::field_name;

/// Most letters of a set's name, as the server accepts it.
const LONGEST_NAME: u8 = 40;

/// A row that is being corrected.
#[derive(Clone, Debug)]
pub struct CorrectPage<'a> {
    /// None, if the set was never kept.
    pub id: Option<&'a str>,
    pub game: (&'a str, &'a str),
    /// What the set is called.
    pub set: &'a str,
    pub at: &'a str,
    /// What kind of row it is.
    pub kind: &'a str,
    pub name: &'a str,
    pub control: &'a Control,
    pub state: &'a str,
    pub past: &'a str,
    pub is_changed: bool,
    /// What is wrong with it: in words, and at which field.
    pub fault: Option<(&'a str, &'a str)>,
    /// How it looks and what it says, in each language.
    pub looks: &'a [Look],
    pub art: &'a Markup,
}

/// How the row looks in a language.
#[derive(Clone, Debug)]
pub struct Look {
    pub language: String,
    pub drawn: Markup,
    pub says: String,
}

/// The body of the page.
#[must_use]
pub fn page(page: &CorrectPage<'_>, words: &Words) -> Markup {
    let back = match page.id {
        Some(id) => format!("/components/{}?set={id}", page.game.0),
        None => format!("/components/{}", page.game.0),
    };
    html! {
        div.page.correct {
            header {
                a.back href=(back) { (icon("left")) (page.game.1) @if !page.set.is_empty() { " · " (page.set) } }
                h1 { (page.kind) @if !page.name.is_empty() { ": " (page.name) } }
            }
            div.boxart aria-hidden="true" { (page.art) }
            form.two method="post" action="/sets/row" autocomplete="off" data-correct {
                // What Enter in a field presses.
                button name="do" value="look" hidden {}
                @if let Some(id) = page.id { input type="hidden" name="id" value=(id); }
                input type="hidden" name="game" value=(page.game.0);
                input type="hidden" name="at" value=(page.at);
                section.panel.stack.fields aria-label=(words.word("ui-edit-fields")) {
                    (entry(page, page.control, words))
                }
                (looked(page, words))
            }
        }
    }
}

/// What the script swaps as somebody types.
fn looked(page: &CorrectPage<'_>, words: &Words) -> Markup {
    html! {
        aside.panel.stack #looked {
            input type="hidden" name="state" value=(page.state);
            input type="hidden" name="past" value=(page.past);
            @match page.fault {
                Some((why, _)) => p.refusal role="alert" { (icon("warn")) (why) },
                None => p.done role="status" { (icon("check")) (words.word(if page.is_changed { "ui-edit-fine" } else { "ui-edit-same" })) },
            }
            @for look in page.looks {
                figure lang=(look.language) {
                    @if !look.drawn.0.is_empty() { (look.drawn) }
                    @if !look.says.is_empty() { figcaption { (look.says) } }
                }
            }
            div.wrap {
                button.btn name="do" value="look" { (icon("eye")) (words.word("ui-edit-look")) }
                button.btn name="do" value="undo" disabled[page.past.is_empty()] { (icon("undo")) (words.word("ui-edit-undo")) }
                button.btn.quiet name="do" value="ours" { (icon("again")) (words.word("ui-edit-ours")) }
            }
            (field(&words.word("ui-set-name"), html! {
                input type="text" name="name" value=(page.set) maxlength=(LONGEST_NAME) placeholder=(words.word("ui-set-unnamed"));
            }))
            button.btn.primary.lg name="do" value="keep" { (icon("save")) (words.word("ui-board-keep")) }
        }
    }
}

/// Whether the fault is about this place: its name stands in it.
fn is_at_fault(page: &CorrectPage<'_>, control: &Control) -> bool {
    let Some((why, at)) = page.fault else {
        return false;
    };
    let top = control.path.split('.').next().unwrap_or_default();
    let names = |text: &str| {
        let mut parts = text.split(|c: char| !c.is_alphanumeric() && c != '_');
        parts.any(|part| !part.is_empty() && (part == top || part == control.key))
    };
    !control.path.contains('.') && (names(at) || names(why))
}

fn entry(page: &CorrectPage<'_>, control: &Control, words: &Words) -> Markup {
    let label = label(control, words);
    let value = format!("v.{}", control.path);
    let wrong = is_at_fault(page, control);
    let describes = wrong.then_some("fault");
    let simple = |input: Markup| html! { div.entry.wrong[wrong] { (field(&label, input)) @if wrong { (fault(page)) } } };
    match &control.what {
        Entry::Number(n) => simple(html! {
            input type="number" inputmode="numeric" name=(value) value=[n] aria-invalid=[describes.map(|_| "true")];
        }),
        Entry::Text(said) => simple(html! {
            input type="text" name=(value) value=(said) maxlength="200" aria-invalid=[describes.map(|_| "true")];
        }),
        Entry::Flag(chosen) => simple(flag(&value, *chosen, words)),
        Entry::Pick { chosen, options } => simple(html! {
            select name=(value) aria-invalid=[describes.map(|_| "true")] {
                option value="" selected[chosen.is_empty()] { "–" }
                @for option in options { option value=(option) selected[option == chosen] { (readable(option)) } }
            }
        }),
        Entry::Way {
            chosen,
            options,
            inside,
        } => html! {
            div.entry.way.wrong[wrong] {
                (field(&label, html! {
                    select name={ "k." (control.path) } { @for option in options { option value=(option) selected[option == chosen] { (readable(option)) } } }
                }))
                @if let Some(inside) = inside { (entry(page, inside, words)) }
                @if wrong { (fault(page)) }
            }
        },
        Entry::Group(parts) if control.path.is_empty() => {
            html! { @for part in parts { (entry(page, part, words)) } }
        }
        Entry::Group(parts) => html! {
            fieldset.entry.group.wrong[wrong] { legend { (label) } @for part in parts { (entry(page, part, words)) } @if wrong { (fault(page)) } }
        },
        Entry::List(items) => html! {
            fieldset.entry.list.wrong[wrong] {
                legend { (label) }
                @for item in items {
                    div.item {
                        (entry(page, item, words))
                        @let remove = Phrase::new("ui-edit-remove-of").with("name", text(format!("{label} {}", number(&item.key))));
                        button.btn.quiet name="do" value={ "remove " (item.path) } aria-label=(say(words, remove)) { (icon("cross")) }
                    }
                }
                @let add = Phrase::new("ui-edit-add-of").with("name", text(label.clone()));
                button.btn.quiet name="do" value={ "add " (control.path) } aria-label=(say(words, add)) { (icon("plus")) (words.word("ui-edit-add")) }
                @if wrong { (fault(page)) }
            }
        },
    }
}

fn flag(name: &str, chosen: Option<bool>, words: &Words) -> Markup {
    html! {
        select name=(name) {
            option value="" selected[chosen.is_none()] { "–" }
            option value="true" selected[chosen == Some(true)] { (words.word("ui-edit-yes")) }
            option value="false" selected[chosen == Some(false)] { (words.word("ui-edit-no")) }
        }
    }
}

fn fault(page: &CorrectPage<'_>) -> Markup {
    html! { @if let Some((why, _)) = page.fault { p.note.faulty { (icon("warn")) (why) } } }
}

fn number(key: &str) -> String {
    key.parse::<u32>()
        .map_or_else(|_| key.to_owned(), |nth| (nth + 1).to_string())
}

fn label(control: &Control, words: &Words) -> String {
    match control.key.parse::<u32>() {
        Ok(nth) => (nth + 1).to_string(),
        Err(_) => field_name(&control.key, words),
    }
}

/// A word of the vocabulary as people read it.
fn readable(word: &str) -> String {
    word.replace(['_', ':'], " ")
}
