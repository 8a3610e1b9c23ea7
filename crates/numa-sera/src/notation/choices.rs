//! One choice on one line.

use super::{Read, names, quoting, read_seat, wrong};
use crate::choice::Choice;
use crate::content::{Card, SetId, Trigger};
use crate::state::{NumaSera, Target};

pub(super) fn write(game: &NumaSera, choice: Choice) -> String {
    let content = &*game.content;
    let card = |verb: &str, card: Card| format!("{verb} {}", names::card(content, card));
    match choice {
        Choice::Kingdom(kingdom) => format!("kingdom {}", names::kingdom(content, kingdom)),
        Choice::Line([a, b, c]) => format!("line {} {} {}", a + 1, b + 1, c + 1),
        Choice::Explore => "explore".to_owned(),
        Choice::Build => "build".to_owned(),
        Choice::Attack(Target::Hero(seat)) => format!("attack hero {seat}"),
        Choice::Attack(Target::Independent(hold) | Target::Controlled(hold)) => {
            format!("attack {}", names::hold(content, hold))
        }
        Choice::BuySkill(skill) => format!("buy {}", names::skill(skill)),
        Choice::BuyItem(item) => card("buy", item),
        Choice::Equip(item) => card("equip", item),
        Choice::Unequip(item) => card("unequip", item),
        Choice::Use(set, nth) => write_use(game, set, nth),
        Choice::Test(pool) => card("test", pool),
        Choice::Spare(set) => format!("spare {}", names::set(content, set)),
        Choice::Offer(seat) => format!("offer {seat}"),
        Choice::Keep(kept) => card("keep", kept),
        Choice::Accept => "accept".to_owned(),
        Choice::Reject => "reject".to_owned(),
        Choice::Option(nth) => format!("option {}", nth + 1),
        Choice::Player(seat) => format!("player {seat}"),
        Choice::Slot(slot) => format!("slot {}", names::slot(slot)),
        Choice::Train(skill) => format!("train {}", names::skill(skill)),
        Choice::Class(class) => format!("class {}", names::class(content, class)),
        Choice::Take(taken) => card("take", taken),
        Choice::Discard(gone) => card("discard", gone),
        Choice::Yes => "yes".to_owned(),
        Choice::No => "no".to_owned(),
        Choice::Tick(block) => {
            let kingdom = game.players[game.table.active].kingdom;
            format!("tick {}", names::block(content, kingdom, block))
        }
        Choice::NoTick => "no-tick".to_owned(),
        Choice::Play(played) => card("play", played),
        Choice::NoCard => "no-card".to_owned(),
        Choice::Reroll => "reroll".to_owned(),
        Choice::KeepRoll => "keep-roll".to_owned(),
        Choice::Pass => "pass".to_owned(),
        Choice::Give(coin) => format!("give {coin}"),
        Choice::GiveCard(given) => card("give", given),
        Choice::Want(coin) => format!("want {coin}"),
        Choice::WantCard(wanted) => card("want", wanted),
        Choice::PromiseTruce => "promise truce".to_owned(),
        Choice::WantTruce => "want truce".to_owned(),
        Choice::PromiseAttack(seat) => format!("promise attack {seat}"),
        Choice::WantAttack(seat) => format!("want attack {seat}"),
        Choice::Propose => "propose".to_owned(),
        Choice::Withdraw => "withdraw".to_owned(),
        Choice::AcceptOffer => "accept-offer".to_owned(),
        Choice::RefuseOffer => "refuse".to_owned(),
        Choice::CounterOffer => "counter".to_owned(),
    }
}

/// The number of the ability is left out where it is the first that can be used.
fn write_use(game: &NumaSera, set: SetId, nth: u8) -> String {
    let name = names::set(&game.content, set);
    if nth == first_use(game, set) {
        format!("use {name}")
    } else {
        format!("use {name} {}", nth + 1)
    }
}

fn first_use(game: &NumaSera, set: SetId) -> u8 {
    let abilities = &game.content.set(set).abilities;
    let first = abilities
        .iter()
        .position(|ability| ability.on == Trigger::Activate);
    first.unwrap_or(0) as u8
}

pub(super) fn read(game: &NumaSera, text: &str) -> Read<Choice> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        [word] => plain(word).ok_or_else(|| quoting("notation-choice", text)),
        ["line", a, b, c] => line([a, b, c]).ok_or_else(|| quoting("notation-heroes", text)),
        ["attack", "hero", who] => Ok(Choice::Attack(Target::Hero(read_seat(game, who)?))),
        ["use", name, nth] => use_of(game, name, nth),
        ["promise", "truce"] => Ok(Choice::PromiseTruce),
        ["want", "truce"] => Ok(Choice::WantTruce),
        ["promise", "attack", who] => Ok(Choice::PromiseAttack(read_seat(game, who)?)),
        ["want", "attack", who] => Ok(Choice::WantAttack(read_seat(game, who)?)),
        [verb, name] => match with_card(game, verb, name)? {
            Some(choice) => Ok(choice),
            None => with_name(game, verb, name)?.ok_or_else(|| quoting("notation-choice", text)),
        },
        _ => wrong("notation-choice", text),
    }
}

