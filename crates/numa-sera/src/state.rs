//! The true state of a table: plain data, copied byte by byte.

use kernel::{BySeat, Pool, Seat, Shared};

pub(crate) use crate::agenda::{Ctx, Step};
use crate::bag::Bag;
use crate::content::{Card, Condition4, Content, NONE, SetId};
use crate::mods::Mods;
use crate::setup::Settings;
use crate::stack::Stack;

/// At most so many players (NS-R1-1).
pub(crate) const SEATS: usize = 4;
pub(crate) const MOST_BLOCKS: usize = 32;
pub(crate) const LASTINGS: usize = 8;
pub(crate) const HOLDERS: usize = 48;
/// Other Actions in one turn (NS-D43).
pub(crate) const MOST_ACTIONS: u8 = 40;
/// Offers in one turn (NS-D11).
pub(crate) const MOST_OFFERS: u8 = 3;
/// How often an offer may be answered by a counter-offer.
pub(crate) const MOST_COUNTERS: u8 = 2;
/// Rounds until the game is stopped (NS-D40).
pub(crate) const MOST_ROUNDS: u8 = 40;
const AGENDA: usize = 120;

/// Winds of Numa Sera.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NumaSera {
    pub(crate) content: Shared<Content>,
    pub(crate) settings: Settings,
    pub(crate) players: BySeat<Player, SEATS>,
    pub(crate) table: Table,
    pub(crate) battle: Option<Battle>,
    pub(crate) trade: Option<Trade>,
    /// What is still to do, last in first out. The open question is on top.
    pub(crate) agenda: Stack<Step, AGENDA>,
    pub(crate) over: Option<Ending>,
}

/// The middle of the table, and how far the turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Table {
    pub(crate) deck: Deck,
    pub(crate) discard: Bag,
    pub(crate) forge: Supply<25>,
    pub(crate) holds: Supply<10>,
    pub(crate) colleges: [u8; 5],
    /// Capital on cards, by holder.
    pub(crate) placed: [u16; HOLDERS],
    /// Cards that a player looks at before keeping one (NS-D31), seen by that player alone.
    pub(crate) looked: Stack<u8, 8>,
    pub(crate) active: Seat,
    pub(crate) first: Seat,
    pub(crate) round: u8,
    pub(crate) explored: bool,
    pub(crate) actions: u8,
    pub(crate) offers: u8,
    pub(crate) extra_attacks: u8,
    pub(crate) extra_builds: u8,
    /// A Block that may not win the game is being resolved (NS-R12-4).
    pub(crate) no_victory: bool,
}

/// The Exploration deck: cards that no one knows, and under them what was put to the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Deck {
    pub(crate) top: Pool<80>,
    /// Topmost first. Cards put down together have the same batch and no order among each other.
    pub(crate) bottom: Stack<Bottomed, 80>,
    pub(crate) batches: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Bottomed {
    pub(crate) card: u8,
    pub(crate) batch: u8,
    /// The seat that knows the cards of this batch, while it is whole.
    pub(crate) by: u8,
}

/// A face-down deck, a row of face-up cards and what everyone saw going under the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Supply<const N: usize> {
    pub(crate) deck: Pool<N>,
    pub(crate) bottom: Stack<u8, N>,
    pub(crate) row: [u8; 4],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    pub(crate) kingdom: u8,
    /// Which of the kingdom's three Heroes is first, second, third.
    pub(crate) line: [u8; 3],
    pub(crate) line_set: bool,
    /// How many Heroes have perished; 3 is eliminated.
    pub(crate) fallen: u8,
    pub(crate) power: i16,
    pub(crate) capital: i16,
    pub(crate) hand: Bag,
    /// What each seat, and last the spectators, know to be in this hand.
    pub(crate) known: [Bag; SEATS + 1],
    pub(crate) slots: [u8; 5],
    /// Slots that Forge Training has upgraded.
    pub(crate) upgraded: u8,
    /// Items taken in Battle that must wait for the next own turn (NS-D28).
    pub(crate) waiting: u128,
    pub(crate) mavens: u128,
    pub(crate) blessing: u8,
    pub(crate) strongholds: u16,
    pub(crate) skills: [u8; 5],
    pub(crate) classes: u8,
    /// Classes whose event has happened but that are not unlocked yet.
    pub(crate) earned: u8,
    /// Ticked Blocks, the pre-ticked one included.
    pub(crate) blocks: u32,
    pub(crate) slain: u8,
    /// Fulfilled Victory Conditions.
    pub(crate) met: u8,
    pub(crate) used_turn: u64,
    pub(crate) used_game: u64,
    /// Pools tried this turn (NS-D36).
    pub(crate) tried: u128,
    pub(crate) lasting: [u8; LASTINGS],
    /// Holders that have Capital of this player, and those that shall not be used this turn (NS-D30).
    pub(crate) purse: u64,
    pub(crate) spared: u64,
    pub(crate) promises: Promises,
    pub(crate) cache: Cache,
}

