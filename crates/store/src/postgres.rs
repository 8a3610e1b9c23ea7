//! A PostgreSQL database: opened, brought up to date, and heard when other nodes write to it.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _};
use tokio::time::timeout;

use crate::error::StoreError;
use crate::link::rest;
use crate::migrations;
use crate::news::{News, Teller};

/// Each writer has a connection of its own beside these.
const READERS: u32 = 8;
const ACQUIRE: Duration = Duration::from_secs(5);
const CONNECT: Duration = Duration::from_secs(10);
/// A listener that has heard nothing for so long asks whether the server is still there.
const SILENCE: Duration = Duration::from_secs(20);
const CHANNEL: &str = "longtable";

pub(crate) async fn open(url: &str) -> Result<(PgConnectOptions, PgPool), StoreError> {
    let options = options(url)?;
    // Not from the pool: a pool knows only that it waited too long, a connection knows why.
    let mut first = connect(&options).await?;
    migrations::postgres(&mut first).await?;
    let _ = first.close().await;
    let pool = PgPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(ACQUIRE)
        .connect_lazy_with(options.clone());
    Ok((options, pool))
}

/// A connection that can change nothing.
pub(crate) async fn open_to_read(url: &str) -> Result<PgConnection, StoreError> {
    connect(&options(url)?.options([("default_transaction_read_only", "on")])).await
}

fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    Ok(PgConnectOptions::from_str(url)
        .map_err(|why| StoreError::Refused(format!("the address of PostgreSQL: {why}")))?
        .application_name("longtable")
        // A commit that was acknowledged is on the disk, whatever the server's default is; and a node that freezes in the
        // middle of a transaction does not hold a table for ever.
        .options([
            ("synchronous_commit", "on"),
            ("idle_in_transaction_session_timeout", "10s"),
        ])
        .disable_statement_logging())
}

async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let connected = timeout(CONNECT, options.connect()).await;
    let connected = connected.map_err(|_| {
        let host = options.get_host();
        StoreError::Unavailable(format!("PostgreSQL at {host} does not answer"))
    })?;
    Ok(connected?)
}

/// Tells what other nodes write, until it is aborted. After each silence that it cannot account for it tells `Lost`.
pub(crate) async fn listen(
    mut ear: PgListener,
    options: PgConnectOptions,
    teller: Teller,
    node: Arc<str>,
) {
    loop {
        let why = hear(&mut ear, &teller, &node).await;
        tracing::warn!(%why, "the connection that hears other nodes is lost");
        for attempt in 0.. {
            match ear_for(&options).await {
                Ok(again) => {
                    ear = again;
                    break;
                }
                Err(_) => tokio::time::sleep(rest(attempt)).await,
            }
        }
        tracing::info!("other nodes are heard again");
        teller.tell(News::Lost);
    }
}

/// A connection that hears other nodes from now on.
pub(crate) async fn ear_for(options: &PgConnectOptions) -> Result<PgListener, StoreError> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .max_lifetime(None)
        .idle_timeout(None)
        .acquire_timeout(CONNECT)
        .connect_with(options.clone())
        .await?;
    let mut ear = PgListener::connect_with(&pool).await?;
    ear.listen(CHANNEL).await?;
    Ok(ear)
}

/// Hears until the connection breaks.
async fn hear(ear: &mut PgListener, teller: &Teller, node: &str) -> StoreError {
    // The default would come back silently, and what was told meanwhile would be missing.
    ear.eager_reconnect(false);
    loop {
        match timeout(SILENCE, ear.try_recv()).await {
            Ok(Ok(Some(told))) => {
                if let Some(news) = News::heard(told.payload(), node) {
                    teller.tell(news);
                }
            }
            Ok(Ok(None)) => return StoreError::Unavailable("PostgreSQL hung up".to_owned()),
            Ok(Err(why)) => return why.into(),
            Err(_) => match timeout(ACQUIRE, ear.execute("SELECT 1")).await {
                Ok(Ok(_)) => {}
                Ok(Err(why)) => return why.into(),
                Err(_) => return StoreError::Unavailable("PostgreSQL is silent".to_owned()),
            },
        }
    }
}
