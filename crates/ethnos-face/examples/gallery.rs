//! Chosen moments of golden matches as pages to look at: `cargo run -p ethnos-face --example gallery OUT [HOUSE.css…]`.
//!
//! Each moment is written for the seat that is asked (or for a spectator), in English or Polish; `index.html` lists them. The
//! house's style sheets are given by name, because they belong to the pages around.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program for the terminal"
)]

#[path = "../tests/it/show.rs"]
mod show;

use std::path::Path;
use std::{env, fs};

use ethnos::{Card, Ethnos, Question, View};
use ethnos_face::EthnosFace;
use face::{Face, Language, Words};
use kernel::{Game, Published, Seen, Turn, Viewer};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use referee::{Match, MatchFile};

use show::{Look, told};

/// A moment: the name of its page, the match it comes from, and how to know it.
struct Moment {
    name: &'static str,
    matches: &'static [&'static str],
    is: fn(&View) -> bool,
    spectator: bool,
    /// Selects the largest Band of the hand.
    select: bool,
}

const fn moment(
    name: &'static str,
    matches: &'static [&'static str],
    is: fn(&View) -> bool,
) -> Moment {
    Moment {
        name,
        matches,
        is,
        spectator: false,
        select: false,
    }
}

fn hand(view: &View) -> usize {
    match view.asked.map(|seat| &view.side(seat).hand) {
        Some(Seen::Shown(cards)) => cards.len(),
        _ => 0,
    }
}

fn late(view: &View) -> bool {
    view.age >= 2 && view.question == Question::Turn && hand(view) >= 6
}

const ALL: &[&str] = &[
    "first-4",
    "first-6",
    "first-5",
    "first-3",
    "first-4-draw-two",
    "first-4-recruitment",
    "polish-4",
    "polish-2",
    "second-4",
    "second-6",
    "second-5-recruitment",
    "second-3",
    "first-2",
    "second-2",
    "second-4-first-game",
];
const SOLO: &[&str] = &["solo-regular", "solo-easy", "solo-hard", "solo-won"];

const MOMENTS: &[Moment] = &[
    moment("first-4", &["first-4"], late),
    Moment {
        select: true,
        ..moment("first-4-band", &["first-4"], |view| {
            late(view) && hand(view) >= 8
        })
    },
    moment("full", ALL, |view| {
        view.question == Question::Turn && hand(view) >= 10
    }),
    Moment {
        select: true,
        ..moment("first-6-band", &["first-6"], |view| {
            late(view) && view.age == 3
        })
    },
    moment("second-4", &["second-4"], late),
    moment("second-6", &["second-6"], late),
    moment("two", &["first-2"], late),
    moment("pool", ALL, |view| {
        view.question == Question::Turn && view.pool.len() >= 20
    }),
    moment("marker", ALL, |view| {
        view.question == Question::Marker && view.age >= 2
    }),
    moment("free-marker", ALL, |view| {
        matches!(view.question, Question::FreeMarker { .. })
    }),
    moment("keep", ALL, |view| {
        matches!(view.question, Question::Keep { .. }) && hand(view) >= 5
    }),
    moment("token", ALL, |view| {
        matches!(view.question, Question::Token { .. })
    }),
    moment("horde", ALL, |view| {
        matches!(view.question, Question::Horde { .. })
    }),
    moment("cash", ALL, |view| {
        matches!(view.question, Question::Cash { .. })
    }),
    moment("study", ALL, |view| {
        matches!(view.question, Question::Study { .. })
    }),
    moment("coin", ALL, |view| {
        matches!(view.question, Question::Coin { .. })
    }),
    moment("another", ALL, |view| view.question == Question::Another),
    moment("members", ALL, |view| {
        view.question == Question::Members && hand(view) >= 5
    }),
    moment("age", &["first-4"], |view| view.age == 2),
    moment("age-2", &["second-4"], |view| view.age == 3),
    moment("final", &["first-4"], |view| view.asked.is_none()),
    moment("final-6", &["second-6"], |view| view.asked.is_none()),
    Moment {
        spectator: true,
        ..moment("watch", &["first-5"], late)
    },
    moment("solo", SOLO, late),
    moment("solo-feed", SOLO, |view| {
        matches!(view.question, Question::Feed { .. }) && view.age == 2
    }),
    moment("solo-leader", SOLO, |view| {
        matches!(view.question, Question::Leader { .. })
    }),
    moment("solo-dismiss", &["solo-easy"], |view| {
        matches!(view.question, Question::Dismiss { .. })
    }),
    moment("solo-final", SOLO, |view| view.asked.is_none()),
];

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let Some((out, house)) = args.split_first() else {
        eprintln!("usage: gallery OUT [HOUSE.css…]");
        return;
    };
    let house: String = house
        .iter()
        .map(|path| fs::read_to_string(path).expect("a style sheet"))
        .collect();
    fs::create_dir_all(out).expect("the folder can be made");
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/ethnos/golden");
    let content = Ethnos::read_content(Ethnos::CONTENT).expect("the content file is sound");
    let mut gallery = Gallery {
        out: Path::new(out),
        house,
        left: MOMENTS.iter().collect(),
        names: Vec::new(),
    };
    for file in ALL.iter().chain(SOLO) {
        let text =
            fs::read_to_string(golden.join(format!("{file}.match"))).expect("a golden match");
        let read = MatchFile::<Ethnos>::read(&text, &content).expect("it replays");
        gallery.walk(file, &read);
    }
    let Gallery {
        left, mut names, ..
    } = gallery;
    for moment in left {
        eprintln!("no golden match comes to {}", moment.name);
    }
    names.sort();
    let list = html! { (DOCTYPE) meta charset="utf-8"; ul { @for name in &names { li { a href={ (name) ".html" } { (name) } } } } };
    fs::write(Path::new(out).join("index.html"), list.into_string()).expect("the list");
    println!("{} pages in {out}", names.len());
}

