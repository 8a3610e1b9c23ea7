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
