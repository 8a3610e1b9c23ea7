//! The numbered rules as a page: by chapter, searchable, limited to an edition, each with its own address.
//!
//! `GET /rules` lists the games; `GET /rules/GAME?edition=KEY&table=ID&q=WORDS` gives the rules, each with its id as anchor; `GET
//! /rules/GAME/ID` gives one rule, to the script as a fragment.

use std::fmt;

use face::Words;
use face::components::icon;
use kernel::{Phrase, RuleBook, RuleText, Section};
use maud::{Markup, html};

use crate::parts::{say, text};

/// The rules of a game, searched and limited as asked.
#[derive(Clone)]
pub struct RulesPage<'a> {
    /// The key of the game.
    pub game: &'a str,
    pub title: &'a str,
    /// The editions: key, and title in words; empty where there is one only.
    pub editions: &'a [(&'a str, String)],
    /// The key of the edition whose rules are wanted; all of them without.
    pub edition: Option<&'a str>,
    /// What is looked for.
    pub query: &'a str,
    /// The ids that answer it, the best first; `None` where nothing is looked for.
    pub found: Option<&'a [String]>,
    /// The table whose rules are wanted: its title and where it is.
    pub table: Option<(&'a str, &'a str)>,
    /// How to play, above the rules.
    pub how: &'a Markup,
    /// The examples of a rule that can be tried, by number.
    pub tries: &'a dyn Fn(&str) -> Vec<usize>,
    /// Whether a rule holds there.
    pub holds: &'a dyn Fn(&RuleText<'_>) -> bool,
    /// The document, read.
    pub book: &'a RuleBook<'a>,
}

/// `/rules`: which game?
#[must_use]
pub fn index(games: &[(&str, &str, &str)], words: &Words) -> Markup {
    html! {
        div.page.narrow {
            h1 { (words.word("ui-nav-rules")) }
            div.tiles {
                @for (key, title, poster) in games {
                    a.tile href={ "/rules/" (key) } { img.art src=(poster) alt="" width="360" height="220"; span.tb { b { (title) } } }
                }
            }
        }
    }
}

/// `/rules/GAME`.
#[must_use]
pub fn page(page: &RulesPage<'_>, words: &Words) -> Markup {
    let found = page.found.map(|ids| page.answers(ids));
    let chapters = match found {
        None => page.chapters(),
        Some(_) => Vec::new(),
    };
    let in_chapters: usize = chapters.iter().map(|(_, rules)| rules.len()).sum();
    let count = found.as_ref().map_or(in_chapters, Vec::len);
    html! {
        div.page.rules {
            header.rules-head {
                h1 { (page.title) }
                (search(page, words))
                p.label role="status" data-count { (say(words, Phrase::new("ui-rules-found").with("n", count as u32))) }
                @if let Some((title, path)) = page.table { p.oftable { (icon("cards")) (say(words, Phrase::new("ui-rules-of-table").with("table", text(title)))) " " a href=(path) { (words.word("ui-rules-to-table")) } " " a href={ "/rules/" (page.game) } { (words.word("ui-rules-all")) } } }
            }
            nav.panel.toc aria-label=(words.word("ui-chapters")) {
                ul {
                    @for (nth, (chapter, _)) in chapters.iter().enumerate() { li { a href={ "#chapter-" (nth) } { (chapter.title) } } }
                    @if found.is_some() { li { a href=(page.address("")) { (icon("left")) (words.word("ui-rules-back")) } } }
                }
            }
            div.chapters {
                @if found.is_none() { (page.how) }
                @if let Some(found) = &found { (answers(page, found, words)) }
                @for (nth, (chapter, rules)) in chapters.iter().enumerate() {
                    section.panel.chapter id={ "chapter-" (nth) } {
                        h2 { (chapter.title) }
                        ol { @for rule in rules { li id=(rule.id) { (entry(page, rule, words)) } } }
                    }
                }
                form #try method="post" action={ "/try/" (page.game) } {}
                @if count == 0 { p.panel.empty { (words.word("ui-no-rule-found")) } }
            }
        }
    }
}

/// What was found, the best answer first, each with the chapter that it comes from.
fn answers(page: &RulesPage<'_>, found: &[(&str, &RuleText<'_>)], words: &Words) -> Markup {
    html! {
        @if !found.is_empty() {
            section.panel.chapter.answers {
                h2 { (say(words, Phrase::new("ui-rules-answers").with("question", text(page.query)))) }
                ol { @for (chapter, rule) in found { li id=(rule.id) { (entry(page, rule, words)) small.from { (chapter) } } } }
            }
        }
    }
}

