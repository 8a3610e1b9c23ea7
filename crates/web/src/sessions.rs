//! Who is signed in: sessions of browsers and tokens of programs that were looked up lately, so that not every request has to
//! ask the store; and how a sign-out on any node is heard on all of them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use store::{SecretKind, Store, StoreError};
use tables::{lock, now};

use crate::app::App;
use crate::secret;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// How long a session lasts that is not used.
pub(crate) const LIFE_MS: i64 = 30 * DAY_MS;
/// How long nothing is asked again while nobody signs out.
const REMEMBERED_MS: i64 = 30_000;
const MOST_REMEMBERED: usize = 10_000;
/// How often a node asks whether somebody has signed out on another.
const PULSE: Duration = Duration::from_secs(1);

#[derive(Default)]
pub(crate) struct Sessions(Mutex<Known>);

#[derive(Default)]
struct Known {
    /// By hash: the person, and until when that need not be asked again.
    people: HashMap<Vec<u8>, (String, i64)>,
    /// Rises whenever all is forgotten: what was being looked up then is not remembered.
    age: u64,
    /// The store's count of sign-outs, as it was last read.
    sign_outs: i64,
}

impl Sessions {
    /// The person for whom a program acts.
    pub(crate) async fn of_token(
        &self,
        store: &Store,
        token: &str,
    ) -> Result<Option<String>, StoreError> {
        let hash = secret::hash(token);
        let age = match self.known(&hash) {
            Ok(person) => return Ok(Some(person)),
            Err(age) => age,
        };
        let found = store.find_secret(&hash).await?;
        let good = found.filter(|found| {
            found.kind == SecretKind::ApiToken
                && found.expires_at.is_none_or(|expires| expires > now())
        });
        Ok(good.map(|found| self.remember(hash, found.person, age)))
    }

    /// The person who is signed in by the session of this hash. A session that is used lasts longer.
    pub(crate) async fn of_cookie(
        &self,
        store: &Store,
        hash: &[u8],
    ) -> Result<Option<String>, StoreError> {
        let age = match self.known(hash) {
            Ok(person) => return Ok(Some(person)),
            Err(age) => age,
        };
        let found = store.session(hash).await?;
        let Some(mut session) = found.filter(|found| found.expires_at > now()) else {
            return Ok(None);
        };
        if session.seen_at + DAY_MS < now() {
            session.seen_at = now();
            session.expires_at = now() + LIFE_MS;
            store.renew_session(&session).await?;
        }
        Ok(Some(self.remember(session.hash, session.person, age)))
    }

    /// The person, if that is known; otherwise the age at which it is looked up.
    fn known(&self, hash: &[u8]) -> Result<String, u64> {
        let known = lock(&self.0);
        match known.people.get(hash) {
            Some((person, until)) if *until > now() => Ok(person.clone()),
            _ => Err(known.age),
        }
    }

    fn remember(&self, hash: Vec<u8>, person: String, age: u64) -> String {
        let mut known = lock(&self.0);
        if known.people.len() >= MOST_REMEMBERED {
            known.people.clear();
        }
        if known.age == age {
            let until = now() + REMEMBERED_MS;
            known.people.insert(hash, (person.clone(), until));
        }
        person
    }

    /// Somebody has signed out, or a token was deleted: everybody is looked up again.
    pub(crate) fn forget(&self) {
        let mut known = lock(&self.0);
        known.people.clear();
        known.age += 1;
    }

    /// Hears from the store whether somebody has signed out on another node.
    async fn hear(&self, store: &Store) {
        let Ok(sign_outs) = store.sign_outs().await else {
            return self.forget();
        };
        let heard = std::mem::replace(&mut lock(&self.0).sign_outs, sign_outs);
        if heard != sign_outs {
            self.forget();
        }
    }
}

impl App {
    /// Hears of sign-outs for as long as the server runs.
    pub(crate) async fn hear_sign_outs(self: Arc<Self>) {
        let mut pulse = tokio::time::interval(PULSE);
        loop {
            pulse.tick().await;
            self.sessions.hear(self.store()).await;
        }
    }
}

/// What a browser is, in the few words that help people to tell their devices apart.
pub(crate) fn device(user_agent: &str) -> String {
    // Most of them claim to be others, too: the first that fits is the one.
    const BROWSERS: [(&str, &str); 7] = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("CriOS/", "Chrome"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 7] = [
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Android", "Android"),
        ("Windows", "Windows"),
        ("CrOS", "ChromeOS"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ];
    let find = |list: &[(&str, &'static str)]| {
        let found = list.iter().find(|(sign, _)| user_agent.contains(sign));
        found.map(|(_, name)| *name)
    };
    let known: Vec<&str> = [find(&BROWSERS), find(&SYSTEMS)]
        .into_iter()
        .flatten()
        .collect();
    known.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_are_told_apart() {
        let check = |agent, called| assert_eq!(device(agent), called);
        check(
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox, Linux",
        );
        check(
            "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
            "Chrome, Android",
        );
        check(
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1",
            "Safari, iPhone",
        );
        check("curl/8", "");
    }

    #[test]
    fn what_was_looked_up_before_a_sign_out_is_not_remembered() {
        let sessions = Sessions::default();
        let age = sessions.known(b"one").unwrap_err();
        sessions.forget();
        sessions.remember(b"one".to_vec(), "ann".to_owned(), age);
        assert_eq!(sessions.known(b"one"), Err(age + 1));
        sessions.remember(b"one".to_vec(), "ann".to_owned(), age + 1);
        assert_eq!(sessions.known(b"one"), Ok("ann".to_owned()));
    }
}
