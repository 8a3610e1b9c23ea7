//! What is printed.

use std::time::Duration;

use crate::shell::say;

/// How long events took to reach the others.
#[derive(Debug, Default)]
pub(super) struct Latencies {
    steps: u64,
    micros: Vec<u32>,
}

impl Latencies {
    /// A step, and how long each of the others waited to hear of it.
    pub(super) fn step(&mut self, waits: impl Iterator<Item = Duration>) {
        self.steps += 1;
        let micros = waits.map(|wait| u32::try_from(wait.as_micros()).unwrap_or(u32::MAX));
        self.micros.extend(micros);
    }

    pub(super) fn add(&mut self, other: Self) {
        self.steps += other.steps;
        self.micros.extend(other.micros);
    }

    /// Says how many steps a second there were.
    pub(super) fn say(mut self, seconds: u64) -> f64 {
        let rate = self.steps as f64 / seconds.max(1) as f64;
        self.micros.sort_unstable();
        let ms = |share: f64| f64::from(at(&self.micros, share)) / 1000.0;
        say(&format!("steps/s           {rate:.0}"));
        say(&format!(
            "POST to event     p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
            ms(0.5),
            ms(0.95),
            ms(0.99),
            ms(1.0)
        ));
        rate
    }
}

/// What the steps cost the server and the clients, who share the cores.
pub(super) fn say_work(steps: f64, server: Duration, clients: Duration) {
    let each = |work: Duration| work.as_secs_f64() * 1e6 / steps.max(1.0);
    say(&format!(
        "work for a step   {:.0} µs of one core by the server, {:.0} µs by the clients",
        each(server),
        each(clients)
    ));
}

/// The processor, its cores and the memory, as Linux tells them.
pub(super) fn machine() -> String {
    let read = |file: &str| std::fs::read_to_string(file).unwrap_or_default();
    let value = |text: &str, key: &str| {
        let line = text.lines().find(|line| line.starts_with(key))?;
        Some(line.split_once(':')?.1.trim().to_owned())
    };
    let processor = value(&read("/proc/cpuinfo"), "model name");
    let memory = value(&read("/proc/meminfo"), "MemTotal");
    let gib = memory.and_then(|memory| {
        let kib: f64 = memory.split(' ').next()?.parse().ok()?;
        Some(format!(", {:.0} GiB", kib / 1024.0 / 1024.0))
    });
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let processor = processor.unwrap_or_else(|| "an unknown processor".to_owned());
    format!("{cores} cores, {processor}{}", gib.unwrap_or_default())
}

/// The figure before `rows/s`.
pub(super) fn rows_a_second(said: &str) -> Option<f64> {
    let before = said.split(" rows/s").next().filter(|text| *text != said)?;
    before.split_whitespace().next_back()?.parse().ok()
}

/// The value that this share of all is not above.
fn at(sorted: &[u32], share: f64) -> u32 {
    let last = sorted.len().saturating_sub(1);
    let nth = (share * sorted.len() as f64).ceil() as usize;
    sorted
        .get(nth.saturating_sub(1).min(last))
        .copied()
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reference_is_read() {
        let said = "sqlite: 20000 rows in 2.50 s: 8000 rows/s, 90 commits";
        assert_eq!(rows_a_second(said), Some(8000.0));
        assert_eq!(rows_a_second("nothing"), None);
    }

    #[test]
    fn percentiles_are_values_that_were_measured() {
        let hundred: Vec<u32> = (1..=100).collect();
        assert_eq!(at(&hundred, 0.5), 50);
        assert_eq!(at(&hundred, 0.99), 99);
        assert_eq!(at(&hundred, 1.0), 100);
        assert_eq!(at(&[7], 0.5), 7);
        assert_eq!(at(&[], 0.5), 0);
    }
}
