//! What happens at a table, as it happens: Server-Sent Events. They say how far the table is and no more; what a viewer may see of
//! it is fetched by the viewer's own page. So a stream has no secrets, and one that was lost misses nothing.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use serde::Deserialize;
use tables::{OpenTable, Presence, Progress};
use tokio::sync::watch;

use crate::at::At;
use crate::guard::{From, Rates, StreamCount};
use crate::problem::{Outcome, Problem};

#[derive(Deserialize)]
pub(crate) struct Since {
    /// The id of the last event that the page knows.
    since: Option<i64>,
}

/// `GET /t/ID/events`
pub(crate) async fn events(
    at: At,
    Query(Since { since }): Query<Since>,
    Extension(From(from)): Extension<From>,
    Extension(stopping): Extension<watch::Receiver<bool>>,
    headers: HeaderMap,
) -> Outcome<Response> {
    let count = Rates::stream(&at.app, from).ok_or_else(Problem::too_many)?;
    // The table itself, not a copy: letting go of it tells its streams how far it is.
    let table = at.table().await?;
    let seated = at
        .person()
        .filter(|person| table.places.iter().any(|place| place.is_of(person)));
    let presence = seated.map(|person| table.open.come(person));
    let listener = Listener {
        watch: table.open.watch(),
        stopping,
        _open: table.open.clone(),
        _presence: presence,
        _count: count,
    };
    let current = table.progress();
    drop(table);
    let last = headers
        .get("last-event-id")
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.parse().ok())
        .or(since);
    let behind = last != Some(current.moment());
    let news = stream::unfold((behind, listener), |(behind, mut listener)| async move {
        if !behind {
            tokio::select! {
                changed = listener.watch.changed() => changed.ok()?,
                _ = listener.stopping.wait_for(|stop| *stop) => return None,
            }
        }
        // The newest there is: whatever came since the stream was asked for is told with it.
        let progress = *listener.watch.borrow_and_update();
        Some((Ok::<Event, Infallible>(event(&progress)), (false, listener)))
    });
    let alive = KeepAlive::new().interval(Duration::from_secs(20));
    let mut response = Sse::new(news).keep_alive(alive).into_response();
    // Proxies must pass events on at once.
    let no = axum::http::HeaderValue::from_static("no");
    response.headers_mut().insert("x-accel-buffering", no);
    Ok(response)
}

/// What a stream holds while it is open.
struct Listener {
    watch: watch::Receiver<Progress>,
    /// The server goes down.
    stopping: watch::Receiver<bool>,
    /// As long as a stream is open, the table stays the one that others change.
    _open: Arc<OpenTable>,
    _presence: Option<Presence>,
    _count: StreamCount,
}

/// What a stream tells of the progress of a table.
fn event(progress: &Progress) -> Event {
    let asked = progress
        .asked
        .map_or("null".to_owned(), |seat| seat.0.to_string());
    let data = format!(
        r#"{{"step":{},"seq":{},"chat":{},"asked":{asked},"over":{}}}"#,
        progress.step,
        progress.moment(),
        progress.chat,
        progress.over
    );
    Event::default()
        .event("step")
        .id(progress.moment().to_string())
        .data(data)
}
