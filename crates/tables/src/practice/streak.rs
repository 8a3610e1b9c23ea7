//! Days on which somebody practised, in a row. Days are those of Greenwich, for every node alike.

use std::collections::BTreeMap;

use store::PracticeDay;

use super::DAY_MS;

/// One missed day in so many is forgiven.
const FORGIVEN_IN: i64 = 7;

/// How steadily somebody practises.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Streak {
    /// Days in a row up to today, or up to yesterday while today is not over.
    pub days: u32,
    /// The most there ever were.
    pub longest: u32,
    /// Answers of the last seven days, today last; each day counted from 1970.
    pub week: Vec<(i64, u32)>,
}

impl Streak {
    #[must_use]
    pub fn of(practised: &[PracticeDay], now: i64) -> Self {
        let mut answers: BTreeMap<i64, u32> = BTreeMap::new();
        for day in practised {
            *answers.entry(day.day).or_default() += day.asked;
        }
        let today = day(now);
        let has = |day: i64| answers.contains_key(&day);
        let last = if has(today) { today } else { today - 1 };
        let longest = answers.keys().map(|&last| row_up_to(last, has));
        Self {
            days: row_up_to(last, has),
            longest: longest.max().unwrap_or(0),
            week: (today - 6..=today)
                .map(|day| (day, answers.get(&day).copied().unwrap_or(0)))
                .collect(),
        }
    }

    /// Answers of today.
    #[must_use]
    pub fn today(&self) -> u32 {
        self.week.last().map_or(0, |(_, answers)| *answers)
    }
}

/// The day of a moment, counted from 1970.
pub(super) fn day(at: i64) -> i64 {
    at.div_euclid(DAY_MS)
}

/// How many days somebody practised on up to this one, without a break that counts.
fn row_up_to(last: i64, has: impl Fn(i64) -> bool) -> u32 {
    let (mut day, mut count, mut forgiven) = (last, 0, None);
    loop {
        if has(day) {
            count += 1;
        } else if has(day - 1) && count > 0 && forgiven.is_none_or(|at| at - day >= FORGIVEN_IN) {
            forgiven = Some(day);
        } else {
            return count;
        }
        day -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(days: &[i64], today: i64, in_a_row: u32, longest: u32) {
        let practised: Vec<PracticeDay> = days
            .iter()
            .map(|&day| PracticeDay {
                person: "ann".to_owned(),
                day,
                game: "eko".to_owned(),
                theme: "move".to_owned(),
                asked: 2,
                solved: 1,
            })
            .collect();
        let streak = Streak::of(&practised, today * DAY_MS + 5);
        assert_eq!((streak.days, streak.longest), (in_a_row, longest));
        assert_eq!(streak.today(), 2 * u32::from(days.contains(&today)));
        assert_eq!(streak.week.len(), 7);
    }

    #[test]
    fn days_in_a_row_are_counted() {
        check(&[], 50, 0, 0);
        check(&[50], 50, 1, 1);
        // Today is not over.
        check(&[48, 49], 50, 2, 2);
        // Yesterday was missed, and nothing came of it yet.
        check(&[47, 48], 50, 0, 2);
        check(&[41, 42, 43, 44, 49, 50], 50, 2, 4);
    }

    #[test]
    fn one_missed_day_a_week_is_forgiven() {
        check(&[47, 48, 50], 50, 3, 3);
        check(&[45, 47, 49, 50], 50, 3, 3);
        check(&[41, 43, 44, 45, 46, 47, 48, 50], 50, 8, 8);
    }
}
