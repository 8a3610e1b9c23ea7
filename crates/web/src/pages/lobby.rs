//! The first page, and what one can watch.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::Response;
use catalog::AnyGame;
use face::{Markup, Words};
use kernel::Menu;
use pages::lobby::{self as faces, GameBoards, GameCard, Lobby, WatchedTable};
use pages::shell::{Place as Where, Preview, Shell};
use serde::Deserialize;
use store::{Filter, Phase};

use super::Reader;
use super::boards::Kept;
use super::rows::Rows;
use super::sets::Offered;
use crate::app::App;
use crate::at::Home;
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
    Home(home): Home,
    visitor: Visitor,
) -> Outcome<Response> {
    let wanted = (chosen.board.as_str(), chosen.set.as_str());
    show(&app, &visitor, (None, ""), wanted, &home).await
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
    (refused, chosen): (Option<&str>, &str),
    (board, set): (&str, &str),
    home: &str,
) -> Outcome<Response> {
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(app, visitor).await?;
    let (mine, has_more) = Rows::mine(app, visitor, 0, words).await?;
    let just = Rows::finished(app, visitor, JUST_FINISHED, words).await?;
    let open = Rows::open(app, visitor, ALL_ROWS, words).await?;
    let opens = open.opens();
    let boards = Kept::load(app, visitor, board).await?;
    let sets = Offered::load(app, visitor, set).await?;
    let links = boards.links();
    let unready = boards
        .chosen_is_unready(app)
        .then(|| words.word("problem-board-unready"));
    let menus: Vec<Menu> = app.games().iter().map(|game| game.menu()).collect();
    let setup_words = app.games().iter();
    let setup_words = setup_words.map(|game| game.setup_words(visitor.language()));
    let texts: Vec<Words> = setup_words.collect();
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
            has_played: has_played(app, visitor).await?,
            new_here: visitor.new_here.on,
            refused: refused.or(unready.as_deref()),
        },
        words,
    );
    let title = words.word("ui-what-shall-we-play");
    let about = words.word("ui-preview-home");
    let shell = Shell {
        preview: Some(preview(&about, home)),
        ..reader.shell(visitor, Where::Play, &title, "/")
    };
    Ok(super::page(&shell, words, &body))
}

/// Whether the visitor has sat at any table: a match, a lesson or a position, also one that was put away.
async fn has_played(app: &App, visitor: &Visitor) -> Outcome<bool> {
    let Some(person) = visitor.id.clone() else {
        return Ok(false);
    };
    let any = Filter {
        person: Some(person),
        limit: 1,
        ..Filter::default()
    };
    Ok(!app.hub().list(&any).await?.is_empty())
}

/// How a link to the program looks elsewhere.
fn preview<'a>(about: &'a str, home: &'a str) -> Preview<'a> {
    Preview {
        title: "Longtable",
        about,
        home,
        path: "/",
        picture: &face::assets::preview().path,
    }
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
