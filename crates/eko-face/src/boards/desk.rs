//! What the form of the bench says, and the board that comes of it. The board lives in the form: nothing is kept on the way.

use eko::{Content, Draft, Placed, Way};
use face::Order;
use kernel::{Phrase, Shared};

use super::draft_of;

/// So many steps can be taken back.
const MOST_STEPS: usize = 30;

pub(super) struct Desk {
    pub(super) draft: Draft,
    pub(super) hand: Hand,
    /// Boards before this one, and those that were taken back: the number of players, then the tiles.
    pub(super) past: Vec<String>,
    pub(super) future: Vec<String>,
    /// The board as it is written; what cannot be read stays as it was sent.
    pub(super) text: String,
    /// Why nothing was done.
    pub(super) wrong: Vec<Phrase>,
}

/// What is moved next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hand {
    Empty,
    /// A tile of the palette.
    Letter(char),
    /// A tile of the board.
    Tile(Placed),
}

impl Hand {
    fn read(text: &str) -> Self {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => Self::Letter(letter),
            _ => text.parse().map_or(Self::Empty, Self::Tile),
        }
    }

    pub(super) fn write(self) -> String {
        match self {
            Self::Empty => String::new(),
            Self::Letter(letter) => letter.to_string(),
            Self::Tile(tile) => tile.to_string(),
        }
    }

    pub(super) fn tile(self) -> Option<Placed> {
        match self {
            Self::Tile(tile) => Some(tile),
            _ => None,
        }
    }
}

impl Desk {
    pub(super) fn read(content: &Shared<Content>, order: &Order<'_>) -> Self {
        let field = |name: &str| {
            let found = order.fields.iter().find(|(field, _)| field == name);
            found.map(|(_, value)| value.as_str())
        };
        let kept = order.kept.map(|wanted| draft_of(content, wanted));
        let kept = kept.unwrap_or_else(|| Draft::new(content, 2, Vec::new()));
        let seats = field("players").and_then(|seats| seats.parse().ok());
        let seats = seats.unwrap_or_else(|| kept.seats());
        let draft = match field("board") {
            Some(board) => Draft::read(content, seats, board).unwrap_or(kept),
            None => kept.for_seats(seats),
        };
        let steps = |name| {
            let steps = field(name).unwrap_or_default().split('|');
            let steps = steps.filter(|step| !step.is_empty());
            steps.take(MOST_STEPS).map(str::to_owned).collect()
        };
        let mut desk = Self {
            text: draft.text(),
            hand: Hand::read(field("hand").unwrap_or_default()),
            past: steps("past"),
            future: steps("future"),
            wrong: Vec::new(),
            draft,
        };
        if let Some(text) = field("text") {
            desk.write(content, text);
        }
        if desk.wrong.is_empty() {
            desk.act(content, field("do").unwrap_or_default(), &field, order.seed);
        }
        desk.let_go_of_what_is_gone();
        desk
    }

    /// Follows what is written, if it differs from the board.
    fn write(&mut self, content: &Shared<Content>, text: &str) {
        match Draft::read(content, self.draft.seats(), text) {
            Ok(written) => self.change(written),
            Err(wrong) => {
                text.clone_into(&mut self.text);
                self.wrong = wrong;
            }
        }
    }

