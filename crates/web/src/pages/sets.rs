//! Sets: content that people correct, keep, share and play with.

mod keep; // what is done with a set
mod row; // one row of it
mod told; // what differs, in words

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::{get, post};
use catalog::{AnyGame, Document};
use pages::sets::{self as faces, SetCard, SetLink, SetNotice, SetPage, SetText};
use pages::shell::Place;
use serde::Deserialize;
use store::SetRow;
use tables::limits;

pub(super) use told::Told;

use super::Reader;
use super::components::download;
use crate::app::App;
use crate::person::Visitor;
use crate::problem::{Outcome, Problem};

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/sets", get(list))
        .route("/sets/new", get(new))
        .route("/sets/keep", post(keep::keep))
        .route("/sets/row", get(row::ours).post(row::deed))
        .route("/sets/{id}", get(set))
        .route("/sets/{id}/file", get(file))
        .route("/sets/{id}/text", get(as_text))
        .route("/sets/{id}/row", get(row::of_set))
        .route("/sets/{id}/compare", get(compare))
        .route("/sets/{id}/copy", post(keep::copy))
        .route(
            "/sets/{id}/delete",
            get(keep::ask_delete).post(keep::delete),
        )
}

/// The set of this id, if it is one of this game; `None` for no id.
pub(super) async fn of_game(app: &App, id: &str, game: &str) -> Outcome<Option<SetRow>> {
    if id.is_empty() {
        return Ok(None);
    }
    let set = app.store().set(id).await?;
    let set = set.filter(|set| set.game == game);
    set.ok_or_else(Problem::not_found).map(Some)
}

/// The game with a set. One that an older program kept may be refused by this one.
pub(super) fn playable(game: &Arc<dyn AnyGame>, set: &SetRow) -> Outcome<Arc<dyn AnyGame>> {
    game.with_content(&set.body)
        .map_err(|fault| keep::refused(&fault))
}

/// What the page says of what was just done.
#[derive(Deserialize, Default)]
pub(crate) struct Done {
    #[serde(default)]
    done: String,
}

impl Done {
    fn key(&self) -> Option<&'static str> {
        match self.done.as_str() {
            "kept" => Some("board-kept"),
            "copied" => Some("set-copied"),
            "deleted" => Some("board-deleted"),
            _ => None,
        }
    }
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
        Some(person) => app.store().sets_of(person).await?,
        None => Vec::new(),
    };
    let cards = rows.iter().filter_map(|row| {
        let game = app.game(&row.game)?;
        let ours = Document::read(game.content()).ok()?;
        let theirs = Document::read(&row.body).ok()?;
        Some(SetCard {
            id: &row.id,
            name: &row.name,
            game: game.title(),
            differs: ours.differing(&theirs),
        })
    });
    let cards: Vec<SetCard<'_>> = cards.collect();
    let done = done.key().map(|key| words.word(key));
    let notice = done.as_deref().map(SetNotice::Done);
    let title = words.word("ui-sets");
    let shell = reader.shell(&visitor, Place::Elsewhere, &title, "/sets");
    let body = faces::list(&cards, (&games(&app), limits::SETS), notice, words);
    Ok(super::page(&shell, words, &body))
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
    let row = own(&app, &visitor, &id).await?;
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

/// The visitor's set of this id. That of somebody else is not there.
async fn own(app: &App, visitor: &Visitor, id: &str) -> Outcome<SetRow> {
    let row = app.store().set(id).await?;
    let row = row.filter(|row| visitor.id.as_deref() == Some(&row.person));
    row.ok_or_else(Problem::not_found)
}

/// `GET /sets/ID`
async fn set(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(done): Query<Done>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Outcome<Response> {
    let row = app.store().set(&id).await?.ok_or_else(Problem::not_found)?;
    let ours = app.game(&row.game).ok_or_else(Problem::not_found)?;
    let theirs = playable(ours, &row)?;
    let words = app.sayings.of(visitor.language());
    let told = Told::between(&**ours, &*theirs, visitor.language());
    let texts = ours.setup_words(visitor.language());
    let is_own = visitor.id.as_deref() == Some(&row.person);
    let owner = app.store().person(&row.person).await?;
    let mine = match &visitor.id {
        Some(person) => app.store().set_names_of(person).await?,
        None => Vec::new(),
    };
    let others = mine
        .iter()
        .filter(|other| other.game == row.game && other.id != row.id);
    let others: Vec<(&str, &str)> = others
        .map(|other| (other.id.as_str(), other.name.as_str()))
        .collect();
    let done = done.key().map(|key| words.word(key));
    let page = SetPage {
        id: &row.id,
        name: &row.name,
        game: (ours.key(), ours.title()),
        owner: (!is_own).then(|| owner.as_ref().map_or("", |owner| &owner.name)),
        link: &format!("{}/sets/{}", app.home(&headers), row.id),
        differences: &told.rows(&texts, words),
        warnings: &told.counts(&texts, words),
        others: &others,
        notice: done.as_deref().map(SetNotice::Done),
    };
    let reader = Reader::of(&app, &visitor).await?;
    let path = format!("/sets/{id}");
    let shell = reader.shell(&visitor, Place::Elsewhere, &row.name, &path);
    Ok(super::page(&shell, words, &faces::set(&page, words)))
}

/// `GET /sets/ID/file`
async fn file(State(app): State<Arc<App>>, Path(id): Path<String>) -> Outcome<Response> {
    let row = app.store().set(&id).await?.ok_or_else(Problem::not_found)?;
    Ok(download(&format!("{}-{}", row.game, row.name), &row.body))
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
    let row = app.store().set(&id).await?.ok_or_else(Problem::not_found)?;
    let game = app.game(&row.game).ok_or_else(Problem::not_found)?;
    let other = of_game(&app, &with, &row.game).await?;
    let other = other.ok_or_else(Problem::not_found)?;
    let (one, two) = (playable(game, &other)?, playable(game, &row)?);
    let words = app.sayings.of(visitor.language());
    let told = Told::between(&*one, &*two, visitor.language());
    let texts = game.setup_words(visitor.language());
    let rows = told.rows(&texts, words);
    let reader = Reader::of(&app, &visitor).await?;
    let path = format!("/sets/{id}/compare?with={with}");
    let shell = reader.shell(&visitor, Place::Elsewhere, &row.name, &path);
    let body = faces::compared((&row.id, &row.name), &other.name, &rows, words);
    Ok(super::page(&shell, words, &body))
}

/// The sets that the lobby offers: a person's own, and the one that was asked for, whoever's it is.
pub(super) struct Offered {
    rows: Vec<SetRow>,
    chosen: String,
}

impl Offered {
    pub(super) async fn load(app: &App, visitor: &Visitor, chosen: &str) -> Outcome<Self> {
        let mut rows = match &visitor.id {
            Some(person) => app.store().set_names_of(person).await?,
            None => Vec::new(),
        };
        if !chosen.is_empty() && !rows.iter().any(|row| row.id == chosen) {
            rows.extend(app.store().set(chosen).await?);
        }
        let chosen = chosen.to_owned();
        Ok(Self { rows, chosen })
    }

    pub(super) fn links(&self) -> Vec<SetLink<'_>> {
        let links = self.rows.iter().map(|row| SetLink {
            id: &row.id,
            name: &row.name,
            game: &row.game,
            chosen: row.id == self.chosen,
        });
        links.collect()
    }

    /// The game of the set that was asked for.
    pub(super) fn game(&self) -> Option<&str> {
        let chosen = self.rows.iter().find(|row| row.id == self.chosen);
        chosen.map(|row| row.game.as_str())
    }
}
