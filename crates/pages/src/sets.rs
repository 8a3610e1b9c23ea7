//! Sets: content that people correct. Their list, a set with what differs from ours, the file as text, and two sets side by side.
//!
//! `/sets/keep` keeps a set (`id` where it is there already, `game`, `name`, `body`). `/sets/ID/copy` and `/sets/ID/delete` need no
//! fields.

use face::Words;
use face::components::icon;
use kernel::Phrase;
use maud::{Markup, html};

use crate::parts::{copyable, deed, field, say, text};

/// Most letters of a set's name, as the server accepts it.
const LONGEST_NAME: u8 = 40;

/// A set in a list.
#[derive(Clone, Debug)]
pub struct SetCard<'a> {
    pub id: &'a str,
    pub name: &'a str,
    /// The title of its game.
    pub game: &'a str,
    /// How many rows differ from ours.
    pub differs: usize,
    /// Whether it can be played with.
    pub is_ready: bool,
}

/// A change that was kept.
#[derive(Clone, Debug)]
pub struct PastChange {
    pub date: String,
    /// What was changed, in words.
    pub row: String,
    pub what: String,
    /// Where the row is put back to what it said before; `None` where that cannot be.
    pub back: Option<String>,
}

/// Why a set cannot be played with yet.
#[derive(Clone, Debug)]
pub struct Unfinished {
    pub why: String,
    /// Where it is mended; `None` for the set of somebody else.
    pub mend: Option<String>,
}

