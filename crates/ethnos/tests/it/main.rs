//! Tests of Ethnos that need the whole crate.

mod contract;
mod scenarios;
mod tables;
mod views_and_places;
