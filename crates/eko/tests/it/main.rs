//! Tests of Ekö that need the whole crate.
#![allow(clippy::unwrap_used)] // helpers of tests

mod agreement; // the engine and the naive generator
mod allocations;
mod boards;
mod components;
mod content;
mod contract;
mod drafts; // boards under construction
mod fuzz;
mod golden;
mod naive;
mod notation;
mod reach; // what a view says can be done
mod scenarios;
mod stalemates;
mod wishes; // set-ups

use eko::{Content, Eko, Setup, Variant};
use kernel::{Published, SetupError, Shared, Wanted};

/// For tests which promise that nothing is allocated; it counts each thread for itself.
#[global_allocator]
static COUNTING: counting_alloc::Counting = counting_alloc::Counting;

fn content() -> Shared<Content> {
    Eko::read_content(Eko::CONTENT).unwrap()
}

fn try_setup(wish: &str) -> Result<Setup, SetupError> {
    let wanted: Wanted = wish.parse()?;
    Eko::set_up(&content(), &wanted)
}

fn setup(wish: &str) -> Setup {
    try_setup(wish).unwrap_or_else(|error| panic!("{wish}: {error}"))
}

/// A wish for so many players and every variant.
fn all_variants(seats: u8) -> String {
    let all = Variant::ALL.map(|variant| format!("+{}", variant.key()));
    format!("seats={seats} {}", all.join(" "))
}
