//! Before the first card, and between two people at one device: the waiting room, the page of a guest who comes by link, the
//! curtain.
//!
//! Forms go to `{path}/…`: `join` (`name`, `seat` = a letter or nothing for any, `invite`), `seat` (`seat`, `who` = `open`, `bot:LEVEL`),
//! `start`, `leave`, `curtain` (`seat`).

use face::Words;
use face::components::{self, counter, icon};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use crate::parts::{LONGEST_NAME, copyable, deed, field, how_bots_play, say, text};
use crate::sets::{self, DiffRow};

/// A table that waits for its people.
#[derive(Clone, Debug)]
pub struct WaitingRoom<'a> {
    pub path: &'a str,
    pub title: &'a str,
    pub poster: &'a str,
    /// The set-up in words, and the clock.
    pub about: &'a str,
    pub seats: &'a [WaitingSeat<'a>],
    /// The levels of bots, weakest first.
    pub levels: &'a [&'a str],
    /// The one that is offered first.
    pub level: &'a str,
    /// Where others can join, and where they can watch: whole addresses.
    pub invite: &'a str,
    pub watch: &'a str,
    /// The invitation in the viewer's link; joining needs it where the table is not open to everyone.
    pub invitation: &'a str,
    pub viewer: WaitingViewer<'a>,
    /// Why it cannot start yet.
    pub not_yet: Option<&'a str>,
    /// The set that it is played with, where somebody has corrected the game, and what differs from ours.
    pub set: Option<(&'a str, &'a [DiffRow<'a>])>,
    /// The number of the last event of the stream that this page knows.
    pub seq: i64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaitingSeat<'a> {
    pub seat: Seat,
    pub who: WaitingFor<'a>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WaitingFor<'a> {
    Anybody,
    /// Anybody with an invitation, which the viewer does not have.
    Invited,
    Person {
        name: &'a str,
        you: bool,
        host: bool,
        here: bool,
    },
    /// A person at the host's device.
    Device {
        name: &'a str,
    },
    Bot {
        name: &'a str,
        level: &'a str,
        /// How it plays, as [`components::style`] tells it.
        style: Option<&'a (String, String)>,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WaitingViewer<'a> {
    Host,
    Seated,
    /// A visitor who joins where a seat is for anybody, and their name if they have given one.
    Outside {
        name: Option<&'a str>,
    },
}

/// The waiting room as the body of a page. The script swaps it as it swaps a table.
#[must_use]
pub fn room(room: &WaitingRoom<'_>, words: &Words) -> Markup {
    html! {
        div #table.page.narrow.waiting data-live=(room.path) data-kind="waiting" data-seq=(room.seq) data-title=(room.title) {
            header.panel.head {
                img.poster src=(room.poster) alt="" width="180" height="110";
                div { h1 { (room.title) } p { (room.about) } }
            }
            @if let Some((name, rows)) = room.set { (sets::before_joining(name, rows, words)) }
            section.panel aria-labelledby="seats" {
                h2 #seats { (words.word("ui-seats")) }
                ol.chairs { @for chair in room.seats { (self::chair(room, chair, words)) } }
                @if room.viewer == WaitingViewer::Host && room.not_yet.is_some() { (how_bots_play(room.levels, words)) }
            }
            @match room.viewer {
                WaitingViewer::Outside { name } => (join_form(room, name, words)),
                // The next step comes first: invite people, or start.
                WaitingViewer::Host if room.not_yet.is_none() => { (go(room, words)) (links(room, words)) }
                WaitingViewer::Host | WaitingViewer::Seated => { (links(room, words)) (go(room, words)) }
            }
        }
    }
}

fn chair(room: &WaitingRoom<'_>, chair: &WaitingSeat<'_>, words: &Words) -> Markup {
    let host = room.viewer == WaitingViewer::Host;
    let (joined, left) = comings(chair, words).unzip();
    html! {
        li data-seat=(chair.seat) data-joined=[joined] data-left=[left] {
            (counter(chair.seat, 28))
            @match chair.who {
                WaitingFor::Anybody => span.label { (words.word("ui-open-seat")) },
                WaitingFor::Invited => span.label { (words.word("ui-kept-seat")) },
                WaitingFor::Person { name, you, host, here } => {
                    b { (name) }
                    @if you { span.label { (words.word("ui-you-small")) } }
                    @if host { span.chip { (words.word("ui-host")) } }
                    @if !you { span.label { (components::present(words, chair.seat, here, false)) } }
                }
                WaitingFor::Device { name } => { b { (name) } span.label { (icon("device")) (words.word("ui-at-this-device")) } }
                WaitingFor::Bot { name, level, style } => {
                    b { (name) }
                    span.label { (icon("bot")) (words.word("ui-bot")) ", " (components::level(words, level)) @if let Some((style, how)) = style { ", " (style) ": " (how) } }
                }
            }
            @if host { (change_seat(room, chair, words)) }
        }
    }
}

/// What the script tells the others when this person sits down, and when they leave.
fn comings(chair: &WaitingSeat<'_>, words: &Words) -> Option<(String, String)> {
    match chair.who {
        WaitingFor::Person {
            name, you: false, ..
        } => {
            let told = |key| say(words, Phrase::new(key).with("name", text(name)));
            Some((told("ui-joined"), told("ui-left")))
        }
        _ => None,
    }
}

/// The host may give an open seat to a bot, and clear a seat.
fn change_seat(room: &WaitingRoom<'_>, chair: &WaitingSeat<'_>, words: &Words) -> Markup {
    let action = format!("{}/seat", room.path);
    let seat = html! { input type="hidden" name="seat" value=(chair.seat); };
    match chair.who {
        WaitingFor::Anybody => html! {
            form.change method="post" action=(action) {
                (seat)
                select name="who" aria-label=(words.word("ui-level-here")) {
                    @for level in room.levels { option value={ "bot:" (level) } selected[*level == room.level] { (components::level(words, level)) } }
                }
                button.btn { (icon("bot")) (words.word("ui-seat-a-bot")) }
            }
        },
        WaitingFor::Invited | WaitingFor::Person { you: true, .. } => Markup::default(),
        WaitingFor::Person { .. } | WaitingFor::Device { .. } | WaitingFor::Bot { .. } => html! {
            form.change method="post" action=(action) { (seat) button.btn.quiet name="who" value="open" { (words.word("ui-free-seat")) } }
        },
    }
}

fn links(room: &WaitingRoom<'_>, words: &Words) -> Markup {
    html! {
        section.panel aria-labelledby="invite" {
            h2 #invite { (words.word("ui-invite-title")) }
            p { (words.word("ui-invite-how")) }
            (copyable(words, &words.word("ui-invite-link"), room.invite))
            (copyable(words, &words.word("ui-watch-link"), room.watch))
        }
    }
}

fn join_form(room: &WaitingRoom<'_>, name: Option<&str>, words: &Words) -> Markup {
    let free = room
        .seats
        .iter()
        .filter(|chair| chair.who == WaitingFor::Anybody);
    let mut seats = room.seats.iter();
    if free.clone().next().is_none() {
        let kept = seats.any(|chair| chair.who == WaitingFor::Invited);
        return html! {
            // Whoever has no invitation has come by the link to watch, and stays.
            section.panel {
                @if kept { p { (icon("eye")) (words.word("ui-only-invited")) } }
                @else { p { (words.word("ui-table-full")) } a.btn href=(room.watch) { (icon("eye")) (words.word("ui-watch")) } }
            }
        };
    }
    html! {
        form.panel.join method="post" action={ (room.path) "/join" } data-plain {
            @if !room.invitation.is_empty() { input type="hidden" name="invite" value=(room.invitation); }
            h2 { (words.word("ui-join-title")) }
            @match name {
                Some(name) => p.known { (say(words, Phrase::new("ui-join-as").with("name", text(name)))) " " a href="/account" { (words.word("ui-change-name")) } },
                None => (field(&words.word("ui-your-name"), html! {
                    input type="text" name="name" required maxlength=(LONGEST_NAME) autocomplete="nickname";
                })),
            }
            fieldset.f {
                legend { (words.word("ui-which-seat")) }
                div.seg {
                    label { input type="radio" name="seat" value="" checked; (words.word("ui-any-seat")) }
                    @for chair in free {
                        label { input type="radio" name="seat" value=(chair.seat); (counter(chair.seat, 22)) span.vh { (chair.seat) } }
                    }
                }
            }
            div.wrap {
                button.btn.primary.lg { (words.word("ui-join")) }
                a.btn.lg href=(room.watch) { (icon("eye")) (words.word("ui-watch")) }
            }
        }
    }
}

fn go(room: &WaitingRoom<'_>, words: &Words) -> Markup {
    let leave = || {
        let label = html! { (icon("out")) (words.word("ui-leave")) };
        html! { form method="post" action={ (room.path) "/leave" } data-plain { button.btn.quiet { (label) } } }
    };
    match room.viewer {
        WaitingViewer::Outside { .. } => Markup::default(),
        WaitingViewer::Seated => html! {
            div.panel.go { p { (words.word("ui-host-starts")) } (leave()) }
        },
        WaitingViewer::Host => html! {
            div.panel.go {
                @match room.not_yet {
                    None => (deed(&format!("{}/start", room.path), "btn primary lg", html! { (icon("play")) (words.word("ui-start")) })),
                    Some(why) => {
                        button.btn.primary.lg type="button" aria-disabled="true" aria-describedby="not-yet" { (words.word("ui-start")) }
                        p.note #not-yet { (icon("lock")) (why) }
                    }
                }
                (leave())
            }
        },
    }
}

/// Between two turns on one device. The page shows nothing of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Curtain<'a> {
    pub path: &'a str,
    pub title: &'a str,
    /// Whose turn it is.
    pub seat: Seat,
    pub name: &'a str,
    pub seq: i64,
}

#[must_use]
pub fn curtain(curtain: &Curtain<'_>, words: &Words) -> Markup {
    let hand = Phrase::new("ui-hand-device").with("name", text(curtain.name));
    let why = Phrase::new("ui-curtain-why").with("name", text(curtain.name));
    let am = Phrase::new("ui-i-am").with("name", text(curtain.name));
    html! {
        div #table.page.narrow.curtain data-live=(curtain.path) data-kind="curtain" data-seq=(curtain.seq) {
            section.panel {
                p.label { (curtain.title) }
                (counter(curtain.seat, 96))
                h1 { (say(words, hand)) }
                p { (say(words, why)) }
                form method="post" action={ (curtain.path) "/curtain" } data-plain {
                    input type="hidden" name="seat" value=(curtain.seat);
                    button.btn.primary.lg autofocus { (icon("eye")) (say(words, am)) }
                }
            }
        }
    }
}
