//! Choices and positions as text.

use std::fmt::Write as _;

use kernel::{Game, Notation, NotationError, Phrase, Pool, Seat};

use crate::state::{DECK, HAND};
use crate::{Choice, Setup, TemplateGame};

impl Notation for TemplateGame {
    fn write_choice(&self, choice: Choice) -> String {
        match choice {
            Choice::Play(card) => format!("play {card}"),
            Choice::Pass => "pass".to_owned(),
        }
    }

    fn read_choice(&self, text: &str) -> Result<Choice, NotationError> {
        match text.split_once(' ') {
            Some(("play", card)) => self.card(card).map(Choice::Play),
            None if text == "pass" => Ok(Choice::Pass),
            _ => Err(wrong("notation-choice", text)),
        }
    }

    fn write_position(&self) -> String {
        let mut text = String::new();
        let mut line = |key: &str, value: String| {
            writeln!(text, "{key}: {value}").expect("a string takes all that is written to it");
        };
        line("turn", self.asked.to_string());
        if self.passes > 0 {
            line("passes", self.passes.to_string());
        }
        for seat in Seat::first(self.seats) {
            line(&format!("hand {seat}"), cards(&self.hands[seat]));
        }
        line("played", cards(&self.played));
        line("deck", cards(&self.deck));
        text
    }

    /// Without a line for the deck, it has all cards that no other line has.
    fn read_position(setup: &Setup, text: &str) -> Result<Self, NotationError> {
        let mut game = Self::empty(setup);
        let mut has_deck = false;
        for (nth, line) in text.lines().enumerate() {
            let line = line.trim();
            has_deck |= line.starts_with("deck");
            game.read_line(line).map_err(|error| error.at(nth + 1))?;
        }
        if !has_deck {
            let mut rest = game.all_cards();
            for card in game.whereabouts() {
                rest.remove(card);
            }
            game.deck = rest;
        }
        if game.total() > game.goal() {
            return Err(NotationError::new(Phrase::new("notation-total")));
        }
        if game.winner().is_some() && game.passes > 0 {
            return Err(NotationError::new(Phrase::new("notation-passes-after-end")));
        }
        game.audit().map_err(NotationError::new)?;
        Ok(game)
    }
}

impl TemplateGame {
    fn read_line(&mut self, line: &str) -> Result<(), NotationError> {
        let (key, value) = line
            .split_once(':')
            .map(|(key, value)| (key.trim(), value.trim()))
            .ok_or_else(|| wrong("notation-line", line))?;
        match key.split_once(' ') {
            Some(("hand", seat)) => {
                let seat = self.seat(seat)?;
                self.hands[seat] = self.cards(value, HAND)?;
            }
            None if key == "turn" => self.asked = self.seat(value)?,
            None if key == "passes" => {
                let passes = value.parse().ok().filter(|passes| *passes <= self.seats);
                self.passes = passes.ok_or_else(|| wrong("notation-passes", value))?;
            }
            None if key == "played" => self.played = self.cards(value, DECK)?,
            None if key == "deck" => self.deck = self.cards(value, DECK)?,
            _ => return Err(wrong("notation-line", line)),
        }
        Ok(())
    }

    fn seat(&self, text: &str) -> Result<Seat, NotationError> {
        let seat = text.parse().ok();
        seat.filter(|seat: &Seat| seat.0 < self.seats)
            .ok_or_else(|| wrong("notation-seat", text))
    }

    fn card(&self, text: &str) -> Result<u8, NotationError> {
        let card = text.parse().ok();
        card.filter(|card| self.values().any(|value| value == *card))
            .ok_or_else(|| wrong("notation-card", text))
    }

    fn cards<const N: usize>(&self, text: &str, most: usize) -> Result<Pool<N>, NotationError> {
        let words = text.split_whitespace();
        let cards: Vec<u8> = words.map(|word| self.card(word)).collect::<Result<_, _>>()?;
        if cards.len() > most {
            return Err(wrong("notation-many", text));
        }
        Ok(cards.into_iter().collect())
    }
}

fn cards<const N: usize>(pool: &Pool<N>) -> String {
    let cards: Vec<_> = pool.sorted().as_slice().iter().map(u8::to_string).collect();
    cards.join(" ")
}

fn wrong(key: &'static str, text: &str) -> NotationError {
    NotationError::new(Phrase::new(key).with("text", text))
}
