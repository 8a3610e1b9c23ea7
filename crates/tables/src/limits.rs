//! Limits of what people may write and set. Pages and the API both ask here.

use std::ops::RangeInclusive;

use crate::ClockRule;

/// Seconds on a clock, for a move or for all moves of a player.
pub const CLOCK: RangeInclusive<u32> = 30..=7 * 86_400;
/// Seconds that a move may add to a player's clock.
pub const ADDED: RangeInclusive<u32> = 0..=3600;
/// Letters of a name.
pub const NAME: RangeInclusive<usize> = 1..=24;
/// Letters of a table's title; a longer one is left out.
pub const TITLE: RangeInclusive<usize> = 1..=60;
/// Letters of a line of chat.
pub const CHAT_LINE: RangeInclusive<usize> = 1..=500;
/// Lines of chat that a table shows; older ones are a page away.
pub const CHAT_SHOWN: u32 = 50;
/// Lines that a person may say at a table in [`CHAT_SPAN_MS`].
pub const CHAT_PACE: usize = 10;
/// Milliseconds in which [`CHAT_PACE`] lines are enough.
pub const CHAT_SPAN_MS: i64 = 10_000;
/// Letters of a login.
pub const LOGIN: RangeInclusive<usize> = 1..=60;
/// Letters of a password.
pub const PASSWORD: RangeInclusive<usize> = 8..=200;
/// Letters of the label of a token.
pub const LABEL: RangeInclusive<usize> = 1..=60;

/// What is out of its limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    Clock,
    Name,
    ChatLine,
    /// A login or a password.
    Credentials,
    Label,
}

pub fn clock(rule: ClockRule) -> Result<(), Limit> {
    let fits = match rule {
        ClockRule::None => true,
        ClockRule::Move { seconds } => CLOCK.contains(&seconds),
        ClockRule::Bank { seconds, add } => CLOCK.contains(&seconds) && ADDED.contains(&add),
    };
    fits.then_some(()).ok_or(Limit::Clock)
}

/// A name as people may have it.
pub fn name(text: &str) -> Result<String, Limit> {
    tidy(text, NAME).ok_or(Limit::Name)
}

/// A table's title, where there is one.
#[must_use]
pub fn title(text: &str) -> String {
    tidy(text, TITLE).unwrap_or_default()
}

/// Whether someone who spoke at these times may speak now. A clock that was set back or forward silences no one for longer than
/// [`CHAT_SPAN_MS`].
pub fn chat_pace(spoke_at: impl Iterator<Item = i64>, now: i64) -> bool {
    let lately = |at: &i64| now.saturating_sub(*at).saturating_abs() < CHAT_SPAN_MS;
    spoke_at.filter(lately).count() < CHAT_PACE
}

pub fn chat_line(text: &str) -> Result<String, Limit> {
    tidy(text, CHAT_LINE).ok_or(Limit::ChatLine)
}

/// A login, which is the same in capitals, and a password, which is not.
pub fn credentials(login: &str, password: &str) -> Result<(String, String), Limit> {
    let login = login.trim().to_lowercase();
    let fits = LOGIN.contains(&login.chars().count())
        && !login.contains(char::is_control)
        && PASSWORD.contains(&password.chars().count());
    fits.then(|| (login, password.to_owned()))
        .ok_or(Limit::Credentials)
}

pub fn label(text: &str) -> Result<&str, Limit> {
    let text = text.trim();
    LABEL
        .contains(&text.chars().count())
        .then_some(text)
        .ok_or(Limit::Label)
}

/// Without control characters and outer spaces; `None` when too little or too much is left.
fn tidy(text: &str, letters: RangeInclusive<usize>) -> Option<String> {
    let printable: String = text.chars().filter(|c| !c.is_control()).collect();
    let words: Vec<&str> = printable.split_whitespace().collect();
    let text = words.join(" ");
    letters.contains(&text.chars().count()).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(name("  Ewa\u{7}  Nowak "), Ok("Ewa Nowak".into()));
        assert_eq!(name(" \n "), Err(Limit::Name));
        assert_eq!(name(&"x".repeat(25)), Err(Limit::Name));
    }

    #[test]
    fn clocks_have_one_range_for_moves_and_banks() {
        let bank = |seconds, add| clock(ClockRule::Bank { seconds, add });
        for (seconds, fits) in [(29, false), (30, true), (604_800, true), (604_801, false)] {
            assert_eq!(
                clock(ClockRule::Move { seconds }).is_ok(),
                fits,
                "{seconds}"
            );
            assert_eq!(bank(seconds, 10).is_ok(), fits, "{seconds}");
        }
        assert_eq!(bank(900, 3601), Err(Limit::Clock));
        assert_eq!(clock(ClockRule::None), Ok(()));
    }

    #[test]
    fn people_may_talk_but_not_flood() {
        let span = CHAT_SPAN_MS;
        assert!(chat_pace(std::iter::repeat_n(100, CHAT_PACE - 1), 100));
        assert!(!chat_pace(std::iter::repeat_n(100, CHAT_PACE), 99 + span));
        assert!(chat_pace(std::iter::repeat_n(100, CHAT_PACE), 100 + span));
        // The clock was set back by a day.
        assert!(chat_pace(std::iter::repeat_n(86_400_000, 40), 100));
    }

    #[test]
    fn logins_are_told_apart_without_capitals() {
        let good = credentials(" Ewa ", "Correct Horse");
        assert_eq!(good, Ok(("ewa".into(), "Correct Horse".into())));
        for (login, password) in [
            ("", "long enough"),
            ("ewa", "short"),
            ("e\u{7}a", "long enough"),
        ] {
            assert_eq!(credentials(login, password), Err(Limit::Credentials));
        }
    }
}
