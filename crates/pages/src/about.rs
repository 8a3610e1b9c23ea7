//! `/games/GAME`: what a game is about in four pictures, for whom it is, and where to go from here; and how to play, on top of its rules.

use face::Words;
use face::components::icon;
use kernel::{Menu, Phrase, Wanted};
use maud::{Markup, html};

use crate::learn::LessonLine;
use crate::parts::{say, text};

/// A game, told to somebody who has never heard of it.
#[derive(Clone, Debug)]
pub struct About<'a> {
    /// The key of the game.
    pub game: &'a str,
    pub title: &'a str,
    pub poster: &'a str,
    /// What the pictures use.
    pub art: &'a Markup,
    pub menu: &'a Menu,
    /// Of its set-up, and of how it is played.
    pub texts: &'a Words,
    pub panels: &'a [HowLine<'a>],
    pub lessons: &'a [LessonLine],
    /// What the box is known for, such as the twelve Tribes, and what it is called.
    pub shown: (&'a str, &'a [Shown<'a>]),
}

/// Something in the box.
#[derive(Clone, Debug)]
pub struct Shown<'a> {
    pub name: &'a str,
    pub drawn: &'a Markup,
    /// The address of its entry.
    pub entry: String,
}

/// A panel of how to play.
#[derive(Clone, Copy, Debug)]
pub struct HowLine<'a> {
    pub title: &'a str,
    pub text: &'a str,
    pub drawn: &'a Markup,
    pub rule: &'a str,
}

/// How many panels say what a game is about.
const PANELS: usize = 4;

/// The body of the page.
#[must_use]
pub fn page(about: &About<'_>, words: &Words) -> Markup {
    html! {
        div.page.aboutgame {
            div.boxart aria-hidden="true" { (about.art) }
            (head(about, words))
            section.panels4 aria-label=(words.word("ui-about-what")) {
                @for (nth, panel) in (1_u32..).zip(about.panels.iter().take(PANELS)) { (drawn_panel(nth, panel)) }
            }
            (shown(about, words))
            div.aboutcols {
                (lessons(about, words))
                (editions(about, words))
            }
        }
    }
}

fn head(about: &About<'_>, words: &Words) -> Markup {
    let word = |key: &str| about.texts.knows(key).then(|| about.texts.word(key));
    let seats = about.menu.editions.iter().map(|edition| &edition.seats);
    let least = seats.clone().map(|seats| *seats.start()).min().unwrap_or(1);
    let most = seats.map(|seats| *seats.end()).max().unwrap_or(least);
    let players = Phrase::new("ui-players")
        .with("least", least)
        .with("most", most);
    let weight: u32 = word("how-weight")
        .and_then(|weight| weight.parse().ok())
        .unwrap_or(2);
    let minutes = about.lessons.first().map_or(0, |lesson| lesson.minutes);
    html! {
        section.panel.gamehead {
            img src=(about.poster) alt="" width="360" height="220";
            div {
                h1 { (about.title) }
                p.lead { (word("how-lead").or(word("setup-about")).unwrap_or_default()) }
                dl.factline {
                    div { (icon("human")) dt { (words.word("ui-about-players")) } dd { (say(words, players)) } }
                    @if let Some(length) = word("setup-length") { div { (icon("clock")) dt { (words.word("ui-about-length")) } dd { (length) } } }
                    div { (icon("shield")) dt { (words.word("ui-about-weight")) } dd { span.weight aria-hidden="true" { @for nth in 1..=5 { i.on[nth <= weight] {} } } (say(words, Phrase::new("ui-about-weight-of").with("n", weight))) } }
                    div { (icon("cap")) dt { (words.word("ui-about-learn")) } dd { (say(words, Phrase::new("ui-about-minutes").with("n", minutes))) } }
                }
                div.wrap {
                    form method="post" action="/play" { input type="hidden" name="game" value=(about.game); button.btn.primary.lg { (icon("play")) (words.word("ui-play-now")) } }
                    @if !about.lessons.is_empty() { form method="post" action={ "/learn/" (about.game) } { button.btn.lg { (icon("cap")) (say(words, Phrase::new("ui-learn-in").with("n", minutes))) } } }
                    a.btn.lg href={ "/rules/" (about.game) } { (icon("book")) (words.word("ui-nav-rules")) }
                    a.btn.lg href={ "/components/" (about.game) } { (icon("cards")) (words.word("ui-about-cards")) }
                }
            }
        }
    }
}

