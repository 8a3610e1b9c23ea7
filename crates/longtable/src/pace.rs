//! How long bots may think, as an option.

use catalog::Pace;
use clap::Args;

#[derive(Args, Clone, Debug)]
pub(crate) struct PaceArgs {
    /// Iterations per decision for the master; lower levels get a share of them
    #[arg(long, value_name = "N", conflicts_with = "time_ms", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    /// Milliseconds per decision for the master; lower levels get a share of them; not reproducible
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..))]
    time_ms: Option<u32>,
}

impl PaceArgs {
    pub(crate) fn pace(&self) -> Pace {
        match (self.iterations, self.time_ms) {
            (Some(most), _) => Pace::Iterations(most),
            (_, Some(most)) => Pace::Milliseconds(most),
            _ => Pace::Counted,
        }
    }
}