    fn act<'f>(
        &mut self,
        content: &Shared<Content>,
        what: &str,
        field: &impl Fn(&str) -> Option<&'f str>,
        seed: u64,
    ) {
        let words: Vec<&str> = what.split(' ').collect();
        match words[..] {
            ["pick" | "take", what] => {
                let hand = Hand::read(what);
                self.hand = if hand == self.hand { Hand::Empty } else { hand };
            }
            ["put", tile] => self.put(tile),
            ["move", from, to] => self.put_again(from, to),
            ["drop", what, x, y] => self.drop(what, x, y),
            ["drag", from, x, y] => self.drag(from, x, y),
            ["add"] => {
                let part = |name| field(name).unwrap_or_default().trim();
                let tile = format!("{}{}{}", part("letter"), part("turn"), part("place"));
                self.put(&tile);
            }
            ["left" | "right" | "off" | "step", ..] => self.handle(&words),
            ["seats", seats] => {
                if let Ok(seats) = seats.parse() {
                    self.change(self.draft.for_seats(seats));
                }
            }
            ["standard"] => self.change(self.draft.standard()),
            ["shuffle"] => self.change(self.draft.shuffled(seed)),
            ["clear"] => self.change(Draft::new(content, self.draft.seats(), Vec::new())),
            ["undo"] => self.go(content, false),
            ["redo"] => self.go(content, true),
            _ => {}
        }
    }

    /// A tile of the palette comes to the board, and can be turned there.
    fn put(&mut self, tile: &str) {
        match tile.parse::<Placed>() {
            Ok(tile) if self.draft.tiles().len() < Draft::MOST_TILES => {
                self.change(self.draft.with(tile));
                self.hand = Hand::Tile(tile);
            }
            Ok(_) => {
                let most = Draft::MOST_TILES as u32;
                let why = Phrase::new("board-too-many").with("most", most);
                self.wrong.push(why);
            }
            Err(error) => self.wrong.push(error.why),
        }
    }

    fn put_again(&mut self, from: &str, to: &str) {
        if let (Ok(from), Ok(to)) = (from.parse(), to.parse()) {
            self.replace(from, to);
        }
    }

    /// A tile of the palette, let go of somewhere.
    fn drop(&mut self, what: &str, x: &str, y: &str) {
        let letter = what.chars().next().unwrap_or_default();
        let turn = what.get(1..).and_then(|turn| turn.parse().ok());
        match self.landing(letter, turn.unwrap_or(0), x, y) {
            Some(tile) => self.put(&tile.to_string()),
            None => self.wrong.push(Phrase::new("bench-outside")),
        }
    }

    /// A tile of the board, let go of somewhere else.
    fn drag(&mut self, from: &str, x: &str, y: &str) {
        let Ok(from) = from.parse::<Placed>() else {
            return;
        };
        match self.landing(from.letter, from.turn, x, y) {
            Some(to) => self.replace(from, to),
            None => self.wrong.push(Phrase::new("bench-outside")),
        }
    }

    fn landing(&self, letter: char, turn: u8, x: &str, y: &str) -> Option<Placed> {
        let (x, y) = (x.parse().ok()?, y.parse().ok()?);
        self.draft.dropped(letter, turn, x, y)
    }

    /// Turns, moves or takes off the tile in hand.
    fn handle(&mut self, words: &[&str]) {
        let Some(tile) = self.hand.tile() else {
            return;
        };
        match words {
            ["left"] => self.replace(tile, self.draft.turned(tile, false)),
            ["right"] => self.replace(tile, self.draft.turned(tile, true)),
            ["off"] => self.change(self.draft.without(tile)),
            ["step", way] => {
                let way = match *way {
                    "left" => Way::Left,
                    "right" => Way::Right,
                    "up" => Way::Up,
                    _ => Way::Down,
                };
                if let Some(to) = self.draft.moved(tile, way) {
                    self.replace(tile, to);
                }
            }
            _ => {}
        }
    }

    fn replace(&mut self, from: Placed, to: Placed) {
        if self.draft.tiles().contains(&from) {
            self.change(self.draft.without(from).with(to));
            self.hand = Hand::Tile(to);
        }
    }

    /// Another board; the one before can be had back.
    fn change(&mut self, next: Draft) {
        if next != self.draft {
            self.past.push(step(&self.draft));
            let surplus = self.past.len().saturating_sub(MOST_STEPS);
            self.past.drain(..surplus);
            self.future.clear();
        }
        self.text = next.text();
        self.draft = next;
    }

    fn go(&mut self, content: &Shared<Content>, forward: bool) {
        let (from, to) = if forward {
            (&mut self.future, &mut self.past)
        } else {
            (&mut self.past, &mut self.future)
        };
        let Some(next) = from.pop() else { return };
        let (seats, tiles) = next.split_once(' ').unwrap_or((&next, ""));
        let seats = seats.parse().unwrap_or_else(|_| self.draft.seats());
        if let Ok(next) = Draft::read(content, seats, tiles) {
            to.push(step(&self.draft));
            self.text = next.text();
            self.draft = next;
        }
    }

    fn let_go_of_what_is_gone(&mut self) {
        let is_there = match self.hand {
            Hand::Empty => true,
            Hand::Letter(letter) => self.draft.pieces(letter) > 0,
            Hand::Tile(tile) => self.draft.tiles().contains(&tile),
        };
        if !is_there {
            self.hand = Hand::Empty;
        }
    }
}

fn step(draft: &Draft) -> String {
    format!("{} {}", draft.seats(), draft.text())
}
