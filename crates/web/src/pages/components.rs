//! What is in the box: every card, token and tile of a game, or of a set that somebody corrected.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use catalog::{AnyGame, InTheBox, Mark};
use pages::shelf::{self, Shelf, ShelfItem};
use pages::shell::Place;
use serde::Deserialize;
use store::SetRow;

use super::{Reader, sets};
use crate::app::App;
use crate::person::Visitor;
use crate::problem::{Outcome, Problem};

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/cards", get(async || super::to("/components/numa-sera")))
        .route("/components", get(async || super::to("/components/ethnos")))
        .route("/components/{game}", get(components))
        .route("/components/{game}/file", get(file))
}

/// What is looked for.
#[derive(Deserialize, Default)]
pub(crate) struct Wanted {
    #[serde(default)]
    q: String,
    #[serde(default)]
    kind: String,
    #[serde(default)]
    mark: String,
    /// The id of a set.
    #[serde(default)]
    set: String,
}

/// `GET /components/GAME`
async fn components(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
    visitor: Visitor,
) -> Outcome<Response> {
    let mut game = app.game(&game).ok_or_else(Problem::not_found)?.clone();
    let set = sets::of_game(&app, &wanted.set, game.key()).await?;
    if let Some(set) = &set {
        game = sets::playable(&game, set)?;
    }
    let reader = Reader::of(&app, &visitor).await?;
    let words = app.sayings.of(visitor.language());
    let path = format!("/components/{}", game.key());
    let mut shell = reader.shell(&visitor, Place::Elsewhere, game.title(), &path);
    let styles = [game.assets().style.path.as_str()];
    shell.styles = &styles;
    let body = body(&app, &*game, set.as_ref(), &wanted, &visitor);
    Ok(super::page(&shell, words, &body))
}

fn body(
    app: &App,
    game: &dyn AnyGame,
    set: Option<&SetRow>,
    wanted: &Wanted,
    visitor: &Visitor,
) -> face::Markup {
    let words = app.sayings.of(visitor.language());
    let texts = game.setup_words(visitor.language());
    let all = game.in_the_box(visitor.language());
    let kinds = kinds(&all, |kind| shelf::kind_name(kind, &texts, words));
    let name_of = |kind: &str| {
        kinds
            .iter()
            .find(|(of, _)| *of == kind)
            .map_or("", |(_, name)| name)
    };
    let fits = |row: &&InTheBox| {
        (wanted.kind.is_empty() || wanted.kind == row.kind)
            && (wanted.mark.is_empty() || wanted.mark == row.mark.key())
            && row.has(&wanted.q, name_of(&row.kind))
    };
    let edit = where_to_edit(game, set, visitor);
    let items: Vec<ShelfItem<'_>> = all
        .iter()
        .filter(fits)
        .map(|row| ShelfItem {
            kind: &row.kind,
            name: if row.name.is_empty() {
                name_of(&row.kind)
            } else {
                &row.name
            },
            says: &row.says,
            mark: row.mark.key(),
            drawn: &row.drawn,
            fields: &row.fields,
            edit: edit.as_ref().map(|edit| format!("{edit}{}", row.path)),
        })
        .collect();
    shelf::shelf(
        &Shelf {
            game: game.key(),
            title: game.title(),
            games: &sets::games(app),
            set: set.map(|set| (set.id.as_str(), set.name.as_str())),
            query: &wanted.q,
            kind: &wanted.kind,
            mark: &wanted.mark,
            kinds: &kinds,
            marks: &Mark::ALL.map(Mark::key),
            items: &items,
            all: all.len(),
            art: &game.box_art(),
        },
        words,
    )
}

/// The kinds of rows that there are, with their names: what can be seen comes before what is only figures.
fn kinds(all: &[InTheBox], name: impl Fn(&str) -> String) -> Vec<(&str, String)> {
    let mut kinds: Vec<(&str, String)> = Vec::new();
    for row in all {
        if !kinds.iter().any(|(kind, _)| *kind == row.kind) {
            kinds.push((&row.kind, name(&row.kind)));
        }
    }
    let is_seen = |kind: &str| {
        let mut rows = all.iter().filter(|row| row.kind == kind);
        rows.any(|row| !row.drawn.0.is_empty())
    };
    kinds.sort_by_key(|(kind, _)| !is_seen(kind));
    kinds
}

/// The address that a row is corrected at, without its place; `None` for the set of somebody else.
fn where_to_edit(game: &dyn AnyGame, set: Option<&SetRow>, visitor: &Visitor) -> Option<String> {
    match set {
        Some(set) if visitor.id.as_deref() != Some(&set.person) => None,
        Some(set) => Some(format!("/sets/{}/row?at=", set.id)),
        None => Some(format!("/sets/row?game={}&at=", game.key())),
    }
}

/// `GET /components/GAME/file`: what this server plays with.
async fn file(State(app): State<Arc<App>>, Path(game): Path<String>) -> Outcome<Response> {
    let game = app.game(&game).ok_or_else(Problem::not_found)?;
    Ok(download(game.key(), game.content()))
}

/// A content file under a name of its own.
pub(super) fn download(name: &str, body: &str) -> Response {
    let name: String = name
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
        .collect();
    let headers = [
        (CONTENT_TYPE, "application/toml; charset=utf-8".to_owned()),
        (
            CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}.toml\""),
        ),
    ];
    (headers, body.to_owned()).into_response()
}
