//! Every field of every kind of content can be corrected in a form.

use std::collections::BTreeSet;

use catalog::{
    AnyGame, Correction, Document, GAMES, Mark, Said, correct, earlier, find, miscounts,
    remembering, with_another, without,
};
use face::{Control, Entry};
use kernel::{Shape, Shapes};

fn look<'a>(at: &'a str, sent: &'a [(String, String)]) -> Correction<'a> {
    Correction {
        at,
        state: "",
        past: "",
        deed: "look",
        sent,
    }
}

fn pair(name: &str, value: &str) -> (String, String) {
    (name.to_owned(), value.to_owned())
}

/// What the types of a game know, no place of it left open that a form could not offer.
fn check_known(shapes: &Shapes, shape: &Shape, at: &str, seen: &mut BTreeSet<String>) {
    match shape {
        Shape::Group(name) => {
            if !seen.insert((*name).to_owned()) {
                return;
            }
            let fields = shapes
                .groups
                .get(name)
                .unwrap_or_else(|| panic!("{at}: {name}"));
            assert!(!fields.is_empty(), "{at}: {name}");
            for (key, inner) in fields {
                check_known(shapes, inner, &format!("{at}.{key}"), seen);
            }
        }
        Shape::Choice(name) => {
            if !seen.insert((*name).to_owned()) {
                return;
            }
            let ways = shapes
                .ways
                .get(name)
                .unwrap_or_else(|| panic!("{at}: {name}"));
            assert!(ways.len() > 1, "{at}: {name}");
            for (key, inner) in ways {
                if let Some(inner) = inner {
                    check_known(shapes, inner, &format!("{at}.{key}"), seen);
                }
            }
        }
        Shape::List(inner) | Shape::Map(inner) => check_known(shapes, inner, at, seen),
        Shape::Tuple(parts) => parts
            .iter()
            .for_each(|part| check_known(shapes, part, at, seen)),
        Shape::Word(words) => assert!(!words.is_empty(), "{at}"),
        Shape::Letters(letters) => assert!(!letters.is_empty(), "{at}"),
        Shape::Any | Shape::Flag | Shape::Whole | Shape::Text | Shape::Letter => {}
    }
}

#[test]
fn the_vocabulary_of_each_game_is_known() {
    for listed in GAMES {
        let game = listed.open(None).unwrap();
        let shapes = game.shapes();
        let mut seen = BTreeSet::new();
        check_known(&shapes, &shapes.root, listed.key, &mut seen);
        assert!(seen.len() > 8, "{}: {seen:?}", listed.key);
    }
    let shapes = find("numa-sera").unwrap().open(None).unwrap().shapes();
    assert!(shapes.ways["RawEffect"].len() > 45);
    assert_eq!(shapes.row("kingdom.block"), Some(&Shape::Group("Block")));
}

/// Fields of a form for every field of every row, and each of them can say something else: the file then says it, and nothing else in
/// it has changed but the mark of its source.
#[test]
fn every_field_of_every_kind_can_be_corrected() {
    for listed in GAMES {
        let game = listed.open(None).unwrap();
        let document = Document::read(game.content()).unwrap();
        let mut kinds = BTreeSet::new();
        for row in document
            .rows
            .iter()
            .filter(|row| kinds.insert(row.kind.clone()))
        {
            let shown = correct(
                &*game,
                game.content(),
                game.content(),
                &look(&row.path, &[]),
            )
            .unwrap();
            assert!(!shown.is_changed && shown.fault.is_none(), "{}", row.path);
            assert_eq!(shown.body, game.content(), "{}", row.path);
            let places = places(&shown.control);
            for field in &row.fields {
                let under = format!("{}.", field.key);
                let of_field = |path: &&String| **path == field.key || path.starts_with(&under);
                let is_empty = field.value.as_array().is_some_and(Vec::is_empty);
                assert!(
                    is_empty
                        || places
                            .iter()
                            .map(|(path, _)| path)
                            .any(|path| of_field(&path)),
                    "{}: {}",
                    row.path,
                    field.key
                );
            }
            for (path, other) in &places {
                let sent = [pair(&format!("v.{path}"), other)];
                let changed = correct(
                    &*game,
                    game.content(),
                    game.content(),
                    &look(&row.path, &sent),
                )
                .unwrap();
                assert!(changed.is_changed, "{} {path} = {other}", row.path);
                let again = Document::read(&changed.body).unwrap();
                assert_eq!(again.rows.len(), document.rows.len(), "{} {path}", row.path);
            }
        }
    }
}

