//! Everything at once: nodes are killed or freeze, the database goes away, disks are slow or full, clocks jump, lines are cut, and
//! some people mean harm, while others play and talk. What the server acknowledged is there at the end, once, in order and on every node, and
//! in calm moments everybody was told within a second.
//!
//! `cargo xtask chaos --minutes 30` goes on for longer and prints the figures.

use std::io::Write as _;
use std::net::TcpStream;
use std::process::Command;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::thread::{Scope, scope, sleep};
use std::time::{Duration, Instant};

use kernel::Rng;
use serde_json::json;
use testbed::{Postgres, Server};

use super::guest::Guest;
use super::house::House;
use super::player::{Plan, Player, Where, check_file};
use super::witness::{NOT_YET, Witness};

#[test]
fn chaos_on_two_nodes_and_postgres() {
    let postgres = Postgres::start();
    let house = House::at(postgres.database());
    chaos(&house, 2, |world, nth, rng| match nth % 4 {
        1 => {
            let _trouble = world.trouble(AFTER_A_CRASH);
            postgres.crash();
            sleep(Duration::from_millis(200));
            postgres.start_again();
        }
        2 => world.freeze(rng),
        _ => world.kill(rng, None),
    });
}

#[test]
fn chaos_on_one_node_and_sqlite() {
    let house = House::sqlite();
    chaos(&house, 1, |world, nth, rng| match nth % 4 {
        1 => {
            let percent = 20 + u64::from(rng.below(90));
            world.kill(rng, Some(percent));
            sleep(Duration::from_millis(900));
            world.kill(rng, None);
        }
        2 => {
            let _trouble = world.trouble(AFTER_A_KILL);
            house.hold_the_disk(Duration::from_millis(700));
        }
        _ => world.kill(rng, None),
    });
}

/// Until streams are open again.
const AFTER_A_KILL: Duration = Duration::from_millis(1500);
/// Until every connection to the database is there again.
const AFTER_A_CRASH: Duration = Duration::from_secs(4);
const TABLES_AT_ONCE: usize = 2;

/// The nodes and what has happened to them.
struct World<'h> {
    house: &'h House,
    places: Vec<Where>,
    servers: Mutex<Vec<Option<Server>>>,
    end: Instant,
    /// From when to when not everything can work.
    troubles: Mutex<Vec<(Instant, Option<Instant>)>>,
    figures: Figures,
}

#[derive(Default)]
struct Figures {
    matches: AtomicUsize,
    steps: AtomicUsize,
    lines: AtomicUsize,
    kills: AtomicUsize,
    other_troubles: AtomicUsize,
    interrupted: AtomicUsize,
    unavailable: AtomicUsize,
    clock_steps: AtomicUsize,
    hostile: AtomicUsize,
    cut: AtomicUsize,
    /// How long it took to tell somebody of an acknowledged step, in calm moments.
    told_after: Mutex<Vec<Duration>>,
}

fn chaos(house: &House, nodes: usize, disturb: impl Fn(&World<'_>, u32, &mut Rng)) {
    let servers: Vec<Server> = (0..nodes).map(|_| house.serve_wild(None)).collect();
    let place = |server: &Server| Arc::new(Mutex::new(server.address));
    let world = World {
        house,
        places: servers.iter().map(place).collect(),
        servers: Mutex::new(servers.into_iter().map(Some).collect()),
        end: Instant::now() + how_long(),
        troubles: Mutex::default(),
        figures: Figures::default(),
    };
    let seeds = AtomicU64::new(1);
    scope(|threads| {
        let play = || {
            while world.goes_on() {
                world.play_and_talk(seeds.fetch_add(1, SeqCst));
            }
        };
        let mut busy: Vec<_> = (0..TABLES_AT_ONCE).map(|_| threads.spawn(play)).collect();
        busy.push(threads.spawn(|| world.mean_harm()));
        busy.push(threads.spawn(|| world.cut_lines()));
        let mut rng = Rng::new(how_long().as_secs());
        for nth in 0.. {
            sleep(Duration::from_millis(800 + u64::from(rng.below(2400))));
            if !world.goes_on() {
                break;
            }
            world.set_clock(&mut rng);
            disturb(&world, nth, &mut rng);
        }
        for thread in busy {
            thread.join().expect("what it says is on the screen");
        }
    });
    let log = house.log();
    world.figures.tell(nodes);
    for bad in ["panicked", "does not replay", "ended by itself"] {
        let found: Vec<_> = log.lines().filter(|line| line.contains(bad)).collect();
        assert!(found.is_empty(), "{}", found.join("\n"));
    }
    assert!(!log.contains('\u{1b}'), "a file needs no colours");
    house.assert_valid();
}

fn how_long() -> Duration {
    let seconds = std::env::var("CHAOS_SECONDS").map(|text| text.parse().unwrap());
    Duration::from_secs(seconds.unwrap_or_else(|_| testkit::scaled(5)))
}

/// Trouble lasts until this is dropped, and a while longer.
struct Trouble<'w> {
    world: &'w World<'w>,
    nth: usize,
    after: Duration,
}

