//! Scenario files of the toy game.

mod fuzz; // bytes as scenario files
mod running; // what passes, what fails, and how failures read
