//! Plays one table to its end, whatever happens to the server, and remembers every step that must be in the log.

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::thread::sleep;
use std::time::{Duration, Instant};

use kernel::Rng;
use serde_json::{Value, json};

use super::guest::{Guest, choices};

/// Where the server is now; it moves when it is started again.
pub(crate) type Where = Arc<Mutex<SocketAddr>>;

/// What is played, by whom.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) game: &'static str,
    pub(crate) people: usize,
    pub(crate) bots: &'static [&'static str],
    pub(crate) seed: u64,
}

/// A table and what its people know about it.
pub(crate) struct Player {
    /// Each person keeps to one of them.
    servers: Vec<Where>,
    rng: Rng,
    pub(crate) table: String,
    people: Vec<Guest>,
    /// By the number of steps before it: what a person answered, and that it was taken.
    answered: BTreeMap<u64, (usize, String)>,
    /// When the server acknowledged an answer, and how many steps there were then.
    pub(crate) acked: Vec<(Instant, u64)>,
    /// The most steps that the server has told each person of.
    known: Vec<u64>,
    /// How often a request got no answer.
    pub(crate) interrupted: u32,
    /// How often it was because the server could not use its store.
    pub(crate) unavailable: u32,
}

/// Longer than a server takes to come back.
const PATIENCE: Duration = Duration::from_secs(60);

impl Player {
    pub(crate) fn sit_down(server: &Where, plan: &Plan) -> Self {
        Self::sit_down_at(std::slice::from_ref(server), plan)
    }

    /// The same with people on several nodes.
    pub(crate) fn sit_down_at(servers: &[Where], plan: &Plan) -> Self {
        let mut player = Self {
            servers: servers.to_vec(),
            rng: Rng::new(plan.seed),
            table: String::new(),
            people: Vec::new(),
            answered: BTreeMap::new(),
            acked: Vec::new(),
            known: vec![0; plan.people],
            interrupted: 0,
            unavailable: 0,
        };
        for nth in 0..plan.people {
            let guest = player.insist(nth, |address, _| {
                Guest::new(address, &format!("Guest {nth}"))
            });
            player.people.push(guest);
        }
        // A table whose answer got lost may be left behind; no one ever joins it.
        let (table, invitation) =
            player.as_person(0, |host| host.new_table(plan.game, plan.people, plan.bots));
        player.table = table;
        for nth in 1..plan.people {
            let table = player.table.clone();
            player.as_person(nth, |guest| guest.join(&table, &invitation));
        }
        // Each node hears from the others who has sat down, and that the match has begun.
        player.wait_until(0, |info| {
            let seats = info["seats"].as_array().unwrap();
            seats.iter().all(|seat| seat["kind"] != "open")
        });
        let start = format!("/tables/{}/start", player.table);
        // Whoever asks again may hear that it has begun.
        let (status, said) = player.as_person(0, |host| host.post(&start, &Value::Null));
        assert!(matches!(status, 200 | 422), "{status} {said}");
        for nth in 0..plan.people {
            player.wait_until(nth, |info| info["phase"] != "gathering");
        }
        player
    }

    fn wait_until(&mut self, nth: usize, is_so: impl Fn(&Value) -> bool) {
        let (begun, path) = (Instant::now(), format!("/tables/{}", self.table));
        loop {
            let (status, info) = self.as_person(nth, |guest| guest.get(&path));
            assert_eq!(status, 200, "{info}");
            if is_so(&info) {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "{info}");
            sleep(Duration::from_millis(5));
        }
    }

    /// Another device of this person, and where it asks.
    pub(crate) fn device(&self, nth: usize) -> (Guest, Where) {
        let server = self.servers[nth % self.servers.len()].clone();
        let address = *server.lock().unwrap();
        (self.people[nth].on_another_device(address), server)
    }

    /// Says something when all others have spoken, and which line of the chat that is at the latest.
    pub(crate) fn say_the_last_word(&mut self, last: &AtomicU64) {
        let path = format!("/tables/{}/chat", self.table);
        let (_, newest) = self.as_person(0, |guest| guest.get(&path));
        let newest = newest.as_array().unwrap().last().cloned();
        let so_far = newest.map_or(0, |line| line["nth"].as_u64().unwrap());
        last.store(so_far + 1, SeqCst);
        let (status, said) =
            self.as_person(0, |guest| guest.post(&path, &json!({ "text": "the end" })));
        assert_eq!(status, 200, "{said}");
    }

