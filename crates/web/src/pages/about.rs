//! A page for each game.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use kernel::{Phrase, Value, Wanted};
use pages::about::{self, About, Shown};
use pages::shelf;
use pages::shell::{Place, Preview};

use super::components::entry_path;
use super::{Reader, lessons, rules};
use crate::app::App;
use crate::at::Home;
use crate::person::Visitor;
use crate::problem::{Outcome, Problem};

/// `GET /games/GAME`
pub(crate) async fn about(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Home(home): Home,
    visitor: Visitor,
) -> Outcome<Response> {
    let game = app.game(&game).ok_or_else(Problem::not_found)?;
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(&app, &visitor).await?;
    let path = format!("/games/{}", game.key());
    let mut shell = reader.shell(&visitor, Place::Elsewhere, game.title(), &path);
    let styles = [game.assets().style.path.as_str()];
    shell.styles = &styles;
    let says = Phrase::new("ui-preview-game").with("game", Value::Text(game.title().to_owned()));
    let says = words.say(&says);
    shell.preview = Some(Preview {
        title: game.title(),
        about: &says,
        home: &home,
        path: &path,
        picture: &game.assets().preview.path,
    });
    let wanted = game.complete(&Wanted::default()).unwrap_or_default();
    let panels = game.how(&wanted, visitor.language());
    let texts = game.words(&wanted, visitor.language());
    // What is shown is of one kind, which the game names.
    let kind = texts.word("how-shown");
    let all = game.in_the_box(visitor.language());
    let shown: Vec<Shown<'_>> = all
        .iter()
        .filter(|row| row.kind == kind && !row.id.is_empty())
        .map(|row| Shown {
            name: &row.name,
            drawn: &row.drawn,
            entry: entry_path(&**game, row),
        })
        .collect();
    let kind = shelf::kind_name(&kind, &game.setup_words(visitor.language()), words);
    let about = About {
        game: game.key(),
        title: game.title(),
        poster: &game.assets().poster.path,
        art: &game.box_art(),
        menu: &game.menu(),
        texts: &texts,
        panels: &rules::lines(&panels),
        lessons: &lessons::taught(&**game, visitor.language()).lessons,
        shown: (&kind, &shown),
    };
    Ok(super::page(&shell, words, &about::page(&about, words)))
}
