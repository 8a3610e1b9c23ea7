//! `/games/statistics`: what a person's matches add up to. What a game counts it says itself ([`face::Face::charts`]).

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::Response;
use catalog::AnyGame;
use face::{Chart, ChartKind, Words};
use kernel::{Phrase, Seat, Wanted};
use pages::games::{Bars, GameFigures, Group, StatisticsPage, Who, Won, statistics_page};
use pages::shell::{Place as Where, Shell};
use serde::Deserialize;
use tables::{Place, Played, Record};

use super::super::Reader;
use crate::app::App;
use crate::person::Visitor;
use crate::problem::Outcome;

/// How many of the last results are drawn one by one, and rows of a chart.
const LATEST: usize = 30;
const ROWS: usize = 12;

#[derive(Deserialize, Default)]
pub(super) struct Asked {
    #[serde(default)]
    with: String,
}

/// `GET /games/statistics`
pub(super) async fn page(
    State(app): State<Arc<App>>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Outcome<Response> {
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(&app, &visitor).await?;
    let (person, record) = match &visitor.id {
        Some(person) => (person.as_str(), app.hub().record_of(person).await?),
        None => ("", Record::default()),
    };
    let who = Who::read(&asked.with);
    let games = app.games().iter();
    let games: Vec<GameFigures<'_>> = games
        .filter_map(|game| {
            let matches = matches_of(&record, game.key(), person, who);
            let texts = game.setup_words(visitor.language());
            (!matches.is_empty()).then(|| figures(&**game, &matches, &texts, words))
        })
        .collect();
    let page = StatisticsPage {
        games: &games,
        who,
        missing: u32::try_from(record.missing).unwrap_or(u32::MAX),
    };
    let title = words.word("ui-statistics");
    let styles = [pages::assets::games()];
    let shell = Shell {
        styles: &styles,
        ..reader.shell(&visitor, Where::Games, &title, "/games/statistics")
    };
    let body = statistics_page(&page, words);
    Ok(super::super::page(&shell, words, &body))
}

/// A match in which the person had one seat.
struct Match<'a> {
    played: &'a Played,
    seat: Seat,
    won: bool,
    seats: u8,
    edition: String,
    how: String,
}

fn matches_of<'a>(record: &'a Record, game: &str, person: &str, who: Who) -> Vec<Match<'a>> {
    let one = |played: &'a Played| {
        let sheet = played.sheet();
        let others = sheet.places.iter().filter(|place| !place.is_of(person));
        let people = others
            .clone()
            .any(|place| matches!(place, Place::Person { .. }));
        let fits = match who {
            Who::Anyone => true,
            Who::People => people,
            Who::Bots => !people,
        };
        let [seat] = sheet.seats_of(person)[..] else {
            return None;
        };
        if sheet.row.game != game || !fits {
            return None;
        }
        let setup: Wanted = sheet.row.setup.parse().unwrap_or_default();
        let (rank, _) = sheet.placed(person)?;
        Some(Match {
            played,
            seat,
            won: rank == 1,
            seats: u8::try_from(sheet.places.len()).unwrap_or(u8::MAX),
            edition: setup.edition.unwrap_or_default(),
            how: sheet.ending().map(|ending| ending.how).unwrap_or_default(),
        })
    };
    record.played.iter().filter_map(one).collect()
}

fn figures<'a>(
    game: &'a dyn AnyGame,
    matches: &[Match<'_>],
    texts: &Words,
    words: &Words,
) -> GameFigures<'a> {
    let known = |key: String| texts.knows(&key).then(|| texts.word(&key));
    let edition = |one: &Match<'_>| {
        known(format!("setup-edition-{}", one.edition)).unwrap_or_else(|| one.edition.clone())
    };
    let seats = |one: &Match<'_>| {
        let says = Phrase::new("ui-stats-n-seats").with("n", u32::from(one.seats));
        // In order of their number, whatever the words are.
        (one.seats, words.say(&says))
    };
    let mut groups = Vec::new();
    if game.menu().editions.len() > 1 {
        let rows = won_by(matches, |one| Some(edition(one)));
        let says = ("ui-stats-editions", "ui-stats-editions-about");
        groups.push(wins(says, rows, words));
    }
    let mut by_seats: Vec<(u8, String)> = matches.iter().map(&seats).collect();
    by_seats.sort();
    by_seats.dedup();
    let mut rows = won_by(matches, |one| Some(seats(one).1));
    rows.sort_by_key(|row| by_seats.iter().position(|(_, label)| *label == row.label));
    let says = ("ui-stats-seats", "ui-stats-seats-about");
    groups.push(wins(says, rows, words));
    groups.extend(endings(matches, &known, words));
    for chart in game.charts() {
        groups.extend(drawn(*chart, matches, texts));
    }
    let latest = matches.iter().take(LATEST).rev();
    GameFigures {
        key: game.key(),
        title: game.title(),
        poster: &game.assets().poster.path,
        all: total(game.title().to_owned(), &matches.iter().collect::<Vec<_>>()),
        latest: latest.map(|one| one.won).collect(),
        groups,
    }
}

