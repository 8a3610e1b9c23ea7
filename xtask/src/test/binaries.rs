//! Building test binaries and running them, each timed: cargo does not say where the time went.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::thread::scope;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::shell::{cargo, say, shown};

/// A test binary that cargo has built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Binary {
    /// The crate and the target, such as `ethnos it`; the crate alone for its unit tests.
    pub(super) name: String,
    executable: PathBuf,
    /// The folder of the crate, where its tests run.
    folder: PathBuf,
}

/// How long one took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Timed {
    pub(super) name: String,
    pub(super) took: Duration,
}

/// Builds the tests of these packages and targets, as `cargo test` selects them.
pub(super) fn build(root: &Path, selection: &[String]) -> Result<Vec<Binary>, String> {
    let mut command = cargo(root);
    command
        .args(["test", "--quiet", "--no-run"])
        .arg("--message-format=json-render-diagnostics")
        .args(selection);
    let said = shown(&command);
    say(&format!("$ {said}"));
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("{said}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{said}: {}", output.status));
    }
    let messages = String::from_utf8_lossy(&output.stdout);
    Ok(messages.lines().filter_map(binary).collect())
}

/// The test binary that a message of cargo is about.
fn binary(message: &str) -> Option<Binary> {
    let message: Value = serde_json::from_str(message).ok()?;
    if message["profile"]["test"] != true {
        return None;
    }
    let executable = message["executable"].as_str()?;
    let folder = Path::new(message["manifest_path"].as_str()?).parent()?;
    let package = folder.file_name()?.to_string_lossy();
    let name = match message["target"]["kind"][0].as_str()? {
        "test" => format!("{package} {}", message["target"]["name"].as_str()?),
        _ => package.into_owned(),
    };
    Some(Binary {
        name,
        executable: executable.into(),
        folder: folder.to_owned(),
    })
}

/// Those that take longest, begun first: what is short fills the gaps at the end.
const LONG: [&str; 7] = [
    "web it",
    "longtable it",
    "catalog it",
    "numa-sera it",
    "ethnos-face it",
    "ethnos it",
    "eko it",
];

/// Runs two at a time, so that one that waits for a clock or for its last test leaves no core idle. After one that fails no
/// other is begun.
pub(super) fn run(binaries: &[Binary], scale: u64) -> Result<Vec<Timed>, String> {
    let place = |binary: &&Binary| LONG.iter().position(|&long| long == binary.name);
    let mut queue: Vec<&Binary> = binaries.iter().collect();
    queue.sort_by_key(|binary| place(binary).unwrap_or(LONG.len()));
    let queue = Mutex::new(queue.into_iter());
    let next = || queue.lock().expect("no lane panics").next();
    let failed = AtomicBool::new(false);
    let lane = || {
        let mut times = Vec::new();
        while !failed.load(SeqCst)
            && let Some(binary) = next()
        {
            times.push(run_one(binary, scale).inspect_err(|_| failed.store(true, SeqCst))?);
        }
        Ok(times)
    };
    let lanes = scope(|threads| {
        let lanes = [threads.spawn(lane), threads.spawn(lane)];
        lanes.map(|lane| lane.join().expect("no lane panics"))
    });
    let times: Result<Vec<_>, String> = lanes.into_iter().collect();
    Ok(times?.concat())
}

/// In the folder of its crate, as cargo would. What it prints is shown if it fails.
fn run_one(binary: &Binary, scale: u64) -> Result<Timed, String> {
    let begun = Instant::now();
    let mut command = Command::new(&binary.executable);
    command
        .arg("--quiet")
        .current_dir(&binary.folder)
        .env("CARGO_MANIFEST_DIR", &binary.folder)
        .env("SUITE_SCALE", scale.to_string());
    let output = command
        .output()
        .map_err(|error| format!("{}: {error}", binary.name))?;
    let took = begun.elapsed();
    let printed = String::from_utf8_lossy(&output.stdout);
    if !output.status.success() {
        say(&printed);
        say(&String::from_utf8_lossy(&output.stderr));
        return Err(format!("{}: {}", binary.name, output.status));
    }
    let name = binary.name.clone();
    say(&format!(
        "{name:<32} {:>6.1} s  {}",
        took.as_secs_f64(),
        verdict(&printed)
    ));
    Ok(Timed { name, took })
}

/// `214 passed`, and how many were ignored if any were.
fn verdict(printed: &str) -> String {
    let result = printed
        .lines()
        .filter_map(|line| line.strip_prefix("test result: ok. "))
        .next_back()
        .unwrap_or_default();
    let told = |part: &&str| part.ends_with("passed") || part.ends_with("ignored");
    let parts: Vec<_> = result
        .split("; ")
        .filter(told)
        .filter(|part| !part.starts_with("0 ignored"))
        .collect();
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_binaries_are_found_among_the_messages_of_cargo() {
        let message = |kind: &str, test: bool| {
            let message = serde_json::json!({
                "reason": "compiler-artifact",
                "manifest_path": "/a/crates/ethnos/Cargo.toml",
                "target": {"kind": [kind], "name": "it"},
                "profile": {"test": test},
                "executable": "/a/target/debug/deps/it-0",
            });
            binary(&message.to_string())
        };
        let named = |binary: Option<Binary>| binary.map(|binary| binary.name);
        assert_eq!(named(message("test", true)).as_deref(), Some("ethnos it"));
        assert_eq!(named(message("lib", true)).as_deref(), Some("ethnos"));
        assert_eq!(named(message("bin", false)), None, "the program itself");
        assert_eq!(named(binary("not JSON")), None);
    }

    #[test]
    fn the_verdict_is_taken_from_the_last_line_of_the_tests() {
        let printed = "running 3 tests\n...\ntest result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s\n";
        assert_eq!(verdict(printed), "3 passed, 1 ignored");
        assert_eq!(
            verdict(&printed.replace("1 ignored", "0 ignored")),
            "3 passed"
        );
        assert_eq!(verdict(""), "");
    }

    #[test]
    fn a_binary_that_fails_ends_the_run() {
        let binary = |executable: &str| Binary {
            name: executable.to_owned(),
            executable: executable.into(),
            folder: ".".into(),
        };
        let failed = run(&["true", "false", "true"].map(binary), 1);
        assert_eq!(failed, Err("false: exit status: 1".to_owned()));
        let green = run(&["true", "true", "true"].map(binary), 1).unwrap();
        assert_eq!(green.len(), 3);
    }
}
