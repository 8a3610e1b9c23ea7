//! What the server itself says.

use axum::response::{IntoResponse, Response};
use face::{ByLanguage, Explained, Language, Words};
use kernel::Phrase;

use crate::app::App;
use crate::problem::{Problem, Says};

const FILES: ByLanguage<&str> = face::word_files!("../words/", ".ftl");

/// The words of the pages and of the server, one set for each language.
pub(crate) struct Sayings(ByLanguage<Words>);

impl Sayings {
    pub(crate) fn new() -> Self {
        Self(ByLanguage::from_fn(|language| {
            pages::words(language, &[FILES.of(language)])
                .expect("the word files that the program ships can be read")
        }))
    }

    pub(crate) fn of(&self, language: Language) -> &Words {
        self.0.of(language)
    }
}

impl App {
    /// What a problem says in the reader's language, with its rule and figures apart.
    pub(crate) fn explain(&self, problem: &Problem, language: Language) -> Explained {
        let words = self.sayings.of(language);
        match &problem.says {
            Says::Phrase(phrase) => Explained::new(phrase.clone(), words),
            Says::Explained(_, why) => Explained::clone(why),
            Says::SetUp(game, error) => match self.game(game) {
                Some(game) => game.explain_setup(error, language),
                None => words.explain_setup(error),
            },
            Says::Content(game, fault) => {
                let game = self.game(game);
                let why = game.map(|game| game.say_fault(&fault.why, language));
                let line = u32::try_from(fault.line).unwrap_or(u32::MAX);
                let phrase = Phrase::new("problem-set")
                    .with("line", line)
                    .with("at", fault.at.as_str())
                    .with("why", why.unwrap_or_default());
                Explained::new(phrase, words)
            }
        }
    }
}

/// A problem on its way out. `pages::tell_problems` knows the reader's language and puts a sentence in its place.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.kind.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use face::check::{check_words, is_quoted_beside};

    use super::*;

    #[test]
    fn every_language_has_the_words_that_the_server_says_and_no_others() {
        let said = is_quoted_beside(env!("CARGO_MANIFEST_DIR"));
        check_words(&FILES, said).unwrap_or_else(|problems| panic!("{problems}"));
    }
}
