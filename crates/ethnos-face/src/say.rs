//! Names and figures as values of phrases.

pub(crate) use ethnos::words::{cards, colour, points, tribe};
use ethnos::{Card, Kingdom, Tribe, View, words};
use kernel::{Phrase, Seat, Value};

/// A player, or Chief Bruno, who sits behind the last seat of a solo table.
pub(crate) fn who(view: &View, seat: Seat) -> Value {
    if seat.0 < view.seats {
        seat.into()
    } else {
        word("bruno")
    }
}

/// Several players as a list.
pub(crate) fn everyone(view: &View, seats: impl IntoIterator<Item = Seat>) -> Value {
    let name = |seat| Phrase::new("name-who").with("who", who(view, seat));
    list(seats.into_iter().map(name))
}

pub(crate) fn kingdom(view: &View, kingdom: Kingdom) -> Value {
    Value::Word(words::kingdom_key(view.edition, view.colour(kingdom)))
}

/// Whole tribes as a list.
pub(crate) fn tribes(tribes: &[Tribe]) -> Value {
    let name = |&of| Phrase::new("name-tribes").with("tribe", tribe(of));
    list(tribes.iter().map(name))
}

/// One of each tribe as a list: Chief Bruno's Leaders.
pub(crate) fn leaders(tribes: &[Tribe]) -> Value {
    let name = |&of| Phrase::new("name-tribe").with("tribe", tribe(of));
    list(tribes.iter().map(name))
}

/// `age-1` to `age-3`.
pub(crate) fn age(age: u8) -> Value {
    Value::Word(format!("age-{age}"))
}

/// `place-1` to `place-3`.
pub(crate) fn place(place: u8) -> Value {
    Value::Word(format!("place-{place}"))
}

pub(crate) fn word(key: &str) -> Value {
    Value::Word(key.to_owned())
}

/// "3 cards", alone or in brackets.
pub(crate) fn size(count: usize) -> Phrase {
    words::size(small(count))
}

/// "2, 4, 8".
pub(crate) fn numbers(numbers: &[u8]) -> Value {
    let each: Vec<_> = numbers.iter().map(u8::to_string).collect();
    Value::Text(each.join(", "))
}

pub(crate) fn list(phrases: impl IntoIterator<Item = Phrase>) -> Value {
    Value::List(phrases.into_iter().collect())
}

/// Cards by tribe and colour: "Dwarf (purple and 2 × red) and Elf (blue)". Long rows of cards stay short this way, and a
/// screen reader says each tribe once. A card alone is just a "purple Dwarf".
pub(crate) fn hand(cards: &[Card]) -> Value {
    if let [card] = cards {
        return words::card(*card).into();
    }
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    list(cards.chunk_by(|a, b| a.tribe == b.tribe).map(|of_tribe| {
        match of_tribe[0].colour {
            None => Phrase::new("of-tribe-wild")
                .with("n", small(of_tribe.len()))
                .with("tribe", tribe(of_tribe[0].tribe)),
            Some(_) => Phrase::new("of-tribe")
                .with("tribe", tribe(of_tribe[0].tribe))
                .with("colours", colours(of_tribe)),
        }
    }))
}

fn colours(of_tribe: &[Card]) -> Value {
    list(of_tribe.chunk_by(|a, b| a == b).filter_map(|alike| {
        let phrase = Phrase::new("of-colour").with("n", small(alike.len()));
        alike[0].colour.map(|of| phrase.with("colour", colour(of)))
    }))
}

/// Counts of pieces on a table fit a byte.
pub(crate) fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
