//! The first page: what shall we play? One click starts a game against bots, a form sets up a table for friends.
//!
//! The tiles, *Play now* and *Create a table* are one form. *Play now* sends it to `POST /play`, which takes the set-up and puts bots
//! of the usual level into all other seats; *Create table* sends it to `POST /tables`. [`Wish::read`] reads it, and only these two know
//! the names of its fields:
//!
//! | field | value |
//! |---|---|
//! | `game` | key of a game |
//! | `name` | what a guest wants to be called |
//! | `GAME.edition`, `GAME.seats` | as in [`kernel::Wanted`]; every game has its own fields, and those of other games are ignored |
//! | `GAME.variant` | key of a variant, once for each that is on |
//! | `GAME.option.KEY` | value of an option; `pick`, if it is the list of parts below; `write`, if it is the text below |
//! | `GAME.part.KEY`, `GAME.text.KEY` | a part, once for each; anything else that may be written |
//! | `seat2` … `seat6` | `open`, `bot`, `device` |
//! | `seat2.level`, `seat2.name` | of a bot; of a person at this device |
//! | `clock` | `none`, `move`, `bank`, with the seconds in `clock.move` or `clock.bank` |
//! | `timeout` | `bot`, `forfeit` |
//! | `joining` | `everyone`, `link` |
//! | `board` | id of the board whose tiles are the value of an option, to show it again |

mod boards; // those that people built, to play on
mod create; // the form of a new table
mod finished; // what is over
mod lists; // tables to continue, to join, to watch
mod options; // the options of a game: switches, lists to pick from
mod wish; // what the form says

pub use boards::{BoardLink, ChosenBoard, GameBoards};
pub use create::{BANKS, MOVES};
pub(crate) use finished::row as finished_row;
pub use finished::{Finished, Placed};
pub(crate) use lists::your_game as your_row;
pub use lists::{OpenTable, WatchedTable, YourGame, YourState, watch_page};
pub use wish::{ClockRule, Joining, SeatWish, TimeOut, Wish};

use face::Words;
use face::assets::Asset;
use face::components::{self, counter, icon};
use kernel::{Menu, Phrase, Seat, Wanted};
use maud::{Markup, PreEscaped, html};

use crate::parts::{say, text};
use crate::sets::{self, SetLink};

/// The lobby of one person.
#[derive(Clone, Debug)]
pub struct Lobby<'a> {
    /// What the person is called; a guest without a name is asked for one.
    pub name: Option<&'a str>,
    pub games: &'a [GameCard<'a>],
    /// The key of the game whose tile is chosen.
    pub chosen: &'a str,
    /// The levels of bots, weakest first, each a word `ui-bot-LEVEL`.
    pub levels: &'a [&'a str],
    /// The level that *Play now* plays against.
    pub level: &'a str,
    pub yours: &'a [YourGame<'a>],
    /// There are more of them on the next page.
    pub yours_go_on: bool,
    /// The last ones that are over.
    pub finished: &'a [Finished<'a>],
    /// This browser alone keeps the person's seats: a recovery link would bring them back.
    pub offer_recovery: bool,
    pub open: &'a [OpenTable<'a>],
    /// How many open tables there are in all.
    pub open_total: u32,
    /// Content that the person has corrected, and the set that the form is filled in with, whoever's it is.
    pub sets: &'a [SetLink<'a>],
    /// The person has played or learned something before, wherever it is now.
    pub has_played: bool,
    /// What happens for the first time is explained.
    pub new_here: bool,
    /// Why the last form was refused.
    pub refused: Option<&'a str>,
}

/// A game as the lobby shows it.
#[derive(Clone, Debug)]
pub struct GameCard<'a> {
    pub key: &'a str,
    pub title: &'a str,
    /// Where its picture is: an SVG with a view called `thumb`.
    pub poster: &'a str,
    /// Its symbols: one called `part-KEY` is the emblem of that part of a list.
    pub sprite: &'a Asset,
    pub menu: &'a Menu,
    /// It has a lesson for those who are new to it.
    pub teaches: bool,
    /// The words of its set-up, [`face::Face::setup_words`].
    pub texts: &'a Words,
    /// The boards that the person built for it; `None`, if there are no such boards.
    pub boards: Option<GameBoards<'a>>,
}

