//! A database and the servers on it.

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
        let database = Postgres::shared().database();
        let folder = Folder::new();
        Self { database, folder }
    }

    /// A server without limits, whose bots do not wait for people who watch.
    pub(crate) fn serve(&self) -> Server {
        let program = env!("CARGO_BIN_EXE_longtable");
        let args = "--bot-pause-ms 0 --rate 0 --streams 0 --connections 0 --connections-per-address 0 --tables 0";
        let args: Vec<&str> = args.split(' ').collect();
        Server::start(program, &self.database, &args, &self.folder.join("log"))
    }

    /// The path of a file beside the database.
    pub(crate) fn file(&self, name: &str) -> String {
        self.folder.join(name).display().to_string()
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
