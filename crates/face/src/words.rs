//! Phrases into sentences, by Fluent.

use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::{Phrase, Seat, Value};

use crate::{ByLanguage, Language};

/// The words of one language and dialect, ready to speak. A clone shares them: every table has its own names only.
#[derive(Clone)]
pub struct Words {
    language: Language,
    bundle: Arc<FluentBundle<FluentResource>>,
    /// What the seats are called; a seat beyond the list is called by its letter.
    names: Arc<[String]>,
    /// Words of the game stand between marks: for [`Words::pieces`] alone.
    marks: bool,
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    Text(String),
    /// A word of the game, such as the name of a kingdom, in the form that the sentence needs.
    Word {
        key: String,
        said: String,
    },
}

/// Around a word, and between its key and itself, for a moment. Nobody's own use of these, such as in a name, gets as far.
const MARK: char = '\u{F8F0}';
const BEHIND_KEY: char = '\u{F8F1}';

fn without_marks(text: String) -> String {
    if text.contains([MARK, BEHIND_KEY]) {
        return text.replace([MARK, BEHIND_KEY], "");
    }
    text
}

/// Messages that every game needs, and those of [`crate::components`].
const HOUSE: ByLanguage<&str> = crate::word_files!("../words/", ".ftl");

impl Words {
    /// The house's words of `language` and then `files`, where a later file overrides an earlier one.
    pub fn new(language: Language, files: &[&str]) -> Result<Self, WordError> {
        let locale = language
            .code()
            .parse()
            .map_err(|_| WordError(language.to_string()))?;
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks help in bidirectional text only and would litter a terminal.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(true_minus));
        for &text in [HOUSE.of(language)].into_iter().chain(files) {
            let resource = FluentResource::try_new(text.to_owned())
                .map_err(|(_, errors)| WordError(format!("{}: {errors:?}", language.code())))?;
            bundle.add_resource_overriding(resource);
        }
        Ok(Self {
            language,
            bundle: Arc::new(bundle),
            names: Arc::new([]),
            marks: false,
        })
    }

    #[must_use]
    pub fn named(mut self, names: Vec<String>) -> Self {
        self.names = names.into();
        self
    }

    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.names
            .get(seat.index())
            .cloned()
            .unwrap_or_else(|| seat.to_string())
    }

    #[must_use]
    pub fn knows(&self, key: &str) -> bool {
        self.bundle
            .get_message(key)
            .is_some_and(|message| message.value().is_some())
    }

    /// The sentence. A missing message shows its key: a test keeps that from happening.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &phrase.args {
            self.set(&mut args, name, value);
        }
        self.format(phrase.key, None, &args)
            .unwrap_or_else(|| phrase.to_string())
    }

    /// The sentence in pieces, with the words that the game put into it apart, however they are declined: a page draws some of
    /// them. Joined, they are what [`Words::say`] says.
    #[must_use]
    pub fn pieces(&self, phrase: &Phrase) -> Vec<Piece> {
        let marked = Self {
            marks: true,
            ..self.clone()
        };
        let mut pieces = Vec::new();
        for (nth, part) in marked.say(phrase).split(MARK).enumerate() {
            match part.split_once(BEHIND_KEY).filter(|_| nth % 2 == 1) {
                Some((key, said)) => pieces.push(Piece::Word {
                    key: key.to_owned(),
                    said: said.to_owned(),
                }),
                None if part.is_empty() => {}
                None => pieces.push(Piece::Text(part.to_owned())),
            }
        }
        pieces
    }

    /// A name without figures, such as that of a kingdom.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.format(key, None, &FluentArgs::new())
            .unwrap_or_else(|| key.to_owned())
    }

    /// Sets `name`, and for a word also each of its other forms: `$tribe` comes with `$tribe_gen`, `$tribe_acc` and whatever
    /// else the message `tribe-dwarf` has as attributes. This is how Polish sentences decline the words put into them.
    fn set(&self, args: &mut FluentArgs<'_>, name: &'static str, value: &Value) {
        match value {
            Value::Number(number) => args.set(name, *number),
            Value::Seat(seat) => args.set(name, without_marks(self.name(*seat))),
            Value::Text(text) => args.set(name, without_marks(text.clone())),
            Value::Named { usual, others } => {
                let code = self.language().to_string();
                let own = others.iter().find(|(of, _)| *of == code);
                let own = own.map_or(usual, |(_, own)| own);
                args.set(name, without_marks(own.clone()));
            }
            Value::List(phrases) => args.set(name, self.list("list-and", phrases)),
            Value::AnyOf(phrases) => args.set(name, self.list("list-or", phrases)),
            Value::Sentences(phrases) => {
                let said: Vec<String> = phrases
                    .iter()
                    .map(|phrase| sentence(&self.say(phrase)))
                    .collect();
                args.set(name, said.join(" "));
            }
            Value::Word(key) => {
                args.set(name, self.marked(key, self.word(key)));
                let none = FluentArgs::new();
                for attribute in self
                    .bundle
                    .get_message(key)
                    .iter()
                    .flat_map(|message| message.attributes())
                {
                    let form = self
                        .format(key, Some(attribute.id()), &none)
                        .unwrap_or_default();
                    let form = self.marked(key, form);
                    args.set(format!("{name}_{}", attribute.id()), form);
                }
            }
        }
    }

    fn marked(&self, key: &str, said: String) -> String {
        if self.marks {
            format!("{MARK}{key}{BEHIND_KEY}{said}{MARK}")
        } else {
            said
        }
    }

    /// Phrases in a row, the last one joined by the message `key`.
    fn list(&self, key: &str, phrases: &[Phrase]) -> String {
        let mut said: Vec<String> = phrases.iter().map(|phrase| self.say(phrase)).collect();
        match said.len() {
            0 => self.word("list-none"),
            1 => said.remove(0),
            _ => {
                let last = said.pop().unwrap_or_default();
                let mut args = FluentArgs::new();
                args.set("first", said.join(", "));
                args.set("last", last);
                self.format(key, None, &args).unwrap_or_default()
            }
        }
    }

    fn format(&self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            Some(id) => message.get_attribute(id)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        Some(text.into_owned())
    }
}

