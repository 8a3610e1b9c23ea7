//! What lies over the table while something is decided: a Battle, an offer, cards that were drawn, the beginning, the end. It can be
//! put aside to look at the table.

use face::NOTHING;
use kernel::Phrase;
use maud::{Markup, html};
use numa_sera::Question;

use super::Scene;
use super::art::ic;
use super::{battle, choices, offer, setup, trade, tree};

/// How much of the table a scene takes: the mat, or the world too. What is only told makes room when the reader does something.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Room {
    Mat,
    Whole,
    Told,
}

pub(super) struct Panel {
    pub(super) room: Room,
    /// The sign before the title.
    pub(super) sign: &'static str,
    pub(super) title: String,
    /// A sentence beside it, and a rule.
    pub(super) note: Markup,
    pub(super) body: Markup,
}

/// How long what was decided stands before others go on, in milliseconds: its sum is laid out in two seconds, then it is read.
const READ: u16 = 4_500;

pub(super) fn over(scene: &Scene<'_>) -> Markup {
    let Some(panel) = panel(scene) else {
        return NOTHING.clone();
    };
    html! {
        section.scene.panel.whole[panel.room != Room::Mat].told[panel.room == Room::Told] aria-label=(panel.title) data-keep-scroll="scene" data-stands=[(panel.room == Room::Told).then_some(READ)] {
            header.fhead {
                (ic(panel.sign))
                h2 { (panel.title) }
                p { (panel.note) }
                label.btn.aside { input #peek type="checkbox" name="peek"; (face::components::icon("eye")) span.away { (scene.word("table-look")) } span.again { (scene.word("table-look-back")) } }
            }
            div.inside tabindex="0" role="group" aria-label=(panel.title) { (panel.body) }
        }
    }
}

fn panel(scene: &Scene<'_>) -> Option<Panel> {
    let view = scene.view;
    if scene.over {
        return None;
    }
    let (asked, question) = view.asked.as_ref()?;
    let mine = view.viewer == Some(*asked) && scene.yours();
    match question {
        Question::Kingdom => Some(setup::kingdoms(scene)),
        Question::Line if mine => Some(setup::line(scene)),
        Question::Line => setup::stands(scene),
        Question::TakeItem { loot: true, .. } => battle::told(scene),
        _ if view.battle.is_some() && !(mine && choices::is_asked(question)) => {
            battle::panel(scene)
        }
        Question::Block if mine => blocks(scene),
        Question::Draft if mine => trade::panel(scene),
        Question::Offer => offer::panel(scene),
        _ if mine && choices::is_asked(question) => choices::panel(scene, question),
        _ => battle::decided(scene),
    }
}

fn blocks(scene: &Scene<'_>) -> Option<Panel> {
    let own = scene.view.own()?;
    let kingdom = own.kingdom?;
    let note = Phrase::new("table-tick-note").with("n", own.residual);
    Some(Panel {
        room: Room::Whole,
        sign: "n-build",
        title: scene.word("table-tick-one"),
        note: html! { (scene.say(&note)) },
        body: tree::large(scene, own, kingdom),
    })
}
