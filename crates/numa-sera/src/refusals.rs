//! Why an answer is not possible: the rule and the figures.

use kernel::{Phrase, Refusal, Seat};

use crate::choice::Choice;
use crate::content::{Card, CardKind, CardRole, Good, SetId, SkillType, Trigger, spend_bit};
use crate::mods::Flag;
use crate::state::{MOST_ACTIONS, MOST_COUNTERS, MOST_OFFERS, NumaSera, Step, Target};

fn no(rule: &'static str, key: &'static str) -> Refusal {
    Refusal::forbidden(rule, Phrase::new(key))
}

fn figures(rule: &'static str, key: &'static str, needs: i16, has: i16) -> Refusal {
    Refusal::forbidden(rule, Phrase::new(key).with("needs", needs).with("has", has))
}

impl NumaSera {
    /// The rule that forbids an answer that is not among the choices.
    pub(crate) fn refuse(&self, seat: Seat, choice: Choice) -> Refusal {
        let Some(step) = self.agenda.last() else {
            return Refusal::Over;
        };
        if self.table.no_victory && self.is_possible(choice) {
            return no("NS-R12-4", "refused-wins");
        }
        match (step, choice) {
            (Step::Main, choice) => self.refuse_action(seat, choice),
            (Step::Extra(_), Choice::Attack(target)) => self.refuse_attack(seat, target, true),
            (Step::PickBlock(_), Choice::Tick(block)) => self.refuse_tick(seat, block),
            (Step::Commit(side) | Step::ExtraCard(side), Choice::Play(card)) => {
                self.refuse_card(seat, side, card)
            }
            (Step::PickOption { .. }, Choice::Option(_)) => no("NS-R6-5", "refused-option"),
            (Step::PickTarget { .. }, Choice::Player(_)) => no("NS-R15-4", "refused-target"),
            (Step::PickSlot(_), Choice::Slot(_)) => no("NS-R8-6", "refused-slot"),
            (Step::PickSkill { half, .. }, Choice::Train(skill)) => {
                self.refuse_skill(seat, skill, half)
            }
            (Step::PickClass(_), Choice::Class(_)) => no("NS-R10-2", "refused-class"),
            (Step::PickKingdom(_), Choice::Kingdom(_)) => no("NS-R3-5", "refused-kingdom"),
            (Step::KeepOne(_), Choice::Keep(_)) => no("NS-D31", "refused-keep"),
            (Step::Answer, Choice::AcceptOffer) => no("NS-D11", "refused-accept"),
            (Step::Answer, Choice::CounterOffer) => {
                let most = i16::from(MOST_COUNTERS);
                figures("NS-D11", "refused-counter", most, most)
            }
            (Step::Draft, _) => no("NS-D11", "refused-draft"),
            (_, Choice::Take(_) | Choice::Discard(_)) => no("NS-R15-4", "refused-card"),
            _ => no("NS-R4-5", "refused-question"),
        }
    }

    /// Whether nothing forbids this answer but that it would win the game.
    fn is_possible(&self, choice: Choice) -> bool {
        let mut possible = false;
        self.each_possible(|one| possible |= one == choice);
        possible
    }

    fn refuse_action(&self, seat: Seat, choice: Choice) -> Refusal {
        match choice {
            Choice::Explore => return no("NS-R4-4", "refused-explored"),
            Choice::Build if !self.table.explored => return no("NS-R4-2", "refused-explore-first"),
            Choice::Attack(target) => return self.refuse_attack(seat, target, self.table.explored),
            _ if self.table.actions >= MOST_ACTIONS => {
                let most = MOST_ACTIONS.into();
                return figures("NS-D43", "refused-actions", most, most);
            }
            _ => {}
        }
        match choice {
            Choice::BuySkill(skill) => self.refuse_skill(seat, skill, false),
            Choice::BuyItem(card) => self.refuse_item(seat, card),
            Choice::Equip(card) => self.refuse_equip(seat, card),
            Choice::Unequip(_) => no("NS-D8", "refused-not-equipped"),
            Choice::Use(set, nth) => self.refuse_use(seat, set, nth),
            Choice::Test(card) => self.refuse_test(seat, card),
            Choice::Spare(_) => no("NS-D30", "refused-spare"),
            Choice::Offer(other) if other == seat => no("NS-D11", "refused-offer-self"),
            Choice::Offer(_) => {
                let most = MOST_OFFERS.into();
                figures("NS-D11", "refused-offers", most, self.table.offers.into())
            }
            _ => no("NS-R4-5", "refused-question"),
        }
    }

    fn refuse_skill(&self, seat: Seat, skill: SkillType, half: bool) -> Refusal {
        if self.skill(seat, skill) >= 4 {
            return no("NS-R8-3", "refused-level");
        }
        if self.table.colleges[skill as usize] == 0 {
            return no("NS-R8-4", "refused-college");
        }
        let price = self.skill_price(seat, skill, half, &self.now(seat));
        figures(
            "NS-R8-3",
            "refused-price",
            price,
            self.funds(seat, Self::skill_bit(skill)),
        )
    }

