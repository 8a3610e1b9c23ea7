//! The journeys of people, driven through the real program in a real browser. Each is seen in both languages and on both sizes,
//! and at each page: no error, nothing wider than the screen, nothing too small for a thumb, no word left untranslated, nothing
//! serious that axe finds.
//!
//! The program is the one beside this test; `LONGTABLE` names another. `cargo xtask test` builds it first.

// Findings and measurements are printed for readers of the test's output.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod inspect; // what is checked at every page
mod player; // plays by clicking
mod server; // the program
mod world; // one browser and one server for all

mod boards; // built by people
mod budgets; // weights and times
mod exact; // cards, tokens and tiles put right
mod friends; // J2
mod hot_seat; // J3
mod keyboard; // J14
mod lessons; // J19
mod my_games; // J8, J18, J20 with every game
mod newcomer; // J1
mod phone; // J13
mod polish; // J12
mod practice; // J20
mod replay; // J8
mod review; // J9
mod rules; // J11
mod solo; // J5
mod undo; // J6
mod why_not; // J7

mod common; // J1, J2, J6, J7, J10, J11 at the other tables

mod calm; // nothing moves but what a step moves
mod comfort; // sound, notifications, copying, sheets
mod explained; // everything says what it is, at the other tables
mod judge; // faults made on purpose are found
mod motion; // what moves can be pressed
mod numa; // kingdoms: every question by clicks, trade between two, whole games
mod words; // what the table says, and where

mod desert; // Ekö: every question, composed moves, whole games
mod kingdoms; // Winds of Numa Sera: every question, and Heroes that are dragged
mod positions; // where bots come to
mod shown; // what is looked at, photographed and answered

mod previews; // pictures of links
mod screens; // every page and every question, and the pictures of docs/screens
