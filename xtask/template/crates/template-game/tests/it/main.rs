//! Everything that Template Game promises.
#![allow(clippy::unwrap_used)] // helpers of tests

mod contract;
mod golden;
mod scenarios;
mod setup;