    fn refuse_item(&self, seat: Seat, card: Card) -> Refusal {
        if !self.table.forge.row.contains(&card.0) {
            return no("NS-R8-2", "refused-not-in-row");
        }
        let price = self.item_price(card, &self.now(seat));
        let funds = self.funds(seat, spend_bit(Good::Item, None));
        figures("NS-R8-2", "refused-price", price, funds)
    }

    fn refuse_equip(&self, seat: Seat, card: Card) -> Refusal {
        let player = &self.players[seat];
        if !player.hand.has(card) {
            return no("NS-R7-2", "refused-not-in-hand");
        }
        if player.waiting & 1 << card.0 != 0 {
            return no("NS-R7-2", "refused-waiting");
        }
        match self.content.card(card).prereq {
            Some((skill, level)) => figures(
                "NS-R6-9",
                "refused-prereq",
                level.into(),
                self.skill(seat, skill).into(),
            ),
            None => no("NS-R7-1", "refused-no-item"),
        }
    }

    fn refuse_use(&self, seat: Seat, set: SetId, nth: u8) -> Refusal {
        let Some(ability) = self.content.set(set).abilities.get(usize::from(nth)) else {
            return no("NS-R11-1", "refused-not-in-play");
        };
        let mut active = false;
        self.each_source(seat, true, |id| active |= id == set);
        if !active || ability.on != Trigger::Activate {
            return no("NS-R11-1", "refused-not-in-play");
        }
        if self.used_up(seat, set, nth) {
            return no("NS-R6-7", "refused-used");
        }
        let funds = self.funds(seat, crate::turn::ANYTHING);
        if i16::from(ability.cost.capital) > funds {
            return figures(
                "NS-R11-1",
                "refused-price",
                ability.cost.capital.into(),
                funds,
            );
        }
        no("NS-R15-4", "refused-nothing-to-do")
    }

    fn refuse_test(&self, seat: Seat, card: Card) -> Refusal {
        let player = &self.players[seat];
        if !player.hand.has(card) || self.content.card(card).kind != CardKind::Pool {
            return no("NS-R6-10", "refused-not-in-hand");
        }
        if player.tried & 1 << card.0 != 0 {
            return no("NS-D36", "refused-used");
        }
        no("NS-R6-10", "refused-test")
    }

    fn refuse_attack(&self, seat: Seat, target: Target, explored: bool) -> Refusal {
        if !explored {
            return no("NS-R4-2", "refused-explore-first");
        }
        if self.now(seat).has(Flag::CannotAttack) {
            return no("NS-D48", "refused-cannot-attack");
        }
        match self.defender_of(target) {
            Some(defender) if defender == seat => no("NS-R13-1", "refused-own-target"),
            Some(defender) if self.truce_binds(seat, defender) => no("NS-D11", "refused-truce"),
            _ => no("NS-R13-1", "refused-no-target"),
        }
    }

    fn refuse_tick(&self, seat: Seat, nth: u8) -> Refusal {
        let player = &self.players[seat];
        let blocks = &self.content.kingdoms[usize::from(player.kingdom)].blocks;
        if usize::from(nth) >= blocks.len() {
            return no("NS-R12-3", "refused-no-block");
        }
        if player.blocks & 1 << nth != 0 {
            return no("NS-R12-5", "refused-ticked");
        }
        if !self.is_linked(seat, nth) {
            return no("NS-R12-3", "refused-link");
        }
        if !self.can_tick(seat, nth) {
            return no("NS-R12-3", "refused-block-prereq");
        }
        no("NS-R12-4", "refused-no-victory")
    }

    fn refuse_card(&self, seat: Seat, side: u8, card: Card) -> Refusal {
        let info = self.content.card(card);
        if info.kind != CardKind::Battle {
            return no("NS-R6-8", "refused-no-battle-card");
        }
        if !self.players[seat].hand.has(card) {
            return no("NS-R6-8", "refused-not-in-hand");
        }
        let wrong = match info.role {
            CardRole::Any => false,
            CardRole::Attacker => side == 1,
            CardRole::Defender => side == 0,
        };
        if wrong {
            return no("NS-R6-8", "refused-role");
        }
        let power = i16::from(info.cost.power);
        if power >= self.players[seat].power && power > 0 {
            return figures(
                "NS-D21",
                "refused-power",
                power + 1,
                self.players[seat].power,
            );
        }
        let mods = self
            .battle
            .as_ref()
            .map(|battle| battle.sides[usize::from(side)].mods);
        let price = self.battle_price(card, &mods.unwrap_or_default());
        figures(
            "NS-D21",
            "refused-price",
            price,
            self.funds(seat, spend_bit(Good::Battle, None)),
        )
    }
}
