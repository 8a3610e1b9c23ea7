//! What happened, newest first. The script adds lines to the list and so has them read aloud.

use kernel::Seat;
use maud::{Markup, html};

use super::TableFrame;
use crate::Words;
use crate::components::{counter, rule_link};

/// A line of the log in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry<'a> {
    /// Counted from 1; 0 is the deal.
    pub step: usize,
    /// Who answered in that step.
    pub seat: Option<Seat>,
    pub text: &'a str,
    /// The id of the rule behind it.
    pub rule: Option<&'a str>,
}

pub(super) fn pane(frame: &TableFrame<'_>, words: &Words) -> Markup {
    html! {
        div role="log" aria-label=(words.word("ui-log")) { ol.log #log data-grow {
            @for (nth, line) in frame.log.iter().enumerate().rev() {
                li id={ "log-" (nth) "-" (line.step) } data-step=(line.step) {
                    @match line.seat { Some(seat) => (counter(seat, 20)), None => span.nobody {} }
                    span { (line.text) @if let Some(rule) = line.rule { " " (rule_link(frame.rules, rule)) } }
                    small.step { (line.step) }
                }
            }
        } }
    }
}
