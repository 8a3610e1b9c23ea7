//! A real table of Ekö in every state of the frame around it.

use eko::{Choice, Eko, Event};
use eko_face::EkoFace;
use face::{ClockFace, Face, Occupant, Offer, Scene, Sitter, Tab, View, Words, plain};
use kernel::{Dice, Game, Notation, Published, Rng, Rule, Seat, Turn, Viewer, Wanted};
use maud::{Markup, html};
use pages::shell::{Place, Theme};
use pages::table::{
    self, ChatLine, Concede, Consent, Drill, HintLine, LogEntry, Notes, Proof, ResultLine,
    ResultSheet, TableFrame, TableTurn, TableViewer, Timeline, Undo, Watching,
};

use super::samples::{SLY, shell};

const PATH: &str = "/t/k3f9";
const RULES: &str = "/rules/eko";

/// A match a few steps after its deal.
struct Sample {
    game: Eko,
    events: Vec<(usize, Event)>,
    movers: Vec<Option<Seat>>,
}

fn sample(steps: usize) -> Sample {
    let content = Eko::read_content(Eko::CONTENT).expect("we ship it");
    let wanted: Wanted = "seats=4 +portals".parse().expect("a wish");
    let setup = Eko::set_up(&content, &wanted).expect("it can be played");
    let mut rng = Rng::new(7);
    let mut dice = Dice::quick(Rng::new(8));
    let mut told: Vec<Event> = Vec::new();
    let mut game = Eko::start(&setup, &mut dice, &mut told);
    let mut events: Vec<(usize, Event)> = told.drain(..).map(|event| (0, event)).collect();
    let mut movers = vec![None];
    for step in 1..=steps {
        let Turn::Ask(seat) = game.turn() else { break };
        let choice = game.sample(&mut rng, &mut Vec::new());
        game.apply(choice, &mut dice, &mut told);
        movers.push(Some(seat));
        events.extend(told.drain(..).map(|event| (step, event)));
    }
    Sample {
        game,
        events,
        movers,
    }
}

fn sitters(game: &Eko, viewer: Viewer) -> Vec<Sitter> {
    let who = [
        ("Maja", Occupant::Person { here: true }),
        (SLY, Occupant::Person { here: false }),
        (
            "Sage",
            Occupant::Bot {
                level: "sharp".to_owned(),
                style: Some("raider".to_owned()),
                stands_in: false,
            },
        ),
        (
            "Ines",
            Occupant::Bot {
                level: "steady".to_owned(),
                style: None,
                stands_in: true,
            },
        ),
    ];
    (0..game.seats())
        .map(Seat)
        .zip(who)
        .map(|(seat, (name, occupant))| Sitter {
            seat,
            name: name.to_owned(),
            occupant,
            you: viewer == Viewer::Seated(seat),
            asked: game.turn() == Turn::Ask(seat),
            clock: Some(ClockFace {
                left_ms: 222_000,
                running: game.turn() == Turn::Ask(seat),
            }),
        })
        .collect()
}

/// What of the frame is not as usual.
#[derive(Clone, Default)]
struct State<'a> {
    spectator: bool,
    undo: Option<Undo<'a>>,
    hints: &'a [HintLine<'a>],
    consent: Option<Consent<'a>>,
    pass: Option<(Seat, &'a str)>,
    result: Option<ResultSheet<'a>>,
    seed: Option<&'a str>,
    refused: Option<Markup>,
    drill: Option<Drill>,
}

impl State<'_> {
    fn viewer(&self, asked: Seat) -> Viewer {
        if self.spectator {
            Viewer::Spectator
        } else {
            Viewer::Seated(asked)
        }
    }

    fn seated(&self) -> TableViewer {
        if self.spectator {
            TableViewer::Spectator
        } else {
            TableViewer::Seated
        }
    }

    fn turn(&self) -> TableTurn {
        match (&self.result, self.spectator) {
            (Some(_), _) => TableTurn::Over,
            (None, true) => TableTurn::Others,
            (None, false) => TableTurn::Yours,
        }
    }
}

