//! Power lost, Heroes slain, kingdoms eliminated.

use kernel::{Dice, Seat, Sink};

use crate::bag::{Bag, bits};
use crate::content::{Card, CardKind, NONE, SetId, Source, Trigger};
use crate::event::Event;
use crate::setup::Loot;
use crate::state::{Battle, Contract, How, NumaSera, Player, SEATS, Step, Trade};

impl NumaSera {
    /// Takes Power from the Active Hero. `true` if that slays it; the caller says when it is buried.
    pub(crate) fn hurt(
        &mut self,
        seat: Seat,
        n: i16,
        by: Option<SetId>,
        events: &mut impl Sink<Event>,
    ) -> bool {
        let power = self.players[seat].power;
        // A Hero that is being buried cannot lose more.
        if n <= 0 || power <= 0 {
            return false;
        }
        let lost = n.min(power);
        self.players[seat].power -= lost;
        events.tell(|| Event::PowerLost { seat, n: lost, by });
        self.players[seat].power == 0
    }

    /// The Hero perishes outside a Battle: credit, loot, burial.
    pub(crate) fn slay(&mut self, seat: Seat, by: Option<Seat>, events: &mut impl Sink<Event>) {
        self.push(Step::Bury(seat));
        self.credit(seat, by, events);
    }

    /// NS-D15: who slew the Hero, what that brings (NS-D16).
    pub(crate) fn credit(&mut self, seat: Seat, by: Option<Seat>, events: &mut impl Sink<Event>) {
        let hero = self.hero(seat);
        events.tell(|| Event::HeroSlain { seat, hero, by });
        let Some(slayer) = by else {
            return;
        };
        self.players[slayer].slain += 1;
        self.players[slayer].cache.dirty = true;
        match self.settings.loot {
            Loot::None => {}
            Loot::One => self.push(Step::TakeItem {
                seat: slayer,
                from: seat,
                loot: true,
            }),
            Loot::All => {
                for card in bits(self.players[seat].equipped()).map(Card) {
                    self.take_item(slayer, seat, card, events);
                }
            }
        }
        self.fire(Trigger::Slew, slayer, None, NONE);
    }

    /// An Equipped Item changes hands; in a Battle it must wait (NS-D28). Everyone sees it.
    pub(crate) fn take_item(
        &mut self,
        seat: Seat,
        from: Seat,
        card: Card,
        events: &mut impl Sink<Event>,
    ) {
        self.take_off(from, card);
        self.refresh(from);
        self.players[seat].gain_open(card);
        self.players[seat].waiting |= 1 << card.0;
        events.tell(|| Event::ItemTaken { seat, from, card });
    }

    /// NS-D17: what the dead Hero leaves; then the next one of the line, or elimination.
    pub(crate) fn bury(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.empty_holder(seat, Source::Hero(self.hero(seat)));
        for card in bits(self.players[seat].equipped()).map(Card) {
            self.take_off(seat, card);
            self.players[seat].gain_open(card);
        }
        self.unbless(seat);
        self.players[seat].fallen += 1;
        if !self.players[seat].alive() {
            self.eliminate(seat, events);
            return;
        }
        self.refresh(seat);
        // NS-D14: full maximum Power, immediately.
        self.players[seat].power = self.max_power(seat).max(1);
        let hero = self.hero(seat);
        events.tell(|| Event::HeroActive { seat, hero });
    }

    /// The Pool goes back to the Hand (NS-R6-10).
    pub(crate) fn unbless(&mut self, seat: Seat) {
        let pool = self.players[seat].blessing;
        if pool != NONE {
            self.players[seat].blessing = NONE;
            let card = Card(pool);
            self.empty_holder(
                seat,
                Source::Card {
                    card,
                    upgraded: false,
                },
            );
            self.players[seat].gain_open(card);
        }
    }

    /// NS-D42: conceding is elimination without credit, at any time.
    pub(crate) fn give_up(&mut self, seat: Seat, dice: &mut Dice, events: &mut impl Sink<Event>) {
        if self.players[seat].kingdom == NONE {
            let kingdoms = 0..self.content.kingdoms.len() as u8;
            let free = kingdoms
                .into_iter()
                .find(|&kingdom| !self.kingdom_taken(kingdom));
            let kingdom = free.expect("as many kingdoms as players");
            self.take_kingdom(seat, kingdom, events);
        }
        self.break_off(seat);
        for card in bits(self.players[seat].equipped()).map(Card) {
            self.take_off(seat, card);
            self.players[seat].gain_open(card);
        }
        self.unbless(seat);
        self.eliminate(seat, events);
        self.think_of_wishes();
        self.run(dice, events);
    }

