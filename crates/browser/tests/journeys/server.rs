//! The program itself, on its own port and with its own database.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use testbed::Folder;

pub(crate) struct Server {
    /// Such as `http://127.0.0.1:40123`.
    pub(crate) origin: String,
    pub(crate) database: String,
    program: Child,
    /// Where the database is, if it is its own.
    #[allow(dead_code, reason = "it goes away with the server")]
    folder: Option<Folder>,
}

impl Server {
    pub(crate) fn start() -> Self {
        let folder = Folder::new();
        let database = format!("sqlite:{}", folder.join("tables.db").display());
        let mut server = Self::on(&database);
        server.folder = Some(folder);
        server
    }

    /// A node with a database that others may have, too.
    pub(crate) fn on(database: &str) -> Self {
        let mut program = Command::new(program())
            .args(["serve", "--listen", "127.0.0.1:0", "--database", database])
            .args([
                "--bot-pause-ms",
                "0",
                "--rate",
                "0",
                "--streams",
                "0",
                "--tables",
                "0",
            ])
            .env("RUST_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut said = BufReader::new(program.stdout.take().expect("it was piped"));
        let mut line = String::new();
        said.read_line(&mut line).expect("the program greets");
        let at = line
            .find("http://")
            .unwrap_or_else(|| panic!("no address in {line:?}"));
        let origin = line[at..].trim().to_owned();
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        Self {
            origin,
            database: database.to_owned(),
            program,
            folder: None,
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// `target/PROFILE/longtable` for a test in `target/PROFILE/deps`.
fn program() -> PathBuf {
    if let Some(named) = std::env::var_os("LONGTABLE") {
        return named.into();
    }
    let test = std::env::current_exe().expect("a test has a path");
    let folder = test
        .parent()
        .and_then(|deps| deps.parent())
        .expect("tests lie in target");
    let program = folder.join("longtable");
    assert!(
        program.is_file(),
        "{} is missing: cargo build -p longtable",
        program.display()
    );
    program
}
