//! One line to a browser or a program. Between two requests all that is kept of it is its socket: the server of requests, whose buffers
//! take 16 KiB, goes, and another one comes with the next request. There are as many lines as people who think about their turns.

use std::convert::Infallible;
use std::fmt;
use std::future::poll_fn;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::task::Poll;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tables::lock;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tower::ServiceExt as _;

use crate::live::Listener;
use crate::rest::{Part, Rest, Watched};
use crate::stream;

/// How long a connection that has asked before may be silent, and how long it may take to ask again.
const KEPT: Duration = Duration::from_secs(60);

/// Serves one connection to its end. `patience` is how long it may take to ask for the first time.
pub(crate) async fn serve(
    mut socket: TcpStream,
    from: SocketAddr,
    router: Router,
    patience: Duration,
    mut stopping: watch::Receiver<bool>,
) {
    // Events are small and a reader waits for each of them: they leave without delay.
    if let Err(why) = socket.set_nodelay(true) {
        tracing::debug!(%why, "a connection keeps its delay");
    }
    let (mut before, mut patience) = (Bytes::new(), Some(patience));
    loop {
        let requests = requests(
            socket,
            before,
            from,
            &router,
            patience.take(),
            &mut stopping,
        );
        // In memory of its own, which is given back before the line rests or becomes a stream: it may stay so for hours.
        let after = Box::pin(requests).await;
        match after {
            After::Nothing => return,
            After::Stream(socket, told) => {
                let (head, listener) = *told;
                return say_badly(stream::tell(socket, head, listener).await);
            }
            After::Rest(rested, more) => (socket, before) = (rested, more),
        }
        if before.is_empty() && !is_asked_again(&socket, &mut stopping).await {
            return;
        }
    }
}

/// Waits until something comes; `false` if it is too late then.
async fn is_asked_again(socket: &TcpStream, stopping: &mut watch::Receiver<bool>) -> bool {
    tokio::select! {
        ready = socket.readable() => ready.is_ok(),
        () = tokio::time::sleep(KEPT) => false,
        // An error means that the other end, which could stop us, is gone.
        _ = stopping.wait_for(|stop| *stop) => false,
    }
}

/// The head of an answer, and what tells the rest of it.
type Told = Box<(Response, Listener)>;

/// What comes after some requests.
enum After {
    Nothing,
    /// An answer that is told as it comes.
    Stream(TcpStream, Told),
    /// Nothing is asked now; the beginning of the next request may be here.
    Rest(TcpStream, Bytes),
}

/// Serves requests until the line ends, rests or becomes a stream.
async fn requests(
    socket: TcpStream,
    before: Bytes,
    from: SocketAddr,
    router: &Router,
    patience: Option<Duration>,
    stopping: &mut watch::Receiver<bool>,
) -> After {
    let asked = Arc::new(Asked::default());
    let service = service(from, router.clone(), asked.clone());
    let mut server = http1::Builder::new();
    // A request is served to its end whoever hangs up meanwhile, so nobody listens for that while it is: listening would take another
    // buffer of 8 KiB for every request.
    server.half_close(true);
    server.timer(TokioTimer::new()).header_read_timeout(KEPT);
    let io = TokioIo::new(Watched::new(socket, before, asked.rest.clone()));
    let mut served = server.serve_connection(io, service);
    let mut silence = pin!(tokio::time::sleep(patience.unwrap_or_default()));
    let (mut waits, mut leaving) = (patience.is_some(), false);
    let stream = loop {
        // A request is served where the connection is, so its stream is here as soon as the connection has nothing to do.
        let next = poll_fn(|cx| match Pin::new(&mut served).poll(cx) {
            Poll::Ready(done) => Poll::Ready(Next::Done(done)),
            Poll::Pending => match asked.take_stream() {
                Some(told) => Poll::Ready(Next::Stream(told)),
                None if asked.rest.is_here() => Poll::Ready(Next::Rest),
                None => Poll::Pending,
            },
        });
        tokio::select! {
            next = next => match next {
                Next::Done(done) => {
                    say_badly(done);
                    return After::Nothing;
                }
                Next::Stream(told) => break Some(told),
                Next::Rest => break None,
            },
            () = &mut silence, if waits => {
                waits = false;
                if !asked.at_all.load(Relaxed) {
                    return After::Nothing;
                }
            }
            _ = stopping.wait_for(|stop| *stop), if !leaving => {
                leaving = true;
                Pin::new(&mut served).graceful_shutdown();
            }
        }
    };
    let parts = served.into_parts();
    let socket = parts.io.into_inner().into_socket();
    match stream {
        Some(told) => After::Stream(socket, told),
        // Without anything in it, it would still hold its memory.
        None if parts.read_buf.is_empty() => After::Rest(socket, Bytes::new()),
        None => After::Rest(socket, parts.read_buf),
    }
}

