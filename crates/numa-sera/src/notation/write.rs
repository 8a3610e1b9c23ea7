//! The whole state, one fact per line, in a fixed order. Lines that would say the default are left out, except Capital and
//! Power.

use kernel::Seat;

use super::{names, steps};
use crate::bag::{Bag, bits};
use crate::content::{Card, Condition4, Content, NONE, SkillType, Slot};
use crate::mods::Mods;
use crate::state::{Battle, NumaSera, Player, SEATS, Side, Step, Target, Trade};

pub(super) struct Lines(Vec<String>);

impl Lines {
    fn add(&mut self, key: &str, value: impl std::fmt::Display) {
        self.0.push(format!("{key}: {value}"));
    }

    fn of(&mut self, key: &str, seat: Seat, value: impl std::fmt::Display) {
        self.0.push(format!("{key} {seat}: {value}"));
    }

    /// Only where there is something to say.
    fn some(&mut self, key: &str, seat: Seat, value: &str) {
        if !value.is_empty() {
            self.of(key, seat, value);
        }
    }

    fn number(&mut self, key: &str, n: u8) {
        if n > 0 {
            self.add(key, n);
        }
    }
}

pub(super) fn position(game: &NumaSera) -> String {
    let mut lines = Lines(Vec::new());
    table(game, &mut lines);
    for seat in Seat::first(game.settings.seats) {
        player(game, seat, &mut lines);
    }
    if let Some(on) = &game.battle {
        battle(game, on, &mut lines);
    }
    if let Some(on) = &game.trade {
        trade(game, on, &mut lines);
    }
    if let Some(ending) = game.over {
        let how = ending.how.word();
        let winners: Vec<String> = bits(ending.winners.into())
            .map(|seat| Seat(seat).to_string())
            .collect();
        lines.add("over", format!("{} {how}", winners.join(" ")));
    }
    if game.agenda.as_slice() != [Step::EndTurn, Step::Main] {
        let agenda: Vec<String> = game
            .agenda
            .as_slice()
            .iter()
            .map(|&step| steps::write(step))
            .collect();
        lines.add("agenda", agenda.join("; "));
    }
    lines.0.join("\n") + "\n"
}

fn table(game: &NumaSera, lines: &mut Lines) {
    let table = &game.table;
    lines.add("round", table.round);
    lines.add("first", table.first);
    lines.add("active", table.active);
    if table.explored {
        lines.add("explored", "yes");
    }
    lines.number("actions", table.actions);
    lines.number("offers", table.offers);
    lines.number("extra-attacks", table.extra_attacks);
    lines.number("extra-builds", table.extra_builds);
    if table.no_victory {
        lines.add("no-victory", "yes");
    }
    decks(game, lines);
    rows(game, lines);
    if !table.looked.is_empty() {
        let looked = table.looked.as_slice();
        lines.add(
            "looked",
            joined(looked, |card| names::card(&game.content, Card(card))),
        );
    }
}

/// The known end of the Exploration Deck, and the Discard Pile.
fn decks(game: &NumaSera, lines: &mut Lines) {
    let (table, content) = (&game.table, &*game.content);
    let bottom: Vec<String> = table
        .deck
        .bottom
        .as_slice()
        .iter()
        .map(|card| {
            let name = names::card(content, Card(card.card));
            format!("{name} {} {}", card.batch, viewer(card.by))
        })
        .collect();
    if !bottom.is_empty() {
        lines.add("bottom", bottom.join(", "));
    }
    lines.number("batches", table.deck.batches);
    if table.discard.len() > 0 {
        lines.add("discard", cards(content, &table.discard));
    }
}