/// Where something can be typed or picked, with something else than stands there.
fn places(control: &Control) -> Vec<(String, String)> {
    let mut found = Vec::new();
    control.walk(&mut |place| {
        let other = match &place.what {
            Entry::Number(n) => (n.unwrap_or(3) + 1).to_string(),
            Entry::Text(text) => format!("{text}x"),
            Entry::Flag(flag) => (*flag != Some(true)).to_string(),
            Entry::Pick { chosen, options } => {
                let other = options.iter().find(|option| *option != chosen);
                other.cloned().unwrap_or_default()
            }
            _ => return,
        };
        found.push((place.path.clone(), other));
    });
    found
}

fn corrected(game: &dyn AnyGame, at: &str, sent: &[(String, String)]) -> Document {
    let done = correct(game, game.content(), game.content(), &look(at, sent)).unwrap();
    assert_eq!(done.fault, None);
    Document::read(&done.body).unwrap()
}

/// What is corrected says so, and can be taken back.
#[test]
fn a_correction_is_marked_and_can_be_undone() {
    let game = find("numa-sera").unwrap().open(None).unwrap();
    let sent = [pair("v.cost.capital", "7")];
    let row = corrected(&*game, "battle.0", &sent);
    let row = row.row("battle.0").unwrap();
    assert_eq!(row.plain("cost").as_deref(), Some("7"));
    assert_eq!(row.mark(), Mark::Corrected);

    let first = correct(
        &*game,
        game.content(),
        game.content(),
        &look("battle.0", &sent),
    )
    .unwrap();
    assert_eq!(first.past.lines().count(), 1);
    let back = Correction {
        state: &first.state,
        past: &first.past,
        deed: "undo",
        ..look("battle.0", &[])
    };
    let back = correct(&*game, game.content(), game.content(), &back).unwrap();
    assert!(!back.is_changed && back.past.is_empty());
    assert_eq!(back.body, game.content());
    let ours = Correction {
        state: &first.state,
        deed: "ours",
        ..look("battle.0", &[])
    };
    assert!(
        !correct(&*game, game.content(), game.content(), &ours)
            .unwrap()
            .is_changed
    );
}

/// Effects can be added, exchanged for any other of the vocabulary, and taken out.
#[test]
fn any_effect_can_be_chosen() {
    let game = find("numa-sera").unwrap().open(None).unwrap();
    let add = Correction {
        deed: "add abilities.0.do",
        ..look("boon.0", &[])
    };
    let added = correct(&*game, game.content(), game.content(), &add).unwrap();
    let before = correct(&*game, game.content(), game.content(), &look("boon.0", &[])).unwrap();
    let effects = |control: &Control| {
        let mut n = 0;
        control.walk(&mut |place| {
            let rest = place.path.strip_prefix("abilities.0.do.");
            n += usize::from(rest.is_some_and(|rest| !rest.contains('.')));
        });
        n
    };
    assert_eq!(effects(&added.control), effects(&before.control) + 1);
    let shapes = game.shapes();
    for (way, _) in &shapes.ways["RawEffect"] {
        let sent = [pair("k.abilities.0.do.0", way)];
        let chosen = correct(
            &*game,
            game.content(),
            game.content(),
            &look("boon.0", &sent),
        )
        .unwrap();
        assert!(chosen.state.contains(way), "{way}: {}", chosen.state);
        // The loader may refuse it there, but it can read it.
        if let Some(fault) = chosen.fault {
            assert!(
                !fault.why.key.contains("unknown") && fault.why.key != "fault-missing",
                "{way}: {fault}"
            );
            assert!(fault.line > 1 && !fault.at.is_empty(), "{way}: {fault}");
        }
    }
    let remove = Correction {
        deed: "remove abilities.0.do.1",
        state: &added.state,
        ..look("boon.0", &[])
    };
    let removed = correct(&*game, game.content(), game.content(), &remove).unwrap();
    assert_eq!(effects(&removed.control), effects(&before.control));
}

