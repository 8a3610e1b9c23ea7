//! A set as its pages need it. One that cannot be played with yet is looked at and corrected all the same: two tiles that exchange a
//! space, or two rows of tokens, cannot be put right at once.

use std::sync::Arc;

use catalog::{AnyGame, Document, Fault, InTheBox};
use face::Language;
use store::KeptRow;

use crate::app::App;
use crate::aside::aside;
use crate::problem::{Outcome, Problem};

#[derive(Clone)]
pub(in crate::pages) struct Opened {
    /// With the set; while that cannot be played with, with ours.
    pub(in crate::pages) game: Arc<dyn AnyGame>,
    pub(in crate::pages) text: String,
    pub(in crate::pages) fault: Option<Fault>,
}

impl Opened {
    pub(in crate::pages) async fn of(app: &App, set: &KeptRow) -> Outcome<Self> {
        let ours = app.game(&set.game).ok_or_else(Problem::not_found)?.clone();
        let text = set.body.clone();
        let opened = aside(move || match ours.with_content(&text) {
            Ok(game) => Ok(Self {
                game,
                text,
                fault: None,
            }),
            Err(fault) if Document::read(&text).is_ok() => Ok(Self {
                game: ours,
                text,
                fault: Some(fault),
            }),
            Err(fault) => Err(Problem::content(ours.key(), fault)),
        });
        opened.await?
    }

    pub(in crate::pages) fn ours(game: &Arc<dyn AnyGame>) -> Self {
        Self {
            text: game.content().to_owned(),
            game: game.clone(),
            fault: None,
        }
    }

    /// The game with the set, to play with.
    pub(super) fn playable(self) -> Outcome<Arc<dyn AnyGame>> {
        match self.fault {
            Some(fault) => Err(Problem::content(self.game.key(), fault)),
            None => Ok(self.game),
        }
    }

    pub(in crate::pages) fn in_the_box(&self, language: Language) -> Vec<InTheBox> {
        self.game.in_the_box_of(&self.text, language)
    }
}
