//! Sentences as data: a key and its figures. Faces turn them into words of a language.

use std::fmt;

use serde::Serialize;

use crate::Seat;

/// What is to be said, in no language yet.
///
/// ```
/// use kernel::{Phrase, Seat};
///
/// let phrase = Phrase::new("scored").with("who", Seat(1)).with("points", 3);
/// assert_eq!(phrase.subject(), Some(Seat(1)));
/// assert_eq!(phrase.to_string(), "scored who=B, points=3"); // for logs; a face says it in words
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Phrase {
    /// Names a message in the word files.
    pub key: &'static str,
    /// What the message has blanks for, each by name.
    pub args: Vec<(&'static str, Value)>,
}

/// What fills a blank of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A count or a score; languages decline by it.
    Number(i64),
    /// A player, by the name that the table knows them by.
    Seat(Seat),
    /// Another message by its key, such as the name of a kingdom.
    Word(String),
    /// Shown as it is.
    Text(String),
    /// What somebody calls a thing: in most languages, and in those of these codes.
    Named {
        /// Where the reader's language has no name of its own.
        usual: String,
        /// By the code of a language.
        others: Vec<(&'static str, String)>,
    },
    /// All of these: a list of phrases that the language joins, *A, B and C*.
    List(Vec<Phrase>),
    /// One of these: *A, B or C*.
    AnyOf(Vec<Phrase>),
    /// Whole sentences, one after the other.
    Sentences(Vec<Phrase>),
}

impl Phrase {
    /// A message without figures.
    #[must_use]
    pub fn new(key: &'static str) -> Self {
        Self {
            key,
            args: Vec::new(),
        }
    }

    /// The same with one more blank filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// The seat that it names first: whom the sentence is about.
    #[must_use]
    pub fn subject(&self) -> Option<Seat> {
        self.args.iter().find_map(|(_, value)| match value {
            Value::Seat(seat) => Some(*seat),
            _ => None,
        })
    }
}

/// A message without figures.
impl From<&'static str> for Phrase {
    fn from(key: &'static str) -> Self {
        Self::new(key)
    }
}

impl From<Phrase> for Value {
    fn from(phrase: Phrase) -> Self {
        Self::List(vec![phrase])
    }
}

impl From<Vec<Phrase>> for Value {
    fn from(phrases: Vec<Phrase>) -> Self {
        Self::List(phrases)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

macro_rules! numbers { ($($number:ty),*) => { $(
    impl From<$number> for Value {
        fn from(number: $number) -> Self { Self::Number(i64::from(number)) }
    }
)* } }
numbers!(u8, i8, u16, i16, u32, i32, i64);

/// For logs and tests; people get words from a face.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        for (at, (name, value)) in self.args.iter().enumerate() {
            write!(f, "{}{name}={value}", if at == 0 { " " } else { ", " })?;
        }
        Ok(())
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Seat(seat) => write!(f, "{seat}"),
            Self::Word(text) | Self::Text(text) | Self::Named { usual: text, .. } => {
                f.write_str(text)
            }
            Self::List(phrases) | Self::AnyOf(phrases) | Self::Sentences(phrases) => {
                f.write_str("[")?;
                for (at, phrase) in phrases.iter().enumerate() {
                    write!(f, "{}{phrase}", if at == 0 { "" } else { "; " })?;
                }
                f.write_str("]")
            }
        }
    }
}
