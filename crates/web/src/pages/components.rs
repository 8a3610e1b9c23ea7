//! What is in the box: every card, token and tile of a game, or of a set that somebody corrected.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, RawQuery, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use catalog::{AnyGame, InTheBox, Mark};
use face::Language;
use face::search::stem;
use kernel::RuleBook;
use pages::shelf::{self, Shelf, ShelfEntry, ShelfItem};
use pages::shell::Place;
use serde::Deserialize;
use store::KeptRow;

use super::Reader;
use super::sets::{self, Opened, Says, Told};
use crate::app::App;
use crate::aside::aside;
use crate::person::Visitor;
use crate::problem::{Outcome, Problem};
use crate::routes::get;

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/cards", get(cards))
        .route("/components", get(async || super::to("/components/ethnos")))
        .route("/components/{game}", get(components))
        .route("/components/{game}/file", get(file))
        .route("/components/{game}/{kind}/{id}", get(entry))
}

/// What is looked for.
#[derive(Deserialize, Default)]
pub(crate) struct Wanted {
    #[serde(default)]
    q: String,
    #[serde(default)]
    kind: String,
    #[serde(default)]
    mark: String,
    /// The id of a set.
    #[serde(default)]
    set: String,
    /// The id of a table, for what it is played with.
    #[serde(default)]
    table: String,
}

/// A table whose box is wanted.
struct AtTable {
    path: String,
    title: String,
    /// What its set is called, and what differs from ours; `None` where it is played with ours.
    set: Option<(String, Told)>,
}

/// `GET /cards`: the game that has cards, with what is sought.
async fn cards(RawQuery(sought): RawQuery) -> Response {
    match sought {
        Some(sought) if sought.is_ascii() => super::to(&format!("/components/numa-sera?{sought}")),
        _ => super::to("/components/numa-sera"),
    }
}

/// `GET /components/GAME`
async fn components(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
    visitor: Visitor,
) -> Outcome<Response> {
    let game = app.game(&game).ok_or_else(Problem::not_found)?;
    let set = sets::of_game(&app, &wanted.set, game.key()).await?;
    let (at, opened) = match (&set, at_table(&app, game, &wanted.table, &visitor).await?) {
        (Some(set), _) => (None, Opened::of(&app, set).await?),
        (None, Some((at, opened))) => (Some(at), opened),
        (None, None) => (None, Opened::ours(game)),
    };
    let reader = Reader::of(&app, &visitor).await?;
    let words = app.sayings.of(visitor.language());
    let path = format!("/components/{}", game.key());
    let mut shell = reader.shell(&visitor, Place::Elsewhere, game.title(), &path);
    let styles = [game.assets().style.path.as_str()];
    shell.styles = &styles;
    let language = visitor.language();
    let drawn = opened.clone();
    let all = aside(move || drawn.in_the_box(language)).await?;
    let body = body(
        &app,
        (&opened, &all),
        (set.as_ref(), at.as_ref()),
        &wanted,
        &visitor,
    );
    Ok(super::page(&shell, words, &body))
}

/// The table of this id, if it is one of this game, with what it is played with.
async fn at_table(
    app: &App,
    game: &Arc<dyn AnyGame>,
    id: &str,
    visitor: &Visitor,
) -> Outcome<Option<(AtTable, Opened)>> {
    if id.is_empty() {
        return Ok(None);
    }
    let (path, title, set, theirs) = {
        let table = app.keeper.look(id).await?;
        if table.row.game != game.key() {
            return Err(Problem::not_found());
        }
        let set = table.options.set.clone();
        (table.path(), table.title(), set, Opened::ours(&table.game))
    };
    let set = match set.is_empty() {
        true => None,
        false => {
            let (ours, theirs) = (Opened::ours(game), theirs.clone());
            let language = visitor.language();
            let told = aside(move || Told::between(&ours, &theirs, language)).await?;
            Some((set, told))
        }
    };
    Ok(Some((AtTable { path, title, set }, theirs)))
}