fn drawn_panel(nth: u32, panel: &HowLine<'_>) -> Markup {
    html! {
        article.panel.howpanel { figure aria-hidden="true" { (panel.drawn) } div { h2 { b { (nth) } (panel.title) } p { (panel.text) } } }
    }
}

/// What the box is known for, each with a way to its entry.
fn shown(about: &About<'_>, words: &Words) -> Markup {
    let (title, shown) = about.shown;
    if shown.is_empty() {
        return Markup::default();
    }
    html! {
        section.panel.pan.known aria-labelledby="known" {
            header { h2 id="known" { (title) } a href={ "/components/" (about.game) } { (words.word("ui-about-cards")) } }
            ul { @for one in shown { li { a href=(one.entry) { span.see aria-hidden="true" { (one.drawn) } b { (one.name) } } } } }
        }
    }
}

/// Which there are and what differs, and what can be switched on.
fn editions(about: &About<'_>, words: &Words) -> Markup {
    let word = |key: String| about.texts.knows(&key).then(|| about.texts.word(&key));
    html! {
        section.panel.pan {
            @if about.menu.editions.len() > 1 {
                h2 { (words.word("ui-about-editions")) }
                dl.eds { @for edition in &about.menu.editions {
                    dt { (word(format!("setup-edition-{}", edition.key)).unwrap_or_else(|| edition.title.clone())) }
                    dd { (word(format!("how-edition-{}", edition.key)).unwrap_or_default()) " " a href={ "/rules/" (about.game) "?edition=" (edition.key) } { (words.word("ui-nav-rules")) } }
                } }
            }
            @if !about.menu.variants.is_empty() {
                h2 { (words.word("ui-about-variants")) }
                dl.eds { @for variant in &about.menu.variants {
                    dt { (word(format!("setup-variant-{}", variant.key)).unwrap_or_else(|| variant.key.to_owned())) }
                    dd { (word(format!("setup-variant-{}-about", variant.key)).unwrap_or_default()) }
                } }
            }
        }
    }
}

fn lessons(about: &About<'_>, words: &Words) -> Markup {
    html! {
        section.panel.pan.list {
            h2 { (words.word("ui-learn-title")) }
            ul { @for lesson in about.lessons {
                li.row {
                    span.rt { b { (lesson.title) } small { (lesson.takes(words)) } }
                    form method="post" action={ "/learn/" (about.game) "/" (lesson.key) } {
                        button.btn aria-label=(say(words, Phrase::new("ui-learn-of").with("lesson", text(&lesson.title)))) { (icon("cap")) (words.word("ui-learn")) }
                    }
                }
            } }
        }
    }
}

/// How to play, on top of the rules, for an edition and a number of players.
#[derive(Clone, Debug)]
pub struct HowTo<'a> {
    pub game: &'a str,
    pub art: &'a Markup,
    pub menu: &'a Menu,
    pub texts: &'a Words,
    /// What it is drawn for.
    pub wanted: &'a Wanted,
    pub panels: &'a [HowLine<'a>],
}

/// A section that can be folded away.
#[must_use]
pub fn how_to(how: &HowTo<'_>, words: &Words) -> Markup {
    if how.panels.is_empty() {
        return Markup::default();
    }
    html! {
        details.howto.panel open {
            summary { h2 { (icon("cap")) (words.word("ui-how-title")) } small { (words.word("ui-how-length")) } }
            div.boxart aria-hidden="true" { (how.art) }
            (choice(how, words))
            ol.panels4 { @for (nth, panel) in (1_u32..).zip(how.panels) {
                li.howpanel { figure aria-hidden="true" { (panel.drawn) } div { h3 { b { (nth) } (panel.title) } p { (panel.text) " " a.rule href={ "#" (panel.rule) } aria-label=(say(words, Phrase::new("ui-rule-of").with("id", text(panel.rule)))) { (icon("rule")) } } } }
            } }
        }
    }
}

/// For whom it is told.
fn choice(how: &HowTo<'_>, words: &Words) -> Markup {
    let edition = how.menu.editions.iter();
    let mut edition = edition.filter(|edition| Some(edition.key) == how.wanted.edition.as_deref());
    let edition = edition.next().or(how.menu.editions.first());
    let Some(edition) = edition else {
        return Markup::default();
    };
    html! {
        nav.wrap aria-label=(words.word("ui-how-players")) {
            span { (words.word("ui-how-players")) }
            @for seats in edition.seats.clone() {
                a.btn.quiet href={ "/rules/" (how.game) "?edition=" (edition.key) "&seats=" (seats) } aria-current=[(how.wanted.seats == Some(seats)).then_some("true")] { (seats) }
            }
        }
    }
}
