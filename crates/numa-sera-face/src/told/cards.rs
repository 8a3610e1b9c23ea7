//! Cards that move from place to place, and cards at work.

use face::Told;
use kernel::{Phrase, Seen};
use numa_sera::Event;
use numa_sera::content::SkillType;

use super::{And, Teller, told_of};
use crate::names;
use crate::texts::signed;

impl Teller<'_> {
    /// Cards drawn, revealed, kept, discarded, stolen.
    pub(super) fn cards(&self, event: &Event) -> Option<Told> {
        Some(match event {
            Event::Looked {
                seat,
                cards: Seen::Shown(cards),
            } => self.cards_of("NS-D31", "told-looked-seen", *seat, cards),
            Event::Looked {
                seat,
                cards: Seen::Hidden,
            } => told_of("NS-D31", "told-looked", *seat),
            Event::Drew {
                seat,
                card: Seen::Shown(card),
                ..
            } => self.card("NS-R6-2", "told-drew-seen", *seat, *card),
            Event::Drew {
                seat,
                kind: Some(kind),
                card: Seen::Hidden,
            } => told_of("NS-D18", "told-drew-kind", *seat).and("kind", names::kind(*kind)),
            Event::Drew {
                seat,
                kind: None,
                card: Seen::Hidden,
            } => told_of("NS-D18", "told-drew", *seat),
            Event::Revealed { seat, card } => self.card("NS-R6-2", "told-revealed", *seat, *card),
            Event::DeckReshuffled => Told::by("NS-R6-3", Phrase::new("told-reshuffled")),
            Event::Discarded { seat, card } => self.card("NS-D27", "told-discarded", *seat, *card),
            Event::Salvaged { seat, card } => self.card("NS-R15-4", "told-salvaged", *seat, *card),
            Event::CardStolen {
                thief,
                from,
                card: Seen::Shown(card),
            } => self
                .card("NS-R15-1", "told-stolen-seen", *thief, *card)
                .and("from", *from),
            Event::CardStolen {
                thief,
                from,
                card: Seen::Hidden,
            } => told_of("NS-R15-1", "told-stolen", *thief).and("from", *from),
            Event::ItemTaken { seat, from, card } => self
                .card("NS-D28", "told-item-taken", *seat, *card)
                .and("from", *from),
            Event::ItemGained { seat, card } => {
                self.card("NS-R8-2", "told-item-gained", *seat, *card)
            }
            _ => return None,
        })
    }

    /// Cards bought, equipped, used, tried and accepted.
    pub(super) fn actions(&self, event: &Event) -> Option<Told> {
        Some(match event {
            Event::MavenAccepted { seat, card } => {
                self.card("NS-R6-6", "told-accepted", *seat, *card)
            }
            Event::MavenRejected { seat, card } => {
                self.card("NS-R6-6", "told-rejected", *seat, *card)
            }
            Event::MavenRecruited { seat, card } => {
                self.card("NS-R6-6", "told-recruited", *seat, *card)
            }
            Event::ItemBought { seat, card, price } => self
                .card("NS-R8-2", "told-item-bought", *seat, *card)
                .and("n", *price),
            Event::SkillBought {
                seat,
                skill,
                level,
                price,
            } => {
                let told = told_of("NS-R8-3", "told-skill-bought", *seat);
                skilled(told, *skill, *level, *price)
            }
            Event::SkillGained {
                seat,
                skill,
                level,
                price,
            } => {
                let told = told_of("NS-R8-6", "told-skill-gained", *seat);
                skilled(told, *skill, *level, *price)
            }
            Event::SlotUpgraded { seat, slot } => {
                told_of("NS-R8-6", "told-upgraded", *seat).and("slot", names::slot(*slot))
            }
            Event::Equipped { seat, card } => self.card("NS-R7-1", "told-equipped", *seat, *card),
            Event::Unequipped { seat, card } => self.card("NS-D8", "told-unequipped", *seat, *card),
            Event::Used { seat, set } => self.set("NS-R11-1", "told-used", *seat, *set),
            Event::Tested {
                seat,
                die,
                bonus,
                needs,
            } => told_of("NS-D24", "told-tested", *seat)
                .and("die", signed((*die).into()))
                .and("bonus", signed(*bonus))
                .and("needs", signed(*needs)),
            Event::PoolTried { seat, card } => self.card("NS-R6-10", "told-pool", *seat, *card),
            Event::Blessed { seat, card } => self.card("NS-R6-10", "told-blessed", *seat, *card),
            Event::LastingBegan { seat, by } => self.set("NS-R6-7", "told-lasting", *seat, *by),
            _ => return None,
        })
    }
}

fn skilled(told: Told, skill: SkillType, level: u8, price: i16) -> Told {
    told.and("skill", names::skill(skill))
        .and("level", level)
        .and("n", price)
}
