//! Matches of a search against itself, in which it writes down how often it tried each answer.

use kernel::{Dice, Guide, Perspective, Published, Quiet, Rng, Turn};

use super::{Heading, Samples};
use crate::ismcts::Tried;
use crate::{Budget, Ismcts, Settings, bargain, crew};

/// What to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SelfplayPlan {
    /// How many matches in all.
    pub games: u64,
    /// So many of them are there already.
    pub first: u64,
    /// Iterations for each decision.
    pub iterations: u32,
    /// All chance follows from it.
    pub seed: u64,
    /// How many matches are played at the same time. What is written does not depend on it.
    pub threads: usize,
}

/// One answer in so many is not the best one but any, the likelier the more it was tried: so matches differ, and positions come up
/// that good play would avoid.
const WHIM: u32 = 4;
/// Content that somebody typed may put the end of a match very far away.
const LONGEST: u32 = 20_000;
/// Answers of a decision at most: a byte counts them.
const MOST_ANSWERS: usize = 128;

/// Plays matches with the hand-written guide and hands on the decisions of each as bytes, in order, on any number of threads.
pub fn selfplay<G: Published + Guide>(
    setup: &G::Setup,
    plan: &SelfplayPlan,
    each: &mut dyn FnMut(Vec<u8>),
) {
    crew::in_order(
        plan.threads.max(1),
        plan.games.saturating_sub(plan.first),
        1,
        &|nth| play::<G>(setup, plan, plan.first + nth).to_bytes(),
        each,
    );
}

impl Heading {
    /// The heading of such matches; `None` where the game has no figures to learn from.
    pub fn of<G: Published + Guide>(setup: &G::Setup, plan: &SelfplayPlan) -> Option<Self> {
        (G::FIGURES > 0).then(|| Self {
            game: G::KEY.to_owned(),
            version: G::FIGURES_VERSION,
            figures: G::FIGURES,
            content: G::content(setup).fingerprint(),
            setup: G::wanted(setup).to_string(),
            iterations: plan.iterations,
            seed: plan.seed,
        })
    }
}

/// One match. Its chance comes from (seed, number) alone.
fn play<G: Published + Guide>(setup: &G::Setup, plan: &SelfplayPlan, nth: u64) -> Samples {
    let settings = Settings {
        budget: Budget::Iterations(plan.iterations),
        learned: false,
        ..Settings::default()
    };
    let mut dice = Dice::quick(Rng::stream(&[plan.seed, nth, 0]));
    let mut rng = Rng::stream(&[plan.seed, nth, 1]);
    let mut game = G::start(setup, &mut dice, &mut Quiet);
    let mut scribe = Scribe::<G> {
        bots: (0..game.seats()).map(|_| Ismcts::new(settings)).collect(),
        settings,
        choices: Vec::new(),
        samples: Samples::default(),
    };
    for _ in 0..LONGEST {
        let Turn::Ask(seat) = game.turn() else {
            break;
        };
        let choice = scribe.answer(&Perspective::new(&game, seat), &mut rng);
        game.apply(choice, &mut dice, &mut Quiet);
    }
    scribe.samples
}

/// Answers for every seat and writes down why.
struct Scribe<G: Guide> {
    bots: Vec<Ismcts<G>>,
    settings: Settings,
    choices: Vec<G::Choice>,
    samples: Samples,
}

impl<G: Guide> Scribe<G> {
    fn answer(&mut self, side: &Perspective<'_, G>, rng: &mut Rng) -> G::Choice {
        let bot = &mut self.bots[side.seat().index()];
        side.choices(&mut self.choices);
        let settled = bargain::settled(side, &self.choices, true).is_some();
        if settled || self.choices.len() == 1 || self.choices.len() > MOST_ANSWERS {
            return crate::Bot::choose(bot, side, rng);
        }
        let tried = bot.weigh_up(side, rng);
        if G::BARGAINS {
            side.sample(&mut Rng::new(0)).prune(&mut self.choices);
        }
        let kept = |tried: &Tried<G::Choice>| self.choices.contains(&tried.choice);
        let tried: Vec<_> = tried.into_iter().filter(kept).collect();
        let shares: Vec<u32> = tried.iter().map(|tried| tried.visits).collect();
        let nth = pick(&shares, rng);
        let choice = tried[nth].choice;
        bot.answered(side, choice, rng);
        self.write_down(&side.sample(rng), &shares);
        choice
    }

    /// How often each answer was tried, with the figures that a prior will know. `world` looks as the seat sees it.
    fn write_down(&mut self, world: &G, visits: &[u32]) {
        let (mut weights, mut before) = (Vec::new(), Vec::new());
        world.weigh(&self.choices, &mut weights);
        self.settings
            .opinions(world, &self.choices, &mut before, &mut Vec::new());
        let all = visits.iter().sum::<u32>().max(1) as f32;
        let mut nth = 0;
        world.describe(&self.choices, &weights, &mut |row| {
            let share = visits[nth] as f32 / all;
            self.samples.add_answer(share, before[nth], row);
            nth += 1;
        });
        self.samples.end_decision(0);
    }
}

/// The most tried answer, or now and then any in proportion.
fn pick(visits: &[u32], rng: &mut Rng) -> usize {
    let all: u32 = visits.iter().sum();
    if all > 0 && rng.below(WHIM) == 0 {
        let mut roll = rng.below(all);
        for (nth, &count) in visits.iter().enumerate() {
            if roll < count {
                return nth;
            }
            roll -= count;
        }
    }
    let most = visits.iter().copied().max().unwrap_or(0);
    visits.iter().position(|&count| count == most).unwrap_or(0)
}
