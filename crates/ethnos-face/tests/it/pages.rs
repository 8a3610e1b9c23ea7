//! The table as a page: every step of every golden match, for every viewer.

use std::path::Path;
use std::time::{Duration, Instant};

use ethnos::{Choice, Ethnos};
use ethnos_face::EthnosFace;
use face::{Face, Language, Scene, Words};
use kernel::{Determinize, Game, Notation, Published, Rng, Turn, Viewer};
use referee::{Match, MatchFile};

use crate::show::{Look, told};
use crate::tables::{table, words};

/// All golden matches, by name.
fn golden() -> Vec<(String, MatchFile<Ethnos>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/ethnos/golden");
    let content = Ethnos::read_content(Ethnos::CONTENT).expect("the content file is sound");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("golden matches are there")
        .map(|entry| entry.expect("they can be listed").path())
        .collect();
    files.sort();
    let read = |path: std::path::PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a match file");
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let file = MatchFile::read(&text, &content).expect("a golden match replays");
        (name.into_owned(), file)
    };
    files.into_iter().map(read).collect()
}

fn words_of(game: &Ethnos, language: Language) -> Words {
    words(language, EthnosFace::dialect(&game.view(Viewer::Spectator)))
}

/// Everything that a face draws of a table.
fn all(scene: &Scene<'_, EthnosFace>) -> String {
    let mut page = EthnosFace::stage(scene).into_string();
    page.push_str(&EthnosFace::status(scene).into_string());
    for tab in EthnosFace::tabs(scene) {
        page.push_str(&tab.title);
        page.push_str(&tab.body.into_string());
    }
    page
}

/// The page depends on nothing that its viewer may not know: in a world that he cannot tell from the true one it is the same,
/// byte for byte. That holds for the refusals on it, too.
#[test]
fn every_page_of_every_golden_match_keeps_the_secrets() {
    let mut rng = Rng::stream(&[8]);
    let mut pages = 0_u32;
    let mut times = Vec::new();
    for (name, file) in golden() {
        let seed = file.seed.expect("golden matches publish their seed");
        let mut table = Match::<Ethnos>::new(file.table.setup().clone(), seed);
        let said = Language::ALL.map(|language| words_of(table.game(), language));
        let log = file.table.log();
        for at in 0..=log.len() {
            for viewer in Viewer::all(table.game().seats()) {
                let events = told(&table, viewer);
                let other = table.game().determinize(viewer, &mut rng);
                let words = &said[at % said.len()];
                let look = |game| Look { game, viewer, words, events: &events, step: at };
                let before = Instant::now();
                let page = look(table.game()).with(all);
                times.push(before.elapsed());
                assert!(page == look(&other).with(all), "{name}, step {at}, {viewer:?}: a secret is in the page");
                sound(&page);
                pages += 1;
            }
            if let Some(entry) = log.get(at) {
                let step = &entry.step;
                table.submit(step.seat, &[step.choice]).expect("golden matches are legal");
            }
        }
    }
    times.sort_unstable();
    let median: Duration = times[times.len() / 2];
    println!("{pages} pages, median {median:?}, slowest {:?}", times[times.len() - 1]);
    assert!(pages > 10_000, "golden matches were read");
}

/// No message is missing, ids and transition names are unique, and nothing runs that the page's policy forbids.
fn sound(page: &str) {
    for prefix in ["table-", "fore-", "does-", "brief-", "form-", "kingdom-", "tribe-", "colour-"] {
        let missing = page.split('>').filter_map(|part| part.split('<').next());
        let keys: Vec<&str> = missing.filter(|text| text.trim().starts_with(prefix)).collect();
        assert!(keys.is_empty(), "no words for {keys:?}");
    }
    for attribute in [" id=\"", "view-transition-name:"] {
        let end = if attribute.ends_with('"') { &['"'][..] } else { &['"', ';'][..] };
        let mut named: Vec<&str> = page.split(attribute).skip(1).filter_map(|rest| rest.split(end).next()).collect();
        let count = named.len();
        named.sort_unstable();
        named.dedup();
        assert_eq!(named.len(), count, "{attribute} twice");
    }
    assert!(!page.contains("<script") && !page.contains(" onclick"), "the page runs nothing");
}

/// Whatever Band can be played is played by its selected cards, in whatever order the fields come (ET-BAND-2 to ET-BAND-7).
#[test]
fn every_band_can_be_composed_in_any_order() {
    let mut rng = Rng::stream(&[9]);
    let mut bands = 0;
    for (seed, wanted) in [
        "edition=first seats=4", "edition=first seats=2", "edition=polish seats=5", "edition=second seats=6",
        "edition=second seats=1 level=easy", "edition=first seats=3 +recruitment", "edition=first seats=4 +draw-two",
    ].iter().enumerate() {
        for nth in 0..6 {
            let mut table = table(wanted, seed as u64 * 100 + nth);
            while let Turn::Ask(seat) = table.game().turn() {
                bands += compose(&mut table, seat, &mut rng);
            }
        }
    }
    assert!(bands > 2_000, "only {bands} Bands");
}

