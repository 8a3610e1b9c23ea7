//! What the catalogue needs to list a game, to set it up and to write it down.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Determinize, Menu, Notation, Phrase, Rule, Seat, Shapes, Shared, Value};

/// A game that the program can list, set up and store.
pub trait Published: Notation + Determinize {
    /// The name on the command line and in files, such as `ethnos`.
    const KEY: &'static str;
    /// What people call it.
    const TITLE: &'static str;
    /// Raised whenever an old match would replay differently.
    const RULES_VERSION: u32;
    /// The oldest version by which matches still go on. Every one that was ever released is kept: a set-up knows its version,
    /// and the rules ask it where their behaviour has changed.
    const OLDEST_RULES: u32 = Self::RULES_VERSION;
    /// The content file that the program ships.
    const CONTENT: &'static str;
    /// The content files that the program shipped before. Matches that were saved with one do not carry its text, and go on with it.
    const FORMER: &'static [&'static str] = &[];
    /// The numbered rules, `docs/rules/<game>.md`.
    const RULES: &'static str;
    /// What becomes of a seat that concedes.
    const CONCEDING: Rule;
    /// Whether nothing is ever hidden from anybody: people around one device then need no curtain between them.
    const OPEN: bool = false;

    /// What the content file says, checked.
    type Content: Send + Sync;

    /// Reads and checks a content file.
    fn read_content(text: &str) -> Result<Shared<Self::Content>, ContentError>;

    /// What its content file may say, for forms.
    #[must_use]
    fn shapes() -> Shapes {
        Shapes::default()
    }

    /// What can be chosen before the first card.
    fn menu(content: &Shared<Self::Content>) -> Menu;

    /// By which version of the rules a wish is played. [`Published::set_up`] asks this first.
    fn rules_wanted(wanted: &Wanted) -> Result<u32, SetupError> {
        let rules = wanted.rules.unwrap_or(Self::RULES_VERSION);
        if (Self::OLDEST_RULES..=Self::RULES_VERSION).contains(&rules) {
            return Ok(rules);
        }
        Err(SetupError::new(
            Phrase::new("setup-rules-version")
                .with("rules", rules)
                .with("oldest", Self::OLDEST_RULES)
                .with("newest", Self::RULES_VERSION),
        ))
    }

    /// Checks a wish and completes it with defaults.
    fn set_up(content: &Shared<Self::Content>, wanted: &Wanted) -> Result<Self::Setup, SetupError>;

    /// The complete wish that gives this set-up again: what a match file stores. It names the version of the rules only where
    /// that is not the newest.
    fn wanted(setup: &Self::Setup) -> Wanted;

    /// Which content the set-up plays with.
    fn content(setup: &Self::Setup) -> &Shared<Self::Content>;

    /// What else is worth counting over many matches.
    fn figures(&self) -> Figures {
        Figures::default()
    }

    /// The `component value -> source` table of the content, for `rules --provenance`.
    fn provenance(content: &Shared<Self::Content>) -> Vec<(String, String)>;
}

/// What a finished match tells besides its standings. Empty parts are not counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// How many rounds it took.
    pub rounds: Option<u32>,
    /// The seat that took the first turn, where that is not the one that was asked first.
    pub first: Option<Seat>,
    /// What each seat played, where seats differ from the start: a kingdom, say.
    pub roles: Vec<String>,
}

/// A set-up as people ask for it, before it is checked. Missing parts mean the game's defaults.
///
/// ```
/// use kernel::Wanted;
///
/// let wanted: Wanted = "edition=first seats=4 +draw-two tribes=orc,elf".parse()?;
/// assert_eq!((wanted.seats, wanted.variants.as_slice()), (Some(4), &["draw-two".to_owned()][..]));
/// assert_eq!(wanted.to_string(), "edition=first seats=4 +draw-two tribes=orc,elf");
/// # Ok::<(), kernel::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Wanted {
    /// The version of the rules. `None` is the newest; an older one is for matches that were begun with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
    /// The key of an edition.
    pub edition: Option<String>,
    /// How many play.
    pub seats: Option<u8>,
    /// Names of modules that are switched on.
    #[serde(default)]
    pub variants: Vec<String>,
    /// Everything else, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// `edition=first seats=4 +draw-two tribes=orc,elf`: the form in which match files and scenarios store it.
impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        parts.extend(self.rules.map(|rules| format!("rules={rules}")));
        parts.extend(
            self.edition
                .as_ref()
                .map(|edition| format!("edition={edition}")),
        );
        parts.extend(self.seats.map(|seats| format!("seats={seats}")));
        parts.extend(self.variants.iter().map(|variant| format!("+{variant}")));
        parts.extend(
            self.options
                .iter()
                .map(|(key, value)| format!("{key}={value}")),
        );
        f.write_str(&parts.join(" "))
    }
}

