//! A real Chromium for tests, driven by its DevTools protocol: people with cookies of their own, their pages, clicks where an
//! element really is, keys, screenshots, and everything that went wrong. For tests only: it panics, and says what it waited for.

mod browser; // the program and the people in front of it
mod page; // one tab
mod wire; // the protocol

mod act; // clicks and keys
mod emulate; // screens, colours, networks
mod judge; // what is wrong with a page
mod picture; // screenshots

pub use browser::{Browser, Person};
pub use emulate::Screen;
pub use page::Page;
