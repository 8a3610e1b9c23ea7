//! The numbered rules.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Response;
use catalog::AnyGame;
use pages::rulebook::{self, RulesPage};
use pages::shell::Place;
use serde::Deserialize;

use super::Reader;
use crate::app::App;
use crate::person::Visitor;
use crate::problem::{Outcome, Problem};

pub(crate) async fn index(State(app): State<Arc<App>>, visitor: Visitor) -> Outcome<Response> {
    let words = app.sayings.of(visitor.language());
    let games: Vec<_> = app
        .games()
        .iter()
        .map(|game| (game.key(), game.title(), game.assets().poster.path.as_str()))
        .collect();
    let reader = Reader::of(&app, &visitor).await?;
    let title = words.word("ui-nav-rules");
    let shell = reader.shell(&visitor, Place::Rules, &title, "/rules");
    Ok(super::page(&shell, words, &rulebook::index(&games, words)))
}

#[derive(Deserialize)]
pub(crate) struct Wanted {
    #[serde(default)]
    edition: String,
    #[serde(default)]
    q: String,
}

pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
    visitor: Visitor,
) -> Outcome<Response> {
    let game = app.game(&game).ok_or_else(Problem::not_found)?;
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(&app, &visitor).await?;
    let path = format!("/rules/{}?edition={}", game.key(), wanted.edition);
    let shell = reader.shell(&visitor, Place::Rules, game.title(), &path);
    let body = with_rules(&**game, &visitor, &wanted, |page| {
        rulebook::page(page, words)
    });
    Ok(super::page(&shell, words, &body))
}

/// One rule: to the script as a fragment, to all others its place among the rules.
pub(crate) async fn rule(
    State(app): State<Arc<App>>,
    Path((game, id)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
    headers: axum::http::HeaderMap,
    visitor: Visitor,
) -> Outcome<Response> {
    let game = app.game(&game).ok_or_else(Problem::not_found)?;
    let words = app.sayings.of(visitor.language());
    let found = with_rules(&**game, &visitor, &wanted, |page| {
        let rule = page.book.rules().find(|rule| rule.id == id)?;
        Some(rulebook::one(page, rule, words))
    });
    let one = found.ok_or_else(Problem::not_found)?;
    if headers.contains_key("x-longtable") {
        return Ok(super::html(one));
    }
    Ok(super::to(&format!("/rules/{}#{id}", game.key())))
}

fn with_rules<T>(
    game: &dyn AnyGame,
    visitor: &Visitor,
    wanted: &Wanted,
    show: impl FnOnce(&RulesPage<'_>) -> T,
) -> T {
    let language = visitor.language();
    let texts = game.setup_words(language);
    let menu = game.menu();
    let book = game.rules(language);
    let keys: Vec<&str> = menu.editions.iter().map(|edition| edition.key).collect();
    let editions: Vec<(&str, String)> = menu
        .editions
        .iter()
        .filter(|_| menu.editions.len() > 1)
        .map(|edition| {
            let key = format!("setup-edition-{}", edition.key);
            let title = if texts.knows(&key) {
                texts.word(&key)
            } else {
                edition.title.clone()
            };
            (edition.key, title)
        })
        .collect();
    show(&RulesPage {
        game: game.key(),
        title: game.title(),
        editions: &editions,
        edition: keys.iter().copied().find(|key| *key == wanted.edition),
        query: &wanted.q,
        book: &book,
    })
}
