//! The turn: recruiting, and the five steps of a Band (ET-BAND-5).

use kernel::{Dice, Rule, Seat, Seen, Sink};

use crate::ability::Ability;
use crate::card::{Cards, Kind, Kingdom, kinds};
use crate::event::Event;
use crate::state::{Ask, Band, Building, DRAGONS, Ethnos, Hand, LastNamed};

/// The third Dragon came: nothing else of the turn happens (ET-AGE-11).
pub(crate) struct AgeOver;

/// Wish of a script for a Dragon.
pub(crate) const DRAGON_WISH: u32 = 255;

impl Ethnos {
    // ---- recruiting

    pub(crate) fn recruit_from_deck(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        // Variant: an empty pool gives two cards, as far as the hand holds them.
        let cards = if self.rules.draw_two && self.pool.is_empty() {
            2
        } else {
            1
        };
        for _ in 0..cards {
            if self.hands[seat].cards.len() < self.rules.hand_limit
                && self.draw_to_hand(seat, dice, events).is_err()
            {
                return self.end_age(dice, events);
            }
        }
        self.after_recruiting(false, dice, events);
    }

    pub(crate) fn recruit_from_pool(
        &mut self,
        kind: Kind,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.turn;
        self.pool.remove(kind);
        let hand = &mut self.hands[seat];
        hand.cards.add(kind);
        // Everyone saw it (ET-DRAW-3).
        hand.open.add(kind);
        events.tell(|| Event::Took {
            seat,
            card: self.rules.card(kind),
        });
        self.after_recruiting(true, dice, events);
    }

    fn draw_to_hand(
        &mut self,
        seat: Seat,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) -> Result<(), AgeOver> {
        let kind = self.draw(seat, dice, events)?;
        self.hands[seat].cards.add(kind);
        events.tell(|| Event::Drew {
            seat,
            card: Seen::Shown(self.rules.card(kind)),
        });
        Ok(())
    }

    /// The next Ally of the deck. Dragons on the way are set aside (ET-DRAGON-2); the third ends the Age (ET-DRAGON-5).
    #[inline]
    pub(crate) fn draw(
        &mut self,
        seat: Seat,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) -> Result<Kind, AgeOver> {
        loop {
            let deck = &mut self.deck;
            let allies = u32::from(deck.allies.len());
            let dragons = if deck.above > 0 {
                0
            } else {
                u32::from(DRAGONS - deck.dragons)
            };
            let roll = dice.draw(allies + dragons, |wish| {
                if wish == DRAGON_WISH {
                    (dragons > 0).then_some(allies)
                } else {
                    deck.allies.roll_for(wish)
                }
            });
            if roll < allies {
                deck.above = deck.above.saturating_sub(1);
                return Ok(Kind(deck.allies.take(roll as usize)));
            }
            deck.dragons += 1;
            let nth = deck.dragons;
            events.tell(|| Event::Dragon { seat, nth });
            if nth == DRAGONS {
                self.third = Some(seat);
                return Err(AgeOver);
            }
        }
    }

    fn after_recruiting(
        &mut self,
        from_pool: bool,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        if self.rules.solo.is_some() {
            return self.feed_after_recruiting(from_pool, dice, events);
        }
        self.end_turn(dice, events);
    }

    /// Recruitment Mode refills the pool (ET-RECRUIT-2, -3), then the next seat is asked (ET-TURN-1).
    pub(crate) fn end_turn(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        if self.refill(dice, events).is_err() {
            return self.end_age(dice, events);
        }
        self.turn = self.turn.next(self.rules.seats);
        self.ask = Ask::Turn;
    }

    pub(crate) fn refill(
        &mut self,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) -> Result<(), AgeOver> {
        while self.pool.len() < self.rules.refill {
            self.turn_up(Rule("ET-RECRUIT-2"), dice, events)?;
        }
        Ok(())
    }

    /// One card of the deck for the pool.
    pub(crate) fn turn_up(
        &mut self,
        rule: Rule,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) -> Result<(), AgeOver> {
        let kind = self.draw(self.turn, dice, events)?;
        self.pool.add(kind);
        events.tell(|| Event::Refilled {
            card: self.rules.card(kind),
            rule,
        });
        Ok(())
    }

    /// Ten Skeletons and nothing else: shown, discarded, next player (ET-EDGE-5).
    pub(crate) fn scatter(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        let cards = self.hands[seat].cards.len();
        self.hands[seat].cards.pour(&mut self.pool);
        self.hands[seat].open.clear();
        events.tell(|| Event::Scattered { seat, cards });
        self.end_turn(dice, events);
    }

    // ---- steps 1 and 2: the cards and their Leader

    pub(crate) fn lead(&mut self, kind: Kind, dice: &mut Dice, events: &mut impl Sink<Event>) {
        self.building = Building::begin(kind, &self.hands[self.turn].cards);
        self.ask = Ask::Members {
            further: self.ask == Ask::Another,
        };
        self.close_if_complete(dice, events);
    }

    pub(crate) fn join(&mut self, kind: Kind, dice: &mut Dice, events: &mut impl Sink<Event>) {
        self.building.join(kind, &self.hands[self.turn].cards);
        self.close_if_complete(dice, events);
    }