    /// Until the match is over. Gives its file.
    pub(crate) fn play(&mut self) -> String {
        let begun = Instant::now();
        let path = format!("/tables/{}", self.table);
        loop {
            let (status, info) = self.as_person(0, |guest| guest.get(&path));
            assert_eq!(status, 200, "{info}");
            let step = self.hear(0, &info["step"]);
            match (info["phase"].as_str(), info["asked"].as_u64()) {
                (Some("over"), _) => break,
                (_, Some(seat)) if (seat as usize) < self.people.len() => {
                    self.answer(seat as usize, step);
                }
                _ => sleep(Duration::from_millis(2)),
            }
            assert!(begun.elapsed() < 4 * PATIENCE, "{info} does not end");
        }
        self.last_answer_again();
        let path = format!("/tables/{}/match", self.table);
        let (status, file) = self.as_person(0, |guest| guest.text(&path));
        assert_eq!(status, 200, "{file}");
        file
    }

    /// An answer that was taken is late the second time, also when the match is over by it.
    fn last_answer_again(&mut self) {
        let table = self.table.clone();
        let last = self.answered.last_key_value();
        let (step, (seat, answer)) = last.map(|(step, of)| (*step, of.clone())).unwrap();
        let (status, said) = self.as_person(seat, |guest| guest.answer(&table, step, &answer));
        assert_eq!(status, 409, "{table}, step {step}, {answer}: {said}");
    }

    /// One answer of a person: taken, or refused as stale because the first try had been taken after all.
    fn answer(&mut self, seat: usize, step: u64) {
        let table = self.table.clone();
        let view = self.as_person(seat, |guest| guest.view(&table));
        if self.hear(seat, &view["step"]) != step {
            return;
        }
        let offered = choices(&view);
        let answer = self.rng.pick(&offered).unwrap().clone();
        let interrupted = self.interrupted;
        let (status, said) = self.as_person(seat, |guest| guest.answer(&table, step, &answer));
        match status {
            200 => {
                let step = self.hear(seat, &said["step"]);
                self.acked.push((Instant::now(), step));
            }
            // Nobody else answers for this seat: what is stale now was taken when no answer came.
            409 if self.interrupted > interrupted => {}
            _ => panic!("{table}, step {step}, {answer}: {status} {said}"),
        }
        self.answered.insert(step, (seat, answer));
    }

    /// The server says how many steps there are: never fewer than it said before.
    fn hear(&mut self, nth: usize, step: &Value) -> u64 {
        let step = step.as_u64().unwrap();
        let known = self.known[nth];
        assert!(
            step >= known,
            "{}: a step is lost: {step} after {known}",
            self.table
        );
        self.known[nth] = step;
        step
    }

    /// Every answer of a person is in the file where it was given, and no other is.
    pub(crate) fn check_log(&self, file: &str) {
        let mut found = BTreeMap::new();
        for line in file.lines() {
            let mut parts = line.split(" | ");
            let (Some(head), Some(choice)) = (parts.next(), parts.next()) else {
                continue;
            };
            let Some((nth, seat)) = head.split_once(' ') else {
                continue;
            };
            let (Ok(nth), [seat]) = (nth.parse::<u64>(), seat.as_bytes()) else {
                continue;
            };
            let seat = usize::from(seat - b'A');
            if seat < self.people.len() {
                found.insert(nth - 1, (seat, choice.to_owned()));
            }
        }
        assert_eq!(found, self.answered, "{}", self.table);
    }

    pub(crate) fn as_person<T>(
        &mut self,
        nth: usize,
        ask: impl Fn(&mut Guest) -> io::Result<T>,
    ) -> T {
        self.insist(nth, |address, people| {
            people[nth].move_to(address);
            ask(&mut people[nth])
        })
    }

    /// Asks again until the person's server answers.
    fn insist<T>(
        &mut self,
        nth: usize,
        ask: impl Fn(SocketAddr, &mut Vec<Guest>) -> io::Result<T>,
    ) -> T {
        let begun = Instant::now();
        let server = self.servers[nth % self.servers.len()].clone();
        loop {
            let address = *server.lock().unwrap();
            match ask(address, &mut self.people) {
                Ok(answer) => return answer,
                Err(why) => {
                    assert!(begun.elapsed() < PATIENCE, "the server stays away: {why}");
                    self.interrupted += 1;
                    self.unavailable += u32::from(why.kind() == io::ErrorKind::Other);
                    sleep(Duration::from_millis(20));
                }
            }
        }
    }
}

/// The file of a match that is over is true and its deal is the one that was promised.
pub(crate) fn check_file(file: &str) {
    let read = catalog::read_match(file, None).unwrap_or_else(|why| panic!("{why}\n{file}"));
    assert!(read.proved, "{file}");
    assert_eq!(read.table.turn(), kernel::Turn::Over);
}
