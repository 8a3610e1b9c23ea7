//! The DevTools protocol: commands with numbers, their answers, and events in between.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

/// How long Chromium may take for one command.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) struct Wire {
    socket: WebSocket<TcpStream>,
    last: u64,
    /// Answers that nobody has asked for yet.
    early: BTreeMap<u64, Value>,
    /// Events that have not been read yet.
    events: Vec<Event>,
}

/// Something that Chromium told without being asked.
#[derive(Debug)]
pub(crate) struct Event {
    pub(crate) method: String,
    pub(crate) params: Value,
}

impl Wire {
    /// `port` and `path` of a socket of Chromium's.
    pub(crate) fn connect(port: u16, path: &str) -> Self {
        let stream = TcpStream::connect(("127.0.0.1", port)).expect("Chromium listens");
        stream.set_nodelay(true).expect("a socket has options");
        let address = format!("ws://127.0.0.1:{port}{path}");
        let (socket, _) = tungstenite::client(address, stream).expect("Chromium shakes hands");
        Self {
            socket,
            last: 0,
            early: BTreeMap::new(),
            events: Vec::new(),
        }
    }

    /// Sends a command and waits for its answer. The error is Chromium's own sentence.
    pub(crate) fn call(&mut self, method: &str, params: Value) -> Result<Value, String> {
        let id = self.send(method, params)?;
        self.answer(method, id)
    }

    /// Sends the same command several times in one go, and waits for all answers: each has to wait for a frame of the page.
    pub(crate) fn call_each(&mut self, method: &str, all: Vec<Value>) -> Result<(), String> {
        let ids: Result<Vec<u64>, String> = all
            .into_iter()
            .map(|params| self.send(method, params))
            .collect();
        ids?.into_iter()
            .try_for_each(|id| self.answer(method, id).map(drop))
    }

    fn send(&mut self, method: &str, params: Value) -> Result<u64, String> {
        self.last += 1;
        let command = json!({ "id": self.last, "method": method, "params": params });
        self.socket
            .send(Message::text(command.to_string()))
            .map_err(|error| format!("{method}: {error}"))?;
        Ok(self.last)
    }

    fn answer(&mut self, method: &str, id: u64) -> Result<Value, String> {
        let end = Instant::now() + PATIENCE;
        let mut message = loop {
            if let Some(message) = self.early.remove(&id) {
                break message;
            }
            let Some(message) = self.next(end)? else {
                return Err(format!("{method}: no answer in {PATIENCE:?}"));
            };
            match message["id"].as_u64() {
                Some(id) => drop(self.early.insert(id, message)),
                None => self.note(message),
            }
        };
        if message["error"].is_null() {
            Ok(message["result"].take())
        } else {
            Err(format!("{method}: {}", message["error"]["message"]))
        }
    }

    /// Everything that was told since the last time, without waiting for more.
    pub(crate) fn events(&mut self) -> Vec<Event> {
        while let Ok(Some(message)) = self.next(Instant::now()) {
            self.note(message);
        }
        std::mem::take(&mut self.events)
    }

    fn note(&mut self, mut message: Value) {
        if let Some(method) = message["method"].as_str() {
            self.events.push(Event {
                method: method.to_owned(),
                params: message["params"].take(),
            });
        }
    }

    /// The next message, or nothing if none comes before `end`.
    fn next(&mut self, end: Instant) -> Result<Option<Value>, String> {
        loop {
            // A wait of nothing would be a wait for ever.
            let left = end
                .saturating_duration_since(Instant::now())
                .max(Duration::from_millis(1));
            self.socket
                .get_ref()
                .set_read_timeout(Some(left))
                .expect("a socket has options");
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    let message = serde_json::from_str(&text);
                    return message.map(Some).map_err(|error| error.to_string());
                }
                Ok(_) => {}
                Err(tungstenite::Error::Io(error))
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
                {
                    return Ok(None);
                }
                Err(error) => return Err(error.to_string()),
            }
        }
    }
}
