//! The door: how many connections there may be.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use tables::lock;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};

use crate::Config;
use crate::guard::household;
use crate::line;
use crate::metrics::Metrics;

/// At most one line of the log in this time tells of connections that were turned away.
const QUIET: Duration = Duration::from_secs(10);

/// Opens the door until the server is told to stop, and then waits until everyone has left.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    room: Arc<Room>,
    stopping: watch::Receiver<bool>,
) {
    let (inside, mut all_gone) = mpsc::channel::<()>(1);
    let mut told = stopping.clone();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            // An error means that the other end, which could stop us, is gone.
            _ = told.wait_for(|stop| *stop) => break,
        };
        let (stream, from) = match accepted {
            Ok(accepted) => accepted,
            Err(why) => {
                // Mostly there are no file handles left, and the next try would fail as well.
                room.turned_away(&format!("cannot accept a connection: {why}"));
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let Some(place) = room.enter(from.ip()) else {
            refuse(&stream);
            continue;
        };
        let (router, stopping) = (router.clone(), stopping.clone());
        let (inside, patience) = (inside.clone(), room.patience);
        tokio::spawn(async move {
            line::serve(stream, from, router, patience, stopping).await;
            drop((place, inside));
        });
    }
    drop((listener, inside));
    let _ = all_gone.recv().await;
}

/// A word before the door is closed, as far as it can be said without waiting.
fn refuse(stream: &TcpStream) {
    let _ = stream.try_write(
        b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
    );
}

/// How many connections there may be, in all and from one household.
#[derive(Debug)]
pub(crate) struct Room {
    most: u32,
    most_each: u32,
    /// How long a connection may take to ask for the first time.
    patience: Duration,
    inside: Mutex<Inside>,
    open: Gauge,
    refused: Counter,
}

#[derive(Debug, Default)]
struct Inside {
    all: u32,
    each: HashMap<IpAddr, u32>,
    /// When the log was told last, and how many have been turned away since.
    told_at: Option<Instant>,
    untold: u64,
}

impl Room {
    pub(crate) fn new(config: &Config, metrics: &Metrics) -> Self {
        let limits = &config.limits;
        let limit = |most: u32| if most == 0 { u32::MAX } else { most };
        Self {
            most: limit(limits.connections),
            // Behind a proxy everyone comes from the same address.
            most_each: limit(if config.trust_proxy {
                0
            } else {
                limits.connections_each
            }),
            patience: Duration::from_millis(limits.head_ms),
            inside: Mutex::default(),
            open: metrics.connections.clone(),
            refused: metrics.connections_refused.clone(),
        }
    }

    /// A place until what is returned is dropped; `None` if there is none.
    fn enter(self: &Arc<Self>, from: IpAddr) -> Option<Place> {
        let from = household(from);
        let why = {
            let mut inside = lock(&self.inside);
            let each = inside.each.get(&from).copied().unwrap_or_default();
            if inside.all >= self.most {
                format!(
                    "there are {} connections, the limit of --connections",
                    self.most
                )
            } else if each >= self.most_each {
                format!(
                    "{from} has {} connections, the limit of --connections-per-address",
                    self.most_each
                )
            } else {
                inside.all += 1;
                inside.each.insert(from, each + 1);
                self.open.inc();
                return Some(Place {
                    room: self.clone(),
                    from,
                });
            }
        };
        self.turned_away(&why);
        None
    }

    /// Counts a connection that was turned away; now and then the log is told.
    fn turned_away(&self, why: &str) {
        self.refused.inc();
        let mut inside = lock(&self.inside);
        inside.untold += 1;
        if inside.told_at.is_none_or(|at| at.elapsed() >= QUIET) {
            tracing::warn!(count = inside.untold, why, "connections were turned away");
            inside.told_at = Some(Instant::now());
            inside.untold = 0;
        }
    }
}

/// A connection's place.
struct Place {
    room: Arc<Room>,
    from: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.room.open.dec();
        let mut inside = lock(&self.room.inside);
        inside.all -= 1;
        if let Some(each) = inside.each.get_mut(&self.from) {
            *each -= 1;
            if *each == 0 {
                inside.each.remove(&self.from);
            }
        }
    }
}
