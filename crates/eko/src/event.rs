//! What happened, one fact at a time. Everything in Ekö is public (EK-C5), so events are the same for everyone.

use kernel::Seat;
use serde::Serialize;

use crate::choice::Ending;
use crate::{Building, Hex};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The board is built, the discs are dealt.
    Dealt {
        tiles: String,
        first: Seat,
    },
    Swapped {
        seat: Seat,
        from: Hex,
        to: Hex,
    },
    SwapDeclined {
        seat: Seat,
    },
    TurnBegan {
        seat: Seat,
    },
    Moved {
        seat: Seat,
        from: Hex,
        to: Hex,
        discs: u8,
    },
    /// Discs lost to Tempests on the way (EK-V-T2).
    LostToTempests {
        seat: Seat,
        zones: Vec<Hex>,
        discs: u8,
        emperor: bool,
    },
    Regrouped {
        seat: Seat,
        at: Hex,
        discs: u8,
    },
    Attacked {
        seat: Seat,
        target: Seat,
        at: Hex,
        discs: u8,
    },
    /// EK-M7.
    Kamikaze {
        seat: Seat,
        target: Seat,
        at: Hex,
        emperor: bool,
    },
    EmperorCaptured {
        by: Seat,
        of: Seat,
    },
    /// EK-E6: `by` gave the Emperor of `given` to `to` and got their own back.
    EmperorsExchanged {
        by: Seat,
        given: Seat,
        to: Seat,
    },
    Built {
        seat: Seat,
        at: Hex,
        building: Building,
        from: Hex,
        discs: u8,
        emperor: bool,
    },
    /// EK-K7.
    BuildingReturned {
        owner: Seat,
        at: Hex,
        building: Building,
    },
    /// EK-T2.
    ActionSkipped {
        seat: Seat,
    },
    ForcedMarch {
        seat: Seat,
        boxed: u8,
    },
    /// EK-V-D2.
    Banished {
        seat: Seat,
        target: Seat,
        at: Hex,
        boxed: u8,
    },
    Reinforced {
        seat: Seat,
        at: Hex,
        discs: u8,
        emperor: bool,
    },
    /// EK-RF6.
    ReinforcementSkipped {
        seat: Seat,
    },
    /// EK-V-M2.
    MoonLanded {
        seat: Seat,
        at: Hex,
        emperor: bool,
        boxed: u8,
    },
    /// EK-V-S2: who holds most spaces around a pyramid is another than before.
    PyramidChanged {
        around: Vec<Hex>,
        from: Option<Seat>,
        to: Option<Seat>,
    },
    /// EK-A11.
    Eliminated {
        seat: Seat,
    },
    Ended {
        ending: Ending,
    },
}
