//! The door: how many connections there may be, and how long one may take to say what it wants.

use std::collections::HashMap;
use std::convert::Infallible;
use std::fmt;
use std::future::poll_fn;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::task::Poll;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use tables::lock;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower::ServiceExt as _;

use crate::Config;
use crate::guard::household;
use crate::live::Listener;
use crate::metrics::Metrics;
use crate::stream;

/// How long a connection that has asked before may be silent, or take to ask again.
const KEPT: Duration = Duration::from_secs(60);
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
            // In memory of its own, which is given back before a stream begins: it may stay for hours.
            let served = Box::pin(hold(stream, from, router, patience, stopping)).await;
            if let Some((socket, head, listener)) = served {
                say_badly(stream::tell(socket, head, listener).await);
            }
            drop((place, inside));
        });
    }
    drop((listener, inside));
    let _ = all_gone.recv().await;
}

/// Serves one connection to its end, or until it becomes a stream.
async fn hold(
    socket: TcpStream,
    from: SocketAddr,
    router: Router,
    patience: Duration,
    mut stopping: watch::Receiver<bool>,
) -> Option<(TcpStream, Response, Listener)> {
    // Events are small and a reader waits for each of them: they leave without delay.
    if let Err(why) = socket.set_nodelay(true) {
        tracing::debug!(%why, "a connection keeps its delay");
    }
    let asked = Arc::new(Asked::default());
    let service = service(from, router, asked.clone());
    let mut server = http1::Builder::new();
    // A request is served to its end whoever hangs up meanwhile, so nobody listens for that while it is: listening would take another
    // buffer of 8 KiB for every request.
    server.half_close(true);
    server.timer(TokioTimer::new()).header_read_timeout(KEPT);
    let mut served = server.serve_connection(TokioIo::new(socket), service);
    let mut silence = pin!(tokio::time::sleep(patience));
    let (mut waited, mut leaving) = (false, false);
    let (head, listener) = loop {
        // A request is served where the connection is, so its stream is here as soon as the connection has nothing to do.
        let next = poll_fn(|cx| match Pin::new(&mut served).poll(cx) {
            Poll::Ready(done) => Poll::Ready(Err(done)),
            Poll::Pending => asked
                .take_stream()
                .map_or(Poll::Pending, |stream| Poll::Ready(Ok(stream))),
        });
        tokio::select! {
            next = next => match next {
                Ok(stream) => break stream,
                Err(done) => {
                    say_badly(done);
                    return None;
                }
            },
            () = &mut silence, if !waited => {
                waited = true;
                if !asked.at_all.load(Relaxed) {
                    return None;
                }
            }
            _ = stopping.wait_for(|stop| *stop), if !leaving => {
                leaving = true;
                Pin::new(&mut served).graceful_shutdown();
            }
        }
    };
    Some((served.into_parts().io.into_inner(), head, listener))
}

fn say_badly<E: fmt::Display>(done: Result<(), E>) {
    if let Err(why) = done {
        tracing::debug!(%why, "a connection ended badly");
    }
}

/// What a connection has asked for.
#[derive(Default)]
pub(crate) struct Asked {
    at_all: AtomicBool,
    /// What a stream tells past the server of requests, which has answered everything before it and has nothing to say any more; and
    /// the head of its answer.
    listener: Mutex<Option<Listener>>,
    head: Mutex<Option<Response>>,
}

impl Asked {
    /// From now on the connection tells what this listener hears.
    pub(crate) fn hear(&self, listener: Listener) {
        *lock(&self.listener) = Some(listener);
    }

    fn take_stream(&self) -> Option<(Response, Listener)> {
        let head = lock(&self.head).take()?;
        Some((head, lock(&self.listener).take()?))
    }
}

/// Answers the requests of one connection.
fn service(
    from: SocketAddr,
    router: Router,
    asked: Arc<Asked>,
) -> impl Service<Request<Incoming>, Response = Response, Error = Infallible, Future: Send> + Unpin
{
    service_fn(move |request: Request<Incoming>| {
        asked.at_all.store(true, Relaxed);
        let may_be_told = stream::may_be_told(request.method(), request.version());
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(from));
        if may_be_told {
            request.extensions_mut().insert(asked.clone());
        }
        let (answer, asked) = (router.clone().oneshot(request), asked.clone());
        async move {
            let response = answer.await?;
            if lock(&asked.listener).is_some() {
                *lock(&asked.head) = Some(response);
                return std::future::pending().await;
            }
            Ok(response)
        }
    })
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
