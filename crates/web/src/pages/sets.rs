//! Sets: content that people correct, keep, share and play with.

mod keep; // what is done with a set
mod one; // a set's own page
mod opened; // a set, whether it can be played with or not
mod ready; // which can be played with, remembered
mod row; // one row of it
mod told; // what differs, in words
mod trial; // how it plays

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use catalog::{AnyGame, Document};
use face::Language;
use pages::sets::{self as faces, SetCard, SetLink, SetNotice, SetText};
use pages::shell::Place;
use serde::Deserialize;
use store::{KeptRow, Shelf};
use tables::limits;

pub(super) use opened::Opened;
pub(super) use told::{Says, Told};

use super::Reader;
use super::components::download;
use super::keeping::{Done, SETS};
use crate::app::App;
use crate::aside::aside;
use crate::person::Visitor;
use crate::problem::{Outcome, Problem};
use crate::routes::{get, post};

pub(crate) use keep::{keep_new, remove};
pub(crate) use ready::is_ready;

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/sets", get(list))
        .route("/sets/new", get(new))
        .route("/sets/keep", post(keep::keep))
        .route("/sets/row", get(row::ours).merge(post(row::deed)))
        .route("/sets/{id}", get(one::page))
        .route("/sets/{id}/file", get(file))
        .route("/sets/{id}/text", get(as_text))
        .route("/sets/{id}/row", get(row::of_set))
        .route("/sets/{id}/compare", get(compare))
        .route(
            "/sets/{id}/simulate",
            get(trial::page).merge(post(trial::begin)),
        )
        .route("/sets/{id}/simulate/stop", post(trial::stop))
        .route("/sets/{id}/copy", post(keep::copy))
        .route(
            "/sets/{id}/delete",
            get(keep::ask_delete).merge(post(keep::delete)),
        )
}

/// The set of this id, if it is one of this game; `None` for no id.
pub(crate) async fn of_game(app: &App, id: &str, game: &str) -> Outcome<Option<KeptRow>> {
    if id.is_empty() {
        return Ok(None);
    }
    let set = app.store().kept(Shelf::Sets, id).await?;
    let set = set.filter(|set| set.game == game);
    set.ok_or_else(Problem::not_found).map(Some)
}

/// The set of this id, whoever's it is.
pub(crate) async fn find(app: &App, id: &str) -> Outcome<KeptRow> {
    SETS.find(app, id).await
}

/// The game with a set, if it can be played with.
pub(crate) async fn playable(app: &App, set: &KeptRow) -> Outcome<Arc<dyn AnyGame>> {
    Opened::of(app, set).await?.playable()
}

pub(super) fn games(app: &App) -> Vec<(&str, &str)> {
    let games = app.games().iter();
    games.map(|game| (game.key(), game.title())).collect()
}

/// `GET /sets`
async fn list(
    State(app): State<Arc<App>>,
    Query(done): Query<Done>,
    visitor: Visitor,
) -> Outcome<Response> {
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(&app, &visitor).await?;
    let rows = match &visitor.id {
        Some(person) => app.store().kept_of(Shelf::Sets, person).await?,
        None => Vec::new(),
    };
    let differing = differing(&app, &rows).await?;
    let cards = rows
        .iter()
        .zip(differing)
        .filter_map(|(row, (differs, is_ready))| {
            Some(SetCard {
                id: &row.id,
                name: &row.name,
                game: app.game(&row.game)?.title(),
                differs,
                is_ready,
            })
        });
    let cards: Vec<SetCard<'_>> = cards.collect();
    let done = done.key(Shelf::Sets).map(|key| words.word(key));
    let notice = done.as_deref().map(SetNotice::Done);
    let title = words.word("ui-sets");
    let shell = reader.shell(&visitor, Place::Elsewhere, &title, "/sets");
    let body = faces::list(&cards, (&games(&app), limits::SETS), notice, words);
    Ok(super::page(&shell, words, &body))
}

/// In how many rows each set differs from ours, and whether it can be played with.
async fn differing(app: &App, rows: &[KeptRow]) -> Outcome<Vec<(usize, bool)>> {
    let texts = rows.iter().map(|row| {
        let game = app.game(&row.game).cloned();
        (game, row.body.clone())
    });
    let texts: Vec<_> = texts.collect();
    let count = |(game, body): (Option<Arc<dyn AnyGame>>, String)| {
        let game = game?;
        let ours = Document::read(game.content()).ok()?;
        let differs = ours.differing(&Document::read(&body).ok()?);
        Some((differs, game.with_content(&body).is_ok()))
    };
    aside(move || {
        let counts = texts.into_iter().map(count);
        counts.map(Option::unwrap_or_default).collect()
    })
    .await
}

