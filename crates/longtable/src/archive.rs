//! The file of `longtable export`: lines of JSON, one for each person and one for each table with all that was played and said
//! there. It is as confidential as the database: it holds the seeds of unfinished matches.

use serde::{Deserialize, Serialize};
use store::{
    ChatLine, Drill, Entry, EntryKind, KeptRow, Person, Phase, PracticeDay, TableRow, Turn,
};

/// Raised when older programs can no longer read the file.
pub(crate) const VERSION: u32 = 1;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Line {
    /// The first line.
    Longtable {
        version: u32,
    },
    Person(Box<PersonLine>),
    Table(Box<TableLine>),
}

/// Without tokens, so that the file cannot be used to act as someone else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct PersonLine {
    pub(crate) id: String,
    name: String,
    pub(crate) login: Option<String>,
    /// Argon2's text.
    password: Option<String>,
    language: String,
    theme: String,
    webhook: Option<String>,
    /// Files that were written before there was one have none.
    #[serde(default)]
    recovery: Option<String>,
    created_at: i64,
    seen_at: i64,
    /// Those that the person built; files that were written before there were any have none.
    #[serde(default)]
    boards: Vec<BoardLine>,
    /// Content that the person corrected, likewise.
    #[serde(default)]
    sets: Vec<SetLine>,
    /// Positions that the person practises on, likewise.
    #[serde(default)]
    practice: Vec<DrillLine>,
    /// How that went day by day, likewise.
    #[serde(default)]
    practice_days: Vec<DayLine>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct DrillLine {
    item: String,
    game: String,
    level: u32,
    due_at: i64,
    asked: u32,
    solved: u32,
    answered_at: Option<i64>,
    last_lost: Option<i64>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct DayLine {
    day: i64,
    game: String,
    theme: String,
    asked: u32,
    solved: u32,
}

/// What was found when a finished match was looked at again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ReviewLine {
    pub(crate) body: String,
    pub(crate) made_at: i64,
}

