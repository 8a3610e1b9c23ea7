//! Solo Mode: Chief Bruno is part of the rules. What the rulebook leaves to the player is asked of the player, everything
//! else happens by itself (ET-SOLO).

use kernel::{Dice, Rule, Seat, Sink};

use crate::ability::Ability;
use crate::card::{Cards, KINGDOMS, Kind, Kingdom, kinds};
use crate::event::Event;
use crate::setup::Level;
use crate::state::{Ask, BRUNO, Ethnos, LastNamed};

impl Ethnos {
    // ---- preparation

    /// Red and Blue swap their lowest token for the highest elsewhere, in turn, while that is an improvement (ET-SOLO-9 to -13).
    pub(crate) fn swap_tokens(&mut self, best: [u8; 2], events: &mut impl Sink<Event>) {
        let spaces = usize::from(self.rules.tokens_per_kingdom);
        let mut stuck = 0;
        for region in best.into_iter().cycle().map(usize::from) {
            let low = lowest(&self.tokens[region][..spaces]);
            let outside = (0..KINGDOMS).filter(|&other| !best.contains(&(other as u8)));
            // Of equally high tokens the leftmost one (ET-SOLO-12): `max_by_key` keeps the last, so the search runs backwards.
            let (other, at) = outside
                .rev()
                .map(|other| (other, highest(&self.tokens[other][..spaces])))
                .max_by_key(|&(other, at)| self.tokens[other][at])
                .expect("four regions are outside");
            let (gives, takes) = (self.tokens[region][low], self.tokens[other][at]);
            if takes > gives {
                self.tokens[region][low] = takes;
                self.tokens[other][at] = gives;
                let (region, other) = (Kingdom(region as u8), Kingdom(other as u8));
                events.tell(|| Event::TokensSwapped {
                    region,
                    gives,
                    other,
                    takes,
                });
                stuck = 0;
            } else {
                stuck += 1;
                if stuck == best.len() {
                    break;
                }
            }
        }
        for tokens in &mut self.tokens {
            tokens[..spaces].sort_unstable();
        }
    }

    // ---- cards for the Dashboard

    /// After recruiting, cards of the pool go to the Dashboard (ET-SOLO-21, ET-SOLO-66).
    pub(crate) fn feed_after_recruiting(
        &mut self,
        from_pool: bool,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        let solo = self.rules.solo.expect("only in solo");
        let cards = if from_pool && solo.level == Level::Hard {
            solo.sweep
        } else {
            1
        };
        self.ask_feed(cards.min(self.pool.len()), dice, events);
    }

    fn ask_feed(&mut self, left: u8, dice: &mut Dice, events: &mut impl Sink<Event>) {
        if left == 0 {
            return self.pool_fed(dice, events);
        }
        self.ask = Ask::Feed { left };
        let offered = self.feedable(left);
        if offered.count_ones() == 1 {
            self.feed(kinds::nth(offered, 0), left, dice, events);
        }
    }

    /// The pool kinds that may be fed next. Several cards are named in canonical order, so a kind is offered only if enough
    /// cards follow it.
    pub(crate) fn feedable(&self, left: u8) -> u64 {
        let mut offered = self.pool.kinds() & self.last_named.onwards();
        let mut following = 0;
        while following < left && offered != 0 {
            let last = Kind(63 - offered.leading_zeros() as u8);
            following += self.pool.count(last);
            if following < left {
                offered &= !last.bit();
            }
        }
        offered
    }

    /// The answer to [`Ask::Feed`].
    pub(crate) fn feed(
        &mut self,
        kind: Kind,
        left: u8,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        self.pool.remove(kind);
        let rule = Rule(if left > 1 || self.last_named.0.is_some() {
            "ET-SOLO-66"
        } else {
            "ET-SOLO-21"
        });
        self.last_named = LastNamed(Some(kind));
        self.feed_dashboard(kind, rule, events);
        self.ask_feed(left - 1, dice, events);
    }

