//! For people.

use std::sync::Arc;

use axum::Json;
use axum::Router;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::app::App;
use crate::person::Visitor;
use crate::problem::Problem;

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
}

/// Puts a sentence into every problem on its way out: JSON for programs, a page for people.
pub(crate) async fn tell_problems(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Response {
    let response = next.run(request).await;
    let Some(problem) = response.extensions().get::<Problem>() else {
        return response;
    };
    let message = app.sayings.problem(problem, visitor.language());
    let body = serde_json::json!({ "error": problem.code, "message": message });
    (problem.status, Json(body)).into_response()
}
