//! `longtable export`: everything that is stored, or one match, as a file.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use store::Store;

use crate::archive::{Line, PersonLine, TableLine, VERSION};
use crate::database::{DatabaseArg, table_ids, unavailable, whole_table};
use crate::outcome::{Done, Failure};
use crate::series::progress;

/// Export all tables and people, or one match, to a file; safe while the server runs
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
        self.database.with(false, async |store| {
            let mut file = Archive::create(&self.out)?;
            match &self.table {
                Some(id) => one(&store, id, &mut file).await?,
                None => all(&store, &mut file).await?,
            }
            let (tables, people) = file.finish()?;
            let path = self.out.display();
            Ok(writeln!(out, "{path}: {tables} tables, {people} people")?)
        })
    }
}

async fn one(store: &Store, id: &str, file: &mut Archive) -> Done {
    let (row, entries, chat) = whole_table(store, id)
        .await?
        .ok_or_else(|| Failure::bad_use(format!("there is no table {id}")))?;
    for person in &row.people {
        if let Some(person) = store.person(person).await.map_err(unavailable)? {
            file.person(PersonLine::of(person).into_guest())?;
        }
    }
    file.table(TableLine::of(row, entries, chat))
}

async fn all(store: &Store, file: &mut Archive) -> Done {
    let mut last = String::new();
    loop {
        let people = store.people(&last, 500).await.map_err(unavailable)?;
        let Some(person) = people.last() else { break };
        last.clone_from(&person.id);
        for person in people {
            file.person(PersonLine::of(person))?;
        }
    }
    let ids = table_ids(store).await?;
    let bar = progress(ids.len() as u64);
    for id in ids {
        if let Some((row, entries, chat)) = whole_table(store, &id).await? {
            file.table(TableLine::of(row, entries, chat))?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
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

    fn table(&mut self, table: TableLine) -> Done {
        self.tables += 1;
        self.write(&Line::Table(Box::new(table)))
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
