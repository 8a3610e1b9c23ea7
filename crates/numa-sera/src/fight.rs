//! Battles of three kinds, in the exact order of the rules.

use kernel::{Dice, Seat, Seen, Sink};

use crate::bag::bits;
use crate::content::{
    Card, CardRole, Condition4, Duration, Effect, Good, Keep, NONE, Sign, Source, Trigger, Whose,
    spend_bit,
};
use crate::event::Event;
use crate::mods::{Flag, Stat};
use crate::state::{Battle, Ctx, NumaSera, Side, Step, Target};

const BATTLE: u8 = 1;

impl NumaSera {
    pub(crate) fn side_seat(&self, side: u8) -> Seat {
        match &self.battle {
            Some(battle) if side == 1 => battle.defender,
            Some(battle) => battle.attacker,
            None => self.table.active,
        }
    }

    /// The other player of the Battle; nobody against an Independent Stronghold.
    pub(crate) fn opponent(&self, seat: Seat) -> Option<Seat> {
        let battle = self.battle.as_ref()?;
        if matches!(battle.target, Target::Independent(_)) {
            None
        } else if seat == battle.attacker {
            Some(battle.defender)
        } else {
            Some(battle.attacker)
        }
    }

    /// Who controls a Stronghold.
    pub(crate) fn controller(&self, hold: u8) -> Option<Seat> {
        Seat::first(self.settings.seats)
            .find(|&seat| self.players[seat].strongholds & 1 << hold != 0)
    }

    pub(crate) fn defender_of(&self, target: Target) -> Option<Seat> {
        match target {
            Target::Independent(_) => None,
            Target::Controlled(hold) => self.controller(hold),
            Target::Hero(seat) => Some(seat),
        }
    }

    /// Every target that the rules, a truce and the cards leave (NS-R13-1, NS-D48).
    pub(crate) fn each_target(&self, seat: Seat, mut visit: impl FnMut(Target)) {
        if self.now(seat).has(Flag::CannotAttack) {
            return;
        }
        for &hold in self.table.holds.row.iter().filter(|&&hold| hold != NONE) {
            visit(Target::Independent(hold));
        }
        for other in self
            .others(seat)
            .filter(|&other| !self.truce_binds(seat, other))
        {
            for hold in bits(self.players[other].strongholds.into()) {
                visit(Target::Controlled(hold));
            }
            visit(Target::Hero(other));
        }
    }

    pub(crate) fn may_attack(&self, seat: Seat) -> bool {
        let mut possible = false;
        self.each_target(seat, |_| possible = true);
        possible
    }

    pub(crate) fn start_battle(&mut self, target: Target, events: &mut impl Sink<Event>) {
        let attacker = self.table.active;
        let defender = self.defender_of(target).unwrap_or(attacker);
        self.keep_promises(attacker, self.defender_of(target), events);
        self.battle = Some(Battle {
            attacker,
            defender,
            target,
            sides: [Side::FRESH; 2],
            used: [0; 2],
            revealed: false,
            rolled: false,
            winner: None,
        });
        let frozen = [
            self.mods(attacker, true, self.moment(attacker, None)),
            match target {
                Target::Independent(_) => crate::mods::Mods::NONE,
                _ => {
                    let items = self.items_count(defender, Trigger::Static);
                    self.mods(defender, items, self.moment(defender, None))
                }
            },
        ];
        for (side, mods) in self.sides().iter_mut().zip(frozen) {
            side.base = mods;
            side.mods = mods;
        }
        events.tell(|| Event::Attacked {
            seat: attacker,
            target,
        });
        for step in [
            Step::Outcome,
            Step::OfferRerolls(1),
            Step::OfferRerolls(0),
            Step::Roll,
            Step::OfferExtra(1),
            Step::OfferExtra(0),
            Step::RevealCards,
        ] {
            self.push(step);
        }
        if defender != attacker {
            self.push(Step::Commit(1));
        }
        self.push(Step::Commit(0));
    }

    fn sides(&mut self) -> &mut [Side; 2] {
        &mut self.battle.as_mut().expect("a Battle is on").sides
    }

    fn side(&self, side: u8) -> &Side {
        &self.battle.as_ref().expect("a Battle is on").sides[usize::from(side)]
    }

    fn independent(&self) -> bool {
        let battle = self.battle.as_ref();
        battle.is_some_and(|battle| matches!(battle.target, Target::Independent(_)))
    }

