//! How Ekö is played well: the hand-written value behind the greedy bot and the estimates of search.
//!
//! The unit is a point. Points count more the nearer twelve are; besides them count a capital, discs on the board, high
//! stacks, stacks beside sites that can be built on, and an Emperor who is safe. `docs/bots.md` has the figures.

mod figures; // what a learned prior goes by
mod style; // what bots may like

use std::sync::LazyLock;

use kernel::{Dice, Game, Guide, Net, Quiet, Rng, Seat, Style, Turn};

use crate::choice::{Choice, Stage};
use crate::game::{Eko, Emperor};
use crate::stacks::HIGHEST;
use crate::{Building, Sites, Space, Spaces};

/// A lead of so many points, as this module counts them, wins about three matches in four.
const SPREAD: f32 = 2.5;

/// What `cargo xtask train eko` learned.
static PRIOR: LazyLock<Net> = LazyLock::new(|| {
    let text = include_str!("../../../content/learned/eko.net");
    Net::read(text).expect("the net in the repository can be read")
});

/// Whether the prior was learned with this content and these figures.
pub(crate) fn learned(content: u64) -> bool {
    PRIOR.fits(figures::FIGURES, figures::VERSION, content)
}

impl Guide for Eko {
    const SCALE: f32 = 0.3;

    const FIGURES: usize = figures::FIGURES;

    const FIGURES_VERSION: u32 = figures::VERSION;

    const PATIENCE: u32 = 100;

    const BREADTH: u32 = 2;

    // Both found by arenas, as was [`Guide::patience`]: docs/bots.md, What is learned.
    const CURIOSITY: f32 = 0.8;

    const OPEN_MIND: f32 = 0.1;

    const STYLES: &'static [Style] = style::STYLES;

    #[inline]
    fn lean(&self, style: usize, choice: Choice) -> f32 {
        style::lean(self, style, choice)
    }

