//! Tests of Ethnos that need the whole crate.

#[global_allocator]
static COUNTING: counting_alloc::Counting = counting_alloc::Counting;

use ethnos::Tribe;

// Parts with tests of their own: compiled once more here, instead of the whole crate.
#[allow(dead_code, unreachable_pub)]
#[path = "../../src/guide/bytes.rs"]
mod bytes;
#[allow(dead_code, unreachable_pub)]
#[path = "../../src/card.rs"]
mod card;
#[allow(dead_code, unreachable_pub)]
#[path = "../../src/guide/sets.rs"]
mod guide_sets;

mod allocations;
mod content;
mod contract;
mod counted_again;
mod crossed;
mod dragons;
mod errors; // why texts and set-ups are refused, by key
mod every_band;
mod evidence;
mod golden;
mod impossible;
mod misfits; // what is no Band is refused as that
mod notation_doc;
mod robust;
mod scenarios;
mod secrets;
mod sets;
mod solo_levels;
mod tables;
mod views_and_places;
