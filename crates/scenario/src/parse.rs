//! Text to statements. Nothing here knows a game.

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

pub(crate) fn scenarios(text: &str) -> Vec<Scenario<'_>> {
    let mut scenarios: Vec<Scenario<'_>> = Vec::new();
    for (nth, line) in text.lines().enumerate() {
        let (number, trimmed) = (nth + 1, line.trim());
        if trimmed.is_empty() || trimmed.starts_with('#') {
            continue;
        }
        let indented = line.starts_with([' ', '\t']);
        let open = scenarios.last_mut();
        if let Some(name) = heading(trimmed).filter(|_| !indented) {
            scenarios.push(Scenario {
                name,
                line: number,
                statements: vec![],
            });
            continue;
        }
        // What stands above the first scenario says which game it is.
        let Some(scenario) = open else { continue };
        match scenario.statements.last_mut() {
            Some(above) if indented => above.block.push((number, trimmed)),
            _ => {
                let (key, value) = trimmed.split_once(':').unwrap_or((trimmed, ""));
                scenario.statements.push(Statement {
                    line: number,
                    key: key.trim(),
                    value: value.trim(),
                    block: vec![],
                });
            }
        }
    }
    scenarios
}

fn heading(line: &str) -> Option<&str> {
    let name = line.strip_prefix("scenario")?;
    name.starts_with(char::is_whitespace).then(|| name.trim())
}
