//! How a server is set up.

use std::net::SocketAddr;

/// What `longtable serve` says.
#[derive(Clone, Debug)]
pub struct Config {
    /// `sqlite:PATH` or `postgres://…`.
    pub database: String,
    pub listen: SocketAddr,
    /// How many bots think at a time.
    pub bot_threads: usize,
    /// How long an answer of a bot takes at least where people watch.
    pub bot_pause_ms: u64,
    /// The server is reached over TLS, by a proxy in front of it.
    pub https: bool,
    /// Believe `X-Forwarded-For`: only behind a proxy that sets it.
    pub trust_proxy: bool,
    /// Let people have a webhook called when it is their turn.
    pub webhooks: bool,
    pub limits: Limits,
}

/// What nobody may exceed.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests per second and address; 0 is no limit.
    pub per_second: u32,
    pub burst: u32,
    /// Open streams per address; 0 is no limit.
    pub streams: u32,
    pub body_bytes: usize,
    /// Tables that one person may have open at a time.
    pub tables: u32,
    /// How long a table that nobody touches stays in memory.
    pub idle_ms: i64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            per_second: 30,
            burst: 120,
            streams: 200,
            body_bytes: 64 * 1024,
            tables: 100,
            idle_ms: 120_000,
        }
    }
}
