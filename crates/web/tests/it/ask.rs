//! A site without a door, and requests to it.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request};
use catalog::{AnyGame, Pace};
use futures_util::StreamExt as _;
use tower::ServiceExt as _;
use web::{Config, Limits, Site};

/// A site without limits on how often somebody asks, whose bots do not wait.
pub(crate) async fn site(database: &str) -> Site {
    let config = config(database);
    Site::open(&config, games(), config.listen).await.unwrap()
}

pub(crate) fn config(database: &str) -> Config {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 8080));
    Config {
        database: database.to_owned(),
        listen: address,
        bot_threads: 1,
        bot_pause_ms: 0,
        hint_pace: Pace::Iterations(60),
        https: false,
        public_url: None,
        trust_proxy: true,
        webhooks: false,
        limits: Limits {
            per_second: 0,
            streams: 0,
            tables: 0,
            ..Limits::default()
        },
    }
}

pub(crate) fn games() -> Vec<Arc<dyn AnyGame>> {
    let open = |game: &catalog::Listed| Arc::from(game.open(None).unwrap());
    catalog::GAMES.iter().map(open).collect()
}

/// What came back, as far as a viewer can tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|why| panic!("{why}: {}", self.text()))
    }
}

/// Asks and reads the whole answer, unless it is a stream, which has no end.
pub(crate) async fn ask(router: &Router, request: Request<Body>) -> Reply {
    let response = router.clone().oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let is_stream = parts
        .headers
        .get("content-type")
        .is_some_and(|kind| kind == "text/event-stream");
    let body = match is_stream {
        true => Vec::new(),
        false => axum::body::to_bytes(body, usize::MAX).await.unwrap().into(),
    };
    Reply {
        status: parts.status.as_u16(),
        headers: parts.headers,
        body,
    }
}

/// An open event stream.
pub(crate) struct Stream(axum::body::BodyDataStream);

impl Stream {
    pub(crate) async fn open(router: &Router, request: Request<Body>) -> Self {
        let response = router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), 200);
        Self(response.into_body().into_data_stream())
    }

    /// The next event as it is sent.
    pub(crate) async fn next(&mut self) -> String {
        let patience = std::time::Duration::from_secs(20);
        let next = tokio::time::timeout(patience, self.0.next()).await;
        let bytes = next.expect("an event comes").unwrap().unwrap();
        String::from_utf8(bytes.to_vec()).unwrap()
    }
}
