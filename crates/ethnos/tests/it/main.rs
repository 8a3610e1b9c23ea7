//! Tests of Ethnos that need the whole crate.

mod contract;
mod tables;