    /// NS-D42: what the player had begun is left undone, and so is a Battle that they fight or a trade that is about them.
    fn break_off(&mut self, gone: Seat) {
        let fights = |battle: &Battle| battle.attacker == gone || battle.defender == gone;
        let no_battle = self.battle.as_ref().is_some_and(fights);
        let trades = |trade: &Trade| trade.partner == gone || trade.attack.contains(&gone.0);
        let no_trade = self.table.active == gone || self.trade.as_ref().is_some_and(trades);
        let agenda = self.agenda;
        self.agenda.clear();
        for &step in agenda.as_slice() {
            let is_called_off = (no_battle && step.is_of_battle())
                || (no_trade && matches!(step, Step::Draft | Step::Answer));
            let is_theirs = self.asked(step).or(step.worker()) == Some(gone);
            match step {
                Step::KeepOne(_) if is_theirs => {
                    while let Some(card) = self.table.looked.pop() {
                        self.discard(Card(card));
                    }
                }
                Step::Maven { card, .. } if is_theirs => self.discard(card),
                _ if is_theirs || is_called_off => {}
                _ => self.push(step),
            }
        }
        if no_battle {
            self.close_battle();
        }
        if no_trade {
            self.trade = None;
        }
    }

    /// NS-D2.
    fn eliminate(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        events.tell(|| Event::Eliminated { seat });
        let player = self.players[seat];
        for holder in bits(player.purse.into()) {
            self.table.placed[usize::from(holder)] = 0;
        }
        for hold in bits(player.strongholds.into()) {
            let row = &mut self.table.holds.row[..usize::from(self.content.meta.stronghold_row)];
            match row.iter_mut().find(|place| **place == NONE) {
                Some(gap) => *gap = hold,
                None => self.table.holds.bottom.push(hold),
            }
        }
        for card in player.hand.iter().chain(bits(player.mavens).map(Card)) {
            self.discard(card);
        }
        for (skill, level) in player.skills.into_iter().enumerate() {
            self.table.colleges[skill] += level;
        }
        if let Some(battle) = &mut self.battle {
            for side in &mut battle.sides {
                // A card that was committed but not revealed lay in the hand, which is gone.
                if !battle.revealed {
                    side.committed = NONE;
                }
            }
        }
        self.lapse(seat);
        self.players[seat] = Player {
            kingdom: player.kingdom,
            line: player.line,
            line_set: true,
            fallen: 3,
            slain: player.slain,
            met: player.met,
            ..Player::nobody()
        };
        let mut alive = self.alive_from(seat);
        let pair = (alive.next(), alive.next());
        drop(alive);
        if let (Some(last), None) = pair {
            self.finish(1 << last.0, How::Survivor, events);
        }
    }

    /// Promises with an eliminated player lapse; escrow goes back to a payer who is still there.
    fn lapse(&mut self, gone: Seat) {
        for seat in Seat::first(self.settings.seats) {
            let mut refunds = [0_i16; SEATS];
            let promises = &mut self.players[seat].promises;
            promises.truce_now &= !(1 << gone.0);
            promises.truce_next &= !(1 << gone.0);
            for contracts in [&mut promises.contract_now, &mut promises.contract_next] {
                for (payer, contract) in contracts.iter_mut().enumerate() {
                    let ends = seat == gone || payer == gone.index() || contract.target == gone.0;
                    if ends && contract.target != NONE {
                        refunds[payer] += contract.escrow;
                        *contract = Contract::NOTHING;
                    }
                }
            }
            for payer in Seat::first(self.settings.seats).filter(|&payer| payer != gone) {
                self.players[payer].capital += refunds[payer.index()];
            }
        }
    }

    /// How many cards of each kind a hand of this seat may hold at most, for audits.
    pub(crate) fn cards_in_play(&self, seat: Seat) -> Bag {
        let player = &self.players[seat];
        let mut bag: Bag = bits(player.equipped() | player.mavens).map(Card).collect();
        if player.blessing != NONE {
            bag.add(Card(player.blessing));
        }
        debug_assert!(
            bag.iter()
                .all(|card| self.content.card(card).kind != CardKind::Boon)
        );
        bag
    }
}
