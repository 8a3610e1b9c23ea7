//! Keeping, copying and deleting boards.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::cookie::SignedCookieJar;
use face::Bench;
use kernel::Phrase;
use pages::boards::{self as faces, BoardNotice};
use pages::shell::Place;
use store::{BoardRow, Person};
use tables::{limits, now};

use super::super::making::guest;
use super::super::{Reader, page, to};
use super::{Work, own};
use crate::app::App;
use crate::forms::{Fields, text};
use crate::person::{Jar, Visitor};
use crate::problem::{Outcome, Problem};
use crate::secret;

/// `POST /boards/keep`
pub(super) async fn keep(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    mut visitor: Visitor,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    let kept = own(&app, &visitor, text(&fields, "id")).await?;
    let work = Work {
        kept: kept.as_ref(),
        ..Work::new(&app, &visitor, &headers, &fields)
    };
    let bench = work.bench()?;
    if bench.refused {
        // What is written cannot be read: the page says so, beside what is written.
        return work.page().await;
    }
    match write(&app, &mut visitor, jar, &fields, kept.as_ref(), &bench).await {
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

/// Writes the board, and says which it is.
async fn write(
    app: &App,
    visitor: &mut Visitor,
    jar: SignedCookieJar,
    fields: &[(String, String)],
    kept: Option<&BoardRow>,
    bench: &Bench,
) -> Outcome<(SignedCookieJar, String)> {
    let unnamed = app.sayings.of(visitor.language()).word("ui-board-unnamed");
    let name = match text(fields, "name").trim() {
        "" => &unnamed,
        name => name,
    };
    let name = limits::board_name(name)?;
    let setup = bench.wanted.to_string();
    if let Some(kept) = kept {
        let board = BoardRow {
            name,
            setup,
            changed_at: now(),
            ..kept.clone()
        };
        app.store().update_board(&board).await?;
        return Ok((jar, board.id));
    }
    let (person, jar) = guest(app, visitor, None, jar).await?;
    let id = add(app, &person, name, setup).await?;
    Ok((jar, id))
}

/// A new board of a person, if there is room for one.
async fn add(app: &App, person: &Person, name: String, setup: String) -> Outcome<String> {
    let board = BoardRow {
        id: secret::board_id(),
        person: person.id.clone(),
        game: app.workshop()?.key().to_owned(),
        name,
        setup,
        created_at: now(),
        changed_at: now(),
    };
    if app.store().insert_board(&board, limits::BOARDS).await? {
        return Ok(board.id);
    }
    let why = Phrase::new("problem-boards").with("most", limits::BOARDS);
    Err(Problem::bad_phrase(why))
}

/// `POST /boards/ID/copy`: anyone's board becomes one of the visitor's own.
pub(super) async fn copy(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    mut visitor: Visitor,
    Jar(jar): Jar,
) -> Outcome<Response> {
    let row = app.store().board(&id).await?;
    let row = row.ok_or_else(Problem::not_found)?;
    let (person, jar) = guest(&app, &mut visitor, None, jar).await?;
    let id = add(&app, &person, row.name, row.setup).await?;
    let path = format!("/boards/{id}?done=copied");
    Ok((jar, to(&path)).into_response())
}

/// `GET /boards/ID/delete`
pub(super) async fn ask_delete(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Outcome<Response> {
    let row = own(&app, &visitor, &id).await?;
    let row = row.ok_or_else(Problem::not_found)?;
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
    if !app.store().delete_board(visitor.must_be()?, &id).await? {
        return Err(Problem::not_found());
    }
    Ok(to("/boards?done=deleted"))
}
