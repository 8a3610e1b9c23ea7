//! What tests need from the system: a PostgreSQL of their own, and folders that go away. For tests only: it panics.

mod folder;
mod postgres;

pub use folder::Folder;
pub use postgres::Postgres;
