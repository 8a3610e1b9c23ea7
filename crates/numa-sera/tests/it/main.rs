//! Tests of Winds of Numa Sera that need the whole crate.
#![allow(clippy::unwrap_used)] // helpers of tests

mod allocations;
mod balance;
mod bargains; // how bots trade
mod card_set; // content/numa-sera.toml, as it is read
mod cards; // every ability of every card
mod contract;
mod declared; // what cannot be taken back
mod errors; // what is refused, as keys and figures
mod fuzz; // bytes for every parser
mod golden;
mod greedy;
mod guards; // the ends that take long
mod judge; // what bots make of a table
mod odds; // figures that the view explains
mod robust;
mod scenarios;
mod setup;
mod wishes; // what a trade may ask for

/// What tests itself in private is compiled here once more, so that the whole library is not.
#[allow(dead_code)]
#[path = "../../src/bag.rs"]
mod bag;

use counting_alloc::Counting;
use kernel::{Published, Shared};
use numa_sera::content::{self, Content};
use numa_sera::{NumaSera, Setup};

/// Counts per thread, so that other tests may allocate beside the one that may not.
#[global_allocator]
static COUNTING: Counting = Counting;

/// Card set R3, with which tests of rules are played: they name what its cards said.
fn content() -> Shared<Content> {
    read(NumaSera::FORMER[0])
}

/// Today's card set.
fn shipped() -> Shared<Content> {
    read(NumaSera::CONTENT)
}

fn read(text: &str) -> Shared<Content> {
    NumaSera::read_content(text).unwrap_or_else(|error| panic!("{error}"))
}

fn set_up(wanted: &str) -> Setup {
    NumaSera::set_up(&content(), &wanted.parse().unwrap()).unwrap_or_else(|error| panic!("{error}"))
}
