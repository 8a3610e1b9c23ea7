//! Reads what `write` writes, lines in any order.

use kernel::{NotationError, Seat};

use super::write::known_by_default;
use super::{error, names, steps};
use crate::bag::Bag;
use crate::content::{Card, CardKind, Condition4, Content, NONE};
use crate::mods::Mods;
use crate::setup::{Kingdoms, Setup};
use crate::state::{
    Battle, Bottomed, Contract, Ending, How, NumaSera, SEATS, Side, Step, Target, Trade,
};

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

    fn player(&mut self, key: &str, seat: Seat, value: &str) -> Read<()> {
        let content = self.game.content.clone();
        let set = |value: &str| -> Read<u128> {
            list(value).try_fold(0, |set, name| {
                Ok(set | 1 << names::read_card(&content, name)?.0)
            })
        };
        let of_kind = |value: &str, kind: CardKind| -> Read<u128> {
            let mask = set(value)?;
            let fits = crate::bag::bits(mask).all(|card| content.card(Card(card)).kind == kind);
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
            "line" => match super::choices::read(&self.game, &format!("line {value}"))? {
                crate::choice::Choice::Line(line) => self.game.players[seat].line = line,
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
                for card in crate::bag::bits(mask) {
                    for slot in crate::bag::bits(content.card(Card(card)).slots.into()) {
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

    fn known(&mut self, subject: &str, value: &str) -> Read<()> {
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

    fn battle(&mut self, value: &str) -> Read<()> {
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
            _ => return error(format!("{value:?} is not a Battle")),
        };
        let attacker = self.seat(attacker)?;
        let defender = defender.unwrap_or(attacker);
        if defender == attacker && !matches!(target, Target::Independent(_)) {
            return error("nobody attacks himself");
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

    fn side(&mut self, key: &str, nth: usize, value: &str) -> Read<()> {
        let content = self.game.content.clone();
        if key == "trade-side" {
            return self.trade_side(nth, value);
        }
        let Some(battle) = &mut self.game.battle else {
            return error("the line battle comes first");
        };
        if key != "side" {
            let mut mods = Mods::NONE;
            for part in list(value) {
                let (name, n) = pair(part)?;
                if !mods.set_part(name, number(n)?) {
                    return error(format!("there is no figure {name:?}"));
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
                    error(format!("{what} is no Battle card"))
                }
            };
            match word {
                "committed" => side.committed = battle_card()?,
                "played" if side.played.is_full() => return error("too many cards were played"),
                "played" => side.played.push(battle_card()?),
                "negated" => side.negated = battle_card()?,
                "extra" => side.extra_cards = number::<u8>(what)?.min(5),
                "signs" => side.signs = number::<u8>(what)? & 3,
                "twice" => side.roll_twice = true,
                "die" => side.die = number::<i8>(what)?.clamp(-9, 9),
                "used" => battle.used[nth] |= 1 << number::<u8>(what)?.min(63),
                _ => return error(format!("{part:?} is no part of a Battle")),
            }
        }
        Ok(())
    }

    fn trade(&mut self, value: &str) -> Read<()> {
        let words: Vec<&str> = value.split(' ').collect();
        let (words, open) = match words[..] {
            [ref words @ .., "open"] => (words, true),
            ref words => (words, false),
        };
        let [partner, by, counters, rank] = words[..] else {
            return error(format!("{value:?} is not a trade"));
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
                return error("the line trade comes first");
            };
            match word {
                "capital" => trade.capital[nth] = number::<i16>(what)?.clamp(0, 999),
                "card" => trade.cards[nth].add(names::read_card(&content, what)?),
                "truce" => trade.truce[nth] = true,
                "attack" => trade.attack[nth] = seat,
                _ => return error(format!("{part:?} is no part of a trade")),
            }
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
            return error(format!("{word:?} is not a way to win"));
        };
        let winners = words.into_iter().try_fold(0, |mask, seat| -> Read<u8> {
            Ok(mask | 1 << self.seat(seat)?.0)
        })?;
        self.game.over = Some(Ending { winners, how });
        Ok(())
    }

    fn finish(mut self) -> Read<NumaSera> {
        self.read_agenda()?;
        self.deal_the_rest()?;
        let seats = self.game.settings.seats;
        let choosing = self
            .game
            .agenda
            .as_slice()
            .iter()
            .any(|step| matches!(step, Step::PickKingdom(_)));
        let before = self.game.agenda.as_slice().contains(&Step::RevealLines);
        for seat in Seat::first(seats) {
            let nth = seat.index();
            let kingdom = self.game.players[seat].kingdom;
            if kingdom == NONE {
                if choosing {
                    self.game.players[seat].line_set = false;
                    continue;
                }
                return error(format!("{seat} has no kingdom"));
            }
            if Seat::first(seats)
                .any(|other| other != seat && self.game.players[other].kingdom == kingdom)
            {
                return error("two players have the same kingdom");
            }
            if self.game.players[seat].alive() {
                let first = self.game.content.kingdoms[usize::from(kingdom)].pre_ticked;
                self.game.players[seat].blocks |= 1 << first;
            }
            let known = known_by_default(&self.game.content, &self.game.players[seat]);
            for by in 0..=SEATS {
                if !self.known_given[nth][by] {
                    self.game.players[seat].known[by] = known;
                }
            }
            if before || !self.game.players[seat].alive() {
                continue;
            }
            let power = self.game.players[seat].power;
            self.game.players[seat].power = 0;
            self.game.refresh(seat);
            let most = self.game.max_power(seat).max(1);
            let given = self.power_given[nth];
            self.game.players[seat].power = if given { power.min(most) } else { most };
            self.game.players[seat].cache.dirty = self.unsettled[nth];
        }
        self.game.think_of_wishes();
        self.game.audit_text()?;
        Ok(self.game)
    }

    fn read_agenda(&mut self) -> Read<()> {
        let given = self.agenda.take();
        let default = || vec!["end-turn".to_owned(), "turn".to_owned()];
        for text in given.unwrap_or_else(default) {
            let step = steps::read(&self.game, &text)?;
            if steps::needs_battle(step) && self.game.battle.is_none() {
                return error(format!("{text:?} needs a Battle"));
            }
            if matches!(step, Step::Draft | Step::Answer) && self.game.trade.is_none() {
                return error(format!("{text:?} needs a trade"));
            }
            if self.game.agenda.as_slice().len() > 60 {
                return error("the agenda is too long");
            }
            self.game.agenda.push(step);
        }
        match self
            .game
            .agenda
            .last()
            .and_then(|step| self.game.asked(step))
        {
            _ if self.game.over.is_some() => Ok(()),
            Some(seat) if self.game.players[seat].alive() => Ok(()),
            Some(_) => error("an eliminated player cannot be asked"),
            None => error("the agenda must end with a question"),
        }
    }

    /// Every card that no line mentions lies in its deck.
    fn deal_the_rest(&mut self) -> Read<()> {
        let content = self.game.content.clone();
        let elsewhere = self.game.cards_outside_decks();
        for (card, info) in content.cards.iter().enumerate() {
            let Some(rest) = info.copies.checked_sub(elsewhere[card]) else {
                return error(format!(
                    "{} lies in more places than there are copies",
                    info.name
                ));
            };
            for _ in 0..rest {
                if info.kind == CardKind::Item {
                    self.game.table.forge.deck.add(card as u8);
                } else {
                    self.game.table.deck.top.add(card as u8);
                }
            }
        }
        let seats = self.game.settings.seats;
        for (skill, info) in content.skills.iter().enumerate() {
            let learnt: u8 = Seat::first(seats)
                .map(|seat| self.game.players[seat].skills[skill])
                .sum();
            let all = (content.meta.skill_deck_base + seats).min(info.copies);
            let Some(rest) = all.checked_sub(learnt) else {
                return error(format!("there are only {all} cards of {}", info.name));
            };
            self.game.table.colleges[skill] = rest;
        }
        if !self.deck_given {
            let want = content.meta.strongholds_by_players[usize::from(seats) - 2];
            let seen = self.game.strongholds_outside_deck();
            let missing = usize::from(want).saturating_sub(seen.count_ones() as usize);
            let rest = (0..content.strongholds.len() as u8).filter(|hold| seen & 1 << hold == 0);
            rest.take(missing)
                .for_each(|hold| self.game.table.holds.deck.add(hold));
        }
        Ok(())
    }
}

fn list(value: &str) -> impl Iterator<Item = &str> {
    value
        .split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
}

fn pair(text: &str) -> Read<(&str, &str)> {
    text.split_once(' ')
        .ok_or_else(|| NotationError::new(format!("{text:?}: write a name and a number")))
}

fn number<T: std::str::FromStr>(text: &str) -> Read<T> {
    text.parse()
        .map_err(|_| NotationError::new(format!("{text:?} is not a number that fits here")))
}

fn bits_of(value: &str) -> Read<u64> {
    list(value).try_fold(0, |set, bit| Ok(set | 1 << number::<u8>(bit)?.min(63)))
}

fn viewer(text: &str) -> Read<u8> {
    match text {
        "*" => Ok(SEATS as u8),
        "-" => Ok(NONE),
        letter => {
            let seat: Seat = letter.parse()?;
            if seat.index() < SEATS {
                Ok(seat.0)
            } else {
                error(format!("{seat} does not sit here"))
            }
        }
    }
}

/// `2 steady-hand, ill-omen`.
fn bag(content: &Content, value: &str) -> Read<Bag> {
    let mut bag = Bag::default();
    for part in list(value) {
        let (n, name) = match part.split_once(' ') {
            Some((n, name)) => (number::<u8>(n)?, name),
            None => (1, part),
        };
        let card = names::read_card(content, name)?;
        if u16::from(n) + u16::from(bag.count(card)) > u16::from(Bag::MOST) {
            return error(format!("{part:?}: there are not so many"));
        }
        (0..n).for_each(|_| bag.add(card));
    }
    Ok(bag)
}

fn row(value: &str, read: impl Fn(&str) -> Read<u8>) -> Read<[u8; 4]> {
    let mut row = [NONE; 4];
    for (at, name) in list(value).enumerate() {
        let Some(place) = row.get_mut(at) else {
            return error("a row has four places");
        };
        if name != "-" {
            *place = read(name)?;
        }
    }
    Ok(row)
}

fn read_item(content: &Content, name: &str) -> Read<u8> {
    let card = names::read_card(content, name)?;
    let fits = content.card(card).kind == CardKind::Item;
    if fits {
        Ok(card.0)
    } else {
        error(format!("{name} is no World Forge Item"))
    }
}
