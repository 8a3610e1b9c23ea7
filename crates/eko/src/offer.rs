//! The open question and all its answers.

use kernel::{Rng, Seat, nth_one};

use crate::choice::{Choice, Disc, Stage};
use crate::game::Eko;
use crate::stacks::HIGHEST;
use crate::tile::Terrain;
use crate::{Building, Site, Sites, Space, Spaces};

/// All answers as sets: the list is written, and one answer drawn, without building anything.
pub(crate) struct Offer {
    of_space: fn(Space) -> Choice,
    spaces: Spaces,
    sites: Sites,
    /// Which of [`WORDS`].
    words: u32,
}

/// Answers that name no space, in the order of the list.
const WORDS: [Choice; 21] = [
    Choice::Raise(Building::Encampment),
    Choice::Raise(Building::Tower),
    Choice::Raise(Building::Castle),
    Choice::Disc(Disc::Ordinary),
    Choice::Disc(Disc::Emperor),
    Choice::Give(Seat(0)),
    Choice::Give(Seat(1)),
    Choice::Give(Seat(2)),
    Choice::Give(Seat(3)),
    add(1, false),
    add(2, false),
    add(3, false),
    add(4, false),
    add(1, true),
    add(2, true),
    add(3, true),
    add(4, true),
    Choice::March,
    Choice::Sand,
    Choice::Moon,
    Choice::Pass,
];

const RAISE: u32 = 1;
const ORDINARY: u32 = 1 << 3;
const EMPEROR: u32 = 1 << 4;
const GIVE: u32 = 1 << 5;
const ADD: u32 = 1 << 9;
const ADD_WITH_EMPEROR: u32 = 1 << 13;
const MARCH: u32 = 1 << 17;
const SAND: u32 = 1 << 18;
const MOON: u32 = 1 << 19;
const PASS: u32 = 1 << 20;

const fn add(discs: u8, emperor: bool) -> Choice {
    Choice::Add { discs, emperor }
}

impl Offer {
    #[inline]
    fn spaces(of_space: fn(Space) -> Choice, spaces: Spaces) -> Self {
        Self {
            of_space,
            spaces,
            ..Self::words(0)
        }
    }

    #[inline]
    fn words(words: u32) -> Self {
        Self {
            of_space: Choice::Lift,
            spaces: Spaces::NONE,
            sites: Sites::NONE,
            words,
        }
    }

    pub(crate) fn list(&self, out: &mut Vec<Choice>) {
        out.extend(self.spaces.map(self.of_space));
        out.extend(self.sites.map(Choice::Build));
        out.extend(
            (0..WORDS.len())
                .filter(|nth| self.words >> nth & 1 == 1)
                .map(|nth| WORDS[nth]),
        );
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.spaces.is_empty() && self.sites.is_empty() && self.words == 0
    }

    /// The answers that a stage calls for in a playout: building, the higher the better, attacks, ordinary discs before the
    /// Emperor, no Forced March, as many reinforcements as there can be.
    #[inline]
    pub(crate) fn liked_at(&self, stage: Stage, enemies: Spaces) -> Self {
        let words = match stage {
            Stage::Action | Stage::Destination { .. } => 0,
            Stage::Construction { .. } => self.words & !RAISE,
            Stage::Spending { .. } | Stage::Toll { .. } => self.words & ORDINARY,
            Stage::March => self.words & PASS,
            Stage::Reinforcement => self.words & !PASS,
            _ => self.words,
        };
        let spaces = match stage {
            Stage::Action => Spaces::NONE,
            Stage::Destination { .. } => self.spaces & enemies,
            _ => self.spaces,
        };
        Self {
            spaces,
            words,
            ..*self
        }
    }

    #[inline]
    pub(crate) fn sample(&self, rng: &mut Rng) -> Choice {
        // Sites and words share a machine word, so that they are counted, and one of them found, at once.
        let rest = u64::from(self.sites.0) | u64::from(self.words) << 32;
        let spaces = self.spaces.len();
        let roll = rng.below(spaces + rest.count_ones());
        if roll < spaces {
            return (self.of_space)(self.spaces.nth(roll));
        }
        match nth_one(rest, roll - spaces) {
            site @ 0..32 => Choice::Build(Site(site)),
            word => WORDS[usize::from(word - 32) % WORDS.len()],
        }
    }
}

