//! Everything on the table says what it is and does, with a rule that holds in its edition.

use std::collections::BTreeMap;

use ethnos::{Edition, Ethnos, Question};
use ethnos_face::EthnosFace;
use face::{Face, Language};
use kernel::{Game, Notation, Published as _, Quiet, Rng, RuleBook, Turn, Viewer};

use crate::pages::all;
use crate::show::Look;
use crate::tables::{set_up, table, words};

/// The classes of what must explain itself, and how many of them a whole match has to show.
const THINGS: [(&str, usize); 9] = [
    ("ally", 500),
    ("mini", 500),
    ("kg", 500),
    ("tok", 500),
    ("stk", 200),
    ("mer", 50),
    ("dragons", 50),
    ("bands", 100),
    ("deck", 50),
];

/// The value of an attribute.
fn value<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    Some(rest.split_once('"')?.0)
}

fn classes(tag: &str) -> impl Iterator<Item = &str> {
    value(tag, "class").unwrap_or_default().split(' ')
}

/// Looks at every tag of a page; counts what explains itself by its class.
fn look(page: &str, edition: &str, book: &RuleBook<'_>, seen: &mut BTreeMap<&str, usize>) {
    for tag in page.split('<').skip(1) {
        let tag = tag.split('>').next().unwrap_or_default();
        if let Some(rule) = value(tag, "data-tip") {
            let says = value(tag, "title").unwrap_or_default();
            assert!(says.ends_with(['.', '!', '?']) || says.len() > 8, "{tag}");
            assert!(
                !says.contains("ET-"),
                "the rule is apart from the sentence: {tag}"
            );
            let rules = book.find(rule);
            // How a bot plays is no matter of the rules.
            let holds = rule.is_empty()
                || rules
                    .iter()
                    .any(|known| known.id == rule && known.holds_in(edition));
            assert!(holds, "{rule} does not hold in {edition}: {tag}");
        }
        let named = |class: &str| classes(tag).any(|own| own == class);
        // What might come, the back of the deck inside of the deck, and symbols are not things on the table.
        if named("plus") || named("back") || tag.starts_with("svg") {
            continue;
        }
        for (class, _) in THINGS {
            if named(class) {
                assert!(
                    value(tag, "data-tip").is_some(),
                    "nothing is said of <{tag}>"
                );
                *seen.entry(class).or_default() += 1;
            }
        }
    }
}

#[test]
fn everything_on_the_table_explains_itself() {
    let mut seen = BTreeMap::new();
    for (seed, wanted) in [
        "edition=first seats=4 tribes=merfolk,orc,giant,troll,elf,skeleton",
        "edition=polish seats=2 tribes=merfolk,orc,giant,troll,elf",
        "edition=second seats=5 tribes=koi,monkey,bear,fox,raccoon,dog",
        "edition=second seats=1 level=easy",
    ]
    .into_iter()
    .enumerate()
    {
        let mut game = table(wanted, seed as u64);
        let mut rng = Rng::stream(&[seed as u64, 4]);
        let edition = EthnosFace::dialect(&game.game().view(Viewer::Spectator));
        let said = Language::ALL.map(|language| words(language, edition));
        let book = RuleBook::read(Ethnos::RULES, Edition::KEYS);
        while let Turn::Ask(seat) = game.game().turn() {
            let step = game.log().len();
            let viewer = [Viewer::Seated(seat), Viewer::Spectator][step % 2];
            let shown = Look {
                game: game.game(),
                viewer,
                words: &said[step / 2 % said.len()],
                events: &[],
                step,
            };
            look(&shown.with(all), edition, &book, &mut seen);
            let mut offered = Vec::new();
            game.game().choices(&mut offered);
            let choice = *rng.pick(&offered).expect("something is offered");
            game.submit(seat, &[choice]).expect("it was offered");
        }
    }
    for (class, least) in THINGS {
        assert!(
            seen.get(class).is_some_and(|n| *n >= least),
            "{class}: {seen:?}"
        );
    }
}

/// Where a marker can go to one kingdom alone, the question and a button name it, and nothing has to be searched for.
#[test]
fn one_kingdom_is_named() {
    let setup = set_up("edition=first seats=3 tribes=dwarf,elf,giant,troll,wingfolk");
    let position = "hand A: purple dwarf, red dwarf\nmarkers duris: A1 B1\nmarkers rhea: A3";
    let mut game = Ethnos::read_position(&setup, position).expect("a position");
    for answer in ["lead purple dwarf", "join red dwarf"] {
        let choice = game.read_choice(answer).expect("notation");
        let mut dice = kernel::Dice::quick(Rng::new(1));
        game.apply(choice, &mut dice, &mut Quiet);
    }
    let viewer = Viewer::Seated(kernel::Seat(0));
    assert_eq!(game.view(viewer).question, Question::Marker);
    let words = words(Language::English, "first");
    let page = Look {
        game: &game,
        viewer,
        words: &words,
        events: &[],
        step: 3,
    }
    .with(all);
    for part in [
        "Place the marker for this Band (2 cards) in Duris?",
        "<button class=\"btn primary\" name=\"answer\" value=\"place duris\">Place the marker in Duris</button>",
        "Breaks the tie for the lead in Duris",
        "Don't place a marker",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(!page.contains("class=\"rowb"), "{page}");
}