/// An Ekö tile and a row of Ethnos's tokens.
#[test]
fn tiles_and_tokens_can_be_corrected() {
    let eko = find("eko").unwrap().open(None).unwrap();
    let tile = corrected(&*eko, "tile.0", &[pair("v.spec", "C...R..")]);
    assert_eq!(
        tile.row("tile.0").unwrap().plain("spec").as_deref(),
        Some("C...R..")
    );
    let picked = corrected(&*eko, "tile.0", &[pair("v.spec.3", "Y canyon")]);
    let picked = picked.row("tile.0").unwrap().plain("spec");
    assert_eq!(picked.as_deref(), Some("C..Y..."));
    let wrong = [pair("v.spec", "C..Z...")];
    let wrong = correct(&*eko, eko.content(), eko.content(), &look("tile.0", &wrong)).unwrap();
    let fault = wrong.fault.unwrap();
    assert!(
        fault.line > 1 && fault.row.as_deref() == Some("tile.0"),
        "{fault}"
    );

    let ethnos = find("ethnos").unwrap().open(None).unwrap();
    let sent = [pair("v.value", "5")];
    let row = corrected(&*ethnos, "first.tokens.2", &sent);
    assert_eq!(
        row.row("first.tokens.2").unwrap().plain("value").as_deref(),
        Some("5")
    );
}

/// Whatever is sent, it is a form, a fault with its place, or no row.
#[test]
fn nonsense_is_a_fault_and_never_more() {
    let game = find("numa-sera").unwrap().open(None).unwrap();
    for (state, past, deed) in [
        ("nonsense", "nonsense", "undo"),
        ("{ abilities = 3 }", "", "add abilities.0.do"),
        ("{ abilities = [] }", "", "remove abilities.7"),
        ("{}", "[1]", "undo"),
        ("[[[[", "{", "ours"),
    ] {
        let order = Correction {
            state,
            past,
            deed,
            ..look("battle.3", &[])
        };
        assert!(
            correct(&*game, game.content(), game.content(), &order).is_some(),
            "{state} {deed}"
        );
    }
    assert!(
        correct(
            &*game,
            game.content(),
            game.content(),
            &look("battle.999", &[])
        )
        .is_none()
    );
}

/// A fault deep in a card is told at the place whose change brought it.
#[test]
fn a_fault_knows_its_place() {
    let numa = find("numa-sera").unwrap().open(None).unwrap();
    let places = correct(&*numa, numa.content(), numa.content(), &look("boon.0", &[])).unwrap();
    let mut deep = None;
    places.control.walk(&mut |place| {
        if matches!(place.what, Entry::Number(Some(_))) && place.path.starts_with("abilities") {
            deep = Some(place.path.clone());
        }
    });
    let deep = deep.expect("a Boon does something so many times");
    let sent = [
        pair(&format!("v.{deep}"), "900"),
        pair("v.name", "Another name"),
    ];
    let wrong = correct(
        &*numa,
        numa.content(),
        numa.content(),
        &look("boon.0", &sent),
    )
    .unwrap();
    assert!(wrong.fault.is_some(), "{deep}");
    assert_eq!(wrong.fault_at.as_deref(), Some(deep.as_str()));
    let eko = find("eko").unwrap().open(None).unwrap();
    let sent = [pair("v.goal.value", "0")];
    let wrong = correct(&*eko, eko.content(), eko.content(), &look("figures", &sent)).unwrap();
    assert_eq!(wrong.fault_at.as_deref(), Some("goal.value"));
    // Of a tile, the space.
    let sent = [pair("v.spec.4", "Y canyon")];
    let wrong = correct(&*eko, eko.content(), eko.content(), &look("tile.0", &sent)).unwrap();
    assert_eq!(wrong.fault_at.as_deref(), Some("spec.4"));
}

