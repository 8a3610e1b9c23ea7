//! `cargo xtask chaos`: the tests of that name in `crates/longtable/tests/it/server/chaos.rs`, for as long as one likes.

use std::path::Path;

use clap::Args;

use crate::packages;
use crate::program::FEATURES;
use crate::shell::{Done, cargo, run};

#[derive(Args, Debug)]
pub(crate) struct Chaos {
    /// How long it lasts: two nodes with PostgreSQL and one with SQLite, at the same time
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    minutes: u64,
}

pub(crate) fn chaos(root: &Path, wanted: &Chaos) -> Done {
    packages::ensure(packages::NEEDED)?;
    let mut command = cargo(root);
    command
        .args(["test", "--quiet", "--package", "longtable", "--test", "it"])
        .args(FEATURES)
        .args(["--", "chaos", "--nocapture", "--test-threads", "2"])
        .env("CHAOS_SECONDS", (wanted.minutes * 60).to_string());
    run(&mut command)
}
