//! The numbered rules.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Response;
use catalog::{AnyGame, Example, HowPanel};
use face::{Markup, Words};
use kernel::{Menu, RuleText};
use pages::about::{self, HowLine, HowTo};
use pages::rulebook::{self, RulesPage};
use pages::shell::Place;
use serde::Deserialize;
use tables::Sight;

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
    /// How many play.
    seats: Option<u8>,
    /// The id of a table whose rules are wanted.
    #[serde(default)]
    table: String,
}

/// A table whose rules are wanted.
struct Played {
    title: String,
    path: String,
    setup: kernel::Wanted,
    table: Option<Sight>,
}

impl Played {
    /// One that is not there, or is of another game, limits nothing.
    async fn find(app: &App, game: &dyn AnyGame, id: &str) -> Option<Self> {
        if id.is_empty() {
            return None;
        }
        let table = app.keeper.look(id).await.ok();
        let table = table.filter(|table| table.row.game == game.key())?;
        Some(Self {
            title: table.title(),
            path: table.path(),
            setup: table.row.setup.parse().ok()?,
            table: Some(table).filter(|table| table.play.is_some()),
        })
    }

    fn holds(&self, rule: &RuleText<'_>) -> bool {
        let play = self.table.as_ref().and_then(|table| table.play.as_ref());
        let seats = self.setup.seats;
        seats.is_none_or(|seats| rule.holds_with(seats))
            && play.is_none_or(|play| play.table.concerns(rule.id))
    }
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
    let path = format!(
        "/rules/{}?edition={}&table={}",
        game.key(),
        wanted.edition,
        wanted.table
    );
    let played = Played::find(&app, &**game, &wanted.table).await;
    let shell = reader.shell(&visitor, Place::Rules, game.title(), &path);
    let styles = [game.assets().style.path.as_str()];
    let mut shell = shell;
    shell.styles = &styles;
    let body = with_rules(&**game, &visitor, &wanted, played.as_ref(), words, |page| {
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
    let played = Played::find(&app, &**game, &wanted.table).await;
    let found = with_rules(&**game, &visitor, &wanted, played.as_ref(), words, |page| {
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
    played: Option<&Played>,
    words: &Words,
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
    let edition = played.and_then(|played| played.setup.edition.as_deref());
    let edition = edition.unwrap_or(&wanted.edition);
    let question = wanted.q.trim();
    let found = (!question.is_empty()).then(|| game.find_rules(language, question));
    let wish = kernel::Wanted {
        edition: keys
            .iter()
            .find(|key| **key == edition)
            .map(|key| (*key).to_owned()),
        seats: played.map_or(wanted.seats, |played| played.setup.seats),
        ..kernel::Wanted::default()
    };
    let how = match found {
        None => how_to(game, &menu, &wish, &texts, words),
        Some(_) => Markup::default(),
    };
    show(&RulesPage {
        how: &how,
        game: game.key(),
        title: game.title(),
        editions: &editions,
        edition: keys.iter().copied().find(|key| *key == edition),
        query: question,
        found: found.as_deref(),
        table: played.map(|played| (played.title.as_str(), played.path.as_str())),
        tries: &|rule| tries(game, rule),
        holds: &|rule| played.is_none_or(|played| played.holds(rule)),
        book: &book,
    })
}

fn how_to(
    game: &dyn AnyGame,
    menu: &Menu,
    wish: &kernel::Wanted,
    texts: &Words,
    words: &Words,
) -> Markup {
    // Those who say nothing are told about the usual number.
    let wanted = game.complete(wish).unwrap_or_default();
    let panels = game.how(&wanted, words.language());
    let how = HowTo {
        game: game.key(),
        art: &game.box_art(),
        menu,
        texts,
        wanted: &wanted,
        panels: &lines(&panels),
    };
    about::how_to(&how, words)
}

/// Panels as pages show them.
pub(super) fn lines(panels: &[HowPanel]) -> Vec<HowLine<'_>> {
    let panels = panels.iter();
    panels
        .map(|panel| HowLine {
            title: &panel.title,
            text: &panel.text,
            drawn: &panel.drawn,
            rule: panel.rule,
        })
        .collect()
}

/// The examples that cite a rule, by number.
fn tries(game: &dyn AnyGame, rule: &str) -> Vec<usize> {
    let cites = |example: &Example| example.rules.iter().any(|id| id == rule);
    let all = game.examples().iter().enumerate();
    all.filter(|(_, example)| cites(example))
        .map(|(nth, _)| nth)
        .collect()
}
