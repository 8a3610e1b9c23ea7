//! `/games/bring`: a match that was played elsewhere comes as a file.

use std::sync::Arc;

use axum::extract::{Form, State};
use axum::response::{IntoResponse as _, Response};
use kernel::{Phrase, Value};
use pages::games::{BringPage, bring_page};
use pages::shell::{Place as Where, Shell};
use tables::limits;
use tables::{Brought, NotBrought};

use super::super::making::guest;
use super::super::{Reader, to};
use crate::app::App;
use crate::aside::aside;
use crate::forms::{Fields, text};
use crate::person::{Jar, Visitor};
use crate::problem::{Outcome, Problem};

/// Bytes of a form with a match file: most signs of it become three.
pub(crate) const LONGEST: usize = 3 * limits::MATCH_FILE;

/// `GET /games/bring`
pub(super) async fn ask(State(app): State<Arc<App>>, visitor: Visitor) -> Outcome<Response> {
    show(&app, &visitor, &BringPage::default()).await
}

async fn show(app: &App, visitor: &Visitor, page: &BringPage<'_>) -> Outcome<Response> {
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(app, visitor).await?;
    let title = words.word("ui-bring-title");
    let styles = [pages::assets::games()];
    let shell = Shell {
        styles: &styles,
        ..reader.shell(visitor, Where::Games, &title, "/games/bring")
    };
    Ok(super::super::page(&shell, words, &bring_page(page, words)))
}

/// `POST /games/bring`: an archived table with its replay. What cannot be replayed is refused, and stands in the page as it was sent.
pub(super) async fn bring(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    let file = text(&fields, "file").replace("\r\n", "\n");
    let done = match read(&app, &visitor, file.clone()).await {
        Ok(brought) => {
            let (person, jar) = guest(&app, &mut visitor, None, jar).await?;
            let made = app.keeper.bring(&brought, &person.id).await;
            made.map(|id| (jar, id)).map_err(Problem::from)
        }
        Err(problem) => Err(problem),
    };
    match done {
        Ok((jar, id)) => Ok((jar, to(&format!("/t/{id}?step=0"))).into_response()),
        Err(problem) if problem.can_be_mended() => {
            let why = app.explain(&problem, visitor.language()).to_string();
            let page = BringPage {
                body: &file,
                fault: Some(&why),
            };
            let page = show(&app, &visitor, &page).await?;
            Ok((problem.kind.status(), page).into_response())
        }
        Err(problem) => Err(problem),
    }
}

async fn read(app: &App, visitor: &Visitor, file: String) -> Outcome<Brought> {
    let games: Vec<_> = app.games().to_vec();
    let language = visitor.language();
    let read = aside(move || Brought::read(&games, &file, language)).await?;
    read.map_err(|why| Problem::bad_phrase(in_words(why)))
}

fn in_words(why: NotBrought) -> Phrase {
    let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    match why {
        NotBrought::TooLong => {
            Phrase::new("problem-match-long").with("most", number(limits::MATCH_FILE / 1024))
        }
        NotBrought::UnknownGame(game) => {
            let game: String = game.chars().take(40).collect();
            Phrase::new("problem-match-game").with("game", Value::Text(game))
        }
        NotBrought::UnknownContent => Phrase::new("problem-match-content"),
        NotBrought::Line { line, why } => Phrase::new("problem-match-file")
            .with("line", number(line))
            .with("why", Value::Text(why.chars().take(300).collect())),
        NotBrought::Unfinished => Phrase::new("problem-match-unfinished"),
    }
}
