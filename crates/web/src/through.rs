//! What was begun is done: a request that may change something is read whole, and whatever becomes of its connection then, it is served
//! to its end and what is committed is told.

use std::any::Any;
use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, HttpBody as _};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use futures_util::StreamExt as _;
use tokio::runtime::Handle;

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
    Begun(Some(Box::pin(next.run(Request::from_parts(parts, body))))).await
}

/// A request that is being served. Should its connection go away, the rest is done in a task of its own; until then it needs none, and
/// wakes nobody. `None` when it is done. A panic is caught inside.
struct Begun(Option<Pin<Box<dyn Future<Output = Response> + Send>>>);

impl Future for Begun {
    type Output = Response;

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Response> {
        let served = self.0.as_mut().expect("what is done is not asked again");
        let response = ready!(served.as_mut().poll(cx));
        self.0 = None;
        Poll::Ready(response)
    }
}

impl Drop for Begun {
    fn drop(&mut self) {
        // Without a runtime the whole server has ended.
        if let (Some(rest), Ok(runtime)) = (self.0.take(), Handle::try_current()) {
            runtime.spawn(rest);
        }
    }
}

/// Content files and match files are longer than anything else that people send, and longer still in a form.
fn most_bytes(path: &str, usual: usize) -> usize {
    if path.starts_with("/sets/") || path.starts_with("/api/v1/sets") {
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
pub(crate) async fn catch_panics(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response {
    caught(async move { next.run(request).await })
        .await
        .unwrap_or_else(|what| panicked(&app, &*what))
}

/// What comes of it, or what it panicked with; then it is not asked again.
async fn caught<T>(served: impl Future<Output = T>) -> Result<T, Box<dyn Any + Send>> {
    let mut served = Box::pin(served);
    poll_fn(
        |cx| match catch_unwind(AssertUnwindSafe(|| served.as_mut().poll(cx))) {
            Ok(polled) => polled.map(Ok),
            Err(what) => Poll::Ready(Err(what)),
        },
    )
    .await
}

fn panicked(app: &App, what: &(dyn Any + Send)) -> Response {
    app.metrics.panics.inc();
    let what = what
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| what.downcast_ref::<&str>().copied())
        .unwrap_or("something");
    tracing::error!(what, "a request panicked");
    StatusCode::INTERNAL_SERVER_ERROR.into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_the_same_room_on_the_page_and_by_the_api() {
        let [page, api, other] = ["/sets/new", "/api/v1/sets", "/t/x/answer"];
        assert_eq!(most_bytes(page, 10), most_bytes(api, 10));
        assert!(most_bytes(api, 10) > kernel::LONGEST_CONTENT);
        assert_eq!(most_bytes(other, 10), 10);
    }

    #[tokio::test]
    async fn a_panic_ends_one_request_alone() {
        assert_eq!(caught(async { 7 }).await.ok(), Some(7));
        let what = caught(async {
            tokio::task::yield_now().await;
            panic!("a mistake");
        });
        let what = what.await.map(|(): ()| ()).unwrap_err();
        assert_eq!(what.downcast_ref::<&str>(), Some(&"a mistake"));
    }
}
