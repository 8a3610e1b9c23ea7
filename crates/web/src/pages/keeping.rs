//! What people keep and share, whatever it is: adding, changing, copying and deleting, and what is said of it.

use axum_extra::extract::cookie::SignedCookieJar;
use face::Language;
use kernel::Phrase;
use serde::Deserialize;
use store::{KeptRow, Person, Shelf};
use tables::{limits, now};

use super::making::guest;
use crate::app::App;
use crate::person::Visitor;
use crate::problem::{Outcome, Problem};
use crate::secret;

/// A kind of thing that is kept.
pub(super) struct Keeping {
    pub(super) shelf: Shelf,
    /// What one without a name is called.
    unnamed: &'static str,
    /// How many a person may have, and what is said where they have them.
    most: u32,
    full: &'static str,
}

pub(super) const BOARDS: Keeping = Keeping {
    shelf: Shelf::Boards,
    unnamed: "ui-board-unnamed",
    most: limits::BOARDS,
    full: "problem-boards",
};

pub(super) const SETS: Keeping = Keeping {
    shelf: Shelf::Sets,
    unnamed: "ui-set-unnamed",
    most: limits::SETS,
    full: "problem-sets",
};

impl Keeping {
    /// The one of this id, whoever's it is.
    pub(super) async fn find(&self, app: &App, id: &str) -> Outcome<KeptRow> {
        let row = app.store().kept(self.shelf, id).await?;
        row.ok_or_else(Problem::not_found)
    }

    /// The visitor's own of this id. That of somebody else is not there.
    pub(super) async fn own(&self, app: &App, visitor: &Visitor, id: &str) -> Outcome<KeptRow> {
        let row = self.find(app, id).await?;
        match visitor.id.as_deref() == Some(&row.person) {
            true => Ok(row),
            false => Err(Problem::not_found()),
        }
    }

    /// The same for a form; `None` for one that was never kept.
    pub(super) async fn own_or_new(
        &self,
        app: &App,
        visitor: &Visitor,
        id: &str,
    ) -> Outcome<Option<KeptRow>> {
        match id {
            "" => Ok(None),
            id => self.own(app, visitor, id).await.map(Some),
        }
    }

    /// Writes game, name and body, and says which it is. A visitor who was nobody is a guest then.
    pub(super) async fn write(
        &self,
        app: &App,
        visitor: &mut Visitor,
        jar: SignedCookieJar,
        kept: Option<KeptRow>,
        (game, name, body): (&str, &str, String),
    ) -> Outcome<(SignedCookieJar, String)> {
        let name = self.named(app, visitor.language(), name)?;
        if let Some(kept) = kept {
            let row = KeptRow {
                name,
                body,
                changed_at: now(),
                ..kept
            };
            app.store().update_kept(self.shelf, &row).await?;
            return Ok((jar, row.id));
        }
        let (person, jar) = guest(app, visitor, None, jar).await?;
        let id = self.add(app, &person, game, name, body).await?;
        Ok((jar, id))
    }

    /// What it is called.
    fn named(&self, app: &App, language: Language, name: &str) -> Outcome<String> {
        let unnamed = app.sayings.of(language).word(self.unnamed);
        let name = match name.trim() {
            "" => unnamed.as_str(),
            name => name,
        };
        Ok(limits::board_name(name)?)
    }

    /// A new one that a program sends.
    pub(super) async fn add_named(
        &self,
        app: &App,
        (person, language): (&Person, Language),
        (game, name, body): (&str, &str, String),
    ) -> Outcome<String> {
        let name = self.named(app, language, name)?;
        self.add(app, person, game, name, body).await
    }

    /// A new one of a person, if there is room for it.
    async fn add(
        &self,
        app: &App,
        person: &Person,
        game: &str,
        name: String,
        body: String,
    ) -> Outcome<String> {
        let row = KeptRow {
            id: secret::board_id(),
            person: person.id.clone(),
            game: game.to_owned(),
            name,
            body,
            created_at: now(),
            changed_at: now(),
        };
        if app.store().insert_kept(self.shelf, &row, self.most).await? {
            return Ok(row.id);
        }
        let why = Phrase::new(self.full).with("most", self.most);
        Err(Problem::bad_phrase(why))
    }

    /// Anybody's becomes one's own; says which that is.
    pub(super) async fn copy(
        &self,
        app: &App,
        visitor: &mut Visitor,
        jar: SignedCookieJar,
        id: &str,
    ) -> Outcome<(SignedCookieJar, String)> {
        let row = self.find(app, id).await?;
        let (person, jar) = guest(app, visitor, None, jar).await?;
        let id = self
            .add(app, &person, &row.game, row.name, row.body)
            .await?;
        Ok((jar, id))
    }

    pub(super) async fn delete(&self, app: &App, visitor: &Visitor, id: &str) -> Outcome<()> {
        let person = visitor.must_be()?;
        match app.store().delete_kept(self.shelf, person, id).await? {
            true => Ok(()),
            false => Err(Problem::not_found()),
        }
    }
}

/// What the page says of what was just done.
#[derive(Deserialize, Default)]
pub(crate) struct Done {
    #[serde(default)]
    done: String,
}

impl Done {
    pub(super) fn key(&self, shelf: Shelf) -> Option<&'static str> {
        match (self.done.as_str(), shelf) {
            ("kept", _) => Some("board-kept"),
            ("unready", Shelf::Boards) => Some("board-kept-unready"),
            ("unready", Shelf::Sets) => Some("board-kept"),
            ("copied", Shelf::Boards) => Some("board-copied"),
            ("copied", Shelf::Sets) => Some("set-copied"),
            ("deleted", _) => Some("board-deleted"),
            ("removed", _) => Some("set-removed"),
            _ => None,
        }
    }
}
