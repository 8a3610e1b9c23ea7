//! When a connection rests: everything that was asked is answered, all of the answer has left, and nothing more has come. The server of
//! requests does not say so, but it can be seen from both its sides, from the socket and from the bodies that go through it.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering::Relaxed};
use std::task::{Context, Poll};

use axum::body::{Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

/// Whether a connection rests. Clones are about the same one.
#[derive(Clone, Default)]
pub(crate) struct Rest(Arc<State>);

#[derive(Default)]
struct State {
    stage: AtomicU8,
    /// The bodies of requests and answers that are still in use.
    parts: AtomicU32,
}

/// The beginning of a request has come, or nothing yet.
const HEAD: u8 = 0;
/// A request is served, or its answer is on its way.
const SERVED: u8 = 1;
/// All has left.
const SENT: u8 = 2;
/// And there is nothing to read.
const RESTS: u8 = 3;

impl Rest {
    pub(crate) fn is_here(&self) -> bool {
        self.0.stage.load(Relaxed) == RESTS
    }

    /// A request ends it at least until what is returned is dropped.
    pub(crate) fn ends(&self) -> Busy {
        self.0.stage.store(SERVED, Relaxed);
        self.0.parts.fetch_add(1, Relaxed);
        Busy(self.clone())
    }

    /// Everything that the server has written has left. Of an answer whose body is gone, nothing is left to be written.
    fn sent(&self) {
        if self.0.stage.load(Relaxed) == SERVED && self.0.parts.load(Relaxed) == 0 {
            self.0.stage.store(SENT, Relaxed);
        }
    }

    /// The server has tried to read. What comes while a request is served belongs to it or to the next one, which is known only when all
    /// has left.
    fn read(&self, something: bool) {
        if self.0.stage.load(Relaxed) >= SENT {
            let stage = if something { HEAD } else { RESTS };
            self.0.stage.store(stage, Relaxed);
        }
    }
}

/// A part of a request or of its answer is in use.
pub(crate) struct Busy(Rest);

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.0.parts.fetch_sub(1, Relaxed);
    }
}

/// A body during which there is no rest.
pub(crate) struct Part<B> {
    body: B,
    _busy: Busy,
}

impl<B> Part<B> {
    pub(crate) fn new(body: B, busy: Busy) -> Self {
        Self { body, _busy: busy }
    }
}

impl<B: HttpBody + Unpin> HttpBody for Part<B> {
    type Data = B::Data;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<B::Data>, B::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A socket, and what was read from it before.
pub(crate) struct Watched {
    socket: TcpStream,
    before: Bytes,
    rest: Rest,
}

impl Watched {
    pub(crate) fn new(socket: TcpStream, before: Bytes, rest: Rest) -> Self {
        Self {
            socket,
            before,
            rest,
        }
    }

    /// Who rests has read everything from before.
    pub(crate) fn into_socket(self) -> TcpStream {
        self.socket
    }
}

impl AsyncRead for Watched {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if !self.before.is_empty() {
            let fits = self.before.len().min(buf.remaining());
            buf.put_slice(&self.before.split_to(fits));
            return Poll::Ready(Ok(()));
        }
        let read = Pin::new(&mut self.socket).poll_read(cx, buf);
        self.rest.read(read.is_ready());
        read
    }
}

impl AsyncWrite for Watched {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.socket).poll_write(cx, buf)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.socket).poll_write_vectored(cx, bufs)
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }

    /// The server flushes when it has nothing left to write.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.socket).poll_flush(cx);
        if flushed.is_ready() {
            self.rest.sent();
        }
        flushed
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(cx)
    }
}
