//! Positions that bots come to, laid into the database as if they had been played there: the same on every machine.

use std::cell::{Cell, RefCell};

use bots::{Bot, Greedy};
use ethnos::{Choice, Ethnos, Event, Question, View};
use kernel::{Game, Notation, Perspective, Published, Rng, Seat, Turn, Viewer};
use referee::{Match, Seed};
use store::{Entry, EntryKind, Phase, Store, TableRow};

use crate::shown::end_by;
use crate::world::Visitor;

/// A match of bots up to a moment when a player is asked.
pub(crate) struct Position<G: Published = Ethnos> {
    setup: String,
    seed: Seed,
    table: Match<G>,
    entries: Vec<Entry>,
    asked: Seat,
}

/// How many matches are searched for a position.
const MATCHES: u64 = 300;

/// How many of random answers are.
const RANDOM: u64 = 20_000;

impl Position<Ethnos> {
    /// The position that is `worth` most to see, as the seat sees that is asked there, in the first match that has any. One that
    /// is worth nothing is none.
    #[track_caller]
    pub(crate) fn find(setup: &str, worth: impl Fn(&View) -> usize) -> Self {
        let found = (1..=MATCHES).find_map(|number| {
            let (mut whole, moments) = Self::play(setup, number);
            let best = moments.iter().map(|(_, view)| worth(view)).max()?;
            let first = |(_, view): &(Seat, View)| worth(view) == best;
            let steps = moments.iter().position(first).filter(|_| best > 0)?;
            whole.entries.truncate(steps);
            whole.asked = moments[steps].0;
            Some(whole)
        });
        found.unwrap_or_else(|| panic!("no match with {setup} comes to such a position"))
    }

    /// So many steps into the first match that has more.
    #[track_caller]
    pub(crate) fn after(setup: &str, steps: usize) -> Self {
        let found = (1..=MATCHES).find_map(|number| {
            let (mut whole, moments) = Self::play(setup, number);
            whole.asked = moments.get(steps)?.0;
            whole.entries.truncate(steps);
            Some(whole)
        });
        found.unwrap_or_else(|| panic!("no match with {setup} has {steps} steps"))
    }

    /// The moment before such an event first happens to the seat that is asked, and the answer that leads to it.
    #[track_caller]
    pub(crate) fn before(setup: &str, wanted: impl Fn(&Event) -> bool) -> (Self, String) {
        let (mut whole, moments) = Self::play(setup, 1);
        let log = whole.table.log();
        let happens = |entry: &referee::Entry<Ethnos>| entry.events.iter().any(&wanted);
        let steps = log
            .iter()
            .position(happens)
            .expect("it happens in every match");
        let answer = whole.entries[steps].body.clone();
        whole.entries.truncate(steps);
        whole.asked = moments[steps].0;
        (whole, answer)
    }

    /// A match that is over: its last answer is given in the page, so that the server itself ends it. Says its path.
    #[track_caller]
    pub(crate) fn ended(setup: &str, visitor: &Visitor<'_>, friends: &[Visitor<'_>]) -> String {
        let (mut whole, moments) = Self::play(setup, 1);
        let answer = whole.entries.pop().expect("a match has steps").body;
        whole.asked = moments.last().expect("a player was asked").0;
        let path = whole.lay(visitor, friends);
        visitor.go(&path);
        end_by(visitor, &answer);
        path
    }

    /// A whole match, and what each seat saw when it was asked.
    fn play(setup: &str, number: u64) -> (Self, Vec<(Seat, View)>) {
        let content = Ethnos::read_content(Ethnos::CONTENT).expect("the content file is sound");
        let wanted = setup.parse().expect("a set-up");
        let rules = Ethnos::set_up(&content, &wanted).expect("a set-up of Ethnos");
        let seed = Seed::from_number(number);
        let mut table = Match::<Ethnos>::new(rules, seed.clone());
        let mut rng = Rng::new(number);
        let (mut entries, mut moments) = (Vec::new(), Vec::new());
        while let Turn::Ask(seat) = table.game().turn() {
            let view = table.game().view(Viewer::Seated(seat));
            // In every other match all draw from the deck, and the pool grows.
            let choice = answer(table.game(), &view, number.is_multiple_of(2), &mut rng);
            let body = table.game().write_choice(choice);
            moments.push((seat, view));
            let done = table.submit(seat, &[choice]).expect("it was offered");
            entries.push(entry(moments.len(), seat, body, &done[0].step));
        }
        let whole = Self {
            setup: setup.to_owned(),
            seed,
            table,
            entries,
            asked: Seat(0),
        };
        (whole, moments)
    }
}

