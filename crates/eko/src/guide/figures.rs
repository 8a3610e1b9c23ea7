//! What a learned prior goes by: figures of the table, of each answer and of the table after it. Whoever changes the list raises its
//! version and trains anew.

use kernel::{Dice, Game, Guide, Quiet, Rng, Row, Seat, exp};

use crate::choice::{Choice, Stage};
use crate::game::{Eko, Emperor};
use crate::tile::Terrain;
use crate::{Site, Space};

pub(super) const FIGURES: usize = 69;
pub(super) const VERSION: u32 = 1;

type Figures = Row<FIGURES>;

/// Kinds of questions, and of answers, that are told apart.
const QUESTIONS: usize = 8;
const ANSWERS: usize = 14;

/// What is the same for every answer to a question.
struct Asked<'a> {
    game: &'a Eko,
    seat: Seat,
    now: Account,
    /// The best of the hand-written weights, and the sum of their softmax.
    most: f32,
    all: f32,
}

/// How a table stands for a seat.
struct Account {
    points: f32,
    /// Of all others together.
    rival_points: f32,
    discs: f32,
    rival_discs: f32,
    /// As the hand-written guide counts it, and that of the strongest other.
    strength: f32,
    rival_strength: f32,
}

impl Account {
    fn of(game: &Eko, seat: Seat) -> Self {
        let mut account = Self {
            points: 0.0,
            rival_points: 0.0,
            discs: 0.0,
            rival_discs: 0.0,
            strength: 0.0,
            rival_strength: f32::MIN,
        };
        for one in Seat::first(game.table.seats) {
            let points = f32::from(game.points(one));
            let discs = f32::from(game.stacks.discs(one));
            let strength = game.strength(one);
            if one == seat {
                (account.points, account.discs, account.strength) = (points, discs, strength);
            } else {
                account.rival_points += points;
                account.rival_discs += discs;
                account.rival_strength = account.rival_strength.max(strength);
            }
        }
        account
    }
}

pub(super) fn describe(
    game: &Eko,
    choices: &[Choice],
    weights: &[f32],
    each: &mut dyn FnMut(&[f32]),
) {
    let kernel::Turn::Ask(seat) = game.turn() else {
        return;
    };
    let most = weights.iter().copied().fold(f32::MIN, f32::max);
    let asked = Asked {
        game,
        seat,
        now: Account::of(game, seat),
        most,
        all: weights.iter().map(|weight| odds(weight - most)).sum(),
    };
    let table = asked.table(choices.len());
    for (&choice, &weight) in choices.iter().zip(weights) {
        let mut row = table;
        asked.answer(&mut row, choice, weight);
        each(row.figures());
    }
}

fn odds(behind: f32) -> f32 {
    exp(behind / (1.5 * Eko::SCALE))
}

