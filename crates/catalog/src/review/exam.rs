//! The moves of a match, each to be judged by what its seat knew.

use std::sync::Arc;

use bots::review::{self, Estimate, Trial};
use kernel::{Guide, Onlooker, Perspective, Published, Rng, Seat};
use referee::{Entry, Match};
use serde::{Deserialize, Serialize};

use crate::hint;
use crate::history;

/// Answers of one move at most: the rest is a move of its own.
const LONGEST: usize = 24;

/// The moves of a match of any game.
pub trait AnyExam: Send + Sync {
    fn game(&self) -> &'static str;

    fn seats(&self) -> u8;

    /// Each seat's part of the victory.
    fn result(&self) -> &[f32];

    fn moves(&self) -> &[Moved];

    /// Compares a move with others that its seat could have made, or another chain in its place. Another `salt` deals other
    /// cards. `None` where there was nothing to choose.
    fn judge(
        &self,
        nth: usize,
        chain: Option<&[String]>,
        trial: Trial,
        salt: u64,
    ) -> Option<Verdict>;

    /// Compares a chain in place of a move with these others alone. `None` where all of them are the same as it.
    fn compare(
        &self,
        nth: usize,
        chain: &[String],
        others: &[Vec<String>],
        trial: Trial,
        salt: u64,
    ) -> Option<Verdict>;

    /// A move in notation.
    fn chain(&self, nth: usize) -> Vec<String>;

    /// How far the means of playouts are trusted before a move: [`Guide::candour`].
    fn candour(&self, nth: usize) -> f32;

    /// The chapter of the match before a move, such as the Age: [`Guide::chapter`].
    fn chapter(&self, nth: usize) -> u32;

    /// The whole table before a move, in notation.
    fn position(&self, nth: usize) -> String;

    /// Everyone's chance before a move, as those saw it who only looked on. `candour` in place of the game's own, to measure it.
    fn prospects(&self, nth: usize, iterations: u32, candour: Option<f32>) -> Vec<Estimate>;
}

/// A move: the answers of one seat until another is asked, or something is rolled or brought to light.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Moved {
    /// It began after so many steps, where there was something to choose.
    pub step: usize,
    pub seat: Seat,
    /// How many answers it has.
    pub answers: usize,
    /// Whether there was anything to choose.
    pub has_choice: bool,
}

/// What became of the comparison of a move with others.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Verdict {
    pub played: WeighedMove,
    /// The best first.
    pub others: Vec<WeighedMove>,
    pub loss: Estimate,
    /// What the played move changed for each seat, compared with the best of the others.
    pub shift: Vec<f32>,
}

/// A move and its chance to win.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct WeighedMove {
    /// In notation, as far as it was fixed.
    pub chain: Vec<String>,
    pub chance: Estimate,
}

struct Exam<G: Published> {
    moves: Vec<Moved>,
    made: Vec<Made<G>>,
    result: Vec<f32>,
}

/// The table before a move, and the move.
struct Made<G: Published> {
    game: G,
    line: Vec<G::Choice>,
}

/// The moves of this match.
pub(crate) fn exam<G: Published + Guide>(table: &Match<G>, start: G) -> Arc<dyn AnyExam> {
    let mut exam = Exam {
        moves: Vec::new(),
        made: Vec::new(),
        result: result(table),
    };
    let (mut game, mut goes_on, mut offered) = (start, None, Vec::new());
    for (step, entry) in table.log().iter().enumerate() {
        let seat = entry.step.seat;
        let Some(choice) = entry.step.deed.answer() else {
            history::apply(&mut game, entry);
            goes_on = None;
            continue;
        };
        offered.clear();
        game.choices(&mut offered);
        if goes_on != Some(seat) {
            exam.begin(&game, step, seat);
        }
        exam.go_on(&game, step, choice, offered.len() > 1);
        history::apply(&mut game, entry);
        let is_long = exam
            .moves
            .last()
            .is_some_and(|last| last.answers >= LONGEST);
        goes_on = (is_foreseeable(entry) && !is_long).then_some(seat);
    }
    Arc::new(exam)
}

/// Whether the seat could know what comes of its answer.
pub(crate) fn is_foreseeable<G: Published>(entry: &Entry<G>) -> bool {
    entry.step.tape.is_empty() && !entry.events.iter().any(G::surprises)
}

