//! What a Band would do, from the view of its owner alone: for pages and people who want to know before they play it.

use kernel::Seat;

use crate::card::{Cards, Kind, Kingdom, kinds};
use crate::choice::Choice;
use crate::edition::Ability;
use crate::state::Building;
use crate::view::{Question, View};
use crate::{BandView, Card, Colour};

/// What a Band of so many cards under this Leader would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    pub marker: Marker,
    /// How many cards it counts when Bands are scored (ET-SCORE-19, ET-SCORE-20).
    pub counts: u8,
    /// What it scores then.
    pub points: u8,
    pub leads: Leads,
}

/// What comes of the marker of a Band (ET-BAND-8).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Marker {
    /// It fits into the kingdom of the Leader's colour: `standing` markers have to be exceeded there, `counts` cards do it.
    Fits {
        kingdom: Kingdom,
        counts: u8,
        standing: u8,
    },
    TooSmall {
        kingdom: Kingdom,
        counts: u8,
        standing: u8,
    },
    /// Any of these (ET-TRIBE-WINGFOLK-1); none where the Band is too small for all.
    Anywhere(Vec<Kingdom>),
    /// The Leader places none (ET-TRIBE-HALFLING-1).
    Never,
    /// None is left (ET-MARK-7).
    SupplyEmpty,
}

/// What the Leader does besides (ET-BAND-9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leads {
    /// Nothing that is not said already.
    Nothing,
    /// One more Band, if the marker is placed and a card that can lead is left (ET-CHAIN-1).
    AnotherBand { possible: bool },
    /// The Band counts so many cards more when it is scored.
    CountsMore { cards: u8 },
    /// The Band needs so many cards fewer for its marker.
    NeedsFewer { cards: u8 },
    /// Up to so many of the cards left stay in hand (ET-TRIBE-ELF-1).
    Keep { most: u8 },
    /// The Giant token for `points` at once, or not: a Band of `largest` has to be exceeded.
    Giant {
        takes: bool,
        largest: u8,
        points: u8,
    },
    /// To this space, past so many symbols.
    Track { to: u8, symbols: u8 },
    /// A marker for this space of the own horde board, unless it is taken.
    Horde { colour: Colour, free: bool },
    /// The highest token that can be had (ET-TRIBE-TROLL-1).
    Token { best: Option<u8> },
    /// A coin of this value (ET-TRIBE-RACCOON-1).
    Coin { value: Option<u8> },
    /// So many cards from the deck (ET-TRIBE-WIZARD-1).
    Draw { cards: u8 },
}

impl View {
    /// The card as choices name it; `None` for one that is not in this game.
    #[must_use]
    pub fn kind(&self, card: Card) -> Option<Kind> {
        let slot = self.tribes.iter().position(|tribe| *tribe == card.tribe)?;
        let ability = self.edition.ability(card.tribe);
        let colour = match card.colour {
            None => crate::card::WILD,
            Some(colour) => self.colours.iter().position(|own| *own == colour)? as u8,
        };
        (ability.leads() == card.colour.is_some()).then(|| Kind::new(slot, colour))
    }

    /// What a Band of `size` cards, `wild` of them wild, would do for the viewer. `None` for spectators and for cards that
    /// lead nothing.
    #[must_use]
    pub fn outlook(&self, leader: Card, size: u8, wild: u8) -> Option<Outlook> {
        let seat = self.seat?;
        let colour = leader.colour?;
        let ability = self.edition.ability(leader.tribe);
        let at = self.colours.iter().position(|own| *own == colour)? as u8;
        let marker = self.marker(seat, Kingdom(at), size, ability);
        let counts = size.saturating_sub(wild) + ability.scoring_bonus();
        Some(Outlook {
            leads: self.leads(seat, colour, size, ability, &marker),
            points: self.worth(counts),
            counts,
            marker,
        })
    }

    /// How many cards a Band on the table counts when Bands are scored, and what it scores then.
    #[must_use]
    pub fn band_worth(&self, band: &BandView) -> (u8, u8) {
        let coloured = band.cards.iter().filter(|card| card.colour.is_some());
        let ability = self.edition.ability(band.leader.tribe);
        let counts = coloured.count() as u8 + ability.scoring_bonus();
        (counts, self.worth(counts))
    }

    /// How many markers a new one of `seat` has to exceed (ET-MARK-1, ET-2P-5).
    #[must_use]
    pub fn standing(&self, seat: Seat, kingdom: Kingdom) -> u8 {
        let markers = &self.kingdoms[kingdom.index()].markers;
        if self.sides.len() == 2 {
            markers.iter().sum()
        } else {
            markers[seat.index()]
        }
    }

    /// What the first places pay at the end of this Age, best first (ET-SCORE-5 to -7, ET-2P-2, ET-2P-3): tokens by their
    /// number, counted from 0.
    pub fn paying(&self) -> impl Iterator<Item = usize> {
        let places = if self.sides.len() == 2 { 1 } else { self.age };
        let age = usize::from(self.age);
        (0..usize::from(places)).map_while(move |place| age.checked_sub(1 + place))
    }

    /// The answers that play these cards as a Band, in the order in which they are asked for (ET-BAND-5). What is not
    /// possible is named all the same: the referee says why not.
    #[must_use]
    pub fn band_chain(&self, leader: Kind, others: &[Kind]) -> Vec<Choice> {
        let mut chain = vec![Choice::Lead(leader)];
        let building = Building::begin(leader, &self.own_hand());
        self.finish_band(building, others, &mut chain);
        chain
    }

