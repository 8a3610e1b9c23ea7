//! Games by their names alone, and bots in the real games.

#![allow(clippy::unwrap_used)] // helpers of tests

mod bots;
mod by_name_alone;
mod correct; // rows of content as forms
mod document; // content files, row by row
mod figures;
mod lessons;
mod practice; // positions to practise on
mod questions;
mod review; // matches that are over, looked at again
mod rewind; // back behind rolls and answers
mod secret_dice; // a small game with a face, listed in one line
mod uploads; // content files as people might send them
mod vocabulary; // every field of every kind has its form
mod words;
