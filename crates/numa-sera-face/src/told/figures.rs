//! Capital and Power, gained and lost.

use face::Told;
use kernel::{Phrase, Seat};
use numa_sera::Event;
use numa_sera::content::SetId;

use super::{And, Teller, told_of};
use crate::names;

impl Teller<'_> {
    pub(super) fn figures(&self, event: &Event) -> Option<Told> {
        Some(match event {
            Event::CapitalGained { seat, n, by } => self.figure(
                "NS-R3-11",
                ["told-gained", "told-gained-by"],
                *seat,
                *n,
                *by,
            ),
            Event::CapitalLost { seat, n, by } => {
                self.figure("NS-R15-3", ["told-lost", "told-lost-by"], *seat, *n, *by)
            }
            Event::CapitalMoved { from, to, n, by } => {
                let keys = ["told-moved", "told-moved-by"];
                let told = self.by_card("NS-R15-3", keys, *by);
                told.and("to", *to).and("seat", *from).and("n", *n)
            }
            Event::CapitalPlaced { seat, on, n } => {
                self.set("NS-R5-2", "told-placed", *seat, *on).and("n", *n)
            }
            Event::Paid {
                seat,
                n,
                from_cards: 0,
            } => told_of("NS-R8-1", "told-paid", *seat).and("n", *n),
            Event::Paid {
                seat,
                n,
                from_cards,
            } => told_of("NS-D30", "told-paid-from-cards", *seat)
                .and("n", *n)
                .and("cards", *from_cards),
            Event::Spared { seat, on } => self.set("NS-D30", "told-spared", *seat, *on),
            Event::Healed { seat, n, by } => self.figure(
                "NS-R15-2",
                ["told-healed", "told-healed-by"],
                *seat,
                *n,
                *by,
            ),
            Event::PowerLost { seat, n, by } => {
                self.figure("NS-R14-1", ["told-hurt", "told-hurt-by"], *seat, *n, *by)
            }
            _ => return None,
        })
    }

    /// A figure of a player that changes.
    fn figure(
        &self,
        rule: &'static str,
        keys: [&'static str; 2],
        seat: Seat,
        n: i16,
        by: Option<SetId>,
    ) -> Told {
        self.by_card(rule, keys, by).and("seat", seat).and("n", n)
    }

    /// The first key where the rules act alone, the second where a card does it.
    fn by_card(&self, rule: &'static str, keys: [&'static str; 2], by: Option<SetId>) -> Told {
        let [plain, with_card] = keys;
        match by {
            Some(set) => {
                Told::by(rule, Phrase::new(with_card)).and("card", names::set(&self.0.content, set))
            }
            None => Told::by(rule, Phrase::new(plain)),
        }
    }
}
