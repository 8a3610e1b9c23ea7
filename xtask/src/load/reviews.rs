//! Reviews that a server makes beside the tables that are played.

use std::fmt::Write as _;
use std::fs;
use std::net::SocketAddr;
use std::path::Path;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::said;
use crate::shell::say;

/// A long match of four players.
const MATCH: &str = "fixtures/eko/golden/all-variants-4.match";
/// The most work that people may ask for.
const DEPTH: u32 = 4;

/// Reviews that have been asked for, each of a match of its own.
#[derive(Debug)]
pub(super) struct Reviews {
    address: SocketAddr,
    pages: Vec<String>,
}

impl Reviews {
    /// Brings the same match so many times, each time as somebody else, and has each reviewed.
    pub(super) async fn begin(
        root: &Path,
        address: SocketAddr,
        count: usize,
    ) -> Result<Self, String> {
        let file = fs::read_to_string(root.join(MATCH)).map_err(said("reading a match"))?;
        let mut pages = Vec::new();
        for _ in 0..count {
            let brought = ask(address, "POST", "/games/bring", &field("file", &file)).await?;
            let table = leads_to(&brought).ok_or_else(|| head(&brought))?;
            let table = table.split('?').next().unwrap_or_default();
            let page = format!("{table}/review");
            let asked = ask(address, "POST", &page, &format!("depth={DEPTH}")).await?;
            leads_to(&asked).ok_or_else(|| head(&asked))?;
            pages.push(page);
        }
        Ok(Self { address, pages })
    }

    /// Says how many of them are not finished yet: only those were at work all the time.
    pub(super) async fn say(&self) -> Result<(), String> {
        let mut at_work = 0;
        for page in &self.pages {
            let page = ask(self.address, "GET", page, "").await?;
            at_work += usize::from(page.contains("class=\"computing\""));
        }
        let all = self.pages.len();
        say(&format!(
            "reviews           {all} asked for, {at_work} still at work"
        ));
        Ok(())
    }
}

/// A field of a form, with every sign that is more than a letter or a digit in numbers.
fn field(name: &str, text: &str) -> String {
    text.bytes().fold(format!("{name}="), |mut form, byte| {
        if byte.is_ascii_alphanumeric() {
            form.push(byte.into());
        } else {
            write!(form, "%{byte:02X}").expect("a text takes all");
        }
        form
    })
}

/// Sends what a browser would, and reads the whole answer.
async fn ask(address: SocketAddr, method: &str, path: &str, form: &str) -> Result<String, String> {
    let mut socket = TcpStream::connect(address)
        .await
        .map_err(said("connecting"))?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
        content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{form}",
        form.len()
    );
    let sent = socket.write_all(request.as_bytes()).await;
    sent.map_err(said("sending"))?;
    let mut answer = Vec::new();
    let read = socket.read_to_end(&mut answer).await;
    read.map_err(said("reading an answer"))?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// Where an answer sends its reader.
fn leads_to(answer: &str) -> Option<&str> {
    let head = answer.split("\r\n\r\n").next()?;
    head.lines()
        .find_map(|line| line.strip_prefix("location: "))
}

fn head(answer: &str) -> String {
    let line = answer.lines().next().unwrap_or("nothing");
    format!("no review: {line}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_travels_as_a_field() {
        assert_eq!(field("file", "a=1\n> ü"), "file=a%3D1%0A%3E%20%C3%BC");
    }

    #[test]
    fn an_answer_says_where_to_go() {
        let answer = "HTTP/1.1 303 See Other\r\nlocation: /t/abc?step=0\r\n\r\nlocation: no";
        assert_eq!(leads_to(answer), Some("/t/abc?step=0"));
        assert_eq!(leads_to("HTTP/1.1 422 No\r\n\r\nlocation: no"), None);
    }
}
