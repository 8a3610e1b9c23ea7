//! The middle of the header: Ages, and the Dragons that have come.

use kernel::Phrase;
use maud::{Markup, html};

use super::Scene;
use super::art::{icon, roman};
use crate::say;

/// The third Dragon ends the Age (ET-DRAGON-5).
const DRAGONS: u8 = 3;

pub(crate) fn status(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let dragons = Phrase::new("table-dragons").with("n", view.deck.dragons);
    html! {
        div.eth.eth-status {
            ol.ages aria-label=(scene.say(&Phrase::new("table-ages").with("age", say::age(view.age)))) {
                @for age in 1..=view.ages {
                    li.past[age < view.age] aria-current=[(age == view.age).then_some("step")] {
                        @if age < view.age { (icon("check")) }
                        span.word { (scene.word("table-age")) } (roman(age.into()))
                    }
                }
            }
            p.dragons data-at="dragons" role="img" aria-label=(scene.say(&dragons)) title=(scene.say(&dragons)) {
                @for nth in 0..DRAGONS {
                    span.dslot.on[nth < view.deck.dragons] { (icon("dragon")) }
                }
            }
        }
    }
}
