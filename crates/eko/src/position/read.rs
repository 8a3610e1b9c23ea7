//! Text to positions.

use kernel::{Game, NotationError, Seat};

use super::{SO_FAR, flag, number, write_supply, wrong};
use crate::choice::Stage;
use crate::game::{Eko, Emperor, ORDINARY};
use crate::setup::{Plan, Setup, read_tiles};
use crate::stacks::HIGHEST;
use crate::{layout, phase};

pub(crate) fn read(setup: &Setup, text: &str) -> Result<Eko, NotationError> {
    let lines = Lines::split(text)?;
    let board = match (lines.get("tiles"), &setup.plan) {
        (Some((value, at)), _) => {
            let tiles = read_tiles(value).map_err(|error| NotationError::new(error.why).at(at))?;
            setup.build(tiles).map_err(|error| error.at(at))?
        }
        (None, Plan::Given(tiles)) => setup.build(tiles.clone())?,
        (None, _) => layout::arrange(setup, None),
    };
    let mut game = Eko::bare(setup, board);
    let mut boxed = [None; 4];
    let mut emperors = [None; 4];
    let mut phase = None;
    let mut claims = Vec::new();
    for (key, value, at) in &lines.0 {
        let mut reader = Reader {
            game: &mut game,
            boxed: &mut boxed,
            emperors: &mut emperors,
        };
        match key.as_str() {
            "phase" => phase = Some((value, *at)),
            _ if key.starts_with("supply ") || key.starts_with("points ") => {
                claims.push((key, value, *at))
            }
            _ => reader.line(key, value).map_err(|error| error.at(*at))?,
        }
    }
    for seat in Seat::first(setup.seats) {
        // What no line names is where it can do nothing: the Emperor at home, the other discs in the box.
        game.emperors[seat] = emperors[seat.index()].unwrap_or(Emperor::Reserve);
        let on_board =
            game.stacks.discs(seat) - u8::from(matches!(game.emperors[seat], Emperor::On(_)));
        let rest = ORDINARY.saturating_sub(on_board.saturating_add(game.reserve[seat]));
        game.boxed[seat] = boxed[seat.index()].unwrap_or(rest);
    }
    game.audit().map_err(NotationError::new)?;
    if lines.get("so far").is_none() {
        // A turn that is only beginning: the beacon shines on whoever holds it.
        game.judge_beacon();
    }
    game.stage = Stage::Action;
    if let Some((value, at)) = phase {
        game.stage = phase::read(&game, value).map_err(|error| error.at(at))?;
    }
    phase::check(&game)?;
    for (key, value, at) in claims {
        check_claim(&game, key, value).map_err(|error| error.at(at))?;
    }
    Ok(game)
}

/// `key: value` lines with their numbers; comments and blank lines are left out.
struct Lines(Vec<(String, String, usize)>);

impl Lines {
    fn split(text: &str) -> Result<Self, NotationError> {
        let mut lines: Vec<(String, String, usize)> = Vec::new();
        for (nth, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let fault = |why: String| NotationError::new(why).at(nth + 1);
            let (key, value) = line
                .split_once(':')
                .ok_or_else(|| fault(format!("{line:?} has no colon: write key: value")))?;
            let key = key.split_whitespace().collect::<Vec<_>>().join(" ");
            if lines.iter().any(|(other, ..)| *other == key) {
                return Err(fault(format!("{key:?} is there twice")));
            }
            lines.push((key, value.trim().to_owned(), nth + 1));
        }
        Ok(Self(lines))
    }

    fn get(&self, key: &str) -> Option<(&str, usize)> {
        self.0
            .iter()
            .find(|(other, ..)| other == key)
            .map(|(_, value, at)| (value.as_str(), *at))
    }
}

/// Takes one line after the other into a bare game.
struct Reader<'a> {
    game: &'a mut Eko,
    boxed: &'a mut [Option<u8>; 4],
    emperors: &'a mut [Option<Emperor>; 4],
}