fn body(
    app: &App,
    (opened, all): (&Opened, &[InTheBox]),
    (set, at): (Option<&KeptRow>, Option<&AtTable>),
    wanted: &Wanted,
    visitor: &Visitor,
) -> face::Markup {
    let game = &*opened.game;
    let words = app.sayings.of(visitor.language());
    let texts = game.setup_words(visitor.language());
    let kinds = kinds(all, |kind| shelf::kind_name(kind, &texts, words));
    let name_of = |kind: &str| {
        let mut named = kinds.iter().filter(|(of, _)| *of == kind);
        named.next().map_or("", |(_, name)| name)
    };
    let fits = |row: &&InTheBox| {
        (wanted.kind.is_empty() || wanted.kind == row.kind)
            && (wanted.mark.is_empty() || wanted.mark == row.mark.key())
            && row.has(&wanted.q, name_of(&row.kind))
    };
    // What a table is played with is as it is.
    let edit = where_to_edit(game, set, visitor).filter(|_| at.is_none_or(|at| at.set.is_none()));
    let found: Vec<&InTheBox> = all.iter().filter(fits).collect();
    let shapes = game.shapes();
    let says = Says::new(&texts, words, all, &shapes);
    let values: Vec<Vec<(String, String)>> = found.iter().map(|row| named(row, &says)).collect();
    let items: Vec<ShelfItem<'_>> = found
        .iter()
        .copied()
        .zip(&values)
        .map(|(row, values)| ShelfItem {
            entry: (set.is_none() && !row.id.is_empty()).then(|| entry_path(game, row)),
            edit: edit.as_ref().map(|edit| format!("{edit}{}", row.path)),
            ..item(row, values, name_of(&row.kind))
        })
        .collect();
    let played = at.and_then(|at| at.set.as_ref());
    let played = played.map(|(name, told)| (name.clone(), told.rows(&texts, words)));
    shelf::shelf(
        &Shelf {
            game: game.key(),
            title: game.title(),
            games: &sets::games(app),
            set: set.map(|set| (set.id.as_str(), set.name.as_str())),
            table: at.map(|at| (at.title.as_str(), at.path.as_str())),
            played: played
                .as_ref()
                .map(|(name, rows)| (name.as_str(), rows.as_slice())),
            query: &wanted.q,
            kind: &wanted.kind,
            mark: &wanted.mark,
            kinds: &kinds,
            marks: &Mark::ALL.map(Mark::key),
            items: &items,
            all: all.len(),
            art: &game.box_art(),
        },
        words,
    )
}

/// A row as it lies on the shelf.
fn item<'a>(row: &'a InTheBox, fields: &'a [(String, String)], kind: &'a str) -> ShelfItem<'a> {
    ShelfItem {
        kind: &row.kind,
        name: if row.name.is_empty() { kind } else { &row.name },
        says: &row.says,
        mark: row.mark.key(),
        drawn: &row.drawn,
        fields,
        entry: None,
        edit: None,
    }
}

/// The fields of a row as people read them: other rows and words of the vocabulary by their names. What the row is called stands above.
fn named(row: &InTheBox, says: &Says<'_>) -> Vec<(String, String)> {
    let is_own = |key: &str| matches!(key, "id" | "key" | "letter" | "name" | "name_pl");
    let fields = row.fields.iter().filter(|(key, _)| !is_own(key));
    fields
        .map(|(key, value)| (says.field(key), says.value(value)))
        .collect()
}

/// The kinds of rows that there are, with their names: what can be seen comes before what is only figures.
fn kinds(all: &[InTheBox], name: impl Fn(&str) -> String) -> Vec<(&str, String)> {
    let mut kinds: Vec<(&str, String)> = Vec::new();
    for row in all {
        if !kinds.iter().any(|(kind, _)| *kind == row.kind) {
            kinds.push((&row.kind, name(&row.kind)));
        }
    }
    let is_seen = |kind: &str| {
        let mut rows = all.iter().filter(|row| row.kind == kind);
        rows.any(|row| !row.drawn.0.is_empty())
    };
    kinds.sort_by_key(|(kind, _)| !is_seen(kind));
    kinds
}

/// The address that a row is corrected at, without its place; `None` for the set of somebody else.
fn where_to_edit(game: &dyn AnyGame, set: Option<&KeptRow>, visitor: &Visitor) -> Option<String> {
    match set {
        Some(set) if visitor.id.as_deref() != Some(&set.person) => None,
        Some(set) => Some(format!("/sets/{}/row?at=", set.id)),
        None => Some(format!("/sets/row?game={}&at=", game.key())),
    }
}