impl std::str::FromStr for Wanted {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut wanted = Wanted::default();
        for part in text.split_whitespace() {
            match part.split_once('=') {
                Some(("edition", value)) => wanted.edition = Some(value.to_owned()),
                Some(("seats", value)) => {
                    let seats = value.parse().map_err(|_| {
                        SetupError::new(Phrase::new("setup-seats-number").with("text", value))
                    })?;
                    wanted.seats = Some(seats);
                }
                Some(("rules", value)) => {
                    let rules = value.parse().map_err(|_| {
                        SetupError::new(Phrase::new("setup-rules-number").with("text", value))
                    })?;
                    wanted.rules = Some(rules);
                }
                Some((key, value)) => {
                    wanted.options.insert(key.to_owned(), value.to_owned());
                }
                None => match part.strip_prefix('+') {
                    Some(variant) => wanted.variants.push(variant.to_owned()),
                    None => {
                        let why = Phrase::new("setup-part").with("text", part);
                        return Err(SetupError::new(why));
                    }
                },
            }
        }
        Ok(wanted)
    }
}

/// Why a set-up cannot be played. Faces turn it into a sentence; [`fmt::Display`] is for logs and tests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// What is wrong with it.
    pub why: Phrase,
    /// The rule that forbids it, where one does.
    pub rule: Option<Rule>,
}

impl SetupError {
    /// A wish that cannot be read or does not add up.
    #[must_use]
    pub fn new(why: Phrase) -> Self {
        Self { why, rule: None }
    }

    /// A wish that a rule forbids.
    #[must_use]
    pub fn by(rule: &'static str, why: Phrase) -> Self {
        Self {
            why,
            rule: Some(Rule(rule)),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule {
            Some(rule) => write!(f, "{} ({rule})", self.why),
            None => write!(f, "{}", self.why),
        }
    }
}

impl std::error::Error for SetupError {}

/// The longest content file that is read from people and from match files, in bytes: several times what any game ships.
pub const LONGEST_CONTENT: usize = 128 * 1024;

/// A content file that cannot be used: where, what and why. Faces turn it into a sentence; [`fmt::Display`] is for logs and tests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentError {
    /// Counted from 1, where it is known.
    pub line: Option<usize>,
    /// The table or card that is wrong.
    pub at: String,
    /// What is wrong with it.
    pub why: Phrase,
}

impl ContentError {
    /// An error in a table or card, its line unknown.
    #[must_use]
    pub fn new(at: impl Into<String>, why: impl Into<Phrase>) -> Self {
        Self {
            line: None,
            at: at.into(),
            why: why.into(),
        }
    }

    /// What is wrong with a figure outside of its bounds.
    #[must_use]
    pub fn between(least: u8, most: u8) -> Phrase {
        Phrase::new("fault-between")
            .with("least", least)
            .with("most", most)
    }

    /// A file that is not of the right shape: where its reader stopped, in bytes, and what it said.
    #[must_use]
    pub fn unreadable(text: &str, offset: Option<usize>, said: &str) -> Self {
        let before = |offset: usize| text.get(..offset).unwrap_or(text);
        Self {
            line: offset.map(|offset| 1 + before(offset).matches('\n').count()),
            at: String::new(),
            why: shape_fault(said),
        }
    }
}

/// What `serde` says of a value of another shape than the type that reads it, as a phrase: those are the sentences of its
/// `Error::missing_field` and the like. Of what the reader of the file itself says, only the signs that it misses are passed on: they
/// are the same in every language.
fn shape_fault(said: &str) -> Phrase {
    let named = |prefix: &str| {
        let rest = said.strip_prefix(prefix)?;
        rest.split('`').next().map(str::to_owned)
    };
    if let Some(field) = named("missing field `") {
        return Phrase::new("fault-missing").with("field", Value::Text(field));
    }
    if let Some(field) = named("unknown field `") {
        return Phrase::new("fault-unknown-field").with("field", Value::Text(field));
    }
    if let Some(word) = named("unknown variant `") {
        return Phrase::new("fault-unknown-word").with("text", Value::Text(word));
    }
    if let Some(number) = named("invalid value: integer `") {
        let (least, most) = bounds(said);
        return Phrase::new("fault-number")
            .with("text", Value::Text(number))
            .with("least", Value::Text(least))
            .with("most", Value::Text(most));
    }
    let (what, wanted) = said.split_once("expected ").unwrap_or((said, ""));
    if what.starts_with("invalid type: ") || what.starts_with("invalid length ") {
        return Phrase::new("fault-type").with("wanted", Value::Text(sort(wanted).to_owned()));
    }
    if what.starts_with("duplicate key") || what.starts_with("duplicate field") {
        return Phrase::new("fault-twice");
    }
    let signs: Vec<&str> = wanted.split('`').skip(1).step_by(2).collect();
    match signs.as_slice() {
        [] | ["\n", ..] => Phrase::new("fault-toml"),
        signs => Phrase::new("fault-sign").with("signs", Value::Text(signs.join("  "))),
    }
}

