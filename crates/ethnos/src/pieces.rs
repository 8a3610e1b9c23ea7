//! What Leaders do with pieces of their own: Giant token, Merfolk board, Orc boards, Troll tokens, coins.

use kernel::{Seat, Sink};

use crate::card::Kingdom;
use crate::event::Event;
use crate::state::{Ethnos, GiantToken};

impl Ethnos {
    /// The token goes to a Band larger than every other Giant-led one of this Age, the holder's own included
    /// (ET-TRIBE-GIANT-1, -3, -5), and pays at once (ET-TRIBE-GIANT-2).
    pub(crate) fn claim_giant(&mut self, seat: Seat, size: u8, events: &mut impl Sink<Event>) {
        if self.giant.is_some_and(|token| size <= token.size) {
            return;
        }
        self.giant = Some(GiantToken { holder: seat, size });
        let points = self.rules.giant.take;
        self.glory[seat] += u16::from(points);
        events.tell(|| Event::GiantTaken { seat, size, points });
    }

    /// Advances on the Merfolk board; returns how many symbols were reached or passed (ET-TRIBE-MERFOLK-5, -7, -8).
    pub(crate) fn advance(&mut self, seat: Seat, steps: u8, events: &mut impl Sink<Event>) -> u8 {
        let track = &self.rules.track;
        let from = self.track[seat];
        let to = track.last.min(from + steps);
        self.track[seat] = to;
        if to > from {
            events.tell(|| Event::Advanced { seat, from, to });
        }
        let passed = (1..=u32::from(track.last))
            .skip(usize::from(from))
            .take(usize::from(to - from))
            .filter(|space| track.symbols >> space & 1 == 1);
        passed.count() as u8
    }

    /// One marker for each colour (ET-TRIBE-ORC-3), from the supply (ET-EDGE-9).
    pub(crate) fn horde_has_room(&self, seat: Seat, colour: u8) -> bool {
        self.supply[seat] > 0 && self.hordes[seat] >> colour & 1 == 0
    }

    pub(crate) fn put_horde(&mut self, seat: Seat, colour: u8, events: &mut impl Sink<Event>) {
        self.hordes[seat] |= 1 << colour;
        self.supply[seat] -= 1;
        events.tell(|| Event::HordeMarker {
            seat,
            colour: self.rules.colours[usize::from(colour)],
        });
    }

    /// The unclaimed Troll tokens of value X or lower, a bit each (ET-TRIBE-TROLL-1).
    pub(crate) fn free_trolls(&self, size: u8) -> u8 {
        let held = self.trolls.0.iter().fold(0, |all, own| all | own);
        let low =
            (0..usize::from(self.rules.troll_count)).filter(|&at| self.rules.trolls[at] <= size);
        low.fold(0, |set, at| set | 1 << at) & !held
    }

    pub(crate) fn take_troll(&mut self, seat: Seat, value: u8, events: &mut impl Sink<Event>) {
        let free = self.free_trolls(value);
        let at = (0..usize::from(self.rules.troll_count))
            .find(|&at| self.rules.trolls[at] == value && free >> at & 1 == 1)
            .expect("only unclaimed tokens are offered");
        self.trolls[seat] |= 1 << at;
        events.tell(|| Event::TokenTaken { seat, value });
    }

    /// The sum of the Troll tokens of a seat, then the highest: who has more breaks a tie (ET-TRIBE-TROLL-5, -6).
    pub(crate) fn troll_strength(&self, seat: Seat) -> u16 {
        let mut held = self.trolls[seat];
        let (mut sum, mut highest) = (0, 0);
        while held != 0 {
            let value = u16::from(self.rules.trolls[held.trailing_zeros() as usize]);
            sum += value;
            highest = highest.max(value);
            held &= held - 1;
        }
        sum << 4 | highest
    }

    /// The lowest coin beside the board, as a row of the rules (ET-TRIBE-RACCOON-1); none once all are used (-11).
    pub(crate) fn lowest_coin(&self) -> Option<usize> {
        self.coins.left.iter().position(|&left| left > 0)
    }

    pub(crate) fn lay_coin(&mut self, seat: Seat, kingdom: Kingdom, events: &mut impl Sink<Event>) {
        let Some(coin) = self.lowest_coin() else {
            return;
        };
        self.coins.left[coin] -= 1;
        self.coins.laid[kingdom.index()][coin] += 1;
        events.tell(|| Event::CoinLaid {
            seat,
            kingdom,
            value: self.rules.coins[coin],
        });
    }

    /// What the coins in a kingdom add to its first place (ET-TRIBE-RACCOON-4).
    pub(crate) fn coin_sum(&self, kingdom: Kingdom) -> u8 {
        let laid = &self.coins.laid[kingdom.index()];
        laid.iter()
            .zip(self.rules.coins)
            .map(|(count, value)| count * value)
            .sum()
    }
}
