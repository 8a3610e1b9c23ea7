//! Battles: from the Attack to the fallen Hero.

use face::Told;
use kernel::{Phrase, Seen};
use numa_sera::Event;

use super::{And, Teller, told_of};
use crate::names;
use crate::texts::signed;

impl Teller<'_> {
    /// Cards and dice.
    pub(super) fn battle(&self, event: &Event) -> Option<Told> {
        Some(match event {
            Event::Attacked { seat, target } => {
                Told::by("NS-R13-1", names::attacked(self.0, *seat, *target))
            }
            Event::CardCommitted {
                seat,
                card: Seen::Shown(None),
            } => told_of("NS-D22", "told-no-card", *seat),
            Event::CardCommitted {
                seat,
                card: Seen::Shown(Some(own)),
            } => self.card("NS-D22", "told-committed-seen", *seat, *own),
            Event::CardCommitted {
                seat,
                card: Seen::Hidden,
            } => told_of("NS-D22", "told-committed", *seat),
            Event::CardPlayed { seat, card } => self.card("NS-R6-8", "told-played", *seat, *card),
            Event::CardNegated { seat, card } => self.card("NS-D23", "told-negated", *seat, *card),
            Event::Rolled { seat, die } => {
                told_of("NS-R13-3", "told-rolled", *seat).and("die", signed((*die).into()))
            }
            Event::Rerolled {
                seat,
                by,
                die,
                kept,
            } => self
                .set("NS-D24", "told-rerolled", *seat, *by)
                .and("die", signed((*die).into()))
                .and("kept", signed((*kept).into())),
            Event::Scored {
                attack,
                attack_roll,
                defense,
                defense_roll,
            } => Told::by("NS-R13-2", Phrase::new("told-scored"))
                .and("attack", *attack)
                .and("attack_roll", signed(*attack_roll))
                .and("ats", attack + attack_roll)
                .and("defense", *defense)
                .and("defense_roll", signed(*defense_roll))
                .and("dts", defense + defense_roll),
            _ => return None,
        })
    }

    /// Who won, and what changed hands.
    pub(super) fn outcome(&self, event: &Event) -> Option<Told> {
        let content = &self.0.content;
        Some(match event {
            Event::BattleWon { seat } => told_of("NS-R13-6", "told-won", *seat),
            Event::IndependentHeld { stronghold } => Told::by("NS-R13-8", Phrase::new("told-held"))
                .and("hold", names::hold(content, *stronghold)),
            Event::Conquered {
                seat,
                stronghold,
                from,
            } => {
                let told = match from {
                    None => told_of("NS-R13-7", "told-conquered", *seat),
                    Some(from) => told_of("NS-R13-10", "told-captured", *seat).and("from", *from),
                };
                told.and("hold", names::hold(content, *stronghold))
            }
            Event::StrongholdAppeared { stronghold } => {
                Told::by("NS-D9", Phrase::new("told-appeared"))
                    .and("hold", names::hold(content, *stronghold))
            }
            Event::HeroSlain { seat, hero, by } => {
                let told = match by {
                    Some(slayer) => {
                        Told::by("NS-D15", Phrase::new("told-slain-by")).and("slayer", *slayer)
                    }
                    None => Told::by("NS-R2-5", Phrase::new("told-slain")),
                };
                told.and("seat", *seat)
                    .and("hero", names::hero(content, *hero))
            }
            Event::HeroActive { seat, hero } => {
                told_of("NS-D14", "told-active", *seat).and("hero", names::hero(content, *hero))
            }
            _ => return None,
        })
    }
}
