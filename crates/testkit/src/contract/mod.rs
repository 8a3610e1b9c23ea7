//! What every game must keep, tried at every step of many random matches.

mod conceding; // seats that leave before the end
mod ending; // standings, payoffs, replay, files
mod question; // choices, samples, refusals, notation
mod secrecy; // what viewers see, are told and may conclude
mod step; // what one answer does

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::ops::Range;

use kernel::{Published, Rng, RuleBook, Seat, Turn, stable_hash};
use referee::{Match, Seed};

use crate::scaled;
use crate::uniform::ChiSquared;

/// Labels and how often they were given, so that a test can assert that everything was reached.
pub type Labels = BTreeMap<String, u64>;

/// What a run of the suite went through.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    pub matches: u64,
    pub steps: u64,
    /// The most steps that a match took.
    pub longest: u64,
    /// The most choices that a question had.
    pub widest: u64,
    pub endings: BTreeMap<&'static str, u64>,
    /// Whatever the caller's closure counted.
    pub labels: Labels,
    /// Rules by which answers were refused.
    pub refused: BTreeMap<&'static str, u64>,
    /// Other worlds that were compared with the true one.
    pub worlds: u64,
    pub taken_back: u64,
    /// Steps that were shown to tell no one a secret.
    pub silent: u64,
    /// Seats that conceded in the middle of a match.
    pub conceded: u64,
}

impl Summary {
    /// Which of `wanted` no label was given for.
    pub fn missing<'a>(&self, wanted: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
        wanted
            .into_iter()
            .filter(|label| !self.labels.contains_key(*label))
            .collect()
    }
}

/// Matches of a run in which every clause is tried at every step. In later ones the costly clauses are tried at some steps
/// only: by then it is the number of different states that finds something, not the number of neighbours.
const THOROUGH: u64 = 5;

/// Of so many matches one is played again, and someone gives up.
const DESERTED: usize = 6;

/// Plays a random match for each seed and checks every clause of the contract. The error names seed, step and clause.
pub fn check_game<G: Published>(
    setup: &G::Setup,
    seeds: Range<u64>,
    max_steps: usize,
) -> Result<Summary, String> {
    check_game_with::<G>(setup, seeds, max_steps, |_, _, _| {})
}

/// As [`check_game`]; `watch` is shown every event with the state after it and may count labels.
pub fn check_game_with<G: Published>(
    setup: &G::Setup,
    seeds: Range<u64>,
    max_steps: usize,
    watch: impl FnMut(&G, &G::Event, &mut Labels),
) -> Result<Summary, String> {
    let mut suite = Suite::<G, _> {
        setup,
        max_steps,
        thorough: scaled(THOROUGH),
        rules: RuleBook::read(G::RULES, &[])
            .rules()
            .map(|rule| rule.id)
            .collect(),
        known: Vec::new(),
        sampled: BTreeMap::new(),
        counted: 0,
        summary: Summary::default(),
        offered: Vec::new(),
        scratch: Vec::new(),
        watch,
    };
    round_trip_of_setup::<G>(setup)?;
    suite.rule_of_conceding_is_there()?;
    for (nth, seed) in seeds.enumerate() {
        let at_seed = |error| format!("{} seed {seed}, {error}", G::KEY);
        suite.play(seed, Vec::new()).map_err(at_seed)?;
        if nth % DESERTED == 0 {
            let leavers = conceding::leavers::<G>(setup, seed);
            suite.play(seed, leavers).map_err(at_seed)?;
        }
    }
    suite.samples_are_even()?;
    Ok(suite.summary)
}

/// One run of the suite over several matches.
struct Suite<'a, G: Published, W> {
    setup: &'a G::Setup,
    max_steps: usize,
    /// See [`THOROUGH`].
    thorough: u64,
    rules: BTreeSet<&'static str>,
    /// Choices seen anywhere in the run, in order: what may be refused elsewhere.
    known: Vec<G::Choice>,
    /// By number of choices: how often each place in the list was sampled.
    sampled: BTreeMap<usize, Vec<u64>>,
    /// Positions in which samples were counted exactly.
    counted: u32,
    summary: Summary,
    offered: Vec<G::Choice>,
    scratch: Vec<G::Choice>,
    watch: W,
}