    /// One card of the deck for the pool, the refill to three, then Bruno (ET-SOLO-23, -24, -31).
    fn pool_fed(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        self.last_named = LastNamed::NONE;
        let filled = self
            .turn_up(Rule("ET-SOLO-23"), dice, events)
            .and_then(|()| self.refill(dice, events));
        match filled {
            Ok(()) => self.check_columns(dice, events),
            Err(_) => self.end_age(dice, events),
        }
    }

    /// After a Party: one of the discarded cards, else the top card of the deck (ET-SOLO-25, -26).
    pub(crate) fn feed_after_band(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let discarded = self.solo.discarded;
        if !discarded.is_empty() {
            self.ask = Ask::FeedDiscarded;
            if discarded.kinds().count_ones() == 1 {
                self.feed_discarded(kinds::nth(discarded.kinds(), 0), dice, events);
            }
            return;
        }
        match self.draw(self.turn, dice, events) {
            Ok(kind) => {
                self.feed_dashboard(kind, Rule("ET-SOLO-26"), events);
                self.band_fed(dice, events);
            }
            Err(_) => self.end_age(dice, events),
        }
    }

    pub(crate) fn feed_discarded(
        &mut self,
        kind: Kind,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        self.pool.remove(kind);
        self.feed_dashboard(kind, Rule("ET-SOLO-25"), events);
        self.band_fed(dice, events);
    }

    /// Nothing is added to the pool after a Party but the refill (ET-SOLO-27).
    fn band_fed(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        self.solo.discarded = Cards::NONE;
        match self.refill(dice, events) {
            Ok(()) => self.check_columns(dice, events),
            Err(_) => self.end_age(dice, events),
        }
    }

    fn feed_dashboard(&mut self, kind: Kind, rule: Rule, events: &mut impl Sink<Event>) {
        self.solo.dashboard.add(kind);
        events.tell(|| Event::Fed {
            card: self.rules.card(kind),
            rule,
        });
    }

    // ---- Bruno's Party

    /// The columns are checked once after each turn; the leftmost ready one is played (ET-SOLO-31 to -37).
    fn check_columns(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let triggers = self.rules.solo.expect("only in solo").triggers;
        let ready = (0..KINGDOMS as u8).find(|&column| {
            let cards = self.column_size(column);
            match triggers[usize::from(column)] {
                0 => cards > self.standing(BRUNO, &self.markers[usize::from(column)]),
                trigger => cards >= trigger,
            }
        });
        match ready {
            None => self.next_turn(),
            Some(column) => {
                self.ask = Ask::Leader { column };
                if self.solo.leaders.count_ones() == 1 {
                    self.bruno_leads(
                        self.solo.leaders.trailing_zeros() as u8,
                        column,
                        dice,
                        events,
                    );
                }
            }
        }
    }

    pub(crate) fn column_size(&self, column: u8) -> u8 {
        kinds::each(self.solo.dashboard.kinds() & kinds::colour(column))
            .map(|kind| self.solo.dashboard.count(kind))
            .sum()
    }

    fn next_turn(&mut self) {
        self.turn = Seat(0);
        self.ask = Ask::Turn;
    }

    /// The Party of a whole column with a Setup card as Leader (ET-SOLO-38 to -41).
    pub(crate) fn bruno_leads(
        &mut self,
        slot: u8,
        column: u8,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        self.solo.leaders &= !(1 << slot);
        let leader = Kind::new(usize::from(slot), column);
        let mut cards = [Kind(0); crate::rules::MAX_DECK];
        let mut size = 0;
        for kind in kinds::each(self.solo.dashboard.kinds() & kinds::colour(column)) {
            while self.solo.dashboard.has(kind) {
                self.solo.dashboard.remove(kind);
                cards[size] = kind;
                size += 1;
            }
        }
        let tribe = self.rules.tribes[leader.slot()];
        events.tell(|| Event::BrunoPlays {
            column: Kingdom(column),
            size: size as u8,
            leader: tribe,
        });
        self.bands.play(BRUNO, leader, &cards[..size]);
        if self.solo.leaders == 0 {
            self.solo.leaders = self.all_leaders();
            events.tell(|| Event::LeadersTurned);
        }
        self.bruno_marker(dice, events);
    }