    /// NS-D21: role and cost. A Power cost must leave at least 1 Power.
    pub(crate) fn playable(&self, side: u8, card: Card) -> bool {
        let info = self.content.card(card);
        let fits = match info.role {
            CardRole::Any => true,
            CardRole::Attacker => side == 0,
            CardRole::Defender => side == 1,
        };
        let seat = self.side_seat(side);
        fits && self.battle_price(card, &self.side(side).mods) <= self.funds(seat, BATTLE)
            && i16::from(info.cost.power) < self.players[seat].power
    }

    pub(crate) fn each_playable(&self, side: u8, mut visit: impl FnMut(Card)) {
        let hand = &self.players[self.side_seat(side)].hand;
        for card in self
            .content
            .cards_of(hand.kinds() & self.content.masks.battle)
        {
            if self.playable(side, card) {
                visit(card);
            }
        }
    }

    pub(crate) fn commit(&mut self, side: u8, card: Option<Card>, events: &mut impl Sink<Event>) {
        self.sides()[usize::from(side)].committed = card.map_or(NONE, |card| card.0);
        let seat = self.side_seat(side);
        events.tell(|| Event::CardCommitted {
            seat,
            card: Seen::Shown(card),
        });
    }

    fn pay_for(&mut self, side: u8, card: Card, events: &mut impl Sink<Event>) {
        let seat = self.side_seat(side);
        let price = self.battle_price(card, &self.side(side).mods);
        let power = i16::from(self.content.card(card).cost.power);
        self.players[seat].lose_open(card);
        events.tell(|| Event::CardPlayed { seat, card });
        self.pay(seat, price, spend_bit(Good::Battle, None), events);
        let by = Some(self.content.card(card).set);
        self.hurt(seat, power.min(self.players[seat].power - 1), by, events);
    }

    /// Step 2: both cards are turned over and paid; a negating card cancels the other (NS-D23).
    pub(crate) fn reveal_cards(&mut self, _dice: &mut Dice, events: &mut impl Sink<Event>) {
        let cards = [0, 1].map(|side| Some(self.side(side).committed).filter(|&card| card != NONE));
        if let Some(battle) = &mut self.battle {
            battle.revealed = true;
        }
        for (side, card) in cards.into_iter().enumerate() {
            if let Some(card) = card {
                self.pay_for(side as u8, Card(card), events);
            }
        }
        let negates = cards.map(|card| card.is_some_and(|card| self.negates(Card(card))));
        for (side, card) in cards.into_iter().enumerate() {
            let Some(card) = card else {
                continue;
            };
            if negates[1 - side] {
                self.sides()[side].negated = card;
                let seat = self.side_seat(side as u8);
                events.tell(|| Event::CardNegated {
                    seat,
                    card: Card(card),
                });
            } else {
                self.sides()[side].played.push(card);
            }
        }
        for side in 0..2 {
            if let Some(card) = self.side(side).played.last() {
                self.apply_card(side, Card(card), true);
            }
        }
    }

    fn negates(&self, card: Card) -> bool {
        let set = self.content.set(self.content.card(card).set);
        let lists = set
            .abilities
            .iter()
            .filter(|ability| ability.on == Trigger::BattleCard);
        lists
            .flat_map(|ability| self.content.list(ability.list))
            .any(|effect| *effect == Effect::Negate)
    }

    /// Counts a played card's modifiers in. `fresh` is false when a side is added up again.
    fn apply_card(&mut self, side: u8, card: Card, fresh: bool) {
        let seat = self.side_seat(side);
        let moment = self.moment(seat, None);
        let set = self.content.card(card).set;
        for nth in 0..self.content.set(set).abilities.len() {
            let ability = self.content.set(set).abilities[nth];
            if ability.on == Trigger::BattleCard && self.holds(seat, ability.when, moment) {
                self.apply_list(side, ability.list, fresh);
            }
        }
    }

    fn apply_list(&mut self, side: u8, list: crate::content::ListId, fresh: bool) {
        let seat = self.side_seat(side);
        for at in 0..self.content.list(list).len() {
            let effect = self.content.list(list)[at];
            let own = usize::from(side);
            let side_of = |whose| if whose == Whose::Own { own } else { 1 - own };
            match effect {
                Effect::Modify { .. } | Effect::Look(_) | Effect::Switch(_) => {
                    let mut mods = self.side(side).mods;
                    self.modify(&mut mods, seat, &[effect]);
                    self.sides()[own].mods = mods;
                }
                Effect::RollSign { whose, sign } => {
                    let bit = if sign == Sign::Plus { 1 } else { 2 };
                    self.sides()[side_of(whose)].signs |= bit;
                }
                Effect::Reroll { whose, .. } => self.sides()[side_of(whose)].roll_twice = true,
                Effect::ExtraBattleCard(n) if fresh => self.sides()[own].extra_cards += n,
                Effect::When {
                    when,
                    then,
                    otherwise,
                } => {
                    let holds = self.holds(seat, when, self.moment(seat, None));
                    let list = if holds { then } else { otherwise };
                    self.apply_list(side, list, fresh);
                }
                _ => {}
            }
        }
    }