#[derive(Deserialize)]
pub(crate) struct OfGame {
    game: String,
}

/// `GET /sets/new`: ours as a text, to be changed or written over.
async fn new(
    State(app): State<Arc<App>>,
    Query(OfGame { game }): Query<OfGame>,
    visitor: Visitor,
) -> Outcome<Response> {
    let game = app.game(&game).ok_or_else(Problem::not_found)?;
    let text = SetText {
        id: None,
        name: "",
        game: (game.key(), game.title()),
        body: game.content(),
        fault: None,
    };
    text_page(&app, &visitor, &text).await
}

/// `GET /sets/ID/text`
async fn as_text(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Outcome<Response> {
    let row = SETS.own(&app, &visitor, &id).await?;
    let game = app.game(&row.game).ok_or_else(Problem::not_found)?;
    let text = SetText {
        id: Some(&row.id),
        name: &row.name,
        game: (game.key(), game.title()),
        body: &row.body,
        fault: None,
    };
    text_page(&app, &visitor, &text).await
}

async fn text_page(app: &App, visitor: &Visitor, text: &SetText<'_>) -> Outcome<Response> {
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(app, visitor).await?;
    let title = words.word("ui-sets");
    let shell = reader.shell(visitor, Place::Elsewhere, &title, "/sets");
    Ok(super::page(&shell, words, &faces::as_text(text, words)))
}

/// `GET /sets/ID/file`
async fn file(State(app): State<Arc<App>>, Path(id): Path<String>) -> Outcome<Response> {
    let row = SETS.find(&app, &id).await?;
    Ok(download(&format!("{}-{}", row.game, row.name), &row.body))
}

/// What the second of two games says otherwise.
async fn told(before: &Opened, after: &Opened, language: Language) -> Outcome<Told> {
    let (before, after) = (before.clone(), after.clone());
    aside(move || Told::between(&before, &after, language)).await
}

#[derive(Deserialize)]
pub(crate) struct With {
    with: String,
}

/// `GET /sets/ID/compare`: what this set says otherwise than another.
async fn compare(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(With { with }): Query<With>,
    visitor: Visitor,
) -> Outcome<Response> {
    let row = SETS.find(&app, &id).await?;
    let other = of_game(&app, &with, &row.game).await?;
    let other = other.ok_or_else(Problem::not_found)?;
    let one = Opened::of(&app, &other).await?;
    let two = Opened::of(&app, &row).await?;
    let words = app.sayings.of(visitor.language());
    let told = told(&one, &two, visitor.language()).await?;
    let texts = one.game.setup_words(visitor.language());
    let rows = told.rows(&texts, words);
    let reader = Reader::of(&app, &visitor).await?;
    let path = format!("/sets/{id}/compare?with={with}");
    let shell = reader.shell(&visitor, Place::Elsewhere, &row.name, &path);
    let body = faces::compared((&row.id, &row.name), &other.name, &rows, words);
    Ok(super::page(&shell, words, &body))
}

/// The sets that the lobby offers: a person's own, and the one that was asked for, whoever's it is.
pub(super) struct Offered {
    /// Each with whether it can be played with.
    rows: Vec<(KeptRow, bool)>,
    chosen: String,
}

impl Offered {
    pub(super) async fn load(app: &App, visitor: &Visitor, chosen: &str) -> Outcome<Self> {
        let mut rows = match &visitor.id {
            Some(person) => app.store().kept_names_of(Shelf::Sets, person).await?,
            None => Vec::new(),
        };
        if !chosen.is_empty() && !rows.iter().any(|row| row.id == chosen) {
            rows.extend(app.store().kept(Shelf::Sets, chosen).await?);
        }
        let mut offered = Vec::new();
        for row in rows {
            let is_ready = is_ready(app, &row).await?;
            offered.push((row, is_ready));
        }
        Ok(Self {
            rows: offered,
            chosen: chosen.to_owned(),
        })
    }

    pub(super) fn links(&self) -> Vec<SetLink<'_>> {
        let links = self.rows.iter().map(|(row, is_ready)| SetLink {
            id: &row.id,
            name: &row.name,
            game: &row.game,
            chosen: row.id == self.chosen,
            is_ready: *is_ready,
        });
        links.collect()
    }

    /// The game of the set that was asked for.
    pub(super) fn game(&self) -> Option<&str> {
        let chosen = self.rows.iter().find(|(row, _)| row.id == self.chosen);
        chosen.map(|(row, _)| row.game.as_str())
    }
}
