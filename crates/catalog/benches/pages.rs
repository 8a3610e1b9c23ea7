//! `cargo xtask bench pages` and `cargo bench --package catalog --bench pages [GAME]`: how long the game's own parts of a page take, and what
//! they weigh, for every viewer at every step of every golden match. Fails if a target is missed.
#![allow(clippy::print_stdout)] // a benchmark says what it measured

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use catalog::{AnyTable, Look, Moment, Saved, TablePage};
use face::{Language, Occupant, Sitter};
use flate2::{Compression, write::GzEncoder};
use kernel::{Seat, Viewer};
use referee::Seed;

/// For the median page of a game.
const TIME: Duration = Duration::from_millis(2);
/// For every page: what comes around it and the files that are fetched once have the rest of 150 kB.
const BYTES: usize = 90_000;

fn main() -> ExitCode {
    let wanted: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| !arg.starts_with('-'))
        .collect();
    let games = catalog::GAMES.iter().map(|game| game.key);
    let mut met = true;
    for key in games.filter(|key| wanted.is_empty() || wanted.iter().any(|name| name == key)) {
        let mut all = Drawn::default();
        for file in golden(key) {
            let drawn = draw_all(key, &file);
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            println!("{key:<10} {name:<24} {drawn}");
            all.add(drawn);
        }
        println!("{key:<10} {:<24} {all}", "all of them");
        met &= all.median() < TIME && all.heaviest < BYTES;
    }
    if met {
        return ExitCode::SUCCESS;
    }
    println!("not under {TIME:?} in the median and {BYTES} bytes at most");
    ExitCode::FAILURE
}

fn golden(key: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../fixtures/{key}/golden"));
    let entries = std::fs::read_dir(&folder).expect("every game has golden matches");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.retain(|file| file.extension().is_some_and(|kind| kind == "match"));
    files.sort();
    files
}

/// The match is played again, step by step, so that every question is open once and drawn with its answers.
fn draw_all(key: &str, file: &Path) -> Drawn {
    let text = std::fs::read_to_string(file).expect("a golden match can be read");
    let played = catalog::read_match(&text, None).expect("golden matches replay");
    let mut table = begin(key, &*played.table);
    let seats: Vec<Seat> = Seat::first(table.seats()).collect();
    let viewers: Vec<Viewer> = seats
        .iter()
        .map(|&seat| Viewer::Seated(seat))
        .chain([Viewer::Spectator])
        .collect();
    let mut drawn = Drawn::default();
    for step in [None]
        .into_iter()
        .chain(played.table.steps_from(0).into_iter().map(Some))
    {
        if let Some(step) = &step {
            table.follow(step).expect("golden matches replay");
        }
        for &viewer in &viewers {
            let sitters: Vec<Sitter> = seats.iter().map(|&seat| sitter(seat, viewer)).collect();
            let look = look(viewer, &sitters, table.steps());
            let begun = Instant::now();
            let page = table.page(&look);
            drawn.times.push(begun.elapsed());
            drawn.heaviest = drawn.heaviest.max(weight(&page));
        }
    }
    drawn
}

/// The same match before its first step.
fn begin(key: &str, played: &dyn AnyTable) -> Box<dyn AnyTable> {
    let game = catalog::find(key).expect("it is listed").open(None);
    let saved = Saved {
        setup: played.setup(),
        commitment: Seed::from_number(0).commitment(),
        seed: None,
        names: Vec::new(),
        position: None,
        opening: played.opening(),
        steps: Vec::new(),
        take_backs: Vec::new(),
    };
    let game = game.expect("the content is our own");
    game.resume(&saved).expect("golden matches replay")
}

fn look<'a>(viewer: Viewer, sitters: &'a [Sitter], step: usize) -> Look<'a> {
    Look {
        viewer,
        language: Language::Polish,
        sitters,
        path: "/t/k3f9",
        rules: "/rules/game",
        notes: &face::NOTHING,
        moment: Moment {
            step: None,
            since: Some(step.saturating_sub(1)),
        },
    }
}

fn sitter(seat: Seat, viewer: Viewer) -> Sitter {
    Sitter {
        seat,
        name: format!("Player {seat}"),
        occupant: Occupant::Person { here: true },
        you: viewer.is(seat),
        asked: false,
        clock: None,
    }
}

/// Compressed, if in haste: the server does it at least as well.
fn weight(page: &TablePage) -> usize {
    let tabs = page.tabs.iter().map(|tab| &tab.body);
    let parts = [&page.status, &page.stage, &page.moves].into_iter();
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    for part in parts.chain(page.scores.as_ref()).chain(tabs) {
        packed
            .write_all(part.0.as_bytes())
            .expect("a vector takes every byte");
    }
    packed.finish().map_or(0, |bytes| bytes.len())
}

/// What was measured.
#[derive(Default)]
struct Drawn {
    times: Vec<Duration>,
    heaviest: usize,
}

impl Drawn {
    fn add(&mut self, other: Self) {
        self.times.extend(other.times);
        self.heaviest = self.heaviest.max(other.heaviest);
    }

    /// The time that this part of the pages stays under.
    fn quantile(&self, part: f64) -> Duration {
        let mut times = self.times.clone();
        times.sort_unstable();
        let at = (times.len() as f64 * part) as usize;
        times.get(at).or(times.last()).copied().unwrap_or_default()
    }

    fn median(&self) -> Duration {
        self.quantile(0.5)
    }
}

impl std::fmt::Display for Drawn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ms = |part: f64| self.quantile(part).as_secs_f64() * 1e3;
        write!(
            f,
            "{:>7} pages  median {:.2} ms  99 of 100 {:.2} ms  slowest {:.2} ms  heaviest {:.1} kB",
            self.times.len(),
            ms(0.5),
            ms(0.99),
            ms(1.0),
            self.heaviest as f64 / 1e3,
        )
    }
}
