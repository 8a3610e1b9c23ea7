//! Lines about one player.

use kernel::{NotationError, Seat};

use super::values::{bag, bits_of, list, number, pair, viewer};
use super::{Read, Reader};
use crate::bag::bits;
use crate::choice::Choice;
use crate::content::{Card, CardKind, Condition4, NONE};
use crate::notation::{choices, error, names};
use crate::state::{Contract, SEATS};

impl Reader {
    pub(super) fn player(&mut self, key: &str, seat: Seat, value: &str) -> Read<()> {
        let content = self.game.content.clone();
        let set = |value: &str| -> Read<u128> {
            list(value).try_fold(0, |set, name| {
                Ok(set | 1 << names::read_card(&content, name)?.0)
            })
        };
        let of_kind = |value: &str, kind: CardKind| -> Read<u128> {
            let mask = set(value)?;
            let fits = bits(mask).all(|card| content.card(Card(card)).kind == kind);
            if fits {
                Ok(mask)
            } else {
                error(format!("{value:?}: not all of these belong here"))
            }
        };
        let kingdom = self.game.players[seat].kingdom;
        if kingdom == NONE && key != "kingdom" {
            return error(format!("{seat} has no kingdom"));
        }
        match key {
            "kingdom" => self.game.players[seat].kingdom = names::read_kingdom(&content, value)?,
            "line" if value == "none" => self.game.players[seat].line_set = false,
            "line" => match choices::read(&self.game, &format!("line {value}"))? {
                Choice::Line(line) => self.game.players[seat].line = line,
                _ => return error("write the Heroes in their order"),
            },
            "fallen" => self.game.players[seat].fallen = number::<u8>(value)?.min(3),
            "power" => {
                self.power_given[seat.index()] = true;
                self.game.players[seat].power = number::<i16>(value)?.clamp(0, 999);
            }
            "capital" => self.game.players[seat].capital = number::<i16>(value)?.clamp(0, 999),
            "hand" => {
                let hand = bag(&content, value)?;
                if hand.kinds() & !content.masks.hand() != 0 {
                    return error("Boons, Hazards and Mavens are never in a hand");
                }
                self.game.players[seat].hand = hand;
            }
            "items" => {
                let mask = set(value)?;
                if mask & !content.masks.equipment() != 0 {
                    return error("only Items can be equipped");
                }
                for card in bits(mask) {
                    for slot in bits(content.card(Card(card)).slots.into()) {
                        let slot = &mut self.game.players[seat].slots[usize::from(slot)];
                        if *slot != NONE {
                            return error(format!("{value:?}: two Items in one slot"));
                        }
                        *slot = card;
                    }
                }
            }
            "upgraded" => {
                for name in list(value) {
                    self.game.players[seat].upgraded |= 1 << names::read_slot(name)? as u8;
                }
            }
            "waiting" => self.game.players[seat].waiting = set(value)?,
            "mavens" => self.game.players[seat].mavens = of_kind(value, CardKind::Maven)?,
            "blessing" => {
                let mask = of_kind(value, CardKind::Pool)?;
                self.game.players[seat].blessing = mask.trailing_zeros() as u8;
            }
            "holds" => {
                for name in list(value) {
                    self.game.players[seat].strongholds |= 1 << names::read_hold(&content, name)?;
                }
            }
            "skills" => {
                for part in list(value) {
                    let (name, level) = pair(part)?;
                    let level = number::<u8>(level)?;
                    if level > 4 {
                        return error("a Skill has four Levels");
                    }
                    self.game.players[seat].skills[names::read_skill(name)? as usize] = level;
                }
            }
            "classes" | "earned" => {
                let mut classes = 0;
                for name in list(value) {
                    classes |= 1 << names::read_class(&content, name)?;
                }
                if key == "classes" {
                    self.game.players[seat].classes = classes;
                } else {
                    self.game.players[seat].earned = classes;
                }
            }
            "blocks" => {
                for name in list(value) {
                    self.game.players[seat].blocks |=
                        1 << names::read_block(&content, kingdom, name)?;
                }
            }
            "pre-ticked" => return error("the pre-ticked Block is always ticked"),
            "slain" => self.game.players[seat].slain = number::<u8>(value)?.min(99),
            "met" => {
                for name in list(value) {
                    let found = Condition4::ALL
                        .into_iter()
                        .find(|condition| condition.word() == name);
                    let Some(condition) = found else {
                        return error(format!("there is no Victory Condition {name:?}"));
                    };
                    self.game.players[seat].met |= 1 << condition as u8;
                }
            }
            "used-turn" => self.game.players[seat].used_turn = bits_of(value)?,
            "used-game" => self.game.players[seat].used_game = bits_of(value)?,
            "tried" => self.game.players[seat].tried = set(value)?,
            "lasting" => {
                for part in list(value) {
                    let (id, count) = pair(part)?;
                    let id: usize = number(id)?;
                    if id >= content.lastings.len() {
                        return error(format!("there is no lasting effect {id}"));
                    }
                    self.game.players[seat].lasting[id] = number::<u8>(count)?;
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
            "truce" => self.game.players[seat].promises.truce_now = self.seats(value)?,
            "truce-next" => self.game.players[seat].promises.truce_next = self.seats(value)?,
            "contract" | "contract-next" => {
                for part in list(value) {
                    let words: Vec<&str> = part.split(' ').collect();
                    let [payer, target, escrow] = words[..] else {
                        return error(format!("{part:?}: write payer, target and escrow"));
                    };
                    let contract = Contract {
                        target: self.seat(target)?.0,
                        escrow: number::<i16>(escrow)?.clamp(0, 999),
                    };
                    let payer = self.seat(payer)?;
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
            "unsettled" => self.unsettled[seat.index()] = value == "yes",
            _ => return error(format!("there is no line {key:?} of a player")),
        }
        Ok(())
    }

    fn holder(&self, name: &str) -> Read<u8> {
        let holders = self.game.content.holders.len() as u8;
        let found = (0..holders)
            .find(|&one| names::set(&self.game.content, self.game.holder_set(one)) == name);
        found.ok_or_else(|| NotationError::new(format!("no Capital can lie on {name:?}")))
    }

    pub(super) fn known(&mut self, subject: &str, value: &str) -> Read<()> {
        let (Some(owner), Some(by)) = (subject.get(..1), subject.get(1..)) else {
            return error("write the owner and the one who knows, such as AB");
        };
        let owner = self.seat(owner)?;
        let by = usize::from(viewer(by)?);
        if by > SEATS {
            return error("write the owner and the one who knows, such as AB");
        }
        self.known_given[owner.index()][by] = true;
        self.game.players[owner].known[by] = bag(&self.game.content, value)?;
        Ok(())
    }
}
