//! What statistics count of one match, seat by seat: worked out once, when it is over, and kept beside it as JSON.

use std::collections::BTreeMap;

use face::Count;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Of every seat, by chart and by what is counted there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Figures(Vec<BTreeMap<String, BTreeMap<String, i32>>>);

impl Figures {
    pub(crate) fn of(seats: u8, counts: Vec<Count>) -> Self {
        let mut all = vec![BTreeMap::new(); usize::from(seats)];
        for count in counts {
            // A rival whom the rules play has no seat, and no statistics.
            let Some(own) = all.get_mut(count.seat.index()) else {
                continue;
            };
            let chart: &mut BTreeMap<String, i32> = own
                .entry(count.chart.to_owned())
                .or_insert_with(BTreeMap::new);
            *chart.entry(count.of).or_default() += count.n;
        }
        Self(all)
    }

    /// What a chart counts of a seat.
    pub fn counts(&self, seat: Seat, chart: &str) -> impl Iterator<Item = (&str, i32)> {
        let own = self.0.get(seat.index()).and_then(|own| own.get(chart));
        let counts = own.into_iter().flatten();
        counts.map(|(of, n)| (of.as_str(), *n))
    }
}