pub(crate) fn pages(words: &Words, theme: Theme) -> Vec<(String, Markup)> {
    let facts = ["takes the tower".to_owned(), SLY.to_owned()];
    let chain = ["a".to_owned(), "b".to_owned()];
    let hints = [0.62, 0.55, 0.31].map(|chance| HintLine {
        chain: &chain,
        sentence: "March from C3 to D4",
        chance,
        margin: 0.04,
        facts: &facts,
        places: &chain,
    });
    let places = [(1, "Maja", 12), (2, SLY, 9), (3, "Sage", 7), (4, "Ines", 2)];
    let places = places.map(|(rank, name, score)| ResultLine {
        rank,
        won: rank == 1,
        seat: Some(Seat(rank - 1)),
        name,
        score,
        you: rank == 1,
    });
    let states = states(&hints, &places);
    let drawn = |(name, state)| (String::from(name), draw(words, theme, state, false));
    let mut pages: Vec<(String, Markup)> = states.into_iter().map(drawn).collect();
    let fragment = draw(words, theme, State::default(), true);
    pages.push(("fragment".to_owned(), fragment));
    pages
}

fn states<'a>(
    hints: &'a [HintLine<'a>],
    places: &'a [ResultLine<'a>],
) -> [(&'static str, State<'a>); 8] {
    let usual = State::default();
    let asks = State {
        undo: Some(Undo::Ask("Too late to undo: your turn is over.")),
        consent: Some(consent(true)),
        ..usual.clone()
    };
    let hinted = State {
        undo: Some(Undo::Refused("Can't undo: cards were drawn.")),
        hints,
        ..usual.clone()
    };
    let waits = State {
        consent: Some(consent(false)),
        refused: Some(html! { (SLY) }),
        ..usual.clone()
    };
    let over = State {
        result: Some(ResultSheet {
            sentence: "Maja wins.",
            places,
            scores: None,
            take_backs: 2,
            rematch: None,
        }),
        seed: Some("00112233445566778899aabbccddeeff"),
        ..usual.clone()
    };
    let watched = State {
        spectator: true,
        ..usual.clone()
    };
    let passes = State {
        pass: Some((Seat(1), SLY)),
        ..usual.clone()
    };
    let undoable = State {
        undo: Some(Undo::Possible),
        ..usual.clone()
    };
    let alone = State {
        undo: Some(Undo::Decision),
        ..usual
    };
    [
        ("table", undoable),
        ("table-alone", alone),
        ("table-hints", hinted),
        ("table-consent", asks),
        ("table-waits", waits),
        ("table-watched", watched),
        ("table-over", over),
        ("table-passes", passes),
    ]
}

fn legend() -> Tab {
    Tab {
        key: "legend",
        title: "Legend".to_owned(),
        body: html! { p { "…" } },
    }
}

fn concede() -> Concede {
    Concede {
        seat: Seat(0),
        aftermath: html! { p { "The game ends." } },
    }
}

fn consent(yours: bool) -> Consent<'static> {
    Consent {
        by: Seat(1),
        name: SLY,
        waits_for: &["Maja"],
        yours,
    }
}

fn draw(words: &Words, theme: Theme, state: State<'_>, fragment: bool) -> Markup {
    let sample = sample(30);
    let game = &sample.game;
    let Turn::Ask(asked) = game.turn() else {
        panic!("thirty steps end no game")
    };
    let viewer = state.viewer(asked);
    let sitters = sitters(game, viewer);
    let names = sitters.iter().map(|sitter| sitter.name.clone());
    let own = words_of_eko(words).named(names.collect());
    let view = game.view(viewer);
    let offers = match state.turn() {
        TableTurn::Yours => offers(game, &view, &own),
        TableTurn::Others | TableTurn::Over | TableTurn::Past => Vec::new(),
    };
    let scene: Scene<'_, EkoFace> = Scene {
        view: &view,
        words: &own,
        offers: &offers,
        why_not: &|choice| Some(game.why_not(asked, choice)),
        write: &|choice| game.write_choice(choice),
        sitters: &sitters,
        recent: &sample.events,
        remembered: &[],
        step: 30,
        past: false,
        over: false,
        standings: None,
        path: PATH,
        rules: RULES,
        notes: &notes(words, &state),
    };
    framed(&scene, &sample.movers, theme, state, fragment)
}

fn notes(words: &Words, state: &State<'_>) -> Markup {
    let notes = Notes {
        path: PATH,
        step: 30,
        viewer: state.seated(),
        over: state.result.is_some(),
        watching: (state.seated() == TableViewer::Spectator).then_some(Watching::Open),
        waits: false,
        rematch: None,
        hints: state.hints,
        consent: state.consent.clone(),
        pass: state.pass,
        refused: state.refused.clone(),
        first: None,
        news: Markup::default(),
    };
    table::notes(&notes, words)
}

