//! Idle tables, and the people who have them open.

use std::time::{Duration, Instant};

use super::client::{Client, Stream};
use super::server::Server;
use crate::shell::{Done, say};

/// Streams at each table.
const STREAMS: usize = 2;
/// So many people have them open.
const PEOPLE: usize = 100;

pub(super) async fn measure(server: &Server, tables: usize) -> Done {
    let empty = server.memory_kib()?;
    let begun = Instant::now();
    let mut people = Vec::new();
    for nth in 0..PEOPLE * STREAMS {
        people.push(Client::new(server.address, &format!("Idle {nth}")).await?);
    }
    let mut streams = Vec::new();
    for nth in 0..tables {
        let at = nth % PEOPLE * STREAMS;
        streams.extend(open(&mut people[at..at + STREAMS]).await?);
    }
    say(&format!(
        "{tables} tables of Ethnos, begun, with {} streams, opened in {:.1} s",
        streams.len(),
        begun.elapsed().as_secs_f64()
    ));
    let tell = |when: &str, memory: u64| {
        say(&format!(
            "server memory     {:.0} MiB {when}, {:.1} KiB for each table",
            memory as f64 / 1024.0,
            memory.saturating_sub(empty) as f64 / tables.max(1) as f64
        ));
    };
    tell("with all matches at hand", server.memory_kib()?);
    // After a while the server drops idle matches from memory; their streams stay open.
    tokio::time::sleep(Server::IDLE + Duration::from_secs(15)).await;
    tell("when idle", server.memory_kib()?);
    say(&format!("open streams      {}", server.streams().await?));
    Ok(())
}

/// A match and its streams, each of which has been told how far it is.
async fn open(people: &mut [Client]) -> Result<Vec<Stream>, String> {
    let wanted = r#"{"game":"ethnos","edition":"first","seats":2,"public":true}"#;
    let table = people[0].must("POST", "/tables", wanted).await?;
    let id = table["id"].as_str().unwrap_or_default().to_owned();
    let join = format!("/tables/{id}/join");
    people[1].must("POST", &join, "{}").await?;
    let start = format!("/tables/{id}/start");
    people[0].must("POST", &start, "").await?;
    let mut streams = Vec::new();
    for person in people {
        let mut stream = person.stream(&id).await?;
        stream.next().await?;
        streams.push(stream);
    }
    Ok(streams)
}