/// What was changed is told step by step.
#[test]
fn changes_are_remembered() {
    let game = find("numa-sera").unwrap().open(None).unwrap();
    let sent = [pair("v.cost.capital", "7")];
    let first = correct(
        &*game,
        game.content(),
        game.content(),
        &look("battle.0", &sent),
    )
    .unwrap();
    let sent = [pair("v.name", "Mine")];
    let order = Correction {
        state: &first.state,
        past: &first.past,
        ..look("battle.0", &sent)
    };
    let second = correct(&*game, game.content(), game.content(), &order).unwrap();
    let told: Vec<_> = second.history.iter().flatten().collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert_eq!(
        (told[0].0.as_str(), told[0].2.to_string().as_str()),
        ("cost.capital", "7")
    );
    assert_eq!(
        (told[1].0.as_str(), told[1].2.to_string().as_str()),
        ("name", "Mine")
    );
}

/// What is kept leaves what was before at the end of the file, as a comment: it can be told and put back, and old lines go.
#[test]
fn a_file_remembers_what_it_said() {
    let game = find("numa-sera").unwrap().open(None).unwrap();
    let mut text = game.content().to_owned();
    for n in 0..45_i64 {
        let sent = [pair("v.cost.capital", &(n % 2 + 7).to_string())];
        let done = correct(&*game, &text, game.content(), &look("battle.0", &sent)).unwrap();
        text = remembering(&text, done.body, "battle.0", n);
    }
    assert!(game.with_content(&text).is_ok());
    let past = earlier(&Document::read(&text).unwrap());
    assert_eq!(past.len(), 40);
    let last = &past[0];
    assert_eq!((last.when, last.at.as_deref()), (44, Some("battle.0")));
    let capital = |(at, before, after): &(String, Said, Said)| {
        (at == "cost.capital").then(|| (before.to_string(), after.to_string()))
    };
    let told: Vec<_> = last.changes.iter().filter_map(capital).collect();
    assert_eq!(told, [("8".to_owned(), "7".to_owned())]);
    // A form that begins with what was before puts it back.
    let back = Correction {
        state: &last.state,
        ..look("battle.0", &[])
    };
    let back = correct(&*game, &text, game.content(), &back).unwrap();
    assert!(back.is_changed && back.fault.is_none());
    let row = Document::read(&back.body).unwrap();
    let cost = row.row("battle.0").unwrap().plain("cost");
    assert_eq!(cost.as_deref(), Some("8"));
    // A card that is gone is told of.
    let less = without(&*game, &text, "maven.1").unwrap();
    let text = remembering(&text, less.body, "maven.1", 45);
    let gone = earlier(&Document::read(&text).unwrap());
    assert_eq!((gone[0].kind.as_str(), gone[0].when), ("maven", 45));
    assert!(gone[0].at.is_none() && gone[0].changes.is_empty());
}

