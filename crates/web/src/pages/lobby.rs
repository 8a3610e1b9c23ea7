//! The first page, and what one can watch.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::Response;
use catalog::AnyGame;
use face::{Markup, Words};
use kernel::Menu;
use pages::lobby::{self as faces, FinishedGames, GameBoards, GameCard, Lobby, WatchedTable};
use pages::shell::Place as Where;
use serde::Deserialize;
use store::Phase;

use super::Reader;
use super::boards::Kept;
use super::rows::Rows;
use super::sets::Offered;
use crate::app::App;
use crate::bot_levels;
use crate::drafts::USUAL_LEVEL;
use crate::person::Visitor;
use crate::problem::Outcome;

/// How many open tables the lobby shows, and how many there are on the page of all.
const ROWS: usize = 8;
const ALL_ROWS: usize = 50;
/// How many of one's own matches that are over the lobby shows.
const JUST_FINISHED: u32 = 3;

/// `GET /`
pub(crate) async fn lobby(
    State(app): State<Arc<App>>,
    Query(chosen): Query<Chosen>,
    visitor: Visitor,
) -> Outcome<Response> {
    let wanted = (chosen.board.as_str(), chosen.set.as_str());
    show(&app, &visitor, None, "", wanted).await
}

/// What the form is filled in with.
#[derive(Deserialize, Default)]
pub(crate) struct Chosen {
    /// The id of a board to play on.
    #[serde(default)]
    board: String,
    /// The id of a set to play with.
    #[serde(default)]
    set: String,
}

/// The lobby, with the reason why the table that was asked for could not be made.
pub(super) async fn show(
    app: &App,
    visitor: &Visitor,
    refused: Option<&str>,
    chosen: &str,
    (board, set): (&str, &str),
) -> Outcome<Response> {
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(app, visitor).await?;
    let (mine, has_more) = Rows::mine(app, visitor, 0, words).await?;
    let (just, _) = Rows::finished(app, visitor, (None, 0, JUST_FINISHED), words).await?;
    let open = Rows::open(app, visitor, ALL_ROWS, words).await?;
    let opens = open.opens();
    let boards = Kept::load(app, visitor, board).await?;
    let sets = Offered::load(app, visitor, set).await?;
    let links = boards.links();
    let unready = boards
        .chosen_is_unready(app)
        .then(|| words.word("problem-board-unready"));
    let menus: Vec<Menu> = app.games().iter().map(|game| game.menu()).collect();
    let texts: Vec<Words> = app
        .games()
        .iter()
        .map(|game| game.setup_words(visitor.language()))
        .collect();
    let texts = menus.iter().zip(&texts);
    let cards = app.games().iter().zip(texts).map(|(game, (menu, texts))| {
        let boards = boards.of(&**game, &links);
        card(&**game, menu, texts, boards)
    });
    let games: Vec<GameCard<'_>> = cards.collect();
    let first = games.first().map_or("", |game| game.key);
    let chosen = boards.game().or(sets.game()).unwrap_or(chosen);
    let chosen = games.iter().map(|game| game.key).find(|key| *key == chosen);
    let body: Markup = faces::lobby(
        &Lobby {
            name: reader.name(),
            games: &games,
            chosen: chosen.unwrap_or(first),
            levels: &bot_levels(),
            level: USUAL_LEVEL,
            yours: &mine.yours(),
            yours_go_on: has_more,
            finished: &just.ended(),
            offer_recovery: reader.has_no_way_back(),
            open: &opens[..opens.len().min(ROWS)],
            open_total: u32::try_from(opens.len()).unwrap_or(u32::MAX),
            sets: &sets.links(),
            refused: refused.or(unready.as_deref()),
        },
        words,
    );
    let title = words.word("ui-what-shall-we-play");
    let shell = reader.shell(visitor, Where::Play, &title, "/");
    Ok(super::page(&shell, words, &body))
}

fn card<'a>(
    game: &'a dyn AnyGame,
    menu: &'a Menu,
    texts: &'a Words,
    boards: Option<GameBoards<'a>>,
) -> GameCard<'a> {
    GameCard {
        key: game.key(),
        title: game.title(),
        poster: &game.assets().poster.path,
        sprite: &game.assets().sprite,
        menu,
        teaches: !game.lessons().is_empty(),
        texts,
        boards,
    }
}

#[derive(Deserialize, Default)]
pub(crate) struct Page {
    #[serde(default)]
    page: u32,
}

/// `GET /games/mine`: all one's tables that still go on, page by page.
pub(crate) async fn mine(
    State(app): State<Arc<App>>,
    Query(Page { page }): Query<Page>,
    visitor: Visitor,
) -> Outcome<Response> {
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(&app, &visitor).await?;
    let (mine, has_more) = Rows::mine(&app, &visitor, page, words).await?;
    let body = faces::mine_page(&mine.yours(), page, has_more, words);
    let title = words.word("ui-your-games");
    let back = format!("/games/mine?page={page}");
    let shell = reader.shell(&visitor, Where::Elsewhere, &title, &back);
    Ok(super::page(&shell, words, &body))
}

#[derive(Deserialize, Default)]
pub(crate) struct OfGame {
    #[serde(default)]
    page: u32,
    game: Option<String>,
}

/// How many matches a page has, and how many are counted.
const FINISHED: u32 = 30;
const COUNTED: u32 = 1000;

/// `GET /games/finished`: all one's matches that are over, page by page.
pub(crate) async fn finished(
    State(app): State<Arc<App>>,
    Query(OfGame { page, game }): Query<OfGame>,
    visitor: Visitor,
) -> Outcome<Response> {
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(&app, &visitor).await?;
    let game = game
        .as_deref()
        .filter(|key| app.games().iter().any(|game| game.key() == *key));
    let part = (game, page.saturating_mul(FINISHED), FINISHED);
    let (rows, goes_on) = Rows::finished(&app, &visitor, part, words).await?;
    let (all, _) = Rows::finished(&app, &visitor, (None, 0, COUNTED), words).await?;
    let all = FinishedGames {
        games: &rows.ended(),
        tallies: &all.tallies(app.games()),
        game,
        page,
        goes_on,
    };
    let body = faces::finished_page(&all, words);
    let title = words.word("ui-finished-games");
    let shell = reader.shell(&visitor, Where::Elsewhere, &title, "/games/finished");
    Ok(super::page(&shell, words, &body))
}

/// `GET /watch`
pub(crate) async fn watch(State(app): State<Arc<App>>, visitor: Visitor) -> Outcome<Response> {
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(&app, &visitor).await?;
    let open = Rows::open(&app, &visitor, ALL_ROWS, words).await?;
    let running = Rows::public(&app, &visitor, &[Phase::Running, Phase::Over], 50, words).await?;
    let names: Vec<Vec<&str>> = running
        .0
        .iter()
        .map(|row| row.names.iter().map(String::as_str).collect())
        .collect();
    let watched: Vec<WatchedTable<'_>> = running
        .0
        .iter()
        .zip(&names)
        .map(|(row, names)| WatchedTable {
            path: &row.path,
            title: &row.title,
            poster: &row.poster,
            about: &row.about,
            names,
            over: row.phase == Phase::Over,
        })
        .collect();
    let body = faces::watch_page(&open.opens(), &watched, words);
    let title = words.word("ui-watch-title");
    let shell = reader.shell(&visitor, Where::Watch, &title, "/watch");
    Ok(super::page(&shell, words, &body))
}