    fn close_if_complete(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        if self.building.allowed() == 0 || usize::from(self.building.len()) == Building::MOST {
            self.close(dice, events);
        }
    }

    /// The Band is laid down (ET-BAND-6): from here on everyone knows its cards.
    pub(crate) fn close(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        let hand = &mut self.hands[seat];
        let known = hand.open.len();
        for &kind in self.building.cards() {
            hand.remove(kind);
        }
        let news = known - hand.open.len() < self.building.len();
        let leader = self.building.leader();
        let band = self.bands.play(seat, leader, self.building.cards());
        self.building = Building::NONE;
        events.tell(|| Event::BandPlayed {
            seat,
            leader: self.rules.card(leader),
            cards: self
                .bands
                .cards(&band)
                .iter()
                .map(|&kind| self.rules.card(kind))
                .collect(),
            news,
        });
        self.marker_step(band, dice, events);
    }

    // ---- step 3: the marker

    /// The kingdoms where a Band may place its marker, a bit each (ET-MARK-1, ET-MARK-2, ET-MARK-7).
    pub(crate) fn room(&self, seat: Seat, size: u8, ability: Ability) -> u8 {
        Kingdom::all().fold(0, |open, kingdom| {
            open | self.room_in(kingdom, seat, size, ability)
        })
    }

    /// The bit of one kingdom, if there is room in it.
    #[inline]
    fn room_in(&self, kingdom: Kingdom, seat: Seat, size: u8, ability: Ability) -> u8 {
        if self.supply[seat] == 0 || !ability.places_marker() {
            return 0;
        }
        let counts = size + ability.placing_bonus();
        let markers = &self.markers[kingdom.index()];
        u8::from(counts > self.standing(seat, markers)) << kingdom.0
    }

    /// How many markers a new one has to exceed: the own ones, or with two players all of them (ET-2P-5).
    #[inline]
    pub(crate) fn standing(&self, seat: Seat, markers: &[u8]) -> u8 {
        if self.rules.two_players {
            markers[0] + markers[1]
        } else {
            markers[seat.index()]
        }
    }

    /// Where the marker of `band` may go, and whether it may go nowhere.
    pub(crate) fn marker_options(&self, band: &Band) -> (u8, bool) {
        let ability = self.rules.ability(band.leader);
        let (seat, own) = (Seat(band.owner.0), band.leader.kingdom());
        if ability.any_kingdom() {
            let room = self.room(seat, band.size, ability);
            // Only the Leader's own kingdom binds (ET-TRIBE-WINGFOLK-4).
            let bound = room >> own.0 & 1 == 1;
            (room, self.rules.marker_optional || !bound)
        } else {
            let room = self.room_in(own, seat, band.size, ability);
            (room, self.rules.marker_optional)
        }
    }

    fn marker_step(&mut self, band: Band, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let (room, may_decline) = self.marker_options(&band);
        let choices = room.count_ones() + u32::from(may_decline);
        if room == 0 {
            events.tell(|| Event::NoMarker {
                seat: self.turn,
                rule: self.why_no_marker(&band),
            });
            self.ability_step(band, false, dice, events);
        } else if choices == 1 {
            self.put_marker(
                self.turn,
                Kingdom(room.trailing_zeros() as u8),
                marker_rule(self, &band),
                events,
            );
            self.ability_step(band, true, dice, events);
        } else {
            self.ask = Ask::Marker;
        }
    }

    /// The answer to [`Ask::Marker`].
    pub(crate) fn marker_answered(
        &mut self,
        to: Option<Kingdom>,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        let band = self.last_band();
        match to {
            Some(kingdom) => self.put_marker(self.turn, kingdom, marker_rule(self, &band), events),
            // Where the marker is not optional only a Wingfolk's can be declined.
            None => events.tell(|| Event::NoMarker {
                seat: self.turn,
                rule: Rule(if self.rules.marker_optional {
                    "ET-MARK-5"
                } else {
                    "ET-TRIBE-WINGFOLK-4"
                }),
            }),
        }
        self.ability_step(band, to.is_some(), dice, events);
    }

    pub(crate) fn put_marker(
        &mut self,
        seat: Seat,
        kingdom: Kingdom,
        rule: Rule,
        events: &mut impl Sink<Event>,
    ) {
        self.markers[kingdom.index()][seat.index()] += 1;
        self.supply[seat] -= 1;
        events.tell(|| Event::MarkerPlaced {
            seat,
            kingdom,
            rule,
        });
    }

    pub(crate) fn last_band(&self) -> Band {
        *self
            .bands
            .last()
            .expect("a question about a Band follows a Band")
    }

    // ---- step 4: the Leader's ability (ET-BAND-9)

