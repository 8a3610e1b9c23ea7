//! Reads what `write` writes, lines in any order.

mod finish; // what no line says
mod players;
mod sides; // Battles and trades
mod values;

use kernel::{NotationError, Seat};

use super::{error, names};
use crate::content::{CardKind, Condition4};
use crate::setup::{Kingdoms, Setup};
use crate::state::{Bottomed, Ending, How, NumaSera, SEATS};
use values::{bag, list, number, read_item, row, viewer};

type Read<T> = Result<T, NotationError>;

struct Reader {
    game: NumaSera,
    power_given: [bool; SEATS],
    unsettled: [bool; SEATS],
    known_given: [[bool; SEATS + 1]; SEATS],
    agenda: Option<Vec<String>>,
    deck_given: bool,
}

pub(super) fn position(setup: &Setup, text: &str) -> Read<NumaSera> {
    let mut game = NumaSera::bare(setup);
    for seat in Seat::first(game.settings.seats) {
        game.players[seat].line_set = true;
        if let Kingdoms::Given(given) = setup.settings.kingdoms {
            game.players[seat].kingdom = given[seat.index()];
        }
    }
    game.table.round = 1;
    let mut reader = Reader {
        game,
        power_given: [false; SEATS],
        unsettled: [false; SEATS],
        known_given: [[false; SEATS + 1]; SEATS],
        agenda: None,
        deck_given: false,
    };
    // Kingdoms come first, because Blocks are named within them; then Battle and trade, because they have sides.
    let lines: Vec<(usize, &str)> = text
        .lines()
        .enumerate()
        .map(|(at, line)| (at + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .collect();
    let is_first = |line: &str| {
        ["kingdom ", "battle:", "trade:"]
            .iter()
            .any(|key| line.starts_with(key))
    };
    let (early, rest): (Vec<_>, Vec<_>) = lines.into_iter().partition(|(_, line)| is_first(line));
    for (at, line) in early.into_iter().chain(rest) {
        reader.line(line).map_err(|error| error.at(at))?;
    }
    reader.finish()
}

impl Reader {
    fn line(&mut self, line: &str) -> Read<()> {
        let Some((key, value)) = line.split_once(':') else {
            return error(format!("{line:?}: write key: value"));
        };
        let value = value.trim();
        match key.split_once(' ') {
            None => self.fact(key, value),
            Some(("side" | "base" | "mods" | "trade-side", nth)) if nth == "0" || nth == "1" => {
                let side = usize::from(nth == "1");
                let word = key.split_once(' ').map_or(key, |(word, _)| word);
                self.side(word, side, value)
            }
            Some(("known", subject)) => self.known(subject, value),
            Some((key, subject)) => {
                let seat: Seat = subject.parse()?;
                if seat.0 >= self.game.settings.seats {
                    return error(format!("{seat} does not sit here"));
                }
                self.player(key, seat, value)
            }
        }
    }

    fn fact(&mut self, key: &str, value: &str) -> Read<()> {
        let content = self.game.content.clone();
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
            "bottom" => {
                for part in list(value) {
                    let words: Vec<&str> = part.split(' ').collect();
                    let [name, batch, by] = words[..] else {
                        return error(format!("{part:?}: write card, batch and who knows it"));
                    };
                    let card = Bottomed {
                        card: names::read_card(&content, name)?.0,
                        batch: number(batch)?,
                        by: viewer(by)?,
                    };
                    if self.game.table.deck.bottom.is_full() {
                        return error("the deck has no room for so many cards");
                    }
                    self.game.table.deck.bottom.push(card);
                }
            }
            "discard" => self.game.table.discard = bag(&content, value)?,
            "forge" => self.game.table.forge.row = row(value, |name| read_item(&content, name))?,
            "forge-bottom" => {
                for name in list(value) {
                    let item = read_item(&content, name)?;
                    if self.game.table.forge.bottom.is_full() {
                        return error("there are not so many Items");
                    }
                    self.game.table.forge.bottom.push(item);
                }
            }
            "strongholds" => {
                self.game.table.holds.row = row(value, |name| names::read_hold(&content, name))?;
            }
            "stronghold-deck" => {
                self.deck_given = true;
                for name in list(value) {
                    let hold = names::read_hold(&content, name)?;
                    if self.game.table.holds.deck.len() == 10 {
                        return error("there are not so many Strongholds");
                    }
                    self.game.table.holds.deck.add(hold);
                }
            }
            "stronghold-bottom" => {
                for name in list(value) {
                    let hold = names::read_hold(&content, name)?;
                    if self.game.table.holds.bottom.is_full() {
                        return error("there are not so many Strongholds");
                    }
                    self.game.table.holds.bottom.push(hold);
                }
            }
            "looked" => {
                for name in list(value) {
                    let card = names::read_card(&content, name)?;
                    if self.game.table.looked.is_full() || content.card(card).kind == CardKind::Item
                    {
                        return error(format!("{name} cannot be looked at here"));
                    }
                    self.game.table.looked.push(card.0);
                }
            }
            "battle" => self.battle(value)?,
            "battle-state" => {
                let battle = self.game.battle.as_mut();
                let battle =
                    battle.ok_or_else(|| NotationError::new("the line battle comes first"))?;
                for word in list(value) {
                    match word {
                        "revealed" => battle.revealed = true,
                        "rolled" => battle.rolled = true,
                        "won 0" => battle.winner = Some(0),
                        "won 1" => battle.winner = Some(1),
                        _ => return error(format!("{word:?} is not a state of a Battle")),
                    }
                }
            }
            "trade" => self.trade(value)?,
            "over" => self.over(value)?,
            "agenda" => {
                self.agenda = Some(
                    value
                        .split(';')
                        .map(|step| step.trim().to_owned())
                        .collect(),
                )
            }
            _ => return error(format!("there is no line {key:?}")),
        }
        Ok(())
    }

    fn seat(&self, text: &str) -> Read<Seat> {
        let seat: Seat = text.parse()?;
        if seat.0 < self.game.settings.seats {
            Ok(seat)
        } else {
            error(format!("{seat} does not sit here"))
        }
    }

    fn seats(&self, text: &str) -> Read<u8> {
        list(text).try_fold(0, |mask, seat| Ok(mask | 1 << self.seat(seat)?.0))
    }

    fn over(&mut self, value: &str) -> Read<()> {
        let mut words: Vec<&str> = value.split(' ').collect();
        let word = words.pop().unwrap_or_default();
        let conditions = Condition4::ALL.into_iter().map(How::Condition);
        let how = conditions
            .chain([How::Survivor, How::LengthGuard])
            .find(|how| how.word() == word);
        let Some(how) = how else {
            return error(format!("{word:?} is not a way to win"));
        };
        let winners = words.into_iter().try_fold(0, |mask, seat| -> Read<u8> {
            Ok(mask | 1 << self.seat(seat)?.0)
        })?;
        self.game.over = Some(Ending { winners, how });
        Ok(())
    }
}
