//! The suites themselves: what keeps the contract passes, and every kind of cheat is found.

mod contract;
mod fuzz;
mod golden;