impl<G: Published, W: FnMut(&G, &G::Event, &mut Labels)> Suite<'_, G, W> {
    /// Plays a match. Those who leave it are in the order in which they do; such a match is not counted.
    fn play(&mut self, seed: u64, leavers: Vec<(Seat, usize)>) -> Result<(), String> {
        let counts = leavers.is_empty();
        let mut leavers = leavers.into_iter().peekable();
        let secret = Seed::from_number(seed);
        // With other answers than in the match of the same seed that no one leaves.
        let stream = 0x636f_6e74_7261_6374 + u64::from(!counts);
        let mut rng = Rng::stream(&[seed, stream]);
        let mut table = Match::<G>::new(self.setup.clone(), secret.clone());
        let opening = &table.opening().events;
        for event in opening {
            (self.watch)(table.game(), event, &mut self.summary.labels);
        }
        secrecy::redaction_is_final(table.game(), opening).map_err(|why| at_step(0, why))?;
        let interrupted = rng.below(64) as usize;
        loop {
            let nth = table.log().len();
            if let Some((seat, _)) = leavers.next_if(|&(_, at)| at <= nth) {
                self.concede(&mut table, seat, &mut rng)
                    .map_err(|why| format!("step {}, {seat} concedes: {why}", nth + 1))?;
                continue;
            }
            let Turn::Ask(seat) = table.turn() else {
                break;
            };
            if nth >= self.max_steps {
                return Err(at_step(nth, "the match has not ended yet"));
            }
            self.state(table.game(), &mut rng)
                .and_then(|()| self.question(&mut table, seat, &mut rng))
                .map_err(|why| at_step(nth, why))?;
            let choice = table.game().sample(&mut rng, &mut self.scratch);
            let said = table.game().write_choice(choice);
            self.sampled(choice)
                .and_then(|()| self.step(&mut table, seat, choice, &mut rng))
                .map_err(|why| format!("step {}, {seat} {said}: {why}", nth + 1))?;
            if nth == interrupted {
                table = table
                    .record()
                    .resume(&secret)
                    .map_err(|error| at_step(nth, format!("cannot be resumed: {error}")))?;
            }
        }
        let steps = table.log().len();
        self.state(table.game(), &mut rng)
            .and_then(|()| self.ending(&mut table, &secret, &mut rng))
            .map_err(|why| at_step(steps, why))?;
        if !counts {
            return Ok(());
        }
        let ending = table.standings().ending;
        *self.summary.endings.entry(ending).or_default() += 1;
        self.summary.matches += 1;
        self.summary.steps += steps as u64;
        self.summary.longest = self.summary.longest.max(steps as u64);
        Ok(())
    }

    /// Whether a costly clause is tried at this step.
    fn thorough(&self, rng: &mut Rng) -> bool {
        self.summary.matches < self.thorough || rng.below(8) == 0
    }

    /// Whether secrecy is looked into at this step.
    fn watchful(&self, rng: &mut Rng) -> bool {
        self.summary.matches < self.thorough || rng.below(3) == 0
    }

    /// What is true of every state, over or not.
    fn state(&mut self, game: &G, rng: &mut Rng) -> Result<(), String> {
        game.audit().map_err(|why| format!("audit: {why}"))?;
        if self.thorough(rng) || game.turn() == Turn::Over {
            let copy = game.clone();
            ensure(
                copy == *game && stable_hash(&copy) == stable_hash(game),
                || "a clone differs".to_owned(),
            )?;
            ending::standings_cover_the_seats(game)?;
            self.position_round_trip(game, rng)?;
        }
        if self.watchful(rng) {
            self.worlds(game, rng)
        } else {
            Ok(())
        }
    }

    fn position_round_trip(&self, game: &G, rng: &mut Rng) -> Result<(), String> {
        let text = game.write_position();
        let read = |text: &str| {
            G::read_position(self.setup, text)
                .map_err(|error| format!("the position cannot be read back: {error}\n{text}"))
        };
        let again = read(&text)?;
        if again != *game || stable_hash(&again) != stable_hash(game) {
            let what = difference(game, &again);
            return Err(format!(
                "the position is read back as another: {what}\n{text}"
            ));
        }
        same_text(&text, &again.write_position())?;
        if rng.below(16) == 0 {
            let backwards: Vec<&str> = text.lines().rev().collect();
            ensure(read(&backwards.join("\n"))? == *game, || {
                format!("the lines of a position must mean the same in any order\n{text}")
            })?;
        }
        Ok(())
    }

    fn samples_are_even(&self) -> Result<(), String> {
        let mut all = ChiSquared::even(&[]);
        for (choices, counts) in &self.sampled {
            let enough = counts.iter().sum::<u64>() >= 8 * *choices as u64;
            if enough {
                let one = ChiSquared::even(counts);
                one.plausible()
                    .map_err(|why| format!("sample of {choices} choices: {why}: {counts:?}"))?;
                all = all.and(one);
            }
        }
        all.plausible().map_err(|why| format!("sample: {why}"))
    }
}

