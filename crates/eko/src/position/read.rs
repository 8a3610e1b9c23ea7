//! Text to positions.

use kernel::{Game, NotationError, Phrase, Seat, SetupError};

use super::{SO_FAR, flag, write_supply};
use crate::board::Board;
use crate::choice::Stage;
use crate::game::{Eko, Emperor, ORDINARY};
use crate::notation::{forbidden, wrong};
use crate::setup::{Plan, Setup, read_tiles};
use crate::stacks::HIGHEST;
use crate::{layout, phase};

pub(crate) fn read(setup: &Setup, text: &str) -> Result<Eko, NotationError> {
    let lines = Lines::split(text)?;
    let mut reader = Reader::new(setup, read_board(setup, &lines)?);
    for line in &lines.0 {
        reader.take(line).map_err(|error| error.at(line.at))?;
    }
    let mut game = reader.finish()?;
    if lines.get("so far").is_none() {
        // A turn that is only beginning: the beacon shines for the player who holds it.
        game.judge_beacon();
    }
    game.stage = Stage::Action;
    if let Some(line) = lines.get("phase") {
        game.stage = phase::read(&game, &line.value).map_err(|error| error.at(line.at))?;
    }
    phase::check(&game)?;
    game.remember_beginning();
    for line in lines.0.iter().filter(|line| line.is_claim()) {
        check_claim(&game, line).map_err(|error| error.at(line.at))?;
    }
    Ok(game)
}

/// The board that the position names, or that of the set-up.
fn read_board(setup: &Setup, lines: &Lines) -> Result<Board, NotationError> {
    match (lines.get("tiles"), &setup.plan) {
        (Some(line), _) => read_tiles(&line.value)
            .and_then(|tiles| setup.build(tiles).map_err(unplayable))
            .map_err(|error| error.at(line.at)),
        (None, Plan::Given(tiles)) => setup.build(tiles.clone()).map_err(unplayable),
        (None, _) => layout::plain(setup).map_err(unplayable),
    }
}

fn unplayable(error: SetupError) -> NotationError {
    match error.rule {
        Some(rule) => forbidden(rule.0, error.why),
        None => NotationError::new(error.why),
    }
}

/// `key: value` lines with their numbers; comments and blank lines are left out.
struct Lines(Vec<Line>);

struct Line {
    key: String,
    value: String,
    at: usize,
}

impl Line {
    /// Lines that follow from others are checked at the end, so that a position cannot contradict itself.
    fn is_claim(&self) -> bool {
        self.key.starts_with("supply ") || self.key.starts_with("points ")
    }
}

impl Lines {
    fn split(text: &str) -> Result<Self, NotationError> {
        let mut lines = Self(Vec::new());
        for (line, at) in text.lines().map(str::trim).zip(1..) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (key, value) = line
                .split_once(':')
                .ok_or_else(|| wrong("text-no-colon", line).at(at))?;
            let key = key.split_whitespace().collect::<Vec<_>>().join(" ");
            if lines.get(&key).is_some() {
                return Err(wrong("text-twice", &key).at(at));
            }
            let value = value.trim().to_owned();
            lines.0.push(Line { key, value, at });
        }
        Ok(lines)
    }

    fn get(&self, key: &str) -> Option<&Line> {
        self.0.iter().find(|line| line.key == key)
    }
}

/// Takes one line after the other into a bare game.
struct Reader {
    game: Eko,
    boxed: [Option<u8>; 4],
    emperors: [Option<Emperor>; 4],
}

impl Reader {
    fn new(setup: &Setup, board: Board) -> Self {
        Self {
            game: Eko::bare(setup, board),
            boxed: [None; 4],
            emperors: [None; 4],
        }
    }

    fn take(&mut self, line: &Line) -> Result<(), NotationError> {
        let value = line.value.as_str();
        let words: Vec<&str> = value.split_whitespace().collect();
        let (kind, subject) = line.key.split_once(' ').unwrap_or((&line.key, ""));
        let game = &mut self.game;
        match (kind, subject) {
            // Read before all others, or after them.
            ("tiles" | "phase", "") => Ok(()),
            _ if line.is_claim() => Ok(()),
            ("first", "") => game.read_seat(value).map(|seat| game.first = seat),
            ("turn", "") => game.read_seat(value).map(|seat| game.active = seat),
            ("so", "far") => self.so_far(&words),
            ("spread", "") => game
                .read_space(value)
                .map(|space| game.so_far.spread = Some(space)),
            ("charged", "") => game
                .read_zones(&words)
                .map(|zones| game.so_far.charged = zones),
            ("left", "") => number(value, 4).map(|left| game.so_far.left = left as u8),
            ("stack", at) => self.stack(at, &words),
            ("building", at) => self.building(at, &words),
            ("reserve", seat) => self.reserve(seat, &words),
            ("box", seat) => self.boxed(seat, value),
            ("prison", holder) => self.prison(holder, &words),
            ("out", "") => self.out(&words),
            ("quiet", "") => number(value, u16::MAX).map(|quiet| game.quiet = quiet),
            ("past", "") => self.past(&words),
            _ => Err(wrong("text-no-key", &line.key)),
        }
    }

