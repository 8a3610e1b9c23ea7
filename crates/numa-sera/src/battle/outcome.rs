//! Step 4 of a Battle: the score, the damage, a Stronghold that changes hands, and what cards do afterwards.

use kernel::{Dice, Seat, Sink};

use crate::content::{Card, Condition4, Duration, NONE, Source, Trigger};
use crate::event::Event;
use crate::mods::{Flag, Stat};
use crate::state::{Battle, Ctx, LASTINGS, NumaSera, Side, Step, Target};

impl NumaSera {
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
        // NS-D2: whose last Hero is Slain is gone before the winner's abilities. Any other Hero is buried after them, so that a
        // `steal_item` finds the Items (NS-D16).
        let gone = self.settings.rules.eliminate_first() && self.players[loser].fallen == 2;
        if slain && !gone {
            self.push(Step::Bury(loser));
        }
        self.push(Step::AfterBattle(0));
        if slain && gone {
            self.push(Step::Bury(loser));
        }
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
        let played = self.side(side).played;
        for &card in played.as_slice().iter().rev() {
            let set = self.content.card(Card(card)).set;
            self.carry_out(on, Ctx::of(seat, set));
        }
    }

    pub(crate) fn close_battle(&mut self) {
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

    /// Lasting modifiers that end now, for everyone.
    pub(crate) fn end_lasting(&mut self, dur: Duration) {
        Seat::first(self.settings.seats).for_each(|seat| self.end_lasting_of(seat, dur));
    }

    pub(crate) fn end_lasting_of(&mut self, seat: Seat, dur: Duration) {
        let lasting = &mut self.players[seat].lasting;
        if *lasting == [0; LASTINGS] {
            return;
        }
        for (count, lasting) in lasting.iter_mut().zip(&self.content.lastings) {
            if lasting.dur == dur {
                *count = 0;
            }
        }
    }
}
