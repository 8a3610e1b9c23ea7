//! Tables as lists show them.

use std::sync::Arc;

use catalog::AnyGame;
use face::Words;
use pages::lobby::{ClockRule, Finished, OpenTable, Placed, Tally, YourGame, YourState};
use store::{Filter, Phase};
use tables::{Listed, Sheet, now};

use super::waiting::{about, shown_clock};
use crate::app::App;
use crate::day::date;
use crate::person::Visitor;
use crate::problem::Outcome;

/// How many of one's own tables a page has.
const PAGE: u32 = 50;

#[derive(Default)]
pub(super) struct Rows(pub(super) Vec<Row>);

pub(super) struct Row {
    pub(super) path: String,
    pub(super) title: String,
    pub(super) poster: String,
    pub(super) about: String,
    pub(super) names: Vec<String>,
    host: String,
    taken: Vec<bool>,
    clock: ClockRule,
    pub(super) phase: Phase,
    yours: bool,
    lesson: bool,
    /// Who is asked.
    asked: Option<String>,
    left_ms: Option<i64>,
    game: String,
    date: String,
    placed: Option<Placed>,
}

impl Rows {
    /// A page of the visitor's own tables that still go on, and whether there are more; first those where it is their turn.
    pub(super) async fn mine(
        app: &App,
        visitor: &Visitor,
        page: u32,
        words: &Words,
    ) -> Outcome<(Self, bool)> {
        let Some(id) = &visitor.id else {
            return Ok((Self::default(), false));
        };
        let filter = Filter {
            phases: vec![Phase::Gathering, Phase::Running],
            person: Some(id.clone()),
            turns_first: Some(id.clone()),
            skip: page.saturating_mul(PAGE),
            limit: PAGE + 1,
            ..Filter::default()
        };
        let mut rows = Self::list(app, visitor, &filter, words).await?;
        let has_more = rows.0.len() > PAGE as usize;
        rows.0.truncate(PAGE as usize);
        Ok((rows, has_more))
    }

    /// A page of the visitor's matches that are over, and whether there are more; the last one first.
    pub(super) async fn finished(
        app: &App,
        visitor: &Visitor,
        (game, skip, limit): (Option<&str>, u32, u32),
        words: &Words,
    ) -> Outcome<(Self, bool)> {
        let Some(id) = &visitor.id else {
            return Ok((Self::default(), false));
        };
        let filter = Filter {
            phases: vec![Phase::Over],
            game: game.map(str::to_owned),
            person: Some(id.clone()),
            skip,
            limit: limit + 1,
            ..Filter::default()
        };
        let mut rows = Self::list(app, visitor, &filter, words).await?;
        let has_more = rows.0.len() > limit as usize;
        rows.0.truncate(limit as usize);
        Ok((rows, has_more))
    }

