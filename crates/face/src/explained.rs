//! Why not, in words: the sentence, its rule and its figures side by side, for whoever prints to put together.

use std::fmt;

use kernel::{Phrase, Refusal, Rule, SetupError};

use crate::Words;

/// A refusal that has been said in a language. A page links the rule, a program reads it from a field of its own, and a terminal
/// writes it behind the sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    pub sentence: String,
    /// The rule that forbids it, where one does.
    pub rule: Option<Rule>,
    /// What was said, with its figures.
    pub why: Phrase,
}

impl Explained {
    /// `why` as `words` say it, by no rule.
    #[must_use]
    pub fn new(why: Phrase, words: &Words) -> Self {
        Self {
            sentence: words.say(&why),
            rule: None,
            why,
        }
    }

    #[must_use]
    pub fn by(self, rule: Option<Rule>) -> Self {
        Self { rule, ..self }
    }
}

/// For a terminal: `You have no card left. (ET-BAND-4)`.
impl fmt::Display for Explained {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule {
            Some(rule) => write!(f, "{} ({rule})", self.sentence),
            None => f.write_str(&self.sentence),
        }
    }
}

impl Words {
    /// Why something was refused.
    #[must_use]
    pub fn explain(&self, refusal: &Refusal) -> Explained {
        let why = match refusal {
            Refusal::Over => Phrase::new("refused-over"),
            Refusal::NotYourTurn { asked } => {
                Phrase::new("refused-not-your-turn").with("seat", *asked)
            }
            Refusal::Forbidden { why, .. } => why.clone(),
        };
        Explained::new(why, self).by(refusal.rule())
    }

    /// Why something was refused, with its rule behind it.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.explain(refusal).to_string()
    }

    /// Why a set-up cannot be played.
    #[must_use]
    pub fn explain_setup(&self, error: &SetupError) -> Explained {
        Explained::new(error.why.clone(), self).by(error.rule)
    }
}
