//! The open question as text, and whether a position can ask it.

use kernel::{Game, NotationError, Seat};

use crate::choice::{Choice, Ending, Stage};
use crate::game::{Eko, Emperor};
use crate::notation::read_building;
use crate::position::wrong;
use crate::setup::DrawRule;

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
        Stage::Over(ending) => match ending {
            Ending::Points { winner } | Ending::LastStanding { winner } => {
                format!("over {} {winner}", ending.key())
            }
            Ending::BothWin { by_points, last } => {
                format!("over {} {by_points} {last}", ending.key())
            }
            _ => format!("over {}", ending.key()),
        },
    }
}

pub(crate) fn read(game: &Eko, text: &str) -> Result<Stage, NotationError> {
    let words: Vec<&str> = text.split_whitespace().collect();
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
        ["over", "points", winner] => Stage::Over(Ending::Points {
            winner: game.read_seat(winner)?,
        }),
        ["over", "last-standing", winner] => Stage::Over(Ending::LastStanding {
            winner: game.read_seat(winner)?,
        }),
        ["over", "both-win", by_points, last] => Stage::Over(Ending::BothWin {
            by_points: game.read_seat(by_points)?,
            last: game.read_seat(last)?,
        }),
        ["over", "empty-board"] => Stage::Over(Ending::EmptyBoard),
        ["over", "repetition"] => Stage::Over(Ending::Repetition),
        ["over", "no-progress"] => Stage::Over(Ending::NoProgress),
        ["over", "stalemate"] => Stage::Over(Ending::Stalemate),
        _ => {
            return Err(wrong(
                text,
                "swap, action, destination, route, toll, construction, payment, spending, banishment, march, exchange, \
                 reinforcement, amount, moon, moon-disc or over, with what belongs to it",
            ));
        }
    })
}

/// Whether the question can be asked here. What passes has an answer.
pub(crate) fn check(game: &Eko) -> Result<(), NotationError> {
    let own = game.stacks.of(game.active);
    // Questions within a question: the one before must have offered what they stand for.
    let (before, choice) = match game.stage {
        Stage::Destination { from } => (Stage::Action, Choice::Lift(from)),
        Stage::Construction { site } => (Stage::Action, Choice::Build(site)),
        Stage::Banishment => (Stage::Action, Choice::Sand),
        Stage::Route { from, to } => (Stage::Destination { from }, Choice::To(to)),
        Stage::Toll { from, to, zones } => (Stage::Route { from, to }, Choice::Through(zones)),
        Stage::Payment { site, building } => {
            (Stage::Construction { site }, Choice::Raise(building))
        }
        Stage::Spending {
            site,
            building,
            from,
        } => (Stage::Payment { site, building }, Choice::Pay(from)),
        Stage::Amount { to } => (Stage::Reinforcement, Choice::Reinforce(to)),
        Stage::Moon => (Stage::Reinforcement, Choice::Moon),
        Stage::MoonDisc { to } => (Stage::Moon, Choice::Land(to)),
        stage => (stage, Choice::Pass),
    };
    if before != game.stage {
        let mut earlier = game.clone();
        earlier.stage = before;
        check_within(&earlier)?;
        let mut choices = Vec::new();
        earlier.choices(&mut choices);
        if !choices.contains(&choice) {
            return Err(cannot(game));
        }
    }
    let possible = match game.stage {
        Stage::Over(_) => true,
        Stage::Swap => matches!(game.emperors[game.active], Emperor::On(_)),
        Stage::Action => game.can_act() || game.can_banish(),
        Stage::Toll { from, to, zones } => {
            game.emperor_on(game.active, from)
                && !zones.is_empty()
                && game.tolls(from, to, zones) == (true, true)
        }
        Stage::Route { from, to } => {
            let mut ways = 0;
            game.routes(from, to, |_| ways += 1);
            ways > 1
        }
        Stage::Spending {
            site,
            building,
            from,
        } => game.only_payment(site, building, from).is_none(),
        Stage::MoonDisc { .. } => game.only_landing().is_none(),
        Stage::March => game.can_march(),
        Stage::Exchange { by } => {
            matches!(game.emperors[by], Emperor::Prison(_)) && game.captives(by).count() > 1
        }
        Stage::Reinforcement => !game.reinforceable().is_empty() || game.can_land(),
        _ => true,
    };
    let asked_lives = !game.out[game.active] && (!own.is_empty() || game.so_far.acted);
    let over = matches!(game.stage, Stage::Over(_));
    if !possible || !(asked_lives || over) {
        return Err(cannot(game));
    }
    if let Some(seat) = Seat::first(game.table.seats)
        .find(|&seat| game.out[seat] && !game.stacks.of(seat).is_empty())
    {
        return Err(NotationError::new(format!(
            "{seat} is out but has discs on the board (EK-A11)"
        )));
    }
    // EK-A5: an exchange never waits.
    let waits = |seat| {
        matches!(game.emperors[seat], Emperor::Prison(_)) && game.captives(seat).next().is_some()
    };
    let exchanging = matches!(game.stage, Stage::Exchange { .. });
    if !exchanging && Seat::first(game.table.seats).any(waits) {
        return Err(NotationError::new(
            "somebody holds an Emperor while his own is captive (EK-A5)",
        ));
    }
    if game.table.draw == DrawRule::Strict
        && (game.past.oldest_first().next().is_some() || game.quiet > 0)
    {
        return Err(NotationError::new(
            "past and quiet belong to the draw rule, which is off (EK-A15)",
        ));
    }
    Ok(())
}

/// A deeper question is checked from the outside in, so that no later check meets a stack that is not there.
fn check_within(earlier: &Eko) -> Result<(), NotationError> {
    match earlier.stage {
        Stage::Action | Stage::Reinforcement => Ok(()),
        Stage::Route { from, to } => {
            let mut outer = earlier.clone();
            outer.stage = Stage::Destination { from };
            check(&outer)?;
            match outer.destinations(from).has(to) {
                true => Ok(()),
                false => Err(cannot(&outer)),
            }
        }
        _ => check(earlier),
    }
}

fn cannot(game: &Eko) -> NotationError {
    NotationError::new(format!(
        "the phase {:?} is impossible in this position",
        write(game)
    ))
}
