//! What tests ask of word files: that every language has the same messages, that a file has each of them once, and that the
//! program says them all.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::{ByLanguage, Language};

/// The keys of the messages of a word file.
pub fn keys(file: &str) -> BTreeSet<&str> {
    heads(file).filter(|key| !key.starts_with('-')).collect()
}

/// The keys that a word file has twice. Fluent keeps messages and terms in one heap: `-tribe` would hide `tribe`.
pub fn doubles(file: &str) -> impl Iterator<Item = &str> {
    let mut seen = BTreeSet::new();
    heads(file).filter(move |key| !seen.insert(key.trim_start_matches('-')))
}

/// Compares the word files of all languages, and asks of each key whether it is ever said.
///
/// # Errors
/// A line for each message that is missing, double or never said.
pub fn check_words<T: AsRef<str>>(
    files: &ByLanguage<T>,
    is_said: impl Fn(&str) -> bool,
) -> Result<(), String> {
    let english = keys(files.english.as_ref());
    let mut problems = Vec::new();
    for language in Language::ALL {
        let file = files.of(language).as_ref();
        let own = keys(file);
        let missing = english.difference(&own);
        problems.extend(missing.map(|key| format!("{language}: {key} is missing")));
        let more = own.difference(&english);
        problems.extend(more.map(|key| format!("{language}: {key} is not in English")));
        problems.extend(doubles(file).map(|key| format!("{language}: {key} is there twice")));
    }
    let unsaid = english.iter().filter(|key| !is_said(key));
    problems.extend(unsaid.map(|key| format!("{key} is never said")));
    if problems.is_empty() {
        Ok(())
    } else {
        Err(problems.join("\n"))
    }
}

/// Whether a key is written out, in quotes, in the sources of any crate beside `folder`, which is `env!("CARGO_MANIFEST_DIR")`.
///
/// # Panics
/// If the sources cannot be read.
pub fn is_quoted_beside(folder: &str) -> impl Fn(&str) -> bool {
    let crates = Path::new(folder).parent().expect("a crate has a folder");
    let mut sources = String::new();
    for one in folders(crates) {
        read_all(&one.join("src"), &mut sources);
    }
    move |key| sources.contains(&format!("\"{key}\""))
}

fn heads(file: &str) -> impl Iterator<Item = &str> {
    file.lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase() || c == '-'))
        .filter_map(|line| Some(line.split_once(" =")?.0))
}

fn folders(of: &Path) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(of).expect("the folder of the crates can be read");
    let paths = entries.map(|entry| entry.expect("an entry can be read").path());
    paths.filter(|path| path.is_dir()).collect()
}

fn read_all(folder: &Path, into: &mut String) {
    let Ok(entries) = fs::read_dir(folder) else {
        return; // A folder without sources, such as that of a template.
    };
    for entry in entries {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            read_all(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            *into += &fs::read_to_string(&path).expect("sources are text");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_differs_is_told_how() {
        let files = ByLanguage::from_fn(|language| match language {
            Language::Polish => "one = 1\nthree = 3\none = 1\n",
            _ => "one = 1\ntwo = 2\n    .acc = second\n-term = T\n",
        });
        let problems = check_words(&files, |key| key == "one").unwrap_err();
        assert_eq!(
            problems,
            "pl: two is missing\npl: three is not in English\npl: one is there twice\ntwo is never said"
        );
    }

    #[test]
    fn the_words_that_every_game_needs_are_said() {
        let files: ByLanguage<&str> = crate::word_files!("../words/", ".ftl");
        let quoted = is_quoted_beside(env!("CARGO_MANIFEST_DIR"));
        let said = |key: &str| quoted(key) || key.starts_with("ui-bot-");
        check_words(&files, said).unwrap_or_else(|problems| panic!("{problems}"));
    }
}