/// One rule: what a rule's mark opens, in a popover that the script calls `rule`.
#[must_use]
pub fn one(page: &RulesPage<'_>, rule: &RuleText<'_>, words: &Words) -> Markup {
    let book = page.address("");
    let title = Phrase::new("ui-rule-of").with("id", text(rule.id));
    html! {
        article.one-rule {
            header {
                h2 #rule-title { (say(words, title)) }
                button.btn.quiet.icon type="button" popovertarget="rule" popovertargetaction="hide" aria-label=(words.word("ui-close")) { (icon("cross")) }
            }
            p { (prose(&rule.text)) (editions(page, rule)) }
            @if let Some(example) = (page.tries)(rule.id).first() {
                form method="post" action={ "/try/" (page.game) } { button.tryit name="example" value=(example) { (icon("play")) (words.word("ui-try")) } }
            }
            a href={ (book) "#" (rule.id) } target="_blank" { (icon("book")) (words.word("ui-in-the-rulebook")) }
        }
    }
}

fn search(page: &RulesPage<'_>, words: &Words) -> Markup {
    html! {
        form.search method="get" action={ "/rules/" (page.game) } role="search" data-filter {
            label.find { (icon("search")) span.vh { (words.word("ui-search-rules")) }
                input type="search" name="q" value=(page.query) placeholder=(words.word("ui-ask-rules")) maxlength="100"; }
            @if let Some((_, path)) = page.table { input type="hidden" name="table" value=(path.trim_start_matches("/t/")); }
            @if !page.editions.is_empty() && page.table.is_none() {
                select name="edition" aria-label=(words.word("ui-edition")) {
                    option value="" { (words.word("ui-all-editions")) }
                    @for (key, title) in page.editions { option value=(key) selected[page.edition == Some(key)] { (title) } }
                }
            }
            button.btn { (words.word("ui-search")) }
        }
    }
}

fn entry(page: &RulesPage<'_>, rule: &RuleText<'_>, words: &Words) -> Markup {
    html! {
        a.id href={ "#" (rule.id) } { (rule.id) }
        p { (prose(&rule.text)) (editions(page, rule)) @if let Some(source) = &rule.source { " " small { (source) } } (try_it(page, rule, words)) }
    }
}

/// A table where the rule can be tried. The form of all of them stands once in the page.
fn try_it(page: &RulesPage<'_>, rule: &RuleText<'_>, words: &Words) -> Markup {
    html! {
        @if let Some(example) = (page.tries)(rule.id).first() {
            @let label = Phrase::new("ui-try-of").with("id", text(rule.id));
            " " button.tryit form="try" name="example" value=(example) aria-label=(say(words, label)) { (icon("play")) (words.word("ui-try")) }
        }
    }
}

fn editions(page: &RulesPage<'_>, rule: &RuleText<'_>) -> Markup {
    let title = |key: &&str| {
        let known = page.editions.iter().find(|(edition, _)| edition == key);
        known.map_or_else(|| (*key).to_owned(), |(_, title)| title.clone())
    };
    html! { @for key in &rule.editions { " " span.chip { (title(key)) } } }
}

/// `*emphasis*` and `` `code` ``; everything else as it is.
pub(crate) fn prose(text: &str) -> Markup {
    html! {
        @for (nth, part) in text.split('`').enumerate() {
            @if nth % 2 == 1 { code { (part) } } @else {
                @for (nth, part) in part.replace("**", "*").split('*').enumerate() {
                    @if nth % 2 == 1 { em { (part) } } @else { (part) }
                }
            }
        }
    }
}

impl<'a> RulesPage<'a> {
    /// The sections with the rules that are wanted. What comes before the first heading is not shown.
    fn chapters(&self) -> Vec<(&'a Section<'a>, Vec<&'a RuleText<'a>>)> {
        let sections = self.book.sections().iter();
        sections
            .filter(|section| !section.title.is_empty())
            .map(|section| {
                let rules = section.rules.iter().filter(|rule| self.wants(rule));
                (section, rules.collect::<Vec<_>>())
            })
            .filter(|(_, rules)| !rules.is_empty())
            .collect()
    }

    /// These rules in their order, each with its chapter.
    fn answers(&self, ids: &[String]) -> Vec<(&'a str, &'a RuleText<'a>)> {
        let all = self.chapters();
        let find = |id: &String| {
            let mut all = all
                .iter()
                .flat_map(|(chapter, rules)| rules.iter().map(|rule| (chapter.title, *rule)));
            all.find(|(_, rule)| rule.id == id)
        };
        ids.iter().filter_map(find).collect()
    }

    /// This page with another question.
    fn address(&self, query: &str) -> String {
        let edition = self.edition.unwrap_or_default();
        match self.table {
            Some((_, path)) => format!(
                "/rules/{}?table={}&q={query}",
                self.game,
                path.trim_start_matches("/t/")
            ),
            None => format!("/rules/{}?edition={edition}&q={query}", self.game),
        }
    }

    fn wants(&self, rule: &RuleText<'_>) -> bool {
        let of_edition = self.edition.is_none_or(|edition| rule.holds_in(edition));
        of_edition && (self.holds)(rule)
    }
}

impl fmt::Debug for RulesPage<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RulesPage")
            .field("game", &self.game)
            .field("query", &self.query)
            .finish_non_exhaustive()
    }
}