/// What a whole number can be, by the type that reads it; the largest one where another word is used for it.
fn bounds(said: &str) -> (String, String) {
    let of = |least: i64, most: i64| (least.to_string(), most.to_string());
    match said.rsplit(' ').next().unwrap_or_default() {
        "u8" => of(0, u8::MAX.into()),
        "u16" => of(0, u16::MAX.into()),
        "u32" | "usize" | "u64" => of(0, u32::MAX.into()),
        "i8" => of(i8::MIN.into(), i8::MAX.into()),
        "i16" => of(i16::MIN.into(), i16::MAX.into()),
        _ => of(i32::MIN.into(), i32::MAX.into()),
    }
}

/// What kind of value a type asks for, by how `serde` names what it expected.
fn sort(wanted: &str) -> &'static str {
    const SORTS: [(&str, &str); 12] = [
        ("a boolean", "flag"),
        ("a string", "text"),
        ("a character", "text"),
        ("string or map", "choice"),
        ("a sequence", "list"),
        ("an array", "list"),
        ("a tuple", "list"),
        ("tuple", "list"),
        ("a map", "table"),
        ("struct", "table"),
        ("enum", "choice"),
        ("externally tagged", "choice"),
    ];
    let is_number = ["i", "u"].iter().any(|sign| {
        let bits = wanted.strip_prefix(sign);
        bits.is_some_and(|bits| bits.starts_with(|c: char| c.is_ascii_digit()))
    });
    let known = SORTS.iter().find(|(named, _)| wanted.starts_with(named));
    match known {
        _ if is_number => "number",
        Some((_, sort)) => sort,
        None => "other",
    }
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        if !self.at.is_empty() {
            write!(f, "{}: ", self.at)?;
        }
        write!(f, "{}", self.why)
    }
}

impl std::error::Error for ContentError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wish_is_read_as_written() {
        let text = "edition=first seats=4 +draw-two tribes=orc,elf";
        let wanted: Wanted = text.parse().unwrap();
        assert_eq!(wanted.seats, Some(4));
        assert_eq!(wanted.variants, ["draw-two"]);
        assert_eq!(wanted.to_string(), text);
        assert!("first".parse::<Wanted>().is_err());
        assert!("seats=many".parse::<Wanted>().is_err());
        assert!("rules=old".parse::<Wanted>().is_err());
        let old: Wanted = "rules=1 seats=4".parse().unwrap();
        assert_eq!(
            (old.rules, old.to_string().as_str()),
            (Some(1), "rules=1 seats=4")
        );
    }

    #[test]
    fn a_number_that_does_not_fit_is_told_its_bounds() {
        let said = "invalid value: integer `999`, expected u8";
        let bounds = Phrase::new("fault-number")
            .with("text", Value::Text("999".to_owned()))
            .with("least", Value::Text("0".to_owned()))
            .with("most", Value::Text("255".to_owned()));
        assert_eq!(ContentError::unreadable("a = 999", None, said).why, bounds);
        assert_eq!(
            super::bounds("expected i8"),
            ("-128".to_owned(), "127".to_owned())
        );
    }

    /// Whatever people write, it is refused or read; and what was read is written and read again as the same.
    #[test]
    fn any_text_is_a_wish_or_none() {
        let bits = [
            "edition", "seats", "rules", "=", "+", " ", "4", "first", "ż", "\n", ",", "x",
        ];
        let mut rng = crate::Rng::new(15);
        let mut read = 0;
        for _ in 0..20_000 {
            let text: String = (0..rng.below(10))
                .filter_map(|_| rng.pick(&bits).copied())
                .collect();
            if let Ok(wanted) = text.parse::<Wanted>() {
                read += 1;
                assert_eq!(wanted.to_string().parse(), Ok(wanted), "{text:?}");
            }
        }
        assert!(read > 1_000, "{read} of the texts are wishes");
    }
}
