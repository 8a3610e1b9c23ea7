//! The program as people, scripts and other programs meet it.

#![allow(clippy::unwrap_used)] // helpers of tests

mod balance; // what a simulation tells of it
mod command_line; // what it prints, where, and how it ends
mod review;
mod selfplay;
mod server; // real processes, real databases, real sockets
