//! A database and the servers on it.

use std::process::Command;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, Executor as _, PgConnection, SqliteConnection};
use testbed::{Folder, Postgres, Server};

pub(crate) struct House {
    pub(crate) database: String,
    folder: Folder,
}

impl House {
    pub(crate) fn sqlite() -> Self {
        let folder = Folder::new();
        let database = format!("sqlite:{}", folder.join("tables.db").display());
        Self { database, folder }
    }

    pub(crate) fn postgres() -> Self {
        Self::at(Postgres::shared().database())
    }

    pub(crate) fn at(database: String) -> Self {
        let folder = Folder::new();
        Self { database, folder }
    }

    /// A server without limits, whose bots do not wait for people who watch.
    pub(crate) fn serve(&self) -> Server {
        self.serve_by(env!("CARGO_BIN_EXE_longtable"))
    }

    /// A server whose clock can be set, and whose files may grow to so many percent of the largest and no more, as on a disk
    /// that is nearly full, or full.
    pub(crate) fn serve_wild(&self, room: Option<u64>) -> Server {
        let program = env!("CARGO_BIN_EXE_longtable");
        let (clock, limit) = (self.file("clock"), room.map(|percent| self.limit(percent)));
        let limit = limit.unwrap_or_default();
        // What goes beyond a limit is refused; the signal would end the server instead.
        let script = format!(
            "#!/bin/sh\nexport TEST_CLOCK={clock}\ntrap '' XFSZ\n{limit}exec {program} \"$@\"\n"
        );
        let file = self.file("wild");
        std::fs::write(&file, script).unwrap();
        let made = Command::new("chmod").args(["+x", &file]).status();
        assert!(made.unwrap().success());
        self.serve_by(&file)
    }

    fn limit(&self, percent: u64) -> String {
        // Enough to come up with; in units of 512 bytes.
        let most = (self.largest_file() * percent / 100).max(1 << 17) / 512;
        format!("ulimit -f {most}\n")
    }

    fn largest_file(&self) -> u64 {
        let size = |name: &str| std::fs::metadata(self.file(name)).map_or(0, |about| about.len());
        ["tables.db", "tables.db-wal"]
            .map(size)
            .into_iter()
            .max()
            .unwrap_or_default()
    }

    /// Lets the files of a wild server that runs grow no further, as on a full disk, or again as they like.
    pub(crate) fn fill_the_disk(&self, server: &Server, full: bool) {
        let most = match full {
            true => self.largest_file().to_string(),
            false => "unlimited".to_owned(),
        };
        let pid = server.pid().to_string();
        let done = Command::new("prlimit")
            .args(["--pid", &pid, &format!("--fsize={most}:unlimited")])
            .status();
        assert!(done.unwrap().success());
    }

    /// Sets the clock of the wild servers wrong by so many milliseconds.
    pub(crate) fn set_clock(&self, off_by: i64) {
        // In one go: nobody reads half a number.
        let (draft, clock) = (self.file("clock.draft"), self.file("clock"));
        std::fs::write(&draft, off_by.to_string()).unwrap();
        std::fs::rename(draft, clock).unwrap();
    }

    fn serve_by(&self, program: &str) -> Server {
        let args = "--bot-pause-ms 0 --rate 0 --streams 0 --connections 0 --connections-per-address 0 --tables 0";
        let args: Vec<&str> = args.split(' ').collect();
        Server::start(program, &self.database, &args, &self.folder.join("log"))
    }

    pub(crate) fn is_postgres(&self) -> bool {
        self.database.starts_with("postgres:")
    }

    /// Does something to the database past the program.
    pub(crate) fn run_sql(&self, sql: &str) {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let sql = sqlx::raw_sql(sqlx::AssertSqlSafe(sql.to_owned()));
        runtime.block_on(async {
            if self.is_postgres() {
                let mut conn = PgConnection::connect(&self.database).await.unwrap();
                conn.execute(sql).await.unwrap();
            } else {
                let mut conn = SqliteConnection::connect(&self.database).await.unwrap();
                conn.execute(sql).await.unwrap();
                conn.close().await.unwrap();
            }
        });
    }

    /// Lets no one write to the file for a while, as a disk that does not answer.
    pub(crate) fn hold_the_disk(&self, how_long: Duration) {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let options: SqliteConnectOptions = self.database.parse().unwrap();
            // A server that is busy writing lets others wait for long.
            let options = options.busy_timeout(Duration::from_secs(60));
            let mut conn = SqliteConnection::connect_with(&options).await.unwrap();
            conn.execute("BEGIN IMMEDIATE").await.unwrap();
            tokio::time::sleep(how_long).await;
            conn.execute("ROLLBACK").await.unwrap();
            conn.close().await.unwrap();
        });
    }

    /// Everything that is stored is whole and replays.
    pub(crate) fn assert_valid(&self) {
        let program = env!("CARGO_BIN_EXE_longtable");
        let validate = ["validate", "--database", &self.database];
        let said = Command::new(program).args(validate).output().unwrap();
        assert_eq!(said.status.code(), Some(0), "{said:?}");
    }

    /// The path of a file beside the database.
    pub(crate) fn file(&self, name: &str) -> String {
        self.folder.join(name).display().to_string()
    }

    /// A file of `longtable export` with nothing in it.
    pub(crate) fn empty_export(&self) -> String {
        let file = self.file("nothing");
        std::fs::write(&file, "{\"longtable\":{\"version\":1}}\n").unwrap();
        file
    }

    /// What the servers have logged.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    /// No server has failed by a mistake of its own.
    pub(crate) fn assert_no_mistakes(&self) {
        let log = self.log();
        let mistakes: Vec<_> = log
            .lines()
            .filter(|line| line.contains("panicked") || line.contains("ERROR"))
            .collect();
        assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
    }
}
