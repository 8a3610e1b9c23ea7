//! The end of an Age (ET-SCORE) and the start of the next (ET-AGE).

use kernel::{Dice, Rule, Seat, Seen, Sink};

use crate::card::{Cards, KINGDOMS, Kingdom};
use crate::event::{Event, Scored};
use crate::rules::MAX_SEATS;
use crate::state::{Ask, BRUNO, Deck, Ethnos, Hand};

/// Who earns what in one place of scoring: a kingdom or the Merfolk board.
#[derive(Clone, Copy)]
struct Contest {
    /// By place, best first.
    awards: [u16; 3],
    /// Markers or positions, and after them the strength that breaks ties. 0 = not there (ET-SCORE-9, ET-TRIBE-MERFOLK-14).
    keys: [u32; MAX_SEATS],
}

impl Contest {
    /// The points of a seat, its place and how many share it. n tied seats add the awards of their n places, divide and round
    /// down (ET-SCORE-12, -13, -14).
    fn award(&self, seat: Seat) -> (u16, u8, u8) {
        let own = self.keys[seat.index()];
        if own == 0 {
            return (0, 0, 0);
        }
        let ahead = self.keys.iter().filter(|&&key| key > own).count();
        let tied = self.keys.iter().filter(|&&key| key == own).count();
        let pot: u16 = self.awards.iter().skip(ahead).take(tied).sum();
        (pot / tied as u16, ahead as u8 + 1, tied as u8)
    }

    fn present(&self) -> usize {
        self.keys.iter().filter(|&&key| key > 0).count()
    }
}

impl Ethnos {
    /// Hands, kingdoms, Merfolk board, Giant token; then the Orc boards are asked about (ET-SCORE-1).
    pub(crate) fn end_age(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let drawer = self.third.unwrap_or(self.turn);
        events.tell(|| Event::AgeEnds {
            age: self.age,
            drawer,
        });
        self.lose_hands();
        let strength: [u16; MAX_SEATS] =
            std::array::from_fn(|seat| self.troll_strength(Seat(seat as u8)));
        for kingdom in Kingdom::all() {
            self.score_kingdom(kingdom, &strength, events);
        }
        // Coins leave the game as soon as they have paid (ET-TRIBE-RACCOON-10, ET-AGE-16).
        self.coins.laid = Default::default();
        if self.rules.has.track {
            self.score_track(&strength, events);
        }
        self.score_giant(events);
        self.ask_horde(drawer, dice, events);
    }

    /// Cards in hand, and on Bruno's Dashboard, score nothing (ET-SCORE-2, ET-SOLO-69). They wait in the deck to be shuffled.
    fn lose_hands(&mut self) {
        for seat in Seat::first(self.rules.seats) {
            for kind in self.hands[seat].cards.each() {
                self.deck.allies.add(kind.0);
            }
            self.hands[seat] = Hand::EMPTY;
        }
        if self.rules.solo.is_some() {
            for kind in self.solo.dashboard.each() {
                self.deck.allies.add(kind.0);
            }
            self.solo.dashboard = Cards::NONE;
            self.solo.discarded = Cards::NONE;
        }
        // What is left of the deck is only a heap now: no Dragon will come out of it.
        self.deck.above = 0;
    }

    fn score_kingdom(
        &mut self,
        kingdom: Kingdom,
        strength: &[u16; MAX_SEATS],
        events: &mut impl Sink<Event>,
    ) {
        let markers = &self.markers[kingdom.index()];
        if markers.iter().all(|&own| own == 0) {
            return;
        }
        let tokens = self.tokens[kingdom.index()];
        let coins = if self.rules.has.coins {
            self.coin_sum(kingdom)
        } else {
            0
        };
        let mut contest = self.contest(tokens, markers, strength);
        contest.awards[0] += u16::from(coins);
        if self.rules.two_players && self.age == 2 && contest.present() == 1 {
            // Alone in the Second Age: both tokens (ET-2P-4).
            contest.awards[0] += u16::from(tokens[0]);
        }
        for seat in Seat::first(self.rules.parties) {
            let (points, place, tied) = contest.award(seat);
            if points > 0 {
                let what = Scored::Kingdom {
                    kingdom,
                    place,
                    tied,
                    coins: if place == 1 { coins } else { 0 },
                };
                self.score(
                    seat,
                    points,
                    what,
                    self.place_rule(place, tied, contest.present()),
                    events,
                );
            }
        }
    }

