//! What the server itself says.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use face::{ByLanguage, Language, Words};

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

    pub(crate) fn problem(&self, problem: &Problem, language: Language) -> String {
        match &problem.says {
            Says::Phrase(phrase) => self.of(language).say(phrase),
            Says::Text(text) => text.clone(),
        }
    }
}

/// A problem on its way out. `pages::tell_problems` knows the reader's language and puts a sentence in its place.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status: StatusCode = self.status;
        let mut response = status.into_response();
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
