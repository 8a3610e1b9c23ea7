//! One choice on one line.

use kernel::{NotationError, Seat};

use super::{error, names};
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
        Choice::Use(set, nth) => {
            let name = names::set(content, set);
            if nth == first_use(game, set) {
                format!("use {name}")
            } else {
                format!("use {name} {}", nth + 1)
            }
        }
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

fn first_use(game: &NumaSera, set: SetId) -> u8 {
    let abilities = &game.content.set(set).abilities;
    let first = abilities
        .iter()
        .position(|ability| ability.on == Trigger::Activate);
    first.unwrap_or(0) as u8
}

pub(super) fn read(game: &NumaSera, text: &str) -> Result<Choice, NotationError> {
    let content = &*game.content;
    let words: Vec<&str> = text.split_whitespace().collect();
    let seat = |text: &str| -> Result<Seat, NotationError> {
        let seat: Seat = text.parse()?;
        if seat.0 < game.settings.seats {
            Ok(seat)
        } else {
            error(format!("{seat} does not sit here"))
        }
    };
    let card = |text: &str| names::read_card(content, text);
    let coin = |text: &str| match text {
        "20" => Some(20),
        "5" => Some(5),
        "1" => Some(1),
        _ => None,
    };
    let choice = match words[..] {
        ["kingdom", name] => Choice::Kingdom(names::read_kingdom(content, name)?),
        ["line", a, b, c] => {
            let digits =
                [a, b, c].map(|text| text.parse::<u8>().ok().and_then(|n| n.checked_sub(1)));
            match digits {
                [Some(a), Some(b), Some(c)]
                    if [a, b, c].iter().all(|&n| n < 3) && a != b && b != c && a != c =>
                {
                    Choice::Line([a, b, c])
                }
                _ => {
                    return error(format!(
                        "{text:?}: write the Heroes 1, 2 and 3 in some order"
                    ));
                }
            }
        }
        ["explore"] => Choice::Explore,
        ["build"] => Choice::Build,
        ["attack", "hero", who] => Choice::Attack(Target::Hero(seat(who)?)),
        ["attack", name] => {
            let hold = names::read_hold(content, name)?;
            Choice::Attack(match game.controller(hold) {
                Some(_) => Target::Controlled(hold),
                None => Target::Independent(hold),
            })
        }
        ["buy", name] => match names::read_skill(name) {
            Ok(skill) => Choice::BuySkill(skill),
            Err(_) => Choice::BuyItem(card(name)?),
        },
        ["equip", name] => Choice::Equip(card(name)?),
        ["unequip", name] => Choice::Unequip(card(name)?),
        ["use", name] => {
            let set = names::read_set(content, name)?;
            Choice::Use(set, first_use(game, set))
        }
        ["use", name, nth] => {
            let set = names::read_set(content, name)?;
            let nth = nth.parse::<u8>().ok().and_then(|nth| nth.checked_sub(1));
            let nth = nth.filter(|&nth| usize::from(nth) < content.set(set).abilities.len());
            match nth {
                Some(nth) => Choice::Use(set, nth),
                None => return error(format!("{name} has no such ability")),
            }
        }
        ["test", name] => Choice::Test(card(name)?),
        ["spare", name] => Choice::Spare(names::read_set(content, name)?),
        ["offer", who] => Choice::Offer(seat(who)?),
        ["keep", name] => Choice::Keep(card(name)?),
        ["accept"] => Choice::Accept,
        ["reject"] => Choice::Reject,
        ["option", nth] => match nth.parse::<u8>().ok().and_then(|nth| nth.checked_sub(1)) {
            Some(nth) => Choice::Option(nth),
            None => return error(format!("{nth:?} is not the number of an option")),
        },
        ["player", who] => Choice::Player(seat(who)?),
        ["slot", name] => Choice::Slot(names::read_slot(name)?),
        ["train", name] => Choice::Train(names::read_skill(name)?),
        ["class", name] => Choice::Class(names::read_class(content, name)?),
        ["take", name] => Choice::Take(card(name)?),
        ["discard", name] => Choice::Discard(card(name)?),
        ["yes"] => Choice::Yes,
        ["no"] => Choice::No,
        ["tick", name] => {
            let kingdom = game.players[game.table.active].kingdom;
            Choice::Tick(names::read_block(content, kingdom, name)?)
        }
        ["no-tick"] => Choice::NoTick,
        ["play", name] => Choice::Play(card(name)?),
        ["no-card"] => Choice::NoCard,
        ["reroll"] => Choice::Reroll,
        ["keep-roll"] => Choice::KeepRoll,
        ["pass"] => Choice::Pass,
        ["promise", "truce"] => Choice::PromiseTruce,
        ["want", "truce"] => Choice::WantTruce,
        ["promise", "attack", who] => Choice::PromiseAttack(seat(who)?),
        ["want", "attack", who] => Choice::WantAttack(seat(who)?),
        ["give", what] => match coin(what) {
            Some(coin) => Choice::Give(coin),
            None => Choice::GiveCard(card(what)?),
        },
        ["want", what] => match coin(what) {
            Some(coin) => Choice::Want(coin),
            None => Choice::WantCard(card(what)?),
        },
        ["propose"] => Choice::Propose,
        ["withdraw"] => Choice::Withdraw,
        ["accept-offer"] => Choice::AcceptOffer,
        ["refuse"] => Choice::RefuseOffer,
        ["counter"] => Choice::CounterOffer,
        _ => return error(format!("{text:?} is not a choice")),
    };
    Ok(choice)
}
