//! Lessons: a prepared match, and the cards of a coach who waits for one thing after the other.
//!
//! A lesson is played by the rules like any match. Its seed fixes the deal, its plays fix every answer, so it is the same for everyone;
//! what the coach says is in the words of the game's face. A script is lines:
//!
//! ```text
//! setup: edition=first seats=2
//! seed: 12
//! seat: A
//!
//! card: take
//! lit: pool deck
//! rule: ET-DRAW-1
//! play: A take blue dwarf; decline
//! play: B draw
//! ```
//!
//! Instead of a deal it may begin with a position: after the line `position:`, the indented lines are its. A line `content: HASH`, as match files have
//! it, says which content it was written with: one that the program ships or shipped.
//!
//! What follows a `card` belongs to it. If its first play is the learner's, the card waits for those answers, and then the others give theirs;
//! otherwise, and after the line `skip`, it waits for nothing but *Next*, and all its plays are made at once. Answers are written as in a match file.

use kernel::{Seat, Wanted};

/// A prepared match with its cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its words begin with it.
    pub key: &'static str,
    pub setup: Wanted,
    /// What it was written with, if it was not today's content.
    pub content: Option<u64>,
    /// As in [`referee::Seed::from_number`].
    pub seed: u64,
    /// What it begins with, instead of a deal.
    pub position: Option<String>,
    /// Where the learner sits.
    pub seat: Seat,
    pub cards: Vec<Card>,
    plays: Vec<Play>,
}

/// What the coach says at one moment. Its title is the word `LESSON-CARD`, its text `LESSON-CARD-text`, what is to be done `LESSON-CARD-do`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Card {
    pub key: String,
    /// After how many steps it is shown.
    pub at: usize,
    /// The places that it points at when it is turned up, beside those of the answer that it waits for.
    pub lit: Vec<String>,
    /// The rules behind it.
    pub rules: Vec<String>,
    /// How many answers of the learner it waits for.
    wants: usize,
    skips: bool,
}

impl Card {
    /// How many answers of the learner it waits for.
    #[must_use]
    pub fn wants(&self) -> usize {
        self.wants
    }
}

/// An answer of the script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    pub seat: Seat,
    /// In notation.
    pub answer: String,
}

/// Where somebody is in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stand {
    /// The place of its card.
    pub card: usize,
    pub waits: Waits,
}

/// What a card waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    /// That it was read.
    Next,
    /// The learner's answer.
    Answer,
    /// The answers of the others, who give them by themselves.
    Others,
    /// It is the last one.
    Nothing,
}

impl Lesson {
    /// Reads a script. The error says what is wrong with it, for those who write lessons.
    pub fn read(key: &'static str, script: &str) -> Result<Self, String> {
        let mut lesson = Self {
            key,
            setup: Wanted::default(),
            content: None,
            seed: 0,
            position: None,
            seat: Seat(0),
            cards: Vec::new(),
            plays: Vec::new(),
        };
        for (nth, line) in (1..).zip(script.lines()) {
            let indented = line.starts_with(' ');
            let line = line.trim();
            if let (true, Some(position)) = (indented, &mut lesson.position) {
                position.push_str(line);
                position.push('\n');
            } else if !line.is_empty() && !line.starts_with('#') {
                let read = lesson.line(line);
                read.map_err(|why| format!("lesson {key}, line {nth}: {why}"))?;
            }
        }
        match lesson.cards.is_empty() {
            true => Err(format!("lesson {key} has no card")),
            false => Ok(lesson),
        }
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        let (name, value) = line.split_once(':').unwrap_or((line, ""));
        let value = value.trim();
        let words = || value.split_whitespace().map(str::to_owned);
        match name {
            "setup" => self.setup = value.parse().map_err(|error| format!("{error}"))?,
            "content" => self.content = Some(content(value)?),
            "seed" => self.seed = value.parse().map_err(|_| "a seed is a number")?,
            "position" => self.position = Some(String::new()),
            "seat" => self.seat = seat(value)?,
            "card" => self.cards.push(Card {
                key: value.to_owned(),
                at: self.plays.len(),
                ..Card::default()
            }),
            "lit" => self.card()?.lit.extend(words()),
            "rule" => self.card()?.rules.extend(words()),
            "skip" => self.card()?.skips = true,
            "play" => self.play(value)?,
            other => return Err(format!("{other:?} is nothing that a lesson says")),
        }
        Ok(())
    }

