//! Everything that can be said has words, in every language.
#![allow(clippy::unwrap_used)] // helpers of tests

mod words;
