//! How Ethnos is played well: the hand-written value behind the greedy bot, the playouts of search and its estimates.
//!
//! Everything is weighed in points. A Band is worth what it will score, what its marker adds to the kingdom, what its Leader
//! does and what the discard costs; waiting is worth the better Band that one more card makes, less the turn that it takes
//! and the chance that the third Dragon takes the hand. `docs/bots.md` has the formulas and how they were measured.

mod bytes; // many small numbers at once
mod evidence; // what the cards that others took say about their hands
mod figures; // what a learned prior goes by
mod mind; // what a seat makes of the table
mod plan; // whole Bands
mod sets; // what a hand is made of
mod solo; // what is answered for Chief Bruno
mod style; // what bots may like
mod worth; // what an unfinished match is worth

use std::sync::LazyLock;

use kernel::{Guide, Net, Rng, Seat, Style};

use crate::ability::Ability;
use crate::card::{Kind, Kingdom, kinds};
use crate::choice::Choice;
use crate::rules::Learned;
use crate::state::{Ask, Ethnos};
use mind::Mind;
use sets::Sets;

/// What a turn is worth: about what a player scores in one.
const TURN: f32 = 1.2;
/// Of all unseen cards, about so many go with the best set of a hand.
const MATCHING: f32 = 0.25;
/// What a wild card adds in a playout, whatever the hand.
const WILD_STEP: f32 = 1.5;
/// How often a playout forgets its manners and takes any answer.
const WHIM: u32 = 12;

/// What `cargo xtask train ethnos` learned.
static PRIOR: LazyLock<Net> = LazyLock::new(|| {
    let text = include_str!("../../../content/learned/ethnos.net");
    Net::read(text).expect("the net in the repository can be read")
});

/// Whether the prior was learned with this content and these figures.
pub(crate) fn learned(content: u64) -> Learned {
    Learned(PRIOR.fits(figures::FIGURES, figures::VERSION, content))
}

impl Guide for Ethnos {
    const SCALE: f32 = 1.0;

    const FIGURES: usize = figures::FIGURES;

    const FIGURES_VERSION: u32 = figures::VERSION;

    const STYLES: &'static [Style] = style::STYLES;

    #[inline]
    fn lean(&self, style: usize, choice: Choice) -> f32 {
        style::lean(self, style, choice)
    }

    /// docs/review.md, Measured. In the last Age playouts reach the end, and are too sure of it: hands are better than re-dealt ones. Before,
    /// they end with an estimate, which is cautious.
    fn candour(&self) -> f32 {
        match (self.rules.seats, self.rules.is_last_age(self.age)) {
            (2, _) => 0.9,
            (_, false) => 1.3,
            (_, true) => 0.6,
        }
    }

    fn weigh(&self, choices: &[Choice], weights: &mut Vec<f32>) {
        let mind = Mind::of(self, self.turn);
        let sets = Sets::of(&self.hands[self.turn].cards);
        let stay = 1.0 - mind.risk;
        let best = plan::best(self, &mind, &sets, self.leadable());
        weights.extend(choices.iter().map(|&choice| match choice {
            Choice::Draw => {
                (best + MATCHING * self.step_up(&sets)) * stay
                    - TURN
                    - solo::fed_after(self, choice)
            }
            Choice::Take(kind) => {
                self.with_card(&mind, kind) * stay - TURN - solo::fed_after(self, choice)
            }
            Choice::Lead(kind) => {
                plan::led_by(self, &mind, &sets, kind) - solo::fed_after(self, choice)
            }
            Choice::Join(kind) => plan::joined_by(self, &mind, kind),
            Choice::Close => plan::as_it_is(self, &mind),
            Choice::Keep(kind) => self.keeping_weight(&sets, kind),
            other => self.weigh_side(&mind, other),
        }));
    }

    fn describe(&self, choices: &[Choice], weights: &[f32], each: &mut dyn FnMut(&[f32])) {
        figures::describe(self, choices, weights, each);
    }

