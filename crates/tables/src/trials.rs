//! Trials: bots play many matches with a set, so that its owner sees whether it is balanced. A trial goes on while nobody looks, takes its
//! turns among the thoughts of all tables, and is kept until others need its place.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use catalog::{AnyGame, Balance, Effort, Pace, Plan, Thought};
use kernel::Wanted;

use crate::contents::hash_of;
use crate::hub::lock;
use crate::thinkers::{Thinkers, Wish};

/// The bot that plays all seats: the strongest that needs no time.
pub const TRIAL_BOT: &str = "greedy";
/// Matches of a trial. All chance follows from the number of the match, so every set meets the same luck.
pub const TRIAL_GAMES: u64 = 200;
/// The seed of the program's own simulations, so that the command line finds the same figures.
const SEED: u64 = 1;
/// How long a part of a trial keeps a core from others.
const PART: Duration = Duration::from_millis(100);
/// How many are kept, and how many of them may go on at the same time.
const KEPT: usize = 64;
const GOING_ON: usize = 16;

/// The trials of a node.
#[derive(Default)]
pub struct Trials(Mutex<Vec<Trial>>);

/// Which matches: the content and the set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Subject {
    content: String,
    setup: String,
}

impl Subject {
    fn of(game: &dyn AnyGame, wanted: &Wanted) -> Self {
        Self {
            content: format!("{} {}", game.key(), hash_of(game)),
            setup: wanted.to_string(),
        }
    }
}

struct Trial {
    subject: Subject,
    /// Who began it.
    person: String,
    course: Course,
}

/// How far a trial is.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Course {
    pub balance: Balance,
    pub state: TrialState,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TrialState {
    #[default]
    Going,
    Over,
    /// Its person has stopped it.
    Stopped,
    /// A match could not be played.
    Failed,
}

/// Why a trial does not begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrialRefusal {
    /// The person has one already.
    OneAtATime,
    /// The server has enough of them.
    Busy,
}

impl Trials {
    /// How far the trial of a game's content is, if there is one.
    pub fn of(&self, game: &dyn AnyGame, wanted: &Wanted) -> Option<Course> {
        let subject = Subject::of(game, wanted);
        let kept = lock(&self.0);
        let found = kept.iter().find(|trial| trial.subject == subject);
        found.map(|trial| trial.course.clone())
    }

    /// Stops what this person has begun.
    pub fn stop(&self, person: &str) {
        let mut kept = lock(&self.0);
        let own = kept.iter_mut().filter(|trial| trial.person == person);
        own.filter(|trial| trial.course.state == TrialState::Going)
            .for_each(|trial| trial.course.state = TrialState::Stopped);
    }

    /// Begins a trial of each of these games in turn, by a set-up that they play. What was tried already is not tried again.
    pub fn begin(
        self: &Arc<Self>,
        thinkers: Arc<Thinkers>,
        games: Vec<Arc<dyn AnyGame>>,
        wanted: &Wanted,
        person: &str,
    ) -> Result<(), TrialRefusal> {
        let mut kept = lock(&self.0);
        let is_going = |trial: &&Trial| trial.course.state == TrialState::Going;
        let is_known = |subject: &Subject, kept: &[Trial]| {
            let mut kept = kept.iter();
            kept.any(|trial| {
                trial.subject == *subject
                    && matches!(trial.course.state, TrialState::Going | TrialState::Over)
            })
        };
        let new: Vec<(Arc<dyn AnyGame>, Subject)> = games
            .into_iter()
            .map(|game| (game.clone(), Subject::of(&*game, wanted)))
            .filter(|(_, subject)| !is_known(subject, &kept))
            .collect();
        if new.is_empty() {
            return Ok(());
        }
        let mut going = kept.iter().filter(is_going);
        if going.any(|trial| trial.person == person) {
            return Err(TrialRefusal::OneAtATime);
        }
        if kept.iter().filter(is_going).count() >= GOING_ON {
            return Err(TrialRefusal::Busy);
        }
        kept.retain(|old| !new.iter().any(|(_, subject)| *subject == old.subject));
        kept.extend(new.iter().map(|(_, subject)| Trial {
            subject: subject.clone(),
            person: person.to_owned(),
            course: Course::default(),
        }));
        while kept.len() > KEPT
            && let Some(oldest) = kept.iter().position(|trial| !is_going(&trial))
        {
            kept.remove(oldest);
        }
        drop(kept);
        let (trials, wanted, person) = (self.clone(), wanted.clone(), person.to_owned());
        tokio::spawn(async move {
            for (game, subject) in new {
                trials
                    .run(&thinkers, &game, &subject, &wanted, &person)
                    .await;
            }
        });
        Ok(())
    }

    /// One trial, a part after the other, until it is over or stopped.
    async fn run(
        &self,
        thinkers: &Thinkers,
        game: &Arc<dyn AnyGame>,
        subject: &Subject,
        wanted: &Wanted,
        person: &str,
    ) {
        let mut next = 1;
        while let Some(first) = self.played(subject) {
            let wish = Wish {
                person: person.to_owned(),
                is_watched: false,
                effort: Effort {
                    time: PART,
                    cores: 1,
                },
            };
            let games = next.min(TRIAL_GAMES - first);
            let begun = Instant::now();
            let thought = part(game.clone(), wanted.clone(), (first, games));
            let played = thinkers.think(wish, thought).await.flatten();
            // As many as fit into the time of a part; where it waited for its turn, a few less.
            let each = begun.elapsed() / u32::try_from(games).unwrap_or(u32::MAX).max(1);
            let fit = PART.as_nanos() / each.as_nanos().max(1);
            next = u64::try_from(fit)
                .unwrap_or(u64::MAX)
                .clamp(1, 2 * games.max(1));
            self.add(subject, played);
        }
    }

    /// How many matches of a trial that goes on were played.
    fn played(&self, subject: &Subject) -> Option<u64> {
        let kept = lock(&self.0);
        let found = kept.iter().find(|trial| trial.subject == *subject)?;
        let is_going = found.course.state == TrialState::Going;
        is_going.then(|| found.course.balance.games())
    }

    fn add(&self, subject: &Subject, played: Option<Vec<catalog::Outcome>>) {
        let mut kept = lock(&self.0);
        let Some(trial) = kept.iter_mut().find(|trial| trial.subject == *subject) else {
            return;
        };
        let course = &mut trial.course;
        match played {
            Some(played) => played.iter().for_each(|match_| course.balance.add(match_)),
            None => course.state = TrialState::Failed,
        }
        if course.state == TrialState::Going && course.balance.games() >= TRIAL_GAMES {
            course.state = TrialState::Over;
        }
    }
}

/// Some matches; `None` if they cannot be played.
fn part(
    game: Arc<dyn AnyGame>,
    wanted: Wanted,
    (first, games): (u64, u64),
) -> Thought<Option<Vec<catalog::Outcome>>> {
    Box::new(move |_| {
        let plan = Plan {
            bots: vec![TRIAL_BOT.to_owned()],
            games,
            first,
            seed: SEED,
            threads: 1,
            pace: Pace::Counted,
        };
        let mut played = Vec::new();
        let report = game.simulate(&wanted, &plan, &mut |outcome| played.push(outcome.clone()));
        report.ok().map(|_| played)
    })
}
