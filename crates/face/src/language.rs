//! The languages that people can choose. A new one is added here; the compiler and the tests then name its missing word files.

use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    #[default]
    English,
    Polish,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::English, Language::Polish];

    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Polish => "pl",
        }
    }

    /// What the language calls itself.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Polish => "Polski",
        }
    }
}

/// One value for each language. It is built from all of them, so a language without its value does not compile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByLanguage<T> {
    pub english: T,
    pub polish: T,
}

/// The text files of every language whose paths differ by its code only: `word_files!("../words/setup.", ".ftl")` includes
/// `../words/setup.en.ftl` and its translations, beside the file where it is written. Several files of a language become one
/// text: `word_files!("../words/setup.", "../words/errors."; ".ftl")`.
#[macro_export]
macro_rules! word_files {
    ($before:literal, $after:literal) => {
        $crate::word_files!($before; $after)
    };
    ($($before:literal),+; $after:literal) => {
        $crate::ByLanguage {
            english: concat!($(include_str!(concat!($before, "en", $after))),+),
            polish: concat!($(include_str!(concat!($before, "pl", $after))),+),
        }
    };
}

impl<T> ByLanguage<T> {
    /// Makes the value of each language.
    pub fn from_fn(mut value: impl FnMut(Language) -> T) -> Self {
        Self {
            english: value(Language::English),
            polish: value(Language::Polish),
        }
    }

    #[must_use]
    pub const fn of(&self, language: Language) -> &T {
        match language {
            Language::English => &self.english,
            Language::Polish => &self.polish,
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(code: &str) -> Result<Self, String> {
        let known = Self::ALL
            .into_iter()
            .find(|language| language.code() == code);
        known.ok_or_else(|| {
            let codes = Self::ALL.map(Self::code).join(", ");
            format!("there is no language {code:?}; choose from: {codes}")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_its_own_value_and_code() {
        let codes = ByLanguage::from_fn(Language::code);
        for language in Language::ALL {
            assert_eq!(*codes.of(language), language.code());
            assert_eq!(language.code().parse(), Ok(language));
        }
        let files: ByLanguage<&str> = word_files!("../words/", ".ftl");
        assert_ne!(files.english, files.polish);
    }

    #[test]
    fn an_unknown_code_is_told_the_known_ones() {
        let refused = "xx".parse::<Language>().unwrap_err();
        let told = "there is no language \"xx\"; choose from: en, pl";
        assert!(refused.starts_with(told), "{refused}");
    }
}
