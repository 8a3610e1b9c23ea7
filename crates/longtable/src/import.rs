//! `longtable import`: reads a file of `longtable export` into a database.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufRead as _, BufReader, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use store::{Importer, Shelf};

use crate::archive::{Line, PersonLine, TableLine, VERSION};
use crate::database::{DatabaseArg, unavailable};
use crate::outcome::{Done, Failure};
use crate::series::progress;

/// Import a file written by `longtable export`; all of it, or nothing if anything in it already exists
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  longtable import longtable.jsonl --database postgres://longtable@db/longtable"
)]
pub(crate) struct Import {
    /// File to read
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArg,
}

/// Clashes listed by name; the rest are only counted.
const MOST_NAMED: usize = 10;

impl Import {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Done {
        // The whole file is read once before anything is written: half of it is worse than nothing.
        let count = Lines::open(&self.file)?.try_fold(0, |count, line| line.map(|_| count + 1))?;
        let (mut tables, mut people, mut known) = (0, 0, 0);
        self.database.write(async |importer| {
            self.refuse_clashes(importer).await?;
            let bar = progress(count);
            for line in Lines::open(&self.file)? {
                match line? {
                    Line::Longtable { .. } => {}
                    Line::Person(person) => {
                        if add_person(importer, *person).await? {
                            people += 1;
                        } else {
                            known += 1;
                        }
                    }
                    Line::Table(table) => {
                        add_table(importer, *table).await?;
                        tables += 1;
                    }
                }
                bar.inc(1);
            }
            bar.finish_and_clear();
            Ok(())
        })?;
        let path = self.file.display();
        Ok(writeln!(
            out,
            "{path}: {tables} tables, {people} people; {known} people were already known"
        )?)
    }

    /// Fails if a table already exists or a username belongs to another person.
    async fn refuse_clashes(&self, importer: &mut Importer) -> Done {
        let (mut clashes, mut tables, mut logins) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
        for line in Lines::open(&self.file)? {
            match line? {
                Line::Longtable { .. } => {}
                Line::Person(person) => {
                    let Some(login) = &person.login else { continue };
                    let other = importer.person_by_login(login).await.map_err(unavailable)?;
                    if other.is_some_and(|other| other.id != person.id)
                        || !logins.insert(login.clone())
                    {
                        clashes.push(format!("the username {login} is already taken"));
                    }
                }
                Line::Table(table) => {
                    if importer.has_table(&table.id).await.map_err(unavailable)?
                        || !tables.insert(table.id.clone())
                    {
                        clashes.push(format!("table {} already exists", table.id));
                    }
                }
            }
        }
        if clashes.is_empty() {
            return Ok(());
        }
        let more = match clashes.len().saturating_sub(MOST_NAMED) {
            0 => String::new(),
            more => format!("\nand {more} more"),
        };
        clashes.truncate(MOST_NAMED);
        Err(Failure::Check(format!(
            "nothing was imported:\n{}{more}",
            clashes.join("\n")
        )))
    }
}

/// Says whether the person is new here. Ids are random and long: the same id is the same person.
async fn add_person(importer: &mut Importer, person: PersonLine) -> Result<bool, Failure> {
    let known = importer.person(&person.id).await.map_err(unavailable)?;
    if known.is_some() {
        return Ok(false);
    }
    let (id, has) = (person.id.clone(), person.belongings());
    let added = importer.insert_person(person.into_person()).await;
    added.map_err(unavailable)?;
    for board in has.boards {
        importer
            .insert_kept(Shelf::Boards, board)
            .await
            .map_err(unavailable)?;
    }
    for set in has.sets {
        importer
            .insert_kept(Shelf::Sets, set)
            .await
            .map_err(unavailable)?;
    }
    let practised = importer.insert_practice(&id, has.drills, has.days).await;
    practised.map_err(unavailable)?;
    Ok(true)
}

async fn add_table(importer: &mut Importer, table: TableLine) -> Done {
    let (id, content) = (table.id.clone(), table.content_text.clone());
    let review = table.review.clone();
    let (row, entries, chat) = table.into_parts();
    if let Some(content) = content {
        let kept = importer.insert_content(&row.content, &content).await;
        kept.map_err(|why| Failure::bad_use(format!("table {id}: {why}")))?;
    }
    let wrong = |why| Failure::bad_use(format!("table {id}: {why}"));
    let added = importer.insert_table(row, entries, chat).await;
    added.map_err(wrong)?;
    if let Some(review) = review {
        let kept = importer.insert_review(&id, &review.body, review.made_at);
        kept.await.map_err(wrong)?;
    }
    Ok(())
}

/// The lines of a file, each read and checked.
struct Lines {
    path: PathBuf,
    lines: std::iter::Enumerate<std::io::Lines<BufReader<File>>>,
}

impl Lines {
    fn open(path: &Path) -> Result<Self, Failure> {
        let file = File::open(path);
        let file = file.map_err(|why| Failure::bad_use(format!("{}: {why}", path.display())))?;
        Ok(Self {
            path: path.to_owned(),
            lines: BufReader::new(file).lines().enumerate(),
        })
    }
}

impl Iterator for Lines {
    type Item = Result<Line, Failure>;

    fn next(&mut self) -> Option<Self::Item> {
        let (nth, line) = self.lines.next()?;
        let wrong = |why: String| {
            let path = self.path.display();
            Failure::Check(format!("{path}, line {}: {why}", nth + 1))
        };
        let line = line
            .map_err(|why| why.to_string())
            .and_then(|line| serde_json::from_str(&line).map_err(|why| why.to_string()));
        Some(match (nth, line) {
            (_, Err(why)) => Err(wrong(why)),
            (0, Ok(Line::Longtable { version })) if version > VERSION => Err(wrong(format!(
                "written by a newer program: version {version}, and this program knows {VERSION}"
            ))),
            (0, Ok(Line::Person(_) | Line::Table(_))) => {
                Err(wrong("not written by longtable export".to_owned()))
            }
            (_, Ok(line)) => Ok(line),
        })
    }
}
