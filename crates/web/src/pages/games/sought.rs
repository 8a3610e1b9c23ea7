//! `/games/mine`: every match of a person that a filter lets through. Lists read rows: what the store cannot sift is sifted here, a few
//! hundred rows at a time.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::Response;
use pages::games::{self as faces, EditionLink, GameLink, ListedGame, MinePage, Sought};
use pages::shell::{Place as Where, Shell};
use serde::Deserialize;
use store::{Filter, Phase};

use super::super::Reader;
use super::super::rows::{Row, Rows};
use crate::app::App;
use crate::person::Visitor;
use crate::problem::Outcome;

/// How many matches a page has.
const PAGE: usize = 30;
/// Rows that are read at a time, and how often: nobody looks through more.
const ROWS: u32 = 200;
const READ: u32 = 25;
/// Letters of a name that is looked for.
const LONGEST_NAME: usize = 60;

/// What the form says.
#[derive(Deserialize, Default)]
pub(super) struct Asked {
    #[serde(default)]
    page: u32,
    #[serde(default)]
    game: String,
    #[serde(default)]
    state: String,
    #[serde(default)]
    result: String,
    #[serde(default)]
    with: String,
    #[serde(default)]
    name: String,
}

impl Asked {
    fn sought(&self) -> Sought<'_> {
        Sought {
            game: &self.game,
            state: &self.state,
            result: &self.result,
            with: &self.with,
            name: self.name.trim(),
        }
    }

    /// What the store can sift by itself.
    fn filter(&self, person: &str) -> Filter {
        let game = self.game.split('.').next().unwrap_or_default();
        let phases = match self.state.as_str() {
            "going" => vec![Phase::Gathering, Phase::Running],
            "over" => vec![Phase::Over],
            "brought" => vec![Phase::Archived],
            _ => Vec::new(),
        };
        Filter {
            phases,
            game: (!game.is_empty()).then(|| game.to_owned()),
            person: Some(person.to_owned()),
            turns_first: Some(person.to_owned()),
            limit: ROWS,
            ..Filter::default()
        }
    }

    /// And what it cannot.
    fn lets_through(&self, row: &Row) -> bool {
        let edition = self.game.split_once('.').map(|(_, edition)| edition);
        let result = match self.result.as_str() {
            "won" => row.has_won() == Some(true),
            "lost" => row.has_won() == Some(false),
            _ => true,
        };
        let company = match self.with.as_str() {
            "people" => row.has_people(),
            "bots" => !row.has_people() && !row.brought,
            _ => true,
        };
        row.is_listed()
            && edition.is_none_or(|edition| row.edition.as_deref() == Some(edition))
            && result
            && company
            && row.is_with(self.name.trim())
    }
}

/// `GET /games/mine`
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    Query(mut asked): Query<Asked>,
    visitor: Visitor,
) -> Outcome<Response> {
    asked.name = asked.name.chars().take(LONGEST_NAME).collect();
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(&app, &visitor).await?;
    let (found, goes_on) = find(&app, &visitor, &asked).await?;
    let (going, _) = Rows::mine(&app, &visitor, 0, words).await?;
    let waiting = going.waiting();
    let games: Vec<ListedGame<'_>> = found.0.iter().map(listed).collect();
    let page = MinePage {
        waiting: &waiting,
        games: &games,
        sought: asked.sought(),
        known: &known(&app, &visitor),
        page: asked.page,
        goes_on,
    };
    let title = words.word("ui-your-games");
    let styles = [pages::assets::games()];
    let shell = Shell {
        styles: &styles,
        ..reader.shell(&visitor, Where::Games, &title, "/games/mine")
    };
    let body = faces::mine_page(&page, words);
    Ok(super::super::page(&shell, words, &body))
}

fn listed(row: &Row) -> ListedGame<'_> {
    match row.phase {
        Phase::Gathering | Phase::Running => ListedGame::GoesOn(row.yours()),
        Phase::Over | Phase::Archived => ListedGame::Over(row.ended()),
    }
}

/// A page of them, and whether there are more.
async fn find(app: &App, visitor: &Visitor, asked: &Asked) -> Outcome<(Rows, bool)> {
    let Some(person) = &visitor.id else {
        return Ok((Rows::default(), false));
    };
    let words = app.sayings.of(visitor.language());
    let skip = PAGE.saturating_mul(asked.page as usize);
    let mut passed = 0;
    let mut found = Vec::new();
    for part in 0..READ {
        let filter = Filter {
            skip: part * ROWS,
            ..asked.filter(person)
        };
        let (rows, is_last) = Rows::part(app, visitor, &filter, words).await?;
        for row in rows.0.into_iter().filter(|row| asked.lets_through(row)) {
            passed += 1;
            if passed > skip {
                found.push(row);
            }
        }
        if is_last || found.len() > PAGE {
            break;
        }
    }
    let goes_on = found.len() > PAGE;
    found.truncate(PAGE);
    Ok((Rows(found), goes_on))
}

/// The games that there are, with their editions.
fn known<'a>(app: &'a App, visitor: &Visitor) -> Vec<GameLink<'a>> {
    let link = |game: &'a Arc<dyn catalog::AnyGame>| {
        let texts = game.setup_words(visitor.language());
        let menu = game.menu();
        let edition = |key: &str, title: &str| {
            let word = format!("setup-edition-{key}");
            let known = texts.knows(&word).then(|| texts.word(&word));
            EditionLink {
                key: key.to_owned(),
                title: known.unwrap_or_else(|| title.to_owned()),
            }
        };
        let editions = menu.editions.iter();
        let editions = editions.map(|one| edition(one.key, &one.title));
        let editions: Vec<EditionLink> = editions.collect();
        GameLink {
            key: game.key(),
            title: game.title(),
            editions: match editions.len() {
                1 => Vec::new(),
                _ => editions,
            },
        }
    };
    app.games().iter().map(link).collect()
}
