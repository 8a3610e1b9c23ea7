//! The table as a page: every step of every golden match, for the player who is asked and for the others by turns.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

use ethnos::{Card, Choice, Ethnos, Event, Marker, Outlook, Question};
use ethnos_face::EthnosFace;
use face::{Face, Language, Scene, Words};
use kernel::{Determinize, Game, Notation, Phrase, Published, Rng, Seat, Turn, Viewer};
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
pub(crate) fn all(scene: &Scene<'_, EthnosFace>) -> String {
    let mut page = EthnosFace::stage(scene).into_string();
    page.push_str(&EthnosFace::status(scene).into_string());
    if scene.view.asked.is_none() {
        page.extend(EthnosFace::scores(scene).map(maud::Markup::into_string));
    }
    for tab in EthnosFace::tabs(scene) {
        page.push_str(&tab.title);
        page.push_str(&tab.body.into_string());
    }
    page
}

/// What a hint about any of the answers would point at is on the page.
fn points(scene: &Scene<'_, EthnosFace>, page: &str) {
    let offered = scene.offers.iter();
    for place in offered.flat_map(|offer| EthnosFace::places(scene.view, offer.choice)) {
        let mut named = page.split("data-at=\"").skip(1);
        let there = named.any(|rest| {
            let names = rest.split('"').next().unwrap_or_default();
            names.split(' ').any(|name| name == place)
        });
        assert!(there, "{place} is not on the page");
    }
}

/// One page of so many is drawn again in another world.
const SOME: usize = 3;

/// The page depends on nothing that its viewer may not know: in a world that they cannot tell from the true one it is the
/// same, byte for byte. That holds for the refusals on it, too.
#[test]
fn every_page_of_every_golden_match_keeps_the_secrets() {
    // Two halves side by side; a match is read where it is replayed.
    let half = |nth: usize| {
        move || -> Vec<Duration> {
            let own = golden().into_iter().skip(nth).step_by(2);
            own.flat_map(|file| read_through(&file)).collect()
        }
    };
    let mut times = std::thread::scope(|scope| {
        let other = scope.spawn(half(1));
        let mut times = half(0)();
        times.extend(other.join().expect("every page is sound"));
        times
    });
    times.sort_unstable();
    assert!(times.len() > 15_000, "golden matches were read");
    // A page is drawn in half a millisecond; the limit leaves room for slow and busy machines.
    let median = times[times.len() / 2];
    assert!(median < Duration::from_millis(10), "median {median:?}");
}

/// Draws a match from beginning to end, and says how long each page took.
fn read_through((name, file): &(String, MatchFile<Ethnos>)) -> Vec<Duration> {
    let mut rng = Rng::stream(&[8]);
    let seed = file
        .seed
        .clone()
        .expect("golden matches publish their seed");
    let mut table = Match::<Ethnos>::new(file.table.setup().clone(), seed);
    let said = Language::ALL.map(|language| words_of(table.game(), language));
    let log = file.table.log();
    let viewers: Vec<Viewer> = Viewer::all(table.game().seats()).collect();
    let mut known: Vec<_> = viewers.iter().map(|viewer| told(&table, *viewer)).collect();
    let mut times = Vec::new();
    for at in 0..=log.len() {
        let asked = match table.game().turn() {
            Turn::Ask(seat) => Viewer::Seated(seat),
            Turn::Over => Viewer::Spectator,
        };
        // The player who is asked, and one of the others by turns.
        let other = viewers[at % viewers.len()];
        let shown = |viewer: &Viewer| *viewer == asked || *viewer == other;
        for (&viewer, events) in viewers.iter().zip(&known).filter(|(of, _)| shown(of)) {
            let words = &said[at % said.len()];
            let look = |game| Look {
                game,
                viewer,
                words,
                events,
                step: at,
            };
            let before = Instant::now();
            let page = look(table.game()).with(all);
            times.push(before.elapsed());
            sound(&page);
            look(table.game()).with(|scene| points(scene, &page));
            if times.len() % SOME == 0 {
                let other = table.game().determinize(viewer, &mut rng);
                let same = page == look(&other).with(all);
                assert!(same, "{name}, step {at}, {viewer:?}: a secret shows");
            }
        }
        let Some(entry) = log.get(at) else { break };
        let chain = [entry.step.deed.answer().expect("no one leaves")];
        let taken = table
            .submit(entry.step.seat, &chain)
            .expect("golden matches are legal");
        let news: Vec<_> = taken
            .iter()
            .flat_map(|entry| entry.events.clone())
            .collect();
        for (&viewer, events) in viewers.iter().zip(&mut known) {
            let seen = news
                .iter()
                .map(|event| (at + 1, table.game().redact(event, viewer)));
            events.extend(seen);
        }
    }
    times
}

