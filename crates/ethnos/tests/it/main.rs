//! Tests of Ethnos that need the whole crate.

mod content;
mod contract;
mod counted_again;
mod crossed;
mod dragons;
mod every_band;
mod impossible;
mod notation_doc;
mod robust;
mod scenarios;
mod secrets;
mod solo_levels;
mod tables;
mod views_and_places;
