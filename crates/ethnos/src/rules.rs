//! What the engine asks while it plays: an edition, a number of seats and the tribes of this game, boiled down to numbers.

use crate::ability::Ability;
use crate::card::{Cards, KINGDOMS, Kind, SLOTS, WILD, kinds};
use crate::content::{Components, Content, SeatRow, Sourced};
use crate::setup::Level;
use crate::{Card, Colour, Edition, Tribe};

pub(crate) const MAX_SEATS: usize = 6;
pub(crate) const MAX_DECK: usize = 96;
/// Different values of coins.
pub(crate) const COIN_VALUES: usize = 6;
pub(crate) const MAX_TROLLS: usize = 6;

/// Plain inline data, copied with the state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rules {
    pub(crate) edition: Edition,
    /// Seats that are asked. In solo there is one seat and two parties: Chief Bruno is never asked (ET-SOLO-19).
    pub(crate) seats: u8,
    pub(crate) parties: u8,
    pub(crate) ages: u8,
    pub(crate) pool: u8,
    pub(crate) hand_limit: u8,
    pub(crate) markers: u8,
    pub(crate) band_points: [u8; 7],
    pub(crate) band_points_beyond: u8,
    pub(crate) tokens_per_kingdom: u8,
    /// Whether all markers of a kingdom count against a Band, not only the own ones (ET-MARK-2), and whether only first place
    /// pays (ET-2P-2, ET-2P-3).
    pub(crate) two_players: bool,
    pub(crate) marker_optional: bool,
    pub(crate) track: Track,
    pub(crate) giant: Giant,
    pub(crate) horde_points: [u8; KINGDOMS + 1],
    pub(crate) trolls: [u8; MAX_TROLLS],
    pub(crate) troll_count: u8,
    /// Values of the coins, ascending, and how many there are of each.
    pub(crate) coins: [u8; COIN_VALUES],
    pub(crate) coin_counts: [u8; COIN_VALUES],
    /// Whether ten wild cards win the game instead of being scattered (ET-TRIBE-SKELETON-8, ET-EDGE-5).
    pub(crate) ten_wild_win: bool,
    /// Recruitment Mode: the pool is never left below this (ET-RECRUIT-2); 0 when it is off.
    pub(crate) refill: u8,
    /// A deck draw gives two cards when the pool is empty (variant).
    pub(crate) draw_two: bool,
    pub(crate) solo: Option<Solo>,
    pub(crate) glory_lap: u16,
    pub(crate) colours: [Colour; KINGDOMS],
    // What depends on the tribes of this game:
    pub(crate) slots: u8,
    pub(crate) tribes: [Tribe; SLOTS],
    pub(crate) abilities: [Ability; SLOTS],
    /// Cards of each colour in each tribe; for a wild tribe, all its cards.
    pub(crate) copies: [u8; SLOTS],
    pub(crate) leaders: u64,
    pub(crate) has: Pieces,
    pub(crate) learned: Learned,
}

/// Whether bots have learned with this content. It changes nothing in a match, so it is no part of its hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Learned(pub(crate) bool);

impl std::hash::Hash for Learned {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

/// The Merfolk/Koi board (ET-COMP-22 to ET-COMP-25).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Track {
    pub(crate) last: u8,
    /// A bit for each space with the marker symbol.
    pub(crate) symbols: u32,
    pub(crate) awards: [u8; 3],
    /// Only the leader scores, one slot (ET-TRIBE-MERFOLK-12).
    pub(crate) leader_only: bool,
}

/// The Giant/Bear token (ET-COMP-19, ET-COMP-20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Giant {
    pub(crate) take: u8,
    pub(crate) ages: [u8; 3],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Solo {
    pub(crate) level: Level,
    pub(crate) dashboard_start: u8,
    /// Cards that a column needs before it is played; 0 = whenever a marker could be placed (ET-SOLO-33).
    pub(crate) triggers: [u8; KINGDOMS],
    /// The two regions that get the best tokens (ET-SOLO-9).
    pub(crate) best: [u8; 2],
    /// Hard: how many pool cards go to the Dashboard after a pool pick (ET-SOLO-66); 255 = all.
    pub(crate) sweep: u8,
}

/// Which tribes with pieces of their own are in the game (ET-SETUP-23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pieces {
    pub(crate) track: bool,
    pub(crate) giant: bool,
    pub(crate) hordes: bool,
    pub(crate) trolls: bool,
    pub(crate) coins: bool,
    /// Cards that lead nothing.
    pub(crate) wild: bool,
}

