//! The program itself, as tests drive it.

use std::path::Path;
use std::process::Command;

use crate::shell::{Done, cargo, run};

/// Everything that the program can be built with. All stages ask for the same, so that they share what is built.
pub(crate) const FEATURES: [&str; 2] = ["--features", "longtable/parquet"];

/// Builds it as the tests are built, so that nothing is compiled twice.
pub(crate) fn build(root: &Path) -> Done {
    let build = ["build", "--quiet", "--workspace", "--profile", "test"];
    run(cargo(root)
        .args(build)
        .args(FEATURES)
        .args(["--bin", "longtable"]))
}

/// It is built into the same folder as this one.
pub(crate) fn longtable(root: &Path) -> Result<Command, String> {
    let own = std::env::current_exe().map_err(|why| format!("where this program is: {why}"))?;
    let mut command = Command::new(own.with_file_name("longtable"));
    command.current_dir(root);
    Ok(command)
}
