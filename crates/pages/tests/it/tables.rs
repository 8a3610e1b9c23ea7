//! A real table of Ekö, drawn by the plain stage, in every state of the frame around it.

use eko::{Choice, Eko, Event};
use eko_face::EkoFace;
use face::{ClockFace, Face, Occupant, Offer, Scene, Sitter, Tab, Words, plain};
use kernel::{Dice, Game, Notation, Published, Rng, Seat, Turn, Viewer, Wanted};
use maud::{Markup, html};
use pages::shell::{Place, Theme};
use pages::table::{
    self, ChatLine, Consent, HintLine, LogEntry, Proof, ResultLine, ResultSheet, TableFrame,
    TableTurn, TableViewer, Undo,
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
                stands_in: false,
            },
        ),
        (
            "Ines",
            Occupant::Bot {
                level: "steady".to_owned(),
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
            clock: Some(ClockFace {
                left_ms: 222_000,
                running: game.turn() == Turn::Ask(seat),
            }),
        })
        .collect()
}

/// What of the frame is not as usual.
#[derive(Default)]
struct State<'a> {
    spectator: bool,
    undo: Option<Undo<'a>>,
    hints: &'a [HintLine<'a>],
    consent: Option<Consent<'a>>,
    result: Option<ResultSheet<'a>>,
    seed: Option<&'a str>,
    refused: Option<Markup>,
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
    });
    let places = [(1, "Maja", 12), (2, SLY, 9), (3, "Sage", 7), (4, "Ines", 2)];
    let places = places.map(|(rank, name, score)| ResultLine {
        rank,
        seat: Some(Seat(rank - 1)),
        name,
        score,
        you: rank == 1,
    });
    let consent = |yours| Consent {
        by: Seat(1),
        name: SLY,
        waits_for: &["Maja"],
        yours,
    };
    let states = [
        (
            "table",
            State {
                undo: Some(Undo::Possible),
                ..State::default()
            },
        ),
        (
            "table-hints",
            State {
                undo: Some(Undo::Refused("Cards were drawn.")),
                hints: &hints,
                ..State::default()
            },
        ),
        (
            "table-consent",
            State {
                undo: Some(Undo::Ask("Your turn is over.")),
                consent: Some(consent(true)),
                ..State::default()
            },
        ),
        (
            "table-waits",
            State {
                consent: Some(consent(false)),
                refused: Some(html! { (SLY) }),
                ..State::default()
            },
        ),
        (
            "table-watched",
            State {
                spectator: true,
                ..State::default()
            },
        ),
        (
            "table-over",
            State {
                result: Some(ResultSheet {
                    sentence: "Maja wins.",
                    places: &places,
                    scores: None,
                    rematch: None,
                }),
                seed: Some("00112233445566778899aabbccddeeff"),
                ..State::default()
            },
        ),
    ];
    let mut pages = Vec::new();
    for (name, state) in states {
        pages.push((name.to_owned(), draw(words, theme, state, false)));
    }
    pages.push((
        "fragment".to_owned(),
        draw(words, theme, State::default(), true),
    ));
    pages
}

fn draw(words: &Words, theme: Theme, state: State<'_>, fragment: bool) -> Markup {
    let sample = sample(30);
    let game = &sample.game;
    let Turn::Ask(asked) = game.turn() else {
        panic!("thirty steps end no game")
    };
    let viewer = if state.spectator {
        Viewer::Spectator
    } else {
        Viewer::Seated(asked)
    };
    let sitters = sitters(game, viewer);
    let own = words_of_eko(words).named(sitters.iter().map(|sitter| sitter.name.clone()).collect());
    let view = game.view(viewer);
    let mut choices: Vec<Choice> = Vec::new();
    if !state.spectator && state.result.is_none() {
        game.choices(&mut choices);
    }
    let offers: Vec<Offer<Choice>> = choices
        .iter()
        .map(|&choice| Offer {
            choice,
            notation: game.write_choice(choice),
            sentence: own.say(&EkoFace::option(&view, choice)),
        })
        .collect();
    let scene: Scene<'_, EkoFace> = Scene {
        view: &view,
        words: &own,
        offers: &offers,
        why_not: &|choice| Some(game.why_not(asked, choice)),
        write: &|choice| game.write_choice(choice),
        sitters: &sitters,
        events: &sample.events,
        step: 30,
        path: PATH,
        rules: RULES,
    };
    let lines: Vec<_> = sample
        .events
        .iter()
        .filter_map(|(step, event)| Some((*step, EkoFace::told(&view, event)?)))
        .map(|(step, told)| (step, own.say(&told.phrase), told.rule))
        .collect();
    let log: Vec<LogEntry<'_>> = lines
        .iter()
        .map(|(step, text, rule)| LogEntry {
            step: *step,
            seat: sample.movers[*step],
            text,
            rule: rule.map(|rule| rule.0),
        })
        .collect();
    let chat = [
        ChatLine {
            seat: Some(Seat(1)),
            name: SLY,
            text: "<script>alert(1)</script>",
            time: "21:04",
        },
        ChatLine {
            seat: None,
            name: "Ola",
            text: ":)",
            time: "21:05",
        },
    ];
    let over = state.result.is_some();
    let tab = Tab {
        key: "legend",
        title: "Legend".to_owned(),
        body: html! { p { "…" } },
    };
    let frame = TableFrame {
        path: PATH,
        game: "eko",
        title: "Ekö",
        about: "Portals",
        rules: RULES,
        step: 30,
        seq: 31,
        viewer: if state.spectator {
            TableViewer::Spectator
        } else {
            TableViewer::Seated
        },
        turn: if over {
            TableTurn::Over
        } else if state.spectator {
            TableTurn::Others
        } else {
            TableTurn::Yours
        },
        sitters: &sitters,
        status: EkoFace::status(&scene),
        stage: EkoFace::stage(&scene),
        tabs: &[tab],
        moves: plain::moves(&scene),
        log: &log,
        log_from: 0,
        chat: &chat,
        undo: state.undo.unwrap_or(Undo::Nothing),
        may_hint: true,
        hints: state.hints,
        consent: state.consent,
        result: state.result,
        proof: Proof {
            commitment: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
            seed: state.seed,
        },
        refused: state.refused,
    };
    let shell = shell(theme, "Ekö", Place::Play);
    if fragment {
        table::fragment(&frame, &shell, &own)
    } else {
        table::page(&frame, &shell, &own)
    }
}

fn words_of_eko(words: &Words) -> Words {
    let language = words.language();
    ::pages::words(language, &EkoFace::word_files(language, "standard")).expect("we ship it")
}
