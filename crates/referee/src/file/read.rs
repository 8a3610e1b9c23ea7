//! Reads the lines of a match file one by one and replays as it goes.

use kernel::{Published, Seat, Turn};

use super::carried;
use super::write::result_line;
use super::{FileError, FileFault, MatchFile, hash, tape_of};
use crate::{Commitment, Deed, Match, Record, ReplayError, ReplayFault, Seed, Step, TakeBack};

/// The parts of a file in their order. All but the header and the steps are a single line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Header,
    Opening,
    Steps,
    Result,
    Seed,
}

/// What has been read so far.
pub(super) struct Reader<G: Published> {
    setup: G::Setup,
    names: Vec<String>,
    take_backs: Vec<TakeBack>,
    /// What the last line publishes, read before the steps: so every roll is compared with the seed where it stands.
    published: Option<Seed>,
    part: Part,
    commitment: Option<Commitment>,
    table: Option<Match<G>>,
    result: Option<(usize, String)>,
    seed: Option<(usize, Seed)>,
}

impl<G: Published> Reader<G> {
    pub(super) fn new(
        setup: G::Setup,
        names: Vec<String>,
        take_backs: Vec<TakeBack>,
        published: Option<Seed>,
    ) -> Self {
        Self {
            setup,
            names,
            take_backs,
            published,
            part: Part::Header,
            commitment: None,
            table: None,
            result: None,
            seed: None,
        }
    }

    pub(super) fn line(&mut self, nth: usize, line: &str) -> Result<(), FileError> {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        let wrong = |error: String| FileError::at(nth, error);
        let part = match key {
            "game"
            | "rules"
            | "content"
            | "setup"
            | "names"
            | "commitment"
            | "take-backs"
            | carried::MARK => Part::Header,
            "opening" => Part::Opening,
            "result" => Part::Result,
            "seed" => Part::Seed,
            step if step.parse::<usize>().is_ok() => Part::Steps,
            other => return Err(wrong(format!("{other:?} is not a line of a match file"))),
        };
        let several = matches!(part, Part::Header | Part::Steps);
        if part < self.part || (part == self.part && !several) {
            return Err(wrong(format!("{key:?} is out of its place")));
        }
        self.part = part;
        match part {
            Part::Header if key == "commitment" => {
                self.commitment = Some(value.parse().map_err(wrong)?);
            }
            Part::Header => {}
            Part::Opening => self.opening(nth, value)?,
            Part::Steps => self.step(nth, line)?,
            Part::Result => self.result = Some((nth, line.to_owned())),
            Part::Seed => self.seed = Some((nth, value.parse().map_err(wrong)?)),
        }
        Ok(())
    }

    fn opening(&mut self, nth: usize, value: &str) -> Result<(), FileError> {
        let commitment = self
            .commitment
            .ok_or_else(|| FileError::at(nth, "the line \"commitment …\" must come first"))?;
        let (opening_hash, tape) = value
            .split_once('|')
            .ok_or_else(|| FileError::at(nth, "write: opening HASH | ROLLS"))?;
        let (opening_hash, opening_tape) = (hash(nth, opening_hash.trim())?, tape_of(nth, tape)?);
        let record = Record {
            setup: self.setup.clone(),
            commitment,
            begun: None,
            opening_tape,
            opening_hash,
            steps: vec![],
            take_backs: std::mem::take(&mut self.take_backs),
        };
        // A seed that does not fit the commitment is reported in its own line.
        let fits = |seed: &&Seed| seed.commitment() == commitment;
        let table = match self.published.as_ref().filter(fits) {
            Some(seed) => record.resume(seed),
            None => record.replay(),
        };
        self.table = Some(table.map_err(|error| FileFault::Replay(error).at(nth))?);
        Ok(())
    }

    fn step(&mut self, nth: usize, line: &str) -> Result<(), FileError> {
        let table = self.table.as_mut().ok_or_else(|| {
            FileError::at(nth, "the line \"opening …\" must come before the steps")
        })?;
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [head, deed, tape, after] = parts[..] else {
            return Err(FileError::at(
                nth,
                "write: NUMBER SEAT | CHOICE | ROLLS | HASH",
            ));
        };
        let (number, seat) = head
            .split_once(' ')
            .ok_or_else(|| FileError::at(nth, "a step begins with its number and seat"))?;
        let wanted = table.log().len() + 1;
        if number.parse() != Ok(wanted) {
            return Err(FileError::at(
                nth,
                format!("step {number} stands where step {wanted} belongs"),
            ));
        }
        let unreadable = |error| FileFault::Notation {
            step: wanted,
            error,
        };
        let seat: Seat = seat.parse().map_err(|error| unreadable(error).at(nth))?;
        let deed = Deed::read(table.game(), deed).map_err(|error| unreadable(error).at(nth))?;
        let step = Step {
            seat,
            deed,
            tape: tape_of(nth, tape)?,
            hash: hash(nth, after)?,
        };
        table
            .follow(&step)
            .map_err(|error| FileFault::Replay(error).at(nth))
    }

    pub(super) fn finish(self) -> Result<MatchFile<G>, FileError> {
        let mut table = self
            .table
            .ok_or_else(|| FileError::at(1, "the line \"opening …\" is missing"))?;
        if let Some((nth, said)) = self.result {
            let is = match table.turn() {
                Turn::Over => result_line(&table),
                Turn::Ask(seat) => format!("the match is not over, seat {seat} is asked"),
            };
            if is != said {
                return Err(FileError::at(
                    nth,
                    format!("the result is not what the steps lead to: {is}"),
                ));
            }
        }
        // Every roll has been compared with what the seed deals.
        let proved = match (&self.seed, table.live.take()) {
            (Some((nth, _)), None) => {
                let fault = ReplayFault::WrongSeed;
                return Err(FileFault::Replay(ReplayError { step: 0, fault }).at(*nth));
            }
            (seed, _) => seed.is_some(),
        };
        Ok(MatchFile {
            table,
            names: self.names,
            seed: self.seed.map(|(_, seed)| seed),
            proved,
        })
    }
}
