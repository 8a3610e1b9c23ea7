//! Correcting a row of a content file: a form made from the vocabulary of its game, and how the card, the token or the tile looks with it.
//!
//! The form goes to `/sets/row`: `id` of the set or `game`, `at`, `name`, `state`, `past`, and `do` with what a button does (`look`, `undo`,
//! `ours`, `add PATH`, `remove PATH`, `keep`, `another`, `without`). Places are called `v.PATH`, ways `k.PATH`.

use face::components::icon;
use face::{Control, Entry, Words};
use kernel::Phrase;
use maud::{Markup, html};

use crate::parts::{field, say, text};
use crate::shelf::{field_name, mark_name};

/// Most letters of a set's name, as the server accepts it.
const LONGEST_NAME: u8 = 40;

/// A row that is being corrected.
#[derive(Clone)]
#[allow(missing_debug_implementations)]
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
    /// Fields of the row that the program does not play by.
    pub unread: &'a [String],
    pub state: &'a str,
    pub past: &'a str,
    pub is_changed: bool,
    /// What is wrong with it: in words, and at which place, where that is known.
    pub fault: Option<(&'a str, Option<&'a str>)>,
    /// What was changed since the form was opened, step by step, the latest last.
    pub history: &'a [String],
    /// Whether one more such row, or one less, can be played with; if not, why.
    pub another: Option<Result<(), String>>,
    pub without: Option<Result<(), String>>,
    /// Counts that are not those of the rulebook, in words.
    pub warnings: &'a [String],
    /// What the words of the game's vocabulary and the rows of the file are called.
    pub called: &'a dyn Fn(&str) -> Option<String>,
    /// How it looks and what it says, in each language, the reader's own first.
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
            // What a small screen keeps in sight above the fields.
            div.sight {
                @match page.fault {
                    Some((why, _)) => p.refusal role="alert" { (icon("warn")) (why) },
                    None => p.done role="status" { (icon("check")) (words.word(if page.is_changed { "ui-edit-fine" } else { "ui-edit-same" })) },
                }
                @if let Some(own) = page.looks.first() { (figure(own, &captions(page.looks))) }
            }
            (below(page, words))
        }
    }
}

/// What languages say under the same drawing; of a card that is drawn in each, only its own.
fn captions(looks: &[Look]) -> Vec<&Look> {
    let own = looks.first();
    let same = looks
        .iter()
        .filter(|look| own.is_some_and(|own| own.drawn.0 == look.drawn.0));
    same.collect()
}

fn figure(look: &Look, captions: &[&Look]) -> Markup {
    let said = captions.iter().filter(|look| !look.says.is_empty());
    html! {
        @if !look.drawn.0.is_empty() || !look.says.is_empty() {
            figure lang=(look.language) {
                @if !look.drawn.0.is_empty() { div.drawing { (look.drawn) } }
                @for look in said { figcaption lang=(look.language) { (look.says) } }
            }
        }
    }
}

/// The other languages, and what can be done.
fn below(page: &CorrectPage<'_>, words: &Words) -> Markup {
    let shown = captions(page.looks).len();
    html! {
        div.below {
            @for look in page.looks.iter().skip(shown) { (figure(look, &[look])) }
            div.wrap {
                button.btn name="do" value="look" { (icon("eye")) (words.word("ui-edit-look")) }
                button.btn name="do" value="undo" disabled[page.past.is_empty()] { (icon("undo")) (words.word("ui-edit-undo")) }
                button.btn.quiet name="do" value="ours" { (icon("again")) (words.word("ui-edit-ours")) }
            }
            (field(&words.word("ui-set-name"), html! {
                input type="text" name="name" value=(page.set) maxlength=(LONGEST_NAME) placeholder=(words.word("ui-set-unnamed"));
            }))
            button.btn.primary.lg name="do" value="keep" { (icon("save")) (words.word(if page.fault.is_some() { "ui-edit-keep-unfinished" } else { "ui-board-keep" })) }
            @for line in page.warnings { p.note { (icon("warn")) (line) } }
            (history(page, words))
            (whole_row(page, words))
        }
    }
}

fn history(page: &CorrectPage<'_>, words: &Words) -> Markup {
    html! {
        @if !page.history.is_empty() {
            details {
                summary { (words.word("ui-edit-history")) " " small { (page.history.len()) } }
                ol { @for line in page.history { li { (line) } } }
            }
        }
    }
}

/// One more row like this one, or one less.
fn whole_row(page: &CorrectPage<'_>, words: &Words) -> Markup {
    let button = |can: &Option<Result<(), String>>, deed: &str, picture: &str, key: &str| {
        html! {
            @match can {
                Some(Ok(())) => button.btn.quiet name="do" value=(deed) { (icon(picture)) (words.word(key)) },
                Some(Err(why)) => p.hint { b { (words.word(key)) ": " } (why) },
                None => {}
            }
        }
    };
    html! {
        @if page.another.is_some() || page.without.is_some() {
            div.wholerow {
                (button(&page.another, "another", "plus", "ui-edit-another"))
                (button(&page.without, "without", "cross", "ui-edit-without"))
            }
        }
    }
}

/// Whether the fault is about this place; where it is not known which place that is, it is told at the top alone.
fn is_at_fault(page: &CorrectPage<'_>, control: &Control) -> bool {
    let at = page.fault.and_then(|(_, at)| at);
    // What is inside a way has the path of the way where it is only a number.
    at.is_some_and(|at| !at.is_empty() && at == control.path)
}

