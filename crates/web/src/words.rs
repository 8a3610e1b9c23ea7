//! What the server itself says.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use face::{Language, Words};

use crate::problem::{Problem, Says};

const FILES: [(Language, &str); 2] = [
    (Language::English, include_str!("../words/en.ftl")),
    (Language::Polish, include_str!("../words/pl.ftl")),
];

/// The words of the server, one set for each language.
pub(crate) struct Sayings(Vec<Words>);

impl Sayings {
    pub(crate) fn new() -> Self {
        let words = FILES.map(|(language, file)| {
            Words::new(language, &[file])
                .expect("the word files that the program ships can be read")
        });
        Self(words.into())
    }

    pub(crate) fn of(&self, language: Language) -> &Words {
        let found = self.0.iter().find(|words| words.language() == language);
        found.expect("there are words for every language")
    }

    pub(crate) fn problem(&self, problem: &Problem, language: Language) -> String {
        match &problem.says {
            Says::Phrase(phrase) => self.of(language).say(phrase),
            Says::Text(text) => text.clone(),
        }
    }
}

/// A problem on its way out. Whoever knows the reader's language puts a sentence in its place; see `pages::tell_problems`.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status: StatusCode = self.status;
        let mut response = status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
