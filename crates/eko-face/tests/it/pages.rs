//! The board as a page shows it: all of it, in both languages, and every answer within reach.

use eko::{Choice, Eko, Event, Hex, Stage, Terrain, View};
use eko_face::EkoFace;
use face::{Face, Language, Offer, Scene, Words};
use kernel::{Game, Notation, Rng, Seat, Turn, Viewer};
use referee::{Match, Seed};

use crate::{all_variants, setup, words};

pub(crate) fn table(wish: &str, steps: usize) -> Match<Eko> {
    let mut table = Match::<Eko>::new(setup(wish), Seed::from_number(3));
    let mut rng = Rng::new(3);
    for _ in 0..steps {
        let Turn::Ask(seat) = table.game().turn() else {
            break;
        };
        let mut offered = Vec::new();
        table.game().choices(&mut offered);
        table.submit(seat, &[*rng.pick(&offered).unwrap()]).unwrap();
    }
    table
}

pub(crate) fn scene<'a>(
    view: &'a View,
    offers: &'a [Offer<Choice>],
    words: &'a Words,
) -> Scene<'a, EkoFace> {
    Scene::<EkoFace> {
        view,
        words,
        offers,
        why_not: &|_| None,
        write: &|_| String::new(),
        sitters: &[],
        recent: &[],
        remembered: &[],
        past: false,
        notes: &face::NOTHING,
        step: 7,
        over: false,
        standings: None,
        path: "/t/x",
        rules: "/rules/eko",
    }
}

pub(crate) fn page(view: &View, offers: &[Offer<Choice>], words: &Words) -> String {
    EkoFace::stage(&scene(view, offers, words)).into_string()
}

pub(crate) fn asked(table: &Match<Eko>, words: &Words) -> (View, Vec<Offer<Choice>>) {
    let Turn::Ask(seat) = table.game().turn() else {
        panic!("the game goes on");
    };
    let view = table.game().view(Viewer::Seated(seat));
    let mut choices = Vec::new();
    table.game().choices(&mut choices);
    let offer = |choice| Offer {
        choice,
        notation: table.game().write_choice(choice),
        sentence: words.say(&EkoFace::option(&view, choice)),
    };
    let offers = choices.into_iter().map(offer).collect();
    (view, offers)
}

/// EK-S1 to EK-S7, EK-V-T1, EK-V-R1: every space is drawn and says what it is, every stack as high as it is, every building.
#[test]
fn the_whole_board_is_drawn() {
    for (wish, steps) in [("seats=2", 0), ("seats=4", 150), (&all_variants(4), 120)] {
        let table = table(wish, steps);
        for language in Language::ALL {
            let words = words(language);
            let (view, offers) = asked(&table, &words);
            let page = page(&view, &offers, &words);
            let count = |part: &str| page.matches(part).count();
            assert_eq!(
                count("class=\"spot hx"),
                view.board().terrain().count(),
                "{wish}"
            );
            for discs in 1..=4 {
                let high = view.stacks.iter().filter(|stack| stack.discs == discs);
                let drawn = [("discs", false), ("emperor", true)].map(|(name, emperor)| {
                    let wanted = high.clone().filter(|stack| stack.emperor == emperor);
                    let on_board = board_of(&page)
                        .matches(&format!("#eko-{name}-{discs}\""))
                        .count();
                    (on_board, wanted.count())
                });
                assert!(
                    drawn.iter().all(|(is, wanted)| is == wanted),
                    "{wish}: {discs} {drawn:?}"
                );
            }
            assert_eq!(
                board_of(&page).matches(" house\"").count(),
                view.buildings.len()
            );
            for key in [
                "table-",
                "terrain-",
                "building-",
                "sheet-",
                "ask-",
                "tip-",
                "goal-",
                "row-",
            ] {
                assert!(!page.contains(&format!(">{key}")), "{key} is not a word");
                assert!(
                    !page.contains(&format!("title=\"{key}")),
                    "{key} is not a word"
                );
            }
        }
    }
}

/// The picture of the board alone, without the small pictures around it.
fn board_of(page: &str) -> &str {
    let from = page.find("<svg class=\"pic\"").unwrap();
    &page[from..from + page[from..].find("</svg>").unwrap()]
}

/// The values of a field of the form, as a page has them.
pub(crate) fn values<'p>(page: &'p str, field: &str) -> Vec<&'p str> {
    let named = format!("name=\"{field}\"");
    let tags = page.split('<').filter(|tag| tag.contains(&named));
    tags.filter_map(|tag| tag.split("value=\"").nth(1)?.split('"').next())
        .collect()
}

