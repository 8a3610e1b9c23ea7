//! Two servers on one PostgreSQL: a table belongs to no node, and the first answer counts.

use std::sync::Barrier;
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

use kernel::Rng;
use serde_json::{Value, json};
use testbed::{EventStream, Server, Told};

use super::guest::{Guest, choices};
use super::house::House;
use super::player::check_file;

/// People at one table, each with a stream; even seats on the first node, odd ones on the second.
struct Party {
    table: String,
    people: Vec<Guest>,
    streams: Vec<EventStream>,
    rng: Rng,
}

impl Party {
    fn gather(nodes: &[&Server], game: &str, people: usize, bots: &[&str]) -> Self {
        let mut people: Vec<Guest> = (0..people)
            .map(|nth| Guest::new(nodes[nth % nodes.len()].address, &format!("P{nth}")).unwrap())
            .collect();
        let count = people.len();
        let (table, invitation) = people[0].new_table(game, count, bots).unwrap();
        for guest in &mut people[1..] {
            guest.join(&table, &invitation).unwrap();
        }
        // The host's node hears from the others who has sat down.
        people[0].wait_for(&table, |info| {
            let seats = info["seats"].as_array().unwrap();
            seats.iter().all(|seat| seat["kind"] != "open")
        });
        // The stream opens on the guest's own node, before the first card.
        let streams = people
            .iter()
            .map(|guest| guest.stream(&table).unwrap())
            .collect();
        let start = people[0].post(&format!("/tables/{table}/start"), &Value::Null);
        assert_eq!(start.unwrap().0, 200);
        for guest in &mut people {
            guest.wait_for(&table, |info| info["phase"] == "running");
        }
        Self {
            table,
            people,
            streams,
            rng: Rng::new(3),
        }
    }

    fn asked(&mut self) -> Option<usize> {
        let view = self.people[0].view(&self.table).unwrap();
        view["asked"].as_u64().map(|seat| seat as usize)
    }

    /// Waits until every player's own node has told them of this step.
    fn everybody_hears(&mut self, step: u64) {
        for stream in &mut self.streams {
            stream.until(|told| step_of(told) >= step).unwrap();
        }
    }

    /// One answer of the seat that is asked. Gives the step that it made; `None` when the match is over.
    fn play_on(&mut self) -> Option<u64> {
        let seat = self.asked()?;
        let view = self.people[seat].view(&self.table).unwrap();
        let step = view["step"].as_u64().unwrap();
        let answer = self.rng.pick(&choices(&view)).unwrap().clone();
        let (status, taken) = self.people[seat]
            .answer(&self.table, step, &answer)
            .unwrap();
        assert_eq!(status, 200, "{taken}");
        Some(taken["step"].as_u64().unwrap())
    }

    fn check_file(&mut self) {
        let (status, file) = self.people[0]
            .text(&format!("/tables/{}/match", self.table))
            .unwrap();
        assert_eq!(status, 200, "{file}");
        check_file(&file);
    }
}

fn chat_of(told: &Told) -> u64 {
    let told: Value = serde_json::from_str(&told.data).unwrap();
    told["chat"].as_u64().unwrap()
}

fn step_of(told: &Told) -> u64 {
    let told: Value = serde_json::from_str(&told.data).unwrap();
    told["step"].as_u64().unwrap()
}

#[test]
fn seats_on_two_nodes_play_to_the_end() {
    let house = House::postgres();
    let (one, two) = (house.serve(), house.serve());
    for (game, people) in [("ethnos", 4), ("eko", 2)] {
        let mut party = Party::gather(&[&one, &two], game, people, &[]);
        while let Some(step) = party.play_on() {
            party.everybody_hears(step);
        }
        party.check_file();
    }
    house.assert_no_mistakes();
}

#[test]
fn what_is_said_on_two_nodes_is_on_both_in_one_order() {
    /// As many as a person may say without a rest.
    const LINES: usize = 10;
    let house = House::postgres();
    let (one, two) = (house.serve(), house.serve());
    let mut parties = [0, 1].map(|_| Party::gather(&[&one, &two], "ethnos", 6, &[]));
    scope(|threads| {
        for party in &mut parties {
            let path = format!("/tables/{}/chat", party.table);
            for (nth, person) in party.people.iter_mut().enumerate() {
                let path = path.clone();
                threads.spawn(move || {
                    for line in 0..LINES {
                        let text = json!({ "text": format!("{nth}.{line}") });
                        let (status, said) = person.post(&path, &text).unwrap();
                        assert_eq!(status, 200, "{said}");
                    }
                });
            }
        }
    });
    for party in &mut parties {
        let all = party.people.len() * LINES;
        for stream in &mut party.streams {
            // Told, not only there for who asks.
            stream.until(|told| chat_of(told) == all as u64).unwrap();
        }
        let [here, there] = [0, 1].map(|nth| {
            // What the page of a node shows, and what the store has.
            let page = party.people[nth]
                .page(&format!("/t/{}", party.table))
                .unwrap();
            assert_eq!(page.matches("<li id=\"chat-").count(), 50);
            party.people[nth].chat(&party.table).unwrap()
        });
        assert_eq!(here, there);
        let mut said: Vec<String> = here;
        for nth in 0..party.people.len() {
            let own = said
                .iter()
                .filter(|line| line.starts_with(&format!("{nth}.")));
            let expected: Vec<String> = (0..LINES).map(|line| format!("{nth}.{line}")).collect();
            assert_eq!(
                own.cloned().collect::<Vec<_>>(),
                expected,
                "in order, each once"
            );
        }
        said.dedup();
        assert_eq!(said.len(), all);
    }
    house.assert_no_mistakes();
}

