//! Content that every state of a game points at.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use crate::stable_hash;

/// Checked content, shared by everything that plays with it. Equality and hash are those of what it was read from, so that a
/// state that points at content stays cheap to compare.
pub struct Shared<T> {
    inner: Arc<Inner<T>>,
    fingerprint: u64,
}

struct Inner<T> {
    value: T,
    text: Box<str>,
}

impl<T> Shared<T> {
    /// Content and the text that it was read from.
    #[must_use]
    pub fn new(value: T, text: &str) -> Self {
        Self::of_file(value, text, text)
    }

    /// Content that was read from the file `text` and is told from other content by `values` alone: what is in the file besides
    /// them makes no difference to a match.
    #[must_use]
    pub fn of_file(value: T, text: &str, values: &str) -> Self {
        let text = text.into();
        Self {
            inner: Arc::new(Inner { value, text }),
            fingerprint: stable_hash(values),
        }
    }

    /// Identifies what was read.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// The text that the content was read from, comments and all.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.inner.text
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
        &self.inner.value
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
