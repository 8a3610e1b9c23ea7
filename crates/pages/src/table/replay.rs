//! Looking at a match that is over: by step, turn and chapter, at the reader's pace, with anybody's eyes. Every control is a link or
//! a form, and each moment has an address; nothing tells more than the moment that is looked at.

use face::components::{counter, icon};
use face::{Tab, Words};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use crate::parts::{say, text};
use crate::shell::Pace;

/// Which moment of a finished match a page shows, and where one can go from there.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    /// Such as `/t/k3f9`.
    pub path: &'a str,
    /// The same for people elsewhere.
    pub link: &'a str,
    pub step: usize,
    pub end: usize,
    /// Ages or rounds, in order; empty where a game has none.
    pub chapters: &'a [(usize, &'a str)],
    /// What people look for: when, by whom, and what it was. Nothing later than this moment.
    pub landmarks: &'a [(usize, Seat, &'a str)],
    /// Where the move before this moment begins, and where the next one does.
    pub turns: (Option<usize>, Option<usize>),
    /// Whose eyes can be chosen, and whose are.
    pub eyes: &'a [(Eyed, &'a str)],
    pub seen_as: Eyed,
    pub pace: Pace,
}

/// With whose eyes a match that is over is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyed {
    Seat(Seat),
    /// Sees what everyone saw.
    Onlooker,
    /// Sees everything.
    All,
}

impl Eyed {
    /// In addresses: 0 for an onlooker, then the seats as people count them.
    fn number(self) -> u8 {
        match self {
            Self::Onlooker => 0,
            Self::Seat(seat) => seat.0 + 1,
            Self::All => Replay::ALL,
        }
    }
}

impl Replay<'_> {
    /// How an address asks for everything.
    pub const ALL: u8 = 99;

    fn at(&self, step: usize) -> String {
        self.address(self.path, step, self.seen_as)
    }

    fn address(&self, from: &str, step: usize, eyes: Eyed) -> String {
        format!("{from}?step={step}&as={}", eyes.number())
    }

    /// The chapter that this moment belongs to.
    fn chapter(&self) -> Option<&str> {
        let begun = self.chapters.iter().rev();
        let mut begun = begun.skip_while(|(step, _)| *step > self.step);
        begun.next().map(|(_, title)| *title)
    }
}

/// In the tray, while a moment before the end is looked at.
#[must_use]
pub fn replay(replay: &Replay<'_>, words: &Words) -> Markup {
    html! {
        section.replay.quiet aria-label=(words.word("ui-replay")) {
            (scrub(replay, words))
            (pace(replay, words))
            (keys(replay, words))
            (eyes(replay, words))
            (deeds(replay, words))
        }
    }
}

/// The whole match as a line, its chapters above.
fn scrub(replay: &Replay<'_>, words: &Words) -> Markup {
    let says = where_it_is(replay, words);
    html! {
        form.scrub method="get" action=(replay.path) {
            (chapters(replay))
            input type="hidden" name="as" value=(replay.seen_as.number());
            input type="range" name="step" min="0" max=(replay.end) value=(replay.step) data-scrub aria-label=(words.word("ui-replay-step")) aria-valuetext=(says);
            (landmarks(replay))
            noscript { button.btn { (words.word("ui-replay-go")) } }
        }
        div.says {
            p { (says) }
        }
    }
}

/// As long as they took. Many are told by the sentence below alone.
fn chapters(replay: &Replay<'_>) -> Markup {
    const MANY: usize = 6;
    if replay.chapters.is_empty() || replay.chapters.len() > MANY {
        return Markup::default();
    }
    let now = replay.chapter();
    let ends = replay.chapters.iter().skip(1).map(|(step, _)| *step);
    let parts = replay.chapters.iter().zip(ends.chain([replay.end]));
    html! {
        div.reelparts {
            @for (nth, ((begins, title), ends)) in parts.enumerate() {
                // What is dealt before the first belongs to it.
                @let from = if nth == 0 { 0 } else { *begins };
                a href=(replay.at(*begins)) data-go=(begins) .now[now == Some(*title)] style={ "flex-grow:" (ends.saturating_sub(from)) } tabindex="-1" { (title) }
            }
        }
    }
}

/// Below the line, each where it happened. For pointers only: the log has them all.
fn landmarks(replay: &Replay<'_>) -> Markup {
    if replay.landmarks.is_empty() {
        return Markup::default();
    }
    html! {
        div.landmarks aria-hidden="true" {
            @for (step, seat, told) in replay.landmarks {
                @let at = 100.0 * *step as f32 / replay.end.max(1) as f32;
                a href=(replay.at(*step)) data-go=(step) title=(told) tabindex="-1" style=(format!("left:{at:.1}%")) { (counter(*seat, 14)) }
            }
        }
    }
}

fn where_it_is(replay: &Replay<'_>, words: &Words) -> String {
    let step = Phrase::new("ui-step-of")
        .with("step", replay.step.to_string())
        .with("end", replay.end.to_string());
    let step = say(words, step);
    match replay.chapter() {
        Some(title) => format!("{title} · {step}"),
        None => step,
    }
}

