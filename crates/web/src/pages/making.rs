//! New tables, as the forms of the lobby want them.

use std::sync::Arc;

use axum::extract::{Form, State};
use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::cookie::SignedCookieJar;
use catalog::AnyGame;
use pages::lobby::Wish;
use store::Person;
use tables::{Draft, Place};

use super::{lobby, sets, to};
use crate::app::App;
use crate::at::Home;
use crate::drafts;
use crate::forms::{Fields, text};
use crate::person::{Jar, Visitor, new_guest};
use crate::problem::Outcome;

/// `POST /play`: against bots, without further questions.
pub(crate) async fn play(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Home(home): Home,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    made((&app, &home), visitor, jar, &fields, drafts::against_bots).await
}

/// Makes the table, and deals if every seat is taken. Says where the table is.
pub(super) async fn begin(app: &App, draft: Draft) -> Outcome<String> {
    let host = draft.host.clone();
    let id = app.keeper.create(draft).await?;
    let mut table = app.table(&id).await?;
    if !table.places.iter().any(Place::is_free) {
        table.start(app.store(), &host).await?;
    }
    let path = table.path();
    app.moved(table);
    Ok(path)
}

/// `POST /tables`
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Home(home): Home,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    made((&app, &home), visitor, jar, &fields, drafts::of_wish).await
}

/// What becomes of the form: the game, what is wished, and who wishes it.
type Drafting = fn(Arc<dyn AnyGame>, Wish, &Person) -> Outcome<Draft>;

async fn made(
    (app, home): (&App, &str),
    mut visitor: Visitor,
    jar: SignedCookieJar,
    fields: &[(String, String)],
    draft: Drafting,
) -> Outcome<Response> {
    match make(app, &mut visitor, jar, fields, draft).await {
        Ok(made) => Ok(made),
        // What can be corrected is said beside the form.
        Err(problem) if problem.can_be_mended() => {
            let why = app.explain(&problem, visitor.language()).to_string();
            let chosen = text(fields, "game");
            let board = text(fields, "board");
            let set = text(fields, &format!("{chosen}.set"));
            let page = lobby::show(app, &visitor, (Some(&why), chosen), (board, set), home).await?;
            Ok((problem.kind.status(), page).into_response())
        }
        Err(problem) => Err(problem),
    }
}

async fn make(
    app: &App,
    visitor: &mut Visitor,
    jar: SignedCookieJar,
    fields: &[(String, String)],
    draft: Drafting,
) -> Outcome<Response> {
    let wish = app.wish(fields)?;
    let mut game = app.game_for_table(&wish.game)?;
    let set = text(fields, &format!("{}.set", wish.game));
    let set = sets::of_game(app, set, &wish.game).await?;
    if let Some(set) = &set {
        game = sets::playable(app, set).await?;
    }
    // A table that cannot be makes no guest.
    Draft::seats(&*game, &wish.wanted)?;
    let (person, jar) = guest(app, visitor, wish.name.as_deref(), jar).await?;
    let mut draft = draft(game, wish, &person)?;
    draft.options.set = set.map(|set| set.name).unwrap_or_default();
    let path = begin(app, draft).await?;
    Ok((jar, to(&path)).into_response())
}

/// The visitor's stored record; a new guest gets a cookie.
pub(super) async fn guest(
    app: &App,
    visitor: &mut Visitor,
    name: Option<&str>,
    jar: SignedCookieJar,
) -> Outcome<(Person, SignedCookieJar)> {
    if let Some(id) = &visitor.id
        && let Some(person) = app.store().person(id).await?
    {
        return Ok((person, jar));
    }
    let unnamed = app.sayings.of(visitor.language()).word("guest-name");
    let name = name
        .filter(|name| !name.trim().is_empty())
        .unwrap_or(&unnamed);
    let person = new_guest(app.store(), name, &visitor.taste).await?;
    let jar = app.sign_in(visitor, jar, &person.id).await?;
    Ok((person, jar))
}
