//! Who may come in: connections that never say what they want, too many of them, and requests that are too large.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use testbed::Client;

use crate::house::House;

/// A connection that has begun to ask and does not go on.
fn half_open(address: SocketAddr) -> TcpStream {
    let mut line = TcpStream::connect(address).unwrap();
    let patience = Some(Duration::from_secs(20));
    line.set_read_timeout(patience).unwrap();
    // Where it is refused, it may be closed already.
    let _ = line.write_all(b"GET / HTTP/1.1\r\nhost: table.exa");
    line
}

/// What comes until the server closes the connection.
fn rest(mut line: TcpStream) -> String {
    let mut rest = Vec::new();
    match line.read_to_end(&mut rest) {
        Ok(_) => {}
        Err(why) if why.kind() == std::io::ErrorKind::ConnectionReset => {}
        Err(why) => panic!("the connection stays open: {why}"),
    }
    String::from_utf8(rest).unwrap()
}

/// A figure that the server tells, as soon as it has room for the question.
fn figure(address: SocketAddr, name: &str) -> Option<u64> {
    let reply = Client::new(address).get("/metrics").ok()?;
    let line = reply.body.lines().find_map(|line| line.strip_prefix(name));
    line?.trim().parse().ok()
}

#[track_caller]
fn wait_for(is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(
            begun.elapsed() < Duration::from_secs(10),
            "it stays as it is"
        );
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn who_never_asks_has_to_go() {
    let house = House::open(|config| config.limits.head_ms = 300);
    let begun = Instant::now();
    let line = half_open(house.address);
    assert_eq!(rest(line), "");
    assert!(begun.elapsed() >= Duration::from_millis(300));
    // Whoever has asked may be silent for longer.
    let mut client = Client::new(house.address);
    assert_eq!(client.get("/healthz").unwrap().status, 200);
    std::thread::sleep(Duration::from_millis(600));
    assert_eq!(client.get("/healthz").unwrap().status, 200);
    house.close();
}

#[test]
fn one_address_cannot_take_all_connections() {
    let house = House::open(|config| config.limits.connections_each = 20);
    let mut lines: Vec<TcpStream> = (0..20).map(|_| half_open(house.address)).collect();
    let refused = rest(half_open(house.address));
    assert!(
        refused.is_empty() || refused.starts_with("HTTP/1.1 503"),
        "{refused}"
    );
    // One goes, and there is room again.
    drop(lines.pop());
    wait_for(|| figure(house.address, "longtable_connections_refused_total") >= Some(1));
    drop(lines);
    wait_for(|| figure(house.address, "longtable_connections ") == Some(1));
    house.close();
}

#[test]
fn there_is_a_limit_of_all_connections_behind_a_proxy_too() {
    let house = House::open(|config| {
        config.trust_proxy = true;
        config.limits.connections = 30;
        config.limits.connections_each = 20;
    });
    let lines: Vec<TcpStream> = (0..30).map(|_| half_open(house.address)).collect();
    let refused = rest(half_open(house.address));
    assert!(
        refused.is_empty() || refused.starts_with("HTTP/1.1 503"),
        "{refused}"
    );
    drop(lines);
    wait_for(|| {
        let reply = Client::new(house.address).get("/healthz");
        reply.is_ok_and(|reply| reply.status == 200)
    });
    house.close();
}

#[test]
fn what_is_too_large_is_refused_in_the_callers_own_format() {
    let house = House::open(|_| {});
    let large = format!(r#"{{"name":"{}"}}"#, "x".repeat(70_000));
    let mut client = Client::new(house.address);
    let reply = client.post("/api/v1/guests", &large).unwrap();
    assert_eq!(reply.status, 413, "{}", reply.body);
    let error: Value = serde_json::from_str(&reply.body).expect("JSON for programs");
    assert_eq!(error["error"], "too-large");
    let reply = Client::new(house.address).post("/account/name", &large);
    let reply = reply.unwrap();
    assert_eq!(reply.status, 413);
    assert!(reply.body.contains("<h1>"), "a page for people");
    house.close();
}

/// Whoever has asked and says that they will ask no more, as some programs do, is answered all the same.
#[test]
fn who_has_no_more_to_ask_is_answered() {
    let house = House::open(|_| {});
    let ann = house.guest("Ann");
    let mut line = TcpStream::connect(house.address).unwrap();
    let patience = Some(Duration::from_secs(20));
    line.set_read_timeout(patience).unwrap();
    // It is committed to the disk, so that the end of the line is there before the answer.
    let table = json!({ "game": "ethnos", "seats": 2, "public": true });
    let asked = ann.request("/tables", &table);
    line.write_all(asked.as_bytes()).unwrap();
    line.shutdown(Shutdown::Write).unwrap();
    let answer = rest(line);
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    house.close();
}

/// A stream leaves the server of requests as soon as it begins: what was asked before it on the same connection is answered, and
/// its end is told when the server stops.
#[test]
fn a_stream_is_told_in_chunks_to_its_end() {
    let house = House::open(|_| {});
    let table = json!({ "game": "ethnos", "seats": 2, "public": true });
    let table = house.guest("Ann").post("/tables", &table);
    let path = format!("/t/{}/events", table["id"].as_str().unwrap());
    let ask = |version: &str| {
        let mut line = TcpStream::connect(house.address).unwrap();
        let patience = Some(Duration::from_secs(20));
        line.set_read_timeout(patience).unwrap();
        let first = "GET /healthz HTTP/1.1\r\nhost: table.example\r\n\r\n";
        let asked = format!("{first}GET {path} {version}\r\nhost: table.example\r\n\r\n");
        line.write_all(asked.as_bytes()).unwrap();
        line
    };
    let (line, older) = (ask("HTTP/1.1"), ask("HTTP/1.0"));
    let address = house.address;
    wait_for(|| figure(address, "longtable_streams ") == Some(2));
    house.close();
    let (told, to_older) = (rest(line), rest(older));
    for (what, told) in [("told", &told), ("older", &to_older)] {
        assert!(told.contains("\r\n\r\nok\n"), "{what}: {told}");
        assert!(
            told.contains("content-type: text/event-stream\r\n"),
            "{what}: {told}"
        );
        assert!(told.contains("event: step\nid: "), "{what}: {told}");
    }
    assert!(told.contains("transfer-encoding: chunked\r\n"), "{told}");
    assert!(told.ends_with("\n\n\r\n0\r\n\r\n"), "{told}");
    assert!(to_older.ends_with("}\n\n"), "{to_older}");
}

fn line(address: SocketAddr) -> TcpStream {
    let line = TcpStream::connect(address).unwrap();
    line.set_read_timeout(Some(Duration::from_secs(20)))
        .unwrap();
    line
}

/// Reads what comes until it contains so many of something.
fn until(line: &mut TcpStream, what: &str, times: usize) -> String {
    let (mut told, mut part) = (Vec::new(), vec![0; 1 << 16]);
    loop {
        let text = String::from_utf8_lossy(&told);
        if text.matches(what).count() >= times {
            return text.into_owned();
        }
        let read = line.read(&mut part).unwrap();
        assert_ne!(read, 0, "the line ended: {text}");
        told.extend_from_slice(&part[..read]);
    }
}

/// Longer than a line needs to come to rest.
fn pause() {
    std::thread::sleep(Duration::from_millis(50));
}

/// A line rests between two requests, wherever they are cut into parts: nothing is lost of what came before, and nothing is answered twice.
#[test]
fn requests_are_answered_wherever_a_line_rests() {
    let house = House::open(|_| {});
    let ask = "GET /healthz HTTP/1.1\r\nhost: table.example\r\n\r\n";
    let mut line = line(house.address);
    // One after the other, several at once, more than are served in one go, and all of that again.
    for at_once in [1, 1, 2, 40, 1, 3] {
        line.write_all(ask.repeat(at_once).as_bytes()).unwrap();
        let told = until(&mut line, "ok\n", at_once);
        assert_eq!(told.matches("HTTP/1.1 200 OK\r\n").count(), at_once);
        pause();
    }
    // Cut anywhere: the end of one with the beginning of the next.
    for cut in [1, 4, ask.len() / 2, ask.len() - 2, ask.len() - 1] {
        let (begin, end) = ask.split_at(cut);
        line.write_all(format!("{ask}{begin}").as_bytes()).unwrap();
        until(&mut line, "ok\n", 1);
        pause();
        line.write_all(end.as_bytes()).unwrap();
        let told = until(&mut line, "ok\n", 1);
        assert_eq!(told.matches("HTTP/1.1").count(), 1, "cut at {cut}: {told}");
        pause();
    }
    // Empty lines between requests are no requests.
    line.write_all(b"\r\n").unwrap();
    pause();
    line.write_all(ask.as_bytes()).unwrap();
    until(&mut line, "ok\n", 1);
    // It counts as long as it rests, and goes when it is closed.
    assert_eq!(figure(house.address, "longtable_connections "), Some(2));
    drop(line);
    wait_for(|| figure(house.address, "longtable_connections ") == Some(1));
    house.close();
}

/// Bodies in several parts, bodies that nobody reads, questions for the head alone, and those who say that they wait before they send more.
#[test]
fn a_line_rests_after_every_kind_of_request() {
    let house = House::open(|_| {});
    let mut line = line(house.address);
    let body = r#"{"name":"Ann"}"#;
    let length = body.len();
    let head =
        "POST /api/v1/guests HTTP/1.1\r\nhost: table.example\r\ncontent-type: application/json\r\n";
    let ask = "GET /healthz HTTP/1.1\r\nhost: table.example\r\n\r\n";
    for round in 0..2 {
        // In three parts.
        let announced = format!("{head}content-length: {length}\r\n\r\n");
        line.write_all(announced.as_bytes()).unwrap();
        pause();
        let (begin, end) = body.split_at(5);
        line.write_all(begin.as_bytes()).unwrap();
        pause();
        line.write_all(end.as_bytes()).unwrap();
        until(&mut line, "\"token\"", 1);
        pause();
        // In chunks.
        let chunked = format!("{head}transfer-encoding: chunked\r\n\r\n{length:x}\r\n{body}\r\n");
        line.write_all(chunked.as_bytes()).unwrap();
        pause();
        line.write_all(b"0\r\n\r\n").unwrap();
        until(&mut line, "\"token\"", 1);
        // Asked whether the body is wanted.
        let expects = format!("{head}content-length: {length}\r\nexpect: 100-continue\r\n\r\n");
        line.write_all(expects.as_bytes()).unwrap();
        until(&mut line, "HTTP/1.1 100 Continue\r\n\r\n", 1);
        line.write_all(body.as_bytes()).unwrap();
        until(&mut line, "\"token\"", 1);
        pause();
        // Nobody reads this body; the next request is read after it all the same.
        let unread = format!(
            "GET /healthz HTTP/1.1\r\nhost: table.example\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        line.write_all(unread.as_bytes()).unwrap();
        until(&mut line, "ok\n", 1);
        pause();
        line.write_all(b"HEAD /healthz HTTP/1.1\r\nhost: table.example\r\n\r\n")
            .unwrap();
        let told = until(&mut line, "\r\n\r\n", 1);
        assert!(told.starts_with("HTTP/1.1 200 OK\r\n"), "{told}");
        assert!(told.ends_with("\r\n\r\n"), "round {round}: {told}");
        pause();
        line.write_all(ask.as_bytes()).unwrap();
        until(&mut line, "ok\n", 1);
    }
    house.close();
}

/// Who says that they ask for the last time is let go, and older ones stay only where they say so, after a rest as before it.
#[test]
fn a_line_ends_as_it_says() {
    let house = House::open(|_| {});
    let ask = |version: &str, connection: &str| {
        format!("GET /healthz {version}\r\nhost: table.example\r\n{connection}\r\n")
    };
    for (version, stay, go) in [
        ("HTTP/1.1", "", "connection: close\r\n"),
        ("HTTP/1.0", "connection: keep-alive\r\n", ""),
    ] {
        let mut line = line(house.address);
        for _ in 0..2 {
            line.write_all(ask(version, stay).as_bytes()).unwrap();
            until(&mut line, "ok\n", 1);
            pause();
        }
        line.write_all(ask(version, go).as_bytes()).unwrap();
        let told = rest(line);
        assert!(told.ends_with("\r\n\r\nok\n"), "{told}");
    }
    // What is no request is refused after a rest as well.
    let mut line = line(house.address);
    line.write_all(ask("HTTP/1.1", "").as_bytes()).unwrap();
    until(&mut line, "ok\n", 1);
    pause();
    line.write_all(b"nonsense\r\n\r\n").unwrap();
    assert!(rest(line).starts_with("HTTP/1.1 400 "));
    house.close();
}

/// Whoever reads slowly gets all of a long answer, and their line does not rest before.
#[test]
fn a_slow_reader_gets_all_of_it() {
    const ASK: &str = "GET /api/v1/openapi.json HTTP/1.1\r\nhost: table.example\r\n\r\n";
    let house = House::open(|_| {});
    let whole = Client::new(house.address).get("/api/v1/openapi.json");
    let body = whole.unwrap().body;
    let mut line = line(house.address);
    line.write_all(ASK.as_bytes()).unwrap();
    let one = until(&mut line, &body, 1).len();
    pause();
    // More than the sockets hold.
    let times = 2 + (16 << 20) / one;
    let mut asking = line.try_clone().unwrap();
    let asked = std::thread::spawn(move || {
        asking.write_all(ASK.repeat(times).as_bytes()).unwrap();
    });
    std::thread::sleep(Duration::from_millis(300));
    let (mut read, mut part) = (0, vec![0; 1 << 16]);
    while read < times * one {
        let more = line.read(&mut part).unwrap();
        assert_ne!(more, 0, "the line ended after {read} of {}", times * one);
        read += more;
    }
    assert_eq!(read, times * one, "all of it, and no more");
    asked.join().unwrap();
    pause();
    line.write_all(ASK.as_bytes()).unwrap();
    until(&mut line, &body, 1);
    house.close();
}

/// A server that stops does not wait for lines that rest.
#[test]
fn lines_that_rest_hold_nobody_up() {
    let house = House::open(|_| {});
    let mut line = line(house.address);
    let ask = "GET /healthz HTTP/1.1\r\nhost: table.example\r\n\r\n";
    line.write_all(ask.as_bytes()).unwrap();
    until(&mut line, "ok\n", 1);
    pause();
    let begun = Instant::now();
    house.close();
    assert!(begun.elapsed() < Duration::from_secs(3));
    assert_eq!(rest(line), "");
}
