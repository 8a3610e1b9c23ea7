//! The boards that a person has, as the lobby offers them.

use catalog::AnyGame;
use kernel::Wanted;
use pages::boards as faces;
use pages::lobby::{BoardLink, ChosenBoard, GameBoards};
use store::{KeptRow, Shelf};

use super::{is_ready, wanted};
use crate::app::App;
use crate::person::Visitor;
use crate::problem::Outcome;

/// A person's boards, and the one that was asked for, whoever's it is.
pub(in crate::pages) struct Kept {
    rows: Vec<KeptRow>,
    /// What each says about itself, and whether it can be played on.
    about: Vec<(String, bool)>,
    chosen: Option<(KeptRow, Wanted)>,
}

impl Kept {
    pub(in crate::pages) async fn load(
        app: &App,
        visitor: &Visitor,
        chosen: &str,
    ) -> Outcome<Self> {
        let rows = match &visitor.id {
            Some(person) => app.store().kept_of(Shelf::Boards, person).await?,
            None => Vec::new(),
        };
        let words = app.sayings.of(visitor.language());
        let about = rows.iter().map(|row| {
            let wanted = wanted(row);
            let Some(game) = app.game(&row.game) else {
                return (String::new(), false);
            };
            let texts = game.setup_words(visitor.language());
            let about = faces::about(&game.menu(), &texts, &wanted, words);
            (about, is_ready(&**game, &wanted))
        });
        let chosen = match chosen {
            "" => None,
            id => app.store().kept(Shelf::Boards, id).await?,
        };
        Ok(Self {
            about: about.collect(),
            rows,
            chosen: chosen.map(|row| {
                let wanted = wanted(&row);
                (row, wanted)
            }),
        })
    }

    pub(super) fn rows(&self) -> impl Iterator<Item = &KeptRow> {
        self.rows.iter()
    }

    /// All of them: one game alone has boards.
    pub(in crate::pages) fn links(&self) -> Vec<BoardLink<'_>> {
        let rows = self.rows.iter().zip(&self.about);
        let links = rows.map(|(row, (about, ready))| BoardLink {
            id: &row.id,
            name: &row.name,
            about: about.clone(),
            ready: *ready,
        });
        links.collect()
    }

    /// The game of the board that was asked for.
    pub(in crate::pages) fn game(&self) -> Option<&str> {
        self.chosen.as_ref().map(|(row, _)| row.game.as_str())
    }

    /// Whether a board was asked for that cannot be played on.
    pub(in crate::pages) fn chosen_is_unready(&self, app: &App) -> bool {
        self.chosen.as_ref().is_some_and(|(row, wanted)| {
            let game = app.game(&row.game);
            !game.is_some_and(|game| is_ready(&**game, wanted))
        })
    }

    /// What the lobby offers for a game.
    pub(in crate::pages) fn of<'a>(
        &'a self,
        game: &dyn AnyGame,
        links: &'a [BoardLink<'a>],
    ) -> Option<GameBoards<'a>> {
        game.assets().bench.as_ref()?;
        let chosen = self.chosen.as_ref();
        let chosen =
            chosen.filter(|(row, wanted)| row.game == game.key() && is_ready(game, wanted));
        Some(GameBoards {
            yours: links,
            chosen: chosen.map(|(row, wanted)| ChosenBoard {
                id: &row.id,
                name: &row.name,
                wanted,
            }),
        })
    }
}
