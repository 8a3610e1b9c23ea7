//! `longtable serve`: hosts games in the browser. The default command.

use std::io::{IsTerminal as _, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use catalog::{AnyGame, Pace};
use clap::{Args, ValueEnum};
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use web::{Config, Limits, PublicUrl, Running};

use crate::outcome::{Done, Failure};

/// Host games in the browser
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  longtable serve\n  longtable serve --listen 0.0.0.0:80 --database sqlite:/var/lib/longtable/tables.db\n  \
    longtable serve --database postgres://longtable@db/longtable --public-url https://table.example --trust-proxy"
)]
pub(crate) struct Serve {
    /// Address and port to listen on
    #[arg(long, default_value_t = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080))]
    listen: SocketAddr,

    /// Database: `sqlite:PATH` or `postgres://USER@HOST/NAME` (default: a file in the platform's data directory)
    #[arg(long)]
    database: Option<String>,

    #[command(flatten)]
    content: ContentPairs,

    /// Cores that bots and hints think on (default: all but one)
    #[arg(long)]
    bot_threads: Option<usize>,

    /// Minimum time for a bot's move while people are watching, in milliseconds
    #[arg(long, default_value_t = 0)]
    bot_pause_ms: u64,

    /// Visitors reach the server by https, through a proxy
    #[arg(long)]
    https: bool,

    /// Public address used in invitations and webhooks, such as https://table.example (default: the Host header)
    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,

    /// Trust the proxy's X-Forwarded-For header
    #[arg(long)]
    trust_proxy: bool,

    /// Let people register a webhook for their turns
    #[arg(long)]
    webhooks: bool,

    /// Requests per second and address; 0 for no limit
    #[arg(long, default_value_t = Limits::default().per_second)]
    rate: u32,

    /// Requests that an address may send in one burst
    #[arg(long, default_value_t = Limits::default().burst)]
    burst: u32,

    /// Open streams per address; 0 for no limit
    #[arg(long, default_value_t = Limits::default().streams)]
    streams: u32,

    /// Open connections in all; 0 for no limit
    #[arg(long, default_value_t = Limits::default().connections)]
    connections: u32,

    /// Open connections per address, unless --trust-proxy is given; 0 for no limit
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections_each)]
    connections_per_address: u32,

    /// Unfinished tables per person; 0 for no limit
    #[arg(long, default_value_t = Limits::default().tables)]
    tables: u32,

    /// Seconds before an idle table is unloaded from memory
    #[arg(long, default_value_t = Limits::default().idle_ms / 1000)]
    idle: i64,

    /// Log format
    #[arg(long, value_enum, default_value_t = LogFormat::Text)]
    log: LogFormat,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

impl Default for Serve {
    /// As if `longtable serve` had been typed.
    fn default() -> Self {
        #[derive(clap::Parser)]
        struct Nothing {
            #[command(flatten)]
            serve: Serve,
        }
        <Nothing as clap::Parser>::parse_from(["serve"]).serve
    }
}

impl Serve {
    pub(crate) fn run(self, out: &mut dyn Write) -> Done {
        self.start_log();
        let games = open_games(&self.content)?;
        let database = match &self.database {
            Some(database) => database.clone(),
            None => default_database()?,
        };
        let config = Config {
            database: database.clone(),
            listen: self.listen,
            bot_threads: self.bot_threads.unwrap_or_else(spare_cores),
            bot_pause_ms: self.bot_pause_ms,
            hint_pace: Pace::Timed,
            https: self.https,
            public_url: self.public_url.clone(),
            trust_proxy: self.trust_proxy,
            webhooks: self.webhooks,
            limits: Limits {
                per_second: self.rate,
                burst: self.burst,
                streams: self.streams,
                connections: self.connections,
                connections_each: self.connections_per_address,
                tables: self.tables,
                idle_ms: self.idle.saturating_mul(1000),
                ..Limits::default()
            },
        };
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()?;
        runtime.block_on(async {
            let mut running = web::start(config, games).await.map_err(Failure::bad_use)?;
            greet(out, &running, &database)?;
            tokio::select! {
                () = running.wait() => {}
                () = told_to_stop() => {}
            }
            running.stop().await;
            Ok(())
        })
    }

