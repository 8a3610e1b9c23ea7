//! Boards that people built, to play on. Choosing one loads the lobby with its players, its variants and its tiles filled in, so the form
//! is the same as any other and is checked as any other.

use face::Words;
use face::components::icon;
use kernel::{OptionInfo, Phrase, Wanted};
use maud::{Markup, html};

use super::{GameCard, set_up_in_words};
use crate::parts::{say, text};

/// The boards of one game.
#[derive(Clone, Copy, Debug)]
pub struct GameBoards<'a> {
    pub yours: &'a [BoardLink<'a>],
    /// The one that the form is filled in with: the person's own, or one that was shared.
    pub chosen: Option<ChosenBoard<'a>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardLink<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub about: String,
    /// Whether it can be played on.
    pub ready: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct ChosenBoard<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub wanted: &'a Wanted,
}

/// *Your boards*, while this game is chosen.
pub(super) fn list(game: &GameCard<'_>, words: &Words) -> Markup {
    let Some(boards) = game.boards else {
        return Markup::default();
    };
    let chosen = boards.chosen.map(|chosen| chosen.id);
    html! {
        section.panel.list data-of=(game.key) aria-labelledby="boards-title" {
            header { h2 #boards-title { (words.word("ui-boards")) } a href="/boards" { (words.word("ui-board-build")) } }
            @if boards.yours.is_empty() { p.empty { (words.word("ui-boards-none")) } }
            ul {
                @for board in boards.yours {
                    li.row {
                        span.rt { b { (board.name) } small { (board.about) } }
                        @if !board.ready { a.chip href={ "/boards/" (board.id) } { (icon("warn")) (words.word("ui-board-edit")) } }
                        @else if chosen == Some(board.id) { span.chip.now { (icon("check")) (words.word("ui-board-picked")) } }
                        @else {
                            @let label = Phrase::new("ui-board-play-of").with("name", text(board.name));
                            a.btn href={ "/?board=" (board.id) "#create" } aria-label=(say(words, label)) { (words.word("ui-board-play")) }
                        }
                    }
                }
            }
        }
    }
}

impl<'a> GameCard<'a> {
    /// The set-up of the board that the form is filled in with.
    pub(super) fn filled_in(&self) -> Option<&'a Wanted> {
        Some(self.boards?.chosen?.wanted)
    }

    /// Its tiles, where they are the value of this option.
    pub(super) fn board_as(&self, option: &OptionInfo) -> Option<(ChosenBoard<'a>, &'a str)> {
        let chosen = self.boards?.chosen?;
        let tiles = chosen.wanted.options.get(option.key)?;
        Some((chosen, tiles))
    }
}

/// What the chosen board decides, while it is: players and variants.
pub(super) fn decided(game: &GameCard<'_>, chosen: ChosenBoard<'_>, words: &Words) -> Markup {
    let about = about(game, chosen.wanted, words);
    let says = Phrase::new("ui-board-chosen").with("about", text(about));
    html! {
        input type="hidden" name="board" value=(chosen.id);
        p.hint.decided { (say(words, says)) }
    }
}

fn about(game: &GameCard<'_>, wanted: &Wanted, words: &Words) -> String {
    about_board(game.menu, game.texts, wanted, words)
}

/// `3 players · Portals`.
#[must_use]
pub(crate) fn about_board(
    menu: &kernel::Menu,
    texts: &Words,
    wanted: &Wanted,
    words: &Words,
) -> String {
    let seats = wanted.seats.unwrap_or_default();
    let players = Phrase::new("ui-board-seats").with("seats", seats);
    let set_up = set_up_in_words(menu, texts, wanted);
    let parts = [say(words, players), set_up];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}
