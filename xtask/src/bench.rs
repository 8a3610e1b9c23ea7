//! `cargo xtask bench`: how fast the rules and the pages are, and on what machine.

use std::path::Path;
use std::process::Command;

use crate::browser;
use crate::shell::{Done, cargo, output, run, say};

/// The sizes of table that are timed unless the caller names others.
const TABLE_SIZES: &str = "2,4,6";

pub(crate) fn bench(root: &Path, args: &[String]) -> Done {
    let line = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
    let rustc = output(Command::new("rustc").arg("--version"))?;
    say(&format!(
        "machine  {}",
        line("/proc/sys/kernel/hostname").trim()
    ));
    say(&format!("cpu      {}", cpu_model(&line("/proc/cpuinfo"))));
    say(&format!("rustc    {}", rustc.trim()));
    if let [what] = args
        && what == "pages"
    {
        run(cargo(root).args([
            "bench",
            "--quiet",
            "--package",
            "catalog",
            "--bench",
            "pages",
        ]))?;
        return browser::pages(root);
    }
    let own_sizes = args
        .iter()
        .any(|arg| arg.starts_with("--table-sizes") || arg.starts_with("--seats"));
    let mut command = cargo(root);
    command.args([
        "run",
        "--quiet",
        "--profile",
        "dist",
        "--package",
        "longtable",
        "--",
        "bench",
    ]);
    if !own_sizes {
        command.args(["--table-sizes", TABLE_SIZES]);
    }
    run(command.args(args))
}

fn cpu_model(cpuinfo: &str) -> &str {
    cpuinfo
        .lines()
        .filter_map(|line| line.split_once(':'))
        .find(|(key, _)| key.trim() == "model name")
        .map_or("unknown", |(_, model)| model.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cpu_is_named() {
        let text = "processor : 0\nmodel name\t: Abacus 9\nmodel name\t: Abacus 9\n";
        assert_eq!(cpu_model(text), "Abacus 9");
        assert_eq!(cpu_model(""), "unknown");
    }
}
