//! Somebody who plays through the API.

use std::io;
use std::net::SocketAddr;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use testbed::{Client, EventStream, Reply};

pub(crate) struct Guest {
    pub(crate) token: String,
    client: Client,
}

/// What came back: a status and JSON.
pub(crate) type Answer = (u16, Value);

impl Guest {
    pub(crate) fn new(address: SocketAddr, name: &str) -> io::Result<Self> {
        let mut client = Client::new(address);
        let reply = is_there(client.post("/api/v1/guests", &json!({ "name": name }).to_string())?)?;
        let guest: Value = serde_json::from_str(&reply.body)?;
        let token = guest["token"].as_str().unwrap();
        Ok(Self::with_token(address, token))
    }

    fn with_token(address: SocketAddr, token: &str) -> Self {
        Self {
            token: token.to_owned(),
            client: Client::new(address).with(&format!("authorization: Bearer {token}")),
        }
    }

    /// The same person, with a connection of its own.
    pub(crate) fn on_another_device(&self, address: SocketAddr) -> Self {
        Self::with_token(address, &self.token)
    }

    pub(crate) fn move_to(&mut self, address: SocketAddr) {
        self.client.move_to(address);
    }

    pub(crate) fn get(&mut self, path: &str) -> io::Result<Answer> {
        let reply = is_there(self.client.get(&format!("/api/v1{path}"))?)?;
        Ok((reply.status, serde_json::from_str(&reply.body)?))
    }

    pub(crate) fn post(&mut self, path: &str, body: &Value) -> io::Result<Answer> {
        let reply = self
            .client
            .post(&format!("/api/v1{path}"), &body.to_string())?;
        let reply = is_there(reply)?;
        Ok((reply.status, serde_json::from_str(&reply.body)?))
    }

    /// What is no JSON.
    pub(crate) fn text(&mut self, path: &str) -> io::Result<(u16, String)> {
        let reply = is_there(self.client.get(&format!("/api/v1{path}"))?)?;
        Ok((reply.status, reply.body))
    }

    /// A page as it is sent.
    pub(crate) fn page(&mut self, path: &str) -> io::Result<String> {
        let reply = self.client.get(path)?;
        assert_eq!(reply.status, 200, "{path}");
        Ok(reply.body)
    }

    /// All that was said at a table, page by page.
    pub(crate) fn chat(&mut self, table: &str) -> io::Result<Vec<String>> {
        let mut said = Vec::new();
        let mut before = String::new();
        loop {
            let (status, page) = self.get(&format!("/tables/{table}/chat{before}"))?;
            assert_eq!(status, 200, "{page}");
            let page = page.as_array().unwrap().clone();
            let Some(first) = page.first() else { break };
            before = format!("?before={}", first["nth"]);
            let texts = page
                .iter()
                .map(|line| line["text"].as_str().unwrap().to_owned());
            said.splice(0..0, texts);
        }
        Ok(said)
    }

    pub(crate) fn stream(&self, table: &str) -> io::Result<EventStream> {
        self.client
            .stream(&format!("/api/v1/tables/{table}/events"))
    }

    /// A table whose first seats are kept for people and whose others are bots', and the word that invites people to it.
    pub(crate) fn new_table(
        &mut self,
        game: &str,
        people: usize,
        bots: &[&str],
    ) -> io::Result<(String, String)> {
        let mut places = vec!["me"];
        places.resize(people, "open");
        places.extend(bots);
        let wanted = json!({ "game": game, "seats": places.len(), "places": places });
        let (status, table) = self.post("/tables", &wanted)?;
        assert_eq!(status, 200, "{table}");
        let word = |key: &str| table[key].as_str().unwrap().to_owned();
        Ok((word("id"), word("invitation")))
    }

    pub(crate) fn join(&mut self, table: &str, invitation: &str) -> io::Result<()> {
        let body = json!({ "invitation": invitation });
        let (status, said) = self.post(&format!("/tables/{table}/join"), &body)?;
        assert_eq!(status, 200, "{said}");
        Ok(())
    }

    /// Looks at a table until it is as it should be: what another node has written takes a moment to arrive.
    pub(crate) fn wait_for(&mut self, table: &str, is_so: impl Fn(&Value) -> bool) {
        let begun = Instant::now();
        loop {
            let (status, info) = self.get(&format!("/tables/{table}")).unwrap();
            assert_eq!(status, 200, "{info}");
            if is_so(&info) {
                return;
            }
            assert!(begun.elapsed() < Duration::from_secs(20), "{info}");
            sleep(Duration::from_millis(5));
        }
    }

    /// Answers the question after `step` steps.
    pub(crate) fn answer(&mut self, table: &str, step: u64, answer: &str) -> io::Result<Answer> {
        let body = json!({ "step": step, "answers": [answer] });
        self.post(&format!("/tables/{table}/answers"), &body)
    }

    pub(crate) fn view(&mut self, table: &str) -> io::Result<Value> {
        let (status, view) = self.get(&format!("/tables/{table}/view"))?;
        assert_eq!(status, 200, "{view}");
        Ok(view)
    }
}

/// A server that cannot reach its store is as good as none for now.
fn is_there(reply: Reply) -> io::Result<Reply> {
    match reply.status {
        503 => Err(io::Error::other(reply.body)),
        _ => Ok(reply),
    }
}

/// The answers that a view offers.
pub(crate) fn choices(view: &Value) -> Vec<String> {
    let choices = view["choices"].as_array().unwrap().iter();
    choices
        .map(|choice| choice["answer"].as_str().unwrap().to_owned())
        .collect()
}
