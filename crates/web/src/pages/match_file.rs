//! A match as a file.

pub(crate) use crate::api::match_file;
