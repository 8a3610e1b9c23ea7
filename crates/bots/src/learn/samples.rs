//! Decisions to learn from, as they are kept in a file: a heading in words, then a block of bytes for each match.
//!
//! Most figures are 0, so only the others are written, each with its place in the row.

use std::fmt;

/// What all decisions of a file have in common.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// The key of the game.
    pub game: String,
    /// The version of the list of figures.
    pub version: u32,
    /// How many there are for each answer.
    pub figures: usize,
    /// The fingerprint of the content that was played with.
    pub content: u64,
    /// What was played.
    pub setup: String,
    /// How long each decision was thought about.
    pub iterations: u32,
    /// Of the matches.
    pub seed: u64,
}

/// Decisions, packed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Samples {
    /// For each decision the number of its match, and where its answers end.
    decisions: Vec<(u32, u32)>,
    /// For each answer how often it was tried, as a part of 1, the opinion that the search began with, and where its
    /// figures end.
    answers: Vec<Tried>,
    figures: Vec<(u8, f32)>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Tried {
    share: f32,
    before: f32,
    end: u32,
}

/// An answer of a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Answer<'a> {
    pub(super) share: f32,
    pub(super) before: f32,
    /// The figures that are not 0, each with its place.
    pub(super) figures: &'a [(u8, f32)],
}

impl Samples {
    /// How many decisions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.decisions.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.decisions.is_empty()
    }

    /// The match of a decision.
    pub(super) fn match_of(&self, decision: usize) -> u32 {
        self.decisions[decision].0
    }

    pub(super) fn answers(
        &self,
        decision: usize,
    ) -> impl ExactSizeIterator<Item = Answer<'_>> + Clone {
        let begin = |nth: usize| {
            nth.checked_sub(1)
                .map_or(0, |before| self.decisions[before].1)
        };
        let (from, to) = (
            begin(decision) as usize,
            self.decisions[decision].1 as usize,
        );
        (from..to).map(|nth| {
            let tried = self.answers[nth];
            let first = nth
                .checked_sub(1)
                .map_or(0, |before| self.answers[before].end);
            Answer {
                share: tried.share,
                before: tried.before,
                figures: &self.figures[first as usize..tried.end as usize],
            }
        })
    }

    /// A new answer of the decision that is being written down.
    pub fn add_answer(&mut self, share: f32, before: f32, row: &[f32]) {
        let told = row.iter().enumerate().filter(|(_, figure)| **figure != 0.0);
        self.figures
            .extend(told.map(|(at, &figure)| (at as u8, figure)));
        self.answers.push(Tried {
            share,
            before,
            end: self.figures.len() as u32,
        });
    }

    /// All its answers have been added.
    pub fn end_decision(&mut self, of_match: u32) {
        self.decisions.push((of_match, self.answers.len() as u32));
    }

    /// All decisions as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        for decision in 0..self.len() {
            let answers = self.answers(decision);
            out.push(answers.len() as u8);
            for answer in answers {
                out.extend(answer.share.to_le_bytes());
                out.extend(answer.before.to_le_bytes());
                out.push(answer.figures.len() as u8);
                for (at, figure) in answer.figures {
                    out.push(*at);
                    out.extend(figure.to_le_bytes());
                }
            }
        }
        out
    }

    /// Adds what [`Samples::to_bytes`] wrote of a match. `None` if it is something else; then nothing certain is added.
    pub fn read_match(&mut self, of_match: u32, bytes: &[u8], figures: usize) -> Option<()> {
        let mut rest = bytes;
        while !rest.is_empty() {
            for _ in 0..take::<1>(&mut rest)?[0] {
                let share = f32::from_le_bytes(take(&mut rest)?);
                let before = f32::from_le_bytes(take(&mut rest)?);
                for _ in 0..take::<1>(&mut rest)?[0] {
                    let at = take::<1>(&mut rest)?[0];
                    let figure = f32::from_le_bytes(take(&mut rest)?);
                    (usize::from(at) < figures && figure.is_finite()).then_some(())?;
                    self.figures.push((at, figure));
                }
                self.answers.push(Tried {
                    share,
                    before,
                    end: self.figures.len() as u32,
                });
            }
            self.end_decision(of_match);
        }
        Some(())
    }

    /// Reads a whole file. The matches are counted on from `first`, so that those of several files stay apart.
    pub fn read_file(&mut self, first: u32, bytes: &[u8]) -> Result<(Heading, u32), String> {
        let (heading, mut rest) = Heading::split(bytes)?;
        let mut count = 0;
        while let Some((block, after)) = next_block(rest) {
            self.read_match(first + count, block, heading.figures)
                .ok_or("a match in the file is damaged")?;
            count += 1;
            rest = after;
        }
        Ok((heading, count))
    }
}

/// The decisions of a match as a file has them: their length in bytes first.
#[must_use]
pub fn block(decisions: &[u8]) -> Vec<u8> {
    let mut out = (decisions.len() as u32).to_le_bytes().to_vec();
    out.extend(decisions);
    out
}

/// The next match, and what follows it; `None` at the end, also where the last match was not written to its end.
fn next_block(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = bytes.split_first_chunk::<4>()?;
    rest.split_at_checked(u32::from_le_bytes(*length) as usize)
}

fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (first, rest) = bytes.split_first_chunk::<N>()?;
    *bytes = rest;
    Some(*first)
}

impl Heading {
    /// The heading of a file, and what follows it.
    pub fn split(bytes: &[u8]) -> Result<(Self, &[u8]), String> {
        let no = || "this is no file of decisions".to_owned();
        let end = bytes
            .windows(2)
            .take(4096)
            .position(|two| two == b"\n\n")
            .ok_or_else(no)?;
        let text = std::str::from_utf8(&bytes[..end]).map_err(|_| no())?;
        let field = |key: &str| {
            let mut lines = text.lines().filter_map(|line| line.split_once(": "));
            lines
                .find(|(name, _)| *name == key)
                .map(|(_, value)| value)
                .ok_or_else(no)
        };
        let heading = Self {
            game: field("game")?.to_owned(),
            version: field("version")?.parse().map_err(|_| no())?,
            figures: field("figures")?.parse().map_err(|_| no())?,
            content: u64::from_str_radix(field("content")?, 16).map_err(|_| no())?,
            setup: field("setup")?.to_owned(),
            iterations: field("iterations")?.parse().map_err(|_| no())?,
            seed: field("seed")?.parse().map_err(|_| no())?,
        };
        Ok((heading, &bytes[end + 2..]))
    }

    /// How many whole matches a file of this heading has already, and where they end. An error if the file is of another kind.
    pub fn resume(&self, bytes: &[u8]) -> Result<(u64, usize), String> {
        let (found, mut rest) = Self::split(bytes)?;
        if found != *self {
            return Err("the file has decisions of another run".to_owned());
        }
        let mut matches = 0;
        while let Some((_, after)) = next_block(rest) {
            matches += 1;
            rest = after;
        }
        Ok((matches, bytes.len() - rest.len()))
    }
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game: {}\nversion: {}", self.game, self.version)?;
        writeln!(
            f,
            "figures: {}\ncontent: {:016x}",
            self.figures, self.content
        )?;
        writeln!(f, "setup: {}\niterations: {}", self.setup, self.iterations)?;
        writeln!(f, "seed: {}\n", self.seed)
    }
}
