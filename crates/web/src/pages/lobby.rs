//! The first page, and what its form does.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::cookie::SignedCookieJar;
use face::lobby::{
    self as faces, ClockRule as WishedClock, GameCard, Joining, Lobby, OpenTable, SeatWish,
    TimeOut, WatchedTable, Wish, YourGame, YourState,
};
use face::shell::Place as Where;
use face::{Markup, Words};
use kernel::Menu;
use store::{Filter, Person, Phase};

use super::waiting::{about, shown_clock};
use super::{Fields, Reader, field, is_turn_of, to};
use crate::app::App;
use crate::bot_levels;
use crate::person::{Jar, Visitor, new_guest, who_cookie};
use crate::problem::{Outcome, Problem, Says};
use crate::table::seats::{ClockRule, Late, Options, Place};
use crate::table::{Draft, Table};

/// The level that *Play now* plays against.
const USUAL_LEVEL: &str = "steady";
/// How many tables a list has.
const ROWS: u32 = 8;

/// `GET /`
pub(crate) async fn lobby(State(app): State<Arc<App>>, visitor: Visitor) -> Outcome<Response> {
    show(&app, &visitor, None, "").await
}

/// The lobby, with the reason why the last wish was not fulfilled.
async fn show(
    app: &App,
    visitor: &Visitor,
    refused: Option<&str>,
    chosen: &str,
) -> Outcome<Response> {
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(app, visitor).await?;
    let mine = match &visitor.id {
        Some(id) => Rows::mine(app, visitor, id, words).await?,
        None => Rows::default(),
    };
    let open = Rows::open(app, visitor, ROWS, words).await?;
    let menus: Vec<Menu> = app.games().iter().map(|game| game.menu()).collect();
    let texts: Vec<Words> = app
        .games()
        .iter()
        .map(|game| game.setup_words(visitor.language()))
        .collect();
    let games: Vec<GameCard<'_>> = app
        .games()
        .iter()
        .zip(menus.iter().zip(&texts))
        .map(|(game, (menu, texts))| GameCard {
            key: game.key(),
            title: game.title(),
            poster: &game.assets().poster.path,
            sprite: &game.assets().sprite,
            menu,
            texts,
        })
        .collect();
    let first = games.first().map_or("", |game| game.key);
    let chosen = games.iter().map(|game| game.key).find(|key| *key == chosen);
    let body: Markup = faces::lobby(
        &Lobby {
            name: reader.name(),
            games: &games,
            chosen: chosen.unwrap_or(first),
            levels: &bot_levels(),
            level: USUAL_LEVEL,
            yours: &mine.yours(),
            open: &open.opens(),
            open_total: u32::try_from(open.0.len()).unwrap_or(u32::MAX),
            refused,
        },
        words,
    );
    let title = words.word("ui-what-shall-we-play");
    let shell = reader.shell(visitor, Where::Play, &title, "/");
    Ok(super::page(&shell, words, &body))
}

