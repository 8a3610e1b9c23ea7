//! Boards that people build themselves: their list, the bench, and what is shared by a link.

mod keep; // what is done with a kept board
mod kept; // those that a person has

use std::sync::Arc;

use axum::Router;
use axum::extract::{Form, Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use catalog::AnyGame;
use face::{Bench, Markup, Order};
use kernel::Wanted;
use pages::boards::{self as faces, Beside, BoardCard, BoardNotice, SharedBoard};
use pages::shell::Place;
use serde::Deserialize;
use store::{KeptRow, Shelf};
use tables::limits;

pub(super) use kept::Kept;

use super::Reader;
use super::keeping::{BOARDS, Done};
use crate::app::App;
use crate::forms::{Fields, field, text};
use crate::person::Visitor;
use crate::problem::{Outcome, Problem};
use crate::routes::{get, post};

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/boards", get(list))
        .route("/boards/new", get(new))
        .route("/boards/bench", post(bench))
        .route("/boards/keep", post(keep::keep))
        .route("/boards/{id}", get(board))
        .route("/boards/{id}/copy", post(keep::copy))
        .route(
            "/boards/{id}/delete",
            get(keep::ask_delete).merge(post(keep::delete)),
        )
}

impl App {
    /// The game whose boards are built here.
    fn workshop(&self) -> Outcome<&Arc<dyn AnyGame>> {
        let mut games = self.games().iter();
        let game = games.find(|game| game.assets().bench.is_some());
        game.ok_or_else(Problem::not_found)
    }
}

/// `GET /boards`
async fn list(
    State(app): State<Arc<App>>,
    Query(done): Query<Done>,
    visitor: Visitor,
) -> Outcome<Response> {
    let game = app.workshop()?;
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(&app, &visitor).await?;
    let kept = Kept::load(&app, &visitor, "").await?;
    let cards: Vec<BoardCard<'_>> = kept
        .rows()
        .map(|row| card(&app, &**game, row, &visitor))
        .collect();
    let done = done.key(Shelf::Boards).map(|key| words.word(key));
    let notice = done.as_deref().map(BoardNotice::Done);
    let title = words.word("ui-boards");
    let mut shell = reader.shell(&visitor, Place::Elsewhere, &title, "/boards");
    let (styles, _) = files(&**game);
    shell.styles = &styles;
    let body = faces::list(&cards, (game.title(), limits::BOARDS), notice, words);
    Ok(super::page(&shell, words, &body))
}

/// How a board begins: as an address says it, so that a reload or another language loses nothing.
#[derive(Deserialize, Default)]
pub(crate) struct Beginning {
    seats: Option<u8>,
    text: Option<String>,
    #[serde(default)]
    from: String,
}

impl Beginning {
    /// The same as fields of the bench: what is on it can be undone, and what cannot be read is said.
    fn fields(self) -> Vec<(String, String)> {
        let deed = match self.from.as_str() {
            "standard" | "shuffle" => Some(self.from),
            _ => None,
        };
        let seats = self.seats.map(|seats| seats.to_string());
        let fields = [("players", seats), ("text", self.text), ("do", deed)];
        let given = |(name, value): (&str, Option<String>)| Some((name.to_owned(), value?));
        fields.into_iter().filter_map(given).collect()
    }
}