    /// The answers that finish a Band which is begun with these cards more.
    #[must_use]
    pub fn members_chain(&self, others: &[Kind]) -> Vec<Choice> {
        let hand = self.own_hand();
        let begun = self.building.shown().map_or(&[][..], Vec::as_slice);
        let mut kinds = begun.iter().filter_map(|&card| self.kind(card));
        let mut chain = Vec::new();
        if let Some(leader) = kinds.next() {
            let mut building = Building::begin(leader, &hand);
            kinds.for_each(|kind| building.join(kind, &hand));
            self.finish_band(building, others, &mut chain);
        }
        chain
    }

    /// The answers that keep these cards and no others (ET-TRIBE-ELF-1).
    #[must_use]
    pub fn keep_chain(&self, cards: &[Kind]) -> Vec<Choice> {
        let Question::Keep { most } = self.question else {
            return Vec::new();
        };
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        let before = self.keeping.shown().map_or(0, Vec::len);
        let mut chain: Vec<Choice> = cards.iter().copied().map(Choice::Keep).collect();
        // The question ends by itself once no further card could be kept.
        let full = before + cards.len() >= usize::from(most);
        let none_after = cards.last().is_some_and(|&last| {
            let hand = self.own_hand();
            let kept = self.keeping.shown().into_iter().flatten();
            let earlier = kept.filter(|card| self.kind(**card) == Some(last)).count();
            let named = cards.iter().filter(|kind| **kind == last).count() + earlier;
            let more = usize::from(hand.count(last)) > named;
            !more && hand.kinds() & kinds::from(last) & !last.bit() == 0
        });
        if cards.is_empty() || !(full || none_after) {
            chain.push(Choice::Decline);
        }
        chain
    }

    /// The Band closes by itself once no card could join.
    fn finish_band(&self, mut building: Building, others: &[Kind], chain: &mut Vec<Choice>) {
        let hand = self.own_hand();
        let mut others = others.to_vec();
        others.sort_unstable();
        for kind in others {
            chain.push(Choice::Join(kind));
            if usize::from(building.len()) < Building::MOST {
                building.join(kind, &hand);
            }
        }
        if building.allowed() != 0 && usize::from(building.len()) < Building::MOST {
            chain.push(Choice::Close);
        }
    }

    fn own_hand(&self) -> Cards {
        let hand = self.seat.and_then(|seat| self.side(seat).hand.shown());
        let cards = hand.into_iter().flatten();
        cards.filter_map(|&card| self.kind(card)).collect()
    }

    fn worth(&self, counts: u8) -> u8 {
        let points = self.band_points.get(usize::from(counts));
        points.copied().unwrap_or(self.band_points_beyond)
    }

    fn marker(&self, seat: Seat, own: Kingdom, size: u8, ability: Ability) -> Marker {
        if !ability.places_marker() {
            return Marker::Never;
        }
        if self.side(seat).supply == 0 {
            return Marker::SupplyEmpty;
        }
        let counts = size + ability.placing_bonus();
        let fits = |kingdom: Kingdom| counts > self.standing(seat, kingdom);
        let standing = self.standing(seat, own);
        let kingdom = own;
        if ability.any_kingdom() {
            Marker::Anywhere(Kingdom::all().filter(|&kingdom| fits(kingdom)).collect())
        } else if fits(own) {
            Marker::Fits {
                kingdom,
                counts,
                standing,
            }
        } else {
            Marker::TooSmall {
                kingdom,
                counts,
                standing,
            }
        }
    }

    fn leads(
        &self,
        seat: Seat,
        colour: Colour,
        size: u8,
        ability: Ability,
        marker: &Marker,
    ) -> Leads {
        let side = self.side(seat);
        let left = side.hand_size.saturating_sub(size);
        match ability {
            Ability::AnotherBand => Leads::AnotherBand {
                possible: matches!(marker, Marker::Fits { .. }) && left > 0,
            },
            Ability::CountsMore { scoring, .. } if scoring > 0 => {
                Leads::CountsMore { cards: scoring }
            }
            Ability::CountsMore { placing, .. } => Leads::NeedsFewer { cards: placing },
            Ability::KeepCards => Leads::Keep {
                most: size.min(left),
            },
            Ability::LargestBand => {
                let giant = self.pieces.giant.as_ref();
                let largest = giant.map_or(0, |giant| giant.size);
                Leads::Giant {
                    takes: size > largest,
                    largest,
                    points: giant.map_or(0, |giant| giant.take),
                }
            }
            Ability::Track => {
                let track = self.pieces.track.as_ref();
                let last = track.map_or(0, |track| track.last);
                let to = last.min(side.track + size);
                let symbols = track.map_or(&[][..], |track| &track.symbols);
                let passed = symbols
                    .iter()
                    .filter(|&&space| space > side.track && space <= to);
                Leads::Track {
                    to,
                    symbols: passed.count() as u8,
                }
            }
            Ability::Horde => Leads::Horde {
                colour,
                free: !side.horde.contains(&colour),
            },
            Ability::TieToken => {
                let free = self.pieces.trolls.iter().copied();
                Leads::Token {
                    best: free.filter(|&value| value <= size).max(),
                }
            }
            Ability::Coin => Leads::Coin {
                value: self.pieces.coins.iter().copied().min(),
            },
            Ability::DrawCards => Leads::Draw { cards: size },
            Ability::None | Ability::NoMarker | Ability::Wild | Ability::AnyKingdom => {
                Leads::Nothing
            }
        }
    }
}
