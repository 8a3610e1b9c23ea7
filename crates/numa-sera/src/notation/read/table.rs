//! Lines about the table: rounds, decks and rows, and how the game ended.

use super::Reader;
use super::values::{bag, list, number, read_item, row, viewer};
use crate::content::{CardKind, Condition4};
use crate::notation::{Read, error, names, wrong};
use crate::state::{Bottomed, Ending, How};

impl Reader {
    /// A line without a subject.
    pub(super) fn fact(&mut self, key: &str, value: &str) -> Read<()> {
        match key {
            "battle" => self.battle(value),
            "battle-state" => self.battle_state(value),
            "trade" => self.trade(value),
            "over" => self.over(value),
            "agenda" => {
                let steps = value.split(';').map(|step| step.trim().to_owned());
                self.agenda = Some(steps.collect());
                Ok(())
            }
            "bottom" | "discard" | "forge" | "forge-bottom" | "strongholds" | "stronghold-deck"
            | "stronghold-bottom" | "looked" => self.cards_on_the_table(key, value),
            _ => self.turn(key, value),
        }
    }

    /// Where the turn is.
    fn turn(&mut self, key: &str, value: &str) -> Read<()> {
        match key {
            "round" => self.game.table.round = number(value)?,
            "first" => self.game.table.first = self.seat(value)?,
            "active" => self.game.table.active = self.seat(value)?,
            "explored" => self.game.table.explored = value == "yes",
            "actions" => self.game.table.actions = number(value)?,
            "offers" => self.game.table.offers = number(value)?,
            "extra-attacks" => self.game.table.extra_attacks = number::<u8>(value)?.min(9),
            "extra-builds" => self.game.table.extra_builds = number::<u8>(value)?.min(9),
            "no-victory" => self.game.table.no_victory = value == "yes",
            "batches" => self.game.table.deck.batches = number(value)?,
            _ => return wrong("notation-line", key),
        }
        Ok(())
    }

    fn cards_on_the_table(&mut self, key: &str, value: &str) -> Read<()> {
        let content = self.game.content.clone();
        let item = |name: &str| read_item(&content, name);
        let hold = |name: &str| names::read_hold(&content, name);
        let table = &mut self.game.table;
        match key {
            "bottom" => return self.bottom(value),
            "looked" => return self.looked(value),
            "discard" => table.discard = bag(&content, value)?,
            "forge" => table.forge.row = row(value, item)?,
            "strongholds" => table.holds.row = row(value, hold)?,
            "forge-bottom" => {
                for name in list(value) {
                    let item = item(name)?;
                    if table.forge.bottom.is_full() {
                        return error("notation-items");
                    }
                    table.forge.bottom.push(item);
                }
            }
            "stronghold-deck" => {
                self.deck_given = true;
                for name in list(value) {
                    let hold = hold(name)?;
                    if table.holds.deck.len() == 10 {
                        return error("notation-strongholds");
                    }
                    table.holds.deck.add(hold);
                }
            }
            "stronghold-bottom" => {
                for name in list(value) {
                    let hold = hold(name)?;
                    if table.holds.bottom.is_full() {
                        return error("notation-strongholds");
                    }
                    table.holds.bottom.push(hold);
                }
            }
            _ => return wrong("notation-line", key),
        }
        Ok(())
    }

    /// Cards under the Exploration Deck: their batch, and who has seen them go there.
    fn bottom(&mut self, value: &str) -> Read<()> {
        for part in list(value) {
            let words: Vec<&str> = part.split(' ').collect();
            let [name, batch, by] = words[..] else {
                return wrong("notation-bottom", part);
            };
            let card = Bottomed {
                card: names::read_card(&self.game.content, name)?.0,
                batch: number(batch)?,
                by: viewer(by)?,
            };
            if self.game.table.deck.bottom.is_full() {
                return error("notation-deck");
            }
            self.game.table.deck.bottom.push(card);
        }
        Ok(())
    }

    fn looked(&mut self, value: &str) -> Read<()> {
        for name in list(value) {
            let card = names::read_card(&self.game.content, name)?;
            let is_item = self.game.content.card(card).kind == CardKind::Item;
            if is_item || self.game.table.looked.is_full() {
                return wrong("notation-looked", name);
            }
            self.game.table.looked.push(card.0);
        }
        Ok(())
    }

    fn over(&mut self, value: &str) -> Read<()> {
        let mut words: Vec<&str> = value.split(' ').collect();
        let word = words.pop().unwrap_or_default();
        let conditions = Condition4::ALL.into_iter().map(How::Condition);
        let how = conditions
            .chain([How::Survivor, How::LengthGuard])
            .find(|how| how.word() == word);
        let Some(how) = how else {
            return wrong("notation-ending", word);
        };
        let winners = words.into_iter().try_fold(0, |mask, seat| -> Read<u8> {
            Ok(mask | 1 << self.seat(seat)?.0)
        })?;
        self.game.over = Some(Ending { winners, how });
        Ok(())
    }
}
