//! Positions to practise on: which one comes next, what an answer was worth, and when it is asked again. docs/practice.md says it in words.

mod streak; // days in a row

pub use streak::Streak;

use std::sync::Arc;

use catalog::review::{AnyExam, Class, Decision, Estimate, Review, Sureness, Trial, WeighedMove};
use catalog::{AnyGame, Effort, written_with};
use kernel::{Seat, Wanted};
use serde::{Deserialize, Serialize};
use store::{Drill, PracticeDay};

use crate::keeper::Keeper;
use crate::now::now;
use crate::reviews;
use crate::seats::{Options, Place};
use crate::table::{Draft, Table};
use crate::thinkers::Wish;
use crate::trouble::{Outcome, Trouble};

/// What the other seats would be played by, if one plays on from there.
const LEVEL: &str = "steady";
/// A decision of one's own that cost so much for certain is worth another try.
pub const WORTH_IT: f32 = 0.03;
/// Leitner's boxes: so many days until a position of each is asked again.
pub const DAYS: [i64; 5] = [1, 3, 7, 21, 60];
/// After a wrong answer: soon enough to be of use, late enough to need thought.
const SOON_MS: i64 = 10 * 60_000;
const DAY_MS: i64 = 86_400_000;

/// What a table of practice asks, kept with its row.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Practice {
    /// The name under which people's answers are kept.
    pub item: String,
    /// What a deep look found, the best first.
    pub options: Vec<WeighedMove>,
    /// What was played in the match that it comes from.
    #[serde(default)]
    pub played: Option<Vec<String>>,
    #[serde(default)]
    pub answered: Option<Answered>,
    /// Only the first answer counts.
    #[serde(default)]
    pub counted: bool,
}

/// An answer and what it was worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answered {
    pub chain: Vec<String>,
    pub chance: Estimate,
    /// By how much the best option is better.
    pub loss: Estimate,
    pub class: Class,
    /// The box that the position is in now, from 1, and when it is asked again.
    pub level: u32,
    pub due_at: i64,
}

impl Answered {
    /// Whether it was as good as any, as far as can be told.
    #[must_use]
    pub fn is_right(&self) -> bool {
        self.class < Class::Inaccuracy
    }
}

/// Where a position comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source<'a> {
    /// From the program, by its key.
    Shipped(&'a str),
    /// From a match of one's own: the table and the step.
    Own(&'a str, usize),
}

impl Source<'_> {
    #[must_use]
    pub fn of(item: &str) -> Option<Source<'_>> {
        let (kind, rest) = item.split_once(':')?;
        match kind {
            "own" => {
                let (table, step) = rest.split_once(':')?;
                Some(Source::Own(table, step.parse().ok()?))
            }
            _ => Some(Source::Shipped(rest)),
        }
    }
}

/// The name of a position that the program ships.
#[must_use]
pub fn shipped(game: &str, key: &str) -> String {
    format!("{game}:{key}")
}

/// The decisions of a review that are worth another try, for the people who made them.
pub(crate) fn worth_another_try(
    id: &str,
    people: &[(Seat, String)],
    review: &Review,
) -> Vec<Drill> {
    let of = |decision: &Decision| people.iter().find(|(seat, _)| seat.0 == decision.seat);
    let costly = review.decisions.iter().filter(|one| is_worth_it(one));
    costly
        .filter_map(|decision| {
            let (_, person) = of(decision)?;
            let item = format!("own:{id}:{}", decision.step);
            Some(fresh(person, &item, &review.game))
        })
        .collect()
}

fn is_worth_it(decision: &Decision) -> bool {
    decision.sureness == Sureness::Sure && decision.loss.mean >= WORTH_IT
}

fn fresh(person: &str, item: &str, game: &str) -> Drill {
    Drill {
        person: person.to_owned(),
        item: item.to_owned(),
        game: game.to_owned(),
        level: 0,
        due_at: now(),
        asked: 0,
        solved: 0,
        answered_at: None,
        last_lost: None,
    }
}

