//! The one list of bots: what each is called, whom it is for and what it does.

use std::fmt;
use std::time::Duration;

use kernel::{Guide, Style};

use crate::{
    Bot, Budget, Greedy, Ismcts, Level, Pace, Random, Settings, custom, level_and_style, style,
};

/// A bot as lists show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotInfo {
    /// What the command line, the API and stored tables call it.
    pub name: &'static str,
    /// Whom it is for.
    pub purpose: Purpose,
    /// What it does, as the rest of a sentence that begins with its name.
    pub about: &'static str,
}

/// Whom a bot is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// An opponent for people: pages offer it.
    People,
    /// A yardstick for other bots: the command line and the API know it, pages do not offer it.
    Measuring,
}

/// Every bot with a name of its own, the weakest first.
///
/// ```
/// let opponents: Vec<_> = bots::opponents().map(|bot| bot.name).collect();
/// assert_eq!(opponents, ["novice", "steady", "sharp", "master", "champion"]);
/// assert!(bots::known("greedy") && !bots::known("oracle"));
/// ```
pub const BOTS: &[BotInfo] = &[
    BotInfo {
        name: "random",
        purpose: Purpose::Measuring,
        about: "takes any possible answer, each as likely as the others",
    },
    BotInfo {
        name: "greedy",
        purpose: Purpose::Measuring,
        about: "takes what looks best one decision deep, by a hand-written value",
    },
    BotInfo {
        name: Level::Novice.key(),
        purpose: Purpose::People,
        about: "goes by first impressions and errs among good options",
    },
    BotInfo {
        name: Level::Steady.key(),
        purpose: Purpose::People,
        about: "looks a little ahead, now and then errs",
    },
    BotInfo {
        name: Level::Sharp.key(),
        purpose: Purpose::People,
        about: "searches, and seldom errs",
    },
    BotInfo {
        name: Level::Master.key(),
        purpose: Purpose::People,
        about: "searches as deep as the time allows",
    },
    BotInfo {
        name: Level::Champion.key(),
        purpose: Purpose::People,
        about: "searches longest, with all that was learned",
    },
];

/// Whether a bot of this name is listed, its style left aside. Searches with settings of their own are not: see [`Player::named`].
#[must_use]
pub fn known(name: &str) -> bool {
    let (level, style) = level_and_style(name);
    let styled = |bot: &BotInfo| style.is_none() || bot.purpose == Purpose::People;
    BOTS.iter().any(|bot| bot.name == level && styled(bot))
}

/// The bots that people play against, the weakest first.
pub fn opponents() -> impl Iterator<Item = &'static BotInfo> {
    BOTS.iter().filter(|bot| bot.purpose == Purpose::People)
}

/// What a name stands for, whatever the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Player {
    /// [`Random`].
    Random,
    /// [`Greedy`].
    Greedy,
    /// One of the levels that people play against, and what it likes: the place of its style in [`Guide::STYLES`].
    Level(Level, Option<usize>),
    /// [`Ismcts`] with settings of one's own, as in `search:iterations=800:curiosity=0.4`.
    Search(Settings),
}

impl Player {
    /// Reads a name of [`BOTS`], a level with one of these styles behind a slash, or `search:` with settings.
    pub fn named(name: &str, styles: &[Style]) -> Result<Self, UnknownBot> {
        let read = match level_and_style(name) {
            ("random", None) => Some(Self::Random),
            ("greedy", None) => Some(Self::Greedy),
            (plain, None) => Level::named(plain)
                .map(|level| Self::Level(level, None))
                .or_else(|| custom::settings(plain, styles).map(Self::Search)),
            (level, Some(key)) => Level::named(level)
                .zip(style::placed(styles, key))
                .map(|(level, style)| Self::Level(level, Some(style))),
        };
        read.ok_or_else(|| UnknownBot::new(name, styles))
    }

