//! Which sets can be played with, remembered: the lobby asks at every visit, and to find out is to read the whole file.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use store::{KeptRow, Shelf};

use super::Opened;
use crate::app::App;
use crate::problem::Outcome;

/// As many are remembered.
const MOST: usize = 4_096;

/// By the set and when it was changed last; what is true of a text stays true.
static KNOWN: LazyLock<Mutex<HashMap<(String, i64), bool>>> = LazyLock::new(Mutex::default);

/// Whether the set can be played with; its row may be without the text.
pub(crate) async fn is_ready(app: &App, row: &KeptRow) -> Outcome<bool> {
    let key = (row.id.clone(), row.changed_at);
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(&is_ready) = known().get(&key) {
        return Ok(is_ready);
    }
    let is_ready = match app.store().kept(Shelf::Sets, &row.id).await? {
        Some(row) => Opened::of(app, &row).await?.fault.is_none(),
        None => false,
    };
    let mut known = known();
    if known.len() >= MOST {
        known.clear();
    }
    known.insert(key, is_ready);
    Ok(is_ready)
}