/// A right answer moves a position on by one box, a wrong one back to the first.
fn answered(mut drill: Drill, loss: f32, is_right: bool, at: i64) -> Drill {
    let last = DAYS.len() as u32;
    drill.level = if is_right {
        (drill.level + 1).min(last)
    } else {
        1
    };
    let days = DAYS[drill.level as usize - 1];
    drill.due_at = at + if is_right { days * DAY_MS } else { SOON_MS };
    drill.asked += 1;
    drill.solved += u32::from(is_right);
    drill.answered_at = Some(at);
    drill.last_lost = Some((1000.0 * loss.max(0.0)).round() as i64);
    drill
}

impl Practice {
    /// What kind of decision it asks for: what is best rather than what was played, or rather than the next best.
    #[must_use]
    pub fn theme(&self, game: &dyn AnyGame) -> &'static str {
        theme(game, &self.options, self.played.as_deref())
    }

    /// The answer by what is known of it, if it is one of the options as far as those are fixed.
    fn known(&self, chain: &[String]) -> Option<(Estimate, Estimate)> {
        let best = self.options.first()?.chance;
        let is_same = |one: &&WeighedMove| one.chain.iter().zip(chain).all(|(a, b)| a == b);
        let chance = self.options.iter().find(is_same)?.chance;
        let loss = Estimate {
            mean: best.mean - chance.mean,
            margin: best.margin.hypot(chance.margin),
        };
        Some((chance, loss))
    }

    /// The answer by a look of its own, beside the options that are known.
    fn weighed(&self, exam: &dyn AnyExam, chain: &[String]) -> Option<(Estimate, Estimate)> {
        let best = self.options.first()?.chance;
        let others: Vec<_> = self.options.iter().map(|one| one.chain.clone()).collect();
        let loss = exam.compare(0, chain, &others, Trial::LONG, 0)?.loss;
        let chance = Estimate {
            mean: (best.mean - loss.mean).clamp(0.0, 1.0),
            margin: best.margin.hypot(loss.margin),
        };
        Some((chance, loss))
    }
}

/// The kind of decision between these options, the best first.
#[must_use]
pub fn theme(
    game: &dyn AnyGame,
    options: &[WeighedMove],
    played: Option<&[String]>,
) -> &'static str {
    let nth = |nth: usize| options.get(nth).map(|one| one.chain.as_slice());
    let best = nth(0).unwrap_or_default();
    let played = played.filter(|played| *played != best);
    game.theme(best, played.or(nth(1)).unwrap_or_default())
}