/// World Forge and Strongholds: what is face up, and what is under the decks.
fn rows(game: &NumaSera, lines: &mut Lines) {
    let (table, content) = (&game.table, &*game.content);
    let card = |card: u8| names::card(content, Card(card));
    let hold = |hold: u8| names::hold(content, hold);
    lines.add("forge", row(table.forge.row, card));
    if !table.forge.bottom.is_empty() {
        let bottom = table.forge.bottom.as_slice();
        lines.add("forge-bottom", joined(bottom, card));
    }
    lines.add("strongholds", row(table.holds.row, hold));
    let deck = table.holds.deck.sorted();
    lines.add("stronghold-deck", joined(deck.as_slice(), hold));
    if !table.holds.bottom.is_empty() {
        let bottom = table.holds.bottom.as_slice();
        lines.add("stronghold-bottom", joined(bottom, hold));
    }
}

fn player(game: &NumaSera, seat: Seat, lines: &mut Lines) {
    let player = &game.players[seat];
    if player.kingdom == NONE {
        return;
    }
    hero(game, seat, lines);
    belongings(game, seat, lines);
    progress(game, seat, lines);
    abilities(game, seat, lines);
    promises(player, seat, lines);
    if player.cache.dirty {
        lines.of("unsettled", seat, "yes");
    }
}

/// The kingdom, its Line of Succession, and the figures that change most.
fn hero(game: &NumaSera, seat: Seat, lines: &mut Lines) {
    let player = &game.players[seat];
    let kingdom = names::kingdom(&game.content, player.kingdom);
    lines.of("kingdom", seat, kingdom);
    if !player.line_set {
        lines.of("line", seat, "none");
    } else if player.line != [0, 1, 2] {
        let [a, b, c] = player.line.map(|nth| nth + 1);
        lines.of("line", seat, format!("{a} {b} {c}"));
    }
    if player.fallen > 0 {
        lines.of("fallen", seat, player.fallen);
    }
    lines.of("power", seat, player.power);
    lines.of("capital", seat, player.capital);
}

/// Cards in the Hand, on the Hero and around them.
fn belongings(game: &NumaSera, seat: Seat, lines: &mut Lines) {
    let (player, content) = (&game.players[seat], &*game.content);
    lines.some("hand", seat, &cards(content, &player.hand));
    for (nth, known) in player.known.iter().enumerate() {
        if *known != known_by_default(content, player) {
            let key = format!("known {seat}{}", viewer(nth as u8));
            lines.add(&key, cards(content, known));
        }
    }
    lines.some("items", seat, &set(content, player.equipped()));
    lines.some("upgraded", seat, &slots(player.upgraded));
    lines.some("waiting", seat, &set(content, player.waiting));
    lines.some("mavens", seat, &set(content, player.mavens));
    if player.blessing != NONE {
        let blessing = names::card(content, Card(player.blessing));
        lines.of("blessing", seat, blessing);
    }
}

/// Strongholds, Skills, Classes, Blocks and Slain Heroes: all that Victory Conditions count.
fn progress(game: &NumaSera, seat: Seat, lines: &mut Lines) {
    let (player, content) = (&game.players[seat], &*game.content);
    let holds: Vec<&str> = bits(player.strongholds.into())
        .map(|hold| names::hold(content, hold))
        .collect();
    lines.some("holds", seat, &holds.join(", "));
    let skills: Vec<String> = SkillType::ALL
        .into_iter()
        .filter(|&skill| game.skill(seat, skill) > 0)
        .map(|skill| format!("{} {}", names::skill(skill), game.skill(seat, skill)))
        .collect();
    lines.some("skills", seat, &skills.join(", "));
    let classes = |mask: u8| {
        let names: Vec<String> = bits(mask.into())
            .map(|class| names::class(content, class))
            .collect();
        names.join(", ")
    };
    lines.some("classes", seat, &classes(player.classes));
    lines.some("earned", seat, &classes(player.earned));
    let first = content.kingdoms[usize::from(player.kingdom)].pre_ticked;
    let blocks: Vec<&str> = bits(player.blocks.into())
        .filter(|&block| block != first)
        .map(|block| names::block(content, player.kingdom, block))
        .collect();
    lines.some("blocks", seat, &blocks.join(", "));
    if player.alive() && player.blocks & 1 << first == 0 {
        lines.of("pre-ticked", seat, "no");
    }
    if player.slain > 0 {
        lines.of("slain", seat, player.slain);
    }
    let met: Vec<&str> = Condition4::ALL
        .into_iter()
        .filter(|&condition| player.met & 1 << condition as u8 != 0)
        .map(Condition4::word)
        .collect();
    lines.some("met", seat, &met.join(", "));
}

