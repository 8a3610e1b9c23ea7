//! Who asks: by a signed cookie in a browser, by a token in a program.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex};

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION};
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};
use face::Language;
use pages::shell::Theme;
use store::{Person, SecretKind, Store};
use tables::{Trouble, limits, lock, now};

use crate::app::App;
use crate::problem::{Outcome, Problem};
use crate::secret;

/// The cookie that guests keep their seats by.
const WHO: &str = "longtable";
/// The visitor's taste: language, theme and sound.
const TASTE: &str = "taste";

/// The sender of a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) id: Option<String>,
    pub(crate) taste: Taste,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Taste {
    pub(crate) language: Language,
    /// `light`, `dark`, or what the system likes.
    pub(crate) theme: Theme,
    pub(crate) sound: bool,
}

impl Taste {
    /// `pl dark quiet`.
    fn read(text: &str) -> Option<Self> {
        let mut words = text.split('.');
        let language = words.next()?.parse().ok()?;
        let theme = Theme::read(words.next()?);
        let sound = words.next()? != "quiet";
        Some(Self {
            language,
            theme,
            sound,
        })
    }

    fn write(&self) -> String {
        let sound = if self.sound { "sound" } else { "quiet" };
        format!(
            "{}.{}.{sound}",
            self.language,
            self.theme.key().unwrap_or("auto")
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

/// The cookie that says who the visitor is.
pub(crate) fn who_cookie(id: &str, secure: bool) -> Cookie<'static> {
    kept(WHO, id.to_owned(), secure)
}

/// Forgets who the visitor is.
pub(crate) fn nobody(jar: SignedCookieJar) -> SignedCookieJar {
    jar.remove(Cookie::build((WHO, "")).path("/"))
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
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key.clone());
        let value = |name| jar.get(name).map(|cookie| cookie.value().to_owned());
        let taste = value(TASTE)
            .and_then(|text| Taste::read(&text))
            .unwrap_or_else(|| Taste {
                language: accepted(parts),
                theme: Theme::default(),
                sound: true,
            });
        let token = parts
            .headers
            .get(AUTHORIZATION)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.strip_prefix("Bearer "));
        Ok(match token {
            Some(token) => Self {
                id: app.tokens.person(app.store(), token).await,
                taste,
            },
            None => Self {
                id: value(WHO),
                taste,
            },
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

/// Tokens that were looked up lately, so that a busy program does not ask the store every time.
#[derive(Default)]
pub(crate) struct Tokens(Mutex<HashMap<Vec<u8>, (String, i64)>>);

/// A token that was taken back is good for this long at most.
const REMEMBERED_MS: i64 = 30_000;
const MOST_REMEMBERED: usize = 10_000;

impl Tokens {
    async fn person(&self, store: &Store, token: &str) -> Option<String> {
        let hash = secret::hash(token);
        if let Some((person, until)) = lock(&self.0).get(&hash)
            && *until > now()
        {
            return Some(person.clone());
        }
        let found = store.find_secret(&hash).await.ok()??;
        let good = found.kind == SecretKind::ApiToken
            && found.expires_at.is_none_or(|expires| expires > now());
        if !good {
            return None;
        }
        let mut known = lock(&self.0);
        if known.len() >= MOST_REMEMBERED {
            known.clear();
        }
        known.insert(hash, (found.person.clone(), now() + REMEMBERED_MS));
        Some(found.person)
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
        };
        assert_eq!(Taste::read(&taste.write()), Some(taste));
        assert_eq!(Taste::read("xx.dark.quiet"), None);
        assert_eq!(Taste::read(""), None);
    }
}
