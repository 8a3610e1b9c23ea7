//! New tables, as the lobby's form and the API want them.

use std::sync::Arc;

use catalog::AnyGame;
use kernel::Menu;
use pages::lobby::{ClockRule as WishedClock, Joining, SeatWish, TimeOut, Wish};
use store::Person;
use tables::{ClockRule, Draft, Late, Options, Place, limits};

use crate::api::NewTable;
use crate::app::App;
use crate::problem::{Outcome, Problem};

/// The level that *Play now* plays against.
pub(crate) const USUAL_LEVEL: &str = catalog::Level::USUAL.key();

impl App {
    /// The game of this key, for a new table.
    pub(crate) fn game_for_table(&self, key: &str) -> Outcome<Arc<dyn AnyGame>> {
        let game = self.game(key).cloned();
        game.ok_or_else(|| Problem::bad("problem-game"))
    }

    /// What the lobby's form says.
    pub(crate) fn wish(&self, fields: &[(String, String)]) -> Outcome<Wish> {
        let games = self.games().iter();
        let menus: Vec<(&str, Menu)> = games.map(|game| (game.key(), game.menu())).collect();
        let menu = |key: &str| {
            let found = menus.iter().find(|(game, _)| *game == key);
            found.map(|(_, menu)| menu)
        };
        Wish::read(fields, menu).map_err(Problem::bad_phrase)
    }
}

/// *Play now*: one person against bots of the usual level, right away and without a clock, by the set-up that is wished.
pub(crate) fn against_bots(game: Arc<dyn AnyGame>, wish: Wish, person: &Person) -> Outcome<Draft> {
    let wanted = wish.wanted;
    let seats = Draft::seats(&*game, &wanted)?;
    let mut places = vec![bot(USUAL_LEVEL); usize::from(seats)];
    places[0] = Place::person(&person.id, &person.name);
    Ok(Draft {
        game,
        wanted,
        places,
        options: Options::default(),
        host: person.id.clone(),
        public: false,
    })
}

pub(crate) fn of_wish(game: Arc<dyn AnyGame>, wish: Wish, person: &Person) -> Outcome<Draft> {
    let public = wish.joining == Joining::Everyone;
    let places = (1_u8..)
        .zip(&wish.seats)
        .map(|(nth, seat)| place_of_wish(nth, seat, public, person));
    Ok(Draft {
        game,
        wanted: wish.wanted,
        places: places.collect::<Outcome<Vec<Place>>>()?,
        options: Options {
            clock: match wish.clock {
                WishedClock::None => ClockRule::None,
                WishedClock::Move(seconds) => ClockRule::Move { seconds },
                WishedClock::Bank(seconds) => ClockRule::Bank { seconds, add: 0 },
            },
            late: match wish.time_out {
                TimeOut::Bot => Late::Bot,
                TimeOut::Forfeit => Late::Forfeit,
            },
            ..Options::default()
        },
        host: person.id.clone(),
        public,
    })
}

fn place_of_wish(nth: u8, seat: &SeatWish, public: bool, person: &Person) -> Outcome<Place> {
    Ok(match seat {
        SeatWish::You => Place::person(&person.id, &person.name),
        SeatWish::Open if public => Place::Open,
        SeatWish::Open => Place::Reserved,
        SeatWish::Bot(level) => bot(level),
        SeatWish::Device(name) if name.is_empty() => {
            Place::person(&person.id, &format!("{} {nth}", person.name))
        }
        SeatWish::Device(name) => Place::person(&person.id, &limits::name(name)?),
    })
}

/// What a program sent. If it leaves itself out, it gets the first free seat.
pub(crate) fn of_json(game: Arc<dyn AnyGame>, new: NewTable, person: &Person) -> Outcome<Draft> {
    let wanted = new.wanted();
    let seats = Draft::seats(&*game, &wanted)?;
    let place = |word: Option<&String>| match word.map(String::as_str) {
        None | Some("open") => Place::Open,
        Some("reserved") => Place::Reserved,
        Some("me") => Place::person(&person.id, &person.name),
        Some(level) => bot(level),
    };
    let mut places: Vec<Place> = (0..usize::from(seats))
        .map(|at| place(new.places.get(at)))
        .collect();
    if !places.iter().any(|place| place.is_of(&person.id))
        && let Some(free) = places.iter_mut().find(|place| place.is_free())
    {
        *free = Place::person(&person.id, &person.name);
    }
    Ok(Draft {
        game,
        wanted,
        places,
        options: Options {
            title: new.title,
            clock: new.clock,
            late: new.late,
            ..Options::default()
        },
        host: person.id.clone(),
        public: new.public,
    })
}

fn bot(level: &str) -> Place {
    Place::Bot {
        level: level.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use pages::lobby::{BANKS, MOVES};

    use super::*;

    /// What the form offers is never refused.
    #[test]
    fn every_clock_of_the_form_is_within_the_limits() {
        for seconds in MOVES {
            assert_eq!(limits::clock(ClockRule::Move { seconds }), Ok(()));
        }
        for seconds in BANKS {
            assert_eq!(limits::clock(ClockRule::Bank { seconds, add: 0 }), Ok(()));
        }
    }
}
