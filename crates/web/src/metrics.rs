//! Figures for those who run the server, in Prometheus' format.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use store::{Store, StoreError};
use tables::now;
use tokio::sync::Mutex;

use crate::app::App;

pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) answers: Counter,
    pub(crate) refused: Counter,
    pub(crate) limited: Counter,
    pub(crate) panics: Counter,
    pub(crate) connections_refused: Counter,
    pub(crate) passwords: Counter,
    pub(crate) connections: Gauge,
    pub(crate) streams: Gauge,
    open_tables: Gauge,
    commits: Gauge,
    rows: Gauge,
    /// From the request to the commit, in seconds.
    pub(crate) answer_seconds: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let buckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0];
        let metrics = Self {
            registry: Registry::default(),
            answers: Counter::default(),
            refused: Counter::default(),
            limited: Counter::default(),
            panics: Counter::default(),
            connections_refused: Counter::default(),
            passwords: Counter::default(),
            connections: Gauge::default(),
            streams: Gauge::default(),
            open_tables: Gauge::default(),
            commits: Gauge::default(),
            rows: Gauge::default(),
            answer_seconds: Histogram::new(buckets),
        };
        Self {
            registry: metrics.register(),
            ..metrics
        }
    }

    /// What Prometheus calls them.
    fn register(&self) -> Registry {
        let mut registry = Registry::with_prefix("longtable");
        let counters = [
            (
                "answers",
                "Chains of answers that were taken",
                &self.answers,
            ),
            (
                "answers_refused",
                "Chains of answers that were not taken",
                &self.refused,
            ),
            (
                "requests_limited",
                "Requests beyond the rate of their address",
                &self.limited,
            ),
            (
                "panics",
                "Requests that failed by a mistake of the program",
                &self.panics,
            ),
            (
                "connections_refused",
                "Connections that were turned away",
                &self.connections_refused,
            ),
            (
                "passwords",
                "Passwords that were hashed or compared",
                &self.passwords,
            ),
        ];
        for (name, help, counter) in counters {
            registry.register(name, help, counter.clone());
        }
        let gauges = [
            ("connections", "Open connections", &self.connections),
            ("streams", "Open event streams", &self.streams),
            ("open_tables", "Tables that are in use", &self.open_tables),
            (
                "store_commits",
                "Transactions since the start",
                &self.commits,
            ),
            ("store_rows", "Rows written since the start", &self.rows),
        ];
        for (name, help, gauge) in gauges {
            registry.register(name, help, gauge.clone());
        }
        let help = "From the request to the commit";
        registry.register("answer_seconds", help, self.answer_seconds.clone());
        registry
    }
}

pub(crate) async fn metrics(State(app): State<Arc<App>>) -> Response {
    let stats = app.store().stats();
    let count = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    app.metrics.commits.set(count(stats.commits));
    app.metrics.rows.set(count(stats.rows));
    app.metrics
        .open_tables
        .set(count(app.hub().all().len() as u64));
    let mut text = String::new();
    if encode(&mut text, &app.metrics.registry).is_err() {
        text.clear();
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], text).into_response()
}

/// What the store said when it was last asked whether it can be written to.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<(Instant, Result<(), StoreError>)>>);

/// Nobody makes the disk work more often than this by asking.
const FRESH: Duration = Duration::from_secs(1);

impl Health {
    /// Whether the store can be written to. Of many who ask at the same time one tries it for all.
    async fn of(&self, store: &Store) -> Result<(), StoreError> {
        let mut last = self.0.lock().await;
        if let Some((at, said)) = &*last
            && at.elapsed() < FRESH
        {
            return said.clone();
        }
        let said = store.ping(now()).await;
        if let Err(why) = &said {
            tracing::error!(%why, "the store cannot be used");
        }
        *last = Some((Instant::now(), said.clone()));
        said
    }
}

/// Whether the server can do its work.
pub(crate) async fn healthz(State(app): State<Arc<App>>) -> Response {
    match app.health.of(app.store()).await {
        Ok(()) => "ok\n".into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response(),
    }
}
