//! Ways to handlers.
//!
//! All of them are of one type, so that what axum puts around a handler is compiled once and not for each of a hundred: that was half
//! of what compiling this crate took.

use std::pin::Pin;
use std::sync::Arc;

use axum::extract::Request;
use axum::handler::Handler;
use axum::response::Response;
use axum::routing::{self, MethodRouter};

use crate::app::App;

pub(crate) type Answer = Pin<Box<dyn Future<Output = Response> + Send>>;

/// A handler whose own type is forgotten.
#[derive(Clone)]
struct Erased(Arc<dyn Fn(Request, Arc<App>) -> Answer + Send + Sync>);

impl Handler<(), Arc<App>> for Erased {
    type Future = Answer;

    fn call(self, request: Request, app: Arc<App>) -> Answer {
        (self.0)(request, app)
    }
}

/// Whatever answers requests: functions with extractors, as everywhere in axum.
pub(crate) trait Handles<T>: Handler<T, Arc<App>, Future = Answer> {}

impl<T, H: Handler<T, Arc<App>, Future = Answer>> Handles<T> for H {}

fn erased<T>(handler: impl Handles<T>) -> Erased {
    Erased(Arc::new(move |request, app| {
        handler.clone().call(request, app)
    }))
}

pub(crate) fn get<T>(handler: impl Handles<T>) -> MethodRouter<Arc<App>> {
    routing::get(erased(handler))
}

pub(crate) fn post<T>(handler: impl Handles<T>) -> MethodRouter<Arc<App>> {
    routing::post(erased(handler))
}

pub(crate) fn delete<T>(handler: impl Handles<T>) -> MethodRouter<Arc<App>> {
    routing::delete(erased(handler))
}
