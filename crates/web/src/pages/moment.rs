//! Which step of a match a page asks for: `step=N`, the `next=N` or the one `before=N` that tells something, or now. A page that follows the
//! match asks for what comes `after=N`, which it shows, or for now with what happened `since=N`.

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use catalog::{AnyTable, Eyes, Moment};
use kernel::{Seat, Viewer};
use pages::table::Replay;
use serde::Deserialize;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub(crate) struct Asked {
    step: Option<usize>,
    after: Option<usize>,
    before: Option<usize>,
    next: Option<usize>,
    since: Option<usize>,
    /// With whose eyes a match that is over is looked at: 0 for an onlooker's, then the seats as people count them.
    #[serde(rename = "as")]
    eyes: Option<u8>,
}

impl<S: Send + Sync> FromRequestParts<S> for Asked {
    type Rejection = std::convert::Infallible;

    /// What is no number asks for now.
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        let query = Query::<Self>::from_request_parts(parts, state).await;
        Ok(query.map(|Query(asked)| asked).unwrap_or_default())
    }
}

impl Asked {
    /// Now, with what happened since this step.
    pub(super) fn since(step: usize) -> Self {
        Self {
            since: Some(step),
            ..Self::default()
        }
    }

    /// The step that is asked for by its number.
    pub(super) fn step(self) -> Option<usize> {
        self.step
    }

    /// As an address has it.
    pub(super) fn query(self) -> String {
        match (self.step, self.eyes) {
            (Some(step), Some(eyes)) => format!("?step={step}&as={eyes}"),
            (Some(step), None) => format!("?step={step}"),
            (None, _) => String::new(),
        }
    }

    /// Whether everything is to be seen, also what was hidden from all. As with other eyes, only where the match is over.
    pub(super) fn sees_all(self) -> bool {
        self.eyes == Some(Replay::ALL)
    }

    /// With whose eyes a match of so many seats is to be looked at. Only where it is over: then nothing is a secret.
    pub(super) fn eyes(self, seats: u8) -> Option<Viewer> {
        match self.eyes?.checked_sub(1) {
            None => Some(Viewer::Spectator),
            Some(_) if self.sees_all() => Some(Viewer::Spectator),
            Some(seat) => (seat < seats).then_some(Viewer::Seated(Seat(seat))),
        }
    }

    /// As this viewer's page tells it: steps that tell them nothing are passed over.
    pub(super) fn moment(self, table: &dyn AnyTable, viewer: Viewer) -> Moment {
        let eyes = Eyes::Of(viewer);
        if let Some(after) = self.after {
            return Moment {
                step: table.tells_after(eyes, after),
                since: Some(after),
            };
        }
        let before = self
            .before
            .map(|step| table.tells_before(eyes, step).unwrap_or(0));
        let next = self.next.and_then(|step| table.tells_after(eyes, step));
        Moment {
            step: before.or(next).or(self.step),
            since: self.since,
        }
    }
}
