//! A visitor's account: name, login and password, where they are signed in, and how they like their pages.

use std::sync::Arc;

use axum::extract::{Form, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::{Extension, Router};
use axum_extra::extract::cookie::SignedCookieJar;
use face::Words;
use pages::account::{self as faces, Account, AccountNotice, Device, Recovery, Token};
use pages::shell::{Pace, Place, Theme};
use store::{Person, SecretKind, StoreError};
use tables::{limits, now};

use super::{Reader, to};
use crate::app::App;
use crate::forms::{self, Fields, field, text};
use crate::guard::From;
use crate::person::{Jar, Visitor, new_guest};
use crate::problem::{Outcome, Problem};
use crate::routes::{get, post};
use crate::{day, secret};

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(account))
        .route("/name", post(name))
        .route("/register", post(register))
        .route("/login", post(login))
        .route("/logout", post(logout))
        .route("/password", post(change_password))
        .route("/session/end", post(end_session))
        .route("/session/end-others", post(end_other_sessions))
}

/// What a page shows once.
#[derive(Default)]
pub(super) struct News<'a> {
    pub(super) done: Option<&'static str>,
    pub(super) refused: Option<String>,
    pub(super) new_token: Option<&'a str>,
    pub(super) device_link: Option<&'a str>,
    pub(super) recovery_link: Option<&'a str>,
}

pub(super) async fn show(app: &App, visitor: &Visitor, news: News<'_>) -> Outcome<Response> {
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(app, visitor).await?;
    let (secrets, sessions) = match &visitor.id {
        Some(id) => (
            app.store().secrets_of(id).await?,
            app.store().sessions_of(id).await?,
        ),
        None => Default::default(),
    };
    let tokens = secrets
        .iter()
        .filter(|kept| kept.kind == SecretKind::ApiToken);
    let tokens: Vec<[String; 3]> = tokens
        .map(|kept| {
            let made = day::date(kept.created_at);
            [secret::hex(&kept.hash), kept.label.clone(), made]
        })
        .collect();
    let tokens: Vec<Token<'_>> = tokens
        .iter()
        .map(|[id, label, made]| Token { id, label, made })
        .collect();
    let sessions = sessions.iter().filter(|one| one.expires_at > now());
    let devices: Vec<(bool, [String; 3])> = sessions
        .map(|one| {
            let seen = day::date(one.seen_at);
            let is_this = visitor.session.as_ref() == Some(&one.hash);
            (is_this, [secret::hex(&one.hash), one.device.clone(), seen])
        })
        .collect();
    let devices: Vec<Device<'_>> = devices
        .iter()
        .map(|(is_this, [id, label, seen])| Device {
            id,
            label,
            seen,
            is_this: *is_this,
        })
        .collect();
    Ok(page(
        app,
        visitor,
        &reader,
        &news,
        (&tokens, &devices),
        words,
    ))
}

fn page(
    app: &App,
    visitor: &Visitor,
    reader: &Reader,
    news: &News<'_>,
    (tokens, devices): (&[Token<'_>], &[Device<'_>]),
    words: &Words,
) -> Response {
    let done = news.done.map(|key| words.word(key));
    let person = reader.person.as_ref();
    let webhook = person.and_then(|person| person.webhook.as_deref());
    let title = words.word("ui-account");
    let shell = reader.shell(visitor, Place::Account, &title, "/account");
    let account = Account {
        name: reader.name(),
        login: person.and_then(|person| person.login.as_deref()),
        tokens,
        devices,
        new_token: news.new_token,
        device_link: news.device_link,
        recovery: match (person, news.recovery_link) {
            (_, Some(link)) => Recovery::New(link),
            (Some(person), None) if person.recovery.is_some() => Recovery::Kept,
            _ => Recovery::None,
        },
        webhook: app
            .reminders
            .are_on()
            .then_some(webhook.unwrap_or_default()),
        notice: match (&done, &news.refused) {
            (_, Some(why)) => Some(AccountNotice::Refused(why)),
            (Some(done), None) => Some(AccountNotice::Done(done)),
            (None, None) => None,
        },
    };
    super::page(&shell, words, &faces::page(&account, &shell, words))
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
    if let Some(pace) = field(&fields, "pace") {
        visitor.taste.pace = Pace::read(pace);
    }
    if let Some(confirm) = field(&fields, "confirm") {
        visitor.taste.confirm = confirm == "on";
    }
    let jar = jar.add(visitor.taste.cookie(app.secure));
    if headers.contains_key("x-longtable") {
        return (jar, StatusCode::NO_CONTENT).into_response();
    }
    (jar, to(forms::way_back(&fields))).into_response()
}