fn entry(page: &CorrectPage<'_>, control: &Control, words: &Words) -> Markup {
    let label = label(page, control, words);
    let readable = |word: &str| readable(page, &control.key, word, words);
    let value = format!("v.{}", control.path);
    let wrong = is_at_fault(page, control);
    let describes = wrong.then_some("fault");
    let simple = |input: Markup| html! { div.entry.wrong[wrong] { (field(&label, input)) @if wrong { (fault(page)) } } };
    match &control.what {
        Entry::Number(n) => simple(html! {
            input type="number" inputmode="numeric" name=(value) value=[n] aria-invalid=[describes.map(|_| "true")] aria-describedby=[describes];
        }),
        Entry::Text(said) => simple(html! {
            input type="text" name=(value) value=(said) maxlength="200" aria-invalid=[describes.map(|_| "true")] aria-describedby=[describes];
        }),
        Entry::Flag(chosen) => simple(flag(&value, *chosen, words)),
        Entry::Pick { chosen, options } => simple(html! {
            select name=(value) aria-invalid=[describes.map(|_| "true")] aria-describedby=[describes] {
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
                    select name={ "k." (control.path) } {
                        // What is one of a list is always something; what is a field may be left out.
                        @if control.key.parse::<u32>().is_err() { option value="" selected[chosen.is_empty()] { "–" } }
                        @for option in options { option value=(option) selected[option == chosen] { (readable(option)) } } }
                }))
                @if let Some(inside) = inside { (entry(page, inside, words)) }
                @if wrong { (fault(page)) }
            }
        },
        Entry::Group(parts) if control.path.is_empty() => all(page, parts, words),
        // What most cards do not have is out of the way until somebody wants it.
        Entry::Group(parts) if !wrong && is_blank(control) => html! {
            details.entry.group.blank { summary { (label) } (all(page, parts, words)) }
        },
        Entry::Group(parts) => html! {
            fieldset.entry.group.wrong[wrong] { legend { (label) } (all(page, parts, words)) @if wrong { (fault(page)) } }
        },
        Entry::List(items) => list(page, (control, items), &label, words),
    }
}

fn list(
    page: &CorrectPage<'_>,
    (control, items): (&Control, &[Control]),
    label: &str,
    words: &Words,
) -> Markup {
    let wrong = is_at_fault(page, control);
    html! {
        fieldset.entry.list.wrong[wrong] {
            legend { (label) }
            @for item in items {
                div.item {
                    (entry(page, item, words))
                    @let remove = Phrase::new("ui-edit-remove-of").with("name", text(format!("{label} {}", number(&item.key))));
                    button.btn.quiet name="do" value={ "remove " (item.path) } aria-label=(say(words, remove)) { (icon("cross")) }
                }
            }
            @let add = Phrase::new("ui-edit-add-of").with("name", text(label.to_owned()));
            button.btn.quiet name="do" value={ "add " (control.path) } aria-label=(say(words, add)) { (icon("plus")) (words.word("ui-edit-add")) }
            @if wrong { (fault(page)) }
        }
    }
}

/// Fields that only the file needs, and where a value comes from.
const ASIDE: [&str; 6] = ["id", "key", "source", "ref", "note", "rule"];

/// The fields of a group. What is printed on the card comes first, the rest is out of the way.
fn all(page: &CorrectPage<'_>, parts: &[Control], words: &Words) -> Markup {
    let is_aside =
        |part: &&Control| ASIDE.contains(&part.key.as_str()) || part.key.ends_with("_source");
    let is_unread = |part: &&Control| page.unread.contains(&part.path) && !is_aside(part);
    let wrong = parts.iter().any(|part| is_at_fault(page, part));
    html! {
        @for part in parts.iter().filter(|part| !is_aside(part) && !is_unread(part)) { (entry(page, part, words)) }
        @if parts.iter().any(|part| is_unread(&part)) {
            details.entry.group.blank open[parts.iter().all(|part| is_unread(&part) || is_aside(&part))] {
                summary { (words.word("ui-edit-unread")) }
                p.hint { (words.word("ui-edit-unread-hint")) }
                @for part in parts.iter().filter(is_unread) { (entry(page, part, words)) }
            }
        }
        @if parts.iter().any(|part| is_aside(&part)) {
            details.entry.group.blank open[wrong] {
                summary { (words.word("ui-box-mark")) }
                @for part in parts.iter().filter(is_aside) { (entry(page, part, words)) }
            }
        }
    }
}

/// Whether nothing is said here.
fn is_blank(control: &Control) -> bool {
    match &control.what {
        Entry::Number(n) => n.is_none(),
        Entry::Text(said) => said.is_empty(),
        Entry::Flag(chosen) => chosen.is_none(),
        Entry::Pick { chosen, .. } | Entry::Way { chosen, .. } => chosen.is_empty(),
        Entry::Group(parts) | Entry::List(parts) => parts.iter().all(is_blank),
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
    html! { @if let Some((why, _)) = page.fault { p.note.faulty #fault { (icon("warn")) (why) } } }
}

fn number(key: &str) -> String {
    key.parse::<u32>()
        .map_or_else(|_| key.to_owned(), |nth| (nth + 1).to_string())
}

fn label(page: &CorrectPage<'_>, control: &Control, words: &Words) -> String {
    match control.key.parse::<u32>() {
        Ok(nth) => (page.called)(&control.path).unwrap_or_else(|| (nth + 1).to_string()),
        Err(_) => (page.called)(&control.key).unwrap_or_else(|| field_name(&control.key, words)),
    }
}

/// A word of the vocabulary as people read it.
fn readable(page: &CorrectPage<'_>, key: &str, word: &str, words: &Words) -> String {
    if key == "source" || key.ends_with("_source") {
        return mark_name(word, words);
    }
    // A letter stands before what it stands for; people read the latter.
    let word = word.split_once(' ').map_or(word, |(_, word)| word);
    (page.called)(word).unwrap_or_else(|| word.replace(['_', ':'], " "))
}