    pub(crate) fn offer_extra(&mut self, side: u8) {
        let own = &mut self.sides()[usize::from(side)];
        if own.extra_cards > 0 && !own.played.is_full() {
            own.extra_cards -= 1;
            self.push(Step::OfferExtra(side));
            self.push(Step::ExtraCard(side));
        }
    }

    /// An additional card: face up, paid at once, not negatable; it can still cancel the opponent's committed card.
    pub(crate) fn play_extra(&mut self, side: u8, card: Card, events: &mut impl Sink<Event>) {
        self.pay_for(side, card, events);
        self.sides()[usize::from(side)].played.push(card.0);
        self.apply_card(side, card, true);
        let other = 1 - side;
        let committed = self.side(other).committed;
        let stands = self.side(other).played.as_slice().first() == Some(&committed);
        if self.negates(card) && stands && committed != NONE {
            self.sides()[usize::from(other)].played.take(0);
            self.sides()[usize::from(other)].negated = committed;
            let seat = self.side_seat(other);
            events.tell(|| Event::CardNegated {
                seat,
                card: Card(committed),
            });
            self.add_up_again();
        }
    }

    fn add_up_again(&mut self) {
        for side in self.sides() {
            side.mods = side.base;
            side.signs = 0;
            side.roll_twice = false;
        }
        for side in 0..2 {
            let played = self.side(side).played;
            for &card in played.as_slice() {
                self.apply_card(side, Card(card), false);
            }
        }
    }

    /// Step 3: the attacker rolls, then the defender. Independent Strongholds do not roll (NS-R13-5).
    pub(crate) fn roll_battle(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let sides = if self.independent() { 1 } else { 2 };
        for side in 0..sides {
            let mut die = self.roll_die(dice);
            let seat = self.side_seat(side);
            events.tell(|| Event::Rolled { seat, die });
            if self.side(side).roll_twice {
                let second = self.roll_die(dice);
                events.tell(|| Event::Rolled { seat, die: second });
                die = self.better(side, die, second);
            }
            self.sides()[usize::from(side)].die = die;
        }
        if let Some(battle) = &mut self.battle {
            battle.rolled = true;
        }
    }

    /// NS-D24: the sign acts on the die; positive and negative cancel each other (NS-R6-11).
    fn signed(&self, side: u8, die: i8) -> i8 {
        match self.side(side).signs {
            1 => die.abs(),
            2 => -die.abs(),
            _ => die,
        }
    }

    fn better(&self, side: u8, first: i8, second: i8) -> i8 {
        if self.signed(side, second) > self.signed(side, first) {
            second
        } else {
            first
        }
    }

    /// Looks for the next reroll that this side has; each is offered once in a Battle.
    pub(crate) fn offer_rerolls(
        &mut self,
        side: u8,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.side_seat(side);
        let bit = 1 << Trigger::Rolled as u16;
        if (side == 1 && self.independent()) || self.players[seat].cache.triggers & bit == 0 {
            return;
        }
        let moment = self.moment(seat, None);
        let mut found = None;
        self.each_source(seat, self.items_count(seat, Trigger::Rolled), |id| {
            let set = self.content.set(id);
            for (nth, ability) in set.abilities.iter().enumerate() {
                let waits = ability.on == Trigger::Rolled
                    && !self.used_up(seat, id, nth as u8)
                    && self.holds(seat, ability.when, moment);
                if waits && found.is_none() {
                    found = Some((id, nth as u8, *ability));
                }
            }
        });
        let Some((set, nth, ability)) = found else {
            return;
        };
        self.push(Step::OfferRerolls(side));
        let can_help = self
            .content
            .list(ability.list)
            .iter()
            .any(|effect| match *effect {
                Effect::Reroll { whose, keep } => self.reroll_can_help(side, whose, keep),
                _ => false,
            });
        if !can_help {
            self.mark_reroll(side, ability.limit_bit);
        } else if ability.may {
            self.push(Step::Reroll {
                side,
                set,
                ability: nth,
            });
        } else {
            self.reroll(side, set, nth, dice, events);
        }
    }