/// What was promised to others (NS-D11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Promises {
    /// Seats not to be attacked in the turn that runs, and in the next own turn.
    pub(crate) truce_now: u8,
    pub(crate) truce_next: u8,
    /// By payer.
    pub(crate) contract_now: [Contract; SEATS],
    pub(crate) contract_next: [Contract; SEATS],
    pub(crate) kept: u8,
    pub(crate) broken: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Contract {
    /// Who is to be attacked; `NONE` where there is no contract.
    pub(crate) target: u8,
    pub(crate) escrow: i16,
}

impl Contract {
    pub(crate) const NOTHING: Contract = Contract {
        target: NONE,
        escrow: 0,
    };
}

/// Follows from the rest of the player; kept up to date by `refresh`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Cache {
    pub(crate) flat: Mods,
    pub(crate) triggers: u16,
    /// Something changed: Classes and Victory Conditions have to be looked at.
    pub(crate) dirty: bool,
    pub(crate) able: Able,
}

/// What is in play and waits for something, in board order, so that not everything has to be looked at for every event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Able {
    /// With the triggers of each.
    pub(crate) sets: Stack<(SetId, u16), 32>,
    /// Which of them are Items: from here to there.
    pub(crate) items: (u8, u8),
    /// Whether all found room.
    pub(crate) whole: bool,
}

impl Default for Able {
    fn default() -> Self {
        Self {
            sets: Stack::new((SetId(0), 0)),
            items: (0, 0),
            whole: true,
        }
    }
}

/// It follows from what is in play, which is in the hash.
impl std::hash::Hash for Able {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

/// What is attacked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
pub enum Target {
    Independent(u8),
    Controlled(u8),
    Hero(Seat),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Battle {
    pub(crate) attacker: Seat,
    /// The attacker again, against an Independent Stronghold.
    pub(crate) defender: Seat,
    pub(crate) target: Target,
    pub(crate) sides: [Side; 2],
    /// Abilities used in this Battle, by side.
    pub(crate) used: [u64; 2],
    pub(crate) revealed: bool,
    pub(crate) rolled: bool,
    /// Decided: the side that won.
    pub(crate) winner: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Side {
    /// Frozen when the Battle begins.
    pub(crate) base: Mods,
    /// With the cards that were played.
    pub(crate) mods: Mods,
    /// Lies face down; still counted in the hand until it is revealed.
    pub(crate) committed: u8,
    /// Revealed and not negated.
    pub(crate) played: Stack<u8, 6>,
    /// Revealed but negated.
    pub(crate) negated: u8,
    pub(crate) extra_cards: u8,
    /// Bit 0: the roll counts as positive, bit 1: as negative.
    pub(crate) signs: u8,
    pub(crate) roll_twice: bool,
    pub(crate) die: i8,
}

impl Side {
    pub(crate) const FRESH: Side = Side {
        base: Mods::NONE,
        mods: Mods::NONE,
        committed: NONE,
        played: Stack::new(0),
        negated: NONE,
        extra_cards: 0,
        signs: 0,
        roll_twice: false,
        die: 0,
    };
}

/// An offer: side 0 is the active player, side 1 the partner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Trade {
    pub(crate) partner: Seat,
    /// The side that makes the present offer.
    pub(crate) by: u8,
    /// Proposed: everyone knows it.
    pub(crate) open: bool,
    pub(crate) counters: u8,
    pub(crate) capital: [i16; 2],
    pub(crate) cards: [Bag; 2],
    pub(crate) truce: [bool; 2],
    /// The seat that each side promises to attack.
    pub(crate) attack: [u8; 2],
    /// In version 2 of the rules parts are added in ascending order; since then it stays 0.
    pub(crate) rank: u16,
    /// Follows from what the side that makes the offer can see.
    pub(crate) wantable: u128,
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ending {
    pub(crate) winners: u8,
    pub(crate) how: How,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum How {
    Condition(Condition4),
    Survivor,
    LengthGuard,
}

impl How {
    /// The stable word for the ending.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            How::Condition(condition) => condition.word(),
            How::Survivor => "survivor",
            How::LengthGuard => "length-guard",
        }
    }
}

impl Player {
    pub(crate) fn nobody() -> Self {
        Self {
            kingdom: NONE,
            line: [0, 1, 2],
            line_set: false,
            fallen: 0,
            power: 0,
            capital: 0,
            hand: Bag::default(),
            known: [Bag::default(); SEATS + 1],
            slots: [NONE; 5],
            upgraded: 0,
            waiting: 0,
            mavens: 0,
            blessing: NONE,
            strongholds: 0,
            skills: [0; 5],
            classes: 0,
            earned: 0,
            blocks: 0,
            slain: 0,
            met: 0,
            used_turn: 0,
            used_game: 0,
            tried: 0,
            lasting: [0; LASTINGS],
            purse: 0,
            spared: 0,
            promises: Promises {
                truce_now: 0,
                truce_next: 0,
                contract_now: [Contract::NOTHING; SEATS],
                contract_next: [Contract::NOTHING; SEATS],
                kept: 0,
                broken: 0,
            },
            cache: Cache::default(),
        }
    }

