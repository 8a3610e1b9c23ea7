//! An event stream from its answer on: nothing more is asked on that connection, and what is told is written as it comes. The buffers
//! that serve requests are given back, because there are as many streams as open pages, and they stay for hours.

use std::io::{self, Write as _};

use axum::http::response::Parts;
use axum::http::{Method, Version};
use axum::response::Response;
use tables::now;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::day;
use crate::live::Listener;

/// Whether a request may be answered by a stream that is written here: older ones know no chunks, and others want no body.
pub(crate) fn may_be_told(method: &Method, version: Version) -> bool {
    *method == Method::GET && version == Version::HTTP_11
}

/// Tells what a listener hears to its end, or until nobody hears it any more.
pub(crate) async fn tell(
    mut socket: TcpStream,
    response: Response,
    mut listener: Listener,
) -> io::Result<()> {
    let (parts, _) = response.into_parts();
    socket.write_all(&head(&parts)?).await?;
    drop(parts);
    let (mut from, mut to) = socket.split();
    let (mut event, mut chunk, mut noise) = (Vec::new(), Vec::new(), [0; 64]);
    loop {
        tokio::select! {
            biased;
            more = listener.next(&mut event) => {
                if !more {
                    event.clear();
                }
                write_chunk(&mut chunk, &event);
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

/// An event as a chunk; the last one is empty.
fn write_chunk(chunk: &mut Vec<u8>, event: &[u8]) {
    chunk.clear();
    let _ = write!(chunk, "{:x}\r\n", event.len());
    chunk.extend_from_slice(event);
    chunk.extend_from_slice(b"\r\n");
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
