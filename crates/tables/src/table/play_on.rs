//! A match that is over, played on from one of its moments: a new table with the same deal and the same steps, on which one person
//! sits and bots do. What comes from the dice comes again as it came.

use catalog::SavedStep;
use kernel::Seat;
use referee::Seed;
use store::{Phase, Store};

use super::moves::step_entry;
use super::{Draft, Table};
use crate::now::now;
use crate::seats::{Options, Place, STAND_IN};
use crate::trouble::{Outcome, Trouble};

/// What a new table needs for it.
pub struct PlayedOn {
    pub(crate) draft: Draft,
    seed: Seed,
    steps: Vec<SavedStep>,
}

impl Table {
    /// Who was asked then, in a match that went on.
    pub fn asked_after(&self, step: usize) -> Option<Seat> {
        let steps = self.play.as_ref()?.table.steps_from(step);
        steps.first().map(|next| next.seat)
    }

    /// This match after `step`, with a person of this id and name in `seat`. Bots keep their seats, and have those of other people.
    pub fn to_play_on(
        &self,
        (id, name): (&str, &str),
        seat: Seat,
        step: usize,
    ) -> Outcome<PlayedOn> {
        let play = self.play()?;
        let ends = play.table.steps();
        if self.row.phase != Phase::Over || step >= ends || seat.index() >= self.places.len() {
            return Err(Trouble::NotToPlayOn);
        }
        let seed: Option<[u8; 32]> = self
            .row
            .seed
            .as_deref()
            .and_then(|seed| seed.try_into().ok());
        let place = |(nth, place): (usize, &Place)| match place {
            _ if nth == seat.index() => Place::person(id, name),
            Place::Bot { level } => Place::Bot {
                level: level.clone(),
            },
            _ => Place::Bot {
                level: STAND_IN.to_owned(),
            },
        };
        let mut steps = play.table.steps_from(0);
        steps.truncate(step);
        Ok(PlayedOn {
            draft: Draft {
                game: self.game.clone(),
                wanted: self.set_up()?,
                places: self.places.iter().enumerate().map(place).collect(),
                options: Options {
                    title: self.options.title.clone(),
                    set: self.options.set.clone(),
                    plays_on: Some(format!("{}?step={step}", self.path())),
                    ..Options::default()
                },
                host: id.to_owned(),
                public: false,
            },
            seed: Seed::new(seed.ok_or(Trouble::Damaged)?),
            steps,
        })
    }

    /// Deals, and takes the steps that were taken elsewhere, in one commit.
    pub(crate) async fn start_from(
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
        entries[0].made_at = before(0) - 1;
        entries.extend(taken);
        self.commit_with_row(store, &entries).await
    }
}

impl PlayedOn {
    /// Makes the table and brings it to the moment. `most` as for any new table.
    pub(crate) async fn create(
        self,
        store: &Store,
        most: u32,
    ) -> Outcome<(String, Vec<SavedStep>)> {
        let id = self.draft.create_dealt(store, most, self.seed).await?;
        Ok((id, self.steps))
    }
}
