//! `/practice`: positions to practise on, game by game: what is due, what is new, and how it went.

use face::Words;
use face::components::icon;
use kernel::Phrase;
use maud::{Markup, html};

use crate::parts::{decimal, percent, say, text};

/// A game and how far somebody is with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Practised<'a> {
    /// The key of the game.
    pub game: &'a str,
    pub title: &'a str,
    pub poster: &'a str,
    /// To be asked now.
    pub due: usize,
    /// Those of the program that were never answered.
    pub new: usize,
    /// How many are in each box.
    pub boxes: Vec<usize>,
    /// Answers, and how many of them were right.
    pub asked: u32,
    pub solved: u32,
    /// The kinds of decisions that it has.
    pub themes: Vec<Theme>,
}

/// A kind of decision, and how answers to it went lately.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Theme {
    pub key: &'static str,
    pub name: String,
    /// How many positions of it the program ships.
    pub positions: usize,
    pub asked: u32,
    pub solved: u32,
}

/// Days in a row on which somebody practised.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Row {
    pub days: u32,
    pub longest: u32,
    /// Answers of today.
    pub today: u32,
    /// The last seven days, today last: each counted from 1970, with its answers.
    pub week: Vec<(i64, u32)>,
}

/// How many answers make a good day.
const GOAL: u32 = 5;

/// A position in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrillLine {
    /// Its name.
    pub item: String,
    pub from: DrillFrom,
    /// The kind of decision, in words, where it is known.
    pub theme: Option<String>,
    /// The box that it is in; 0 for one that was never answered.
    pub level: usize,
    /// What the last answer cost, in tenths of a point; `None` for one that was never answered.
    pub lost: Option<i64>,
    pub due: Due,
}

/// Where a position comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DrillFrom {
    /// From the program, counted from 1.
    Shipped(usize),
    /// From a match of one's own: the address of its review, and the step counted from 1.
    Own(String, usize),
}

/// When a position is asked again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    Now,
    /// In so many minutes.
    Minutes(u32),
    /// In so many days.
    Days(u32),
}

impl Due {
    #[must_use]
    pub fn of(due_at: i64, now: i64) -> Self {
        const MINUTE: i64 = 60_000;
        const DAY: i64 = 24 * 60 * MINUTE;
        let count = |unit: i64| u32::try_from((due_at - now + unit - 1) / unit).unwrap_or(u32::MAX);
        match due_at - now {
            ..=0 => Self::Now,
            // Who answered yesterday evening is asked this morning: half a day is a day.
            soon if soon < DAY / 2 => Self::Minutes(count(MINUTE)),
            _ => Self::Days(count(DAY)),
        }
    }

    pub(crate) fn said(self, words: &Words) -> String {
        match self {
            Self::Now => words.word("ui-practice-now"),
            Self::Minutes(n) => say(words, Phrase::new("ui-practice-in-minutes").with("n", n)),
            Self::Days(n) => say(words, Phrase::new("ui-practice-in-days").with("n", n)),
        }
    }
}