/// `GET /boards/new`
async fn new(
    State(app): State<Arc<App>>,
    Query(beginning): Query<Beginning>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Outcome<Response> {
    let fields = beginning.fields();
    Work::new(&app, &visitor, &headers, &fields).page().await
}

/// `POST /boards/bench`: a deed on the bench. Nothing is kept; the script gets the bench alone.
async fn bench(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    visitor: Visitor,
    Form(fields): Fields,
) -> Outcome<Response> {
    let kept = BOARDS
        .own_or_new(&app, &visitor, text(&fields, "id"))
        .await?;
    let work = Work {
        kept: kept.as_ref(),
        ..Work::new(&app, &visitor, &headers, &fields)
    };
    work.page().await
}

/// `GET /boards/ID`: its owner's bench; for everyone else what they may look at, copy and play on.
async fn board(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(done): Query<Done>,
    Query(beginning): Query<Beginning>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Outcome<Response> {
    let row = BOARDS.find(&app, &id).await?;
    let words = app.sayings.of(visitor.language());
    let done = done.key(Shelf::Boards).map(|key| words.word(key));
    let notice = done.as_deref().map(BoardNotice::Done);
    if visitor.id.as_deref() == Some(&row.person) {
        let fields = beginning.fields();
        let work = Work {
            kept: Some(&row),
            notice,
            ..Work::new(&app, &visitor, &headers, &fields)
        };
        return work.page().await;
    }
    let game = app.workshop()?;
    let owner = app.store().person(&row.person).await?;
    let wanted = wanted(&row);
    let tiles = wanted.options.values().next().cloned();
    let shared = SharedBoard {
        card: card(&app, &**game, &row, &visitor),
        owner: owner.as_ref().map_or("", |owner| &owner.name),
        text: &tiles.unwrap_or_default().replace(',', " "),
    };
    let reader = Reader::of(&app, &visitor).await?;
    let path = format!("/boards/{id}");
    let mut shell = reader.shell(&visitor, Place::Elsewhere, &row.name, &path);
    let (styles, _) = files(&**game);
    shell.styles = &styles;
    Ok(super::page(
        &shell,
        words,
        &faces::shared(&shared, notice, words),
    ))
}

/// A bench, and all that it is drawn from.
struct Work<'a> {
    app: &'a App,
    visitor: &'a Visitor,
    headers: &'a HeaderMap,
    fields: &'a [(String, String)],
    /// The visitor's own board that lies on it.
    kept: Option<&'a KeptRow>,
    notice: Option<BoardNotice<'a>>,
    /// What a shuffle begins with.
    seed: u64,
}

impl<'a> Work<'a> {
    /// What the form says, of a board that nobody keeps yet.
    fn new(
        app: &'a App,
        visitor: &'a Visitor,
        headers: &'a HeaderMap,
        fields: &'a [(String, String)],
    ) -> Self {
        Self {
            app,
            visitor,
            headers,
            fields,
            kept: None,
            notice: None,
            seed: seed(),
        }
    }

    /// The board as the form leaves it.
    fn bench(&self) -> Outcome<Bench> {
        let words = self.app.sayings.of(self.visitor.language());
        let link = self
            .kept
            .map(|kept| format!("{}/boards/{}", self.app.home(self.headers), kept.id));
        let (name, kept_name) = (field(self.fields, "name"), self.kept.map(|kept| &kept.name));
        // What stands beside the board depends on it.
        let board = self.bench_with(&Markup::default())?.wanted;
        let beside = Beside {
            id: self.kept.map(|kept| kept.id.as_str()),
            name: name.or(kept_name.map(String::as_str)).unwrap_or_default(),
            link: link.as_deref(),
            notice: self.notice,
            is_kept: self.kept.is_some_and(|kept| wanted(kept) == board),
        };
        self.bench_with(&faces::beside(&beside, words))
    }

    fn bench_with(&self, beside: &Markup) -> Outcome<Bench> {
        let game = self.app.workshop()?;
        let kept = self.kept.map(wanted);
        let order = Order {
            kept: kept.as_ref(),
            fields: self.fields,
            seed: self.seed,
            rules: &format!("/rules/{}", game.key()),
            beside,
        };
        let bench = game.bench(&order, self.visitor.language());
        bench.ok_or_else(Problem::not_found)
    }

    /// The address of the board as it is.
    fn path(&self, wanted: &Wanted) -> String {
        let board = self.kept.map_or("new", |kept| &kept.id);
        let seats = wanted.seats.unwrap_or(2);
        let tiles = wanted.options.values().next();
        let tiles = tiles.map_or("", String::as_str);
        format!("/boards/{board}?seats={seats}&text={tiles}")
    }

    /// The page with the bench, or for the script the bench alone.
    async fn page(&self) -> Outcome<Response> {
        let bench = self.bench()?;
        if self.headers.contains_key("x-longtable") {
            return Ok(super::html(bench.drawn));
        }
        let words = self.app.sayings.of(self.visitor.language());
        let reader = Reader::of(self.app, self.visitor).await?;
        let editor = words.word("ui-board-editor");
        let title = format!("{editor} · {}", self.app.workshop()?.title());
        let path = self.path(&bench.wanted);
        let mut shell = reader.shell(self.visitor, Place::Elsewhere, &title, &path);
        let game = self.app.workshop()?;
        let (styles, scripts) = files(&**game);
        (shell.styles, shell.scripts) = (&styles, &scripts);
        let body = faces::bench(&bench.art, &bench.drawn, words);
        let page = super::page(&shell, words, &body);
        let is_bad = bench.refused || matches!(self.notice, Some(BoardNotice::Refused(_)));
        Ok(if is_bad {
            (axum::http::StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
        } else {
            page
        })
    }
}

/// A number that nobody can foresee; a shuffle of a board needs no more.
fn seed() -> u64 {
    let word = crate::secret::token();
    word.bytes().fold(0, |seed: u64, byte| {
        seed.wrapping_mul(31).wrapping_add(byte.into())
    })
}

/// The set-up of a table on a board. What an older program wrote and this one cannot read is an empty board.
fn wanted(row: &KeptRow) -> Wanted {
    row.body.parse().unwrap_or_default()
}

fn is_ready(game: &dyn AnyGame, wanted: &Wanted) -> bool {
    game.complete(wanted).is_ok()
}

fn card<'a>(app: &App, game: &dyn AnyGame, row: &'a KeptRow, visitor: &Visitor) -> BoardCard<'a> {
    let wanted = wanted(row);
    let words = app.sayings.of(visitor.language());
    let texts = game.setup_words(visitor.language());
    BoardCard {
        id: &row.id,
        name: &row.name,
        about: faces::about(&game.menu(), &texts, &wanted, words),
        ready: is_ready(game, &wanted),
        picture: game.board(&wanted).unwrap_or_default(),
    }
}

/// The style sheets and scripts of the bench.
fn files(game: &dyn AnyGame) -> (Vec<&str>, Vec<&str>) {
    let assets = game.assets();
    let bench = assets.bench.iter().flatten().map(|file| file.path.as_str());
    let (scripts, styles): (Vec<&str>, Vec<&str>) = bench.partition(|path| path.ends_with(".js"));
    let styles = [vec![assets.style.path.as_str()], styles].concat();
    (styles, scripts)
}
