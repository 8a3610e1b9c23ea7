//! What a program hears when it is refused: a sentence in its language, and the rule and figures apart.

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};

use crate::ask::{ask, site};
use crate::scene::Scene;

async fn answer(router: &Router, token: &str, id: &str, language: &str, body: &Value) -> Value {
    let request = Request::post(format!("/api/v1/tables/{id}/answers"))
        .header("content-type", "application/json")
        .header("accept-language", language)
        .header("authorization", format!("Bearer {token}"));
    let reply = ask(router, request.body(Body::from(body.to_string())).unwrap()).await;
    assert_eq!(reply.status, 422, "{}", reply.text());
    reply.json()
}

#[tokio::test]
async fn a_refusal_names_its_rule_and_an_unreadable_answer_is_said_in_the_language() {
    let site = site("sqlite::memory:").await;
    let scene = Scene::set(&site.router).await;
    let (router, id) = (&site.router, &scene.running[0]);
    let mut errors = Vec::new();
    for token in &scene.seated {
        for language in ["en", "pl"] {
            let nonsense = json!({ "step": 0, "answers": ["nonsense"] });
            errors.push(answer(router, token, id, language, &nonsense).await);
        }
    }
    let codes: Vec<&str> = errors
        .iter()
        .map(|error| error["error"].as_str().unwrap())
        .collect();
    let asked = codes.iter().position(|code| *code == "refused").unwrap();
    let [english, polish] = [&errors[asked], &errors[asked + 1]];
    assert_ne!(english["message"], polish["message"]);
    assert!(english["figures"].as_object().is_some(), "{english}");
    let token = &scene.seated[asked / 2];
    let mut cited = None;
    for colour in ["purple", "red", "green", "blue", "orange", "grey"] {
        for tribe in ["dwarf", "elf", "orc", "troll", "wizard", "minotaur"] {
            let lead = format!("lead {colour} {tribe}");
            // The second answer is never possible: a Band has one Leader.
            let body = json!({ "step": 0, "answers": [lead, lead] });
            let error = answer(router, token, id, "en", &body).await;
            let rule = error["rule"].as_str().map(str::to_owned);
            cited = cited.or(rule.map(|rule| (rule, error)));
        }
    }
    let (rule, error) = cited.expect("one of so many cards is not in the hand");
    assert!(rule.starts_with("ET-"), "{rule}");
    let message = error["message"].as_str().unwrap();
    assert!(message.ends_with(&format!("({rule})")), "{message}");
    site.close().await;
}
