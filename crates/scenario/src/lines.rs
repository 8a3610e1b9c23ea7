//! Lines of a position and events: whether they are so, and whether they could be otherwise.

use std::collections::BTreeSet;

use kernel::{NotationError, Published, RuleBook};

use crate::events::{Happened, Told, Wanted};
use crate::near;
use crate::parse::Statement;
use crate::run::{Stage, Stop, verdict};
use crate::{Fault, fault};

/// What the scenarios of a file have shown: enough to know a misspelt name from one that is only absent.
#[derive(Default)]
pub(crate) struct Seen {
    pub(crate) happened: Happened,
    /// The keys of all positions.
    pub(crate) keys: BTreeSet<String>,
}

/// Something that is not so now. Whether it could ever be so is known at the end of the file.
pub(crate) enum Doubt<'t> {
    Event(Told<'t>),
    /// A key that the position does not have now, and why its line cannot be read.
    Key(String, String),
}

impl Seen {
    pub(crate) fn judge(&self, line: usize, doubt: &Doubt<'_>) -> Option<Fault> {
        let why = match doubt {
            Doubt::Event(told) => self.happened.doubt(told)?,
            Doubt::Key(key, _) if self.keys.contains(key) => return None,
            Doubt::Key(key, why) => {
                format!(
                    "no position of this file has a line {key:?}, so this could not fail: {why}"
                )
            }
        };
        Some(fault(line, why))
    }
}

impl<'t, G: Published> Stage<'_, 't, G> {
    pub(crate) fn expect(&self, statement: &Statement<'t>) -> Result<(), Stop> {
        let position = self.game().write_position();
        let faults = statement.each().into_iter().filter_map(|(line, wanted)| {
            if self.is_so(&position, wanted) {
                return None;
            }
            let near = near::closest(&position, wanted).join("\n  ");
            let never = match self.unreadable(&position, wanted) {
                Some(error) => format!("\nit can never be so: {}", self.say(&error.why)),
                None => String::new(),
            };
            let why = format!("expected {wanted}\nthe closest lines are:\n  {near}{never}");
            Some(fault(line, why))
        });
        verdict(faults.collect())
    }

    pub(crate) fn expect_not(&mut self, statement: &Statement<'t>) -> Result<(), Stop> {
        let position = self.game().write_position();
        let mut faults = Vec::new();
        for (line, unwanted) in statement.each() {
            if self.is_so(&position, unwanted) {
                faults.push(fault(line, format!("{unwanted} is so, and should not be")));
                continue;
            }
            let Some(error) = self.unreadable(&position, unwanted) else {
                continue;
            };
            let (key, why) = (key(unwanted), self.say(&error.why));
            if line_called(&position, &key).is_some() {
                faults.push(fault(line, format!("this could not fail: {why}")));
            } else {
                self.doubts.push((line, Doubt::Key(key, why)));
            }
        }
        verdict(faults)
    }

    /// Whether the position has this line. Lists may be in any order: what counts is what the game makes of the line.
    fn is_so(&self, position: &str, wanted: &str) -> bool {
        if position.lines().any(|is| is.trim() == wanted) {
            return true;
        }
        let same = line_called(position, &key(wanted)).filter(|is| words(is) == words(wanted));
        same.is_some()
            && self
                .with_line(position, wanted)
                .is_ok_and(|game| game.write_position() == position)
    }

    /// Why no position can have this line, whatever the rest of it is.
    fn unreadable(&self, position: &str, wanted: &str) -> Option<NotationError> {
        let read = self.with_line(position, wanted).err();
        // It is the first line; what is wrong elsewhere is wrong with the rest.
        read.filter(|error| error.line == Some(1))
    }

    /// The position with this line in place of its own.
    fn with_line(&self, position: &str, wanted: &str) -> Result<G, NotationError> {
        let rest = position.lines().filter(|line| key(line) != key(wanted));
        let lines: Vec<&str> = std::iter::once(wanted).chain(rest).collect();
        G::read_position(self.setup(), &lines.join("\n"))
    }

    pub(crate) fn event(&mut self, statement: &Statement<'t>) -> Result<(), Stop> {
        let book = RuleBook::read(G::RULES, &[]);
        let is_rule = |text: &str| book.rules().any(|rule| rule.id == text);
        let told: Vec<String> = self.events.iter().map(|one| format!("{one:?}")).collect();
        let happens = statement.key == "event";
        let mut faults = Vec::new();
        for (line, text) in statement.each() {
            if self.untouched {
                return Err(fault(line, "nothing has been played since the position").into());
            }
            let wanted = Wanted::read(text, is_rule).map_err(|why| fault(line, why))?;
            let happened = told.iter().any(|event| wanted.is(event));
            if happened != happens {
                let verb = if happens {
                    "did not happen"
                } else {
                    "happened"
                };
                let all = told.join("\n  ");
                faults.push(fault(line, format!("{text} {verb}; what did:\n  {all}")));
            } else if let (false, Wanted::Event(told)) = (happens, wanted) {
                self.doubts.push((line, Doubt::Event(told)));
            }
        }
        verdict(faults)
    }

    /// Remembers what a position can say and what has happened in it.
    pub(crate) fn note(&mut self) {
        if let Some(game) = &self.game {
            let position = game.write_position();
            self.seen.keys.extend(position.lines().map(key));
        }
        for event in &self.events {
            self.seen.happened.note(&format!("{event:?}"));
        }
    }
}

/// `hand A` of `hand A: red dwarf`.
fn key(line: &str) -> String {
    let key = line.split(':').next().unwrap_or_default();
    key.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn line_called<'p>(position: &'p str, wanted: &str) -> Option<&'p str> {
    position.lines().find(|line| key(line) == wanted)
}

/// What a line is made of, in no order.
fn words(line: &str) -> Vec<&str> {
    let mut words: Vec<&str> = line
        .split(|c: char| c.is_whitespace() || [',', ':', ';'].contains(&c))
        .filter(|word| !word.is_empty())
        .collect();
    words.sort_unstable();
    words
}
