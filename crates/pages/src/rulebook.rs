//! The numbered rules as a page: by chapter, searchable, limited to an edition, each with its own address.
//!
//! `GET /rules` lists the games; `GET /rules/GAME?edition=KEY&q=WORDS` gives the rules, each with its id as anchor; `GET
//! /rules/GAME/ID` gives one rule, to the script as a fragment.

use face::Words;
use face::components::icon;
use kernel::{Phrase, RuleBook, RuleText, Section};
use maud::{Markup, html};

use crate::parts::{say, text};

/// The rules of a game, searched and limited as asked.
#[derive(Clone, Debug)]
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
    let found: Vec<(usize, &Section<'_>, Vec<&RuleText<'_>>)> = page
        .chapters()
        .enumerate()
        .map(|(nth, chapter)| {
            (
                nth,
                chapter,
                chapter
                    .rules
                    .iter()
                    .filter(|rule| page.wants(rule))
                    .collect(),
            )
        })
        .filter(|(_, _, rules): &(_, _, Vec<_>)| !rules.is_empty())
        .collect();
    let count: usize = found.iter().map(|(_, _, rules)| rules.len()).sum();
    html! {
        div.page.rules {
            header.rules-head {
                h1 { (page.title) }
                (search(page, words))
                p.label role="status" data-count { (say(words, Phrase::new("ui-rules-found").with("n", count as u32))) }
            }
            nav.panel.toc aria-label=(words.word("ui-chapters")) {
                ul { @for (nth, chapter, _) in &found { li { a href={ "#chapter-" (nth) } { (chapter.title) } } } }
            }
            div.chapters {
                @for (nth, chapter, rules) in &found {
                    section.panel.chapter id={ "chapter-" (nth) } {
                        h2 { (chapter.title) }
                        ol { @for rule in rules { li id=(rule.id) { (entry(page, rule)) } } }
                    }
                }
                @if found.is_empty() { p.panel.empty { (words.word("ui-no-rule-found")) } }
            }
        }
    }
}

/// One rule: what a rule's mark opens, in a popover that the script calls `rule`.
#[must_use]
pub fn one(page: &RulesPage<'_>, rule: &RuleText<'_>, words: &Words) -> Markup {
    let edition = page.edition.map(|key| format!("?edition={key}"));
    let book = format!("/rules/{}{}", page.game, edition.unwrap_or_default());
    let title = Phrase::new("ui-rule-of").with("id", text(rule.id));
    html! {
        article.one-rule {
            header {
                h2 #rule-title { (say(words, title)) }
                button.btn.quiet.icon type="button" popovertarget="rule" popovertargetaction="hide" aria-label=(words.word("ui-close")) { (icon("cross")) }
            }
            p { (prose(&rule.text)) (editions(page, rule)) }
            a href={ (book) "#" (rule.id) } target="_blank" { (icon("book")) (words.word("ui-in-the-rulebook")) }
        }
    }
}

fn search(page: &RulesPage<'_>, words: &Words) -> Markup {
    html! {
        form.search method="get" action={ "/rules/" (page.game) } role="search" data-filter {
            label.find { (icon("search")) span.vh { (words.word("ui-search-rules")) }
                input type="search" name="q" value=(page.query) placeholder=(words.word("ui-search-rules")) maxlength="100"; }
            @if !page.editions.is_empty() {
                select name="edition" aria-label=(words.word("ui-edition")) {
                    option value="" { (words.word("ui-all-editions")) }
                    @for (key, title) in page.editions { option value=(key) selected[page.edition == Some(key)] { (title) } }
                }
            }
            button.btn { (words.word("ui-search")) }
        }
    }
}

fn entry(page: &RulesPage<'_>, rule: &RuleText<'_>) -> Markup {
    html! {
        a.id href={ "#" (rule.id) } { (rule.id) }
        p { (prose(&rule.text)) (editions(page, rule)) @if let Some(source) = &rule.source { " " small { (source) } } }
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
fn prose(text: &str) -> Markup {
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
    /// The sections that have rules. What comes before the first heading is not shown.
    fn chapters(&self) -> impl Iterator<Item = &'a Section<'a>> {
        let sections = self.book.sections().iter();
        sections.filter(|section| !section.title.is_empty() && !section.rules.is_empty())
    }

    fn wants(&self, rule: &RuleText<'_>) -> bool {
        let of_edition = self.edition.is_none_or(|edition| rule.holds_in(edition));
        let said = format!("{} {}", rule.id, rule.text).to_lowercase();
        let query = self.query.to_lowercase();
        of_edition && query.split_whitespace().all(|word| said.contains(word))
    }
}