/// `GET /watch`
pub(crate) async fn watch(State(app): State<Arc<App>>, visitor: Visitor) -> Outcome<Response> {
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(&app, &visitor).await?;
    let open = Rows::open(&app, &visitor, 50, words).await?;
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

/// Tables as lists show them.
#[derive(Default)]
struct Rows(Vec<Row>);

struct Row {
    path: String,
    title: String,
    poster: String,
    about: String,
    names: Vec<String>,
    host: String,
    taken: Vec<bool>,
    clock: WishedClock,
    phase: Phase,
    yours: bool,
    /// Who is asked.
    asked: Option<String>,
    left_ms: Option<i64>,
}

impl Rows {
    async fn mine(app: &App, visitor: &Visitor, id: &str, words: &Words) -> Outcome<Self> {
        let mut rows = Vec::new();
        for row in super::tables_of(app, id).await? {
            // A table that cannot be read any more is no reason to have no lobby.
            if let Ok(table) = app.table(&row.id).await {
                rows.push(Row::of(&table, visitor, words));
            }
        }
        // Where somebody waits for you comes first.
        rows.sort_by_key(|row| !row.yours);
        Ok(Self(rows))
    }

    async fn open(app: &App, visitor: &Visitor, limit: u32, words: &Words) -> Outcome<Self> {
        let mut rows = Self::public(app, visitor, &[Phase::Gathering], limit, words).await?;
        rows.0.retain(|row| row.taken.iter().any(|taken| !taken));
        Ok(rows)
    }

    async fn public(
        app: &App,
        visitor: &Visitor,
        phases: &[Phase],
        limit: u32,
        words: &Words,
    ) -> Outcome<Self> {
        let filter = Filter {
            phases: phases.to_vec(),
            public: Some(true),
            limit,
            ..Filter::default()
        };
        let mut rows = Vec::new();
        for row in app.store().tables(&filter).await? {
            if let Ok(table) = app.table(&row.id).await {
                rows.push(Row::of(&table, visitor, words));
            }
        }
        Ok(Self(rows))
    }

    fn yours(&self) -> Vec<YourGame<'_>> {
        let state = |row: &'_ Row| match (row.phase, row.yours) {
            (Phase::Gathering, _) => YourState::Gathering,
            (Phase::Running, true) => YourState::YourTurn,
            (Phase::Running, false) => YourState::Paused,
            (Phase::Over | Phase::Archived, _) => YourState::Over,
        };
        self.0
            .iter()
            .map(|row| YourGame {
                path: &row.path,
                title: &row.title,
                poster: &row.poster,
                about: &row.about,
                state: match (state(row), &row.asked) {
                    (YourState::Paused, Some(name)) => YourState::Plays(name),
                    (state, _) => state,
                },
                left_ms: row.left_ms.filter(|_| row.yours),
            })
            .collect()
    }

    fn opens(&self) -> Vec<OpenTable<'_>> {
        self.0
            .iter()
            .map(|row| OpenTable {
                path: &row.path,
                title: &row.title,
                poster: &row.poster,
                about: &row.about,
                host: &row.host,
                taken: &row.taken,
                clock: row.clock,
            })
            .collect()
    }
}

impl Row {
    fn of(table: &Table, visitor: &Visitor, words: &Words) -> Self {
        let names = table.names();
        let host = (0..)
            .zip(&table.places)
            .find(|(_, place)| place.is_of(&table.row.host))
            .and_then(|(at, _): (usize, _)| names.get(at));
        let asked = table.asked();
        let me = visitor.id.as_deref();
        let others: Vec<&str> = names
            .iter()
            .zip(&table.places)
            .filter(|(name, place)| !name.is_empty() && !me.is_some_and(|me| place.is_of(me)))
            .map(|(name, _)| name.as_str())
            .collect();
        let setup = about(table, visitor, words);
        let about = if table.row.phase == Phase::Gathering || others.is_empty() {
            setup
        } else {
            format!("{setup} · {}", others.join(", "))
        };
        let sitters = table.sitters(me, |_| false);
        Self {
            path: table.path(),
            title: table.title(),
            poster: table.game.assets().poster.path.clone(),
            about,
            host: host.cloned().unwrap_or_default(),
            taken: table.places.iter().map(|place| !place.is_free()).collect(),
            clock: shown_clock(table.options.clock),
            phase: table.row.phase,
            yours: me.is_some_and(|me| is_turn_of(table, me)),
            asked: asked.and_then(|seat| names.get(seat.index()).cloned()),
            left_ms: asked
                .and_then(|seat| sitters.get(seat.index())?.clock)
                .map(|clock| clock.left_ms),
            names,
        }
    }
}

/// `POST /play`: against bots, at once.
pub(crate) async fn play(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Jar(jar): Jar,
    axum::extract::Form(fields): Fields,
) -> Outcome<Response> {
    let key = field(&fields, "game").unwrap_or_default();
    let game = app
        .game(key)
        .ok_or_else(|| Problem::bad("problem-game"))?
        .clone();
    let wanted = game.complete(&kernel::Wanted::default())?;
    let seats = Draft::seats(&*game, &wanted)?;
    let (person, jar) = guest(&app, &visitor, field(&fields, "name"), jar).await?;
    let bot = Place::Bot {
        level: USUAL_LEVEL.to_owned(),
    };
    let mut places = vec![bot; usize::from(seats)];
    places[0] = Place::person(&person.id, &person.name);
    let id = app
        .create(Draft {
            game,
            wanted,
            places,
            options: Options::default(),
            host: person.id.clone(),
            public: false,
        })
        .await?;
    let path = begin(&app, &id, &person.id).await?;
    Ok((jar, to(&path)).into_response())
}

