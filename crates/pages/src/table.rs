//! The page of a table: header, the game's own stage, the side panel, and what the house adds to any game.
//!
//! `div#table.game` holds `header.top`, `main.stage` and `aside#side`; the script swaps it as a whole, so [`fragment`] gives it
//! alone. They and the regions that the game fills have fixed places: see [`face::frame`]. A game sets the sizes of tracks for `.g-KEY`
//! (a class of `div#table`).
//!
//! Forms go to `{path}/…`: `answer`, `preview`, `undo` (`step`), `concede` (`seat`), `consent` (`agree` = `yes`, `no`), `hint` (`step`), `chat` (`text`),
//! `seat` (`seat`, `who` = `bot`, `me`), `rematch`, `leave`, `lesson` (`to`). `GET {path}/file` gives the match file, `{path}/log` the whole
//! log, `{path}/events` the stream; `{path}?step=N` and `{path}/fragment?step=N` the table after step N.

mod chat;
mod coach; // of a lesson
mod deeds; // undo, hint, and what else can be done
mod drill; // what is asked at a table of practice
mod log;
mod notes; // what the house says inside of the tray
mod over; // result and proof
mod overlay; // dialogs, sheets and banners
mod replay; // of a match that is over
mod side;
mod timeline; // what just happened, and looking back

pub use chat::{ChatLine, chat_list, chat_page};
pub use coach::{Coach, CoachWaits};
pub use deeds::{Concede, Consent, HintLine, Undo};
pub use drill::{Drill, DrillMade, DrillOption, DrillVerdict};
pub use log::{LogEntry, log_list, log_page};
pub use notes::{FirstNote, Notes, Watching, notes};
pub use over::{Proof, ResultLine, ResultSheet};
pub use replay::{Eyed, Replay, everything, replay};
pub use timeline::{BeatLine, News, RecapLine, Timeline, news};

use face::components::{self, clock, counter, icon, presence};
use face::{Occupant, Sitter, Tab, Words};
use maud::{Markup, html};

use crate::shell::{Shell, brand, document, language_switch, theme_switch};

/// A table as one viewer sees it, apart from what the game itself draws.
#[derive(Clone, Debug)]
pub struct TableFrame<'a> {
    /// Such as `/t/k3f9`.
    pub path: &'a str,
    /// The key of the game, for style rules.
    pub game: &'a str,
    pub title: &'a str,
    /// The set-up in words, see [`crate::lobby::set_up_in_words`].
    pub about: &'a str,
    /// Where the rules are, as in [`face::Scene::rules`].
    pub rules: &'a str,
    /// How many steps the log has: what is done at the table sends it back in the field `step`.
    pub step: usize,
    pub timeline: Timeline<'a>,
    /// The number of the last event of the stream that this page knows.
    pub seq: i64,
    /// The viewer plays with bots alone.
    pub alone: bool,
    pub viewer: TableViewer,
    pub turn: TableTurn,
    pub sitters: &'a [Sitter],
    /// What the game says of its set-up, the styles of its bots among it.
    pub game_words: &'a Words,
    /// From [`face::Face::status`].
    pub status: Markup,
    /// From [`face::Face::stage`].
    pub stage: Markup,
    /// From [`face::Face::tabs`].
    pub tabs: &'a [Tab],
    /// The answers as a plain list, from [`face::plain::moves`].
    pub moves: Markup,
    /// The latest lines, oldest first.
    pub log: &'a [LogEntry<'a>],
    /// The first step that `log` tells; what was before is at `{path}/log`.
    pub log_from: usize,
    pub chat: &'a [ChatLine<'a>],
    /// Nothing for spectators and at the end, where nothing can be undone.
    pub undo: Undo<'a>,
    /// What would come of it if the viewer conceded, where they can: a sentence and its rule.
    pub concede: Option<Concede>,
    /// What the coach says, where the table is a lesson.
    pub coach: Option<Coach>,
    /// What is practised here, if anything is.
    pub drill: Option<Drill>,
    /// Whether the host allows hints here.
    pub may_hint: bool,
    pub result: Option<ResultSheet<'a>>,
    pub proof: Proof<'a>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableViewer {
    Seated,
    /// Several people share this device; the next one is behind the curtain.
    HotSeat,
    Spectator,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableTurn {
    Yours,
    Others,
    Over,
    /// An earlier step is looked at.
    Past,
}

