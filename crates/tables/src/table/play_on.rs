//! A match that is over, played on from one of its moments at a new table, by people and bots as its host likes: with the same deal and
//! the same steps, so that what comes from the dice comes again as it came; or with everything dealt anew that one seat could not see.

use catalog::SavedStep;
use kernel::{Seat, Viewer, Wanted};
use referee::Seed;
use store::Store;

use super::load::what_stands;
use super::moves::step_entry;
use super::{Draft, Table};
use crate::now::now;
use crate::seats::{Options, Place, Resumed, STAND_IN};
use crate::secret;
use crate::trouble::{Outcome, Trouble};

/// What a new table needs for it.
pub struct PlayedOn {
    pub(crate) draft: Draft,
    /// The cards of the old table; `None` where they are dealt anew.
    seed: Option<Seed>,
}

/// What becomes of what was hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deal {
    AsItWas,
    /// What this seat could not see is dealt anew.
    Anew(Seat),
}

impl Table {
    /// Who was asked then, in a match that went on.
    pub fn asked_after(&self, step: usize) -> Option<Seat> {
        let steps = self.play.as_ref()?.table.steps_from(step);
        steps.first().map(|next| next.seat)
    }

    /// Whether the cards of this match are known to the last one, so that it can go on with them.
    pub fn is_dealt(&self) -> bool {
        self.row.seed.is_some()
    }

    /// Who would sit where, if a person of this id and name had `seat`: bots keep theirs, and have those of other people.
    pub fn places_around(&self, (id, name): (&str, &str), seat: Seat) -> Vec<Place> {
        let place = |(nth, place): (usize, &Place)| match place {
            _ if nth == seat.index() => Place::person(id, name),
            Place::Bot { level } => Place::Bot {
                level: level.clone(),
            },
            _ => Place::Bot {
                level: STAND_IN.to_owned(),
            },
        };
        self.places.iter().enumerate().map(place).collect()
    }

    /// This match after `step`, at a table of `host` with these `places`.
    pub fn to_play_on(
        &self,
        host: &str,
        step: usize,
        places: Vec<Place>,
        deal: Deal,
    ) -> Outcome<PlayedOn> {
        let play = self.play()?;
        let is_seat = |seat: Seat| seat.index() < self.places.len();
        let known = match deal {
            Deal::AsItWas => self.is_dealt(),
            Deal::Anew(seat) => is_seat(seat) && !play.table.is_open(),
        };
        let fits = places.len() == self.places.len() && step < play.table.steps();
        if !self.is_finished() || !fits || !known {
            return Err(Trouble::NotToPlayOn);
        }
        let options = Options {
            title: self.options.title.clone(),
            set: self.options.set.clone(),
            plays_on: Some(format!("{}?step={step}", self.path())),
            ..Options::default()
        };
        let (options, seed) = self.dealt(deal, step, options)?;
        let draft = Draft {
            game: self.game.clone(),
            // By the rules that it was begun with.
            wanted: Wanted {
                rules: Some(self.row.rules_version),
                ..self.set_up()?
            },
            places,
            options,
            host: host.to_owned(),
            public: false,
        };
        Ok(PlayedOn { draft, seed })
    }

    /// Where the cards to come are from: the same seed and steps, or a position that looks the same to one seat.
    fn dealt(&self, deal: Deal, step: usize, options: Options) -> Outcome<(Options, Option<Seed>)> {
        Ok(match deal {
            Deal::AsItWas => {
                let resumes = Resumed {
                    table: self.row.id.clone(),
                    steps: step,
                };
                let options = Options {
                    position: self.options.position.clone(),
                    resumes: Some(resumes),
                    ..options
                };
                let seed = self.row.seed.as_deref();
                let seed = seed.and_then(|seed| <[u8; 32]>::try_from(seed).ok());
                (options, Some(Seed::new(seed.ok_or(Trouble::Damaged)?)))
            }
            Deal::Anew(seat) => {
                let luck = u64::from_le_bytes(secret::bytes());
                let dealt = self.play()?.table.redealt(step, Viewer::Seated(seat), luck);
                let options = Options {
                    position: Some(dealt),
                    ..options
                };
                (options, None)
            }
        })
    }

    /// Deals, and takes the steps that were taken elsewhere, in one commit.
    pub(super) async fn start_from(
        &mut self,
        store: &Store,
        person: &str,
        steps: &[SavedStep],
    ) -> Outcome<()> {
        let begun = self.deal(person)?;
        let play = self.play.as_mut().ok_or(Trouble::Damaged)?;
        for step in steps {
            play.table.follow(step).map_err(|_| Trouble::Damaged)?;
        }
        // Each is a decision of its own, as if it had been taken just now.
        let before = |nth: usize| now() - i64::try_from(steps.len() - nth).unwrap_or(i64::MAX);
        let taken = (2..).zip(steps).enumerate();
        let taken = taken.map(|(nth, (seq, step))| step_entry(seq, step, before(nth)));
        let mut entries = vec![begun];
        if !steps.is_empty() {
            entries[0].made_at = before(0) - 1;
        }
        entries.extend(taken);
        self.commit_with_row(store, &entries).await
    }
}

impl PlayedOn {
    /// Makes the table. `most` as for any new table.
    pub(crate) async fn create(self, store: &Store, most: u32) -> Outcome<String> {
        match self.seed {
            Some(seed) => self.draft.create_dealt(store, most, seed).await,
            None => self.draft.create(store, most).await,
        }
    }
}

/// The steps of another match that a table begins with.
pub(super) async fn resumed(store: &Store, resumes: Option<Resumed>) -> Outcome<Vec<SavedStep>> {
    let Some(Resumed { table, steps }) = resumes else {
        return Ok(Vec::new());
    };
    let row = store.table(&table).await?.ok_or(Trouble::NoTable)?;
    let log = store.entries(&table, 0).await?;
    let stands = what_stands(&log, row.opening_hash).map_err(|_| Trouble::Damaged)?;
    let mut all = stands.steps;
    all.truncate(steps);
    Ok(all)
}
