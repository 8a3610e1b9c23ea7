//! Words without their endings. Two forms of a word have to become the same, whether that is a word or not; what is irregular is a line of data.

use crate::language::Language;

/// Endings of Polish words without their marks, the longest first among those that fit.
const POLISH: [&str; 96] = [
    "owaniem", "owania", "owanie", "owaniu", "ywania", "ywanie", "ywaniu", "ujacych", "ujacy",
    "owac", "ywac", "ywam", "ujesz", "ujemy", "uje", "uja", "aniem", "eniem", "ania", "anie",
    "aniu", "enia", "enie", "eniu", "iscie", "alem", "alam", "ilem", "asz", "esz", "isz", "ysz",
    "amy", "emy", "imy", "ymy", "ajac", "acych", "acymi", "acego", "acej", "acy", "aca", "ace",
    "iami", "ami", "iach", "ach", "ego", "emu", "ych", "ich", "ymi", "imi", "iej", "ej", "iom",
    "om", "owie", "owi", "ow", "iem", "em", "iego", "iemu", "ony", "ona", "one", "any", "ana",
    "ane", "eni", "ani", "cie", "ial", "ala", "ali", "ila", "ili", "ac", "ic", "yc", "al", "il",
    "yl", "ia", "ie", "iu", "ii", "io", "am", "im", "ym", "ek", "aj", "ij",
];

/// The stem of a word that is already [`plain`].
///
/// ```
/// use face::{Language, search::stem};
///
/// assert_eq!(stem("placing", Language::English), stem("placed", Language::English));
/// assert_ne!(stem("tie", Language::English), stem("abilities", Language::English));
/// assert_eq!(stem("krazkow", Language::Polish), stem("krazek", Language::Polish));
/// ```
#[must_use]
pub fn stem(word: &str, language: Language) -> String {
    if word.starts_with(|first: char| first.is_ascii_digit()) {
        return word.to_owned();
    }
    match language {
        Language::English => english(word),
        Language::Polish => polish(word),
    }
}

/// What Polish verbs begin with: *bić*, *zbić* and *pobić* are asked for alike.
const BEGINNINGS: [&str; 14] = [
    "prze", "przy", "roz", "pod", "nad", "wy", "za", "po", "na", "od", "do", "ob", "u", "z",
];

/// A stem without the beginning that only says how something is done; at least four letters are left.
pub(super) fn root(stem: &str, language: Language) -> &str {
    if language != Language::Polish {
        return stem;
    }
    let mut roots = BEGINNINGS
        .iter()
        .filter_map(|start| stem.strip_prefix(start));
    roots.find(|root| root.len() >= 4).unwrap_or(stem)
}

/// Consonants as Polish softens them before the ending of a case, and what they were: *kostka*, *kostce*; *noga*, *nodze*; *karta*, *karcie*.
const SOFTENED: [(&str, &str); 7] = [
    ("dz", "g"),
    ("dz", "d"),
    ("sz", "ch"),
    ("rz", "r"),
    ("ci", "t"),
    ("c", "k"),
    ("c", "t"),
];

/// What a stem may have been in another case.
pub(super) fn hardened(stem: &str, language: Language) -> impl Iterator<Item = String> {
    let changes = match language {
        Language::English => &[][..],
        Language::Polish => &SOFTENED[..],
    };
    changes.iter().filter_map(move |(soft, hard)| {
        let short = stem.strip_suffix(soft)?;
        (short.len() >= 2).then(|| format!("{short}{hard}"))
    })
}

/// Small letters without marks, as people type them on any keyboard.
pub(super) fn plain(word: &str) -> String {
    let letters = word.chars().flat_map(char::to_lowercase);
    letters
        .map(|letter| match letter {
            'ą' | 'á' | 'à' => 'a',
            'ć' => 'c',
            'ę' | 'é' | 'è' => 'e',
            'ł' => 'l',
            'ń' => 'n',
            'ó' | 'ö' => 'o',
            'ś' => 's',
            'ź' | 'ż' => 'z',
            other => other,
        })
        .collect()
}

fn english(word: &str) -> String {
    let word = plural(word);
    let word = past(&word);
    let mut word = derived(&word);
    if word.len() > 3 && word.ends_with('e') {
        word.pop();
    }
    if word.len() > 3 && word.ends_with('y') {
        word.pop();
        word.push('i');
    }
    word
}

fn plural(word: &str) -> String {
    if word.len() > 4
        && let Some(one) = word.strip_suffix("ies")
    {
        return format!("{one}y");
    }
    let hisses = ["sses", "xes", "zes", "ches", "shes"];
    if hisses.iter().any(|end| word.ends_with(end)) {
        return word[..word.len() - 2].to_owned();
    }
    let is_plural = word.len() > 3
        && word.ends_with('s')
        && !word.ends_with("ss")
        && !word.ends_with("us")
        && !word.ends_with("is");
    word[..word.len() - usize::from(is_plural)].to_owned()
}

fn past(word: &str) -> String {
    let short = ["ing", "ed"].iter().find_map(|end| word.strip_suffix(end));
    let Some(short) = short.filter(|short| short.len() >= 3 && has_vowel(short)) else {
        return word.to_owned();
    };
    let doubled = short.as_bytes().windows(2).next_back();
    let doubled = doubled.is_some_and(|last| last[0] == last[1] && !b"lsz".contains(&last[0]));
    short[..short.len() - usize::from(doubled)].to_owned()
}

/// *Movement* is about to move, *construction* about to construct.
fn derived(word: &str) -> String {
    for (end, least) in [("ation", 4), ("ment", 4), ("ness", 4)] {
        if let Some(short) = word.strip_suffix(end).filter(|short| short.len() >= least) {
            return short.to_owned();
        }
    }
    if word.ends_with("tion") || word.ends_with("sion") {
        return word[..word.len() - 3].to_owned();
    }
    match word.strip_suffix("ate").or(word.strip_suffix("at")) {
        Some(short) if short.len() >= 5 => short.to_owned(),
        _ => word.to_owned(),
    }
}

fn has_vowel(word: &str) -> bool {
    word.contains(['a', 'e', 'i', 'o', 'u', 'y'])
}

fn polish(word: &str) -> String {
    // A vowel that comes and goes: koniec, końca; krążek, krążka.
    if let Some(short) = word.strip_suffix("iec").filter(|short| short.len() >= 3) {
        return format!("{short}c");
    }
    if let Some(short) = word.strip_suffix("ek").filter(|short| short.len() >= 3) {
        return format!("{short}k");
    }
    let fitting = POLISH.iter().filter_map(|end| word.strip_suffix(end));
    let short = fitting
        .filter(|short| short.len() >= 3)
        .min_by_key(|short| short.len());
    let short = short.unwrap_or(word);
    let vowels = ['a', 'e', 'i', 'o', 'u', 'y'];
    let bare = short.trim_end_matches(vowels);
    match bare.len() >= 3 {
        true => bare.to_owned(),
        false => short.to_owned(),
    }
}