fn offers(game: &Eko, view: &View<EkoFace>, words: &Words) -> Vec<Offer<Choice>> {
    let mut choices: Vec<Choice> = Vec::new();
    game.choices(&mut choices);
    let offer = |choice: Choice| Offer {
        choice,
        notation: game.write_choice(choice),
        sentence: words.say(&EkoFace::option(view, choice)),
    };
    choices.into_iter().map(offer).collect()
}

/// The page around a scene.
fn framed(
    scene: &Scene<'_, EkoFace>,
    movers: &[Option<Seat>],
    theme: Theme,
    state: State<'_>,
    fragment: bool,
) -> Markup {
    let told = told(scene);
    let drawn: Vec<Markup> = told.iter().map(|(_, text, _)| html! { (text) }).collect();
    let lines = told
        .iter()
        .zip(&drawn)
        .map(|((step, _, rule), drawn)| LogEntry {
            step: *step,
            seat: movers[*step],
            drawn,
            rule: rule.map(|rule| rule.0),
            heading: false,
        });
    let frame = TableFrame {
        path: PATH,
        game: "eko",
        title: "Ekö",
        about: "Portals",
        rules: RULES,
        step: scene.step,
        timeline: Timeline {
            step: scene.step,
            end: scene.step,
            beats: &[],
            move_from: scene.step,
        },
        seq: 31,
        alone: false,
        viewer: state.seated(),
        turn: state.turn(),
        sitters: scene.sitters,
        game_words: scene.words,
        status: EkoFace::status(scene),
        stage: EkoFace::stage(scene),
        tabs: &[legend()],
        moves: plain::moves(scene),
        log: &lines.collect::<Vec<_>>(),
        log_from: 0,
        chat: &chat(),
        undo: state.undo.unwrap_or(Undo::Nothing),
        concede: (!state.spectator).then(concede),
        coach: None,
        drill: state.drill.clone(),
        may_hint: true,
        result: state.result,
        proof: proof(state.seed),
    };
    let shell = shell(theme, "Ekö", Place::Play);
    if fragment {
        return table::fragment(&frame, &shell, scene.words);
    }
    table::page(&frame, &shell, scene.words)
}

fn proof(seed: Option<&str>) -> Proof<'_> {
    Proof {
        commitment: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        seed,
        file: "ethnos-k3f9.match",
    }
}

/// What happened, in words, with its step and its rule.
fn told(scene: &Scene<'_, EkoFace>) -> Vec<(usize, String, Option<Rule>)> {
    let line = |(step, event): &(usize, Event)| {
        let told = EkoFace::told(scene.view, event)?;
        Some((*step, scene.say(&told.phrase), told.rule))
    };
    scene.recent.iter().filter_map(line).collect()
}

fn chat() -> [ChatLine<'static>; 2] {
    let by_player = ChatLine {
        nth: 1,
        seat: Some(Seat(1)),
        name: SLY,
        text: "<script>alert(1)</script>",
        time: "21:04",
        own: false,
    };
    let by_spectator = ChatLine {
        nth: 2,
        seat: None,
        name: "Ola",
        text: ":)",
        time: "21:05",
        own: true,
    };
    [by_player, by_spectator]
}

fn words_of_eko(words: &Words) -> Words {
    let language = words.language();
    ::pages::words(language, &EkoFace::word_files(language, "standard")).expect("we ship it")
}

/// A hint says why, or that it is seen only later.
#[test]
fn every_option_has_a_reason() {
    let words = ::pages::words(face::Language::English, &[]).expect("we ship them");
    let (chain, places) = (["draw".to_owned()], ["deck".to_owned()]);
    let facts = ["one".to_owned(), "two".to_owned(), "three".to_owned()];
    let hint = |facts| HintLine {
        chain: &chain,
        sentence: "Draw a card",
        chance: 0.5,
        margin: 0.1,
        facts,
        places: &places,
    };
    let said = |hints: &[HintLine<'_>]| {
        let state = State {
            hints,
            ..State::default()
        };
        notes(&words, &state).into_string()
    };
    let both = said(&[hint(&[]), hint(&facts)]);
    assert_eq!(both.matches("<li").count(), 2, "{both}");
    assert!(both.contains("Because it one, two and three."), "{both}");
    assert!(both.contains("data-points=\"deck\""), "{both}");
    let neither = said(&[hint(&[])]);
    assert_eq!(neither.matches("<li").count(), 1, "{neither}");
    let later = words.word("ui-because-later");
    assert!(neither.contains(&later), "{neither}");
    assert!(!said(&[]).contains("hints"));
}