/// What is written where, and what is still looked for.
struct Gallery<'a> {
    out: &'a Path,
    house: String,
    left: Vec<&'static Moment>,
    names: Vec<String>,
}

impl Gallery<'_> {
    /// Plays a golden match again and writes every moment that it comes to.
    fn walk(&mut self, file: &str, read: &MatchFile<Ethnos>) {
        let seed = read.seed.clone();
        let seed = seed.expect("golden matches publish their seed");
        let mut table = Match::<Ethnos>::new(read.table.setup().clone(), seed);
        for at in 0..=read.table.log().len() {
            let found: Vec<&Moment> = self
                .left
                .extract_if(.., |moment| comes_to(moment, file, &table))
                .collect();
            found
                .into_iter()
                .for_each(|moment| self.write(moment, &table));
            if let Some(entry) = read.table.log().get(at) {
                let answer = entry.step.deed.answer().expect("no one leaves");
                table
                    .submit(entry.step.seat, &[answer])
                    .expect("golden matches are legal");
            }
        }
    }

    /// The moment in every language.
    fn write(&mut self, moment: &Moment, table: &Match<Ethnos>) {
        let viewer = match table.game().turn() {
            _ if moment.spectator => Viewer::Spectator,
            Turn::Ask(seat) => Viewer::Seated(seat),
            Turn::Over => Viewer::Seated(kernel::Seat(0)),
        };
        for language in Language::ALL {
            let name = format!("{}-{}", moment.name, language.code());
            let page = page(table, viewer, language, moment.select, &self.house, &name);
            let path = self.out.join(format!("{name}.html"));
            fs::write(path, page.into_string()).expect("a page");
            self.names.push(name);
        }
    }
}

/// Whether the table is where the moment wants it, as the player who is asked sees it.
fn comes_to(moment: &Moment, file: &str, table: &Match<Ethnos>) -> bool {
    let asked = match table.game().turn() {
        Turn::Ask(seat) => Viewer::Seated(seat),
        Turn::Over if moment.spectator => Viewer::Spectator,
        Turn::Over => Viewer::Seated(kernel::Seat(0)),
    };
    moment.matches.contains(&file) && (moment.is)(&table.game().view(asked))
}