/// What abilities have left behind: uses, effects that last, Capital on cards.
fn abilities(game: &NumaSera, seat: Seat, lines: &mut Lines) {
    let (player, content) = (&game.players[seat], &*game.content);
    lines.some("used-turn", seat, &numbers(player.used_turn));
    lines.some("used-game", seat, &numbers(player.used_game));
    lines.some("tried", seat, &set(content, player.tried));
    let lasting: Vec<String> = player
        .lasting
        .iter()
        .enumerate()
        .filter(|(_, count)| **count > 0)
        .map(|(id, count)| format!("{id} {count}"))
        .collect();
    lines.some("lasting", seat, &lasting.join(", "));
    let holder = |holder: u8| names::set(content, game.holder_set(holder));
    let placed: Vec<String> = bits(player.purse.into())
        .map(|at| format!("{} {}", holder(at), game.table.placed[usize::from(at)]))
        .collect();
    lines.some("placed", seat, &placed.join(", "));
    let spared: Vec<&str> = bits(player.spared.into()).map(holder).collect();
    lines.some("spared", seat, &spared.join(", "));
}

fn promises(player: &Player, seat: Seat, lines: &mut Lines) {
    let promises = &player.promises;
    let seats = |mask: u8| {
        let names: Vec<String> = bits(mask.into())
            .map(|seat| Seat(seat).to_string())
            .collect();
        names.join(", ")
    };
    lines.some("truce", seat, &seats(promises.truce_now));
    lines.some("truce-next", seat, &seats(promises.truce_next));
    for (key, contracts) in [
        ("contract", &promises.contract_now),
        ("contract-next", &promises.contract_next),
    ] {
        let all: Vec<String> = contracts
            .iter()
            .enumerate()
            .filter(|(_, contract)| contract.target != NONE)
            .map(|(payer, contract)| {
                format!(
                    "{} {} {}",
                    Seat(payer as u8),
                    Seat(contract.target),
                    contract.escrow
                )
            })
            .collect();
        lines.some(key, seat, &all.join(", "));
    }
    for (key, n) in [("kept", promises.kept), ("broken", promises.broken)] {
        if n > 0 {
            lines.of(key, seat, n);
        }
    }
}

fn battle(game: &NumaSera, battle: &Battle, lines: &mut Lines) {
    let content = &*game.content;
    let target = match battle.target {
        Target::Hero(seat) => format!("hero {seat}"),
        Target::Independent(hold) => format!("independent {}", names::hold(content, hold)),
        Target::Controlled(hold) => format!(
            "controlled {} {}",
            names::hold(content, hold),
            battle.defender
        ),
    };
    lines.add("battle", format!("{} {target}", battle.attacker));
    let mut state = Vec::new();
    if battle.revealed {
        state.push("revealed".to_owned());
    }
    if battle.rolled {
        state.push("rolled".to_owned());
    }
    state.extend(battle.winner.map(|side| format!("won {side}")));
    if !state.is_empty() {
        lines.add("battle-state", state.join(", "));
    }
    for (nth, of) in battle.sides.iter().enumerate() {
        let parts = side(content, of, battle.used[nth]);
        if !parts.is_empty() {
            lines.add(&format!("side {nth}"), parts.join(", "));
        }
        for (key, mods) in [("base", &of.base), ("mods", &of.mods)] {
            let text = mods_text(mods);
            if !text.is_empty() {
                lines.add(&format!("{key} {nth}"), text);
            }
        }
    }
}