    pub(crate) fn all_leaders(&self) -> u8 {
        (1 << self.rules.slots) - 1
    }

    fn bruno_marker(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let band = self.last_band();
        let column = band.leader.colour();
        if self.rules.ability(band.leader) == Ability::Horde
            && self.hordes[BRUNO] >> column & 1 == 1
        {
            // The column's colour is settled already: the player says where instead (ET-SOLO-57, -58).
            self.ask = Ask::BrunoHorde;
            let regions = self.bruno_horde_regions();
            match regions.count_ones() {
                0 => {
                    self.bruno_markerless("ET-SOLO-58", events);
                    self.bruno_done(dice, events);
                }
                1 => self.bruno_horde(Kingdom(regions.trailing_zeros() as u8), dice, events),
                _ => {}
            }
            return;
        }
        self.bruno_region_marker(Kingdom(column), events);
        self.bruno_ability(dice, events);
    }

    fn bruno_region_marker(&mut self, region: Kingdom, events: &mut impl Sink<Event>) {
        let band = self.last_band();
        if self.room(BRUNO, band.size, Ability::None) >> region.0 & 1 == 1 {
            self.put_marker(BRUNO, region, Rule("ET-SOLO-43"), events);
        } else {
            self.bruno_markerless("ET-SOLO-44", events);
        }
    }

    /// The Party is too small, as `rule` says, or there is no marker left (ET-MARK-7).
    fn bruno_markerless(&self, rule: &'static str, events: &mut impl Sink<Event>) {
        events.tell(|| Event::NoMarker {
            seat: BRUNO,
            rule: Rule(if self.supply[BRUNO] == 0 {
                "ET-MARK-7"
            } else {
                rule
            }),
        });
    }

    /// Free colours of Bruno's Monkey board, or with a full board the Regions large enough for (ET-SOLO-57, -58). Without a
    /// marker there is nothing to choose (ET-MARK-7).
    pub(crate) fn bruno_horde_regions(&self) -> u8 {
        if self.supply[BRUNO] == 0 {
            return 0;
        }
        let all = (1 << KINGDOMS) - 1;
        let free = all & !self.hordes[BRUNO];
        if free != 0 {
            free
        } else {
            self.room(BRUNO, self.last_band().size, Ability::None)
        }
    }

    /// The answer to [`Ask::BrunoHorde`]. The Region marker comes before the ability, as in every Party (ET-BAND-5).
    pub(crate) fn bruno_horde(
        &mut self,
        region: Kingdom,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        self.bruno_region_marker(region, events);
        if self.horde_has_room(BRUNO, region.0) {
            self.put_horde(BRUNO, region.0, events);
        }
        self.bruno_done(dice, events);
    }

    /// Bruno uses every ability to the full (ET-SOLO-45).
    fn bruno_ability(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let band = self.last_band();
        match self.rules.ability(band.leader) {
            Ability::LargestBand => self.claim_giant(BRUNO, band.size, events),
            Ability::Track => {
                let symbols = self.advance(BRUNO, band.size, events);
                return self.bruno_free_markers(symbols, dice, events);
            }
            Ability::Horde if self.horde_has_room(BRUNO, band.leader.colour()) => {
                self.put_horde(BRUNO, band.leader.colour(), events);
            }
            Ability::Coin if self.lowest_coin().is_some() => {
                let regions = self.bruno_coin_regions();
                if regions.count_ones() > 1 {
                    self.ask = Ask::BrunoCoin;
                    return;
                }
                self.lay_coin(BRUNO, Kingdom(regions.trailing_zeros() as u8), events);
            }
            Ability::DrawCards => {
                // Each card goes to its column and never joins this Party (ET-SOLO-48, -49).
                for _ in 0..band.size {
                    match self.draw(self.turn, dice, events) {
                        Ok(kind) => self.feed_dashboard(kind, Rule("ET-SOLO-48"), events),
                        Err(_) => return self.end_age(dice, events),
                    }
                }
            }
            _ => {}
        }
        self.bruno_done(dice, events);
    }

