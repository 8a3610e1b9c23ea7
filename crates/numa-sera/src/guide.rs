//! Advice for bots: what a learned judge makes of the table, for single answers, playouts and estimates; and, to compare, the
//! value of [`crate::greedy`].

mod figures; // what a learned prior goes by
mod judge; // what a table promises to each seat
mod style; // what bots may like
mod ways; // how far each is from each Victory Condition

use std::sync::LazyLock;

use kernel::{Dice, Game, Guide, Net, Quiet, Rng, Seat, Style, Turn};

use crate::choice::Choice;
use crate::greedy::{Plan, is_idle, put_on, worth};
use crate::setup::Judge;
use crate::state::{NumaSera, SEATS, Step};

/// A lead of so many points of the greedy value wins about three matches in four.
const SPREAD: f32 = 220.0;
/// So many points of a weight is the chance to win, multiplied by e.
const NAT: f32 = 150.0;
/// What it is to win and to lose, in the same points.
const WON: f32 = 900.0;
const LOST: f32 = -1_800.0;
/// Answers of a playout before the learned judge is asked, and where chances are told.
const SOON: u32 = 5;
const LATER: u32 = 10;
/// Rolls that an answer is tried with.
const TRIES: u64 = 2;
/// What haggling, undoing and sparing cost: greedy players never do it.
const IDLE: f32 = 150.0;

/// What `cargo xtask train numa-sera` learned, if it was by today's list of figures. None of them is of a card or a kingdom, so it
/// serves any content.
static PRIOR: LazyLock<Option<Net>> = LazyLock::new(|| {
    let text = include_str!("../../../content/learned/numa-sera.net");
    let net = Net::read(text).expect("the net in the repository can be read");
    let fits = net.fits(figures::FIGURES, figures::VERSION, net.origin.content);
    fits.then_some(net)
});

impl Guide for NumaSera {
    const SCALE: f32 = 60.0;

    const FIGURES: usize = figures::FIGURES;

    const FIGURES_VERSION: u32 = figures::VERSION;

    // Trying every answer took two thirds of a search, and what is certain to come of them tells as much.
    const WEIGHED: bool = false;

    const PATIENCE: u32 = 40;

    const BARGAINS: bool = true;

    const STYLES: &'static [Style] = style::STYLES;

    #[inline]
    fn lean(&self, style: usize, choice: Choice) -> f32 {
        style::lean(style, choice)
    }

    fn settle(&self, choices: &[Choice], keeps_word: bool) -> Option<Choice> {
        self.bargain(choices, keeps_word)
    }

    fn betrays(&self, choice: Choice) -> bool {
        NumaSera::betrays(self, choice)
    }

    fn prune(&self, choices: &mut Vec<Choice>) {
        // Exploring, building and attacking remain in the turn, and drafts are no matter of a search.
        if self.agenda.last() == Some(Step::Main) {
            choices.retain(|choice| !is_idle(*choice));
        }
    }

    fn weigh(&self, choices: &[Choice], weights: &mut Vec<f32>) {
        let Turn::Ask(seat) = self.turn() else {
            return;
        };
        let plan = Plan::of(self, seat);
        let now = self.appeal(seat, &plan);
        let offered = self.agenda.last() == Some(Step::Answer);
        let obvious = match offered {
            true => self.bargain(choices, true),
            false => plan.obvious(self, choices),
        };
        weights.extend(choices.iter().map(|&choice| {
            if Some(choice) == obvious {
                now + IDLE
            } else if is_idle(choice) {
                now - IDLE
            } else {
                (0..TRIES)
                    .map(|roll| self.tried(seat, choice, &plan, roll))
                    .sum::<f32>()
                    / TRIES as f32
            }
        }));
    }

    fn describe(&self, choices: &[Choice], _weights: &[f32], each: &mut dyn FnMut(&[f32])) {
        figures::describe(self, choices, each);
    }