/// EK-M3, EK-K1, EK-RF2: whatever is offered can be chosen on the page, in one press or as part of what is composed, and all that can
/// be composed is taken by the referee as a whole; what it leaves open has more than one answer.
#[test]
fn every_answer_is_within_reach() {
    let words = words(Language::English);
    let (mut composed, mut pressed) = (0, 0);
    for (wish, from) in [
        ("seats=3", 0),
        (&all_variants(2), 0),
        (&all_variants(4), 90),
    ] {
        for steps in (from..from + 130).step_by(2) {
            let table = table(wish, steps);
            if table.turn() == Turn::Over {
                break;
            }
            let (view, offers) = asked(&table, &words);
            let page = page(&view, &offers, &words);
            let goals = values(&page, "goal");
            for goal in &goals {
                takes(&table, &view, &[("goal", goal)]);
                composed += 1;
            }
            let answers = values(&page, "answer");
            let rows: Vec<&str> = page.split("name=\"add-").skip(1).collect();
            for offer in &offers {
                let first = |goal: &&&str| goal.split(" / ").next() == Some(&offer.notation);
                let row = offer.notation.strip_prefix("reinforce ");
                let row = row.is_some_and(|at| rows.iter().any(|row| row.starts_with(at)));
                let found = answers.contains(&offer.notation.as_str());
                assert!(
                    found || row || goals.iter().any(|goal| first(&goal)),
                    "{} is nowhere at {:?}",
                    offer.notation,
                    view.stage
                );
                pressed += usize::from(found);
                for place in EkoFace::places(&view, offer.choice) {
                    assert!(page.contains(&format!("data-at=\"{place}\"")), "{place}");
                }
            }
        }
    }
    assert!(composed > 1_000 && pressed > 20, "{composed} {pressed}");
}

/// The referee takes what these fields mean, and asks nothing after it that has a single answer.
#[track_caller]
fn takes(table: &Match<Eko>, view: &View, fields: &[(&str, &str)]) -> Vec<String> {
    let seat = view.asked.unwrap();
    let fields: Vec<(String, String)> = fields
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    let chain = EkoFace::read_form(view, &fields).unwrap();
    let preview = table.preview_text(seat, &chain);
    assert_eq!(
        preview.steps,
        chain.len(),
        "{chain:?}: {:?}",
        preview.refusal
    );
    let after = &preview.after;
    let begins = |event: &Event| matches!(event, Event::TurnBegan { .. });
    if after.asked == Some(seat) && !preview.events.iter().any(begins) {
        let choices = after.choices();
        // The one stack that can get discs is asked for together with how many.
        let row = |choice: &Choice| {
            matches!(choice, Choice::Reinforce(_)) && after.then(*choice).choices().len() > 1
        };
        assert!(
            choices.len() > 1 || choices.iter().any(row),
            "{chain:?} leads to {:?}",
            after.stage
        );
    }
    chain
}

/// EK-V-W2, EK-RF4: with the Temple of the Wind several stacks get discs, in whatever order they are chosen, the Emperor where he is wanted.
#[test]
fn a_reinforcement_is_spread() {
    let setup = setup("seats=2 +temple-of-the-wind board=standard");
    let game = Match::<Eko>::new(setup.clone(), Seed::from_number(1));
    let view = game.game().view(Viewer::Spectator);
    let temple = view
        .board()
        .terrain()
        .find(|(_, kind)| *kind == Terrain::TempleOfTheWind);
    let temple = temple.unwrap().0;
    let text = format!(
        "phase: reinforcement\nso far: acted\nstack k13: A 1\nstack o9: A 2\nstack j12: B 1 emperor\nreserve A: 5 emperor\nbuilding {temple}: A encampment"
    );
    let state = Eko::read_position(&setup, &text).unwrap();
    let view = state.view(Viewer::Seated(Seat(0)));
    let rows: Vec<String> = view
        .stacks
        .iter()
        .filter(|stack| stack.owner == Seat(0))
        .map(|stack| stack.at.to_string())
        .collect();
    let fields: Vec<(String, String)> = [
        (format!("add-{}", rows[1]), "2".to_owned()),
        (format!("add-{}", rows[0]), "1".to_owned()),
        ("crown".to_owned(), rows[1].clone()),
    ]
    .into();
    let chain = EkoFace::read_form(&view, &fields).unwrap();
    let wanted = [
        format!("reinforce {}", rows[0]),
        "add 1".to_owned(),
        format!("reinforce {}", rows[1]),
        "add 2 with emperor".to_owned(),
    ];
    assert_eq!(chain[..4], wanted);
}

