//! A table of a corrected content file shows the corrected values: the face has no figure of its own.

use ethnos::Ethnos;
use face::Language;
use kernel::{Published, Seat, Viewer};
use referee::{Match, Seed};

use crate::pages::all;
use crate::show::{Look, told};
use crate::tables::words;

const WANTED: &str = "edition=first seats=4 tribes=orc,merfolk,giant,troll,elf,halfling";

/// A value in the content file, one in its place, and what the page then shows more often.
const CORRECTIONS: [(&str, &str, &str); 5] = [
    (
        "values = [0, 0, 1, 3, 6, 10, 15], beyond = 15",
        "values = [0, 0, 1, 3, 6, 10, 97], beyond = 97",
        "97",
    ),
    (
        "{ space = 12, source = \"found\", ref = \"SG\" }",
        "{ space = 13, source = \"found\", ref = \"SG\" }",
        "13",
    ),
    (
        "{ slot = 3, value = 4, source = \"found\", ref = \"SG\" }",
        "{ slot = 3, value = 94, source = \"found\", ref = \"SG\" }",
        "94",
    ),
    (
        "{ age = 3, value = 6, source = \"found\", ref = \"SG\" }",
        "{ age = 3, value = 93, source = \"found\", ref = \"SG\" }",
        "93",
    ),
    (
        "{ markers = 6, value = 20, source = \"found\", ref = \"SG\" }",
        "{ markers = 6, value = 92, source = \"found\", ref = \"SG\" }",
        "92",
    ),
];

#[test]
fn a_corrected_value_is_shown() {
    let printed = page(Ethnos::CONTENT);
    for (from, to, shown) in CORRECTIONS {
        assert!(Ethnos::CONTENT.contains(from), "{from} is in the content");
        // The first edition stands before the second.
        let corrected = page(&Ethnos::CONTENT.replacen(from, to, 1));
        let (before, after) = (shows(&printed, shown), shows(&corrected, shown));
        assert!(after > before, "{to}: {after} times, {before} before");
    }
}

fn page(content: &str) -> String {
    let content = Ethnos::read_content(content).expect("a corrected value is sound");
    let setup = Ethnos::set_up(&content, &WANTED.parse().expect("a wish")).expect("a set-up");
    let table = Match::<Ethnos>::new(setup, Seed::from_number(5));
    let viewer = Viewer::Seated(Seat(0));
    let look = Look {
        game: table.game(),
        viewer,
        words: &words(Language::English, "first"),
        events: &told(&table, viewer),
        step: 0,
    };
    look.with(all)
}

/// How often a number stands in the text of a page.
fn shows(page: &str, number: &str) -> usize {
    let texts = page.split('>').filter_map(|part| part.split('<').next());
    texts
        .flat_map(|text| text.split(|letter: char| !letter.is_ascii_digit()))
        .filter(|word| *word == number)
        .count()
}
