//! Choices and positions as text. `docs/notation.md` explains it with examples.

mod read;
mod write;

use kernel::{Notation, NotationError, Phrase, Seat};

use crate::card::{Kind, Kingdom, WILD};
use crate::choice::Choice;
use crate::content;
use crate::flow::DRAGON_WISH;
use crate::rules::Rules;
use crate::setup::Setup;
use crate::state::Ethnos;
use crate::{Card, Colour};

impl Notation for Ethnos {
    fn write_choice(&self, choice: Choice) -> String {
        let card = |verb: &str, kind: Kind| format!("{verb} {}", card_name(self.rules.card(kind)));
        match choice {
            Choice::Draw => "draw".to_owned(),
            Choice::Take(kind) => card("take", kind),
            Choice::Lead(kind) => card("lead", kind),
            Choice::Join(kind) => card("join", kind),
            Choice::Close => "close".to_owned(),
            Choice::Scatter => "scatter".to_owned(),
            Choice::Win => "win".to_owned(),
            Choice::Place(kingdom) => format!("place {}", kingdom_name(&self.rules, kingdom)),
            Choice::Use => "use".to_owned(),
            Choice::Token(value) => format!("token {value}"),
            Choice::Keep(kind) => card("keep", kind),
            Choice::Cash => "cash".to_owned(),
            Choice::Feed(kind) => card("feed", kind),
            Choice::Bruno(slot) => format!("bruno {}", self.rules.tribes[usize::from(slot)].key()),
            Choice::Dismiss(kind) => card("dismiss", kind),
            Choice::Steal(kind) => card("steal", kind),
            Choice::Decline => "decline".to_owned(),
        }
    }

    fn read_choice(&self, text: &str) -> Result<Choice, NotationError> {
        let text = text.trim();
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let card = |choice: fn(Kind) -> Choice| read_card(&self.rules, rest).map(choice);
        match (verb, rest) {
            ("draw", "") => Ok(Choice::Draw),
            ("close", "") => Ok(Choice::Close),
            ("scatter", "") => Ok(Choice::Scatter),
            ("win", "") => Ok(Choice::Win),
            ("use", "") => Ok(Choice::Use),
            ("cash", "") => Ok(Choice::Cash),
            ("decline", "") => Ok(Choice::Decline),
            ("take", _) => card(Choice::Take),
            ("lead", _) => card(Choice::Lead),
            ("join", _) => card(Choice::Join),
            ("keep", _) => card(Choice::Keep),
            ("feed", _) => card(Choice::Feed),
            ("dismiss", _) => card(Choice::Dismiss),
            ("steal", _) => card(Choice::Steal),
            ("place", _) => read_kingdom(&self.rules, rest).map(Choice::Place),
            ("token", _) => rest
                .parse()
                .map(Choice::Token)
                .map_err(|_| unreadable("not-a-token-value", rest)),
            ("bruno", _) => {
                let tribes = &self.rules.tribes[..usize::from(self.rules.slots)];
                let slot = tribes.iter().position(|tribe| tribe.key() == rest);
                slot.map(|slot| Choice::Bruno(slot as u8))
                    .ok_or_else(|| unreadable("not-a-leader-here", rest))
            }
            _ => Err(unreadable("not-a-choice", text)),
        }
    }

    fn write_position(&self) -> String {
        write::position(self)
    }

    fn read_position(setup: &Setup, text: &str) -> Result<Self, NotationError> {
        read::position(setup, text)
    }

    fn piles(&self) -> Vec<(&'static str, usize)> {
        vec![("deck", usize::from(self.deck.len()))]
    }

    fn read_wish(&self, text: &str) -> Result<u32, NotationError> {
        match text.trim() {
            "dragon" => Ok(DRAGON_WISH),
            number if number.parse::<u32>().is_ok() => Ok(number.parse().unwrap_or_default()),
            card => read_card(&self.rules, card).map(|kind| u32::from(kind.0)),
        }
    }
}

/// A text that is not what it should be; the key says what that is.
fn unreadable(key: &'static str, text: &str) -> NotationError {
    NotationError::new(Phrase::new(key).with("text", text))
}

/// Something that no table can have, by this rule.
fn forbidden(rule: &'static str, key: &'static str) -> Phrase {
    Phrase::new(key).with("rule", rule)
}

pub(crate) fn card_name(card: Card) -> String {
    match card.colour {
        Some(colour) => format!("{} {}", colour.key(), card.tribe.key()),
        None => card.tribe.key().to_owned(),
    }
}

fn read_card(rules: &Rules, text: &str) -> Result<Kind, NotationError> {
    let (colour, tribe) = match text.trim().split_once(' ') {
        Some((colour, tribe)) => (Some(colour), tribe.trim()),
        None => (None, text.trim()),
    };
    let colour = match colour {
        Some(name) => Some(Colour::named(name).ok_or_else(|| unreadable("not-a-colour", name))?),
        None => None,
    };
    let tribe = content::tribe(tribe).ok_or_else(|| unreadable("not-a-card", text))?;
    rules
        .kind(Card { tribe, colour })
        .ok_or_else(|| unreadable("not-a-card-here", text))
}

fn kingdom_name(rules: &Rules, kingdom: Kingdom) -> &'static str {
    rules.edition.kingdom(rules.colours[kingdom.index()])
}

fn read_kingdom(rules: &Rules, text: &str) -> Result<Kingdom, NotationError> {
    Kingdom::all()
        .find(|&kingdom| kingdom_name(rules, kingdom) == text)
        .ok_or_else(|| unreadable("not-a-kingdom-here", text))
}

fn read_colour(rules: &Rules, text: &str) -> Result<u8, NotationError> {
    let colour = rules.colours.iter().position(|colour| colour.key() == text);
    colour
        .map(|at| at as u8)
        .ok_or_else(|| unreadable("not-a-colour-here", text))
}

/// A seat of this table, or Chief Bruno behind it.
fn read_seat(rules: &Rules, text: &str) -> Result<Seat, NotationError> {
    let seat = text.parse().ok();
    seat.filter(|seat: &Seat| seat.0 < rules.parties)
        .ok_or_else(|| unreadable("not-a-seat-here", text))
}

const _: () = assert!(WILD == 6, "notation writes wild cards without a colour");
