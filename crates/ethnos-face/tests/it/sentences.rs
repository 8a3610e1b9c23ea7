//! Exact sentences.