impl Reader<'_> {
    fn line(&mut self, key: &str, value: &str) -> Result<(), NotationError> {
        let words: Vec<&str> = value.split_whitespace().collect();
        let (kind, subject) = key.split_once(' ').unwrap_or((key, ""));
        match (kind, subject) {
            ("tiles", "") => {}
            ("first", "") => self.game.first = self.game.read_seat(value)?,
            ("turn", "") => self.game.active = self.game.read_seat(value)?,
            ("so", "far") => {
                for word in words {
                    let nth = SO_FAR.iter().position(|&name| name == word);
                    let nth = nth.ok_or_else(|| {
                        wrong(
                            word,
                            "acted, marched, sand, moon, reinforced, progress or calm",
                        )
                    })?;
                    *flag(&mut self.game.so_far, nth) = true;
                }
            }
            ("spread", "") => self.game.so_far.spread = Some(self.game.read_space(value)?),
            ("charged", "") => self.game.so_far.charged = self.game.read_zones(&words)?,
            ("left", "") => self.game.so_far.left = number(value, 4)? as u8,
            ("stack", at) => self.stack(at, &words)?,
            ("building", at) => self.building(at, &words)?,
            ("reserve", seat) => {
                let seat = self.game.read_seat(seat)?;
                let count = match words[..] {
                    [count] => count,
                    [count, "emperor"] => {
                        self.emperor(seat, Emperor::Reserve)?;
                        count
                    }
                    _ => return Err(wrong(value, "a number, or a number and emperor")),
                };
                self.game.reserve[seat] = number(count, ORDINARY.into())? as u8;
            }
            ("box", seat) => {
                let seat = self.game.read_seat(seat)?;
                self.boxed[seat.index()] = Some(number(value, ORDINARY.into())? as u8);
            }
            ("prison", holder) => {
                let holder = self.game.read_seat(holder)?;
                for captive in words.iter().filter(|&&word| word != "none") {
                    let captive = self.game.read_seat(captive)?;
                    self.emperor(captive, Emperor::Prison(holder))?;
                }
            }
            ("out", "") => {
                for seat in words {
                    let seat = self.game.read_seat(seat)?;
                    self.game.out[seat] = true;
                }
            }
            ("quiet", "") => self.game.quiet = number(value, u16::MAX)?,
            ("past", "") => {
                let prints: Option<Vec<u32>> = words
                    .iter()
                    .map(|word| u32::from_str_radix(word, 16).ok())
                    .collect();
                self.game.past = prints
                    .ok_or_else(|| wrong(value, "hexadecimal numbers"))?
                    .into_iter()
                    .collect();
            }
            _ => {
                return Err(NotationError::new(format!(
                    "{key:?} is unknown: write tiles, first, turn, phase, so far, spread, charged, left, stack SPACE, \
                     building SPACE, reserve SEAT, box SEAT, prison SEAT, supply SEAT, points SEAT, out, quiet or past"
                )));
            }
        }
        Ok(())
    }

    fn stack(&mut self, at: &str, words: &[&str]) -> Result<(), NotationError> {
        let space = self.game.read_space(at)?;
        let (owner, discs, emperor) = match words {
            [owner, discs] => (owner, discs, false),
            [owner, discs, "emperor"] => (owner, discs, true),
            _ => {
                return Err(wrong(
                    &words.join(" "),
                    "a seat, a number of discs and perhaps emperor",
                ));
            }
        };
        let owner = self.game.read_seat(owner)?;
        let discs = number(discs, HIGHEST.into())? as u8;
        if discs == 0 {
            return Err(NotationError::new(format!(
                "a stack has 1 to {HIGHEST} discs (EK-C3)"
            )));
        }
        if self.game.stacks.discs(owner) + discs > ORDINARY + 1 {
            return Err(NotationError::new(format!(
                "{owner} has more than {} discs on the board",
                ORDINARY + 1
            )));
        }
        self.game.stacks.set(space, owner, discs);
        match emperor {
            true => self.emperor(owner, Emperor::On(space)),
            false => Ok(()),
        }
    }

    fn building(&mut self, at: &str, words: &[&str]) -> Result<(), NotationError> {
        let site = self.game.read_site(at)?;
        let [owner, building] = words else {
            return Err(wrong(
                &words.join(" "),
                "a seat and encampment, tower or castle",
            ));
        };
        let owner = self.game.read_seat(owner)?;
        let building = crate::notation::read_building(building)?;
        if !self.game.board().bearing(building.value()).has(site) {
            let terrain = self.game.board().site_terrain(site).key();
            return Err(NotationError::new(format!(
                "{at} is a {terrain} and bears no {} (EK-K6)",
                building.key()
            )));
        }
        let Eko {
            table, buildings, ..
        } = &mut *self.game;
        buildings.put(&table.board, site, owner, building);
        Ok(())
    }

    fn emperor(&mut self, seat: Seat, place: Emperor) -> Result<(), NotationError> {
        match self.emperors[seat.index()].replace(place) {
            Some(_) => Err(NotationError::new(format!(
                "the Emperor of {seat} is in two places"
            ))),
            None => Ok(()),
        }
    }
}

/// Lines that follow from others are checked, so that a position cannot contradict itself.
fn check_claim(game: &Eko, key: &str, value: &str) -> Result<(), NotationError> {
    let (kind, seat) = key.split_once(' ').unwrap_or((key, ""));
    let seat = game.read_seat(seat)?;
    let truth = match kind {
        "supply" => write_supply(game, seat),
        _ => game.points(seat).to_string(),
    };
    match value == truth {
        true => Ok(()),
        false => Err(NotationError::new(format!(
            "{key} follows from the rest: it is {truth}, not {value}"
        ))),
    }
}
