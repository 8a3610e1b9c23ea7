//! Correcting one row of a content file.

mod bench; // the row, how it looks, and what could be done with it

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::response::{IntoResponse as _, Response};
use catalog::{Document, Fault, earlier, remembering};
use face::Words;
use pages::correct::{self as faces, CorrectPage};
use pages::shelf;
use pages::shell::Place;
use serde::Deserialize;
use store::KeptRow;
use tables::now;

use super::super::keeping::SETS;
use super::super::{Reader, page, to};
use super::Opened;
use super::told::{Says, counted, named, spot};
use crate::app::App;
use crate::aside::aside;
use crate::forms::{Fields, text};
use crate::person::{Jar, Visitor};
use crate::problem::{Outcome, Problem};

use bench::Bench;
pub(super) use bench::called;

#[derive(Deserialize)]
pub(crate) struct At {
    #[serde(default)]
    game: String,
    at: String,
    /// Which of the set's earlier states the form shows, if not the one that was kept.
    before: Option<usize>,
}

/// `GET /sets/row`: a row of ours, for a set that is not there yet.
pub(super) async fn ours(
    State(app): State<Arc<App>>,
    Query(At { game, at, .. }): Query<At>,
    visitor: Visitor,
) -> Outcome<Response> {
    let game = app.game(&game).ok_or_else(Problem::not_found)?;
    let work = Work::new(&app, &visitor, None, Opened::ours(game), at, Vec::new()).await?;
    work.page().await
}

/// `GET /sets/ID/row`
pub(super) async fn of_set(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(At { at, before, .. }): Query<At>,
    visitor: Visitor,
) -> Outcome<Response> {
    let set = SETS.own(&app, &visitor, &id).await?;
    let opened = Opened::of(&app, &set).await?;
    let text = opened.text.clone();
    let earlier = aside(move || {
        let document = Document::read(&text).ok()?;
        let found = earlier(&document).into_iter().nth(before?)?;
        Some(("state".to_owned(), found.state))
    });
    let fields = earlier.await?.into_iter().collect();
    let work = Work::new(&app, &visitor, Some(set), opened, at, fields).await?;
    work.page().await
}

/// `POST /sets/row`
pub(super) async fn deed(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    let set = SETS.own_or_new(&app, &visitor, text(&fields, "id")).await?;
    let opened = match &set {
        Some(set) => Opened::of(&app, set).await?,
        None => {
            let game = app.game(text(&fields, "game"));
            Opened::ours(game.ok_or_else(Problem::not_found)?)
        }
    };
    let (game, before) = (opened.game.clone(), opened.text.clone());
    let at = text(&fields, "at").to_owned();
    let changed = at.clone();
    let deed = text(&fields, "do").to_owned();
    let name = text(&fields, "name").to_owned();
    let (body, then, is_ready) = {
        let work = Work::new(&app, &visitor, set.clone(), opened, at, fields).await?;
        let is_ready = work.bench.is_ready(&deed);
        match work.bench.kept(&deed) {
            Some((body, at)) => (body.to_owned(), at.map(str::to_owned), is_ready),
            // What is not to be kept is shown.
            None => return work.page().await,
        }
    };
    let body = aside(move || remembering(&before, body, &changed, now())).await?;
    let written = (game.key(), name.as_str(), body);
    let (jar, id) = SETS.write(&app, &mut visitor, jar, set, written).await?;
    let path = match (deed.as_str(), then) {
        ("another", Some(at)) => format!("/sets/{id}/row?at={at}"),
        ("without", _) => format!("/sets/{id}?done=removed"),
        _ if !is_ready => format!("/sets/{id}?done=unready"),
        _ => format!("/sets/{id}?done=kept"),
    };
    Ok((jar, to(&path)).into_response())
}

/// A row on the bench, and all that its page is drawn from.
struct Work<'a> {
    app: &'a App,
    visitor: &'a Visitor,
    set: Option<KeptRow>,
    opened: Opened,
    at: String,
    /// What the form calls the set.
    name: String,
    bench: Bench,
}

