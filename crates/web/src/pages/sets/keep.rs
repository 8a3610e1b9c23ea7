//! Keeping, copying and deleting sets.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse as _, Response};
use catalog::AnyGame;
use kernel::{ContentError, Phrase, Value};
use pages::sets::{self as faces, SetText};
use pages::shell::Place;
use store::{Person, SetRow};
use tables::{limits, now};

use super::super::making::guest;
use super::super::{Reader, page, to};
use super::{own, text_page};
use crate::app::App;
use crate::forms::{Fields, text};
use crate::person::{Jar, Visitor};
use crate::problem::{Outcome, Problem};
use crate::secret;

/// Why a file cannot be played with, as its game says it: with line and field.
pub(super) fn refused(fault: &ContentError) -> Problem {
    let why = Value::Text(fault.to_string());
    Problem::bad_phrase(Phrase::new("problem-set").with("why", why))
}

/// `POST /sets/keep`: a whole file. What cannot be played with is not kept, and stands in the page as it was written.
pub(super) async fn keep(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    let kept = match text(&fields, "id") {
        "" => None,
        id => Some(own(&app, &visitor, id).await?),
    };
    let key = kept
        .as_ref()
        .map_or(text(&fields, "game"), |kept| &kept.game);
    let game = app.game(key).ok_or_else(Problem::not_found)?.clone();
    let body = normal(text(&fields, "body"));
    let name = text(&fields, "name").to_owned();
    let done = match check(&game, &body) {
        Ok(()) => write(&app, &mut visitor, jar, kept.clone(), (&game, &name, &body)).await,
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

fn check(game: &Arc<dyn AnyGame>, body: &str) -> Outcome<()> {
    let read = game.with_content(body);
    read.map(|_| ()).map_err(|fault| refused(&fault))
}

type Cookies = axum_extra::extract::cookie::SignedCookieJar;

/// Writes a set, and says which it is.
pub(super) async fn write(
    app: &App,
    visitor: &mut Visitor,
    jar: Cookies,
    kept: Option<SetRow>,
    (game, name, body): (&Arc<dyn AnyGame>, &str, &str),
) -> Outcome<(Cookies, String)> {
    let unnamed = app.sayings.of(visitor.language()).word("ui-set-unnamed");
    let name = match name.trim() {
        "" => unnamed.as_str(),
        name => name,
    };
    let name = limits::board_name(name)?;
    if let Some(kept) = kept {
        let set = SetRow {
            name,
            body: body.to_owned(),
            changed_at: now(),
            ..kept
        };
        app.store().update_set(&set).await?;
        return Ok((jar, set.id));
    }
    let (person, jar) = guest(app, visitor, None, jar).await?;
    let id = add(app, &person, game.key(), name, body.to_owned()).await?;
    Ok((jar, id))
}

/// A new set of a person, if there is room for one.
async fn add(
    app: &App,
    person: &Person,
    game: &str,
    name: String,
    body: String,
) -> Outcome<String> {
    let set = SetRow {
        id: secret::board_id(),
        person: person.id.clone(),
        game: game.to_owned(),
        name,
        body,
        created_at: now(),
        changed_at: now(),
    };
    if app.store().insert_set(&set, limits::SETS).await? {
        return Ok(set.id);
    }
    let why = Phrase::new("problem-sets").with("most", limits::SETS);
    Err(Problem::bad_phrase(why))
}

/// `POST /sets/ID/copy`: anybody's set becomes one's own.
pub(super) async fn copy(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    mut visitor: Visitor,
    Jar(jar): Jar,
) -> Outcome<Response> {
    let row = app.store().set(&id).await?;
    let row = row.ok_or_else(Problem::not_found)?;
    let (person, jar) = guest(&app, &mut visitor, None, jar).await?;
    let copy = add(&app, &person, &row.game, row.name, row.body).await?;
    Ok((jar, to(&format!("/sets/{copy}?done=copied"))).into_response())
}

/// `GET /sets/ID/delete`
pub(super) async fn ask_delete(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Outcome<Response> {
    let row = own(&app, &visitor, &id).await?;
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
    let person = visitor.must_be()?;
    if app.store().delete_set(person, &id).await? {
        Ok(to("/sets?done=deleted"))
    } else {
        Err(Problem::not_found())
    }
}
