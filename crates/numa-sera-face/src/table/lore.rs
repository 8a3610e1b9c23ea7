//! What a name in a sentence stands for. It depends on the card set and the language alone, so the log explains its names without a table.

use face::Words;
use face::components::Tip;
use kernel::{Phrase, Shared, Value};
use numa_sera::content::{Card, Condition4, Content, SkillType, Slot};

use super::Scene;
use super::art::capital;
use super::tips;
use crate::names;

/// The card set, and the words for it.
#[derive(Clone, Copy)]
pub(crate) struct Lore<'a> {
    pub(super) content: &'a Shared<Content>,
    pub(super) words: &'a Words,
}

impl<'a> From<&'a Scene<'_>> for Lore<'a> {
    fn from(scene: &'a Scene<'_>) -> Self {
        Lore {
            content: &scene.view.content,
            words: scene.words,
        }
    }
}

impl<'a> Lore<'a> {
    pub(crate) fn new(content: &'a Shared<Content>, words: &'a Words) -> Self {
        Lore { content, words }
    }

    pub(super) fn say(self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    pub(super) fn name(self, value: Value) -> String {
        capital(&self.say(&names::thing(value)))
    }

    /// Sentences as one text.
    pub(super) fn text(self, lines: Vec<Phrase>) -> String {
        self.say(&Phrase::new("table-text").with("text", Value::Sentences(lines)))
    }

    pub(super) fn flavour(self, id: &str) -> Option<String> {
        let key = format!("flavour-{}", id.to_lowercase().replace('_', "-"));
        self.words.knows(&key).then(|| self.words.word(&key))
    }

    /// What the thing is and does that is named by the word `key`.
    pub(crate) fn explain(self, key: &str) -> Option<Tip> {
        let word = |value: Value| value == names::word(key);
        if let Some(id) = key.strip_prefix("name-") {
            return self.named(id);
        }
        let skill = SkillType::ALL.into_iter();
        if let Some(skill) = skill.into_iter().find(|&one| word(names::skill(one))) {
            return Some(tips::college(self, skill));
        }
        let mut conditions = Condition4::ALL.into_iter();
        if let Some(condition) = conditions.find(|&one| word(names::condition(one))) {
            return Some(tips::condition(self, condition));
        }
        let slot = Slot::ALL.into_iter().find(|&one| word(names::slot(one)))?;
        Some(tips::slot(self, slot))
    }

    /// By the id, as messages have it.
    fn named(self, id: &str) -> Option<Tip> {
        let is = |one: &str| is_id(one, id);
        let content = self.content;
        if let Some(card) = (0..).zip(&content.cards).find(|(_, one)| is(&one.id)) {
            return Some(tips::card(self, Card(card.0)));
        }
        if let Some((hero, _)) = (0..).zip(&content.heroes).find(|(_, one)| is(&one.id)) {
            return Some(tips::hero(self, hero));
        }
        if let Some((hold, _)) = (0..).zip(&content.strongholds).find(|(_, one)| is(&one.id)) {
            return Some(tips::hold(self, hold));
        }
        if let Some((class, _)) = (0..).zip(&content.classes).find(|(_, one)| is(&one.id)) {
            return Some(tips::class(self, class));
        }
        (0..).zip(&content.kingdoms).find_map(|(kingdom, one)| {
            let (block, _) = (0..).zip(&one.blocks).find(|(_, one)| is(&one.id))?;
            Some(tips::block(self, kingdom, block))
        })
    }
}

/// Ids of content have capitals and low lines, keys of messages small letters and hyphens.
fn is_id(id: &str, key: &str) -> bool {
    let plain = |byte: u8| match byte {
        b'_' => b'-',
        other => other.to_ascii_lowercase(),
    };
    id.len() == key.len()
        && id
            .bytes()
            .zip(key.bytes())
            .all(|(id, key)| plain(id) == key)
}
