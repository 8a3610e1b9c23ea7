//! The matches of a run as a Parquet table: one row for each match and seat.

use std::fs::File;
use std::io::{self, BufWriter};
use std::path::Path;

use kernel::Seat;

use crate::parquet::{Cell, Kind, Parquet};
use crate::rows::{Row, Run};

/// The columns of a Parquet file. `docs/bots.md` says what each means.
const COLUMNS: [(&str, Kind); 14] = [
    ("game", Kind::Text),
    ("setup", Kind::Text),
    ("seed", Kind::Int64),
    ("match", Kind::Int64),
    ("deal", Kind::Int64),
    ("rotation", Kind::Int32),
    ("seat", Kind::Text),
    ("bot", Kind::Text),
    ("rank", Kind::Int32),
    ("score", Kind::Int32),
    ("win", Kind::Double),
    ("decisions", Kind::Int64),
    ("ending", Kind::Text),
    ("state_hash", Kind::Text),
];

pub(crate) struct BySeat {
    run: Run,
    file: Parquet<BufWriter<File>>,
}

impl BySeat {
    pub(crate) fn create(path: &Path, run: Run) -> io::Result<Self> {
        let file = BufWriter::new(File::create(path)?);
        let file = Parquet::new(file, &COLUMNS)?;
        Ok(Self { run, file })
    }

    /// Adds one row for each seat, and one for a rival whom the rules play.
    pub(crate) fn add(&mut self, row: Row<'_>) -> io::Result<()> {
        let winners: Vec<Seat> = row.standings.winners().collect();
        let part = 1.0 / winners.len().max(1) as f64;
        let hash = format!("{:016x}", row.state_hash);
        let mut places = row.standings.places.clone();
        places.sort_by_key(|place| place.seat);
        for place in places {
            let bot = row.bots.get(place.seat.index());
            self.file.row(&[
                Cell::Text(self.run.game),
                Cell::Text(&self.run.setup),
                // The bits of the seed: Parquet's plain integers are signed.
                Cell::Int64(self.run.seed as i64),
                Cell::Int64(row.nth as i64),
                Cell::Int64(row.deal as i64),
                Cell::Int32(row.rotation.into()),
                Cell::Text(&place.seat.to_string()),
                Cell::Text(bot.map_or("rival", String::as_str)),
                Cell::Int32(place.rank.into()),
                Cell::Int32(place.score),
                Cell::Double(if winners.contains(&place.seat) {
                    part
                } else {
                    0.0
                }),
                Cell::Int64(row.decisions as i64),
                Cell::Text(row.standings.ending),
                Cell::Text(&hash),
            ])?;
        }
        Ok(())
    }

    pub(crate) fn finish(self) -> io::Result<()> {
        self.file.finish().map(|_| ())
    }
}
