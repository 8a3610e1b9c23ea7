//! Keeping, copying and deleting sets.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse as _, Response};
use catalog::AnyGame;
use face::Language;
use pages::sets::{self as faces, SetText};
use pages::shell::Place;
use store::Person;

use super::super::keeping::SETS;
use super::super::{Reader, page, to};
use super::text_page;
use crate::app::App;
use crate::aside::aside;
use crate::forms::{Fields, text};
use crate::person::{Jar, Visitor};
use crate::problem::{Outcome, Problem};

/// `POST /sets/keep`: a whole file. What cannot be played with is not kept, and stands in the page as it was written.
pub(super) async fn keep(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    let kept = SETS.own_or_new(&app, &visitor, text(&fields, "id")).await?;
    let key = kept
        .as_ref()
        .map_or(text(&fields, "game"), |kept| &kept.game);
    let game = app.game(key).ok_or_else(Problem::not_found)?.clone();
    let body = normal(text(&fields, "body"));
    let name = text(&fields, "name").to_owned();
    let done = match check(&game, &body).await {
        Ok(()) => {
            let written = (game.key(), name.as_str(), body.clone());
            SETS.write(&app, &mut visitor, jar, kept.clone(), written)
                .await
        }
        Err(problem) => Err(problem),
    };
    match done {
        Ok((jar, id)) => Ok((jar, to(&format!("/sets/{id}?done=kept"))).into_response()),
        Err(problem) if problem.can_be_mended() => {
            let why = app.explain(&problem, visitor.language()).to_string();
            let set = SetText {
                id: kept.as_ref().map(|kept| kept.id.as_str()),
                name: &name,
                game: (game.key(), game.title()),
                body: &body,
                fault: Some(&why),
            };
            let page = text_page(&app, &visitor, &set).await?;
            Ok((problem.kind.status(), page).into_response())
        }
        Err(problem) => Err(problem),
    }
}

/// Browsers send every end of a line as two characters.
fn normal(body: &str) -> String {
    let body = body.replace("\r\n", "\n");
    let body = body.trim_start_matches('\u{feff}');
    body.trim_end().to_owned() + "\n"
}

async fn check(game: &Arc<dyn AnyGame>, body: &str) -> Outcome<()> {
    let (key, game, body) = (game.key(), game.clone(), body.to_owned());
    let read = aside(move || game.with_content(&body).map(|_| ())).await?;
    read.map_err(|fault| Problem::content(key, fault))
}

/// A whole file that a program sends as a new set; the id of the set.
pub(crate) async fn keep_new(
    app: &App,
    (person, language): (&Person, Language),
    (game, name, body): (&str, &str, &str),
) -> Outcome<String> {
    let game = app.game(game).ok_or_else(Problem::not_found)?.clone();
    let body = normal(body);
    check(&game, &body).await?;
    SETS.add_named(app, (person, language), (game.key(), name, body))
        .await
}

/// Deletes a set of the visitor's.
pub(crate) async fn remove(app: &App, visitor: &Visitor, id: &str) -> Outcome<()> {
    SETS.delete(app, visitor, id).await
}

/// `POST /sets/ID/copy`: anybody's set becomes one's own.
pub(super) async fn copy(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    mut visitor: Visitor,
    Jar(jar): Jar,
) -> Outcome<Response> {
    let (jar, copy) = SETS.copy(&app, &mut visitor, jar, &id).await?;
    Ok((jar, to(&format!("/sets/{copy}?done=copied"))).into_response())
}

/// `GET /sets/ID/delete`
pub(super) async fn ask_delete(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Outcome<Response> {
    let row = SETS.own(&app, &visitor, &id).await?;
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(&app, &visitor).await?;
    let path = format!("/sets/{id}/delete");
    let shell = reader.shell(&visitor, Place::Elsewhere, &row.name, &path);
    Ok(page(
        &shell,
        words,
        &faces::ask_delete(&row.id, &row.name, words),
    ))
}

/// `POST /sets/ID/delete`: tables that are played with it keep what they are played with.
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Outcome<Response> {
    remove(&app, &visitor, &id).await?;
    Ok(to("/sets?done=deleted"))
}
