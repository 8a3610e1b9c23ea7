//! Set-ups and positions that must be refused.

use kernel::{Phrase, Published, Value, Wanted};

use crate::fault;
use crate::judge::untrue;
use crate::parse::Statement;
use crate::run::{Stage, Stop};

impl<G: Published> Stage<'_, '_, G> {
    /// `seats=9 -> ET-SETUP-1`
    pub(crate) fn refuses_setup(&self, line: usize, value: &str) -> Result<(), Stop> {
        let (setup, wanted) = value
            .split_once("->")
            .ok_or_else(|| fault(line, "write: refuses-setup: SETUP -> RULE"))?;
        let (setup, wanted) = (setup.trim(), wanted.trim());
        let content = G::content(self.setup());
        let error = match setup.parse::<Wanted>().and_then(|wish| {
            G::set_up(content, &wish)?;
            Ok(())
        }) {
            Ok(()) => return Err(untrue(line, format!("{setup} can be played"))),
            Err(error) => error,
        };
        let is = error.rule.map_or(error.why.key, |rule| rule.0);
        self.by(line, is, wanted, &error.why)
    }

    /// A rule, and below it a position that it forbids.
    pub(crate) fn refuses_position(&self, statement: &Statement<'_>) -> Result<(), Stop> {
        let Statement { line, value, .. } = *statement;
        match G::read_position(self.setup(), &statement.block_text()) {
            Ok(_) => Err(untrue(line, "this is a position".to_owned())),
            Err(error) => {
                let is = rule_in(&error.why).unwrap_or(error.why.key);
                self.by(line, is, value, &error.why)
            }
        }
    }

    fn by(&self, line: usize, is: &str, wanted: &str, why: &Phrase) -> Result<(), Stop> {
        if is == wanted {
            return Ok(());
        }
        let why = self.say(why);
        Err(untrue(
            line,
            format!("refused by {is}, not {wanted}: {why}"),
        ))
    }
}

/// The rule that a sentence about a position names.
fn rule_in(why: &Phrase) -> Option<&str> {
    why.args.iter().find_map(|(name, value)| match value {
        Value::Text(rule) if *name == "rule" => Some(rule.as_str()),
        _ => None,
    })
}