/// What a set-up asks for beyond edition and seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Extras {
    pub(crate) draw_two: bool,
    pub(crate) recruitment: bool,
    pub(crate) level: Option<Level>,
}

impl Rules {
    /// The rules before the tribes are drawn. `None` if the content has no row for that many seats.
    pub(crate) fn new(
        content: &Content,
        edition: Edition,
        seats: u8,
        extras: Extras,
    ) -> Option<Rules> {
        let row = content.row(seats)?;
        let parts = content.components(edition);
        let switches = content.switches(edition);
        let solo = extras
            .level
            .and_then(|level| solo(parts, level, switches.is("solo_hard_sweep", "all")));
        let coins = parts.raccoon.iter().flat_map(|raccoon| &raccoon.coins);
        let trolls = &parts.troll_tokens.values.values;
        let parties = if seats == 1 { 2 } else { seats };
        Some(Rules {
            edition,
            seats,
            parties,
            ages: row.ages,
            pool: row.pool,
            hand_limit: content.common.hand_limit.value,
            markers: content.common.markers_per_colour.value,
            band_points: padded(content.common.band_points.values.iter().copied()),
            band_points_beyond: content.common.band_points.beyond,
            tokens_per_kingdom: row.tokens_per_kingdom,
            two_players: parties == 2,
            marker_optional: switches.on("marker_optional"),
            track: track(parts, row, switches.is("merfolk_places", "leader_only")),
            giant: giant(parts, row),
            horde_points: padded(parts.orc_board.points.iter().map(|points| points.value)),
            trolls: padded(trolls.iter().copied()),
            troll_count: trolls.len() as u8,
            coins: padded(coins.clone().map(|row| row.value)),
            coin_counts: padded(coins.map(|row| row.count)),
            ten_wild_win: switches.is("ten_skeletons", "win"),
            refill: refill(parts, extras.recruitment || solo.is_some()),
            draw_two: extras.draw_two,
            solo,
            glory_lap: parts.track.last + 1,
            colours: std::array::from_fn(|at| {
                crate::content::colour(&parts.kingdoms[at].colour).expect("checked")
            }),
            slots: 0,
            tribes: [parts.tribes[0].tribe().expect("checked"); SLOTS],
            abilities: [Ability::None; SLOTS],
            copies: [0; SLOTS],
            leaders: 0,
            has: Pieces::default(),
            learned: Learned::default(),
        })
    }

    /// Fills in the tribes of this game: in the order of the edition's list, the wild one last.
    pub(crate) fn seat_tribes(&mut self, parts: &TribeTable, wanted: &[u8]) {
        let mut order = [0_u8; SLOTS];
        order[..wanted.len()].copy_from_slice(wanted);
        let order = &mut order[..wanted.len()];
        order.sort_unstable_by_key(|&row| (!parts.rows[usize::from(row)].ability.leads(), row));
        self.slots = order.len() as u8;
        self.leaders = 0;
        for (slot, &row) in order.iter().enumerate() {
            let row = &parts.rows[usize::from(row)];
            self.tribes[slot] = row.tribe;
            self.abilities[slot] = row.ability;
            self.copies[slot] = row.copies;
            if row.ability.leads() {
                self.leaders |= kinds::tribe(slot);
            }
            match row.ability {
                Ability::Track => self.has.track = true,
                Ability::LargestBand => self.has.giant = true,
                Ability::Horde => self.has.hordes = true,
                Ability::TieToken => self.has.trolls = true,
                Ability::Coin => self.has.coins = true,
                Ability::Wild => self.has.wild = true,
                _ => {}
            }
        }
    }

    #[inline]
    pub(crate) fn ability(&self, kind: Kind) -> Ability {
        self.abilities[kind.slot()]
    }

    /// Points for a Band that counts `cards` (ET-COMP-32).
    #[inline]
    pub(crate) fn band_points(&self, cards: u8) -> u8 {
        self.band_points
            .get(usize::from(cards))
            .copied()
            .unwrap_or(self.band_points_beyond)
    }

    pub(crate) fn is_last_age(&self, age: u8) -> bool {
        age == self.ages
    }

    /// Markers that never lie in the supply: the scoring marker, and one on the Merfolk board (ET-SETUP-9, -17, -18).
    pub(crate) fn fixed_markers(&self) -> u8 {
        1 + u8::from(self.has.track)
    }