/// No message is missing, ids are unique, and nothing runs that the page's policy forbids.
fn sound(page: &str) {
    let prefixes = [
        "table-", "tip-", "fore-", "ability-", "brief-", "form-", "kingdom-", "tribe-", "colour-",
    ];
    let texts = page.split('>').filter_map(|part| part.split('<').next());
    let key = |text: &&str| prefixes.iter().any(|start| text.trim().starts_with(start));
    let keys: Vec<&str> = texts.filter(key).collect();
    assert!(keys.is_empty(), "no words for {keys:?}");
    let ids = page.split(" id=\"").skip(1);
    let mut ids: Vec<&str> = ids.filter_map(|rest| rest.split('"').next()).collect();
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "an id twice");
    assert!(
        !page.contains("<script") && !page.contains(" onclick"),
        "the page runs nothing"
    );
}

/// Whatever Band can be played is played by its selected cards, in whatever order the fields come (ET-BAND-2 to ET-BAND-7).
#[test]
fn every_band_can_be_composed_in_any_order() {
    let mut rng = Rng::stream(&[9]);
    let mut bands = 0;
    for (seed, wanted) in [
        "edition=first seats=4",
        "edition=first seats=2",
        "edition=polish seats=5",
        "edition=second seats=6",
        "edition=second seats=1 level=easy",
        "edition=first seats=3 +recruitment",
        "edition=first seats=4 +draw-two",
    ]
    .iter()
    .enumerate()
    {
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
fn compose(table: &mut Match<Ethnos>, seat: Seat, rng: &mut Rng) -> u32 {
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
            let nth = 1 + cards
                .iter()
                .filter(|other| other.rsplit_once(' ').is_some_and(|(name, _)| name == card))
                .count();
            cards.push(format!("{card} {nth}"));
        }
        if verb == "lead" {
            leader = cards.last().cloned();
        }
        table.submit(seat, &[choice]).expect("an offered choice");
        let view = table.game().view(Viewer::Seated(seat));
        let more = view.question == Question::Members && view.asked == Some(seat)
            || matches!(view.question, Question::Keep { .. })
                && verb == "keep"
                && view.asked == Some(seat);
        if !more {
            break;
        }
    }
    let took = &table.log()[start..];
    let about_cards = took
        .iter()
        .filter_map(|entry| entry.step.deed.answer())
        .any(|choice| matches!(choice, Choice::Lead(_) | Choice::Keep(_)));
    if !about_cards {
        return 0;
    }
    let mut fields: Vec<(String, String)> = cards
        .iter()
        .map(|card| ("card".to_owned(), card.clone()))
        .collect();
    fields.extend(leader.map(|leader| ("leader".to_owned(), leader)));
    for at in (1..fields.len()).rev() {
        fields.swap(at, rng.below(at as u32 + 1) as usize);
    }
    let chain = EthnosFace::read_form(&before, &fields).expect("cards of the hand");
    let written: Vec<String> = took
        .iter()
        .map(|entry| entry.step.deed.write(table.game()))
        .collect();
    assert_eq!(chain, written, "{fields:?}");
    1
}

/// The forecast says what then happens: marker, points, token, spaces (ET-BAND-8, ET-BAND-9, ET-SCORE-20).
#[test]
fn the_outlook_of_a_band_comes_true() {
    let mut rng = Rng::stream(&[10]);
    let mut bands = 0;
    for (seed, wanted) in [
        "edition=first seats=4",
        "edition=second seats=2",
        "edition=polish seats=3",
    ]
    .iter()
    .enumerate()
    {
        for nth in 0..30 {
            bands += foreseen(table(wanted, seed as u64 * 1000 + nth), &mut rng);
        }
    }
    assert!(bands > 1_000, "only {bands} Bands");
}

/// Plays a match and compares each Band with its forecast; says how many there were.
fn foreseen(mut table: Match<Ethnos>, rng: &mut Rng) -> usize {
    let mut bands = 0;
    let mut choices = Vec::new();
    let mut view = table.game().view(Viewer::Spectator);
    while let Turn::Ask(seat) = table.game().turn() {
        choices.clear();
        table.game().choices(&mut choices);
        let whole = matches!(view.question, Question::Turn | Question::Another);
        if whole || view.seat != Some(seat) {
            view = table.game().view(Viewer::Seated(seat));
        }
        let choice = choices[rng.below(choices.len() as u32) as usize];
        let taken = table.submit(seat, &[choice]).expect("an offered choice");
        let events: Vec<Event> = taken
            .iter()
            .flat_map(|entry| entry.events.clone())
            .collect();
        let after = table.game().view(Viewer::Seated(seat));
        let band = events.iter().find_map(|event| match event {
            Event::BandPlayed { leader, cards, .. } => Some((*leader, cards.as_slice())),
            _ => None,
        });
        if let Some((leader, cards)) = band {
            let wild = cards.iter().filter(|card| card.colour.is_none()).count() as u8;
            let outlook = view
                .outlook(leader, cards.len() as u8, wild)
                .expect("a Band of the viewer's");
            came_true(&outlook, &events);
            let laid = after.side(seat).bands.last();
            if let Some(band) = laid.filter(|band| band.cards == cards) {
                assert_eq!(after.band_worth(band), (outlook.counts, outlook.points));
            }
            bands += 1;
        }
        view = after;
    }
    bands
}