/// EK-M1: a goal of another stack than the chosen one does not count, and half a choice says what is missing.
#[test]
fn a_goal_belongs_to_the_chosen_stack() {
    let words = words(Language::English);
    let table = table("seats=2", 30);
    let (view, _) = asked(&table, &words);
    let stack = view.stacks.iter().find(|stack| stack.owner == view.active);
    let from = stack.unwrap().at.to_string();
    let read = |fields: &[(&str, &str)]| {
        let owned = fields
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        EkoFace::read_form(&view, &owned.collect::<Vec<_>>())
    };
    assert_eq!(read(&[]).unwrap_err().key, "form-choose");
    // With the Temple of the Wind, rows without discs are nothing either.
    let mut later = view.clone();
    later.stage = Stage::Reinforcement;
    let empty = [(format!("add-{from}"), "0".to_owned())];
    let refused = EkoFace::read_form(&later, &empty).unwrap_err();
    assert_eq!(refused.key, "form-choose-amount");
    assert_eq!(
        read(&[("from", &from)]).unwrap_err().key,
        "form-choose-goal"
    );
    let others = [("from", from.as_str()), ("goal", "lift a1 / to a2")];
    assert_eq!(read(&others).unwrap_err().key, "form-choose-goal");
    // What cannot be read stays in the chain: the referee says why.
    assert_eq!(
        read(&[("goal", "lift a1 / to a2")]).unwrap(),
        ["lift a1", "to a2"]
    );
}

/// What a choice leaves open is chosen in its forecast, and what it would do is said there.
#[test]
fn a_forecast_says_what_is_open_and_what_comes_of_it() {
    let mut seen = std::collections::BTreeSet::new();
    let words = words(Language::English);
    for steps in (20..600).step_by(3) {
        let table = table(&all_variants(3), steps);
        if table.turn() == Turn::Over {
            break;
        }
        let (view, offers) = asked(&table, &words);
        let page = page(&view, &offers, &words);
        for goal in values(&page, "goal").into_iter().step_by(5) {
            let fields = [("goal".to_owned(), goal.to_owned())];
            let chain = EkoFace::read_form(&view, &fields).unwrap();
            let preview = table.preview_text(view.asked.unwrap(), &chain);
            let told = foretold(&view, &offers, &words, &chain, &preview);
            assert!(told.contains("<h2>"), "{told}");
            for pick in ["building", "route", "disc"] {
                if told.contains(&format!("name=\"{pick}\"")) {
                    seen.insert(pick);
                }
            }
        }
    }
    assert!(seen.len() >= 2, "{seen:?}");
}

pub(crate) fn foretold(
    view: &View,
    offers: &[Offer<Choice>],
    words: &Words,
    chain: &[String],
    preview: &referee::Preview<Eko>,
) -> String {
    let scene = scene(view, offers, words);
    let forecast = face::Forecast {
        chain,
        events: &preview.events,
        after: &preview.after,
        steps: preview.steps,
        refusal: preview.refusal.as_ref(),
    };
    EkoFace::foretold(&scene, &forecast).into_string()
}

#[test]
fn the_rules_are_the_same_in_both_languages() {
    let ids = |language| -> Vec<String> {
        let book = kernel::RuleBook::read(EkoFace::rules(language), &[]);
        book.rules().map(|rule| rule.id.to_owned()).collect()
    };
    assert!(ids(Language::English).len() > 90);
    assert_eq!(ids(Language::English), ids(Language::Polish));
}

/// Every kind of space has its word in each language and, but for plain ground, a picture.
#[test]
fn every_terrain_has_a_word_and_a_picture() {
    let sprite = eko_face::ART;
    for kind in Terrain::all() {
        let key = kind.key();
        for language in Language::ALL {
            assert!(words(language).knows(&kind.word()), "{key}");
        }
        if kind != Terrain::Movement {
            assert!(sprite.contains(&format!("id=\"eko-{key}\"")), "{key}");
        }
    }
}

