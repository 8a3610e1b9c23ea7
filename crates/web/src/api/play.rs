//! My view, my answers.

use std::time::Instant;

use axum::Json;
use axum::extract::Query;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use catalog::{Look, Moment};
use face::Markup;
use kernel::{Seat, Viewer};
use serde::Deserialize;
use tables::{Held, Table};
use utoipa::IntoParams;

use super::data::{Answers, Choice, Consent, Error, Happened, MyView, Taken};
use crate::at::At;
use crate::problem::{Outcome, Problem};

#[derive(Deserialize, IntoParams)]
pub(crate) struct As {
    /// Needed only by those who sit on several seats
    seat: Option<u8>,
}

/// What you may see, and what you may answer
#[utoipa::path(get, path = "/tables/{id}/view", params(("id" = String, Path), As),
    responses((status = 200, body = MyView), (status = 404, body = Error)))]
pub(crate) async fn view(at: At, Query(As { seat }): Query<As>) -> Outcome<Json<MyView>> {
    let table = at.look().await?;
    let viewer = at.viewer(&table, seat)?;
    let (play, language) = (table.play()?, at.language());
    let seat = match viewer {
        Viewer::Seated(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let asked = table.asked();
    let lost = seat.is_some_and(|seat| table.lost(seat).is_some());
    let choices = if asked.is_some() && asked == seat && !lost {
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
        standings: table.standings()?,
        may_undo: seat.is_some_and(|seat| table.may_undo(seat).is_ok()),
    }))
}

/// Answer: a whole move, taken whole or not at all
#[utoipa::path(post, path = "/tables/{id}/answers", params(("id" = String, Path)), request_body = Answers,
    responses((status = 200, body = Taken), (status = 409, body = Error), (status = 422, body = Error)))]
pub(crate) async fn answer(at: At, Json(answers): Json<Answers>) -> Outcome<Json<Taken>> {
    let mut table = at.table().await?;
    let seat = at.seat_named(&table, answers.seat)?;
    at.answer(&mut table, seat, answers.step, &answers.answers)
        .await?;
    Ok(at.taken(table))
}

/// What an answer would do, in words, as far as it can be foreseen
#[utoipa::path(post, path = "/tables/{id}/preview", params(("id" = String, Path)), request_body = Answers,
    responses((status = 200, body = String, content_type = "text/html"), (status = 422, body = Error)))]
pub(crate) async fn preview(at: At, Json(answers): Json<Answers>) -> Outcome<Response> {
    let table = at.look().await?;
    let seat = at.seat_named(&table, answers.seat)?;
    let told = at.foretold(&table, seat, &answers.answers)?.into_string();
    Ok(([(CONTENT_TYPE, "text/html; charset=utf-8")], told).into_response())
}

/// Take your last answer back, or ask the others whether you may; against bots alone, go back to your last decision
#[utoipa::path(post, path = "/tables/{id}/undo", params(("id" = String, Path), As),
    responses((status = 200, body = Taken), (status = 422, body = Error)))]
pub(crate) async fn undo(at: At, Query(As { seat }): Query<As>) -> Outcome<Json<Taken>> {
    let mut table = at.table().await?;
    let seat = at.seat_named(&table, seat)?;
    table.undo(at.store(), seat, at.language()).await?;
    Ok(at.taken(table))
}

/// Give up: the rules take your seat out, or a bot plays it on and it comes last
#[utoipa::path(post, path = "/tables/{id}/concede", params(("id" = String, Path), As),
    responses((status = 200, body = Taken), (status = 403, body = Error), (status = 422, body = Error)))]
pub(crate) async fn concede(at: At, Query(As { seat }): Query<As>) -> Outcome<Json<Taken>> {
    let mut table = at.table().await?;
    let seat = at.seat_named(&table, seat)?;
    table.concede(at.store(), seat).await?;
    Ok(at.taken(table))
}

/// Agree to a take-back that another player asks for, or do not
#[utoipa::path(post, path = "/tables/{id}/undo/consent", params(("id" = String, Path), As), request_body = Consent,
    responses((status = 200, body = Taken), (status = 422, body = Error)))]