    /// Awards by place: token III, II, I in the Third Age, II, I in the Second, I in the First (ET-SCORE-5 to -7); with two
    /// players only first place pays (ET-2P-2, ET-2P-3).
    fn contest(
        &self,
        slots: [u8; 3],
        counts: &[u8; MAX_SEATS],
        strength: &[u16; MAX_SEATS],
    ) -> Contest {
        let age = usize::from(self.age);
        let mut awards = [0; 3];
        let places = if self.rules.two_players { 1 } else { age };
        for (place, award) in awards.iter_mut().enumerate().take(places) {
            *award = u16::from(slots[age - 1 - place]);
        }
        let key = |seat: usize| {
            if counts[seat] == 0 {
                0
            } else {
                u32::from(counts[seat]) << 16 | u32::from(strength[seat])
            }
        };
        Contest {
            awards,
            keys: std::array::from_fn(key),
        }
    }

    fn place_rule(&self, place: u8, tied: u8, present: usize) -> Rule {
        Rule(match (self.rules.two_players, self.age) {
            _ if tied > 1 && self.rules.two_players && self.age == 2 => "ET-2P-6",
            _ if tied > 1 && self.rules.two_players => "ET-2P-7",
            _ if tied > 1 => "ET-SCORE-12",
            (true, 1) => "ET-2P-2",
            (true, _) if present == 1 => "ET-2P-4",
            (true, _) => "ET-2P-3",
            (false, 1) => "ET-SCORE-5",
            (false, 2) => "ET-SCORE-6",
            (false, _) if place > 0 => "ET-SCORE-7",
            (false, _) => "ET-SCORE-8",
        })
    }

    /// The Merfolk board scores like one more kingdom (ET-TRIBE-MERFOLK-11), or pays its leader only (ET-TRIBE-MERFOLK-12).
    fn score_track(&mut self, strength: &[u16; MAX_SEATS], events: &mut impl Sink<Event>) {
        let slots = self.rules.track.awards;
        let mut contest = self.contest(slots, &self.track.0, strength);
        if self.rules.track.leader_only {
            contest.awards = [contest.awards[0], 0, 0];
        } else if self.rules.two_players && self.age == 2 && contest.present() == 1 {
            // ET-2P-9
            contest.awards[0] += u16::from(slots[0]);
        }
        for seat in Seat::first(self.rules.parties) {
            let (points, place, tied) = contest.award(seat);
            if points > 0 {
                let rule = Rule(match self.rules.track.leader_only {
                    true if tied > 1 => "ET-TRIBE-MERFOLK-13",
                    true => "ET-TRIBE-MERFOLK-12",
                    false if self.rules.two_players && self.age == 2 => "ET-2P-9",
                    false => "ET-TRIBE-MERFOLK-11",
                });
                self.score(seat, points, Scored::Track { place, tied }, rule, events);
            }
        }
    }

    fn score_giant(&mut self, events: &mut impl Sink<Event>) {
        if let Some(token) = self.giant {
            let points = self.rules.giant.ages[usize::from(self.age) - 1];
            self.score(
                token.holder,
                points.into(),
                Scored::GiantToken,
                Rule("ET-TRIBE-GIANT-7"),
                events,
            );
        }
    }

    fn score(
        &mut self,
        seat: Seat,
        points: u16,
        what: Scored,
        rule: Rule,
        events: &mut impl Sink<Event>,
    ) {
        self.glory[seat] += points;
        events.tell(|| Event::Scored {
            seat,
            points,
            what,
            rule,
        });
    }

    /// Asks the next seat whose Orc board is not empty, clockwise from `from` (ET-TRIBE-ORC-5).
    fn ask_horde(&mut self, from: Seat, dice: &mut Dice, events: &mut impl Sink<Event>) {
        if !self.rules.has.hordes {
            return self.score_bands(dice, events);
        }
        if self.rules.is_last_age(self.age) {
            // Declining could only lose points (ET-TRIBE-ORC-6).
            for seat in Seat::first(self.rules.parties) {
                self.cash(seat, Rule("ET-TRIBE-ORC-6"), events);
            }
            return self.score_bands(dice, events);
        }
        self.turn = from;
        self.ask = Ask::Cash;
        if self.hordes[from] == 0 {
            self.horde_answered(dice, events);
        }
    }

    /// Empties the Orc board of a seat: all or nothing (ET-TRIBE-ORC-4); the markers return to the supply (ET-MARK-10).
    pub(crate) fn cash(&mut self, seat: Seat, rule: Rule, events: &mut impl Sink<Event>) {
        let markers = self.hordes[seat].count_ones() as u8;
        if markers > 0 {
            let points = self.rules.horde_points[usize::from(markers)];
            self.hordes[seat] = 0;
            self.supply[seat] += markers;
            self.score(seat, points.into(), Scored::Horde { markers }, rule, events);
        }
    }