impl<G: Published> Position<G> {
    /// The first moment of a match of random answers, or of any of many, when a player is asked something that is `wanted`.
    #[track_caller]
    pub(crate) fn random(setup: &str, wanted: impl Fn(&G) -> bool) -> Self {
        let rules = Self::rules(setup);
        let stroll = |number| Self::stroll(setup, &rules, number, &G::sample, &wanted);
        let found = (1..=RANDOM).find_map(stroll);
        found.unwrap_or_else(|| panic!("no match with {setup} comes to such a position"))
    }

    /// For each of `wanted` the first moment that is it, in matches of answers that `choose` gives.
    #[track_caller]
    pub(crate) fn each(
        setup: &str,
        choose: impl Fn(&G, &mut Rng, &mut Vec<G::Choice>) -> G::Choice,
        wanted: &[impl Fn(&G) -> bool],
    ) -> Vec<Self> {
        let rules = Self::rules(setup);
        let mut found: Vec<Option<Self>> = wanted.iter().map(|_| None).collect();
        for number in 1..=MATCHES {
            // Where in this match each of those is that no match had before.
            let hits = RefCell::new(vec![None; wanted.len()]);
            let steps = Cell::new(0);
            let note = |game: &G| {
                let mut hits = hits.borrow_mut();
                for (nth, is_it) in wanted.iter().enumerate() {
                    if found[nth].is_none() && hits[nth].is_none() && is_it(game) {
                        hits[nth] = Some(steps.get());
                    }
                }
                steps.set(steps.get() + 1);
                false
            };
            Self::stroll(setup, &rules, number, &choose, &note);
            for (nth, hit) in hits.into_inner().into_iter().enumerate() {
                let Some(hit) = hit else { continue };
                let left = Cell::new(hit + 1);
                let there = |_: &G| {
                    left.set(left.get() - 1);
                    left.get() == 0
                };
                found[nth] = Self::stroll(setup, &rules, number, &choose, &there);
            }
            if found.iter().all(Option::is_some) {
                return found.into_iter().flatten().collect();
            }
        }
        let missing: Vec<usize> = (0..found.len())
            .filter(|&nth| found[nth].is_none())
            .collect();
        panic!("no match with {setup} comes to {missing:?}")
    }

    fn rules(setup: &str) -> G::Setup {
        let content = G::read_content(G::CONTENT).expect("the content file is sound");
        let wish = setup.parse().expect("a set-up");
        G::set_up(&content, &wish).expect("a set-up of the game")
    }

    /// The table as it is then.
    pub(crate) fn game(&self) -> &G {
        self.table.game()
    }

    fn stroll(
        setup: &str,
        rules: &G::Setup,
        number: u64,
        choose: &impl Fn(&G, &mut Rng, &mut Vec<G::Choice>) -> G::Choice,
        wanted: &impl Fn(&G) -> bool,
    ) -> Option<Self> {
        let seed = Seed::from_number(number);
        let mut table = Match::<G>::new(rules.clone(), seed.clone());
        let mut rng = Rng::new(number);
        let (mut entries, mut scratch) = (Vec::new(), Vec::new());
        while let Turn::Ask(asked) = table.game().turn() {
            if wanted(table.game()) {
                let setup = setup.to_owned();
                return Some(Self {
                    setup,
                    seed,
                    table,
                    entries,
                    asked,
                });
            }
            let choice = choose(table.game(), &mut rng, &mut scratch);
            let body = table.game().write_choice(choice);
            let done = table.submit(asked, &[choice]).expect("it was offered");
            entries.push(entry(entries.len() + 1, asked, body, &done[0].step));
        }
        None
    }

