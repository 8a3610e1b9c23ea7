//! Pages as a browser gets them.

mod fields;
mod pages;
mod samples;
mod tables;
