//! Tests of Ethnos that need the whole crate.

mod contract;
mod dragons;
mod notation_doc;
mod robust;
mod scenarios;
mod secrets;
mod solo_levels;
mod tables;
mod views_and_places;