/// What the page says about what was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetNotice<'a> {
    Done(&'a str),
    Refused(&'a str),
}

pub(crate) fn told(notice: Option<SetNotice<'_>>) -> Markup {
    html! {
        @match notice {
            Some(SetNotice::Done(done)) => p.done.panel role="status" { (icon("check")) (done) },
            Some(SetNotice::Refused(why)) => p.refusal.panel role="alert" { (icon("warn")) (why) },
            None => {}
        }
    }
}

fn count(words: &Words, differs: usize) -> String {
    let n = u32::try_from(differs).unwrap_or(u32::MAX);
    say(words, Phrase::new("ui-set-differs").with("n", n))
}

/// A person's sets, of which there can be so many, and where new ones begin: the body of `/sets`.
#[must_use]
pub fn list(
    sets: &[SetCard<'_>],
    (games, most): (&[(&str, &str)], u32),
    notice: Option<SetNotice<'_>>,
    words: &Words,
) -> Markup {
    let room = Phrase::new("ui-boards-room")
        .with("n", u32::try_from(sets.len()).unwrap_or(u32::MAX))
        .with("most", most);
    html! {
        div.page.sets {
            header.wrap { h1 { (words.word("ui-sets")) } p.hint { (say(words, room)) } }
            (told(notice))
            section.panel.newset aria-labelledby="new-set" {
                h2 #new-set { (words.word("ui-set-new")) }
                p { (words.word("ui-set-how")) }
                @for (key, title) in games {
                    div.wrap {
                        b { (title) }
                        a.btn href={ "/components/" (key) } { (icon("cards")) (words.word("ui-set-correct")) }
                        a.btn.quiet href={ "/sets/new?game=" (key) } { (icon("plus")) (words.word("ui-set-upload")) }
                        a.btn.quiet href={ "/components/" (key) "/file" } download { (icon("save")) (words.word("ui-set-ours")) }
                    }
                }
            }
            @if sets.is_empty() { p.empty { (words.word("ui-sets-none")) } }
            ul.setlist { @for set in sets { (card(set, words)) } }
        }
    }
}

fn card(set: &SetCard<'_>, words: &Words) -> Markup {
    let named = |key| say(words, Phrase::new(key).with("name", text(set.name)));
    html! {
        li.panel.setcard {
            h2 { a href={ "/sets/" (set.id) } { (set.name) } }
            p { (set.game) " · " (count(words, set.differs)) }
            div.wrap {
                @if set.is_ready { a.btn.primary href={ "/?set=" (set.id) "#create" } aria-label=(named("ui-set-play-of")) { (icon("play")) (words.word("ui-set-play")) } }
                @else { span.chip { (icon("warn")) (words.word("ui-set-unfinished")) } }
                a.btn.quiet href={ "/sets/" (set.id) "/delete" } aria-label=(named("ui-set-delete-of")) { (words.word("ui-board-delete")) }
            }
        }
    }
}

/// One row that differs: what it is called, and what is said of it.
#[derive(Clone, Debug)]
pub struct DiffRow<'a> {
    pub kind: String,
    pub name: &'a str,
    pub what: DiffWhat<'a>,
}

#[derive(Clone, Debug)]
pub enum DiffWhat<'a> {
    Added(&'a str),
    Removed,
    Changed {
        /// Field, before, after, in words.
        fields: Vec<(String, String, String)>,
        /// What it said before, and what it says now, where that differs.
        says: Option<(&'a str, &'a str)>,
    },
}

/// What differs, in words.
#[must_use]
pub fn differences(rows: &[DiffRow<'_>], words: &Words) -> Markup {
    html! {
        @if rows.is_empty() { p.empty { (words.word("ui-set-same")) } }
        ul.diffs {
            @for row in rows {
                li {
                    b { (row.kind) @if !row.name.is_empty() { ": " (row.name) } }
                    @match &row.what {
                        DiffWhat::Added(says) => p { (words.word("ui-set-added")) @if !says.is_empty() { " " (says) } },
                        DiffWhat::Removed => p { (words.word("ui-set-removed")) },
                        DiffWhat::Changed { fields, says } => {
                            @for (field, before, after) in fields { p { (say(words, changed(field, before, after, words))) } }
                            @if let Some((before, after)) = says {
                                p.was { span.label { (words.word("ui-set-before")) } " " (before) }
                                p.is { span.label { (words.word("ui-set-now")) } " " (after) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Fields that are told by what they do.
#[must_use]
pub fn is_deep(key: &str) -> bool {
    const DEEP: [&str; 9] = [
        "abilities",
        "upgraded",
        "reject",
        "test",
        "prereq",
        "unlock",
        "levels",
        "on_buy",
        "cost",
    ];
    DEEP.contains(&key)
}

fn changed(field: &str, before: &str, after: &str, words: &Words) -> Phrase {
    let nothing = || words.word("ui-set-nothing");
    let or_nothing = |said: &str| match said {
        "" => nothing(),
        said => said.to_owned(),
    };
    Phrase::new("ui-set-changed")
        .with("field", text(field))
        .with("before", text(or_nothing(before)))
        .with("after", text(or_nothing(after)))
}

/// A set, for its owner and for everyone with the link.
#[derive(Clone, Debug)]
pub struct SetPage<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub game: (&'a str, &'a str),
    /// Whose it is; `None` for one's own.
    pub owner: Option<&'a str>,
    pub link: &'a str,
    pub differences: &'a [DiffRow<'a>],
    /// Counts that are not those of the rulebook, in words.
    pub warnings: &'a [String],
    /// Others to compare it with: id and name.
    pub others: &'a [(&'a str, &'a str)],
    /// What was changed, the latest first.
    pub history: &'a [PastChange],
    pub unfinished: Option<&'a Unfinished>,
    pub notice: Option<SetNotice<'a>>,
}

/// The body of `/sets/ID`.
#[must_use]
pub fn set(set: &SetPage<'_>, words: &Words) -> Markup {
    let (key, title) = set.game;
    html! {
        div.page.narrow.sets {
            header {
                a.back href="/sets" { (icon("left")) (words.word("ui-sets")) }
                h1 { (set.name) }
                p { (title) @if let Some(owner) = set.owner { " · " (say(words, Phrase::new("ui-set-of").with("name", text(owner)))) } }
            }
            (told(set.notice))
            @if let Some(unfinished) = set.unfinished { (not_yet(unfinished, words)) }
            section.panel.stack {
                div.wrap {
                    @if set.unfinished.is_none() { a.btn.primary.lg href={ "/?set=" (set.id) "#create" } { (icon("play")) (words.word("ui-set-play")) } }
                    a.btn.lg href={ "/components/" (key) "?set=" (set.id) } { (icon("cards")) (words.word(if set.owner.is_none() { "ui-set-correct" } else { "ui-set-look" })) }
                    @if set.unfinished.is_none() { a.btn.lg href={ "/sets/" (set.id) "/simulate" } { (icon("bot")) (words.word("ui-trial")) } }
                    (deed(&format!("/sets/{}/copy", set.id), "btn lg", html! { (icon("copy")) (words.word("ui-set-copy")) }))
                }
                (copyable(words, &words.word("ui-set-link"), set.link))
                p.hint { (words.word("ui-set-link-hint")) }
                div.wrap {
                    a.btn.quiet href={ "/sets/" (set.id) "/file" } download { (icon("save")) (words.word("ui-set-download")) }
                    @if set.owner.is_none() {
                        a.btn.quiet href={ "/sets/" (set.id) "/text" } { (icon("log")) (words.word("ui-set-text")) }
                        a.btn.quiet href={ "/sets/" (set.id) "/delete" } { (words.word("ui-board-delete")) }
                    }
                }
            }
            @if !set.warnings.is_empty() {
                section.panel.stack aria-labelledby="warn" {
                    h2 #warn { (icon("warn")) (words.word("ui-set-counts")) }
                    ul { @for line in set.warnings { li { (line) } } }
                }
            }
            section.panel.stack aria-labelledby="differs" {
                h2 #differs { (words.word("ui-set-differences")) " " small { (set.differences.len()) } }
                (differences(set.differences, words))
                (compare(set, words))
            }
            (history(set.history, words))
        }
    }
}

fn history(changes: &[PastChange], words: &Words) -> Markup {
    html! {
        @if !changes.is_empty() {
            details.panel.past {
                summary { h2 { (words.word("ui-set-history")) " " small { (changes.len()) } } }
                ol {
                    @for change in changes {
                        li {
                            div { b { (change.row) } " " small { (change.date) } p { (change.what) } }
                            @if let Some(back) = &change.back {
                                @let label = Phrase::new("ui-set-back-to-of").with("name", text(&change.row));
                                a.btn.quiet href=(back) aria-label=(say(words, label)) { (icon("undo")) (words.word("ui-set-back-to")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn not_yet(unfinished: &Unfinished, words: &Words) -> Markup {
    html! {
        section.panel.stack.unfinished aria-labelledby="unfinished" {
            h2 #unfinished { (icon("warn")) (words.word("ui-set-unfinished")) }
            p { (unfinished.why) }
            @if let Some(mend) = &unfinished.mend { p { a.btn.primary href=(mend) { (icon("hand")) (words.word("ui-set-mend")) } } }
        }
    }
}

fn compare(set: &SetPage<'_>, words: &Words) -> Markup {
    html! {
        @if !set.others.is_empty() {
            form.wrap method="get" action={ "/sets/" (set.id) "/compare" } {
                (field(&words.word("ui-set-compare-with"), html! {
                    select name="with" { @for (id, name) in set.others { option value=(id) { (name) } } }
                }))
                button.btn { (words.word("ui-set-compare")) }
            }
        }
    }
}

/// Two sets: the body of `/sets/ID/compare`.
#[must_use]
pub fn compared(one: (&str, &str), other: &str, rows: &[DiffRow<'_>], words: &Words) -> Markup {
    let title = Phrase::new("ui-set-compared")
        .with("one", text(other))
        .with("other", text(one.1));
    html! {
        div.page.narrow.sets {
            a.back href={ "/sets/" (one.0) } { (icon("left")) (one.1) }
            h1 { (say(words, title)) }
            section.panel.stack { (differences(rows, words)) }
        }
    }
}

/// A content file as a text, to be kept.
#[derive(Clone, Copy, Debug)]
pub struct SetText<'a> {
    /// None, if it was never kept.
    pub id: Option<&'a str>,
    pub name: &'a str,
    pub game: (&'a str, &'a str),
    pub body: &'a str,
    /// What is wrong with it.
    pub fault: Option<&'a str>,
}

/// The body of `/sets/new` and `/sets/ID/text`.
#[must_use]
pub fn as_text(set: &SetText<'_>, words: &Words) -> Markup {
    html! {
        div.page.narrow.sets {
            a.back href="/sets" { (icon("left")) (words.word("ui-sets")) }
            h1 { (set.game.1) ": " (words.word("ui-set-text")) }
            (told(set.fault.map(SetNotice::Refused)))
            form.panel.stack method="post" action="/sets/keep" data-plain {
                @if let Some(id) = set.id { input type="hidden" name="id" value=(id); }
                input type="hidden" name="game" value=(set.game.0);
                (field(&words.word("ui-set-name"), html! {
                    input type="text" name="name" value=(set.name) maxlength=(LONGEST_NAME) placeholder=(words.word("ui-set-unnamed")) autocomplete="off";
                }))
                // Shown by the script, which reads the file into the text; without it the text is pasted.
                label.field data-file-into="body" hidden { span.label { (words.word("ui-set-pick")) } input type="file" accept=".toml,text/plain"; }
                (field(&words.word("ui-set-file"), html! {
                    textarea.code name="body" rows="24" spellcheck="false" autocomplete="off" required aria-invalid=[set.fault.map(|_| "true")] { "\n" (set.body) }
                }))
                p.hint { (words.word("ui-set-file-hint")) }
                button.btn.primary.lg { (icon("save")) (words.word("ui-board-keep")) }
            }
        }
    }
}

/// Asks once more before a set is gone.
#[must_use]
pub fn ask_delete(id: &str, name: &str, words: &Words) -> Markup {
    let title = Phrase::new("ui-set-delete-sure").with("name", text(name));
    html! {
        div.page.narrow.notice {
            section.panel {
                (icon("warn"))
                h1 { (say(words, title)) }
                p { (words.word("ui-set-delete-how")) }
                div.wrap {
                    (deed(&format!("/sets/{id}/delete"), "btn primary lg", html! { (words.word("ui-board-delete")) }))
                    a.btn.lg href={ "/sets/" (id) } { (words.word("ui-back")) }
                }
            }
        }
    }
}

/// A set that the lobby offers, or that its form is filled in with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetLink<'a> {
    pub id: &'a str,
    pub name: &'a str,
    /// The key of its game.
    pub game: &'a str,
    pub chosen: bool,
    /// Whether it can be played with.
    pub is_ready: bool,
}

/// *Your sets* in the lobby, while their game is chosen; and the field of the one that is chosen.
#[must_use]
pub(crate) fn in_lobby(game: &str, sets: &[SetLink<'_>], words: &Words) -> Markup {
    let mine = || sets.iter().filter(|set| set.game == game);
    html! {
        section.panel.list data-of=(game) aria-label=(words.word("ui-sets")) {
            header { h2 { (words.word("ui-sets")) } a href={ "/components/" (game) } { (words.word("ui-set-correct")) } }
            @if mine().next().is_none() { p.empty { (words.word("ui-sets-none")) } }
            ul {
                @for set in mine() {
                    li.row {
                        span.rt { b { (set.name) } small {
                            @if set.is_ready { a href={ "/sets/" (set.id) } { (words.word("ui-set-differences")) } } @else { (words.word("ui-set-unfinished")) }
                        } }
                        @if !set.is_ready {
                            @let label = Phrase::new("ui-set-finish-of").with("name", text(set.name));
                            a.btn.quiet href={ "/sets/" (set.id) } aria-label=(say(words, label)) { (icon("hand")) (words.word("ui-set-finish")) }
                        } @else if set.chosen { span.chip.now { (icon("check")) (words.word("ui-set-picked")) } }
                        @else {
                            @let label = Phrase::new("ui-set-play-of").with("name", text(set.name));
                            a.btn href={ "/?set=" (set.id) "#create" } aria-label=(say(words, label)) { (words.word("ui-set-play")) }
                        }
                    }
                }
            }
        }
    }
}

/// What the form of a new table says while a set is chosen.
#[must_use]
pub(crate) fn chosen(game: &str, sets: &[SetLink<'_>], words: &Words) -> Markup {
    html! {
        @for set in sets.iter().filter(|set| set.chosen && set.game == game) {
            div data-of=(game) {
                // Without this field the table is played with ours.
                @if set.is_ready { input type="hidden" name={ (game) ".set" } value=(set.id); }
                @let said = if set.is_ready { "ui-set-chosen" } else { "ui-set-unfinished-chosen" };
                p.hint { (say(words, Phrase::new(said).with("name", text(set.name)))) " "
                    @if set.is_ready { a href="/" { (words.word("ui-set-none")) } } @else { a href={ "/sets/" (set.id) } { (words.word("ui-set-finish")) } }
                }
            }
        }
    }
}

/// What people read of the set before they sit down.
#[must_use]
pub(crate) fn before_joining(name: &str, rows: &[DiffRow<'_>], words: &Words) -> Markup {
    html! {
        section.panel.sets aria-labelledby="set" {
            h2 #set { (say(words, Phrase::new("ui-set-played").with("name", text(name)))) }
            p.hint { (words.word("ui-set-played-hint")) }
            details open[rows.len() <= 8] { summary { (count(words, rows.len())) } (differences(rows, words)) }
        }
    }
}
