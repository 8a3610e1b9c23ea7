//! Stages of a test run, one after the other. The first that fails ends the run; its name is the last thing said.

use std::time::{Duration, Instant};

use super::binaries::Timed;
use crate::shell::say;

/// So many of the slowest test binaries are named.
const NAMED: usize = 8;

#[derive(Debug)]
pub(super) struct Stages {
    begun: Instant,
    past: Vec<(&'static str, Duration)>,
    slowest: Vec<Timed>,
}

impl Stages {
    pub(super) fn new() -> Self {
        Self {
            begun: Instant::now(),
            past: Vec::new(),
            slowest: Vec::new(),
        }
    }

    /// Runs a stage. If it fails, says where the time went so far; the error names the stage.
    pub(super) fn run<T>(
        &mut self,
        name: &'static str,
        stage: impl FnOnce() -> Result<T, String>,
    ) -> Result<T, String> {
        say(&format!("\n== {name}"));
        let begun = Instant::now();
        let result = stage();
        self.past.push((name, begun.elapsed()));
        result.map_err(|why| {
            self.tell();
            format!("FAILED in the stage \"{name}\": {why}")
        })
    }

    /// Remembers the slowest of these for the summary.
    pub(super) fn tell_slowest(&mut self, mut times: Vec<Timed>) {
        times.sort_by_key(|timed| std::cmp::Reverse(timed.took));
        times.truncate(NAMED);
        self.slowest = times;
    }

    /// All stages are green.
    pub(super) fn end(&self, verdict: &str) {
        self.tell();
        say(verdict);
    }

    fn tell(&self) {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        say(&format!("\n== where the time went ({cores} cores)"));
        for line in self.lines(self.begun.elapsed()) {
            say(&line);
        }
    }

    fn lines(&self, total: Duration) -> Vec<String> {
        let mut lines = Vec::new();
        for (name, took) in &self.past {
            lines.push(line(name, *took));
            if *name == "tests" {
                let slowest = self.slowest.iter();
                lines.extend(slowest.map(|timed| line(&format!("  {}", timed.name), timed.took)));
            }
        }
        lines.push(line("total", total));
        lines
    }
}

fn line(name: &str, took: Duration) -> String {
    format!("{name:<32} {:>6.1} s", took.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stage_that_fails_is_named_in_the_error() {
        let mut stages = Stages::new();
        assert_eq!(stages.run("tidy", || Ok(7)), Ok(7));
        let failed: Result<(), _> = stages.run("lints", || Err("3 warnings".to_owned()));
        assert_eq!(
            failed,
            Err("FAILED in the stage \"lints\": 3 warnings".to_owned())
        );
    }

    #[test]
    fn the_summary_names_stages_and_the_slowest_tests() {
        let mut stages = Stages::new();
        stages.past = vec![("tests", Duration::from_millis(2500))];
        let timed = |name: &str, seconds| Timed {
            name: name.to_owned(),
            took: Duration::from_secs(seconds),
        };
        stages.tell_slowest(vec![timed("kernel", 1), timed("ethnos it", 2)]);
        let lines = stages.lines(Duration::from_secs(3));
        let words: Vec<_> = lines
            .iter()
            .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        assert_eq!(
            words,
            [
                "tests 2.5 s",
                "ethnos it 2.0 s",
                "kernel 1.0 s",
                "total 3.0 s"
            ]
        );
    }
}
