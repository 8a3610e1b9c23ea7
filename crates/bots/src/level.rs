//! Levels, from human-like mistakes to the best that the time allows.

use std::time::Duration;

use kernel::Guide;

use crate::{Bot, Budget, Hunch, Ismcts, Pace, Settings};

/// How strong an opponent is, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Goes by first impressions, as people do in their second game.
    Novice,
    /// Searches a little, and now and then takes the second best.
    Steady,
    /// Searches.
    Sharp,
    /// Searches four times as long as [`Level::Sharp`], at a table on several cores.
    Master,
    /// Searches as long as people can be asked to wait.
    Champion,
}

impl Level {
    /// The level of a bot where nothing else is asked for.
    pub const USUAL: Level = Level::Steady;

    /// Every level, the weakest first.
    pub const ALL: [Level; 5] = [
        Level::Novice,
        Level::Steady,
        Level::Sharp,
        Level::Master,
        Level::Champion,
    ];

    /// The name in [`crate::BOTS`].
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Steady => "steady",
            Level::Sharp => "sharp",
            Level::Master => "master",
            Level::Champion => "champion",
        }
    }

    /// The level of this key.
    #[must_use]
    pub fn named(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.key() == key)
    }

    /// A bot of this level, with the style of this place in [`Guide::STYLES`].
    #[must_use]
    pub fn bot<G: Guide>(self, pace: Pace, style: Option<usize>) -> Box<dyn Bot<G>> {
        match self {
            // First impressions, blurred: the mistakes of a second game.
            Level::Novice => Box::new(Hunch::<G>::new(3.0).with_style(style)),
            _ => Box::new(Ismcts::<G>::new(Settings {
                style,
                ..self.settings(pace)
            })),
        }
    }

    /// How this level searches.
    #[must_use]
    pub fn settings(self, pace: Pace) -> Settings {
        Settings {
            budget: self.budget(pace),
            threads: match (self, pace) {
                // People wait for the clock, so the cores may as well work.
                (Level::Master | Level::Champion, Pace::Timed) => cores(),
                _ => 1,
            },
            keeps_word: self <= Level::Sharp,
            blur: if self <= Level::Steady { 0.6 } else { 0.0 },
            ..Settings::default()
        }
    }

    fn budget(self, pace: Pace) -> Budget {
        let millis = |count: u32| Budget::Time(Duration::from_millis(count.into()));
        // In proportion to the master's.
        let part = |most: u32| match self {
            Level::Novice => most / 64,
            Level::Steady => most / 40,
            Level::Sharp => most / 4,
            Level::Master => most,
            Level::Champion => most.saturating_mul(4),
        };
        let (iterations, time) = match self {
            Level::Novice => (0, 200),
            Level::Steady => (80, 200),
            Level::Sharp => (800, 700),
            Level::Master => (3200, 2000),
            Level::Champion => (12_800, 4000),
        };
        match pace {
            // A clock would make the steady bot sharp on a fast machine: its errors are part of it.
            _ if self == Level::Steady && pace == Pace::Timed => Budget::Iterations(iterations),
            Pace::Counted => Budget::Iterations(iterations),
            Pace::Timed => millis(time),
            Pace::Iterations(most) => Budget::Iterations(part(most).max(1)),
            Pace::Milliseconds(most) => millis(part(most).max(1)),
        }
    }
}

/// Root-parallel search gains little beyond a few trees.
fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| usize::from(cores).min(4))
}