impl Drop for Trouble<'_> {
    fn drop(&mut self) {
        let end = Instant::now() + self.after;
        self.world.troubles.lock().unwrap()[self.nth].1 = Some(end);
    }
}

impl World<'_> {
    fn goes_on(&self) -> bool {
        Instant::now() < self.end
    }

    fn trouble(&self, after: Duration) -> Trouble<'_> {
        self.figures.other_troubles.fetch_add(1, SeqCst);
        let mut troubles = self.troubles.lock().unwrap();
        troubles.push((Instant::now(), None));
        Trouble {
            world: self,
            nth: troubles.len() - 1,
            after,
        }
    }

    /// Whether nothing was wrong for a second from this moment on.
    fn was_calm(&self, at: Instant) -> bool {
        let troubles = self.troubles.lock().unwrap();
        let overlaps = |(from, to): &(Instant, Option<Instant>)| {
            *from < at + Duration::from_secs(1) && to.is_none_or(|to| at < to)
        };
        !troubles.iter().any(overlaps)
    }

    /// Ends a node without a word and starts it again, perhaps with little room on the disk.
    fn kill(&self, rng: &mut Rng, room: Option<u64>) {
        let _trouble = self.trouble(AFTER_A_KILL);
        let nth = rng.below(self.places.len() as u32) as usize;
        let mut servers = self.servers.lock().unwrap();
        servers[nth].take().expect("it runs").kill();
        let server = self.house.serve_wild(room);
        *self.places[nth].lock().unwrap() = server.address;
        servers[nth] = Some(server);
        self.figures.kills.fetch_add(1, SeqCst);
    }

    /// The clock jumps by up to an hour, back or forth, which is no excuse for anything.
    fn set_clock(&self, rng: &mut Rng) {
        let hour = 3_600_000;
        self.house
            .set_clock(i64::from(rng.below(2 * hour)) - i64::from(hour));
        self.figures.clock_steps.fetch_add(1, SeqCst);
    }

    /// A node stands still for a while, as on a machine that has other things to do.
    fn freeze(&self, rng: &mut Rng) {
        let _trouble = self.trouble(AFTER_A_KILL);
        let nth = rng.below(self.places.len() as u32) as usize;
        let servers = self.servers.lock().unwrap();
        let pid = servers[nth].as_ref().expect("it runs").pid().to_string();
        for signal in ["-STOP", "-CONT"] {
            let sent = Command::new("kill").args([signal, &pid]).status();
            assert!(sent.unwrap().success());
            sleep(Duration::from_millis(400));
        }
    }

    /// A match from its first card to its last, with talk, watched by everybody who plays.
    fn play_and_talk(&self, seed: u64) {
        let plan = Plan {
            game: ["eko", "eko", "ethnos", "eko"][seed as usize % 4],
            people: [2, 2, 2, 3][seed as usize % 4],
            bots: &[],
            seed,
        };
        let mut player = Player::sit_down_at(&self.places, &plan);
        let last = AtomicU64::new(NOT_YET);
        let witnesses: Vec<Witness> = (0..plan.people).map(|_| Witness::default()).collect();
        let (table, over) = (player.table.clone(), AtomicUsize::new(0));
        let mut said = Vec::new();
        let file = scope(|threads| {
            for (nth, witness) in witnesses.iter().enumerate() {
                let (guest, server) = player.device(nth);
                let (table, last) = (&table, &last);
                threads.spawn(move || witness.watch(guest, &server, table, last));
            }
            let talkers: Vec<_> = (0..plan.people)
                .map(|nth| talk(threads, player.device(nth), &table, nth, &over))
                .collect();
            let _ends = EndsAll(&over, &last);
            let file = player.play();
            over.store(1, SeqCst);
            said = talkers
                .into_iter()
                .map(|talker| talker.join().unwrap())
                .collect();
            player.say_the_last_word(&last);
            file
        });
        player.check_log(&file);
        check_file(&file);
        self.check_chat(&mut player, &said);
        self.check_lateness(&player, &witnesses);
        let figures = &self.figures;
        figures.matches.fetch_add(1, SeqCst);
        figures.steps.fetch_add(player.acked.len(), SeqCst);
        let interrupted = player.interrupted as usize;
        figures.interrupted.fetch_add(interrupted, SeqCst);
        let unavailable = player.unavailable as usize;
        figures.unavailable.fetch_add(unavailable, SeqCst);
    }

    /// Every line that was acknowledged is there once, on each node in the same place.
    fn check_chat(&self, player: &mut Player, said: &[Vec<String>]) {
        let table = player.table.clone();
        let chats: Vec<Vec<String>> = (0..self.places.len())
            .map(|nth| player.as_person(nth, |guest| guest.chat(&table)))
            .collect();
        for lines in said {
            let mine: Vec<&String> = chats[0]
                .iter()
                .filter(|line| lines.contains(line))
                .collect();
            assert_eq!(
                mine,
                lines.iter().collect::<Vec<_>>(),
                "{table}: {:?}",
                chats[0]
            );
            self.figures.lines.fetch_add(lines.len(), SeqCst);
        }
        assert!(
            chats.iter().all(|chat| *chat == chats[0]),
            "{table}: {chats:?}"
        );
    }

    fn check_lateness(&self, player: &Player, witnesses: &[Witness]) {
        for (at, steps) in player.acked.iter().filter(|(at, _)| self.was_calm(*at)) {
            for witness in witnesses {
                let late = witness.lateness(*at, *steps);
                let late =
                    late.unwrap_or_else(|| panic!("{}: {steps} is never told", player.table));
                assert!(
                    late < Duration::from_secs(1),
                    "{}: step {steps} is told after {late:?}",
                    player.table
                );
                self.figures.told_after.lock().unwrap().push(late);
            }
        }
    }

    /// Somebody who floods, forges and sends nonsense. The server refuses and goes on.
    fn mean_harm(&self) {
        let mut rng = Rng::new(66);
        while self.goes_on() {
            sleep(Duration::from_millis(5));
            let address = *rng.pick(&self.places).unwrap().lock().unwrap();
            let Ok(mut guest) = Guest::new(address, "<img src=x onerror=a()>") else {
                continue;
            };
            let Ok((table, _)) = guest.new_table("ethnos", 1, &["random"]) else {
                continue;
            };
            for nth in 0..25 {
                sleep(Duration::from_millis(10));
                let long = "x".repeat(1 << rng.below(18));
                let (path, body) = match rng.below(5) {
                    0 => (
                        format!("/tables/{table}/answers"),
                        json!({ "step": nth, "answers": [long] }),
                    ),
                    1 => (
                        format!("/tables/{table}/join"),
                        json!({ "seat": nth, "invitation": long }),
                    ),
                    2 => (format!("/tables/{long}/start"), json!({ "text": [nth] })),
                    _ => (
                        format!("/tables/{table}/chat"),
                        json!({ "text": format!("\u{202e}<b>{nth}{long}") }),
                    ),
                };
                let Ok((status, said)) = guest.post(&path, &body) else {
                    break;
                };
                assert_ne!(status, 500, "{path}: {said}");
                self.figures.hostile.fetch_add(1, SeqCst);
            }
        }
    }

    /// Connections that end in the middle of a request, before its answer, or in a stream.
    fn cut_lines(&self) {
        let mut rng = Rng::new(99);
        while self.goes_on() {
            sleep(Duration::from_millis(50));
            let address = *rng.pick(&self.places).unwrap().lock().unwrap();
            let Ok(mut guest) = Guest::new(address, "Cut") else {
                continue;
            };
            let Ok((table, _)) = guest.new_table("eko", 1, &["random"]) else {
                continue;
            };
            let text = json!({ "text": "half" }).to_string();
            let head = format!(
                "POST /api/v1/tables/{table}/chat HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {}\r\n\
                 content-type: application/json\r\ncontent-length: {}\r\n\r\n",
                guest.token,
                text.len()
            );
            let whole = head + &text;
            for _ in 0..6 {
                let Ok(mut line) = TcpStream::connect(address) else {
                    break;
                };
                let cut = rng.below(whole.len() as u32 + 1) as usize;
                let _ = line.write_all(&whole.as_bytes()[..cut.max(1)]);
                drop(line);
                drop(guest.stream(&table));
                self.figures.cut.fetch_add(2, SeqCst);
            }
        }
    }
}

