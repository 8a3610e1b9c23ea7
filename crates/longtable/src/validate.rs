//! `longtable validate`: is everything that is stored whole, and does every match still replay?

use std::io::Write;
use std::sync::Arc;

use catalog::AnyGame;
use clap::Args;
use indicatif::ProgressBar;
use store::{Phase, Reader, StoreError, Stored, TableRow};

use crate::database::{DatabaseArg, person_ids, table_ids, unavailable};
use crate::export::content_of;
use crate::outcome::{Done, Failure};
use crate::series::progress;
use crate::serve::{ContentPairs, open_games};

/// Replay every stored match; list those that no longer reproduce and all that is damaged. Changes nothing
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  longtable validate --database sqlite:/var/lib/longtable/tables.db"
)]
pub(crate) struct Validate {
    #[command(flatten)]
    database: DatabaseArg,
    #[command(flatten)]
    content: ContentPairs,
}

/// What was found so far.
#[derive(Default)]
struct Found {
    replayed: usize,
    steps: usize,
    differ: usize,
    damaged: usize,
    without_sum: usize,
}

impl Validate {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Done {
        let games = open_games(&self.content)?;
        self.database.read(async |reader| {
            let mut found = Found::default();
            let ids = table_ids(reader).await?;
            let bar = progress(ids.len() as u64);
            for id in ids {
                bar.inc(1);
                let stored = reader.table(&id).await;
                let stored =
                    stored.map_err(|why| Failure::bad_use(format!("table {id}: {why}")))?;
                let content = content_of(reader, &stored).await?;
                for line in found.look(&id, stored, content.as_deref(), &games) {
                    bar.suspend(|| writeln!(out, "{line}"))?;
                }
            }
            found.look_at_people(reader, out, &bar).await?;
            bar.finish_and_clear();
            found.tell(out)
        })
    }
}

/// The game of a table, with the content that it is played with.
fn played_with(
    row: &TableRow,
    content: Option<&str>,
    games: &[Arc<dyn AnyGame>],
) -> Result<Arc<dyn AnyGame>, String> {
    let game = games.iter().find(|game| game.key() == row.game);
    let game = game.ok_or_else(|| "its row cannot be read".to_owned())?;
    match content {
        Some(body) => tables::with_stored(&**game, &row.content, body),
        None if tables::is_stored(&row.content) => Err("its content is missing".to_owned()),
        None => Ok(game.clone()),
    }
}

impl Found {
    /// What is wrong with a table, in lines.
    fn look(
        &mut self,
        id: &str,
        stored: Stored,
        content: Option<&str>,
        games: &[Arc<dyn AnyGame>],
    ) -> Vec<String> {
        let game = stored.row.as_ref().map(|row| format!(" ({})", row.game));
        let game = game.unwrap_or_default();
        let line = |why: &String| format!("{id}{game}: {why}");
        let mut lines: Vec<String> = stored.damage.iter().map(line).collect();
        self.damaged += usize::from(!lines.is_empty());
        let Some(row) = stored.row else { return lines };
        self.without_sum += usize::from(!stored.is_summed);
        if row.opening.is_empty() && matches!(row.phase, Phase::Gathering | Phase::Archived) {
            return lines;
        }
        self.replayed += 1;
        let replayed = played_with(&row, content, games)
            .and_then(|game| tables::replay(row, &stored.entries, &[game]));
        match replayed {
            Ok(steps) => self.steps += steps,
            Err(why) => {
                self.differ += 1;
                lines.push(line(&why));
            }
        }
        lines
    }

    async fn look_at_people(
        &mut self,
        reader: &mut Reader,
        out: &mut dyn Write,
        bar: &ProgressBar,
    ) -> Done {
        for id in person_ids(reader).await? {
            match reader.person(&id).await {
                Ok(_) => {}
                Err(StoreError::Damaged(why)) => {
                    self.damaged += 1;
                    bar.suspend(|| writeln!(out, "person {id}: {why}"))?;
                }
                Err(why) => return Err(unavailable(why)),
            }
        }
        Ok(())
    }

    fn tell(&self, out: &mut dyn Write) -> Done {
        let Self {
            replayed,
            steps,
            differ,
            damaged,
            without_sum,
        } = self;
        writeln!(
            out,
            "{replayed} matches replayed, {steps} steps true to their hashes, {differ} differ; {damaged} damaged"
        )?;
        if *without_sum > 0 {
            writeln!(
                out,
                "{without_sum} tables have no checksum yet; they get one when a server of this version opens the database"
            )?;
        }
        match differ + damaged {
            0 => Ok(()),
            _ => Err(Failure::Told),
        }
    }
}