    #[inline]
    fn prior(&self) -> Option<&'static Net> {
        self.rules.learned.0.then(|| &*PRIOR)
    }

    fn playout(&self, rng: &mut Rng, scratch: &mut Vec<Choice>) -> Choice {
        if rng.below(WHIM) == 0 {
            return kernel::Game::sample(self, rng, scratch);
        }
        match self.ask {
            Ask::Turn => self.quick_turn(rng),
            Ask::Members { .. } => plan::quick_member(self),
            Ask::Another => self.quick_lead(),
            Ask::Marker | Ask::FreeMarkers { .. } => self.quick_marker(),
            Ask::Horde | Ask::Study => Choice::Use,
            Ask::Coin => self.quick_coin(),
            Ask::Feed { .. } | Ask::FeedDiscarded | Ask::Leader { .. } | Ask::Dismiss => {
                solo::quick(self, rng, scratch)
            }
            _ => kernel::Game::sample(self, rng, scratch),
        }
    }

    // Two players answer each other at once, so a few turns tell what an Age will bring; more players need its end.
    fn patience(&self) -> u32 {
        if self.rules.seats == 2 { 10 } else { u32::MAX }
    }

    fn chapter(&self) -> u32 {
        u32::from(self.age)
    }

    fn worth(&self, worth: &mut [f32]) {
        worth::worth(self, worth);
    }

    fn has_evidence(&self, observer: Seat) -> bool {
        evidence::is_there(self, observer)
    }

    fn likelihood(&self, observer: Seat) -> f32 {
        evidence::likelihood(self, observer)
    }

    fn sight(&self, seat: Seat) -> u64 {
        let hand = &self.hands[seat].cards;
        kinds::each(hand.kinds()).fold(hand.kinds(), |sight, kind| {
            (sight ^ u64::from(hand.count(kind))).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        })
    }
}

impl Ethnos {
    /// The best Band that the hand and one more card make.
    fn with_card(&self, mind: &Mind, kind: Kind) -> f32 {
        let mut hand = self.hands[self.turn].cards;
        hand.add(kind);
        let sets = Sets::of(&hand);
        // A second good set is worth a little: the Band after this one, or another way to go on.
        plan::best(self, mind, &sets, hand.kinds() & self.rules.leaders) + 0.1 * sets.grown_by(kind)
    }

    /// What one more card of the largest set adds to its points.
    fn step_up(&self, sets: &Sets) -> f32 {
        self.step_from(sets.largest())
    }

    /// What one more card adds to the points of a Band of `size`.
    #[inline]
    fn step_from(&self, size: u8) -> f32 {
        let points = |cards: u8| i16::from(self.rules.band_points(cards));
        f32::from(points(size + 1) - points(size))
    }

    /// Answers that are no cards of a Band and no recruits.
    fn weigh_side(&self, mind: &Mind, choice: Choice) -> f32 {
        match (choice, self.ask) {
            (Choice::Place(to), Ask::Marker | Ask::FreeMarkers { .. }) => {
                mind.gain(self, to.index())
            }
            (Choice::Use, Ask::Horde) => plan::horde_step(self, self.turn),
            (Choice::Use, Ask::Study) => 2.0 * (1.0 - mind.risk) - 0.5,
            (Choice::Use, _) => self.coin_weight(),
            (Choice::Token(value), _) => 1.0 + f32::from(value) / 2.0,
            (Choice::Cash, _) => self.cash_weight(),
            (Choice::Win, _) => 100.0,
            (choice, ask) if self.rules.solo.is_some() => solo::weigh(self, choice, ask),
            _ => 0.0,
        }
    }

    /// A coin helps the leader of the kingdom.
    fn coin_weight(&self) -> f32 {
        let markers = &self.markers[self.last_band().leader.kingdom().index()];
        let own = markers[self.turn.index()];
        let best = markers.iter().copied().max().unwrap_or(0);
        if own == best { 1.0 } else { -1.0 }
    }

    /// Points grow with each marker on the board, so it is emptied when it is nearly full, and never pays to rebuild early.
    fn cash_weight(&self) -> f32 {
        let markers = self.hordes[self.turn].count_ones() as usize;
        let points = |count: usize| f32::from(self.rules.horde_points[count.min(6)]);
        points(markers) + points(2) - points(markers + 2)
    }

    /// Of the cards that an Elf's owner may keep, those of the largest sets. In canonical order a card that is passed over is
    /// gone, so the lowest of those worth keeping comes first.
    fn keeping_weight(&self, sets: &Sets, kind: Kind) -> f32 {
        let room = self.last_band().size - self.keeping.len();
        let hand = &self.hands[self.turn].cards;
        let better = kinds::each(self.keepable())
            .filter(|&other| sets.around(other) > sets.around(kind))
            .map(|other| hand.count(other) - self.keeping.count(other))
            .sum::<u8>();
        let worth_keeping = better < room;
        // The lowest kind worth keeping has the highest weight.
        if worth_keeping {
            2.0 - f32::from(kind.0) / 64.0
        } else {
            0.5
        }
    }

