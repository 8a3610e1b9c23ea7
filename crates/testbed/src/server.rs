//! The program as a server in a process of its own, which can be killed.

use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, Write as _};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

/// A server that is up; killed when this value is dropped.
#[derive(Debug)]
pub struct Server {
    pub address: SocketAddr,
    child: Child,
    log: PathBuf,
    /// Held open, so that the program can go on talking.
    _said: BufReader<ChildStdout>,
}

impl Server {
    /// Starts `program serve` on a free port and waits until it says where it is. Its log is added to a file.
    ///
    /// # Panics
    ///
    /// If the server does not come up.
    #[must_use]
    pub fn start(program: &str, database: &str, args: &[&str], log: &Path) -> Self {
        let written = OpenOptions::new().create(true).append(true).open(log);
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--database", database])
            .args(args)
            .stdout(Stdio::piped())
            .stderr(written.expect("a log can be written"))
            .spawn()
            .expect("the program starts");
        let mut said = BufReader::new(child.stdout.take().expect("it is piped"));
        let mut line = String::new();
        said.read_line(&mut line).expect("the program talks");
        let address = line.trim().rsplit("http://").next();
        let address = address.and_then(|address| address.parse().ok());
        Self {
            address: address.unwrap_or_else(|| panic!("no server came up: {line:?}")),
            child,
            log: log.to_owned(),
            _said: said,
        }
    }

    /// The id of its process.
    #[must_use]
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Ends it at once, without a word: what was not on the disk is lost.
    pub fn kill(self) {
        drop(self);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A server that has gone by itself says nothing about it: its log does, where tests look for mistakes.
        if let Ok(Some(how)) = self.child.try_wait()
            && let Ok(mut log) = OpenOptions::new().append(true).open(&self.log)
        {
            let _ = writeln!(log, "ERROR the server ended by itself: {how}");
        }
        // On Unix this is SIGKILL.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