    /// Makes a table of it, with `visitor` in the seat that is asked, then their friends, then bots. Gives its path.
    pub(crate) fn lay(&self, visitor: &Visitor<'_>, friends: &[Visitor<'_>]) -> String {
        let people: Vec<(String, String)> = std::iter::once(visitor)
            .chain(friends)
            .map(Visitor::known_as)
            .collect();
        let id = format!("shown{}", visitor.table_in_waiting(ANY));
        in_database(visitor, async |store| {
            let row = self.row(&id, &people);
            store.create_table(&row).await.expect("a new table");
            store.append(&id, &self.entries).await.expect("new entries");
        });
        format!("/t/{id}")
    }

    fn row(&self, id: &str, people: &[(String, String)]) -> TableRow {
        let seats = self.table.game().seats();
        // Bots that think would keep the cores from all other journeys: they sit in pictures only.
        let levels = match std::env::var_os("SCREENS") {
            Some(_) => ["sharp", "steady", "master", "novice", "sharp"],
            None => ["random"; 5],
        };
        let place = |at: u8| {
            let nth = usize::from((at + seats - self.asked.0) % seats);
            match people.get(nth) {
                Some((id, name)) => format!(r#"{{"kind":"person","id":"{id}","name":"{name}"}}"#),
                None => format!(
                    r#"{{"kind":"bot","level":"{}"}}"#,
                    levels[nth - people.len()]
                ),
            }
        };
        let places: Vec<String> = (0..seats).map(place).collect();
        let opening = self.table.opening();
        let rolls: Vec<String> = opening.tape.iter().map(u32::to_string).collect();
        let content = kernel::stable_hash(G::CONTENT);
        TableRow {
            id: id.to_owned(),
            game: G::KEY.to_owned(),
            rules_version: G::RULES_VERSION,
            setup: self.setup.clone(),
            content: format!("{content:016x}"),
            host: people[0].0.clone(),
            options: "{}".to_owned(),
            seats: format!("[{}]", places.join(",")),
            people: people.iter().map(|(id, _)| id.clone()).collect(),
            commitment: self.table.commitment().to_string(),
            seed: Some(bytes(&self.seed.publish())),
            opening: rolls.join(" "),
            opening_hash: opening.hash.cast_signed(),
            phase: Phase::Running,
            public: false,
            version: 0,
            created_at: 0,
            changed_at: 0,
            result: None,
            turn: store::Turn::default(),
        }
    }
}

/// A step as it is in the database.
fn entry<C>(nth: usize, seat: Seat, body: String, step: &referee::Step<C>) -> Entry {
    let seq = i64::try_from(nth).expect("few steps");
    Entry {
        seq,
        kind: EntryKind::Step,
        seat: Some(seat.0),
        body,
        tape: step.tape.clone(),
        hash: step.hash.cast_signed(),
        made_at: seq,
    }
}

/// People gather a hand before they play a Band; the bot that looks one decision ahead would play right away.
fn answer(game: &Ethnos, view: &View, draws: bool, rng: &mut Rng) -> Choice {
    let seat = view.seat.expect("a seat is asked");
    let patience = 5 + seat.0 % 4;
    let held = view.side(seat).hand_size;
    if view.question == Question::Turn && held < patience.min(view.hand_limit) {
        let mut offered = Vec::new();
        game.choices(&mut offered);
        let hand = view.side(seat).hand.shown().map_or(&[][..], Vec::as_slice);
        let fits = |choice: &Choice| match choice {
            Choice::Take(kind) => {
                let card = view.card(*kind);
                let alike =
                    |own: &&ethnos::Card| own.tribe == card.tribe || own.colour == card.colour;
                Some(1 + hand.iter().filter(alike).count())
            }
            Choice::Draw => Some(if draws { 9 } else { 2 }),
            _ => None,
        };
        if let Some(recruit) = offered
            .iter()
            .filter(|one| fits(one).is_some())
            .max_by_key(|one| fits(one))
        {
            return *recruit;
        }
    }
    Greedy::default().choose(&Perspective::new(game, seat), rng)
}

/// Any table of a visitor's tells who that is.
const ANY: &str = "{ game: 'ethnos', seats: 2, places: ['me', 'open'] }";

impl Visitor<'_> {
    /// Id and name.
    fn known_as(&self) -> (String, String) {
        let own = self.table_in_waiting(ANY);
        in_database(self, async |store| {
            let table = store.table(&own).await.expect("it can be read");
            let id = table.expect("it was made just now").host;
            let person = store.person(&id).await.expect("it can be read");
            let name = person.expect("people with a table are known").name;
            (id, name)
        })
    }
}

/// Works in the database under the server's feet.
fn in_database<T>(visitor: &Visitor<'_>, work: impl AsyncFnOnce(&Store) -> T) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(&visitor.world.server.database)
            .await
            .expect("the server's database");
        let done = work(&store).await;
        store.close().await;
        done
    })
}

fn bytes(hex: &str) -> Vec<u8> {
    let pairs = (0..hex.len()).step_by(2).map(|at| &hex[at..at + 2]);
    pairs
        .map(|pair| u8::from_str_radix(pair, 16).expect("a seed is hexadecimal"))
        .collect()
}
