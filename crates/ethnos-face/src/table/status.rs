//! The middle of the header: Ages, and the Dragons that have come.

use kernel::Phrase;
use maud::{Markup, html};

use super::art::{icon, roman};
use super::{Scene, tips};
use crate::say;

/// The third Dragon ends the Age (ET-DRAGON-5).
const DRAGONS: u8 = 3;

pub(crate) fn status(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let (ages, dragons) = (tips::ages(scene), tips::dragons(scene));
    html! {
        div.eth.eth-status {
            ol.ages title=(ages.text) data-tip=(ages.rule) aria-label=(scene.say(&Phrase::new("table-ages").with("age", say::age(view.age)))) {
                @for age in 1..=view.ages {
                    li.past[age < view.age] aria-current=[(age == view.age).then_some("step")] {
                        @if age < view.age { (icon("check")) }
                        span.word { (scene.word("table-age")) } (roman(age.into()))
                    }
                }
            }
            p.dragons data-at="dragons" role="img" aria-label=(dragons.text) title=(dragons.text) data-tip=(dragons.rule) {
                @for nth in 0..DRAGONS {
                    span.dslot.on[nth < view.deck.dragons] { (icon("dragon")) }
                }
            }
        }
    }
}
