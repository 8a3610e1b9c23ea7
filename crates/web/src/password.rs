//! Passwords that a stolen database does not give away, and a place of their own to work on them: however many bots think,
//! nobody waits for them to sign in.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, OnceLock};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use prometheus_client::metrics::counter::Counter;
use tables::lock;
use tokio::sync::oneshot;

use crate::problem::{Outcome, Problem};
use crate::secret;

/// Two passwords at a time: each takes 19 MiB of memory for a moment.
const THREADS: usize = 2;
/// How many may wait; whoever comes then is asked to come again.
const MOST_WAITING: usize = 64;

type Job = Box<dyn FnOnce() + Send>;

/// The place where passwords are hashed and compared.
pub(crate) struct Passwords {
    jobs: SyncSender<Job>,
    /// What is compared with the password for a login that does not exist.
    decoy: Arc<OnceLock<String>>,
    /// How often a password was hashed or compared.
    worked: Counter,
}

impl Passwords {
    pub(crate) fn new(worked: Counter) -> Self {
        let (jobs, waiting) = sync_channel(MOST_WAITING);
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..THREADS {
            let waiting = waiting.clone();
            let worker = std::thread::Builder::new().name("passwords".to_owned());
            let started = worker.spawn(move || work(&waiting));
            started.expect("the system starts a thread");
        }
        let decoy = Arc::<OnceLock<String>>::default();
        let made = decoy.clone();
        let make = Box::new(move || {
            made.get_or_init(decoy_hash);
        });
        jobs.try_send(make).expect("there is room for the first");
        Self {
            jobs,
            decoy,
            worked,
        }
    }

    /// What is stored of a password.
    pub(crate) async fn hash(&self, password: String) -> Outcome<String> {
        let hashed = self.run(move || hashed(&password)).await?;
        hashed.ok_or_else(|| Problem::bad("problem-input"))
    }

    /// Whether a password is the stored one. Where none is stored the same work is done for nothing: how long it takes tells
    /// nobody which logins exist.
    pub(crate) async fn fits(&self, password: String, stored: Option<String>) -> Outcome<bool> {
        let known = stored.is_some();
        let decoy = self.decoy.clone();
        let fits = self.run(move || {
            let against = stored.unwrap_or_else(|| decoy.get_or_init(decoy_hash).clone());
            PasswordHash::new(&against).is_ok_and(|hash| {
                let fits = Argon2::default().verify_password(password.as_bytes(), &hash);
                fits.is_ok()
            })
        });
        Ok(fits.await? && known)
    }

    async fn run<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Outcome<T> {
        let (tell, told) = oneshot::channel();
        let job = Box::new(move || {
            // Whoever asked may have gone.
            let _ = tell.send(job());
        });
        self.jobs.try_send(job).map_err(|_| Problem::too_many())?;
        self.worked.inc();
        told.await.map_err(|_| Problem::bad("problem-input"))
    }
}

fn hashed(password: &str) -> Option<String> {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.map(|hash| hash.to_string()).ok()
}

/// Of a password that nobody knows.
fn decoy_hash() -> String {
    hashed(&secret::token()).unwrap_or_default()
}

fn work(waiting: &Mutex<Receiver<Job>>) {
    loop {
        let next = lock(waiting).recv();
        let Ok(job) = next else { return };
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("a password could not be worked on");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_login_that_does_not_exist_takes_the_same_work() {
        let worked = Counter::default();
        let passwords = Passwords::new(worked.clone());
        let stored = passwords.hash("correct horse".to_owned()).await.unwrap();
        let mut work = Vec::new();
        for (stored, password) in [
            (None, "correct horse"),
            (Some(&stored), "wrong horse"),
            (Some(&stored), "correct horse"),
        ] {
            let before = worked.get();
            let fits = passwords.fits(password.to_owned(), stored.cloned()).await;
            assert_eq!(
                fits.unwrap(),
                stored.is_some() && password == "correct horse"
            );
            work.push(worked.get() - before);
        }
        assert_eq!(work, [1, 1, 1]);
    }
}