#[test]
fn of_answers_to_one_question_exactly_one_is_taken() {
    const RACES: u64 = 150;
    let house = House::postgres();
    let nodes = [house.serve(), house.serve()];
    let mut party = Party::gather(&[&nodes[0], &nodes[1]], "ethnos", 2, &[]);
    let mut won = [0; 2];
    for _ in 0..RACES {
        let Some(seat) = party.asked() else { break };
        let view = party.people[seat].view(&party.table).unwrap();
        let (step, offered) = (view["step"].as_u64().unwrap(), choices(&view));
        let (table, start) = (party.table.as_str(), Barrier::new(4));
        // Four devices of one person, two on each node, each with an answer of its own.
        let statuses: Vec<u16> = scope(|threads| {
            let devices: Vec<_> = (0..4)
                .map(|nth| {
                    let mut device = party.people[seat].on_another_device(nodes[nth % 2].address);
                    let (start, answer) = (&start, &offered[nth % offered.len()]);
                    threads.spawn(move || {
                        // The connection is there before the race begins.
                        device.view(table).unwrap();
                        start.wait();
                        device.answer(table, step, answer).unwrap().0
                    })
                })
                .collect();
            let joined = devices.into_iter().map(|device| device.join().unwrap());
            joined.collect()
        });
        let taken: Vec<usize> = (0..4).filter(|nth| statuses[*nth] == 200).collect();
        assert_eq!(taken.len(), 1, "{statuses:?} at step {step}");
        assert!(
            statuses.iter().all(|status| matches!(status, 200 | 409)),
            "{statuses:?}"
        );
        won[taken[0] % 2] += 1;
        party.everybody_hears(step + 1);
    }
    assert!(won[0] > 0 && won[1] > 0, "one node always wins: {won:?}");
    while let Some(step) = party.play_on() {
        party.everybody_hears(step);
    }
    party.check_file();
    house.assert_no_mistakes();
}

#[test]
fn people_of_a_killed_node_play_on_at_the_other() {
    let house = House::postgres();
    let (one, two) = (house.serve(), house.serve());
    let mut party = Party::gather(&[&one, &two], "ethnos", 2, &[]);
    let mut last = 0;
    for _ in 0..40 {
        last = party.play_on().unwrap();
        party.everybody_hears(last);
    }
    one.kill();
    assert!(party.streams[0].hear().is_err(), "the stream ends");
    party.people[0].move_to(two.address);
    party.streams[0] = party.people[0].stream(&party.table).unwrap();
    // The first event brings who comes up to date.
    let told = party.streams[0].hear().unwrap();
    assert_eq!(step_of(&told), last);
    while let Some(step) = party.play_on() {
        party.everybody_hears(step);
    }
    party.check_file();
    house.assert_no_mistakes();
}

#[test]
fn bots_of_a_killed_node_are_carried_on_by_the_other() {
    let house = House::postgres();
    let (one, two) = (house.serve(), house.serve());
    // Bots that think for a while, so that the node dies in the middle of a thought.
    let mut party = Party::gather(&[&one], "ethnos", 1, &["sharp", "sharp", "sharp"]);
    let table = party.table.clone();
    let mut watcher = Guest::new(two.address, "Watcher").unwrap();
    let mut stream = watcher.stream(&table).unwrap();
    let begun = Instant::now();
    // A person who answers on the first node, until bots think there.
    loop {
        if party.asked() == Some(0) {
            party.play_on();
        } else {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(30));
    }
    sleep(Duration::from_millis(20));
    one.kill();
    let view = watcher.view(&table).unwrap();
    let stuck_at = view["step"].as_u64().unwrap();
    let told = stream.until(|told| step_of(told) > stuck_at);
    let told = told.unwrap_or_else(|why| panic!("{why}\n{}", house.log()));
    assert!(step_of(&told) > stuck_at);
    house.assert_no_mistakes();
}