    pub(crate) fn alive(&self) -> bool {
        self.fallen < 3
    }

    /// Items on the Hero; a two-handed weapon is one (NS-D34).
    pub(crate) fn equipped(&self) -> u128 {
        self.slots
            .iter()
            .filter(|&&card| card != NONE)
            .fold(0, |set, &card| set | 1 << card)
    }

    /// A card that everyone sees going to this hand.
    pub(crate) fn gain_open(&mut self, card: Card) {
        self.hand.add(card);
        self.known.iter_mut().for_each(|known| known.add(card));
    }

    /// A card that everyone sees leaving this hand.
    pub(crate) fn lose_open(&mut self, card: Card) {
        self.hand.remove(card);
        self.known.iter_mut().for_each(|known| known.remove(card));
        self.waiting &= !(1 << card.0);
    }
}

impl<const N: usize> Supply<N> {
    pub(crate) fn empty() -> Self {
        Self {
            deck: Pool::new(),
            bottom: Stack::new(0),
            row: [NONE; 4],
        }
    }

    /// The top card: from the unknown part first, then what was put to the bottom.
    pub(crate) fn draw(&mut self, dice: &mut kernel::Dice) -> Option<u8> {
        match self.deck.draw(dice) {
            Some(card) => Some(card),
            None if self.bottom.is_empty() => None,
            None => Some(self.bottom.take(0)),
        }
    }

    /// Fills the gaps of the row (NS-D9).
    pub(crate) fn refill(&mut self, row: u8, dice: &mut kernel::Dice) {
        for place in 0..usize::from(row) {
            if self.row[place] == NONE {
                self.row[place] = self.draw(dice).unwrap_or(NONE);
            }
        }
    }

    /// Takes a face-up card away.
    pub(crate) fn take(&mut self, card: u8) {
        if let Some(place) = self.row.iter_mut().find(|place| **place == card) {
            *place = NONE;
        }
    }
}

impl NumaSera {
    /// Everyone who is still in the game, clockwise from `seat`.
    pub(crate) fn alive_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        seat.clockwise(self.settings.seats)
            .filter(|&seat| self.players[seat].alive())
    }

    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.alive_from(seat).filter(move |&other| other != seat)
    }

    /// The players immediately to the left and right (NS-R3-13); elimination closes the gap (NS-D2).
    pub(crate) fn neighbors(&self, seat: Seat) -> [Option<Seat>; 2] {
        let mut others = self.others(seat);
        let left = others.next();
        let right = others.last();
        [left, right]
    }

    pub(crate) fn hero(&self, seat: Seat) -> u8 {
        let player = &self.players[seat];
        let nth = player.line[usize::from(player.fallen.min(2))];
        self.content.kingdoms[usize::from(player.kingdom)].heroes[usize::from(nth)]
    }

    pub(crate) fn push(&mut self, step: Step) {
        self.agenda.push(step);
    }
}
