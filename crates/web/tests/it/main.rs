//! The whole site, mostly asked without a socket.

#![allow(clippy::unwrap_used)] // helpers of tests

mod ask; // requests and answers
mod browser; // a browser without script
mod house; // a server with a door
mod html; // what it reads
mod scene; // a site with something on it
mod twin; // matches that one viewer cannot tell apart

mod boards; // built by people
mod chat; // what people say
mod company; // who is here
mod conceding; // giving up, by page and by program
mod cut; // lines that are cut
mod disk; // what the store cannot do
mod door; // who may come in
mod fuzz; // requests that must not do anything
mod games; // one's own
mod joining; // by a link
mod leak; // what a viewer is sent tells no secret
mod learning; // lessons and rules
mod no_script; // every game to its end by forms alone
mod practice; // positions to practise on
mod refusals; // what a program hears
mod replay; // a match that is over, looked at again
mod review; // and judged
mod sessions; // who is signed in where
mod sets; // content that people correct
mod stream; // what happens, as it happens
mod undo; // decisions taken back, and settings of the table
