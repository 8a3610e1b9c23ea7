//! A site with something on it.

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use kernel::Rng;
use serde_json::{Value, json};

use crate::ask::{Reply, ask};

/// Tables in every phase, and people who sit there or do not.
pub(crate) struct Scene {
    /// Two people sit at each table, the first is its host.
    pub(crate) seated: [String; 2],
    pub(crate) stranger: String,
    /// Not begun; private, with a free seat.
    pub(crate) gathering: String,
    pub(crate) running: Vec<String>,
    pub(crate) over: String,
}

impl Scene {
    pub(crate) async fn set(router: &Router) -> Self {
        let mut tokens = Vec::new();
        for name in ["Ann", "Ben", "Eve"] {
            let guest = json!({ "name": name });
            let made = send(router, "", "/guests", &guest).await;
            tokens.push(made["token"].as_str().unwrap().to_owned());
        }
        let [ann, ben, eve] = <[String; 3]>::try_from(tokens).unwrap();
        let mut running = Vec::new();
        for game in ["ethnos", "numa-sera"] {
            running.push(begun(router, [&ann, &ben], game).await);
        }
        let over = begun(router, [&ann, &ben], "ethnos").await;
        play_to_the_end(router, [&ann, &ben], &over).await;
        let gathering = json!({ "game": "eko", "seats": 3 });
        let gathering = send(router, &ann, "/tables", &gathering).await;
        let (id, invitation) = words(&gathering);
        let join = json!({ "invitation": invitation });
        send(router, &ben, &format!("/tables/{id}/join"), &join).await;
        Self {
            seated: [ann, ben],
            stranger: eve,
            gathering: id,
            running,
            over,
        }
    }
}

fn words(table: &Value) -> (String, String) {
    let word = |key: &str| table[key].as_str().unwrap().to_owned();
    (word("id"), word("invitation"))
}

async fn begun(router: &Router, people: [&str; 2], game: &str) -> String {
    let table = json!({ "game": game, "seats": 2 });
    let (id, invitation) = words(&send(router, people[0], "/tables", &table).await);
    let join = json!({ "invitation": invitation });
    send(router, people[1], &format!("/tables/{id}/join"), &join).await;
    send(
        router,
        people[0],
        &format!("/tables/{id}/start"),
        &json!({}),
    )
    .await;
    for (person, text) in [(people[0], "Hello"), (people[1], "<b>Hi</b>")] {
        let line = json!({ "text": text });
        send(router, person, &format!("/tables/{id}/chat"), &line).await;
    }
    id
}

async fn play_to_the_end(router: &Router, people: [&str; 2], id: &str) {
    let mut rng = Rng::new(1);
    loop {
        let view = look(router, people[0], id).await;
        let Some(asked) = view["asked"].as_u64() else {
            return;
        };
        let asked = people[asked as usize];
        let view = look(router, asked, id).await;
        let choice = rng.pick(view["choices"].as_array().unwrap()).unwrap();
        let body = json!({ "step": view["step"], "answers": [choice["answer"]] });
        send(router, asked, &format!("/tables/{id}/answers"), &body).await;
    }
}

async fn look(router: &Router, token: &str, id: &str) -> Value {
    let request = Request::get(format!("/api/v1/tables/{id}/view"))
        .header("authorization", format!("Bearer {token}"));
    ask(router, request.body(Body::empty()).unwrap())
        .await
        .json()
}

/// What must succeed.
async fn send(router: &Router, token: &str, path: &str, body: &Value) -> Value {
    let mut request =
        Request::post(format!("/api/v1{path}")).header("content-type", "application/json");
    if !token.is_empty() {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    let reply: Reply = ask(router, request.body(Body::from(body.to_string())).unwrap()).await;
    assert_eq!(reply.status, 200, "{path}: {}", reply.text());
    reply.json()
}