pub(crate) async fn consent(
    at: At,
    Query(As { seat }): Query<As>,
    Json(consent): Json<Consent>,
) -> Outcome<Json<Taken>> {
    let mut table = at.table().await?;
    let seat = at.seat_named(&table, seat)?;
    table.answer_undo(at.store(), seat, consent.agree).await?;
    Ok(at.taken(table))
}

/// Take your seat back from the bot that kept it
#[utoipa::path(post, path = "/tables/{id}/return", params(("id" = String, Path), As),
    responses((status = 200, body = Taken), (status = 422, body = Error)))]
pub(crate) async fn come_back(at: At, Query(As { seat }): Query<As>) -> Outcome<Json<Taken>> {
    let mut table = at.table().await?;
    let seat = at.seat_named(&table, seat)?;
    table.come_back(at.store(), seat).await?;
    Ok(at.taken(table))
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
pub(crate) async fn log(at: At, Query(wanted): Query<FromStep>) -> Outcome<Json<Vec<Happened>>> {
    let table = at.look().await?;
    let viewer = at.viewer(&table, wanted.seat)?;
    let events = table.play()?.table.events_json(viewer, wanted.from);
    let happened = events
        .into_iter()
        .map(|(step, event)| Happened { step, event });
    Ok(Json(happened.collect()))
}

/// The whole match as a file, once it is over
#[utoipa::path(get, path = "/tables/{id}/match", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 403, body = Error)))]
pub(crate) async fn match_file(at: At) -> Outcome<Response> {
    let table = at.look().await?;
    // It tells every secret.
    if !table.is_finished() {
        return Err(Problem::forbidden("problem-not-over"));
    }
    if table.is_laid() {
        return Err(Problem::forbidden("problem-laid"));
    }
    let name = format!(
        "attachment; filename=\"{}-{}.match\"",
        table.row.game, at.id
    );
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, name),
    ];
    Ok((headers, table.play()?.table.to_file()).into_response())
}

impl At {
    /// Takes an answer and counts it.
    pub(crate) async fn answer(
        &self,
        table: &mut Table,
        seat: Seat,
        step: usize,
        chain: &[String],
    ) -> Outcome<()> {
        let begun = Instant::now();
        let chain: Vec<&str> = chain.iter().map(String::as_str).collect();
        let done = table
            .answer(self.store(), seat, step, &chain, self.language())
            .await;
        let metrics = &self.app.metrics;
        match &done {
            Ok(()) => metrics.answers.inc(),
            Err(_) => metrics.refused.inc(),
        };
        metrics
            .answer_seconds
            .observe(begun.elapsed().as_secs_f64());
        done?;
        Ok(self.app.keeper.weigh_answer(table, self.must_be()?).await?)
    }

    /// What a chain of answers would do, as far as it can be foreseen.
    pub(crate) fn foretold(&self, table: &Table, seat: Seat, chain: &[String]) -> Outcome<Markup> {
        let look = Look {
            moment: Moment::default(),
            viewer: Viewer::Seated(seat),
            language: self.language(),
            sitters: &table.sitters(self.person(), |_| false),
            path: &table.path(),
            rules: &table.rules(),
            notes: &face::NOTHING,
        };
        Ok(table.play()?.table.foretold(&look, chain))
    }

    /// With whose eyes a program looks: it names the seat where it has several.
    fn viewer(&self, table: &Table, named: Option<u8>) -> Outcome<Viewer> {
        let standing = table.standing(self.person());
        if standing.seats.is_empty() {
            return Ok(Viewer::Spectator);
        }
        let seat = standing.seat(named, table.asked());
        seat.map(Viewer::Seated)
            .ok_or_else(|| Problem::bad("problem-which-seat"))
    }

    /// What comes after a deed: how far the table is now.
    fn taken(&self, table: Held) -> Json<Taken> {
        let step = table.progress().step;
        self.app.moved(table);
        Json(Taken { step })
    }
}
