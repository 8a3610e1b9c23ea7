//! A match as text.

use std::fmt::{self, Write as _};

use kernel::{Dice, Published, Quiet, Turn};

use super::{FIRST_LINE, carried, marks};
use crate::{Match, Step};

impl<G: Published> Match<G> {
    /// The whole match as text. The seed is in it only once the match is over.
    #[must_use]
    pub fn to_file(&self, names: &[String]) -> String {
        let mut text = Text(String::new());
        self.write_header(names, &mut text);
        self.write_steps(&mut text);
        if let Turn::Over = self.turn() {
            text.line(format_args!("{}", result_line(self)));
        }
        if let Some(seed) = self.published_seed() {
            text.line(format_args!("seed {}", seed.publish()));
        }
        text.0
    }

    fn write_header(&self, names: &[String], text: &mut Text) {
        let content = G::content(self.setup());
        let mut setup = G::wanted(self.setup());
        let rules = setup.rules.take().unwrap_or(G::RULES_VERSION);
        text.line(format_args!("{FIRST_LINE}"));
        text.line(format_args!("game {}", G::KEY));
        text.line(format_args!("rules {rules}"));
        text.line(format_args!("content {:016x}", content.fingerprint()));
        text.0.push_str(&carried::write::<G>(content));
        text.line(format_args!("setup {setup}"));
        text.line(format_args!("commitment {}", self.commitment()));
        if !names.is_empty() {
            let names: Vec<String> = names.iter().map(|name| plain(name)).collect();
            text.line(format_args!("names {}", names.join(", ")));
        }
        if let Some(marks) = marks::write(self.take_backs()) {
            text.line(format_args!("take-backs {marks}"));
        }
        let opening = self.opening();
        let rolls = rolls(&opening.tape);
        text.line(format_args!("opening {:016x} | {rolls}", opening.hash));
    }

    /// An answer is written as the state before it reads it, so the match is walked through once more.
    fn write_steps(&self, text: &mut Text) {
        let mut dice = Dice::tape(self.opening().tape.clone());
        let mut game = G::start(self.setup(), &mut dice, &mut Quiet);
        for (nth, entry) in (1..).zip(self.log()) {
            let Step {
                seat,
                deed,
                tape,
                hash,
            } = &entry.step;
            let (said, rolls) = (deed.write(&game), rolls(tape));
            text.line(format_args!(
                "{nth} {seat} | {said} | {rolls} | {hash:016x}"
            ));
            let mut dice = Dice::tape(tape.clone());
            deed.apply(&mut game, *seat, &mut dice, &mut Quiet);
        }
    }
}

struct Text(String);

impl Text {
    fn line(&mut self, line: fmt::Arguments<'_>) {
        self.0
            .write_fmt(line)
            .expect("a string takes all that is written to it");
        self.0.push('\n');
    }
}

fn rolls(tape: &[u32]) -> String {
    let rolls: Vec<String> = tape.iter().map(u32::to_string).collect();
    rolls.join(" ")
}

/// A name as one part of a line: what separates parts and lines becomes a space.
fn plain(name: &str) -> String {
    name.replace(|c: char| c == ',' || c.is_control(), " ")
}

/// The line that tells how a match has ended.
pub(super) fn result_line<G: Published>(table: &Match<G>) -> String {
    let standings = table.standings();
    let places: Vec<_> = standings
        .places
        .iter()
        .map(|place| format!(" | {} {} {}", place.seat, place.rank, place.score))
        .collect();
    format!("result {}{}", standings.ending, places.concat())
}
