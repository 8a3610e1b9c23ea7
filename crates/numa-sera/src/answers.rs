//! Every answer to a question, handed to the rules that it belongs to.

use kernel::{Dice, Seat, Sink};

use crate::choice::Choice;
use crate::content::{Card, ListId};
use crate::event::Event;
use crate::state::{NumaSera, Step};

impl NumaSera {
    /// Carries out an answer to the open question.
    pub(crate) fn answer(
        &mut self,
        choice: Choice,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        let Some(step) = self.agenda.last() else {
            return;
        };
        if step == Step::Main {
            self.main_action(choice, dice, events);
            return;
        }
        self.agenda.pop();
        match step {
            Step::PickKingdom(_) | Step::Succession(_) => {
                self.answer_before_play(step, choice, events);
            }
            Step::PickBlock(_) | Step::Extra(_) => self.answer_in_turn(step, choice, events),
            Step::Commit(_) | Step::ExtraCard(_) | Step::Reroll { .. } => {
                self.answer_in_battle(step, choice, dice, events);
            }
            Step::Draft => self.draft(choice, events),
            Step::Answer => self.answer_offer(choice, events),
            Step::Salvage { .. }
            | Step::TakeForge { .. }
            | Step::DiscardHand { .. }
            | Step::DiscardItem(_)
            | Step::DiscardMaven(_)
            | Step::TakeItem { .. } => self.answer_with_card(step, choice, dice, events),
            _ => self.answer_to_card(step, choice, dice, events),
        }
    }

    fn answer_before_play(&mut self, step: Step, choice: Choice, events: &mut impl Sink<Event>) {
        match (step, choice) {
            (Step::PickKingdom(seat), Choice::Kingdom(kingdom)) => {
                self.take_kingdom(seat, kingdom, events);
            }
            (Step::Succession(seat), Choice::Line(line)) => {
                self.players[seat].line = line;
                self.players[seat].line_set = true;
                events.tell(|| Event::LineChosen { seat });
            }
            _ => {}
        }
    }

    /// The Block to tick, and Attacks or Builds on top of the one that ends a turn.
    #[inline]
    fn answer_in_turn(&mut self, step: Step, choice: Choice, events: &mut impl Sink<Event>) {
        match (step, choice) {
            (Step::PickBlock(seat), Choice::Tick(block)) => self.tick(seat, block, events),
            (Step::Extra(seat), Choice::Attack(target)) => {
                self.table.extra_attacks -= 1;
                self.push(Step::Extra(seat));
                self.start_battle(target, events);
            }
            (Step::Extra(seat), Choice::Build) => {
                self.table.extra_builds -= 1;
                self.push(Step::Extra(seat));
                self.push(Step::BuildBlocks(seat));
            }
            _ => {}
        }
    }

    #[inline]
    fn answer_in_battle(
        &mut self,
        step: Step,
        choice: Choice,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        match (step, choice) {
            (Step::Commit(side), Choice::Play(card)) => self.commit(side, Some(card), events),
            (Step::Commit(side), Choice::NoCard) => self.commit(side, None, events),
            (Step::ExtraCard(side), Choice::Play(card)) => self.play_extra(side, card, events),
            (Step::Reroll { side, set, ability }, Choice::Reroll) => {
                self.reroll(side, set, ability, dice, events);
            }
            (Step::Reroll { side, set, ability }, Choice::KeepRoll) => {
                let bit = self.content.set(set).abilities[usize::from(ability)].limit_bit;
                self.mark_reroll(side, bit);
            }
            _ => {}
        }
    }

    /// A card that goes from one place to another.
    #[inline]
    fn answer_with_card(
        &mut self,
        step: Step,
        choice: Choice,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        match (step, choice) {
            (Step::Salvage { seat, .. }, Choice::Take(card)) => {
                self.table.discard.remove(card);
                self.players[seat].gain_open(card);
                events.tell(|| Event::Salvaged { seat, card });
            }
            (Step::TakeForge { seat, .. }, Choice::Take(card)) => {
                self.take_from_forge(seat, card, dice);
                events.tell(|| Event::ItemGained { seat, card });
            }
            (Step::DiscardHand { seat, .. }, Choice::Discard(card)) => {
                self.players[seat].lose_open(card);
                self.discard(card);
                events.tell(|| Event::Discarded { seat, card });
            }
            (Step::DiscardItem(seat), Choice::Discard(card)) => {
                self.discard_item(seat, card, events);
            }
            (Step::DiscardMaven(seat), Choice::Discard(card)) => {
                self.lose_maven(seat, card);
                events.tell(|| Event::Discarded { seat, card });
            }
            (Step::TakeItem { seat, from, .. }, Choice::Take(card)) => {
                self.take_item(seat, from, card, events);
            }
            _ => {}
        }
    }

    fn discard_item(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        self.take_off(seat, card);
        self.discard(card);
        self.refresh(seat);
        events.tell(|| Event::Discarded { seat, card });
    }

    /// What a card lets its owner choose.
    #[inline]
    fn answer_to_card(
        &mut self,
        step: Step,
        choice: Choice,
        dice: &mut Dice,
        events: &mut impl Sink<Event>,
    ) {
        match (step, choice) {
            (Step::KeepOne(seat), Choice::Keep(card)) => self.keep(seat, card, events),
            (Step::Maven { seat, card }, answer) => {
                self.answer_maven(seat, card, answer == Choice::Accept, events);
            }
            (Step::PickOption { first, ctx, .. }, Choice::Option(nth)) => {
                self.push_list(ListId(first.0 + u16::from(nth)), ctx);
            }
            (Step::PickTarget { list, at, ctx }, Choice::Player(seat)) => {
                let effect = self.content.list(list)[usize::from(at)];
                self.act_on(effect, ctx, seat, dice, events);
            }
            (Step::PickSlot(seat), Choice::Slot(slot)) => {
                self.players[seat].upgraded |= 1 << slot as u8;
                self.refresh(seat);
                events.tell(|| Event::SlotUpgraded { seat, slot });
            }
            (Step::PickSkill { seat, half, .. }, Choice::Train(skill)) => {
                self.gain_skill(seat, skill, half, events);
            }
            (Step::PickClass(seat), Choice::Class(class)) => self.gain_class(seat, class, events),
            (
                Step::May {
                    set,
                    ability,
                    owner,
                    card,
                },
                Choice::Yes,
            ) => {
                events.tell(|| Event::Used { seat: owner, set });
                self.use_ability(owner, set, ability, card);
            }
            _ => {}
        }
    }
}
