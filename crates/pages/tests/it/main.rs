//! Pages as a browser gets them.
#![allow(clippy::unwrap_used)] // helpers of tests

mod assets;
mod boards;
mod every_page;
mod fields;
mod games;
mod review;
mod samples;
mod sets;
mod tables;
