//! A server with a door: what only a real line can show.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use store::Store;
use testbed::{Client, EventStream, Folder};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use web::{Config, Running};

use crate::ask::{config, games};

pub(crate) struct House {
    pub(crate) runtime: Runtime,
    pub(crate) address: SocketAddr,
    pub(crate) database: String,
    running: Running,
    _folder: Folder,
}

impl House {
    pub(crate) fn open(change: impl FnOnce(&mut Config)) -> Self {
        let runtime = Runtime::new().unwrap();
        let folder = Folder::new();
        let database = format!("sqlite:{}", folder.join("tables.db").display());
        let mut config = config(&database);
        config.listen = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        config.trust_proxy = false;
        change(&mut config);
        let running = runtime.block_on(web::start(config, games())).unwrap();
        Self {
            address: running.address,
            runtime,
            database,
            running,
            _folder: folder,
        }
    }

    pub(crate) fn close(self) {
        self.runtime.block_on(self.running.stop());
    }

    /// The same database, seen without the server.
    pub(crate) fn store(&self) -> Store {
        self.runtime.block_on(Store::open(&self.database)).unwrap()
    }

    pub(crate) fn guest(&self, name: &str) -> Guest {
        let mut client = Client::new(self.address);
        let made = post(&mut client, "/guests", &json!({ "name": name }));
        let token = made["token"].as_str().unwrap().to_owned();
        Guest {
            client: Client::new(self.address).with(&format!("authorization: Bearer {token}")),
            token,
        }
    }

    /// Sends this and resets the connection after so long, whatever the server does with it.
    pub(crate) fn send_and_cut(&self, text: &str, after: Duration) {
        self.runtime.block_on(async {
            let line = TcpStream::connect(self.address).await.unwrap();
            line.set_zero_linger().unwrap();
            line.writable().await.unwrap();
            assert_eq!(line.try_write(text.as_bytes()).unwrap(), text.len());
            // A timer would round it up.
            let sent = Instant::now();
            while sent.elapsed() < after {
                tokio::task::yield_now().await;
            }
        });
    }
}

/// Somebody who plays through the API.
pub(crate) struct Guest {
    pub(crate) client: Client,
    pub(crate) token: String,
}

impl Guest {
    pub(crate) fn post(&mut self, path: &str, body: &Value) -> Value {
        post(&mut self.client, path, body)
    }

    pub(crate) fn get(&mut self, path: &str) -> Value {
        let reply = self.client.get(&format!("/api/v1{path}")).unwrap();
        assert_eq!(reply.status, 200, "{path}: {}", reply.body);
        serde_json::from_str(&reply.body).unwrap()
    }

    pub(crate) fn stream(&self, table: &str) -> EventStream {
        let path = format!("/api/v1/tables/{table}/events");
        self.client.stream(&path).unwrap()
    }

    /// A request as it goes over the line.
    pub(crate) fn request(&self, path: &str, body: &Value) -> String {
        let body = body.to_string();
        format!(
            "POST /api/v1{path} HTTP/1.1\r\nhost: table.example\r\nauthorization: Bearer {}\r\n\
            content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.token,
            body.len()
        )
    }
}

fn post(client: &mut Client, path: &str, body: &Value) -> Value {
    let reply = client.post(&format!("/api/v1{path}"), &body.to_string());
    let reply = reply.unwrap();
    assert_eq!(reply.status, 200, "{path}: {}", reply.body);
    serde_json::from_str(&reply.body).unwrap()
}
