//! What happens at a table, as it happens: Server-Sent Events. They say how far the table is and no more; what a viewer may see of
//! it is fetched by the viewer's own page. So a stream has no secrets, and one that was lost misses nothing.

use std::convert::Infallible;
use std::io::Write as _;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use serde::Deserialize;
use tables::{ASK_EVERY, Attendance, OpenTable, Presence, Progress};
use tokio::sync::watch;
use tokio::time::{Instant, Interval, MissedTickBehavior};

use crate::app::App;
use crate::at::At;
use crate::guard::{From, Rates, StreamCount};
use crate::line::Asked;
use crate::problem::{Outcome, Problem};

#[derive(Deserialize)]
pub(crate) struct Wanted {
    /// The id of the last event that the page knows.
    since: Option<i64>,
    /// The page shows who is here, and answers when it is asked whether it is there itself.
    people: Option<String>,
}

/// `GET /t/ID/events`
pub(crate) async fn events(
    at: At,
    Query(wanted): Query<Wanted>,
    Extension(From(from)): Extension<From>,
    asked: Option<Extension<Arc<Asked>>>,
    headers: HeaderMap,
) -> Outcome<Response> {
    let count = Rates::stream(&at.app, from).ok_or_else(Problem::too_many)?;
    // The table itself, not a copy: letting go of it tells its streams how far it is.
    let table = at.table().await?;
    let seated = at
        .person()
        .filter(|person| table.places.iter().any(|place| place.is_of(person)));
    let presence = seated.map(|person| table.open.come(person));
    let (people, now) = (wanted.people.is_some(), Instant::now());
    let mut listener = Listener {
        watch: table.open.watch(),
        company: people.then(|| table.open.watch_company()),
        pulse: (people && presence.is_some()).then(|| every(ASK_EVERY, now)),
        alive: every(ALIVE, now + ALIVE),
        stopping: at.app.stopping.clone(),
        open: table.open.clone(),
        presence,
        _count: count,
    };
    let current = table.progress();
    drop(table);
    let last = headers
        .get("last-event-id")
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.parse().ok())
        .or(wanted.since);
    if last != Some(current.moment()) {
        listener.watch.mark_changed();
    }
    listener
        .company
        .iter_mut()
        .for_each(watch::Receiver::mark_changed);
    let body = match asked {
        // The connection lets it speak: see `stream`.
        Some(Extension(asked)) => {
            asked.hear(listener);
            Body::empty()
        }
        None => Body::from_stream(stream::unfold(listener, |mut listener| async move {
            let mut event = Vec::new();
            let more = listener.next(&mut event).await;
            more.then(|| (Ok::<_, Infallible>(Bytes::from(event)), listener))
        })),
    };
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-cache"),
        // Proxies must pass events on at once.
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, body).into_response())
}

/// How often a stream says that it is alive, for proxies that would give it up.
const ALIVE: Duration = Duration::from_secs(20);

/// `POST /here/WORD`: a page that was asked says that it is there. The word is known to that page alone, so nothing else is asked.
pub(crate) async fn here(State(app): State<Arc<App>>, Path(word): Path<String>) -> StatusCode {
    if word.len() <= LONGEST_WORD {
        app.hub().answered(&word);
    }
    StatusCode::NO_CONTENT
}

const LONGEST_WORD: usize = 32;

/// What a stream holds while it is open.
pub(crate) struct Listener {
    watch: watch::Receiver<Progress>,
    company: Option<watch::Receiver<Attendance>>,
    /// When the page is asked whether it is there.
    pulse: Option<Interval>,
    alive: Interval,
    /// The server goes down.
    stopping: watch::Receiver<bool>,
    /// As long as a stream is open, the table stays the one that others change.
    open: Arc<OpenTable>,
    presence: Option<Presence>,
    _count: StreamCount,
}

impl Listener {
    /// The next event, in memory that is used again; `false` at the end.
    pub(crate) async fn next(&mut self, told: &mut Vec<u8>) -> bool {
        told.clear();
        loop {
            tokio::select! {
                biased;
                _ = self.stopping.wait_for(|stop| *stop) => return false,
                changed = self.watch.changed() => {
                    // The newest there is: whatever came since the stream was asked for is told with it.
                    let progress = *self.watch.borrow_and_update();
                    tell_progress(told, &progress);
                    return changed.is_ok();
                }
                here = changed(&mut self.company) => {
                    here.inspect(|here| tell_people(told, *here));
                    return here.is_some();
                }
                () = tick(&mut self.pulse) => {
                    let others = self.open.watchers() > 1;
                    let asks = self.presence.as_ref().and_then(|page| page.ask(others));
                    if let Some(word) = asks {
                        let _ = write!(told, "event: pulse\ndata: {word}\n\n");
                        return true;
                    }
                }
                _ = self.alive.tick() => {
                    told.extend_from_slice(b":\n\n");
                    return true;
                }
            }
        }
    }
}

fn every(period: Duration, first: Instant) -> Interval {
    let mut interval = tokio::time::interval_at(first, period);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    interval
}

/// The next tick, where there is a clock.
async fn tick(pulse: &mut Option<Interval>) {
    match pulse {
        Some(pulse) => drop(pulse.tick().await),
        None => std::future::pending().await,
    }
}

/// Who is here, when that changes; `None` at the end.
async fn changed(company: &mut Option<watch::Receiver<Attendance>>) -> Option<Attendance> {
    let Some(company) = company else {
        return std::future::pending().await;
    };
    company.changed().await.ok()?;
    Some(*company.borrow_and_update())
}

/// What a stream tells of who is here. An empty line ends an event.
fn tell_people(told: &mut Vec<u8>, here: Attendance) {
    let seats: Vec<String> = here.seats().map(|seat| format!("\"{seat}\"")).collect();
    let seats = seats.join(",");
    let _ = write!(told, "event: people\ndata: {{\"here\":[{seats}]}}\n\n");
}

/// What a stream tells of the progress of a table. It is written for every stream after every step.
fn tell_progress(told: &mut Vec<u8>, progress: &Progress) {
    let moment = progress.moment();
    let Progress {
        step, chat, over, ..
    } = progress;
    let _ = write!(
        told,
        "event: step\nid: {moment}\ndata: {{\"step\":{step},\"seq\":{moment},\"chat\":{chat},\"asked\":"
    );
    let _ = match progress.asked {
        Some(seat) => write!(told, "{}", seat.0),
        None => write!(told, "null"),
    };
    let _ = write!(told, ",\"over\":{over}}}\n\n");
}
