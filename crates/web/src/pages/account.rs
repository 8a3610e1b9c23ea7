//! A visitor's account: name, login and password, and how they like their pages.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Form, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum_extra::extract::cookie::SignedCookieJar;
use pages::account::{self as faces, Account, AccountNotice, Token};
use pages::shell::{Place, Theme};
use store::{Person, SecretKind, StoreError};
use tables::limits;

use super::{Reader, to};
use crate::app::App;
use crate::forms::{self, Fields, field};
use crate::person::{Jar, Visitor, new_guest, nobody, who_cookie};
use crate::problem::{Outcome, Problem};
use crate::{day, password, secret};

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(account))
        .route("/name", post(name))
        .route("/register", post(register))
        .route("/login", post(login))
        .route("/logout", post(logout))
}

/// What a page shows once.
#[derive(Default)]
pub(super) struct News<'a> {
    pub(super) done: Option<&'static str>,
    pub(super) refused: Option<String>,
    pub(super) new_token: Option<&'a str>,
    pub(super) device_link: Option<&'a str>,
}

pub(super) async fn show(app: &App, visitor: &Visitor, news: News<'_>) -> Outcome<Response> {
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(app, visitor).await?;
    let secrets = match &visitor.id {
        Some(id) => app.store().secrets_of(id).await?,
        None => Vec::new(),
    };
    let shown: Vec<(String, String, String)> = secrets
        .iter()
        .filter(|kept| kept.kind == SecretKind::ApiToken)
        .map(|kept| {
            (
                secret::hex(&kept.hash),
                kept.label.clone(),
                day::date(kept.created_at),
            )
        })
        .collect();
    let tokens: Vec<Token<'_>> = shown
        .iter()
        .map(|(id, label, made)| Token { id, label, made })
        .collect();
    let done = news.done.map(|key| words.word(key));
    let webhook = reader
        .person
        .as_ref()
        .and_then(|person| person.webhook.clone());
    let title = words.word("ui-account");
    let shell = reader.shell(visitor, Place::Account, &title, "/account");
    let account = Account {
        name: reader.name(),
        login: reader
            .person
            .as_ref()
            .and_then(|person| person.login.as_deref()),
        tokens: &tokens,
        new_token: news.new_token,
        device_link: news.device_link,
        webhook: app
            .reminders
            .are_on()
            .then_some(webhook.as_deref().unwrap_or_default()),
        notice: match (&done, &news.refused) {
            (_, Some(why)) => Some(AccountNotice::Refused(why)),
            (Some(done), None) => Some(AccountNotice::Done(done)),
            (None, None) => None,
        },
    };
    Ok(super::page(
        &shell,
        words,
        &faces::page(&account, &shell, words),
    ))
}

/// What can be corrected is said on the page itself.
pub(super) async fn answer(
    app: &App,
    visitor: &Visitor,
    done: Outcome<&'static str>,
) -> Outcome<Response> {
    match done {
        Ok(key) => {
            let news = News {
                done: Some(key),
                ..News::default()
            };
            show(app, visitor, news).await
        }
        Err(problem) if problem.can_be_mended() => {
            let why = app.explain(&problem, visitor.language());
            let news = News {
                refused: Some(why.to_string()),
                ..News::default()
            };
            let page = show(app, visitor, news).await?;
            Ok((problem.kind.status(), page).into_response())
        }
        Err(problem) => Err(problem),
    }
}

pub(crate) async fn account(State(app): State<Arc<App>>, visitor: Visitor) -> Outcome<Response> {
    show(&app, &visitor, News::default()).await
}

/// `POST /settings`
pub(crate) async fn settings(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    Jar(jar): Jar,
    headers: HeaderMap,
    Form(fields): Fields,
) -> Response {
    if let Some(language) = field(&fields, "language").and_then(|code| code.parse().ok()) {
        visitor.taste.language = language;
    }
    if let Some(theme) = field(&fields, "theme") {
        visitor.taste.theme = Theme::read(theme);
    }
    if let Some(sound) = field(&fields, "sound") {
        visitor.taste.sound = sound != "off";
    }
    let jar = jar.add(visitor.taste.cookie(app.secure));
    if headers.contains_key("x-longtable") {
        return (jar, StatusCode::NO_CONTENT).into_response();
    }
    (jar, to(forms::way_back(&fields))).into_response()
}

/// The page of the person whom the visitor is now, with a cookie that says so; or why not.
async fn become_person(
    app: &App,
    mut visitor: Visitor,
    jar: SignedCookieJar,
    done: Outcome<Person>,
    says: &'static str,
) -> Outcome<Response> {
    match done {
        Ok(person) => {
            let jar = jar.add(who_cookie(&person.id, app.secure));
            visitor.id = Some(person.id);
            let page = answer(app, &visitor, Ok(says)).await?;
            Ok((jar, page).into_response())
        }
        Err(problem) => answer(app, &visitor, Err(problem)).await,
    }
}

async fn name(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    let done = async {
        let wanted = forms::name(&fields)?;
        if visitor.id.is_none() {
            return new_guest(app.store(), &wanted, &visitor.taste).await;
        }
        let mut person = app.known(&visitor).await?;
        person.name = wanted;
        app.store().update_person(&person).await?;
        Ok(person)
    };
    let done = done.await;
    become_person(&app, visitor, jar, done, "account-saved").await
}

async fn register(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    let done = async {
        let (login, password) = forms::credentials(&fields)?;
        let mut person = match &visitor.id {
            Some(_) => app.known(&visitor).await?,
            None => {
                let short: String = login.chars().take(*limits::NAME.end()).collect();
                new_guest(app.store(), &short, &visitor.taste).await?
            }
        };
        if person.login.is_some() {
            return Err(Problem::bad("problem-login-taken"));
        }
        person.login = Some(login);
        person.password = Some(password::hash(app.thinkers(), password).await?);
        match app.store().update_person(&person).await {
            Err(StoreError::Conflict) => Err(Problem::bad("problem-login-taken")),
            other => Ok(other.map(|()| person)?),
        }
    };
    let done = done.await;
    become_person(&app, visitor, jar, done, "account-registered").await
}

async fn login(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    let done = async {
        let (login, password) = forms::credentials(&fields)?;
        let person = app.store().person_by_login(&login).await?;
        let stored = person.as_ref().and_then(|person| person.password.clone());
        // The same work whether or not there is such a login.
        let fits = password::fits(app.thinkers(), password, stored).await?;
        person
            .filter(|_| fits)
            .ok_or_else(|| Problem::bad("problem-login"))
    };
    let done = done.await;
    become_person(&app, visitor, jar, done, "account-logged-in").await
}

async fn logout(Jar(jar): Jar) -> Response {
    (nobody(jar), to("/")).into_response()
}
