//! The name of a game in all its forms.

/// `liars-dice`, and what follows from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Names {
    /// `liars-dice`: the crate, and the name on the command line.
    pub(super) key: String,
    /// `liars_dice`
    module: String,
    /// `LiarsDice`
    kind: String,
    /// `Liars Dice`
    pub(super) title: String,
    /// `LD`: what its rules begin with.
    pub(super) prefix: String,
}

const LONGEST: usize = 24;

/// Words that name something else: in Rust, in its libraries or in the template itself.
const RESERVED: &[&str] = &[
    "abstract",
    "alloc",
    "as",
    "async",
    "await",
    "become",
    "box",
    "break",
    "choice",
    "const",
    "content",
    "continue",
    "core",
    "crate",
    "do",
    "dyn",
    "else",
    "enum",
    "event",
    "extern",
    "false",
    "final",
    "fn",
    "for",
    "game",
    "gen",
    "if",
    "impl",
    "in",
    "let",
    "loop",
    "macro",
    "match",
    "mod",
    "move",
    "mut",
    "override",
    "priv",
    "proc-macro",
    "pub",
    "ref",
    "return",
    "self",
    "setup",
    "side",
    "sourced",
    "static",
    "std",
    "struct",
    "super",
    "template-game",
    "test",
    "trait",
    "true",
    "try",
    "type",
    "typeof",
    "unsafe",
    "unsized",
    "use",
    "view",
    "virtual",
    "where",
    "while",
    "yield",
];

impl Names {
    /// Refuses what cannot be a name, and what is one already.
    pub(super) fn new(key: &str, taken: &[String], prefixes: &[String]) -> Result<Self, String> {
        let refuse = |why: &str| Err(format!("{key:?} cannot be the name of a game: {why}"));
        let of_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if key.is_empty() || !key.chars().all(of_name) {
            return refuse(
                "write small letters from a to z, digits and hyphens, such as liars-dice",
            );
        }
        if key
            .split('-')
            .any(|word| !word.starts_with(|c: char| c.is_ascii_lowercase()))
        {
            return refuse("every word begins with a letter");
        }
        if key.len() < 2 || key.len() > LONGEST {
            return refuse(&format!("it has 2 to {LONGEST} letters"));
        }
        if key.ends_with("-face") {
            return refuse("that is what faces are called");
        }
        if RESERVED.contains(&key) {
            return refuse("it means something else in the code");
        }
        if let Some(other) = taken
            .iter()
            .find(|name| **name == key || **name == format!("{key}-face"))
        {
            return refuse(&format!("there is a crate {other} already"));
        }
        let Some(prefix) = prefix(key, prefixes) else {
            return refuse("all two letters that its rules could begin with are taken");
        };
        let words = || key.split('-').map(capitalised);
        Ok(Self {
            key: key.to_owned(),
            module: key.replace('-', "_"),
            kind: words().collect(),
            title: words().collect::<Vec<_>>().join(" "),
            prefix,
        })
    }

    /// `liars-dice-face`
    pub(super) fn face(&self) -> String {
        format!("{}-face", self.key)
    }

    /// `liars_dice_face::LiarsDiceFace`
    pub(super) fn face_type(&self) -> String {
        format!("{}_face::{}Face", self.module, self.kind)
    }

    /// A text of the template with this name in it.
    pub(super) fn fill(&self, text: &str) -> String {
        text.replace("template-game", &self.key)
            .replace("template_game", &self.module)
            .replace("TemplateGame", &self.kind)
            .replace("Template Game", &self.title)
            .replace("TG-", &format!("{}-", self.prefix))
    }
}

/// Two letters: the first of two words where there are two, else the first and another of the name.
fn prefix(key: &str, taken: &[String]) -> Option<String> {
    let first = key.chars().next()?;
    let words = key
        .split('-')
        .skip(1)
        .filter_map(|word| word.chars().next());
    let letters = key.chars().skip(1).filter(char::is_ascii_lowercase);
    words
        .chain(letters)
        .chain('a'..='z')
        .map(|second| [first, second].iter().collect::<String>().to_uppercase())
        .find(|prefix| !taken.contains(prefix))
}

fn capitalised(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(key: &str) -> Result<Names, String> {
        let owned = |list: &[&str]| list.iter().map(|&one| one.to_owned()).collect::<Vec<_>>();
        Names::new(key, &owned(&["serde", "go-face"]), &owned(&["LD", "ET"]))
    }

    #[test]
    fn a_name_has_many_forms() {
        let names = names("liars-dice").unwrap();
        assert_eq!(
            names.fill("template-game template_game TemplateGame Template Game TG-PLAY-1"),
            "liars-dice liars_dice LiarsDice Liars Dice LI-PLAY-1"
        );
        assert_eq!(names.face_type(), "liars_dice_face::LiarsDiceFace");
    }

    #[test]
    fn rules_begin_with_letters_that_no_other_game_has() {
        let prefix = |key| names(key).unwrap().prefix;
        assert_eq!(prefix("new-game-two"), "NG");
        assert_eq!(prefix("ludo"), "LU");
        assert_eq!(prefix("etna"), "EN", "ET is taken");
    }

    #[test]
    fn bad_and_taken_names_are_refused_with_a_reason() {
        for (key, why) in [
            ("", "small letters"),
            ("Go", "small letters"),
            ("../go", "small letters"),
            ("żubr", "small letters"),
            ("a--b", "begins with a letter"),
            ("go-", "begins with a letter"),
            ("2go", "begins with a letter"),
            ("g", "2 to 24"),
            ("a-name-that-goes-on-and-on", "2 to 24"),
            ("my-face", "faces"),
            ("match", "means something else"),
            ("serde", "there is a crate serde"),
            ("go", "there is a crate go-face"),
        ] {
            let refused = names(key).expect_err(key);
            assert!(refused.contains(why), "{key}: {refused}");
        }
    }
}
