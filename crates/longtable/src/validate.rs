//! `longtable validate`: does every stored match still replay?

use std::io::Write;

use clap::Args;
use store::Phase;

use crate::database::{DatabaseArg, table_ids, whole_table};
use crate::outcome::{Done, Failure};
use crate::series::progress;
use crate::serve::{ContentPairs, open_games};

/// Replay every stored match and list those that no longer reproduce
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

impl Validate {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Done {
        let games = open_games(&self.content)?;
        self.database.with(false, async |store| {
            let ids = table_ids(&store).await?;
            let bar = progress(ids.len() as u64);
            let (mut replayed, mut steps, mut differ) = (0, 0, 0);
            for id in ids {
                bar.inc(1);
                let Some((row, entries, _)) = whole_table(&store, &id).await? else {
                    continue;
                };
                if row.opening.is_empty() && matches!(row.phase, Phase::Gathering | Phase::Archived)
                {
                    continue;
                }
                let game = row.game.clone();
                match tables::replay(row, &entries, &games) {
                    Ok(of_match) => steps += of_match,
                    Err(why) => {
                        differ += 1;
                        bar.suspend(|| writeln!(out, "{id} ({game}): {why}"))?;
                    }
                }
                replayed += 1;
            }
            bar.finish_and_clear();
            writeln!(
                out,
                "{replayed} matches replayed, {steps} steps true to their hashes, {differ} differ"
            )?;
            match differ {
                0 => Ok(()),
                _ => Err(Failure::Told),
            }
        })
    }
}
