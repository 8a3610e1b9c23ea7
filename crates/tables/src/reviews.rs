//! Matches that are over, looked at again beside everything else: one small piece of work after the other, on cores that nobody at a
//! table waits for.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use catalog::Effort;
use catalog::review::{Review, Reviewer};
use kernel::Seat;
use store::Store;

use crate::hub::lock;
use crate::now::now;
use crate::practice::worth_another_try;
use crate::seats::Place;
use crate::thinkers::{Thinkers, Wish};
use crate::trouble::{Outcome, Trouble};
use crate::{Hub, Table};

/// Reviews that one node makes at a time; later ones are turned away.
const MOST: usize = 8;
/// A piece of one takes about so long.
const PIECE: Duration = Duration::from_millis(400);
/// How often what is known is put together for those who wait.
const TELL_EVERY: usize = 12;

/// The reviews that are being made on this node.
#[derive(Default)]
pub struct Reviews(Mutex<HashMap<String, Arc<UnderWay>>>);

/// How far a review is.
#[derive(Clone, Debug)]
pub struct UnderWay {
    /// 0 to 1.
    pub part: f32,
    /// Moves that were looked at, and all of them.
    pub looked_at: (usize, usize),
    /// What is known so far.
    pub review: Review,
}

impl Reviews {
    /// How far the review of this table is, if one is being made.
    pub fn under_way(&self, table: &str) -> Option<Arc<UnderWay>> {
        lock(&self.0).get(table).cloned()
    }

    /// Takes the work on, unless somebody has. Says whether it is to be done now.
    fn claim(&self, table: &str, reviewer: &Reviewer) -> Outcome<bool> {
        let mut all = lock(&self.0);
        if all.contains_key(table) {
            return Ok(false);
        }
        if all.len() >= MOST {
            return Err(Trouble::TooManyReviews);
        }
        all.insert(table.to_owned(), Arc::new(UnderWay::of(reviewer)));
        Ok(true)
    }

    fn tell(&self, table: &str, reviewer: &Reviewer) {
        let told = Arc::new(UnderWay::of(reviewer));
        lock(&self.0).insert(table.to_owned(), told);
    }

    fn end(&self, table: &str) {
        lock(&self.0).remove(table);
    }
}

impl UnderWay {
    fn of(reviewer: &Reviewer) -> Self {
        Self {
            part: reviewer.progress(),
            looked_at: reviewer.looked_at(),
            review: reviewer.report(),
        }
    }
}

/// Begins the review of a match, unless it is being made or was made as thoroughly before.
pub(crate) async fn begin(
    reviews: Arc<Reviews>,
    hub: Arc<Hub>,
    thinkers: Arc<Thinkers>,
    (id, person): (&str, &str),
    depth: f32,
) -> Outcome<()> {
    let (exam, people) = {
        let table = hub.table(id).await?;
        let exam = table.play()?.table.exam().filter(|_| table.is_finished());
        (exam.ok_or(Trouble::NotOver)?, people(&table))
    };
    if let Some(known) = kept(&hub.store, id)
        .await?
        .filter(|known| known.depth >= depth)
    {
        // A program older than practice may have made it.
        return Ok(hub
            .store
            .add_drills(&worth_another_try(id, &people, &known))
            .await?);
    }
    let reviewer = Reviewer::new(exam, depth);
    if !reviews.claim(id, &reviewer)? {
        return Ok(());
    }
    let (id, person) = (id.to_owned(), person.to_owned());
    tokio::spawn(async move {
        if let Err(trouble) = work(
            &reviews,
            &hub.store,
            &thinkers,
            (&id, &person),
            people,
            reviewer,
        )
        .await
        {
            tracing::warn!(table = id, %trouble, "its review was not finished");
        }
        reviews.end(&id);
    });
    Ok(())
}

async fn work(
    reviews: &Reviews,
    store: &Store,
    thinkers: &Thinkers,
    (id, person): (&str, &str),
    people: Vec<(Seat, String)>,
    mut reviewer: Reviewer,
) -> Outcome<()> {
    loop {
        let jobs = reviewer.jobs();
        if jobs.is_empty() {
            break;
        }
        for (nth, job) in jobs.into_iter().enumerate() {
            // No one watches it, so it never takes the last core from those who play.
            let wish = Wish {
                person: format!("review of {person}"),
                is_watched: false,
                effort: Effort {
                    time: PIECE,
                    cores: 1,
                },
            };
            let thought = Box::new(move |_| job.run());
            let finding = thinkers.think(wish, thought).await;
            reviewer.take(finding.ok_or(Trouble::Unavailable)?);
            if nth % TELL_EVERY == 0 {
                reviews.tell(id, &reviewer);
            }
        }
    }
    let review = reviewer.report();
    let body = serde_json::to_string(&review).map_err(|_| Trouble::Damaged)?;
    store.keep_review(id, &body, now()).await?;
    Ok(store
        .add_drills(&worth_another_try(id, &people, &review))
        .await?)
}

/// The people who have played it, with their seats.
fn people(table: &Table) -> Vec<(Seat, String)> {
    let places = Seat::first(u8::MAX).zip(&table.places);
    let people = places.filter_map(|(seat, place)| match place {
        Place::Person { id, .. } => Some((seat, id.clone())),
        _ => None,
    });
    people.collect()
}

/// The review of a match, where there is one that this program can read.
pub(crate) async fn kept(store: &Store, id: &str) -> Outcome<Option<Review>> {
    let body = store.review(id).await?;
    Ok(body.and_then(|body| serde_json::from_str(&body).ok()))
}

impl Table {
    /// Whether it can be looked at again.
    pub fn may_review(&self) -> bool {
        self.is_finished()
    }
}