/// Deals if every seat is taken. Says where the table is.
async fn begin(app: &Arc<App>, id: &str, person: &str) -> Outcome<String> {
    let mut table = app.table(id).await?;
    if !table.places.iter().any(Place::is_free) {
        table.start(app.store(), person).await?;
    }
    let path = table.path();
    app.moved(table);
    Ok(path)
}

/// `POST /tables`
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Jar(jar): Jar,
    axum::extract::Form(fields): Fields,
) -> Outcome<Response> {
    match make(&app, &visitor, jar, &fields).await {
        Ok(made) => Ok(made),
        // What can be mended is said where it can be mended.
        Err(problem) if problem.status.as_u16() == 422 => {
            let why = match &problem.says {
                Says::Text(why) => why.clone(),
                Says::Phrase(phrase) => app.sayings.of(visitor.language()).say(phrase),
            };
            let chosen = field(&fields, "game").unwrap_or_default();
            let page = show(&app, &visitor, Some(&why), chosen).await?;
            Ok((problem.status, page).into_response())
        }
        Err(problem) => Err(problem),
    }
}

async fn make(
    app: &Arc<App>,
    visitor: &Visitor,
    jar: SignedCookieJar,
    fields: &[(String, String)],
) -> Outcome<Response> {
    let menus: Vec<(&str, Menu)> = app
        .games()
        .iter()
        .map(|game| (game.key(), game.menu()))
        .collect();
    let menu = |key: &str| {
        menus
            .iter()
            .find(|(game, _)| *game == key)
            .map(|(_, menu)| menu)
    };
    let wish = Wish::read(fields, menu).map_err(Problem::bad_phrase)?;
    let game = app
        .game(&wish.game)
        .ok_or_else(|| Problem::bad("problem-game"))?
        .clone();
    // Nobody becomes a guest for a table that cannot be.
    game.complete(&wish.wanted)?;
    let (person, jar) = guest(app, visitor, wish.name.as_deref(), jar).await?;
    let free = match wish.joining {
        Joining::Everyone => Place::Open,
        Joining::Link => Place::Reserved,
    };
    let places = (1_u8..)
        .zip(&wish.seats)
        .map(|(nth, seat)| {
            Ok(match seat {
                SeatWish::You => Place::person(&person.id, &person.name),
                SeatWish::Open => free.clone(),
                SeatWish::Bot(level) => Place::Bot {
                    level: level.clone(),
                },
                SeatWish::Device(name) if name.is_empty() => {
                    Place::person(&person.id, &format!("{} {nth}", person.name))
                }
                SeatWish::Device(name) => Place::person(&person.id, &crate::table::name(name)?),
            })
        })
        .collect::<Outcome<Vec<Place>>>()?;
    let draft = Draft {
        game,
        wanted: wish.wanted,
        places,
        options: Options {
            clock: match wish.clock {
                WishedClock::None => ClockRule::None,
                WishedClock::Move(seconds) => ClockRule::Move { seconds },
                WishedClock::Bank(seconds) => ClockRule::Bank { seconds, add: 0 },
            },
            late: match wish.time_out {
                TimeOut::Bot => Late::Bot,
                TimeOut::Forfeit => Late::Forfeit,
            },
            ..Options::default()
        },
        host: person.id.clone(),
        public: wish.joining == Joining::Everyone,
    };
    let id = app.create(draft).await?;
    let path = begin(app, &id, &person.id).await?;
    Ok((jar, to(&path)).into_response())
}

/// Whoever asks, as a person: a guest gets a cookie.
async fn guest(
    app: &App,
    visitor: &Visitor,
    name: Option<&str>,
    jar: SignedCookieJar,
) -> Outcome<(Person, SignedCookieJar)> {
    if let Some(id) = &visitor.id
        && let Some(person) = app.store().person(id).await?
    {
        return Ok((person, jar));
    }
    let anybody = app.sayings.of(visitor.language()).word("guest-name");
    let name = name
        .filter(|name| !name.trim().is_empty())
        .unwrap_or(&anybody);
    let person = new_guest(app.store(), name, &visitor.taste).await?;
    let jar = jar.add(who_cookie(&person.id, app.secure));
    Ok((person, jar))
}
