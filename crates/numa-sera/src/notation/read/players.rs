//! Lines about one player.

use kernel::Seat;

use super::Reader;
use super::values::{bag, bits_of, list, number, pair, viewer};
use crate::bag::bits;
use crate::choice::Choice;
use crate::content::{Card, CardKind, Condition4, NONE};
use crate::notation::{Read, choices, error, names, quoting, wrong};
use crate::state::{Contract, SEATS};

impl Reader {
    pub(super) fn player(&mut self, key: &str, seat: Seat, value: &str) -> Read<()> {
        if self.game.players[seat].kingdom == NONE && key != "kingdom" {
            return wrong("notation-needs-kingdom", &seat.to_string());
        }
        match key {
            "kingdom" | "line" | "fallen" | "power" | "capital" => self.hero(key, seat, value),
            "hand" | "items" | "upgraded" | "waiting" | "mavens" | "blessing" | "tried" => {
                self.cards_of(key, seat, value)
            }
            "holds" | "skills" | "classes" | "earned" | "blocks" | "pre-ticked" | "slain"
            | "met" => self.progress(key, seat, value),
            "used-turn" | "used-game" | "lasting" | "placed" | "spared" | "unsettled" => {
                self.abilities(key, seat, value)
            }
            _ => self.promises(key, seat, value),
        }
    }

    /// The kingdom, its Line of Succession, and the figures that change most.
    fn hero(&mut self, key: &str, seat: Seat, value: &str) -> Read<()> {
        match key {
            "kingdom" => {
                let kingdom = names::read_kingdom(&self.game.content, value)?;
                self.game.players[seat].kingdom = kingdom;
            }
            "line" if value == "none" => self.game.players[seat].line_set = false,
            "line" => match choices::read(&self.game, &format!("line {value}"))? {
                Choice::Line(line) => self.game.players[seat].line = line,
                _ => return wrong("notation-heroes", value),
            },
            "fallen" => self.game.players[seat].fallen = number::<u8>(value)?.min(3),
            "power" => {
                self.power_given[seat.index()] = true;
                self.game.players[seat].power = number::<i16>(value)?.clamp(0, 999);
            }
            "capital" => self.game.players[seat].capital = number::<i16>(value)?.clamp(0, 999),
            _ => return wrong("notation-player-line", key),
        }
        Ok(())
    }

    /// Cards in the Hand, on the Hero and around them.
    fn cards_of(&mut self, key: &str, seat: Seat, value: &str) -> Read<()> {
        match key {
            "hand" => {
                let hand = bag(&self.game.content, value)?;
                if hand.kinds() & !self.game.content.masks.hand() != 0 {
                    return error("notation-hand");
                }
                self.game.players[seat].hand = hand;
            }
            "items" => self.equip_all(seat, value)?,
            "upgraded" => {
                for name in list(value) {
                    self.game.players[seat].upgraded |= 1 << names::read_slot(name)? as u8;
                }
            }
            "waiting" => self.game.players[seat].waiting = self.set_of(value)?,
            "tried" => self.game.players[seat].tried = self.set_of(value)?,
            "mavens" => self.game.players[seat].mavens = self.of_kind(value, CardKind::Maven)?,
            "blessing" => {
                let mask = self.of_kind(value, CardKind::Pool)?;
                self.game.players[seat].blessing = mask.trailing_zeros() as u8;
            }
            _ => return wrong("notation-player-line", key),
        }
        Ok(())
    }

    fn equip_all(&mut self, seat: Seat, value: &str) -> Read<()> {
        let mask = self.set_of(value)?;
        if mask & !self.game.content.masks.equipment() != 0 {
            return error("notation-equipment");
        }
        for card in bits(mask) {
            for slot in bits(self.game.content.card(Card(card)).slots.into()) {
                let slot = &mut self.game.players[seat].slots[usize::from(slot)];
                if *slot != NONE {
                    return wrong("notation-one-slot", value);
                }
                *slot = card;
            }
        }
        Ok(())
    }

    /// Strongholds, Skills, Classes, Blocks and Slain Heroes: all that Victory Conditions count.
    fn progress(&mut self, key: &str, seat: Seat, value: &str) -> Read<()> {
        let content = self.game.content.clone();
        let player = &mut self.game.players[seat];
        match key {
            "holds" => {
                for name in list(value) {
                    player.strongholds |= 1 << names::read_hold(&content, name)?;
                }
            }
            "skills" => {
                for part in list(value) {
                    let (name, level) = pair(part)?;
                    let level = number::<u8>(level)?;
                    if level > 4 {
                        return error("notation-level");
                    }
                    player.skills[names::read_skill(name)? as usize] = level;
                }
            }
            "classes" | "earned" => {
                let classes = list(value).try_fold(0, |classes, name| -> Read<u8> {
                    Ok(classes | 1 << names::read_class(&content, name)?)
                })?;
                *if key == "classes" {
                    &mut player.classes
                } else {
                    &mut player.earned
                } = classes;
            }
            "blocks" => {
                for name in list(value) {
                    player.blocks |= 1 << names::read_block(&content, player.kingdom, name)?;
                }
            }
            "pre-ticked" => return error("notation-pre-ticked"),
            "slain" => player.slain = number::<u8>(value)?.min(99),
            "met" => {
                for name in list(value) {
                    let mut all = Condition4::ALL.into_iter();
                    match all.find(|condition| condition.word() == name) {
                        Some(condition) => player.met |= 1 << condition as u8,
                        None => return wrong("notation-condition", name),
                    }
                }
            }
            _ => return wrong("notation-player-line", key),
        }
        Ok(())
    }

