//! Keeping, copying and deleting boards.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use pages::boards::{self as faces, BoardNotice};
use pages::shell::Place;

use super::super::keeping::BOARDS;
use super::super::{Reader, page, to};
use super::Work;
use crate::app::App;
use crate::forms::{Fields, text};
use crate::person::{Jar, Visitor};
use crate::problem::Outcome;

/// `POST /boards/keep`
pub(super) async fn keep(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    mut visitor: Visitor,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    let kept = BOARDS
        .own_or_new(&app, &visitor, text(&fields, "id"))
        .await?;
    let work = Work {
        kept: kept.as_ref(),
        ..Work::new(&app, &visitor, &headers, &fields)
    };
    let bench = work.bench()?;
    if bench.refused {
        // What is written cannot be read: the page says so, beside what is written.
        return work.page().await;
    }
    let game = app.workshop()?.key();
    let written = (game, text(&fields, "name"), bench.wanted.to_string());
    match BOARDS
        .write(&app, &mut visitor, jar, kept.clone(), written)
        .await
    {
        Ok((jar, id)) => {
            let path = match text(&fields, "then") {
                "table" if bench.faults == 0 => format!("/?board={id}#create"),
                "table" => format!("/boards/{id}?done=unready"),
                _ => format!("/boards/{id}?done=kept"),
            };
            Ok((jar, to(&path)).into_response())
        }
        Err(problem) if problem.can_be_mended() => {
            let why = app.explain(&problem, visitor.language()).to_string();
            let work = Work {
                kept: kept.as_ref(),
                notice: Some(BoardNotice::Refused(&why)),
                ..Work::new(&app, &visitor, &headers, &fields)
            };
            work.page().await
        }
        Err(problem) => Err(problem),
    }
}

/// `POST /boards/ID/copy`: anyone's board becomes one of the visitor's own.
pub(super) async fn copy(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    mut visitor: Visitor,
    Jar(jar): Jar,
) -> Outcome<Response> {
    let (jar, id) = BOARDS.copy(&app, &mut visitor, jar, &id).await?;
    let path = format!("/boards/{id}?done=copied");
    Ok((jar, to(&path)).into_response())
}

/// `GET /boards/ID/delete`
pub(super) async fn ask_delete(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Outcome<Response> {
    let row = BOARDS.own(&app, &visitor, &id).await?;
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(&app, &visitor).await?;
    let path = format!("/boards/{id}/delete");
    let shell = reader.shell(&visitor, Place::Elsewhere, &row.name, &path);
    let body = faces::ask_delete(&id, &row.name, words);
    Ok(page(&shell, words, &body))
}

/// `POST /boards/ID/delete`
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Outcome<Response> {
    BOARDS.delete(&app, &visitor, &id).await?;
    Ok(to("/boards?done=deleted"))
}