/// The lobby as the body of a page.
#[must_use]
pub fn lobby(lobby: &Lobby<'_>, words: &Words) -> Markup {
    html! {
        (PreEscaped(format!("<style>{}</style>", create::visibility(lobby.games))))
        div.page {
            @if let Some(why) = lobby.refused { p.refusal.panel role="alert" { (icon("warn")) (why) } }
            section.pick aria-labelledby="what" {
                @if lobby.is_first_visit() { (welcome(lobby, words)) }
                h1 #what { (words.word("ui-what-shall-we-play")) }
                div.tiles role="radiogroup" aria-labelledby="what" {
                    @for game in lobby.games { div.tilewrap { (tile(lobby, game, words)) (learn(game, words)) } }
                }
                (play_now(lobby, words))
                @if !lobby.is_first_visit() { (newcomer(lobby, words)) }
            }
            section.more {
                (lists::yours(lobby.yours, lobby.yours_go_on, lobby.finished, words))
                @if lobby.offer_recovery && !lobby.yours.is_empty() {
                    p.hint { (words.word("ui-recovery-offer")) " " a href="/account#recovery" { (words.word("ui-recovery-make")) } }
                }
                (lists::open(lobby.open, lobby.open_total, words))
                @for game in lobby.games { (boards::list(game, words)) (sets::in_lobby(game.key, lobby.sets, words)) }
            }
            (create::form(lobby, words))
        }
    }
}

fn tile(lobby: &Lobby<'_>, game: &GameCard<'_>, words: &Words) -> Markup {
    html! {
        label.tile {
            input type="radio" name="game" form="wish" value=(game.key) checked[game.key == lobby.chosen];
            img.art src=(game.poster) alt="" width="360" height="220";
            span.tb {
                b { (game.title) }
                span { (game.text("setup-about").unwrap_or_default()) }
                small { (game.players(words)) @if let Some(length) = game.text("setup-length") { " · " (length) } }
            }
            span.tick { (icon("check")) }
        }
    }
}

/// What it is, and its first lesson, in one click each.
fn learn(game: &GameCard<'_>, words: &Words) -> Markup {
    let label = Phrase::new("ui-learn-game").with("game", text(game.title));
    html! {
        div.learnit {
            a.btn.quiet href={ "/games/" (game.key) } aria-label=(say(words, Phrase::new("ui-about-game").with("game", text(game.title)))) { (icon("help")) (words.word("ui-about")) }
            @if game.teaches {
                form method="post" action={ "/learn/" (game.key) } { button.btn.quiet aria-label=(say(words, label)) { (icon("cap")) (words.word("ui-learn")) } }
            }
        }
    }
}

/// For those who have not played anything yet: the first lesson, on top of all.
fn welcome(lobby: &Lobby<'_>, words: &Words) -> Markup {
    let mut games = lobby.games.iter();
    let game = games.find(|game| game.key == lobby.chosen && game.teaches);
    html! {
        div.panel.welcome {
            (icon("cap"))
            div { h2 { (words.word("ui-welcome")) } p { (words.word("ui-welcome-how")) } }
            @if let Some(game) = game {
                form method="post" action={ "/learn/" (game.key) } { button.btn.primary { (say(words, Phrase::new("ui-learn-game").with("game", text(game.title)))) } }
            }
            (newcomer(lobby, words))
        }
    }
}

/// Every lesson, positions to practise, and notes in one's first games, on or off by one press.
fn newcomer(lobby: &Lobby<'_>, words: &Words) -> Markup {
    let (to, label) = match lobby.new_here {
        true => ("off", "ui-new-is-on"),
        false => ("on", "ui-new-on"),
    };
    html! {
        div.newcomer {
            a.btn.quiet href="/learn" { (icon("list")) (words.word("ui-learn-all")) }
            a.btn.quiet href="/practice" { (icon("hint")) (words.word("ui-practice")) }
            form method="post" action="/newhere" { button.btn.quiet name="to" value=(to) aria-pressed=(lobby.new_here.to_string()) { (icon("cap")) (words.word(label)) } }
        }
    }
}

