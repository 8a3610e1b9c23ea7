//! What a person typed, and what it means for the open question.

use catalog::{Answer, AnyTable};
use face::Language;

/// The open question as it is put: numbered answers.
pub(super) struct Asked {
    pub(super) answers: Vec<Answer>,
    /// Where several things are asked for: they are the first of the answers.
    pub(super) set: Option<Set>,
}

#[derive(Clone, Copy)]
pub(super) struct Set {
    members: usize,
    pub(super) least: usize,
    pub(super) most: usize,
}

impl Asked {
    pub(super) fn at(table: &dyn AnyTable, language: Language) -> Self {
        let answers = table.answers(language);
        let Some(set) = table.asked_set(language) else {
            return Self { answers, set: None };
        };
        let (members, least, most) = (set.members.len(), set.least, set.most);
        let mut all = set.members;
        for answer in answers {
            if all.iter().all(|other| other.notation != answer.notation) {
                all.push(answer);
            }
        }
        let set = Some(Set {
            members,
            least,
            most,
        });
        Self { answers: all, set }
    }
}

/// What a person typed.
pub(super) enum Said {
    Answer(Vec<String>),
    /// These of the things that are asked for, and no others.
    These(Vec<usize>),
    /// A number that no answer has.
    NoSuchAnswer,
    /// Several numbers where one is asked for.
    OneOnly,
    Twice,
    /// More or fewer than this.
    NotSoMany(usize),
    Undo,
    Table,
    Log,
    Hint,
    Rule(String),
    Concede,
    Help,
    Quit,
    Nothing,
}

/// Commands are single letters or words, the same in every language; everything else is an answer, by its number or numbers or in
/// notation.
pub(super) fn understand(line: &str, asked: &Asked) -> Said {
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    match first {
        "" => Said::Nothing,
        "?" | "help" => Said::Help,
        "u" | "undo" | "cofnij" => Said::Undo,
        "s" => Said::Table,
        "l" => Said::Log,
        "h" => Said::Hint,
        "r" => Said::Rule(rest.trim().to_owned()),
        "concede" | "poddaję" | "poddaje" => Said::Concede,
        "q" | "quit" => Said::Quit,
        _ => match numbers(line) {
            Some(numbers) => numbered(&numbers, asked),
            None => Said::Answer(line.split(';').map(|part| part.trim().to_owned()).collect()),
        },
    }
}

/// `1 3`, `1, 3` or `1; 3`.
fn numbers(line: &str) -> Option<Vec<usize>> {
    let parts = line.split([' ', ',', ';']).filter(|part| !part.is_empty());
    let numbers: Option<Vec<usize>> = parts.map(|part| part.parse().ok()).collect();
    numbers.filter(|some| !some.is_empty())
}

fn numbered(numbers: &[usize], asked: &Asked) -> Said {
    let places: Option<Vec<usize>> = numbers.iter().map(|nth| nth.checked_sub(1)).collect();
    let Some(mut places) = places.filter(|all| all.iter().all(|&at| at < asked.answers.len()))
    else {
        return Said::NoSuchAnswer;
    };
    let one = |at: usize| Said::Answer(vec![asked.answers[at].notation.clone()]);
    match (asked.set, &places[..]) {
        (None, &[at]) => one(at),
        (None, _) => Said::OneOnly,
        (Some(set), &[at]) if at >= set.members => one(at),
        (Some(set), _) => {
            places.sort_unstable();
            if places.windows(2).any(|pair| pair[0] == pair[1]) {
                return Said::Twice;
            }
            // "And no more" goes without saying.
            places.retain(|&at| at < set.members);
            if places.len() < set.least || (set.least == set.most && places.len() > set.most) {
                return Said::NotSoMany(set.least);
            }
            Said::These(places)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(answers: usize, set: Option<(usize, usize, usize)>) -> Asked {
        let answer = |nth: usize| Answer {
            notation: format!("answer {nth}"),
            sentence: String::new(),
        };
        Asked {
            answers: (1..=answers).map(answer).collect(),
            set: set.map(|(members, least, most)| Set {
                members,
                least,
                most,
            }),
        }
    }

    fn told(line: &str, asked: &Asked) -> String {
        match understand(line, asked) {
            Said::Answer(chain) => chain.join("; "),
            Said::These(places) => format!("{places:?}"),
            Said::NoSuchAnswer => "none".to_owned(),
            Said::OneOnly => "one".to_owned(),
            Said::Twice => "twice".to_owned(),
            Said::NotSoMany(n) => format!("not {n}"),
            _ => "a command".to_owned(),
        }
    }

    #[test]
    fn one_number_is_one_answer() {
        let asked = asked(3, None);
        assert_eq!(told("2", &asked), "answer 2");
        assert_eq!(told("4", &asked), "none");
        assert_eq!(told("0", &asked), "none");
        assert_eq!(told("1 2", &asked), "one");
        assert_eq!(told("lead x; close", &asked), "lead x; close");
        assert_eq!(told("q", &asked), "a command");
    }

    #[test]
    fn a_set_is_named_at_once_and_in_any_order() {
        let any = asked(4, Some((3, 0, 3)));
        assert_eq!(told("3 1", &any), "[0, 2]");
        assert_eq!(told("3,1", &any), "[0, 2]");
        assert_eq!(told("2", &any), "[1]");
        assert_eq!(told("4", &any), "answer 4");
        assert_eq!(told("4 2", &any), "[1]", "the end goes without saying");
        assert_eq!(told("2 2", &any), "twice");
        assert_eq!(told("2 5", &any), "none");
        let two = asked(3, Some((3, 2, 2)));
        assert_eq!(told("1", &two), "not 2");
        assert_eq!(told("1 2 3", &two), "not 2");
        assert_eq!(told("3; 2", &two), "[1, 2]");
    }
}
