//! What people do at a table. A page with script gets the fragment to swap, one without is sent back to the table.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use catalog::Look;
use face::components::rule_link;
use kernel::{Seat, Viewer};

use super::waiting::Invited;
use super::{Fields, Reader, field, html, problems, table, to};
use crate::app::App;
use crate::hub::Held;
use crate::person::Visitor;
use crate::problem::{Outcome, Problem, Says};

/// What comes after a deed: the table as it is now.
fn after(app: &Arc<App>, table: Held, visitor: &Visitor, headers: &HeaderMap) -> Outcome<Response> {
    let answer = if headers.contains_key("x-longtable") {
        html(table::part(
            app,
            &table,
            visitor,
            headers,
            &Invited::default(),
            &[],
        ))
    } else {
        to(&table.path())
    };
    app.moved(table);
    Ok(answer)
}

/// The seat that somebody answers for: the one whose cards he sees.
fn seat(table: &Held, visitor: &Visitor) -> Outcome<Seat> {
    match table.standing(Some(visitor.must_be()?)).viewer {
        Viewer::Seated(seat) => Ok(seat),
        Viewer::Spectator => Err(Problem::forbidden("problem-not-your-seat")),
    }
}

fn step(fields: &[(String, String)]) -> Outcome<usize> {
    field(fields, "step")
        .and_then(|step| step.parse().ok())
        .ok_or_else(|| Problem::bad("problem-no-step"))
}

/// What the fields mean in notation.
fn chain(
    table: &Held,
    visitor: &Visitor,
    seat: Seat,
    fields: &[(String, String)],
) -> Outcome<Vec<String>> {
    let look = Look {
        viewer: Viewer::Seated(seat),
        language: visitor.language(),
        sitters: &[],
        path: "",
        rules: "",
    };
    table
        .play()?
        .table
        .read_form(&look, fields)
        .map_err(Problem::refused)
}

/// `POST /t/ID/answer`
pub(crate) async fn answer(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    axum::extract::Form(fields): Fields,
) -> Outcome<Response> {
    let mut table = app.table(&id).await?;
    let seat = seat(&table, &visitor)?;
    let step = step(&fields)?;
    if table.progress().step != step {
        return Err(Problem::stale());
    }
    let chain = chain(&table, &visitor, seat, &fields)?;
    let chain: Vec<&str> = chain.iter().map(String::as_str).collect();
    match app.answer(&mut table, seat, step, &chain, &visitor).await {
        Ok(()) => after(&app, table, &visitor, &headers),
        // Without script the sentence stands on the table's own page.
        Err(Problem {
            says: Says::Text(why),
            code: "refused",
            ..
        }) if !headers.contains_key("x-longtable") => {
            drop(table);
            let reader = Reader::of(&app, &visitor).await?;
            let table = app.table(&id).await?;
            let refused = match problems::cited(&app, &why) {
                Some((sentence, rules, id)) => {
                    maud::html! { p { (sentence) " " (rule_link(&rules, id)) } }
                }
                None => maud::html! { p { (why) } },
            };
            let page = table::whole(
                &app,
                &table,
                &visitor,
                &reader,
                &headers,
                &Invited::default(),
                &[],
                Some(refused),
            );
            Ok(html(page))
        }
        Err(problem) => Err(problem),
    }
}

/// `POST /t/ID/preview`
pub(crate) async fn preview(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    axum::extract::Form(fields): Fields,
) -> Outcome<Response> {
    let table = app.table(&id).await?;
    let seat = seat(&table, &visitor)?;
    let chain = match chain(&table, &visitor, seat, &fields) {
        Ok(chain) => chain,
        // Half a selection is nothing wrong: the sentence says what is missing.
        Err(Problem {
            says: Says::Text(why),
            code: "refused",
            ..
        }) => return Ok(html(maud::html! { p.note { (why) } })),
        Err(problem) => return Err(problem),
    };
    let sitters = table.sitters(visitor.id.as_deref(), |_| false);
    let look = Look {
        viewer: Viewer::Seated(seat),
        language: visitor.language(),
        sitters: &sitters,
        path: &table.path(),
        rules: &table.rules(),
    };
    Ok(html(table.play()?.table.foretold(&look, &chain)))
}

/// `POST /t/ID/undo`
pub(crate) async fn undo(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    axum::extract::Form(fields): Fields,
) -> Outcome<Response> {
    let mut table = app.table(&id).await?;
    if table.progress().step != step(&fields)? {
        return Err(Problem::stale());
    }
    let seat = seat(&table, &visitor)?;
    table.undo(app.store(), seat, visitor.language()).await?;
    after(&app, table, &visitor, &headers)
}

/// `POST /t/ID/consent`
pub(crate) async fn consent(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    axum::extract::Form(fields): Fields,
) -> Outcome<Response> {
    let mut table = app.table(&id).await?;
    let standing = table.standing(Some(visitor.must_be()?));
    let seat = *standing
        .seats
        .first()
        .ok_or_else(|| Problem::forbidden("problem-not-your-seat"))?;
    let agree = field(&fields, "agree") == Some("yes");
    table.answer_undo(app.store(), seat, agree).await?;
    after(&app, table, &visitor, &headers)
}

/// `POST /t/ID/hint`: what a bot would do that sees what this seat sees.
pub(crate) async fn hint(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Outcome<Response> {
    let person = visitor.must_be()?;
    let thought = {
        let table = app.table(&id).await?;
        let seat = seat(&table, &visitor)?;
        if table.asked() != Some(seat) || !table.may_hint(person) {
            return Err(Problem::forbidden("problem-no-hint"));
        }
        table.play()?.table.hints(visitor.language())
    };
    let hints = app.thinkers.think(thought).await.unwrap_or_default();
    let table = app.table(&id).await?;
    if headers.contains_key("x-longtable") {
        return Ok(html(table::part(
            &app,
            &table,
            &visitor,
            &headers,
            &Invited::default(),
            &hints,
        )));
    }
    drop(table);
    let reader = Reader::of(&app, &visitor).await?;
    let table = app.table(&id).await?;
    let page = table::whole(
        &app,
        &table,
        &visitor,
        &reader,
        &headers,
        &Invited::default(),
        &hints,
        None,
    );
    Ok(html(page))
}

/// `POST /t/ID/chat`
pub(crate) async fn chat(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    axum::extract::Form(fields): Fields,
) -> Outcome<Response> {
    let mut table = app.table(&id).await?;
    let text = field(&fields, "text").unwrap_or_default();
    table.say(app.store(), visitor.must_be()?, text).await?;
    after(&app, table, &visitor, &headers)
}

/// `POST /t/ID/rematch`
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Outcome<Response> {
    let person = visitor.must_be()?;
    let new = app.table(&id).await?.rematch(app.store(), person).await?;
    let mut table = app.table(&new).await?;
    // Where nobody has to be asked, it begins at once.
    let alone = !table
        .places
        .iter()
        .any(|place| place.is_free() || (place.has_person() && !place.is_of(person)));
    if alone && table.row.phase == store::Phase::Gathering {
        table.start(app.store(), person).await?;
    }
    let path = table.path();
    app.moved(table);
    Ok(to(&path))
}
