//! What tables are played with: content that somebody corrected, or that of the server which began them. A table names it by a hash, the
//! store has the text, and a node keeps those that it has read lately. So a match goes on with its own cards when a newer server has others.

use std::sync::{Arc, Mutex};

use catalog::AnyGame;
use store::{Store, TableRow};

use crate::hub::lock;
use crate::trouble::{Outcome, Trouble};

/// How many a node keeps beside those that its tables hold.
const KEPT: usize = 16;

/// The last one used comes last.
#[derive(Default)]
pub(crate) struct Contents(Mutex<Vec<(String, Arc<dyn AnyGame>)>>);

/// What a table's row says of its content: the short hash of what its server had, or the long one of a text that somebody corrected.
pub(crate) fn hash_of(game: &dyn AnyGame) -> String {
    if game.is_shipped() {
        format!("{:016x}", game.content_hash())
    } else {
        referee::fingerprint(game.content())
    }
}

/// Whether it is the hash of a text that somebody corrected.
#[must_use]
pub fn is_stored(hash: &str) -> bool {
    hash.len() == 64
}

/// The game with the content that an earlier server had.
fn with_earlier(game: &dyn AnyGame, hash: &str, body: &str) -> Result<Arc<dyn AnyGame>, String> {
    let read = game.with_content(body);
    let read = read.map_err(|why| format!("the content that an earlier server had: {why}"))?;
    if format!("{:016x}", read.content_hash()) == hash {
        Ok(read)
    } else {
        Err("the content that an earlier server had was changed in the database".to_owned())
    }
}

/// The game with a text that was stored under this hash.
pub fn with_stored(game: &dyn AnyGame, hash: &str, body: &str) -> Result<Arc<dyn AnyGame>, String> {
    if referee::fingerprint(body) != hash {
        return Err("the content that it is played with was changed in the database".to_owned());
    }
    let game = game.with_content(body);
    game.map_err(|why| format!("the content that it is played with: {why}"))
}

impl Contents {
    /// The game that a table is played with, of those that the server has or with what the store keeps.
    pub(crate) async fn of(
        &self,
        store: &Store,
        games: &[Arc<dyn AnyGame>],
        row: &TableRow,
    ) -> Outcome<Arc<dyn AnyGame>> {
        let damaged = |why: &str| {
            tracing::error!(table = row.id, why, "a table's content cannot be read");
            Trouble::Damaged
        };
        let game = games.iter().find(|game| game.key() == row.game);
        let game = game.ok_or_else(|| damaged("an unknown game"))?;
        if row.content == hash_of(&**game) {
            return Ok(game.clone());
        }
        if let Some(known) = self.known(&row.content) {
            return Ok(known);
        }
        let body = store.content(&row.content).await?;
        let body = body.ok_or_else(|| damaged("it is not in the database"))?;
        // Reading a whole file keeps a core busy: nothing for the threads that serve requests.
        let (game, hash) = (game.clone(), row.content.clone());
        let read = tokio::task::spawn_blocking(move || match is_stored(&hash) {
            true => with_stored(&*game, &hash, &body),
            false => with_earlier(&*game, &hash, &body),
        });
        let read = read.await.map_err(|why| damaged(&why.to_string()))?;
        let read = read.map_err(|why| damaged(&why))?;
        self.keep(&row.content, read.clone());
        Ok(read)
    }

    fn known(&self, hash: &str) -> Option<Arc<dyn AnyGame>> {
        let mut kept = lock(&self.0);
        let at = kept.iter().position(|(of, _)| of == hash)?;
        let found = kept.remove(at);
        let game = found.1.clone();
        kept.push(found);
        Some(game)
    }

    fn keep(&self, hash: &str, game: Arc<dyn AnyGame>) {
        let mut kept = lock(&self.0);
        kept.retain(|(of, _)| of != hash);
        kept.push((hash.to_owned(), game));
        let too_many = kept.len().saturating_sub(KEPT);
        kept.drain(..too_many);
    }
}
