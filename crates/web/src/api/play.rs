//! My view, my answers.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use catalog::Look;
use kernel::{Seat, Viewer};
use serde::Deserialize;
use store::Phase;
use utoipa::IntoParams;

use super::data::{Answers, Choice, Consent, Error, Happened, MyView, Taken, seat_of};
use crate::app::App;
use crate::person::Visitor;
use crate::problem::{Outcome, Problem};
use crate::table::Table;

#[derive(Deserialize, IntoParams)]
pub(crate) struct As {
    /// Needed only by whoever sits on several seats
    seat: Option<u8>,
}

/// With whose eyes a program looks: it names the seat where it has several.
fn viewer(table: &Table, visitor: &Visitor, named: Option<u8>) -> Outcome<Viewer> {
    let standing = table.standing(visitor.id.as_deref());
    if standing.seats.is_empty() {
        return Ok(Viewer::Spectator);
    }
    seat_of(&standing.seats, named, table.asked())
        .map(Viewer::Seated)
        .ok_or_else(|| Problem::bad("problem-which-seat"))
}

/// What you may see, and what you may answer
#[utoipa::path(get, path = "/tables/{id}/view", params(("id" = String, Path), As),
    responses((status = 200, body = MyView), (status = 404, body = Error)))]
pub(crate) async fn view(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(As { seat }): Query<As>,
    visitor: Visitor,
) -> Outcome<Json<MyView>> {
    let table = app.table(&id).await?;
    let viewer = viewer(&table, &visitor, seat)?;
    let play = table.play()?;
    let language = visitor.language();
    let seat = match viewer {
        Viewer::Seated(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let asked = table.asked();
    let choices = if asked.is_some() && asked == seat {
        play.table.answers(language)
    } else {
        Vec::new()
    };
    Ok(Json(MyView {
        step: play.table.steps(),
        seat: seat.map(|seat| seat.0),
        asked: asked.map(|seat| seat.0),
        over: asked.is_none(),
        question: play.table.question(viewer, language),
        choices: choices
            .into_iter()
            .map(|answer| Choice {
                answer: answer.notation,
                says: answer.sentence,
            })
            .collect(),
        view: play.table.view_json(viewer),
        standings: serde_json::to_value(play.table.standings()).unwrap_or_default(),
        may_undo: seat.is_some_and(|seat| play.table.may_take_back(seat).is_ok()),
    }))
}

/// Answer: a whole move, taken whole or not at all
#[utoipa::path(post, path = "/tables/{id}/answers", params(("id" = String, Path)), request_body = Answers,
    responses((status = 200, body = Taken), (status = 409, body = Error), (status = 422, body = Error)))]
pub(crate) async fn answer(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(answers): Json<Answers>,
) -> Outcome<Json<Taken>> {
    let mut table = app.table(&id).await?;
    let seat = own_seat(&table, &visitor, answers.seat)?;
    let chain: Vec<&str> = answers.answers.iter().map(String::as_str).collect();
    app.answer(&mut table, seat, answers.step, &chain, &visitor)
        .await?;
    let step = table.progress().step;
    app.moved(table);
    Ok(Json(Taken { step }))
}

fn own_seat(table: &Table, visitor: &Visitor, named: Option<u8>) -> Outcome<Seat> {
    let person = visitor.must_be()?;
    let standing = table.standing(Some(person));
    seat_of(&standing.seats, named, table.asked())
        .ok_or_else(|| Problem::forbidden("problem-not-your-seat"))
}

impl App {
    /// Takes an answer and counts it.
    pub(crate) async fn answer(
        &self,
        table: &mut Table,
        seat: Seat,
        step: usize,
        chain: &[&str],
        visitor: &Visitor,
    ) -> Outcome<()> {
        let begun = Instant::now();
        let done = table
            .answer(self.store(), seat, step, chain, visitor.language())
            .await;
        let counter = if done.is_ok() {
            &self.metrics.answers
        } else {
            &self.metrics.refused
        };
        counter.inc();
        self.metrics
            .answer_seconds
            .observe(begun.elapsed().as_secs_f64());
        done
    }
}