/// The body of `/practice`.
#[must_use]
pub fn index(games: &[Practised<'_>], row: &Row, words: &Words) -> Markup {
    html! {
        div.page.practice {
            h1 { (words.word("ui-practice")) }
            div.head {
                p.lead { (words.word("ui-practice-how")) }
                (in_a_row(row, words))
            }
            ul.games {
                @for game in games {
                    li.panel aria-labelledby={ "practice-" (game.game) } {
                        img src=(game.poster) alt="" width="360" height="220";
                        div {
                            h2 id={ "practice-" (game.game) } { (game.title) }
                            (state(game, words))
                            a.all href={ "/practice/" (game.game) } aria-label={ (game.title) ": " (words.word("ui-practice-list")) } { (words.word("ui-practice-list")) }
                        }
                    }
                }
            }
            p.hint { (words.word("ui-practice-boxes")) }
        }
    }
}

/// The body of `/practice/GAME`. `nothing`: somebody asked for a position, and there is none for now.
#[must_use]
pub fn game(
    of: &Practised<'_>,
    row: &Row,
    lines: &[DrillLine],
    nothing: Option<Due>,
    words: &Words,
) -> Markup {
    html! {
        div.page.narrow.practice {
            p { a.up href="/practice" { (icon("left")) (words.word("ui-practice")) } }
            h1 { (of.title) ": " (words.word("ui-practice")) }
            @if let Some(next) = nothing {
                p.notice.panel role="status" { (say(words, Phrase::new("ui-practice-nothing").with("when", text(next.said(words))))) }
            }
            section.panel.pan { (state(of, words)) }
            (in_a_row(row, words))
            (themes(of, words))
            section.panel.pan aria-labelledby="drills" {
                h2 #drills { (words.word("ui-practice-list")) }
                @if lines.is_empty() { p.empty { (words.word("ui-practice-none")) } }
                ul.drills { @for line in lines { (drill(of.game, line, of.boxes.len(), words)) } }
            }
            p.hint { (words.word("ui-practice-boxes")) }
        }
    }
}

impl Practised<'_> {
    /// Whether nothing was ever answered.
    fn is_untouched(&self) -> bool {
        self.boxes.iter().all(|&count| count == 0)
    }
}

/// What there is to do, and what was done. Where there is nothing to do, how to come by something.
fn state(of: &Practised<'_>, words: &Words) -> Markup {
    let count = |key: &'static str, n: usize| say(words, Phrase::new(key).with("n", n as i64));
    let done = Phrase::new("ui-practice-solved")
        .with("n", of.solved)
        .with("of", of.asked);
    html! {
        div.pstate {
            @if of.due + of.new > 0 {
                p.waits {
                    @if of.due > 0 { b { (count("ui-practice-due", of.due)) } }
                    @if of.new > 0 { span { (count("ui-practice-new", of.new)) } }
                }
            }
            @if of.is_untouched() && !of.themes.is_empty() { p.label { (of.themes.iter().map(|theme| theme.name.as_str()).collect::<Vec<_>>().join(" · ")) } }
            @if !of.is_untouched() { (boxes(&of.boxes, words)) }
            @if of.asked > 0 { p.label { (say(words, done)) } }
            @if of.due + of.new > 0 {
                form method="post" action={ "/practice/" (of.game) } data-plain {
                    button.btn.primary aria-label={ (of.title) ": " (words.word("ui-practice-go")) } { (icon("target")) (words.word("ui-practice-go")) }
                }
            } @else if of.is_untouched() {
                p.label { (words.word("ui-practice-none")) }
                a.btn href={ "/games/mine?game=" (of.game) "&state=over" } { (icon("search")) (words.word("ui-practice-review")) }
            } @else {
                p.label { (words.word("ui-practice-later")) }
            }
        }
    }
}

/// Days in a row; for somebody who never answered, how a row begins.
fn in_a_row(row: &Row, words: &Words) -> Markup {
    const DAYS: [&str; 7] = [
        "ui-day-thu",
        "ui-day-fri",
        "ui-day-sat",
        "ui-day-sun",
        "ui-day-mon",
        "ui-day-tue",
        "ui-day-wed",
    ];
    // 1970 began on a Thursday.
    let name = |day: i64| words.word(DAYS[day.rem_euclid(7) as usize]);
    let days = |n: u32| say(words, Phrase::new("ui-practice-days").with("n", n));
    let title = match row.days {
        0 => words.word("ui-practice-no-row"),
        n => say(words, Phrase::new("ui-practice-row").with("n", n)),
    };
    let goal = Phrase::new("ui-practice-of-goal")
        .with("n", row.today)
        .with("of", GOAL);
    html! {
        section.panel.in-a-row aria-labelledby="in-a-row" {
            h2 #in-a-row { (icon("flame")) (title) }
            ol.week {
                @for (day, answers) in &row.week {
                    li.on[*answers > 0] {
                        i aria-hidden="true" { @if *answers > 0 { (icon("check")) } }
                        span { (name(*day)) }
                        span.vh { ": " (say(words, Phrase::new("ui-practice-answers").with("n", *answers))) }
                    }
                }
            }
            dl {
                dt { (words.word("ui-practice-today")) } dd { (say(words, goal)) }
                @if row.longest > 0 { dt { (words.word("ui-practice-longest")) } dd { (days(row.longest)) } }
            }
        }
    }
}

