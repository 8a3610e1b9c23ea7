//! Every scenario of the game comes true.

use std::path::Path;

use kernel::Published;
use template_game::TemplateGame;
use testkit::scenario::{Report, run_file};

#[test]
fn all_scenarios_come_true() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/template-game");
    let content = TemplateGame::read_content(TemplateGame::CONTENT).unwrap();
    let mut report = Report::default();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "scenario") {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).unwrap();
            report.add(run_file::<TemplateGame>(&name, &text, &content));
        }
    }
    assert!(report.failed.is_empty(), "\n{report}");
    assert!(report.passed >= 6, "{report}");
}
