//! What goes in and out.

use std::collections::BTreeMap;

use catalog::level_and_style;
use face::Explained;
use kernel::{Standings, Wanted};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tables::{ClockRule, Late, Place, Sheet, now};
use utoipa::ToSchema;

use crate::problem::Kind;

/// Why a request was not served.
#[derive(Serialize, ToSchema)]
pub(crate) struct Error {
    /// For programs, such as `stale` or `refused`.
    pub(crate) error: &'static str,
    /// For people.
    pub(crate) message: String,
    /// The id of the rule that forbids it, where one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<&'static str>,
    /// What the message tells, by name: numbers, seats, and words as the game calls them.
    #[serde(skip_serializing_if = "serde_json::Map::is_empty")]
    #[schema(value_type = Object)]
    pub(crate) figures: serde_json::Map<String, serde_json::Value>,
}

impl Error {
    pub(crate) fn of(kind: Kind, why: &Explained) -> Self {
        let figures = why.why.args.iter().map(|(name, value)| {
            let value = serde_json::to_value(value).unwrap_or_default();
            ((*name).to_owned(), value)
        });
        Self {
            error: kind.code(),
            message: why.to_string(),
            rule: why.rule.map(|rule| rule.0),
            figures: figures.collect(),
        }
    }
}

#[derive(Deserialize, ToSchema)]
pub(crate) struct NewGuest {
    pub(crate) name: String,
}

#[derive(Serialize, ToSchema)]
pub(crate) struct Guest {
    pub(crate) person: String,
    pub(crate) name: String,
    /// Shown once; only its hash is kept.
    pub(crate) token: String,
}

#[derive(Deserialize, ToSchema)]
pub(crate) struct NewTable {
    pub(crate) game: String,
    #[serde(default)]
    pub(crate) edition: Option<String>,
    #[serde(default)]
    pub(crate) seats: Option<u8>,
    #[serde(default)]
    pub(crate) variants: Vec<String>,
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    /// By seat: `me`, `open`, `reserved`, or the name of a bot. Seats that are not named are open; without a `me`, the first
    /// open one is yours.
    #[serde(default)]
    pub(crate) places: Vec<String>,
    #[serde(default)]
    #[schema(value_type = Object)]
    pub(crate) clock: ClockRule,
    #[serde(default)]
    #[schema(value_type = String)]
    pub(crate) late: Late,
    #[serde(default)]
    pub(crate) public: bool,
    #[serde(default)]
    pub(crate) title: String,
    /// The id of a set: what stands behind `/sets/` in its address. Without one, what the server has is played with.
    #[serde(default)]
    pub(crate) set: String,
}

impl NewTable {
    pub(crate) fn wanted(&self) -> Wanted {
        Wanted {
            rules: None,
            edition: self.edition.clone(),
            seats: self.seats,
            variants: self.variants.clone(),
            options: self.options.clone(),
        }
    }
}

/// A table as everyone may know it.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableInfo {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) setup: String,
    /// What the set is called that is played with; empty for the usual one.
    pub(crate) set: String,
    pub(crate) title: String,
    /// `gathering`, `running`, `over` or `archived`.
    pub(crate) phase: &'static str,
    pub(crate) public: bool,
    pub(crate) seats: Vec<SeatInfo>,
    pub(crate) step: usize,
    /// How often someone who plays against bots alone took something back after they had seen what came of it.
    pub(crate) take_backs: usize,
    /// Who is asked.
    pub(crate) asked: Option<u8>,
    /// Your seats.
    pub(crate) yours: Vec<u8>,
    /// The hash of the deal's seed, published before the first card.
    pub(crate) commitment: String,
    /// For people whom the host wants to have at the table; only the host sees it.
    pub(crate) invitation: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub(crate) struct SeatInfo {
    pub(crate) seat: u8,
    pub(crate) name: String,
    /// `open`, `reserved`, `bot` or `person`.
    pub(crate) kind: &'static str,
    /// The bot that answers here now.
    pub(crate) bot: Option<String>,
    /// What it likes, a style of `GET /games`; nothing of a bot without one.
    pub(crate) style: Option<String>,
    /// Milliseconds left.
    pub(crate) clock: Option<i64>,
}

