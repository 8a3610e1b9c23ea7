//! A person's own page: name, login, other devices, programs that play for him, reminders.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use axum::Router;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use face::account::{self as faces, Account, AccountNotice, Token};
use face::shell::{Place, Theme};
use store::{Person, Secret, SecretKind, StoreError};

use super::{Fields, Reader, field, own_path, to};
use crate::app::App;
use crate::now::now;
use crate::person::{Jar, Visitor, new_guest, nobody, who_cookie};
use crate::problem::{Outcome, Problem};
use crate::{secret, webhook};

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(account))
        .route("/name", post(name))
        .route("/register", post(register))
        .route("/login", post(login))
        .route("/logout", post(logout))
        .route("/device", post(device))
        .route("/token", post(token))
        .route("/token/delete", post(delete_token))
        .route("/webhook", post(set_webhook))
}

/// What a page shows once.
#[derive(Default)]
struct News<'a> {
    done: Option<&'static str>,
    refused: Option<String>,
    new_token: Option<&'a str>,
    device_link: Option<&'a str>,
}

async fn show(app: &App, visitor: &Visitor, news: News<'_>) -> Outcome<Response> {
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(app, visitor).await?;
    let secrets = match &visitor.id {
        Some(id) => app.store().secrets_of(id).await?,
        None => Vec::new(),
    };
    let shown: Vec<(String, String, String)> = secrets
        .iter()
        .filter(|secret| secret.kind == SecretKind::ApiToken)
        .map(|secret| {
            (
                hex(&secret.hash),
                secret.label.clone(),
                date(secret.created_at),
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

/// What can be mended is said on the page itself.
async fn answer(app: &App, visitor: &Visitor, done: Outcome<&'static str>) -> Outcome<Response> {
    match done {
        Ok(key) => {
            let news = News {
                done: Some(key),
                ..News::default()
            };
            show(app, visitor, news).await
        }
        Err(problem) if problem.status.as_u16() == 422 => {
            let news = News {
                refused: Some(app.sayings.problem(&problem, visitor.language())),
                ..News::default()
            };
            let page = show(app, visitor, news).await?;
            Ok((problem.status, page).into_response())
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
    axum::extract::Form(fields): Fields,
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
        return (jar, axum::http::StatusCode::NO_CONTENT).into_response();
    }
    (jar, to(own_path(field(&fields, "back")))).into_response()
}

/// Whoever asks, as he is stored.
async fn me(app: &App, visitor: &Visitor) -> Outcome<Person> {
    let person = app.store().person(visitor.must_be()?).await?;
    person.ok_or_else(Problem::unauthorized)
}

async fn name(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    Jar(jar): Jar,
    axum::extract::Form(fields): Fields,
) -> Outcome<Response> {
    let wanted = field(&fields, "name").unwrap_or_default();
    let done = async {
        let wanted = crate::table::name(wanted)?;
        if visitor.id.is_none() {
            return new_guest(app.store(), &wanted, &visitor.taste).await;
        }
        let mut person = me(&app, &visitor).await?;
        person.name = wanted;
        app.store().update_person(&person).await?;
        Ok(person)
    };
    match done.await {
        Ok(person) => {
            visitor.id = Some(person.id.clone());
            let jar = jar.add(who_cookie(&person.id, app.secure));
            let page = answer(&app, &visitor, Ok("account-saved")).await?;
            Ok((jar, page).into_response())
        }
        Err(problem) => answer(&app, &visitor, Err(problem)).await,
    }
}

/// Login and password as they may be.
fn credentials(fields: &[(String, String)]) -> Outcome<(String, String)> {
    let login = field(fields, "login")
        .unwrap_or_default()
        .trim()
        .to_lowercase();
    let password = field(fields, "password").unwrap_or_default().to_owned();
    let good = (1..=60).contains(&login.chars().count())
        && !login.contains(char::is_control)
        && (8..=200).contains(&password.chars().count());
    good.then_some((login, password))
        .ok_or_else(|| Problem::bad("problem-password"))
}

async fn register(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    Jar(jar): Jar,
    axum::extract::Form(fields): Fields,
) -> Outcome<Response> {
    let done = async {
        let (login, password) = credentials(&fields)?;
        let mut person = match &visitor.id {
            Some(_) => me(&app, &visitor).await?,
            None => {
                let short: String = login.chars().take(24).collect();
                new_guest(app.store(), &short, &visitor.taste).await?
            }
        };
        if person.login.is_some() {
            return Err(Problem::bad("problem-login-taken"));
        }
        person.login = Some(login);
        person.password = Some(hash(&app, password).await?);
        match app.store().update_person(&person).await {
            Err(StoreError::Conflict) => Err(Problem::bad("problem-login-taken")),
            other => Ok(other.map(|()| person)?),
        }
    };
    match done.await {
        Ok(person) => {
            visitor.id = Some(person.id.clone());
            let jar = jar.add(who_cookie(&person.id, app.secure));
            let page = answer(&app, &visitor, Ok("account-registered")).await?;
            Ok((jar, page).into_response())
        }
        Err(problem) => answer(&app, &visitor, Err(problem)).await,
    }
}

async fn login(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    Jar(jar): Jar,
    axum::extract::Form(fields): Fields,
) -> Outcome<Response> {
    let done = async {
        let (login, password) = credentials(&fields)?;
        let person = app.store().person_by_login(&login).await?;
        let stored = person.as_ref().and_then(|person| person.password.clone());
        // The same work whether or not there is such a login.
        let fits = fits(&app, password, stored).await?;
        person
            .filter(|_| fits)
            .ok_or_else(|| Problem::bad("problem-login"))
    };
    match done.await {
        Ok(person) => {
            visitor.id = Some(person.id.clone());
            let jar = jar.add(who_cookie(&person.id, app.secure));
            let page = answer(&app, &visitor, Ok("account-logged-in")).await?;
            Ok((jar, page).into_response())
        }
        Err(problem) => answer(&app, &visitor, Err(problem)).await,
    }
}

/// Passwords are hashed where bots think: it takes its time, on purpose.
async fn hash(app: &App, password: String) -> Outcome<String> {
    let hashed = app.thinkers.think(Box::new(move || {
        let hash = Argon2::default().hash_password(password.as_bytes());
        hash.map(|hash| hash.to_string()).ok()
    }));
    hashed
        .await
        .flatten()
        .ok_or_else(|| Problem::bad("problem-input"))
}

async fn fits(app: &App, password: String, stored: Option<String>) -> Outcome<bool> {
    let known = stored.is_some();
    let against = match stored {
        Some(stored) => stored,
        None => hash(app, secret::token()).await?,
    };
    let fits = app.thinkers.think(Box::new(move || {
        PasswordHash::new(&against).is_ok_and(|hash| {
            Argon2::default()
                .verify_password(password.as_bytes(), &hash)
                .is_ok()
        })
    }));
    Ok(fits.await.unwrap_or(false) && known)
}

async fn logout(Jar(jar): Jar) -> Response {
    (nobody(jar), to("/")).into_response()
}

/// How long a link to another device is good for.
const LINK_MS: i64 = 30 * 60 * 1000;

async fn device(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Outcome<Response> {
    let person = me(&app, &visitor).await?;
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
    let link = format!("{}/move/{token}", super::table::origin(&app, &headers));
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
    let words = app.sayings.of(visitor.language());
    let body = maud::html! {
        div.page.narrow.notice {
            section.panel {
                h1 { (words.word("move-title")) }
                p { (words.word("move-how")) }
                form method="post" action={ "/move/" (token) } {
                    button.btn.primary.lg { (words.word("move-go")) }
                }
            }
        }
    };
    let reader = Reader::of(&app, &visitor).await?;
    let title = words.word("move-title");
    let shell = reader.shell(&visitor, Place::Account, &title, "/account");
    Ok(super::page(&shell, words, &body))
}

pub(crate) async fn do_move(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
    Jar(jar): Jar,
) -> Outcome<Response> {
    let found = app.store().take_secret(&secret::hash(&token)).await?;
    let good = found.filter(|found| {
        found.kind == SecretKind::DeviceLink
            && found.expires_at.is_some_and(|expires| expires > now())
    });
    let found = good.ok_or_else(|| Problem::bad("problem-link"))?;
    let jar = jar.add(who_cookie(&found.person, app.secure));
    Ok((jar, to("/")).into_response())
}

async fn token(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    axum::extract::Form(fields): Fields,
) -> Outcome<Response> {
    let label = field(&fields, "label").unwrap_or_default().trim();
    if !(1..=60).contains(&label.chars().count()) {
        return answer(&app, &visitor, Err(Problem::bad("problem-label"))).await;
    }
    let person = me(&app, &visitor).await?;
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
    axum::extract::Form(fields): Fields,
) -> Outcome<Response> {
    let id = field(&fields, "id").unwrap_or_default();
    let own = app.store().secrets_of(visitor.must_be()?).await?;
    let found = own.iter().find(|secret| hex(&secret.hash) == id);
    let found = found.ok_or_else(Problem::not_found)?;
    app.store().delete_secret(&found.hash).await?;
    answer(&app, &visitor, Ok("account-saved")).await
}

async fn set_webhook(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    axum::extract::Form(fields): Fields,
) -> Outcome<Response> {
    let url = field(&fields, "url").unwrap_or_default().trim();
    let done = async {
        if !app.reminders.are_on() {
            return Err(Problem::bad("problem-webhooks-off"));
        }
        if !url.is_empty() && !webhook::is_acceptable(url) {
            return Err(Problem::bad("problem-webhook"));
        }
        let mut person = me(&app, &visitor).await?;
        person.webhook = (!url.is_empty()).then(|| url.to_owned());
        app.store().update_person(&person).await?;
        Ok("account-saved")
    };
    answer(&app, &visitor, done.await).await
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A day, as everybody writes it: 2026-11-15.
fn date(at: i64) -> String {
    // Days since 1970 to a date, by the civil calendar.
    let days = at.div_euclid(86_400_000) + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(951_782_400_000), "2000-02-29");
        assert_eq!(date(1_794_700_800_000), "2026-11-15");
    }
}
