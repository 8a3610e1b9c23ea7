//! A turn: its beginning and end, the Other Actions, and Build.

use kernel::{Dice, Seat, Sink};

use crate::bag::bits;
use crate::choice::Choice;
use crate::content::{Card, Duration, Good, NONE, SetId, SkillType, Trigger, spend_bit};
use crate::event::Event;
use crate::state::{Ctx, MOST_ROUNDS, NumaSera, Step};

/// The bit of costs that only Capital for anything may pay.
pub(crate) const ANYTHING: u8 = 0x80;

impl NumaSera {
    pub(crate) fn start_turn(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let seats = self.settings.seats;
        let place = |seat: Seat| (seat.0 + seats - self.table.first.0) % seats;
        let new_round = self.table.round == 0 || place(seat) <= place(self.table.active);
        if new_round && self.table.round >= MOST_ROUNDS {
            self.stop_for_length(events);
            return;
        }
        let table = &mut self.table;
        table.round += u8::from(new_round);
        table.active = seat;
        table.explored = false;
        table.actions = 0;
        table.offers = 0;
        table.extra_attacks = 0;
        table.extra_builds = 0;
        let round = table.round;
        let player = &mut self.players[seat];
        player.used_turn = 0;
        player.tried = 0;
        player.waiting = 0;
        player.spared = 0;
        let promises = &mut player.promises;
        promises.truce_now = std::mem::take(&mut promises.truce_next);
        promises.contract_now = promises.contract_next;
        promises.contract_next = [crate::state::Contract::NOTHING; crate::state::SEATS];
        self.end_lasting_of(seat, Duration::UntilNextTurn);
        events.tell(|| Event::TurnBegan { seat, round });
        self.push(Step::EndTurn);
        self.push(Step::Main);
        self.fire(Trigger::StartOfTurn, seat, None, NONE);
    }

