//! What can be played, by which rules, and by whom.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::{Deserialize, Serialize};
use store::{Secret, SecretKind};
use tables::now;
use utoipa::{IntoParams, ToSchema};

use super::data::{Error, Guest, NewGuest};
use crate::app::App;
use crate::person::{Visitor, new_guest};
use crate::problem::{Outcome, Problem};
use crate::secret;

#[derive(Serialize, ToSchema)]
pub(crate) struct GameInfo {
    key: &'static str,
    title: &'static str,
    rules_version: u32,
    /// Editions with their numbers of seats, variants and options.
    #[schema(value_type = Object)]
    menu: kernel::Menu,
    bots: Vec<&'static str>,
    /// What bots of the levels that people play against may like; each gets one at random when it sits down. A bot of a style of your choice
    /// is `steady/raider`.
    styles: Vec<&'static str>,
}

/// The games and what can be chosen before the first card
#[utoipa::path(get, path = "/games", responses((status = 200, body = [GameInfo])))]
pub(crate) async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    let games = app.games().iter().map(|game| GameInfo {
        key: game.key(),
        title: game.title(),
        rules_version: game.rules_version(),
        menu: game.menu(),
        bots: catalog::BOTS.iter().map(|bot| bot.name).collect(),
        styles: catalog::styles(game.key())
            .iter()
            .map(|style| style.key)
            .collect(),
    });
    Json(games.collect())
}

#[derive(Deserialize, IntoParams)]
pub(crate) struct In {
    /// `en` or `pl`
    language: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub(crate) struct RuleInfo {
    id: &'static str,
    text: String,
    /// The editions that it is limited to; empty means all.
    editions: Vec<&'static str>,
}

/// The numbered rules of a game
#[utoipa::path(get, path = "/games/{game}/rules", params(("game" = String, Path), In),
    responses((status = 200, body = [RuleInfo]), (status = 404, body = Error)))]
pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(wanted): Query<In>,
    visitor: Visitor,
) -> Outcome<Json<Vec<RuleInfo>>> {
    let game = app.game(&game).ok_or_else(Problem::not_found)?;
    let language = wanted.language.and_then(|code| code.parse().ok());
    let book = game.rules(language.unwrap_or(visitor.language()));
    let rules = book.rules().map(|rule| RuleInfo {
        id: rule.id,
        text: rule.item.to_owned(),
        editions: rule.editions.clone(),
    });
    Ok(Json(rules.collect()))
}

/// A new guest with a token
#[utoipa::path(post, path = "/guests", request_body = NewGuest,
    responses((status = 200, body = Guest), (status = 422, body = Error)))]
pub(crate) async fn guest(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Json(wanted): Json<NewGuest>,
) -> Outcome<Json<Guest>> {
    let person = new_guest(app.store(), &wanted.name, &visitor.taste).await?;
    let token = secret::token();
    app.store()
        .put_secret(&Secret {
            hash: secret::hash(&token),
            kind: SecretKind::ApiToken,
            person: person.id.clone(),
            label: "guest".to_owned(),
            created_at: now(),
            expires_at: None,
        })
        .await?;
    Ok(Json(Guest {
        person: person.id,
        name: person.name,
        token,
    }))
}
