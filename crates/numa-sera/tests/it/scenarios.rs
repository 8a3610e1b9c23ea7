//! The scenarios under `fixtures/numa-sera`.

use std::path::PathBuf;

use numa_sera::NumaSera;
use testkit::scenario;

#[test]
fn scenarios_come_true() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/numa-sera");
    let content = super::shipped();
    let mut report = scenario::Report::default();
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "scenario"))
        .collect();
    files.sort();
    for path in files {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        report.add(scenario::run_file::<NumaSera>(&name, &text, &content));
    }
    assert!(report.passed > 30, "only {} scenarios", report.passed);
    assert!(report.failed.is_empty(), "{report}");
}