    /// A new bot of this kind, with nothing remembered. `pace` is how long levels may think; the others need no time.
    #[must_use]
    pub fn bot<G: Guide>(self, pace: Pace) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::default()),
            Self::Greedy => Box::new(Greedy::default()),
            Self::Level(level, style) => level.bot(pace, style),
            Self::Search(settings) => Box::new(Ismcts::new(settings)),
        }
    }

    /// How it searches where people wait for it; none if it answers at once.
    fn search(self) -> Option<Settings> {
        match self {
            Self::Random | Self::Greedy | Self::Level(Level::Novice, _) => None,
            Self::Level(level, _) => Some(level.settings(Pace::Timed)),
            Self::Search(settings) => Some(settings),
        }
    }

    /// Whether it answers without a search, in next to no time.
    pub(crate) fn is_quick(self) -> bool {
        self.search().is_none()
    }

    /// What an answer of it takes where people wait for it.
    fn effort(self) -> Effort {
        let Some(settings) = self.search() else {
            return Effort::NONE;
        };
        let time = match settings.budget {
            Budget::Time(time) => time,
            // As long as a thousand iterations take in the slowest game, roughly: only the order of thoughts depends on it.
            Budget::Iterations(count) => Duration::from_micros(700) * count,
        };
        Effort {
            time,
            cores: settings.threads,
        }
    }
}

/// What an answer of a bot takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// About how long it thinks.
    pub time: Duration,
    /// How many cores it can use.
    pub cores: usize,
}

impl Effort {
    /// Next to nothing.
    pub const NONE: Effort = Effort {
        time: Duration::ZERO,
        cores: 1,
    };

    /// That of the bot of this name; one that is not known takes none.
    #[must_use]
    pub fn of(name: &str) -> Self {
        let (level, _) = level_and_style(name);
        Player::named(level, &[]).map_or(Self::NONE, Player::effort)
    }
}

/// A new bot of this name, with nothing remembered. `pace` is how long levels may think; the others need no time.
pub fn by_name<G: Guide>(name: &str, pace: Pace) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    Player::named(name, G::STYLES).map(|player| player.bot(pace))
}

/// The name that no bot has. The sentence lists those that there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot {
    name: String,
    /// What a level may have behind a slash.
    styles: Vec<&'static str>,
}

impl UnknownBot {
    fn new(name: &str, styles: &[Style]) -> Self {
        Self {
            name: name.to_owned(),
            styles: styles.iter().map(|style| style.key).collect(),
        }
    }
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<_> = BOTS.iter().map(|bot| bot.name).collect();
        write!(
            f,
            "there is no bot {:?}; choose from: {}, or search:iterations=N",
            self.name,
            known.join(", ")
        )?;
        if self.styles.is_empty() {
            return Ok(());
        }
        let styles = self.styles.join(", ");
        write!(
            f,
            "; a level can have a style, as steady/{}: {styles}",
            self.styles[0]
        )
    }
}

impl std::error::Error for UnknownBot {}

#[cfg(test)]
mod tests {
    use face::{Language, Words};

    use super::*;

    #[test]
    fn bots_are_known_by_their_names() {
        for bot in BOTS {
            assert!(Player::named(bot.name, &[]).is_ok(), "{}", bot.name);
        }
        let stranger = Player::named("oracle", &[]).unwrap_err();
        assert!(stranger.to_string().contains("random"));
    }

    /// docs/bots.md says what each bot does.
    #[test]
    fn every_bot_has_its_row_in_the_document() {
        let document = include_str!("../../../docs/bots.md");
        for bot in BOTS {
            let row = format!("\n| `{}` |", bot.name);
            assert!(document.contains(&row), "no row for {}", bot.name);
        }
    }

    /// Pages would show the bare name of a bot without words.
    #[test]
    fn every_bot_has_a_name_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language, &[]).expect("the words of the crate are well-formed");
            for bot in BOTS {
                let key = format!("ui-bot-{}", bot.name);
                assert!(words.knows(&key), "{language}: {key} is missing");
                let how = face::components::how_it_plays(&words, bot.name);
                assert_eq!(
                    how.is_some(),
                    bot.purpose == Purpose::People,
                    "{}",
                    bot.name
                );
            }
        }
    }
}
