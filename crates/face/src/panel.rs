//! How to play, in pictures.

use kernel::{Phrase, Value};
use maud::Markup;

/// One thing to know about a game, drawn from its own components.
#[derive(Clone, Debug)]
pub struct Panel {
    /// Its key, such as `how-win`: that of its title.
    pub key: &'static str,
    pub title: Phrase,
    pub text: Phrase,
    pub drawn: Markup,
    /// The rule that says it whole.
    pub rule: &'static str,
}

impl Panel {
    /// `text` is the key of its text, such as `how-win-text`: its title is called so without `-text`.
    #[must_use]
    pub fn new(text: &'static str, rule: &'static str, drawn: Markup) -> Self {
        let key = text.trim_end_matches("-text");
        Self {
            key,
            title: Phrase::new(key),
            text: Phrase::new(text),
            drawn,
            rule,
        }
    }

    /// A figure of both.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value> + Clone) -> Self {
        self.title = self.title.with(name, value.clone());
        self.text = self.text.with(name, value);
        self
    }
}
