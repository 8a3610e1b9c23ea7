//! Making, joining and starting tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use kernel::Seat;
use serde::Deserialize;
use store::{Filter, Phase};
use utoipa::IntoParams;

use super::data::{Error, Join, NewTable, Said, Say, TableInfo};
use crate::app::App;
use crate::hub::Held;
use crate::person::Visitor;
use crate::problem::{Outcome, Problem};
use crate::secret;
use crate::table::seats::{Options, Place};
use crate::table::{Draft, Table};

fn info(app: &App, table: &Table, visitor: &Visitor) -> Json<TableInfo> {
    let invitation = app.invitation(&table.row.id);
    Json(TableInfo::of(
        table,
        visitor.id.as_deref(),
        Some(invitation),
    ))
}

#[derive(Deserialize, IntoParams)]
pub(crate) struct Which {
    /// `gathering`, `running` or `over`
    phase: Option<String>,
    game: Option<String>,
    /// Only those that you sit at
    #[serde(default)]
    mine: bool,
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
    let filter = Filter {
        phases: phase.into_iter().collect(),
        game: which.game,
        person: which
            .mine
            .then(|| visitor.must_be().map(str::to_owned))
            .transpose()?,
        public: (!which.mine).then_some(true),
        limit: 50,
        ..Filter::default()
    };
    let mut tables = Vec::new();
    for row in app.store().tables(&filter).await? {
        let table = app.table(&row.id).await?;
        tables.push(TableInfo::of(&table, visitor.id.as_deref(), None));
    }
    Ok(Json(tables))
}

/// A new table
#[utoipa::path(post, path = "/tables", request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = 401, body = Error), (status = 422, body = Error)))]
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Json(wanted): Json<NewTable>,
) -> Outcome<Json<TableInfo>> {
    let me = visitor.must_be()?.to_owned();
    let person = app
        .store()
        .person(&me)
        .await?
        .ok_or_else(Problem::unauthorized)?;
    let game = app
        .game(&wanted.game)
        .ok_or_else(|| Problem::bad("problem-game"))?
        .clone();
    let seats = Draft::seats(&*game, &wanted.wanted())?;
    let place = |word: Option<&String>| match word.map(String::as_str) {
        None | Some("open") => Place::Open,
        Some("reserved") => Place::Reserved,
        Some("me") => Place::person(&me, &person.name),
        Some(bot) => Place::Bot {
            level: bot.to_owned(),
        },
    };
    let mut places: Vec<Place> = (0..usize::from(seats))
        .map(|at| place(wanted.places.get(at)))
        .collect();
    if !places.iter().any(|place| place.is_of(&me))
        && let Some(free) = places.iter_mut().find(|place| place.is_free())
    {
        *free = Place::person(&me, &person.name);
    }
    let draft = Draft {
        game,
        wanted: wanted.wanted(),
        places,
        options: Options {
            title: wanted.title,
            clock: wanted.clock,
            late: wanted.late,
            ..Options::default()
        },
        host: me,
        public: wanted.public,
    };
    let id = app.create(draft).await?;
    Ok(info(&app, &*app.table(&id).await?, &visitor))
}

/// A table
#[utoipa::path(get, path = "/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = Error)))]
pub(crate) async fn table(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Outcome<Json<TableInfo>> {
    Ok(info(&app, &*app.table(&id).await?, &visitor))
}

/// Sit down
#[utoipa::path(post, path = "/tables/{id}/join", params(("id" = String, Path)), request_body = Join,
    responses((status = 200, body = TableInfo), (status = 422, body = Error)))]
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(join): Json<Join>,
) -> Outcome<Json<TableInfo>> {
    let me = visitor.must_be()?;
    let person = app
        .store()
        .person(me)
        .await?
        .ok_or_else(Problem::unauthorized)?;
    let invited = join.invitation.as_deref() == Some(&app.invitation(&id));
    let seat = join.seat.map(Seat);
    let mut table = app.table(&id).await?;
    let sat = table
        .sit(app.store(), me, &person.name, seat, invited)
        .await;
    match sat {
        // Somebody sat down through another node at the same time: there may be room for both.
        Err(problem) if problem.code == "stale" => {
            drop(table);
            table = app.table(&id).await?;
            table
                .sit(app.store(), me, &person.name, seat, invited)
                .await?;
        }
        sat => drop(sat?),
    }
    Ok(info(&app, &table, &visitor))
}

/// Stand up; once the match has begun, a bot keeps the seat
#[utoipa::path(post, path = "/tables/{id}/leave", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Error)))]
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Outcome<Json<TableInfo>> {
    let mut table = app.table(&id).await?;
    table.leave(app.store(), visitor.must_be()?).await?;
    moved(&app, table, &visitor)
}

/// Deal the first cards
#[utoipa::path(post, path = "/tables/{id}/start", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 422, body = Error)))]
pub(crate) async fn start(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Outcome<Json<TableInfo>> {
    let mut table = app.table(&id).await?;
    table.start(app.store(), visitor.must_be()?).await?;
    moved(&app, table, &visitor)
}

fn moved(app: &Arc<App>, table: Held, visitor: &Visitor) -> Outcome<Json<TableInfo>> {
    let said = info(app, &table, visitor);
    app.moved(table);
    Ok(said)
}

/// The same people and set-up at a new table
#[utoipa::path(post, path = "/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Error)))]
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Outcome<Json<TableInfo>> {
    let new = app
        .table(&id)
        .await?
        .rematch(app.store(), visitor.must_be()?)
        .await?;
    Ok(info(&app, &*app.table(&new).await?, &visitor))
}

/// What was said
#[utoipa::path(get, path = "/tables/{id}/chat", params(("id" = String, Path)), responses((status = 200, body = [Said])))]
pub(crate) async fn chat(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Outcome<Json<Vec<Said>>> {
    let table = app.table(&id).await?;
    let said = table.chat.iter().map(|line| Said {
        nth: line.nth,
        name: line.name.clone(),
        seat: line.seat,
        text: line.text.clone(),
        at: line.at,
    });
    Ok(Json(said.collect()))
}

/// Say something
#[utoipa::path(post, path = "/tables/{id}/chat", params(("id" = String, Path)), request_body = Say,
    responses((status = 200, body = TableInfo), (status = 422, body = Error)))]
pub(crate) async fn say(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(say): Json<Say>,
) -> Outcome<Json<TableInfo>> {
    let mut table = app.table(&id).await?;
    table
        .say(app.store(), visitor.must_be()?, &say.text)
        .await?;
    Ok(info(&app, &table, &visitor))
}

impl App {
    /// What lets its bearer take a reserved seat.
    pub(crate) fn invitation(&self, table: &str) -> String {
        secret::invitation(self.key.master(), table)
    }

    /// Makes a table, if its host has not too many.
    pub(crate) async fn create(&self, draft: Draft) -> Outcome<String> {
        let open = Filter {
            phases: vec![Phase::Gathering, Phase::Running],
            host: Some(draft.host.clone()),
            limit: self.limits.tables,
            ..Filter::default()
        };
        if self.limits.tables > 0
            && self.store().tables(&open).await?.len() >= self.limits.tables as usize
        {
            return Err(Problem::bad("problem-many-tables"));
        }
        draft.create(self.store()).await
    }
}
