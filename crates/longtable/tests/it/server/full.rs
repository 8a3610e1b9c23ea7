//! A disk without room: the server says so, refuses what it cannot keep, loses nothing that it has acknowledged, and goes on as soon as
//! there is room again.

use std::net::SocketAddr;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use testbed::{Client, Reply};

use super::guest::{Guest, choices};
use super::house::House;

/// Two people and their table.
struct Pair {
    people: [Guest; 2],
    table: String,
}

impl Pair {
    fn sit_down(address: SocketAddr) -> Self {
        let mut people = ["Ann", "Ben"].map(|name| Guest::new(address, name).unwrap());
        let (table, invitation) = people[0].new_table("ethnos", 2, &[]).unwrap();
        people[1].join(&table, &invitation).unwrap();
        let (status, said) = people[0]
            .post(&format!("/tables/{table}/start"), &json!({}))
            .unwrap();
        assert_eq!(status, 200, "{said}");
        Self { people, table }
    }

    /// Who is asked, after how many steps, and their first choice.
    fn asked(&mut self) -> (usize, u64, String) {
        let view = self.people[0].view(&self.table).unwrap();
        let asked = view["asked"].as_u64().unwrap() as usize;
        let view = self.people[asked].view(&self.table).unwrap();
        (
            asked,
            view["step"].as_u64().unwrap(),
            choices(&view).remove(0),
        )
    }

    /// Plays a step that is acknowledged, and says how many there are then.
    fn play(&mut self) -> u64 {
        let (asked, step, answer) = self.asked();
        let said = self.people[asked].answer(&self.table, step, &answer);
        assert_eq!(said.unwrap().0, 200);
        step + 1
    }

    fn steps(&mut self) -> u64 {
        self.people[1].view(&self.table).unwrap()["step"]
            .as_u64()
            .unwrap()
    }

    /// What is answered to a request of whoever is asked that changes something.
    fn try_to(&self, who: usize, address: SocketAddr, what: &str, body: &Value) -> Reply {
        let token = &self.people[who].token;
        let mut client = Client::new(address).with(&format!("authorization: Bearer {token}"));
        let path = format!("/api/v1/tables/{}/{what}", self.table);
        client.post(&path, &body.to_string()).unwrap()
    }
}

/// Asks until the server says whether it is well, as those do who watch it.
fn wait_for_health(address: SocketAddr, status: u16) -> String {
    let begun = Instant::now();
    loop {
        let said = Client::new(address).get("/healthz").unwrap();
        if said.status == status {
            return said.body;
        }
        let patience = Duration::from_secs(10);
        assert!(begun.elapsed() < patience, "{}: {}", said.status, said.body);
        sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_full_disk_is_told_and_nothing_is_lost() {
    let house = House::sqlite();
    let server = house.serve_wild(None);
    let address = server.address;
    let mut pair = Pair::sit_down(address);
    let acknowledged = (0..5).map(|_| pair.play()).last().unwrap();
    let mut stream = pair.people[1].stream(&pair.table).unwrap();
    stream.hear().unwrap();
    wait_for_health(address, 200);

    house.fill_the_disk(&server, true);
    let said = wait_for_health(address, 503);
    assert!(
        said.contains("nothing can be written, the disk is full"),
        "{said}"
    );
    let (asked, step, answer) = pair.asked();
    for (what, body) in [
        ("answers", json!({ "step": step, "answers": [answer] })),
        ("chat", json!({ "text": "hello?" })),
    ] {
        let reply = pair.try_to(asked, address, what, &body);
        assert_eq!(reply.status, 503, "{what}: {}", reply.body);
        let said: Value = serde_json::from_str(&reply.body).unwrap();
        assert_eq!(said["error"], "unavailable", "{what}");
        let message = said["message"].as_str().unwrap();
        assert!(message.contains("its disk is full"), "{what}: {message}");
    }
    // Everything can still be read, and is as it was.
    assert_eq!(pair.steps(), acknowledged);
    let page = pair.people[asked]
        .page(&format!("/t/{}", pair.table))
        .unwrap();
    assert!(page.contains("data-live"), "{page}");

    house.fill_the_disk(&server, false);
    wait_for_health(address, 200);
    assert_eq!(pair.play(), acknowledged + 1);
    // The stream has told of no step that was not kept.
    let told: Value = serde_json::from_str(&stream.hear().unwrap().data).unwrap();
    assert_eq!(
        [&told["step"], &told["chat"]],
        [&json!(acknowledged + 1), &json!(0)]
    );

    // Nothing was in memory alone.
    server.kill();
    let server = house.serve();
    for guest in &mut pair.people {
        guest.move_to(server.address);
    }
    assert_eq!(pair.steps(), acknowledged + 1);
    assert_eq!(pair.play(), acknowledged + 2);
    drop(server);
    assert!(!house.log().contains("panicked"), "{}", house.log());
    house.assert_valid();
}