    fn reroll_can_help(&self, side: u8, whose: Whose, keep: Keep) -> bool {
        let target = if whose == Whose::Own { side } else { 1 - side };
        if target == 1 && self.independent() {
            return false;
        }
        let best = self
            .content
            .meta
            .die
            .iter()
            .map(|&face| self.signed(target, face))
            .max();
        keep == Keep::New || best > Some(self.signed(target, self.side(target).die))
    }

    pub(crate) fn mark_reroll(&mut self, side: u8, limit_bit: u8) {
        if let Some(battle) = &mut self.battle {
            battle.used[usize::from(side)] |= 1 << limit_bit;
        }
    }

    pub(crate) fn reroll(
        &mut self,
        side: u8,
        set: crate::content::SetId,
        nth: u8,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        let ability = self.content.set(set).abilities[usize::from(nth)];
        self.mark_reroll(side, ability.limit_bit);
        for at in 0..self.content.list(ability.list).len() {
            let Effect::Reroll { whose, keep } = self.content.list(ability.list)[at] else {
                continue;
            };
            let target = if whose == Whose::Own { side } else { 1 - side };
            let die = self.roll_die(dice);
            let kept = match keep {
                Keep::New => die,
                Keep::Best => self.better(target, self.side(target).die, die),
            };
            self.sides()[usize::from(target)].die = kept;
            let seat = self.side_seat(target);
            events.tell(|| Event::Rerolled {
                seat,
                by: set,
                die,
                kept,
            });
        }
    }

    /// Stat and Battle Roll of both sides.
    pub(crate) fn scores(&self) -> [(i16, i16); 2] {
        let battle = self.battle.as_ref().expect("a Battle is on");
        let [attack, defense] = &battle.sides;
        let hero = |seat| &self.content.heroes[usize::from(self.hero(seat))];
        let attack_stat = hero(battle.attacker).attack + attack.mods.get(Stat::Attack);
        let hold = |hold: u8| self.content.strongholds[usize::from(hold)].defense;
        let defense_stat = match battle.target {
            Target::Independent(id) => hold(id),
            Target::Controlled(id) => hold(id) + defense.mods.get(Stat::StrongholdDefense),
            Target::Hero(seat) => hero(seat).defense + defense.mods.get(Stat::Defense),
        };
        let roll = |side: u8, other: &Side| {
            let own = self.side(side);
            i16::from(self.signed(side, own.die))
                + own.mods.get(Stat::Roll)
                + other.mods.get(Stat::OppRoll)
        };
        let defense_roll = if self.independent() {
            0
        } else {
            roll(1, attack)
        };
        [
            (
                attack_stat + defense.mods.get(Stat::OppStat),
                roll(0, defense),
            ),
            (defense_stat + attack.mods.get(Stat::OppStat), defense_roll),
        ]
    }

    /// Step 4: who wins, what it costs.
    pub(crate) fn outcome(&mut self, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let [(attack, attack_roll), (defense, defense_roll)] = self.scores();
        events.tell(|| Event::Scored {
            attack,
            attack_roll,
            defense,
            defense_roll,
        });
        let difference = attack + attack_roll - defense - defense_roll;
        // NS-R13-6: ties go to the attacker.
        let winner = u8::from(difference < 0);
        let battle = self.battle.as_mut().expect("a Battle is on");
        battle.winner = Some(winner);
        let battle = *battle;
        let independent = self.independent();
        self.push(Step::CloseBattle);
        self.push(Step::AfterBattle(2));
        self.push(Step::AfterBattle(1));
        if let Target::Independent(hold) = battle.target
            && winner == 1
        {
            events.tell(|| Event::IndependentHeld { stronghold: hold });
        } else {
            let seat = self.side_seat(winner);
            events.tell(|| Event::BattleWon { seat });
        }
        let (won, lost) = (
            &battle.sides[usize::from(winner)],
            &battle.sides[usize::from(1 - winner)],
        );
        let hero_suffers = winner == 1 || matches!(battle.target, Target::Hero(_));
        let mut slain = false;
        let loser = self.side_seat(1 - winner);
        // NS-D33: a tie deals no damage at all.
        if hero_suffers && difference != 0 {
            let change = won.mods.get(Stat::DamageDealt) + lost.mods.get(Stat::DamageTaken);
            let mut damage = (difference.abs() + change).max(0);
            if lost.mods.has(Flag::HalveDamageTaken) {
                damage = (damage + 1) / 2;
            }
            slain = self.hurt(loser, damage, None, events);
        }
        if slain {
            self.push(Step::Bury(loser));
        }
        self.push(Step::AfterBattle(0));
        if slain {
            let credit = (!independent).then(|| self.side_seat(winner));
            self.credit(loser, credit, events);
        }
        if winner == 0 && !matches!(battle.target, Target::Hero(_)) {
            self.conquer(battle, dice, events);
        }
    }

