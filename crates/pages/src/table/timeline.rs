//! The timeline of a match: what just happened, what happened since your last decision, and looking back. A live table follows the
//! end of it; every earlier step has an address, `{path}?step=N`.

use face::components::{counter, icon};
use face::{Flight, Total, Words};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::TableFrame;
use crate::parts::say;

/// Where on the timeline a page is.
#[derive(Clone, Debug)]
pub struct Timeline<'a> {
    /// After how many steps this is the table.
    pub step: usize,
    /// How many there are.
    pub end: usize,
    /// What happened in the last move, and before it what the reader has not seen.
    pub beats: &'a [BeatLine<'a>],
    /// The first step of the last move.
    pub move_from: usize,
}

/// What there is to say in the tray.
#[derive(Clone, Debug)]
pub struct News<'a> {
    /// Such as `/t/k3f9`.
    pub path: &'a str,
    pub step: usize,
    pub end: usize,
    /// The reader went back here; otherwise the page is at the end or on its way there.
    pub looking_back: bool,
    /// How to look at a match that is over, drawn by [`super::replay()`].
    pub replay: Option<Markup>,
    /// What the others did since the viewer's last decision: a line for each.
    pub recap: &'a [RecapLine<'a>],
}

/// One thing that happened: see [`face::Beat`].
#[derive(Clone, Debug)]
pub struct BeatLine<'a> {
    pub step: usize,
    pub seat: Option<Seat>,
    pub text: &'a str,
    pub flights: &'a [Flight],
    pub touched: &'a [String],
    pub totals: &'a [Total],
}

/// What one player did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecapLine<'a> {
    pub seat: Option<Seat>,
    /// Where to look at it.
    pub step: usize,
    pub text: &'a str,
}

/// For the script: what moves, one beat after the other. Inert, so that nothing of it is seen or said.
pub(super) fn beats(frame: &TableFrame<'_>) -> Markup {
    html! {
        template #beats {
            @for beat in frame.timeline.beats {
                p data-step=(beat.step) data-seat=[beat.seat] data-totals=[totals(beat)] {
                    (beat.text)
                    @for flight in beat.flights { i data-from=(flight.from) data-to=(flight.to) data-by=[(!flight.by.is_empty()).then(|| flight.by.join(" "))] { (flight.what) } }
                }
            }
        }
        (marks(frame))
    }
}

/// `0:8:12 1:15:15`: the seat, what it had, what it has.
fn totals(beat: &BeatLine<'_>) -> Option<String> {
    let one = |total: &Total| format!("{}:{}:{}", total.seat, total.before, total.after);
    let all: Vec<String> = beat.totals.iter().map(one).collect();
    (!all.is_empty()).then(|| all.join(" "))
}

/// The last move stays marked until the next one; a style says where, so that it needs no script.
fn marks(frame: &TableFrame<'_>) -> Markup {
    let timeline = &frame.timeline;
    let last = timeline.beats.iter();
    let last = last.filter(|beat| beat.step >= timeline.move_from && beat.step > 0);
    let places: Vec<String> = last
        .flat_map(|beat| beat.touched)
        .map(|place| format!("#table [data-at~=\"{place}\"]"))
        .collect();
    html! {
        @if !places.is_empty() {
            style { (maud::PreEscaped(places.join(","))) "{outline:2px dashed var(--brass-ink);outline-offset:var(--mark,2px);border-radius:8px}" }
        }
    }
}

/// In the tray: where the reader is, and what happened.
#[must_use]
pub fn news(news: &News<'_>, words: &Words) -> Markup {
    html! {
        @match &news.replay { Some(replay) => (replay), None => (reel(news, words)) }
        (recap(news, words))
    }
}

/// What happened: since your last decision when it is your turn, else in the last move. Each line leads to its step.
fn recap(news: &News<'_>, words: &Words) -> Markup {
    if news.recap.is_empty() {
        return Markup::default();
    }
    html! {
        ol.recap.quiet aria-label=(words.word("ui-recap")) {
            @for line in news.recap {
                li {
                    @match line.seat { Some(seat) => (counter(seat, 18)), None => span.nobody {} }
                    p { a href={ (news.path) "?step=" (line.step) } data-go=(line.step) title=(line.text) { (line.text) } }
                }
            }
        }
    }
}

/// Back, forward and to now, while an earlier step is looked at.
fn reel(news: &News<'_>, words: &Words) -> Markup {
    if !news.looking_back {
        return Markup::default();
    }
    let go = |query: &str, key: &str, picture: &str| {
        html! {
            a.btn.icon href={ (news.path) "?" (query) "=" (news.step) } data-walk=(query) aria-label=(words.word(key)) title=(words.word(key)) { (icon(picture)) }
        }
    };
    let says = Phrase::new("ui-step-of")
        .with("step", news.step.to_string())
        .with("end", news.end.to_string());
    html! {
        nav.reel.quiet aria-label=(words.word("ui-looking-back")) {
            (go("before", "ui-step-back", "left"))
            (go("next", "ui-step-on", "right"))
            p { (say(words, says)) }
            a.btn.primary href=(news.path) data-now { (words.word("ui-back-to-now")) }
        }
    }
}
