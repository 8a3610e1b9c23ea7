//! `longtable export`: everything that is stored, or one match, as a file.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use store::{Person, Reader, Shelf, StoreError, Stored};

use crate::archive::{Belongings, Line, PersonLine, ReviewLine, TableLine, VERSION};
use crate::database::{DatabaseArg, person_ids, table_ids, unavailable};
use crate::outcome::{Done, Failure};
use crate::series::progress;

/// Export all tables and people, or one match, to a file; safe while the server runs, and changes nothing
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  longtable export --out longtable.jsonl\n  longtable export --table ab3dkq72mnxe --out match.jsonl"
)]
pub(crate) struct Export {
    #[command(flatten)]
    database: DatabaseArg,
    /// Only this table and its players' names
    #[arg(long, value_name = "ID")]
    table: Option<String>,
    /// File to write; as confidential as the database
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Export {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Done {
        self.database.read(async |reader| {
            let mut file = Archive::create(&self.out)?;
            let damage = match &self.table {
                Some(id) => one(reader, id, &mut file).await?,
                None => all(reader, &mut file).await?,
            };
            let (tables, people) = file.finish()?;
            let path = self.out.display();
            writeln!(out, "{path}: {tables} tables, {people} people")?;
            if damage.is_empty() {
                return Ok(());
            }
            let damage = damage.join("\n");
            Err(Failure::Check(format!(
                "left out, for it is damaged:\n{damage}"
            )))
        })
    }
}

/// Gives what is wrong and was left out.
async fn one(reader: &mut Reader, id: &str, file: &mut Archive) -> Result<Vec<String>, Failure> {
    let stored = reader.table(id).await.map_err(unavailable)?;
    if stored.row.is_none() && stored.damage.is_empty() {
        return Err(Failure::bad_use(format!("there is no table {id}")));
    }
    let mut damage = Vec::new();
    for person in stored.row.iter().flat_map(|row| &row.people) {
        if let Some(person) = person_or_why(reader, person, &mut damage).await? {
            file.person(PersonLine::of(person, Belongings::default()).into_guest())?;
        }
    }
    let content = content_of(reader, &stored).await?;
    let review = review_of(reader, id).await?;
    damage.extend(file.table_or_why(id, stored, content, review)?);
    Ok(damage)
}

async fn all(reader: &mut Reader, file: &mut Archive) -> Result<Vec<String>, Failure> {
    let mut damage = Vec::new();
    for id in person_ids(reader).await? {
        if let Some(person) = person_or_why(reader, &id, &mut damage).await? {
            let has = belongings(reader, &id).await.map_err(unavailable)?;
            file.person(PersonLine::of(person, has))?;
        }
    }
    let ids = table_ids(reader).await?;
    let bar = progress(ids.len() as u64);
    for id in ids {
        let stored = reader.table(&id).await.map_err(unavailable)?;
        let content = content_of(reader, &stored).await?;
        let review = review_of(reader, &id).await?;
        damage.extend(file.table_or_why(&id, stored, content, review)?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(damage)
}

async fn belongings(reader: &mut Reader, person: &str) -> Result<Belongings, StoreError> {
    Ok(Belongings {
        boards: reader.kept_of(Shelf::Boards, person).await?,
        sets: reader.kept_of(Shelf::Sets, person).await?,
        drills: reader.drills(person).await?,
        days: reader.practice_days(person).await?,
    })
}

async fn review_of(reader: &mut Reader, table: &str) -> Result<Option<ReviewLine>, Failure> {
    let review = reader.review(table).await.map_err(unavailable)?;
    Ok(review.map(|(body, made_at)| ReviewLine { body, made_at }))
}

/// What a table is played with, where that is not what the program ships.
pub(crate) async fn content_of(
    reader: &mut Reader,
    stored: &Stored,
) -> Result<Option<String>, Failure> {
    match &stored.row {
        Some(row) if tables::is_stored(&row.content) => {
            reader.content(&row.content).await.map_err(unavailable)
        }
        _ => Ok(None),
    }
}

async fn person_or_why(
    reader: &mut Reader,
    id: &str,
    damage: &mut Vec<String>,
) -> Result<Option<Person>, Failure> {
    match reader.person(id).await {
        Err(StoreError::Damaged(why)) => {
            damage.push(format!("person {id}: {why}"));
            Ok(None)
        }
        read => read.map_err(unavailable),
    }
}

/// The file while it is being written.
struct Archive {
    path: PathBuf,
    file: BufWriter<File>,
    tables: usize,
    people: usize,
}

impl Archive {
    /// A new file that only its owner may read. An existing one is not touched.
    fn create(path: &Path) -> Result<Self, Failure> {
        let mut options = File::options();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(path);
        let file = file.map_err(|why| Failure::bad_use(format!("{}: {why}", path.display())))?;
        let mut archive = Self {
            path: path.to_owned(),
            file: BufWriter::new(file),
            tables: 0,
            people: 0,
        };
        archive.write(&Line::Longtable { version: VERSION })?;
        Ok(archive)
    }

    fn person(&mut self, person: PersonLine) -> Done {
        self.people += 1;
        self.write(&Line::Person(Box::new(person)))
    }

    /// Writes a table that is whole. A damaged one would pass for a whole one where it is imported.
    fn table_or_why(
        &mut self,
        id: &str,
        stored: Stored,
        content: Option<String>,
        review: Option<ReviewLine>,
    ) -> Result<Vec<String>, Failure> {
        let lines = stored.damage.iter().map(|why| format!("table {id}: {why}"));
        let mut damage: Vec<String> = lines.collect();
        let row = stored.row.as_ref();
        if content.is_none() && row.is_some_and(|row| tables::is_stored(&row.content)) {
            damage.push(format!("table {id}: its content is missing"));
        }
        if let (Some(row), []) = (stored.row, damage.as_slice()) {
            self.tables += 1;
            let table = TableLine::of(row, content, review, stored.entries, stored.chat);
            self.write(&Line::Table(Box::new(table)))?;
        }
        Ok(damage)
    }

    fn write(&mut self, line: &Line) -> Done {
        crate::print_json(&mut self.file, line)
    }

    fn finish(mut self) -> Result<(usize, usize), Failure> {
        let failed = |why| Failure::bad_use(format!("{}: {why}", self.path.display()));
        self.file.flush().map_err(failed)?;
        self.file.get_ref().sync_all().map_err(failed)?;
        Ok((self.tables, self.people))
    }
}
