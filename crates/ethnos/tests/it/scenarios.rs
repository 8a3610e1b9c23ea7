//! Every scenario of `fixtures/ethnos`, in all editions. Each names the rules that it checks.

use std::path::Path;

use ethnos::Ethnos;
use kernel::Published;
use testkit::scenario::{Report, run_file};

#[test]
fn scenarios_come_true() {
    let content = Ethnos::read_content(Ethnos::CONTENT).expect("the shipped content is sound");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/ethnos");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("fixtures/ethnos is there")
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|end| end == "scenario"))
        .collect();
    files.sort();
    let mut report = Report::default();
    for path in files {
        let name = path
            .file_name()
            .map_or("?".into(), |name| name.to_string_lossy());
        let text = std::fs::read_to_string(&path).expect("a readable file");
        report.add(run_file::<Ethnos>(&name, &text, &content));
    }
    assert!(report.passed > 0, "no scenario was found");
    assert!(report.failed.is_empty(), "{report}");
}
