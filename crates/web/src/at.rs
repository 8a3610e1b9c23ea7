//! A request about one table: which, who asks, and how the answer is wanted.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use face::Language;
use kernel::{Seat, Viewer};
use serde::Deserialize;
use store::Store;
use tables::{Held, Table, Trouble};

use crate::app::App;
use crate::person::Visitor;
use crate::problem::Outcome;

pub(crate) struct At {
    pub(crate) app: Arc<App>,
    pub(crate) id: String,
    pub(crate) visitor: Visitor,
    /// The page's own script asks, and swaps what it gets.
    pub(crate) scripted: bool,
    /// What the host's link says.
    pub(crate) invite: String,
    /// Where people reach this server, for links that they send to each other.
    pub(crate) home: String,
}

/// Where people reach this server, for links that they send to each other.
pub(crate) struct Home(pub(crate) String);

impl FromRequestParts<Arc<App>> for Home {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<Self, std::convert::Infallible> {
        Ok(Self(app.home(&parts.headers)))
    }
}

#[derive(Deserialize, Default)]
struct Invited {
    #[serde(default)]
    invite: String,
}

/// Which lines of a chat are wanted: those before this one; the newest without it.
#[derive(Deserialize)]
pub(crate) struct Before {
    pub(crate) before: Option<i64>,
}

impl FromRequestParts<Arc<App>> for At {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Response> {
        let Path(id) = Path::from_request_parts(parts, app)
            .await
            .map_err(|no_path| no_path.into_response())?;
        let visitor = Visitor::from_request_parts(parts, app).await;
        let visitor = visitor.map_err(IntoResponse::into_response)?;
        let invited = Query::<Invited>::from_request_parts(parts, app).await;
        Ok(Self {
            app: app.clone(),
            id,
            visitor,
            scripted: parts.headers.contains_key("x-longtable"),
            invite: invited.map(|Query(by)| by.invite).unwrap_or_default(),
            home: app.home(&parts.headers),
        })
    }
}

impl At {
    pub(crate) async fn table(&self) -> Outcome<Held> {
        self.app.table(&self.id).await
    }

    /// The table as it is committed, for one who only looks.
    pub(crate) async fn look(&self) -> Outcome<tables::Sight> {
        Ok(self.app.keeper.look(&self.id).await?)
    }

    pub(crate) fn store(&self) -> &Store {
        self.app.store()
    }

    pub(crate) fn language(&self) -> Language {
        self.visitor.language()
    }

    /// The visitor, if they are known.
    pub(crate) fn person(&self) -> Option<&str> {
        self.visitor.id.as_deref()
    }

    /// The visitor, who has to be known.
    pub(crate) fn must_be(&self) -> Outcome<&str> {
        self.visitor.must_be()
    }

    /// Whether this word lets its bearer take a reserved seat here.
    pub(crate) fn is_invited_by(&self, word: &str) -> bool {
        self.app.is_invitation(&self.id, word)
    }

    /// The seat that a page answers for: the one whose cards it shows.
    pub(crate) fn seat_on_page(&self, table: &Table) -> Outcome<Seat> {
        let standing = table.standing(Some(self.must_be()?));
        match standing.viewer {
            Viewer::Seated(seat) => Ok(seat),
            Viewer::Spectator => {
                let lost = standing.seats.iter().find_map(|seat| table.lost(*seat));
                Err(lost.unwrap_or(Trouble::NotYourSeat).into())
            }
        }
    }

    /// The seat that a program answers for: the one that it names, its only one, or the one of its own that is asked.
    pub(crate) fn seat_named(&self, table: &Table, named: Option<u8>) -> Outcome<Seat> {
        let standing = table.standing(Some(self.must_be()?));
        let seat = standing.seat(named, table.asked());
        let seat = seat.ok_or(Trouble::NotYourSeat)?;
        match table.lost(seat).filter(|_| table.is_running()) {
            Some(lost) => Err(lost.into()),
            None => Ok(seat),
        }
    }
}