/// `GET /components/GAME/file`: what this server plays with.
async fn file(State(app): State<Arc<App>>, Path(game): Path<String>) -> Outcome<Response> {
    let game = app.game(&game).ok_or_else(Problem::not_found)?;
    Ok(download(game.key(), game.content()))
}

/// A content file under a name of its own.
pub(super) fn download(name: &str, body: &str) -> Response {
    let name: String = name
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
        .collect();
    let headers = [
        (CONTENT_TYPE, "application/toml; charset=utf-8".to_owned()),
        (
            CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}.toml\""),
        ),
    ];
    (headers, body.to_owned()).into_response()
}

pub(super) fn entry_path(game: &dyn AnyGame, row: &InTheBox) -> String {
    format!("/components/{}/{}/{}", game.key(), row.kind, row.id)
}

/// `GET /components/GAME/KIND/ID`: one thing, with its rules and positions to try.
async fn entry(
    State(app): State<Arc<App>>,
    Path((game, kind, id)): Path<(String, String, String)>,
    visitor: Visitor,
) -> Outcome<Response> {
    let game = app.game(&game).ok_or_else(Problem::not_found)?;
    let language = visitor.language();
    let drawn = game.clone();
    let all = aside(move || drawn.in_the_box(language)).await?;
    let row = all.iter().find(|row| row.kind == kind && row.id == id);
    let row = row.ok_or_else(Problem::not_found)?;
    let (texts, words) = (game.setup_words(language), app.sayings.of(language));
    let kind = shelf::kind_name(&row.kind, &texts, words);
    let name = if row.name.is_empty() {
        &kind
    } else {
        &row.name
    };
    let rules = about(&**game, row, &kind, language);
    let reader = Reader::of(&app, &visitor).await?;
    let path = entry_path(&**game, row);
    let mut shell = reader.shell(&visitor, Place::Elsewhere, name, &path);
    let styles = [game.assets().style.path.as_str()];
    shell.styles = &styles;
    let entry = ShelfEntry {
        game: game.key(),
        kind: &kind,
        item: ShelfItem {
            kind: &row.kind,
            name,
            says: &row.says,
            mark: row.mark.key(),
            drawn: &row.drawn,
            fields: &named(row, &Says::new(&texts, words, &all, &game.shapes())),
            entry: None,
            edit: None,
        },
        art: &game.box_art(),
        rules: &rules,
    };
    Ok(super::page(&shell, words, &shelf::entry(&entry, words)))
}

/// The rules about a row: the whole chapter that is called after it, then those that answer to its name; where none does, to its kind and to
/// what it shows.
fn about(
    game: &dyn AnyGame,
    row: &InTheBox,
    kind: &str,
    language: Language,
) -> Vec<(String, String, Option<usize>)> {
    const MOST: usize = 12;
    let find = |what: &str| match what.chars().count() > 2 {
        true => game.find_rules(language, what),
        false => Vec::new(),
    };
    let mut ids = find(&row.name);
    if ids.is_empty() {
        ids = find(&row.says);
        ids.truncate(MOST / 2);
        ids.extend(find(kind));
    }
    let book = game.rules(language);
    let own = chapter(&book, &row.name, language);
    ids.retain(|id| !own.contains(id));
    ids.truncate(MOST.saturating_sub(own.len()).max(MOST / 3));
    let told = own.into_iter().chain(ids).filter_map(|id| {
        let said = book.rules().find(|rule| rule.id == id)?.text.clone();
        let mut examples = game.examples().iter();
        let example = examples.position(|example| example.rules.contains(&id));
        Some((id, said, example))
    });
    told.collect()
}

/// The rules of the chapter whose heading says this name, as `Troll / Fox` does.
fn chapter(book: &RuleBook<'_>, name: &str, language: Language) -> Vec<String> {
    let called = stem(&name.to_lowercase(), language);
    let says = |title: &str| {
        let mut words = title.split('/').map(|word| word.trim().to_lowercase());
        words.any(|word| stem(&word, language) == called)
    };
    let mut sections = book.sections().iter();
    let own = sections.find(|section| says(section.title));
    let rules = own.into_iter().flat_map(|section| &section.rules);
    rules.map(|rule| rule.id.to_owned()).collect()
}
