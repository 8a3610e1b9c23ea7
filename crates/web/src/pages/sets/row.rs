//! Correcting one row of a set: every button sends the whole form, and only *Keep* writes.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::response::{IntoResponse as _, Response};
use catalog::{AnyGame, Correcting, Correction, correct};
use face::Language;
use pages::correct::{self as faces, CorrectPage, Look};
use pages::shelf;
use pages::shell::Place;
use serde::Deserialize;
use store::SetRow;

use super::super::{Reader, page, to};
use super::keep::{refused, write};
use super::{own, playable};
use crate::app::App;
use crate::forms::{Fields, text};
use crate::person::{Jar, Visitor};
use crate::problem::{Outcome, Problem};

#[derive(Deserialize)]
pub(crate) struct At {
    #[serde(default)]
    game: String,
    at: String,
}

/// `GET /sets/row`: a row of ours, for a set that is not there yet.
pub(super) async fn ours(
    State(app): State<Arc<App>>,
    Query(At { game, at }): Query<At>,
    visitor: Visitor,
) -> Outcome<Response> {
    let game = app.game(&game).ok_or_else(Problem::not_found)?.clone();
    let work = Work::new(&app, &visitor, None, game, &at, &[])?;
    work.page().await
}

/// `GET /sets/ID/row`
pub(super) async fn of_set(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(At { at, .. }): Query<At>,
    visitor: Visitor,
) -> Outcome<Response> {
    let set = own(&app, &visitor, &id).await?;
    let game = app.game(&set.game).ok_or_else(Problem::not_found)?;
    let game = playable(game, &set)?;
    let work = Work::new(&app, &visitor, Some(set), game, &at, &[])?;
    work.page().await
}

/// `POST /sets/row`
pub(super) async fn deed(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    let set = match text(&fields, "id") {
        "" => None,
        id => Some(own(&app, &visitor, id).await?),
    };
    let key = set.as_ref().map_or(text(&fields, "game"), |set| &set.game);
    let mut game = app.game(key).ok_or_else(Problem::not_found)?.clone();
    if let Some(set) = &set {
        game = playable(&game, set)?;
    }
    let at = text(&fields, "at");
    let done = {
        let work = Work::new(&app, &visitor, set.clone(), game.clone(), at, &fields)?;
        // What is not to be kept, or cannot be played with, is shown.
        if text(&fields, "do") != "keep" || work.row.fault.is_some() {
            return work.page().await;
        }
        work.row.body
    };
    let name = text(&fields, "name").to_owned();
    let wanted = (&game, name.as_str(), done.as_str());
    let (jar, id) = write(&app, &mut visitor, jar, set, wanted).await?;
    Ok((jar, to(&format!("/sets/{id}?done=kept"))).into_response())
}

/// A row on the bench.
struct Work<'a> {
    app: &'a App,
    visitor: &'a Visitor,
    set: Option<SetRow>,
    game: Arc<dyn AnyGame>,
    at: &'a str,
    name: &'a str,
    row: Correcting,
}

impl<'a> Work<'a> {
    fn new(
        app: &'a App,
        visitor: &'a Visitor,
        set: Option<SetRow>,
        game: Arc<dyn AnyGame>,
        at: &'a str,
        fields: &'a [(String, String)],
    ) -> Outcome<Self> {
        let ours = app.game(game.key()).ok_or_else(Problem::not_found)?;
        let order = Correction {
            at,
            state: text(fields, "state"),
            past: text(fields, "past"),
            deed: text(fields, "do"),
            sent: fields,
        };
        let row = correct(&*game, ours.content(), &order).ok_or_else(Problem::not_found)?;
        Ok(Self {
            app,
            visitor,
            set,
            game,
            at,
            name: text(fields, "name"),
            row,
        })
    }

    /// How the row looks in each language; as it was kept, while it cannot be played with.
    fn looks(&self) -> (String, Vec<Look>) {
        let candidate = self.game.with_content(&self.row.body);
        let game = candidate.unwrap_or_else(|_| self.game.clone());
        let mut name = String::new();
        let looks = Language::ALL.into_iter().filter_map(|language| {
            let all = game.in_the_box(language);
            let found = all.into_iter().find(|row| row.path == self.at)?;
            if language == self.visitor.language() {
                name.clone_from(&found.name);
            }
            Some(Look {
                language: language.to_string(),
                drawn: found.drawn,
                says: found.says,
            })
        });
        let looks = looks.collect();
        (name, looks)
    }

    async fn page(&self) -> Outcome<Response> {
        let words = self.app.sayings.of(self.visitor.language());
        let texts = self.game.setup_words(self.visitor.language());
        let kind = shelf::kind_name(&self.row.kind, &texts, words);
        let (name, looks) = self.looks();
        let why = self.row.fault.as_ref().map(|fault| {
            let said = self.app.explain(&refused(fault), self.visitor.language());
            (said.to_string(), fault.at.clone())
        });
        let set = self.set.as_ref();
        let named = if self.name.is_empty() {
            set.map_or("", |set| &set.name)
        } else {
            self.name
        };
        let body = faces::page(
            &CorrectPage {
                id: set.map(|set| set.id.as_str()),
                game: (self.game.key(), self.game.title()),
                set: named,
                at: self.at,
                name: if name == kind { "" } else { &name },
                kind: &kind,
                control: &self.row.control,
                state: &self.row.state,
                past: &self.row.past,
                is_changed: self.row.is_changed,
                fault: why.as_ref().map(|(why, at)| (why.as_str(), at.as_str())),
                looks: &looks,
                art: &self.game.box_art(),
            },
            words,
        );
        let reader = Reader::of(self.app, self.visitor).await?;
        let path = match set {
            Some(set) => format!("/sets/{}/row?at={}", set.id, self.at),
            None => format!("/sets/row?game={}&at={}", self.game.key(), self.at),
        };
        let mut shell = reader.shell(self.visitor, Place::Elsewhere, &kind, &path);
        let styles = [self.game.assets().style.path.as_str()];
        shell.styles = &styles;
        let whole = page(&shell, words, &body);
        Ok(match self.row.fault {
            Some(_) => (axum::http::StatusCode::UNPROCESSABLE_ENTITY, whole).into_response(),
            None => whole,
        })
    }
}
