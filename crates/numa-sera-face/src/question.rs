//! What is asked, in one sentence.

use kernel::Phrase;
use numa_sera::{Question, View};

use crate::names;

pub(crate) fn question(view: &View) -> Option<Phrase> {
    let (asked, question) = view.asked.as_ref()?;
    if view.viewer != Some(*asked) {
        return awaited(view);
    }
    let content = &view.content;
    Some(match question {
        Question::Kingdom => Phrase::new("ask-kingdom"),
        Question::Line => Phrase::new("ask-line"),
        Question::Action if view.explored => Phrase::new("ask-action"),
        Question::Action => Phrase::new("ask-action-before"),
        Question::Keep => Phrase::new("ask-keep"),
        Question::Maven(card) => Phrase::new("ask-maven").with("card", names::card(content, *card)),
        Question::Option { set, .. } => {
            Phrase::new("ask-option").with("card", names::set(content, *set))
        }
        Question::Player { set } => {
            Phrase::new("ask-player").with("card", names::set(content, *set))
        }
        Question::Slot => Phrase::new("ask-slot"),
        Question::Skill { half: true } => Phrase::new("ask-skill-half"),
        Question::Skill { half: false } => Phrase::new("ask-skill"),
        Question::Class => Phrase::new("ask-class"),
        Question::Salvage(kind) => Phrase::new("ask-salvage").with("kind", names::kind(*kind)),
        Question::Forge { max_cost } => Phrase::new("ask-forge").with("n", *max_cost),
        Question::DiscardHand => Phrase::new("ask-discard-hand"),
        Question::DiscardItem => Phrase::new("ask-discard-item"),
        Question::DiscardMaven => Phrase::new("ask-discard-maven"),
        Question::TakeItem { from, loot: true } => Phrase::new("ask-loot").with("seat", *from),
        Question::TakeItem { from, loot: false } => {
            Phrase::new("ask-steal-item").with("seat", *from)
        }
        Question::May { set } => Phrase::new("ask-may").with("card", names::set(content, *set)),
        Question::Block => Phrase::new("ask-block"),
        Question::Extra => Phrase::new("ask-extra"),
        Question::BattleCard => Phrase::new("ask-battle-card"),
        Question::ExtraBattleCard => Phrase::new("ask-extra-card"),
        Question::Reroll { set } => {
            Phrase::new("ask-reroll").with("card", names::set(content, *set))
        }
        Question::Draft => Phrase::new("ask-draft"),
        Question::Offer => {
            let from = view.trade.as_ref().map_or(*asked, |trade| trade.from);
            Phrase::new("ask-offer").with("seat", from)
        }
    })
}

/// The same for those who wait, watch or look back.
pub(crate) fn awaited(view: &View) -> Option<Phrase> {
    let (asked, _) = view.asked.as_ref()?;
    Some(Phrase::new("ask-waiting").with("seat", *asked))
}
