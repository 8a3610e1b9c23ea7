//! One's own games: every match, what they add up to, and matches that come as files.

mod bring; // a match in a file
mod sought; // every match that a filter lets through
mod statistics; // what they add up to

use std::sync::Arc;

use axum::Router;

use super::to;
use crate::app::App;
use crate::routes::{get, post};

pub(crate) use bring::LONGEST as LONGEST_FILE;

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/games/mine", get(sought::mine))
        // Where they were before.
        .route(
            "/games/finished",
            get(async || to("/games/mine?state=over")),
        )
        .route("/games/statistics", get(statistics::page))
        .route("/games/bring", get(bring::ask).merge(post(bring::bring)))
}
