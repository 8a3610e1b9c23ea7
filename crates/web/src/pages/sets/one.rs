//! `GET /sets/ID`: a set, for its owner and for everyone with the link.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use catalog::{Document, Earlier, InTheBox, Miscount, earlier, miscounts};
use face::Words;
use kernel::Shapes;
use pages::sets::{self as faces, PastChange, SetNotice, SetPage, Unfinished};
use pages::shell::Place;
use store::{KeptRow, Shelf};

use super::super::Reader;
use super::super::keeping::{Done, SETS};
use super::Opened;
use super::told::{Says, Told, counted, named};
use crate::app::App;
use crate::aside::aside;
use crate::day::date;
use crate::person::Visitor;
use crate::problem::{Outcome, Problem};

pub(super) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(done): Query<Done>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Outcome<Response> {
    let row = SETS.find(&app, &id).await?;
    let ours = app.game(&row.game).ok_or_else(Problem::not_found)?;
    let theirs = Opened::of(&app, &row).await?;
    let words = app.sayings.of(visitor.language());
    let (before, after, language) = (Opened::ours(ours), theirs.clone(), visitor.language());
    let read = aside(move || Read::of(&before, &after, language)).await?;
    let is_own = visitor.id.as_deref() == Some(&row.person);
    let owner = app.store().person(&row.person).await?;
    let others = others(&app, &visitor, &row).await?;
    let others: Vec<(&str, &str)> = others
        .iter()
        .map(|other| (other.id.as_str(), other.name.as_str()))
        .collect();
    let texts = theirs.game.setup_words(language);
    let unfinished = theirs.fault.as_ref().map(|fault| {
        // What was changed last has to be evened out by another of its kind.
        let kind = read.earlier.first().map_or("", |last| last.kind.as_str());
        let address = format!("/components/{}?set={id}&kind={kind}", ours.key());
        Unfinished {
            why: named(fault, None, &theirs, &read.rows, (language, words)),
            mend: is_own.then_some(address),
        }
    });
    let done = done.key(Shelf::Sets).map(|key| words.word(key));
    let page = SetPage {
        id: &row.id,
        name: &row.name,
        game: (ours.key(), ours.title()),
        owner: (!is_own).then(|| owner.as_ref().map_or("", |owner| &owner.name)),
        link: &format!("{}/sets/{}", app.home(&headers), row.id),
        differences: &read.told.rows(&texts, words),
        warnings: &counted(&read.miscounts, &texts, words),
        others: &others,
        history: &read.history(is_own.then_some(&id), &texts, words),
        unfinished: unfinished.as_ref(),
        notice: done.as_deref().map(SetNotice::Done),
    };
    let reader = Reader::of(&app, &visitor).await?;
    let path = format!("/sets/{id}");
    let shell = reader.shell(&visitor, Place::Elsewhere, &row.name, &path);
    Ok(super::super::page(&shell, words, &faces::set(&page, words)))
}

/// The visitor's other sets of the same game.
async fn others(app: &App, visitor: &Visitor, row: &KeptRow) -> Outcome<Vec<KeptRow>> {
    let mut mine = match &visitor.id {
        Some(person) => app.store().kept_names_of(Shelf::Sets, person).await?,
        None => Vec::new(),
    };
    mine.retain(|other| other.game == row.game && other.id != row.id);
    Ok(mine)
}

/// All that the page says of the file.
struct Read {
    told: Told,
    rows: Vec<InTheBox>,
    miscounts: Vec<Miscount>,
    earlier: Vec<Earlier>,
    shapes: Shapes,
}

impl Read {
    fn of(ours: &Opened, set: &Opened, language: face::Language) -> Self {
        let document = Document::read(&set.text).ok();
        let document = document.as_ref();
        let counts = document.map(|document| miscounts(set.game.key(), document));
        Self {
            told: Told::between(ours, set, language),
            rows: set.in_the_box(language),
            miscounts: counts.unwrap_or_default(),
            earlier: document.map(earlier).unwrap_or_default(),
            shapes: set.game.shapes(),
        }
    }

    /// What was changed, in words; the owner of this id can put it back.
    fn history(&self, own: Option<&String>, texts: &Words, words: &Words) -> Vec<PastChange> {
        let says = Says::new(texts, words, &self.rows, &self.shapes);
        let told = self.earlier.iter().enumerate().map(|(nth, was)| {
            let back = own.zip(was.at.as_ref());
            PastChange {
                date: date(was.when),
                row: says.row(&was.kind, &was.id, was.at.as_deref()),
                what: match was.at {
                    Some(_) => says.changes(&was.kind, &was.changes),
                    None => words.word("ui-set-removed"),
                },
                back: back.map(|(id, at)| format!("/sets/{id}/row?at={at}&before={nth}")),
            }
        });
        told.collect()
    }
}
