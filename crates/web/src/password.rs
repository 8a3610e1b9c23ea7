//! Passwords that a stolen database does not give away.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use catalog::Effort;
use tables::{Thinkers, Wish};

use crate::problem::{Outcome, Problem};
use crate::secret;

/// Passwords are hashed where bots think: it takes its time, on purpose.
pub(crate) async fn hash(thinkers: &Thinkers, password: String) -> Outcome<String> {
    let hashed = thinkers.think(
        wish(),
        Box::new(move |_| {
            let hash = Argon2::default().hash_password(password.as_bytes());
            hash.map(|hash| hash.to_string()).ok()
        }),
    );
    hashed
        .await
        .flatten()
        .ok_or_else(|| Problem::bad("problem-input"))
}

/// Whether a password is the stored one. Where none is stored the same work is done for nothing.
pub(crate) async fn fits(
    thinkers: &Thinkers,
    password: String,
    stored: Option<String>,
) -> Outcome<bool> {
    let known = stored.is_some();
    let against = match stored {
        Some(stored) => stored,
        None => hash(thinkers, secret::token()).await?,
    };
    let fits = thinkers.think(
        wish(),
        Box::new(move |_| {
            PasswordHash::new(&against).is_ok_and(|hash| {
                Argon2::default()
                    .verify_password(password.as_bytes(), &hash)
                    .is_ok()
            })
        }),
    );
    Ok(fits.await.unwrap_or(false) && known)
}

fn wish() -> Wish {
    Wish {
        person: "a password".to_owned(),
        is_watched: true,
        effort: Effort::NONE,
    }
}
