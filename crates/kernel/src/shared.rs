//! Content that every state of a game points at.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use crate::stable_hash;

/// Checked content, shared by everything that plays with it. Equality and hash are those of the text it was read from, so
/// that a state that points at content stays cheap to compare.
pub struct Shared<T> {
    inner: Arc<T>,
    fingerprint: u64,
}

impl<T> Shared<T> {
    /// Content and the text that it was read from.
    #[must_use]
    pub fn new(value: T, text: &str) -> Self {
        Self {
            inner: Arc::new(value),
            fingerprint: stable_hash(text),
        }
    }

    /// Identifies the text that the content was read from.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Self {
            inner: Arc::clone(&self.inner),
            fingerprint: self.fingerprint,
        }
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.inner
    }
}

impl<T> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        self.fingerprint == other.fingerprint
    }
}

impl<T> Eq for Shared<T> {}

impl<T> Hash for Shared<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.fingerprint.hash(state);
    }
}

impl<T> fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Shared({:016x})", self.fingerprint)
    }
}
