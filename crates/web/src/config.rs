//! How a server is set up.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;

use axum::http::Uri;
use catalog::Pace;

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
    /// How long those think who give hints.
    pub hint_pace: Pace,
    /// The server is reached over TLS, by a proxy in front of it.
    pub https: bool,
    /// Where people reach the server, if that is not what their browsers ask for.
    pub public_url: Option<PublicUrl>,
    /// Believe `X-Forwarded-For`: only behind a proxy that sets it.
    pub trust_proxy: bool,
    /// Let people have a webhook called when it is their turn.
    pub webhooks: bool,
    pub limits: Limits,
}

/// Where people reach a server, such as `https://table.example`: without a path, because the pages live at the root.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl(String);

impl PublicUrl {
    #[must_use]
    pub fn is_https(&self) -> bool {
        self.0.starts_with("https://")
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let uri: Uri = text.parse().map_err(|why| format!("no address: {why}"))?;
        let (scheme, authority) = match (uri.scheme_str(), uri.authority()) {
            (Some(scheme @ ("http" | "https")), Some(authority)) => (scheme, authority),
            _ => return Err("write it like https://table.example".to_owned()),
        };
        if authority.as_str().contains('@')
            || !matches!(uri.path(), "" | "/")
            || uri.query().is_some()
        {
            return Err(
                "the server lives at the root of its host, without a path or a name".to_owned(),
            );
        }
        Ok(Self(format!("{scheme}://{authority}").to_lowercase()))
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Limits.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests per second and address; 0 is no limit.
    pub per_second: u32,
    pub burst: u32,
    /// Open streams per address; 0 is no limit.
    pub streams: u32,
    /// Connections in all; 0 is no limit.
    pub connections: u32,
    /// Connections per address; 0 is no limit. Not used behind a proxy, from where all of them come.
    pub connections_each: u32,
    /// How long a connection may take to ask for the first time.
    pub head_ms: u64,
    pub body_bytes: usize,
    /// Tables that one person may have open at a time.
    pub tables: u32,
    /// How long a table that is not used stays in memory.
    pub idle_ms: i64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            per_second: 30,
            burst: 120,
            streams: 200,
            connections: 1000,
            connections_each: 250,
            head_ms: 10_000,
            body_bytes: 64 * 1024,
            tables: 100,
            idle_ms: 120_000,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_a_scheme_and_a_host() {
        let read = |text: &str| text.parse::<PublicUrl>().map(|url| url.to_string());
        assert_eq!(
            read("https://Table.example/").as_deref(),
            Ok("https://table.example")
        );
        assert_eq!(
            read("http://10.0.0.1:8080").as_deref(),
            Ok("http://10.0.0.1:8080")
        );
        for bad in [
            "",
            "table.example",
            "ftp://table.example",
            "https://table.example/games",
            "https://table.example?x",
            "https://me@table.example",
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
