//! Work that keeps a core busy for a while, away from the threads that serve requests.

use crate::problem::{Outcome, Problem};

/// What comes of it. A mistake in it is told to the log and refused.
pub(crate) async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Outcome<T> {
    tokio::task::spawn_blocking(work).await.map_err(|why| {
        tracing::error!(%why, "work beside a request failed");
        Problem::unavailable()
    })
}