    /// docs/review.md, Measured: leads are lost more often than playouts think.
    fn candour(&self) -> f32 {
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

    fn describe(&self, choices: &[Choice], weights: &[f32], each: &mut dyn FnMut(&[f32])) {
        figures::describe(self, choices, weights, each);
    }

    #[inline]
    fn prior(&self) -> Option<&'static Net> {
        self.table.learned.then(|| &*PRIOR)
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

    fn patience(&self) -> u32 {
        if self.table.seats == 2 { 50 } else { 60 }
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
        let points = self.all_points();
        for other in Seat::first(self.table.seats).filter(|&other| other != seat) {
            let strength = self.strength_with(other, points[other]);
            most = most.max(strength);
            sum += strength;
        }
        let others = f32::from(self.table.seats - 1).max(1.0);
        self.strength_with(seat, points[seat]) - 0.5 * most - 0.5 * sum / others
    }

    fn strength(&self, seat: Seat) -> f32 {
        self.strength_with(seat, self.points(seat))
    }

    /// The strength of a seat that has so many points.
    fn strength_with(&self, seat: Seat, points: u8) -> f32 {
        if self.out[seat] {
            return -6.0;
        }
        let points = f32::from(points);
        let own = self.stacks.of(seat);
        let (discs, ground) = (self.stacks.discs(seat), self.building_ground());
        let height = discs - own.len() as u8;
        let beside = own
            .filter(|&space| {
                let size = self.stacks.size_of_stack(space);
                self.board().beside(space).meets(ground[usize::from(size)])
            })
            .count();
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
            + 0.10 * f32::from(discs)
            + 0.07 * f32::from(self.reserve[seat])
            + 0.06 * f32::from(height)
            + 0.12 * beside as f32
            + emperor
    }

    /// The sites where a stack of each size could raise its player's points right away: one's own building grows by one for its
    /// value, a foreign one is replaced for one disc more (EK-K2).
    fn building_ground(&self) -> [Sites; 5] {
        let board = self.board();
        let grows = |old: Building, most: u8| self.buildings.kind(old) & board.bearing(most);
        let one = board.bearing(1).without(self.buildings.all());
        let two = one | grows(Building::Encampment, 2);
        let three = two | grows(Building::Tower, 3);
        let four = three | grows(Building::Castle, 3);
        [Sites::NONE, one, two, three, four]
    }

    /// Whether an enemy stack could attack this one in its next move, Tempests left aside (EK-M6, EK-M7, EK-E2).
    fn is_in_reach(&self, seat: Seat, space: Space) -> bool {
        let taken = self.stacks.all();
        let enemies = taken.without(self.stacks.of(seat));
        let size = self.stacks.size_of_stack(space);
        let mut dangerous = self.stacks.at_least(size + 1);
        if size == HIGHEST {
            dangerous |= self.stacks.by_size()[1];
        }
        for other in Seat::first(self.table.seats) {
            if let Emperor::On(led) = self.emperors[other]
                && self.stacks.size_of_stack(led) == size
            {
                dangerous.add(led);
            }
        }
        let dangerous: Spaces = dangerous & enemies;
        // Steps lead both ways, so what can come here is what could be reached from here.
        !dangerous.is_empty() && {
            let open = self.board().all_spaces().without(taken);
            self.floods_to(dangerous, space, open)
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Published;

    use super::*;
    use crate::game::SoFar;

    /// Calls `look` in the middle of matches of playouts.
    fn positions(mut look: impl FnMut(&Eko)) {
        let content = Eko::read_content(Eko::CONTENT).unwrap();
        for nth in 0..6 {
            let wanted = format!("seats={}", 2 + nth % 3);
            let setup = Eko::set_up(&content, &wanted.parse().unwrap()).unwrap();
            let (mut dice, mut rng) = (Dice::quick(Rng::new(nth)), Rng::new(nth));
            let mut game = Eko::start(&setup, &mut dice, &mut Quiet);
            while game.turn() != Turn::Over {
                if rng.below(8) == 0 && !matches!(game.stage, Stage::Swap) {
                    look(&game);
                }
                let choice = game.playout(&mut rng, &mut Vec::new());
                game.apply(choice, &mut dice, &mut Quiet);
            }
        }
    }

    /// EK-M6, EK-M7, EK-E2: a stack is in reach where the rules would let an enemy stack go there.
    #[test]
    fn what_is_in_reach_could_be_attacked() {
        let mut found = [0, 0];
        positions(|game| {
            for seat in game.living() {
                for space in game.stacks.of(seat) {
                    let attacked = game.living().filter(|&other| other != seat).any(|other| {
                        let mut acting = game.clone();
                        acting.active = other;
                        acting.so_far = SoFar::default();
                        acting.stage = Stage::Action;
                        let mut own = acting.stacks.of(other);
                        own.any(|from| acting.destinations(from).has(space))
                    });
                    assert_eq!(game.is_in_reach(seat, space), attacked, "{game:?}");
                    found[usize::from(attacked)] += 1;
                }
            }
        });
        assert!(found.into_iter().all(|count| count > 500), "{found:?}");
    }

    /// EK-K2 to EK-K5: the ground of a size is where so many discs would raise one's points, supplies apart.
    #[test]
    fn ground_is_where_points_can_be_had() {
        let mut found = 0;
        positions(|game| {
            let ground = game.building_ground();
            for site in game.board().each_site() {
                let raises = match game.buildings.at(site) {
                    None => Some(Building::Encampment),
                    Some((_, Building::Encampment)) => Some(Building::Tower),
                    Some((_, _)) => Some(Building::Castle),
                };
                let costs = match game.buildings.at(site) {
                    None => 1,
                    Some((_, old)) => old.value() + 1,
                };
                for size in 1..=4 {
                    let bears = raises
                        .is_some_and(|building| game.board().bearing(building.value()).has(site));
                    let can = bears && costs <= size;
                    assert_eq!(ground[usize::from(size)].has(site), can);
                    found += u32::from(can);
                }
            }
        });
        assert!(found > 500, "{found}");
    }
}
