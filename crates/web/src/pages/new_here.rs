//! Notes for those who are new: what happens for the first time is explained, one thing at a time, each once.

use std::sync::Arc;

use axum::extract::{Form, State};
use axum::response::{IntoResponse as _, Response};
use kernel::Phrase;
use pages::table::FirstNote;

use super::frame::Frame;
use super::moment::Asked;
use super::to;
use crate::app::App;
use crate::at::At;
use crate::forms::{Fields, text};
use crate::person::{Jar, Visitor};
use crate::problem::Outcome;

/// How far back something may lie that is still told.
const STEPS: usize = 24;

/// `POST /newhere`: `on` or `off`, from the lobby.
pub(crate) async fn switch(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    visitor.new_here.on = text(&fields, "to") == "on";
    let jar = jar.add(visitor.new_here.cookie(app.secure));
    Ok((jar, to("/")).into_response())
}

/// `POST /t/ID/newhere`: `seen` was read; `to=off` wants no more of them.
pub(crate) async fn seen(mut at: At, Jar(jar): Jar, Form(fields): Fields) -> Outcome<Response> {
    at.visitor.new_here.see(text(&fields, "seen"));
    if text(&fields, "to") == "off" {
        at.visitor.new_here.on = false;
    }
    let jar = jar.add(at.visitor.new_here.cookie(at.app.secure));
    let table = at.table().await?;
    Ok((jar, at.done(table, Asked::default())?).into_response())
}

impl Frame<'_> {
    /// What a newcomer is told now. Lessons have a coach of their own.
    pub(super) fn first_note(&self) -> Option<FirstNote> {
        let new_here = &self.at.visitor.new_here;
        let is_taught =
            self.table.options.lesson.is_some() || self.table.options.practice.is_some();
        if !new_here.on || is_taught || self.is_past() {
            return None;
        }
        self.seat()?;
        let play = &self.play.table;
        let from = play.steps().saturating_sub(STEPS);
        let game = self.table.game.key();
        let wanted = |key: &&str| new_here.wants(&format!("{game}-{key}"));
        let told = play.first_times(self.standing.viewer, from);
        let text = told.into_iter().find(wanted)?;
        let words = self.table.game.words(&play.setup(), self.at.language());
        Some(FirstNote {
            key: format!("{game}-{text}"),
            title: words.word(text.trim_end_matches("-text")),
            text: words.say(&Phrase::new(text)),
        })
    }
}
