//! Days of the calendar.

/// A day in the international form: 2026-11-15.
pub(crate) fn date(at: i64) -> String {
    let (year, month, day) = civil(at);
    format!("{year:04}-{month:02}-{day:02}")
}

/// A moment as the heads of answers write it: Sun, 15 Nov 2026 12:30:00 GMT.
pub(crate) fn stamp(at: i64) -> String {
    const DAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
    const MONTHS: [&str; 12] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ];
    let (year, month, day) = civil(at);
    // 1970 began on a Thursday.
    let of_week = DAYS[at.div_euclid(86_400_000).rem_euclid(7) as usize];
    let month = MONTHS[month as usize - 1];
    let seconds = at.rem_euclid(86_400_000) / 1000;
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{of_week}, {day:02} {month} {year:04} {hour:02}:{minute:02}:{second:02} GMT")
}

/// Year, month and day of a moment.
fn civil(at: i64) -> (i64, i64, i64) {
    // Days since 1970 to a date, by the civil calendar.
    let days = at.div_euclid(86_400_000) + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(951_782_400_000), "2000-02-29");
        assert_eq!(date(1_794_700_800_000), "2026-11-15");
    }

    #[test]
    fn moments_have_stamps() {
        assert_eq!(stamp(0), "Thu, 01 Jan 1970 00:00:00 GMT");
        assert_eq!(stamp(784_111_777_000), "Sun, 06 Nov 1994 08:49:37 GMT");
        assert_eq!(stamp(951_782_400_999), "Tue, 29 Feb 2000 00:00:00 GMT");
    }
}