    fn card(&mut self) -> Result<&mut Card, String> {
        let last = self.cards.last_mut();
        last.ok_or_else(|| "a card has to come first".to_owned())
    }

    fn play(&mut self, value: &str) -> Result<(), String> {
        let (who, chain) = value.split_once(' ').ok_or("a play without an answer")?;
        let (who, learner, made) = (seat(who)?, self.seat, self.plays.len());
        let answers: Vec<&str> = chain.split(';').map(str::trim).collect();
        let card = self.card()?;
        if who == learner && !card.skips && made == card.at + card.wants {
            card.wants += answers.len();
        }
        self.plays.extend(answers.iter().map(|answer| Play {
            seat: who,
            answer: (*answer).to_owned(),
        }));
        Ok(())
    }

    /// Which card is shown after so many steps to one who has turned to card `seen` last.
    #[must_use]
    pub fn stand(&self, seen: usize, steps: usize) -> Stand {
        let last = self.cards.iter().rposition(|card| card.at <= steps);
        let last = last.unwrap_or(0);
        let at = self.cards[last].at;
        let first = self.cards.iter().position(|card| card.at == at);
        // Who has answered has read what came before.
        let card = match steps > at {
            true => last,
            false => seen.clamp(first.unwrap_or(0), last),
        };
        let shown = &self.cards[card];
        let waits = match card + 1 == self.cards.len() {
            true => Waits::Nothing,
            false if shown.wants == 0 => Waits::Next,
            false if steps < shown.at + shown.wants => Waits::Answer,
            false => Waits::Others,
        };
        Stand { card, waits }
    }

    /// What is answered after so many steps, by whomever.
    #[must_use]
    pub fn play_at(&self, steps: usize) -> Option<&Play> {
        self.plays.get(steps)
    }

    /// The answers that the learner is to give now: what the shown card waits for, or nothing.
    #[must_use]
    pub fn wanted(&self, stand: Stand, steps: usize) -> &[Play] {
        let card = &self.cards[stand.card];
        match stand.waits {
            Waits::Answer => &self.plays[steps..card.at + card.wants],
            _ => &[],
        }
    }

    /// What *Next* plays, from here to the next card: nothing where that comes at the same step.
    #[must_use]
    pub fn skipped(&self, stand: Stand, steps: usize) -> &[Play] {
        let next = self.cards.get(stand.card + 1);
        match (stand.waits, next) {
            (Waits::Next, Some(next)) if next.at > steps => &self.plays[steps..next.at],
            _ => &[],
        }
    }

    /// How many answers of a chain `seat` is to give after so many steps; 0 if the script says otherwise. It may give less at a time, and what
    /// comes after the end of the script is left out: a form goes on where there is only one way to go on.
    #[must_use]
    pub fn takes(&self, seat: Seat, steps: usize, chain: &[&str]) -> usize {
        let plays = self.plays.get(steps..).unwrap_or_default();
        let same = |(play, answer): (&Play, &&str)| play.seat == seat && play.answer == **answer;
        match plays.iter().zip(chain).all(same) {
            true => plays.len().min(chain.len()),
            false => 0,
        }
    }

    /// Whether card `card` comes at the same step as the one before it, so that one can turn back to that.
    #[must_use]
    pub fn turns_back(&self, card: usize) -> bool {
        let before = card.checked_sub(1).and_then(|at| self.cards.get(at));
        before.is_some_and(|before| before.at == self.cards[card].at)
    }
}

/// A hash of content, as match files have it.
pub(crate) fn content(value: &str) -> Result<u64, String> {
    u64::from_str_radix(value, 16).map_err(|_| format!("{value:?} is no hash of content"))
}

fn seat(letter: &str) -> Result<Seat, String> {
    match letter.as_bytes() {
        [letter @ b'A'..=b'F'] => Ok(Seat(letter - b'A')),
        _ => Err(format!("{letter:?} is no seat")),
    }
}