fn round_trip_of_setup<G: Published>(setup: &G::Setup) -> Result<(), String> {
    let wanted = G::wanted(setup);
    let again: kernel::Wanted = wanted
        .to_string()
        .parse()
        .map_err(|error| format!("the set-up {wanted} cannot be read back: {error}"))?;
    let same = G::set_up(G::content(setup), &again)
        .map_err(|error| format!("the set-up {wanted} is refused: {error}"))?;
    ensure(same == *setup, || {
        format!("the set-up {wanted} is read back as another")
    })?;
    versions_of_rules::<G>(setup)
}

/// Matches go on by the rules that they were begun with: every version from the oldest on can be asked for, and no other.
fn versions_of_rules<G: Published>(setup: &G::Setup) -> Result<(), String> {
    let newest = G::RULES_VERSION;
    for rules in [0, newest + 1].into_iter().chain(G::OLDEST_RULES..=newest) {
        let wanted = kernel::Wanted {
            rules: Some(rules),
            ..G::wanted(setup)
        };
        let set_up = G::set_up(G::content(setup), &wanted);
        let is_kept = (G::OLDEST_RULES..=newest).contains(&rules);
        ensure(set_up.is_ok() == is_kept, || {
            format!("version {rules} of the rules: {:?}", set_up.as_ref().err())
        })?;
        if let Ok(set_up) = set_up {
            let named = Some(rules).filter(|&rules| rules != newest);
            ensure(G::wanted(&set_up).rules == named, || {
                format!("version {rules} of the rules is written as another")
            })?;
        }
    }
    Ok(())
}

fn ensure(kept: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if kept { Ok(()) } else { Err(why()) }
}

fn same_text(one: &str, other: &str) -> Result<(), String> {
    ensure(one == other, || {
        format!(
            "a position is not written as it was: {}",
            difference(&one, &other)
        )
    })
}

fn at_step(nth: usize, why: impl std::fmt::Display) -> String {
    format!("after step {nth}: {why}")
}

/// Whether every seat of the list is there once.
fn each_once(seats: u8, list: impl Iterator<Item = Seat>) -> bool {
    let mut list: Vec<Seat> = list.collect();
    list.sort_unstable();
    list.iter().copied().eq(Seat::first(seats))
}

/// The first lines in which the debug forms of two things differ.
pub(crate) fn difference<T: Debug + ?Sized>(here: &T, there: &T) -> String {
    let (here, there) = (format!("{here:#?}"), format!("{there:#?}"));
    let (mut left, mut right) = (here.lines(), there.lines());
    let mut above = "";
    loop {
        match (left.next(), right.next()) {
            (Some(a), Some(b)) if a == b => {
                if a.ends_with(['{', '[', '(']) {
                    above = a.trim();
                }
            }
            (None, None) => return "no difference that Debug shows".to_owned(),
            (a, b) => {
                let side = |line: Option<&str>| line.map_or("nothing", str::trim).to_owned();
                return format!("in {above} {} against {}", side(a), side(b));
            }
        }
    }
}
