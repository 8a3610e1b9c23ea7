//! What happened, newest first; what a turn is called stands above it. The script adds lines to the list and so has them read aloud.
//!
//! A table shows the latest lines; all of them are one page away, and the script fetches them into the table.

use face::Words;
use face::components::{counter, icon, rule_link};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::TableFrame;
use crate::parts::say;

/// A line of the log in words.
#[derive(Clone, Debug)]
pub struct LogEntry<'a> {
    /// Counted from 1; 0 is the deal.
    pub step: usize,
    /// Whom it is about.
    pub seat: Option<Seat>,
    /// In words, and with whatever the game draws among them.
    pub drawn: &'a Markup,
    /// The id of the rule behind it.
    pub rule: Option<&'a str>,
    /// What follows belongs to it.
    pub heading: bool,
}

/// The whole log as a separate page, for the table at `path` with its rules at `rules`.
#[must_use]
pub fn log_page(
    title: &str,
    path: &str,
    rules: &str,
    log: &[LogEntry<'_>],
    words: &Words,
) -> Markup {
    html! {
        div.page.narrow.log-page {
            header { h1 { (title) " · " (words.word("ui-log")) } a.btn href=(path) { (words.word("ui-back")) } }
            section.panel { (log_list(path, rules, log, words)) }
        }
    }
}

/// Lines alone, for the script to put them where fewer of them were. Each leads to its step at the table at `path`.
#[must_use]
pub fn log_list(path: &str, rules: &str, log: &[LogEntry<'_>], words: &Words) -> Markup {
    let label = |step: usize| {
        say(
            words,
            Phrase::new("ui-go-to-step").with("step", step.to_string()),
        )
    };
    html! {
        ol.log #log data-grow {
            @for (nth, line) in newest_first(log) {
                li.head[line.heading] id={ "log-" (line.step) "-" (nth) } data-step=(line.step) {
                    @match line.seat { Some(seat) => (counter(seat, 20)), None => span.nobody {} }
                    span { (line.drawn) @if let Some(rule) = line.rule.filter(|_| !line.heading) { " " (rule_link(words, rules, rule)) } }
                    a.step href={ (path) "?step=" (line.step) } data-go=(line.step) aria-label=(label(line.step)) { (line.step) }
                }
            }
        }
    }
}

pub(super) fn pane(frame: &TableFrame<'_>, words: &Words) -> Markup {
    html! {
        div role="log" aria-label=(words.word("ui-log")) { (log_list(frame.path, frame.rules, frame.log, words)) }
        @if frame.log_from > 0 {
            a.btn.quiet.whole-log href={ (frame.path) "/log" } data-whole="log" { (icon("log")) (words.word("ui-whole-log")) }
        }
    }
}

/// Each line with its place in its step: that names it, however many steps are shown.
fn numbered<'l, 'a>(log: &'l [LogEntry<'a>]) -> Vec<(usize, &'l LogEntry<'a>)> {
    let mut nth = 0;
    let mut step = None;
    let mut number = |line: &'l LogEntry<'a>| {
        nth = if step == Some(line.step) { nth + 1 } else { 0 };
        step = Some(line.step);
        (nth, line)
    };
    log.iter().map(&mut number).collect()
}

/// The latest line first, but a heading above all that follows it.
fn newest_first<'l, 'a>(log: &'l [LogEntry<'a>]) -> Vec<(usize, &'l LogEntry<'a>)> {
    let mut lines = numbered(log);
    lines.reverse();
    // What is below the last heading that was met.
    let mut top = 0;
    for at in 0..lines.len() {
        if lines[at].1.heading {
            lines[top..=at].rotate_right(1);
            top = at + 1;
        }
    }
    lines
}