/// Back and on by everything, a turn or a step; and by itself, where there is script.
fn keys(replay: &Replay<'_>, words: &Words) -> Markup {
    let go = |to: Option<usize>, turn: Option<&str>, key: &str, picture: Markup| {
        let to = to.filter(|&to| to != replay.step);
        html! {
            a.btn.icon data-turn=[turn] href=[to.map(|to| replay.at(to))] data-go=[to] aria-label=(words.word(key)) title=(words.word(key)) role=[to.is_none().then_some("link")] aria-disabled=[to.is_none().then_some("true")] { (picture) }
        }
    };
    let walk = |query: &str, key: &str, picture: &str| {
        let to = format!("{}&{query}={}", replay.at(replay.step), replay.step);
        html! { a.btn.icon href=(to) data-walk=(query) aria-label=(words.word(key)) title=(words.word(key)) { (icon(picture)) } }
    };
    let twice = |picture: &str| html! { span.twice { (icon(picture)) (icon(picture)) } };
    let (before, after) = replay.turns;
    html! {
        div.keys {
            (go(Some(0), None, "ui-replay-first", html! { span.mirrored { (icon("skip")) } }))
            (go(before, Some("before"), "ui-turn-back", twice("left")))
            (walk("before", "ui-step-back", "left"))
            button.btn.primary.icon type="button" data-reel aria-pressed="false" aria-label=(words.word("ui-replay-play")) title=(words.word("ui-replay-play")) hidden { (icon("play")) (icon("pause")) }
            (walk("next", "ui-step-on", "right"))
            (go(after, Some("after"), "ui-turn-on", twice("right")))
            (go(Some(replay.end), None, "ui-replay-last", icon("skip")))
        }
    }
}

/// With whose eyes. Where nothing is hidden there is nothing to choose.
fn eyes(replay: &Replay<'_>, words: &Words) -> Markup {
    if replay.eyes.len() < 2 {
        return Markup::default();
    }
    html! {
        nav.seenby aria-label=(words.word("ui-see-as")) {
            span.label aria-hidden="true" { (words.word("ui-see-as")) }
            @for (eyed, name) in replay.eyes {
                @let sees = Phrase::new("ui-see-as-one").with("name", text(*name));
                a href=(replay.address(replay.path, replay.step, *eyed)) aria-current=[(*eyed == replay.seen_as).then_some("true")] aria-label=(say(words, sees.clone())) title=(say(words, sees)) {
                    @match eyed { Eyed::Seat(seat) => (counter(*seat, 22)), Eyed::Onlooker => (icon("eye")), Eyed::All => b { (name) } }
                }
            }
        }
    }
}

/// A table of one's own from this moment on, what the decisions were worth, and what can be taken along.
fn deeds(replay: &Replay<'_>, words: &Words) -> Markup {
    html! {
        div.also {
            a.btn.primary href={ (replay.path) "/play-on?step=" (replay.step) "&as=" (replay.seen_as.number()) } title=(words.word("ui-play-on-why")) { (icon("again")) (words.word("ui-play-on")) }
            a.btn href={ (replay.path) "/review" } { (icon("search")) (words.word("ui-review")) }
            span.takes {
                a.btn.quiet.icon href={ (replay.path) "/file" } download aria-label=(words.word("ui-export")) title=(words.word("ui-export")) { (icon("save")) }
                button.btn.quiet.icon type="button" popovertarget="fair" aria-label=(words.word("ui-fair-deal")) title=(words.word("ui-fair-deal")) { (icon("shield")) }
                button.btn.quiet.icon type="button" aria-label=(words.word("ui-copy-step")) title=(words.word("ui-copy-step")) data-copy=(replay.address(replay.link, replay.step, replay.seen_as)) data-done=(words.word("ui-copied")) hidden {
                    (icon("link"))
                }
            }
        }
    }
}

/// Three speeds; the setting is the one for the moves of others.
fn pace(replay: &Replay<'_>, words: &Words) -> Markup {
    html! {
        form.speed method="post" action="/settings" data-setting aria-label=(words.word("ui-replay-speed")) {
            input type="hidden" name="back" value=(replay.at(replay.step));
            div.seg {
                @for pace in [Pace::Slow, Pace::Normal, Pace::Fast] {
                    button name="pace" value=(pace.key()) aria-pressed=(if pace == replay.pace { "true" } else { "false" }) { (words.word(pace.word())) }
                }
            }
        }
    }
}

/// Everything that there is after a step, as lines of text, and every hand as its game draws it: a tab of the side panel.
#[must_use]
pub fn everything(
    parts: &[(Option<Seat>, &str, &[String])],
    hands: &[(Seat, Markup)],
    words: &Words,
) -> Tab {
    let hand = |of: Option<Seat>| hands.iter().find(|(seat, _)| Some(*seat) == of);
    let body = html! {
        div.everything {
            @for (seat, title, lines) in parts {
                section {
                    h3 { @if let Some(seat) = seat { (counter(*seat, 20)) } span { (title) } }
                    @if let Some((_, hand)) = hand(*seat) { div.held { (hand) } }
                    ul { @for line in *lines { li { (line) } } }
                }
            }
        }
    };
    Tab {
        key: "everything",
        title: words.word("ui-see-all"),
        body,
    }
}
