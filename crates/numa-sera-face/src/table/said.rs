//! What cards say, worked out once: it depends on the card set and the language alone, and a table shows hundreds of texts.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use maud::{Markup, PreEscaped};
use numa_sera::content::SetId;

use super::Scene;
use super::art::sentences;
use super::lore::Lore;
use crate::texts;

/// What is said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum What {
    /// The abilities of a thing, with signs.
    Does(u16),
    Card(u8),
    Hero(u8),
    Hold(u8),
    Skill(u8, u8),
    /// All Levels of a Skill.
    College(u8),
    Class(u8),
    Block(u8, u8),
}

/// The card set, the language, and what.
type Key = (u64, &'static str, What);

static SAID: LazyLock<RwLock<HashMap<Key, Arc<str>>>> = LazyLock::new(RwLock::default);

/// More than this are thrown away: hosts may play with many card sets of their own.
const MOST: usize = 20_000;

pub(super) fn once(lore: Lore<'_>, what: What, make: impl FnOnce() -> String) -> Arc<str> {
    let content = lore.content.fingerprint();
    let key = (content, lore.words.language().code(), what);
    let known = SAID.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(said) = known.get(&key) {
        return Arc::clone(said);
    }
    drop(known);
    let said: Arc<str> = make().into();
    let mut all = SAID.write().unwrap_or_else(PoisonError::into_inner);
    if all.len() >= MOST {
        all.clear();
    }
    all.insert(key, Arc::clone(&said));
    said
}

/// What a thing does.
pub(super) fn does(scene: &Scene<'_>, set: SetId) -> Markup {
    let said = once(scene.into(), What::Does(set.0), || {
        sentences(scene, texts::set_text(&scene.view.content, set)).0
    });
    PreEscaped(said.to_string())
}