fn result<G: Published>(table: &Match<G>) -> Vec<f32> {
    let winners: Vec<Seat> = table.standings().winners().collect();
    let part = 1.0 / winners.len().max(1) as f32;
    let seats = Seat::first(table.game().seats());
    seats
        .map(|seat| if winners.contains(&seat) { part } else { 0.0 })
        .collect()
}

impl<G: Published> Exam<G> {
    fn begin(&mut self, game: &G, step: usize, seat: Seat) {
        self.moves.push(Moved {
            step,
            seat,
            answers: 0,
            has_choice: false,
        });
        self.made.push(Made {
            game: game.clone(),
            line: Vec::new(),
        });
    }

    /// Forced answers at the beginning of a move are no part of the decision.
    fn go_on(&mut self, game: &G, step: usize, choice: G::Choice, is_free: bool) {
        let (Some(moved), Some(made)) = (self.moves.last_mut(), self.made.last_mut()) else {
            return;
        };
        if is_free && !moved.has_choice {
            moved.has_choice = true;
            moved.step = step;
            moved.answers = 0;
            made.game = game.clone();
            made.line.clear();
        }
        moved.answers += 1;
        made.line.push(choice);
    }

    /// All chance of a look. It knows nothing of the deal.
    fn seed(&self, nth: usize, salt: u64) -> u64 {
        Rng::stream(&[self.moves[nth].step as u64, salt]).next_u64()
    }
}

fn read<G: Published>(game: &G, chain: &[String]) -> Vec<G::Choice> {
    let chain: Vec<&str> = chain.iter().map(String::as_str).collect();
    hint::line(game, &chain)
}

fn written<G: Published>(game: &G, judged: review::Judgement<G::Choice>) -> Verdict {
    let written = |weighed: &review::Weighed<G::Choice>| WeighedMove {
        chain: hint::chain(game, &weighed.line),
        chance: weighed.chance,
    };
    Verdict {
        played: written(&judged.played),
        others: judged.others.iter().map(written).collect(),
        loss: judged.loss,
        shift: judged.shift,
    }
}

impl<G: Published + Guide> AnyExam for Exam<G> {
    fn game(&self) -> &'static str {
        G::KEY
    }

    fn seats(&self) -> u8 {
        u8::try_from(self.result.len()).unwrap_or(u8::MAX)
    }

    fn result(&self) -> &[f32] {
        &self.result
    }

    fn moves(&self) -> &[Moved] {
        &self.moves
    }

    fn judge(
        &self,
        nth: usize,
        chain: Option<&[String]>,
        trial: Trial,
        salt: u64,
    ) -> Option<Verdict> {
        let Made { game, line } = &self.made[nth];
        let other = chain.map(|chain| read(game, chain));
        let side = Perspective::new(game, self.moves[nth].seat);
        let line = other.as_ref().unwrap_or(line);
        let judged = review::judge(&side, line, trial, self.seed(nth, salt))?;
        Some(written(game, judged))
    }

    fn compare(
        &self,
        nth: usize,
        chain: &[String],
        others: &[Vec<String>],
        trial: Trial,
        salt: u64,
    ) -> Option<Verdict> {
        let game = &self.made[nth].game;
        let side = Perspective::new(game, self.moves[nth].seat);
        let lines = others.iter().map(|other| read(game, other)).collect();
        let seed = self.seed(nth, salt);
        let judged = review::compare(&side, &read(game, chain), lines, trial, seed)?;
        Some(written(game, judged))
    }

    fn chain(&self, nth: usize) -> Vec<String> {
        let Made { game, line } = &self.made[nth];
        hint::chain(game, line)
    }

    fn candour(&self, nth: usize) -> f32 {
        self.made[nth].game.candour()
    }

    fn chapter(&self, nth: usize) -> u32 {
        self.made[nth].game.chapter()
    }

    fn position(&self, nth: usize) -> String {
        self.made[nth].game.write_position()
    }

    fn prospects(&self, nth: usize, iterations: u32, candour: Option<f32>) -> Vec<Estimate> {
        let onlooker = Onlooker::new(&self.made[nth].game);
        review::prospects(&onlooker, iterations, candour, self.seed(nth, 0))
    }
}