/// Where a check fails, those who watch and talk must not wait for ever.
struct EndsAll<'a>(&'a AtomicUsize, &'a AtomicU64);

impl Drop for EndsAll<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.store(1, SeqCst);
            self.1.store(0, SeqCst);
        }
    }
}

/// Somebody who says something every second while the match lasts. Gives the lines that were acknowledged.
fn talk<'s>(
    threads: &'s Scope<'s, '_>,
    (mut guest, server): (Guest, Where),
    table: &str,
    nth: usize,
    over: &'s AtomicUsize,
) -> std::thread::ScopedJoinHandle<'s, Vec<String>> {
    let path = format!("/tables/{table}/chat");
    threads.spawn(move || {
        let mut said = Vec::new();
        for line in 0.. {
            if over.load(SeqCst) > 0 {
                break;
            }
            let text = format!("{nth}.{line}");
            guest.move_to(*server.lock().unwrap());
            // Without an answer nobody knows whether it was said: not again, then.
            if let Ok((status, reply)) = guest.post(&path, &json!({ "text": text })) {
                assert_eq!(status, 200, "{reply}");
                said.push(text);
            }
            sleep(Duration::from_millis(1050));
        }
        said
    })
}

impl Figures {
    #[allow(clippy::print_stdout)] // what a long run is for
    fn tell(&self, nodes: usize) {
        let mut told = self.told_after.lock().unwrap().clone();
        told.sort_unstable();
        let at = |percent: usize| {
            let nth = told.len().saturating_sub(1) * percent / 100;
            told.get(nth).map_or(0.0, |late| late.as_secs_f64() * 1e3)
        };
        let of = |count: &AtomicUsize| count.load(SeqCst);
        println!(
            "chaos on {nodes} nodes: {} matches, {} steps and {} lines of chat acknowledged and found; {} kills among {} troubles, {} steps of the clock, \
             {} requests without an answer, {} of them because the store could not be used, {} hostile requests, {} lines cut; told in calm moments ({}): p50 {:.1} ms, p99 {:.1} ms, at most {:.1} ms",
            of(&self.matches),
            of(&self.steps),
            of(&self.lines),
            of(&self.kills),
            of(&self.other_troubles),
            of(&self.clock_steps),
            of(&self.interrupted),
            of(&self.unavailable),
            of(&self.hostile),
            of(&self.cut),
            told.len(),
            at(50),
            at(99),
            at(100),
        );
        assert!(
            of(&self.matches) > 0 && of(&self.kills) > 0,
            "too short to prove anything"
        );
        assert!(told.len() > 10, "never calm: {}", told.len());
    }
}
