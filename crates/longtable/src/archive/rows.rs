//! Rows of the store as lines have them, each field written down once. What follows from the place in the file (whose a row is, its number) is not
//! written, and filled in by whoever reads it.

use serde::{Deserialize, Serialize};
use store::{ChatLine, Drill, Entry, EntryKind, KeptRow, Phase, PracticeDay, Turn};

/// A row in a list of a line.
macro_rules! rows {
    ($($(#[$about:meta])* $name:ident = $row:ty as $shape:literal;)*) => {$(
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub(crate) struct $name(#[serde(with = $shape)] pub(crate) $row);

        impl From<$row> for $name {
            fn from(row: $row) -> Self {
                Self(row)
            }
        }
    )*};
}

rows! {
    DrillLine = Drill as "DrillShape";
    DayLine = PracticeDay as "DayShape";
    SetLine = KeptRow as "SetShape";
    BoardLine = KeptRow as "BoardShape";
    /// Its number is its place.
    EntryLine = Entry as "EntryShape";
    /// Its number is its place.
    Said = ChatLine as "SaidShape";
    #[derive(Default)]
    TurnLine = Turn as "TurnShape";
    PhaseWord = Phase as "PhaseShape";
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Drill")]
struct DrillShape {
    #[serde(skip)]
    person: String,
    item: String,
    game: String,
    level: u32,
    due_at: i64,
    asked: u32,
    solved: u32,
    answered_at: Option<i64>,
    last_lost: Option<i64>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "PracticeDay")]
struct DayShape {
    #[serde(skip)]
    person: String,
    day: i64,
    game: String,
    theme: String,
    asked: u32,
    solved: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "KeptRow")]
struct SetShape {
    id: String,
    #[serde(skip)]
    person: String,
    game: String,
    name: String,
    body: String,
    created_at: i64,
    changed_at: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "KeptRow")]
struct BoardShape {
    id: String,
    #[serde(skip)]
    person: String,
    game: String,
    name: String,
    #[serde(rename = "setup")]
    body: String,
    created_at: i64,
    changed_at: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Entry")]
struct EntryShape {
    #[serde(skip)]
    seq: i64,
    #[serde(with = "KindShape")]
    kind: EntryKind,
    seat: Option<u8>,
    body: String,
    tape: Vec<u32>,
    hash: i64,
    made_at: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ChatLine")]
struct SaidShape {
    #[serde(skip)]
    table_id: String,
    #[serde(skip)]
    nth: i64,
    person: String,
    seat: Option<u8>,
    name: String,
    text: String,
    at: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Turn")]
struct TurnShape {
    seat: Option<u8>,
    person: Option<String>,
    glance: String,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Phase", rename_all = "kebab-case")]
enum PhaseShape {
    Gathering,
    Running,
    Over,
    Archived,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "EntryKind", rename_all = "kebab-case")]
enum KindShape {
    Step,
    TakeBack,
    Note,
}