/// First place has a crown where it is a victory, and its number where it is not.
#[test]
fn crowns_are_for_winners() {
    let words = pages::words(face::Language::English, &[]).expect("we ship it");
    let drawn = |won| {
        let place = ResultLine {
            rank: 1,
            won,
            seat: Some(Seat(0)),
            name: "Maja",
            score: 3,
            you: true,
        };
        let state = State {
            result: Some(ResultSheet {
                sentence: "",
                places: &[place],
                scores: None,
                take_backs: 0,
                rematch: None,
            }),
            ..State::default()
        };
        let page = draw(&words, Theme::default(), state, true).into_string();
        let (_, rank) = page.split_once("<td class=\"rank\">").expect("a place");
        rank.split_once("</td>").expect("its end").0.to_owned()
    };
    assert!(drawn(true).contains("#i-crown"));
    assert_eq!(drawn(false), "1");
}

/// What a mistake has cost is written as people write it.
#[test]
fn points_have_the_comma_of_their_language() {
    use pages::practice::{DrillFrom, Due};
    use pages::table::{DrillMade, DrillOption, DrillVerdict};

    let option = DrillOption {
        sentences: vec!["Move".to_owned()],
        facts: Vec::new(),
        chance: 0.34,
        margin: 0.012,
        is_best: true,
        is_yours: false,
        is_as_good: true,
        was_played: false,
    };
    let verdict = DrillVerdict {
        is_right: false,
        class: "mistake",
        loss: 0.108,
        margin: 0.021,
        options: vec![option],
        due: Due::Minutes(10),
    };
    let drawn = |language| {
        let made = DrillMade {
            can_play_on: false,
            verdict: Some(verdict.clone()),
        };
        let state = State {
            drill: Some(Drill {
                from: DrillFrom::Shipped(1),
                theme: None,
                made: Some(made),
            }),
            ..State::default()
        };
        let words = pages::words(language, &[]).expect("we ship it");
        draw(&words, Theme::default(), state, true).into_string()
    };
    let english = drawn(face::Language::English);
    assert!(english.contains("10.8") && english.contains("34%<small>±1.2"));
    let polish = drawn(face::Language::Polish);
    assert!(polish.contains("10,8") && polish.contains("34%<small>±1,2"));
    assert!(!polish.contains("−10.8"));
}

/// So is what the last answer to a position has cost, in the list of positions.
#[test]
fn what_answers_cost_has_the_comma_of_its_language() {
    use pages::practice::{self, DrillFrom, DrillLine, Due, Practised, Row};

    let of = Practised {
        game: "eko",
        title: "Ekö",
        poster: "",
        due: 1,
        new: 0,
        boxes: vec![1, 0, 0, 0, 0],
        asked: 1,
        solved: 0,
        themes: Vec::new(),
    };
    let line = DrillLine {
        item: "eko:1".to_owned(),
        from: DrillFrom::Shipped(1),
        theme: None,
        level: 1,
        lost: Some(108),
        due: Due::Now,
    };
    let drawn = |language| {
        let words = pages::words(language, &[]).expect("we ship it");
        practice::game(
            &of,
            &Row::default(),
            std::slice::from_ref(&line),
            None,
            &words,
        )
        .into_string()
    };
    assert!(drawn(face::Language::English).contains("last answer cost 10.8 points"));
    assert!(drawn(face::Language::Polish).contains("kosztowała 10,8 punktu"));
}

/// The newest turn first and in it the newest line, each turn under its heading; what came before all turns is last.
#[test]
fn headings_stand_above_their_turns() {
    let words = pages::words(face::Language::English, &[]).expect("we ship it");
    let nothing = Markup::default();
    let told = [
        (0, false),
        (1, true),
        (1, false),
        (2, false),
        (2, true),
        (3, false),
    ];
    let log = told.map(|(step, heading)| LogEntry {
        step,
        seat: None,
        drawn: &nothing,
        rule: None,
        heading,
    });
    let list = table::log_list(PATH, RULES, &log, &words).into_string();
    let ids = list.split(" id=\"log-").skip(1);
    let ids: Vec<&str> = ids
        .filter_map(|line| Some(line.split_once('"')?.0))
        .collect();
    assert_eq!(ids, ["2-1", "3-0", "1-0", "2-0", "1-1", "0-0"]);
}
