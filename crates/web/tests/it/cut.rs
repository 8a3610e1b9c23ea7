//! Lines that are cut: a change once begun runs to its end, and what is committed is told.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use kernel::Rng;
use serde_json::{Value, json};
use store::Store;
use testbed::EventStream;

use crate::house::{Guest, House};

/// Far longer than anything takes; what has not been told by then is not told.
const PATIENCE: Duration = Duration::from_secs(20);

/// A table of Ann and a quick bot, and what somebody who watches is told.
fn watched(house: &House) -> (Guest, String, Receiver<Value>) {
    let mut ann = house.guest("Ann");
    let wanted =
        json!({ "game": "ethnos", "seats": 2, "places": ["me", "greedy"], "public": true });
    let table = ann.post("/tables", &wanted);
    let id = table["id"].as_str().unwrap().to_owned();
    let told = listen(house.guest("Eve").stream(&id));
    ann.post(&format!("/tables/{id}/start"), &json!({}));
    (ann, id, told)
}

fn listen(mut stream: EventStream) -> Receiver<Value> {
    let (tell, told) = channel();
    std::thread::spawn(move || {
        while let Ok(event) = stream.hear() {
            let event = serde_json::from_str(&event.data).unwrap();
            if tell.send(event).is_err() {
                return;
            }
        }
    });
    told
}

/// The first event that says so; `None` if none comes.
fn until(
    told: &Receiver<Value>,
    patience: Duration,
    says: impl Fn(&Value) -> bool,
) -> Option<Value> {
    loop {
        match told.recv_timeout(patience) {
            Ok(event) if says(&event) => return Some(event),
            Ok(_) => {}
            Err(RecvTimeoutError::Timeout) => return None,
            Err(RecvTimeoutError::Disconnected) => panic!("the stream ended"),
        }
    }
}

/// How many entries are committed.
fn entries(house: &House, store: &Store, id: &str) -> usize {
    house.runtime.block_on(store.entries(id, 0)).unwrap().len()
}

fn within(patience: Duration, is_so: impl Fn() -> bool) -> bool {
    let begun = Instant::now();
    while !is_so() {
        if begun.elapsed() > patience {
            return false;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    true
}

#[test]
fn a_step_is_told_and_answered_though_its_line_is_cut() {
    const CUTS: u32 = 24;
    let house = House::open(|_| {});
    let (mut ann, id, told) = watched(&house);
    let store = house.store();
    let mut rng = Rng::new(5);
    let is_mine = |event: &Value| event["asked"] == 0 || event["over"] == true;
    until(&told, PATIENCE, |event| {
        event["seq"].as_u64() > Some(1) && is_mine(event)
    })
    .expect("Ann is asked");
    let mut taken = 0;
    for nth in 0..CUTS {
        // An answer that came after all, later than a busy machine lets us wait below, may still be the bot's to answer.
        let view = std::iter::repeat_with(|| ann.get(&format!("/tables/{id}/view")))
            .inspect(|_| std::thread::sleep(Duration::from_millis(5)))
            .find(is_mine)
            .expect("it asks until Ann is asked");
        if view["over"] == true {
            break;
        }
        let step = view["step"].as_u64().unwrap();
        let choice = rng.pick(view["choices"].as_array().unwrap()).unwrap();
        let body = json!({ "step": step, "answers": [choice["answer"]] });
        let before = entries(&house, &store, &id);
        let after = Duration::from_micros(200) * (nth % 8);
        let request = ann.request(&format!("/tables/{id}/answers"), &body);
        house.send_and_cut(&request, after);
        // A line that is cut too early brings nothing.
        if !within(Duration::from_millis(100), || {
            entries(&house, &store, &id) > before
        }) {
            continue;
        }
        taken += 1;
        // The bot has answered, too, when Ann is asked again.
        let heard = until(&told, PATIENCE, |event| {
            event["step"].as_u64() > Some(step) && is_mine(event)
        });
        assert!(
            heard.is_some(),
            "step {step} is committed, and nobody was told"
        );
    }
    assert!(taken > 0, "nothing came through");
    house.close();
}

#[test]
fn a_line_of_chat_is_told_though_its_own_line_is_cut() {
    /// Each at another moment, and less than anybody may say.
    const LINES: u32 = 8;
    let house = House::open(|_| {});
    let (ann, id, told) = watched(&house);
    let path = format!("/tables/{id}/chat");
    for nth in 0..LINES {
        let text = format!("line {nth}");
        let request = ann.request(&path, &json!({ "text": text }));
        house.send_and_cut(&request, Duration::from_micros(200) * nth);
    }
    let store = house.store();
    let stored = || {
        house
            .runtime
            .block_on(store.chat(&id, 0, 1000))
            .unwrap()
            .len() as u64
    };
    let came = within(Duration::from_secs(2), || stored() > 0);
    assert!(came, "nothing came through");
    let mut heard = 0;
    while heard < stored() {
        let event = until(&told, PATIENCE, |event| {
            event["chat"].as_u64() > Some(heard)
        });
        let event = event.unwrap_or_else(|| panic!("{heard} of {} lines are told", stored()));
        heard = event["chat"].as_u64().unwrap();
    }
    house.close();
}