    /// Free Koi markers, each where Bruno is tied, else losing, else winning, judged anew (ET-SOLO-50, -55).
    fn bruno_free_markers(&mut self, left: u8, dice: &mut Dice, events: &mut impl Sink<Event>) {
        if left == 0 || self.supply[BRUNO] == 0 {
            return self.bruno_done(dice, events);
        }
        self.ask = Ask::BrunoFree { left };
        let regions = self.bruno_free_regions();
        if regions.count_ones() == 1 {
            self.bruno_free(Kingdom(regions.trailing_zeros() as u8), left, dice, events);
        }
    }

    pub(crate) fn bruno_free(
        &mut self,
        region: Kingdom,
        left: u8,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        self.put_marker(BRUNO, region, Rule("ET-SOLO-50"), events);
        self.bruno_free_markers(left - 1, dice, events);
    }

    pub(crate) fn bruno_free_regions(&self) -> u8 {
        let [winning, tied, losing] = self.bruno_classes();
        [tied, losing, winning]
            .into_iter()
            .find(|&class| class != 0)
            .unwrap_or(0)
    }

    /// A coin where Bruno is winning, else tied, else losing (ET-SOLO-53).
    pub(crate) fn bruno_coin_regions(&self) -> u8 {
        self.bruno_classes()
            .into_iter()
            .find(|&class| class != 0)
            .unwrap_or(0)
    }

    /// Regions where Bruno has more markers than the player, as many (0-0 included), fewer (ET-SOLO-52).
    fn bruno_classes(&self) -> [u8; 3] {
        let mut classes = [0; 3];
        for (region, markers) in self.markers.iter().enumerate() {
            let class = match markers[BRUNO.index()].cmp(&markers[0]) {
                std::cmp::Ordering::Greater => 0,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 2,
            };
            classes[class] |= 1 << region;
        }
        classes
    }

    /// Finally a card leaves the Dashboard (ET-SOLO-60), if one is there (ET-SOLO-64).
    pub(crate) fn bruno_done(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let dashboard = self.solo.dashboard;
        if dashboard.is_empty() {
            return self.next_turn();
        }
        self.ask = Ask::Dismiss;
        if dashboard.kinds().count_ones() == 1 && !self.may_steal() {
            self.dismiss(kinds::nth(dashboard.kinds(), 0), dice, events);
        }
    }

    /// Easy: the card may go to the hand instead, unless that is full (ET-SOLO-61, -62).
    pub(crate) fn may_steal(&self) -> bool {
        let easy = self
            .rules
            .solo
            .is_some_and(|solo| solo.level == Level::Easy);
        easy && self.hands[Seat(0)].cards.len() < self.rules.hand_limit
    }

    pub(crate) fn dismiss(&mut self, kind: Kind, _dice: &mut Dice, events: &mut impl Sink<Event>) {
        self.solo.dashboard.remove(kind);
        self.pool.add(kind);
        events.tell(|| Event::Dismissed {
            card: self.rules.card(kind),
        });
        self.next_turn();
    }

    pub(crate) fn steal(&mut self, kind: Kind, events: &mut impl Sink<Event>) {
        self.solo.dashboard.remove(kind);
        let hand = &mut self.hands[Seat(0)];
        hand.cards.add(kind);
        hand.open.add(kind);
        events.tell(|| Event::Stolen {
            card: self.rules.card(kind),
        });
        self.next_turn();
    }
}

fn lowest(tokens: &[u8]) -> usize {
    (0..tokens.len())
        .min_by_key(|&at| tokens[at])
        .expect("a region has tokens")
}

fn highest(tokens: &[u8]) -> usize {
    (0..tokens.len())
        .max_by_key(|&at| tokens[at])
        .expect("a region has tokens")
}
