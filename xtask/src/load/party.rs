//! Four clients at one table of Ethnos. They draw while they may, and look before they do anything else.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use super::client::{Client, Stream, last_answer};
use super::figures::Latencies;

const SEATS: usize = 4;

#[derive(Debug)]
pub(super) struct Party {
    clients: Vec<Client>,
    table: Table,
    /// When it begins, as a share of the time between two steps: tables do not all play in the same moment.
    start: f64,
}

/// A match and its four streams.
#[derive(Debug)]
struct Table {
    id: String,
    streams: [Stream; SEATS],
    step: u64,
    asked: Option<usize>,
}

impl Party {
    pub(super) async fn gather(address: SocketAddr, nth: usize) -> Result<Self, String> {
        let mut clients = Vec::new();
        for seat in 0..SEATS {
            clients.push(Client::new(address, &format!("Load {nth}.{seat}")).await?);
        }
        let table = Table::open(&mut clients).await?;
        let start = (nth as f64 * 0.618).fract();
        Ok(Self {
            clients,
            table,
            start,
        })
    }

    /// Plays until `end`, one match after the other, and measures from `warm` on. `between` is the time from one step to the
    /// next; a table that is late does not wait.
    pub(super) async fn play(
        mut self,
        warm: Instant,
        end: Instant,
        between: Option<Duration>,
    ) -> Result<Latencies, String> {
        let (mut measured, mut last) = (Latencies::default(), None);
        let mut next = Instant::now() + between.unwrap_or_default().mul_f64(self.start);
        while Instant::now() < end {
            if let Some(between) = between {
                tokio::time::sleep_until(next.into()).await;
                next += between;
            }
            let Some(seat) = self.table.asked else {
                self.table = Table::open(&mut self.clients).await?;
                last = None;
                continue;
            };
            // Who is asked again is in the middle of a move.
            let sent = if last == Some(seat) {
                None
            } else {
                self.table.answer(&mut self.clients[seat], "draw").await?
            };
            last = Some(seat);
            let sent = match sent {
                Some(sent) => sent,
                None => self.look_and_answer(seat).await?,
            };
            let heard = self.table.everybody_hears().await?;
            if sent >= warm {
                let others = heard.iter().enumerate().filter(|(at, _)| *at != seat);
                measured.step(others.map(|(_, at)| at.duration_since(sent)));
            }
        }
        Ok(measured)
    }

    /// Where drawing is not allowed, the last of the answers that the seat is offered.
    async fn look_and_answer(&mut self, seat: usize) -> Result<Instant, String> {
        let client = &mut self.clients[seat];
        let path = format!("/tables/{}/view", self.table.id);
        let (status, view) = client.send("GET", &path, "").await?;
        let answer = last_answer(view).filter(|_| status == 200);
        let answer = answer.ok_or_else(|| {
            let view = String::from_utf8_lossy(view);
            format!("nothing to answer: {status} {view}")
        })?;
        let answer = answer.to_owned();
        let sent = self.table.answer(client, &answer).await?;
        sent.ok_or_else(|| format!("{answer} was offered and refused"))
    }
}

impl Table {
    /// A new match of these people, each with a stream.
    async fn open(clients: &mut [Client]) -> Result<Self, String> {
        let wanted =
            format!(r#"{{"game":"ethnos","edition":"first","seats":{SEATS},"public":true}}"#);
        let table = clients[0].must("POST", "/tables", &wanted).await?;
        let id = table["id"].as_str().unwrap_or_default().to_owned();
        for client in &mut clients[1..] {
            client
                .must("POST", &format!("/tables/{id}/join"), "{}")
                .await?;
        }
        let start = format!("/tables/{id}/start");
        clients[0].must("POST", &start, "").await?;
        let mut streams = Vec::new();
        for client in clients {
            streams.push(client.stream(&id).await?);
        }
        let mut table = Self {
            id,
            streams: streams
                .try_into()
                .map_err(|_| "a table has four clients".to_owned())?,
            step: 0,
            asked: None,
        };
        // The first event of every stream says how far the table is.
        table.wait_for(0).await?;
        Ok(table)
    }

    /// Answers and says when that was sent; `None` if the rules refuse it.
    async fn answer(&self, client: &mut Client, answer: &str) -> Result<Option<Instant>, String> {
        let body = format!(r#"{{"step":{},"answers":["{answer}"]}}"#, self.step);
        let sent = Instant::now();
        let path = format!("/tables/{}/answers", self.id);
        match client.send("POST", &path, &body).await? {
            (200, _) => Ok(Some(sent)),
            (422, _) => Ok(None),
            (status, reply) => {
                let reply = String::from_utf8_lossy(reply);
                Err(format!("{answer}: {status} {reply}"))
            }
        }
    }

    async fn everybody_hears(&mut self) -> Result<[Instant; SEATS], String> {
        self.wait_for(self.step + 1).await
    }

    /// Waits until each stream has told of this step, and says when it did.
    async fn wait_for(&mut self, step: u64) -> Result<[Instant; SEATS], String> {
        let [a, b, c, d] = &mut self.streams;
        let (a, b, c, d) = tokio::join!(a.until(step), b.until(step), c.until(step), d.until(step));
        let heard = [a?, b?, c?, d?];
        let last = heard[SEATS - 1];
        (self.step, self.asked) = (last.step, last.asked);
        Ok(heard.map(|heard| heard.at))
    }
}