/// What somebody wants to be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask<'a> {
    /// What is due, then what is new.
    Next,
    /// The same, of one kind.
    Theme(&'a str),
    /// This one.
    Item(&'a str),
}

/// A position as a table begins with it.
struct Found {
    game: Arc<dyn AnyGame>,
    setup: Wanted,
    position: String,
    practice: Practice,
}

impl Keeper {
    /// A table with the next position of a game for this person, or with the one that is asked for: what is due first, then what is new.
    /// `None` where nothing is left for now.
    pub async fn practise(
        &self,
        game: &Arc<dyn AnyGame>,
        (person, name): (&str, &str),
        ask: Ask<'_>,
    ) -> Outcome<Option<Draft>> {
        let drills = self.hub.store.drills(person).await?;
        let own = || drills.iter().filter(|drill| drill.game == game.key());
        let is_known = |item: &str| own().any(|drill| drill.item == item);
        let due = own().filter(|drill| drill.due_at <= now());
        let due = due.map(|drill| drill.item.clone());
        let all = game.puzzles().iter();
        let all = all.map(|puzzle| shipped(game.key(), &puzzle.key));
        let new = all.filter(|item| !is_known(item));
        let wanted: Vec<String> = match ask {
            Ask::Item(item) => vec![item.to_owned()],
            Ask::Next => due.chain(new).collect(),
            Ask::Theme(theme) => {
                let is_of_it = |item: &String| theme_of(&**game, item) == Some(theme);
                due.chain(new).filter(is_of_it).collect()
            }
        };
        for item in wanted {
            match self.find(game, person, &item).await? {
                Some(found) => return laid(found, (person, name)).map(Some),
                // The match is gone, or a deeper look thinks better of it.
                None => self.hub.store.forget_drill(person, &item).await?,
            }
        }
        Ok(None)
    }

    async fn find(
        &self,
        game: &Arc<dyn AnyGame>,
        person: &str,
        item: &str,
    ) -> Outcome<Option<Found>> {
        match Source::of(item) {
            Some(Source::Shipped(key)) => Ok(found_shipped(game, item, key)),
            Some(Source::Own(table, step)) => self.found_own(person, item, table, step).await,
            None => Ok(None),
        }
    }

    async fn found_own(
        &self,
        person: &str,
        item: &str,
        id: &str,
        step: usize,
    ) -> Outcome<Option<Found>> {
        let review = reviews::kept(&self.hub.store, id).await?;
        let mut decisions = review.iter().flat_map(|review| &review.decisions);
        let decision = decisions.find(|one| one.step == step && is_worth_it(one));
        let Some(decision) = decision else {
            return Ok(None);
        };
        let table = match self.look(id).await {
            Err(Trouble::NoTable | Trouble::Damaged) => return Ok(None),
            table => table?,
        };
        let is_own = table.places.get(usize::from(decision.seat));
        if table.is_running() || !is_own.is_some_and(|place| place.is_of(person)) {
            return Ok(None);
        }
        let play = table.play()?;
        let Some(before) = play.table.at_step(step) else {
            return Ok(None);
        };
        let mut options: Vec<_> = decision.others.clone();
        options.push(decision.played.clone());
        options.sort_by(|a, b| b.chance.mean.total_cmp(&a.chance.mean));
        Ok(Some(Found {
            game: table.game.clone(),
            setup: play.table.setup(),
            position: before.position(),
            practice: Practice {
                item: item.to_owned(),
                options,
                played: Some(decision.played.chain.clone()),
                answered: None,
                counted: false,
            },
        }))
    }

    /// A position that was skipped comes later.
    pub async fn put_off(&self, person: &str, game: &str, item: &str) -> Outcome<()> {
        let known = self.hub.store.drill(person, item).await?;
        let drill = known.unwrap_or_else(|| fresh(person, item, game));
        let due_at = now() + SOON_MS;
        Ok(self
            .hub
            .store
            .keep_drill(&Drill { due_at, ..drill })
            .await?)
    }

    /// What the answer at a table of practice was worth, once it is whole; nothing anywhere else.
    pub async fn weigh_answer(&self, table: &mut Table, person: &str) -> Outcome<()> {
        let Some(practice) = table.options.practice.clone() else {
            return Ok(());
        };
        let Some(exam) = table.play()?.table.first_move() else {
            return Ok(());
        };
        let chain = exam.chain(0);
        let weighed = match practice.known(&chain) {
            Some(weighed) => Some(weighed),
            None => self.weigh(&practice, exam, &chain, person).await?,
        };
        let Some((chance, loss)) = weighed else {
            return Ok(());
        };
        let class = Class::of(loss);
        let is_right = class < Class::Inaccuracy;
        let store = &self.hub.store;
        let known = store.drill(person, &practice.item).await?;
        let mut drill = known.unwrap_or_else(|| fresh(person, &practice.item, table.game.key()));
        if !practice.counted {
            let at = now();
            drill = answered(drill, loss.mean, is_right, at);
            let day = PracticeDay {
                person: person.to_owned(),
                day: streak::day(at),
                game: drill.game.clone(),
                theme: practice.theme(&*table.game).to_owned(),
                asked: 1,
                solved: u32::from(is_right),
            };
            store.keep_answer(&drill, &day).await?;
        }
        table.options.practice = Some(Practice {
            answered: Some(Answered {
                chain,
                chance,
                loss,
                class,
                level: drill.level,
                due_at: drill.due_at,
            }),
            counted: true,
            ..practice
        });
        table.save(store).await
    }

    async fn weigh(
        &self,
        practice: &Practice,
        exam: Arc<dyn AnyExam>,
        chain: &[String],
        person: &str,
    ) -> Outcome<Option<(Estimate, Estimate)>> {
        let wish = Wish {
            person: person.to_owned(),
            is_watched: true,
            effort: Effort::of("sharp"),
        };
        let (practice, chain) = (practice.clone(), chain.to_vec());
        let thought = Box::new(move |_| practice.weighed(&*exam, &chain));
        let weighed = self.thinkers.think(wish, thought).await;
        weighed.ok_or(Trouble::Unavailable)
    }
}

/// The kind of a position that the program ships.
#[must_use]
pub fn theme_of(game: &dyn AnyGame, item: &str) -> Option<&'static str> {
    let Some(Source::Shipped(key)) = Source::of(item) else {
        return None;
    };
    let puzzle = game.puzzles().iter().find(|puzzle| puzzle.key == key)?;
    Some(theme(game, &puzzle.options, None))
}