    /// What abilities have left behind: uses, effects that last, Capital on cards.
    fn abilities(&mut self, key: &str, seat: Seat, value: &str) -> Read<()> {
        match key {
            "used-turn" => self.game.players[seat].used_turn = bits_of(value)?,
            "used-game" => self.game.players[seat].used_game = bits_of(value)?,
            "lasting" => {
                for part in list(value) {
                    let (id, count) = pair(part)?;
                    let at: usize = number(id)?;
                    if at >= self.game.content.lastings.len() {
                        return wrong("notation-lasting", id);
                    }
                    self.game.players[seat].lasting[at] = number::<u8>(count)?;
                }
            }
            "placed" => {
                for part in list(value) {
                    let (name, n) = pair(part)?;
                    let holder = self.holder(name)?;
                    let n = number::<u16>(n)?.clamp(1, 999);
                    self.game.table.placed[usize::from(holder)] = n;
                    self.game.players[seat].purse |= 1 << holder;
                }
            }
            "spared" => {
                for name in list(value) {
                    self.game.players[seat].spared |= 1 << self.holder(name)?;
                }
            }
            "unsettled" => self.unsettled[seat.index()] = value == "yes",
            _ => return wrong("notation-player-line", key),
        }
        Ok(())
    }

    fn promises(&mut self, key: &str, seat: Seat, value: &str) -> Read<()> {
        match key {
            "truce" => self.game.players[seat].promises.truce_now = self.seats(value)?,
            "truce-next" => self.game.players[seat].promises.truce_next = self.seats(value)?,
            "contract" | "contract-next" => {
                for part in list(value) {
                    let (payer, contract) = self.contract(part)?;
                    let promises = &mut self.game.players[seat].promises;
                    let contracts = if key == "contract" {
                        &mut promises.contract_now
                    } else {
                        &mut promises.contract_next
                    };
                    contracts[payer.index()] = contract;
                }
            }
            "kept" => self.game.players[seat].promises.kept = number(value)?,
            "broken" => self.game.players[seat].promises.broken = number(value)?,
            _ => return wrong("notation-player-line", key),
        }
        Ok(())
    }

    /// Who pays, who is to be attacked, and the Capital in escrow.
    fn contract(&self, text: &str) -> Read<(Seat, Contract)> {
        let words: Vec<&str> = text.split(' ').collect();
        let [payer, target, escrow] = words[..] else {
            return wrong("notation-contract", text);
        };
        let contract = Contract {
            target: self.seat(target)?.0,
            escrow: number::<i16>(escrow)?.clamp(0, 999),
        };
        Ok((self.seat(payer)?, contract))
    }

    fn set_of(&self, value: &str) -> Read<u128> {
        list(value).try_fold(0, |set, name| {
            Ok(set | 1 << names::read_card(&self.game.content, name)?.0)
        })
    }

    fn of_kind(&self, value: &str, kind: CardKind) -> Read<u128> {
        let mask = self.set_of(value)?;
        let fits = bits(mask).all(|card| self.game.content.card(Card(card)).kind == kind);
        if fits {
            Ok(mask)
        } else {
            wrong("notation-kind", value)
        }
    }

    /// The card or Block with this name, on which Capital may be placed.
    fn holder(&self, name: &str) -> Read<u8> {
        let holders = self.game.content.holders.len() as u8;
        let found = (0..holders)
            .find(|&one| names::set(&self.game.content, self.game.holder_set(one)) == name);
        found.ok_or_else(|| quoting("notation-holder", name))
    }

    pub(super) fn known(&mut self, subject: &str, value: &str) -> Read<()> {
        let by = subject.get(1..).filter(|by| !by.is_empty());
        let (Some(owner), Some(by)) = (subject.get(..1), by) else {
            return wrong("notation-known", subject);
        };
        let owner = self.seat(owner)?;
        let by = usize::from(viewer(by)?);
        if by > SEATS {
            return wrong("notation-known", subject);
        }
        self.known_given[owner.index()][by] = true;
        self.game.players[owner].known[by] = bag(&self.game.content, value)?;
        Ok(())
    }
}
