//! The open question as text.

mod check;

use kernel::NotationError;

use crate::choice::{Ending, Stage};
use crate::game::Eko;
use crate::notation::{read_building, wrong};

pub(crate) use check::check;

pub(crate) fn write(game: &Eko) -> String {
    let board = game.board();
    match game.stage {
        Stage::Swap => "swap".to_owned(),
        Stage::Action => "action".to_owned(),
        Stage::Destination { from } => format!("destination {}", board.hex(from)),
        Stage::Route { from, to } => format!("route {} {}", board.hex(from), board.hex(to)),
        Stage::Toll { from, to, zones } => {
            format!(
                "toll {} {} {}",
                board.hex(from),
                board.hex(to),
                game.write_zones(zones)
            )
        }
        Stage::Construction { site } => format!("construction {}", board.site_hex(site)),
        Stage::Payment { site, building } => {
            format!("payment {} {}", board.site_hex(site), building.key())
        }
        Stage::Spending {
            site,
            building,
            from,
        } => {
            format!(
                "spending {} {} {}",
                board.site_hex(site),
                building.key(),
                board.hex(from)
            )
        }
        Stage::Banishment => "banishment".to_owned(),
        Stage::March => "march".to_owned(),
        Stage::Exchange { by } => format!("exchange {by}"),
        Stage::Reinforcement => "reinforcement".to_owned(),
        Stage::Amount { to } => format!("amount {}", board.hex(to)),
        Stage::Moon => "moon".to_owned(),
        Stage::MoonDisc { to } => format!("moon-disc {}", board.hex(to)),
        Stage::Over(ending) => format!("over {}", write_ending(ending)),
    }
}

fn write_ending(ending: Ending) -> String {
    let key = ending.key();
    match ending {
        Ending::Points { winner } | Ending::LastStanding { winner } => format!("{key} {winner}"),
        Ending::BothWin { by_points, last } => format!("{key} {by_points} {last}"),
        _ => key.to_owned(),
    }
}

pub(crate) fn read(game: &Eko, text: &str) -> Result<Stage, NotationError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if let ["over", ref ending @ ..] = words[..] {
        let ending = read_ending(game, ending)?;
        return ending.map(Stage::Over).ok_or_else(|| unknown(text));
    }
    Ok(match words[..] {
        ["swap"] => Stage::Swap,
        ["action"] => Stage::Action,
        ["destination", from] => Stage::Destination {
            from: game.read_space(from)?,
        },
        ["route", from, to] => Stage::Route {
            from: game.read_space(from)?,
            to: game.read_space(to)?,
        },
        ["toll", from, to, ref zones @ ..] => Stage::Toll {
            from: game.read_space(from)?,
            to: game.read_space(to)?,
            zones: game.read_zones(zones)?,
        },
        ["construction", site] => Stage::Construction {
            site: game.read_site(site)?,
        },
        ["payment", site, building] => Stage::Payment {
            site: game.read_site(site)?,
            building: read_building(building)?,
        },
        ["spending", site, building, from] => Stage::Spending {
            site: game.read_site(site)?,
            building: read_building(building)?,
            from: game.read_space(from)?,
        },
        ["banishment"] => Stage::Banishment,
        ["march"] => Stage::March,
        ["exchange", by] => Stage::Exchange {
            by: game.read_seat(by)?,
        },
        ["reinforcement"] => Stage::Reinforcement,
        ["amount", to] => Stage::Amount {
            to: game.read_space(to)?,
        },
        ["moon"] => Stage::Moon,
        ["moon-disc", to] => Stage::MoonDisc {
            to: game.read_space(to)?,
        },
        _ => return Err(unknown(text)),
    })
}

/// How the game ended; `None` if no such ending is known.
fn read_ending(game: &Eko, words: &[&str]) -> Result<Option<Ending>, NotationError> {
    Ok(Some(match *words {
        ["points", winner] => Ending::Points {
            winner: game.read_seat(winner)?,
        },
        ["last-standing", winner] => Ending::LastStanding {
            winner: game.read_seat(winner)?,
        },
        ["both-win", by_points, last] => Ending::BothWin {
            by_points: game.read_seat(by_points)?,
            last: game.read_seat(last)?,
        },
        ["empty-board"] => Ending::EmptyBoard,
        ["repetition"] => Ending::Repetition,
        ["no-progress"] => Ending::NoProgress,
        ["stalemate"] => Ending::Stalemate,
        _ => return Ok(None),
    }))
}

fn unknown(text: &str) -> NotationError {
    wrong("text-no-phase", text)
}
