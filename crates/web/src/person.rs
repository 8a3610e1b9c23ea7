//! Who asks: by a session in a browser, by a token in a program.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, USER_AGENT};
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};
use face::Language;
use pages::shell::{Pace, Theme};
use store::{Person, Session, Store};
use tables::{Trouble, limits, now};

use crate::app::App;
use crate::problem::{Outcome, Problem};
use crate::{secret, sessions};

/// The cookie that guests keep their seats by.
const WHO: &str = "longtable";
/// The visitor's taste: language, theme, sound, pace, and whether answers are confirmed.
const TASTE: &str = "taste";
/// What a visitor who is new was told already.
const NEW_HERE: &str = "newhere";

/// The sender of a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) id: Option<String>,
    /// The hash of the session that the visitor's cookie names.
    pub(crate) session: Option<Vec<u8>>,
    /// What the browser says it is, for people.
    device: String,
    pub(crate) taste: Taste,
    pub(crate) new_here: NewHere,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Taste {
    pub(crate) language: Language,
    /// `light`, `dark`, or what the system likes.
    pub(crate) theme: Theme,
    pub(crate) sound: bool,
    /// Of what others do.
    pub(crate) pace: Pace,
    /// Whether answers are asked for once more before they are sent.
    pub(crate) confirm: bool,
}

/// Whether somebody wants to be told about what happens for the first time, and what they were told already.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct NewHere {
    pub(crate) on: bool,
    seen: Vec<String>,
}

impl NewHere {
    fn of(jar: &SignedCookieJar) -> Self {
        let kept = jar.get(NEW_HERE).map(|cookie| cookie.value().to_owned());
        let kept = kept.unwrap_or_default();
        let mut words = kept.split('.').filter(|word| !word.is_empty());
        Self {
            on: words.next() == Some("on"),
            seen: words.map(str::to_owned).collect(),
        }
    }

    /// Whether this is still to be told.
    pub(crate) fn wants(&self, what: &str) -> bool {
        self.on && !self.seen.iter().any(|seen| seen == what)
    }

    /// It was told. Only what pages name is remembered, so that a cookie stays small.
    pub(crate) fn see(&mut self, what: &str) {
        let fits = what.len() < 40 && self.seen.len() < 60 && !what.contains('.');
        if fits && self.wants(what) {
            self.seen.push(what.to_owned());
        }
    }

    pub(crate) fn cookie(&self, secure: bool) -> Cookie<'static> {
        let on = if self.on { "on" } else { "off" };
        kept(NEW_HERE, format!("{on}.{}", self.seen.join(".")), secure)
    }
}

impl Taste {
    /// The taste of whoever sends this.
    pub(crate) fn of(parts: &Parts, jar: &SignedCookieJar) -> Self {
        let kept = jar.get(TASTE).and_then(|cookie| Self::read(cookie.value()));
        kept.unwrap_or_else(|| Self {
            language: accepted(parts),
            theme: Theme::default(),
            sound: true,
            pace: Pace::default(),
            confirm: false,
        })
    }

    /// `pl.dark.quiet.fast.confirm`; what an older program wrote ends after the sound.
    fn read(text: &str) -> Option<Self> {
        let mut words = text.split('.');
        let language = words.next()?.parse().ok()?;
        let theme = Theme::read(words.next()?);
        let sound = words.next()? != "quiet";
        let pace = words.next().map(Pace::read).unwrap_or_default();
        let confirm = words.next() == Some("confirm");
        Some(Self {
            language,
            theme,
            sound,
            pace,
            confirm,
        })
    }

    fn write(&self) -> String {
        let sound = if self.sound { "sound" } else { "quiet" };
        let confirm = if self.confirm { "confirm" } else { "send" };
        format!(
            "{}.{}.{sound}.{}.{confirm}",
            self.language,
            self.theme.key().unwrap_or("auto"),
            self.pace.key()
        )
    }

    pub(crate) fn cookie(&self, secure: bool) -> Cookie<'static> {
        kept(TASTE, self.write(), secure)
    }
}