impl TableInfo {
    pub(crate) fn of(table: Sheet<'_>, person: Option<&str>, invitation: Option<String>) -> Self {
        let now = now();
        let yours = person.map_or_else(Vec::new, |person| table.seats_of(person));
        let seats = table
            .seats()
            .zip(table.places.iter().zip(table.names()))
            .map(|(seat, (place, name))| SeatInfo {
                seat: seat.0,
                name,
                kind: match place {
                    Place::Open => "open",
                    Place::Reserved => "reserved",
                    Place::Bot { .. } => "bot",
                    Place::Person { .. } | Place::Named { .. } => "person",
                },
                bot: place.bot().map(|bot| level_and_style(bot).0.to_owned()),
                style: place
                    .bot()
                    .and_then(|bot| level_and_style(bot).1.map(str::to_owned)),
                clock: table.left(seat, now),
            });
        Self {
            id: table.row.id.clone(),
            game: table.row.game.clone(),
            setup: table.row.setup.clone(),
            set: table.options.set.clone(),
            title: table.options.title.clone(),
            phase: phase(table.row.phase),
            public: table.row.public,
            seats: seats.collect(),
            step: table.glance.steps,
            take_backs: table.glance.take_backs,
            asked: table.row.turn.seat,
            yours: yours.iter().map(|seat| seat.0).collect(),
            commitment: table.row.commitment.clone(),
            invitation: invitation.filter(|_| person == Some(table.row.host.as_str())),
        }
    }
}

pub(crate) fn phase(phase: store::Phase) -> &'static str {
    match phase {
        store::Phase::Gathering => "gathering",
        store::Phase::Running => "running",
        store::Phase::Over => "over",
        store::Phase::Archived => "archived",
    }
}

#[derive(Deserialize, ToSchema)]
pub(crate) struct Join {
    #[serde(default)]
    pub(crate) seat: Option<u8>,
    #[serde(default)]
    pub(crate) invitation: Option<String>,
}

/// What a seat may see, and what it may answer.
#[derive(Serialize, ToSchema)]
pub(crate) struct MyView {
    pub(crate) step: usize,
    /// With whose eyes; none is a spectator.
    pub(crate) seat: Option<u8>,
    pub(crate) asked: Option<u8>,
    pub(crate) over: bool,
    /// What is asked, in a sentence.
    pub(crate) question: Option<String>,
    /// The answers that you may give; empty while another seat is asked.
    pub(crate) choices: Vec<Choice>,
    /// The table as you may see it, as the game describes it.
    #[schema(value_type = Object)]
    pub(crate) view: Box<RawValue>,
    /// By rank, best first.
    #[schema(value_type = Object)]
    pub(crate) standings: Standings,
    /// Whether your last answer can be taken back.
    pub(crate) may_undo: bool,
}

#[derive(Serialize, ToSchema)]
pub(crate) struct Choice {
    /// What to send.
    pub(crate) answer: String,
    /// What it does, in a sentence.
    pub(crate) says: String,
}

#[derive(Deserialize, ToSchema)]
pub(crate) struct Answers {
    /// The `step` of the view that is answered.
    pub(crate) step: usize,
    /// A whole move, taken whole or not at all.
    pub(crate) answers: Vec<String>,
    /// Needed only by those who sit on several seats.
    #[serde(default)]
    pub(crate) seat: Option<u8>,
}

#[derive(Serialize, ToSchema)]
pub(crate) struct Taken {
    /// How many steps the log has now.
    pub(crate) step: usize,
}

#[derive(Deserialize, ToSchema)]
pub(crate) struct Consent {
    pub(crate) agree: bool,
}

#[derive(Serialize, Deserialize, ToSchema)]
pub(crate) struct Say {
    pub(crate) text: String,
}

#[derive(Serialize, ToSchema)]
pub(crate) struct Said {
    pub(crate) nth: i64,
    pub(crate) name: String,
    pub(crate) seat: Option<u8>,
    pub(crate) text: String,
    pub(crate) at: i64,
}

/// Something that happened.
#[derive(Serialize, ToSchema)]
pub(crate) struct Happened {
    pub(crate) step: usize,
    /// As the game describes it.
    #[schema(value_type = Object)]
    pub(crate) event: serde_json::Value,
}