/// The page of the person whom the visitor is now, with a new session; or why not.
async fn become_person(
    app: &App,
    mut visitor: Visitor,
    jar: SignedCookieJar,
    done: Outcome<Person>,
    says: &'static str,
) -> Outcome<Response> {
    match done {
        Ok(person) => {
            let jar = app.sign_in(&mut visitor, jar, &person.id).await?;
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
    if visitor.id.is_none() {
        let done = async {
            let wanted = forms::name(&fields)?;
            new_guest(app.store(), &wanted, &visitor.taste).await
        };
        let done = done.await;
        return become_person(&app, visitor, jar, done, "account-saved").await;
    }
    let done = async {
        let wanted = forms::name(&fields)?;
        let mut person = app.known(&visitor).await?;
        person.name = wanted;
        app.store().update_person(&person).await?;
        Ok("account-saved")
    };
    answer(&app, &visitor, done.await).await
}

async fn register(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    visitor: Visitor,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    let done = async {
        let (login, password) = forms::credentials(&fields)?;
        app.guesses.allow(&login, from)?;
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
        person.password = Some(app.passwords.hash(password).await?);
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
    Extension(From(from)): Extension<From>,
    visitor: Visitor,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    let done = async {
        let (login, password) = forms::credentials(&fields)?;
        app.guesses.allow(&login, from)?;
        let person = app.store().person_by_login(&login).await?;
        let stored = person.as_ref().and_then(|person| person.password.clone());
        // The same work whether or not there is such a login.
        let fits = app.passwords.fits(password, stored).await?;
        person
            .filter(|_| fits)
            .ok_or_else(|| Problem::bad("problem-login"))
    };
    let done = done.await;
    become_person(&app, visitor, jar, done, "account-logged-in").await
}

/// Whoever knew the old password, a device or the recovery link is out; this browser goes on with a new session.
async fn change_password(
    State(app): State<Arc<App>>,
    Extension(From(from)): Extension<From>,
    visitor: Visitor,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    let done = async {
        let mut person = app.known(&visitor).await?;
        let login = person.login.as_deref().ok_or_else(Problem::not_found)?;
        let (login, new) = limits::credentials(login, text(&fields, "password"))?;
        app.guesses.allow(&login, from)?;
        let old = text(&fields, "current").to_owned();
        if !app.passwords.fits(old, person.password.clone()).await? {
            return Err(Problem::bad("problem-current-password"));
        }
        person.password = Some(app.passwords.hash(new).await?);
        person.recovery = None;
        app.store().update_person(&person).await?;
        app.end_sessions(&person.id).await?;
        Ok(person)
    };
    let done = done.await;
    become_person(&app, visitor, jar, done, "account-password-changed").await
}

/// Signs out on one device.
async fn end_session(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(fields): Fields,
) -> Outcome<Response> {
    let (person, id) = (visitor.must_be()?, text(&fields, "id"));
    let own = app.store().sessions_of(person).await?;
    let found = own.iter().find(|one| secret::hex(&one.hash) == id);
    let found = found.ok_or_else(Problem::not_found)?;
    app.store().end_session(person, &found.hash).await?;
    app.sessions.forget();
    answer(&app, &visitor, Ok("account-signed-out")).await
}

/// Signs out everywhere; this browser goes on with a new session.
async fn end_other_sessions(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Jar(jar): Jar,
) -> Outcome<Response> {
    let person = app.known(&visitor).await?;
    app.end_sessions(&person.id).await?;
    become_person(&app, visitor, jar, Ok(person), "account-signed-out").await
}

async fn logout(State(app): State<Arc<App>>, visitor: Visitor, Jar(jar): Jar) -> Outcome<Response> {
    let jar = app.sign_out(&visitor, jar).await?;
    Ok((jar, to("/")).into_response())
}
