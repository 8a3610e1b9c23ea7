//! A PostgreSQL server for tests: its own folder, loopback only, a free port, gone when the test is.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::folder::unused_path;

/// Starting takes a second or two; most tests want a database of [`Postgres::shared`] instead of a server.
#[derive(Debug)]
pub struct Postgres {
    port: u16,
    programs: PathBuf,
    folder: PathBuf,
    /// The script that keeps the server. It stops it as soon as its standard input ends, however this process ends.
    keeper: Mutex<Keeper>,
}

#[derive(Debug)]
struct Keeper {
    child: Child,
    orders: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

const SCRIPT: &str = include_str!("postgres.sh");
const PATIENCE: Duration = Duration::from_secs(60);

impl Postgres {
    /// A new server, stopped when this value is dropped.
    ///
    /// # Panics
    ///
    /// If PostgreSQL is not installed or does not start.
    #[must_use]
    pub fn start() -> Self {
        let programs = programs();
        // Another program may take the port before the server does: then another one.
        for _ in 0..5 {
            let (port, folder) = (free_port(), unused_path());
            let keeper = Mutex::new(Keeper::start(&programs, &folder, port));
            let server = Self {
                port,
                programs: programs.clone(),
                folder,
                keeper,
            };
            if server.is_ready() {
                return server;
            }
        }
        panic!("PostgreSQL does not start");
    }

    /// One server for all tests of this process, stopped when the process ends.
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(Self::start)
    }

    /// The address of a new, empty database.
    ///
    /// # Panics
    ///
    /// If the server does not make one.
    #[must_use]
    pub fn database(&self) -> String {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let made = self.program("createdb").arg(&name).output();
        let made = made.expect("createdb comes with PostgreSQL");
        assert!(made.status.success(), "createdb: {made:?}");
        format!("postgres://longtable@127.0.0.1:{}/{name}", self.port)
    }

    /// Ends the server at once, as a crash would. What was committed must be there after [`Postgres::start_again`].
    ///
    /// # Panics
    ///
    /// If there is no server.
    pub fn crash(&self) {
        assert!(self.order("crash"), "PostgreSQL is gone already");
    }

    /// # Panics
    ///
    /// If the server does not come back.
    pub fn start_again(&self) {
        assert!(
            self.order("start") && self.is_ready(),
            "PostgreSQL does not come back"
        );
    }

    /// Waits until the server answers; `false` if it has given up.
    fn is_ready(&self) -> bool {
        let deadline = Instant::now() + PATIENCE;
        while self.order("alive") && Instant::now() < deadline {
            let asked = self.program("pg_isready").arg("--quiet").status();
            if asked.expect("pg_isready comes with PostgreSQL").success() {
                return true;
            }
            sleep(Duration::from_millis(50));
        }
        false
    }

    /// `false` if nobody obeys.
    fn order(&self, order: &str) -> bool {
        let mut keeper = self
            .keeper
            .lock()
            .unwrap_or_else(|broken| broken.into_inner());
        keeper.order(order).is_some()
    }

    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.programs.join(name));
        command.args(["--host=127.0.0.1", "--username=longtable"]);
        command.arg(format!("--port={}", self.port));
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let mut keeper = self
            .keeper
            .lock()
            .unwrap_or_else(|broken| broken.into_inner());
        keeper.orders = None;
        let _ = keeper.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Keeper {
    fn start(programs: &Path, folder: &Path, port: u16) -> Self {
        let mut child = as_somebody_else("sh")
            .args(["-c", SCRIPT, "postgres.sh"])
            .arg(programs)
            .arg(folder)
            .arg(port.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell can be started");
        Self {
            orders: child.stdin.take(),
            answers: BufReader::new(child.stdout.take().expect("it is piped")),
            child,
        }
    }

    fn order(&mut self, order: &str) -> Option<()> {
        writeln!(self.orders.as_mut()?, "{order}").ok()?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer).ok()?;
        (answer == "done\n").then_some(())
    }
}

/// PostgreSQL refuses to run as root. Debian's package brings a user for it.
fn as_somebody_else(program: &str) -> Command {
    let id = Command::new("id").arg("-u").output();
    let is_root = id.is_ok_and(|id| id.stdout.trim_ascii() == b"0");
    if !is_root {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--", program]);
    command
}

/// Where `initdb` and its siblings are: Debian's newest, or wherever the path says.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql");
    let folders = versions.into_iter().flatten().flatten();
    let mut folders: Vec<_> = folders.map(|folder| folder.path().join("bin")).collect();
    let version =
        |bin: &PathBuf| -> Option<u32> { bin.parent()?.file_name()?.to_str()?.parse().ok() };
    folders.sort_by_key(|bin| std::cmp::Reverse(version(bin)));
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    let has_it = |folder: &PathBuf| folder.join("initdb").is_file();
    let found = folders.into_iter().find(has_it);
    found.expect(
        "PostgreSQL is installed (Debian: apt-get install postgresql; cargo xtask test does it)",
    )
}

fn free_port() -> u16 {
    let socket = TcpListener::bind("127.0.0.1:0").expect("loopback has a free port");
    socket.local_addr().expect("it is bound").port()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_comes_back_after_a_crash_and_leaves_nothing_behind() {
        let server = Postgres::start();
        let (port, folder) = (server.port, server.folder.clone());
        let address = server.database();
        let rows = |sql: &str| {
            let mut psql = Command::new(server.programs.join("psql"));
            let done = psql.args(["-qAt", &address, "-c", sql]).output();
            let done = done.expect("psql comes with PostgreSQL");
            assert!(done.status.success(), "{done:?}");
            String::from_utf8(done.stdout).unwrap()
        };
        rows("CREATE TABLE kept (n INT); INSERT INTO kept VALUES (7)");
        server.crash();
        assert!(std::net::TcpStream::connect(("127.0.0.1", port)).is_err());
        server.start_again();
        assert_eq!(rows("SELECT n FROM kept"), "7\n");
        drop(server);
        assert!(std::net::TcpStream::connect(("127.0.0.1", port)).is_err());
        assert!(!folder.exists());
    }
}
