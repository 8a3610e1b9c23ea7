//! New tables, as the forms of the lobby want them.

use std::sync::Arc;

use axum::extract::{Form, State};
use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::cookie::SignedCookieJar;
use kernel::Menu;
use pages::lobby::{ClockRule as WishedClock, Joining, SeatWish, TimeOut, Wish};
use store::Person;

use super::{Fields, field, lobby, to};
use crate::app::App;
use crate::person::{Jar, Visitor, new_guest, who_cookie};
use crate::problem::{Outcome, Problem};
use crate::table::Draft;
use crate::table::seats::{ClockRule, Late, Options, Place};

/// `POST /play`: against bots, at once.
pub(crate) async fn play(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Jar(jar): Jar,
    Form(fields): Fields,
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
        level: lobby::USUAL_LEVEL.to_owned(),
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
    Form(fields): Fields,
) -> Outcome<Response> {
    match make(&app, &visitor, jar, &fields).await {
        Ok(made) => Ok(made),
        // What can be mended is said where it can be mended.
        Err(problem) if problem.status.as_u16() == 422 => {
            let why = app.sayings.problem(&problem, visitor.language());
            let chosen = field(&fields, "game").unwrap_or_default();
            let page = lobby::show(&app, &visitor, Some(&why), chosen).await?;
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