fn play_now(lobby: &Lobby<'_>, words: &Words) -> Markup {
    let disc = |seat| counter(Seat(seat), 22);
    html! {
        div.panel.play {
            span.table-pic aria-hidden="true" { span { (disc(1)) (disc(2)) (disc(3)) } i {} span { (disc(0)) } }
            @for game in lobby.games { @for seats in game.seats() { (opponents(lobby, game, seats, words)) } }
            button.btn.primary form="wish" formaction="/play" data-key="p" { (icon("play")) (words.word("ui-play-now")) }
        }
    }
}

/// Whom *Play now* plays against at a table of so many seats: only that of the chosen game and number is seen.
fn opponents(lobby: &Lobby<'_>, game: &GameCard<'_>, seats: u8, words: &Words) -> Markup {
    let level = text(components::level(words, lobby.level));
    let against = Phrase::new("ui-you-and-bots")
        .with("game", text(game.title))
        .with("bots", seats.saturating_sub(1));
    let starts = if seats > 1 {
        say(words, Phrase::new("ui-starts-at-once").with("level", level))
    } else {
        words.word("ui-starts-solo")
    };
    html! { div data-of=(game.key) data-seats=(seats) { b { (say(words, against)) } p { (starts) } } }
}

impl Lobby<'_> {
    /// Somebody who has no game yet, running or over.
    fn is_first_visit(&self) -> bool {
        !self.has_played && self.yours.is_empty() && self.finished.is_empty()
    }
}

impl GameCard<'_> {
    /// How many can play, in any edition.
    fn seats(&self) -> impl Iterator<Item = u8> {
        let editions = &self.menu.editions;
        let most = editions.iter().map(|edition| *edition.seats.end()).max();
        (1..=most.unwrap_or(2)).filter(|seats| {
            let mut editions = editions.iter();
            editions.any(|edition| edition.seats.contains(seats))
        })
    }

    pub(crate) fn text(&self, key: &str) -> Option<String> {
        self.texts.knows(key).then(|| self.texts.word(key))
    }

    fn players(&self, words: &Words) -> String {
        let seats = self.menu.editions.iter().map(|edition| &edition.seats);
        let least = seats.clone().map(|seats| *seats.start()).min().unwrap_or(1);
        let most = seats.map(|seats| *seats.end()).max().unwrap_or(least);
        say(
            words,
            Phrase::new("ui-players")
                .with("least", least)
                .with("most", most),
        )
    }
}

pub(crate) use boards::about_board;

/// A set-up in a line: edition, then whatever is not as usual.
#[must_use]
pub fn set_up_in_words(menu: &Menu, texts: &Words, wanted: &Wanted) -> String {
    let known = |key: String, otherwise: &str| {
        if texts.knows(&key) {
            texts.word(&key)
        } else {
            otherwise.to_owned()
        }
    };
    let edition = menu
        .editions
        .iter()
        .find(|edition| Some(edition.key) == wanted.edition.as_deref())
        .or(menu.editions.first())
        .filter(|_| menu.editions.len() > 1)
        .map(|edition| known(format!("setup-edition-{}", edition.key), &edition.title));
    let variants = wanted
        .variants
        .iter()
        .map(|variant| known(format!("setup-variant-{variant}"), variant));
    let options = wanted.options.iter().filter_map(|(key, value)| {
        let option = menu.options.iter().find(|option| option.key == key)?;
        // A list that the dealer drew says nothing about the table.
        (*value != option.default && option.values.contains(value))
            .then(|| known(format!("setup-option-{key}-{value}"), value))
    });
    let parts: Vec<String> = edition.into_iter().chain(variants).chain(options).collect();
    parts.join(" · ")
}