/// A card less, and another one in its place: the rulebook's count is told meanwhile, and more than fit into the box are refused.
#[test]
fn cards_come_and_go_where_counts_allow() {
    let game = find("numa-sera").unwrap().open(None).unwrap();
    let full = with_another(&*game, game.content(), "maven.0").unwrap();
    let why = full.fault.unwrap().to_string();
    assert!(why.contains("NS-R1-2"), "{why}");
    let less = without(&*game, game.content(), "maven.1").unwrap();
    assert_eq!(less.fault, None);
    let short = miscounts("numa-sera", &Document::read(&less.body).unwrap());
    let counts: Vec<_> = short.iter().map(|it| (it.have, it.want, it.rule)).collect();
    assert_eq!(counts, [(79, 80, "NS-R1-2")]);
    let game = game.with_content(&less.body).unwrap();
    let more = with_another(&*game, game.content(), "boon.0").unwrap();
    assert_eq!(more.fault, None);
    let document = Document::read(&more.body).unwrap();
    assert!(miscounts("numa-sera", &document).is_empty());
    let (one, two) = (
        document.row("boon.0").unwrap(),
        document.row(&more.at).unwrap(),
    );
    assert_eq!(two.id(), format!("{}_2", one.id()));
    assert_eq!(one.plain("abilities"), two.plain("abilities"));
    // What there is one of stays.
    assert_eq!(without(&*game, game.content(), "meta"), None);
    assert_eq!(with_another(&*game, game.content(), "meta"), None);
}

/// The counts of what the program ships are those of the rulebooks.
#[test]
fn our_counts_are_those_of_the_rulebooks() {
    for listed in GAMES {
        let game = listed.open(None).unwrap();
        let document = Document::read(game.content()).unwrap();
        assert_eq!(miscounts(listed.key, &document), [], "{}", listed.key);
    }
    // Every list that is counted is there, and cites a rule that is.
    for listed in GAMES {
        let game = listed.open(None).unwrap();
        let rules = game.rules(face::Language::English);
        for miscount in miscounts(listed.key, &Document::read("[nothing]\nx = 1\n").unwrap()) {
            assert!(!rules.find(miscount.rule).is_empty(), "{}", miscount.rule);
        }
    }
}

/// Where a row names others, they are picked, and never typed.
#[test]
fn rows_that_are_named_are_picked() {
    let game = find("numa-sera").unwrap().open(None).unwrap();
    let hero = correct(&*game, game.content(), game.content(), &look("hero.0", &[])).unwrap();
    let mut kingdoms = Vec::new();
    hero.control.walk(&mut |place| {
        if let (true, Entry::Pick { options, .. }) = (place.path == "kingdom", &place.what) {
            kingdoms.clone_from(options);
        }
    });
    assert_eq!(kingdoms, ["numa_sera", "meran", "siaa_dee", "dena_vale"]);
}

/// Words that rows of a kind share are picked: a Kingdom's colour is one of its own edition's, a tile's back one of three, a source a
/// mark. What its game does not read is known as that.
#[test]
fn shared_words_are_picked() {
    let picked = |game: &str, at: &str, path: &str| {
        let game = find(game).unwrap().open(None).unwrap();
        let row = correct(&*game, game.content(), game.content(), &look(at, &[])).unwrap();
        let mut found = None;
        row.control.walk(&mut |place| {
            if let (true, Entry::Pick { options, .. }) = (place.path == path, &place.what) {
                found = Some(options.clone());
            }
        });
        (found.unwrap_or_default(), row.unread)
    };
    let (colours, unread) = picked("ethnos", "first.kingdoms.1", "colour");
    assert_eq!(
        colours,
        ["orange", "green", "grey", "blue", "purple", "red"]
    );
    assert!(unread.contains(&"name".to_owned()), "{unread:?}");
    let (backs, _) = picked("eko", "tile.0", "back");
    assert_eq!(backs, ["grey", "blue", "red"]);
    let (marks, unread) = picked("ethnos", "first.tokens.0", "source");
    assert!(marks.contains(&"corrected".to_owned()), "{marks:?}");
    assert!(unread.is_empty(), "{unread:?}");
    let (names, _) = picked("eko", "temple.0", "name");
    assert!(names.is_empty(), "a name is typed");
}
