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

/// Letters of the name of a board.
pub const BOARD_NAME: RangeInclusive<usize> = 1..=40;
/// Boards that a person may keep.
pub const BOARDS: u32 = 24;

/// Sets that a person may keep.
pub const SETS: u32 = 12;

/// Bytes of a match file: ten times the longest that was seen, and the content that it may carry.
pub const MATCH_FILE: usize = 512 * 1024;
/// Matches in files that a person may bring.
pub const MATCH_FILES: u32 = 500;

/// What is out of its limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    Clock,
    Name,
    BoardName,
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

/// A name as people may have it: there is something to see, and nothing that changes what stands beside it.
pub fn name(text: &str) -> Result<String, Limit> {
    let text = without_floods(&visible(text));
    let shows = |text: &String| text.chars().any(|c| !is_mark(c) && !c.is_whitespace());
    tidy(&text, NAME).filter(shows).ok_or(Limit::Name)
}

/// What a person calls a board, as [`name`] has it.
pub fn board_name(text: &str) -> Result<String, Limit> {
    let text = without_floods(&visible(text));
    tidy(&text, BOARD_NAME).ok_or(Limit::BoardName)
}

/// A table's title, where there is one.
#[must_use]
pub fn title(text: &str) -> String {
    tidy(&without_floods(&visible(text)), TITLE).unwrap_or_default()
}

/// Whether someone who spoke at these times may speak now. A clock that was set back or forward silences no one for longer than
/// [`CHAT_SPAN_MS`].
pub fn chat_pace(spoke_at: impl Iterator<Item = i64>, now: i64) -> bool {
    let lately = |at: &i64| now.saturating_sub(*at).saturating_abs() < CHAT_SPAN_MS;
    spoke_at.filter(lately).count() < CHAT_PACE
}

pub fn chat_line(text: &str) -> Result<String, Limit> {
    // Joined emoji need characters that a name does without.
    let straight: String = text.chars().filter(|c| !turns_text(*c)).collect();
    tidy(&without_floods(&straight), CHAT_LINE).ok_or(Limit::ChatLine)
}

/// A login, which is the same in capitals, and a password, which is not.
pub fn credentials(login: &str, password: &str) -> Result<(String, String), Limit> {
    let login = login.trim().to_lowercase();
    let fits = LOGIN.contains(&login.chars().count())
        && !login.contains(|c: char| c.is_control() || is_invisible(c))
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

fn visible(text: &str) -> String {
    text.chars().filter(|c| !is_invisible(*c)).collect()
}

/// Without the marks beyond the second that stand on one letter: a pile of them covers the lines around it.
fn without_floods(text: &str) -> String {
    const MOST_MARKS: usize = 2;
    let mut marks = 0;
    let calm = text.chars().filter(|c| {
        marks = if is_mark(*c) { marks + 1 } else { 0 };
        marks <= MOST_MARKS
    });
    calm.collect()
}

/// Changes the direction of the text that follows.
fn turns_text(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Shows nothing: joiners and separators without width, selectors of variants, fillers, tags.
fn is_invisible(c: char) -> bool {
    turns_text(c)
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200d}' | '\u{2028}'..='\u{2029}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

/// Stands on the letter before it.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}'
        | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_shows_something_and_changes_nothing_beside_it() {
        let check = |text: &str, is: Result<&str, Limit>| {
            assert_eq!(name(text), is.map(str::to_owned), "{text:?}");
        };
        for nothing in [
            "\u{200b}",
            "\u{3164}",
            "\u{2800}\u{feff}",
            "\u{301}\u{301}",
            "\u{ad} \u{200d}",
        ] {
            check(nothing, Err(Limit::Name));
        }
        check("Ann\u{202e}nimda", Ok("Annnimda"));
        check("\u{2067}Ben\u{200b}", Ok("Ben"));
        check(
            "Z\u{301}\u{302}\u{303}\u{304}\u{305}oe",
            Ok("Z\u{301}\u{302}oe"),
        );
        for fine in [
            "Łucja",
            "שרה",
            "محمد",
            "สมชาย",
            "Nguye\u{302}\u{303}n",
            "🦊",
            "王",
            "O'Neill-7",
        ] {
            check(fine, Ok(fine));
        }
        let family = "👩\u{200d}👧";
        assert_eq!(chat_line(family), Ok(family.to_owned()));
        assert_eq!(chat_line("a\u{202e}b"), Ok("ab".to_owned()));
        assert_eq!(
            credentials("e\u{200b}wa", "long enough"),
            Err(Limit::Credentials)
        );
    }

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
