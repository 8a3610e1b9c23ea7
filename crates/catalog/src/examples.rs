//! Positions of scenarios, for people to try: each cites the rules that it shows.

use kernel::Wanted;

/// A position that shows something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// Those that it is about.
    pub rules: Vec<String>,
    pub setup: Wanted,
    /// In notation.
    pub position: String,
}

/// The positions of a file of scenarios. What begins with a deal is not among them.
pub(crate) fn read(file: &str) -> Vec<Example> {
    let scenarios = file.split("\nscenario ").skip(1);
    scenarios.filter_map(one).collect()
}

fn one(scenario: &str) -> Option<Example> {
    let value = |name: &str| {
        let mut lines = scenario.lines();
        lines.find_map(|line| line.strip_prefix(name).map(str::trim))
    };
    let mut lines = scenario.lines().skip_while(|line| *line != "position:");
    lines.next()?;
    let position = lines.take_while(|line| line.starts_with(' '));
    let position: Vec<&str> = position.map(str::trim).collect();
    Some(Example {
        rules: value("rules:")?
            .split_whitespace()
            .map(str::to_owned)
            .collect(),
        setup: value("setup:").unwrap_or_default().parse().ok()?,
        position: position.join("\n"),
    })
}
