//! The options of a game: a switch of what has a name, a list to pick from, a text for whatever else may be written. What is not
//! chosen on the switch is not seen, by style alone.

use face::Words;
use face::components::counter;
use kernel::{ListInfo, OptionInfo, PartInfo, Phrase, Seat};
use maud::{Markup, html};

use super::GameCard;
use super::boards::decided;
use super::create::{SEATS, not_of};
use crate::parts::say;

/// What the switch says where the value is a list of picked parts, or a text.
pub(super) const PICK: &str = "pick";
pub(super) const WRITE: &str = "write";

pub(super) fn field(game: &GameCard<'_>, option: &OptionInfo, words: &Words) -> Markup {
    let word = |rest: &str| game.text(&format!("setup-option-{}{rest}", option.key));
    let title = word("").unwrap_or_else(|| option.key.to_owned());
    html! {
        fieldset.f.option data-of=(game.key) data-not=[not_of(game, &option.editions)] data-seats=[seats(option)] data-with=[with(game, option)] data-by-board[option.variant.is_some() && game.filled_in().is_some()] {
            legend { (title) }
            (values(game, option, words))
            @if let Some((board, _)) = game.board_as(option) { (decided(game, board, words)) }
            @if let Some(list) = &option.list {
                @if list.by_seat { (one_each(game, option, list, words)) } @else { (parts(game, option, list, words)) }
            }
            @if option.free {
                div.written {
                    input type="text" name={ (game.key) ".text." (option.key) } maxlength="200" aria-label=(title) autocomplete="off" spellcheck="false";
                    p.hint { (word("-about").unwrap_or_else(|| option.about.to_owned())) }
                }
            } @else if let Some(about) = word("-about") {
                p.hint { (about) }
            }
        }
    }
}

/// The numbers of seats that an option is for, where it is not for all.
fn seats(option: &OptionInfo) -> Option<String> {
    let of = option.seats.as_ref()?;
    let numbers: Vec<String> = of.clone().map(|seats| seats.to_string()).collect();
    Some(numbers.join(" "))
}

/// The variant that an option belongs to, as `data-with` names it.
fn with(game: &GameCard<'_>, option: &OptionInfo) -> Option<String> {
    let variant = option.variant?;
    Some(format!("{}.{variant}", game.key))
}

/// What has a name, and at the end what has none.
fn values(game: &GameCard<'_>, option: &OptionInfo, words: &Words) -> Markup {
    let name = format!("{}.option.{}", game.key, option.key);
    let titled = |value: &str| {
        let key = format!("setup-option-{}-{value}", option.key);
        game.text(&key).unwrap_or_else(|| value.to_owned())
    };
    let named = option.list.iter().flat_map(|list| &list.named);
    let own = game.board_as(option);
    html! {
        div.seg {
            @for value in &option.values {
                label { input type="radio" name=(name) value=(value) checked[own.is_none() && *value == option.default]; (titled(value)) }
            }
            @if let Some((board, tiles)) = own {
                label { input type="radio" name=(name) value=(tiles) checked data-own-board; (board.name) }
            }
            @for list in named {
                label data-not=[not_of(game, &list.editions)] { input type="radio" name=(name) value=(list.key); (titled(&list.key)) }
            }
            @if option.list.is_some() { label { input type="radio" name=(name) value=(PICK); (words.word("ui-pick")) } }
            @if option.free { label { input type="radio" name=(name) value=(WRITE); (words.word("ui-write")) } }
        }
    }
}

/// Parts to tick, each with its emblem, and how many there have to be.
fn parts(game: &GameCard<'_>, option: &OptionInfo, list: &ListInfo, words: &Words) -> Markup {
    let name = format!("{}.part.{}", game.key, option.key);
    html! {
        div.picked data-picks {
            ul.parts {
                @for part in &list.parts {
                    li data-not=[not_of(game, &part.editions)] {
                        label.part { input type="checkbox" name=(name) value=(part.key); (emblem(game, part)) span { (title(game, part)) } }
                    }
                }
            }
            @for (seats, needs) in &list.needs {
                @let says = Phrase::new("ui-pick-how").with("seats", *seats).with("needs", *needs);
                p.hint.needs data-seats=(seats) data-needs=(needs) { (say(words, says)) }
            }
        }
    }
}

/// A part for each seat. They differ from the start, so that they can be sent as they are.
fn one_each(game: &GameCard<'_>, option: &OptionInfo, list: &ListInfo, words: &Words) -> Markup {
    let name = format!("{}.part.{}", game.key, option.key);
    let most = list.needs.iter().map(|(seats, _)| *seats).max();
    html! {
        div.picked {
            ol.seatlist {
                @for nth in 0..most.unwrap_or(0).min(SEATS) {
                    li.seat {
                        (counter(Seat(nth), 26))
                        select.each name=(name) aria-label=(say(words, Phrase::new("ui-part-of-seat").with("n", nth + 1))) {
                            @for (at, part) in list.parts.iter().enumerate() {
                                option value=(part.key) selected[at == usize::from(nth)] { (title(game, part)) }
                            }
                        }
                    }
                }
            }
            p.hint { (words.word("ui-pick-each")) }
        }
    }
}

fn title(game: &GameCard<'_>, part: &PartInfo) -> String {
    let title = game.text(&format!("setup-part-{}", part.key));
    title.unwrap_or_else(|| part.key.clone())
}

fn emblem(game: &GameCard<'_>, part: &PartInfo) -> Markup {
    let id = format!("part-{}", part.key);
    let drawn = str::from_utf8(game.sprite.body)
        .is_ok_and(|sprite| sprite.contains(&format!("id=\"{id}\"")));
    html! {
        @if drawn {
            svg.emblem aria-hidden="true" { use href={ (game.sprite.path) "#" (id) } {} }
        }
    }
}