/// The whole page.
#[must_use]
pub fn page(frame: &TableFrame<'_>, shell: &Shell<'_>, words: &Words) -> Markup {
    let inside = html! {
        a.skip href="#decision" { (words.word("ui-skip-to-decision")) }
        (overlay::banners(words))
        (table(frame, shell, words))
        (overlay::sheets(words))
        (overlay::flights(words))
    };
    document(shell, words, "at-table", &inside)
}

/// What changes with a step, for the script to swap: `div#table`.
#[must_use]
pub fn fragment(frame: &TableFrame<'_>, shell: &Shell<'_>, words: &Words) -> Markup {
    table(frame, shell, words)
}

fn table(frame: &TableFrame<'_>, shell: &Shell<'_>, words: &Words) -> Markup {
    let turn = match frame.turn {
        TableTurn::Yours => "yours",
        TableTurn::Others => "others",
        TableTurn::Over => "over",
        TableTurn::Past => "past",
    };
    html! {
        div #table.game.{ "g-" (frame.game) }.taught[frame.coach.is_some() || frame.drill.is_some()] data-live=(frame.path) data-kind="table" data-step=(frame.timeline.step) data-end=(frame.timeline.end) data-seq=(frame.seq)
            data-alone[frame.alone] data-rules=(frame.rules) data-turn=(turn) data-title=(shell.title) data-your-turn=(words.word("ui-your-turn")) {
            (top(frame, shell, words))
            main.stage #main tabindex="-1" {
                (frame.stage)
                (over::result(frame, words))
            }
            (side::panel(frame, words))
            (coach::card(frame, words))
            (drill::card(frame, words))
            (deeds::bar(frame, words))
            (overlay::menu(frame, shell, words))
            (timeline::beats(frame))
        }
    }
}

fn top(frame: &TableFrame<'_>, shell: &Shell<'_>, words: &Words) -> Markup {
    html! {
        header.top {
            (brand(words))
            h1.where title=(frame.about) { b { (frame.title) } @if !frame.about.is_empty() { " · " (frame.about) } }
            div.status { (frame.status) }
            div.tools {
                a.btn.quiet.dt href=(frame.rules) data-key="r" target="_blank" { (icon("book")) (words.word("ui-nav-rules")) }
                div.dt { (language_switch(shell, words)) }
                div.dt { (theme_switch(shell, words)) }
                button.btn.quiet.icon type="button" popovertarget="menu" aria-label=(words.word("ui-menu")) { (icon("menu")) }
            }
        }
    }
}

/// Who sits where, with clocks, as the menu and plain pages show it.
fn sitters(frame: &TableFrame<'_>, words: &Words) -> Markup {
    html! {
        ul.sitters {
            @for sitter in frame.sitters {
                li {
                    (counter(sitter.seat, 24))
                    b { (sitter.name) }
                    span.label { (presence(words, sitter)) (occupant(frame, sitter, words)) }
                    @if let Some(time) = sitter.clock { (clock(words, time)) }
                    (deeds::hand_over(frame, sitter, words))
                }
            }
        }
    }
}

/// `you`, `bot, Sharp, raider: likes to attack.`; nothing of other people, who are here or not.
fn occupant(frame: &TableFrame<'_>, sitter: &Sitter, words: &Words) -> String {
    match &sitter.occupant {
        _ if sitter.you => words.word("ui-you-small"),
        Occupant::Person { .. } | Occupant::Named => String::new(),
        Occupant::Bot {
            level,
            style,
            stands_in,
        } => {
            let told = components::bot_in_a_line(frame.game_words, level, style.as_deref());
            let bot = words.word(if *stands_in { "ui-stands-in" } else { "ui-bot" });
            format!("{bot}, {told}")
        }
    }
}
