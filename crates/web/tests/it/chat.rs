//! What people say at a table: no end to it, and no page that carries all of it.

use futures_util::future::join_all;
use serde_json::json;
use store::{ChatLine, Store};
use testbed::Folder;

use crate::ask::site;
use crate::browser::Browser;

#[tokio::test]
async fn a_long_chat_goes_on_and_is_read_page_by_page() {
    let folder = Folder::new();
    let url = format!("sqlite:{}", folder.join("tables.db").display());
    let site = site(&url).await;
    let mut host = Browser::new(&site.router);
    host.be_called("Host").await;
    let wanted = json!({ "game": "ethnos", "seats": 2, "places": ["me", "random"] });
    let made = host.call("/api/v1/tables", &wanted).await;
    let id = made["id"].as_str().unwrap().to_owned();
    host.call(&format!("/api/v1/tables/{id}/start"), &json!({}))
        .await;
    let store = Store::open(&url).await.unwrap();
    let line = |nth: usize| ChatLine {
        table_id: id.clone(),
        nth: 0,
        person: "somebody".to_owned(),
        seat: Some(0),
        name: "Somebody".to_owned(),
        text: format!("line {nth}. {}", "x".repeat(480)),
        at: 1,
    };
    let lines: Vec<ChatLine> = (1..=1100).map(line).collect();
    // So few are asked in their order, and wait for the disk together.
    for lines in lines.chunks(25) {
        let said = join_all(lines.iter().map(|line| store.say(line))).await;
        assert!(said.iter().all(Result::is_ok));
    }
    store.close().await;
    // There is no end of it.
    let chat = format!("/api/v1/tables/{id}/chat");
    host.call(&chat, &json!({ "text": "line 1101. still here" }))
        .await;
    host.open(&format!("/t/{id}")).await;
    assert!(host.page.len() < 300_000, "{} bytes", host.page.len());
    assert!(host.page.contains("line 1101. ") && host.page.contains("line 1052. "));
    assert!(!host.page.contains("line 1051. "), "the newest fifty");
    // The rest is there without script, each line once.
    let mut before = 1052;
    while before > 1 {
        let link = format!("/t/{id}/chat?before={before}");
        assert!(host.page.contains(&link), "{link}: {}", host.page);
        host.open(&link).await;
        before = (before - 50).max(1);
        assert!(host.page.contains(&format!("line {before}. ")));
        assert!(host.page.len() < 100_000, "{} bytes", host.page.len());
    }
    assert!(!host.page.contains("?before="), "nothing is older");
    site.close().await;
}

#[tokio::test]
async fn who_floods_a_chat_is_asked_to_slow_down() {
    let folder = Folder::new();
    let site = site(&format!("sqlite:{}", folder.join("tables.db").display())).await;
    let mut host = Browser::new(&site.router);
    host.be_called("Host").await;
    let wanted = json!({ "game": "ethnos", "seats": 2, "places": ["me", "random"] });
    let made = host.call("/api/v1/tables", &wanted).await;
    let chat = format!("/api/v1/tables/{}/chat", made["id"].as_str().unwrap());
    for _ in 0..10 {
        host.call(&chat, &json!({ "text": "hello" })).await;
    }
    let (status, said) = host.try_call(&chat, &json!({ "text": "hello" })).await;
    assert_eq!(status, 429, "{said}");
    let sentence = "Slow down: at most 10 messages in 10 seconds.";
    assert!(said.to_string().contains(sentence), "{said}");
    site.close().await;
}
