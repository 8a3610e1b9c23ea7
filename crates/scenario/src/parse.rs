//! Text to statements. Nothing here knows a game.

use crate::keys;
use crate::{Fault, fault};

/// A file as written.
pub(crate) struct File<'a> {
    /// What `game:` says above the first scenario, and in which line.
    /// The content that it was written with, as match files name it, and the line.
    pub(crate) content: Option<(usize, u64)>,
    pub(crate) game: Option<(usize, &'a str)>,
    pub(crate) scenarios: Vec<Scenario<'a>>,
    /// What stands above the first scenario and is neither a comment nor the game.
    pub(crate) stray: Vec<Fault>,
}

/// A scenario as written.
pub(crate) struct Scenario<'a> {
    /// What stands behind the word `scenario`.
    pub(crate) name: &'a str,
    pub(crate) line: usize,
    pub(crate) statements: Vec<Statement<'a>>,
}

/// One line `key: value` and the indented lines below it.
pub(crate) struct Statement<'a> {
    pub(crate) line: usize,
    pub(crate) key: &'a str,
    pub(crate) value: &'a str,
    pub(crate) block: Vec<(usize, &'a str)>,
}

impl<'a> Scenario<'a> {
    /// The rules that the scenario says it checks.
    pub(crate) fn cited(&self) -> impl Iterator<Item = &'a str> + '_ {
        self.statements
            .iter()
            .filter(|statement| statement.key == "rules")
            .flat_map(|statement| statement.value.split([' ', ',']))
            .filter(|rule| !rule.is_empty())
    }

    /// What can be said against it before it is run: lines that are none, and that it could not fail.
    pub(crate) fn faults(&self) -> Vec<Fault> {
        let mut faults: Vec<Fault> = self.statements.iter().filter_map(keys::judge).collect();
        let checks = |one: &Statement<'_>| keys::find(one.key).is_some_and(|key| key.checks);
        if faults.is_empty() && !self.statements.iter().any(checks) {
            let why = format!("checks nothing: write one of {}", keys::checks());
            faults.push(fault(self.line, why));
        }
        faults
    }
}

impl<'a> Statement<'a> {
    /// The value, or where there is none each line of the block, with their numbers.
    pub(crate) fn each(&self) -> Vec<(usize, &'a str)> {
        if self.value.is_empty() {
            self.block.clone()
        } else {
            vec![(self.line, self.value)]
        }
    }

    /// The block with every line in its place, so that errors can be found again.
    pub(crate) fn block_text(&self) -> String {
        let lines: Vec<&str> = self.block.iter().map(|(_, line)| *line).collect();
        lines.join("\n")
    }
}

pub(crate) fn file(text: &str) -> File<'_> {
    let mut file = File {
        game: None,
        content: None,
        scenarios: Vec::new(),
        stray: Vec::new(),
    };
    // Some editors put a mark at the beginning that says how the text is encoded.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (nth, line) in text.lines().enumerate() {
        let (number, trimmed) = (nth + 1, line.trim());
        if trimmed.is_empty() || trimmed.starts_with('#') {
            continue;
        }
        let indented = line.starts_with([' ', '\t']);
        if let Some(name) = heading(trimmed).filter(|_| !indented) {
            file.scenarios.push(Scenario {
                name,
                line: number,
                statements: vec![],
            });
            continue;
        }
        match file.scenarios.last_mut() {
            Some(scenario) => scenario.add(number, trimmed, indented),
            None => file.above(number, trimmed),
        }
    }
    file
}

impl<'a> File<'a> {
    /// Above the first scenario only the game and the content may stand.
    fn above(&mut self, number: usize, line: &'a str) {
        if let Some(hash) = line.strip_prefix("content:") {
            match u64::from_str_radix(hash.trim(), 16) {
                Ok(hash) => self.content = Some((number, hash)),
                Err(_) => self
                    .stray
                    .push(fault(number, "a hash of content is hexadecimal")),
            }
            return;
        }
        match line.strip_prefix("game:").map(str::trim) {
            Some(game) if self.game.is_none() => self.game = Some((number, game)),
            Some(_) => self.stray.push(fault(number, "the game is named twice")),
            None => {
                let why = format!(
                    "{line:?} stands above the first scenario: begin one with \"scenario NAME\""
                );
                self.stray.push(fault(number, why));
            }
        }
    }
}

impl<'a> Scenario<'a> {
    fn add(&mut self, number: usize, line: &'a str, indented: bool) {
        match self.statements.last_mut() {
            Some(above) if indented => above.block.push((number, line)),
            _ => {
                let (key, value) = line.split_once(':').unwrap_or((line, ""));
                self.statements.push(Statement {
                    line: number,
                    key: key.trim(),
                    value: value.trim(),
                    block: vec![],
                });
            }
        }
    }
}

/// The name in the first line of a scenario.
pub(crate) fn heading(line: &str) -> Option<&str> {
    let name = line.strip_prefix("scenario")?;
    let name = name.strip_prefix(char::is_whitespace)?.trim();
    (!name.is_empty()).then_some(name)
}