impl Asked<'_> {
    fn table(&self, answers: usize) -> Figures {
        let Self {
            game, seat, now, ..
        } = self;
        let others = || Seat::first(game.table.seats).filter(|other| other != seat);
        let foremost = others().map(|other| game.points(other)).max();
        let mut row = Figures::EMPTY;
        row.put(answers as f32 / 32.0);
        row.flag(game.table.seats == 2);
        row.flag(game.table.seats == 3);
        row.one_of(Some(question(game.stage)), QUESTIONS);
        row.put(now.points / 12.0);
        row.put(f32::from(foremost.unwrap_or(0)) / 12.0);
        row.put(now.discs / 15.0);
        row.put(f32::from(game.reserve[*seat]) / 15.0);
        row.put(now.rival_discs / 15.0);
        row.flag(game.controls_capital(*seat));
        row.flag(others().any(|other| game.controls_capital(other)));
        row.flag(self.is_emperor_in_reach(game));
        row.flag(game.emperor_in_reserve(*seat));
        row.flag(matches!(game.emperors[*seat], Emperor::Prison(_)));
        row.put(game.captives(*seat).count() as f32);
        row.flag(game.so_far.acted);
        row.flag(game.so_far.marched);
        row
    }

    fn is_emperor_in_reach(&self, game: &Eko) -> bool {
        matches!(game.emperors[self.seat], Emperor::On(space) if game.is_in_reach(self.seat, space))
    }

    fn answer(&self, row: &mut Figures, choice: Choice, weight: f32) {
        let behind = weight - self.most;
        row.put(behind.max(-10.0));
        row.put(odds(behind) / self.all);
        row.flag(behind == 0.0);
        row.one_of(Some(sort(choice)), ANSWERS);
        let (from, to) = self.way(choice);
        self.stack(row, from);
        self.goal(row, from, to);
        self.site(row, choice);
        self.afterwards(row, choice, to);
    }

    /// The stack that an answer is about, and the space that something comes to.
    fn way(&self, choice: Choice) -> (Option<Space>, Option<Space>) {
        let lifted = match self.game.stage {
            Stage::Destination { from } | Stage::Route { from, .. } | Stage::Toll { from, .. } => {
                Some(from)
            }
            _ => None,
        };
        match choice {
            Choice::Lift(from) | Choice::Pay(from) => (Some(from), None),
            Choice::To(to) => (lifted, Some(to)),
            Choice::Swap(to) | Choice::Banish(to) | Choice::Reinforce(to) | Choice::Land(to) => {
                (None, Some(to))
            }
            Choice::Add { .. } => match self.game.stage {
                Stage::Amount { to } => (None, Some(to)),
                _ => (None, None),
            },
            _ => (lifted, None),
        }
    }

    fn stack(&self, row: &mut Figures, from: Option<Space>) {
        let game = self.game;
        let size = from.map(|from| usize::from(game.stacks.size_of_stack(from)));
        row.one_of(size.map(|size| size - 1), 4);
        row.flag(from.is_some_and(|from| game.emperor_on(self.seat, from)));
        row.flag(from.is_some_and(|from| game.is_in_reach(self.seat, from)));
    }

    fn goal(&self, row: &mut Figures, from: Option<Space>, to: Option<Space>) {
        let game = self.game;
        let owner = to.and_then(|to| game.stacks.owner(to));
        let there = to.map_or(0, |to| game.stacks.size(to));
        let comes = from.map_or(0, |from| game.stacks.size_of_stack(from));
        row.flag(owner == Some(self.seat));
        row.flag(owner.is_some_and(|owner| owner != self.seat));
        row.put(f32::from(there) / 4.0);
        row.put(if owner.is_some() {
            (f32::from(comes) - f32::from(there)) / 3.0
        } else {
            0.0
        });
        let led = |to| owner.is_some_and(|owner| game.emperor_on(owner, to));
        row.flag(to.is_some_and(led));
        let Some(to) = to else {
            row.one_of(None, 3);
            return;
        };
        let beside = game.board().beside(to);
        let foreign = game.buildings.all().without(game.buildings.of(self.seat));
        let ground = game.building_ground();
        row.flag(beside.meets(ground[usize::from(comes.max(there).min(4))]));
        row.flag(beside.meets(foreign));
        row.flag(beside.meets(game.board().sites_of(Terrain::Capital)));
    }

    /// What an answer would build on, or pay for.
    fn site(&self, row: &mut Figures, choice: Choice) {
        let game = self.game;
        let site: Option<Site> = match (choice, game.stage) {
            (Choice::Build(site), _)
            | (
                _,
                Stage::Construction { site }
                | Stage::Payment { site, .. }
                | Stage::Spending { site, .. },
            ) => Some(site),
            _ => None,
        };
        let there = site.and_then(|site| game.buildings.at(site));
        let value = there.map_or(0, |(_, old)| old.value());
        row.flag(site.is_some_and(|site| game.board().sites_of(Terrain::Capital).has(site)));
        row.flag(there.is_some_and(|(owner, _)| owner != self.seat));
        row.put(f32::from(value) / 3.0);
        row.put(match choice {
            Choice::Raise(building) => f32::from(building.value()) / 3.0,
            _ => 0.0,
        });
    }

    /// The table once the answer is given. Nothing in Ekö is hidden or rolled.
    fn afterwards(&self, row: &mut Figures, choice: Choice, to: Option<Space>) {
        let mut next = self.game.clone();
        next.apply(choice, &mut Dice::quick(Rng::new(0)), &mut Quiet);
        let (then, now) = (Account::of(&next, self.seat), &self.now);
        row.put((then.points - now.points) / 2.0);
        row.put((then.rival_points - now.rival_points) / 2.0);
        row.put((then.discs - now.discs) / 4.0);
        row.put((then.rival_discs - now.rival_discs) / 4.0);
        row.put((then.strength - now.strength) / 3.0);
        row.put((then.rival_strength - now.rival_strength) / 3.0);
        row.flag(matches!(next.stage, Stage::Over(ending) if next.wins(ending, self.seat)));
        row.flag(self.is_emperor_in_reach(&next));
        let stands = to.filter(|&to| next.stacks.owner(to) == Some(self.seat));
        row.flag(stands.is_some_and(|to| next.is_in_reach(self.seat, to)));
        row.flag(next.active == self.seat);
    }
}

fn question(stage: Stage) -> usize {
    match stage {
        Stage::Action => 0,
        Stage::Destination { .. } | Stage::Route { .. } | Stage::Toll { .. } => 1,
        Stage::Construction { .. } | Stage::Payment { .. } | Stage::Spending { .. } => 2,
        Stage::March => 3,
        Stage::Reinforcement => 4,
        Stage::Amount { .. } => 5,
        Stage::Moon | Stage::MoonDisc { .. } | Stage::Banishment => 6,
        Stage::Swap | Stage::Exchange { .. } | Stage::Over(_) => 7,
    }
}

fn sort(choice: Choice) -> usize {
    match choice {
        Choice::Lift(_) => 0,
        Choice::Build(_) => 1,
        Choice::To(_) => 2,
        Choice::Through(_) => 3,
        Choice::Raise(_) => 4,
        Choice::Pay(_) => 5,
        Choice::Disc(_) => 6,
        Choice::March => 7,
        Choice::Sand | Choice::Banish(_) => 8,
        Choice::Reinforce(_) => 9,
        Choice::Add { .. } => 10,
        Choice::Moon | Choice::Land(_) => 11,
        Choice::Swap(_) | Choice::Give(_) => 12,
        Choice::Pass => 13,
    }
}