    fn start_log(&self) {
        // Colours are for a terminal: in a file or a journal they would be noise.
        let log = tracing_subscriber::fmt::layer()
            .with_ansi(std::io::stderr().is_terminal())
            .with_writer(std::io::stderr);
        let log = match self.log {
            LogFormat::Text => log.boxed(),
            LogFormat::Json => log.json().boxed(),
        };
        let log = log.with_filter(log_filter(std::env::var("RUST_LOG").ok().as_deref()));
        tracing_subscriber::registry().with(log).init();
    }
}

/// The filter in `RUST_LOG`, such as `debug` or `info,sqlx=warn`; without a valid one, what a host needs.
fn log_filter(wanted: Option<&str>) -> Targets {
    let usual = || {
        Targets::new()
            .with_default(LevelFilter::INFO)
            .with_target("sqlx", LevelFilter::WARN)
    };
    wanted.map_or_else(usual, |wanted| wanted.parse().unwrap_or_else(|_| usual()))
}

/// Corrected content files.
#[derive(Args, Debug)]
pub(crate) struct ContentPairs {
    /// Content file for a game; repeatable
    #[arg(long, value_name = "GAME=FILE")]
    content: Vec<String>,
}

/// All games, with corrected or built-in content.
pub(crate) fn open_games(pairs: &ContentPairs) -> Result<Vec<Arc<dyn AnyGame>>, Failure> {
    let mut own = Vec::new();
    for pair in &pairs.content {
        let (game, file) = pair
            .split_once('=')
            .ok_or_else(|| Failure::bad_use(format!("--content {pair}: write GAME=FILE")))?;
        catalog::find(game).map_err(Failure::bad_use)?;
        own.push((game, crate::read(file.as_ref())?));
    }
    let content = |key: &str| {
        let found = own.iter().find(|(game, _)| *game == key);
        found.map(|(_, text)| text.as_str())
    };
    catalog::GAMES
        .iter()
        .map(|listed| {
            let game = listed
                .open(content(listed.key))
                .map_err(|error| Failure::bad_use(format!("{}: {error}", listed.key)))?;
            Ok(Arc::from(game))
        })
        .collect()
}

fn greet(out: &mut dyn Write, running: &Running, database: &str) -> Done {
    writeln!(out, "Longtable is running at http://{}", running.address)?;
    writeln!(out, "Data is stored in {}", without_password(database))?;
    writeln!(out, "Press Ctrl-C to stop; nothing is lost.")?;
    Ok(out.flush()?)
}

/// A database's address without the password that may be in it: before the last `@`, or among what follows a `?`.
fn without_password(database: &str) -> String {
    let Some((scheme, rest)) = database.split_once("://") else {
        return database.to_owned();
    };
    let named = |place: &str| place.split('?').next().unwrap_or_default().to_owned();
    match rest.rsplit_once('@') {
        Some((who, place)) => {
            let who = named(who.split(':').next().unwrap_or_default());
            format!("{scheme}://{who}@{}", named(place))
        }
        None => format!("{scheme}://{}", named(rest)),
    }
}

/// One core is kept free for requests.
fn spare_cores() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    cores.saturating_sub(1).max(1)
}

/// `sqlite:` and a file in the platform's data directory.
pub(crate) fn default_database() -> Result<String, Failure> {
    let folders = directories::ProjectDirs::from("", "", "longtable")
        .ok_or_else(|| Failure::bad_use("no home directory found: set --database sqlite:PATH"))?;
    let path: PathBuf = folders.data_dir().join("longtable.db");
    let path = path.to_str().ok_or_else(|| {
        Failure::bad_use("the data directory's path is not valid UTF-8: set --database")
    })?;
    Ok(format!("sqlite:{path}"))
}

async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_printed() {
        let shown = without_password("postgres://ewa:secret@db:5432/tables");
        assert_eq!(shown, "postgres://ewa@db:5432/tables");
        assert_eq!(without_password("sqlite:/a/b.db"), "sqlite:/a/b.db");
        for secret in [
            "postgres://ewa:se@cret@db/tables",
            "postgres://ewa:cret?@db/tables",
            "postgres://ewa@db/tables?password=cret",
            "postgres://db/tables?user=ewa&password=cret",
        ] {
            let shown = without_password(secret);
            assert!(
                !shown.contains("cret") && shown.contains("db/tables"),
                "{shown}"
            );
        }
    }
}
