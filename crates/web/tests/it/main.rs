//! The whole site, asked without a socket.

#![allow(clippy::unwrap_used)] // helpers of tests

mod ask; // requests and answers
mod twin; // matches that one viewer cannot tell apart

mod fuzz; // requests that must not do anything
mod leak; // what a viewer is sent tells no secret
