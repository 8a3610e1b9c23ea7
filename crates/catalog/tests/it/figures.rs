//! What statistics count, and moments dealt anew, of every golden match.

use std::path::PathBuf;
use std::sync::Arc;

use catalog::{AnyGame, AnyTable};
use face::Language;
use kernel::{Seat, Turn, Viewer};

/// The golden matches of a game that are over, each with its name.
fn golden(game: &str) -> Vec<(String, Box<dyn AnyTable>)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let folder = folder.join(format!("../../fixtures/{game}/golden"));
    let files = std::fs::read_dir(folder).unwrap();
    let mut found = Vec::new();
    for file in files {
        let path = file.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let table = catalog::read_match(&text, None).unwrap().table;
        found.push((path.display().to_string(), table));
    }
    found.retain(|(_, table)| table.turn() == Turn::Over);
    assert!(!found.is_empty(), "{game}");
    found
}

/// The game with the content that this match was played with.
fn played_with(game: &dyn AnyGame, file: &str) -> Arc<dyn AnyGame> {
    let header = referee::Header::read(&std::fs::read_to_string(file).unwrap()).unwrap();
    game.with_known(header.content).expect("it is known")
}

/// Everything that counts has a source, and what the charts count has a word in both languages.
#[test]
fn figures_add_up_to_the_scores() {
    for listed in catalog::GAMES {
        let game = listed.open(None).unwrap();
        for (name, table) in golden(listed.key) {
            let (figures, standings) = (table.figures(), table.standings());
            for seat in Seat::first(table.seats()) {
                for chart in game.charts() {
                    for (of, n) in figures.counts(seat, chart.key) {
                        assert!(n >= 0, "{name}: {} {of}", chart.key);
                        for language in Language::ALL {
                            let words = game.setup_words(language);
                            let keys = [
                                format!("stats-{}-{of}", chart.key),
                                format!("setup-part-{of}"),
                            ];
                            let known = keys.iter().any(|key| words.knows(key));
                            assert!(known, "{language}: {keys:?}");
                        }
                    }
                }
                let sum = |chart: &str| figures.counts(seat, chart).map(|(_, n)| n).sum::<i32>();
                match listed.key {
                    "numa-sera" => assert_eq!(sum("kingdom"), 1, "{name}"),
                    _ => {
                        let score = standings.of(seat).unwrap().score;
                        assert_eq!(sum("source"), score, "{name}: seat {seat}");
                    }
                }
            }
        }
        for (language, chart) in Language::ALL
            .into_iter()
            .flat_map(|language| game.charts().iter().map(move |chart| (language, chart)))
        {
            let words = game.setup_words(language);
            assert!(words.knows(&format!("stats-{}", chart.key)));
            assert!(words.knows(&format!("stats-{}-about", chart.key)));
        }
    }
}

/// What the observer saw stays; a table can begin there, and the same seat is asked.
#[test]
fn every_moment_can_be_dealt_anew() {
    for listed in catalog::GAMES {
        let game = listed.open(None).unwrap();
        for (name, table) in golden(listed.key).into_iter().take(4) {
            let (setup, game) = (table.setup(), played_with(&*game, &name));
            for step in (0..table.steps()).step_by(table.steps() / 12 + 1) {
                let then = table.at_step(step).unwrap();
                let Turn::Ask(asked) = then.turn() else {
                    continue;
                };
                let viewer = Viewer::Seated(asked);
                let dealt = table.redealt(step, viewer, step as u64);
                let seed = referee::Seed::from_number(1);
                let new = game.open_position(&setup, &dealt, seed, Vec::new());
                let new = new.unwrap_or_else(|why| panic!("{name}, step {step}: {why}\n{dealt}"));
                assert_eq!(new.turn(), Turn::Ask(asked), "{name}, step {step}");
                assert_eq!(
                    new.view_json(viewer).get(),
                    then.view_json(viewer).get(),
                    "{name}, step {step}"
                );
            }
        }
    }
}

/// What is marked on the line of a replay is told in the words of the log, in order, and never ahead of the moment that is looked at.
#[test]
fn landmarks_tell_nothing_ahead() {
    for listed in catalog::GAMES {
        let mut most = 0;
        for (name, table) in golden(listed.key) {
            let all = table.landmarks(Language::English, table.steps());
            most = most.max(all.len());
            assert!(
                all.iter().all(|one| one.text.len() > 10),
                "{name}: each is told: {all:?}"
            );
            assert!(all.is_sorted_by_key(|one| one.step), "{name}");
            let half = table.steps() / 2;
            let (known, later) = all.split_at(all.partition_point(|one| one.step <= half));
            assert_eq!(table.landmarks(Language::English, half), known, "{name}");
            assert!(later.iter().all(|one| one.step > half), "{name}");
        }
        assert!(most > 2, "{}: some match has a few", listed.key);
    }
}
