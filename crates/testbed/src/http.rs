//! A lean client of a server on this machine: one connection that is kept, answers in full, event streams line by line.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// Longer than anything that works takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// One connection, opened when it is needed and again after it was lost.
#[derive(Debug)]
pub struct Client {
    address: SocketAddr,
    /// Lines that every request carries, each with its end.
    headers: String,
    connection: Option<BufReader<TcpStream>>,
}

/// What came back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Client {
    #[must_use]
    pub fn new(address: SocketAddr) -> Self {
        Self {
            address,
            headers: String::new(),
            connection: None,
        }
    }

    /// With a line that every request carries, such as `authorization: Bearer …`.
    #[must_use]
    pub fn with(mut self, header: &str) -> Self {
        self.headers += header;
        self.headers += "\r\n";
        self
    }

    /// Speaks to another server from now on.
    pub fn move_to(&mut self, address: SocketAddr) {
        if self.address != address {
            self.address = address;
            self.connection = None;
        }
    }

    pub fn get(&mut self, path: &str) -> io::Result<Reply> {
        self.send("GET", path, "")
    }

    /// Sends JSON.
    pub fn post(&mut self, path: &str, body: &str) -> io::Result<Reply> {
        self.send("POST", path, body)
    }

    /// Sends a request and waits for the whole answer. After an error nobody knows whether the server has acted on it.
    pub fn send(&mut self, method: &str, path: &str, body: &str) -> io::Result<Reply> {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\n{}content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            self.headers,
            body.len()
        );
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => connect(self.address)?,
        };
        connection.get_mut().write_all(request.as_bytes())?;
        let reply = read_reply(&mut connection)?;
        // What failed is not used again: half an answer may still be in it.
        self.connection = Some(connection);
        Ok(reply)
    }

    /// Opens an event stream, with a connection of its own.
    pub fn stream(&self, path: &str) -> io::Result<EventStream> {
        let mut connection = connect(self.address)?;
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: {}\r\n{}\r\n",
            self.address, self.headers
        );
        connection.get_mut().write_all(request.as_bytes())?;
        let (status, head) = read_head(&mut connection)?;
        if status != 200 {
            return Err(io::Error::other(format!("no stream: {head}")));
        }
        Ok(EventStream { connection })
    }
}

fn connect(address: SocketAddr) -> io::Result<BufReader<TcpStream>> {
    let socket = TcpStream::connect(address)?;
    socket.set_nodelay(true)?;
    socket.set_read_timeout(Some(PATIENCE))?;
    Ok(BufReader::new(socket))
}

fn read_reply(connection: &mut BufReader<TcpStream>) -> io::Result<Reply> {
    let (status, head) = read_head(connection)?;
    let mut body = Vec::new();
    if value(&head, "transfer-encoding") == Some("chunked") {
        while read_chunk(connection, &mut body)? {}
    } else {
        let length = value(&head, "content-length").and_then(|text| text.parse().ok());
        body.resize(length.unwrap_or(0), 0);
        connection.read_exact(&mut body)?;
    }
    let body = String::from_utf8(body).map_err(io::Error::other)?;
    Ok(Reply { status, head, body })
}

/// The status and the lines of the head.
fn read_head(connection: &mut BufReader<TcpStream>) -> io::Result<(u16, String)> {
    let mut head = String::new();
    loop {
        let before = head.len();
        if connection.read_line(&mut head)? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        if head.len() - before <= 2 {
            break;
        }
    }
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
    let status = status.ok_or_else(|| io::Error::other(format!("no status in {head:?}")))?;
    Ok((status, head))
}

/// Adds a chunk; `false` after the last one.
fn read_chunk(connection: &mut BufReader<TcpStream>, body: &mut Vec<u8>) -> io::Result<bool> {
    let mut line = String::new();
    if connection.read_line(&mut line)? == 0 {
        let cut = "the line was cut in the middle of an answer";
        return Err(io::Error::new(io::ErrorKind::UnexpectedEof, cut));
    }
    let size = usize::from_str_radix(line.trim(), 16).map_err(io::Error::other)?;
    let begin = body.len();
    body.resize(begin + size, 0);
    connection.read_exact(&mut body[begin..])?;
    let mut end = [0; 2];
    connection.read_exact(&mut end)?;
    Ok(size > 0)
}

fn value<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines()
        .filter_map(|line| line.split_once(':'))
        .find(|(key, _)| key.eq_ignore_ascii_case(name))
        .map(|(_, value)| value.trim())
}

/// Server-Sent Events.
#[derive(Debug)]
pub struct EventStream {
    connection: BufReader<TcpStream>,
}

/// One of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    pub id: String,
    pub data: String,
}

impl EventStream {
    /// Waits for the next event.
    pub fn hear(&mut self) -> io::Result<Told> {
        loop {
            if let Some(told) = self.hear_or_wait()? {
                return Ok(told);
            }
        }
    }

    /// Waits for the next event, or for the next sign that the connection is alive, which says nothing.
    pub fn hear_or_wait(&mut self) -> io::Result<Option<Told>> {
        let mut chunk = Vec::new();
        if !read_chunk(&mut self.connection, &mut chunk)? {
            let ended = "the server ended the stream";
            return Err(io::Error::new(io::ErrorKind::UnexpectedEof, ended));
        }
        let text = String::from_utf8_lossy(&chunk);
        let field = |name: &str| {
            let found = text.lines().find_map(|line| line.strip_prefix(name));
            found.map(|value| value.trim().to_owned())
        };
        let told = |data| Told {
            id: field("id:").unwrap_or_default(),
            data,
        };
        Ok(field("data:").map(told))
    }

    /// Waits until an event says this.
    pub fn until(&mut self, said: impl Fn(&Told) -> bool) -> io::Result<Told> {
        loop {
            let told = self.hear()?;
            if said(&told) {
                return Ok(told);
            }
        }
    }
}
