//! The referee with the toy game at its table.

mod deal; // seeds and commitments
mod exit; // seats that leave before the end
mod file; // written, read back, and refused when they lie
mod fuzz; // bytes as match files
mod rewind; // back behind what was rolled and shown
mod table; // answers, refusals, take-backs, replays