/// Cards, die and used abilities of one side.
fn side(content: &Content, side: &Side, used: u64) -> Vec<String> {
    let card = |word: &str, card: u8| format!("{word} {}", names::card(content, Card(card)));
    let mut parts = Vec::new();
    if side.committed != NONE {
        parts.push(card("committed", side.committed));
    }
    let played = side.played.as_slice().iter();
    parts.extend(played.map(|&one| card("played", one)));
    if side.negated != NONE {
        parts.push(card("negated", side.negated));
    }
    for (word, n) in [("extra", side.extra_cards), ("signs", side.signs)] {
        if n > 0 {
            parts.push(format!("{word} {n}"));
        }
    }
    if side.roll_twice {
        parts.push("twice".to_owned());
    }
    if side.die != 0 {
        parts.push(format!("die {:+}", side.die));
    }
    parts.extend(bits(used.into()).map(|bit| format!("used {bit}")));
    parts
}

fn trade(game: &NumaSera, trade: &Trade, lines: &mut Lines) {
    let open = if trade.open { " open" } else { "" };
    lines.add(
        "trade",
        format!(
            "{} {} {} {}{open}",
            trade.partner, trade.by, trade.counters, trade.rank
        ),
    );
    for side in 0..2 {
        let mut parts = Vec::new();
        if trade.capital[side] > 0 {
            parts.push(format!("capital {}", trade.capital[side]));
        }
        for card in trade.cards[side].iter() {
            parts.push(format!("card {}", names::card(&game.content, card)));
        }
        if trade.truce[side] {
            parts.push("truce".to_owned());
        }
        if trade.attack[side] != NONE {
            parts.push(format!("attack {}", Seat(trade.attack[side])));
        }
        if !parts.is_empty() {
            lines.add(&format!("trade-side {side}"), parts.join(", "));
        }
    }
}

/// Items come from the row and are known; every other card is drawn in secret.
pub(super) fn known_by_default(content: &Content, player: &Player) -> Bag {
    player
        .hand
        .iter()
        .filter(|card| content.masks.item >> card.0 & 1 != 0)
        .collect()
}

/// A seat, `*` for spectators, `-` for no one.
fn viewer(by: u8) -> String {
    match usize::from(by) {
        seat if seat < SEATS => Seat(by).to_string(),
        SEATS => "*".to_owned(),
        _ => "-".to_owned(),
    }
}

fn cards(content: &Content, bag: &Bag) -> String {
    let names: Vec<String> = bits(bag.kinds())
        .map(|kind| {
            let name = names::card(content, Card(kind));
            match bag.count(Card(kind)) {
                1 => name.to_owned(),
                n => format!("{n} {name}"),
            }
        })
        .collect();
    names.join(", ")
}

fn set(content: &Content, mask: u128) -> String {
    cards(content, &bits(mask).map(Card).collect())
}

fn joined<'a>(things: &[u8], name: impl Fn(u8) -> &'a str) -> String {
    let names: Vec<&str> = things.iter().map(|&thing| name(thing)).collect();
    names.join(", ")
}

fn row<'a>(row: [u8; 4], name: impl Fn(u8) -> &'a str) -> String {
    row.map(|card| if card == NONE { "-" } else { name(card) })
        .join(", ")
}

fn slots(mask: u8) -> String {
    let names: Vec<&str> = Slot::ALL
        .into_iter()
        .filter(|&slot| mask & 1 << slot as u8 != 0)
        .map(names::slot)
        .collect();
    names.join(", ")
}

fn numbers(mask: u64) -> String {
    let numbers: Vec<String> = bits(mask.into()).map(|bit| bit.to_string()).collect();
    numbers.join(", ")
}

fn mods_text(mods: &Mods) -> String {
    let parts: Vec<String> = mods
        .parts()
        .filter(|(_, n)| *n != 0)
        .map(|(name, n)| format!("{name} {n}"))
        .collect();
    parts.join(", ")
}