    fn ability_step(
        &mut self,
        band: Band,
        placed: bool,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.turn;
        let next = match self.rules.ability(band.leader) {
            Ability::LargestBand => {
                self.claim_giant(seat, band.size, events);
                None
            }
            Ability::Track => {
                let symbols = self.advance(seat, band.size, events);
                (symbols > 0 && self.supply[seat] > 0).then_some(Ask::FreeMarkers { left: symbols })
            }
            Ability::Horde => self
                .horde_has_room(seat, band.leader.colour())
                .then_some(Ask::Horde),
            Ability::TieToken => (self.free_trolls(band.size) != 0).then_some(Ask::Token),
            Ability::Coin => self.lowest_coin().map(|_| Ask::Coin),
            // Only after a marker really placed (ET-CHAIN-2), with a card that can lead (ET-CHAIN-7).
            Ability::AnotherBand
                if placed && self.hands[seat].cards.kinds() & self.rules.leaders != 0 =>
            {
                let sure = self.hands[seat].open.kinds() & self.rules.leaders != 0;
                let news = !sure && self.rules.has.wild;
                events.tell(|| Event::MayPlayAnother { seat, news });
                Some(Ask::Another)
            }
            _ => None,
        };
        match next {
            Some(ask) => self.ask = ask,
            None => self.discard_step(band, dice, events),
        }
    }

    /// The answer to an [`Ask`] of step 4.
    pub(crate) fn ability_done(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        self.discard_step(self.last_band(), dice, events);
    }

    pub(crate) fn free_marker_answered(
        &mut self,
        to: Option<Kingdom>,
        left: u8,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        match to {
            Some(kingdom) => {
                self.put_marker(self.turn, kingdom, Rule("ET-TRIBE-MERFOLK-3"), events)
            }
            None => events.tell(|| Event::AbilityDeclined {
                seat: self.turn,
                rule: Rule("ET-TRIBE-MERFOLK-6"),
            }),
        }
        if left > 1 && self.supply[self.turn] > 0 {
            self.ask = Ask::FreeMarkers { left: left - 1 };
        } else {
            self.ability_done(dice, events);
        }
    }

    // ---- step 5: the discard (ET-BAND-11), and what comes after it

    fn discard_step(&mut self, band: Band, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let keeps = self.rules.ability(band.leader) == Ability::KeepCards;
        if keeps && !self.hands[self.turn].cards.is_empty() {
            self.ask = Ask::Keep;
            return;
        }
        self.discard_rest(dice, events);
    }

    pub(crate) fn keep(&mut self, kind: Kind, dice: &mut Dice, events: &mut impl Sink<Event>) {
        self.keeping.add(kind);
        self.last_named = LastNamed(Some(kind));
        if self.keeping.len() == self.last_band().size || self.keepable() == 0 {
            self.discard_rest(dice, events);
        }
    }

    /// The kinds that an Elf's owner may still keep, in canonical order.
    #[inline]
    pub(crate) fn keepable(&self) -> u64 {
        let hand = &self.hands[self.turn].cards;
        let last = self.last_named.0.unwrap_or_default();
        let all_kept = hand.count(last) <= self.keeping.count(last);
        hand.kinds() & kinds::from(last) & !(u64::from(all_kept) << last.0)
    }

    /// Everything but the kept cards goes to the pool.
    pub(crate) fn discard_rest(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        let hand = &mut self.hands[seat];
        let known = hand.open.len();
        let mut gone = hand.cards;
        if self.keeping.is_empty() {
            *hand = Hand::EMPTY;
        } else {
            self.keeping.each().for_each(|kind| gone.remove(kind));
            gone.each().for_each(|kind| hand.open.forget(kind));
            hand.cards = self.keeping;
            self.keeping = Cards::NONE;
        }
        self.last_named = LastNamed::NONE;
        let (kept, count) = (hand.cards.len(), gone.len());
        let news = known - hand.open.len() < count;
        if count > 0 {
            events.tell(|| {
                let cards = gone.each().map(|kind| self.rules.card(kind)).collect();
                Event::Discarded {
                    seat,
                    cards,
                    kept,
                    news,
                }
            });
            if self.rules.solo.is_some() {
                self.solo.discarded = gone;
            }
            gone.pour(&mut self.pool);
        }
        if self.rules.ability(self.last_band().leader) == Ability::DrawCards {
            self.ask = Ask::Study;
        } else {
            self.after_band(dice, events);
        }
    }

    /// The Wizard's X cards (ET-TRIBE-WIZARD-1).
    pub(crate) fn study(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        for _ in 0..self.last_band().size {
            if self.draw_to_hand(seat, dice, events).is_err() {
                return self.end_age(dice, events);
            }
        }
        self.after_band(dice, events);
    }

    pub(crate) fn after_band(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        if self.rules.solo.is_some() {
            return self.feed_after_band(dice, events);
        }
        self.end_turn(dice, events);
    }
}

/// Which rule lets the marker be placed.
fn marker_rule(game: &Ethnos, band: &Band) -> Rule {
    match game.rules.ability(band.leader) {
        Ability::AnyKingdom => Rule("ET-TRIBE-WINGFOLK-1"),
        ability if ability.placing_bonus() > 0 => Rule("ET-TRIBE-MINOTAUR-1"),
        _ if game.rules.two_players => Rule("ET-2P-5"),
        _ => Rule("ET-MARK-1"),
    }
}
