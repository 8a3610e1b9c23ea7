//! Figures for those who run the server, in Prometheus' format.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use crate::app::App;

pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) answers: Counter,
    pub(crate) refused: Counter,
    pub(crate) limited: Counter,
    pub(crate) panics: Counter,
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
        ];
        for (name, help, counter) in counters {
            registry.register(name, help, counter.clone());
        }
        let gauges = [
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

/// Whether the server can do its work.
pub(crate) async fn healthz(State(app): State<Arc<App>>) -> Response {
    match app.store().ping().await {
        Ok(()) => "ok\n".into_response(),
        Err(why) => {
            tracing::error!(%why, "the store cannot be used");
            let status = axum::http::StatusCode::SERVICE_UNAVAILABLE;
            (status, "the store cannot be used\n").into_response()
        }
    }
}
