//! How Ekö is played well: the hand-written value behind the greedy bot and the estimates of search.
//!
//! The unit is a point. Points count more the nearer twelve are; besides them count a capital, discs on the board, high
//! stacks, stacks beside sites that can be built on, and an Emperor who is safe. `docs/bots.md` has the figures.

use kernel::{Dice, Game, Guide, Quiet, Rng, Seat, Turn};

use crate::attack::beats;
use crate::choice::{Choice, Stage};
use crate::game::{Eko, Emperor};
use crate::{Site, Space, Spaces};

/// A lead of so many points, as this module counts them, wins about three matches in four.
const SPREAD: f32 = 2.5;

impl Guide for Eko {
    const SCALE: f32 = 0.3;

    const PATIENCE: u32 = 100;

    const BREADTH: u32 = 4;

    /// docs/review.md, Measured: leads are lost more often than playouts think.
    fn candour(_seats: u8) -> f32 {
        0.75
    }

    fn weigh(&self, choices: &[Choice], weights: &mut Vec<f32>) {
        let Turn::Ask(seat) = self.turn() else {
            return;
        };
        let mut list = Vec::new();
        for &choice in choices {
            let mut next = self.clone();
            next.apply(choice, &mut Dice::quick(Rng::new(0)), &mut Quiet);
            weights.push(next.carried_on(seat, &mut list) - price(choice));
        }
    }

    fn playout(&self, rng: &mut Rng, scratch: &mut Vec<Choice>) -> Choice {
        if matches!(self.stage, Stage::Route { .. }) {
            // The ways through Tempests are no sets, and any of them will do.
            rng.below(4);
            return self.sample(rng, scratch);
        }
        let offer = self.offer();
        let enemies = self.stacks.all().without(self.stacks.of(self.active));
        let liked = offer.liked_at(self.stage, enemies);
        // Three times in four what the stage calls for, otherwise anything.
        if !liked.is_empty() && rng.below(4) != 0 {
            liked.sample(rng)
        } else {
            offer.sample(rng)
        }
    }

    fn worth(&self, worth: &mut [f32]) {
        let seats = usize::from(self.table.seats);
        if matches!(self.stage, Stage::Over(_)) {
            for (seat, worth) in Seat::first(self.table.seats).zip(worth) {
                *worth = self.payoff(seat);
            }
            return;
        }
        let mut share = [0.0; 4];
        for seat in Seat::first(self.table.seats) {
            share[seat.index()] = (self.strength(seat) / SPREAD).exp();
        }
        let all: f32 = share[..seats].iter().sum();
        for (worth, share) in worth.iter_mut().zip(&share[..seats]) {
            *worth = share / all;
        }
    }
}

/// Answers that give discs away for good.
fn price(choice: Choice) -> f32 {
    match choice {
        Choice::March => 0.3,
        Choice::Sand | Choice::Moon => 0.2,
        _ => 0.0,
    }
}

impl Eko {
    /// What the table is worth to `seat` once the move that it is in the middle of is carried through as well as possible.
    fn carried_on(&self, seat: Seat, list: &mut Vec<Choice>) -> f32 {
        let middle = matches!(
            self.stage,
            Stage::Destination { .. }
                | Stage::Route { .. }
                | Stage::Toll { .. }
                | Stage::Construction { .. }
                | Stage::Payment { .. }
                | Stage::Spending { .. }
                | Stage::Banishment
                | Stage::Amount { .. }
                | Stage::Moon
                | Stage::MoonDisc { .. }
        );
        if !middle || self.turn() != Turn::Ask(seat) {
            return self.outlook(seat);
        }
        let first = list.len();
        self.choices(list);
        let mut best = f32::MIN;
        for nth in first..list.len() {
            let mut next = self.clone();
            next.apply(list[nth], &mut Dice::quick(Rng::new(0)), &mut Quiet);
            best = best.max(next.carried_on(seat, list));
        }
        list.truncate(first);
        best
    }

    /// The own strength, less that of the others: all of the strongest one's, and a little of the rest.
    fn outlook(&self, seat: Seat) -> f32 {
        if let Stage::Over(ending) = self.stage {
            return if self.wins(ending, seat) { 50.0 } else { -50.0 };
        }
        let (mut most, mut sum) = (0.0_f32, 0.0);
        for other in Seat::first(self.table.seats).filter(|&other| other != seat) {
            let strength = self.strength(other);
            most = most.max(strength);
            sum += strength;
        }
        let others = f32::from(self.table.seats - 1).max(1.0);
        self.strength(seat) - 0.5 * most - 0.5 * sum / others
    }

    fn strength(&self, seat: Seat) -> f32 {
        if self.out[seat] {
            return -6.0;
        }
        let points = f32::from(self.points(seat));
        let own = self.stacks.of(seat);
        let (mut height, mut beside) = (0, 0);
        for space in own {
            let size = self.stacks.size_of_stack(space);
            height += size - 1;
            beside += u8::from(self.can_build_from(space, size));
        }
        let emperor = match self.emperors[seat] {
            Emperor::On(space) if self.is_in_reach(seat, space) => -1.5,
            Emperor::On(_) => 0.0,
            Emperor::Reserve => -0.4,
            Emperor::Prison(_) => -1.0,
        };
        points
            + points * points / 30.0
            + if self.controls_capital(seat) {
                1.5
            } else {
                0.0
            }
            + 0.10 * f32::from(self.stacks.discs(seat))
            + 0.07 * f32::from(self.reserve[seat])
            + 0.06 * f32::from(height)
            + 0.12 * f32::from(beside)
            + emperor
    }

    /// Whether the stack is beside a site where it could raise its player's points right away.
    fn can_build_from(&self, space: Space, size: u8) -> bool {
        let board = self.board();
        board.beside(space).any(|site: Site| {
            let value = match self.buildings.at(site) {
                None => 1,
                // One's own grows by one for its value, a foreign one is replaced for one disc more (EK-K2).
                Some((_, building)) => building.value() + 1,
            };
            value <= size && board.bearing(value.min(3)).has(site)
        })
    }

    /// Whether an enemy stack could attack this one in its next move, Tempests left aside (EK-M6, EK-M7, EK-E2).
    fn is_in_reach(&self, seat: Seat, space: Space) -> bool {
        let board = self.board();
        let taken = self.stacks.all();
        let enemies = taken.without(self.stacks.of(seat));
        let size = self.stacks.size_of_stack(space);
        let dangerous: Spaces = enemies
            .filter(|&enemy| {
                let theirs = self.stacks.size_of_stack(enemy);
                let led = |owner| self.emperor_on(owner, enemy);
                let led = theirs == size && self.stacks.owner(enemy).is_some_and(led);
                beats(theirs, led, size)
            })
            .collect();
        if dangerous.is_empty() {
            return false;
        }
        let mut open = board.all_spaces().without(taken);
        open.add(space);
        let way = board.group(space, open);
        dangerous
            .into_iter()
            .any(|enemy| board.steps(enemy).meets(way))
    }
}