    /// Every Ally card of the game (ET-SETUP-14).
    pub(crate) fn all_cards(&self) -> impl Iterator<Item = Kind> + '_ {
        (0..usize::from(self.slots)).flat_map(move |slot| {
            let wild = !self.abilities[slot].leads();
            let colours = if wild {
                WILD..=WILD
            } else {
                0..=(KINGDOMS as u8 - 1)
            };
            let copies = usize::from(self.copies[slot]);
            colours.flat_map(move |colour| std::iter::repeat_n(Kind::new(slot, colour), copies))
        })
    }

    pub(crate) fn full_deck(&self) -> Cards {
        self.all_cards().collect()
    }

    #[must_use]
    pub(crate) fn card(&self, kind: Kind) -> Card {
        let colour = (!kind.is_wild()).then(|| self.colours[usize::from(kind.colour())]);
        Card {
            tribe: self.tribes[kind.slot()],
            colour,
        }
    }

    /// The kind of a card, if its tribe is in the game and the colour fits.
    #[must_use]
    pub(crate) fn kind(&self, card: Card) -> Option<Kind> {
        let slot = self.tribes[..usize::from(self.slots)]
            .iter()
            .position(|tribe| *tribe == card.tribe)?;
        let colour = match card.colour {
            None => WILD,
            Some(colour) => self.colours.iter().position(|own| *own == colour)? as u8,
        };
        let fits = self.abilities[slot].leads() == (colour != WILD);
        fits.then(|| Kind::new(slot, colour))
    }
}

/// The tribes of an edition, ready to be drawn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct TribeTable {
    pub(crate) rows: Vec<TribeEntry>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct TribeEntry {
    pub(crate) tribe: Tribe,
    pub(crate) ability: Ability,
    pub(crate) copies: u8,
}

impl TribeTable {
    pub(crate) fn new(content: &Content, edition: Edition) -> Self {
        let rows = content.components(edition).tribes.iter().map(|row| {
            let tribe = row.tribe().expect("checked");
            let copies = if row.per_colour == 0 {
                row.cards
            } else {
                row.per_colour
            };
            TribeEntry {
                tribe,
                ability: edition.ability(tribe),
                copies,
            }
        });
        Self {
            rows: rows.collect(),
        }
    }

    pub(crate) fn position(&self, tribe: Tribe) -> Option<u8> {
        self.rows
            .iter()
            .position(|row| row.tribe == tribe)
            .map(|at| at as u8)
    }
}

/// The side of the Merfolk board for this number of players.
fn track(parts: &Components, row: &SeatRow, leader_only: bool) -> Track {
    let board = &parts.merfolk_board;
    Track {
        last: board.last.value,
        symbols: board.symbols.iter().map(|symbol| 1 << symbol.space).sum(),
        awards: side(row, &board.awards_4_6, &board.awards_2_3),
        leader_only,
    }
}

/// The side of the Giant token for this number of players.
fn giant(parts: &Components, row: &SeatRow) -> Giant {
    let token = &parts.giant_token;
    Giant {
        take: token.take.value,
        ages: side(row, &token.age_4_6, &token.age_2_3),
    }
}

/// The values of the side that is used.
fn side(row: &SeatRow, many: &[Sourced<u8>], few: &[Sourced<u8>]) -> [u8; 3] {
    let used = if row.side == "2-3" { few } else { many };
    padded(used.iter().map(|award| award.value))
}

/// To how many cards Recruitment Mode refills the pool (ET-RECRUIT-2).
fn refill(parts: &Components, on: bool) -> u8 {
    let minimum = parts.recruitment_minimum.as_ref();
    if on {
        minimum.map_or(3, |minimum| minimum.value)
    } else {
        0
    }
}

fn solo(parts: &Components, level: Level, sweep_all: bool) -> Option<Solo> {
    let cards = parts.solo.as_ref()?;
    let region = |key: &String| {
        parts
            .kingdoms
            .iter()
            .position(|row| row.key == *key)
            .expect("checked") as u8
    };
    Some(Solo {
        level,
        dashboard_start: cards.dashboard_start.value,
        triggers: std::array::from_fn(|at| cards.columns[at].trigger),
        best: [
            region(&cards.best_tokens.regions[0]),
            region(&cards.best_tokens.regions[1]),
        ],
        sweep: if sweep_all { u8::MAX } else { 2 },
    })
}

fn padded<const N: usize>(values: impl IntoIterator<Item = u8>) -> [u8; N] {
    let mut row = [0; N];
    row.iter_mut().zip(values).for_each(|(to, from)| *to = from);
    row
}
