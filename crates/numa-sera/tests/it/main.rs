//! Tests of Winds of Numa Sera that need the whole crate.
#![allow(clippy::unwrap_used)] // helpers of tests

mod cards;
mod contract;
mod robust;
mod scenarios;
mod setup;

use kernel::{Published, Shared};
use numa_sera::content::Content;
use numa_sera::{NumaSera, Setup};

fn content() -> Shared<Content> {
    NumaSera::read_content(NumaSera::CONTENT).unwrap_or_else(|error| panic!("{error}"))
}

fn set_up(wanted: &str) -> Setup {
    NumaSera::set_up(&content(), &wanted.parse().unwrap()).unwrap_or_else(|error| panic!("{error}"))
}
