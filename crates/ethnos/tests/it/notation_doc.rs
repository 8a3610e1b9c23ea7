//! The examples of `docs/notation.md` are true.

use ethnos::Ethnos;
use kernel::Published;
use testkit::scenario::run_file;

const DOC: &str = include_str!("../../../../docs/notation.md");

#[test]
fn the_examples_of_the_notation_come_true() {
    let content = Ethnos::read_content(Ethnos::CONTENT).expect("the shipped content is sound");
    let mut examples = String::new();
    let mut inside = false;
    for line in DOC.lines() {
        if line.starts_with("```") {
            inside = line == "```scenario";
        }
        // Lines outside the examples are left empty, so that a failure names the line of the document.
        if inside && !line.starts_with("```") {
            examples.push_str(line);
        }
        examples.push('\n');
    }
    let report = run_file::<Ethnos>("notation.md", &examples, &content);
    assert!(report.passed > 5, "the examples were not found");
    assert!(report.failed.is_empty(), "{report}");
}
