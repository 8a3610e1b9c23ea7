//! Streams of events.

use axum::body::Body;
use axum::http::Request;
use serde_json::json;
use testbed::Folder;

use crate::ask::{Stream, site};
use crate::browser::Browser;

/// What happens between asking for the stream and its first event is told by that event. It was swallowed once: the event named
/// the moment of the question, and the newer one counted as told.
#[tokio::test]
async fn the_first_event_is_the_newest() {
    let folder = Folder::new();
    let site = site(&format!("sqlite:{}", folder.join("tables.db").display())).await;
    let mut host = Browser::new(&site.router);
    host.be_called("Host").await;
    let made = host
        .call(
            "/api/v1/tables",
            &json!({ "game": "ethnos", "seats": 2, "public": true }),
        )
        .await;
    let id = made["id"].as_str().unwrap();
    let events = Request::get(format!("/t/{id}/events"))
        .header("host", "table.example")
        .body(Body::empty());
    let mut stream = Stream::open(&site.router, events.unwrap()).await;
    for said in ["one", "two"] {
        host.call(
            &format!("/api/v1/tables/{id}/chat"),
            &json!({ "text": said }),
        )
        .await;
    }
    let first = stream.next().await;
    assert!(first.contains(r#""chat":2"#), "{first}");
    host.call(
        &format!("/api/v1/tables/{id}/chat"),
        &json!({ "text": "three" }),
    )
    .await;
    let next = stream.next().await;
    assert!(next.contains(r#""chat":3"#), "{next}");
    drop(stream);
    site.close().await;
}