    pub(crate) fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.table.active;
        self.end_promises(seat, events);
        self.trade = None;
        self.end_lasting(Duration::Turn);
        let next = self.alive_from(seat.next(self.settings.seats)).next();
        if let Some(next) = next {
            self.push(Step::StartTurn(next));
        }
    }

    /// One action of the turn: exploring, an Other Action, or the Build or Attack that ends it.
    pub(crate) fn main_action(
        &mut self,
        choice: Choice,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.table.active;
        match choice {
            Choice::Explore => {
                self.table.explored = true;
                self.push(Step::Explore { seat, times: 1 });
            }
            Choice::Build => {
                self.agenda.pop();
                self.push(Step::Extra(seat));
                self.push(Step::BuildBlocks(seat));
            }
            Choice::Attack(target) => {
                self.agenda.pop();
                self.push(Step::Extra(seat));
                self.start_battle(target, events);
            }
            _ => {
                self.table.actions += 1;
                self.other_action(seat, choice, dice, events);
            }
        }
    }

    #[inline]
    fn other_action(
        &mut self,
        seat: Seat,
        choice: Choice,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        match choice {
            Choice::BuySkill(skill) => self.buy_skill(seat, skill, events),
            Choice::BuyItem(card) => self.buy_item(seat, card, dice, events),
            Choice::Equip(card) => self.equip(seat, card, events),
            Choice::Unequip(card) => {
                self.take_off(seat, card);
                self.players[seat].gain_open(card);
                self.refresh(seat);
                events.tell(|| Event::Unequipped { seat, card });
            }
            Choice::Use(set, ability) => {
                events.tell(|| Event::Used { seat, set });
                let cost = self.content.set(set).abilities[usize::from(ability)].cost;
                self.pay(seat, cost.capital.into(), ANYTHING, events);
                self.hurt(seat, cost.power.into(), Some(set), events);
                self.use_ability(seat, set, ability, NONE);
            }
            Choice::Test(card) => self.test_pool(seat, card, events),
            Choice::Spare(set) => self.spare(seat, set, events),
            Choice::Offer(partner) => self.begin_offer(partner, events),
            _ => {}
        }
    }

    fn buy_skill(&mut self, seat: Seat, skill: SkillType, events: &mut impl Sink<Event>) {
        let price = self.skill_price(seat, skill, false, &self.now(seat));
        self.pay(seat, price, Self::skill_bit(skill), events);
        let level = self.raise_skill(seat, skill);
        events.tell(|| Event::SkillBought {
            seat,
            skill,
            level,
            price,
        });
        self.fire(Trigger::Bought, seat, Some(Good::Skill), NONE);
    }

    fn buy_item(&mut self, seat: Seat, card: Card, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let price = self.item_price(card, &self.now(seat));
        self.pay(seat, price, spend_bit(Good::Item, None), events);
        self.take_from_forge(seat, card, dice);
        events.tell(|| Event::ItemBought { seat, card, price });
        self.fire(Trigger::Bought, seat, Some(Good::Item), NONE);
    }

    /// NS-D30: Capital on a card is saved for a later turn.
    fn spare(&mut self, seat: Seat, on: SetId, events: &mut impl Sink<Event>) {
        let purse = self.players[seat].purse;
        let holder = bits(purse.into()).find(|&holder| self.holder_set(holder) == on);
        if let Some(holder) = holder {
            self.players[seat].spared |= 1 << holder;
            events.tell(|| Event::Spared { seat, on });
        }
    }

    /// NS-R7-3: an Item in a filled slot swaps places; the old ones return to the Hand.
    fn equip(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        self.players[seat].lose_open(card);
        let slots = self.content.card(card).slots;
        for slot in bits(slots.into()) {
            let old = self.players[seat].slots[usize::from(slot)];
            if old != NONE {
                self.take_off(seat, Card(old));
                self.players[seat].gain_open(Card(old));
            }
        }
        for slot in bits(slots.into()) {
            self.players[seat].slots[usize::from(slot)] = card.0;
        }
        self.refresh(seat);
        events.tell(|| Event::Equipped { seat, card });
    }

    pub(crate) fn take_from_forge(&mut self, seat: Seat, card: Card, dice: &mut Dice) {
        self.table.forge.take(card.0);
        self.table.forge.refill(self.content.meta.forge_row, dice);
        self.players[seat].gain_open(card);
    }

    pub(crate) fn gain_skill(
        &mut self,
        seat: Seat,
        skill: SkillType,
        half: bool,
        events: &mut impl Sink<Event>,
    ) {
        let price = if half {
            self.skill_price(seat, skill, true, &self.now(seat))
        } else {
            0
        };
        self.pay(seat, price, Self::skill_bit(skill), events);
        let level = self.raise_skill(seat, skill);
        events.tell(|| Event::SkillGained {
            seat,
            skill,
            level,
            price,
        });
    }

    /// NS-R6-10: the Test of a Pool: pay, then roll where it says so.
    fn test_pool(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        let Some(test) = self.content.card(card).test else {
            return;
        };
        let player = &mut self.players[seat];
        player.tried |= 1 << card.0;
        for known in &mut player.known {
            if !known.has(card) {
                known.add(card);
            }
        }
        events.tell(|| Event::PoolTried { seat, card });
        self.push(match test.roll {
            Some(_) => Step::RollForPool { seat, card },
            None => Step::Bless { seat, card },
        });
        for _ in 0..test.pay.discard {
            self.push(Step::DiscardHand {
                seat,
                except: card.0,
            });
        }
        self.pay(seat, test.pay.capital.into(), ANYTHING, events);
        let set = self.content.card(card).set;
        self.hurt(seat, test.pay.power.into(), Some(set), events);
    }

    pub(crate) fn roll_for_pool(
        &mut self,
        seat: Seat,
        card: Card,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        let needs = self.content.card(card).test.and_then(|test| test.roll);
        if self.test(seat, needs.unwrap_or(i16::MIN), dice, events) {
            self.bless(seat, card, events);
        }
    }

    /// NS-D36: one Blessing at a time.
    pub(crate) fn bless(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        self.unbless(seat);
        self.players[seat].lose_open(card);
        self.players[seat].blessing = card.0;
        self.refresh(seat);
        events.tell(|| Event::Blessed { seat, card });
    }

    /// NS-R12-1: Residual Capital first, then a Block.
    pub(crate) fn build(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        if !self.players[seat].alive() {
            return;
        }
        let residual = self.residual(seat);
        self.players[seat].capital += residual;
        events.tell(|| Event::Built { seat, residual });
        self.push(Step::PickBlock(seat));
        self.fire(Trigger::Built, seat, None, NONE);
    }

    pub(crate) fn tick(&mut self, seat: Seat, block: u8, events: &mut impl Sink<Event>) {
        let kingdom = self.players[seat].kingdom;
        let info = &self.content.kingdoms[usize::from(kingdom)].blocks[usize::from(block)];
        let (set, no_victory) = (info.set, info.no_victory);
        self.players[seat].blocks |= 1 << block;
        self.refresh(seat);
        events.tell(|| Event::Ticked {
            seat,
            kingdom,
            block,
        });
        if no_victory {
            self.table.no_victory = true;
            self.push(Step::MayWinAgain);
        }
        self.carry_out(Trigger::Tick, Ctx::of(seat, set));
    }
}
