//! Ways in besides the cookie: links to other devices, a way back, tokens for programs; and the webhook of reminders.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use axum::{Extension, Router};
use pages::shell::Place;
use store::{Secret, SecretKind};
use tables::now;

use super::account::{News, answer, show};
use super::{Reader, to};
use crate::app::App;
use crate::forms::{self, Fields, text};
use crate::guard::From;
use crate::person::{Jar, Visitor};
use crate::problem::{Outcome, Problem};
use crate::routes::post;
use crate::{secret, webhook};

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/device", post(device))
        .route("/recovery", post(recovery))
        .route("/token", post(token))
        .route("/token/delete", post(delete_token))
        .route("/webhook", post(set_webhook))
}

/// How long a link to another device is good for.
const LINK_MS: i64 = 30 * 60 * 1000;

async fn device(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Outcome<Response> {
    let person = app.known(&visitor).await?;
    let token = secret::token();
    app.store()
        .put_secret(&Secret {
            hash: secret::hash(&token),
            kind: SecretKind::DeviceLink,
            person: person.id,
            label: String::new(),
            created_at: now(),
            expires_at: Some(now() + LINK_MS),
        })
        .await?;
    let link = format!("{}/move/{token}", app.home(&headers));
    let news = News {
        device_link: Some(&link),
        ..News::default()
    };
    show(&app, &visitor, news).await
}

/// A link that only opens asks first: a preview of it in a chat must not use it up.
pub(crate) async fn ask_move(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
    visitor: Visitor,
) -> Outcome<Response> {
    let says = ["move-title", "move-how", "move-go"];
    ask_first(&app, &visitor, says, &format!("/move/{token}")).await
}

async fn ask_first(
    app: &App,
    visitor: &Visitor,
    [title, how, go]: [&str; 3],
    action: &str,
) -> Outcome<Response> {
    let words = app.sayings.of(visitor.language());
    let title = words.word(title);
    let body = maud::html! {
        div.page.narrow.notice {
            section.panel {
                h1 { (title) }
                p { (words.word(how)) }
                form method="post" action=(action) {
                    button.btn.primary.lg { (words.word(go)) }
                }
            }
        }
    };
    let reader = Reader::of(app, visitor).await?;
    let shell = reader.shell(visitor, Place::Account, &title, "/account");
    Ok(super::page(&shell, words, &body))
}

pub(crate) async fn do_move(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    Path(token): Path<String>,
    mut visitor: Visitor,
    Jar(jar): Jar,
) -> Outcome<Response> {
    app.guesses.allow_link(from)?;
    let (hash, kind) = (secret::hash(&token), SecretKind::DeviceLink);
    let found = app.store().take_secret(&hash, kind).await?;
    let good = found.filter(|found| found.expires_at.is_some_and(|expires| expires > now()));
    let found = good.ok_or_else(|| Problem::bad("problem-link"))?;
    let jar = app.sign_in(&mut visitor, jar, &found.person).await?;
    Ok((jar, to("/")).into_response())
}

/// Makes a way back that works until another is made. It is shown once.
async fn recovery(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Outcome<Response> {
    let mut person = app.known(&visitor).await?;
    let word = secret::recovery();
    person.recovery = Some(secret::hex(&secret::hash(&word)));
    app.store().update_person(&person).await?;
    let link = format!("{}/recover/{word}", app.home(&headers));
    let news = News {
        recovery_link: Some(&link),
        ..News::default()
    };
    show(&app, &visitor, news).await
}

pub(crate) async fn ask_recover(
    State(app): State<Arc<App>>,
    Path(word): Path<String>,
    visitor: Visitor,
) -> Outcome<Response> {
    let says = ["recover-title", "recover-how", "move-go"];
    ask_first(&app, &visitor, says, &format!("/recover/{word}")).await
}

pub(crate) async fn do_recover(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    Path(word): Path<String>,
    mut visitor: Visitor,
    Jar(jar): Jar,
) -> Outcome<Response> {
    app.guesses.allow_link(from)?;
    let hash = secret::hex(&secret::hash(&word));
    let person = app.store().person_by_recovery(&hash).await?;
    let person = person.ok_or_else(|| Problem::bad("problem-recovery"))?;
    let jar = app.sign_in(&mut visitor, jar, &person.id).await?;
    Ok((jar, to("/")).into_response())
}

async fn token(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(fields): Fields,
) -> Outcome<Response> {
    let label = match forms::label(&fields) {
        Ok(label) => label,
        Err(problem) => return answer(&app, &visitor, Err(problem)).await,
    };
    let person = app.known(&visitor).await?;
    let token = secret::token();
    app.store()
        .put_secret(&Secret {
            hash: secret::hash(&token),
            kind: SecretKind::ApiToken,
            person: person.id,
            label: label.to_owned(),
            created_at: now(),
            expires_at: None,
        })
        .await?;
    let news = News {
        new_token: Some(&token),
        ..News::default()
    };
    show(&app, &visitor, news).await
}

async fn delete_token(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(fields): Fields,
) -> Outcome<Response> {
    let id = text(&fields, "id");
    let own = app.store().secrets_of(visitor.must_be()?).await?;
    let found = own.iter().find(|kept| secret::hex(&kept.hash) == id);
    let found = found.ok_or_else(Problem::not_found)?;
    app.store().take_secret(&found.hash, found.kind).await?;
    app.sessions.forget();
    answer(&app, &visitor, Ok("account-saved")).await
}

async fn set_webhook(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(fields): Fields,
) -> Outcome<Response> {
    let url = text(&fields, "url").trim();
    let done = async {
        if !app.reminders.are_on() {
            return Err(Problem::bad("problem-webhooks-off"));
        }
        if !url.is_empty() && !webhook::is_acceptable(url) {
            return Err(Problem::bad("problem-webhook"));
        }
        let mut person = app.known(&visitor).await?;
        person.webhook = (!url.is_empty()).then(|| url.to_owned());
        app.store().update_person(&person).await?;
        Ok("account-saved")
    };
    answer(&app, &visitor, done.await).await
}
