//! Why not: the rule that forbids an answer, with the figures that say so.

use kernel::{Phrase, Refusal, Rule, Seat, Value};

use crate::ability::Ability;
use crate::card::{Kind, Kingdom};
use crate::choice::Choice;
use crate::state::{Ask, BRUNO, Band, Ethnos};

impl Ethnos {
    pub(crate) fn refuse(&self, seat: Seat, choice: Choice) -> Refusal {
        let hand = &self.hands[seat].cards;
        match choice {
            Choice::Draw | Choice::Take(_) if self.ask != Ask::Turn => self.not_now(),
            Choice::Draw => full_hand(hand.len()),
            Choice::Take(_) if !self.may_recruit() => full_hand(hand.len()),
            Choice::Take(_) if self.pool.is_empty() => no("ET-DRAW-4", "no-pool-empty").done(),
            Choice::Take(kind) => no("ET-DRAW-1", "no-not-in-pool").card(self, kind).done(),
            Choice::Lead(_) if !matches!(self.ask, Ask::Turn | Ask::Another) => self.not_now(),
            Choice::Lead(kind) if !hand.has(kind) => self.not_in_hand(kind),
            Choice::Lead(kind) => no("ET-TRIBE-SKELETON-1", "no-never-leads")
                .card(self, kind)
                .done(),
            Choice::Join(_) | Choice::Close if !matches!(self.ask, Ask::Members { .. }) => {
                self.not_now()
            }
            Choice::Join(kind) => self.cannot_join(seat, kind),
            Choice::Scatter | Choice::Win => self.cannot_end_with_wild(choice, hand.len()),
            Choice::Place(to) => self.cannot_place(seat, to),
            Choice::Token(value) if self.ask == Ask::Token => self.cannot_take_token(value),
            Choice::Keep(_) if self.ask != Ask::Keep => self.not_now(),
            Choice::Keep(kind) => no("ET-TRIBE-ELF-2", "no-keep-that").card(self, kind).done(),
            Choice::Feed(_) | Choice::Bruno(_) | Choice::Dismiss(_) | Choice::Steal(_) => {
                self.not_for_bruno(seat, choice)
            }
            Choice::Decline => self.cannot_decline(),
            _ => self.not_now(),
        }
    }

    /// A hand of ten Skeletons is shown or wins, as the edition has it, and only such a hand.
    fn cannot_end_with_wild(&self, choice: Choice, held: u8) -> Refusal {
        let wins = self.rules.ten_wild_win;
        match (choice, wins) {
            (Choice::Scatter, true) => no("ET-EDGE-6", "no-ten-skeletons-win").done(),
            (Choice::Scatter, false) => no("ET-EDGE-5", "no-only-ten-skeletons")
                .number("n", held)
                .done(),
            (_, false) => no("ET-TRIBE-SKELETON-9", "no-ten-skeletons-nothing").done(),
            (_, true) => no("ET-TRIBE-SKELETON-8", "no-only-ten-skeletons")
                .number("n", held)
                .done(),
        }
    }

    /// A token that does not exist, is too high for the Band, or is taken.
    fn cannot_take_token(&self, value: u8) -> Refusal {
        let size = self.last_band().size;
        if !self.rules.trolls[..usize::from(self.rules.troll_count)].contains(&value) {
            return no("ET-COMP-17", "no-token-unknown")
                .number("value", value)
                .done();
        }
        if value > size {
            return no("ET-TRIBE-TROLL-1", "no-token-too-high")
                .number("value", value)
                .number("n", size)
                .done();
        }
        no("ET-TRIBE-TROLL-2", "no-token-claimed")
            .number("value", value)
            .done()
    }

    /// A card or a Leader that does not answer the open question about Chief Bruno.
    fn not_for_bruno(&self, seat: Seat, choice: Choice) -> Refusal {
        match (choice, self.ask) {
            // A card of the pool is refused only where two are named in order.
            (Choice::Feed(kind), Ask::Feed { .. }) => {
                let rule = if self.pool.has(kind) {
                    "ET-SOLO-66"
                } else {
                    "ET-SOLO-21"
                };
                no(rule, "no-feed-that").card(self, kind).done()
            }
            (Choice::Feed(kind), Ask::FeedDiscarded) => {
                no("ET-SOLO-25", "no-feed-that").card(self, kind).done()
            }
            (Choice::Bruno(slot), Ask::Leader { .. }) if slot < self.rules.slots => {
                no("ET-SOLO-41", "no-leader-face-down")
                    .tribe(self, slot)
                    .done()
            }
            (Choice::Steal(_), Ask::Dismiss) if !self.may_steal() => self.cannot_steal(seat),
            (Choice::Dismiss(kind) | Choice::Steal(kind), Ask::Dismiss) => {
                no("ET-SOLO-60", "no-not-on-dashboard")
                    .card(self, kind)
                    .done()
            }
            _ => self.not_now(),
        }
    }

