//! Pages as a browser gets them.
#![allow(clippy::unwrap_used)] // helpers of tests

mod fields;
mod pages;
mod samples;
mod tables;