/// What an answer would do, in words, as far as it can be foreseen
#[utoipa::path(post, path = "/tables/{id}/preview", params(("id" = String, Path)), request_body = Answers,
    responses((status = 200, body = String, content_type = "text/html"), (status = 422, body = Error)))]
pub(crate) async fn preview(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(answers): Json<Answers>,
) -> Outcome<Response> {
    let table = app.table(&id).await?;
    let seat = own_seat(&table, &visitor, answers.seat)?;
    let play = table.play()?;
    let look = Look {
        viewer: Viewer::Seated(seat),
        language: visitor.language(),
        sitters: &table.sitters(visitor.id.as_deref(), |_| false),
        path: &table.path(),
        rules: &table.rules(),
    };
    let told = play.table.foretold(&look, &answers.answers).into_string();
    Ok(([(CONTENT_TYPE, "text/html; charset=utf-8")], told).into_response())
}

/// Take your last answer back, or ask the others whether you may
#[utoipa::path(post, path = "/tables/{id}/undo", params(("id" = String, Path), As),
    responses((status = 200, body = Taken), (status = 422, body = Error)))]
pub(crate) async fn undo(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(As { seat }): Query<As>,
    visitor: Visitor,
) -> Outcome<Json<Taken>> {
    let mut table = app.table(&id).await?;
    let seat = own_seat(&table, &visitor, seat)?;
    table.undo(app.store(), seat, visitor.language()).await?;
    let step = table.progress().step;
    app.moved(table);
    Ok(Json(Taken { step }))
}

/// Agree that somebody takes something back, or do not
#[utoipa::path(post, path = "/tables/{id}/undo/consent", params(("id" = String, Path), As), request_body = Consent,
    responses((status = 200, body = Taken), (status = 422, body = Error)))]
pub(crate) async fn consent(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(As { seat }): Query<As>,
    visitor: Visitor,
    Json(consent): Json<Consent>,
) -> Outcome<Json<Taken>> {
    let mut table = app.table(&id).await?;
    let seat = own_seat(&table, &visitor, seat)?;
    table.answer_undo(app.store(), seat, consent.agree).await?;
    let step = table.progress().step;
    app.moved(table);
    Ok(Json(Taken { step }))
}

/// Take your seat back from the bot that kept it
#[utoipa::path(post, path = "/tables/{id}/return", params(("id" = String, Path), As),
    responses((status = 200, body = Taken), (status = 422, body = Error)))]
pub(crate) async fn come_back(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(As { seat }): Query<As>,
    visitor: Visitor,
) -> Outcome<Json<Taken>> {
    let mut table = app.table(&id).await?;
    let seat = own_seat(&table, &visitor, seat)?;
    table.come_back(app.store(), seat).await?;
    let step = table.progress().step;
    Ok(Json(Taken { step }))
}

#[derive(Deserialize, IntoParams)]
pub(crate) struct FromStep {
    /// The first step; 0 is the deal
    #[serde(default)]
    from: usize,
    seat: Option<u8>,
}

/// What happened, as you may know it
#[utoipa::path(get, path = "/tables/{id}/log", params(("id" = String, Path), FromStep),
    responses((status = 200, body = [Happened]), (status = 404, body = Error)))]
pub(crate) async fn log(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(wanted): Query<FromStep>,
    visitor: Visitor,
) -> Outcome<Json<Vec<Happened>>> {
    let table = app.table(&id).await?;
    let viewer = viewer(&table, &visitor, wanted.seat)?;
    let events = table.play()?.table.events_json(viewer, wanted.from);
    let happened = events
        .into_iter()
        .map(|(step, event)| Happened { step, event });
    Ok(Json(happened.collect()))
}

/// The whole match as a file, once it is over
#[utoipa::path(get, path = "/tables/{id}/match", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 403, body = Error)))]
pub(crate) async fn match_file(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Outcome<Response> {
    let table = app.table(&id).await?;
    // It tells every secret.
    if table.row.phase != Phase::Over {
        return Err(Problem::forbidden("problem-not-over"));
    }
    let name = format!("attachment; filename=\"{}-{id}.match\"", table.row.game);
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (axum::http::header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, table.play()?.table.to_file()).into_response())
}
