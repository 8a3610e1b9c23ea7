//! How a set plays: bots try it in the background, and the page says what came out.

mod figures; // as bars

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::response::{IntoResponse as _, Response};
use catalog::AnyGame;
use face::Words;
use kernel::{EditionInfo, Menu, Wanted};
use pages::sets::SetNotice;
use pages::shell::Place;
use pages::trial::{self as faces, TrialNow, TrialPage};
use serde::Deserialize;
use store::KeptRow;
use tables::{Course, TRIAL_GAMES, TrialRefusal, TrialState};

use super::super::keeping::SETS;
use super::super::making::guest;
use super::super::{Reader, page as whole, to};
use super::playable;
use crate::app::App;
use crate::aside::aside;
use crate::forms::{Fields, text};
use crate::person::{Jar, Visitor};
use crate::problem::{Outcome, Problem};

use figures::Figures;

/// What is tried: the game's usual set-up unless the address says otherwise.
#[derive(Deserialize, Default)]
pub(crate) struct Tried {
    edition: Option<String>,
    seats: Option<u8>,
}

impl Tried {
    fn wanted(&self, game: &dyn AnyGame) -> Outcome<Wanted> {
        let wanted = Wanted {
            edition: self.edition.clone().filter(|edition| !edition.is_empty()),
            seats: self.seats,
            ..Wanted::default()
        };
        game.complete(&wanted)
            .map_err(|error| Problem::set_up(game.key(), error))
    }
}

async fn find(app: &App, id: &str) -> Outcome<(KeptRow, Arc<dyn AnyGame>, Arc<dyn AnyGame>)> {
    let row = SETS.find(app, id).await?;
    let ours = app.game(&row.game).ok_or_else(Problem::not_found)?;
    let theirs = playable(app, &row).await?;
    Ok((row, theirs, ours.clone()))
}

/// `GET /sets/ID/simulate`
pub(super) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(tried): Query<Tried>,
    visitor: Visitor,
) -> Outcome<Response> {
    shown(&app, &id, &tried, &visitor, None).await
}

async fn shown(
    app: &App,
    id: &str,
    tried: &Tried,
    visitor: &Visitor,
    refused: Option<&str>,
) -> Outcome<Response> {
    let (row, theirs, ours) = find(app, id).await?;
    let wanted = tried.wanted(&*theirs)?;
    let trials = &app.keeper.trials;
    let courses = [&theirs, &ours].map(|game| trials.of(&**game, &wanted));
    let words = app.sayings.of(visitor.language());
    let texts = theirs.setup_words(visitor.language());
    let (drawn, language) = ([theirs.clone(), ours.clone()], visitor.language());
    let boxes = aside(move || drawn.map(|game| game.in_the_box(language))).await?;
    let figures = Figures {
        courses: &courses,
        boxes: &boxes,
        texts: &texts,
        words,
    };
    let menu = theirs.menu();
    let editions = editions(&menu, &texts);
    let edition = wanted.edition.as_deref().unwrap_or_default();
    let info = menu.editions.iter().find(|info| info.key == edition);
    let info = info.or(menu.editions.first());
    let seats: Vec<u8> = info.map_or_else(Vec::new, |info| info.seats.clone().collect());
    let length = figures.length();
    let state = state(&courses);
    let page = TrialPage {
        id: &row.id,
        name: &row.name,
        game: ours.title(),
        editions: &editions,
        edition,
        seats: &seats,
        chosen: wanted.seats.unwrap_or_default(),
        games: TRIAL_GAMES,
        state,
        odd: &figures.odd(),
        charts: &figures.charts(),
        length: length.as_ref(),
        notice: refused.map(SetNotice::Refused),
    };
    let reader = Reader::of(app, visitor).await?;
    let path = address(id, &wanted);
    let mut shell = reader.shell(visitor, Place::Elsewhere, &row.name, &path);
    shell.again = matches!(state, TrialNow::Going(..)).then_some(3);
    Ok(whole(&shell, words, &faces::page(&page, words)))
}

fn editions(menu: &Menu, texts: &Words) -> Vec<(&'static str, String)> {
    let name = |edition: &EditionInfo| {
        let key = format!("setup-edition-{}", edition.key);
        let name = texts.knows(&key).then(|| texts.word(&key));
        name.unwrap_or_else(|| edition.title.to_owned())
    };
    let editions = menu.editions.iter();
    editions
        .map(|edition| (edition.key, name(edition)))
        .collect()
}

fn address(id: &str, wanted: &Wanted) -> String {
    let edition = wanted.edition.as_deref().unwrap_or_default();
    let seats = wanted.seats.unwrap_or_default();
    format!("/sets/{id}/simulate?edition={edition}&seats={seats}")
}

/// How far both are together.
fn state(courses: &[Option<Course>; 2]) -> TrialNow {
    let [Some(theirs), ours] = courses else {
        return TrialNow::Not;
    };
    let both = || [Some(theirs), ours.as_ref()].into_iter().flatten();
    let is = |state| both().any(|course| course.state == state);
    match () {
        () if is(TrialState::Failed) => TrialNow::Failed,
        () if is(TrialState::Going) => {
            let played = both().map(|course| course.balance.games()).sum();
            TrialNow::Going(played, 2 * TRIAL_GAMES)
        }
        () if is(TrialState::Stopped) => TrialNow::Stopped,
        () => TrialNow::Over,
    }
}

/// `POST /sets/ID/simulate`
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    mut visitor: Visitor,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    let (_, theirs, ours) = find(&app, &id).await?;
    let tried = Tried {
        edition: Some(text(&fields, "edition").to_owned()),
        seats: text(&fields, "seats").parse().ok(),
    };
    // With a number of seats that another edition has, its usual one.
    let fits = tried.wanted(&*theirs);
    let wanted = match fits {
        Ok(wanted) => wanted,
        Err(_) => Tried {
            seats: None,
            ..tried
        }
        .wanted(&*theirs)?,
    };
    let (person, jar) = guest(&app, &mut visitor, None, jar).await?;
    let thinkers = app.keeper.thinkers.clone();
    let begun = app
        .keeper
        .trials
        .begin(thinkers, vec![theirs, ours], &wanted, &person.id);
    let Err(why) = begun else {
        return Ok((jar, to(&address(&id, &wanted))).into_response());
    };
    let why = app.sayings.of(visitor.language()).word(match why {
        TrialRefusal::OneAtATime => "problem-trial-one",
        TrialRefusal::Busy => "problem-trial-busy",
    });
    let tried = Tried {
        edition: wanted.edition,
        seats: wanted.seats,
    };
    let page = shown(&app, &id, &tried, &visitor, Some(&why)).await?;
    let status = axum::http::StatusCode::TOO_MANY_REQUESTS;
    Ok((status, jar, page).into_response())
}

/// `POST /sets/ID/simulate/stop`: whatever the visitor has begun.
pub(super) async fn stop(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Outcome<Response> {
    app.keeper.trials.stop(visitor.must_be()?);
    Ok(to(&format!("/sets/{id}/simulate")))
}