impl Eko {
    #[inline]
    pub(crate) fn offer(&self) -> Offer {
        let own = self.stacks.of(self.active);
        match self.stage {
            // The ways through Tempests are no set of anything: the game lists them itself.
            Stage::Over(_) | Stage::Route { .. } => Offer::words(0),
            Stage::Swap => {
                let others = own.those(|space| !self.emperor_on(self.active, space));
                Offer {
                    words: PASS,
                    ..Offer::spaces(Choice::Swap, others)
                }
            }
            Stage::Action => self.offer_action(),
            Stage::Destination { from } => Offer::spaces(Choice::To, self.destinations(from)),
            Stage::Toll { from, to, zones } => {
                let (ordinary, emperor) = self.tolls(from, to, zones);
                Offer::words(when(ordinary, ORDINARY) | when(emperor, EMPEROR))
            }
            Stage::Construction { site } => {
                let fits = |building: Building| {
                    self.payers(site, building)
                        .is_some_and(|payers| !payers.is_empty())
                };
                let words =
                    Building::ALL.map(|building| when(fits(building), RAISE << building as u32));
                Offer::words(words.into_iter().sum())
            }
            Stage::Payment { site, building } => {
                Offer::spaces(Choice::Pay, self.payers(site, building).unwrap_or_default())
            }
            Stage::Spending { .. } | Stage::MoonDisc { .. } => Offer::words(ORDINARY | EMPEROR),
            Stage::Banishment => Offer::spaces(Choice::Banish, self.banishable()),
            Stage::March => Offer::words(MARCH | PASS),
            Stage::Exchange { by } => {
                Offer::words(self.captives(by).map(|captive| GIVE << captive.0).sum())
            }
            Stage::Reinforcement => self.offer_reinforcement(),
            Stage::Amount { to } => self.offer_amount(to),
            Stage::Moon => Offer::spaces(Choice::Land, self.landings()),
        }
    }

    #[inline]
    fn offer_action(&self) -> Offer {
        let (spaces, sites) = self.actions();
        let sand = self.can_banish();
        let idle = spaces.is_empty() && sites.is_empty();
        let words = when(sand, SAND) | when(sand && idle, PASS);
        Offer {
            sites,
            words,
            ..Offer::spaces(Choice::Lift, spaces)
        }
    }

    #[inline]
    fn offer_reinforcement(&self) -> Offer {
        let stacks = self.reinforceable();
        let spreading = self.so_far.spread.is_some();
        // EK-RF2, EK-RF4: one must, as long as one can; with the Temple of the Wind the Emperor comes before the end.
        let may_stop = stacks.is_empty() || (spreading && !self.emperor_in_reserve(self.active));
        let moon = !spreading && self.can_land();
        let words = when(moon, MOON) | when(may_stop, PASS);
        Offer {
            words,
            ..Offer::spaces(Choice::Reinforce, stacks)
        }
    }

    #[inline]
    fn offer_amount(&self, to: Space) -> Offer {
        let room = HIGHEST - self.stacks.size_of_stack(to);
        let seat = self.active;
        let ordinary = self.reserve[seat];
        if !self.emperor_in_reserve(seat) {
            return Offer::words(amounts(1, room.min(ordinary)) * ADD);
        }
        // EK-RF5: the Emperor alone goes where no other disc may.
        if self.exception_applies() {
            return Offer::words(ADD_WITH_EMPEROR);
        }
        let with = amounts(1, room.min(ordinary + 1)) * ADD_WITH_EMPEROR;
        // EK-A9: with the Temple of the Wind the Emperor may join a later stack, if there is one.
        let later = self.holds(seat, Terrain::TempleOfTheWind)
            && !self.reinforceable().after(to).is_empty();
        Offer::words(with | when(later, amounts(1, room.min(ordinary)) * ADD))
    }
}

#[inline]
fn when(condition: bool, words: u32) -> u32 {
    if condition { words } else { 0 }
}

/// A bit for each amount, the lowest for 1.
#[inline]
fn amounts(least: u8, most: u8) -> u32 {
    (least..=most).map(|discs| 1 << (discs - 1)).sum()
}
