//! Choices and positions of the toy as text.

use std::fmt::Write as _;

use kernel::{Notation, NotationError, Phrase, Pool, Seat};

use super::{Choice, Flaw, HAND_LIMIT, Setup, Toy};

impl Notation for Toy {
    fn write_choice(&self, choice: Choice) -> String {
        match choice {
            Choice::Draw => "draw".to_owned(),
            Choice::Aside(card) => format!("aside {card}"),
            Choice::Lay => "lay".to_owned(),
            Choice::Gamble(card) if self.breaks(Flaw::Notation) => format!("aside {card}"),
            Choice::Gamble(card) => format!("gamble {card}"),
            Choice::Call(card) => format!("call {card}"),
        }
    }

    fn read_choice(&self, text: &str) -> Result<Choice, NotationError> {
        let card = |text: &str| text.parse().map_err(|_| wrong(text, "a card"));
        match text.split_once(' ') {
            None if text == "draw" => Ok(Choice::Draw),
            None if text == "lay" => Ok(Choice::Lay),
            Some(("aside", value)) => Ok(Choice::Aside(card(value)?)),
            Some(("gamble", value)) => Ok(Choice::Gamble(card(value)?)),
            Some(("call", value)) => Ok(Choice::Call(card(value)?)),
            _ => Err(wrong(text, "draw, lay, or aside, gamble or call CARD")),
        }
    }

    fn write_position(&self) -> String {
        let mut text = String::new();
        let mut line = |key: &str, value: String| {
            writeln!(text, "{key}: {value}").expect("a string takes all that is written to it");
        };
        line(
            "turn",
            if self.over {
                "over".to_owned()
            } else {
                self.asked.to_string()
            },
        );
        if self.over {
            line("last", self.asked.to_string());
        }
        for seat in Seat::first(self.seats) {
            if self.scores[seat] > 0 && !self.breaks(Flaw::Position) {
                line(&format!("score {seat}"), self.scores[seat].to_string());
            }
            line(&format!("hand {seat}"), cards(&self.hands[seat]));
        }
        if !self.aside.is_empty() {
            line("aside", cards(&self.aside));
        }
        line("shown", cards(&self.shown));
        line("deck", cards(&self.deck));
        text
    }

    fn piles(&self) -> Vec<(&'static str, usize)> {
        vec![("deck", usize::from(self.deck.len()))]
    }

    /// What no line places is in the deck, unless there is a line for the deck.
    fn read_position(setup: &Setup, text: &str) -> Result<Self, NotationError> {
        let mut game = Self::empty(setup);
        let mut deck = None;
        for (nth, line) in text.lines().enumerate() {
            game.read_line(line.trim(), &mut deck)
                .map_err(|error| error.at(nth + 1))?;
        }
        if game.placed() > 24 {
            return Err(refused("toy-too-many-cards"));
        }
        game.deck = match deck {
            Some(deck) => deck,
            None => {
                let mut rest = game.all_cards();
                for &card in game.whereabouts().as_slice() {
                    rest.remove(card);
                }
                rest
            }
        };
        let stuck = !game.over
            && game.aside.is_empty()
            && game.deck.is_empty()
            && Seat::first(game.seats).any(|seat| game.hands[seat].is_empty());
        if stuck {
            return Err(refused("toy-is-over"));
        }
        if game.over && !game.aside.is_empty() {
            return Err(refused("toy-aside-at-the-end"));
        }
        game.audit_position()?;
        Ok(game)
    }
}

impl Toy {
    fn read_line(&mut self, line: &str, deck: &mut Option<Pool<24>>) -> Result<(), NotationError> {
        let (key, value) = line
            .split_once(':')
            .map(|(key, value)| (key.trim(), value.trim()))
            .ok_or_else(|| wrong(line, "KEY: VALUE"))?;
        match key.split_once(' ') {
            Some(("score", seat)) => {
                let seat = self.seat(seat)?;
                let score = value.parse().ok().filter(|score| *score < 1_000);
                self.scores[seat] = score.ok_or_else(|| wrong(value, "a score"))?;
            }
            Some(("hand", seat)) => {
                let seat = self.seat(seat)?;
                self.hands[seat] = self.read_cards(value, usize::from(HAND_LIMIT))?;
            }
            None if key == "turn" && value == "over" => self.over = true,
            None if key == "turn" || key == "last" => self.asked = self.seat(value)?,
            None if key == "aside" => self.aside = self.read_cards(value, 2)?,
            None if key == "shown" => self.shown = self.read_cards(value, 24)?,
            None if key == "deck" => *deck = Some(self.read_cards(value, 24)?),
            _ => return Err(wrong(key, "turn, last, score, hand, aside, shown or deck")),
        }
        Ok(())
    }

    fn seat(&self, text: &str) -> Result<Seat, NotationError> {
        let seat: Seat = text.parse()?;
        if seat.0 < self.seats {
            Ok(seat)
        } else {
            Err(NotationError::new(
                Phrase::new("toy-no-seat").with("seat", seat),
            ))
        }
    }

    fn read_cards<const N: usize>(
        &self,
        text: &str,
        most: usize,
    ) -> Result<Pool<N>, NotationError> {
        let cards: Vec<u8> = text
            .split_whitespace()
            .map(|word| {
                word.parse()
                    .ok()
                    .filter(|card| (1..=self.content.values).contains(card))
                    .ok_or_else(|| wrong(word, "a card"))
            })
            .collect::<Result<_, _>>()?;
        if cards.len() > most {
            return Err(refused("toy-too-many-cards"));
        }
        Ok(cards.into_iter().collect())
    }

    fn placed(&self) -> usize {
        let hands = Seat::first(self.seats).map(|seat| usize::from(self.hands[seat].len()));
        let piles = [self.deck.len(), self.shown.len(), self.aside.len()];
        hands.sum::<usize>() + piles.map(usize::from).iter().sum::<usize>()
    }

    fn audit_position(&self) -> Result<(), NotationError> {
        if self.placed() > 24 {
            return Err(refused("toy-too-many-cards"));
        }
        if self.breaks(Flaw::Piece) {
            return Ok(());
        }
        kernel::Game::audit(self).map_err(NotationError::new)
    }
}

fn cards<const N: usize>(pool: &Pool<N>) -> String {
    let cards: Vec<_> = pool.sorted().as_slice().iter().map(u8::to_string).collect();
    cards.join(" ")
}

/// `wanted` is what could be written instead.
fn wrong(text: &str, wanted: &str) -> NotationError {
    let why = Phrase::new("toy-unreadable");
    NotationError::new(why.with("text", text).with("wanted", wanted))
}

fn refused(key: &'static str) -> NotationError {
    NotationError::new(Phrase::new(key))
}
