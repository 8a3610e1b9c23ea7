//! An event stream from its answer on: nothing more is asked on that connection, and what is told is written as it comes. The buffers
//! that serve requests are given back, because there are as many streams as open pages, and they stay for hours.

use std::io::{self, Write as _};

use axum::body::BodyDataStream;
use axum::http::header::CONTENT_TYPE;
use axum::http::response::Parts;
use axum::http::{Method, Version};
use axum::response::Response;
use futures_util::StreamExt as _;
use tables::now;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::day;

/// Whether a request may be answered by a stream that is written here: older ones know no chunks, and others want no body.
pub(crate) fn may_be_told(method: &Method, version: Version) -> bool {
    *method == Method::GET && version == Version::HTTP_11
}

pub(crate) fn is_stream(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE);
    kind.is_some_and(|kind| kind == "text/event-stream")
}

/// Tells a stream to its end, or until nobody hears it any more.
pub(crate) async fn tell(mut socket: TcpStream, response: Response) -> io::Result<()> {
    let (parts, body) = response.into_parts();
    socket.write_all(&head(&parts)?).await?;
    let (mut from, mut to) = socket.split();
    let mut told = body.into_data_stream();
    let (mut chunk, mut noise) = (Vec::new(), [0; 64]);
    loop {
        tokio::select! {
            biased;
            more = next(&mut told, &mut chunk) => {
                to.write_all(&chunk).await?;
                if !more {
                    return to.shutdown().await;
                }
            }
            // What a listener says meanwhile does not matter; that it hangs up does.
            read = from.read(&mut noise) => if read? == 0 {
                return Ok(());
            },
        }
    }
}

/// The next piece as a chunk; `false` for the last one, which is empty.
async fn next(told: &mut BodyDataStream, chunk: &mut Vec<u8>) -> bool {
    let piece = told.next().await.and_then(Result::ok);
    chunk.clear();
    let piece = piece.unwrap_or_default();
    let _ = write!(chunk, "{:x}\r\n", piece.len());
    chunk.extend_from_slice(&piece);
    chunk.extend_from_slice(b"\r\n");
    !piece.is_empty()
}

fn head(parts: &Parts) -> io::Result<Vec<u8>> {
    let mut head = Vec::with_capacity(1024);
    write!(head, "HTTP/1.1 {}\r\n", parts.status)?;
    for (name, value) in &parts.headers {
        write!(head, "{name}: ")?;
        head.extend_from_slice(value.as_bytes());
        head.extend_from_slice(b"\r\n");
    }
    let date = day::stamp(now());
    write!(
        head,
        "transfer-encoding: chunked\r\nconnection: close\r\ndate: {date}\r\n\r\n"
    )?;
    Ok(head)
}
