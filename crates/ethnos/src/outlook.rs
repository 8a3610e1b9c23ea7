//! What a Band would do, from the view of its owner alone: for pages and people who want to know before they play it.

use kernel::{Phrase, Rule, Seat};

use crate::ability::Ability;
use crate::card::{Cards, Kind, Kingdom, kinds};
use crate::choice::Choice;
use crate::state::Building;
use crate::view::{Question, View};
use crate::{BandView, Card, Colour, Side, words};

/// What a Band of so many cards under this Leader would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    pub marker: Marker,
    /// How many cards it counts when Bands are scored (ET-SCORE-19, ET-SCORE-20).
    pub counts: u8,
    /// What it scores then.
    pub points: u8,
    /// What the Leader does besides (ET-BAND-9); `None` where marker and points say it already.
    pub leads: Option<Foretold>,
    /// How many of the cards left may stay in hand (ET-TRIBE-ELF-1).
    pub keeps: u8,
    /// Whether one more Band may follow (ET-CHAIN-1).
    pub another: bool,
}

/// What an ability would do here, ready to be said, and the rule behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foretold {
    pub rule: Rule,
    pub phrase: Phrase,
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

impl View {
    /// The card as choices name it; `None` for one that is not in this game.
    #[must_use]
    pub fn kind(&self, card: Card) -> Option<Kind> {
        let slot = self.tribes.iter().position(|tribe| *tribe == card.tribe)?;
        let ability = self.ability(card.tribe);
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
        let ability = self.ability(leader.tribe);
        let at = self.colours.iter().position(|own| *own == colour)? as u8;
        let marker = self.marker(seat, Kingdom(at), size, ability);
        let counts = size.saturating_sub(wild) + ability.scoring_bonus();
        let side = self.side(seat);
        let left = side.hand_size.saturating_sub(size);
        // Only after a marker really placed (ET-CHAIN-2).
        let another =
            ability == Ability::AnotherBand && left > 0 && matches!(marker, Marker::Fits { .. });
        let keeps = if ability == Ability::KeepCards {
            size.min(left)
        } else {
            0
        };
        let leads = match ability {
            Ability::AnotherBand if another => foretold("ET-CHAIN-1", Phrase::new("fore-another")),
            Ability::AnotherBand => foretold("ET-CHAIN-2", Phrase::new("fore-no-other")),
            Ability::KeepCards => kept(keeps),
            other => self.leads(side, colour, size, other),
        };
        Some(Outlook {
            points: self.worth(counts),
            counts,
            marker,
            leads,
            keeps,
            another,
        })
    }

    /// How many cards a Band on the table counts when Bands are scored, and what it scores then.
    #[must_use]
    pub fn band_worth(&self, band: &BandView) -> (u8, u8) {
        let coloured = band.cards.iter().filter(|card| card.colour.is_some());
        let ability = self.ability(band.leader.tribe);
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
        let mut chain = Vec::new();
        if let Some(building) = self.begun_band() {
            self.finish_band(building, others, &mut chain);
        }
        chain
    }

    /// The Band that the viewer is putting together, as the rules see it.
    pub(crate) fn begun_band(&self) -> Option<Building> {
        let hand = self.own_hand();
        let begun = self.building.shown().map_or(&[][..], Vec::as_slice);
        let mut kinds = begun.iter().filter_map(|&card| self.kind(card));
        let mut building = Building::begin(kinds.next()?, &hand);
        kinds.for_each(|kind| building.join(kind, &hand));
        Some(building)
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

    pub(crate) fn own_hand(&self) -> Cards {
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

    /// What the Leader does for the owner of `side`, as far as it needs neither marker nor cards left over.
    fn leads(&self, side: &Side, colour: Colour, size: u8, ability: Ability) -> Option<Foretold> {
        match ability {
            Ability::CountsMore { scoring, placing } => counts_more(scoring, placing),
            Ability::LargestBand => self.largest(size),
            Ability::Track => self.advance(side.track, size),
            Ability::Horde => horde(colour, side.horde.contains(&colour)),
            Ability::TieToken => self.token(size),
            Ability::Coin => self.coin(),
            Ability::DrawCards => {
                let phrase = Phrase::new("fore-draw").with("cards", words::cards(size));
                foretold("ET-TRIBE-WIZARD-1", phrase)
            }
            Ability::AnotherBand
            | Ability::KeepCards
            | Ability::None
            | Ability::NoMarker
            | Ability::Wild
            | Ability::AnyKingdom => None,
        }
    }

    /// The token for the largest Band of the Age, or the size that is not exceeded.
    fn largest(&self, size: u8) -> Option<Foretold> {
        let giant = self.pieces.giant.as_ref()?;
        if size > giant.size {
            let phrase = Phrase::new("fore-giant").with("points", words::points(giant.take));
            foretold("ET-TRIBE-GIANT-2", phrase)
        } else {
            let phrase = Phrase::new("fore-no-giant").with("size", words::size(giant.size));
            foretold("ET-TRIBE-GIANT-3", phrase)
        }
    }

    /// To which space the marker goes, and past how many symbols.
    fn advance(&self, from: u8, size: u8) -> Option<Foretold> {
        let track = self.pieces.track.as_ref()?;
        let to = track.last.min(from + size);
        let passed = track
            .symbols
            .iter()
            .filter(|&&space| space > from && space <= to);
        let phrase = Phrase::new("fore-track")
            .with("to", to)
            .with("symbols", passed.count() as u8);
        foretold("ET-TRIBE-MERFOLK-1", phrase)
    }

    /// The highest token that can be had.
    fn token(&self, size: u8) -> Option<Foretold> {
        let free = self.pieces.trolls.iter().copied();
        match free.filter(|&value| value <= size).max() {
            Some(value) => foretold(
                "ET-TRIBE-TROLL-1",
                Phrase::new("fore-token").with("value", value),
            ),
            None => foretold("ET-TRIBE-TROLL-3", Phrase::new("fore-no-token")),
        }
    }

    /// The lowest coin beside the board.
    fn coin(&self) -> Option<Foretold> {
        match self.pieces.coins.iter().copied().min() {
            Some(value) => foretold(
                "ET-TRIBE-RACCOON-1",
                Phrase::new("fore-coin").with("value", value),
            ),
            None => foretold("ET-TRIBE-RACCOON-11", Phrase::new("fore-no-coin")),
        }
    }
}

fn foretold(rule: &'static str, phrase: Phrase) -> Option<Foretold> {
    let rule = Rule(rule);
    Some(Foretold { rule, phrase })
}

fn counts_more(scoring: u8, placing: u8) -> Option<Foretold> {
    if scoring > 0 {
        let phrase = Phrase::new("fore-counts-more").with("n", scoring);
        foretold("ET-TRIBE-DWARF-1", phrase)
    } else {
        let phrase = Phrase::new("fore-needs-fewer").with("n", placing);
        foretold("ET-TRIBE-MINOTAUR-1", phrase)
    }
}

fn kept(most: u8) -> Option<Foretold> {
    let phrase = Phrase::new("fore-keep")
        .with("cards", words::cards(most))
        .with("n", most);
    foretold("ET-TRIBE-ELF-1", phrase)
}

/// A marker for this space of the player's own board, unless one is there.
fn horde(colour: Colour, taken: bool) -> Option<Foretold> {
    let colour = words::colour(colour);
    if taken {
        let phrase = Phrase::new("fore-no-horde").with("colour", colour);
        foretold("ET-TRIBE-ORC-3", phrase)
    } else {
        let phrase = Phrase::new("fore-horde").with("colour", colour);
        foretold("ET-TRIBE-ORC-1", phrase)
    }
}
