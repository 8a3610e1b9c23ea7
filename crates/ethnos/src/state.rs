//! The true state of a table of Ethnos.

use kernel::{BySeat, Pool, Seat};

use crate::card::{Cards, KINGDOMS, Kind, kinds};
use crate::rules::{COIN_VALUES, MAX_DECK, MAX_SEATS, Rules};

/// One game of Ethnos. Plain inline data: a copy is a memcpy.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ethnos {
    pub(crate) rules: Rules,
    pub(crate) age: u8,
    /// The first player of this Age.
    pub(crate) first: Seat,
    /// Who is asked, and what.
    pub(crate) turn: Seat,
    pub(crate) ask: Ask,
    pub(crate) deck: Deck,
    /// The face-up cards beside the board (ET-DEF-6).
    pub(crate) pool: Cards,
    pub(crate) hands: BySeat<Hand, MAX_SEATS>,
    pub(crate) bands: Bands,
    /// The Band that is being put together, still in secret.
    pub(crate) building: Building,
    /// The cards that an Elf's owner keeps, still in secret.
    pub(crate) keeping: Cards,
    /// The last card named of those that are kept, or fed to the Dashboard: several are named in canonical order.
    pub(crate) last_named: LastNamed,
    pub(crate) tokens: [[u8; 3]; KINGDOMS],
    /// Markers by kingdom and party (ET-DEF-9).
    pub(crate) markers: [[u8; MAX_SEATS]; KINGDOMS],
    pub(crate) supply: BySeat<u8, MAX_SEATS>,
    pub(crate) glory: BySeat<u16, MAX_SEATS>,
    /// Positions on the Merfolk board.
    pub(crate) track: BySeat<u8, MAX_SEATS>,
    pub(crate) giant: Option<GiantToken>,
    /// Occupied spaces of each Orc board, a bit for each colour.
    pub(crate) hordes: BySeat<u8, MAX_SEATS>,
    /// Troll tokens held, a bit for each in the order of the rules.
    pub(crate) trolls: BySeat<u8, MAX_SEATS>,
    pub(crate) coins: Coins,
    /// Who drew the third Dragon of the Age that is being scored or was scored last (ET-DRAGON-6).
    pub(crate) third: Option<Seat>,
    /// Who won with ten Skeletons (ET-TRIBE-SKELETON-8).
    pub(crate) wild_winner: Option<Seat>,
    pub(crate) solo: SoloTable,
}

/// The open question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Ask {
    /// Recruit or play a Band (ET-TURN-2).
    Turn,
    /// Another card for the Band, or close it. `further`: it is one more Band after a Centaur's.
    Members {
        further: bool,
    },
    /// Where the marker of step 3 goes, if anywhere.
    Marker,
    /// Where a free marker of the Merfolk goes, if anywhere; so many are left (ET-TRIBE-MERFOLK-3).
    FreeMarkers {
        left: u8,
    },
    /// A marker for the Orc board? (ET-TRIBE-ORC-1)
    Horde,
    /// Which Troll token? (ET-TRIBE-TROLL-1)
    Token,
    /// Lay the coin? (ET-TRIBE-RACCOON-1)
    Coin,
    /// Lead one more Band? (ET-CHAIN-1)
    Another,
    /// Which cards stay in hand? (ET-TRIBE-ELF-1)
    Keep,
    /// Draw X cards? (ET-TRIBE-WIZARD-1)
    Study,
    /// Empty the Orc board? (ET-TRIBE-ORC-4)
    Cash,
    /// Solo: so many more cards of the pool for the Dashboard (ET-SOLO-21, ET-SOLO-66).
    Feed {
        left: u8,
    },
    /// Solo: one of the discarded cards for the Dashboard (ET-SOLO-25).
    FeedDiscarded,
    /// Solo: who leads the Party of this column? (ET-SOLO-40)
    Leader {
        column: u8,
    },
    /// Solo: which Region takes Bruno's free Koi marker; so many are left (ET-SOLO-50).
    BrunoFree {
        left: u8,
    },
    /// Solo: which Region takes the coin (ET-SOLO-53).
    BrunoCoin,
    /// Solo: which colour takes the Monkey marker and with it the Region marker (ET-SOLO-57), or, with a full board, the
    /// Region marker alone (ET-SOLO-58).
    BrunoHorde,
    /// Solo: which Dashboard card is discarded (ET-SOLO-60).
    Dismiss,
    Over,
}

