//! Running commands and telling about it.

use std::ffi::OsStr;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// What a chore ends with: nothing, or why it failed.
pub(crate) type Done = Result<(), String>;

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask).to_owned()
}

/// Prints a line. A closed terminal is not an error.
pub(crate) fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// Whether whatever cargo compiles from now on is linted at the same time.
static LINTS: AtomicBool = AtomicBool::new(false);

/// From now on clippy compiles the crates of this workspace, and a warning is an error: one reading of the code for both. All
/// later calls of cargo share what is built so.
pub(crate) fn lint_while_building() {
    LINTS.store(true, Relaxed);
}

/// The cargo that runs us.
pub(crate) fn cargo(root: &Path) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root);
    if LINTS.load(Relaxed) {
        // As `cargo clippy` does it, which only checks.
        cargo.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");
        cargo.env(
            "CLIPPY_ARGS",
            "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__",
        );
    }
    cargo
}

/// Runs a command in the open, after saying what it is.
pub(crate) fn run(command: &mut Command) -> Done {
    let said = shown(command);
    say(&format!("$ {said}"));
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{said}: {status}")),
        Err(error) => Err(format!("{said}: {error}")),
    }
}

/// Runs a command and takes what it prints.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let said = shown(command);
    let output = command
        .output()
        .map_err(|error| format!("{said}: {error}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        Err(format!("{said}: {complaint}"))
    }
}

/// A command as one would type it; a long list of files is cut short.
pub(crate) fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_name().unwrap_or(command.get_program());
    let words: Vec<_> = [program]
        .into_iter()
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .collect();
    match words.len() {
        0..=14 => words.join(" "),
        more => format!("{} … ({} more)", words[..12].join(" "), more - 12),
    }
}