    /// Who judges by hand weighs by hand.
    #[inline]
    fn prior(&self) -> Option<&'static Net> {
        match self.settings.judge {
            Judge::Learned => PRIOR.as_ref(),
            Judge::Hand => None,
        }
    }

    fn playout(&self, rng: &mut Rng, scratch: &mut Vec<Choice>) -> Choice {
        scratch.clear();
        let acts = self.agenda.last() == Some(Step::Main) && self.over.is_none();
        if acts && !self.table.no_victory {
            self.each_action(false, &mut |choice| scratch.push(choice));
        } else {
            self.choices(scratch);
            if scratch.iter().any(|choice| !is_idle(*choice)) {
                scratch.retain(|choice| !is_idle(*choice));
            }
        }
        scratch[rng.below(scratch.len() as u32) as usize]
    }

    /// The judge knows more than random answers tell: a turn or two are enough.
    fn patience(&self) -> u32 {
        match self.settings.judge {
            Judge::Learned => SOON,
            Judge::Hand => Self::PATIENCE,
        }
    }

    fn hindsight(&self) -> u32 {
        match self.settings.judge {
            Judge::Learned => LATER,
            Judge::Hand => Self::PATIENCE,
        }
    }

    /// docs/review.md, Measured: the judge is shy at tables for two.
    fn candour(&self) -> f32 {
        if self.settings.seats == 2 { 1.2 } else { 1.0 }
    }

    fn judge_by_hand(&mut self) {
        self.settings.judge = Judge::Hand;
    }

    fn worth(&self, shares: &mut [f32]) {
        let seats = usize::from(self.settings.seats);
        if self.over.is_some() {
            for (seat, share) in Seat::first(self.settings.seats).zip(shares) {
                *share = self.payoff(seat);
            }
            return;
        }
        if let Judge::Learned = self.settings.judge {
            let mut chances = [0.0; SEATS];
            self.chances(&mut chances);
            shares[..seats].copy_from_slice(&chances[..seats]);
            return;
        }
        let mut points = [0.0_f32; SEATS];
        for seat in Seat::first(self.settings.seats) {
            points[seat.index()] = worth(self, seat, None) as f32;
        }
        let points = &points[..seats];
        let most = points.iter().copied().fold(f32::MIN, f32::max);
        let odds = |points: f32| ((points - most) / SPREAD).exp();
        let all: f32 = points.iter().map(|&points| odds(points)).sum();
        for (share, &points) in shares.iter_mut().zip(points) {
            *share = odds(points) / all;
        }
    }
}

impl NumaSera {
    /// What an answer leads to with these rolls. A Battle that it begins is fought out with any cards.
    fn tried(&self, seat: Seat, choice: Choice, plan: &Plan, roll: u64) -> f32 {
        let mut world = self.clone();
        // Every world has rolls of its own, or several worlds would tell no more than one. Its deck was shuffled for it.
        let deck = self.table.deck.top.as_slice();
        let deal = deck.iter().fold(roll, |sum, &card| {
            sum.wrapping_mul(31).wrapping_add(card.into())
        });
        let mut rng = Rng::stream(&[deal]);
        let mut dice = Dice::quick(Rng::stream(&[deal, 1]));
        world.apply(choice, &mut dice, &mut Quiet);
        if let Choice::BuyItem(card) = choice {
            put_on(&mut world, seat, card, &mut dice);
        }
        crate::greedy::finish_battle(&mut world, &mut dice, &mut rng);
        world.appeal(seat, plan)
    }

    /// What the table is worth to a seat, in points.
    fn appeal(&self, seat: Seat, plan: &Plan) -> f32 {
        if let Judge::Hand = self.settings.judge {
            return plan.value(self) as f32;
        }
        if let Some(ending) = self.over {
            let won = ending.winners & 1 << seat.0 != 0;
            return if won { WON } else { LOST };
        }
        let mut chances = [0.0; SEATS];
        self.chances(&mut chances);
        NAT * chances[seat.index()].max(1e-5).ln()
    }

    /// How likely each seat is to win, by the learned judge.
    fn chances(&self, chances: &mut [f32; SEATS]) {
        let seats = usize::from(self.settings.seats);
        let chances = &mut chances[..seats];
        judge::scores(self, chances);
        let most = chances.iter().copied().fold(f32::MIN, f32::max);
        chances
            .iter_mut()
            .for_each(|score| *score = kernel::exp(*score - most));
        let all: f32 = chances.iter().sum();
        chances.iter_mut().for_each(|chance| *chance /= all);
    }

    /// What the judge goes by, for training: how many figures there are for each seat, and of which list.
    pub const JUDGED_BY: (usize, u32) = (judge::FIGURES, judge::VERSION);

    /// The figures of each seat that is not out.
    pub fn judged_figures(&self, mut each: impl FnMut(Seat, &[f32])) {
        judge::describe(self, |seat, row| {
            if let Some(row) = row {
                each(seat, row);
            }
        });
    }
}