/// Answers of one word.
fn plain(word: &str) -> Option<Choice> {
    Some(match word {
        "explore" => Choice::Explore,
        "build" => Choice::Build,
        "accept" => Choice::Accept,
        "reject" => Choice::Reject,
        "yes" => Choice::Yes,
        "no" => Choice::No,
        "no-tick" => Choice::NoTick,
        "no-card" => Choice::NoCard,
        "reroll" => Choice::Reroll,
        "keep-roll" => Choice::KeepRoll,
        "pass" => Choice::Pass,
        "propose" => Choice::Propose,
        "withdraw" => Choice::Withdraw,
        "accept-offer" => Choice::AcceptOffer,
        "refuse" => Choice::RefuseOffer,
        "counter" => Choice::CounterOffer,
        _ => return None,
    })
}

/// The three Heroes, counted from 1, in some order.
fn line(words: [&str; 3]) -> Option<Choice> {
    let [a, b, c] = words.map(|text| text.parse::<u8>().ok().and_then(|n| n.checked_sub(1)));
    let line = [a?, b?, c?];
    let mut sorted = line;
    sorted.sort_unstable();
    (sorted == [0, 1, 2]).then_some(Choice::Line(line))
}

/// The ability with this number, counted from 1.
fn use_of(game: &NumaSera, name: &str, nth: &str) -> Read<Choice> {
    let set = names::read_set(&game.content, name)?;
    let abilities = game.content.set(set).abilities.len();
    let nth = nth.parse::<u8>().ok().and_then(|nth| nth.checked_sub(1));
    match nth.filter(|&nth| usize::from(nth) < abilities) {
        Some(nth) => Ok(Choice::Use(set, nth)),
        None => wrong("notation-ability", name),
    }
}

/// Answers that name a card. What is bought, given or wanted may also be a Skill or coins.
fn with_card(game: &NumaSera, verb: &str, name: &str) -> Read<Option<Choice>> {
    let content = &*game.content;
    let card = || names::read_card(content, name);
    let coin = match name {
        "20" => Some(20),
        "5" => Some(5),
        "1" => Some(1),
        _ => None,
    };
    Ok(Some(match (verb, coin) {
        ("give", Some(coin)) => Choice::Give(coin),
        ("want", Some(coin)) => Choice::Want(coin),
        ("give", None) => Choice::GiveCard(card()?),
        ("want", None) => Choice::WantCard(card()?),
        ("buy", _) => match names::read_skill(name) {
            Ok(skill) => Choice::BuySkill(skill),
            Err(_) => Choice::BuyItem(card()?),
        },
        ("equip", _) => Choice::Equip(card()?),
        ("unequip", _) => Choice::Unequip(card()?),
        ("test", _) => Choice::Test(card()?),
        ("keep", _) => Choice::Keep(card()?),
        ("take", _) => Choice::Take(card()?),
        ("discard", _) => Choice::Discard(card()?),
        ("play", _) => Choice::Play(card()?),
        _ => return Ok(None),
    }))
}

/// Answers that name something else than a card.
fn with_name(game: &NumaSera, verb: &str, name: &str) -> Read<Option<Choice>> {
    let content = &*game.content;
    Ok(Some(match verb {
        "kingdom" => Choice::Kingdom(names::read_kingdom(content, name)?),
        "attack" => {
            let hold = names::read_hold(content, name)?;
            Choice::Attack(match game.controller(hold) {
                Some(_) => Target::Controlled(hold),
                None => Target::Independent(hold),
            })
        }
        "use" => {
            let set = names::read_set(content, name)?;
            Choice::Use(set, first_use(game, set))
        }
        "spare" => Choice::Spare(names::read_set(content, name)?),
        "offer" => Choice::Offer(read_seat(game, name)?),
        "player" => Choice::Player(read_seat(game, name)?),
        "option" => match name.parse::<u8>().ok().and_then(|nth| nth.checked_sub(1)) {
            Some(nth) => Choice::Option(nth),
            None => return wrong("notation-option", name),
        },
        "slot" => Choice::Slot(names::read_slot(name)?),
        "train" => Choice::Train(names::read_skill(name)?),
        "class" => Choice::Class(names::read_class(content, name)?),
        "tick" => {
            let kingdom = game.players[game.table.active].kingdom;
            Choice::Tick(names::read_block(content, kingdom, name)?)
        }
        _ => return Ok(None),
    }))
}
