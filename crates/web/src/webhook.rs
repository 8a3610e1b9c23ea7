//! Turn reminders: a call to an address that a person has given, when it is their turn and they have no page open.
//!
//! Off unless the host allows it. Only https, and never to this machine or its neighbours: a webhook must not become a way into
//! the network that the server stands in.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use store::Store;
use tables::{Held, Place, lock};
use tokio::sync::{Semaphore, mpsc};
use ureq::Agent;
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

/// Where reminders are put to be sent.
#[derive(Clone)]
pub(crate) struct Reminders(Option<mpsc::Sender<Reminder>>);

struct Reminder {
    person: String,
    table: String,
    game: String,
    step: usize,
}

/// Queue capacity; later reminders are dropped.
const MOST_WAITING: usize = 1000;
/// How many are sent at a time.
const AT_A_TIME: usize = 32;
/// How many are sent to one person at a time; more are dropped.
const EACH_AT_A_TIME: usize = 2;

impl Reminders {
    pub(crate) fn off() -> Self {
        Self(None)
    }

    /// Starts the task that sends them. `home` is the address of this server, for links.
    pub(crate) fn on(store: Store, home: String) -> Self {
        let (sender, waiting) = mpsc::channel(MOST_WAITING);
        let (agent, home) = (agent(), Arc::<str>::from(home));
        tokio::spawn(hand_out(waiting, move |reminder| {
            deliver(store.clone(), agent.clone(), home.clone(), reminder)
        }));
        Self(Some(sender))
    }

    pub(crate) fn are_on(&self) -> bool {
        self.0.is_some()
    }

    /// A person is asked now.
    pub(crate) fn asked(&self, table: &Held) {
        let Some(sender) = &self.0 else { return };
        let Some(Place::Person { id, .. }) = table.asked().and_then(|seat| table.place(seat))
        else {
            return;
        };
        if table.open.has_page(id) {
            return;
        }
        let reminder = Reminder {
            person: id.clone(),
            table: table.row.id.clone(),
            game: table.row.game.clone(),
            step: table.progress().step,
        };
        // When too many wait already, this one is dropped.
        let _ = sender.try_send(reminder);
    }
}

/// Hands out reminders, many at a time: whoever receives slowly keeps nobody waiting but themselves.
async fn hand_out<Sent>(mut waiting: mpsc::Receiver<Reminder>, deliver: impl Fn(Reminder) -> Sent)
where
    Sent: Future<Output = ()> + Send + 'static,
{
    let turns = Arc::new(Semaphore::new(AT_A_TIME));
    let under_way = Arc::<Mutex<HashMap<String, usize>>>::default();
    while let Some(reminder) = waiting.recv().await {
        let person = reminder.person.clone();
        let mine = {
            let mut under_way = lock(&under_way);
            let mine = under_way.entry(person.clone()).or_default();
            *mine += 1;
            *mine
        };
        let turn = if mine > EACH_AT_A_TIME {
            None
        } else {
            turns.clone().acquire_owned().await.ok()
        };
        let sent = turn.is_some().then(|| deliver(reminder));
        let under_way = under_way.clone();
        tokio::spawn(async move {
            if let Some(sent) = sent {
                sent.await;
            }
            drop(turn);
            let mut under_way = lock(&under_way);
            if let Some(mine) = under_way.get_mut(&person) {
                *mine -= 1;
                if *mine == 0 {
                    under_way.remove(&person);
                }
            }
        });
    }
}

/// Calls the webhook of one person.
async fn deliver(store: Store, agent: Agent, home: Arc<str>, reminder: Reminder) {
    let person = store.person(&reminder.person).await;
    let Ok(Some(address)) = person.map(|person| person.and_then(|one| one.webhook)) else {
        return;
    };
    let body = format!(
        r#"{{"event":"your-turn","table":"{}","game":"{}","step":{},"url":"{home}/t/{}"}}"#,
        reminder.table, reminder.game, reminder.step, reminder.table
    );
    let sent = tokio::task::spawn_blocking(move || {
        agent
            .post(&address)
            .header("content-type", "application/json")
            .send(body)
            .map(|_| ())
    });
    if let Ok(Err(why)) = sent.await {
        tracing::info!(%why, table = reminder.table, "a reminder was not delivered");
    }
}

fn agent() -> Agent {
    let config = Agent::config_builder()
        .https_only(true)
        .max_redirects(0)
        .proxy(None)
        .timeout_global(Some(Duration::from_secs(5)))
        .build();
    Agent::with_parts(config, DefaultConnector::new(), Elsewhere::default())
}

