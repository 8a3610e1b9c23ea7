//! Tests of Ethnos that need the whole crate.

mod contract;
mod notation_doc;
mod scenarios;
mod tables;
mod views_and_places;