    /// The asked seat has decided about its Orc board: the next one with markers, or on.
    pub(crate) fn horde_answered(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let drawer = self.third.unwrap_or(self.turn);
        let seats = self.rules.seats;
        loop {
            self.turn = self.turn.next(seats);
            if self.turn == drawer {
                break;
            }
            if self.hordes[self.turn] != 0 {
                return;
            }
        }
        if self.rules.solo.is_some() {
            self.cash(BRUNO, Rule("ET-SOLO-70"), events);
        }
        self.score_bands(dice, events);
    }

    /// Skeletons leave (ET-SCORE-19), then every Band scores by the table, a Dwarf's one larger (ET-SCORE-20).
    fn score_bands(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        for at in 0..self.bands.all().len() {
            let band = self.bands.all()[at];
            let counts = band.size - band.wild + self.rules.ability(band.leader).scoring_bonus();
            let points = self.rules.band_points(counts);
            if points > 0 {
                let what = Scored::Band {
                    counts,
                    leader: self.rules.tribes[band.leader.slot()],
                };
                self.score(
                    Seat(band.owner.0),
                    points.into(),
                    what,
                    Rule("ET-SCORE-20"),
                    events,
                );
            }
        }
        if self.rules.is_last_age(self.age) {
            self.ask = Ask::Over;
            events.tell(|| Event::GameEnds);
            return;
        }
        self.close_age(events);
        let (first, tied) = self.next_first();
        self.first = first;
        self.age += 1;
        events.tell(|| Event::FirstPlayer {
            seat: first,
            rule: Rule(match self.rules.solo {
                Some(_) => "ET-SOLO-19",
                None if tied => "ET-FIRST-3",
                None => "ET-FIRST-2",
            }),
        });
        self.begin_age(dice, events);
    }

    /// Bands away, tokens back beside the board (ET-AGE-12, -15). Markers stay (ET-AGE-14).
    fn close_age(&mut self, events: &mut impl Sink<Event>) {
        self.bands.clear();
        self.trolls = Default::default();
        self.giant = None;
        events.tell(|| Event::AgeCleared { age: self.age });
    }

    /// The player with the least Glory; of those, the first met clockwise from the drawer of the third Dragon (ET-FIRST-2, -3);
    /// and whether several had it.
    fn next_first(&self) -> (Seat, bool) {
        let seats = self.rules.seats;
        let least = Seat::first(seats)
            .map(|seat| self.glory[seat])
            .min()
            .unwrap_or(0);
        let from = self.third.unwrap_or(self.turn);
        let mut lowest = from
            .clockwise(seats)
            .filter(|&seat| self.glory[seat] == least);
        (lowest.next().unwrap_or(from), lowest.next().is_some())
    }

    /// All Ally cards into a new deck (ET-AGE-13), hands, pool, and the Dragons into the lower part (ET-AGE-5 to -9).
    pub(crate) fn begin_age(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        events.tell(|| Event::AgeBegins { age: self.age });
        self.deck = Deck {
            allies: self.rules.all_cards().map(|kind| kind.0).collect(),
            above: u8::MAX,
            dragons: 0,
        };
        self.pool = Cards::NONE;
        self.third = None;
        self.turn = self.first;
        self.ask = Ask::Turn;
        for seat in self.first.clockwise(self.rules.seats) {
            let kind = self.deal(dice);
            self.hands[seat].cards.add(kind);
            events.tell(|| Event::Dealt {
                seat,
                card: Seen::Shown(self.rules.card(kind)),
            });
        }
        if let Some(solo) = self.rules.solo {
            // Before the Dragons go in, so none can turn up now (ET-SOLO-16 to -18).
            for _ in 0..solo.dashboard_start {
                let kind = self.deal(dice);
                self.solo.dashboard.add(kind);
                events.tell(|| Event::Fed {
                    card: self.rules.card(kind),
                    rule: Rule(if self.age == 1 {
                        "ET-SOLO-16"
                    } else {
                        "ET-SOLO-17"
                    }),
                });
            }
        }
        for _ in 0..self.rules.pool {
            let kind = self.deal(dice);
            self.pool.add(kind);
        }
        events.tell(|| Event::PoolLaid {
            cards: self.pool.each().map(|kind| self.rules.card(kind)).collect(),
        });
        // The part with the Dragons is the larger one (ET-AGE-8).
        self.deck.above = self.deck.allies.len() / 2;
    }

    fn deal(&mut self, dice: &mut Dice) -> crate::card::Kind {
        crate::card::Kind(
            self.deck
                .allies
                .draw(dice)
                .expect("the deal leaves at least 51 cards (ET-EDGE-8)"),
        )
    }

    /// Markers on the main board (ET-END-4).
    pub(crate) fn markers_on_board(&self, seat: Seat) -> u16 {
        (0..KINGDOMS)
            .map(|kingdom| u16::from(self.markers[kingdom][seat.index()]))
            .sum()
    }
}
