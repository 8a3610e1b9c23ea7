//! Playing on from a moment of a match that is over: who sits where, and which cards are to come.

use face::Words;
use face::components::{self, counter, icon};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use crate::parts::{say, text};

/// The body of `/t/ID/play-on`.
#[derive(Clone, Debug)]
pub struct ContinuePage<'a> {
    /// Such as `/t/k3f9`.
    pub path: &'a str,
    /// Where the replay stands, to go back to.
    pub back: &'a str,
    pub title: &'a str,
    pub poster: &'a str,
    pub step: usize,
    /// The age or round, and who is asked.
    pub moment: &'a str,
    pub seats: &'a [ContinueSeat<'a>],
    /// The levels of bots, weakest first.
    pub levels: &'a [&'a str],
    /// Whether the cards that came can come again, and whether there is anything to deal anew.
    pub same: bool,
    pub anew: bool,
    /// Why the form was refused.
    pub refused: Option<&'a str>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContinueSeat<'a> {
    pub seat: Seat,
    /// Who sat there.
    pub name: &'a str,
    pub by: PlayedBy<'a>,
}

/// Who is to play a seat on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayedBy<'a> {
    You,
    Friend,
    Bot(&'a str),
}

#[must_use]
pub fn continue_page(page: &ContinuePage<'_>, words: &Words) -> Markup {
    let title = Phrase::new("ui-continue-from").with("step", page.step.to_string());
    html! {
        div.page.narrow.mygames {
            a.back href=(page.back) { (icon("left")) (words.word("ui-back-to-replay")) }
            @if let Some(why) = page.refused { p.refusal.panel role="alert" { (icon("warn")) span { (why) } } }
            form.panel.continue method="post" action={ (page.path) "/play-on" } data-plain {
                input type="hidden" name="step" value=(page.step);
                header {
                    img src={ (page.poster) "#thumb" } alt="" width="64" height="64";
                    div { h1 { (say(words, title)) } p { (page.title) @if !page.moment.is_empty() { " · " (page.moment) } } p.hint { (words.word("ui-continue-old")) } }
                }
                fieldset.who {
                    legend { (words.word("ui-continue-who")) }
                    @for seat in page.seats { (chair(seat, page.levels, words)) }
                }
                (deals(page, words))
                p.hint { (icon("lock")) span { (words.word("ui-continue-counts")) } }
                div.wrap {
                    button.btn.primary.lg { (icon("play")) (words.word("ui-continue-do")) }
                    a.btn.quiet.lg href=(page.back) { (words.word("ui-cancel")) }
                }
            }
        }
    }
}

fn chair(chair: &ContinueSeat<'_>, levels: &[&str], words: &Words) -> Markup {
    let name = format!("seat{}", chair.seat.0 + 1);
    html! {
        label {
            (counter(chair.seat, 26))
            b { (chair.name) }
            select name=(name) {
                option value="me" selected[chair.by == PlayedBy::You] { (words.word("ui-continue-you")) }
                option value="friend" selected[chair.by == PlayedBy::Friend] { (words.word("ui-continue-friend")) }
                @for level in levels {
                    @let says = Phrase::new("ui-continue-bot").with("level", text(components::level(words, level)));
                    option value={ "bot." (level) } selected[chair.by == PlayedBy::Bot(level)] { (say(words, says)) }
                }
            }
        }
    }
}

/// What becomes of what was hidden. Where there is no choice, it is said.
fn deals(page: &ContinuePage<'_>, words: &Words) -> Markup {
    let ways = [
        (page.same, "same", "ui-deal-same", "ui-deal-same-about"),
        (page.anew, "anew", "ui-deal-anew", "ui-deal-anew-about"),
    ];
    let mut possible = ways.into_iter().filter(|(is, ..)| *is);
    let first = possible.next();
    let Some((_, only, ..)) = first else {
        return Markup::default();
    };
    if possible.next().is_none() {
        let key = match (page.anew, page.same) {
            (true, _) => "ui-deal-anew-about",
            (false, _) => "ui-deal-open",
        };
        return html! { input type="hidden" name="deal" value=(only); p.hint { (words.word(key)) } };
    }
    html! {
        fieldset.deal {
            legend { (words.word("ui-deal")) }
            @for (_, value, title, about) in ways {
                label { input type="radio" name="deal" value=(value) checked[value == only]; span { b { (words.word(title)) } small { (words.word(about)) } } }
            }
        }
    }
}