    /// Counts everything. What no line names is where it can do nothing: the Emperor at home, the other discs in the box.
    fn finish(mut self) -> Result<Eko, NotationError> {
        let game = &mut self.game;
        for seat in Seat::first(game.table.seats) {
            game.emperors[seat] = self.emperors[seat.index()].unwrap_or(Emperor::Reserve);
            let emperor = u8::from(matches!(game.emperors[seat], Emperor::On(_)));
            let on_board = game.stacks.discs(seat) - emperor;
            let rest = ORDINARY.saturating_sub(on_board.saturating_add(game.reserve[seat]));
            game.boxed[seat] = self.boxed[seat.index()].unwrap_or(rest);
        }
        game.audit().map_err(NotationError::new)?;
        Ok(self.game)
    }

    fn so_far(&mut self, words: &[&str]) -> Result<(), NotationError> {
        for word in words {
            let nth = SO_FAR.iter().position(|name| name == word);
            let nth = nth.ok_or_else(|| wrong("text-so-far", word))?;
            *flag(&mut self.game.so_far, nth) = true;
        }
        Ok(())
    }

    fn stack(&mut self, at: &str, words: &[&str]) -> Result<(), NotationError> {
        let space = self.game.read_space(at)?;
        let (owner, discs, emperor) = match words {
            [owner, discs] => (owner, discs, false),
            [owner, discs, "emperor"] => (owner, discs, true),
            _ => return Err(wrong("text-stack", &words.join(" "))),
        };
        let owner = self.game.read_seat(owner)?;
        let discs = number(discs, HIGHEST.into())? as u8;
        if discs == 0 {
            let why = Phrase::new("text-stack-size").with("most", HIGHEST);
            return Err(forbidden("EK-C3", why));
        }
        if self.game.stacks.discs(owner) + discs > ORDINARY + 1 {
            let why = Phrase::new("text-discs").with("seat", owner);
            return Err(forbidden("EK-C1", why.with("most", ORDINARY + 1)));
        }
        self.game.stacks.set(space, owner, discs);
        if emperor {
            self.emperor(owner, Emperor::On(space))?;
        }
        Ok(())
    }

    fn building(&mut self, at: &str, words: &[&str]) -> Result<(), NotationError> {
        let site = self.game.read_site(at)?;
        let [owner, building] = words else {
            return Err(wrong("text-building", &words.join(" ")));
        };
        let owner = self.game.read_seat(owner)?;
        let building = crate::notation::read_building(building)?;
        if !self.game.board().bearing(building.value()).has(site) {
            let why = self.game.about_site("why-terrain", site, building);
            return Err(forbidden("EK-K6", why));
        }
        let Eko {
            table, buildings, ..
        } = &mut self.game;
        buildings.put(&table.board, site, owner, building);
        Ok(())
    }

    fn reserve(&mut self, seat: &str, words: &[&str]) -> Result<(), NotationError> {
        let seat = self.game.read_seat(seat)?;
        let count = match words {
            [count] => count,
            [count, "emperor"] => {
                self.emperor(seat, Emperor::Reserve)?;
                count
            }
            _ => return Err(wrong("text-reserve", &words.join(" "))),
        };
        self.game.reserve[seat] = number(count, ORDINARY.into())? as u8;
        Ok(())
    }

    fn boxed(&mut self, seat: &str, value: &str) -> Result<(), NotationError> {
        let seat = self.game.read_seat(seat)?;
        self.boxed[seat.index()] = Some(number(value, ORDINARY.into())? as u8);
        Ok(())
    }

    fn prison(&mut self, holder: &str, words: &[&str]) -> Result<(), NotationError> {
        let holder = self.game.read_seat(holder)?;
        for captive in words.iter().filter(|&&word| word != "none") {
            let captive = self.game.read_seat(captive)?;
            self.emperor(captive, Emperor::Prison(holder))?;
        }
        Ok(())
    }

    fn out(&mut self, words: &[&str]) -> Result<(), NotationError> {
        for seat in words {
            let seat = self.game.read_seat(seat)?;
            self.game.out[seat] = true;
        }
        Ok(())
    }

    fn past(&mut self, words: &[&str]) -> Result<(), NotationError> {
        let print =
            |word: &&str| u32::from_str_radix(word, 16).map_err(|_| wrong("text-past", word));
        self.game.past = words.iter().map(print).collect::<Result<_, _>>()?;
        Ok(())
    }

    fn emperor(&mut self, seat: Seat, place: Emperor) -> Result<(), NotationError> {
        match self.emperors[seat.index()].replace(place) {
            Some(_) => {
                let why = Phrase::new("text-two-emperors").with("seat", seat);
                Err(NotationError::new(why))
            }
            None => Ok(()),
        }
    }
}

fn number(text: &str, most: u16) -> Result<u16, NotationError> {
    let read: Option<u16> = text.parse().ok().filter(|&number| number <= most);
    read.ok_or_else(|| {
        let why = Phrase::new("text-number").with("text", text);
        NotationError::new(why.with("most", most))
    })
}

fn check_claim(game: &Eko, line: &Line) -> Result<(), NotationError> {
    let (kind, seat) = line.key.split_once(' ').unwrap_or((&line.key, ""));
    let seat = game.read_seat(seat)?;
    let truth = match kind {
        "supply" => write_supply(game, seat),
        _ => game.points(seat).to_string(),
    };
    if line.value == truth {
        return Ok(());
    }
    Err(NotationError::new(
        Phrase::new("text-claim")
            .with("key", line.key.as_str())
            .with("truth", truth)
            .with("value", line.value.as_str()),
    ))
}