/// What somebody is good at, by the kind of decision; each can be practised by itself.
fn themes(of: &Practised<'_>, words: &Words) -> Markup {
    let right = |theme: &Theme| f64::from(theme.solved) / f64::from(theme.asked.max(1));
    let went = |theme: &Theme| match theme.asked {
        0 => say(
            words,
            Phrase::new("ui-practice-theme-new").with("n", theme.positions as i64),
        ),
        asked => say(
            words,
            Phrase::new("ui-practice-theme-right")
                .with("n", theme.solved)
                .with("of", asked),
        ),
    };
    if of.themes.is_empty() {
        return Markup::default();
    }
    html! {
        section.panel.pan aria-labelledby="themes" {
            header { h2 #themes { (words.word("ui-practice-themes")) } span.label { (words.word("ui-practice-lately")) } }
            ul.themes {
                @for theme in &of.themes {
                    li {
                        b { (theme.name) }
                        b.share { @if theme.asked > 0 { (percent(right(theme))) } }
                        i aria-hidden="true" style={ "--v:" (percent(right(theme))) } {}
                        small { (went(theme)) }
                        form method="post" action={ "/practice/" (of.game) } data-plain {
                            input type="hidden" name="theme" value=(theme.key);
                            button.btn aria-label={ (words.word("ui-practice-go")) ": " (theme.name) } { (words.word("ui-practice-go")) }
                        }
                    }
                }
            }
        }
    }
}

/// How many lie in each box, as small columns; in words for those who hear them.
fn boxes(counts: &[usize], words: &Words) -> Markup {
    let most = counts.iter().copied().max().unwrap_or(0).max(1);
    html! {
        ol.boxes aria-label=(words.word("ui-practice-in-boxes")) {
            @for (nth, count) in (1_u32..).zip(counts) {
                li {
                    span.vh { (say(words, Phrase::new("ui-practice-box").with("n", nth))) ": " }
                    b { (count) }
                    i aria-hidden="true" style={ "--v:" (100 * count / most) "%" } {}
                    small aria-hidden="true" { (nth) }
                }
            }
        }
    }
}

fn drill(game: &str, line: &DrillLine, of: usize, words: &Words) -> Markup {
    let name = match &line.from {
        DrillFrom::Shipped(nth) => say(
            words,
            Phrase::new("ui-practice-shipped").with("n", nth.to_string()),
        ),
        DrillFrom::Own(_, step) => say(
            words,
            Phrase::new("ui-practice-own").with("step", step.to_string()),
        ),
    };
    let went = match line.lost {
        None => words.word("ui-practice-unanswered"),
        Some(tenths) if tenths < 20 => words.word("ui-practice-was-right"),
        Some(tenths) => {
            let points = decimal(tenths as f64 / 10.0, words);
            say(
                words,
                Phrase::new("ui-practice-was-wrong").with("points", text(points)),
            )
        }
    };
    let label = format!("{}: {name}", words.word("ui-practice-again"));
    html! {
        li.row {
            span.rt {
                b { (line.theme.as_deref().unwrap_or(&name)) }
                small { @if line.theme.is_some() { (name) " · " } (went) " · " (line.due.said(words)) }
            }
            span.level role="img" aria-label=(say(words, Phrase::new("ui-practice-level").with("n", line.level.to_string()).with("of", of.to_string()))) {
                @for nth in 0..of { i.on[nth < line.level] {} }
            }
            @if let DrillFrom::Own(review, _) = &line.from { a.btn.quiet href=(review) { (words.word("ui-review")) } }
            form method="post" action={ "/practice/" (game) } data-plain {
                input type="hidden" name="item" value=(line.item);
                button.btn aria-label=(label) { (words.word("ui-practice-again")) }
            }
        }
    }
}
