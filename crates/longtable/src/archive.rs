//! The file of `longtable export`: lines of JSON, one for each person and one for each table with all that was played and said
//! there. It is as confidential as the database: it holds the seeds of unfinished matches.

mod rows; // rows of the store as lines have them

use serde::{Deserialize, Serialize};
use store::{ChatLine, Drill, Entry, KeptRow, Person, PracticeDay, TableRow};

use rows::{BoardLine, DayLine, DrillLine, EntryLine, PhaseWord, Said, SetLine, TurnLine};

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

/// Rows as a line has them.
fn lines<Row, Line: From<Row>>(rows: Vec<Row>) -> Vec<Line> {
    rows.into_iter().map(Line::from).collect()
}

impl PersonLine {
    pub(crate) fn of(person: Person, has: Belongings) -> Self {
        Self {
            boards: lines(has.boards),
            sets: lines(has.sets),
            practice: lines(has.drills),
            practice_days: lines(has.days),
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
        let mut has = Belongings {
            boards: self.boards.iter().map(|line| line.0.clone()).collect(),
            sets: self.sets.iter().map(|line| line.0.clone()).collect(),
            drills: self.practice.iter().map(|line| line.0.clone()).collect(),
            days: self
                .practice_days
                .iter()
                .map(|line| line.0.clone())
                .collect(),
        };
        let boards = has.boards.iter_mut().map(|board| &mut board.person);
        let sets = has.sets.iter_mut().map(|set| &mut set.person);
        let drills = has.drills.iter_mut().map(|drill| &mut drill.person);
        let days = has.days.iter_mut().map(|day| &mut day.person);
        for person in boards.chain(sets).chain(drills).chain(days) {
            person.clone_from(&self.id);
        }
        has
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
            phase: row.phase.into(),
            public: row.public,
            version: row.version,
            created_at: row.created_at,
            changed_at: row.changed_at,
            result: row.result,
            turn: row.turn.into(),
            content_text,
            review,
            entries: lines(entries),
            chat: lines(chat),
        }
    }

    pub(crate) fn into_parts(self) -> (TableRow, Vec<Entry>, Vec<ChatLine>) {
        let entries = (1..)
            .zip(self.entries)
            .map(|(seq, line)| Entry { seq, ..line.0 });
        let chat = (1..).zip(self.chat).map(|(nth, line)| ChatLine {
            table_id: self.id.clone(),
            nth,
            ..line.0
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
            turn: self.turn.0,
        };
        (row, entries, chat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line as programs wrote it when every field was copied by hand, with everything that a person can have.
    const PERSON: &str = r#"{"person":{"id":"p1","name":"Ann","login":"ann","password":"$argon2id$x","language":"pl","theme":"dark","webhook":null,"recovery":"r","created_at":1,"seen_at":2,"boards":[{"id":"b1","game":"eko","name":"Bay","setup":"players=2 seed=7","created_at":3,"changed_at":4}],"sets":[{"id":"s1","game":"ethnos","name":"Mine","body":"[first]","created_at":5,"changed_at":6}],"practice":[{"item":"i","game":"numa-sera","level":2,"due_at":7,"asked":3,"solved":1,"answered_at":8,"last_lost":-9},{"item":"j","game":"eko","level":0,"due_at":0,"asked":0,"solved":0,"answered_at":null,"last_lost":null}],"practice_days":[{"day":20774,"game":"eko","theme":"reach","asked":4,"solved":2}]}}"#;
    const TABLE: &str = r#"{"table":{"id":"t1","game":"eko","rules_version":3,"setup":"players=2","content":"c","host":"p1","options":"{}","seats":"[]","people":["p1"],"commitment":"h","seed":[1,2],"opening":"","opening_hash":-5,"phase":"running","public":true,"version":9,"created_at":1,"changed_at":2,"result":null,"turn":{"seat":1,"person":"p1","glance":"{}"},"review":{"body":"{}","made_at":4},"entries":[{"kind":"step","seat":0,"body":"a1","tape":[3,4],"hash":6,"made_at":7},{"kind":"take-back","seat":null,"body":"1","tape":[],"hash":0,"made_at":8},{"kind":"note","seat":null,"body":"{}","tape":[],"hash":0,"made_at":9}],"chat":[{"person":"p1","seat":null,"name":"Ann","text":"hi","at":10}]}}"#;

    #[test]
    fn files_are_written_and_read_as_before() {
        for line in [PERSON, TABLE] {
            let read: Line = serde_json::from_str(line).unwrap();
            assert_eq!(serde_json::to_string(&read).unwrap(), line);
        }
    }

    #[test]
    fn what_the_place_tells_is_filled_in() {
        let Ok(Line::Person(person)) = serde_json::from_str(PERSON) else {
            panic!("it is a person's line");
        };
        let has = person.belongings();
        assert_eq!(
            (has.boards[0].person.as_str(), has.sets[0].person.as_str()),
            ("p1", "p1")
        );
        assert_eq!(
            (has.drills[1].person.as_str(), has.days[0].person.as_str()),
            ("p1", "p1")
        );
        assert_eq!(has.boards[0].body, "players=2 seed=7");
        // And written as it was read.
        let again = Line::Person(Box::new(PersonLine::of(person.into_person(), has)));
        assert_eq!(serde_json::to_string(&again).unwrap(), PERSON);
        let Ok(Line::Table(table)) = serde_json::from_str(TABLE) else {
            panic!("it is a table's line");
        };
        let (row, entries, chat) = table.into_parts();
        assert_eq!(row.turn.seat, Some(1));
        let seqs: Vec<i64> = entries.iter().map(|entry| entry.seq).collect();
        assert_eq!(seqs, [1, 2, 3]);
        assert_eq!((chat[0].nth, chat[0].table_id.as_str()), (1, "t1"));
    }

    /// The oldest files know nothing of boards, sets, practice or turns.
    #[test]
    fn older_files_are_read() {
        let person = r#"{"person":{"id":"p","name":"P","login":null,"password":null,"language":"en","theme":"auto","webhook":null,"created_at":1,"seen_at":2}}"#;
        let Ok(Line::Person(person)) = serde_json::from_str(person) else {
            panic!("it is a person's line");
        };
        assert_eq!(person.belongings(), Belongings::default());
    }
}