/// Plays one question by a random path of the engine, and checks on a copy that the same cards as fields do the same.
fn compose(table: &mut Match<Ethnos>, seat: kernel::Seat, rng: &mut Rng) -> u32 {
    let before = table.game().view(Viewer::Seated(seat));
    let mut choices = Vec::new();
    let start = table.log().len();
    let mut cards: Vec<String> = Vec::new();
    let mut leader = None;
    loop {
        choices.clear();
        table.game().choices(&mut choices);
        // Recruiting is held back, so that hands grow large and Bands, too.
        let choice = choices[rng.below(choices.len() as u32) as usize];
        let text = table.game().write_choice(choice);
        let (verb, card) = text.split_once(' ').unwrap_or((&text, ""));
        if matches!(verb, "lead" | "join" | "keep") {
            let nth = 1 + cards.iter().filter(|other| other.rsplit_once(' ').is_some_and(|(name, _)| name == card)).count();
            cards.push(format!("{card} {nth}"));
        }
        if verb == "lead" {
            leader = cards.last().cloned();
        }
        table.submit(seat, &[choice]).expect("an offered choice");
        let view = table.game().view(Viewer::Seated(seat));
        let more = view.question == ethnos::Question::Members && view.asked == Some(seat)
            || matches!(view.question, ethnos::Question::Keep { .. }) && verb == "keep" && view.asked == Some(seat);
        if !more {
            break;
        }
    }
    let took = &table.log()[start..];
    let about_cards = took.iter().any(|entry| matches!(entry.step.choice, Choice::Lead(_) | Choice::Keep(_)));
    if !about_cards {
        return 0;
    }
    let mut fields: Vec<(String, String)> = cards.iter().map(|card| ("card".to_owned(), card.clone())).collect();
    fields.extend(leader.map(|leader| ("leader".to_owned(), leader)));
    for at in (1..fields.len()).rev() {
        fields.swap(at, rng.below(at as u32 + 1) as usize);
    }
    let chain = EthnosFace::read_form(&before, &fields).expect("cards of the hand");
    let written: Vec<String> = took.iter().map(|entry| table.game().write_choice(entry.step.choice)).collect();
    assert_eq!(chain, written, "{fields:?}");
    1
}

/// The forecast says what then happens: marker, points, token, spaces (ET-BAND-8, ET-BAND-9, ET-SCORE-20).
#[test]
fn the_outlook_of_a_band_comes_true() {
    use ethnos::{Event, Leads, Marker};
    let mut rng = Rng::stream(&[10]);
    let mut bands = 0;
    for (seed, wanted) in ["edition=first seats=4", "edition=second seats=2", "edition=polish seats=3"].iter().enumerate() {
        for nth in 0..30 {
            let mut table = table(wanted, seed as u64 * 1000 + nth);
            let mut choices = Vec::new();
            let mut view = table.game().view(Viewer::Spectator);
            while let Turn::Ask(seat) = table.game().turn() {
                choices.clear();
                table.game().choices(&mut choices);
                if matches!(view.question, ethnos::Question::Turn | ethnos::Question::Another) || view.seat != Some(seat) {
                    view = table.game().view(Viewer::Seated(seat));
                }
                let choice = choices[rng.below(choices.len() as u32) as usize];
                let taken = table.submit(seat, &[choice]).expect("an offered choice");
                let events: Vec<Event> = taken.iter().flat_map(|entry| entry.events.clone()).collect();
                let band = events.iter().find_map(|event| match event {
                    Event::BandPlayed { leader, cards, .. } => Some((*leader, cards.clone())),
                    _ => None,
                });
                if let Some((leader, cards)) = band {
                    let wild = cards.iter().filter(|card| card.colour.is_none()).count() as u8;
                    let outlook = view.outlook(leader, cards.len() as u8, wild).expect("a Band of the viewer's");
                    let none = events.iter().any(|event| matches!(event, Event::NoMarker { .. }));
                    let none_expected = match &outlook.marker {
                        Marker::Fits { .. } => false,
                        Marker::Anywhere(open) => open.is_empty(),
                        Marker::TooSmall { .. } | Marker::Never | Marker::SupplyEmpty => true,
                    };
                    assert_eq!(none, none_expected, "{outlook:?} {events:?}");
                    for event in &events {
                        match (event, outlook.leads) {
                            (Event::GiantTaken { points, .. }, Leads::Giant { takes, points: said, .. }) => assert!(takes && said == *points),
                            (Event::Advanced { to, .. }, Leads::Track { to: said, .. }) => assert_eq!(said, *to),
                            (Event::GiantTaken { .. } | Event::Advanced { .. }, other) => panic!("{other:?}: {event:?}"),
                            _ => {}
                        }
                    }
                    let own = table.game().view(Viewer::Seated(seat));
                    if let Some(band) = own.side(seat).bands.last().filter(|band| band.cards == cards) {
                        assert_eq!(own.band_worth(band), (outlook.counts, outlook.points));
                    }
                    bands += 1;
                }
                view = table.game().view(Viewer::Seated(seat));
            }
        }
    }
    assert!(bands > 1_000, "only {bands} Bands");
}