    // ---- playouts

    /// The better of waiting and the best Band. What a Band is worth need not be known where the choice is clear without it:
    /// as long as no third Dragon can come, only the next card counts.
    fn quick_turn(&self, rng: &mut Rng) -> Choice {
        let sets = Sets::of(&self.hands[self.turn].cards);
        let leaders = self.leadable();
        let risk = mind::risk(self);
        let mut wait = None;
        if self.may_recruit() {
            let (recruit, step) = self.best_recruit(&sets, rng);
            if leaders == 0 || (risk == 0.0 && step > TURN) {
                return recruit;
            }
            wait = (risk > 0.0).then_some((recruit, step));
        } else if leaders == 0 {
            return self.ten_wild();
        }
        if wait.is_none() && leaders.is_power_of_two() {
            return Choice::Lead(kinds::nth(leaders, 0));
        }
        let mind = Mind::at_risk(self, self.turn, risk);
        let (lead, value) = plan::best_lead(self, &mind, &sets, leaders);
        match wait {
            Some((recruit, step)) if (value + step) * (1.0 - risk) - TURN > value => recruit,
            _ => Choice::Lead(lead),
        }
    }

    /// Where the next card comes from, and what it adds.
    #[inline]
    fn best_recruit(&self, sets: &Sets, rng: &mut Rng) -> (Choice, f32) {
        let pool = self.pool.kinds();
        let largest = sets.largest();
        let (fitting, size) = sets.fitting_up_to(pool, largest);
        let (mut best, mut step) = (fitting, self.step_from(size));
        if pool & kinds::WILDS != 0 && (fitting == 0 || WILD_STEP > step) {
            (best, step) = (pool & kinds::WILDS, WILD_STEP);
        }
        let drawn = MATCHING * self.step_from(largest) + 0.2;
        if best == 0 || step <= drawn {
            return (Choice::Draw, drawn);
        }
        let nth = rng.below(best.count_ones());
        (Choice::Take(kinds::nth(best, nth)), step)
    }

    /// A further Band is asked for only with a card that can lead it (ET-CHAIN-7).
    fn quick_lead(&self) -> Choice {
        let leaders = self.leadable();
        let mind = Mind::of(self, self.turn);
        let sets = Sets::of(&self.hands[self.turn].cards);
        Choice::Lead(plan::best_lead(self, &mind, &sets, leaders).0)
    }

    fn quick_marker(&self) -> Choice {
        let (regions, _) = self.regions();
        let mind = Mind::of(self, self.turn);
        let gain = |kingdom: &Kingdom| mind.gain(self, kingdom.index());
        let open = Kingdom::all().filter(|kingdom| regions >> kingdom.0 & 1 == 1);
        open.max_by(|a, b| gain(a).total_cmp(&gain(b)))
            .map_or(Choice::Decline, Choice::Place)
    }

    fn quick_coin(&self) -> Choice {
        if self.coin_weight() > 0.0 {
            Choice::Use
        } else {
            Choice::Decline
        }
    }
}

/// What a Leader's ability is worth with a Band of this size, the marker apart.
fn ability_worth(
    game: &Ethnos,
    mind: &Mind,
    ability: Ability,
    size: u8,
    rest: u8,
    colour: u8,
) -> f32 {
    let cards = f32::from(size);
    match ability {
        Ability::KeepCards => 0.6 * f32::from(size.min(rest)),
        Ability::LargestBand if game.giant.is_none_or(|token| size > token.size) => {
            let age = usize::from(game.age) - 1;
            // A larger Band is less likely to lose the token again.
            let holds = mind.progress.max((cards / 6.0).min(1.0));
            f32::from(game.rules.giant.take) + f32::from(game.rules.giant.ages[age]) * holds
        }
        Ability::Track => mind::TRACK_STEP * cards + mind.symbols(game, size) * 2.0,
        Ability::Horde if game.horde_has_room(mind.seat, colour) => {
            plan::horde_step(game, mind.seat)
        }
        Ability::Coin => 0.5,
        Ability::TieToken if game.free_trolls(size) != 0 => 0.5 + cards / 3.0,
        Ability::DrawCards => 0.7 * cards * (1.0 - mind.risk),
        _ => 0.0,
    }
}