/// The browser keeps it, no script reads it, no other site sends it.
fn kept(name: &'static str, value: String, secure: bool) -> Cookie<'static> {
    Cookie::build((name, value))
        .path("/")
        .http_only(true)
        .secure(secure)
        .same_site(SameSite::Lax)
        .permanent()
        .build()
}

impl Visitor {
    /// The id, or that one has to have one.
    pub(crate) fn must_be(&self) -> Outcome<&str> {
        self.id.as_deref().ok_or_else(Problem::unauthorized)
    }

    pub(crate) fn language(&self) -> Language {
        self.taste.language
    }
}

/// The cookies of a request, for those who change them.
pub(crate) struct Jar(pub(crate) SignedCookieJar);

impl FromRequestParts<Arc<App>> for Jar {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let key = app.key.clone();
        Ok(Self(SignedCookieJar::from_headers(&parts.headers, key)))
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Outcome<Self> {
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key.clone());
        let header = |name| {
            parts
                .headers
                .get(name)
                .and_then(|value| value.to_str().ok())
        };
        let token = header(AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
        let session = match token {
            Some(_) => None,
            None => jar.get(WHO).map(|cookie| session_key(cookie.value())),
        };
        // Who cannot be looked up is not taken for a stranger: a stranger would get a new name and lose their seats.
        let id = match (token, &session) {
            (Some(token), _) => app.sessions.of_token(app.store(), token).await?,
            (None, Some(session)) => app.sessions.of_cookie(app.store(), session).await?,
            (None, None) => None,
        };
        Ok(Self {
            session: session.filter(|_| id.is_some()),
            id,
            device: header(USER_AGENT).map(sessions::device).unwrap_or_default(),
            taste: Taste::of(parts, &jar),
            new_here: NewHere::of(&jar),
        })
    }
}

/// The first of our languages that the browser asks for.
fn accepted(parts: &Parts) -> Language {
    let header = parts.headers.get(ACCEPT_LANGUAGE);
    header
        .and_then(|value| value.to_str().ok())
        .into_iter()
        .flat_map(|list| list.split(','))
        .find_map(|entry| entry.trim().get(..2)?.parse().ok())
        .unwrap_or_default()
}

impl App {
    /// Signs the visitor's browser in as this person, with a session of its own. The one that it had is over.
    pub(crate) async fn sign_in(
        &self,
        visitor: &mut Visitor,
        jar: SignedCookieJar,
        person: &str,
    ) -> Outcome<SignedCookieJar> {
        self.end_session_of(visitor).await?;
        let token = secret::token();
        let session = Session {
            hash: secret::hash(&token),
            person: person.to_owned(),
            device: visitor.device.clone(),
            created_at: now(),
            seen_at: now(),
            expires_at: now() + sessions::LIFE_MS,
        };
        self.store().put_session(&session).await?;
        visitor.id = Some(session.person);
        visitor.session = Some(session.hash);
        Ok(jar.add(kept(WHO, token, self.secure)))
    }

    /// Signs the visitor's browser out, here and on the server.
    pub(crate) async fn sign_out(
        &self,
        visitor: &Visitor,
        jar: SignedCookieJar,
    ) -> Outcome<SignedCookieJar> {
        self.end_session_of(visitor).await?;
        Ok(jar.remove(Cookie::build((WHO, "")).path("/")))
    }

    /// Signs a person out everywhere.
    pub(crate) async fn end_sessions(&self, person: &str) -> Outcome<()> {
        self.store().end_sessions_of(person).await?;
        self.sessions.forget();
        Ok(())
    }

    async fn end_session_of(&self, visitor: &Visitor) -> Outcome<()> {
        if let (Some(person), Some(session)) = (&visitor.id, &visitor.session) {
            self.store().end_session(person, session).await?;
            self.sessions.forget();
        }
        Ok(())
    }
}

/// What is stored of a cookie. Cookies that are older than sessions hold the id of a person, and were stored as they are.
fn session_key(cookie: &str) -> Vec<u8> {
    if cookie.len() == secret::PERSON_ID {
        cookie.as_bytes().to_vec()
    } else {
        secret::hash(cookie)
    }
}

/// A new guest of this name.
pub(crate) async fn new_guest(store: &Store, wanted: &str, taste: &Taste) -> Outcome<Person> {
    let person = Person {
        id: secret::person_id(),
        name: limits::name(wanted).map_err(Trouble::from)?,
        login: None,
        password: None,
        language: taste.language.to_string(),
        theme: taste.theme.key().unwrap_or("auto").to_owned(),
        webhook: None,
        recovery: None,
        created_at: now(),
        seen_at: now(),
    };
    store.insert_person(&person).await?;
    Ok(person)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taste_is_read_as_written() {
        let taste = Taste {
            language: Language::Polish,
            theme: Theme::Dark,
            sound: false,
            pace: Pace::AtOnce,
            confirm: true,
        };
        assert_eq!(Taste::read(&taste.write()), Some(taste.clone()));
        let older = Taste {
            pace: Pace::Normal,
            confirm: false,
            ..taste
        };
        assert_eq!(Taste::read("pl.dark.quiet"), Some(older));
        assert_eq!(Taste::read("xx.dark.quiet"), None);
        assert_eq!(Taste::read(""), None);
    }
}
