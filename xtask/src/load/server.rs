//! The program, in a process of its own; it ends with this value.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::said;

#[derive(Debug)]
pub(super) struct Server {
    pub(super) address: SocketAddr,
    child: Child,
    /// Held open, so that the program can go on talking.
    _said: BufReader<ChildStdout>,
    /// The database that goes away.
    folder: PathBuf,
}

impl Server {
    /// How long an idle table stays in memory.
    pub(super) const IDLE: Duration = Duration::from_secs(20);

    pub(super) fn start(
        root: &Path,
        program: &Path,
        database: Option<&str>,
    ) -> Result<Self, String> {
        let folder = root.join(format!("target/load-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(said("making a folder"))?;
        let file = format!("sqlite:{}", folder.join("tables.db").display());
        let idle = Self::IDLE.as_secs().to_string();
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--database"])
            .arg(database.unwrap_or(&file))
            .args("--rate 0 --streams 0 --connections 0 --connections-per-address 0 --tables 0 --idle".split(' '))
            .arg(idle)
            // As the examples for hosts set it.
            .env("MALLOC_ARENA_MAX", "1")
            .stdout(Stdio::piped())
            .spawn()
            .map_err(said("starting the server"))?;
        let mut said = BufReader::new(child.stdout.take().ok_or("no output")?);
        let mut line = String::new();
        said.read_line(&mut line).map_err(|why| why.to_string())?;
        let address = line.trim().rsplit("http://").next();
        let address = address.and_then(|address| address.parse().ok());
        Ok(Self {
            address: address.ok_or_else(|| format!("no server came up: {line:?}"))?,
            child,
            _said: said,
            folder,
        })
    }

    /// What it has in memory now.
    pub(super) fn memory_kib(&self) -> Result<u64, String> {
        let status = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(status).map_err(said("the server's memory"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok())
            .ok_or_else(|| "the system does not say how much memory the server has".to_owned())
    }

    /// How long its threads have worked, all of them together.
    pub(super) fn busy(&self) -> Result<Duration, String> {
        Self::busy_of(self.child.id())
    }

    /// The same for any process.
    pub(super) fn busy_of(process: u32) -> Result<Duration, String> {
        /// Linux counts in these, whatever its own clock does.
        const TICKS_A_SECOND: f64 = 100.0;
        let stat = format!("/proc/{process}/stat");
        let stat = std::fs::read_to_string(stat).map_err(said("the work of a process"))?;
        // After the name, which may have spaces in it, the 12th and the 13th are the program's own time and the kernel's.
        let after = stat.rsplit(')').next().unwrap_or_default();
        let times = after.split_whitespace().skip(11).take(2);
        let ticks: f64 = times.filter_map(|time| time.parse::<f64>().ok()).sum();
        Ok(Duration::from_secs_f64(ticks / TICKS_A_SECOND))
    }

    /// How many streams it says are open.
    pub(super) async fn streams(&self) -> Result<u64, String> {
        let cannot = said("the server's metrics");
        let mut socket = TcpStream::connect(self.address).await.map_err(&cannot)?;
        let request = "GET /metrics HTTP/1.1\r\nhost: load\r\nconnection: close\r\n\r\n";
        let sent = socket.write_all(request.as_bytes()).await;
        sent.map_err(&cannot)?;
        let mut text = String::new();
        socket.read_to_string(&mut text).await.map_err(&cannot)?;
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix("longtable_streams "));
        line.and_then(|count| count.trim().parse().ok())
            .ok_or_else(|| "the metrics do not tell of streams".to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
