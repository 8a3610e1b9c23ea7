//! How a match ended, in words.

use face::{Language, Words};
use kernel::{Phrase, Seat, Value};
use pages::table::ResultLine;
use tables::{Table, Trouble};

pub(super) struct Ended {
    pub(super) sentence: String,
    places: Vec<Line>,
}

struct Line {
    rank: u8,
    won: bool,
    /// Who plays without a seat, such as a rival of cards, has none.
    seat: Option<Seat>,
    name: String,
    score: i32,
}

impl Ended {
    /// `None` while it goes on.
    pub(super) fn of(table: &Table, words: &Words, language: Language) -> Option<Self> {
        let play = table.play.as_ref().filter(|_| table.is_finished())?;
        let standings = table.standings().ok()?;
        let seats = play.table.seats();
        let name = |seat: Seat| play.table.name(seat, language);
        let won = |seat| !standings.draw && standings.winners().any(|winner| winner == seat);
        let places = standings.places.iter().map(|place| Line {
            rank: place.rank,
            won: won(place.seat),
            seat: (place.seat.0 < seats).then_some(place.seat),
            name: name(place.seat),
            score: place.score,
        });
        let winners: Vec<String> = standings.winners().map(name).collect();
        let mut sentence = words.say(&match winners.as_slice() {
            [] => Phrase::new("result-nobody"),
            [one] => Phrase::new("result-winner").with("name", Value::Text(one.clone())),
            several => {
                let key = match standings.draw {
                    true => "result-draw",
                    false => "result-winners",
                };
                Phrase::new(key).with("names", Value::Text(several.join(", ")))
            }
        });
        for seat in table.forfeits() {
            let key = match table.lost(seat) {
                Some(Trouble::Conceded) => "result-conceded",
                _ => "result-forfeit",
            };
            let lost = Phrase::new(key).with("name", Value::Text(name(seat)));
            sentence = format!("{sentence} {}", words.say(&lost));
        }
        Some(Self {
            sentence,
            places: places.collect(),
        })
    }

    pub(super) fn lines(&self, yours: &[Seat]) -> Vec<ResultLine<'_>> {
        let lines = self.places.iter().map(|line| ResultLine {
            rank: line.rank,
            won: line.won,
            seat: line.seat,
            name: &line.name,
            score: line.score,
            you: line.seat.is_some_and(|seat| yours.contains(&seat)),
        });
        lines.collect()
    }
}