    /// The answer belongs to another question.
    fn not_now(&self) -> Refusal {
        let (rule, key) = match self.ask {
            Ask::Turn => ("ET-TURN-2", "no-now-turn"),
            Ask::Members { .. } => ("ET-BAND-5", "no-now-members"),
            Ask::Marker => ("ET-BAND-8", "no-now-marker"),
            Ask::FreeMarkers { .. } => ("ET-TRIBE-MERFOLK-3", "no-now-free-marker"),
            Ask::Horde => ("ET-TRIBE-ORC-1", "no-now-ability"),
            Ask::Token => ("ET-TRIBE-TROLL-1", "no-now-ability"),
            Ask::Coin => ("ET-TRIBE-RACCOON-1", "no-now-ability"),
            Ask::Another => ("ET-CHAIN-1", "no-now-another"),
            Ask::Keep => ("ET-TRIBE-ELF-1", "no-now-keep"),
            Ask::Study => ("ET-TRIBE-WIZARD-3", "no-now-study"),
            Ask::Cash => ("ET-TRIBE-ORC-4", "no-now-cash"),
            Ask::Feed { .. } => ("ET-SOLO-21", "no-now-feed"),
            Ask::FeedDiscarded => ("ET-SOLO-25", "no-now-feed"),
            Ask::Leader { .. } => ("ET-SOLO-40", "no-now-leader"),
            Ask::BrunoFree { .. } => ("ET-SOLO-54", "no-now-region"),
            Ask::BrunoCoin => ("ET-SOLO-54", "no-now-region"),
            Ask::BrunoHorde => ("ET-SOLO-57", "no-now-region"),
            Ask::Dismiss => ("ET-SOLO-60", "no-now-dismiss"),
            Ask::Over => return Refusal::Over,
        };
        no(rule, key).done()
    }

    /// Bands come from the hand alone, not from the pool either (ET-BAND-15).
    fn not_in_hand(&self, kind: Kind) -> Refusal {
        let rule = if self.pool.has(kind) {
            "ET-BAND-15"
        } else {
            "ET-BAND-1"
        };
        no(rule, "no-not-in-hand").card(self, kind).done()
    }

    fn cannot_join(&self, seat: Seat, kind: Kind) -> Refusal {
        let used = self
            .building
            .cards()
            .iter()
            .filter(|other| **other == kind)
            .count() as u8;
        if self.hands[seat].cards.count(kind) <= used {
            return self.not_in_hand(kind);
        }
        self.unfit(self.building.cards(), kind).unwrap_or_else(|| {
            no("ET-BAND-5", "no-canonical-order")
                .card(self, kind)
                .done()
        })
    }

    /// Why a card has no place beside these, its Leader first: one tribe or one colour, never a mixture.
    fn unfit(&self, band: &[Kind], kind: Kind) -> Option<Refusal> {
        let (leader, joined) = band.split_first()?;
        let leader = *leader;
        if kind.is_wild() || kind == leader {
            return None;
        }
        if kind.slot() != leader.slot() && kind.colour() != leader.colour() {
            let refusal = no("ET-BAND-2", "no-neither-tribe-nor-colour")
                .card(self, kind)
                .leader(self, leader);
            return Some(refusal.done());
        }
        let mixes = joined
            .iter()
            .filter(|other| !other.is_wild() && **other != leader)
            .any(|other| (other.slot() == leader.slot()) != (kind.slot() == leader.slot()));
        mixes.then(|| {
            no("ET-BAND-3", "no-mixture")
                .card(self, kind)
                .leader(self, leader)
                .done()
        })
    }

    /// Why a card did not join the Band that the player has just played, where it closed by itself: nothing fitted any more, or
    /// nothing that is named after the last card.
    pub(crate) fn left_out(&self, seat: Seat, choice: Choice) -> Option<Refusal> {
        let Choice::Join(kind) = choice else {
            return None;
        };
        if matches!(self.ask, Ask::Members { .. }) {
            return None;
        }
        let mut bands = self.bands.all().iter();
        let band = bands.rfind(|band| band.owner.0 == seat.0)?;
        let cards = self.bands.cards(band);
        self.unfit(cards, kind).or_else(|| {
            let last = cards[1..].last()?;
            (kind < *last).then(|| {
                no("ET-BAND-5", "no-canonical-order")
                    .card(self, kind)
                    .done()
            })
        })
    }