fn found_shipped(game: &Arc<dyn AnyGame>, item: &str, key: &str) -> Option<Found> {
    let puzzle = game.puzzles().iter().find(|puzzle| puzzle.key == key)?;
    Some(Found {
        game: written_with(game, puzzle.content),
        setup: puzzle.setup.clone(),
        position: puzzle.position.clone(),
        practice: Practice {
            item: item.to_owned(),
            options: puzzle.options.clone(),
            played: None,
            answered: None,
            counted: false,
        },
    })
}

fn laid(found: Found, (person, name): (&str, &str)) -> Outcome<Draft> {
    let Found {
        game,
        setup,
        position,
        practice,
    } = found;
    let asked = game.asked_in(&setup, &position, face::Language::English);
    let seat = asked.ok().flatten().ok_or(Trouble::Damaged)?;
    let bot = Place::Bot {
        level: LEVEL.to_owned(),
    };
    let mut places = vec![bot; usize::from(Draft::seats(&*game, &setup)?)];
    *places.get_mut(seat.index()).ok_or(Trouble::WrongSeats)? = Place::person(person, name);
    Ok(Draft {
        game,
        wanted: setup,
        places,
        options: Options {
            position: Some(position),
            practice: Some(practice),
            ..Options::default()
        },
        host: person.to_owned(),
        public: false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn right_answers_move_on_and_wrong_ones_back() {
        let mut drill = fresh("ann", "ethnos:1", "ethnos");
        let due: Vec<i64> = (0..7)
            .map(|_| {
                drill = answered(drill.clone(), 0.0, true, 0);
                drill.due_at / DAY_MS
            })
            .collect();
        assert_eq!(due, [1, 3, 7, 21, 60, 60, 60]);
        let wrong = answered(drill, 0.0712, false, 0);
        assert_eq!((wrong.level, wrong.due_at), (1, SOON_MS));
        assert_eq!(
            (wrong.asked, wrong.solved, wrong.last_lost),
            (8, 7, Some(71))
        );
        assert_eq!(answered(wrong, 0.0, true, 0).due_at, 3 * DAY_MS);
    }

    #[test]
    fn items_name_where_they_come_from() {
        assert_eq!(Source::of("own:k3f9:41"), Some(Source::Own("k3f9", 41)));
        assert_eq!(
            Source::of(&shipped("eko", "7-3")),
            Some(Source::Shipped("7-3"))
        );
        assert_eq!(Source::of("own:k3f9"), None);
        assert_eq!(Source::of("nothing"), None);
    }
}
