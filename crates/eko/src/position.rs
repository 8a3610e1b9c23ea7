//! Positions as text, one fact a line. `docs/notation-eko.md` has an example of each.

use std::fmt::Write;

use kernel::{Game, NotationError, Seat};

use crate::Building;
use crate::choice::Stage;
use crate::game::{Eko, Emperor, ORDINARY};
use crate::setup::{Plan, Setup, read_tiles};
use crate::stacks::HIGHEST;
use crate::{layout, phase};

/// The flags of a turn, by name.
const SO_FAR: [&str; 7] = [
    "acted",
    "marched",
    "sand",
    "moon",
    "reinforced",
    "progress",
    "calm",
];

pub(crate) fn write(game: &Eko) -> String {
    let mut out = String::new();
    let mut line = |key: &str, value: String| {
        writeln!(out, "{key}: {value}").expect("writing to a string cannot fail");
    };
    let board = game.board();
    line("tiles", board.to_string());
    line("first", game.first.to_string());
    line("turn", game.active.to_string());
    line("phase", phase::write(game));
    let flags: Vec<&str> = SO_FAR
        .into_iter()
        .enumerate()
        .filter(|&(nth, _)| *flag(&mut game.so_far.clone(), nth))
        .map(|(_, name)| name)
        .collect();
    if !flags.is_empty() {
        line("so far", flags.join(" "));
    }
    if let Some(last) = game.so_far.spread {
        line("spread", board.hex(last).to_string());
    }
    if !game.so_far.charged.is_empty() {
        line("charged", game.write_zones(game.so_far.charged));
    }
    if game.so_far.left > 0 {
        line("left", game.so_far.left.to_string());
    }
    for space in game.stacks.all() {
        let owner = game.stacks.owner(space).expect("the space is occupied");
        let emperor = if game.emperor_on(owner, space) {
            " emperor"
        } else {
            ""
        };
        line(
            &format!("stack {}", board.hex(space)),
            format!("{owner} {}{emperor}", game.stacks.size(space)),
        );
    }
    for site in game.buildings.all() {
        let (owner, building) = game.buildings.at(site).expect("the site is built on");
        line(
            &format!("building {}", board.site_hex(site)),
            format!("{owner} {}", building.key()),
        );
    }
    for seat in Seat::first(game.table.seats) {
        let emperor = if game.emperor_in_reserve(seat) {
            " emperor"
        } else {
            ""
        };
        line(
            &format!("reserve {seat}"),
            format!("{}{emperor}", game.reserve[seat]),
        );
    }
    for seat in Seat::first(game.table.seats) {
        line(&format!("box {seat}"), game.boxed[seat].to_string());
    }
    for seat in Seat::first(game.table.seats) {
        let held: Vec<String> = game
            .captives(seat)
            .map(|captive| captive.to_string())
            .collect();
        line(
            &format!("prison {seat}"),
            if held.is_empty() {
                "none".to_owned()
            } else {
                held.join(" ")
            },
        );
    }
    for seat in Seat::first(game.table.seats) {
        line(&format!("supply {seat}"), write_supply(game, seat));
    }
    for seat in Seat::first(game.table.seats) {
        line(&format!("points {seat}"), game.points(seat).to_string());
    }
    let out_of_game: Vec<String> = Seat::first(game.table.seats)
        .filter(|&seat| game.out[seat])
        .map(|seat| seat.to_string())
        .collect();
    if !out_of_game.is_empty() {
        line("out", out_of_game.join(" "));
    }
    if game.quiet > 0 {
        line("quiet", game.quiet.to_string());
    }
    let past: Vec<String> = game
        .past
        .oldest_first()
        .map(|print| format!("{print:08x}"))
        .collect();
    if !past.is_empty() {
        line("past", past.join(" "));
    }
    out
}

pub(crate) fn read(setup: &Setup, text: &str) -> Result<Eko, NotationError> {
    let lines = Lines::split(text)?;
    let board = match (lines.get("tiles"), &setup.plan) {
        (Some((value, at)), _) => {
            let tiles = read_tiles(value).map_err(|error| NotationError::new(error.0).at(at))?;
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

fn write_supply(game: &Eko, seat: Seat) -> String {
    let left = Building::ALL.map(|kind| {
        game.buildings
            .supply(&game.table.figures, seat, kind)
            .to_string()
    });
    left.join(" ")
}

fn flag(so_far: &mut crate::game::SoFar, nth: usize) -> &mut bool {
    match nth {
        0 => &mut so_far.acted,
        1 => &mut so_far.marched,
        2 => &mut so_far.sand,
        3 => &mut so_far.moon,
        4 => &mut so_far.reinforced,
        5 => &mut so_far.progress,
        _ => &mut so_far.calm,
    }
}

pub(crate) fn number(text: &str, most: u16) -> Result<u16, NotationError> {
    let read: Option<u16> = text.parse().ok().filter(|&number| number <= most);
    read.ok_or_else(|| wrong(text, &format!("a number from 0 to {most}")))
}

pub(crate) fn wrong(text: &str, wanted: &str) -> NotationError {
    NotationError::new(format!("{text:?}: write {wanted}"))
}
