//! Advice for bots: the value of [`crate::greedy`], for single answers, playouts and estimates.

use kernel::{Dice, Game, Guide, Quiet, Rng, Seat, Turn};

use crate::choice::Choice;
use crate::greedy::{Plan, is_idle, put_on, worth};
use crate::state::{NumaSera, SEATS, Step};

/// A lead of so many points of the greedy value wins about three matches in four.
const SPREAD: f32 = 220.0;
/// Rolls that an answer is tried with.
const TRIES: u64 = 2;
/// What haggling, undoing and sparing cost: greedy players never do it.
const IDLE: f32 = 150.0;

impl Guide for NumaSera {
    const SCALE: f32 = 60.0;

    const PATIENCE: u32 = 40;

    const BARGAINS: bool = true;

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
        let now = plan.value(self) as f32;
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

    fn playout(&self, rng: &mut Rng, scratch: &mut Vec<Choice>) -> Choice {
        scratch.clear();
        self.choices(scratch);
        let sensible = scratch.iter().filter(|choice| !is_idle(**choice)).count();
        if sensible == 0 {
            return scratch[rng.below(scratch.len() as u32) as usize];
        }
        let nth = rng.below(sensible as u32) as usize;
        let mut fitting = scratch.iter().filter(|choice| !is_idle(**choice));
        *fitting.nth(nth).expect("so many were counted")
    }

    fn worth(&self, shares: &mut [f32]) {
        let seats = usize::from(self.settings.seats);
        if self.over.is_some() {
            for (seat, share) in Seat::first(self.settings.seats).zip(shares) {
                *share = self.payoff(seat);
            }
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
        plan.value(&world) as f32
    }
}
