//! Tables as lists show them.

use face::Words;
use kernel::Wanted;
use pages::lobby::{Finished, OpenTable, Placed, YourGame, YourState};
use store::{Filter, Phase};
use tables::{Listed, Sheet, now};

use super::waiting::about;
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
    pub(super) phase: Phase,
    yours: bool,
    /// It was made from a position.
    tried: bool,
    lesson: bool,
    /// Who is asked.
    asked: Option<String>,
    left_ms: Option<i64>,
    date: String,
    placed: Option<Placed>,
    /// How it ended, where points do not say it.
    by: Option<String>,
    pub(super) brought: bool,
    practice: bool,
    pub(super) edition: Option<String>,
    /// Other people sit there.
    people: bool,
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

    /// The visitor's last matches that are over.
    pub(super) async fn finished(
        app: &App,
        visitor: &Visitor,
        most: u32,
        words: &Words,
    ) -> Outcome<Self> {
        let Some(id) = &visitor.id else {
            return Ok(Self::default());
        };
        let filter = Filter {
            phases: vec![Phase::Over],
            person: Some(id.clone()),
            // What was only tried is no result.
            limit: most * 4,
            ..Filter::default()
        };
        let mut rows = Self::list(app, visitor, &filter, words).await?;
        rows.0.retain(|row| !row.tried);
        rows.0.truncate(most as usize);
        Ok(rows)
    }

    /// The rows that the store lets through, and whether they are the last.
    pub(super) async fn part(
        app: &App,
        visitor: &Visitor,
        filter: &Filter,
        words: &Words,
    ) -> Outcome<(Self, bool)> {
        let (tables, read) = app.hub().list_part(filter).await?;
        let is_last = read < filter.limit as usize;
        Ok((Self::of(&tables, visitor, words), is_last))
    }

    pub(super) fn ended(&self) -> Vec<Finished<'_>> {
        self.0.iter().map(Row::ended).collect()
    }

    /// Those that wait for the visitor, the shortest clock first.
    pub(super) fn waiting(&self) -> Vec<YourGame<'_>> {
        let rows = self.0.iter().filter(|row| row.is_waiting());
        let mut games: Vec<YourGame<'_>> = rows.map(Row::yours).collect();
        games.sort_by_key(|game| game.left_ms.unwrap_or(i64::MAX));
        games
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
        self.0.iter().map(Row::yours).collect()
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

/// What the game calls the way it ended, if it has a word for it.
fn won_by(table: Sheet<'_>, visitor: &Visitor) -> Option<String> {
    let key = format!("setup-ended-{}", table.ending()?.how);
    let texts = table.game.setup_words(visitor.language());
    texts.knows(&key).then(|| texts.word(&key))
}

impl Row {
    /// A match that goes on, or is about to.
    pub(super) fn yours(&self) -> YourGame<'_> {
        let state = match (self.phase, self.yours) {
            (Phase::Running, _) if self.lesson => YourState::Lesson,
            (Phase::Gathering, _) => YourState::Gathering,
            (Phase::Running, true) => YourState::YourTurn,
            (Phase::Running, false) => YourState::Paused,
            (Phase::Over | Phase::Archived, _) => YourState::Over,
        };
        YourGame {
            path: &self.path,
            title: &self.title,
            poster: &self.poster,
            about: &self.about,
            state: match (state, &self.asked) {
                (YourState::Paused, Some(name)) => YourState::Plays(name),
                (state, _) => state,
            },
            left_ms: self.left_ms.filter(|_| self.yours),
        }
    }

    /// A match that is over.
    pub(super) fn ended(&self) -> Finished<'_> {
        Finished {
            path: &self.path,
            title: &self.title,
            poster: &self.poster,
            about: &self.about,
            date: &self.date,
            brought: self.brought,
            result: self.placed,
            by: self.by.as_deref(),
        }
    }

    fn is_waiting(&self) -> bool {
        self.phase == Phase::Running && self.yours && !self.lesson
    }

    /// Whether it is a match of theirs: what was put away, such as a lesson, is none, and neither is practice.
    pub(super) fn is_listed(&self) -> bool {
        (self.phase != Phase::Archived || self.brought) && !self.practice
    }

    /// `None` where that cannot be said.
    pub(super) fn has_won(&self) -> Option<bool> {
        self.placed.map(|placed| placed.rank == 1)
    }

    /// Whether other people sit there.
    pub(super) fn has_people(&self) -> bool {
        self.people
    }

    /// Whether somebody of this name sits there; of no name, anybody.
    pub(super) fn is_with(&self, name: &str) -> bool {
        let sought = name.to_lowercase();
        let mut names = self.names.iter();
        sought.is_empty() || names.any(|name| name.to_lowercase().contains(&sought))
    }

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
            || table.options.practice.is_some()
        {
            setup
        } else {
            let parts = [setup, others.join(", ")];
            let parts = parts.into_iter().filter(|part| !part.is_empty());
            parts.collect::<Vec<_>>().join(" · ")
        };
        let asked = table.asked();
        Self {
            path: table.path(),
            title: table.title(),
            poster: table.game.assets().poster.path.clone(),
            about,
            host: host.unwrap_or_default(),
            taken: table.places.iter().map(|place| !place.is_free()).collect(),
            phase: table.row.phase,
            lesson: table.options.lesson.is_some() || table.options.practice.is_some(),
            tried: table.options.position.is_some(),
            yours: me.is_some_and(|me| table.is_turn_of(me)),
            asked: asked.and_then(|seat| names.get(seat.index()).cloned()),
            left_ms: asked.and_then(|seat| table.left(seat, now())),
            date: date(table.row.changed_at),
            placed: me.and_then(|me| placed(table, me)),
            by: won_by(table, visitor),
            brought: table.options.brought,
            practice: table.options.practice.is_some(),
            edition: table
                .row
                .setup
                .parse::<Wanted>()
                .ok()
                .and_then(|wanted| wanted.edition),
            people: table
                .places
                .iter()
                .any(|place| place.person_id().is_some_and(|id| Some(id) != me)),
            names,
        }
    }
}
