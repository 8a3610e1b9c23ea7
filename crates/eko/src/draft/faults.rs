//! The wrong tiles: missing, too many, not for this number of players. One reason for each, as [`Setup::counts`] finds them.

use kernel::{Phrase, Value};

use crate::fault::Fault;
use crate::setup::{Count, Setup};
use crate::tile::Placed;
use crate::variant::Variant;

pub(super) fn of_tiles(setup: &Setup, tiles: &[Placed]) -> Vec<Fault> {
    let wrong: Vec<Count> = setup
        .counts(tiles)
        .filter(|count| !count.is_right())
        .collect();
    let is_large = |count: &&Count| count.letter <= 'O';
    let missing: Vec<Phrase> = wrong
        .iter()
        .filter(is_large)
        .filter(|count| count.found == 0)
        .map(|count| Phrase::new("board-letter").with("tile", letter(count.letter)))
        .collect();
    let mut faults = Vec::new();
    if !missing.is_empty() {
        let why = Phrase::new("board-missing")
            .with("seats", setup.seats)
            .with("n", missing.len() as u32)
            .with("tiles", Value::List(missing));
        faults.push(Fault::new(why, []).by("EK-SU1"));
    }
    let others = wrong.iter().filter(|count| count.found > 0);
    faults.extend(others.map(|count| other(setup, count, tiles)));
    faults
}

/// What is wrong with the tiles of a letter of which there are some.
fn other(setup: &Setup, count: &Count, tiles: &[Placed]) -> Fault {
    let of_letter = tiles.iter().filter(|tile| tile.letter == count.letter);
    let of_letter: Vec<Placed> = of_letter.copied().collect();
    let about = |key| Phrase::new(key).with("tile", letter(count.letter));
    if count.found < usize::from(count.least) {
        // Only portals come in twos.
        let why = about("board-alone").with("wanted", count.least);
        return Fault::new(why, of_letter).by("EK-V-R2");
    }
    if count.most > 0 {
        let why = about("board-surplus").with("most", count.most);
        return Fault::new(why, of_letter).by("EK-C2");
    }
    match replacing(setup, count.letter) {
        Some(temple) => {
            let why = about("board-replaced").with("by", letter(temple));
            Fault::new(why, of_letter).by("EK-A30")
        }
        None => {
            let why = about("board-not-for").with("seats", setup.seats);
            Fault::new(why, of_letter).by("EK-SU1")
        }
    }
}

/// The temple that lies in the place of a tile of these players.
fn replacing(setup: &Setup, replaced: char) -> Option<char> {
    let of_players = &setup.content.players(setup.seats).tiles;
    let (sand, moon) = (setup.content.temple('N'), setup.content.temple('O'));
    let with_sand = setup.has(Variant::TempleOfTheSand);
    let of_moon = if with_sand {
        moon.second.replaces
    } else {
        moon.replaces
    };
    if !of_players.contains(replaced) {
        None
    } else if with_sand && sand.replaces == replaced {
        Some('N')
    } else {
        (setup.has(Variant::TempleOfTheMoon) && of_moon == replaced).then_some('O')
    }
}

fn letter(of: char) -> Value {
    Value::Text(of.to_string())
}
