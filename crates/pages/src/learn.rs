//! `/learn`: every lesson of every game, each in one click.

use face::Words;
use face::components::icon;
use kernel::Phrase;
use maud::{Markup, html};

use crate::parts::{say, text};

/// A game and what it teaches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taught<'a> {
    /// The key of the game.
    pub game: &'a str,
    pub title: &'a str,
    pub poster: &'a str,
    /// The first one first.
    pub lessons: Vec<LessonLine>,
}

/// A lesson in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonLine {
    pub key: String,
    pub title: String,
    pub about: String,
    /// How long it takes.
    pub minutes: u32,
}

impl LessonLine {
    /// What it is about, and how long it takes.
    pub(crate) fn takes(&self, words: &Words) -> String {
        let takes = Phrase::new("ui-learn-takes").with("about", text(&self.about));
        say(words, takes.with("n", self.minutes))
    }
}

/// The body of the page.
#[must_use]
pub fn index(games: &[Taught<'_>], words: &Words) -> Markup {
    html! {
        div.page.narrow.learn {
            h1 { (words.word("ui-learn-title")) }
            p { (words.word("ui-learn-how")) " " a href="/practice" { (words.word("ui-practice-try")) } }
            @for game in games.iter().filter(|game| !game.lessons.is_empty()) {
                section.panel.list aria-labelledby={ "learn-" (game.game) } {
                    header { h2 id={ "learn-" (game.game) } { (game.title) } a href={ "/rules/" (game.game) } { (words.word("ui-nav-rules")) } }
                    ul { @for lesson in &game.lessons { (line(game, lesson, words)) } }
                }
            }
        }
    }
}

fn line(game: &Taught<'_>, lesson: &LessonLine, words: &Words) -> Markup {
    let label = Phrase::new("ui-learn-of").with("lesson", text(&lesson.title));
    html! {
        li.row {
            img.gi src={ (game.poster) "#thumb" } alt="" width="44" height="44" loading="lazy";
            span.rt { b { (lesson.title) } small { (lesson.takes(words)) } }
            form method="post" action={ "/learn/" (game.game) "/" (lesson.key) } {
                button.btn aria-label=(say(words, label)) { (icon("cap")) (words.word("ui-learn")) }
            }
        }
    }
}

/// Before a lesson that somebody was sent to by a link.
#[must_use]
pub fn door(game: &Taught<'_>, lesson: &LessonLine, words: &Words) -> Markup {
    html! {
        div.page.narrow.notice {
            section.panel {
                img src=(game.poster) alt="" width="360" height="220" style="max-width:100%;height:auto;border-radius:10px";
                h1 { (game.title) ": " (lesson.title) }
                p { (lesson.about) }
                form.wrap method="post" action={ "/learn/" (game.game) "/" (lesson.key) } {
                    button.btn.primary.lg { (icon("cap")) (words.word("ui-lesson-begin")) }
                    a.btn.quiet.lg href="/learn" { (words.word("ui-learn-all")) }
                }
            }
        }
    }
}
