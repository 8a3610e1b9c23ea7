//! Pages as a browser gets them.
#![allow(clippy::unwrap_used)] // helpers of tests

mod boards;
mod every_page;
mod fields;
mod samples;
mod sets;
mod tables;
