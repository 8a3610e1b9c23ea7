//! The end of a match: its standings and payoffs, its replay and its file.

use kernel::{Published, Refusal, Rng, Seat, Standings, Turn};
use referee::{Match, MatchFile, Seed};

use super::{Labels, Suite, difference, each_once, ensure};

impl<G: Published, W: FnMut(&G, &G::Event, &mut Labels)> Suite<'_, G, W> {
    pub(super) fn ending(
        &mut self,
        table: &mut Match<G>,
        secret: &Seed,
        rng: &mut Rng,
    ) -> Result<(), String> {
        if table.game().turn() == Turn::Over {
            self.scratch.clear();
            table.game().choices(&mut self.scratch);
            ensure(self.scratch.is_empty(), || {
                "the game is over, but choices are offered".to_owned()
            })?;
            payoffs(table.game())?;
        }
        if let Some(&choice) = self.known.first() {
            let refused = table.check(Seat(0), choice);
            ensure(refused == Err(Refusal::Over), || {
                format!("the game is over, but an answer gets {refused:?}")
            })?;
        }
        covers_the_seats(&table.standings(), table.game().seats(), true)?;
        replays(table, secret)?;
        file(table, secret, rng)
    }
}

pub(super) fn standings_cover_the_seats<G: Published>(game: &G) -> Result<(), String> {
    let over = game.turn() == Turn::Over;
    covers_the_seats(&game.standings(), game.seats(), over)
}

fn covers_the_seats(standings: &Standings, seats: u8, over: bool) -> Result<(), String> {
    ensure((standings.ending == "unfinished") != over, || {
        format!(
            "the ending is called {:?} too soon or too late",
            standings.ending
        )
    })?;
    let places = &standings.places;
    // A party that the rules play themselves, such as a solo opponent, ranks behind the seats' letters.
    let parties = seats.max(places.len() as u8);
    ensure(
        each_once(parties, places.iter().map(|place| place.seat)),
        || format!("the standings do not name every seat once: {places:?}"),
    )?;
    // Tied seats share a rank, and the next rank is skipped.
    let ranked = places.iter().enumerate().all(|(at, place)| {
        let better = places.iter().filter(|other| other.rank < place.rank);
        usize::from(place.rank) == better.count() + 1
            && (at == 0 || places[at - 1].rank <= place.rank)
    });
    ensure(ranked, || format!("the ranks are not in order: {places:?}"))
}

fn payoffs<G: Published>(game: &G) -> Result<(), String> {
    let payoffs: Vec<f32> = Seat::first(game.seats())
        .map(|seat| game.payoff(seat))
        .collect();
    ensure(
        payoffs.iter().all(|payoff| (0.0..=1.0).contains(payoff)),
        || format!("payoffs are 0 to 1, not {payoffs:?}"),
    )?;
    let sum: f32 = payoffs.iter().sum();
    let standings = game.standings();
    let seated = standings
        .winners()
        .filter(|seat| seat.0 < game.seats())
        .count() as f32;
    let share = seated / standings.winners().count().max(1) as f32;
    ensure((sum - share).abs() < 1e-3, || {
        format!("payoffs sum to {sum}, not {share}: {payoffs:?}")
    })?;
    let best = payoffs.iter().copied().fold(0.0, f32::max);
    let winners_have_it = standings
        .winners()
        .filter(|seat| seat.0 < game.seats())
        .all(|seat| payoffs[seat.index()] >= best);
    ensure(winners_have_it, || {
        format!("a winner gets less than another: {payoffs:?}")
    })
}

/// From the tapes alone, and from the seed, which proves that no refusal has used up a roll.
fn replays<G: Published>(table: &Match<G>, secret: &Seed) -> Result<(), String> {
    let record = table.record();
    let ways = [
        ("replayed", record.replay()),
        ("resumed", record.resume(secret)),
    ];
    for (how, again) in ways {
        let again = again.map_err(|error| format!("cannot be {how}: {error}"))?;
        ensure(again.standings() == table.standings(), || {
            format!("{how}, it ranks the seats otherwise")
        })?;
        ensure(again.game() == table.game(), || {
            format!(
                "{how}, it differs: {}",
                difference(table.game(), again.game())
            )
        })?;
        let same_events = again
            .log()
            .iter()
            .zip(table.log())
            .all(|(one, other)| one.events == other.events);
        ensure(
            same_events && again.opening().events == table.opening().events,
            || format!("{how}, other things happen"),
        )?;
    }
    Ok(())
}

fn file<G: Published>(table: &Match<G>, secret: &Seed, rng: &mut Rng) -> Result<(), String> {
    let names: Vec<String> = Seat::first(table.game().seats())
        .map(|seat| format!("player {seat}"))
        .collect();
    let content = G::content(table.setup());
    let text = table.to_file(&names);
    let file = MatchFile::<G>::read(&text, content)
        .map_err(|error| format!("its file cannot be read: {error}\n{text}"))?;
    let same = file.table.game() == table.game()
        && file.table.standings() == table.standings()
        && file.names == names;
    ensure(
        same && file.proved && file.seed.as_ref() == Some(secret),
        || "its file is read as another match".to_owned(),
    )?;
    let lie = lie(&text, rng);
    ensure(MatchFile::<G>::read(&lie, content).is_err(), || {
        format!("a file that lies is believed:\n{lie}")
    })
}

/// Leaves a step out, or changes the last digit of the hash after it.
fn lie(text: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let steps: Vec<usize> = (0..lines.len())
        .filter(|&at| lines[at].starts_with(|c: char| c.is_ascii_digit()))
        .collect();
    match rng.pick(&steps) {
        Some(&at) if rng.below(2) == 0 => drop(lines.remove(at)),
        Some(&at) => {
            let digit = if lines[at].ends_with('0') { '1' } else { '0' };
            lines[at].pop();
            lines[at].push(digit);
        }
        None => lines.push("99 A | | | 0".to_owned()),
    }
    lines.join("\n")
}
