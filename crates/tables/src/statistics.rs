//! What a person has played: their matches that are over, each with what statistics count of it. Lists read rows; what needs the match
//! itself was worked out when it ended, and is filled in here for matches of before.

use std::collections::HashMap;

use catalog::Figures;
use store::{Filter, Phase};

use crate::hub::Hub;
use crate::sheet::{Listed, Sheet};
use crate::table::Table;
use crate::trouble::Outcome;

/// The latest matches of a person that are counted.
const MOST: u32 = 2000;
/// Matches of before that are worked out for one page: each is replayed once.
const FILLED: usize = 24;

/// A match that is over.
pub struct Played {
    listed: Listed,
    /// `None` where it could not be read.
    pub figures: Option<Figures>,
}

impl Played {
    pub fn sheet(&self) -> Sheet<'_> {
        self.listed.sheet()
    }
}

/// All that a person has played.
#[derive(Default)]
pub struct Record {
    /// The last one first; without what was only tried.
    pub played: Vec<Played>,
    /// Matches of before that still have to be worked out.
    pub missing: usize,
}

impl Sheet<'_> {
    /// Whether it is a result: not a lesson or practice, not something that was tried, played on from a replay or brought in a file.
    #[must_use]
    pub fn is_result(&self) -> bool {
        let options = self.options;
        self.row.phase == Phase::Over
            && options.position.is_none()
            && options.plays_on.is_none()
            && options.lesson.is_none()
            && options.practice.is_none()
    }
}

impl Hub {
    /// What this person has played.
    pub async fn record_of(&self, person: &str) -> Outcome<Record> {
        let filter = Filter {
            phases: vec![Phase::Over],
            person: Some(person.to_owned()),
            limit: MOST,
            ..Filter::default()
        };
        let known = self.store.figures_of(person).await?;
        let mut known: HashMap<String, String> = known.into_iter().collect();
        let mut record = Record::default();
        let mut filled = 0;
        for listed in self.list(&filter).await? {
            let sheet = listed.sheet();
            if !sheet.is_result() {
                continue;
            }
            let read = |body: String| serde_json::from_str(&body).ok();
            let mut figures: Option<Figures> = known.remove(&sheet.row.id).and_then(read);
            if figures.is_none() && filled < FILLED {
                filled += 1;
                figures = self.fill_figures(&sheet.row.id).await?;
            } else if figures.is_none() {
                record.missing += 1;
            }
            record.played.push(Played { listed, figures });
        }
        Ok(record)
    }

    /// Works out what is counted of a match that ended before that was kept.
    async fn fill_figures(&self, id: &str) -> Outcome<Option<Figures>> {
        let Ok(table) = Table::read(self, id).await else {
            return Ok(None);
        };
        let figures = table.play()?.table.figures();
        let body = super::table::to_json(&figures);
        self.store.keep_figures(id, &body).await?;
        Ok(Some(figures))
    }
}
