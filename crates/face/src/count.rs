//! What is counted over many matches, for those who want to know how they play.

use kernel::Seat;

/// Something that a match adds to the statistics of whoever sat there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    pub seat: Seat,
    /// The key of one of [`crate::Face::charts`].
    pub chart: &'static str,
    /// What is counted there, such as a tribe or where points come from.
    pub of: String,
    pub n: i32,
}

impl Count {
    pub fn new(seat: Seat, chart: &'static str, of: impl Into<String>, n: i32) -> Self {
        Self {
            seat,
            chart,
            of: of.into(),
            n,
        }
    }
}

/// A chart of a game: its title is `stats-KEY` among [`crate::Face::setup_words`], with `stats-KEY-about`. What it counts is called
/// `stats-KEY-OF`, or `setup-part-OF` where it is a part of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chart {
    pub key: &'static str,
    pub kind: ChartKind,
}

/// How a chart puts its counts together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChartKind {
    /// How often a match was won in which there was this: each match counts once.
    Wins,
    /// Points in a match, on average.
    Points,
    /// How often, in all matches together.
    Times,
}

impl Chart {
    #[must_use]
    pub const fn wins(key: &'static str) -> Self {
        let kind = ChartKind::Wins;
        Self { key, kind }
    }

    #[must_use]
    pub const fn points(key: &'static str) -> Self {
        let kind = ChartKind::Points;
        Self { key, kind }
    }

    #[must_use]
    pub const fn times(key: &'static str) -> Self {
        let kind = ChartKind::Times;
        Self { key, kind }
    }
}
