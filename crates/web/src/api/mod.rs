//! Everything that people do at tables, for programs: JSON under `/api/v1`, described by `/api/v1/openapi.json`.

// The macro that describes a route writes out the paths of its types.
#![allow(unused_qualifications)]

mod data; // what goes in and out
mod games; // what can be played
mod play; // my view, my answers
mod sets; // content that people correct
mod tables; // making, joining, starting

use std::sync::Arc;

use axum::{Json, Router};
use utoipa::OpenApi;

pub(crate) use data::{Error, NewTable};
pub(crate) use play::match_file;

use crate::app::App;
use crate::live;
use crate::routes::{delete, get, post};

/// The routes, by their whole addresses: a nested router would be another layer around each.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route(
            "/api/v1/openapi.json",
            get(async || Json(Described::openapi())),
        )
        .route("/api/v1/games", get(games::games))
        .route("/api/v1/games/{game}/rules", get(games::rules))
        .route("/api/v1/guests", post(games::guest))
        .route("/api/v1/sets", get(sets::list).merge(post(sets::create)))
        .route(
            "/api/v1/sets/{id}",
            get(sets::set).merge(delete(sets::delete)),
        )
        .route(
            "/api/v1/tables",
            get(tables::list).merge(post(tables::create)),
        )
        .route("/api/v1/tables/{id}", get(tables::table))
        .route("/api/v1/tables/{id}/join", post(tables::join))
        .route("/api/v1/tables/{id}/leave", post(tables::leave))
        .route("/api/v1/tables/{id}/start", post(tables::start))
        .route("/api/v1/tables/{id}/rematch", post(tables::rematch))
        .route(
            "/api/v1/tables/{id}/chat",
            get(tables::chat).merge(post(tables::say)),
        )
        .route("/api/v1/tables/{id}/view", get(play::view))
        .route("/api/v1/tables/{id}/answers", post(play::answer))
        .route("/api/v1/tables/{id}/preview", post(play::preview))
        .route("/api/v1/tables/{id}/undo", post(play::undo))
        .route("/api/v1/tables/{id}/concede", post(play::concede))
        .route("/api/v1/tables/{id}/undo/consent", post(play::consent))
        .route("/api/v1/tables/{id}/return", post(play::come_back))
        .route("/api/v1/tables/{id}/log", get(play::log))
        .route("/api/v1/tables/{id}/events", get(live::events))
        .route("/api/v1/tables/{id}/match", get(play::match_file))
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
        sets::list, sets::set, sets::create, sets::delete,
        tables::list, tables::create, tables::table, tables::join, tables::leave, tables::start, tables::rematch,
        tables::chat, tables::say,
        play::view, play::answer, play::preview, play::undo, play::concede, play::consent, play::come_back, play::log, play::match_file,
    )
)]
struct Described;
