//! Small tables to try something on: an example of a rule, or any position in notation.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse as _, Response};
use catalog::AnyGame;
use face::Words;
use kernel::{Seat, Wanted};
use pages::sandbox::{self, Sandbox};
use pages::shell::Place as Where;
use store::Person;
use tables::{Draft, Options, Place, Trouble};

use super::making::{begin, guest};
use super::{Reader, to};
use crate::app::App;
use crate::forms::{Fields, text};
use crate::person::{Jar, Visitor};
use crate::problem::{Outcome, Problem};

/// Who sits on the other seats.
const LEVEL: &str = "novice";

/// `GET /try/GAME`
pub(crate) async fn ask(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Outcome<Response> {
    let game = app.game(&game).ok_or_else(Problem::not_found)?;
    let example = game.examples().first();
    let setup = example.map(|example| example.setup.to_string());
    let position = example.map_or("", |example| &example.position);
    show(
        &app,
        &visitor,
        &**game,
        &setup.unwrap_or_default(),
        position,
        None,
    )
    .await
}

async fn show(
    app: &App,
    visitor: &Visitor,
    game: &dyn AnyGame,
    setup: &str,
    position: &str,
    refused: Option<&str>,
) -> Outcome<Response> {
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(app, visitor).await?;
    let path = format!("/try/{}", game.key());
    let shell = reader.shell(visitor, Where::Rules, game.title(), &path);
    let of = Sandbox {
        game: game.key(),
        title: game.title(),
        setup,
        position,
        refused,
    };
    Ok(super::page(&shell, words, &sandbox::page(&of, words)))
}

/// `POST /try/GAME`: an example by its number, or a set-up and a position.
pub(crate) async fn lay(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    mut visitor: Visitor,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    let game = app.game(&game).ok_or_else(Problem::not_found)?.clone();
    let number: Option<usize> = text(&fields, "example").parse().ok();
    let example = number.and_then(|number| game.examples().get(number));
    let (setup, position) = match example {
        Some(example) => (example.setup.to_string(), example.position.clone()),
        None => (
            text(&fields, "setup").to_owned(),
            text(&fields, "position").to_owned(),
        ),
    };
    let words = app.sayings.of(visitor.language());
    let seat = match laid(&*game, &setup, &position, words) {
        Ok(seat) => seat,
        Err(why) => {
            let page = show(&app, &visitor, &*game, &setup, &position, Some(&why)).await?;
            return Ok((axum::http::StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
    };
    let (person, jar) = guest(&app, &mut visitor, None, jar).await?;
    let title = words.word("ui-try-title");
    let draft = draft(game, (&setup, position), seat, &person, title)?;
    let path = begin(&app, draft).await?;
    Ok((jar, to(&path)).into_response())
}

/// Which seat is asked there; otherwise why it cannot be played.
fn laid(game: &dyn AnyGame, setup: &str, position: &str, words: &Words) -> Result<usize, String> {
    let over = || words.word("ui-try-over");
    let wanted: Wanted = setup
        .parse()
        .map_err(|error| game.explain_setup(&error, words.language()).to_string())?;
    let seat = game.asked_in(&wanted, position, words.language());
    let seat = seat.map_err(|why| why.to_string())?;
    seat.map(Seat::index).ok_or_else(over)
}

fn draft(
    game: Arc<dyn AnyGame>,
    (setup, position): (&str, String),
    seat: usize,
    person: &Person,
    title: String,
) -> Outcome<Draft> {
    let wanted: Wanted = setup.parse().map_err(|_| Trouble::Input)?;
    let seats = usize::from(Draft::seats(&*game, &wanted)?);
    let bot = Place::Bot {
        level: LEVEL.to_owned(),
    };
    let mut places = vec![bot; seats];
    *places.get_mut(seat).ok_or(Trouble::WrongSeats)? = Place::person(&person.id, &person.name);
    Ok(Draft {
        game,
        wanted,
        places,
        options: Options {
            title,
            position: Some(position),
            ..Options::default()
        },
        host: person.id.clone(),
        public: false,
    })
}
