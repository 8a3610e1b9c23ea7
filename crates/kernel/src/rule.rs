//! Rules by name.

use std::fmt;

use serde::Serialize;

/// The id of a rule in `docs/rules/<game>.md`, such as `ET-BAND-4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