/// What belongs to a person beside the account.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Belongings {
    pub(crate) boards: Vec<KeptRow>,
    pub(crate) sets: Vec<KeptRow>,
    pub(crate) drills: Vec<Drill>,
    pub(crate) days: Vec<PracticeDay>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SetLine {
    id: String,
    game: String,
    name: String,
    body: String,
    created_at: i64,
    changed_at: i64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct BoardLine {
    id: String,
    game: String,
    name: String,
    setup: String,
    created_at: i64,
    changed_at: i64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TableLine {
    pub(crate) id: String,
    game: String,
    rules_version: u32,
    setup: String,
    content: String,
    host: String,
    options: String,
    seats: String,
    people: Vec<String>,
    commitment: String,
    seed: Option<Vec<u8>>,
    opening: String,
    opening_hash: i64,
    phase: PhaseWord,
    public: bool,
    version: i64,
    created_at: i64,
    changed_at: i64,
    result: Option<String>,
    /// Whose turn it is; a file of an older program does not say, and the server finds out.
    #[serde(default)]
    turn: TurnLine,
    /// What it is played with, where that is not what the program ships.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) content_text: Option<String>,
    /// A file of an older program has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) review: Option<ReviewLine>,
    entries: Vec<EntryLine>,
    chat: Vec<Said>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Phase", rename_all = "kebab-case")]
enum PhaseDef {
    Gathering,
    Running,
    Over,
    Archived,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct PhaseWord(#[serde(with = "PhaseDef")] Phase);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "EntryKind", rename_all = "kebab-case")]
enum KindDef {
    Step,
    TakeBack,
    Note,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct TurnLine {
    seat: Option<u8>,
    person: Option<String>,
    glance: String,
}

/// An entry; its number is its place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct EntryLine {
    #[serde(with = "KindDef")]
    kind: EntryKind,
    seat: Option<u8>,
    body: String,
    tape: Vec<u32>,
    hash: i64,
    made_at: i64,
}

/// A line of the chat; its number is its place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Said {
    person: String,
    seat: Option<u8>,
    name: String,
    text: String,
    at: i64,
}

impl PersonLine {
    pub(crate) fn of(person: Person, has: Belongings) -> Self {
        let sets = has.sets.into_iter().map(|set| SetLine {
            id: set.id,
            game: set.game,
            name: set.name,
            body: set.body,
            created_at: set.created_at,
            changed_at: set.changed_at,
        });
        let boards = has.boards.into_iter().map(|board| BoardLine {
            id: board.id,
            game: board.game,
            name: board.name,
            setup: board.body,
            created_at: board.created_at,
            changed_at: board.changed_at,
        });
        let practice = has.drills.into_iter().map(|drill| DrillLine {
            item: drill.item,
            game: drill.game,
            level: drill.level,
            due_at: drill.due_at,
            asked: drill.asked,
            solved: drill.solved,
            answered_at: drill.answered_at,
            last_lost: drill.last_lost,
        });
        let days = has.days.into_iter().map(|day| DayLine {
            day: day.day,
            game: day.game,
            theme: day.theme,
            asked: day.asked,
            solved: day.solved,
        });
        Self {
            boards: boards.collect(),
            sets: sets.collect(),
            practice: practice.collect(),
            practice_days: days.collect(),
            id: person.id,
            name: person.name,
            login: person.login,
            password: person.password,
            language: person.language,
            theme: person.theme,
            webhook: person.webhook,
            recovery: person.recovery,
            created_at: person.created_at,
            seen_at: person.seen_at,
        }
    }

    /// All that the person has beside the account.
    pub(crate) fn belongings(&self) -> Belongings {
        let drills = self.practice.iter().cloned().map(|drill| Drill {
            person: self.id.clone(),
            item: drill.item,
            game: drill.game,
            level: drill.level,
            due_at: drill.due_at,
            asked: drill.asked,
            solved: drill.solved,
            answered_at: drill.answered_at,
            last_lost: drill.last_lost,
        });
        let days = self.practice_days.iter().cloned().map(|day| PracticeDay {
            person: self.id.clone(),
            day: day.day,
            game: day.game,
            theme: day.theme,
            asked: day.asked,
            solved: day.solved,
        });
        Belongings {
            boards: self.boards(),
            sets: self.sets(),
            drills: drills.collect(),
            days: days.collect(),
        }
    }

    fn boards(&self) -> Vec<KeptRow> {
        let boards = self.boards.iter().cloned().map(|board| KeptRow {
            id: board.id,
            person: self.id.clone(),
            game: board.game,
            name: board.name,
            body: board.setup,
            created_at: board.created_at,
            changed_at: board.changed_at,
        });
        boards.collect()
    }

    fn sets(&self) -> Vec<KeptRow> {
        let sets = self.sets.iter().cloned().map(|set| KeptRow {
            id: set.id,
            person: self.id.clone(),
            game: set.game,
            name: set.name,
            body: set.body,
            created_at: set.created_at,
            changed_at: set.changed_at,
        });
        sets.collect()
    }

    /// The person without the account and their belongings: what travels with a single match.
    pub(crate) fn into_guest(self) -> Self {
        Self {
            login: None,
            password: None,
            webhook: None,
            recovery: None,
            boards: Vec::new(),
            sets: Vec::new(),
            practice: Vec::new(),
            practice_days: Vec::new(),
            ..self
        }
    }

    pub(crate) fn into_person(self) -> Person {
        Person {
            id: self.id,
            name: self.name,
            login: self.login,
            password: self.password,
            language: self.language,
            theme: self.theme,
            webhook: self.webhook,
            recovery: self.recovery,
            created_at: self.created_at,
            seen_at: self.seen_at,
        }
    }
}

impl TableLine {
    pub(crate) fn of(
        row: TableRow,
        content_text: Option<String>,
        review: Option<ReviewLine>,
        entries: Vec<Entry>,
        chat: Vec<ChatLine>,
    ) -> Self {
        let entries = entries.into_iter().map(|entry| EntryLine {
            kind: entry.kind,
            seat: entry.seat,
            body: entry.body,
            tape: entry.tape,
            hash: entry.hash,
            made_at: entry.made_at,
        });
        let chat = chat.into_iter().map(|line| Said {
            person: line.person,
            seat: line.seat,
            name: line.name,
            text: line.text,
            at: line.at,
        });
        Self {
            id: row.id,
            game: row.game,
            rules_version: row.rules_version,
            setup: row.setup,
            content: row.content,
            host: row.host,
            options: row.options,
            seats: row.seats,
            people: row.people,
            commitment: row.commitment,
            seed: row.seed,
            opening: row.opening,
            opening_hash: row.opening_hash,
            phase: PhaseWord(row.phase),
            public: row.public,
            version: row.version,
            created_at: row.created_at,
            changed_at: row.changed_at,
            result: row.result,
            turn: TurnLine {
                seat: row.turn.seat,
                person: row.turn.person,
                glance: row.turn.glance,
            },
            content_text,
            review,
            entries: entries.collect(),
            chat: chat.collect(),
        }
    }

    pub(crate) fn into_parts(self) -> (TableRow, Vec<Entry>, Vec<ChatLine>) {
        let entries = (1..).zip(self.entries).map(|(seq, entry)| Entry {
            seq,
            kind: entry.kind,
            seat: entry.seat,
            body: entry.body,
            tape: entry.tape,
            hash: entry.hash,
            made_at: entry.made_at,
        });
        let chat = (1..).zip(self.chat).map(|(nth, line)| ChatLine {
            table_id: self.id.clone(),
            nth,
            person: line.person,
            seat: line.seat,
            name: line.name,
            text: line.text,
            at: line.at,
        });
        let (entries, chat) = (entries.collect(), chat.collect());
        let row = TableRow {
            id: self.id,
            game: self.game,
            rules_version: self.rules_version,
            setup: self.setup,
            content: self.content,
            host: self.host,
            options: self.options,
            seats: self.seats,
            people: self.people,
            commitment: self.commitment,
            seed: self.seed,
            opening: self.opening,
            opening_hash: self.opening_hash,
            phase: self.phase.0,
            public: self.public,
            version: self.version,
            created_at: self.created_at,
            changed_at: self.changed_at,
            result: self.result,
            turn: Turn {
                seat: self.turn.seat,
                person: self.turn.person,
                glance: self.turn.glance,
            },
        };
        (row, entries, chat)
    }
}