/// Whether this may be a webhook. Where its name leads is looked at again with every call.
pub(crate) fn is_acceptable(address: &str) -> bool {
    let Ok(uri) = address.parse::<Uri>() else {
        return false;
    };
    let Some(host) = uri.host().filter(|_| address.len() <= 500) else {
        return false;
    };
    let literal = host.trim_matches(['[', ']']).parse::<IpAddr>();
    uri.scheme_str() == Some("https")
        && uri
            .authority()
            .is_some_and(|authority| !authority.as_str().contains('@'))
        && host.contains(['.', ':'])
        && !host.ends_with(".localhost")
        && !host.ends_with(".local")
        && literal.map_or(true, is_elsewhere)
}

/// Finds names, but only those that lead out of the house. The address that was checked is the one that is called.
#[derive(Debug, Default)]
struct Elsewhere(DefaultResolver);

impl Resolver for Elsewhere {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.0.resolve(uri, config, timeout)?;
        let mut allowed = self.empty();
        for address in found.iter().filter(|address| is_elsewhere(address.ip())) {
            allowed.push(*address);
        }
        if allowed.is_empty() {
            return Err(ureq::Error::HostNotFound);
        }
        Ok(allowed)
    }
}

/// Whether an address is out in the world.
fn is_elsewhere(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_elsewhere_v4(address),
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(mapped) => is_elsewhere_v4(mapped),
            None => is_elsewhere_v6(address),
        },
    }
}

fn is_elsewhere_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let inside = address.is_loopback()
        || address.is_private()
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_multicast()
        || address.is_unspecified()
        || address.is_documentation()
        || a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b)) // shared by carriers
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && (b == 18 || b == 19)); // benchmarks
    !inside
}

fn is_elsewhere_v6(address: Ipv6Addr) -> bool {
    let first = address.segments()[0];
    let inside = address.is_loopback()
        || address.is_unspecified()
        || address.is_multicast()
        || address.is_unique_local()
        || address.is_unicast_link_local()
        || first == 0x2002 // 6to4 and its like lead back into IPv4
        || (first == 0x64 && address.segments()[1] == 0xff9b)
        || (first == 0x2001 && address.segments()[1] < 0x200)
        || first == 0;
    !inside
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn webhooks_lead_out_of_the_house() {
        for good in [
            "https://example.org/turn",
            "https://8.8.8.8/x",
            "https://[2a00:1450::1]/",
        ] {
            assert!(is_acceptable(good), "{good}");
        }
        for bad in [
            "http://example.org/",
            "https://localhost/",
            "https://127.0.0.1/",
            "https://10.1.2.3/",
            "https://192.168.0.1:8443/",
            "https://169.254.169.254/latest",
            "https://[::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://[fd00::1]/",
            "https://0.0.0.0/",
            "https://me@example.org/",
            "https://router.local/",
            "ftp://example.org/",
            "example.org",
            "",
        ] {
            assert!(!is_acceptable(bad), "{bad}");
        }
    }

    #[tokio::test]
    async fn who_receives_slowly_delays_nobody_else() {
        let (remind, waiting) = mpsc::channel(100);
        let (tell, mut told) = mpsc::channel(100);
        tokio::spawn(hand_out(waiting, move |reminder| {
            let tell = tell.clone();
            async move {
                let slow = reminder.person.starts_with("slow");
                tell.send(reminder.person).await.unwrap();
                if slow {
                    std::future::pending::<()>().await;
                }
            }
        }));
        let slow = ["slow"; 40];
        let people = slow.into_iter().chain(["ann", "ben", "ann"]);
        for person in people {
            let reminder = Reminder {
                person: person.to_owned(),
                table: "t".to_owned(),
                game: "eko".to_owned(),
                step: 1,
            };
            remind.send(reminder).await.unwrap();
        }
        let mut called = Vec::new();
        for _ in 0..5 {
            let next = tokio::time::timeout(Duration::from_secs(5), told.recv()).await;
            called.push(next.expect("somebody is called").unwrap());
        }
        called.sort();
        assert_eq!(called, ["ann", "ann", "ben", "slow", "slow"]);
    }

    #[test]
    fn a_name_that_leads_inside_is_not_found() {
        let agent = agent();
        let why = agent.get("https://localhost:9/").call().unwrap_err();
        assert!(matches!(why, ureq::Error::HostNotFound), "{why}");
        let why = agent.get("http://example.org/").call().unwrap_err();
        assert!(matches!(why, ureq::Error::RequireHttpsOnly(_)), "{why}");
    }
}