    /// NS-R13-7 and NS-R13-10.
    fn conquer(&mut self, battle: Battle, dice: &mut Dice, events: &mut impl Sink<Event>) {
        let (Target::Independent(hold) | Target::Controlled(hold)) = battle.target else {
            return;
        };
        let seat = battle.attacker;
        let from = self.controller(hold);
        self.players[seat].strongholds |= 1 << hold;
        events.tell(|| Event::Conquered {
            seat,
            stronghold: hold,
            from,
        });
        match from {
            Some(loser) => {
                self.players[loser].strongholds &= !(1 << hold);
                let capital = self.empty_holder(loser, Source::Stronghold(hold)) as i16;
                self.gain_capital(seat, capital, None, events);
                self.refresh(loser);
            }
            None => {
                let set = self.content.strongholds[usize::from(hold)].set;
                let initial = self.content.strongholds[usize::from(hold)].initial;
                self.gain_capital(seat, initial, Some(set), events);
                let before = self.table.holds.row;
                self.table.holds.take(hold);
                self.table
                    .holds
                    .refill(self.content.meta.stronghold_row, dice);
                for stronghold in self.table.holds.row {
                    if stronghold != NONE && !before.contains(&stronghold) {
                        events.tell(|| Event::StrongholdAppeared { stronghold });
                    }
                }
            }
        }
        self.refresh(seat);
        self.fire(Trigger::Conquered, seat, None, NONE);
        // Whoever holds enough Strongholds now has fulfilled the condition, whatever the cards do next.
        debug_assert!(self.over.is_none() || self.fulfils(seat, Condition4::Conqueror));
    }

    /// The winner's abilities, then the loser's, then what cards do at the end of the Battle.
    pub(crate) fn after_battle(&mut self, part: u8) {
        let Some(battle) = self.battle else {
            return;
        };
        let winner = battle.winner.unwrap_or(0);
        let independent = self.independent();
        match part {
            0 if !(independent && winner == 1) => {
                self.fire(Trigger::BattleWon, self.side_seat(winner), None, NONE);
                self.cards_do(winner, Trigger::BattleWon);
            }
            1 if !(independent && winner == 0) => {
                self.fire(Trigger::BattleLost, self.side_seat(1 - winner), None, NONE);
                self.cards_do(1 - winner, Trigger::BattleLost);
            }
            2 => {
                self.cards_do(1, Trigger::BattleEnded);
                self.cards_do(0, Trigger::BattleEnded);
            }
            _ => {}
        }
    }

    /// Abilities of the cards that a side played and that were not negated.
    fn cards_do(&mut self, side: u8, on: Trigger) {
        let seat = self.side_seat(side);
        let moment = self.moment(seat, None);
        let played = self.side(side).played;
        for &card in played.as_slice().iter().rev() {
            let set = self.content.card(Card(card)).set;
            for nth in (0..self.content.set(set).abilities.len()).rev() {
                let ability = self.content.set(set).abilities[nth];
                if ability.on == on && self.holds(seat, ability.when, moment) {
                    self.push(Step::Do {
                        list: ability.list,
                        at: 0,
                        ctx: Ctx {
                            owner: seat,
                            set,
                            hazard: false,
                            discard_on_success: false,
                            card: NONE,
                        },
                    });
                }
            }
        }
    }

    pub(crate) fn close_battle(&mut self, _events: &mut impl Sink<Event>) {
        let Some(battle) = self.battle.take() else {
            return;
        };
        for side in &battle.sides {
            for &card in side.played.as_slice() {
                self.discard(Card(card));
            }
            if side.negated != NONE {
                self.discard(Card(side.negated));
            }
        }
        self.end_lasting(Duration::Battle);
    }

    /// Lasting modifiers that end now, for everybody.
    pub(crate) fn end_lasting(&mut self, dur: Duration) {
        for seat in Seat::first(self.settings.seats) {
            for id in 0..self.content.lastings.len() {
                if self.content.lastings[id].dur == dur {
                    self.players[seat].lasting[id] = 0;
                }
            }
        }
    }
}