/// Figures below nothing are written with a minus (U+2212), not with a hyphen.
fn true_minus<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => {
            let text = number.as_string();
            let figure = text.strip_prefix('-')?;
            Some(format!("\u{2212}{figure}"))
        }
        _ => None,
    }
}

/// With a capital letter in front and a full stop behind.
fn sentence(said: &str) -> String {
    let mut letters = said.chars();
    let first: String = letters
        .next()
        .map(|first| first.to_uppercase().collect())
        .unwrap_or_default();
    let stop = if said.ends_with(['.', '!', '?', '…']) {
        ""
    } else {
        "."
    };
    format!("{first}{}{stop}", letters.as_str())
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}

/// A word file that cannot be read: a mistake of ours, found by the tests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WordError(pub String);

impl fmt::Display for WordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the word file cannot be read: {}", self.0)
    }
}

impl std::error::Error for WordError {}

#[cfg(test)]
mod tests {
    use super::*;

    const POLISH: &str = "
dwarf = Krasnolud
    .gen = Krasnoluda
plays = { $who } zagrywa { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}: karta { $tribe_gen }.
";

    #[test]
    fn polish_counts_and_declines() {
        let words = Words::new(Language::Polish, &[POLISH])
            .unwrap()
            .named(vec!["Ewa".to_owned()]);
        let say = |n: u8| {
            words.say(
                &Phrase::new("plays")
                    .with("who", Seat(0))
                    .with("n", n)
                    .with("tribe", Value::Word("dwarf".to_owned())),
            )
        };
        assert_eq!(say(1), "Ewa zagrywa 1 kartę: karta Krasnoluda.");
        assert_eq!(say(3), "Ewa zagrywa 3 karty: karta Krasnoluda.");
        assert_eq!(say(12), "Ewa zagrywa 12 kart: karta Krasnoluda.");
        assert_eq!(say(22), "Ewa zagrywa 22 karty: karta Krasnoluda.");
    }

    #[test]
    fn a_later_file_overrides_an_earlier_one() {
        let files = [
            "-glory = Glory\nwon = { $n } { -glory }",
            "-glory = Prestige",
        ];
        let words = Words::new(Language::English, &files).unwrap();
        assert_eq!(words.say(&Phrase::new("won").with("n", 4_u8)), "4 Prestige");
    }

    #[test]
    fn figures_below_nothing_have_a_true_minus() {
        let words = Words::new(Language::English, &["score = { $n } points"]).unwrap();
        let say = |n: i16| words.say(&Phrase::new("score").with("n", n));
        assert_eq!((say(-4), say(4)), ("−4 points".into(), "4 points".into()));
    }

    #[test]
    fn sentences_follow_each_other() {
        let files =
            ["gain = gain { $n } Capital\nroll = +1 to your roll.\ncard = Ledger: { $text }"];
        let words = Words::new(Language::English, &files).unwrap();
        let text = vec![Phrase::new("gain").with("n", 2_u8), Phrase::new("roll")];
        let said = words.say(&Phrase::new("card").with("text", Value::Sentences(text)));
        assert_eq!(said, "Ledger: Gain 2 Capital. +1 to your roll.");
    }

    #[test]
    fn lists_are_joined_by_the_language() {
        let items = |n: usize| {
            vec![Phrase::new("one"), Phrase::new("two"), Phrase::new("three")][..n].to_vec()
        };
        let words = Words::new(
            Language::English,
            &["one = 1\ntwo = 2\nthree = 3\nall = { $items }"],
        )
        .unwrap();
        let say = |n| words.say(&Phrase::new("all").with("items", items(n)));
        let any = |n| words.say(&Phrase::new("all").with("items", Value::AnyOf(items(n))));
        assert_eq!((any(2), any(3)), ("1 or 2".into(), "1, 2 or 3".into()));
        assert_eq!(
            (say(0), say(1), say(3)),
            ("none".into(), "1".into(), "1, 2 and 3".into())
        );
    }

    #[test]
    fn words_of_the_game_can_be_told_from_the_rest() {
        let words = Words::new(Language::Polish, &[POLISH]).unwrap();
        let words = words.named(vec![format!("Ewa{MARK}x{BEHIND_KEY}y{MARK}")]);
        let phrase = Phrase::new("plays")
            .with("who", Seat(0))
            .with("n", 3_u8)
            .with("tribe", Value::Word("dwarf".to_owned()));
        let pieces = words.pieces(&phrase);
        let text = |said: &str| Piece::Text(said.to_owned());
        let dwarf = Piece::Word {
            key: "dwarf".to_owned(),
            said: "Krasnoluda".to_owned(),
        };
        assert_eq!(
            pieces,
            [text("Ewaxy zagrywa 3 karty: karta "), dwarf, text(".")]
        );
        assert_eq!(
            words.say(&phrase),
            "Ewaxy zagrywa 3 karty: karta Krasnoluda."
        );
    }
}