    fn cannot_place(&self, seat: Seat, to: Kingdom) -> Refusal {
        match self.ask {
            Ask::Marker => {
                let band = self.last_band();
                let ability = self.rules.ability(band.leader);
                if to.0 != band.leader.colour() && !ability.any_kingdom() {
                    return no("ET-BAND-8", "no-other-kingdom").kingdom(self, to).done();
                }
                self.too_small(seat, &band, to)
            }
            Ask::BrunoFree { .. } => no("ET-SOLO-50", "no-region-preference")
                .kingdom(self, to)
                .done(),
            Ask::BrunoCoin => no("ET-SOLO-53", "no-region-preference")
                .kingdom(self, to)
                .done(),
            Ask::BrunoHorde if self.hordes[BRUNO].count_ones() < 6 => {
                no("ET-SOLO-57", "no-colour-settled")
                    .kingdom(self, to)
                    .done()
            }
            Ask::BrunoHorde => self.too_small(BRUNO, &self.last_band(), to),
            _ => self.not_now(),
        }
    }

    /// "Duris needs 4 cards: 3 markers there."
    fn too_small(&self, seat: Seat, band: &Band, to: Kingdom) -> Refusal {
        let standing = self.standing(seat, &self.markers[to.index()]);
        let bonus = self.rules.ability(band.leader).placing_bonus();
        let rule = if self.rules.two_players {
            "ET-2P-5"
        } else {
            "ET-MARK-1"
        };
        no(rule, "no-band-too-small")
            .kingdom(self, to)
            .number("needs", standing + 1 - bonus.min(standing))
            .number("standing", standing)
            .number("has", band.size)
            .done()
    }

    /// Why a Band places no marker at all.
    pub(crate) fn why_no_marker(&self, band: &Band) -> Rule {
        let ability = self.rules.ability(band.leader);
        Rule(match ability {
            Ability::NoMarker => "ET-TRIBE-HALFLING-1",
            _ if self.supply[Seat(band.owner.0)] == 0 => "ET-MARK-7",
            Ability::AnyKingdom => "ET-TRIBE-WINGFOLK-2",
            _ if self.rules.two_players => "ET-2P-5",
            _ => "ET-MARK-1",
        })
    }

    fn cannot_steal(&self, seat: Seat) -> Refusal {
        let hand = self.hands[seat].cards.len();
        if hand >= self.rules.hand_limit {
            return no("ET-SOLO-62", "no-room-in-hand").number("n", hand).done();
        }
        no("ET-SOLO-61", "no-steal-only-easy").done()
    }

    fn cannot_decline(&self) -> Refusal {
        match self.ask {
            Ask::Marker => no("ET-MARK-4", "no-marker-must").done(),
            Ask::Turn => no("ET-TURN-3", "no-pass").done(),
            _ => self.not_now(),
        }
    }
}

fn full_hand(cards: u8) -> Refusal {
    no("ET-HAND-1", "no-hand-full").number("n", cards).done()
}

fn no(rule: &'static str, key: &'static str) -> No {
    No {
        rule,
        phrase: Phrase::new(key),
    }
}

/// A refusal under construction.
struct No {
    rule: &'static str,
    phrase: Phrase,
}

impl No {
    fn card(mut self, game: &Ethnos, kind: Kind) -> Self {
        self.phrase = self
            .phrase
            .with("card", crate::words::card(game.known_card(kind)));
        self
    }

    fn leader(mut self, game: &Ethnos, kind: Kind) -> Self {
        self.phrase = self
            .phrase
            .with("leader", crate::words::card(game.known_card(kind)));
        self
    }

    fn kingdom(mut self, game: &Ethnos, kingdom: Kingdom) -> Self {
        let colour = game.rules.colours.get(kingdom.index()).copied();
        let key = colour.map_or(String::new(), |colour| {
            crate::words::kingdom_key(game.rules.edition, colour)
        });
        self.phrase = self.phrase.with("kingdom", Value::Word(key));
        self
    }

    fn tribe(mut self, game: &Ethnos, slot: u8) -> Self {
        let tribe = game.rules.tribes[usize::from(slot)];
        self.phrase = self.phrase.with("tribe", crate::words::tribe(tribe));
        self
    }

    fn number(mut self, name: &'static str, number: u8) -> Self {
        self.phrase = self.phrase.with(name, number);
        self
    }

    fn done(self) -> Refusal {
        Refusal::forbidden(self.rule, self.phrase)
    }
}

impl Ethnos {
    /// A card by its kind, also for a kind that no one could hold here: refusals must name what was asked for.
    fn known_card(&self, kind: Kind) -> crate::Card {
        let slot = kind.slot().min(usize::from(self.rules.slots) - 1);
        let colour = kind.colour().min(crate::card::WILD);
        self.rules.card(Kind::new(slot, colour))
    }
}
