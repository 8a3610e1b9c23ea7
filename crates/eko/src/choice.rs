//! What a player can answer.

use serde::Serialize;

use kernel::Seat;

use crate::{Building, Site, Space, Zones};

/// One answer to the open question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Before the first turn: the Emperor changes places with this disc (EK-SU4).
    Swap(Space),
    /// Move this stack; where to is asked next (EK-M1).
    Lift(Space),
    /// Construct there; what and who pays is asked next (EK-K1).
    Build(Site),
    /// The lifted stack goes there (EK-M3).
    To(Space),
    /// The way leads through just these Tempest zones (EK-A22).
    Through(Zones),
    Raise(Building),
    /// This stack gives the discs (EK-K1).
    Pay(Space),
    /// Which disc, where the Emperor may be the one (EK-K8, EK-V-T2, EK-A27).
    Disc(Disc),
    /// Sacrifice discs for another action (EK-F1).
    March,
    /// Use the Temple of the Sand; on whom is asked next (EK-V-D2).
    Sand,
    /// One disc of this stack returns to its reserve (EK-V-D2).
    Banish(Space),
    /// Add discs to this stack; how many is asked next (EK-RF2).
    Reinforce(Space),
    /// So many discs, the Emperor counted among them (EK-RF4).
    Add {
        discs: u8,
        emperor: bool,
    },
    /// Use the Temple of the Moon; where is asked next (EK-V-M2).
    Moon,
    /// The disc of the Moon lands there (EK-V-M2).
    Land(Space),
    /// Exchange this player's Emperor for one's own (EK-A6).
    Give(Seat),
    /// Decline what is offered.
    Pass,
}

const _: () = assert!(
    size_of::<Choice>() <= 4,
    "choices are copied millions of times"
);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Disc {
    Ordinary,
    Emperor,
}

/// The open question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// EK-SU4.
    Swap,
    /// Move or construct (EK-T1); before the first action also the Temple of the Sand.
    Action,
    Destination {
        from: Space,
    },
    /// Several sets of Tempest zones lead there.
    Route {
        from: Space,
        to: Space,
    },
    /// Is the Emperor among the discs lost on the way?
    Toll {
        from: Space,
        to: Space,
        zones: Zones,
    },
    Construction {
        site: Site,
    },
    Payment {
        site: Site,
        building: Building,
    },
    /// Is the Emperor among the discs spent?
    Spending {
        site: Site,
        building: Building,
        from: Space,
    },
    /// The target of the Temple of the Sand.
    Banishment,
    /// A Forced March is possible.
    March,
    /// A player's Emperor was captured while they hold several; they choose which one to give (EK-A6).
    Exchange {
        by: Seat,
    },
    Reinforcement,
    Amount {
        to: Space,
    },
    /// Where the disc of the Temple of the Moon lands.
    Moon,
    MoonDisc {
        to: Space,
    },
    Over(Ending),
}

/// How a game can end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// EK-W1.
    Points { winner: Seat },
    /// EK-W2.
    LastStanding { winner: Seat },
    /// EK-W3, EK-A14: the board is empty and no one wins.
    EmptyBoard,
    /// EK-W4, EK-A12: one by points, the other by being the last.
    BothWin { by_points: Seat, last: Seat },
    /// EK-A15.
    Repetition,
    /// EK-A15.
    NoProgress,
    /// EK-A31: no player can ever do anything again.
    Stalemate,
}

impl Ending {
    /// The stable word for it.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Points { .. } => "points",
            Self::LastStanding { .. } => "last-standing",
            Self::EmptyBoard => "empty-board",
            Self::BothWin { .. } => "both-win",
            Self::Repetition => "repetition",
            Self::NoProgress => "no-progress",
            Self::Stalemate => "stalemate",
        }
    }
}
