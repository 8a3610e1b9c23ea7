//! A connection that is kept, and a stream: no more of HTTP than the server speaks.

use std::io::Write as _;
use std::net::SocketAddr;
use std::time::Instant;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

use super::said;

/// Somebody with a token.
#[derive(Debug)]
pub(super) struct Client {
    address: SocketAddr,
    token: String,
    connection: BufReader<TcpStream>,
    /// The last request and the body of the last answer, in memory that is used again: the clients share the cores with the server.
    request: Vec<u8>,
    body: Vec<u8>,
}

impl Client {
    /// A new guest.
    pub(super) async fn new(address: SocketAddr, name: &str) -> Result<Self, String> {
        let mut client = Self {
            address,
            token: String::new(),
            connection: connect(address).await?,
            request: Vec::new(),
            body: Vec::new(),
        };
        let guest = client
            .must("POST", "/guests", &format!(r#"{{"name":"{name}"}}"#))
            .await?;
        client.token = guest["token"].as_str().unwrap_or_default().to_owned();
        Ok(client)
    }

    /// What must succeed.
    pub(super) async fn must(
        &mut self,
        method: &str,
        path: &str,
        body: &str,
    ) -> Result<Value, String> {
        match self.send(method, path, body).await? {
            (200, reply) => serde_json::from_slice(reply).map_err(|why| format!("{path}: {why}")),
            (status, reply) => {
                let reply = String::from_utf8_lossy(reply);
                Err(format!("{method} {path}: {status} {reply}"))
            }
        }
    }

    /// Sends a request and reads the whole answer.
    pub(super) async fn send(
        &mut self,
        method: &str,
        path: &str,
        body: &str,
    ) -> Result<(u16, &[u8]), String> {
        self.request.clear();
        self.write_request(method, path, body)?;
        let connection = &mut self.connection;
        let sent = connection.get_mut().write_all(&self.request).await;
        sent.map_err(said("sending"))?;
        // The lines of the head are read into the memory of the body.
        let head = read_head(connection, &mut self.body).await?;
        self.body.clear();
        if head.chunked {
            while read_chunk(connection, &mut self.body).await? {}
        } else {
            self.body.resize(head.length, 0);
            let read = connection.read_exact(&mut self.body).await;
            read.map_err(said("reading an answer"))?;
        }
        Ok((head.status, &self.body))
    }

    fn write_request(&mut self, method: &str, path: &str, body: &str) -> Result<(), String> {
        let (address, token, length) = (self.address, &self.token, body.len());
        write!(
            self.request,
            "{method} /api/v1{path} HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {token}\r\n\
            content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )
        .map_err(said("writing a request"))
    }

    /// Opens a stream of its own connection.
    pub(super) async fn stream(&mut self, table: &str) -> Result<Stream, String> {
        let mut connection = connect(self.address).await?;
        self.request.clear();
        self.write_request("GET", &format!("/tables/{table}/events"), "")?;
        let sent = connection.get_mut().write_all(&self.request).await;
        sent.map_err(said("sending"))?;
        let mut chunk = Vec::new();
        match read_head(&mut connection, &mut chunk).await?.status {
            200 => Ok(Stream { connection, chunk }),
            status => Err(format!("no stream: {status}")),
        }
    }
}

#[derive(Debug)]
pub(super) struct Stream {
    connection: BufReader<TcpStream>,
    /// The last chunk, in memory that is used again: thousands come every second.
    chunk: Vec<u8>,
}

/// How far the table is, and when that was heard.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heard {
    pub(super) at: Instant,
    pub(super) step: u64,
    /// `None` when the match is over.
    pub(super) asked: Option<usize>,
}

impl Stream {
    /// The first event that tells of this step or a later one.
    pub(super) async fn until(&mut self, step: u64) -> Result<Heard, String> {
        loop {
            let heard = self.next().await?;
            if heard.step >= step {
                return Ok(heard);
            }
        }
    }

    /// The next event.
    pub(super) async fn next(&mut self) -> Result<Heard, String> {
        loop {
            self.chunk.clear();
            if !read_chunk(&mut self.connection, &mut self.chunk).await? {
                return Err("a stream ended".to_owned());
            }
            let at = Instant::now();
            let text = str::from_utf8(&self.chunk).map_err(|why| why.to_string())?;
            if let Some(step) = number(text, "\"step\":") {
                let asked = number(text, "\"asked\":").map(|seat| seat as usize);
                return Ok(Heard { at, step, asked });
            }
        }
    }
}

/// The last of the answers that a view offers. Views are long and most of them is not looked at, so they are not read as JSON.
pub(super) fn last_answer(view: &[u8]) -> Option<&str> {
    let view = str::from_utf8(view).ok()?;
    let (_, choices) = view.split_once(r#""choices":["#)?;
    let (choices, _) = choices.split_once(r#"],"view":"#)?;
    let (_, last) = choices.rsplit_once(r#""answer":""#)?;
    let (answer, _) = last.split_once('"')?;
    // Notation needs no escapes.
    (!answer.contains('\\')).then_some(answer)
}

/// The number after a key. Events are flat, so reading them needs no more than this.
fn number(text: &str, key: &str) -> Option<u64> {
    let (_, after) = text.split_once(key)?;
    let end = after.find(|c: char| !c.is_ascii_digit());
    after[..end.unwrap_or(after.len())].parse().ok()
}

struct Head {
    status: u16,
    length: usize,
    chunked: bool,
}

async fn connect(address: SocketAddr) -> Result<BufReader<TcpStream>, String> {
    let socket = TcpStream::connect(address).await;
    let socket = socket.map_err(said("connecting"))?;
    socket.set_nodelay(true).map_err(said("connecting"))?;
    // Small, because there are thousands of them.
    Ok(BufReader::with_capacity(1024, socket))
}

async fn read_head(
    connection: &mut BufReader<TcpStream>,
    line: &mut Vec<u8>,
) -> Result<Head, String> {
    let mut head = Head {
        status: 0,
        length: 0,
        chunked: false,
    };
    loop {
        line.clear();
        let read = connection.read_until(b'\n', line).await;
        if read.map_err(said("reading an answer"))? == 0 {
            return Err("the server hung up".to_owned());
        }
        let line = line.trim_ascii_end();
        if line.is_empty() {
            return Ok(head);
        }
        // The server writes names in small letters.
        if let Some(code) = line.strip_prefix(b"HTTP/1.1 ") {
            head.status = decimal(code.get(..3).unwrap_or_default()).unwrap_or(0) as u16;
        } else if let Some(length) = line.strip_prefix(b"content-length: ") {
            head.length = decimal(length).unwrap_or(0);
        } else if line == b"transfer-encoding: chunked" {
            head.chunked = true;
        }
    }
}

fn decimal(digits: &[u8]) -> Option<usize> {
    str::from_utf8(digits).ok()?.parse().ok()
}

/// Adds a chunk; `false` after the last one.
async fn read_chunk(
    connection: &mut BufReader<TcpStream>,
    body: &mut Vec<u8>,
) -> Result<bool, String> {
    let begin = body.len();
    // The line with the size is read into the same memory and overwritten by what it announces.
    let read = connection.read_until(b'\n', body).await;
    if read.map_err(said("reading a chunk"))? == 0 {
        return Err("the server hung up".to_owned());
    }
    let line = str::from_utf8(&body[begin..]).unwrap_or_default();
    let size = usize::from_str_radix(line.trim(), 16).map_err(|why| format!("{line:?}: {why}"))?;
    body.resize(begin + size + 2, 0);
    let read = connection.read_exact(&mut body[begin..]).await;
    read.map_err(said("reading a chunk"))?;
    body.truncate(begin + size);
    Ok(size > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_answer_of_a_view_is_found() {
        let view = br#"{"step":3,"question":"\"choices\":[","choices":[{"answer":"draw","says":"Draw"},{"answer":"lead g1","says":"Say \"hi\""}],"view":{"answer":"no"},"may_undo":false}"#;
        assert_eq!(last_answer(view), Some("lead g1"));
        assert_eq!(
            last_answer(br#"{"choices":[],"view":{"answer":"no"}}"#),
            None
        );
    }

    #[test]
    fn events_are_read_as_the_server_writes_them() {
        let event = r#"data: {"step":41,"seq":42,"chat":0,"asked":3,"over":false}"#;
        assert_eq!(number(event, "\"step\":"), Some(41));
        assert_eq!(number(event, "\"asked\":"), Some(3));
        assert_eq!(number(r#"{"asked":null}"#, "\"asked\":"), None);
        assert_eq!(number(":keep-alive", "\"step\":"), None);
    }
}