/// EK-V-S2: in the timeline every line ends at the points that its player has, those of pyramids among them.
#[test]
fn the_timeline_ends_at_the_points() {
    let words = words(Language::English);
    let mut view = table("seats=2 +pyramids", 60)
        .game()
        .view(Viewer::Spectator);
    // As if the second player had taken one from the first, which random answers hardly come to.
    let pyramid = view.table.figures.pyramid;
    view.sides[1].points += pyramid;
    let around: Vec<Hex> = view.board().pyramids()[0]
        .map(|space| view.board().hex(space))
        .collect();
    let passes = |from, to| Event::PyramidChanged {
        around: around.clone(),
        from,
        to,
    };
    let remembered = [
        (1, Event::TurnBegan { seat: Seat(0) }),
        (2, passes(None, Some(Seat(0)))),
        (3, Event::TurnBegan { seat: Seat(1) }),
        (4, passes(Some(Seat(0)), Some(Seat(1)))),
    ];
    let drawn = EkoFace::scores(&Scene {
        remembered: &remembered,
        ..scene(&view, &[], &words)
    });
    let drawn = drawn.expect("a sheet").into_string();
    let most = view.sides.iter().map(|side| side.points).max().unwrap();
    let top = f64::from(most.max(12)) + 1.;
    let ends: Vec<&str> = drawn
        .split("<path class=\"ln")
        .skip(1)
        .filter_map(|path| {
            path.split_once("d=\"M0")?
                .1
                .split('"')
                .next()?
                .rsplit('V')
                .next()
        })
        .collect();
    let expected = view
        .sides
        .iter()
        .map(|side| 130. - 130. * f64::from(side.points) / top);
    let expected: Vec<String> = expected.map(|y| format!("{y:.1}")).collect();
    assert_eq!(ends, expected);
    let held = 130. - 130. * f64::from(pyramid) / top;
    let first = drawn.split("<path class=\"ln p1\"").nth(1).unwrap();
    let first = first.split('"').nth(1).unwrap();
    assert!(
        first.contains(&format!("V{held:.1}")),
        "a turn long: {first}"
    );
}

/// EK-W2: the sheet of points has its players in the order in which the house ranks them, and a crown for those who won alone.
#[test]
fn the_sheet_ranks_as_the_house_does() {
    let words = words(Language::English);
    let view = table("seats=3", 60).game().view(Viewer::Spectator);
    let standings = kernel::Standings::ranked(3, "last-standing", |_| 4, |seat| 9 - seat.0)
        .with_last(&[Seat(1), Seat(0)]);
    let nobody = standings.clone().lost_by_all();
    for (standings, crowns, first) in [
        (standings.clone(), 1, 1),
        (standings.drawn(), 0, 1),
        (nobody, 0, 0),
    ] {
        let drawn = EkoFace::scores(&Scene {
            over: true,
            standings: Some(&standings),
            ..scene(&view, &[], &words)
        });
        let drawn = drawn.expect("a sheet").into_string();
        let table = drawn.split("</table>").next().unwrap();
        let at = |seat: u8| {
            let named = format!("<b>{}</b>", Seat(seat));
            table.find(&named).expect("a row")
        };
        assert!(at(2) < at(0) && at(0) < at(1), "{table}");
        let ranks = table.split("<td class=\"rank\">").skip(1);
        let ranks: Vec<&str> = ranks
            .map(|rank| rank.split("</td>").next().unwrap())
            .collect();
        let of = |what: &str| ranks.iter().filter(|rank| rank.contains(what)).count();
        assert_eq!((of("crown"), of("1")), (crowns, first), "{table}");
    }
}

/// EK-RF2: stacks that are alike have a number in the tray, and the same on the board.
#[test]
fn stacks_to_reinforce_are_told_apart() {
    let words = words(Language::English);
    let asked = (0..90)
        .map(|steps| asked(&table("seats=2", steps), &words))
        .find(|(view, _)| view.stage == Stage::Reinforcement && view.choices().len() > 3);
    let (view, offers) = asked.expect("the phase comes early");
    let page = page(&view, &offers, &words);
    let (board, tray) = page.split_once("id=\"decision\"").unwrap();
    let numbered = |part: &str, before: &str| -> Vec<(String, String)> {
        let rows = part.split(before).skip(1);
        let numbers = rows.filter_map(|row| {
            let at = row.split("add-").nth(1)?.split('-').next()?;
            let number = row.split("<span class=\"k\">").nth(1)?.split('<').next()?;
            Some((number.to_owned(), at.to_owned()))
        });
        numbers.collect()
    };
    let listed = numbered(tray, "<li class=\"row nth\"");
    assert_eq!(listed.len(), view.choices().len());
    assert_eq!(listed, numbered(board, "spot goal goes add"));
}
