//! What happened, one thing after the other, for those who watch it happen.

use kernel::Seat;
use maud::Markup;

use crate::Told;

/// One thing that happened. It is made from events as the viewer may know them, so it tells nothing else.
#[derive(Clone, Debug)]
pub struct Beat {
    pub told: Told,
    /// A heading in the log, such as that a turn begins: nothing that is watched, and no news.
    pub heading: bool,
    /// What moves, all of it at once.
    pub flights: Vec<Flight>,
    /// The places that stay marked until the next move.
    pub touched: Vec<String>,
    /// What these players had before and have then, where points are counted one after the other.
    pub totals: Vec<Total>,
}

/// A player's points before and after a beat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Total {
    pub seat: Seat,
    pub before: i64,
    pub after: i64,
}

/// A piece that goes from one place of the page to another. A place is an element with `data-at="NAME"`.
#[derive(Clone, Debug)]
pub struct Flight {
    /// The piece as it looks on its way. Nobody presses it, and no screen reader says it.
    pub what: Markup,
    pub from: String,
    pub to: String,
    /// The places that it comes by, where it does not go straight.
    pub by: Vec<String>,
}

impl Beat {
    /// Nothing moves yet.
    #[must_use]
    pub fn new(told: impl Into<Told>) -> Self {
        Self {
            told: told.into(),
            heading: false,
            flights: Vec::new(),
            touched: Vec::new(),
            totals: Vec::new(),
        }
    }

    /// A heading of the log.
    #[must_use]
    pub fn heading(told: impl Into<Told>) -> Self {
        Self {
            heading: true,
            ..Self::new(told)
        }
    }

    #[must_use]
    pub fn fly(mut self, what: Markup, from: impl Into<String>, to: impl Into<String>) -> Self {
        self.flights.push(Flight {
            what,
            from: from.into(),
            to: to.into(),
            by: Vec::new(),
        });
        self
    }

    /// The same along a way, both ends included; one of fewer than two places leads nowhere.
    #[must_use]
    pub fn fly_along(mut self, what: Markup, mut way: Vec<String>) -> Self {
        if way.len() < 2 {
            return self;
        }
        let to = way.pop().expect("a way has two ends");
        let from = way.remove(0);
        self.flights.push(Flight {
            what,
            from,
            to,
            by: way,
        });
        self
    }

    #[must_use]
    pub fn touch(mut self, place: impl Into<String>) -> Self {
        self.touched.push(place.into());
        self
    }

    #[must_use]
    pub fn total(mut self, seat: Seat, before: i64, after: i64) -> Self {
        self.totals.push(Total {
            seat,
            before,
            after,
        });
        self
    }
}
