//! What tests need from the system: a PostgreSQL of their own, folders that go away, servers to kill and a client to speak to
//! them. For tests only: it panics.

mod folder;
mod http;
mod postgres;
mod server;

pub use folder::Folder;
pub use http::{Client, EventStream, Reply, Told};
pub use postgres::Postgres;
pub use server::Server;
