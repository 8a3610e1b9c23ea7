//! `longtable scenario`: runs files of positions, plays and expected results.

use std::io::Write;
use std::path::{Path, PathBuf};

use catalog::ScenarioReport;
use clap::Args;
use serde::Serialize;

use crate::outcome::{Done, Failure};
use crate::setup::ContentArg;

/// Run scenario files; the last line of output is `N passed, M failed`
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  longtable scenario fixtures/ethnos/*.scenario\n  longtable scenario mine.scenario --game ethnos"
)]
pub(crate) struct Scenario {
    /// Scenario files
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Game, for files that neither name it nor are in a folder named after it
    #[arg(long)]
    game: Option<String>,
    #[command(flatten)]
    content: ContentArg,
    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Figures {
    passed: usize,
    failed: usize,
    failures: Vec<String>,
}

impl Scenario {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Done {
        let mut report = ScenarioReport::default();
        for file in &self.files {
            let text = crate::read(file)?;
            let game = self.content.open(&self.game_of(file, &text)?)?;
            report.add(game.run_scenarios(&file.display().to_string(), &text));
        }
        let failed = report.failed.len();
        if self.json {
            let failures = report.failed.iter().map(ToString::to_string).collect();
            let passed = report.passed;
            crate::print_json(
                out,
                &Figures {
                    passed,
                    failed,
                    failures,
                },
            )?;
        } else {
            writeln!(out, "{report}")?;
        }
        if failed == 0 {
            Ok(())
        } else {
            Err(Failure::Told)
        }
    }

    fn game_of(&self, file: &Path, text: &str) -> Result<String, Failure> {
        if let Some(game) = &self.game {
            return Ok(game.clone());
        }
        // A relative path such as `x.scenario` has its folder only in its full form.
        let full = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
        let name = file.display();
        // What the file says counts, and so does what is wrong with it.
        if let Some(said) = catalog::game_of_scenario(Path::new(""), text) {
            let unknown = |error| Failure::bad_use(format!("{name}: {error}"));
            catalog::find(&said).map_err(unknown)?;
            return Ok(said);
        }
        let folder = catalog::game_of_scenario(&full, text);
        folder.filter(|key| catalog::find(key).is_ok()).ok_or_else(|| {
            Failure::bad_use(format!(
                "{name}: which game is it? Name it with --game, with a line \"game: KEY\" at the top, or by the folder"
            ))
        })
    }
}
