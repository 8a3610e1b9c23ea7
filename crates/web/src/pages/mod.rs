//! For people: every page works without script, and with it the table is swapped as it changes.

mod about; // what a game is
mod account; // name, login, taste
mod boards; // built by people
mod components; // what is in the box
mod continued; // a match that is over, played on
mod deeds; // what people do at a table
mod ended; // how a match ended
mod files; // style, script, pictures
mod frame; // a match as its viewer sees it
mod games; // one's own
mod keeping; // what people keep and share
mod keys; // ways in: links to other devices, ways back, tokens for programs, webhooks
mod lessons; // with a coach
mod lobby; // the first page, and what one can watch
mod making; // new tables
mod moment; // which step of a match a page asks for
mod new_here; // what is told to newcomers
mod practice; // positions to practise on
mod problems; // pages that say no
mod recap; // what happened since a player's last decision
mod review; // a match that is over, looked at again
mod rows; // tables in lists
mod rules;
mod sandbox; // positions to try
pub(crate) mod sets; // content that people correct
mod shown_link; // what others see of a link
mod table; // a table as its viewer sees it
mod waiting; // before the first card, and between two people at one device

use std::sync::Arc;

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use face::{Markup, Words};
use pages::shell::{self, Place, Shell};
use store::Person;

pub(crate) use files::Files;
pub(crate) use games::LONGEST_FILE;
pub(crate) use problems::tell_problems;

use crate::app::App;
use crate::person::Visitor;
use crate::problem::Outcome;
use crate::routes::{get, post};
use crate::{api, live};

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(lobby::lobby))
        .route("/play", post(making::play))
        .route("/tables", post(making::create))
        .route("/learn", get(lessons::index))
        .route("/learn/{game}", post(lessons::first))
        .route(
            "/learn/{game}/{lesson}",
            get(lessons::door).merge(post(lessons::named)),
        )
        .merge(games::routes())
        .route("/practice", get(practice::index))
        .route(
            "/practice/{game}",
            get(practice::game).merge(post(practice::ask)),
        )
        .route("/watch", get(lobby::watch))
        .merge(boards::routes())
        .merge(components::routes())
        .merge(sets::routes())
        .route("/settings", post(account::settings))
        .route("/games/{game}", get(about::about))
        .route("/rules", get(rules::index))
        .route("/rules/{game}", get(rules::rules))
        .route("/rules/{game}/{id}", get(rules::rule))
        .route("/try/{game}", get(sandbox::ask).merge(post(sandbox::lay)))
        .route("/assets/{file}", get(files::asset))
        .route("/favicon.ico", get(files::favicon))
        .nest("/account", account::routes().merge(keys::routes()))
        .route(
            "/move/{token}",
            get(keys::ask_move).merge(post(keys::do_move)),
        )
        .route(
            "/recover/{word}",
            get(keys::ask_recover).merge(post(keys::do_recover)),
        )
        .merge(at_tables())
        .route("/here/{word}", post(live::here))
        .route("/newhere", post(new_here::switch))
        .fallback(async || crate::problem::Problem::not_found())
}

fn at_tables() -> Router<Arc<App>> {
    Router::new()
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/fragment", get(table::fragment))
        .route("/t/{id}/about", get(table::about))
        .route("/t/{id}/log", get(table::log))
        .route("/t/{id}/events", get(live::events))
        .route("/t/{id}/file", get(api::match_file))
        .route("/t/{id}/join", post(waiting::join))
        .route("/t/{id}/start", post(waiting::start))
        .route("/t/{id}/leave", post(waiting::leave))
        .route("/t/{id}/seat", post(waiting::seat))
        .route("/t/{id}/curtain", post(waiting::curtain))
        .route("/t/{id}/answer", post(deeds::answer))
        .route("/t/{id}/preview", post(deeds::preview))
        .route("/t/{id}/undo", post(deeds::undo))
        .route("/t/{id}/concede", post(deeds::concede))
        .route("/t/{id}/consent", post(deeds::consent))
        .route("/t/{id}/hint", post(deeds::hint))
        .route("/t/{id}/chat", get(table::chat).merge(post(deeds::chat)))
        .route("/t/{id}/rematch", post(deeds::rematch))
        .route(
            "/t/{id}/play-on",
            get(continued::ask).merge(post(continued::play_on)),
        )
        .route(
            "/t/{id}/review",
            get(review::page).merge(post(review::begin)),
        )
        .route("/t/{id}/lesson", post(lessons::turn))
        .route("/t/{id}/practice", post(practice::go_on))
        .route("/t/{id}/newhere", post(new_here::seen))
}

/// What every page needs to know about its reader.
pub(crate) struct Reader {
    pub(crate) person: Option<Person>,
    pub(crate) your_turns: u32,
}

impl Reader {
    pub(crate) fn nobody() -> Self {
        Self {
            person: None,
            your_turns: 0,
        }
    }

    pub(crate) async fn of(app: &App, visitor: &Visitor) -> Outcome<Self> {
        let Some(id) = &visitor.id else {
            return Ok(Self::nobody());
        };
        let person = app.store().person(id).await?;
        let your_turns = app.store().turns_of(id).await?;
        Ok(Self { person, your_turns })
    }

    pub(crate) fn name(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.name.as_str())
    }

    /// Whether a lost cookie is a lost seat.
    pub(crate) fn has_no_way_back(&self) -> bool {
        let person = self.person.as_ref();
        person.is_some_and(|person| person.login.is_none() && person.recovery.is_none())
    }

    pub(crate) fn shell<'a>(
        &'a self,
        visitor: &'a Visitor,
        here: Place,
        title: &'a str,
        path: &'a str,
    ) -> Shell<'a> {
        Shell {
            theme: visitor.taste.theme,
            sound: visitor.taste.sound,
            pace: visitor.taste.pace,
            confirm: visitor.taste.confirm,
            title,
            person: self.name(),
            your_turns: self.your_turns,
            path,
            here,
            styles: &[],
            scripts: &[],
            again: None,
            preview: None,
        }
    }
}

/// A page in the shell.
pub(crate) fn page(shell: &Shell<'_>, words: &Words, body: &Markup) -> Response {
    html(shell::page(shell, words, body))
}

pub(crate) fn html(markup: Markup) -> Response {
    let kind = "text/html; charset=utf-8";
    ([(CONTENT_TYPE, kind)], markup.into_string()).into_response()
}

/// To another page, after a form was sent.
pub(crate) fn to(path: &str) -> Response {
    axum::response::Redirect::to(path).into_response()
}
