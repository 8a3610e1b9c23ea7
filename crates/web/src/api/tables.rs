//! Making, joining and starting tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use kernel::Seat;
use serde::Deserialize;
use store::{Filter, Phase};
use tables::limits::CHAT_SHOWN;
use tables::{Held, Table};
use utoipa::IntoParams;

use super::data::{Error, Join, NewTable, Said, Say, TableInfo};
use crate::app::App;
use crate::at::{At, Before};
use crate::drafts;
use crate::pages::sets;
use crate::person::Visitor;
use crate::problem::{Outcome, Problem};

fn info(app: &App, table: &Table, visitor: &Visitor) -> Json<TableInfo> {
    let invitation = app.invitation(&table.row.id);
    Json(TableInfo::of(
        table.sheet(),
        visitor.id.as_deref(),
        Some(invitation),
    ))
}

/// How many tables a page of the list has.
const PAGE: u32 = 50;

#[derive(Deserialize, IntoParams)]
pub(crate) struct Which {
    /// `gathering`, `running` or `over`
    phase: Option<String>,
    game: Option<String>,
    /// Only those that you sit at
    #[serde(default)]
    mine: bool,
    /// Fifty to a page, from 0
    #[serde(default)]
    page: u32,
}

/// Public tables, or your own
#[utoipa::path(get, path = "/tables", params(Which), responses((status = 200, body = [TableInfo])))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    Query(which): Query<Which>,
    visitor: Visitor,
) -> Outcome<Json<Vec<TableInfo>>> {
    let phase = match which.phase.as_deref() {
        None => None,
        Some("gathering") => Some(Phase::Gathering),
        Some("running") => Some(Phase::Running),
        Some("over") => Some(Phase::Over),
        Some(_) => return Err(Problem::bad("problem-phase")),
    };
    let person = which.mine.then(|| visitor.must_be().map(str::to_owned));
    let person = person.transpose()?;
    let filter = Filter {
        phases: phase.into_iter().collect(),
        game: which.game,
        turns_first: person.clone(),
        person,
        public: (!which.mine).then_some(true),
        skip: which.page.saturating_mul(PAGE),
        limit: PAGE,
        ..Filter::default()
    };
    let tables = app.hub().list(&filter).await?;
    let infos = tables
        .iter()
        .map(|table| TableInfo::of(table.sheet(), visitor.id.as_deref(), None));
    Ok(Json(infos.collect()))
}

/// A new table
#[utoipa::path(post, path = "/tables", request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = 401, body = Error), (status = 422, body = Error)))]
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Json(wanted): Json<NewTable>,
) -> Outcome<Json<TableInfo>> {
    let person = app.known(&visitor).await?;
    let mut game = app.game_for_table(&wanted.game)?;
    let set = sets::of_game(&app, &wanted.set, &wanted.game).await?;
    if let Some(set) = &set {
        game = sets::playable(&app, set).await?;
    }
    let mut draft = drafts::of_json(game, wanted, &person)?;
    draft.options.set = set.map(|set| set.name).unwrap_or_default();
    let id = app.keeper.create(draft).await?;
    Ok(info(&app, &*app.table(&id).await?, &visitor))
}

/// A table
#[utoipa::path(get, path = "/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = Error)))]
pub(crate) async fn table(at: At) -> Outcome<Json<TableInfo>> {
    Ok(at.info(&*at.look().await?))
}

/// Sit down
#[utoipa::path(post, path = "/tables/{id}/join", params(("id" = String, Path)), request_body = Join,
    responses((status = 200, body = TableInfo), (status = 422, body = Error)))]
pub(crate) async fn join(at: At, Json(join): Json<Join>) -> Outcome<Json<TableInfo>> {
    let person = at.app.known(&at.visitor).await?;
    let invited = join.invitation.as_deref();
    let invited = invited.is_some_and(|word| at.is_invited_by(word));
    let seat = join.seat.map(Seat);
    let table = at.app.keeper.sit(&at.id, &person, seat, invited).await?;
    Ok(at.info(&table))
}

/// Stand up; once the match has begun, a bot keeps the seat
#[utoipa::path(post, path = "/tables/{id}/leave", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Error)))]
pub(crate) async fn leave(at: At) -> Outcome<Json<TableInfo>> {
    let mut table = at.table().await?;
    table.leave(at.store(), at.must_be()?).await?;
    Ok(at.moved(table))
}

/// Deal the first cards
#[utoipa::path(post, path = "/tables/{id}/start", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 422, body = Error)))]
pub(crate) async fn start(at: At) -> Outcome<Json<TableInfo>> {
    let mut table = at.table().await?;
    table.start(at.store(), at.must_be()?).await?;
    Ok(at.moved(table))
}

/// The same people and set-up at a new table
#[utoipa::path(post, path = "/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Error)))]
pub(crate) async fn rematch(at: At) -> Outcome<Json<TableInfo>> {
    let mut table = at.table().await?;
    let new = table.rematch(at.store(), at.must_be()?).await?;
    drop(table);
    Ok(at.info(&*at.app.table(&new).await?))
}

/// What was said: the newest 50 lines, or the last 50 before a number
#[utoipa::path(get, path = "/tables/{id}/chat",
    params(("id" = String, Path), ("before" = Option<i64>, Query, description = "The number of a line: those before it")),
    responses((status = 200, body = [Said])))]
pub(crate) async fn chat(
    at: At,
    Query(Before { before }): Query<Before>,
) -> Outcome<Json<Vec<Said>>> {
    // That there is such a table; its lock is not needed.
    drop(at.look().await?);
    let before = before.unwrap_or(i64::MAX);
    let said = at.store().chat_before(&at.id, before, CHAT_SHOWN).await?;
    let said = said.into_iter().map(|line| Said {
        nth: line.nth,
        name: line.name,
        seat: line.seat,
        text: line.text,
        at: line.at,
    });
    Ok(Json(said.collect()))
}

/// Say something
#[utoipa::path(post, path = "/tables/{id}/chat", params(("id" = String, Path)), request_body = Say,
    responses((status = 200, body = TableInfo), (status = 422, body = Error), (status = 429, body = Error)))]
pub(crate) async fn say(at: At, Json(say): Json<Say>) -> Outcome<Json<TableInfo>> {
    let mut table = at.table().await?;
    table.say(at.store(), at.must_be()?, &say.text).await?;
    Ok(at.info(&table))
}

impl At {
    fn info(&self, table: &Table) -> Json<TableInfo> {
        info(&self.app, table, &self.visitor)
    }

    /// What comes after a deed.
    fn moved(&self, table: Held) -> Json<TableInfo> {
        let said = self.info(&table);
        self.app.moved(table);
        said
    }
}
