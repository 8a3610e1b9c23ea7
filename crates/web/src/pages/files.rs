//! Style, script and pictures. Their paths have the hash of what they give, so browsers may keep them for ever.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use face::assets::{self, Asset};

use crate::app::App;
use crate::problem::{Outcome, Problem};

pub(crate) async fn asset(
    State(app): State<Arc<App>>,
    Path(file): Path<String>,
) -> Outcome<Response> {
    let path = format!("/assets/{file}");
    let of_games = app.games().iter().flat_map(|game| {
        let assets = game.assets();
        [&assets.style, &assets.sprite, &assets.poster]
    });
    let mut all = assets::all().iter().chain(of_games);
    let asset = all
        .find(|asset| asset.path == path)
        .ok_or_else(Problem::not_found)?;
    Ok(give(asset))
}

/// What browsers ask for unasked.
pub(crate) async fn favicon() -> Response {
    let icon = assets::all()
        .iter()
        .find(|asset| asset.path.contains("/favicon."));
    icon.map_or_else(|| Problem::not_found().into_response(), give)
}

fn give(asset: &Asset) -> Response {
    let headers = [
        (CONTENT_TYPE, asset.mime),
        (CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    (headers, asset.body).into_response()
}
