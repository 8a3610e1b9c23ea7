//! One suite for both databases.

#![allow(clippy::unwrap_used)] // helpers of tests

mod base; // a database of one's own, and what is put into it

mod boards;
mod chat;
mod damage;
mod entries;
mod figures;
mod news;
mod opening;
mod people;
mod practice;
mod races;
mod reviews;
mod tables;
mod turns;