/// The undrawn cards. No one knows their order, so none is stored: `above` of the allies come before any Dragon can.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Deck {
    pub(crate) allies: Pool<MAX_DECK>,
    /// Cards above the part that the Dragons were shuffled into (ET-AGE-9).
    pub(crate) above: u8,
    /// Dragons revealed in this Age.
    pub(crate) dragons: u8,
}

pub(crate) const DRAGONS: u8 = 3;

impl Deck {
    /// Cards in the deck, Dragons included: public (ET-DEF-11).
    pub(crate) fn len(&self) -> u8 {
        self.allies.len() + DRAGONS - self.dragons
    }
}

/// A hand. Everyone knows the open cards, because they were taken from the pool (ET-DRAW-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hand {
    pub(crate) cards: Cards,
    /// Part of `cards`.
    pub(crate) open: Cards,
}

impl Hand {
    pub(crate) const EMPTY: Hand = Hand {
        cards: Cards::NONE,
        open: Cards::NONE,
    };

    /// Takes a card away. If one of its kind was open, the others can no longer be sure that another is there.
    #[inline]
    pub(crate) fn remove(&mut self, kind: Kind) {
        self.cards.remove(kind);
        self.open.forget(kind);
    }
}

/// A Band on the table (ET-BAND-6). Its cards stand in [`Bands::cards`]: the Leader first, except for Bruno's Parties, which a
/// Setup card leads that is no card of the Party (ET-SOLO-39).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Band {
    pub(crate) owner: Seat0,
    pub(crate) leader: Kind,
    /// As played: Leader and wild cards included (ET-DEF-4).
    pub(crate) size: u8,
    pub(crate) wild: u8,
    pub(crate) start: u8,
}

/// A seat with a default, for arrays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Seat0(pub(crate) u8);

/// The Bands of this Age in the order played.
#[derive(Clone, Copy)]
pub(crate) struct Bands {
    heads: [Band; MAX_DECK],
    cards: [Kind; MAX_DECK],
    count: u8,
    laid: u8,
}

impl Bands {
    pub(crate) const NONE: Bands = Bands {
        heads: [Band {
            owner: Seat0(0),
            leader: Kind(0),
            size: 0,
            wild: 0,
            start: 0,
        }; MAX_DECK],
        cards: [Kind(0); MAX_DECK],
        count: 0,
        laid: 0,
    };

    #[inline]
    pub(crate) fn all(&self) -> &[Band] {
        &self.heads[..usize::from(self.count)]
    }

    /// The cards of a Band in the order laid.
    pub(crate) fn cards(&self, band: &Band) -> &[Kind] {
        &self.cards[usize::from(band.start)..usize::from(band.start + band.size)]
    }

    /// Every card on the table.
    pub(crate) fn laid(&self) -> &[Kind] {
        &self.cards[..usize::from(self.laid)]
    }

    #[inline]
    pub(crate) fn last(&self) -> Option<&Band> {
        self.all().last()
    }

    #[inline]
    pub(crate) fn play(&mut self, owner: Seat, leader: Kind, cards: &[Kind]) -> Band {
        let start = usize::from(self.laid);
        self.cards[start..start + cards.len()].copy_from_slice(cards);
        let wild = cards.iter().filter(|kind| kind.is_wild()).count() as u8;
        let size = cards.len() as u8;
        let band = Band {
            owner: Seat0(owner.0),
            leader,
            size,
            wild,
            start: self.laid,
        };
        self.heads[usize::from(self.count)] = band;
        self.count += 1;
        self.laid += size;
        band
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.count = 0;
        self.laid = 0;
    }
}

/// What can be seen of the table: each owner's Bands in order, and whose was the last. How the Bands of different owners
/// were interleaved matters to no one.
impl Bands {
    fn seen(&self) -> impl Iterator<Item = (u8, Kind, &[Kind])> {
        let by_owner = (0..MAX_SEATS as u8)
            .flat_map(|owner| self.all().iter().filter(move |band| band.owner.0 == owner));
        by_owner.map(|band| (band.owner.0, band.leader, self.cards(band)))
    }

    fn last_owner(&self) -> Option<u8> {
        self.last().map(|band| band.owner.0)
    }
}

impl PartialEq for Bands {
    fn eq(&self, other: &Self) -> bool {
        self.last_owner() == other.last_owner() && self.seen().eq(other.seen())
    }
}

