//! From the first kingdom to the winner: turns, Blocks, Classes, Victory Conditions.

use face::Told;
use kernel::{Phrase, Seat, Seen};
use numa_sera::{Event, How};

use super::{And, Teller, told_of};
use crate::names;

impl Teller<'_> {
    pub(super) fn course(&self, event: &Event) -> Option<Told> {
        let content = &self.0.content;
        Some(match event {
            Event::KingdomTaken { seat, kingdom } => told_of("NS-R3-5", "told-kingdom", *seat)
                .and("kingdom", names::kingdom(content, *kingdom)),
            Event::LineChosen { seat } => told_of("NS-D3", "told-line-chosen", *seat),
            Event::LineRevealed { seat, heroes } => {
                let heroes = heroes.iter();
                let heroes = heroes.map(|&hero| names::thing(names::hero(content, hero)));
                told_of("NS-R3-6", "told-line", *seat).and("heroes", heroes.collect::<Vec<_>>())
            }
            Event::Dealt {
                seat,
                cards: Seen::Shown(cards),
            } => self.cards_of("NS-R3-9", "told-dealt-seen", *seat, cards),
            Event::Dealt {
                seat,
                cards: Seen::Hidden,
            } => told_of("NS-R3-9", "told-dealt", *seat),
            Event::TurnBegan { seat, round } => {
                told_of("NS-R4-1", "told-turn", *seat).and("round", *round)
            }
            Event::Built { seat, residual } => {
                told_of("NS-R12-1", "told-built", *seat).and("n", *residual)
            }
            Event::Ticked {
                seat,
                kingdom,
                block,
            } => told_of("NS-R12-3", "told-ticked", *seat)
                .and("block", names::block(content, *kingdom, *block)),
            Event::ClassUnlocked { seat, class } => {
                told_of("NS-R10-1", "told-class", *seat).and("class", names::class(content, *class))
            }
            Event::ConditionMet { seat, condition } => told_of("NS-R1-4", "told-condition", *seat)
                .and("condition", names::condition(*condition)),
            Event::Eliminated { seat } => told_of("NS-D2", "told-eliminated", *seat),
            Event::Won { winners, how } => won(winners, *how),
            _ => return None,
        })
    }
}

fn won(winners: &[Seat], how: How) -> Told {
    let (rule, how) = match how {
        How::Condition(condition) => ("NS-R1-5", names::condition(condition)),
        How::Survivor => ("NS-R2-7", names::word("how-survivor")),
        How::LengthGuard => ("NS-D40", names::word("how-length")),
    };
    let winners = winners.iter();
    let winners = winners.map(|&seat| Phrase::new("the-player").with("seat", seat));
    Told::by(rule, Phrase::new("told-over"))
        .and("winners", winners.collect::<Vec<_>>())
        .and("how", how)
}
