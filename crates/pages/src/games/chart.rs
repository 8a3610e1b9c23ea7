//! Figures as charts that are tables: every row says in words what its bar draws.

use face::Words;
use kernel::Phrase;
use maud::{Markup, html};

use crate::parts::{decimal, say};

/// How often something was won.
#[derive(Clone, PartialEq, Debug)]
pub struct Won {
    pub label: String,
    pub played: u32,
    pub won: u32,
    /// How many would be won if chance alone decided; 0 where that is not known.
    pub even: f64,
}

/// How much of something.
#[derive(Clone, PartialEq, Debug)]
pub struct Bars {
    pub label: String,
    /// Mean where the match was won, mean where it was not; or only the first, which is a sum.
    pub values: Vec<f64>,
}

impl Won {
    fn share(&self) -> f64 {
        f64::from(self.won) / f64::from(self.played.max(1))
    }

    /// Where the share lies with 95 %, by Wilson: it holds for few games as well.
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.96;
        let n = f64::from(self.played.max(1));
        let middle = self.share() + Z * Z / (2.0 * n);
        let half = Z * (self.share() * (1.0 - self.share()) / n + Z * Z / (4.0 * n * n)).sqrt();
        let whole = 1.0 + Z * Z / n;
        let low = ((middle - half) / whole).max(0.0);
        let high = ((middle + half) / whole).min(1.0);
        (low, high)
    }
}

/// Shares of victories, with what is not certain about them and what would be even.
pub(super) fn wins(title: &str, about: &str, rows: &[Won], words: &Words) -> Markup {
    let percent = |share: f64| format!("{:.1}%", share * 100.0);
    html! {
        section.panel.figures {
            header { h3 { (title) } p { (about) } }
            table {
                caption.vh { (title) }
                thead.vh { tr { th scope="col" { (words.word("ui-stats-of")) } td {} th scope="col" { (words.word("ui-wins")) } th scope="col" { (words.word("ui-matches")) } } }
                tbody {
                    @for row in rows {
                        @let (low, high) = row.interval();
                        tr {
                            th scope="row" { (row.label) }
                            td.draw {
                                span.wbar aria-hidden="true" {
                                    i style={ "width:" (percent(row.share())) } {}
                                    em style={ "left:" (percent(low)) ";width:" (percent(high - low)) } {}
                                    @if row.even > 0.0 { s style={ "left:" (percent(row.even / f64::from(row.played.max(1)))) } {} }
                                }
                            }
                            td.num { b { (say(words, Phrase::new("ui-percent").with("n", rounded(row.share() * 100.0)))) } small { (say(words, Phrase::new("ui-between").with("low", rounded(low * 100.0)).with("high", rounded(high * 100.0)))) } }
                            td.num { (say(words, Phrase::new("ui-won-of").with("won", row.won).with("played", row.played))) }
                        }
                    }
                }
            }
        }
    }
}

fn rounded(figure: f64) -> u32 {
    figure.round().clamp(0.0, f64::from(u32::MAX)) as u32
}

/// Points in matches that were won and in others, or how often something was done.
pub(super) fn bars(title: &str, about: &str, rows: &[Bars], words: &Words) -> Markup {
    let most = rows.iter().flat_map(|row| &row.values);
    let most = most.copied().fold(0.0_f64, f64::max).max(0.1);
    let split = rows.iter().any(|row| row.values.len() > 1);
    // Who has never won has no mean where they won.
    let is_known = |nth: usize| {
        let mut column = rows.iter().filter_map(|row| row.values.get(nth));
        column.any(|value| *value != 0.0)
    };
    let figure = |nth: usize, value: f64| match split {
        true if !is_known(nth) => "–".to_owned(),
        true => decimal(value, words),
        false => format!("{value:.0}"),
    };
    let columns = match split {
        true => vec!["ui-when-won", "ui-when-not"],
        false => vec!["ui-times"],
    };
    html! {
        section.panel.figures.split[split] {
            header {
                h3 { (title) }
                p { (about) }
                @if split { p.keys2 { span { i.won {} (words.word("ui-when-won")) } span { i.not {} (words.word("ui-when-not")) } } }
            }
            table {
                caption.vh { (title) }
                thead.vh { tr { th scope="col" { (words.word("ui-stats-of")) } td {} @for key in columns { th scope="col" { (words.word(key)) } } } }
                tbody {
                    @for row in rows {
                        tr {
                            th scope="row" { (row.label) }
                            td.draw { span.means aria-hidden="true" { @for (nth, value) in row.values.iter().enumerate().filter(|(nth, _)| is_known(*nth)) { i.{ (if nth == 0 { "won" } else { "not" }) } style={ "width:" (format!("{:.1}%", value / most * 100.0)) } {} } } }
                            @for (nth, value) in row.values.iter().enumerate() { td.num { (figure(nth, *value)) } }
                        }
                    }
                }
            }
        }
    }
}
