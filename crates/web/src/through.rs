//! What was begun is done: a request that may change something is read whole and then served in a task of its own. Whatever
//! becomes of the connection, the change runs to its end, and what is committed is told.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, HttpBody as _};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use futures_util::StreamExt as _;
use tower_http::catch_panic::ResponseForPanic;

use crate::app::App;
use crate::problem::{Outcome, Problem};

/// How long a request may take to arrive.
const ARRIVAL: Duration = Duration::from_secs(20);

/// Sees a request through to its end.
pub(crate) async fn see_through(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let most = most_bytes(parts.uri.path(), app.limits.body_bytes);
    let arrived = tokio::time::timeout(ARRIVAL, read(body, most)).await;
    let body = match arrived {
        Ok(Ok(body)) => Body::from(body),
        Ok(Err(problem)) => return problem.into_response(),
        Err(_) => return Problem::of_framework(StatusCode::REQUEST_TIMEOUT).into_response(),
    };
    let served = tokio::spawn(next.run(Request::from_parts(parts, body)));
    // A panic is caught inside, so the task ends early only when the whole server does.
    served
        .await
        .unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// Content files and match files are longer than anything else that people send, and longer still in a form.
fn most_bytes(path: &str, usual: usize) -> usize {
    if path.starts_with("/sets/") {
        usual.max(3 * kernel::LONGEST_CONTENT)
    } else if path == "/games/bring" {
        usual.max(crate::pages::LONGEST_FILE)
    } else {
        usual
    }
}

async fn read(body: Body, most: usize) -> Outcome<Vec<u8>> {
    let too_large = || Problem::of_framework(StatusCode::PAYLOAD_TOO_LARGE);
    // What is announced as too large need not be sent at all.
    if body.size_hint().lower() > most as u64 {
        return Err(too_large());
    }
    let mut read = Vec::new();
    let mut parts = body.into_data_stream();
    while let Some(part) = parts.next().await {
        let part = part.map_err(|_| Problem::of_framework(StatusCode::BAD_REQUEST))?;
        if read.len() + part.len() > most {
            return Err(too_large());
        }
        read.extend_from_slice(&part);
    }
    Ok(read)
}

/// The last net under a mistake of the program: it is counted, logged, and answered without details.
#[derive(Clone)]
pub(crate) struct Panics(pub(crate) Arc<App>);

impl ResponseForPanic for Panics {
    type ResponseBody = Body;

    fn response_for_panic(&mut self, what: Box<dyn Any + Send>) -> Response {
        self.0.metrics.panics.inc();
        let what = what
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| what.downcast_ref::<&str>().copied())
            .unwrap_or("something");
        tracing::error!(what, "a request panicked");
        StatusCode::INTERNAL_SERVER_ERROR.into_response()
    }
}