impl Eq for Bands {}

impl std::hash::Hash for Bands {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.last_owner().hash(state);
        self.seen().for_each(|band| band.hash(state));
    }
}

impl std::fmt::Debug for Bands {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list()
            .entries(self.all().iter().map(|band| (band, self.cards(band))))
            .finish()
    }
}

/// A Band under construction: the Leader, then members in canonical order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Building {
    cards: [Kind; Building::MOST],
    len: u8,
    /// The kinds in hand that may still join: of the Leader's tribe or colour as long as both are possible, wild ones, and none
    /// smaller than the last that joined, so that each set of cards has exactly one path.
    allowed: u64,
}

impl Building {
    pub(crate) const MOST: usize = 10;
    pub(crate) const NONE: Building = Building {
        cards: [Kind(0); Building::MOST],
        len: 0,
        allowed: 0,
    };

    /// The cards stay in `hand` until the Band is closed: until then no one else knows of it.
    #[inline]
    pub(crate) fn begin(leader: Kind, hand: &Cards) -> Self {
        let mut building = Self::NONE;
        building.cards[0] = leader;
        building.len = 1;
        let matching = kinds::tribe(leader.slot()) | kinds::colour(leader.colour()) | kinds::WILDS;
        building.allowed = hand.kinds() & matching & !used_up(hand, leader, 1);
        building
    }

    #[inline]
    pub(crate) fn cards(&self) -> &[Kind] {
        &self.cards[..usize::from(self.len)]
    }

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn allowed(&self) -> u64 {
        self.allowed
    }

    pub(crate) fn leader(&self) -> Kind {
        self.cards[0]
    }

    #[inline]
    pub(crate) fn join(&mut self, kind: Kind, hand: &Cards) {
        let leader = self.cards[0];
        self.cards[usize::from(self.len)] = kind;
        self.len += 1;
        // One tribe or one colour, never a mixture (ET-BAND-2, ET-BAND-3).
        let matching = if kind == leader || kind.is_wild() {
            !0
        } else if kind.slot() == leader.slot() {
            kinds::tribe(leader.slot()) | kinds::WILDS
        } else {
            kinds::colour(leader.colour()) | kinds::WILDS
        };
        let used = self.cards().iter().filter(|other| **other == kind).count() as u8;
        self.allowed &= matching & kinds::from(kind) & !used_up(hand, kind, used);
    }
}

/// The bit of `kind` if the hand has no more than `used` of it.
#[inline]
fn used_up(hand: &Cards, kind: Kind, used: u8) -> u64 {
    u64::from(hand.count(kind) <= used) << kind.0
}

/// The last of several cards that one question after the other asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct LastNamed(pub(crate) Option<Kind>);

impl LastNamed {
    pub(crate) const NONE: LastNamed = LastNamed(None);

    /// The kinds that may be named next.
    #[inline]
    pub(crate) fn onwards(self) -> u64 {
        kinds::from(self.0.unwrap_or_default())
    }
}

/// No card counts as the first kind, as in the match files that were written before the two were told apart.
impl std::hash::Hash for LastNamed {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.unwrap_or_default().hash(state);
    }
}

/// Where the Giant token lies (ET-TRIBE-GIANT-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct GiantToken {
    pub(crate) holder: Seat,
    /// The size of the Band it lies on: the largest Giant-led Band of this Age.
    pub(crate) size: u8,
}

/// The Raccoon coins, counted by value: coins of a value are alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Coins {
    /// Beside the board.
    pub(crate) left: [u8; COIN_VALUES],
    /// In each kingdom, for this Age.
    pub(crate) laid: [[u8; COIN_VALUES]; KINGDOMS],
}

/// Chief Bruno's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SoloTable {
    /// The Dashboard. The column of a card is its colour (ET-SOLO-22).
    pub(crate) dashboard: Cards,
    /// Setup cards face up, a bit for each slot (ET-SOLO-41).
    pub(crate) leaders: u8,
    /// What the player discarded with their Party this turn (ET-SOLO-25).
    pub(crate) discarded: Cards,
}

impl SoloTable {
    pub(crate) const NONE: SoloTable = SoloTable {
        dashboard: Cards::NONE,
        leaders: 0,
        discarded: Cards::NONE,
    };
}

pub(crate) const BRUNO: Seat = Seat(1);