    /// How often each game was played and won, among these.
    pub(super) fn tallies<'a>(&self, games: &'a [Arc<dyn AnyGame>]) -> Vec<Tally<'a>> {
        let tally = |game: &'a Arc<dyn AnyGame>| {
            let played = self.0.iter().filter(|row| row.game == game.key());
            let placed: Vec<Placed> = played.filter_map(|row| row.placed).collect();
            let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
            Tally {
                key: game.key(),
                title: game.title(),
                played: count(placed.len()),
                won: count(placed.iter().filter(|one| one.rank == 1).count()),
            }
        };
        games
            .iter()
            .map(tally)
            .filter(|tally| tally.played > 0)
            .collect()
    }

    pub(super) fn ended(&self) -> Vec<Finished<'_>> {
        let rows = self.0.iter();
        rows.map(|row| Finished {
            path: &row.path,
            title: &row.title,
            poster: &row.poster,
            about: &row.about,
            date: &row.date,
            result: row.placed,
        })
        .collect()
    }

    /// Public tables with a free seat.
    pub(super) async fn open(
        app: &App,
        visitor: &Visitor,
        limit: usize,
        words: &Words,
    ) -> Outcome<Self> {
        let tables = app.hub().list_open(limit).await?;
        Ok(Self::of(&tables, visitor, words))
    }

    pub(super) async fn public(
        app: &App,
        visitor: &Visitor,
        phases: &[Phase],
        limit: u32,
        words: &Words,
    ) -> Outcome<Self> {
        let filter = Filter {
            phases: phases.to_vec(),
            public: Some(true),
            limit,
            ..Filter::default()
        };
        Self::list(app, visitor, &filter, words).await
    }

    async fn list(app: &App, visitor: &Visitor, filter: &Filter, words: &Words) -> Outcome<Self> {
        let tables = app.hub().list(filter).await?;
        Ok(Self::of(&tables, visitor, words))
    }

    fn of(tables: &[Listed], visitor: &Visitor, words: &Words) -> Self {
        let rows = tables
            .iter()
            .map(|table| Row::of(table.sheet(), visitor, words));
        Self(rows.collect())
    }

    pub(super) fn yours(&self) -> Vec<YourGame<'_>> {
        let state = |row: &'_ Row| match (row.phase, row.yours) {
            (Phase::Running, _) if row.lesson => YourState::Lesson,
            (Phase::Gathering, _) => YourState::Gathering,
            (Phase::Running, true) => YourState::YourTurn,
            (Phase::Running, false) => YourState::Paused,
            (Phase::Over | Phase::Archived, _) => YourState::Over,
        };
        self.0
            .iter()
            .map(|row| YourGame {
                path: &row.path,
                title: &row.title,
                poster: &row.poster,
                about: &row.about,
                state: match (state(row), &row.asked) {
                    (YourState::Paused, Some(name)) => YourState::Plays(name),
                    (state, _) => state,
                },
                left_ms: row.left_ms.filter(|_| row.yours),
            })
            .collect()
    }

    pub(super) fn opens(&self) -> Vec<OpenTable<'_>> {
        self.0
            .iter()
            .map(|row| OpenTable {
                path: &row.path,
                title: &row.title,
                poster: &row.poster,
                about: &row.about,
                host: &row.host,
                taken: &row.taken,
                clock: row.clock,
            })
            .collect()
    }
}

fn placed(table: Sheet<'_>, person: &str) -> Option<Placed> {
    let (rank, score) = table.placed(person)?;
    let rank = u32::try_from(rank).ok()?;
    let seats = u32::try_from(table.places.len()).ok()?;
    Some(Placed {
        rank,
        of: seats.max(rank),
        score,
    })
}

impl Row {
    fn of(table: Sheet<'_>, visitor: &Visitor, words: &Words) -> Self {
        let names = table.names();
        let host = names
            .iter()
            .zip(table.places)
            .find(|(_, place)| place.is_of(&table.row.host))
            .map(|(name, _)| name.clone());
        let me = visitor.id.as_deref();
        let others: Vec<&str> = names
            .iter()
            .zip(table.places)
            .filter(|(name, place)| !name.is_empty() && !me.is_some_and(|me| place.is_of(me)))
            .map(|(name, _)| name.as_str())
            .collect();
        let setup = about(table, visitor, words);
        let about = if table.row.phase == Phase::Gathering
            || others.is_empty()
            || table.options.lesson.is_some()
        {
            setup
        } else {
            format!("{setup} · {}", others.join(", "))
        };
        let asked = table.asked();
        Self {
            path: table.path(),
            title: table.title(),
            poster: table.game.assets().poster.path.clone(),
            about,
            host: host.unwrap_or_default(),
            taken: table.places.iter().map(|place| !place.is_free()).collect(),
            clock: shown_clock(table.options.clock),
            phase: table.row.phase,
            lesson: table.options.lesson.is_some(),
            yours: me.is_some_and(|me| table.is_turn_of(me)),
            asked: asked.and_then(|seat| names.get(seat.index()).cloned()),
            left_ms: asked.and_then(|seat| table.left(seat, now())),
            game: table.row.game.clone(),
            date: date(table.row.changed_at),
            placed: me.and_then(|me| placed(table, me)),
            names,
        }
    }
}