fn wins((title, about): (&str, &str), rows: Vec<Won>, words: &Words) -> Group {
    Group::Wins(words.word(title), words.word(about), rows)
}

/// In which ways the victories came, where there are several.
fn endings(
    matches: &[Match<'_>],
    known: &dyn Fn(String) -> Option<String>,
    words: &Words,
) -> Option<Group> {
    let mut ways: BTreeMap<String, f64> = BTreeMap::new();
    for one in matches.iter().filter(|one| one.won) {
        let label = known(format!("ending-{}", one.how));
        *ways
            .entry(label.unwrap_or_else(|| one.how.clone()))
            .or_default() += 1.0;
    }
    let rows: Vec<Bars> = most_first(ways.into_iter().map(|(label, n)| Bars {
        label,
        values: vec![n],
    }));
    let (title, about) = ("ui-stats-endings", "ui-stats-endings-about");
    (!rows.is_empty()).then(|| Group::Bars(words.word(title), words.word(about), rows))
}

/// A chart of the game's own.
fn drawn(chart: Chart, matches: &[Match<'_>], texts: &Words) -> Option<Group> {
    let title = texts.word(&format!("stats-{}", chart.key));
    let about = texts.word(&format!("stats-{}-about", chart.key));
    let label = |of: &str| {
        let keys = [
            format!("stats-{}-{of}", chart.key),
            format!("setup-part-{of}"),
        ];
        let known = keys.into_iter().find(|key| texts.knows(key));
        known.map_or_else(|| of.replace('-', " "), |key| texts.word(&key))
    };
    let counted = |one: &Match<'_>| -> BTreeMap<String, i32> {
        let figures = one.played.figures.iter();
        let counts = figures.flat_map(|figures| figures.counts(one.seat, chart.key));
        counts.map(|(of, n)| (label(of), n)).collect()
    };
    match chart.kind {
        ChartKind::Wins => {
            let rows = won_by(matches, |one| counted(one).into_keys().next());
            (!rows.is_empty()).then_some(Group::Wins(title, about, rows))
        }
        ChartKind::Times => {
            let mut sums: BTreeMap<String, f64> = BTreeMap::new();
            for (of, n) in matches.iter().flat_map(counted) {
                *sums.entry(of).or_default() += f64::from(n);
            }
            let rows = most_first(sums.into_iter().map(|(label, n)| Bars {
                label,
                values: vec![n],
            }));
            (!rows.is_empty()).then_some(Group::Bars(title, about, rows))
        }
        ChartKind::Points => {
            let mut sums: BTreeMap<String, [f64; 2]> = BTreeMap::new();
            let known = matches.iter().filter(|one| one.played.figures.is_some());
            let mut n = [0.0_f64; 2];
            for one in known {
                let at = usize::from(!one.won);
                n[at] += 1.0;
                for (of, points) in counted(one) {
                    sums.entry(of).or_default()[at] += f64::from(points);
                }
            }
            let rows = most_first(sums.into_iter().map(|(label, sums)| Bars {
                label,
                values: vec![sums[0] / n[0].max(1.0), sums[1] / n[1].max(1.0)],
            }));
            (!rows.is_empty()).then_some(Group::Bars(title, about, rows))
        }
    }
}

fn most_first(rows: impl Iterator<Item = Bars>) -> Vec<Bars> {
    let mut rows: Vec<Bars> = rows.collect();
    let sum = |row: &Bars| row.values.iter().sum::<f64>();
    rows.sort_by(|one, other| sum(other).total_cmp(&sum(one)));
    rows.truncate(ROWS);
    rows
}

/// How often each was won, those that were played most first.
fn won_by(matches: &[Match<'_>], of: impl Fn(&Match<'_>) -> Option<String>) -> Vec<Won> {
    let mut groups: BTreeMap<String, Vec<&Match<'_>>> = BTreeMap::new();
    for one in matches {
        if let Some(label) = of(one) {
            groups.entry(label).or_default().push(one);
        }
    }
    let rows = groups.into_iter();
    let mut rows: Vec<Won> = rows.map(|(label, own)| total(label, &own)).collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.played));
    rows.truncate(ROWS);
    rows
}

fn total(label: String, matches: &[&Match<'_>]) -> Won {
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    // Alone against the rules nobody knows what would be even.
    let even = matches.iter().filter(|one| one.seats > 1);
    let even = even.map(|one| 1.0 / f64::from(one.seats)).sum();
    Won {
        label,
        played: count(matches.len()),
        won: count(matches.iter().filter(|one| one.won).count()),
        even,
    }
}