enum Next {
    Done(hyper::Result<()>),
    Stream(Told),
    Rest,
}

fn say_badly<E: fmt::Display>(done: Result<(), E>) {
    if let Err(why) = done {
        tracing::debug!(%why, "a connection ended badly");
    }
}

/// What a connection has asked for.
#[derive(Default)]
pub(crate) struct Asked {
    at_all: AtomicBool,
    rest: Rest,
    /// What a stream tells past the server of requests, which has answered everything before it and has nothing to say any more; and
    /// the head of its answer.
    listener: Mutex<Option<Listener>>,
    head: Mutex<Option<Response>>,
}

impl Asked {
    /// From now on the connection tells what this listener hears.
    pub(crate) fn hear(&self, listener: Listener) {
        *lock(&self.listener) = Some(listener);
    }

    fn take_stream(&self) -> Option<Told> {
        let head = lock(&self.head).take()?;
        let listener = lock(&self.listener).take()?;
        Some(Box::new((head, listener)))
    }
}

/// Answers the requests of one connection.
fn service(
    from: SocketAddr,
    router: Router,
    asked: Arc<Asked>,
) -> impl Service<Request<Incoming>, Response = Response<Part<Body>>, Error = Infallible, Future: Send>
+ Unpin {
    service_fn(move |request: Request<Incoming>| {
        asked.at_all.store(true, Relaxed);
        let (coming, going) = (asked.rest.ends(), asked.rest.ends());
        let may_be_told = stream::may_be_told(request.method(), request.version());
        let mut request = request.map(|body| Body::new(Part::new(body, coming)));
        request.extensions_mut().insert(ConnectInfo(from));
        if may_be_told {
            request.extensions_mut().insert(asked.clone());
        }
        let (answer, asked) = (router.clone().oneshot(request), asked.clone());
        async move {
            let response = answer.await?;
            if lock(&asked.listener).is_some() {
                *lock(&asked.head) = Some(response);
                return std::future::pending().await;
            }
            Ok(response.map(|body| Part::new(body, going)))
        }
    })
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;
    use tokio::time::timeout;

    use super::*;

    /// Far longer than it takes.
    const LONG: Duration = Duration::from_secs(20);

    /// As soon as all is answered nothing is kept but the socket, and what has come of the next request; one that has only begun is
    /// waited for.
    #[tokio::test]
    async fn a_line_rests_when_all_is_answered() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let mut client = TcpStream::connect(address).await.unwrap();
        let (socket, from) = listener.accept().await.unwrap();
        let router = Router::new().route("/", get("hello"));
        let (_stop, mut stopping) = watch::channel(false);
        let whole = b"GET / HTTP/1.1\r\nhost: x\r\n\r\nGET / HTTP/1.1\r\nhost: x\r\n\r\nGET / HT";
        client.write_all(whole).await.unwrap();
        let served = requests(socket, Bytes::new(), from, &router, None, &mut stopping);
        let After::Rest(socket, more) = timeout(LONG, served).await.unwrap() else {
            panic!("it does not rest");
        };
        assert_eq!(more, "GET / HT");
        let mut told = vec![0; 4096];
        let read = client.read(&mut told).await.unwrap();
        let told = String::from_utf8_lossy(&told[..read]);
        assert_eq!(told.matches("\r\n\r\nhello").count(), 2, "{told}");
        let served = requests(socket, more, from, &router, None, &mut stopping);
        let mut served = pin!(served);
        let early = timeout(Duration::from_millis(50), &mut served).await;
        assert!(early.is_err(), "half a request is no rest");
        client
            .write_all(b"TP/1.1\r\nhost: x\r\n\r\n")
            .await
            .unwrap();
        let After::Rest(_, more) = timeout(LONG, served).await.unwrap() else {
            panic!("it does not rest");
        };
        // What nobody else has would be a buffer with nothing in it.
        assert!(more.is_empty() && !more.is_unique());
    }
}