fn page(
    table: &Match<Ethnos>,
    viewer: Viewer,
    language: Language,
    select: bool,
    house: &str,
    name: &str,
) -> Markup {
    let view = table.game().view(viewer);
    let files = EthnosFace::word_files(language, EthnosFace::dialect(&view));
    let people = ["Maja", "Olek", "Sage", "Ines", "Zofia", "Bartłomiej"].map(str::to_owned);
    let words = Words::new(language, &files)
        .expect("words")
        .named(people.to_vec());
    let events = told(table, viewer);
    let look = Look {
        game: table.game(),
        viewer,
        words: &words,
        events: &events,
        step: table.log().len(),
    };
    let (status, mut stage, tabs) = look.with(|scene| {
        (
            EthnosFace::status(scene),
            EthnosFace::stage(scene),
            EthnosFace::tabs(scene),
        )
    });
    if select {
        stage = selected(&look, table, &view, stage);
    }
    html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head {
                meta charset="utf-8"; meta name="viewport" content="width=device-width, initial-scale=1";
                title { (name) }
                style { (PreEscaped(house)) (PreEscaped(EthnosFace::style())) }
                script { (PreEscaped("document.documentElement.dataset.theme = location.hash.slice(1) || 'light'")) }
            }
            body {
                div #table .game.g-ethnos {
                    header.top { a.brand href="#" { i {} span { "Longtable" } } p.where { "Ethnos" } div.status { (status) } }
                    main.stage { (stage) }
                    aside #side .panel popover="auto" { @for tab in &tabs { h2 { (tab.title) } (tab.body) } }
                    div.deeds { button.btn { "Undo" } button.btn { "Hint" } button.btn.ph popovertarget="side" { "Log" } }
                }
            }
        }
    }
}

/// The page with the largest set of one tribe or one colour selected, and its forecast.
fn selected(look: &Look<'_>, table: &Match<Ethnos>, view: &View, stage: Markup) -> Markup {
    let cards: Vec<Card> = view
        .seat
        .and_then(|seat| view.side(seat).hand.shown().cloned())
        .unwrap_or_default();
    let of = |fits: &dyn Fn(&Card) -> bool| cards.iter().copied().filter(fits).collect::<Vec<_>>();
    let sets = cards
        .iter()
        .filter(|card| card.colour.is_some())
        .flat_map(|card| {
            [
                of(&|other| other.tribe == card.tribe),
                of(&|other| other.colour == card.colour),
            ]
        });
    let best = sets.max_by_key(Vec::len).unwrap_or_default();
    let mut values: Vec<String> = Vec::new();
    for card in &best {
        let colour = card
            .colour
            .map_or(String::new(), |colour| format!("{} ", colour.key()));
        let nth = (1..)
            .find(|nth| !values.contains(&format!("{colour}{} {nth}", card.tribe.key())))
            .unwrap_or(1);
        values.push(format!("{colour}{} {nth}", card.tribe.key()));
    }
    let mut fields: Vec<(String, String)> = values
        .iter()
        .map(|value| ("card".to_owned(), value.clone()))
        .collect();
    fields.push(("leader".to_owned(), values[0].clone()));
    let preview = look.preview(table, &fields).into_string();
    let mut html = stage.into_string();
    for value in &values {
        html = html.replace(
            &format!("name=\"card\" value=\"{value}\""),
            &format!("name=\"card\" value=\"{value}\" checked"),
        );
    }
    html = html.replace(
        &format!("name=\"leader\" value=\"{}\"", values[0]),
        &format!("name=\"leader\" value=\"{}\" checked", values[0]),
    );
    let start = html
        .find("data-foretold")
        .and_then(|at| Some(at + html[at..].find('>')? + 1))
        .expect("a place for it");
    let end = start + html[start..].find("</div>").expect("its end");
    html.replace_range(start..end, &preview);
    PreEscaped(html)
}
