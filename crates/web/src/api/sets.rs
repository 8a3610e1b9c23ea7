//! Sets: content that people correct, for programs.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use store::{KeptRow, Shelf};
use utoipa::ToSchema;

use super::data::Error;
use crate::app::App;
use crate::pages::sets;
use crate::person::Visitor;
use crate::problem::Outcome;

/// A set in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct SetInfo {
    id: String,
    game: String,
    name: String,
    /// Milliseconds since 1970.
    changed_at: i64,
    /// Whether it can be played with.
    ready: bool,
}

impl SetInfo {
    async fn of(app: &App, row: KeptRow) -> Outcome<Self> {
        Ok(Self {
            ready: sets::is_ready(app, &row).await?,
            id: row.id,
            game: row.game,
            name: row.name,
            changed_at: row.changed_at,
        })
    }
}

/// A set with its file.
#[derive(Serialize, ToSchema)]
pub(crate) struct SetFile {
    #[serde(flatten)]
    info: SetInfo,
    /// The content file, as `--content` reads it.
    content: String,
}

#[derive(Deserialize, ToSchema)]
pub(crate) struct NewSet {
    game: String,
    #[serde(default)]
    name: String,
    /// The content file, as `--content` reads it. What cannot be played with is refused, with the line.
    content: String,
}

/// Your sets
#[utoipa::path(get, path = "/sets",
    responses((status = 200, body = [SetInfo]), (status = 401, body = Error)))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    visitor: Visitor,
) -> Outcome<Json<Vec<SetInfo>>> {
    let person = visitor.must_be()?;
    let mut infos = Vec::new();
    for row in app.store().kept_names_of(Shelf::Sets, person).await? {
        infos.push(SetInfo::of(&app, row).await?);
    }
    Ok(Json(infos))
}

/// A set, whoever's it is, with its file
#[utoipa::path(get, path = "/sets/{id}", params(("id" = String, Path)),
    responses((status = 200, body = SetFile), (status = 404, body = Error)))]
pub(crate) async fn set(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Outcome<Json<SetFile>> {
    let row = sets::find(&app, &id).await?;
    let content = row.body.clone();
    let info = SetInfo::of(&app, row).await?;
    Ok(Json(SetFile { info, content }))
}

/// A new set of yours
#[utoipa::path(post, path = "/sets", request_body = NewSet,
    responses((status = 200, body = SetInfo), (status = 401, body = Error), (status = 422, body = Error)))]
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Json(new): Json<NewSet>,
) -> Outcome<Json<SetInfo>> {
    let person = app.known(&visitor).await?;
    let written = (new.game.as_str(), new.name.as_str(), new.content.as_str());
    let id = sets::keep_new(&app, (&person, visitor.language()), written).await?;
    let row = sets::find(&app, &id).await?;
    Ok(Json(SetInfo::of(&app, row).await?))
}

/// Delete a set of yours; tables that are played with it go on
#[utoipa::path(delete, path = "/sets/{id}", params(("id" = String, Path)),
    responses((status = 200), (status = 404, body = Error)))]
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Outcome<()> {
    sets::remove(&app, &visitor, &id).await
}
