//! Lines about a Battle or a trade, which have two sides.

use super::Reader;
use super::values::{list, number, pair};
use crate::bag::Bag;
use crate::content::{CardKind, NONE};
use crate::mods::Mods;
use crate::notation::{Read, error, names, wrong};
use crate::state::{Battle, Side, Target, Trade};

impl Reader {
    pub(super) fn battle(&mut self, value: &str) -> Read<()> {
        let words: Vec<&str> = value.split(' ').collect();
        let content = self.game.content.clone();
        let (attacker, target, defender) = match words[..] {
            [attacker, "hero", seat] => {
                let seat = self.seat(seat)?;
                (attacker, Target::Hero(seat), Some(seat))
            }
            [attacker, "independent", name] => (
                attacker,
                Target::Independent(names::read_hold(&content, name)?),
                None,
            ),
            [attacker, "controlled", name, seat] => {
                let seat = self.seat(seat)?;
                (
                    attacker,
                    Target::Controlled(names::read_hold(&content, name)?),
                    Some(seat),
                )
            }
            _ => return wrong("notation-battle", value),
        };
        let attacker = self.seat(attacker)?;
        let defender = defender.unwrap_or(attacker);
        if defender == attacker && !matches!(target, Target::Independent(_)) {
            return error("notation-own-battle");
        }
        self.game.battle = Some(Battle {
            attacker,
            defender,
            target,
            sides: [Side::FRESH; 2],
            used: [0; 2],
            revealed: false,
            rolled: false,
            winner: None,
        });
        Ok(())
    }

    /// How far the Battle is.
    pub(super) fn battle_state(&mut self, value: &str) -> Read<()> {
        let Some(battle) = &mut self.game.battle else {
            return error("notation-no-battle");
        };
        for word in list(value) {
            match word {
                "revealed" => battle.revealed = true,
                "rolled" => battle.rolled = true,
                "won 0" => battle.winner = Some(0),
                "won 1" => battle.winner = Some(1),
                _ => return wrong("notation-battle-state", word),
            }
        }
        Ok(())
    }

    pub(super) fn side(&mut self, key: &str, nth: usize, value: &str) -> Read<()> {
        let content = self.game.content.clone();
        if key == "trade-side" {
            return self.trade_side(nth, value);
        }
        let Some(battle) = &mut self.game.battle else {
            return error("notation-no-battle");
        };
        if key != "side" {
            let mut mods = Mods::NONE;
            for part in list(value) {
                let (name, n) = pair(part)?;
                if !mods.set_part(name, number(n)?) {
                    return wrong("notation-mods", name);
                }
            }
            let side = &mut battle.sides[nth];
            *if key == "base" {
                &mut side.base
            } else {
                &mut side.mods
            } = mods;
            return Ok(());
        }
        for part in list(value) {
            let side = &mut battle.sides[nth];
            let (word, what) = part.split_once(' ').unwrap_or((part, ""));
            let battle_card = || -> Read<u8> {
                let card = names::read_card(&content, what)?;
                let fits = content.card(card).kind == CardKind::Battle;
                if fits {
                    Ok(card.0)
                } else {
                    wrong("notation-battle-card", what)
                }
            };
            match word {
                "committed" => side.committed = battle_card()?,
                "played" if side.played.is_full() => return error("notation-played"),
                "played" => side.played.push(battle_card()?),
                "negated" => side.negated = battle_card()?,
                "extra" => side.extra_cards = number::<u8>(what)?.min(5),
                "signs" => side.signs = number::<u8>(what)? & 3,
                "twice" => side.roll_twice = true,
                "die" => side.die = number::<i8>(what)?.clamp(-9, 9),
                "used" => battle.used[nth] |= 1 << number::<u8>(what)?.min(63),
                _ => return wrong("notation-side", part),
            }
        }
        Ok(())
    }

    pub(super) fn trade(&mut self, value: &str) -> Read<()> {
        let words: Vec<&str> = value.split(' ').collect();
        let (words, open) = match words[..] {
            [ref words @ .., "open"] => (words, true),
            ref words => (words, false),
        };
        let [partner, by, counters, rank] = words[..] else {
            return wrong("notation-trade", value);
        };
        self.game.trade = Some(Trade {
            partner: self.seat(partner)?,
            by: number::<u8>(by)?.min(1),
            open,
            counters: number(counters)?,
            capital: [0; 2],
            cards: [Bag::default(); 2],
            truce: [false; 2],
            attack: [NONE; 2],
            rank: number(rank)?,
            wantable: 0,
        });
        Ok(())
    }

    fn trade_side(&mut self, nth: usize, value: &str) -> Read<()> {
        let content = self.game.content.clone();
        for part in list(value) {
            let (word, what) = part.split_once(' ').unwrap_or((part, ""));
            let seat = if word == "attack" {
                self.seat(what)?.0
            } else {
                NONE
            };
            let Some(trade) = &mut self.game.trade else {
                return error("notation-no-trade");
            };
            match word {
                "capital" => trade.capital[nth] = number::<i16>(what)?.clamp(0, 999),
                "card" => trade.cards[nth].add(names::read_card(&content, what)?),
                "truce" => trade.truce[nth] = true,
                "attack" => trade.attack[nth] = seat,
                _ => return wrong("notation-trade-side", part),
            }
        }
        Ok(())
    }
}
