//! What people read of Ethnos, in both languages and in the terms of each edition.

mod corrected; // content files
mod errors; // why texts and set-ups are refused
mod files; // every message is there, and every message is said
mod matches; // random matches, told from beginning to end
mod pages; // the table as a page
mod sentences; // exact sentences
mod show; // scenes as a server builds them
mod tables;
mod tips; // what everything on the table says of itself