impl<'a> Work<'a> {
    async fn new(
        app: &'a App,
        visitor: &'a Visitor,
        set: Option<KeptRow>,
        opened: Opened,
        at: String,
        fields: Vec<(String, String)>,
    ) -> Outcome<Self> {
        let ours = app.game(opened.game.key());
        let ours = ours.ok_or_else(Problem::not_found)?.clone();
        let here = (opened.clone(), at.clone());
        let language = visitor.language();
        let name = text(&fields, "name").to_owned();
        let bench = aside(move || Bench::of(&here.0, &*ours, &here.1, &fields, language)).await?;
        let bench = bench.ok_or_else(Problem::not_found)?;
        Ok(Self {
            app,
            visitor,
            set,
            opened,
            at,
            name,
            bench,
        })
    }

    /// What was changed, step by step, in words.
    fn history(&self, texts: &Words, words: &Words) -> Vec<String> {
        let (row, shapes) = (&self.bench.row, self.opened.game.shapes());
        let says = Says::new(texts, words, &self.bench.rows, &shapes);
        let steps = row.history.iter();
        steps.map(|step| says.changes(&row.kind, step)).collect()
    }

    fn address(&self) -> String {
        match &self.set {
            Some(set) => format!("/sets/{}/row?at={}", set.id, self.at),
            None => format!("/sets/row?game={}&at={}", self.opened.game.key(), self.at),
        }
    }

    async fn page(&self) -> Outcome<Response> {
        let words = self.app.sayings.of(self.visitor.language());
        let texts = self.opened.game.setup_words(self.visitor.language());
        let bench = &self.bench;
        let kind = shelf::kind_name(&bench.row.kind, &texts, words);
        let say = (self.visitor.language(), words);
        let explained = |fault: &Fault| {
            named(
                fault,
                Some(self.at.as_str()),
                &self.opened,
                &bench.rows,
                say,
            )
        };
        let why = bench.row.fault.as_ref().map(explained);
        let can = |rebuilt: &Option<catalog::Rebuilt>| {
            let fault = &rebuilt.as_ref()?.fault;
            Some(fault.as_ref().map_or(Ok(()), |fault| Err(explained(fault))))
        };
        let set = self.set.as_ref();
        let named = match self.name.as_str() {
            "" => set.map_or("", |set| &set.name),
            name => name,
        };
        let body = faces::page(
            &CorrectPage {
                id: set.map(|set| set.id.as_str()),
                game: (self.opened.game.key(), self.opened.game.title()),
                set: named,
                at: &self.at,
                name: if bench.name == kind { "" } else { &bench.name },
                kind: &kind,
                control: &bench.row.control,
                unread: &bench.row.unread,
                state: &bench.row.state,
                past: &bench.row.past,
                is_changed: bench.row.is_changed,
                fault: why
                    .as_deref()
                    .map(|why| (why, bench.row.fault_at.as_deref())),
                history: &self.history(&texts, words),
                another: can(&bench.another),
                without: can(&bench.without),
                warnings: &counted(&bench.miscounts, &texts, words),
                called: &|word| {
                    spot(&bench.row.kind, word, &texts)
                        .or_else(|| called(word, &texts, &bench.names))
                },
                looks: &bench.looks,
                art: &self.opened.game.box_art(),
            },
            words,
        );
        self.whole(&kind, &body).await
    }

    /// The page around it. Who changes a row into something that cannot be played with is told by the status, too; who opens one that
    /// was kept so sees it as any other.
    async fn whole(&self, title: &str, body: &face::Markup) -> Outcome<Response> {
        let words = self.app.sayings.of(self.visitor.language());
        let path = self.address();
        let reader = Reader::of(self.app, self.visitor).await?;
        let mut shell = reader.shell(self.visitor, Place::Elsewhere, title, &path);
        let styles = [self.opened.game.assets().style.path.as_str()];
        shell.styles = &styles;
        let whole = page(&shell, words, body);
        let row = &self.bench.row;
        if row.fault.is_some() && row.is_changed {
            return Ok((axum::http::StatusCode::UNPROCESSABLE_ENTITY, whole).into_response());
        }
        Ok(whole)
    }
}