/// Whether a marker was placed, and what the ability did, as foretold.
#[track_caller]
fn came_true(outlook: &Outlook, events: &[Event]) {
    let none = events
        .iter()
        .any(|event| matches!(event, Event::NoMarker { .. }));
    let none_expected = match &outlook.marker {
        Marker::Fits { .. } => false,
        Marker::Anywhere(open) => open.is_empty(),
        Marker::TooSmall { .. } | Marker::Never | Marker::SupplyEmpty => true,
    };
    assert_eq!(none, none_expected, "{outlook:?} {events:?}");
    let said = outlook.leads.as_ref().map(|leads| &leads.phrase);
    for event in events {
        let wanted = match event {
            Event::GiantTaken { points, .. } => {
                Phrase::new("fore-giant").with("points", ethnos::words::points(*points))
            }
            Event::Advanced { to, .. } => Phrase::new("fore-track").with("to", *to),
            _ => continue,
        };
        let said = said.expect("the ability is foretold");
        assert_eq!(said.key, wanted.key, "{event:?}");
        assert_eq!(said.args[0], wanted.args[0], "{event:?}");
    }
}

/// Every composed Band has a forecast, in both languages, also where the rest of the turn is left to chance; and it says no more
/// in another world that its owner cannot tell from this one.
#[test]
fn every_composed_band_has_a_forecast() {
    let mut rng = Rng::stream(&[11]);
    let mut said = String::new();
    for (seed, wanted) in [
        "edition=first seats=4",
        "edition=second seats=3 +recruitment",
        "edition=polish seats=2",
        "edition=second seats=1 level=hard",
    ]
    .iter()
    .enumerate()
    {
        for nth in 0..8 {
            let mut table = table(wanted, 500 + seed as u64 * 100 + nth);
            let words = Language::ALL.map(|language| words_of(table.game(), language));
            let mut choices = Vec::new();
            while let Turn::Ask(seat) = table.game().turn() {
                let step = table.log().len();
                said.extend(forecast(&table, seat, &words[step % 2], &mut rng));
                choices.clear();
                table.game().choices(&mut choices);
                let choice = choices[rng.below(choices.len() as u32) as usize];
                table.submit(seat, &[choice]).expect("an offered choice");
            }
        }
    }
    let abilities = [
        "ET-TRIBE-ELF-1",
        "ET-TRIBE-DWARF-1",
        "ET-TRIBE-MERFOLK-1",
        "ET-TRIBE-ORC-1",
        "ET-TRIBE-RACCOON-1",
        "ET-TRIBE-GIANT-2",
        "ET-CHAIN-1",
        "ET-MARK-1",
        "ET-2P-5",
    ];
    for rule in abilities {
        assert!(said.contains(rule), "no forecast speaks of {rule}");
    }
}

/// The forecast of the first tribe in hand, where a Band can be played now.
fn forecast(table: &Match<Ethnos>, seat: Seat, words: &Words, rng: &mut Rng) -> Option<String> {
    let viewer = Viewer::Seated(seat);
    let view = table.game().view(viewer);
    let hand = view.side(seat).hand.shown().cloned().unwrap_or_default();
    let turn = view.question == Question::Turn;
    let first = hand.iter().find(|card| turn && card.colour.is_some())?;
    let fields = selected(hand.iter().filter(|card| fits(first, card)));
    let events = told(table, viewer);
    let look = |game| Look {
        game,
        viewer,
        words,
        events: &events,
        step: table.log().len(),
    };
    let forecast = look(table.game()).preview(table, &fields).into_string();
    let other = table.game().determinize(viewer, rng);
    assert_eq!(forecast, look(&other).preview(table, &fields).into_string());
    assert!(
        forecast.contains("<h2>") && forecast.contains("class=\"fx\""),
        "{forecast}"
    );
    sound(&forecast);
    Some(forecast)
}

fn fits(leader: &Card, card: &Card) -> bool {
    card.tribe == leader.tribe || card.colour.is_none()
}

/// The form's fields for selected cards, equal ones numbered.
fn selected<'a>(cards: impl Iterator<Item = &'a Card>) -> Vec<(String, String)> {
    let mut number = BTreeMap::new();
    let field = |card: &Card| {
        let nth = number.entry(*card).and_modify(|nth| *nth += 1).or_insert(1);
        let colour = card
            .colour
            .map_or(String::new(), |colour| format!("{} ", colour.key()));
        let value = format!("{colour}{} {nth}", card.tribe.key());
        ("card".to_owned(), value)
    };
    cards.map(field).collect()
}
