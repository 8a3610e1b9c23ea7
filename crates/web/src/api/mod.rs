//! Everything that people do at tables, for programs: JSON under `/api/v1`, described by `/api/v1/openapi.json`.

// The macro that describes a route writes out the paths of its types.
#![allow(unused_qualifications)]

mod data; // what goes in and out
mod games; // what can be played
mod play; // my view, my answers
mod tables; // making, joining, starting

use std::sync::Arc;

use axum::routing::{get, post};
use axum::{Json, Router};
use utoipa::OpenApi;

pub(crate) use data::{Error, NewTable};
pub(crate) use play::match_file;

use crate::app::App;
use crate::live;

/// The routes, to be nested under `/api/v1`.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/openapi.json", get(async || Json(Described::openapi())))
        .route("/games", get(games::games))
        .route("/games/{game}/rules", get(games::rules))
        .route("/guests", post(games::guest))
        .route("/tables", get(tables::list).post(tables::create))
        .route("/tables/{id}", get(tables::table))
        .route("/tables/{id}/join", post(tables::join))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/start", post(tables::start))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/chat", get(tables::chat).post(tables::say))
        .route("/tables/{id}/view", get(play::view))
        .route("/tables/{id}/answers", post(play::answer))
        .route("/tables/{id}/preview", post(play::preview))
        .route("/tables/{id}/undo", post(play::undo))
        .route("/tables/{id}/concede", post(play::concede))
        .route("/tables/{id}/undo/consent", post(play::consent))
        .route("/tables/{id}/return", post(play::come_back))
        .route("/tables/{id}/log", get(play::log))
        .route("/tables/{id}/events", get(live::events))
        .route("/tables/{id}/match", get(play::match_file))
}

/// The description of all this.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Longtable",
        description = "Play Ethnos, Ekö and Winds of Numa Sera by program. Get a token from POST /guests and send it as \
            `Authorization: Bearer TOKEN`. Answers are given in the notation that `choices` lists; `step` says which \
            question they answer, so that a stale answer does no harm."
    ),
    servers((url = "/api/v1")),
    paths(
        games::games, games::rules, games::guest,
        tables::list, tables::create, tables::table, tables::join, tables::leave, tables::start, tables::rematch,
        tables::chat, tables::say,
        play::view, play::answer, play::preview, play::undo, play::concede, play::consent, play::come_back, play::log, play::match_file,
    )
)]
struct Described;
